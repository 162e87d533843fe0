"""Random histories of a source that changes at chosen moments of a run; each is the same whenever it is repeated.

python -m tests.faults.interleaving --count 500
python -m tests.faults.interleaving --seed 17 --count 1 --steps

As `tests.faults.racing`, and with the same checks, but the engine runs in this process, and whenever it is about to
look at something of the source, chance decides whether the source changes first. So what a history finds can be
reduced to a few steps and kept.
"""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from shingleback.domain.errors import Outcome
from shingleback.engine.source.access import SourceAccess
from shingleback.protocol.results import BackupFinished, CheckFinished
from tests.faults.history_program import Done
from tests.faults.racing import RacingHistory
from tests.faults.racing_source import RacingSource
from tests.helpers.workshop import Workshop

_OFTEN: Final = (0.02, 0.1, 0.3, 0.7)
_STEPS: Final = (1, 1, 1, 2, 5)


class _ChangingAccess(SourceAccess):
    """Changes the source, perhaps, just before the engine looks at something in it, and when it has looked at all."""

    def __init__(self, source: RacingSource, often: float) -> None:
        super().__init__()
        self._source = source
        self._often = often

    def touch(self, path: bytes) -> None:
        self._change()
        super().touch(path)

    def beat(self) -> None:
        self._change()
        super().beat()

    def done(self) -> None:
        self._change()
        super().done()

    def _change(self) -> None:
        if self._source.chance.random() < self._often:
            self._source.change(self._source.chance.choice(_STEPS))


class EngineBetween:
    """The engine in this process. Without databases, which need a writer beside it."""

    is_beside = False

    def __init__(self, folder: Path) -> None:
        (folder / "engine").mkdir()
        self._workshop = Workshop(folder / "engine")

    def run(self, *arguments: str | Path) -> Done:
        workshop, command = self._workshop, arguments[0]
        if command == "backup":
            return _done(workshop.backup(Path(arguments[1]), destination=bytes(Path(arguments[2]))))
        workshop.destination = Path(arguments[1])
        if command == "verify":
            return _done(workshop.verify())
        return _done(workshop.restore(target=Path(arguments[3]))[0])

    def run_beside(self, source: RacingSource, *arguments: str | Path) -> Done:
        self._workshop.access = _ChangingAccess(source, source.chance.choice(_OFTEN))
        try:
            return self.run(*arguments)
        finally:
            self._workshop.access = SourceAccess()


def _done(result: BackupFinished | CheckFinished) -> Done:
    return Done(int(Outcome(result.outcome).exit_code), msgspec.to_builtins(result))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=20, help="how many histories")
    parser.add_argument("--seed", type=int, default=1, help="of the first one; the others follow")
    parser.add_argument("--steps", action="store_true", help="print what was done in a run that went wrong")
    options = parser.parse_args()
    wrong: list[int] = []
    for seed in range(options.seed, options.seed + options.count):
        folder = Path(tempfile.mkdtemp(prefix=f"interleaving-{seed}-"))
        history = RacingHistory(seed, folder, EngineBetween(folder))
        try:
            history.run()
        finally:
            shutil.rmtree(folder)
        if history.violations:
            wrong.append(seed)
            print(f"seed {seed}: {'; '.join(history.violations)}", flush=True)
            if options.steps:
                print("\n".join(history.source.shell_steps))
    print(f"{options.count} histories; with a violation: {len(wrong)} {wrong or ''}")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())

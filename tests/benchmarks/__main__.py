"""Compares Shingleback with rsync and cp, and measures what it costs to watch the drives.

    python -m tests.benchmarks [CASE...]
    python -m tests.benchmarks modeled [--help]
    python -m tests.benchmarks streams [--help]
    python -m tests.benchmarks measuring [--help]
    python -m tests.benchmarks replay [--help]
    python -m tests.benchmarks before [--help]
    python -m tests.benchmarks growth [--help]

A case that this machine cannot run says why. docs/performance-trials.md explains the figures.
"""

import argparse
import contextlib
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from tests.benchmarks.before import main as before
from tests.benchmarks.cared import main as cared
from tests.benchmarks.cases import CASES
from tests.benchmarks.ground import CannotRunError, memory_folder
from tests.benchmarks.growth import main as growth
from tests.benchmarks.lab import Lab
from tests.benchmarks.machine import facts
from tests.benchmarks.measuring import main as measuring
from tests.benchmarks.modeled import main as modeled
from tests.benchmarks.replay import main as replay
from tests.benchmarks.report import as_json, as_text
from tests.benchmarks.results import Result
from tests.benchmarks.streams import main as streams


def main(args: list[str]) -> int:
    arguments = _parser().parse_args(args)
    chosen = [case for case in CASES if not arguments.cases or case.name in arguments.cases]
    machine = facts()
    try:
        with _folders(arguments.memory, arguments.disk) as (memory, disk):
            lab = Lab(
                memory,
                disk,
                _say,
                pairs=arguments.pairs,
                scale=arguments.scale,
                patience_s=arguments.patience,
                idle_s=arguments.idle,
            )
            results: list[Result] = []
            lab.warm_up()
            with contextlib.closing(lab):
                for case in chosen:
                    _say(f"{case.name}: {case.title}")
                    results.append(case.run(lab))
    except CannotRunError as error:
        _say(f"Nothing can be measured: this {error}.")
        return 2
    print(as_text(machine, results))
    if arguments.json:
        arguments.json.write_text(as_json(machine, results), encoding="utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=(__doc__ or "").splitlines()[0])
    names = [case.name for case in CASES]
    parser.add_argument("cases", nargs="*", metavar="CASE", choices=[*names, []], help=f"{', '.join(names)}; none: all")
    parser.add_argument("--pairs", type=int, default=5, metavar="N", help="how often each program runs (5)")
    parser.add_argument("--scale", type=float, default=1.0, metavar="X", help="0.01: a hundredth of the files")
    parser.add_argument(
        "--patience",
        type=float,
        default=0.0,
        metavar="SECONDS",
        help="wait so long at most, before each run, until other programs are idle (0)",
    )
    parser.add_argument(
        "--idle", type=float, default=30.0, metavar="SECONDS", help="how long to look at what does nothing (30)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every single figure there")
    parser.add_argument("--memory", type=Path, default=Path("/dev/shm"), metavar="DIR", help="a folder in memory")
    parser.add_argument("--disk", type=Path, default=Path("/var/tmp"), metavar="DIR", help="a folder on a disk")
    return parser


@contextlib.contextmanager
def _folders(memory: Path, disk: Path) -> Iterator[tuple[Path, Path]]:
    with memory_folder(memory) as in_memory, tempfile.TemporaryDirectory(dir=disk) as on_disk:
        yield in_memory, Path(on_disk)


def _leave(number: int, _frame: FrameType | None) -> None:
    """Unmounts everything, even after a signal to terminate."""
    sys.exit(128 + number)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _leave)
    others = {
        "modeled": modeled,
        "streams": streams,
        "measuring": measuring,
        "replay": replay,
        "cared": cared,
        "before": before,
        "growth": growth,
    }
    apart = others.get(sys.argv[1] if sys.argv[1:] else "")
    sys.exit(apart(sys.argv[2:]) if apart else main(sys.argv[1:]))

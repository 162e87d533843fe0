"""Random histories of a source that is backed up again and again; each version is compared with the source of its time.

python -m tests.faults.histories --count 20 --cut
python -m tests.faults.histories --seconds 3600 --cut --filesystem xfs --jobs 2
python -m tests.faults.histories --seed 17 --count 1 --steps

This code imports nothing of the program, and knows only its command line. The moment at which a run is killed varies a
little, so a history with --cut may have to be repeated more than once.
"""

import argparse
import contextlib
import itertools
import math
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple
from pathlib import Path
from typing import NamedTuple

from tests.faults.history import Counts, History, Kind
from tests.faults.history_places import FILESYSTEMS, destination_in, drive, why_not
from tests.faults.history_program import warm_server
from tests.helpers.warm import WarmServer


class HistoryResult(NamedTuple):
    """The result of one history. `shell_steps` are the changes and runs, as lines for a shell."""

    seed: int
    violations: list[str]
    shell_steps: list[str]
    counts: Counts


def run_history(
    kind: Kind, seed: int, folder: Path, point: Path, end: float = math.inf, server: WarmServer | None = None
) -> HistoryResult:
    """Runs one history in an empty folder, on a drive without a backup. No run starts after `end`."""
    history = History(kind, seed, folder, destination_in(point, kind.filesystem), server)
    try:
        history.run(end)
    except Exception as error:
        error.add_note("\n".join([*history.shell_steps[-20:], f"The checker itself fails: {repeat(kind, seed)}"]))
        raise
    return HistoryResult(seed, history.violations, history.shell_steps, history.counts)


def repeat(kind: Kind, seed: int) -> str:
    command = (
        f"python -m tests.faults.histories --seed {seed} --count 1 --runs {kind.runs} --filesystem {kind.filesystem}"
    )
    flags = (" --cut" if kind.is_cut else "") + (" --forgiving" if kind.is_forgiving else "")
    flags += " --cold" if kind.is_cold else ""
    return command + flags + f" --app {kind.app} --steps"


def report(kind: Kind, result: HistoryResult) -> str:
    """The violations of a history, and how to reproduce them; empty if there are none."""
    lines = [f"seed {result.seed}, {violation}" for violation in result.violations]
    return "\n".join([*lines, f"    {repeat(kind, result.seed)}"]) if lines else ""


class HistoryRunner:
    """Runs many histories, one after another or in parallel."""

    def __init__(self, kind: Kind, *, prints_steps: bool, keeps: bool) -> None:
        self._kind = kind
        self._prints_steps = prints_steps
        self._keeps = keeps
        self._lock = threading.Lock()
        self._wrong: list[int] = []
        self._histories = 0
        self._sums = Counts()

    def run(self, seeds: Iterator[int], seconds: float, jobs: int) -> int:
        """Returns how many histories have a violation."""
        end = time.monotonic() + seconds if seconds else math.inf
        began = time.monotonic()
        with ThreadPoolExecutor(jobs) as pool:
            workers = [pool.submit(self._work, seeds, end) for _ in range(jobs)]
            for worker in workers:
                worker.result()
        sums = self._sums
        print(
            f"{self._kind.filesystem}: {self._histories} histories in {time.monotonic() - began:.0f} s, "
            f"{sums.runs} runs, {sums.cut} of them cut, {sums.versions} versions, {sums.restored} restored; "
            f"with a violation: {len(self._wrong)} {self._wrong or ''}"
        )
        return len(self._wrong)

    def _work(self, seeds: Iterator[int], end: float) -> None:
        with contextlib.nullcontext() if self._kind.is_cold else warm_server(self._kind.app) as server:
            while time.monotonic() < end:
                with self._lock:
                    seed = next(seeds, None)
                if seed is None:
                    return
                self._note(self._one(seed, end, server))

    def _one(self, seed: int, end: float, server: WarmServer | None) -> HistoryResult:
        folder = Path(tempfile.mkdtemp(prefix=f"history-{seed}-"))
        result = None
        try:
            with drive(self._kind.filesystem, folder) as point:
                result = run_history(self._kind, seed, folder, point, end, server)
        finally:
            if self._keeps and (result is None or result.violations):
                print(f"seed {seed} is kept in {folder}")
            else:
                shutil.rmtree(bytes(folder))
        return result

    def _note(self, result: HistoryResult) -> None:
        with self._lock:
            self._histories += 1
            self._sums = Counts(*(sum(pair) for pair in zip(astuple(self._sums), astuple(result.counts), strict=True)))
            if result.violations:
                self._wrong.append(result.seed)
            if self._prints_steps:
                print("\n".join(result.shell_steps))
            if text := report(self._kind, result):
                print(text, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=0, help="how many histories; else 20, or what fits into --seconds")
    parser.add_argument("--seed", type=int, default=1, help="of the first one; the others follow")
    parser.add_argument("--seconds", type=float, default=0, help="begin no history and no run after that")
    parser.add_argument("--filesystem", choices=FILESYSTEMS, default="here", help="a new one on a loop device, as root")
    parser.add_argument("--runs", type=int, default=50, help="at most in a history")
    parser.add_argument("--cut", action="store_true", help="kill and cancel runs, lose the index, change the computer")
    parser.add_argument("--forgiving", action="store_true", help="new content has a new time where the index is lost")
    parser.add_argument("--cold", action="store_true", help="start each run as a process of its own")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--app", type=Path, default=Kind.app, help="the folder that has the package shingleback")
    parser.add_argument("--steps", action="store_true", help="print each step, as a line for a shell")
    parser.add_argument("--keep", action="store_true", help="leave the folder of a history with a violation")
    options = parser.parse_args()
    if missing := why_not(options.filesystem):
        parser.error(f"{options.filesystem} {missing}")
    kind = Kind(options.filesystem, options.runs, options.cut, options.forgiving, options.cold, options.app.resolve())
    count = options.count or (None if options.seconds else 20)
    seeds = itertools.islice(itertools.count(options.seed), count)
    runner = HistoryRunner(kind, prints_steps=options.steps, keeps=options.keep)
    return int(runner.run(seeds, options.seconds, options.jobs) > 0)


if __name__ == "__main__":
    sys.exit(main())

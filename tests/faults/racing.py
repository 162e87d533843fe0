"""Random histories of a source that changes while it is backed up; each copy is compared with what was there meanwhile.

python -m tests.faults.racing --count 100
python -m tests.faults.racing --seconds 600 --seed 1000 --jobs 2
python -m tests.faults.racing --seed 17 --count 1 --steps

After a run beside which files were written, replaced, linked, renamed and moved, and databases changed:

- each file of the new version has a content that its path had during the run, and each file that was there under one
  name all the time is there; a file that was there under changing names is there under one of them; unless the run
  names it
- each database can be opened, and has a state of the time of the run, or is named
- `verify` finds nothing
- the next run, beside which nothing changes, makes the copy equal to the source, with all hard links
- a source that is emptied then is not taken for its new content

This code imports nothing of the program, and knows only its command line. Threads differ in time from run to run, so a
history may have to be repeated. The folder for temporary files must not be in memory: tmpfs notes no time when the
index of a WAL database is written through memory, so that no run sees the change.
"""

import argparse
import contextlib
import itertools
import math
import os
import random
import shutil
import sqlite3
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Protocol

from tests.faults import databases
from tests.faults.databases import LIVE, MODES
from tests.faults.history_program import Done, Program, warm_server
from tests.faults.pictures import Picture, differences, take_picture
from tests.faults.racing_source import RacingSource, token_of
from tests.helpers.warm import WarmServer

APP: Final = Path(__file__).parents[2] / "app"
_PAUSES_S: Final = (0.0, 0.001, 0.004, 0.02)
_ROUNDS: Final = 3


class RacingProgram(Protocol):
    """What makes the backups.

    Attributes:
        is_beside: it is a process of its own, so that others can write while it reads.
    """

    is_beside: bool

    def run(self, *arguments: str | Path) -> Done: ...

    def run_beside(self, source: RacingSource, *arguments: str | Path) -> Done:
        """Run while the source changes."""


class ProgramBeside(Program):
    """The program as a person runs it, while a thread changes the source."""

    is_beside = True

    def run_beside(self, source: RacingSource, *arguments: str | Path) -> Done:
        with source.changing(source.chance.choice(_PAUSES_S)):
            return self.run(*arguments)


class RacingHistory:
    """One history.

    Attributes:
        violations: what was wrong; the history ends with the first.
        counts: how much was checked.
    """

    def __init__(self, seed: int, folder: Path, program: RacingProgram) -> None:
        self.violations: list[str] = []
        self.counts: Counter[str] = Counter()
        self.chance = random.Random(seed)
        self.source = RacingSource(folder / "source", self.chance)
        self._folder = folder
        self._backup = folder / "backup"
        self._live = self.source.top / LIVE
        self._program = program
        self._has_databases = self.chance.random() < 0.5 and program.is_beside
        self._seed = seed

    def run(self) -> None:
        self.source.change(self.chance.choice((30, 100, 250)))
        if self.chance.random() < 0.7:
            self._quiet_run()
        for _ in range(_ROUNDS):
            if not self.violations:
                self._racing_run()
            if not self.violations:
                self._quiet_run()
            self.source.change(self.chance.choice((0, 5, 30)))
        if not self.violations:
            self._empty()

    # runs -----------------------------------------------------------------------------------------------------

    def _racing_run(self) -> None:
        rows_before = self._rows(self._live)
        with contextlib.ExitStack() as stack:
            if self._has_databases:
                stack.enter_context(
                    databases.writing(self._live, str(self._seed), self.chance.choice((0.0, 0.005, 0.03)))
                )
            self.source.begin()
            done = self._program.run_beside(self.source, "backup", self.source.top, self._backup)
            self.counts["steps beside runs"] += len(self.source.shell_steps)
        self.counts["runs beside changes"] += 1
        left_out = self._left_out(done)
        if done.exit_code not in (0, 1) or (done.exit_code == 1) != bool(left_out):
            self._violated(f"the run beside changes ended with {done}")
            return
        self.counts["named"] += len(left_out)
        self._expect_fine("verify")
        restored = self._restored()
        if restored is not None:
            self._check_copy(restored)
            self._check_files(restored, left_out)
            self._check_databases(restored / LIVE, left_out, rows_before)
            shutil.rmtree(restored)

    def _quiet_run(self) -> None:
        done = self._program.run("backup", self.source.top, self._backup)
        self.counts["runs without changes"] += 1
        if done.exit_code:
            self._violated(f"the run without changes ended with {done}")
            return
        self._expect_fine("verify")
        restored = self._restored()
        if restored is not None:
            expected, actual = take_picture(bytes(self.source.top)), take_picture(bytes(restored))
            problems = differences({"": expected}, {"": actual}) + databases.problems_of(restored / LIVE)
            self._violated_by("the copy differs from the source", problems)
            copy = take_picture(bytes(self._backup / "source"))
            self._violated_by("the plain copy differs", differences({"": expected}, {"": copy}, with_links=False))
            shutil.rmtree(restored)

    def _empty(self) -> None:
        """Everything goes, as when a disk is not mounted: the copy must stay."""
        before = take_picture(bytes(self._backup / "source"))
        aside = self._folder / "away"
        self.source.top.rename(aside)
        self.source.top.mkdir()
        done = self._program.run("backup", self.source.top, self._backup)
        if done.exit_code in (0, 1):
            self._violated(f"an empty source was backed up: {done}")
        self._violated_by("an empty source changed the copy", differences({"": before}, {"": self._copy()}))
        self.source.top.rmdir()
        aside.rename(self.source.top)

    def _copy(self) -> Picture:
        return take_picture(bytes(self._backup / "source"))

    # checks ---------------------------------------------------------------------------------------------------

    def _check_copy(self, restored: Path) -> None:
        """Whatever the source did: the drive has what its list says. Names of one file share the attributes of one."""
        listed, copy = take_picture(bytes(restored)), self._copy()
        names_of = Counter(copy.inodes.values())
        shared = {path for path, inode in copy.inodes.items() if names_of[inode] > 1}
        pictures = [_without_attributes(picture, shared) for picture in (listed, copy)]
        problems = differences({"": pictures[0]}, {"": pictures[1]}, with_links=False)
        self._violated_by("the plain copy differs from the list", problems)

    def _check_files(self, restored: Path, left_out: dict[str, str]) -> None:
        numbers: set[int] = set()
        actual = {
            os.path.relpath(Path(folder, name), restored): Path(folder, name).read_bytes()
            for folder, _, names in os.walk(restored)
            for name in names
        }
        problems = []
        for path, content in actual.items():
            if path == "kept" or path.startswith(f"{LIVE}/"):
                continue
            token = token_of(content, self.source.possible(path))
            if token is not None:
                numbers.add(int(token.partition(".")[0]))
                self.counts["files compared"] += 1
            elif not (_is_named(path, left_out) or "moving" in left_out.values()):  # the copy stays at its old place
                problems.append(
                    f"{path} has {content[:40]!r} ({len(content)} bytes), not of {self.source.possible(path)}"
                )
        for path, tokens in self.source.seen.items():
            if "" not in tokens and path not in actual and not _is_named(path, left_out):
                problems.append(f"{path} is missing, which was there all the time: {tokens}")
        tokens_of = {number: self._tokens(number) for number in self.source.lasting}
        for number in self.source.lasting - numbers:
            paths = self.source.names_of[number]
            is_empty = any(token.endswith(".0") for token in tokens_of[number])
            if not is_empty and not any(_is_named(path, left_out) for path in paths):
                problems.append(f"file {number} is missing, which was there all the time, at {sorted(paths)}")
        self._violated_by("the version beside changes is wrong", problems)

    def _tokens(self, number: int) -> set[str]:
        paths = self.source.names_of[number]
        return {
            token for path in paths for token in self.source.seen[path] if token.split(" ")[-1].startswith(f"{number}.")
        }

    def _check_databases(self, folder: Path, left_out: dict[str, str], rows_before: dict[str, int]) -> None:
        if not self._has_databases:
            return
        rows_now, rows = self._rows(self._live), self._rows(folder)
        problems = databases.problems_of(folder)
        for mode in MODES:
            if _is_named(f"{LIVE}/{mode}", left_out):
                self.counts["databases named"] += 1
                continue
            self.counts["databases compared"] += 1
            if not rows_before.get(mode, 0) <= rows.get(mode, -1) <= rows_now[mode]:
                problems.append(f"{mode} has {rows.get(mode)} rows, not {rows_before.get(mode, 0)} to {rows_now[mode]}")
        self._violated_by("a database is wrong", problems)

    def _rows(self, folder: Path) -> dict[str, int]:
        """How many rows the databases have, which nobody writes now. What reads them here changes only copies."""
        rows: dict[str, int] = {}
        for path in [folder / mode for mode in MODES if (folder / mode).exists()]:
            with tempfile.TemporaryDirectory() as scratch:
                for file in folder.glob(f"{path.name}*"):
                    shutil.copy(file, scratch)
                with (
                    contextlib.suppress(sqlite3.DatabaseError),
                    contextlib.closing(sqlite3.connect(Path(scratch, path.name))) as database,
                ):
                    (rows[path.name],) = database.execute("SELECT count(*) FROM entries").fetchone()
        return rows

    def _restored(self) -> Path | None:
        target = self._folder / "restored"
        done = self._program.run("restore", self._backup, "--to", target, "--special-permissions")
        if done.exit_code:
            self._violated(f"restore ended with {done}")
            return None
        return target / "source"

    def _left_out(self, done: Done) -> dict[str, str]:
        items = done.last.get("left_out", ())
        return {str(item["path"]).removeprefix("source").removeprefix("/"): str(item["reason"]) for item in items}

    def _expect_fine(self, command: str) -> None:
        done = self._program.run(command, self._backup)
        if done.exit_code:
            self._violated(f"{command} ended with {done}")

    def _violated_by(self, what: str, problems: list[str]) -> None:
        if problems:
            self._violated("\n    ".join([what, *problems[:4]]))

    def _violated(self, what: str) -> None:
        self.violations.append(what)


def _without_attributes(picture: Picture, paths: set[bytes]) -> Picture:
    entries = {
        path: entry._replace(mode=0, uid=0, gid=0, mtime_ns=0, xattrs=()) if path in paths else entry
        for path, entry in picture.things.items()
    }
    return Picture(picture.taken, entries, picture.inodes)


def _is_named(path: str, left_out: dict[str, str]) -> bool:
    """Whether a run names a file, or a folder that contains it."""
    parts = path.split("/")
    return "" in left_out or any("/".join(parts[:end]) in left_out for end in range(1, len(parts) + 1))


class Campaign:
    """Runs many histories."""

    def __init__(self, *, prints_steps: bool) -> None:
        self.wrong: list[int] = []
        self._prints_steps = prints_steps
        self._counts: Counter[str] = Counter()
        self._lock = threading.Lock()

    def run(self, seeds: Iterator[int], seconds: float, jobs: int) -> None:
        began = time.monotonic()
        end = began + seconds if seconds else math.inf
        with ThreadPoolExecutor(jobs) as pool:
            for worker in [pool.submit(self._work, seeds, end) for _ in range(jobs)]:
                worker.result()
        counts = ", ".join(f"{count} {name}" for name, count in sorted(self._counts.items()))
        print(f"{counts}, in {time.monotonic() - began:.0f} s; with a violation: {len(self.wrong)} {self.wrong or ''}")

    def _work(self, seeds: Iterator[int], end: float) -> None:
        with warm_server(APP) as server:
            while time.monotonic() < end:
                with self._lock:
                    seed = next(seeds, None)
                if seed is None:
                    return
                self._one(seed, server)

    def _one(self, seed: int, server: WarmServer) -> None:
        folder = Path(tempfile.mkdtemp(prefix=f"racing-{seed}-"))
        history = RacingHistory(seed, folder, ProgramBeside(APP, folder, server))
        try:
            history.run()
        finally:
            shutil.rmtree(folder)
        with self._lock:
            self._counts.update(history.counts)
            self._counts["histories"] += 1
            if history.violations:
                self.wrong.append(seed)
                for violation in history.violations:
                    print(f"seed {seed}: {violation}", flush=True)
                if self._prints_steps:
                    print("\n".join(history.source.shell_steps))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=0, help="how many histories; else 20, or what fits into --seconds")
    parser.add_argument("--seed", type=int, default=1, help="of the first one; the others follow")
    parser.add_argument("--seconds", type=float, default=0, help="begin no history after that")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--steps", action="store_true", help="print what was done beside a run that went wrong")
    options = parser.parse_args()
    count = options.count or (None if options.seconds else 20)
    campaign = Campaign(prints_steps=options.steps)
    campaign.run(itertools.islice(itertools.count(options.seed), count), options.seconds, options.jobs)
    return int(bool(campaign.wrong))


if __name__ == "__main__":
    sys.exit(main())

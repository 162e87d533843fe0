"""What it takes to look around in a backup of very many files, beside the same in one of a thousand.

Both are on one filesystem, which is mounted anew before each question, so that nothing of it is in memory.
"""

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from tests.benchmarks.ground import bytes_read, fresh_filesystem, mount_anew, needs_root, requests_read
from tests.benchmarks.lab import Lab
from tests.benchmarks.listed import Listed, list_files
from tests.benchmarks.memory import peak_of
from tests.benchmarks.results import Limit
from tests.benchmarks.tools import VoidError, cpu_of_children_s, environment
from tests.benchmarks.trees import MB
from tests.helpers import program

_COUNT: Final = 1_000_000
_FEW: Final = 1_000
_LATER_RUNS: Final = 3
_FILESYSTEM: Final = "ext4"
_ROOM_BYTES: Final = 1 << 30
_MAX_MB: Final = 200.0
_AGAIN: Final = 2.0
_SEARCH: Final = 3.0


class Cost(NamedTuple):
    """Of one command."""

    wall_s: float
    cpu_s: float
    peak_mb: float
    read_mb: float
    requests: int


@dataclass(frozen=True)
class Person:
    """Who asks: attributes are the backup, and where its computer remembers things."""

    backup: Path
    listed: Listed
    home: Path
    point: Path

    def ask(self, command: str, *words: str, options: tuple[str, ...] = (), run: int = -1) -> Cost:
        """Of the version of a run; the newest is the last. Raises VoidError where it failed."""
        version = () if command == "versions" else (f"--version={self.listed.versions[run]}",)
        mount_anew(_FILESYSTEM, self.point)
        requests, read = requests_read(self.point), bytes_read(self.point)
        began_s, cpu_s = time.perf_counter(), cpu_of_children_s()
        with subprocess.Popen(
            program.command(command, "--json", *version, *options, "--", self.backup, *words),
            env=environment(self.home),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        ) as process:
            peak = peak_of(process)
        if process.returncode:
            raise VoidError(f"{command} ended with {process.returncode}")
        return Cost(
            time.perf_counter() - began_s,
            cpu_of_children_s() - cpu_s,
            peak.shared_once / MB,
            (bytes_read(self.point) - read) / MB,
            requests_read(self.point) - requests,
        )

    def open_for_the_first_time(self, out: Path) -> dict[str, Cost]:
        """Nothing is kept yet; at last, what is kept is that of the version before."""
        passing = (f"--to={out / 'first'}", "--passing")
        first = {"a preview, for the first time": self.ask("restore", self.listed.file, options=passing)}
        shutil.rmtree(self.home)
        return first | {
            "the versions, for the first time": self.ask("versions"),
            "a folder, for the first time": self.ask("list", self.listed.folder, run=-2),
            "the same folder, after another backup": self.ask("list", self.listed.folder),
        }

    def ask_again(self, out: Path) -> dict[str, Cost]:
        """All of it is kept."""
        file, folder = self.listed.file, self.listed.folder
        there = f"--to={out / 'there'}"
        return {
            "the versions": self.ask("versions"),
            "a folder": self.ask("list", folder),
            "a search that finds one folder": self.ask("find", folder.rpartition("/")[2]),
            "a search that finds a quarter of all": self.ask("find", "img"),
            "a preview": self.ask("restore", file, options=(there, "--passing")),
            "what a restore of a folder would do": self.ask("restore", folder, options=(there, "--dry-run")),
            "a restore of a file": self.ask("restore", file, options=(f"--to={out / 'back'}",)),
        }


def measure_past(lab: Lab) -> list[Limit]:
    needs_root("mount a filesystem anew")
    count = max(_FEW, round(_COUNT * lab.scale))
    with _people(lab.disk / "past", count) as (many, few):
        out = lab.disk / "past" / "out"
        limits = [limit for what, cost in many.open_for_the_first_time(out).items() for limit in told(what, [cost])]
        few.ask("list", few.listed.folder)
        rounds = [(many.ask_again(out / f"{pair}a"), few.ask_again(out / f"{pair}b")) for pair in range(lab.pairs)]
    for what in rounds[0][0]:
        ratio = median(own[what].wall_s / other[what].wall_s for own, other in rounds)
        most = _SEARCH if what.startswith("a search") else _AGAIN
        limits.append(Limit(f"{what}: of the time with {_FEW:,} files", ratio, most, "times"))
        limits += told(what, [own[what] for own, _ in rounds])
    return limits


def told(what: str, costs: list[Cost]) -> list[Limit]:
    return [
        Limit(f"{what}: time", median(cost.wall_s for cost in costs), None, "s"),
        Limit(f"{what}: computing", median(cost.cpu_s for cost in costs), None, "s"),
        Limit(f"{what}: memory", max(cost.peak_mb for cost in costs), _MAX_MB),
        Limit(f"{what}: read from the drive", max(cost.read_mb for cost in costs), None),
        Limit(f"{what}: requests to the drive", max(cost.requests for cost in costs), None, "reads"),
    ]


@contextmanager
def _people(folder: Path, count: int) -> Iterator[tuple[Person, Person]]:
    """One with many files, and one with few."""
    with fresh_filesystem(_FILESYSTEM, folder, _ROOM_BYTES) as point:
        yield (
            Person(point / "many", list_files(point / "many", count, _LATER_RUNS), folder / "home many", point),
            Person(point / "few", list_files(point / "few", _FEW, _LATER_RUNS), folder / "home few", point),
        )

"""What it takes to browse a backup of very many files, compared with one of a thousand.

Both are on one filesystem, which is remounted before each request, so that nothing of it is in memory.
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

from tests.benchmarks.ground import bytes_read, fresh_filesystem, needs_root, remount, requests_read
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
    """The cost of one command."""

    wall_s: float
    cpu_s: float
    peak_mb: float
    read_mb: float
    requests: int


@dataclass(frozen=True)
class Person:
    """Somebody who browses a backup, on a computer with a home."""

    backup: Path
    listed: Listed
    home: Path
    point: Path

    def run(self, command: str, *arguments: str, options: tuple[str, ...] = (), run: int = -1) -> Cost:
        """Runs a command for the version of a run; -1 is the newest. Raises VoidError if it failed."""
        version = () if command == "versions" else (f"--version={self.listed.versions[run]}",)
        remount(_FILESYSTEM, self.point)
        requests, read = requests_read(self.point), bytes_read(self.point)
        began_s, cpu_s = time.perf_counter(), cpu_of_children_s()
        with subprocess.Popen(
            program.command(command, "--json", *version, *options, "--", self.backup, *arguments),
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

    def browse_first(self, out: Path) -> dict[str, Cost]:
        """Nothing is cached yet; for the last command, only the previous version is."""
        passing = (f"--to={out / 'first'}", "--passing")
        first = {"a preview, for the first time": self.run("restore", self.listed.file, options=passing)}
        shutil.rmtree(self.home)
        return first | {
            "the versions, for the first time": self.run("versions"),
            "a folder, for the first time": self.run("list", self.listed.folder, run=-2),
            "the same folder, after another backup": self.run("list", self.listed.folder),
        }

    def browse_again(self, out: Path) -> dict[str, Cost]:
        """All of it is cached."""
        file, folder = self.listed.file, self.listed.folder
        there = f"--to={out / 'there'}"
        return {
            "the versions": self.run("versions"),
            "a folder": self.run("list", folder),
            "a search that finds one folder": self.run("find", folder.rpartition("/")[2]),
            "a search that finds a quarter of all": self.run("find", "img"),
            "a preview": self.run("restore", file, options=(there, "--passing")),
            "what a restore of a folder would do": self.run("restore", folder, options=(there, "--dry-run")),
            "a restore of a file": self.run("restore", file, options=(f"--to={out / 'back'}",)),
        }


def measure_browsing(lab: Lab) -> list[Limit]:
    needs_root("mount a filesystem anew")
    count = max(_FEW, round(_COUNT * lab.scale))
    with _people(lab.disk / "past", count) as (many, few):
        out = lab.disk / "past" / "out"
        limits = [limit for what, cost in many.browse_first(out).items() for limit in limits_of(what, [cost])]
        few.run("list", few.listed.folder)
        rounds = [
            (many.browse_again(out / f"{pair}a"), few.browse_again(out / f"{pair}b")) for pair in range(lab.pairs)
        ]
    for what in rounds[0][0]:
        ratio = median(own[what].wall_s / other[what].wall_s for own, other in rounds)
        most = _SEARCH if what.startswith("a search") else _AGAIN
        limits.append(Limit(f"{what}: of the time with {_FEW:,} files", ratio, most, "times"))
        limits += limits_of(what, [own[what] for own, _ in rounds])
    return limits


def limits_of(what: str, costs: list[Cost]) -> list[Limit]:
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

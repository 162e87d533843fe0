"""One run of one program on one modeled drive, from its start until all data is durable and unmounted."""

import contextlib
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from tests.benchmarks.ground import CannotRunError
from tests.benchmarks.tools import Place, Run, Tool, VoidError, check_copy, check_tree, timed, timed_command
from tests.benchmarks.trees import Amount
from tests.helpers import memory_group
from tests.modeled.drives import bytes_per_s
from tests.modeled.meter import Figures
from tests.modeled.mounted import DriveSpec, ShownDrive, make, mounted, note_block_groups, shown_drive
from tests.modeled.trace import END
from tests.modeled.workloads import Planned, Workload, build, change, rewrite

_SEEDS_APART: Final = 100


class Job(StrEnum):
    """What is measured."""

    WRITE = "write"  # making the copy
    BACK = "back"  # restoring everything to memory
    CHECK = "check"  # reading and comparing everything


@dataclass(frozen=True)
class Cell:
    """What to measure.

    Attributes:
        scale: applies to the workload.
        seed: another one makes further runs change other files.
        memory_mb: the memory of the program that reads, with its page cache; 0 for no limit. What it restores is on the
            disk of temporary files then, since files in memory would count.
    """

    filesystem: str
    workload: Workload
    wanted: DriveSpec
    scale: float = 1.0
    job: Job = Job.WRITE
    seed: int = 0
    memory_mb: int = 0


@dataclass(frozen=True)
class Outcome:
    """The newest run.

    Attributes:
        runs: the figures of each writing run, the newest last; reading runs are not included.
        limit_s: how long it would take to stream all bytes of the source to the drive.
        wall_s: how long this machine took, which says nothing about the drive.
    """

    tool: str
    figures: Figures
    runs: tuple[Figures, ...]
    limit_s: float
    wall_s: float

    @property
    def of_limit(self) -> float:
        return self.figures.took_s / self.limit_s

    @property
    def of_limit_with_tidying(self) -> float:
        return (self.figures.took_s + self.figures.owed_s) / self.limit_s


def measure(cell: Cell, make_tool: Callable[[ShownDrive], Tool], folder: Path) -> Outcome:
    """Measures in a new folder, which is deleted at the end. Raises VoidError if not everything was copied."""
    folder.mkdir()
    with contextlib.ExitStack() as on_exit:
        on_exit.callback(shutil.rmtree, folder)
        source, files = folder / "source", cell.workload.files(cell.scale)
        amount = build(files, source)
        drive = on_exit.enter_context(shown_drive(folder / "drive", cell.wanted))
        make(drive, cell.filesystem)
        drive.settle()
        tool = make_tool(drive)
        run = _Run(cell, tool, drive, source, Place(folder / "point", folder / "home"))
        wall_s = run.once(amount)
        if cell.workload.is_second:
            amount = _changed(cell, files, source, amount)
            drive.settle()
            wall_s = run.once(amount)
        for number in range(cell.workload.further_runs):
            seed = f"further {_SEEDS_APART * cell.seed + number}"
            rewrite(files, source, seed, is_even=cell.workload.is_even)
            drive.settle()
            run.once(amount)
        if cell.job is not Job.WRITE:
            drive.settle()
            wall_s = run.reading(amount)
        if cell.wanted.trace is not None and cell.filesystem == "btrfs":
            note_block_groups(drive)
        return Outcome(
            tool.name, run.figures, tuple(run.of_each), amount.bytes / bytes_per_s(cell.wanted.scaled_preset), wall_s
        )


def _changed(cell: Cell, files: list[Planned], source: Path, amount: Amount) -> Amount:
    return change(files, source) if cell.workload.changes else amount


class _Run:
    def __init__(self, cell: Cell, tool: Tool, drive: ShownDrive, source: Path, place: Place) -> None:
        self.figures = Figures()
        self.of_each: list[Figures] = []
        self._cell = cell
        self._tool = tool
        self._drive = drive
        self._source = source
        self._place = place
        place.home.mkdir()

    def once(self, amount: Amount) -> float:
        """Runs once. Nothing of the destination is in memory."""
        with self._mounted():
            self._drive.control("begin")
            wall_s = timed(self._tool, self._source, self._place, until_durable=True).wall_s
        self._end()
        self.of_each.append(self.figures)
        with self._mounted():
            check_copy(self._tool, self._source, self._place, amount)
        return wall_s

    def reading(self, amount: Amount) -> float:
        """The same for a run that reads."""
        with self._mounted():
            self._drive.control("begin")
            wall_s = self._read_all(amount).wall_s
        self._end()
        return wall_s

    def _end(self) -> None:
        self.figures = self._drive.figures
        self._drive.control(f"note {END}")

    def _read_all(self, amount: Amount) -> Run:
        tool, destination = self._tool, self._place.destination
        if self._cell.job is Job.CHECK and tool.check is not None:
            return self._timed(tool.check(self._source, destination))
        if self._cell.job is Job.BACK and tool.back is not None:
            with self._target() as target:
                run = self._timed(tool.back(destination, target))
                check_tree(tool, target / self._source.name, amount)
                return run
        raise VoidError(f"{tool.name} cannot do that")

    def _timed(self, command: list[str]) -> Run:
        if not self._cell.memory_mb:
            return timed_command(self._tool.name, command, self._place.home)
        if reason := memory_group.why_not():
            raise CannotRunError(reason)
        with memory_group.memory_group(self._cell.memory_mb) as group:
            return timed_command(self._tool.name, group.command(command), self._place.home)

    @contextlib.contextmanager
    def _target(self) -> Iterator[Path]:
        """An empty folder to restore to."""
        around = tempfile.gettempdir() if self._cell.memory_mb else self._source.parent
        with tempfile.TemporaryDirectory(prefix="back", dir=around) as folder:
            yield Path(folder)

    @contextlib.contextmanager
    def _mounted(self) -> Iterator[None]:
        with mounted(self._drive, self._cell.filesystem, self._place.destination):
            yield

"""The cases of the table of targets, each with what it is compared with and what it must achieve."""

import contextlib
import functools
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tests.benchmarks.drives import measure_drives
from tests.benchmarks.footprint import measure_footprints
from tests.benchmarks.graph import measure_graph
from tests.benchmarks.ground import CannotRunError, bytes_read, needs_disk, remount
from tests.benchmarks.lab import Lab
from tests.benchmarks.logs import measure_log_reading
from tests.benchmarks.looking import measure_listing
from tests.benchmarks.memory import peak_of
from tests.benchmarks.memory_back import measure_merging, measure_restoring
from tests.benchmarks.past import measure_browsing
from tests.benchmarks.results import Limit, Result, Verdict
from tests.benchmarks.sampling import measure_sampling
from tests.benchmarks.scrolling import measure_scrolling
from tests.benchmarks.slow_disk import behind_slow_disk, slow_disk
from tests.benchmarks.start import measure_start
from tests.benchmarks.tools import BORG, CP, RSYNC, SHINGLEBACK, Place, Run, Tool, VoidError, check_copy, started, timed
from tests.benchmarks.tray import measure_tray
from tests.benchmarks.trees import BIG, EMPTY_FILES, FEWER, HOME, HUGE_FOLDERS, MB, MILLION, SMALL, TINY, Shape, change
from tests.benchmarks.years import measure_years

_CHANGED_SHARE: Final = 0.01


@dataclass
class Measured:
    """The result of a case's measurement."""

    runs: dict[str, list[Run]] = field(default_factory=dict)
    limits: list[Limit] = field(default_factory=list)


@dataclass(frozen=True)
class Case:
    """A benchmark.

    Attributes:
        targets: the most that this program's time may be, as a fraction of another tool's.
    """

    name: str
    title: str
    measure: Callable[[Lab, list[Tool]], Measured]
    targets: dict[str, float] = field(default_factory=dict)

    def run(self, lab: Lab) -> Result:
        """Runs the case. A case that cannot run, or is void, says why."""
        others = [tool for tool in (RSYNC, CP, BORG) if tool.name in self.targets and shutil.which(tool.name)]
        tools = [SHINGLEBACK, *others]
        is_full_size = lab.scale >= 1
        try:
            measured = self.measure(lab, tools)
        except CannotRunError as error:
            return Result(self.name, failed=Verdict.NOT_RUN, remark=str(error))
        except VoidError as error:
            return Result(self.name, failed=Verdict.VOID, remark=str(error))
        return Result(self.name, measured.runs, self.targets, measured.limits, is_full_size)


def _small(lab: Lab, tools: list[Tool]) -> Measured:
    source, shape = lab.source(SMALL, lab.memory)
    return Measured(lab.first_runs(tools, source, shape, lab.in_memory(shape)))


def _big(lab: Lab, tools: list[Tool]) -> Measured:
    source, shape = lab.source(BIG, lab.memory)
    return Measured(lab.first_runs(tools, source, shape, lab.in_memory(shape)))


def _cold(lab: Lab, tools: list[Tool]) -> Measured:
    needs_disk(lab.disk)
    source, shape = lab.source(SMALL, lab.disk)
    return Measured(lab.first_runs(tools, source, shape, lab.in_memory(shape), is_cold=True))


def _cold_huge(lab: Lab, tools: list[Tool]) -> Measured:
    needs_disk(lab.disk)
    source, shape = lab.source(HUGE_FOLDERS, lab.disk)
    return Measured(lab.first_runs(tools, source, shape, lab.in_memory(shape), is_cold=True))


def _cold_and_slow(lab: Lab, tools: list[Tool]) -> Measured:
    needs_disk(lab.disk)
    shape = FEWER.scaled(lab.scale)
    with behind_slow_disk(shape, lab.disk / "slow") as source:
        return Measured(lab.first_runs(tools, source, shape, lab.in_memory(shape), is_cold=True))


def _home_on(kind: str) -> Callable[[Lab, list[Tool]], Measured]:
    def measure(lab: Lab, tools: list[Tool]) -> Measured:
        needs_disk(lab.disk)
        source, shape = lab.source(HOME, lab.disk)
        drive = lab.filesystem(kind, shape, lab.memory)  # not on the source's disk, since both would wait for it
        return Measured(lab.first_runs(tools, source, shape, drive, is_cold=True, until_durable=True))

    return measure


def _restored(whole: Shape) -> Callable[[Lab, list[Tool]], Measured]:
    def measure(lab: Lab, tools: list[Tool]) -> Measured:
        needs_disk(lab.disk)
        source, shape = lab.source(whole, lab.disk)
        places = lab.copies(source, shape, tools)
        return Measured(lab.take_turns(tools, lambda tool: lab.restored(tool, source, places[tool.name], shape)))

    return measure


def _checked(whole: Shape) -> Callable[[Lab, list[Tool]], Measured]:
    def measure(lab: Lab, tools: list[Tool]) -> Measured:
        needs_disk(lab.disk)
        source, shape = lab.source(whole, lab.disk)
        places = lab.copies(source, shape, tools)
        return Measured(lab.take_turns(tools, lambda tool: lab.checked(tool, source, places[tool.name])))

    return measure


def _restored_slowly(lab: Lab, tools: list[Tool]) -> Measured:
    needs_disk(lab.disk)
    source, shape = lab.source(FEWER, lab.disk)
    with contextlib.ExitStack() as disks:
        places: dict[str, Place] = {}
        for tool in tools:
            home = lab.new_home()
            copy = functools.partial(lab.copied_once, tool, source, home)
            point = disks.enter_context(slow_disk(shape.room_bytes, lab.disk / f"slow-{tool.name}", copy))
            places[tool.name] = Place(point, home)
        return Measured(lab.take_turns(tools, lambda tool: lab.restored(tool, source, places[tool.name], shape)))


def _unchanged(lab: Lab, tools: list[Tool]) -> Measured:
    source, shape = lab.source(MILLION, lab.memory)
    places = lab.copies(source, shape, tools)
    runs = lab.take_turns(tools, lambda tool: lab.timed(tool, source, places[tool.name]))
    own_place = places[SHINGLEBACK.name]
    remount("ext4", own_place.destination)
    before = bytes_read(own_place.destination)
    timed(SHINGLEBACK, source, own_place)
    count = bytes_read(own_place.destination) - before
    return Measured(runs, [Limit("read from the destination", count / MB, 1.0)])


def _changed(lab: Lab, tools: list[Tool]) -> Measured:
    """All tools get the same changes, so a new set of files changes with each round."""
    source, shape = lab.source(MILLION, lab.memory)
    places = lab.copies(source, shape, tools)
    rounds = 0
    waiting: list[Tool] = []

    def run_once(tool: Tool) -> Run:
        nonlocal rounds
        if not waiting:
            rounds += 1
            change(shape, source, _CHANGED_SHARE, seed=rounds)
            waiting.extend(tools)
        waiting.remove(tool)
        run = lab.timed(tool, source, places[tool.name], until_durable=True)
        check_copy(tool, source, places[tool.name], shape.amount)
        return run

    return Measured(lab.take_turns(tools, run_once))


def _memory_of(whole: Shape, most_mb: float) -> Callable[[Lab, list[Tool]], Measured]:
    def measure(lab: Lab, _tools: list[Tool]) -> Measured:
        source, shape = lab.source(whole, lab.memory)
        with lab.first_place(lab.filesystem("ext4", shape, lab.disk)) as place:
            with started(SHINGLEBACK.name, SHINGLEBACK.command(source, place.destination), place.home) as process:
                peak = peak_of(process)
            check_copy(SHINGLEBACK, source, place, shape.amount)
        return Measured(
            limits=[
                Limit("memory at most, shared pages once", peak.shared_once / MB, most_mb),
                Limit("memory at most, shared pages in each process", peak.resident / MB, None),
            ]
        )

    return measure


def _memory_of_restoring(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_restoring(lab, TINY))


def _memory_of_merging(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_merging(lab))


def _kernel_log(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_log_reading(lab.scale))


def _start(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_start(lab))


def _tray(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_tray(lab))


def _graph(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_graph(lab))


def _scrolling(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_scrolling(lab))


def _browsing(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_browsing(lab))


def _listing(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_listing(lab))


def _years(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_years(lab))


def _sampling(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_sampling(lab))


def _footprint(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_footprints(lab.disk, lab.scale))


def _drives(lab: Lab, _tools: list[Tool]) -> Measured:
    return Measured(limits=measure_drives(lab))


CASES: Final = (
    Case("small", "100,000 files of 4 KiB in 1,000 folders, memory to memory", _small, {"rsync": 0.65, "cp": 1.0}),
    Case("big", "20 files of 200 MB, memory to memory", _big, {"rsync": 0.6, "cp": 1.2}),
    Case("cold", "the small files, cold on a disk, to memory", _cold, {"rsync": 0.4, "cp": 0.35}),
    Case(
        "cold-huge",
        "40,000 small files in two folders and 400 photos of 2 MB in one, cold on a disk, to memory",
        _cold_huge,
        {"rsync": 0.35},
    ),
    Case(
        "cold-slow",
        "20,000 of the small files, cold on a disk that takes a millisecond for each answer, to memory",
        _cold_and_slow,
        {"rsync": 0.4, "cp": 0.35},
    ),
    Case(
        "home-ext4",
        "20,000 small files, 200 of 4 MB and 5 of 300 MB, cold on a disk, to ext4 until all is durable",
        _home_on("ext4"),
        {"rsync": 0.6, "cp": 0.8},
    ),
    Case("home-btrfs", "the same to btrfs", _home_on("btrfs"), {"rsync": 0.6, "cp": 0.8}),
    Case(
        "restore-small",
        "the small files given back from a cold disk, to memory",
        _restored(SMALL),
        {"rsync": 0.5, "cp": 0.5, "borg": 1.0},
    ),
    Case(
        "restore-home",
        "20,000 small files, 200 of 4 MB and 5 of 300 MB given back from a cold disk, to memory",
        _restored(HOME),
        {"rsync": 0.5, "cp": 0.5, "borg": 1.0},
    ),
    Case(
        "restore-slow",
        "20,000 of the small files given back from a disk that takes a millisecond for each answer, to memory",
        _restored_slowly,
        {"rsync": 0.5, "cp": 0.5},
    ),
    Case(
        "verify",
        "all of the same home files is read from a cold disk and compared",
        _checked(HOME),
        {"rsync": 0.6, "borg": 1.0},
    ),
    Case("unchanged", "second run over 1,000,000 warm files, nothing changed", _unchanged, {"rsync": 0.6}),
    Case("changed", "second run over 1,000,000 warm files, 1 % changed", _changed, {"rsync": 0.6}),
    Case("drives", "50 devices are read, a drive is plugged in and pulled, and nothing happens", _drives),
    Case("start", "the window is started, beside a window of Qt with nothing in it", _start),
    Case("tray", "the whole program sits in the tray, with 50 devices, and nothing happens", _tray),
    Case("graph", "the live graph of ten hours by the second, and the window during a backup of the demo", _graph),
    Case("scrolling", "lists of 10,000 rows are scrolled, beside the same of 100", _scrolling),
    Case("past", "folders, a search and a preview in a backup of 1,000,000 files", _browsing),
    Case("looking", "folders of a version of 300,000 files are opened while four programs compute", _listing),
    Case("years", "another computer begins with a backup of 10 runs, and with one of 1,000", _years),
    Case("sampling", "an hour of looking at the drive of a run, once a second, and of keeping what is seen", _sampling),
    Case("footprint", "what each profile's mkfs writes to a sparse drive of 8 TB", _footprint),
    Case("kernel-log", "300,000 lines of a kernel's log are read, six of a hundred about drives", _kernel_log),
    Case("memory-1m", "memory in the first run over 1,000,000 files", _memory_of(MILLION, 250.0)),
    Case("memory-back", "memory while 1,000,000 tiny files are given back, and verified", _memory_of_restoring),
    Case("memory-merge", "memory while 26 segments that list 1,000,000 files are merged", _memory_of_merging),
    Case("memory-5m", "memory in the first run over 5,000,000 empty files", _memory_of(EMPTY_FILES, 300.0)),
)

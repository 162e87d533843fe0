"""A folder that answers like a modeled drive, on a clock that only sleeping moves."""

import errno
import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from shingleback.domain.monitoring import Phase
from shingleback.engine.drive.throttle import Disk, RealDisk
from shingleback.simulator.disk import DriveSnapshot, SimulatedDisk, UnsyncedFolder
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.model import ModelReport
from shingleback.simulator.presets import PRESETS, Preset
from tests.fakes.clock import SleepingClock
from tests.fakes.disks import FaultyDisk, NoFolder, once

DEMO = PRESETS["demo"]
LARGE = 8 << 20
SMALL = 100_000


@dataclass
class Bench:
    """A simulated disk, its clock, and what it has shown of its drive."""

    preset: Preset = DEMO
    folder: Disk = field(default_factory=NoFolder)
    clock: SleepingClock = field(default_factory=SleepingClock)
    shown: list[ModelReport] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.disk = SimulatedDisk(self.folder, self.preset, self._note, self.clock, self.clock.sleep)

    def _note(self, now: DriveSnapshot) -> None:
        self.shown.append(now.reading)

    def copy(self, size_bytes: int, number: int = 0) -> None:
        """Write one file, and wait until it is out."""
        self.disk.start_writeback(number, 0, size_bytes)
        self.disk.wait_writeback(number, 0, size_bytes)

    def fill_cache(self) -> None:
        while not self.shown[-1].has_overflowed:
            self.copy(SMALL)

    @property
    def phase(self) -> Phase:
        return self.shown[-1].at(self.clock()).phase


@pytest.fixture
def file(tmp_path: Path) -> Iterator[int]:
    fd = os.open(tmp_path / "file", os.O_RDWR | os.O_CREAT)
    yield fd
    os.close(fd)


def test_data_really_goes_to_the_folder_and_writing_it_takes_no_time_yet(file: int) -> None:
    bench = Bench(folder=RealDisk())
    bench.disk.write(file, memoryview(b"0123456789"), 5)

    assert os.pread(file, 100, 0) == bytes(5) + b"0123456789"
    assert bench.clock() == 0


def test_writing_out_takes_as_long_as_the_drive_would(file: int) -> None:
    bench = Bench(folder=RealDisk())
    bench.disk.write(file, memoryview(bytes(LARGE)), 0)
    bench.disk.start_writeback(file, 0, LARGE)
    bench.disk.wait_writeback(file, 0, LARGE)

    assert bench.clock() == pytest.approx(LARGE / DEMO.drive.mechanics.outer_bytes_per_s, rel=0.05)


def test_to_start_writing_out_waits_for_nothing_but_a_place_in_the_queue() -> None:
    bench = Bench()
    queue_bytes = DEMO.drive.mechanics.queue * DEMO.command_bytes
    bench.disk.start_writeback(3, 0, queue_bytes)
    assert bench.clock() == 0
    bench.disk.start_writeback(3, queue_bytes, queue_bytes)
    assert bench.clock() == pytest.approx(queue_bytes / DEMO.drive.mechanics.outer_bytes_per_s, rel=0.3)


def test_to_wait_for_one_range_is_not_to_wait_for_those_behind_it() -> None:
    bench = Bench()
    part = 2 * DEMO.command_bytes
    bench.disk.start_writeback(3, part, part)
    bench.disk.start_writeback(4, part, part)
    bench.disk.wait_writeback(3, part, part)
    first_s = bench.clock()
    bench.disk.wait_writeback(4, part, part)
    assert bench.clock() > first_s * 1.5


def test_what_nobody_sent_is_written_by_the_sync(file: int) -> None:
    bench = Bench(folder=RealDisk())
    bench.disk.write(file, memoryview(bytes(LARGE)), 0)
    bench.disk.start_writeback(file, 0, LARGE // 2)
    bench.disk.sync(file)

    assert bench.shown[-1].written_bytes >= LARGE
    assert bench.clock() > LARGE / DEMO.drive.mechanics.outer_bytes_per_s


def test_a_sync_writes_what_was_written_just_once(file: int) -> None:
    bench = Bench(folder=RealDisk())
    bench.disk.write(file, memoryview(bytes(SMALL)), 0)
    bench.disk.start_writeback(file, 0, SMALL)
    bench.disk.sync(file)
    bench.disk.sync(file)

    metadata_bytes = DEMO.habits.metadata_writes * DEMO.habits.metadata_bytes
    assert bench.shown[-1].written_bytes == SMALL + 2 * metadata_bytes


def test_a_folder_that_is_slower_than_the_drive_is_waited_for_only_once(file: int) -> None:
    clock = SleepingClock()

    class SlowFolder(NoFolder):
        def sync(self, fd: int) -> None:  # noqa: ARG002 (part of the interface)
            clock.seconds += 60

    bench = Bench(folder=SlowFolder(), clock=clock)
    bench.disk.write(file, memoryview(bytes(SMALL)), 0)
    bench.disk.sync(file)
    assert clock() == 60


def test_files_that_are_for_show_are_written_and_not_forced_to_the_disk(file: int) -> None:
    folder = FaultyDisk()
    bench = Bench(folder=UnsyncedFolder(folder))
    bench.disk.write(file, memoryview(b"content"), 0)
    bench.disk.start_writeback(file, 0, 7)
    bench.disk.wait_writeback(file, 0, 7)
    bench.disk.sync(file)

    assert os.pread(file, 100, 0) == b"content"
    assert folder.calls == {"write": 1, "wait": 0, "sync": 0}
    assert bench.shown[-1].written_bytes > 7


def test_errors_of_the_folder_come_through(file: int) -> None:
    bench = Bench(folder=FaultyDisk(once("wait", 0)))
    bench.disk.start_writeback(file, 0, SMALL)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        bench.disk.wait_writeback(file, 0, SMALL)


def test_short_files_are_sent_together() -> None:
    bench = Bench()
    for number in range(100):
        bench.disk.start_writeback(number, 0, 1_000)
    assert len(bench.shown) == 1  # nothing but its beginning
    bench.disk.wait_writeback(50, 0, 1_000)
    assert len(bench.shown) == 2
    assert bench.shown[-1].written_bytes == 100_000


def test_a_full_cache_makes_small_files_slow_and_leaves_large_ones_fast() -> None:
    bench = Bench()
    bench.fill_cache()
    full_s = bench.clock()
    plateau_per_s = bench.shown[-1].written_bytes / full_s
    for number in range(100):
        bench.copy(SMALL, number)
    slow_per_s = 100 * SMALL / (bench.clock() - full_s)
    assert bench.phase is Phase.FULL
    slow_s = bench.clock()
    bench.copy(4 * LARGE)
    fast_per_s = 4 * LARGE / (bench.clock() - slow_s)

    assert plateau_per_s == pytest.approx(1.12e6, rel=0.1)
    assert slow_per_s < 0.5 * plateau_per_s
    assert fast_per_s > 0.9 * plateau_per_s


def test_it_stalls_for_a_second_and_more_when_a_flush_waits_for_several_bands() -> None:
    """With an archive drive: waits of half a second, and of many seconds where a window has to be made durable."""
    archive = PRESETS["archive-8tb-like"]
    assert isinstance(archive.drive, MediaCacheDrive)
    bench = Bench(replace(archive, drive=replace(archive.drive, cache_bytes=1_000_000_000)))
    bench.fill_cache()
    bench.clock.slept_s.clear()
    for number in range(640):
        bench.disk.start_writeback(number, 0, SMALL)
    bench.disk.sync(0)

    assert max(bench.clock.slept_s) > 0.5
    assert sum(bench.clock.slept_s) > 7


def test_after_a_rest_the_cache_takes_small_files_again() -> None:
    bench = Bench()
    bench.fill_cache()
    bench.clock.seconds += bench.shown[-1].tidy_s * 2
    before_s = bench.clock()
    phases = [bench.phase]
    for number in range(100):
        bench.copy(SMALL, number)
    phases.append(bench.phase)

    assert 100 * SMALL / (bench.clock() - before_s) > 1e6
    assert phases == [Phase.RESTING, Phase.FILLING]


@pytest.mark.parametrize(
    ("name", "cliff", "after"),
    [("archive-8tb-like", (20e9, 26e9), (1e6, 10e6)), ("portable-5tb-like", (10e9, 21e9), (1e6, 10e6))],
)
def test_small_files_fall_off_the_cliff_where_people_saw_it(
    name: str, cliff: tuple[float, float], after: tuple[float, float]
) -> None:
    """10-20 GB over USB and 20-25 GB inside a computer are fast; then it is 1 to "a few" MB/s."""
    bench = Bench(PRESETS[name])
    while not bench.shown[-1].has_overflowed:
        bench.copy(300_000)
    full_s, full_bytes = bench.clock(), bench.shown[-1].written_bytes
    for _ in range(2_000):
        bench.copy(300_000)
    per_s = 2_000 * 300_000 / (bench.clock() - full_s)

    assert cliff[0] < full_bytes < cliff[1]
    assert after[0] < per_s < after[1]
    assert per_s < 0.2 * full_bytes / full_s


@pytest.mark.parametrize(
    ("name", "plateau"), [("archive-8tb-like", (80e6, 165e6)), ("portable-5tb-like", (20e6, 136e6))]
)
def test_photographs_among_small_files_are_as_fast_as_people_saw_it(name: str, plateau: tuple[float, float]) -> None:
    """80-165 MB/s in bulk to an archive drive; 20 to 136 MB/s over USB, by the size of the files."""
    bench = Bench(PRESETS[name])
    for _ in range(200):
        bench.copy(5_000_000)
        for _ in range(10):
            bench.copy(300_000)

    assert not bench.shown[-1].has_overflowed
    assert plateau[0] < 200 * 8_000_000 / bench.clock() < plateau[1]


def test_a_translating_drive_works_as_well() -> None:
    bench = Bench(PRESETS["wd40-like"])
    while not bench.shown[-1].has_overflowed:
        bench.copy(LARGE)
    assert bench.shown[-1].written_bytes == pytest.approx(8 * (256 << 20), rel=0.01)
    before_s = bench.clock()
    for _ in range(100):
        bench.copy(LARGE)
    assert 100 * LARGE / (bench.clock() - before_s) == pytest.approx(6.9e6, rel=0.1)
    bench.clock.seconds += 60
    assert bench.phase is Phase.TIDYING

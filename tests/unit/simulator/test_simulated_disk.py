"""A folder that responds like a simulated drive, on a clock that only sleeping advances."""

import errno
import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from shingleback.domain.monitoring import Phase
from shingleback.engine.drive.disk import Disk, RealDisk
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
class Scene:
    """A simulated disk, its clock, and the published states of its drive."""

    preset: Preset = DEMO
    folder: Disk = field(default_factory=NoFolder)
    clock: SleepingClock = field(default_factory=SleepingClock)
    shown: list[ModelReport] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.disk = SimulatedDisk(self.folder, self.preset, self._note, self.clock, self.clock.sleep)

    def _note(self, now: DriveSnapshot) -> None:
        self.shown.append(now.reading)

    def copy(self, size_bytes: int, number: int = 0) -> None:
        """Write one file, and wait for its writeback."""
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


def test_data_really_reaches_the_folder_before_any_time_passes(file: int) -> None:
    scene = Scene(folder=RealDisk())
    scene.disk.write(file, memoryview(b"0123456789"), 5)

    assert os.pread(file, 100, 0) == bytes(5) + b"0123456789"
    assert scene.clock() == 0


def test_writeback_takes_as_long_as_on_the_drive(file: int) -> None:
    scene = Scene(folder=RealDisk())
    scene.disk.write(file, memoryview(bytes(LARGE)), 0)
    scene.disk.start_writeback(file, 0, LARGE)
    scene.disk.wait_writeback(file, 0, LARGE)

    assert scene.clock() == pytest.approx(LARGE / DEMO.drive.mechanics.outer_bytes_per_s, rel=0.05)


def test_starting_writeback_waits_only_for_a_slot_in_the_queue() -> None:
    scene = Scene()
    queue_bytes = DEMO.drive.mechanics.queue * DEMO.command_bytes
    scene.disk.start_writeback(3, 0, queue_bytes)
    assert scene.clock() == 0
    scene.disk.start_writeback(3, queue_bytes, queue_bytes)
    assert scene.clock() == pytest.approx(queue_bytes / DEMO.drive.mechanics.outer_bytes_per_s, rel=0.3)


def test_waiting_for_one_range_does_not_wait_for_later_ones() -> None:
    scene = Scene()
    part = 2 * DEMO.command_bytes
    scene.disk.start_writeback(3, part, part)
    scene.disk.start_writeback(4, part, part)
    scene.disk.wait_writeback(3, part, part)
    first_s = scene.clock()
    scene.disk.wait_writeback(4, part, part)
    assert scene.clock() > first_s * 1.5


def test_a_sync_writes_the_remaining_data(file: int) -> None:
    scene = Scene(folder=RealDisk())
    scene.disk.write(file, memoryview(bytes(LARGE)), 0)
    scene.disk.start_writeback(file, 0, LARGE // 2)
    scene.disk.sync(file)

    assert scene.shown[-1].written_bytes >= LARGE
    assert scene.clock() > LARGE / DEMO.drive.mechanics.outer_bytes_per_s


def test_a_sync_writes_data_only_once(file: int) -> None:
    scene = Scene(folder=RealDisk())
    scene.disk.write(file, memoryview(bytes(SMALL)), 0)
    scene.disk.start_writeback(file, 0, SMALL)
    scene.disk.sync(file)
    scene.disk.sync(file)

    metadata_bytes = DEMO.habits.metadata_writes * DEMO.habits.metadata_bytes
    assert scene.shown[-1].written_bytes == SMALL + 2 * metadata_bytes


def test_a_folder_slower_than_the_drive_adds_no_simulated_delay(file: int) -> None:
    clock = SleepingClock()

    class SlowFolder(NoFolder):
        def sync(self, fd: int) -> None:  # noqa: ARG002 (part of the interface)
            clock.seconds += 60

    scene = Scene(folder=SlowFolder(), clock=clock)
    scene.disk.write(file, memoryview(bytes(SMALL)), 0)
    scene.disk.sync(file)
    assert clock() == 60


def test_demo_files_are_written_but_not_synced(file: int) -> None:
    folder = FaultyDisk()
    scene = Scene(folder=UnsyncedFolder(folder))
    scene.disk.write(file, memoryview(b"content"), 0)
    scene.disk.start_writeback(file, 0, 7)
    scene.disk.wait_writeback(file, 0, 7)
    scene.disk.sync(file)

    assert os.pread(file, 100, 0) == b"content"
    assert folder.calls == {"write": 1, "wait": 0, "sync": 0}
    assert scene.shown[-1].written_bytes > 7


def test_errors_of_the_folder_are_raised(file: int) -> None:
    scene = Scene(folder=FaultyDisk(once("wait", 0)))
    scene.disk.start_writeback(file, 0, SMALL)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        scene.disk.wait_writeback(file, 0, SMALL)


def test_short_files_are_sent_in_batches() -> None:
    scene = Scene()
    for number in range(100):
        scene.disk.start_writeback(number, 0, 1_000)
    assert len(scene.shown) == 1  # only the initial state
    scene.disk.wait_writeback(50, 0, 1_000)
    assert len(scene.shown) == 2
    assert scene.shown[-1].written_bytes == 100_000


def test_a_full_cache_makes_small_files_slow_and_leaves_large_ones_fast() -> None:
    scene = Scene()
    scene.fill_cache()
    full_s = scene.clock()
    plateau_per_s = scene.shown[-1].written_bytes / full_s
    for number in range(100):
        scene.copy(SMALL, number)
    slow_per_s = 100 * SMALL / (scene.clock() - full_s)
    assert scene.phase is Phase.FULL
    slow_s = scene.clock()
    scene.copy(4 * LARGE)
    fast_per_s = 4 * LARGE / (scene.clock() - slow_s)

    assert plateau_per_s == pytest.approx(1.12e6, rel=0.1)
    assert slow_per_s < 0.5 * plateau_per_s
    assert fast_per_s > 0.9 * plateau_per_s


def test_a_flush_that_waits_for_several_bands_stalls_for_over_a_second() -> None:
    """An archive drive waits half a second at a time, and many seconds when a window is flushed."""
    archive = PRESETS["archive-8tb-like"]
    assert isinstance(archive.drive, MediaCacheDrive)
    scene = Scene(replace(archive, drive=replace(archive.drive, cache_bytes=1_000_000_000)))
    scene.fill_cache()
    scene.clock.slept_s.clear()
    for number in range(640):
        scene.disk.start_writeback(number, 0, SMALL)
    scene.disk.sync(0)

    assert max(scene.clock.slept_s) > 0.5
    assert sum(scene.clock.slept_s) > 7


def test_after_a_rest_the_cache_accepts_small_files_again() -> None:
    scene = Scene()
    scene.fill_cache()
    scene.clock.seconds += scene.shown[-1].tidy_s * 2
    before_s = scene.clock()
    phases = [scene.phase]
    for number in range(100):
        scene.copy(SMALL, number)
    phases.append(scene.phase)

    assert 100 * SMALL / (scene.clock() - before_s) > 1e6
    assert phases == [Phase.RESTING, Phase.FILLING]


@pytest.mark.parametrize(
    ("name", "cliff", "after"),
    [("archive-8tb-like", (20e9, 26e9), (1e6, 10e6)), ("portable-5tb-like", (10e9, 21e9), (1e6, 10e6))],
)
def test_small_files_reach_the_cliff_where_people_measured_it(
    name: str, cliff: tuple[float, float], after: tuple[float, float]
) -> None:
    """10 to 20 GB over USB and 20 to 25 GB over SATA are fast; then it is 1 to "a few" MB/s."""
    scene = Scene(PRESETS[name])
    while not scene.shown[-1].has_overflowed:
        scene.copy(300_000)
    full_s, full_bytes = scene.clock(), scene.shown[-1].written_bytes
    for _ in range(2_000):
        scene.copy(300_000)
    per_s = 2_000 * 300_000 / (scene.clock() - full_s)

    assert cliff[0] < full_bytes < cliff[1]
    assert after[0] < per_s < after[1]
    assert per_s < 0.2 * full_bytes / full_s


@pytest.mark.parametrize(
    ("name", "plateau"), [("archive-8tb-like", (80e6, 165e6)), ("portable-5tb-like", (20e6, 136e6))]
)
def test_photos_among_small_files_are_as_fast_as_people_measured(name: str, plateau: tuple[float, float]) -> None:
    """80 to 165 MB/s in bulk to an archive drive; 20 to 136 MB/s over USB, depending on the size of the files."""
    scene = Scene(PRESETS[name])
    for _ in range(200):
        scene.copy(5_000_000)
        for _ in range(10):
            scene.copy(300_000)

    assert not scene.shown[-1].has_overflowed
    assert plateau[0] < 200 * 8_000_000 / scene.clock() < plateau[1]


def test_a_translating_drive_works_too() -> None:
    scene = Scene(PRESETS["wd40-like"])
    while not scene.shown[-1].has_overflowed:
        scene.copy(LARGE)
    assert scene.shown[-1].written_bytes == pytest.approx(8 * (256 << 20), rel=0.01)
    before_s = scene.clock()
    for _ in range(100):
        scene.copy(LARGE)
    assert 100 * LARGE / (scene.clock() - before_s) == pytest.approx(6.9e6, rel=0.1)
    scene.clock.seconds += 60
    assert scene.phase is Phase.TIDYING

"""Write-back is started one window at a time, and at most two windows are pending."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.drive.window_size import MAX_FILES, MIN_FILES, TIMES_QUICK, WindowSize
from shingleback.engine.drive.writeback import STREAM_BYTES, SettledWindows, Unbounded, Windows, WriteAccounting
from shingleback.engine.files import btrfs, linux
from tests.fakes.clock import SleepingClock

WINDOW = 1000


class RecordingDisk(RealDisk):
    """Attributes:
    calls: the calls in order, each "start" or "wait" with its offset.
    fails_at: the offset whose write-back fails.
    starting_s, waiting_s: how long each such call takes, by the clock.
    """

    def __init__(self, clock: SleepingClock) -> None:
        self.calls: list[tuple[str, int]] = []
        self.fails_at = -1
        self.starting_s = self.waiting_s = 0.0
        self._clock = clock

    def start_writeback(self, fd: int, offset: int, length: int) -> None:
        self.calls.append(("start", offset))
        os.fstat(fd)  # fails if it is closed
        assert length > 0
        self._clock.sleep(self.starting_s)

    def wait_writeback(self, fd: int, offset: int, length: int) -> None:
        self.calls.append(("wait", offset))
        os.fstat(fd)
        assert length > 0
        self._clock.sleep(self.waiting_s)
        if offset == self.fails_at:
            raise OSError(errno.EIO, os.strerror(errno.EIO))


@pytest.fixture
def clock() -> SleepingClock:
    return SleepingClock()


@pytest.fixture
def disk(clock: SleepingClock) -> RecordingDisk:
    return RecordingDisk(clock)


@pytest.fixture
def size() -> WindowSize:
    return WindowSize(WINDOW)


@pytest.fixture
def accounting() -> WriteAccounting:
    return WriteAccounting()


@pytest.fixture
def windows(disk: RecordingDisk, size: WindowSize, accounting: WriteAccounting, clock: SleepingClock) -> Windows:
    return Windows(disk, size, accounting, clock)


@pytest.fixture
def fd(tmp_path: Path) -> Iterator[int]:
    fd = os.open(tmp_path / "file", os.O_RDWR | os.O_CREAT)
    yield fd
    if is_open(fd):
        os.close(fd)


def is_open(fd: int) -> bool:
    try:
        os.fstat(fd)
    except OSError:
        return False
    return True


def write(windows: Windows, fd: int, *offsets: int, length: int = 400) -> None:
    for offset in offsets:
        windows.wrote(fd, offset, length, is_last=False)


def test_nothing_is_sent_before_a_window_is_full(windows: Windows, disk: RecordingDisk, fd: int) -> None:
    write(windows, fd, 0, 400)
    assert disk.calls == []

    write(windows, fd, 800)
    assert disk.calls == [("start", 0), ("start", 400), ("start", 800)]


def test_the_window_before_the_last_is_awaited(windows: Windows, disk: RecordingDisk, fd: int) -> None:
    write(windows, fd, 0, 1000, 2000, length=1000)

    assert disk.calls == [("start", 0), ("start", 1000), ("wait", 0), ("start", 2000), ("wait", 1000)]


def test_dirty_bytes_are_bounded_whatever_is_written(windows: Windows, disk: RecordingDisk, fd: int) -> None:
    for number in range(200):
        write(windows, fd, number * 300, length=300)
        waited = sum(call == "wait" for call, _ in disk.calls)
        assert (number + 1 - waited) * 300 <= 2 * WINDOW + 300


def test_draining_waits_for_all_writes_and_closes_complete_files(
    windows: Windows, disk: RecordingDisk, fd: int
) -> None:
    write(windows, fd, 0, 400)
    windows.wrote(fd, 800, 100, is_last=True)
    assert is_open(fd)

    windows.drain()

    assert disk.calls[3:] == [("wait", 0), ("wait", 400), ("wait", 800)]
    assert not is_open(fd)


def test_only_a_limited_number_of_small_files_stays_open(windows: Windows, tmp_path: Path) -> None:
    fds = [os.open(tmp_path / f"{number}", os.O_RDWR | os.O_CREAT) for number in range(1100)]
    for fd in fds:
        windows.wrote(fd, 0, 0, is_last=True)

    assert sum(is_open(fd) for fd in fds) == 1100 - 512
    windows.drain()
    assert not any(is_open(fd) for fd in fds)


def test_a_write_back_error_is_raised_and_no_file_stays_open(windows: Windows, disk: RecordingDisk, fd: int) -> None:
    disk.fails_at = 0
    windows.wrote(fd, 0, 100, is_last=True)

    with pytest.raises(OSError, match="Input/output"):
        windows.drain()

    assert not is_open(fd)


def test_on_btrfs_a_stream_of_content_is_flushed_before_the_metadata_of_a_checkpoint(
    disk: RecordingDisk, size: WindowSize, fd: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows = SettledWindows(disk, size, WriteAccounting())
    flushed: list[list[tuple[str, int]]] = []
    monkeypatch.setattr(os, "fdatasync", lambda _fd: flushed.append(list(disk.calls)))

    windows.wrote(fd, 0, STREAM_BYTES - 1, is_last=False)
    windows.drain()
    assert not flushed  # so little goes to the drive's cache

    windows.wrote(fd, STREAM_BYTES, STREAM_BYTES, is_last=True)
    windows.drain()
    assert flushed == [disk.calls]
    assert disk.calls[-1] == ("wait", STREAM_BYTES)

    windows.drain()
    assert len(flushed) == 1
    assert not is_open(fd)


def test_on_btrfs_content_is_not_flushed_alone_when_that_would_commit_everything(
    disk: RecordingDisk, size: WindowSize, fd: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it would from the creation of a block group until the next commit."""
    flushed: list[int] = []
    block_groups = [1 << 30]
    monkeypatch.setattr(os, "fdatasync", flushed.append)
    monkeypatch.setattr(linux, "allocate", lambda _fd, _offset, _length: None)
    monkeypatch.setattr(btrfs, "block_groups_bytes", lambda _fd: block_groups[0])
    windows = SettledWindows(disk, size, WriteAccounting())

    def write_and_drain(made_bytes: int) -> int:
        windows.expect(fd, STREAM_BYTES)
        block_groups[0] += made_bytes
        windows.wrote(fd, 0, STREAM_BYTES, is_last=False)
        windows.drain()
        return len(flushed)

    assert [write_and_drain(allocated_bytes) for allocated_bytes in (0, 1 << 30, 0)] == [1, 1, 2]
    assert disk.calls[-1] == ("wait", 0)


def test_on_btrfs_inline_content_is_sent_at_once(disk: RecordingDisk, fd: int) -> None:
    """Later, its metadata block might be full and have to be split."""
    windows = SettledWindows(disk, WindowSize(), WriteAccounting())

    windows.wrote(fd, 0, 4096, is_last=False)
    assert disk.calls == []

    windows.wrote(fd, 0, 2048, is_last=True)
    assert disk.calls == [("start", 0)]
    windows.abandon()


def allocated(windows: SettledWindows, *sizes: int, monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """The pieces in which new files are allocated. The btrfs allocator places each by its size."""
    pieces: list[list[int]] = []
    monkeypatch.setattr(linux, "allocate", lambda _fd, _offset, length: pieces[-1].append(length))
    monkeypatch.setattr(btrfs, "block_groups_bytes", lambda _fd: 0)
    for size_bytes in sizes:
        pieces.append([])
        windows.expect(-1, size_bytes)
    return pieces


def test_on_btrfs_the_first_medium_files_of_an_update_are_allocated_among_small_ones(
    disk: RecordingDisk, size: WindowSize, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows = SettledWindows(disk, size, WriteAccounting(), is_update=True)
    allocations = allocated(windows, 2048, 4096, 300_000, *[8 << 20] * 4, 20 << 20, monkeypatch=monkeypatch)
    small = 128 << 10
    assert allocations[:3] == [[], [4096], [small, small, 300_000 - 2 * small]]
    assert allocations[3:6] == [[small] * 64] * 3
    assert allocations[6:] == [[8 << 20], [20 << 20]]  # the first of these would exceed 32 MiB


def test_on_btrfs_a_first_run_allocates_its_first_files_among_small_ones(
    disk: RecordingDisk, size: WindowSize, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows = SettledWindows(disk, size, WriteAccounting())
    allocations = allocated(windows, 2048, 4096, 300_000, 8 << 20, 3 << 30, monkeypatch=monkeypatch)
    small = 128 << 10
    assert allocations[:3] == [[], [4096], [small, small, 300_000 - 2 * small]]
    assert allocations[3:] == [[small] * 64, [small] * (24 << 10)]


def test_on_btrfs_a_first_run_allocates_later_large_files_among_medium_ones(
    disk: RecordingDisk, size: WindowSize, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pieces fill a block group to its end; the rest goes among the small ones."""
    windows = SettledWindows(disk, size, WriteAccounting())
    sizes = ((8 << 20) + 1, (20 << 20) + 300_000, 1 << 40, 300_000, 8 << 20)
    allocations = allocated(windows, 4 << 30, *sizes, monkeypatch=monkeypatch)[1:]
    small = 128 << 10
    assert allocations[:2] == [[1 << 20] * 8 + [1], [1 << 20] * 20 + [small, small, 300_000 - 2 * small]]
    assert allocations[2:] == [[1 << 40], [300_000], [8 << 20]]  # a million pieces would take 20 s


def test_abandoning_closes_files_without_waiting(windows: Windows, disk: RecordingDisk, fd: int) -> None:
    write(windows, fd, 0, length=1000)
    windows.wrote(fd, 1000, 100, is_last=True)

    windows.abandon()

    assert disk.calls == [("start", 0)]
    assert not is_open(fd)
    windows.drain()
    assert disk.calls == [("start", 0)]


def test_uncached_writes_are_not_held_back(disk: RecordingDisk, size: WindowSize, fd: int) -> None:
    """As in a filesystem in memory, which has nothing to write back."""
    accounting = WriteAccounting(lambda _fd, offset, length: [(offset * 100, length)])
    windows = Unbounded(disk, size, accounting)
    write(windows, fd, 0, 1000, length=5000)
    windows.wrote(fd, 0, 0, is_last=True)

    assert disk.calls == []
    assert not is_open(fd)
    assert accounting.so_far(0, 0).scattered_bytes == 10_000
    assert windows.at_once_bytes == 0


def test_a_window_can_shrink_while_it_is_filled(
    windows: Windows, size: WindowSize, disk: RecordingDisk, fd: int
) -> None:
    write(windows, fd, 0)
    size.allow(500)
    write(windows, fd, 400)

    assert disk.calls == [("start", 0), ("start", 400)]
    assert windows.at_once_bytes == 500


def test_the_time_of_a_window_is_only_the_wait_for_the_drive(
    windows: Windows, disk: RecordingDisk, clock: SleepingClock, fd: int
) -> None:
    """It excludes the time until the files arrive."""
    disk.starting_s, disk.waiting_s = 0.2, 0.7
    write(windows, fd, 0, length=WINDOW)
    clock.sleep(100)
    write(windows, fd, WINDOW, length=WINDOW)

    assert windows.newest_s == pytest.approx(0.9)


def test_a_drive_that_answers_slowly_gets_smaller_windows_one_at_a_time(
    windows: Windows, size: WindowSize, disk: RecordingDisk, fd: int
) -> None:
    disk.waiting_s = 3.0
    write(windows, fd, 0, 1000, length=WINDOW)
    assert size.bytes < WINDOW
    assert disk.calls == [("start", 0), ("start", 1000), ("wait", 0), ("wait", 1000)]
    disk.calls.clear()

    write(windows, fd, 2000, length=WINDOW)

    assert disk.calls == [("start", 2000), ("wait", 2000)]


def test_a_drive_that_answers_very_slowly_has_few_pending_files(
    windows: Windows, disk: RecordingDisk, tmp_path: Path
) -> None:
    """Each file may cost a drive with a full cache a second, and they all wait for each other."""
    disk.waiting_s = 9.0
    fds = [os.open(tmp_path / f"{number}", os.O_RDWR | os.O_CREAT) for number in range(2 * MAX_FILES + 50)]
    pending = most = 0
    for number, fd in enumerate(fds):
        disk.calls.clear()
        windows.wrote(fd, 0, 1, is_last=True)
        pending += sum(call == "start" for call, _ in disk.calls)
        if number >= 2 * MAX_FILES:
            most = max(most, pending)
        pending -= sum(call == "wait" for call, _ in disk.calls)
    windows.drain()

    assert 0 < most <= MIN_FILES


def test_quick_partial_windows_do_not_enlarge_the_next_one(
    windows: Windows, size: WindowSize, disk: RecordingDisk, fd: int
) -> None:
    disk.waiting_s = 2.5
    write(windows, fd, 0, 1000, length=WINDOW)
    windows.drain()
    disk.waiting_s, small_bytes = 0.0, size.bytes

    for number in range(TIMES_QUICK):
        write(windows, fd, 2000 + number, length=1)
        windows.drain()

    assert size.bytes == small_bytes

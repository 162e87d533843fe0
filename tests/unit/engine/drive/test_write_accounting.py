"""The accounting separates streamed from scattered writes."""

import errno
import os
from pathlib import Path

import pytest

from shingleback.domain.monitoring import OwnWrites
from shingleback.engine.drive.disk import TimedDisk
from shingleback.engine.drive.writeback import STREAM_BYTES, STREAMS_AT_ONCE, WriteAccounting
from shingleback.engine.files import linux
from shingleback.engine.files.linux import DriveRanges, places_of
from tests.fakes.clock import SleepingClock
from tests.fakes.disks import FaultyDisk

KIB = 1 << 10


class FakeExtents:
    """A filesystem that puts files where the test says. Their file descriptor is their number."""

    def __init__(self) -> None:
        self.begins: dict[int, int] = {}

    def __call__(self, fd: int, offset: int, length: int) -> DriveRanges:
        return [(self.begins[fd] + offset, length)]


@pytest.fixture
def extents_map() -> FakeExtents:
    return FakeExtents()


@pytest.fixture
def accounting(extents_map: FakeExtents) -> WriteAccounting:
    return WriteAccounting(extents_map)


def counts(accounting: WriteAccounting) -> tuple[int, int, int]:
    writes = accounting.so_far(0, 0.0)
    return writes.streamed_bytes, writes.scattered_bytes, writes.scattered_writes


def test_a_large_file_is_a_stream_from_its_second_window_on(
    accounting: WriteAccounting, extents_map: FakeExtents
) -> None:
    extents_map.begins[1] = 0
    for number in range(8):
        accounting.wrote_out(1, number * STREAM_BYTES // 2, STREAM_BYTES // 2)

    assert counts(accounting) == (7 * STREAM_BYTES // 2, STREAM_BYTES // 2, 1)


def test_adjacent_files_count_as_one_write(accounting: WriteAccounting, extents_map: FakeExtents) -> None:
    for number in range(10):
        extents_map.begins[number] = 5_000_000 + number * 20 * KIB
        accounting.wrote_out(number, 0, 20 * KIB)

    assert counts(accounting) == (0, 200 * KIB, 1)


def test_files_with_gaps_between_them_count_as_separate_writes(
    accounting: WriteAccounting, extents_map: FakeExtents
) -> None:
    for number in range(10):
        extents_map.begins[number] = number * 32 * KIB
        accounting.wrote_out(number, 0, 20 * KIB)

    assert counts(accounting) == (0, 200 * KIB, 10)


@pytest.mark.parametrize(("streams", "streamed"), [(STREAMS_AT_ONCE, True), (STREAMS_AT_ONCE + 1, False)])
def test_a_drive_follows_a_limited_number_of_streams(
    accounting: WriteAccounting, extents_map: FakeExtents, streams: int, streamed: bool
) -> None:
    for fd in range(streams):
        extents_map.begins[fd] = fd << 40
    for piece in range(8):
        for fd in range(streams):
            accounting.wrote_out(fd, piece * STREAM_BYTES // 2, STREAM_BYTES // 2)

    assert (counts(accounting)[0] > 0) == streamed


def test_each_extent_of_a_fragmented_file_counts() -> None:
    accounting = WriteAccounting(
        lambda _fd, _offset, _length: [(0, 8 * KIB), (900 * KIB, 4 * KIB), (70_000 * KIB, 2 << 20)]
    )
    accounting.wrote_out(1, 0, 12 * KIB + (2 << 20))

    assert counts(accounting) == (2 << 20, 12 * KIB, 2)


def test_the_report_is_a_snapshot_with_the_newest_window_and_flush(
    accounting: WriteAccounting, extents_map: FakeExtents
) -> None:
    extents_map.begins[1] = 0
    accounting.wrote_out(1, 0, 3 << 20)
    accounting.flushed(0.5)
    accounting.flushed(2.5)

    assert accounting.so_far(8 << 20, 0.25) == OwnWrites(3 << 20, 0, 0, 2, 8 << 20, 0.25, 2.5)


def test_a_flush_is_timed_unless_it_fails(tmp_path: Path) -> None:
    clock, flushes_s = SleepingClock(), list[float]()

    class SlowDisk(FaultyDisk):
        def sync(self, fd: int) -> None:
            clock.sleep(3)
            super().sync(fd)

    disk = TimedDisk(SlowDisk(lambda call, number: 5 if (call, number) == ("sync", 1) else 0), flushes_s.append, clock)
    fd = os.open(tmp_path, os.O_RDONLY)
    try:
        disk.sync(fd)
        with pytest.raises(OSError, match="Input/output"):
            disk.sync(fd)
    finally:
        os.close(fd)

    assert flushes_s == [3]


def test_without_extents_each_file_has_a_location_of_its_own() -> None:
    """A file in memory has no extents on a device."""
    fd, second_fd = os.memfd_create("one"), os.memfd_create("other")
    try:
        assert places_of(fd, 4096, 512) == [(places_of(fd, 0, 1)[0][0] + 4096, 512)]
        assert places_of(fd, 0, 1) != places_of(second_fd, 0, 1)
    finally:
        os.close(fd)
        os.close(second_fd)


def test_a_filesystem_without_extents_is_queried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    queried = []

    def extents(fd: int, _offset: int, _length: int) -> DriveRanges:
        queried.append(fd)
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))

    monkeypatch.setattr(linux, "extents", extents)
    accounting = WriteAccounting()
    for fd in (7, 8, 9):
        accounting.wrote_out(fd, 0, 4096)

    assert queried == [7]
    assert accounting.so_far().scattered_writes == 3

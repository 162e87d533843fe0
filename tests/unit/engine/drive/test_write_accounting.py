"""What the drive was given is told apart: what comes in one go, and what is scattered."""

import errno
import os
from pathlib import Path

import pytest

from shingleback.domain.monitoring import OwnWrites
from shingleback.engine.drive.throttle import TimedDisk
from shingleback.engine.drive.writeback import STREAM_BYTES, STREAMS_AT_ONCE, WriteAccounting
from shingleback.engine.files import linux
from shingleback.engine.files.linux import DriveRanges, places_of
from tests.fakes.clock import SleepingClock
from tests.fakes.disks import FaultyDisk

KIB = 1 << 10


class Map:
    """A filesystem that puts files where the test says. The number of a file is its descriptor."""

    def __init__(self) -> None:
        self.begins: dict[int, int] = {}

    def __call__(self, fd: int, offset: int, length: int) -> DriveRanges:
        return [(self.begins[fd] + offset, length)]


@pytest.fixture
def places() -> Map:
    return Map()


@pytest.fixture
def given(places: Map) -> WriteAccounting:
    return WriteAccounting(places)


def counts(given: WriteAccounting) -> tuple[int, int, int]:
    told = given.so_far(0, 0.0)
    return told.streamed_bytes, told.scattered_bytes, told.scattered_writes


def test_a_large_file_is_a_stream_from_its_second_window_on(given: WriteAccounting, places: Map) -> None:
    places.begins[1] = 0
    for number in range(8):
        given.wrote_out(1, number * STREAM_BYTES // 2, STREAM_BYTES // 2)

    assert counts(given) == (7 * STREAM_BYTES // 2, STREAM_BYTES // 2, 1)


def test_files_that_lie_one_behind_the_other_are_one_write(given: WriteAccounting, places: Map) -> None:
    for number in range(10):
        places.begins[number] = 5_000_000 + number * 20 * KIB
        given.wrote_out(number, 0, 20 * KIB)

    assert counts(given) == (0, 200 * KIB, 1)


def test_files_with_something_between_them_are_writes_of_their_own(given: WriteAccounting, places: Map) -> None:
    for number in range(10):
        places.begins[number] = number * 32 * KIB
        given.wrote_out(number, 0, 20 * KIB)

    assert counts(given) == (0, 200 * KIB, 10)


@pytest.mark.parametrize(("streams", "streamed"), [(STREAMS_AT_ONCE, True), (STREAMS_AT_ONCE + 1, False)])
def test_a_drive_follows_some_streams_at_once_and_no_more(
    given: WriteAccounting, places: Map, streams: int, streamed: bool
) -> None:
    for fd in range(streams):
        places.begins[fd] = fd << 40
    for piece in range(8):
        for fd in range(streams):
            given.wrote_out(fd, piece * STREAM_BYTES // 2, STREAM_BYTES // 2)

    assert (counts(given)[0] > 0) == streamed


def test_a_file_in_several_pieces_on_the_drive_counts_as_these() -> None:
    given = WriteAccounting(lambda _fd, _offset, _length: [(0, 8 * KIB), (900 * KIB, 4 * KIB), (70_000 * KIB, 2 << 20)])
    given.wrote_out(1, 0, 12 * KIB + (2 << 20))

    assert counts(given) == (2 << 20, 12 * KIB, 2)


def test_what_was_told_is_a_snapshot_with_the_newest_window_and_flush(given: WriteAccounting, places: Map) -> None:
    places.begins[1] = 0
    given.wrote_out(1, 0, 3 << 20)
    given.flushed(0.5)
    given.flushed(2.5)

    assert given.so_far(8 << 20, 0.25) == OwnWrites(3 << 20, 0, 0, 2, 8 << 20, 0.25, 2.5)


def test_a_flush_is_timed_and_one_that_fails_is_not_told_of(tmp_path: Path) -> None:
    clock, told = SleepingClock(), list[float]()

    class SlowDisk(FaultyDisk):
        def sync(self, fd: int) -> None:
            clock.sleep(3)
            super().sync(fd)

    disk = TimedDisk(SlowDisk(lambda call, number: 5 if (call, number) == ("sync", 1) else 0), told.append, clock)
    fd = os.open(tmp_path, os.O_RDONLY)
    try:
        disk.sync(fd)
        with pytest.raises(OSError, match="Input/output"):
            disk.sync(fd)
    finally:
        os.close(fd)

    assert told == [3]


def test_where_a_filesystem_tells_no_places_each_file_has_its_own() -> None:
    """A file in memory has no place on a device."""
    fd, other = os.memfd_create("one"), os.memfd_create("other")
    try:
        assert places_of(fd, 4096, 512) == [(places_of(fd, 0, 1)[0][0] + 4096, 512)]
        assert places_of(fd, 0, 1) != places_of(other, 0, 1)
    finally:
        os.close(fd)
        os.close(other)


def test_a_filesystem_that_tells_no_places_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def extents(fd: int, _offset: int, _length: int) -> DriveRanges:
        asked.append(fd)
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))

    monkeypatch.setattr(linux, "extents", extents)
    given = WriteAccounting()
    for fd in (7, 8, 9):
        given.wrote_out(fd, 0, 4096)

    assert asked == [7]
    assert given.so_far().scattered_writes == 3

"""Reports of how the drive takes its writes."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.drive.messages import SetPace
from shingleback.engine.drive.writeback import WritePath
from tests.fakes.clock import SleepingClock


class SlowDisk(RealDisk):
    def __init__(self, clock: SleepingClock) -> None:
        self._clock = clock

    def wait_writeback(self, fd: int, offset: int, length: int) -> None:
        super().wait_writeback(fd, offset, length)
        self._clock.sleep(0.3)

    def sync(self, fd: int) -> None:  # noqa: ARG002 (nothing has to be durable here)
        self._clock.sleep(4)


@pytest.fixture
def clock() -> SleepingClock:
    return SleepingClock()


@pytest.fixture
def write_path(clock: SleepingClock) -> WritePath:
    write_path = WritePath(SlowDisk(clock), clock, clock.sleep, lambda: False, lambda: 4096)
    write_path.set_pace(SetPace(0, 1000))
    return write_path


@pytest.fixture
def fd(tmp_path: Path) -> Iterator[int]:
    fd = os.open(tmp_path / "file", os.O_RDWR | os.O_CREAT)
    yield fd
    os.close(fd)


def write(write_path: WritePath, fd: int, offset: int) -> None:
    write_path.disk.write(fd, memoryview(bytes(1000)), offset)
    write_path.windows.wrote(fd, offset, 1000, is_last=False)


def test_windows_and_flushes_are_reported_with_their_newest_duration(write_path: WritePath, fd: int) -> None:
    write(write_path, fd, 0)
    write_path.windows.drain()
    write_path.disk.sync(fd)

    writes = write_path.news(now=True)[0].writes
    assert (writes.window_bytes, writes.window_s, writes.flushes, writes.flush_s) == (1000, 0.3, 1, 4)
    assert writes.streamed_bytes + writes.scattered_bytes == 1000
    assert writes.read_bytes == 4096


def test_each_write_is_reported_once_and_at_most_four_times_a_second(
    write_path: WritePath, fd: int, clock: SleepingClock
) -> None:
    write(write_path, fd, 0)
    write(write_path, fd, 1000)
    assert len(write_path.news(now=False)) == 1
    clock.sleep(0.5)
    assert write_path.news(now=False) == []
    write(write_path, fd, 2000)
    assert len(write_path.news(now=False)) == 1
    write_path.windows.drain()
    clock.seconds -= 0.3
    assert write_path.news(now=False) == []
    assert len(write_path.news(now=True)) == 1


def test_unbounded_writes_report_no_window(write_path: WritePath, tmp_path: Path) -> None:
    write_path.use_unbounded_windows()
    fd = os.open(tmp_path / "other", os.O_RDWR | os.O_CREAT)
    write_path.disk.write(fd, memoryview(bytes(1000)), 0)
    write_path.windows.wrote(fd, 0, 1000, is_last=True)

    writes = write_path.news(now=True)[0].writes
    assert writes.window_bytes == 0

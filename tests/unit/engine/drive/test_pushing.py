"""What is told of how the drive takes what it is given."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.engine.drive.messages import SetPace
from shingleback.engine.drive.throttle import RealDisk
from shingleback.engine.drive.writeback import Pushing
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
def pushing(clock: SleepingClock) -> Pushing:
    pushing = Pushing(SlowDisk(clock), clock, clock.sleep, lambda: False, lambda: 4096)
    pushing.set_pace(SetPace(0, 1000))
    return pushing


@pytest.fixture
def fd(tmp_path: Path) -> Iterator[int]:
    fd = os.open(tmp_path / "file", os.O_RDWR | os.O_CREAT)
    yield fd
    os.close(fd)


def write(pushing: Pushing, fd: int, offset: int) -> None:
    pushing.disk.write(fd, memoryview(bytes(1000)), offset)
    pushing.windows.wrote(fd, offset, 1000, is_last=False)


def test_windows_and_flushes_are_told_with_how_long_the_newest_took(pushing: Pushing, fd: int) -> None:
    write(pushing, fd, 0)
    pushing.windows.drain()
    pushing.disk.sync(fd)

    told = pushing.news(now=True)[0].writes
    assert (told.window_bytes, told.window_s, told.flushes, told.flush_s) == (1000, 0.3, 1, 4)
    assert told.streamed_bytes + told.scattered_bytes == 1000
    assert told.read_bytes == 4096


def test_nothing_is_told_twice_and_nothing_more_often_than_four_times_a_second(
    pushing: Pushing, fd: int, clock: SleepingClock
) -> None:
    write(pushing, fd, 0)
    write(pushing, fd, 1000)
    assert len(pushing.news(now=False)) == 1
    clock.sleep(0.5)
    assert pushing.news(now=False) == []
    write(pushing, fd, 2000)
    assert len(pushing.news(now=False)) == 1
    pushing.windows.drain()
    clock.seconds -= 0.3
    assert pushing.news(now=False) == []
    assert len(pushing.news(now=True)) == 1


def test_where_nothing_is_held_back_no_window_is_told(pushing: Pushing, tmp_path: Path) -> None:
    pushing.hold_nothing_back()
    fd = os.open(tmp_path / "other", os.O_RDWR | os.O_CREAT)
    pushing.disk.write(fd, memoryview(bytes(1000)), 0)
    pushing.windows.wrote(fd, 0, 1000, is_last=True)

    told = pushing.news(now=True)[0].writes
    assert told.window_bytes == 0

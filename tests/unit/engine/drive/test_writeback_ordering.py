"""On some filesystems files are allocated before they are written, and sent in the order of their locations."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.engine.drive import writeback
from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.drive.window_size import COMFORTABLE_BYTES, SLOW_S, Through, WindowSize
from shingleback.engine.drive.writeback import ArrangedWindows, WriteAccounting
from shingleback.engine.files.linux import DriveRanges
from tests.fakes.clock import SleepingClock


class SendingDisk(RealDisk):
    """Attributes:
    sent: the file descriptors in the order in which their write-back was started.
    """

    def __init__(self) -> None:
        self.sent: list[int] = []

    def start_writeback(self, fd: int, offset: int, length: int) -> None:  # noqa: ARG002 (as the Protocol says)
        self.sent.append(fd)


@pytest.fixture
def fds(tmp_path: Path) -> Iterator[list[int]]:
    fds = [os.open(tmp_path / str(number), os.O_RDWR | os.O_CREAT) for number in range(4)]
    yield fds
    for fd in fds:
        os.close(fd)


def windows_of(disk: RealDisk, size: WindowSize) -> ArrangedWindows:
    return ArrangedWindows(disk, size, WriteAccounting(), SleepingClock())


def test_a_window_is_sent_in_the_order_of_locations(fds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    locations = dict(zip(fds, (3000, 1000, 4000, 2000), strict=True))
    monkeypatch.setattr(writeback, "places_of", lambda fd, offset, length: [(locations[fd] + offset, length)])
    disk = SendingDisk()
    windows = windows_of(disk, WindowSize())
    for fd in fds:
        windows.wrote(fd, 0, 10, is_last=False)

    windows.drain()

    assert disk.sent == sorted(fds, key=locations.__getitem__)


@pytest.mark.parametrize("size_bytes", [1, 4096, 70_000, 3_000_000])
def test_an_expected_file_has_its_space_and_its_size(fds: list[int], size_bytes: int) -> None:
    windows_of(RealDisk(), WindowSize()).expect(fds[0], size_bytes)

    status = os.fstat(fds[0])
    assert status.st_size == size_bytes
    assert status.st_blocks * 512 >= size_bytes
    assert status.st_blocks * 512 < size_bytes + 8192


def test_windows_are_larger_unless_the_drive_answers_slowly() -> None:
    size = WindowSize()
    windows = windows_of(RealDisk(), size)
    assert windows.at_once_bytes == 4 * size.bytes

    while size.bytes >= COMFORTABLE_BYTES:
        size.note_window(Through(2 * SLOW_S, size.bytes, 1))

    assert windows.at_once_bytes == size.bytes


def test_a_file_is_located_once(fds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Its position is needed to sort it, and to count how it reached the drive."""
    located: list[int] = []

    def locate(fd: int, offset: int, length: int) -> DriveRanges:
        located.append(fd)
        return [(fd * 1_000_000 + offset, length)]

    monkeypatch.setattr(writeback, "places_of", locate)
    accounting = WriteAccounting(locate)
    windows = ArrangedWindows(SendingDisk(), WindowSize(), accounting, SleepingClock())
    for fd in reversed(fds):
        windows.wrote(fd, 0, 10, is_last=False)

    windows.drain()

    assert sorted(located) == sorted(fds)
    assert accounting.so_far().scattered_bytes == 10 * len(fds)


def test_a_file_without_a_position_is_located_again_once_it_was_sent(
    fds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writeback, "places_of", lambda _fd, _offset, _length: [])
    accounting = WriteAccounting(lambda _fd, offset, length: [(offset, length)])
    windows = ArrangedWindows(SendingDisk(), WindowSize(), accounting, SleepingClock())
    windows.wrote(fds[0], 0, 10, is_last=False)

    windows.drain()

    assert accounting.so_far().scattered_bytes == 10

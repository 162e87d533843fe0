"""A file that arrives in pieces, and may have to be split because its filesystem has a limit (4 GiB on FAT)."""

import contextlib
import os
from typing import Final

from shingleback.copying.attributes import Giver
from shingleback.copying.disk import Disk
from shingleback.copying.entries import Attributes
from shingleback.copying.windows import Windows

_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_EARLIER: Final = os.O_WRONLY | os.O_NOFOLLOW | os.O_CLOEXEC


def part_name(name: bytes, number: int) -> bytes:
    """The name of a piece, counted from 1; `cat name%~part1 name%~part2` gives the file."""
    return name + b"%%~part%d" % number


def paths_of_pieces(on_drive: bytes, parts: int) -> list[bytes]:
    """Where the content of a file lies, given the path it would have whole."""
    return [part_name(on_drive, number + 1) for number in range(parts)] or [on_drive]


def parts_of(size: int, part_bytes: int) -> int:
    """Into how many pieces a file is split; 0 where it stays whole."""
    return -(-size // part_bytes) if size > part_bytes else 0


class GrowingFile:
    """Pieces come in rising order of their offsets; what none of them covers is a hole.

    Attributes:
        parts: into how many pieces it is split; 0 means it is whole.
    """

    def __init__(self, disk: Disk, windows: Windows, folder_fd: int, name: bytes, *, split_at: int | None) -> None:
        """`split_at`: the size of a piece, or None where the file stays whole."""
        self.parts = 0
        self._disk = disk
        self._windows = windows
        self._folder_fd = folder_fd
        self._name = name
        self._split_at = split_at
        self._fd = -1
        self._part_end = 0

    def create(self, expected_bytes: int = 0) -> None:
        """`expected_bytes`: how large it is going to be, if it has no holes."""
        if self._split_at is None:
            self._fd = os.open(self._name, _NEW, 0o600, dir_fd=self._folder_fd)
            if expected_bytes:
                self._windows.expect(self._fd, expected_bytes)

    def resume(self, done: int) -> None:
        """Go on with a file that is there: what lies behind `done` is not known to be whole, and is cut off."""
        self._fd = os.open(self._name, _EARLIER, dir_fd=self._folder_fd)
        os.truncate(self._fd, done)

    def write(self, data: memoryview, offset: int) -> None:
        if self._split_at is None:
            self._write_here(data, offset)
            return
        while data:
            while offset >= self._part_end:
                self._next_part(self._split_at)
            here = min(len(data), self._part_end - offset)
            self._write_here(data[:here], offset - (self._part_end - self._split_at))
            data, offset = data[here:], offset + here

    def finish(self, size: int, giver: Giver, attributes: Attributes) -> None:
        """Give it its size and attributes; it is closed when it has been written out."""
        if self._split_at is not None:
            while size > self._part_end:
                self._next_part(self._split_at)
            size -= self._part_end - self._split_at
        os.ftruncate(self._fd, size)
        giver.to_open(self._fd, attributes)
        self._release()

    def let_go(self) -> None:
        """Leave it as it is, for a later run to go on with."""
        self._release()

    def discard(self) -> None:
        """Remove what is there of it."""
        self._release()
        for name in paths_of_pieces(self._name, self.parts):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(name, dir_fd=self._folder_fd)

    def _write_here(self, data: memoryview, offset: int) -> None:
        self._disk.write(self._fd, data, offset)
        self._windows.wrote(self._fd, offset, len(data), is_last=False)

    def _next_part(self, split_at: int) -> None:
        if self._fd >= 0:
            os.ftruncate(self._fd, split_at)
            self._release()
        self.parts += 1
        self._fd = os.open(part_name(self._name, self.parts), _NEW, 0o600, dir_fd=self._folder_fd)
        self._part_end += split_at

    def _release(self) -> None:
        if self._fd >= 0:
            self._windows.wrote(self._fd, 0, 0, is_last=True)
            self._fd = -1

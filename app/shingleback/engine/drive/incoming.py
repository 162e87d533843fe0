"""Files on their way into the copy: growing files, reading back what was written, and the reserve.

A file can arrive in pieces, and may have to be split because its filesystem has a size limit (4 GiB on FAT).

Written files are read back before they are listed if the drive's report may not be enough. A filesystem reports a
failed write once, to whichever process asks first, and a full one may notice late (delayed allocation). So after any
error of a run, all files of each batch are read and compared, and some of them when a drive is nearly full.

A filesystem without a journal may lose files in a power cut. So after an interrupted run all files of the copy are
looked up there, and those of that run are read.

The reserve is a little room that is kept back. It lets a drive that others have filled record that a version is
removed. Without it, a drive without a free block would stay full, because versions are removed only after that was
recorded.
"""

import contextlib
import errno
import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple, TypeVar

from blake3 import blake3

from shingleback.engine.drive.messages import ExpectedFile
from shingleback.engine.drive.new_files import NewFiles
from shingleback.engine.drive.throttle import Disk
from shingleback.engine.drive.writeback import Windows
from shingleback.engine.files import linux
from shingleback.engine.files.folders import FolderCursor, split
from shingleback.engine.files.linux import DRIVE_ERRORS, FULL, Giver
from shingleback.engine.repo import layout
from shingleback.engine.repo.format import Attributes, File

_EARLIER: Final = os.O_WRONLY | os.O_NOFOLLOW | os.O_CLOEXEC


def part_name(name: bytes, number: int) -> bytes:
    """The name of a piece, counted from 1; `cat name%~part1 name%~part2` gives the file."""
    return name + b"%%~part%d" % number


def paths_of_pieces(on_drive: bytes, parts: int) -> list[bytes]:
    """The paths of a file's pieces, given the path it would have if it were whole."""
    return [part_name(on_drive, number + 1) for number in range(parts)] or [on_drive]


def parts_of(size: int, part_bytes: int) -> int:
    """Into how many pieces a file is split; 0 if it stays whole."""
    return -(-size // part_bytes) if size > part_bytes else 0


class GrowingFile:
    """A file written in pieces of rising offsets; what no piece covers is a hole.

    Attributes:
        parts: into how many pieces it is split; 0 means it is whole.
    """

    def __init__(
        self,
        disk: Disk,
        windows: Windows,
        new_files: NewFiles,
        folder_fd: int,
        name: bytes,
        *,
        split_at: int | None,
    ) -> None:
        """`split_at`: the size of a piece, or None where the file stays whole."""
        self.parts = 0
        self._disk = disk
        self._windows = windows
        self._new_files = new_files
        self._folder_fd = folder_fd
        self._name = name
        self._split_at = split_at
        self._fd = -1
        self._part_end = 0

    def create(self, expected_bytes: int = 0) -> None:
        """`expected_bytes`: how large it is going to be, if it has no holes."""
        if self._split_at is None:
            self._fd = self._new_files.create(self._name, self._folder_fd, 0o600)
            if expected_bytes:
                self._windows.expect(self._fd, expected_bytes)

    def resume(self, done: int) -> None:
        """Continue an existing file: the data behind `done` may be incomplete, and is cut off."""
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
        """Remove the part of it that exists."""
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
        self._fd = self._new_files.create(part_name(self._name, self.parts), self._folder_fd, 0o600)
        self._part_end += split_at

    def _release(self) -> None:
        if self._fd >= 0:
            self._windows.wrote(self._fd, 0, 0, is_last=True)
            self._fd = -1


_READ_BYTES: Final = 1 << 20
_SAMPLE: Final = 64


class Written(NamedTuple):
    """A file of the batch that is not listed yet. `path` is its path in `incoming`."""

    path: bytes
    record: File


def damaged(root_fd: int, files: list[ExpectedFile]) -> Iterator[int]:
    """Numbers of those that are not on the drive as they should be."""
    cursor = FolderCursor(root_fd, no_atime=True)
    for number, file in enumerate(files):
        try:
            if not _is_as_expected(file, cursor):
                yield number
        except OSError as error:
            if error.errno in DRIVE_ERRORS - {errno.EIO}:
                raise
            yield number
    cursor.forget()


def _is_as_expected(file: ExpectedFile, cursor: FolderCursor) -> bool:
    hasher, size = blake3(), 0
    for piece in paths_of_pieces(file.path, file.parts):
        folder, name = split(piece)
        if not file.digest:
            size += os.stat(name, dir_fd=cursor.open(folder), follow_symlinks=False).st_size
            continue
        size += _read(name, cursor.open(folder), hasher)
    return size == file.size and (not file.digest or hasher.digest() == file.digest)


def read_back(incoming_fd: int, files: list[Written], *, is_sample: bool, chance: Random) -> None:
    """Reads back all of them, or some. Raises OSError (EIO) if one is not what was written."""
    chosen = chance.sample(files, _SAMPLE) if is_sample and len(files) > _SAMPLE else files
    cursor = FolderCursor(incoming_fd)
    try:
        for file in chosen:
            folder, name = split(file.path)
            if not _is_whole(name, cursor.open(folder), file.record):
                raise OSError(errno.EIO, os.strerror(errno.EIO), file.path)
    finally:
        cursor.forget()


def _is_whole(name: bytes, folder_fd: int, record: File) -> bool:
    hasher = blake3()
    return _read(name, folder_fd, hasher) == record.size and hasher.hexdigest() == record.blake3


def _read(name: bytes, folder_fd: int, hasher: blake3) -> int:
    """Read a file from the drive, not from memory; gives its size."""
    fd = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder_fd)
    with os.fdopen(fd, "rb", buffering=0) as file:
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
        while piece := file.read(_READ_BYTES):
            hasher.update(piece)
        return os.fstat(fd).st_size


RESERVE_BYTES: Final = 1 << 18
_Result = TypeVar("_Result")


def keep_back(home_fd: int) -> None:
    """Create the file if it is missing. If that fails, the run continues without it."""
    with contextlib.suppress(OSError):
        fd = os.open(layout.RESERVE, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600, dir_fd=home_fd)
        try:
            _fill(fd)
        except OSError:
            os.unlink(layout.RESERVE, dir_fd=home_fd)
            raise
        finally:
            os.close(fd)


def _fill(fd: int) -> None:
    try:
        linux.allocate(fd, 0, RESERVE_BYTES)
    except OSError as error:
        if error.errno in FULL:
            raise
        os.write(fd, bytes(RESERVE_BYTES))


def drawing_on_reserve(home_fd: int, sync: Callable[[], None], action: Callable[[], _Result]) -> _Result:
    """Do something that needs little room; if there is none, again without the reserve."""
    try:
        return action()
    except OSError as error:
        if error.errno not in FULL:
            raise
        try:
            os.unlink(layout.RESERVE, dir_fd=home_fd)
        except OSError:
            raise error from None
    sync()  # freed blocks can be used only after that
    return action()

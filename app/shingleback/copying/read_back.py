"""Reading back what was written, before it is listed, where the drive's word may not be enough.

A filesystem tells of a failed write once, to whoever asks first, and a full one may find out late (delayed allocation).
So after any error of a run, all of each batch is read and compared; and some of it where a drive is nearly full.

A filesystem without a journal may lose files in a power cut. So after an interrupted run all files of the copy are
looked for there, and those of that run are read.
"""

import errno
import os
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from blake3 import blake3

from shingleback.copying.folders import FolderCursor, split
from shingleback.copying.growing import paths_of_pieces
from shingleback.copying.guard import DRIVE_ERRORS
from shingleback.copying.manifest import File
from shingleback.copying.messages import Expected

_READ_BYTES: Final = 1 << 20
_SAMPLE: Final = 64


class Written(NamedTuple):
    """A file of the batch that is not listed yet. `path` is that in `incoming`."""

    path: bytes
    record: File


def damaged(root_fd: int, files: list[Expected]) -> Iterator[int]:
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


def _is_as_expected(file: Expected, cursor: FolderCursor) -> bool:
    hasher, size = blake3(), 0
    for piece in paths_of_pieces(file.path, file.parts):
        folder, name = split(piece)
        if not file.digest:
            size += os.stat(name, dir_fd=cursor.open(folder), follow_symlinks=False).st_size
            continue
        size += _read(name, cursor.open(folder), hasher)
    return size == file.size and (not file.digest or hasher.digest() == file.digest)


def read_back(incoming_fd: int, files: list[Written], *, is_sample: bool, chance: Random) -> None:
    """All of them, or some. Raises OSError (EIO) where one is not what was written."""
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

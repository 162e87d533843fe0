"""Reading back what was written, before it is listed, where the drive's word may not be enough.

A filesystem tells of a failed write once, to whoever asks first, and a full one may find out late (delayed allocation).
So after any error of a run, all of each batch is read and compared; and some of it where a drive is nearly full.
"""

import errno
import os
from random import Random
from typing import Final, NamedTuple

from blake3 import blake3

from shingleback.copying.folders import FolderCursor, split
from shingleback.copying.manifest import File

_READ_BYTES: Final = 1 << 20
_SAMPLE: Final = 64


class Written(NamedTuple):
    """A file of the batch that is not listed yet. `path` is that in `incoming`."""

    path: bytes
    record: File


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
    fd = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=folder_fd)
    with os.fdopen(fd, "rb", buffering=0) as file:
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)  # what is in memory says nothing of the drive
        hasher = blake3()
        while piece := file.read(_READ_BYTES):
            hasher.update(piece)
        return os.fstat(fd).st_size == record.size and hasher.hexdigest() == record.blake3

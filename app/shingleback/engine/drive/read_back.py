"""Reads files back from the drive, and compares them with what was written or listed.

Written files are read back before they are listed if the drive's report may not be enough. A filesystem reports a
failed write once, to whichever process asks first, and a full one may notice late (delayed allocation). So after any
error of a run, all files of each batch are read and compared, and a sample of them when a drive is nearly full.

A filesystem without a journal may lose files in a power cut. So after an interrupted run, all files of the copy are
looked up, and those of that run are read.
"""

import errno
import os
import stat
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

import msgspec
import msgspec.structs
from blake3 import blake3

from shingleback.engine.drive.incoming import Written
from shingleback.engine.drive.messages import ExpectedFile
from shingleback.engine.files.folders import FolderCursor, split
from shingleback.engine.files.linux import DRIVE_ERRORS
from shingleback.engine.repo.abilities import is_stored_time
from shingleback.engine.repo.layout import paths_of_pieces

_READ_BYTES: Final = 1 << 20
_SAMPLE: Final = 64


def damaged(root_fd: int, files: list[ExpectedFile], unfinished: Mapping[bytes, list[bytes]]) -> Iterator[int]:
    """Yield the positions of entries that are missing on the drive or not as expected.

    `unfinished` has other places where entries may be, by their paths; the contents of a folder are there with it.
    """
    cursor = FolderCursor(root_fd, no_atime=True)
    for number, file in enumerate(files):
        elsewhere = (msgspec.structs.replace(file, path=path) for path in _elsewhere(file.path, unfinished))
        if not any(_is_there(expected, cursor) for expected in (file, *elsewhere)):
            yield number
    cursor.forget()


def _elsewhere(path: bytes, unfinished: Mapping[bytes, list[bytes]]) -> Iterator[bytes]:
    above = path
    while above and unfinished:
        for place in unfinished.get(above, ()):
            yield place + path[len(above) :]
        above = split(above)[0]


def _is_there(file: ExpectedFile, cursor: FolderCursor) -> bool:
    try:
        return is_as_expected(file, cursor)
    except OSError as error:
        if error.errno in DRIVE_ERRORS - {errno.EIO}:
            raise
        return False


def is_as_expected(file: ExpectedFile, cursor: FolderCursor) -> bool:
    """Whether the drive holds an entry as it is listed. Raises OSError."""
    pieces = [split(piece) for piece in paths_of_pieces(file.path, file.parts)]
    infos = [os.stat(name, dir_fd=cursor.open(folder), follow_symlinks=False) for folder, name in pieces]
    if file.size < 0:
        return stat.S_ISDIR(infos[0].st_mode)
    if file.target is not None:
        folder, name = pieces[0]
        return stat.S_ISLNK(infos[0].st_mode) and os.readlink(name, dir_fd=cursor.open(folder)) == file.target
    if sum(info.st_size for info in infos) != file.size or not all(stat.S_ISREG(info.st_mode) for info in infos):
        return False
    is_untouched = is_stored_time(infos[-1].st_mtime_ns, file.mtime_ns)
    if is_untouched and not file.is_read:
        return True
    hasher = blake3()
    for folder, name in pieces:
        _read(name, cursor.open(folder), hasher)
    return hasher.digest() == file.digest


def read_back(incoming_fd: int, files: list[Written], *, is_sample: bool) -> None:
    """Read back all files, or a sample. Raises OSError (EIO) if one differs from the data written."""
    chosen = Random().sample(files, _SAMPLE) if is_sample and len(files) > _SAMPLE else files
    cursor = FolderCursor(incoming_fd)
    try:
        for file in chosen:
            folder, name = split(file.path)
            hasher = blake3()
            size = _read(name, cursor.open(folder), hasher)
            if size != file.record.size or hasher.hexdigest() != file.record.blake3:
                raise OSError(errno.EIO, os.strerror(errno.EIO), file.path)
    finally:
        cursor.forget()


def _read(name: bytes, folder_fd: int, hasher: blake3) -> int:
    """Hash a file that is read from the drive, not from the page cache; return its size."""
    fd = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder_fd)
    with os.fdopen(fd, "rb", buffering=0) as file:
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
        while piece := file.read(_READ_BYTES):
            hasher.update(piece)
        return os.fstat(fd).st_size

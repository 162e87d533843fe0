"""Reading content back from the drive: from the medium, not from memory, across the parts of a split file."""

import errno
import fcntl
import mmap
import os
import stat
from collections.abc import Generator, Iterator
from typing import Final

from shingleback.copying.catalog import Catalog
from shingleback.copying.entries import Stat
from shingleback.copying.folders import FolderCursor, split
from shingleback.copying.growing import paths_of_pieces
from shingleback.copying.index import Known
from shingleback.copying.reading import open_file

_BUFFER_BYTES: Final = 1 << 20
_BLOCK_BYTES: Final = 4096


class ContentReader:
    """Finds and reads the content of files of one catalog."""

    def __init__(self, catalog: Catalog, *, from_medium: bool) -> None:
        """`from_medium` reads around the page cache, or empties it of the file before, where that is not possible."""
        self._catalog = catalog
        self._cursor = FolderCursor(catalog.root_fd, no_atime=True)
        self._from_medium = from_medium
        self._buffer = mmap.mmap(-1, _BUFFER_BYTES)  # page-aligned, as O_DIRECT needs it

    def close(self) -> None:
        self._cursor.forget()
        self._buffer.close()

    def find(self, folder_id: int, on_drive: bytes, known: Known) -> Generator[list[int], None, None]:
        """Descriptors of the pieces of what may be a file's content: all that has its size, likeliest first.

        Where nothing has, the first thing that is there at all. They are closed when the next ones are asked for.
        """
        other_size: bytes | None = None
        has_found = False
        for candidate in self._catalog.candidates(folder_id, on_drive, known):
            fds = self._open(candidate, known.fact.parts)
            try:
                if fds and sum(os.fstat(fd).st_size for fd in fds) == known.stat.size:
                    has_found = True
                    yield fds
                elif fds and other_size is None:
                    other_size = candidate
            finally:
                close_all(fds)
        if not has_found and other_size is not None:
            fds = self._open(other_size, known.fact.parts)
            try:
                yield fds
            finally:
                close_all(fds)

    def symlink_target(self, folder_id: int, on_drive: bytes, known: Known) -> bytes | None:
        for candidate in self._catalog.candidates(folder_id, on_drive, known):
            folder, name = split(candidate)
            try:
                return os.readlink(name, dir_fd=self._cursor.open(folder))
            except OSError as error:
                if error.errno not in (errno.ENOENT, errno.ENOTDIR, errno.EINVAL, errno.ELOOP):
                    raise
        return None

    def read(self, fds: list[int]) -> Iterator[memoryview]:
        """The content, in pieces that are valid until the next one. Raises OSError."""
        with memoryview(self._buffer) as whole:
            for fd in fds:
                yield from self._read_one(fd, whole)

    def _read_one(self, fd: int, whole: memoryview) -> Iterator[memoryview]:
        direct = self._from_medium and _set_direct(fd)
        if not direct:
            os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED if self._from_medium else os.POSIX_FADV_SEQUENTIAL)
        offset = 0
        while True:
            try:
                count = os.preadv(fd, [whole], offset)
            except OSError as error:
                if not direct or error.errno != errno.EINVAL:
                    raise
                direct = _set_direct(fd, on=False)  # the filesystem takes the flag and then refuses to read
                continue
            if not count:
                break
            with whole[:count] as piece:
                yield piece
            offset += count
            if direct and count % _BLOCK_BYTES:
                return  # only the end of a file is not a whole block
        if self._from_medium and not direct:
            os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)

    def _open(self, path: bytes, parts: int) -> list[int]:
        """Descriptors of all pieces; none where one is missing."""
        fds: list[int] = []
        try:
            for piece in paths_of_pieces(path, parts):
                folder, name = split(piece)
                fds.append(open_file(name, self._cursor.open(folder)))
        except OSError as error:
            close_all(fds)
            if error.errno not in (errno.ENOENT, errno.ENOTDIR, errno.ELOOP):
                raise
            return []
        if not all(stat.S_ISREG(os.fstat(fd).st_mode) for fd in fds):  # a device may never end
            close_all(fds)
            return []
        return fds


def matches(info: os.stat_result, stat: Stat) -> bool:
    """Whether the copy is untouched, as far as its size and time tell; FAT counts in steps of two seconds."""
    return info.st_size == stat.size and abs(info.st_mtime_ns - stat.mtime_ns) <= 2_000_000_000


def _set_direct(fd: int, *, on: bool = True) -> bool:
    """Whether reading goes around the page cache now."""
    flags = fcntl.fcntl(fd, fcntl.F_GETFL)
    try:
        fcntl.fcntl(fd, fcntl.F_SETFL, flags | os.O_DIRECT if on else flags & ~os.O_DIRECT)
    except OSError:
        return False
    return on


def close_all(fds: list[int]) -> None:
    for fd in fds:
        os.close(fd)

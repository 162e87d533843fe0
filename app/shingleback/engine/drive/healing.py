"""Gives a damaged file its content again, from another file with the same content: on the same drive or on another one.

The new copy is written beside the damaged one, made durable and compared before it takes its place. So an interruption
leaves the damaged file, or the healed one. What stands in the place and is not the damaged file is moved aside.
"""

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from typing import Final

from blake3 import blake3

from shingleback.engine.drive.commit import Commit
from shingleback.engine.drive.incoming import paths_of_pieces
from shingleback.engine.drive.messages import Heal, OtherCopy
from shingleback.engine.files.attributes import AttributeSetter
from shingleback.engine.files.folders import FOLDER_FLAGS, FolderCursor, join, open_own_folder, split
from shingleback.engine.files.linux import DRIVE_ERRORS, FULL
from shingleback.engine.repo import layout

IS_WHOLE: Final = 0
IS_NOT_HEALED: Final = -1
_NAME: Final = b"healing"
_READ: Final = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_NEW: Final = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_OF_THE_DRIVE: Final = DRIVE_ERRORS - {errno.EIO} - set(FULL)
_BLOCK_BYTES: Final = 1 << 20


class _NotSameError(Exception):
    """The other file does not have the content."""


class Healer:
    """Heals files of one backup."""

    def __init__(self, root_fd: int, home_fd: int, commit: Commit, setter: AttributeSetter) -> None:
        self._root_fd = root_fd
        self._home_fd = home_fd
        self._commit = commit
        self._setter = setter

    def heal(self, request: Heal) -> int:
        """Return the number of the copy that it was healed from, `IS_WHOLE` or `IS_NOT_HEALED`.

        Raises OSError for an error of the drive as a whole.
        """
        with contextlib.suppress(OSError, _NotSameError):
            if self._is_whole(request):
                return IS_WHOLE
        for number, copy in enumerate(() if request.parts else request.copies, 1):
            try:
                self._heal_from(request, copy)
            except (OSError, _NotSameError) as error:
                self._clear()
                if not copy.root and isinstance(error, OSError) and error.errno in _OF_THE_DRIVE:
                    raise
            else:
                return number
        return IS_NOT_HEALED

    def _is_whole(self, request: Heal) -> bool:
        hasher = blake3()
        with contextlib.closing(_Pieces(self._root_fd, request.path, request.parts)) as pieces:
            for data in pieces.read():
                hasher.update(data)
        return hasher.digest() == request.digest

    def _heal_from(self, request: Heal, copy: OtherCopy) -> None:
        root_fd = os.open(copy.root, FOLDER_FLAGS & ~os.O_NOFOLLOW) if copy.root else os.dup(self._root_fd)
        try:
            with contextlib.closing(_Pieces(root_fd, copy.path, copy.parts)) as pieces:
                self._write(request, pieces)
        finally:
            os.close(root_fd)
        waiting = join(layout.HOME, join(layout.INCOMING, _NAME))
        self._commit.put_healed(waiting, request.path, request.size, request.attributes.mtime_ns)

    def _write(self, request: Heal, pieces: "_Pieces") -> None:
        """Write the content into `incoming`. Raises _NotSameError if it is another one."""
        incoming_fd = open_own_folder(layout.INCOMING, self._home_fd)
        hasher, size = blake3(), 0
        try:
            with open(os.open(_NAME, _NEW, 0o600, dir_fd=incoming_fd), "r+b", buffering=0) as new:
                for data in pieces.read():
                    hasher.update(data)
                    if any(data):
                        os.pwrite(new.fileno(), data, size)
                    size += len(data)
                if (size, hasher.digest()) != (request.size, request.digest):
                    raise _NotSameError
                os.ftruncate(new.fileno(), size)
                self._setter.to_open(new.fileno(), request.attributes)
                os.fsync(new.fileno())
        finally:
            os.close(incoming_fd)

    def _clear(self) -> None:
        incoming_fd = open_own_folder(layout.INCOMING, self._home_fd)
        try:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(_NAME, dir_fd=incoming_fd)
        finally:
            os.close(incoming_fd)


class _Pieces:
    """The pieces of one file, read one after the other."""

    def __init__(self, root_fd: int, path: bytes, parts: int) -> None:
        self._cursor = FolderCursor(root_fd, no_atime=True)
        self._paths = paths_of_pieces(path, parts)

    def read(self) -> Iterator[bytes]:
        """Yield the content as it is on the drive, not in the page cache."""
        for path in self._paths:
            folder, name = split(path)
            with open(os.open(name, _READ, dir_fd=self._cursor.open(folder)), "rb", buffering=0) as file:
                if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                    raise _NotSameError
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
                while data := file.read(_BLOCK_BYTES):
                    yield data

    def close(self) -> None:
        self._cursor.forget()

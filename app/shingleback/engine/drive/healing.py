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

from shingleback.devices.mounts import mount_of
from shingleback.engine.drive.commit import Commit
from shingleback.engine.drive.messages import ExpectedFile, Heal, OtherCopy
from shingleback.engine.drive.read_back import is_as_expected
from shingleback.engine.files import btrfs
from shingleback.engine.files.attributes import AttributeSetter
from shingleback.engine.files.folders import FOLDER_FLAGS, FolderCursor, join, open_own_folder, split
from shingleback.engine.files.linux import DRIVE_ERRORS, FULL, write_all
from shingleback.engine.repo import layout
from shingleback.engine.repo.layout import paths_of_pieces

IS_WHOLE: Final = 0
IS_NOT_HEALED: Final = -1
_NAME: Final = b"%~healing"
_WAITING: Final = join(layout.HOME, join(layout.INCOMING, _NAME))
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
        mount = mount_of(root_fd)
        self._is_btrfs = mount is not None and mount.kind == "btrfs"

    def heal(self, request: Heal) -> int:
        """Return the number of the copy that it was healed from, `IS_WHOLE` or `IS_NOT_HEALED`.

        Raises OSError for an error of the drive as a whole.
        """
        size, mtime_ns, target = request.size, request.attributes.mtime_ns, request.target
        expected = ExpectedFile(request.path, request.parts, size, request.digest, mtime_ns, target, is_read=True)
        cursor = FolderCursor(self._root_fd, no_atime=True)
        with contextlib.suppress(OSError):
            try:
                if is_as_expected(expected, cursor):
                    return IS_WHOLE
            finally:
                cursor.forget()
        if target is not None:
            return self._make_symlink(request, target)
        for number, copy in enumerate(() if request.parts else request.copies, 1):
            try:
                self._heal_from(request, copy)
            except (OSError, _NotSameError) as error:
                if not copy.root and isinstance(error, OSError) and error.errno in _OF_THE_DRIVE:
                    raise
            else:
                return number
        return IS_NOT_HEALED

    def _make_symlink(self, request: Heal, target: bytes) -> int:
        snapshot_fd = self._snapshot_of(request.path)
        if snapshot_fd is not None:
            os.close(snapshot_fd)
            return IS_NOT_HEALED
        incoming_fd = open_own_folder(layout.INCOMING, self._home_fd)
        try:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(_NAME, dir_fd=incoming_fd)
            os.symlink(target, _NAME, dir_fd=incoming_fd)
            self._setter.to_symlink(_NAME, incoming_fd, request.attributes)
        finally:
            os.close(incoming_fd)
        self._commit.put_healed(_WAITING, request.path, request.size, request.attributes.mtime_ns)
        return 1

    def _heal_from(self, request: Heal, copy: OtherCopy) -> None:
        root_fd = os.open(copy.root, FOLDER_FLAGS & ~os.O_NOFOLLOW) if copy.root else os.dup(self._root_fd)
        snapshot_fd = self._snapshot_of(request.path)
        try:
            with contextlib.closing(_Pieces(root_fd, copy.path, copy.parts)) as pieces:
                if snapshot_fd is None:
                    incoming_fd = open_own_folder(layout.INCOMING, self._home_fd)
                    try:
                        self._write(request, pieces, incoming_fd)
                    finally:
                        os.close(incoming_fd)
                    self._commit.put_healed(_WAITING, request.path, request.size, request.attributes.mtime_ns)
                else:
                    with btrfs.writable(snapshot_fd):
                        self._heal_in_snapshot(request, pieces)
        finally:
            os.close(root_fd)
            if snapshot_fd is not None:
                os.close(snapshot_fd)

    def _heal_in_snapshot(self, request: Heal, pieces: "_Pieces") -> None:
        """Replace a file of a snapshot, whose folders are there: nothing can be renamed into it from outside."""
        folder, name = split(request.path)
        cursor = FolderCursor(self._root_fd)
        try:
            folder_fd = cursor.open(folder)
            self._write(request, pieces, folder_fd)
            os.rename(_NAME, name, src_dir_fd=folder_fd, dst_dir_fd=folder_fd)
        finally:
            cursor.forget()

    def _snapshot_of(self, path: bytes) -> int | None:
        """Open the snapshot that holds a path; return None if none does."""
        top = layout.own_folder_of(path)
        if not top.startswith(layout.kept_path(b"")) or not self._is_btrfs:
            return None
        fd = os.open(top, FOLDER_FLAGS, dir_fd=self._root_fd)
        if btrfs.is_snapshot(fd):
            return fd
        os.close(fd)
        return None

    def _write(self, request: Heal, pieces: "_Pieces", folder_fd: int) -> None:
        """Write the content beside its place. Raises _NotSameError if it is another one."""
        with contextlib.suppress(FileNotFoundError):
            os.unlink(_NAME, dir_fd=folder_fd)
        try:
            with open(os.open(_NAME, _NEW, 0o600, dir_fd=folder_fd), "r+b", buffering=0) as new:
                if not self._clone(request, pieces, new.fileno()):
                    self._copy(request, pieces, new.fileno())
                self._setter.to_open(new.fileno(), request.attributes)
                os.fsync(new.fileno())
        except BaseException:
            os.unlink(_NAME, dir_fd=folder_fd)
            raise

    def _clone(self, request: Heal, pieces: "_Pieces", new_fd: int) -> bool:
        """Let the file share the extents of the other one, if the filesystem can and they have the content."""
        hasher = blake3()
        try:
            with pieces.opened() as source_fd:
                btrfs.clone(source_fd, new_fd)
            for data in _blocks(new_fd):
                hasher.update(data)
        except OSError:
            return False
        return hasher.digest() == request.digest

    def _copy(self, request: Heal, pieces: "_Pieces", new_fd: int) -> None:
        hasher, size = blake3(), 0
        os.ftruncate(new_fd, 0)
        for data in pieces.read():
            hasher.update(data)
            if any(data):
                write_all(new_fd, data, size)
            size += len(data)
        if (size, hasher.digest()) != (request.size, request.digest):
            raise _NotSameError
        os.ftruncate(new_fd, size)


class _Pieces:
    """The pieces of one file, read one after the other."""

    def __init__(self, root_fd: int, path: bytes, parts: int) -> None:
        self._cursor = FolderCursor(root_fd, no_atime=True)
        self._paths = paths_of_pieces(path, parts)

    @contextlib.contextmanager
    def opened(self) -> Iterator[int]:
        """Open the only piece. Raises OSError if there are more."""
        if len(self._paths) > 1:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        folder, name = split(self._paths[0])
        fd = os.open(name, _READ, dir_fd=self._cursor.open(folder))
        try:
            yield fd
        finally:
            os.close(fd)

    def read(self) -> Iterator[bytes]:
        """Yield the content as it is on the drive, not in the page cache."""
        for path in self._paths:
            folder, name = split(path)
            fd = os.open(name, _READ, dir_fd=self._cursor.open(folder))
            try:
                yield from _blocks(fd)
            finally:
                os.close(fd)

    def close(self) -> None:
        self._cursor.forget()


def _blocks(fd: int) -> Iterator[bytes]:
    if not stat.S_ISREG(os.fstat(fd).st_mode):
        raise _NotSameError
    os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
    offset = 0
    while data := os.pread(fd, _BLOCK_BYTES, offset):
        yield data
        offset += len(data)

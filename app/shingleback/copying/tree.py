"""Changing names in a backup: everything by its path from the root, reached one component at a time."""

import contextlib
import errno
import os
import stat
from typing import Final

from shingleback.copying import layout, linux
from shingleback.copying.folders import FolderCursor, join, split

_NO_SUCH_FLAG: Final = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)
_NOT_A_FOLDER: Final = (errno.ENOTDIR, errno.ELOOP)
_HOME: Final = layout.HOME + b"/"


class Tree:
    """Paths are those on the drive, as bytes."""

    def __init__(self, root_fd: int, *, is_root: bool) -> None:
        """`is_root`: modes do not keep this user from anything."""
        self._one = _Areas(root_fd)
        self._other = _Areas(root_fd)  # for the second path, while the first one is in use
        self._is_root = is_root

    def forget(self) -> None:
        """Close all folders."""
        self._one.forget()
        self._other.forget()

    # looking --------------------------------------------------------------------------------------------------

    def stat(self, path: bytes) -> os.stat_result | None:
        """None where there is nothing, or no folder in which it could be."""
        folder, name = split(path)
        try:
            return os.stat(name, dir_fd=self._one.open(folder), follow_symlinks=False)
        except OSError as error:
            if error.errno not in (errno.ENOENT, *_NOT_A_FOLDER):
                raise
            return None

    def exists(self, path: bytes) -> bool:
        return self.stat(path) is not None

    def is_folder(self, path: bytes) -> bool:
        found = self.stat(path)
        return found is not None and stat.S_ISDIR(found.st_mode)

    def children(self, path: bytes) -> list[bytes]:
        return [os.fsencode(name) for name in os.listdir(self._one.open(path))]

    def folder(self, path: bytes) -> int:
        """A descriptor of a folder, until the next call."""
        return self._one.open(path)

    # changing -------------------------------------------------------------------------------------------------

    def make_folders(self, path: bytes) -> None:
        """Make a folder and all that are missing above it. ENOTDIR or ELOOP where something else is there."""
        self._unlock(self._one.create(path))

    def rename_new(self, old: bytes, new: bytes) -> None:
        """Never over something: FileExistsError. A folder takes all in it along."""
        (old_folder, old_name), (new_folder, new_name) = split(old), split(new)
        old_fd, new_fd = self._unlocked(self._one, old_folder), self._unlocked(self._other, new_folder)
        mode = self._mode_in_the_way(old_name, old_fd) if old_folder != new_folder else None
        if mode is None:
            _rename_new(old_name, old_fd, new_name, new_fd)
        else:
            os.chmod(old_name, mode | stat.S_IRWXU, dir_fd=old_fd)
            _rename_new(old_name, old_fd, new_name, new_fd)
            os.chmod(new_name, mode, dir_fd=new_fd)
        self._one.leave(old)
        self._other.leave(old)

    def _mode_in_the_way(self, name: bytes, folder_fd: int) -> int | None:
        """That of a folder whose owner may not write to it: it says where it is, so it could not be moved elsewhere."""
        if self._is_root:
            return None
        found = os.stat(name, dir_fd=folder_fd, follow_symlinks=False)
        is_in_the_way = stat.S_ISDIR(found.st_mode) and not found.st_mode & stat.S_IWUSR
        return stat.S_IMODE(found.st_mode) if is_in_the_way else None

    def link(self, old: bytes, new: bytes) -> None:
        (old_folder, old_name), (new_folder, new_name) = split(old), split(new)
        old_fd, new_fd = self._one.open(old_folder), self._unlocked(self._other, new_folder)
        os.link(old_name, new_name, src_dir_fd=old_fd, dst_dir_fd=new_fd, follow_symlinks=False)

    def remove_file(self, path: bytes) -> None:
        folder, name = split(path)
        os.unlink(name, dir_fd=self._unlocked(self._one, folder))

    def remove_empty_folder(self, path: bytes) -> None:
        folder, name = split(path)
        self.forget()
        os.rmdir(name, dir_fd=self._unlocked(self._one, folder))

    def _unlocked(self, areas: "_Areas", path: bytes) -> int:
        fd = areas.open(path)
        self._unlock(fd)
        return fd

    def _unlock(self, fd: int) -> None:
        """Let the owner change a folder whose mode forbids it; it gets that mode again when it is left."""
        if not self._is_root:
            mode = stat.S_IMODE(os.fstat(fd).st_mode)
            if mode & stat.S_IWUSR == 0 or mode & stat.S_IXUSR == 0:
                os.fchmod(fd, mode | stat.S_IRWXU)


class _Areas:
    """A cursor for each area of a backup: a batch goes to and fro between them, and through each in tree order."""

    def __init__(self, root_fd: int) -> None:
        self._root_fd = root_fd
        self._cursors: dict[bytes, FolderCursor] = {}

    def open(self, path: bytes) -> int:
        return self._of(path).open(path)

    def create(self, path: bytes) -> int:
        return self._of(path).create(path)

    def leave(self, path: bytes) -> None:
        self._of(path).leave(path)

    def forget(self) -> None:
        for cursor in self._cursors.values():
            cursor.forget()

    def _of(self, path: bytes) -> FolderCursor:
        area = path.split(b"/", 2)[1] if path.startswith(_HOME) else b""
        cursor = self._cursors.get(area)
        if cursor is None:
            cursor = self._cursors[area] = FolderCursor(self._root_fd)
        return cursor


def _rename_new(old_name: bytes, old_fd: int, new_name: bytes, new_fd: int) -> None:
    try:
        linux.rename_noreplace(old_name, old_fd, new_name, new_fd)
    except OSError as error:
        if error.errno not in _NO_SUCH_FLAG:
            raise
        if _exists(new_name, new_fd):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from error
        os.rename(old_name, new_name, src_dir_fd=old_fd, dst_dir_fd=new_fd)


def _exists(name: bytes, folder_fd: int) -> bool:
    try:
        os.stat(name, dir_fd=folder_fd, follow_symlinks=False)
    except FileNotFoundError:
        return False
    return True


def is_folder(name: bytes, folder_fd: int) -> bool:
    try:
        return stat.S_ISDIR(os.stat(name, dir_fd=folder_fd, follow_symlinks=False).st_mode)
    except FileNotFoundError:
        return False


def remove_tree(name: bytes, folder_fd: int) -> None:
    """Remove whatever is there, if anything is, however deep it goes."""
    if not is_folder(name, folder_fd):
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name, dir_fd=folder_fd)
        return
    cursor = FolderCursor(folder_fd)
    try:
        _remove_folder(name, cursor)
    finally:
        cursor.forget()


def _remove_folder(top: bytes, cursor: FolderCursor) -> None:
    waiting = [top]
    while waiting:
        path = waiting[-1]
        within = _emptied_of_files(cursor.open(path))
        if within:
            waiting += [join(path, name) for name in within]
            continue
        waiting.pop()
        folder, name = split(path)
        cursor.leave(path)
        os.rmdir(name, dir_fd=cursor.open(folder))


def _emptied_of_files(fd: int) -> list[bytes]:
    """The folders that are left."""
    folders = []
    for name in map(os.fsencode, os.listdir(fd)):
        if is_folder(name, fd):
            folders.append(name)
        else:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(name, dir_fd=fd)
    return folders

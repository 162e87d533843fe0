"""A filesystem in memory with the calls that `Commit` makes; it refuses what the kernel refuses."""

import errno
import os
import stat
from collections.abc import Callable
from typing import Final, Self

from shingleback.engine.files.folders import Tree, parts_of, split

_MODES: Final = {"folder": stat.S_IFDIR | 0o700, "file": stat.S_IFREG | 0o600, "symlink": stat.S_IFLNK | 0o777}
ROOT: Final = 0

Names = frozenset[tuple[int, bytes, int]]


class MemoryTree(Tree):
    """Inodes, and the names that lead to them.

    Attributes:
        on_change: called before each change; it raises an exception to simulate a cut.
        kinds: of all inodes; `names` are those in each folder.
    """

    def __init__(self) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self.kinds: dict[int, str] = {ROOT: "folder"}
        self.names: dict[int, dict[bytes, int]] = {ROOT: {}}

    def copy(self) -> Self:
        tree = type(self)()
        tree.kinds = dict(self.kinds)
        tree.names = {inode: dict(inside) for inode, inside in self.names.items()}
        return tree

    def all_names(self) -> Names:
        """All names with their inodes, to compare two states."""
        return frozenset(
            (folder, name, inode) for folder, inside in self.names.items() for name, inode in inside.items()
        )

    def make(self, path: bytes, kind: str) -> int:
        """Creates something for a test, with the folders around it."""
        folder, name = split(path)
        self.make_folders(folder)
        return self._add(self._open(folder), name, kind)

    def inode(self, path: bytes) -> int | None:
        try:
            folder, name = split(path)
            return self._open(folder).get(name) if path else ROOT
        except OSError:
            return None

    # calls that `Commit` makes
    # ------------------------------------------------------------------------------------------

    def forget(self) -> None:
        pass

    def stat(self, path: bytes) -> os.stat_result | None:
        inode = self.inode(path)
        if inode is None:
            return None
        return os.stat_result((_MODES[self.kinds[inode]], inode, 1, 1, 0, 0, 0, 0, 0, 0))

    def children(self, path: bytes) -> list[bytes]:
        return list(self._open(path))

    def folder(self, path: bytes) -> int:
        raise NotImplementedError(path)

    def has_same_content(self, _path: bytes, _other_path: bytes) -> bool:
        return False  # each inode stands for other content

    def make_folders(self, path: bytes) -> None:
        inside = self.names[ROOT]
        for name in parts_of(path):
            if name not in inside:
                self.on_change()
                self._add(inside, name, "folder")
            inside = self._inside(inside[name])

    def rename_new(self, old: bytes, new: bytes) -> None:
        (old_folder, old_name), (new_folder, new_name) = split(old), split(new)
        source, target = self._open(old_folder), self._open(new_folder)
        inode = self._named(source, old_name)
        if new_name in target:
            raise _error(errno.EEXIST)
        if (new + b"/").startswith(old + b"/"):
            raise _error(errno.EINVAL)
        self.on_change()
        del source[old_name]
        target[new_name] = inode

    def link(self, old: bytes, new: bytes) -> None:
        (old_folder, old_name), (new_folder, new_name) = split(old), split(new)
        inode, target = self._named(self._open(old_folder), old_name), self._open(new_folder)
        if new_name in target:
            raise _error(errno.EEXIST)
        if self.kinds[inode] == "folder":
            raise _error(errno.EPERM)
        self.on_change()
        target[new_name] = inode

    def remove_file(self, path: bytes) -> None:
        folder, name = split(path)
        inside = self._open(folder)
        if self.kinds[self._named(inside, name)] == "folder":
            raise _error(errno.EISDIR)
        self.on_change()
        del inside[name]

    def remove_empty_folder(self, path: bytes) -> None:
        folder, name = split(path)
        inside = self._open(folder)
        if self._inside(self._named(inside, name)):
            raise _error(errno.ENOTEMPTY)
        self.on_change()
        del inside[name]

    # helpers --------------------------------------------------------------------------------------------------------

    def _add(self, inside: dict[bytes, int], name: bytes, kind: str) -> int:
        inode = len(self.kinds)
        self.kinds[inode] = kind
        if kind == "folder":
            self.names[inode] = {}
        inside[name] = inode
        return inode

    def _open(self, path: bytes) -> dict[bytes, int]:
        inside = self.names[ROOT]
        for name in parts_of(path):
            inside = self._inside(self._named(inside, name))
        return inside

    def _named(self, inside: dict[bytes, int], name: bytes) -> int:
        if name not in inside:
            raise _error(errno.ENOENT)
        return inside[name]

    def _inside(self, inode: int) -> dict[bytes, int]:
        if self.kinds[inode] != "folder":
            raise _error(errno.ELOOP if self.kinds[inode] == "symlink" else errno.ENOTDIR)
        return self.names[inode]


def _error(number: int) -> OSError:
    return OSError(number, os.strerror(number))

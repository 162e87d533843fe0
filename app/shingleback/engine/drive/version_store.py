"""The versions of a backup on the drive: each is a snapshot, if btrfs and the permissions allow it, or a folder."""

import contextlib
import os
from collections.abc import Callable, Iterator
from typing import Final

from shingleback.devices.mounts import mounts
from shingleback.domain.errors import UsageError
from shingleback.engine.files import btrfs
from shingleback.engine.files.folders import (
    FolderCursor,
    is_folder,
    open_folder,
    open_own_folder,
    remove_tree,
    split,
    unlock,
)
from shingleback.engine.repo import layout

_ROOM_STEP_S: Final = 0.25
_MAX_ROOM_STEPS: Final = 40
_SETTLED_STEPS: Final = 4


class VersionStore:
    """The versions of one backup.

    Attributes:
        can_snapshot: versions are snapshots, so the free space shows a removal only after some time.
    """

    def __init__(self, root_fd: int, home_fd: int, *, is_btrfs: bool) -> None:
        self._root_fd = root_fd
        self._home_fd = home_fd
        self.can_snapshot = is_btrfs and btrfs.is_subvolume(root_fd)

    def snapshot_names(self) -> list[str] | None:
        """Return the names of the versions that are snapshots; None if the kernel does not tell.

        In a copy of a backup that a file manager or rsync made, each is an ordinary folder, or an empty one.
        """
        if not self.can_snapshot:
            return []
        try:
            with self._versions() as versions_fd:
                versions_inode = os.fstat(versions_fd).st_ino
            nested = btrfs.nested_subvolumes(self._root_fd)
            numbers = [number for inode, number in nested if inode == versions_inode]
            paths = [btrfs.path_of_subvolume(self._root_fd, versions_inode, number) for number in numbers]
        except (FileNotFoundError, UsageError):
            return []
        except OSError:  # before Linux 4.18, or in another user's folder
            return None
        return [os.fsdecode(split(path)[1]) for path in paths]

    def wait_for_room(self, room: Callable[[], int], sleep: Callable[[float], None], more_than: int = -1) -> None:
        """Hasten btrfs's background cleaning of deleted snapshots, and wait for it, for ten seconds at most.

        Returns early when there is more free room than `more_than` and it no longer grows.
        """
        free_bytes, steps_without_growth = room(), 0
        for _ in range(_MAX_ROOM_STEPS if self.can_snapshot else 0):
            btrfs.sync_and_clean(self._root_fd)
            sleep(_ROOM_STEP_S)
            current_bytes = room()
            steps_without_growth = 0 if current_bytes > free_bytes else steps_without_growth + 1
            free_bytes = max(free_bytes, current_bytes)
            if free_bytes > more_than and steps_without_growth >= _SETTLED_STEPS:
                return

    def take_snapshot(self, version: str, tops: set[bytes]) -> bool:
        """Take a snapshot; return whether there is one now. Replaces one with this name from an interrupted run.

        `tops` are the top folders of the copy. If they contain a subvolume or a mount point, no snapshot is taken,
        because it would have an empty folder in its place.
        """
        if not self.can_snapshot or self._is_divided(tops):
            return False
        self.remove_snapshots([version])
        with self._versions() as versions_fd, contextlib.suppress(OSError):
            btrfs.snapshot(self._root_fd, os.fsencode(version), versions_fd)
            return True
        self.can_snapshot = False
        return False

    def _is_divided(self, tops: set[bytes]) -> bool:
        with self._versions() as versions_fd:
            versions_inode = os.fstat(versions_fd).st_ino
        try:
            nested = [
                subvolume for subvolume in btrfs.nested_subvolumes(self._root_fd) if subvolume[0] != versions_inode
            ]
            paths = [btrfs.path_of_subvolume(self._root_fd, *subvolume) for subvolume in nested]
        except OSError:  # before Linux 4.18, or in another user's folder
            return False
        root = os.readlink(b"/proc/self/fd/%d" % self._root_fd) + b"/"
        points = [bytes(mount.point) for mount in mounts()]
        paths += [point.removeprefix(root) for point in points if point.startswith(root)]
        return any(path.split(b"/")[0] in tops for path in paths)

    def remove_snapshots(self, versions: list[str]) -> None:
        with self._versions() as versions_fd:
            for version in versions:
                if _is_snapshot(version, versions_fd):
                    btrfs.delete_snapshot(os.fsencode(version), versions_fd)

    def remove_copies(self, versions: list[str]) -> None:
        """Remove those of these versions that are copies of snapshots, which nothing kept is in.

        The folder of the program in each shows what it is, so that goes last.
        """
        with self._versions() as versions_fd:
            for version in versions:
                name = os.fsencode(version)
                try:
                    fd = open_folder(name, versions_fd)
                except OSError:
                    continue
                try:
                    if btrfs.is_snapshot(fd) or not is_folder(layout.HOME, fd):
                        continue
                    unlock(fd)
                    for content in sorted(map(os.fsencode, os.listdir(fd)), key=lambda content: content == layout.HOME):
                        remove_tree(content, fd)
                finally:
                    os.close(fd)
                os.rmdir(name, dir_fd=versions_fd)

    def sweep(self, paths: list[bytes]) -> None:
        """Remove files, and folders that become empty."""
        with self._versions() as versions_fd:
            cursor = FolderCursor(versions_fd, overrides_modes=True)
            for path in paths:
                _remove(path, cursor)
            cursor.forget()

    @contextlib.contextmanager
    def _versions(self) -> Iterator[int]:
        fd = open_own_folder(layout.VERSIONS, self._home_fd)
        try:
            yield fd
        finally:
            os.close(fd)


def _is_snapshot(version: str, versions_fd: int) -> bool:
    try:
        fd = open_folder(os.fsencode(version), versions_fd)
    except OSError:
        return False
    try:
        return btrfs.is_snapshot(fd)
    finally:
        os.close(fd)


def _remove(path: bytes, cursor: FolderCursor) -> None:
    """Remove a file or an empty folder, and its parents if they become empty.

    Kept folders have their old modes, which may deny their owner changes, so they are unlocked.
    """
    folder, name = split(path)
    try:
        os.unlink(name, dir_fd=_changeable(folder, cursor))
    except IsADirectoryError:
        folder = path
    except (FileNotFoundError, NotADirectoryError):
        pass  # it was removed before an interruption
    while folder:
        folder, name = split(folder)
        try:
            os.rmdir(name, dir_fd=_changeable(folder, cursor))
        except OSError:
            return


def _changeable(folder: bytes, cursor: FolderCursor) -> int:
    fd = cursor.open(folder)
    unlock(fd)
    return fd

"""The checks of the folder to which a backup moves.

Before anything is written there, the folder must be suitable. Afterward, the files are read back from the drive and
compared with the manifest.
"""

import contextlib
import fcntl
import os
from collections.abc import Callable, Iterable
from contextlib import closing
from typing import Final

from blake3 import blake3

from shingleback.cloning.move_target import MARK, UNFINISHED, MoveTarget
from shingleback.cloning.moved_manifest import MovedManifest
from shingleback.cloning.worklist import MovedFile
from shingleback.devices.mounts import Mount, lies_within, mount_of
from shingleback.domain.errors import DriveGone, SafetyRefusal, UsageError, Why
from shingleback.engine.files.folders import open_own_folder
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import FilesystemAbilities, Probe, assume
from shingleback.engine.repo.about import About
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.repository import naming_errors, open_destination
from shingleback.engine.restore.read_ahead import Pieces
from shingleback.engine.restore.read_order import ContentReader

_KEPT: Final = ("symlinks", "hard_links", "xattrs", "modes")


class TargetPlace:
    """The target folder of a move. If it does not exist yet, its parent is open instead.

    Attributes:
        root_fd: open on the folder, or its parent.
        filesystem: the filesystem's abilities; before `take`, they are assumed from its kind.
        is_new: there is no unfinished move in it.
    """

    def __init__(self, path: bytes) -> None:
        """Raises UsageError if the folder can be neither opened nor made."""
        self._path = path
        around = os.path.dirname(os.path.realpath(path))
        self._is_missing = not os.path.lexists(path)
        self.root_fd = open_destination(around if self._is_missing else path, create=False)
        self._unfinished_fd = -1
        self.mount: Mount | None = mount_of(self.root_fd)
        self.filesystem = assume(self.mount)
        self.is_new = self._is_missing or UNFINISHED not in self._names()

    def close(self) -> None:
        for fd in (self._unfinished_fd, self.root_fd):
            if fd >= 0:
                os.close(fd)

    def check(self, old: Catalog) -> None:
        """Check the folder against an old backup.

        Raises SafetyRefusal if the filesystem cannot hold it, and UsageError if the folders are the same or nested.
        """
        check_filesystem(old.filesystem, self.filesystem)
        new_path, old_path = os.path.realpath(self._path), os.path.realpath(f"/proc/self/fd/{old.root_fd}".encode())
        is_same = not self._is_missing and os.path.samestat(os.fstat(self.root_fd), os.fstat(old.root_fd))
        if is_same or lies_within(new_path, old_path) or lies_within(old_path, new_path):
            raise UsageError(Why.MOVE_SAME_PLACE, path=os.fsdecode(self._path))

    def check_free(self, backup_info: About) -> None:
        """Raise SafetyRefusal if there is a backup, another one is moving here, or a name that is needed is taken."""
        names = self._names()
        needed_names = (
            [layout.HOME]
            if not self.is_new
            else [layout.HOME, *(origin.name.encode() for origin in backup_info.origins)]
        )
        taken_name = next((name for name in needed_names if name in names), None)
        if taken_name is not None:
            raise SafetyRefusal(Why.MOVE_TARGET_TAKEN, path=os.fsdecode(os.path.join(self._path, taken_name)))
        if not self.is_new:
            self._check_mark(backup_info.id)

    def _check_mark(self, backup: str) -> None:
        """Raise SafetyRefusal if another backup is moving here, whose files would never be removed."""
        unfinished_fd = open_own_folder(UNFINISHED, self.root_fd)
        try:
            marks = [name for name in os.listdir(unfinished_fd) if name.startswith(MARK)]
        finally:
            os.close(unfinished_fd)
        if marks not in ([], [_mark_of(backup)]):
            raise SafetyRefusal(Why.MOVE_OF_ANOTHER, path=os.fsdecode(self._path))

    def has_manifest(self, manifest: MovedManifest) -> bool:
        """Whether the backup is there already, because an earlier run has completed the move."""
        if self._is_missing or layout.HOME not in self._names():
            return False
        with contextlib.suppress(OSError, UsageError):
            home_fd = open_own_folder(layout.HOME, self.root_fd)
            try:
                manifest_fd = open_own_folder(layout.MANIFEST, home_fd)
            finally:
                os.close(home_fd)
            try:
                return manifest.is_in(manifest_fd)
            finally:
                os.close(manifest_fd)
        return False

    def take(self, backup: str, olds: Iterable[FilesystemAbilities], probe: Probe) -> None:
        """Make the folder, lock out other runs, and test its filesystem. Raises SafetyRefusal."""
        os.close(self.root_fd)
        self.root_fd = -1
        self.root_fd = open_destination(self._path, create=True)
        self.mount = mount_of(self.root_fd)
        with naming_errors(self._path):
            with contextlib.suppress(FileExistsError):
                os.mkdir(UNFINISHED, 0o700, dir_fd=self.root_fd)
            self._unfinished_fd = open_own_folder(UNFINISHED, self.root_fd)
            try:
                fcntl.flock(self._unfinished_fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise SafetyRefusal(Why.DESTINATION_BUSY) from None
            self._check_mark(backup)
            self.filesystem = probe(self._unfinished_fd, self.mount)
        try:
            for old in olds:
                check_filesystem(old, self.filesystem)
        except SafetyRefusal:
            if self.is_new:
                os.rmdir(UNFINISHED, dir_fd=self.root_fd)
            raise
        with naming_errors(self._path), contextlib.suppress(FileExistsError):
            os.mkdir(_mark_of(backup), 0o700, dir_fd=self._unfinished_fd)

    def _names(self) -> set[bytes]:
        return set() if self._is_missing else {os.fsencode(name) for name in os.listdir(self.root_fd)}


def _mark_of(backup: str) -> str:
    return MARK + backup


def check_filesystem(old: FilesystemAbilities, new: FilesystemAbilities) -> None:
    """Check that the new filesystem can store everything that the old one could. Raises SafetyRefusal."""
    loses = any(getattr(old, ability) and not getattr(new, ability) for ability in _KEPT)
    loses_names = new.windows_names and not old.windows_names
    limit = new.part_bytes
    splits = limit is not None and (old.part_bytes is None or old.part_bytes > limit)
    if loses or loses_names or splits:
        raise SafetyRefusal(Why.MOVE_FILESYSTEM, filesystem=new.kind)


class MovedComparison:
    """Compares the files on the new drive with the manifest. Attributes: `different`: files that differ."""

    def __init__(self, reader: ContentReader, target: MoveTarget, on_read: Callable[[int], None]) -> None:
        """`on_read` is called with the number of bytes read."""
        self.different: list[MovedFile] = []
        self._reader = reader
        self._target = target
        self._on_read = on_read
        self._whole: set[tuple[int, int, bytes]] = set()  # undamaged files with several hard links

    def is_same(self, file: MovedFile) -> bool:
        try:
            is_same = self._is_same(file)
        except OSError as error:
            if self._target.is_gone(error):
                raise DriveGone(Why.DRIVE_GONE) from None
            is_same = False
        if not is_same:
            self.different.append(file)
        return is_same

    def _is_same(self, file: MovedFile) -> bool:
        fact = file.indexed_file.fact
        if file.indexed_file.stat.is_symlink:
            return self._target.symlink_target(file) == fact.target
        if not fact.linked and self._reader.is_prefetched_intact(file.copy):
            self._on_read(file.size_bytes)
            return True
        with closing(self._reader.find(file.copy)) as content:
            for pieces in content:
                key = (pieces.infos[0].st_dev, pieces.infos[0].st_ino, fact.digest)
                if key in self._whole:
                    self._on_read(file.size_bytes)
                    return True
                if pieces.size_bytes == file.indexed_file.stat.size and self._digest(pieces) == fact.digest:
                    if fact.linked:
                        self._whole.add(key)
                    return True
        return False

    def _digest(self, pieces: Pieces) -> bytes:
        hasher = blake3()
        for part in self._reader.read(pieces):
            hasher.update(part)
            self._on_read(len(part))
        return hasher.digest()

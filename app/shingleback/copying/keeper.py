"""Keeping versions on the drive.

As read-only snapshots where btrfs and the rights allow; else what was replaced and deleted goes into the folder of
the version that has it.
"""

import contextlib
import os
from collections.abc import Iterator

from shingleback.copying import btrfs, layout
from shingleback.copying.folders import FolderCursor, join, open_folder, split
from shingleback.copying.growing import paths_of_pieces
from shingleback.copying.manifest import Batches, File, Gone, Record, Symlink
from shingleback.copying.segments import read_segment, segments


class Keeper:
    def __init__(self, root_fd: int, home_fd: int, *, is_btrfs: bool) -> None:
        self._root_fd = root_fd
        self._home_fd = home_fd
        self._can_snapshot = is_btrfs and btrfs.is_subvolume(root_fd)

    @property
    def frees_later(self) -> bool:
        """Whether room shows only some time after a version was removed."""
        return self._can_snapshot

    def hasten(self) -> None:
        """Have room that was freed show sooner."""
        btrfs.sync_and_clean(self._root_fd)

    def folder_for_replaced(self, last_version: str, *, is_complete: bool) -> str | None:
        """The version to whose folder replaced content has to go; None where no version needs it there.

        `is_complete`: the drive still is what the version says, so a snapshot that was not made then can be made now.
        """
        if not last_version or self.has_snapshot(last_version):
            return None
        if is_complete and self.take_snapshot(last_version):
            return None
        return last_version

    def take_snapshot(self, version: str) -> bool:
        if not self._can_snapshot:
            return False
        with self._versions() as versions_fd, contextlib.suppress(OSError):
            btrfs.snapshot(self._root_fd, os.fsencode(version), versions_fd)
            return True
        self._can_snapshot = False
        return False

    def has_snapshot(self, version: str) -> bool:
        if not self._can_snapshot:
            return False
        with self._versions() as versions_fd, contextlib.suppress(OSError):
            fd = open_folder(os.fsencode(version), versions_fd)
            try:
                return btrfs.is_snapshot(fd)
            finally:
                os.close(fd)
        return False

    def remove(self, versions: list[tuple[str, int]], remaining: list[int]) -> None:
        """Remove their snapshots, and of what is kept in folders all that only they had; the rest needs run numbers."""
        with self._versions() as versions_fd:
            for name, _ in versions:
                if self.has_snapshot(name):
                    btrfs.delete_snapshot(os.fsencode(name), versions_fd)
            cursor = FolderCursor(versions_fd)
            for path in self._only_in([run for _, run in versions], remaining):
                _remove(path, cursor)
            cursor.forget()

    def _only_in(self, removed: list[int], remaining: list[int]) -> Iterator[bytes]:
        """Paths below `versions`. What came in run a and went in run b is part of the versions from a to before b."""
        for name in segments(self._home_fd)[1:]:  # the oldest replaced nothing that a version has
            run = layout.run_of(name) or 0
            for record in _records(self._home_fd, name):
                if not isinstance(record, File | Symlink | Gone) or record.kept is None or record.replaces is None:
                    continue
                had = range(record.replaces, run)
                if any(version in had for version in removed) and not any(version in had for version in remaining):
                    for path in paths_of_pieces(record.on_drive, _parts_kept(record)):
                        yield join(os.fsencode(record.kept), path)

    @contextlib.contextmanager
    def _versions(self) -> Iterator[int]:
        fd = open_folder(layout.VERSIONS, self._home_fd)
        try:
            yield fd
        finally:
            os.close(fd)


def _records(home_fd: int, segment: str) -> Iterator[Record]:
    batches = Batches()
    for data in read_segment(home_fd, segment):
        for batch in batches.feed(data):
            yield from batch


def _remove(path: bytes, cursor: FolderCursor) -> None:
    """Remove a file, and the folders that are empty then."""
    folder, name = split(path)
    try:
        os.unlink(name, dir_fd=cursor.open(folder))
    except (FileNotFoundError, NotADirectoryError):
        return
    while folder:
        folder, name = split(folder)
        try:
            os.rmdir(name, dir_fd=cursor.open(folder))
        except OSError:
            return


def _parts_kept(record: File | Symlink | Gone) -> int:
    """Into how many pieces what went is split."""
    return record.parts if isinstance(record, Gone) else record.replaced_parts

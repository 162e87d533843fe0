"""What the sources had at the last backup, and have no more, although nobody may have removed it.

A filesystem may not be mounted, a folder may have lost most of its files (`losses`). What is away keeps its copy in the
new version, unless the user says that it was removed on purpose.
"""

import os
from collections.abc import Collection, Mapping, Sequence

from shingleback.engine.files.folders import join
from shingleback.engine.repo.index import FolderRow, Index
from shingleback.engine.source.listing import Place, Selection
from shingleback.engine.source.losses import KeptLosses, Losses
from shingleback.engine.source.reader import Source


class Absences:
    """The absences of one survey.

    Attributes:
        emptied: paths of folders that have lost all their content, so that the run is refused.
    """

    def __init__(self, index: Index, *, crosses: bool, accepts: bool, is_first: bool) -> None:
        """`crosses`: other filesystems below a source are backed up. `accepts`: losses are on purpose."""
        self.emptied: list[bytes] = []
        self._index = index
        self._crosses = crosses
        self._accepts = accepts
        self._is_first = is_first
        self._losses = Losses(index)
        self._away_sources: list[bytes] = []
        self._empty_and_new: list[tuple[int, bytes]] = []  # known folders in whose place is a new, empty one

    # filesystems that are not mounted -------------------------------------------------------------------------

    def is_away(self, place: Place, selection: Selection, sources: Sequence[Source]) -> bool:
        """Whether the filesystem seems not to be mounted that was mounted in this place.

        Below the top of a source, only a folder with another inode counts, because people empty folders every day.
        The only source is never away: without it there is nothing to back up (`emptied`).
        """
        row = place.row
        if row is None or self._accepts:
            return False
        if not place.path:
            is_away = len(sources) > 1 and self._has_lost_all(place, row, selection)
            if is_away:
                self._away_sources.append(sources[place.source].path)
            return is_away
        return self._crosses and row.inode != place.stat.inode and self._has_lost_all(place, row, selection)

    def note_if_emptied(self, place: Place, selection: Selection, source_path: bytes) -> None:
        """Note that a source has lost all its content."""
        if place.row is not None and not place.path and self._has_lost_all(place, place.row, selection):
            self.emptied.append(source_path)

    def _has_lost_all(self, place: Place, row: FolderRow, selection: Selection) -> bool:
        """Whether a folder has lost all its content, like a mount point whose filesystem is not mounted.

        It may hold other files, if its inode has changed. What is excluded by now is not lost.
        """
        names = {stat.name for stat in selection.files} | selection.retained
        drive_names = names_on_drive(self._index, row)
        is_lost = bool(drive_names) and (not names or (row.inode != place.stat.inode and names.isdisjoint(drive_names)))
        return is_lost and drive_names.isdisjoint(map(os.fsencode, os.listdir(place.fd)))

    def note_if_empty(self, place: Place, selection: Selection, source_path: bytes) -> None:
        """Note an empty new folder in the place of a known one with content: it may be an unmounted mount point.

        That seems new if another folder has the same inode number, as the tops of all ext4 filesystems have (2).
        Whether the known folder has only moved shows when all folders are walked.
        """
        if not selection.is_empty or not self._crosses:
            return
        before = self._index.child(place.parent_id, place.stat.name)
        if before is not None and (before.files() or self._index.children(before.id)):
            self._empty_and_new.append((before.id, join(source_path, place.path)))

    def settle_empty(self, used: Collection[int], sources: Sequence[Source]) -> None:
        """Decide about the empty new folders, when all folders are walked; `used` are the ids of those found again.

        If all sources are away, the run is refused.
        """
        if self._away_sources and len(self._away_sources) == len(sources):
            self.emptied += self._away_sources
        self.emptied += [path for folder_id, path in self._empty_and_new if folder_id not in used]

    # losses ---------------------------------------------------------------------------------------------------

    def note_present(self, path: bytes, files: int, size_bytes: int) -> None:
        """Note how much a folder holds directly; `path` is its path in the backup."""
        if not self._is_first:
            self._losses.note_present(path, files, size_bytes)

    def note_lost(self, place: Place, path: bytes, files: list[bytes], folders: Mapping[int, bytes]) -> None:
        """Note what a folder has no more; not what is still in it, and excluded by a rule now."""
        if place.row is None or self._accepts:
            return
        still_there = set(map(os.fsencode, os.listdir(place.fd)))
        lost_folders = [child for child, name in folders.items() if name not in still_there]
        self._losses.note_lost(place.row.id, path, [name for name in files if name not in still_there], lost_folders)

    def kept_losses(self, used: Collection[int], moved_files: Mapping[int, int]) -> KeptLosses:
        """Return the losses to keep, as `Losses.kept`; none if the user says that they are on purpose."""
        if self._accepts:
            self._losses.forget()
            return KeptLosses()
        return self._losses.kept_losses(used, moved_files)


def names_on_drive(index: Index, row: FolderRow) -> set[bytes]:
    """Return the names of all entries that the drive has in a folder."""
    return {name for _, name in index.children(row.id)} | row.files().keys()

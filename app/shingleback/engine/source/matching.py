"""Finds the folder on the drive for a folder of the source, and the names that its entries get there."""

import os
from typing import Final

from shingleback.domain.errors import LeftOut, LeftOutReason
from shingleback.engine.files.attributes import Stat, inode_of
from shingleback.engine.files.folders import FolderCursor, join
from shingleback.engine.repo.index import ROOT, FolderRow, Index
from shingleback.engine.repo.layout import Names
from shingleback.engine.source.absences import names_on_drive
from shingleback.engine.source.listing import Findings, Selection, SourceLister, folder_inodes
from shingleback.engine.source.plan import Moves
from shingleback.engine.source.reader import Source
from shingleback.engine.source.scan import Rules

_INODES: Final = 1 << 64  # the index has signed numbers
_SURELY_TAKEN_BYTES: Final = 128
"""No filesystem of a drive refuses a name of this length because of it. eCryptfs takes 143 bytes, most take 255."""


class FolderMatcher:
    """Finds the folder on the drive that corresponds to a folder of the source, by its inode first.

    The name comes second, because another folder may have it by now. No folder on the drive is matched twice, so the
    result is a tree, like the source.

    Attributes:
        used: ids of the folders on the drive that are matched already; a manifest may claim any ids.
        unmatched: ids of folders that the source no longer has at their places.
        sources, listers: all sources of the walk, and what lists their folders.
    """

    def __init__(self, index: Index, moves: Moves) -> None:
        self.used: set[int] = set()
        self.unmatched: list[int] = []
        self.sources: list[Source] = []
        self.listers: list[SourceLister] = []
        self._index = index
        self._moves = moves
        self._has_noted_folders = False

    def row_of(self, parent_id: int, source: int, path: bytes, stat: Stat, *, has_inodes: bool) -> FolderRow | None:
        """Return the index row of the folder `path` of a source, or None. `has_inodes`: its inode identifies it."""
        same_name_row = self._index.child(parent_id, stat.name)
        if same_name_row is not None and same_name_row.id in self.used:
            same_name_row = None
        match = same_name_row
        if has_inodes and (same_name_row is None or same_name_row.inode != stat.inode):
            match = self._moved_row(source, path, stat)
            if match is None and same_name_row is not None and not self._is_elsewhere(same_name_row):
                match = same_name_row
        if same_name_row is not None and match is not same_name_row:
            self.unmatched.append(same_name_row.id)
        if match is not None:
            self.used.add(match.id)
        return match

    def shares_inodes(self, row: FolderRow, fd: int) -> bool:
        """Whether most entries of an open folder, which has another inode than the known one, have their known inodes.

        Otherwise it is a copy on another filesystem, where equal inodes mean nothing.
        """
        inodes = {stat.name: stat.inode for stat in row.stats_of_files()}
        for child_id, name in self._index.children(row.id):
            child = self._index.folder(child_id)
            if child is not None:
                inodes[name] = child.inode
        with os.scandir(fd) as entries:
            present_inodes = {os.fsencode(entry.name): entry.inode() for entry in entries}
        common_names = inodes.keys() & present_inodes.keys()
        return 2 * sum(inodes[name] % _INODES == present_inodes[name] for name in common_names) >= len(common_names)

    def stays(self, parent_id: int, name: bytes) -> FolderRow | None:
        """Return the row of the folder that the drive has under this name, or None; it stays there."""
        row = self._index.child(parent_id, name)
        if row is not None:
            self.used.add(row.id)
        return row

    def _moved_row(self, source: int, path: bytes, stat: Stat) -> FolderRow | None:
        """Return the row of a folder that was known under another path, where the source no longer has it, or None."""
        for row in self._index.with_inode(stat.inode):
            if row.parent == ROOT or row.id in self.used:
                continue
            try:
                old_path, _ = self._index.path_of(row.id)
            except KeyError:  # a manifest may name folders without a parent
                continue
            top, _, below = old_path.partition(b"/")
            if top == self.sources[source].name and below != path and not self._still_there(source, below, row):
                return row
        return None

    def _is_elsewhere(self, row: FolderRow) -> bool:
        """Whether a source has a folder with the row's inode; the walk will meet it under its new name.

        Folders of two filesystems may share an inode number: the tops of all ext4 ones do, and that of eCryptfs has the
        number of the encrypted folder. One that is in its known place is not the folder that has moved.
        """
        if not self._has_noted_folders:
            places = zip(self.sources, self.listers, strict=True)
            self._moves.note_folders(inode for source, lister in places for inode in folder_inodes(source, lister))
            self._has_noted_folders = True
        in_place = [twin for twin in self._index.with_inode(row.inode) if self._is_in_place(twin)]
        return self._moves.folder_count(row.inode) > len(in_place)

    def _is_in_place(self, row: FolderRow) -> bool:
        """Whether a source still has a folder with the row's inode where the row is."""
        try:
            path, _ = self._index.path_of(row.id)
        except KeyError:
            return False
        top, _, below = path.partition(b"/")
        numbers = [number for number, source in enumerate(self.sources) if source.name == top]
        return any(self._still_there(number, below, row) for number in numbers)

    def _still_there(self, source: int, path: bytes, row: FolderRow) -> bool:
        folder, _, name = path.rpartition(b"/")
        cursor = FolderCursor(self.sources[source].fd, no_atime=True)
        try:
            self.listers[source].touch(path)
            info = os.stat(name or b".", dir_fd=cursor.open(folder), follow_symlinks=False)
        except OSError:
            return False
        finally:
            cursor.forget()
        return inode_of(info) == row.inode


class DriveNames:
    """Chooses the names of a survey's entries, and reports the entries whose names the drive refuses."""

    def __init__(self, index: Index, rules: Rules, findings: Findings) -> None:
        self._index = index
        self._rules = rules
        self._findings = findings

    def changed(self, row: FolderRow | None, selection: Selection) -> dict[bytes, bytes]:
        """Return names for the entries of a folder that cannot keep theirs; names given earlier stay."""
        if not self._rules.windows_names:
            return {}
        stored_by_name: dict[bytes, bytes | None] = {}
        if row is not None:
            stored_by_name = {name: entry.fact.stored for name, entry in row.files().items()}
            for child_id, name in self._index.children(row.id):
                child = self._index.folder(child_id)
                stored_by_name[name] = child.stored if child else None
        names = Names(stored or name for name, stored in stored_by_name.items())
        stored_names = {name: stored for name, stored in stored_by_name.items() if stored is not None}
        for stat in selection.folders + selection.files:
            if stat.name not in stored_by_name and (stored := names.stored(stat.name)) is not None:
                stored_names[stat.name] = stored
        return stored_names

    def allowed(
        self, folder: bytes, row: FolderRow | None, selection: Selection, changed: dict[bytes, bytes]
    ) -> Selection:
        """Return what the drive can hold of a folder, and report the rest. `folder` is its path in the backup.

        What moves or is new with a refused name would fail only with its batch. So it is found before there is one.
        """
        entries = [*selection.folders, *selection.files]
        names = [entry.name for entry in entries if len(entry.name) > _SURELY_TAKEN_BYTES]
        if names and row is not None:  # what the drive has, it has taken: it is not asked in each run
            names_there = names_on_drive(self._index, row)
            names = [name for name in names if name not in names_there]
        refused = self._refused(folder, names, changed) if names else set[bytes]()
        if not refused:
            return selection
        return selection._replace(
            files=_without(selection.files, refused),
            folders=_without(selection.folders, refused),
            retained=selection.retained - refused,
        )

    def is_allowed(self, name: bytes) -> bool:
        """Whether the drive can hold a folder at the top of the backup. If not, it is reported."""
        return len(name) <= _SURELY_TAKEN_BYTES or not self._refused(b"", [name], {})

    def _refused(self, folder: bytes, names: list[bytes], changed: dict[bytes, bytes]) -> set[bytes]:
        errnos = self._rules.refused_names([changed.get(name, name) for name in names])
        refused = {name: number for name, number in zip(names, errnos, strict=True) if number}
        self._findings.left_out += [
            LeftOut(join(folder, name), LeftOutReason.NAME_REFUSED, os.strerror(number))
            for name, number in refused.items()
        ]
        return set(refused)


def _without(entries: list[Stat], names: set[bytes]) -> list[Stat]:
    return [entry for entry in entries if entry.name not in names]

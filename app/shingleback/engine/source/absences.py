"""What the sources had at the last backup, and have no more, although nobody may have removed it.

A filesystem may not be mounted, or a folder may suddenly have lost most of its files: a cloud client has signed out, a
program or a hand slipped. What is away keeps its copy in the new version, unless the user says that it was removed on
purpose. What was moved is no loss. Folders that programs fill and empty by themselves do not count, and neither does an
ordinary clean-up: only a folder near the top of a source is looked at, and only if nearly all of it is gone, in files
and in bytes. Until the user answers, a loss that was noticed once is kept, whatever its size.

A first version without a file is no success either, and is not made.
"""

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from shingleback.domain.errors import LeftOutReason, SafetyRefusal, Why
from shingleback.domain.text import UNDECODABLE, display_path
from shingleback.engine.files.folders import join
from shingleback.engine.repo.index import FolderRow, Index
from shingleback.engine.repo.index_state import Head
from shingleback.engine.report import Reporter
from shingleback.engine.source.listing import Place, Selection
from shingleback.engine.source.plan import Totals, content_bytes
from shingleback.engine.source.reader import Source

_KEY: Final = "kept-losses"
_DEPTH: Final = 2  # of the folders that are looked at, below the top of a source
_MIN_FILES: Final = 300
_MANY_TIMES: Final = 9  # lost for each file, and each byte, that is still there
_REGENERABLE: Final = frozenset(
    {
        *(b".cache", b".git", b".gradle", b".hg", b".m2", b".npm", b".svn", b".tox", b".venv", b"Cache", b"Caches"),
        *(b"Trash", b".Trash", b"__pycache__", b"build", b"cache", b"dist", b"node_modules", b"out", b"target"),
        *(b"thumbnails", b"tmp", b"vendor", b"venv"),
    }
)
"""Names of folders whose content programs make again."""
_OF_SOURCE: Final = frozenset(
    {
        LeftOutReason.UNREADABLE,
        LeftOutReason.READ_ERROR,
        LeftOutReason.CHANGING,
        LeftOutReason.LEASED,
        LeftOutReason.VANISHED,
    }
)


@dataclass(slots=True)
class _Share:
    files: int = 0
    bytes: int = 0

    def add(self, files: int, size_bytes: int) -> None:
        self.files += files
        self.bytes += size_bytes


@dataclass(slots=True)
class KeptLosses:
    """What a run keeps although the source lost it.

    Attributes:
        paths: the folders that lost it, as paths in the backup.
        files: the names of files that stay, by the id of their folder.
        folders: the ids of folders that stay.
        count: how many files these are.
    """

    paths: list[bytes] = field(default_factory=list)
    files: dict[int, frozenset[bytes]] = field(default_factory=dict)
    folders: set[int] = field(default_factory=set)
    count: int = 0


@dataclass(slots=True)
class _Loss:
    """What one folder of the source has lost directly: files, and folders with all that was in them."""

    path: bytes
    files: frozenset[bytes]
    folders: list[int]


class Losses:
    """The losses of one survey. Paths are those in the backup, and begin with the name of their source."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._present: dict[bytes, _Share] = {}
        self._shares: dict[bytes, list[_Share]] = {}
        self._last: tuple[bytes, list[_Share]] = (b"", [])  # most folders are below the same ones as the last
        self._losses: dict[int, _Loss] = {}

    def note_present(self, path: bytes, files: int, size_bytes: int) -> None:
        """Note how much a folder still holds directly."""
        below = b"/".join(path.split(b"/", _DEPTH + 1)[: _DEPTH + 1])
        if below != self._last[0]:
            self._last = (below, self._shares_of(below))
        for share in self._last[1]:
            share.files += files
            share.bytes += size_bytes

    def _shares_of(self, folder: bytes) -> list[_Share]:
        """Return the shares of a folder that is looked at, and of those above it."""
        shares = self._shares.get(folder)
        if shares is None:
            above = folder.rpartition(b"/")[0]
            own_share = self._present.setdefault(folder, _Share())
            shares = self._shares[folder] = [*(self._shares_of(above) if above else ()), own_share]
        return shares

    def note_lost(self, folder_id: int, path: bytes, files: Iterable[bytes], folders: list[int]) -> None:
        """Note entries of the index that the folder no longer has; `folders` are ids."""
        if _REGENERABLE.isdisjoint(path.split(b"/")):
            self._losses[folder_id] = _Loss(path, frozenset(files), folders)

    def kept_losses(self, used: Collection[int], moved_files: Mapping[int, int]) -> KeptLosses:
        """Return the losses that the user should be asked about. They are remembered until `forget`.

        `used` are the ids of folders that the source still has somewhere, `moved_files` how many files of a folder it
        has elsewhere.
        """
        lost: dict[bytes, _Share] = {}
        by_folder = {folder_id: self._lost_by(folder_id, used, moved_files) for folder_id in self._losses}
        for folder_id, share in by_folder.items():
            for path in _looked_at(self._losses[folder_id].path):
                lost.setdefault(path, _Share()).add(share.files, share.bytes)
        known_paths = self._remembered()
        kept_losses = KeptLosses()
        for path in sorted(lost, key=lambda path: path.count(b"/")):
            is_inside = any(path.startswith(above + b"/") for above in kept_losses.paths)
            if not is_inside and self._is_great(
                lost[path], self._present.get(path, _Share()), is_known=path in known_paths
            ):
                kept_losses.paths.append(path)
        for folder_id, loss in self._losses.items():
            if any(path in kept_losses.paths for path in _looked_at(loss.path)):
                kept_losses.files[folder_id] = loss.files
                kept_losses.folders |= {child for child in loss.folders if child not in used}
                kept_losses.count += by_folder[folder_id].files
        if known_paths != frozenset(kept_losses.paths):
            self._index.set(_KEY, msgspec.msgpack.encode(kept_losses.paths))
        return kept_losses

    def forget(self) -> None:
        """Forget what was kept: the user has said that it was removed on purpose."""
        if self._remembered():
            self._index.set(_KEY, msgspec.msgpack.encode([]))

    def _remembered(self) -> frozenset[bytes]:
        try:
            return frozenset(msgspec.msgpack.decode(self._index.get(_KEY) or b"\x90", type=list[bytes]))
        except UNDECODABLE:
            return frozenset()

    @staticmethod
    def _is_great(lost: _Share, present: _Share, *, is_known: bool) -> bool:
        if is_known:
            return lost.files > 0
        is_most = lost.files >= _MANY_TIMES * present.files and lost.bytes >= _MANY_TIMES * present.bytes
        return lost.files >= _MIN_FILES and is_most

    def _lost_by(self, folder_id: int, used: Collection[int], moved_files: Mapping[int, int]) -> _Share:
        loss, share = self._losses[folder_id], _Share()
        row = self._index.folder(folder_id)
        stats = [stat for stat in row.stats_of_files() if stat.name in loss.files] if row is not None else []
        share.add(max(0, len(stats) - moved_files.get(folder_id, 0)), sum(map(content_bytes, stats)))
        waiting = [child for child in loss.folders if child not in used]
        while waiting:
            child_id = waiting.pop()
            child = self._index.folder(child_id)
            if child is None or child.name in _REGENERABLE:
                continue
            stats = child.stats_of_files()
            share.add(max(0, len(stats) - moved_files.get(child_id, 0)), sum(map(content_bytes, stats)))
            waiting += [below for below, _ in self._index.children(child_id) if below not in used]
        return share


def _looked_at(path: bytes) -> list[bytes]:
    """Return those of a folder and the folders above it that are looked at."""
    parts = path.split(b"/", _DEPTH + 1)[: _DEPTH + 1]
    folders = [parts[0]]
    for part in parts[1:]:
        folders.append(join(folders[-1], part))
    return folders


class Absences:
    """The absences of one survey.

    Attributes:
        emptied: paths of folders that have lost all their content, so that the run is refused.
        is_first: there is no earlier backup.
    """

    def __init__(self, index: Index, *, crosses: bool, accepts: bool, is_first: bool) -> None:
        """`crosses`: other filesystems below a source are backed up. `accepts`: losses are on purpose."""
        self.emptied: list[bytes] = []
        self._index = index
        self._crosses = crosses
        self._accepts = accepts
        self.is_first = is_first
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
        if not self.is_first:
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


def has_nothing_readable(index: Index, head: Head, reporter: Reporter) -> bool:
    """Whether there is no version and no file for one yet, because the source could not be read."""
    return not reporter.omissions.reasons.isdisjoint(_OF_SOURCE) and not head.names and not index.has_files


def check_content(
    totals: Totals, sources: list[Source], index: Index, head: Head, reporter: Reporter, *, allow_empty: bool
) -> None:
    """Raise SafetyRefusal if the first version would have nothing in it. `totals` are those of the survey."""
    if totals.files or head.names:
        return
    if has_nothing_readable(index, head, reporter):
        raise SafetyRefusal(Why.NOTHING_READABLE)
    if totals.folders <= len(sources) and not allow_empty:
        raise SafetyRefusal(Why.SOURCE_EMPTY, path=display_path(sources[0].path))

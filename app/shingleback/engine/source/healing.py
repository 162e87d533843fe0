"""Heals, at the end of a run, what is damaged on the drive and what the run could not write again from the source.

An earlier check has marked it in the index. Content is known by its digest: another file of the backup may have it (a
version, a second name), or a file on the other drive of a set whose two drives take turns.
"""

import contextlib
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from shingleback.domain.errors import ShinglebackError
from shingleback.domain.text import display_path
from shingleback.engine.drive.messages import Heal, Healed, OtherCopy
from shingleback.engine.files.folders import FOLDER_FLAGS, join
from shingleback.engine.repo import layout
from shingleback.engine.repo.index import KEPT, FolderRow, Index, IndexStore, KnownFile
from shingleback.engine.repo.index_state import VersionRef, load_head, walk_kept
from shingleback.engine.repo.lost import lost_in_snapshots, set_lost, set_lost_in_snapshots
from shingleback.engine.repo.repository import RepositoryHome
from shingleback.engine.report import HealedCount, Reporter
from shingleback.engine.source.checkpoint import Checkpoints
from shingleback.engine.source.copy_context import CopyContext
from shingleback.engine.source.drive_client import DriveClient

_SNAPSHOT: Final = -3
_MAX_COPIES: Final = 8  # of one content that are tried


class _Entry(NamedTuple):
    """A file of the backup. `folder_id` is `KEPT` if it is kept by itself, and `_SNAPSHOT` in a snapshot."""

    place: bytes
    folder_id: int
    indexed_file: KnownFile

    @property
    def content(self) -> tuple[int, bytes]:
        return self.indexed_file.stat.size, self.indexed_file.fact.digest


def _entries(index: Index, versions: list[VersionRef]) -> Iterator[_Entry]:
    """Yield all files of the copy, and those that are kept for the versions."""
    for _, on_drive, row in index.walk():
        yield from _files_of(row, on_drive)
    for kept_file in index.kept_files():
        if any(version.needs(kept_file.born, kept_file.gone_run) for version in versions):
            yield _Entry(layout.kept_path(kept_file.path), KEPT, kept_file.indexed_file)
    for place, row, gone_run in walk_kept(index):
        for entry in _files_of(row, place):
            if any(version.needs(entry.indexed_file.fact.born, gone_run) for version in versions):
                yield entry


def _files_of(row: FolderRow, place: bytes) -> Iterator[_Entry]:
    for name, file in row.files().items():
        if not file.fact.is_only_listed:
            yield _Entry(join(place, file.fact.stored or name), row.id, file)


@dataclass(slots=True)
class _Counts:
    """How many damaged files a run has healed, and from what.

    Attributes:
        from_source: they were written again from the source.
        not_healed: they have no other copy; `first_not_healed` is the path of the first.
    """

    from_source: int
    from_drive: int = 0
    from_other_drive: int = 0
    not_healed: int = 0
    first_not_healed: bytes = b""

    def tell(self, reporter: Reporter) -> None:
        reporter.healing = HealedCount(self.from_source + self.from_drive + self.from_other_drive, self.not_healed)
        counts = (
            ("healed-from-source", self.from_source),
            ("healed-from-drive", self.from_drive),
            ("healed-from-other-drive", self.from_other_drive),
        )
        for code, count in counts:
            if count:
                reporter.note(code, count=count)
        if self.not_healed:
            reporter.note("not-healed", count=self.not_healed, path=display_path(self.first_not_healed))


class Healing:
    """The healing of one run.

    Attributes:
        counts: what was healed, and what cannot be.
    """

    def __init__(self, client: DriveClient, index: Index, versions: list[VersionRef], from_source: int) -> None:
        """`from_source` is how many damaged files this run has written again from the source."""
        self.counts = _Counts(from_source)
        self._client = client
        self._index = index
        self._versions = versions
        self._still_in_snapshots: dict[bytes, KnownFile] = {}
        self._healed: dict[int, set[bytes]] = {}

    def run(self, other_backups: "list[OtherBackup]") -> None:
        """Heal all files that are marked, if any are. `other_backups` are backups of the same files on other drives."""
        if not self._index.has_lost:
            return
        lost = [entry for entry in _entries(self._index, self._versions) if entry.indexed_file.is_lost]
        tops = {layout.version_path(version.name) for version in self._versions if version.snapshot}
        files = lost_in_snapshots(self._index)
        lost += [_Entry(place, _SNAPSHOT, file) for place, file in files.items() if layout.own_folder_of(place) in tops]
        copies: dict[tuple[int, bytes], list[OtherCopy]] = {entry.content: [] for entry in lost}
        _collect(copies, b"", self._index, self._versions)
        for other_backup in other_backups if lost else ():
            _collect(copies, other_backup.root, other_backup.index, other_backup.versions)
        for entry in lost:
            self._heal(entry, copies[entry.content])
        for folder_id, names in self._healed.items():
            set_lost(self._index, folder_id, names, is_lost=False)
        set_lost_in_snapshots(self._index, self._still_in_snapshots)
        self._index.has_lost = self.counts.not_healed > 0
        self._index.commit()

    def _heal(self, entry: _Entry, copies: list[OtherCopy]) -> None:
        indexed_file = entry.indexed_file
        size, digest = entry.content
        attributes, parts = indexed_file.stat.attributes(indexed_file.fact.extra), indexed_file.fact.parts
        target = indexed_file.fact.target
        request = Heal(entry.place, parts, size, digest, target, attributes, copies if target is None else [])
        number = self._client.ask(request, Healed).copy
        if number < 0:
            self.counts.not_healed += 1
            self.counts.first_not_healed = self.counts.first_not_healed or entry.place
            if entry.folder_id == _SNAPSHOT:
                self._still_in_snapshots[entry.place] = indexed_file
            return
        if number and target is None and copies[number - 1].root:
            self.counts.from_other_drive += 1
        elif number:
            self.counts.from_drive += 1
        if entry.folder_id == _SNAPSHOT:
            return
        if entry.folder_id != KEPT:
            self._healed.setdefault(entry.folder_id, set()).add(indexed_file.stat.name)
            return
        path = entry.place.removeprefix(layout.kept_path(b""))
        self._index.set_kept(path, indexed_file.as_healed())


@dataclass(frozen=True, slots=True)
class OtherBackup:
    """A backup on another drive, as this computer knows it; `root` is its folder."""

    root: bytes
    index: Index
    versions: list[VersionRef]


def _collect(
    copies: dict[tuple[int, bytes], list[OtherCopy]], root: bytes, index: Index, versions: list[VersionRef]
) -> None:
    """Collect the files that have these contents, a few of each."""
    for entry in _entries(index, versions):
        other_copies = copies.get(entry.content)
        if (
            other_copies is not None
            and entry.indexed_file.stat.is_file
            and len(other_copies) < _MAX_COPIES
            and not entry.indexed_file.is_lost
        ):
            other_copies.append(OtherCopy(root, entry.place, entry.indexed_file.fact.parts))


def heal(
    context: CopyContext, checkpoints: Checkpoints | None, other_places: Iterable[bytes], store: IndexStore
) -> None:
    """Heal what is marked, and tell. `other_places` are the folders of backups of the same files on other drives."""
    from_source = checkpoints.done.healed if checkpoints is not None else 0
    healing = Healing(context.client, context.index, context.head.versions, from_source)
    with contextlib.ExitStack() as stack:
        other_backups = _opened(other_places, context, store, stack) if context.index.has_lost else []
        healing.run(other_backups)
    healing.counts.tell(context.reporter)


def _opened(
    places: Iterable[bytes], context: CopyContext, store: IndexStore, stack: contextlib.ExitStack
) -> list[OtherBackup]:
    """Return the backups at these places that this computer knows."""
    backups: list[OtherBackup] = []
    for place in places:
        with contextlib.suppress(OSError, ShinglebackError):
            context.access.touch(place)
            root_fd = os.open(place, FOLDER_FLAGS & ~os.O_NOFOLLOW)
            stack.callback(os.close, root_fd)
            home = stack.enter_context(contextlib.closing(RepositoryHome(root_fd)))
            if home.backup_info is None or home.backup_info.id == context.head.backup:
                continue
            index = stack.enter_context(contextlib.closing(store.open(home.backup_info.id)))
            head = load_head(index)
            if head.backup == home.backup_info.id:
                backups.append(OtherBackup(place, index, head.versions))
    context.access.done()
    return backups

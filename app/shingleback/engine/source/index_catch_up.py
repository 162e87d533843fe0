"""Brings the local index up to date with the drive, while reading as little of the drive as possible.

Compares a backup with this computer's records of it, and updates these records after a run.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec.structs

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.text import display_path
from shingleback.engine.drive.messages import (
    CheckFiles,
    ClearForeign,
    ExpectedFile,
    FilesChecked,
    ForeignCleared,
    ListSegments,
    ManifestPart,
    SegmentsListed,
    SendManifest,
)
from shingleback.engine.drive.prefetch import FolderNames
from shingleback.engine.files.folders import join
from shingleback.engine.repo import layout
from shingleback.engine.repo.batch_decoder import Batches, Chain, is_of_another
from shingleback.engine.repo.computers import BackupOwner
from shingleback.engine.repo.format import Batch, Merged, Origin, Record, Segment
from shingleback.engine.repo.index import Index
from shingleback.engine.repo.index_state import (
    TO_REPAIR,
    DriveMark,
    Head,
    Seal,
    SealComparison,
    SealedList,
    SealStatus,
    SealStore,
    VersionRef,
    load_head,
    save_head,
    subfolders,
)
from shingleback.engine.repo.index_sync import Replay
from shingleback.engine.repo.layout import paths_of_pieces
from shingleback.engine.repo.lost import mark_lost
from shingleback.engine.report import Reporter
from shingleback.engine.source.drive_client import DriveClient

_FILES_AT_ONCE: Final = 500
_NAMES_AT_ONCE: Final = 10_000
_ALL_RUNS: Final = layout.MAX_RUNS
_BYTES_AT_ONCE: Final = 256 << 20
"""How much the drive side reads for one answer: a cancel takes effect only between two of them."""


class CaughtUp(NamedTuple):
    """The state of the manifest, and of the index that now matches it.

    Attributes:
        head: the index state.
        is_damaged: a part of the manifest is missing or unreadable.
        is_another: the manifest lacks what this computer listed last: the drive has lost it, was reset to an older
            state, or is another drive.
        is_read: the whole manifest was read.
        hosts: the computer that wrote each segment that was read, by segment name.
        lengths: the length of the complete batches in each of these segments, by segment name.
        is_repaired: a part of the manifest was damaged in one of its copies, and was repaired from the other.
        has_set_aside: parts of another backup's manifest were set aside.
        list_errno: why one of the two copies could not be repaired; 0 if both are right.
    """

    head: Head
    is_damaged: bool
    is_another: bool
    is_read: bool
    hosts: dict[str, str]
    lengths: dict[str, int]
    is_repaired: bool
    has_set_aside: bool
    list_errno: int


def bring_up_to_date(client: DriveClient, index: Index, backup: str) -> CaughtUp:
    """Make the index match the drive.

    Usually it requests only one batch from the drive: the last one in the index. If that is still in its place, all
    batches before it are unchanged, and later ones, from another computer or an interrupted run, are added. Otherwise
    the index is rebuilt from the manifest.
    """
    head = load_head(index)
    is_known = head.backup == backup and bool(head.segment)
    if is_known:
        batches = _Manifest(client, backup, head.segment, head.offset, repairs=bool(index.get(TO_REPAIR)))
        if _continues(batches, index, head) and not batches.is_damaged:
            save_head(index, head)
            if batches.end.is_repaired:
                index.set(TO_REPAIR, b"")
            index.commit()
            return _caught_up(head, batches, is_another=False, is_read=False)
        index.rollback()
    return _make_again(client, index, backup, head.segment if is_known else "")


def _make_again(client: DriveClient, index: Index, backup: str, known_segment: str = "") -> CaughtUp:
    """Rebuild the index from the whole manifest. `known_segment` is the segment at which the index ended."""
    index.clear()
    head = Head(backup=backup)
    batches = _Manifest(client, backup, "", 0)
    replay = Replay(index, head)
    for segment, offset, end, records in batches:
        replay.apply(records, segment, offset, end)
    batches.is_damaged = batches.is_damaged or replay.is_damaged
    head.is_swept = False
    save_head(index, head)
    index.commit()
    is_another = bool(known_segment) and not any(layout.stands_for(name, known_segment) for name in batches.hosts)
    return _caught_up(head, batches, is_another=is_another, is_read=True)


def _caught_up(head: Head, batches: "_Manifest", *, is_another: bool, is_read: bool) -> CaughtUp:
    return CaughtUp(
        head,
        is_damaged=batches.is_damaged,
        is_another=is_another,
        is_read=is_read,
        hosts=batches.hosts,
        lengths=batches.lengths,
        is_repaired=batches.end.is_repaired,
        has_set_aside=batches.end.has_set_aside,
        list_errno=batches.end.list_errno,
    )


def find_losses(client: DriveClient, index: Index, head: Head, *, reads_newest: bool, is_last_word: bool) -> bool:
    """Find what the drive does not hold as it is listed, and have it written again; return whether there is anything.

    The drive side looks for all of the copy, and reads the files whose times differ; with `reads_newest`, also those
    that are newer than the newest version. What an interrupted run would still have given its place is no loss.
    """
    change = head.change_to_finish(is_last_word=is_last_word)
    losses = _Losses(client, index, lambda files: CheckFiles(files, change, is_last_word))
    newest = head.versions[-1].run if head.versions and reads_newest else _ALL_RUNS
    for _, on_drive, row in index.walk():
        losses.look(row.id, b"", ExpectedFile(on_drive, 0, -1, b"", 0, None, is_read=False))
        for name, file in row.files().items():
            stat, fact = file.stat, file.fact
            if not fact.is_only_listed:
                path, is_read = join(on_drive, fact.stored or name), fact.born > newest and stat.is_file
                expected = ExpectedFile(path, fact.parts, stat.size, fact.digest, stat.mtime_ns, fact.target, is_read)
                losses.look(row.id, name, expected)
    losses.settle()
    index.commit()
    return losses.has_any


class _Losses:
    """Looks for many entries at a time. Attributes: `has_any`: one was not as expected."""

    def __init__(self, client: DriveClient, index: Index, question: Callable[[list[ExpectedFile]], CheckFiles]) -> None:
        self.has_any = False
        self._client = client
        self._index = index
        self._question = question
        self._waiting: list[tuple[int, bytes, ExpectedFile]] = []
        self._to_read_bytes = 0

    def look(self, folder_id: int, name: bytes, expected: ExpectedFile) -> None:
        """Look for a file of a folder, or for the folder itself if the name is empty."""
        self._waiting.append((folder_id, name, expected))
        self._to_read_bytes += expected.size if expected.is_read else 0
        if len(self._waiting) >= _FILES_AT_ONCE or self._to_read_bytes >= _BYTES_AT_ONCE:
            self.settle()

    def settle(self) -> None:
        waiting, self._waiting, self._to_read_bytes = self._waiting, [], 0
        checked = self._client.ask(self._question([expected for _, _, expected in waiting]), FilesChecked)
        lost: dict[int, set[bytes]] = {}
        for number in checked.bad:
            folder_id, name, _ = waiting[number]
            self.has_any = True
            if name:
                lost.setdefault(folder_id, set()).add(name)
            else:
                self._index.note_change(folder_id)
        for folder_id, names in lost.items():
            mark_lost(self._index, folder_id, names)


def clear_foreign(client: DriveClient, index: Index, reporter: Reporter) -> None:
    """Make the copy what its list says, before anything in it is renamed: move aside what the list does not have."""
    count, last = 0, b""
    for folders in _listed_names(index):
        cleared = client.ask(ClearForeign(folders), ForeignCleared)
        count, last = count + cleared.count, cleared.aside or last
    if count:
        reporter.note("foreign-moved-aside", aside=display_path(layout.own_folder_of(last)))


def _listed_names(index: Index) -> Iterator[list[FolderNames]]:
    """Yield all folders of the copy with the names of what is there on the drive, some at a time."""
    batch: list[FolderNames] = []
    for _, on_drive, row in index.walk():
        names: set[bytes] = set()
        for name, file in row.files().items():
            names.update([] if file.is_lost else paths_of_pieces(file.fact.stored or name, file.fact.parts))
        names.update(child.name_on_drive for child in subfolders(index, row.id))
        batch.append(FolderNames(on_drive, names))
        if sum(len(folder.names) + 1 for folder in batch) >= _NAMES_AT_ONCE:
            yield batch
            batch = []
    yield batch


def _continues(batches: "_Manifest", index: Index, head: Head) -> bool:
    """Whether the index's last batch is still in its place in the manifest. If so, add the later ones to the index."""
    replay = Replay(index, head, layout.run_of(head.segment) or 0)
    later_batches = iter(batches)
    _, _, _, first_records = next(later_batches, ("", 0, 0, []))
    first = first_records[0] if first_records else None
    is_same = isinstance(first, Batch) and first.id == head.batch
    for segment, offset, end, records in later_batches:
        if is_same:
            replay.apply(records, segment, offset, end)
    return is_same and not replay.is_damaged


class _Manifest:
    """The batches that the drive side sends. They must be read to the end.

    Attributes:
        is_damaged, hosts, lengths: as in `CaughtUp`.
        end: the last part, which tells what the drive side has repaired.
    """

    def __init__(self, client: DriveClient, backup: str, segment: str, offset: int, *, repairs: bool = False) -> None:
        self.is_damaged = False
        self.end = ManifestPart("", b"")
        self.hosts: dict[str, str] = {}
        self.lengths: dict[str, int] = {}
        self._client = client
        self._backup = backup
        self._offset = offset
        self._chain = Chain(backup, segment, offset)
        client.send(SendManifest(segment, offset, repairs))

    def __iter__(self) -> Iterator[tuple[str, int, int, list[Record]]]:
        """Yield for each batch: the segment's name, its beginning and end there, and its records."""
        name, batches, is_foreign = "", Batches(), False
        merged: Merged | None = None
        while True:
            part = self._client.expect(ManifestPart)
            if part.segment != name:
                batches.end()
                if name:
                    self.lengths[name] = batches.length
                    self._chain.end_segment(name, batches.length, merged)
                self.is_damaged = self.is_damaged or batches.is_damaged or self._chain.is_damaged
                batches = Batches(0 if name else self._offset)
                name, merged, is_foreign = part.segment, None, False
            if not name:
                self.is_damaged = self.is_damaged or part.is_incomplete
                self.end = part
                return
            offset = batches.length
            for records in batches.feed(part.data):
                if len(records) > 1 and isinstance(header := records[1], Segment):
                    self._chain.began(name, header)
                    self.hosts[name] = header.host
                    is_foreign = is_foreign or is_of_another(records, self._backup)
                if records and isinstance(last := records[-1], Merged):
                    merged = last
                if not is_foreign:
                    yield name, offset, batches.length, records
                offset = batches.length
            if batches.is_endless:
                raise UsageError(Why.MANIFEST_DAMAGED, file=name)


def tell(reporter: Reporter, compared: SealComparison) -> None:
    """Report a difference that the user has to know."""
    if compared.code:
        reporter.note(compared.code, **({"host": compared.host} if compared.host else {}))


class SealCheck:
    """Compares a backup with its seal at the beginning of a run, and updates the seal.

    Attributes:
        drive: the drive that holds the backup, if that is known.
        was_begun: a run of this computer began and did not end. It may have listed nothing.
        is_last_word: as far as is known, the manifest lacks nothing that was done on the drive.
    """

    def __init__(self, client: DriveClient, seals: SealStore, reporter: Reporter, *, is_dry_run: bool = False) -> None:
        self.drive = DriveMark()
        self.was_begun = False
        self.is_last_word = True
        self._is_set_back = False
        self._is_continued = False
        self._twins: Sequence[str] = ()
        self._client = client
        self._seals = seals
        self._reporter = reporter
        self._code_of_loss = "manifest-lost" if is_dry_run else "manifest-made-again"
        self._has_failed_to_save = False
        self._hosts: dict[str, str] = {}
        self._lengths: dict[str, int] = {}
        self._read: dict[tuple[str, int], SealedList] = {}

    def catch_up(self, index: Index, backup: str) -> Head:
        """Make the index match the drive, and report how the drive differs from this computer's records."""
        caught_up = bring_up_to_date(self._client, index, backup)
        if not self._compare(backup, caught_up):
            caught_up = _make_again(self._client, index, backup)
            self._compare(backup, caught_up)
        return caught_up.head

    def _compare(self, backup: str, caught_up: CaughtUp) -> bool:
        """Report differences between the drive or its manifest and this computer's records.

        The contents of segments are compared if all of them had to be read in any case, and otherwise their sizes.

        Returns False, and reports nothing, if an older segment is not the one that the index was made from. The caller
        then has to read the whole manifest first: entries that the drive no longer lists have to be listed again.
        """
        seal = self._seals.load(backup)
        self.was_begun = bool(seal.begun)
        self._hosts, self._lengths = caught_up.hosts, caught_up.lengths
        lists = self._segments([])
        if caught_up.is_read:
            lists = self._digested(lists, [segment_list.name for segment_list in lists])
        compared = seal.compare(lists)
        if compared.status is SealStatus.CHANGED and not caught_up.is_read:
            return False
        if caught_up.is_another and not caught_up.is_repaired and compared.status is not SealStatus.CHANGED:
            compared = SealComparison(SealStatus.SET_BACK)
        is_read_first = compared.status is SealStatus.NEW and caught_up.is_read and caught_up.head.is_complete
        is_other = compared.status in (SealStatus.CHANGED, SealStatus.SET_BACK)
        lacks_something = caught_up.is_damaged or (is_other and caught_up.head.is_complete)
        self.is_last_word = not (lacks_something or is_read_first)
        self._is_continued = compared.status in (SealStatus.CONTINUED, SealStatus.ADDED_TO)
        self._is_set_back = caught_up.is_repaired and caught_up.head.is_complete  # perhaps with all of its folder
        if caught_up.is_repaired:
            self._reporter.note("manifest-repaired")
        if caught_up.has_set_aside:
            self._reporter.note("manifest-of-another-set-aside")
        if caught_up.list_errno:
            self._reporter.note("manifest-once", detail=os.strerror(caught_up.list_errno))
        if caught_up.is_damaged:
            self._reporter.note("manifest-damaged" if caught_up.head.segment else self._code_of_loss)
        else:
            tell(self._reporter, compared)
        if not seal.knows(self.drive):
            self._reporter.note("drive-is-another-one")
        return True

    def find_losses(self, index: Index, head: Head, *, keeps_order: bool) -> bool:
        """Look for what the drive has lost, if it may have, and return whether it has lost anything.

        A filesystem that does not keep renames in order (`keeps_order`) may, after an interrupted run.
        """
        was_interrupted = bool(head.segment) and (self.was_begun or not head.is_complete)
        if self.is_last_word and not self._is_set_back and (keeps_order or not was_interrupted):
            return False
        return find_losses(self._client, index, head, reads_newest=was_interrupted, is_last_word=self.is_last_word)

    def foreign_versions(
        self, owner: BackupOwner, versions: Sequence[VersionRef], origins: Sequence[Origin]
    ) -> set[str]:
        """Return the names of the versions of other computers, also of clones of this one. Reports new ones of these.

        A clone has this computer's mark, but what it did is not in this computer's records.
        """
        seal = self._seals.load(owner.backup)
        own_versions = [
            version for version in versions if any(owner.mark) and owner.mark == (version.machine, version.installation)
        ]
        new = [version.name for version in own_versions if self._is_continued and seal.is_unknown(version.run)]
        if new:
            self._reporter.note("identity-twice")
        self._twins = [version.name for version in own_versions if version.name in {*seal.twins, *new}]
        return owner.foreign_versions(versions, origins).union(self._twins)

    def begin(self, backup: str, run: int) -> None:
        """Record the run's segment before anything is listed, so that the next run knows it after an interruption."""
        self._save(self._seals.load(backup).with_begun(layout.segment_name(run)))

    def remember(self, backup: str) -> None:
        """Update the seal after the last batch, unless a segment is unreadable."""
        seal, lists = self._seals.load(backup), self._segments([])
        lists = [self._read.get((segment_list.name, segment_list.size), segment_list) for segment_list in lists]
        lists = self._digested(lists, seal.unread(lists))
        if not seal.unread(lists):
            sealed = seal.sealed(lists, self.drive)
            self._save(msgspec.structs.replace(sealed, twins=list(self._twins)))

    def _save(self, seal: Seal) -> None:
        """Save the seal, and report once if that fails: the next run cannot tell whether the list was set back."""
        if not self._seals.save(seal) and not self._has_failed_to_save:
            self._has_failed_to_save = True
            self._reporter.note("nothing-recorded")

    def _digested(self, lists: list[SealedList], names: list[str]) -> list[SealedList]:
        """Return the same segments, with digests for the named ones."""
        if not names:
            return lists
        self._read |= {
            (segment_list.name, segment_list.size): segment_list
            for segment_list in self._segments(names)
            if segment_list.digest
        }
        return [self._read.get((segment_list.name, segment_list.size), segment_list) for segment_list in lists]

    def _segments(self, digested: list[str]) -> list[SealedList]:
        listed = self._client.ask(ListSegments(digested), SegmentsListed).segments
        return [
            segment_list._replace(
                host=self._hosts.get(segment_list.name, ""),
                whole=segment_list.whole if segment_list.digest else self._lengths.get(segment_list.name, -1),
            )
            for segment_list in listed
        ]

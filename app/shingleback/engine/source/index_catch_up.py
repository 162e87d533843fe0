"""Brings the local index up to date with the drive, while reading as little of the drive as possible."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec.structs

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.drive.messages import ExpectedFile, LookAt, LookedAt, ManifestPart, SendManifest
from shingleback.engine.files.folders import join
from shingleback.engine.repo import layout
from shingleback.engine.repo.batch_decoder import Batches, Chain
from shingleback.engine.repo.format import Batch, Merged, Record, Segment
from shingleback.engine.repo.index import FolderRow, Head, Index, KnownFile, load_head, save_head
from shingleback.engine.repo.index_sync import Replay
from shingleback.engine.source.drive_client import Conversation

_FILES_AT_ONCE: Final = 500
_BYTES_AT_ONCE: Final = 256 << 20
"""What is read for one answer: whoever waits for it can be canceled, the drive can not."""


class CaughtUp(NamedTuple):
    """What was found out about the manifest.

    Attributes:
        head: of an index that says what the drive holds.
        is_damaged: a part of the manifest is missing or unreadable.
        is_another: it does not have what this computer listed last: the drive has lost it, was reset to an older
            state, or is another drive.
        is_read: all of it was read.
        hosts: the computers that wrote the segments that were read, by the names of these.
        lengths: how much of each of them was whole batches.
    """

    head: Head
    is_damaged: bool
    is_another: bool
    is_read: bool
    hosts: dict[str, str]
    lengths: dict[str, int]


def bring_up_to_date(conversation: Conversation, index: Index, backup: str) -> CaughtUp:
    """Make the index match the drive.

    Usually only one batch is requested from the drive: the last one in the index. If it is where it was, everything
    before it is unchanged; batches after it were written elsewhere, or just before an interruption, and are added.
    Otherwise the index is rebuilt from the manifest.
    """
    head = load_head(index)
    is_known = head.backup == backup and bool(head.segment)
    if is_known:
        batches = _Manifest(conversation, head.segment, head.offset)
        if _continues(batches, index, head) and not batches.is_damaged:
            save_head(index, head)
            index.commit()
            return _caught_up(head, batches, is_another=False, is_read=False)
        index.rollback()
    index.clear()
    known, head = head.segment if is_known else "", Head(backup=backup)
    batches = _Manifest(conversation, "", 0)
    replay = Replay(index, head)
    for segment, offset, end, records in batches:
        replay.apply(records, segment, offset, end)
    head.is_swept = False
    save_head(index, head)
    index.commit()
    is_another = is_known and not any(layout.stands_for(name, known) for name in batches.hosts)
    return _caught_up(head, batches, is_another=is_another, is_read=True)


def _caught_up(head: Head, batches: "_Manifest", *, is_another: bool, is_read: bool) -> CaughtUp:
    return CaughtUp(head, batches.is_damaged, is_another, is_read, batches.hosts, batches.lengths)


def look_for_losses(conversation: Conversation, index: Index, head: Head) -> None:
    """After an interrupted run, on a filesystem that may have lost files: have those copied again.

    All of the copy is looked for, and what came after the newest version is read.
    """
    newest = head.versions[-1].run if head.versions else 0
    waiting: list[tuple[FolderRow, bytes, ExpectedFile]] = []
    to_read_bytes = 0
    for _, on_drive, row in index.walk():
        for name, known in row.files().items():
            fact = known.fact
            if known.stat.is_file:
                path = join(on_drive, fact.stored or name)
                digest = fact.digest if fact.born > newest else b""
                waiting.append((row, name, ExpectedFile(path, fact.parts, known.stat.size, digest)))
                to_read_bytes += known.stat.size if digest else 0
            if len(waiting) >= _FILES_AT_ONCE or to_read_bytes >= _BYTES_AT_ONCE:
                _look_for(waiting, conversation, index)
                waiting, to_read_bytes = [], 0
    _look_for(waiting, conversation, index)
    index.commit()


def _look_for(files: list[tuple[FolderRow, bytes, ExpectedFile]], conversation: Conversation, index: Index) -> None:
    conversation.send(LookAt([expected for _, _, expected in files]))
    for number in conversation.expect(LookedAt).bad:
        row, name, _ = files[number]
        make_differ(index, row.id, name)


def make_differ(index: Index, folder_id: int, name: bytes) -> None:
    """Have the next run copy a file: in the index, it is something that the source has changed."""
    row = index.folder(folder_id)
    files = row.files() if row is not None else {}
    known = files.get(name)
    if known is not None:
        files[name] = KnownFile(msgspec.structs.replace(known.stat, size=-1, ctime_ns=-1), known.fact)
        index.set_files(folder_id, files)


def _continues(batches: "_Manifest", index: Index, head: Head) -> bool:
    """Whether the batch that the index ends with is in its place; then the ones behind it are added."""
    expected, is_first = head.batch, True
    replay = Replay(index, head, layout.run_of(head.segment) or 0)
    is_same = False
    for segment, offset, end, records in batches:
        if is_first:
            is_first = False
            is_same = isinstance(records[0], Batch) and records[0].id == expected
        elif is_same:
            replay.apply(records, segment, offset, end)
    return is_same


class _Manifest:
    """The batches that the drive side sends. They must be read to the end.

    Attributes:
        is_damaged: a part of it is missing or unreadable.
        hosts: the computers that wrote the segments, by the names of these.
        lengths: how much of each was whole batches.
    """

    def __init__(self, conversation: Conversation, segment: str, offset: int) -> None:
        self.is_damaged = False
        self.hosts: dict[str, str] = {}
        self.lengths: dict[str, int] = {}
        self._conversation = conversation
        self._offset = offset
        self._chain = Chain(segment, offset)
        self._merged: Merged | None = None
        conversation.send(SendManifest(segment, offset))

    def __iter__(self) -> Iterator[tuple[str, int, int, list[Record]]]:
        """Segment, beginning and end in it, and records of each batch."""
        name, batches = "", Batches()
        while True:
            part = self._conversation.expect(ManifestPart)
            if part.segment != name:
                self._end(name, batches)
                batches = Batches(0 if name else self._offset)
                name = part.segment
            if not name:
                return
            offset = batches.length
            for records in batches.feed(part.data):
                self._note(name, records)
                yield name, offset, batches.length, records
                offset = batches.length
            if batches.is_endless:
                raise UsageError(Why.MANIFEST_DAMAGED, file=name)

    def _note(self, name: str, records: list[Record]) -> None:
        """What the first and the last line of a segment say."""
        for record in (*records[1:2], *records[-1:]):
            if isinstance(record, Segment):
                self._chain.began(record)
                self.hosts[name] = record.host
            if isinstance(record, Merged):
                self._merged = record

    def _end(self, name: str, batches: Batches) -> None:
        batches.end()
        if name:
            self.lengths[name] = batches.length
            self._chain.ended(name, batches.length, self._merged)
            self._merged = None
        self.is_damaged = self.is_damaged or batches.is_damaged or self._chain.is_damaged

"""This computer's records of a backup: the state of its local index, and the seal of its manifest.

The index state says up to which batch of the manifest the index is valid, and which versions exist. The index is a
cache, and may be lost.

The seal is kept, to detect a manifest that is older or was changed. A backup's id is no secret: it is stored on the
drive. So after each run, this computer records a keyed digest of every segment of the manifest, and another one of the
drive. The key is created here and never leaves the home folder.

At the end are walks over what the index keeps for the versions.
"""

import contextlib
import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from enum import Enum, auto
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import msgspec.structs
from blake3 import blake3

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.text import UNDECODABLE
from shingleback.engine.files.folders import join
from shingleback.engine.repo import layout
from shingleback.engine.repo.format import LONGEST_PATH_BYTES, MAX_ID, BatchPlace, VersionName
from shingleback.engine.repo.index import KEPT, FolderRow, Index
from shingleback.store import private_files

_KEY = "head"
TO_REPAIR: Final = "list to be repaired"
"""The key in an index whose value is not empty if one copy of the manifest was found damaged."""


class VersionRef(msgspec.Struct, frozen=True):
    """A version that can be restored.

    Attributes:
        run: the number of the run that completed it.
        snapshot: a snapshot of the filesystem holds all of it, as far as the manifest says.
        machine, installation: the marks of the computer that made it.
        has_lost_snapshot: this drive has no such snapshot: the backup was copied, or its folder is lost. What the
            version shares with the newest state must be kept for it.
    """

    name: VersionName
    run: int
    started_at: str
    finished_at: str
    files: int
    bytes: int
    left_out: int
    snapshot: bool = False
    machine: str = ""
    installation: str = ""
    has_lost_snapshot: bool = False

    @property
    def is_snapshot(self) -> bool:
        return self.snapshot and not self.has_lost_snapshot

    def covers(self, born: int, gone_run: int) -> bool:
        """Whether it has an entry that came and went in these runs."""
        return born <= self.run < gone_run

    def needs(self, born: int, gone_run: int) -> bool:
        """Whether it needs a kept entry that came and went in these runs. One with a snapshot has its own."""
        return self.covers(born, gone_run) and not self.is_snapshot


_PATIENCE: Final = timedelta(days=7)
_PATIENT_RUNS: Final = 3  # a clock that jumps ahead ends no wait


class Shortage(msgspec.Struct, frozen=True):
    """Runs in a row in which versions that are spared took the room of new files: the time of the first, and how many.

    No shortage has an empty time.
    """

    since: str = ""
    runs: int = 0

    def after(self, now: datetime) -> "Shortage":
        """Return the shortage after another such run."""
        is_later = bool(self.since) and datetime.fromisoformat(self.since) <= now
        return Shortage(self.since if is_later else now.isoformat(timespec="seconds"), self.runs + 1)

    def is_over(self, now: datetime) -> bool:
        """Whether new files have waited long enough, so that they are no accident."""
        if not self.since or self.runs < _PATIENT_RUNS:
            return False
        return now - datetime.fromisoformat(self.since) >= _PATIENCE


class PartialFile(msgspec.Struct, frozen=True):
    """A large file that an interrupted run left unfinished, with `done` bytes in the folder `id` of `incoming`."""

    id: int
    path: bytes
    size: int
    mtime_ns: int
    ctime_ns: int
    done: int
    digest: bytes


class Head(msgspec.Struct):
    """The index state.

    Attributes:
        backup: the id of the backup that the index describes.
        segment, offset, end, batch: the segment, beginning, end and id of the last batch that the index contains.
        last_change: the last batch that changes the copy, which may not have been applied; None if there is none.
        next_id: higher than every id ever listed.
        names: the names of all versions that ever existed.
        is_complete: nothing was listed since the newest version.
        is_swept: every kept file is needed by a version.
        shortage: whether versions that are spared take the room of new files.
    """

    backup: str = ""
    segment: str = ""
    offset: int = 0
    end: int = 0
    batch: str = ""
    last_change: BatchPlace | None = None
    next_id: int = 1
    versions: list[VersionRef] = []
    names: list[VersionName] = []
    is_complete: bool = False
    partial: PartialFile | None = None
    is_swept: bool = True
    shortage: Shortage = Shortage()

    @property
    def partial_id(self) -> int:
        """The id of the file to resume; 0 if there is none."""
        return self.partial.id if self.partial is not None else 0

    def change_to_finish(self, *, is_last_word: bool) -> BatchPlace | None:
        """Return the last change, which the next run carries out again.

        A change that a version followed was carried out. If the manifest is not the last word, another one may have
        followed, and it must not be carried out again.
        """
        return self.last_change if is_last_word or not self.is_complete else None

    def advance(self, segment: str, offset: int, end: int, batch: str, *, is_change: bool) -> None:
        """Note that the index now contains this batch. Repeating the last one changes nothing."""
        if is_change and batch != self.batch:
            self.last_change = BatchPlace(segment, offset, end)
        self.segment, self.offset, self.end, self.batch = segment, offset, end, batch

    def new_id(self) -> int:
        """Return an unused id. Raises UsageError if there is none left, because a manifest claims the last one."""
        if self.next_id > MAX_ID:
            raise UsageError(Why.MANIFEST_DAMAGED, file=os.fsdecode(layout.MANIFEST))
        self.next_id += 1
        return self.next_id - 1

    def note_id(self, entry_id: int) -> None:
        self.next_id = max(self.next_id, entry_id + 1)

    def note_snapshots(self, names: Collection[str]) -> None:
        """Note which versions are snapshots on the drive at hand, which may be a copy of the one that was used last."""
        self.versions = [
            msgspec.structs.replace(ref, has_lost_snapshot=ref.snapshot and ref.name not in names)
            for ref in self.versions
        ]

    def add_version(self, ref: VersionRef) -> None:
        self.versions.append(ref)
        self.names.append(ref.name)
        self.shortage = Shortage()
        self.is_complete = True

    def remove_versions(self, names: list[str]) -> None:
        self.versions = [ref for ref in self.versions if ref.name not in names]
        self.is_swept = False


def load_head(index: Index) -> Head:
    """Load the index state; return an empty one if it cannot be read by this program."""
    data = index.get(_KEY)
    try:
        head = msgspec.msgpack.decode(data, type=Head) if data else Head()
    except UNDECODABLE:
        return Head()
    return head if head.last_change is not None else Head()


def save_head(index: Index, head: Head) -> None:
    index.set(_KEY, msgspec.msgpack.encode(head))


_KEY_BYTES: Final = 32
_MAX_DRIVES: Final = 20
_MAX_HOSTS: Final = 50


class SealStatus(Enum):
    """How the manifest on the drive compares with the records of this computer."""

    NEW = auto()  # no records: this computer has not backed up there yet
    SAME = auto()  # all segments are there, and none was added
    CONTINUED = auto()  # all segments are there; an interrupted run, or a known computer, has added or merged some
    ADDED_TO = auto()  # as CONTINUED, but a segment names a computer that never added any before
    SET_BACK = auto()  # the last segment is missing or different: the drive lost it, or is an older copy
    CHANGED = auto()  # an older segment is different or missing, and later ones are unchanged


class SealedList(NamedTuple):
    """A segment of the manifest as it is on the drive.

    Attributes:
        size: the size of the file, which may have a torn tail.
        whole: how many bytes from the beginning are complete batches; -1 if unknown.
        digest: the digest of these bytes; empty if they were not read.
        host: the computer that the segment names as its writer; empty if unknown.
    """

    name: str
    size: int
    whole: int = -1
    digest: bytes = b""
    host: str = ""


class DriveMark(NamedTuple):
    """The marks that identify a drive. Unknown ones are empty, or 0.

    Attributes:
        filesystem: the filesystem's UUID.
        size_bytes: the size of the whole drive.
        key: the drive's key as in `domain.drive.Drive.key`, from its serial number if it has one.
    """

    filesystem: str = ""
    size_bytes: int = 0
    key: str = ""


class SealComparison(NamedTuple):
    """The result of a comparison. With `SealStatus.ADDED_TO`, `host` is the computer that added segments."""

    status: SealStatus
    host: str = ""

    @property
    def code(self) -> str:
        """The code of the note about it; empty if the user does not have to know."""
        return _NOTES.get(self.status, "")


_NOTES: Final = {
    SealStatus.CHANGED: "manifest-changed",
    SealStatus.SET_BACK: "manifest-is-another",
    SealStatus.ADDED_TO: "manifest-added-to",
}


class _Segment(msgspec.Struct, frozen=True):
    name: str
    size: int
    mark: bytes


class Seal(msgspec.Struct, frozen=True):
    """The seal of one backup.

    Attributes:
        segments: the segments at the end of the last run, in order.
        begun: names of segments that later, maybe interrupted, runs of this computer were about to write.
        hosts: other computers that have added to the backup.
        drives: marks of the drives on which the backup was seen, the newest last.
        twins: names of versions that a clone of this computer made, which has the same identity.
    """

    backup: str
    key: bytes
    segments: list[_Segment] = []
    begun: list[str] = []
    hosts: list[str] = []
    drives: list[bytes] = []
    twins: list[str] = []

    @classmethod
    def of_new(cls, backup: str) -> "Seal":
        return cls(backup, os.urandom(_KEY_BYTES))

    # comparing ------------------------------------------------------------------------------------------------

    def compare(self, lists: Sequence[SealedList]) -> SealComparison:
        """Compare the seal with all segments in use, in order. Contents are compared if they were read."""
        if not self.segments:
            return SealComparison(SealStatus.NEW)
        by_name = {segment_list.name: segment_list for segment_list in lists}
        merged = layout.MergedSpans(by_name)
        fits = [self._fits(segment, by_name, merged) for segment in self.segments]
        if not all(fits):
            is_end_only = True not in fits[fits.index(False) :]
            return SealComparison(SealStatus.SET_BACK if is_end_only else SealStatus.CHANGED)
        known_names = self._own_names()
        added = [
            segment_list
            for segment_list in lists
            if segment_list.name not in known_names and not layout.is_merged(segment_list.name)
        ]
        stranger = next(
            (segment_list.host for segment_list in added if segment_list.host and segment_list.host not in self.hosts),
            "",
        )
        if stranger:
            return SealComparison(SealStatus.ADDED_TO, stranger)
        is_same = [segment_list.name for segment_list in lists] == [segment.name for segment in self.segments]
        return SealComparison(SealStatus.SAME if is_same else SealStatus.CONTINUED)

    def is_unknown(self, run: int) -> bool:
        """Whether a run came after all that are recorded, and this computer did not begin it."""
        last = max((layout.run_of(segment.name) or 0 for segment in self.segments), default=layout.MAX_RUNS)
        return run > last and layout.segment_name(run) not in self.begun

    def unread(self, lists: Sequence[SealedList]) -> list[str]:
        """Return the names of the segments whose contents have to be read before `sealed` can record them."""
        known_segments = {segment.name: segment for segment in self.segments if segment.name not in self.begun}
        return [
            segment_list.name
            for segment_list in lists
            if not segment_list.digest and not _is_known(known_segments.get(segment_list.name), segment_list)
        ]

    def knows(self, drive: DriveMark) -> bool:
        """Whether the backup was on this drive before; also true if the marks of either are unknown."""
        return drive == DriveMark() or not self.drives or self._drive_mark(drive) in self.drives

    def _fits(self, segment: _Segment, lists: Mapping[str, SealedList], merged: layout.MergedSpans) -> bool:
        """Whether a segment is there unchanged, or was merged into another, which cannot be compared."""
        segment_list = lists.get(segment.name)
        if segment_list is None:
            return merged.has(segment.name)
        return _is_known(segment, segment_list) and (
            not segment_list.digest or self._segment_mark(segment_list) == segment.mark
        )

    # recording ------------------------------------------------------------------------------------------------

    def with_begun(self, segment: str) -> "Seal":
        """Return the seal with a segment that a run of this computer is about to write."""
        return msgspec.structs.replace(self, begun=[*self.begun, segment])

    def sealed(self, lists: Sequence[SealedList], drive: DriveMark) -> "Seal":
        """Return the seal at the end of a run, given all segments, with the digests of those that `unread` names."""
        old = {segment.name: segment for segment in self.segments}
        known_names = self._own_names()
        segments = [
            _Segment(segment_list.name, segment_list.whole, self._segment_mark(segment_list))
            if segment_list.digest
            else old[segment_list.name]
            for segment_list in lists
        ]
        hosts = [
            *self.hosts,
            *(
                segment_list.host
                for segment_list in lists
                if segment_list.host and segment_list.name not in known_names
            ),
        ]
        drives = self.drives
        if drive != DriveMark():
            mark = self._drive_mark(drive)
            drives = [*(earlier_mark for earlier_mark in drives if earlier_mark != mark), mark]
        return msgspec.structs.replace(
            self,
            segments=segments,
            begun=[],
            hosts=list(dict.fromkeys(hosts))[-_MAX_HOSTS:],
            drives=drives[-_MAX_DRIVES:],
        )

    def _own_names(self) -> set[str]:
        """Return the names of segments that are recorded, or that this computer was about to write."""
        return {segment.name for segment in self.segments} | set(self.begun)

    def _segment_mark(self, segment_list: SealedList) -> bytes:
        return self._mark("segment", segment_list.name, segment_list.whole, segment_list.digest)

    def _drive_mark(self, drive: DriveMark) -> bytes:
        return self._mark("drive", *drive)

    def _mark(self, *values: str | int | bytes) -> bytes:
        return blake3(msgspec.msgpack.encode((self.backup, *values)), key=self.key).digest()


def _is_known(segment: _Segment | None, segment_list: SealedList) -> bool:
    """Whether a segment is the recorded one, as far as its size tells."""
    if segment is None:
        return False
    return segment_list.whole == segment.size if segment_list.whole >= 0 else segment_list.size >= segment.size


class SealStore:
    """The seals of all backups, one file each, in a folder that only the user can read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def load(self, backup: str) -> Seal:
        """Load the seal of a backup; return an empty one if there is none or it cannot be read."""
        with contextlib.suppress(OSError, *UNDECODABLE):
            seal = msgspec.json.decode(self._file(backup).read_bytes(), type=Seal)
            if seal.backup == backup and len(seal.key) == _KEY_BYTES:
                return seal
        return Seal.of_new(backup)

    def save(self, seal: Seal) -> bool:
        """Save a seal; return whether that succeeded. If not, the old one stays."""
        with contextlib.suppress(OSError):
            private_files.replace(self._file(seal.backup), msgspec.json.encode(seal))
            return True
        return False

    def _file(self, backup: str) -> Path:
        return self._folder / f"{backup}.json"


def subfolders(index: Index, folder_id: int) -> list[FolderRow]:
    """Return the rows of the subfolders, by name."""
    rows = [index.folder(child_id) for child_id, _ in index.children(folder_id)]
    return [row for row in rows if row is not None]


def walk_kept(index: Index) -> Iterator[tuple[bytes, FolderRow, int]]:
    """Yield all folders that are kept, with those inside them: path on the drive, row, and when it went.

    That is the run in which the outermost of them lost its place. Raises UsageError if two are in each other.
    """
    for folder_id, path in index.children(KEPT):
        top = index.folder(folder_id)
        if top is None:
            continue
        waiting = [(layout.kept_path(path), top)]
        while waiting:
            place, row = waiting.pop()
            if len(place) > LONGEST_PATH_BYTES:
                raise UsageError(Why.MANIFEST_DAMAGED, file=os.fsdecode(layout.MANIFEST))
            yield place, row, top.gone_run
            waiting += [(join(place, child.name_on_drive), child) for child in subfolders(index, row.id)]

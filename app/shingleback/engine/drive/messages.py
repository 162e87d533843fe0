"""The messages between the source side and the drive side: two unions of flat structs.

A `Parcel` carries operations (`engine.drive.operations`) together with the bytes of a slot of shared memory
(`engine.drive.transport`); everything else is small. The drive side answers in order, but in its own time.
"""

from shingleback.domain.monitoring import OwnWrites
from shingleback.engine.drive.operations import FlatStruct, Operation
from shingleback.engine.drive.prefetch import FolderNames
from shingleback.engine.files.attributes import Attributes
from shingleback.engine.repo.abilities import FilesystemAbilities
from shingleback.engine.repo.format import BatchPlace, Origin, Version
from shingleback.engine.repo.index_state import SealedList

# To the drive side -----------------------------------------------------------------------------------------------


class Open(FlatStruct, frozen=True, tag=20):
    """Open the backup in a folder and lock it; the first message.

    Attributes:
        is_dry_run: write nothing, not even a lock.
        expected: ids of known backups, one of which this must be; empty accepts any backup.
    """

    path: bytes
    is_dry_run: bool
    expected: tuple[str, ...]


class SendManifest(FlatStruct, frozen=True, tag=21):
    """Send what the manifest lists from a position on; an empty segment name means all of it.

    `repairs`: compare both copies of the manifest first, and repair each from the other.
    """

    segment: str
    offset: int
    repairs: bool = False


class Prepare(FlatStruct, frozen=True, tag=22):
    """Prepare for writing: create the program's folders.

    Attributes:
        new_backup: the id for a backup that has none yet.
        follows, follows_bytes: the newest segment, and the length of its complete batches; empty if there is none.
        last_batch: the offset of the newest batch in that segment.
    """

    new_backup: str
    origins: list[Origin]
    follows: str
    follows_bytes: int
    last_batch: int
    started_at: str
    host: str


class Recover(FlatStruct, frozen=True, tag=28):
    """Finish an interrupted run, and remove files that were never listed. The source side may repeat this if it fails.

    Attributes:
        change: the batch that may not have been applied completely.
        partial: the id of a file in `incoming` that may be resumed, or 0.
        is_last_word: the manifest lacks nothing, so that no other batch can have followed.
    """

    change: BatchPlace | None
    partial: int
    is_last_word: bool = True


class Parcel(FlatStruct, frozen=True, tag=23):
    slot: int
    operations: list[Operation]


class Checkpoint(FlatStruct, frozen=True, tag=24):
    """Make everything so far durable, and list it. `prefix` is the digest so far of an unfinished file."""

    prefix: bytes
    prefix_bytes: int


class Abandon(FlatStruct, frozen=True, tag=25):
    """Forget everything since the last checkpoint, which will be sent again. `partial` is as in `Recover`."""

    partial: int


class SetPace(FlatStruct, frozen=True, tag=27):
    """Change the pace; see `engine.drive.pace.Pace`."""

    bytes_per_s: int
    window_bytes: int
    burst_s: float = 0.0


class Finish(FlatStruct, frozen=True, tag=29):
    """End the run: list `version` if the copy is complete, and remove everything in `incoming` but `keep_partial`."""

    version: Version | None
    keep_partial: int


class Thin(FlatStruct, frozen=True, tag=30):
    """Record that these versions are no longer offered."""

    versions: list[str]


class Sweep(FlatStruct, frozen=True, tag=31):
    """Remove kept files and snapshots that no version needs.

    Attributes:
        paths: paths below `versions`, including the pieces of split files. Folders that become empty go as well.
        snapshots: names of versions whose snapshots to remove, if they have one.
        copies: those of them in whose folders nothing is kept, to be removed if they are copies of snapshots.
        waits_for_room: report the free space only after the filesystem has cleaned up.
    """

    paths: list[bytes]
    snapshots: list[str]
    copies: list[str]
    waits_for_room: bool


class AskRoom(FlatStruct, frozen=True, tag=35):
    """Report the free room, including all that was freed before. Btrfs counts that only at its next commit (30 s).

    `waits`: also wait until deleted snapshots are cleared away.
    """

    waits: bool = False


class AskNames(FlatStruct, frozen=True, tag=38):
    """Report which of these names the filesystem refuses."""

    names: list[bytes]


class ExpectedFile(FlatStruct, frozen=True):
    """An entry that the drive should have: a file, a symlink if it has a `target`, or a folder if `size` is negative.

    `is_read`: its content is read in any case, and not only if its time differs.
    """

    path: bytes
    parts: int
    size: int
    digest: bytes
    mtime_ns: int
    target: bytes | None
    is_read: bool


class ClearForeign(FlatStruct, frozen=True, tag=36):
    """Move everything aside that these folders do not list."""

    folders: list[FolderNames]


class CheckFiles(FlatStruct, frozen=True, tag=32):
    """Report which of these files are missing or not as they should be.

    What waits for a place that `change` gives it is not missing if the next run carries out that last change again.
    """

    files: list[ExpectedFile]
    change: BatchPlace | None = None
    is_last_word: bool = True


class Compact(FlatStruct, frozen=True, tag=33):
    """Merge old segments of the manifest if that pays; `offered` are the runs whose versions are offered."""

    offered: list[int]


class ListSegments(FlatStruct, frozen=True, tag=34):
    """Report the segments of the manifest, with digests for those in `digested`."""

    digested: list[str]


class OtherCopy(FlatStruct, frozen=True):
    """A file that should have the same content; `root` is the folder of another backup, or empty for this one."""

    root: bytes
    path: bytes
    parts: int


class Heal(FlatStruct, frozen=True, tag=37):
    """Give a file its content again, from the first of the copies that has it, or a symlink its `target`."""

    path: bytes
    parts: int
    size: int
    digest: bytes
    target: bytes | None
    attributes: Attributes
    copies: list[OtherCopy]


Upkeep = Thin | Sweep | AskRoom | AskNames | Compact | ListSegments | ClearForeign | Heal
ToDrive = (
    Open | SendManifest | Prepare | Recover | Parcel | Checkpoint | Abandon | SetPace | Finish | CheckFiles | Upkeep
)

# From the drive side ---------------------------------------------------------------------------------------------


class RepositoryOpened(FlatStruct, frozen=True, tag=41):
    """The state of the destination.

    Attributes:
        backup: the id of the backup; empty if there is none yet.
        run: the number of the newest run.
        device, inode: device and inode number of the destination folder.
        number: the number of the block device that holds its filesystem; 0 if there is none.
        taken_names: the names of everything in the destination.
        room_files: the number of free inodes; -1 if there is no limit.
        keeps_order: renames survive a power cut in their order.
        was_copied: the backup was last on another filesystem.
        is_home_lost: `.shingleback` was missing, and its second list stands in for it.
        list_aside: the new name of a second list without a backup.
        snapshots: the versions that are snapshots; None if that is unknown.
    """

    backup: str
    run: int
    device: int
    inode: int
    number: int
    filesystem: FilesystemAbilities
    origins: list[Origin]
    taken_names: list[bytes]
    room_bytes: int
    room_files: int
    total_bytes: int
    keeps_order: bool
    was_copied: bool
    is_home_lost: bool = False
    list_aside: str = ""
    snapshots: list[str] | None = None


class ManifestPart(FlatStruct, frozen=True, tag=42):
    """Compressed bytes of one segment, as they are on the drive; the last one is empty.

    Attributes:
        is_repaired: a part of the manifest was damaged in one of its copies, and was repaired from the other.
        is_incomplete: a part is lost in both copies.
        has_set_aside: parts of another backup's manifest were set aside.
        list_errno: why one of the two copies could not be repaired; 0 if both are right.
    """

    segment: str
    data: bytes
    is_repaired: bool = False
    is_incomplete: bool = False
    has_set_aside: bool = False
    list_errno: int = 0


class Prepared(FlatStruct, frozen=True, tag=43):
    run: int


class Recovered(FlatStruct, frozen=True, tag=57):
    """`has_partial`: the file that may be resumed is still there."""

    has_partial: bool
    room_bytes: int


class Released(FlatStruct, frozen=True, tag=44):
    """The slot has been written to the filesystem; it can be filled again."""

    slot: int


class FileNotStored(FlatStruct, frozen=True, tag=45):
    """A single file could not be stored, because of its name, for example. `name` is its name on the drive."""

    folder: int
    name: bytes
    path: bytes
    errno: int


class OnlyListed(FlatStruct, frozen=True, tag=53):
    """A symlink that the filesystem cannot hold, so only the manifest has it. `name` is its name on the drive."""

    folder: int
    name: bytes


class Committed(FlatStruct, frozen=True, tag=46):
    """Everything sent before the checkpoint is durable and listed, in the batch from `offset` to `end`.

    Attributes:
        has_partial: the received part of an unfinished file is durable, too.
        is_carried_out: if false, there was no room to carry out the batch: send `Recover` to do so, and then `Abandon`.
    """

    segment: str
    offset: int
    end: int
    batch: str
    room_bytes: int
    has_partial: bool
    is_carried_out: bool = True


class Failed(FlatStruct, frozen=True, tag=47):
    """The drive reported an error. If it concerns the batch, only `Abandon`, or the end of the run, may follow."""

    errno: int
    is_gone: bool


class Raised(FlatStruct, frozen=True, tag=48):
    """A refusal, to be raised on the source side."""

    kind: str
    why: str
    values: dict[str, str | int]


class ForeignMoved(FlatStruct, frozen=True, tag=49):
    """An entry that is not part of this backup was in the way, and was moved to `aside`."""

    path: bytes
    aside: bytes


class Abandoned(FlatStruct, frozen=True, tag=50):
    pass


class Finished(FlatStruct, frozen=True, tag=51):
    """Everything is durable. The manifest ends with the batch from `offset` to `end`.

    `snapshot`: whether the version has a snapshot.
    """

    segment: str
    offset: int
    end: int
    batch: str
    snapshot: bool


class Removed(FlatStruct, frozen=True, tag=52):
    """The answer to `Thin` and `Sweep`. The free space may take a moment to show the removal."""

    segment: str
    offset: int
    end: int
    batch: str
    room_bytes: int


class RoomReported(FlatStruct, frozen=True, tag=59):
    """The free room, as in `RepositoryOpened`."""

    room_bytes: int
    room_files: int


class NamesReported(FlatStruct, frozen=True, tag=62):
    """The error number for each name in the query; 0 for one that the filesystem takes."""

    errnos: list[int]


class FilesChecked(FlatStruct, frozen=True, tag=55):
    """`bad` holds the positions in the query of files that are missing or not as expected."""

    bad: list[int]


class ForeignCleared(FlatStruct, frozen=True, tag=60):
    """`count` entries were moved aside, the last one to `aside`."""

    count: int
    aside: bytes


class Healed(FlatStruct, frozen=True, tag=61):
    """`copy` is the number of the copy, counted from 1; 0 if the file was whole; -1 if none of the copies is.

    For a symlink that was made again, it is 1.
    """

    copy: int


class SegmentsListed(FlatStruct, frozen=True, tag=58):
    """All segments in use, in order. A digest is empty if it was not requested or the segment could not be read."""

    segments: list[SealedList]


class WriteReport(FlatStruct, frozen=True, tag=54):
    """The counts of what the drive side has written so far; sent now and then."""

    writes: OwnWrites


class Compacted(FlatStruct, frozen=True, tag=56):
    """The segments are merged, if that pays.

    Attributes:
        segments: the number of segments that were merged.
        room_bytes: -1 if unknown.
        list_errno: why the second copy of the manifest could not be written, unless that was reported at the beginning.
    """

    segments: int
    room_bytes: int
    list_errno: int


Meanwhile = Released | FileNotStored | OnlyListed | ForeignMoved | WriteReport
Looks = RoomReported | NamesReported | FilesChecked | SegmentsListed | ForeignCleared | Healed
Answer = Prepared | Recovered | Committed | Abandoned | Finished | Removed | Looks | Compacted
FromDrive = RepositoryOpened | ManifestPart | Answer | Meanwhile | Failed | Raised

"""The messages between the source side and the drive side: two unions of flat structs.

A `Parcel` carries operations (`engine.drive.operations`) together with the bytes of a slot of shared memory
(`engine.drive.transport`); everything else is small. The drive side answers in order, but in its own time.
"""

from shingleback.domain.monitoring import OwnWrites
from shingleback.engine.drive.operations import FlatStruct, Operation
from shingleback.engine.repo.abilities import FilesystemAbilities
from shingleback.engine.repo.format import BatchPlace, Origin, Version
from shingleback.engine.repo.index_state import SealedList

# To the drive side -----------------------------------------------------------------------------------------------


class Open(FlatStruct, frozen=True, tag=20):
    """Open the backup in a folder and lock it; the first message.

    Attributes:
        is_dry_run: nothing is written, not even a lock.
        expected: identities of the backups that were here, one of which this must be; empty: any backup.
    """

    path: bytes
    is_dry_run: bool
    expected: tuple[str, ...]


class SendManifest(FlatStruct, frozen=True, tag=21):
    """Send what the manifest lists from a position on; an empty segment name means all of it."""

    segment: str
    offset: int


class Prepare(FlatStruct, frozen=True, tag=22):
    """Prepare for writing: create the program's folders.

    Attributes:
        new_backup: the identity for a backup that has none yet.
        follows, follows_bytes: the newest segment, and how much of it is whole batches; empty if there is none.
        last_batch: where in it the newest batch begins.
    """

    new_backup: str
    origins: list[Origin]
    follows: str
    follows_bytes: int
    last_batch: int
    started_at: str
    host: str


class Recover(FlatStruct, frozen=True, tag=28):
    """Finish an interrupted run, and remove what was never listed. The source side may repeat this if it failed.

    `change` may not have been applied; `partial` may be resumed: a file in `incoming`, 0 if there is none.
    """

    change: BatchPlace | None
    partial: int


class Parcel(FlatStruct, frozen=True, tag=23):
    slot: int
    operations: list[Operation]


class Checkpoint(FlatStruct, frozen=True, tag=24):
    """Make everything so far durable, and list it. `prefix` is the digest so far of an unfinished file."""

    prefix: bytes
    prefix_bytes: int


class Abandon(FlatStruct, frozen=True, tag=25):
    """Forget everything since the last checkpoint: it will be sent again. `partial` is as in `Recover`."""

    partial: int


class SetPace(FlatStruct, frozen=True, tag=27):
    """Change the pace; see `engine.drive.throttle.Pace`."""

    bytes_per_s: int
    window_bytes: int
    burst_s: float = 0.0


class Finish(FlatStruct, frozen=True, tag=29):
    """End the run: name the state if it is complete, and clean up everything except the file `keep_partial`."""

    version: Version | None
    keep_partial: int


class Thin(FlatStruct, frozen=True, tag=30):
    """Record that these versions are no longer offered."""

    versions: list[str]


class Sweep(FlatStruct, frozen=True, tag=31):
    """Remove what no version needs any more.

    Attributes:
        paths: below `versions`, including the pieces of split files. Folders that become empty are removed as well.
        snapshots: names of versions, which may have one.
        waits_for_room: report the free space only after the filesystem has cleaned up.
    """

    paths: list[bytes]
    snapshots: list[str]
    waits_for_room: bool


class AskRoom(FlatStruct, frozen=True, tag=35):
    """Report the room with all that was freed before: a btrfs counts that once it commits, up to 30 s later.

    `waits`: also until snapshots that were deleted are cleared away.
    """

    waits: bool = False


class ExpectedFile(FlatStruct, frozen=True):
    """A file that the drive should have. `digest` is empty where its content need not be read."""

    path: bytes
    parts: int
    size: int
    digest: bytes


class LookAt(FlatStruct, frozen=True, tag=32):
    """Report which of these files are missing or not as they should be."""

    files: list[ExpectedFile]


class Compact(FlatStruct, frozen=True, tag=33):
    """Merge old segments of the manifest if that pays; `offered` are the runs whose versions are offered."""

    offered: list[int]


class LookAtSegments(FlatStruct, frozen=True, tag=34):
    """Report the segments of the manifest, with digests for those in `digested`."""

    digested: list[str]


Upkeep = Thin | Sweep | AskRoom | Compact | LookAtSegments
ToDrive = Open | SendManifest | Prepare | Recover | Parcel | Checkpoint | Abandon | SetPace | Finish | LookAt | Upkeep

# From the drive side ---------------------------------------------------------------------------------------------


class RepositoryOpened(FlatStruct, frozen=True, tag=41):
    """The state of the destination.

    Attributes:
        backup: identity of the backup; empty if there is none yet.
        run: number of the newest run.
        device, inode: of the destination itself.
        number: of the block device that holds its filesystem; 0 if there is none.
        taken: names of everything in the destination.
        room_files: -1 where their number has no limit.
        keeps_order: renames survive a power cut in their order.
    """

    backup: str
    run: int
    device: int
    inode: int
    number: int
    filesystem: FilesystemAbilities
    origins: list[Origin]
    taken: list[bytes]
    room_bytes: int
    room_files: int
    total_bytes: int
    keeps_order: bool


class ManifestPart(FlatStruct, frozen=True, tag=42):
    """Compressed bytes of one segment, as they are on the drive; the last one is empty."""

    segment: str
    data: bytes


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
    """One file could not be stored, for a reason of its own, such as its name. `name` is its name on the drive."""

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
        has_partial: that of the file that was begun and is not complete, too.
        is_carried_out: else there was no room for what is to be renamed: `Recover` goes on with it, and then only
            `Abandon` makes sense.
    """

    segment: str
    offset: int
    end: int
    batch: str
    room_bytes: int
    has_partial: bool
    is_carried_out: bool = True


class Failed(FlatStruct, frozen=True, tag=47):
    """The drive reported an error. If it concerns the batch, only `Abandon` or the end make sense afterward."""

    errno: int
    is_gone: bool


class Raised(FlatStruct, frozen=True, tag=48):
    """A refusal, to be raised on the source side."""

    kind: str
    why: str
    values: dict[str, str | int]


class ForeignMoved(FlatStruct, frozen=True, tag=49):
    """Something that is not part of this backup was in the way; it was moved to `aside`."""

    path: bytes
    aside: bytes


class Abandoned(FlatStruct, frozen=True, tag=50):
    pass


class Finished(FlatStruct, frozen=True, tag=51):
    """Everything is durable. The manifest ends with the batch from `offset` to `end`.

    `snapshot`: the version has one.
    """

    segment: str
    offset: int
    end: int
    batch: str
    snapshot: bool


class Removed(FlatStruct, frozen=True, tag=52):
    """The manifest no longer has them; the free space may take a moment to show it."""

    segment: str
    offset: int
    end: int
    batch: str
    room_bytes: int


class RoomSeen(FlatStruct, frozen=True, tag=59):
    """As in `RepositoryOpened`."""

    room_bytes: int
    room_files: int


class LookedAt(FlatStruct, frozen=True, tag=55):
    """`bad`: the bad files, by their position in the query."""

    bad: list[int]


class SegmentsSeen(FlatStruct, frozen=True, tag=58):
    """All segments that count, in order. A digest is empty if the segment could not be read."""

    segments: list[SealedList]


class Pushed(FlatStruct, frozen=True, tag=54):
    """What the drive side has written so far; sent now and then."""

    writes: OwnWrites


class Compacted(FlatStruct, frozen=True, tag=56):
    """Attributes: for so many `segments`, others stand now; `room_bytes`: -1 where the filesystem did not say."""

    segments: int
    room_bytes: int


Meanwhile = Released | FileNotStored | OnlyListed | ForeignMoved | Pushed
Looks = RoomSeen | LookedAt | SegmentsSeen
Answer = Prepared | Recovered | Committed | Abandoned | Finished | Removed | Looks | Compacted
FromDrive = RepositoryOpened | ManifestPart | Answer | Meanwhile | Failed | Raised

"""What the source side and the drive side say to each other.

Two unions of flat structs. A `Parcel` carries operations together with the bytes of a slot of shared memory;
everything else is small. The drive side answers in order, but in its own time.
"""

import msgspec

from shingleback.copying.entries import Attributes
from shingleback.copying.filesystem import Filesystem
from shingleback.copying.manifest import BatchPlace, Origin, Version
from shingleback.copying.seal import Listed


class _Compact(msgspec.Struct, array_like=True, frozen=True, gc=False):
    pass


# Operations: the work within a parcel, to be done in order -------------------------------------------------------


class Seen(_Compact, frozen=True):
    """What the source told of an entry, by which the next run sees whether anything has happened to it.

    Attributes:
        names: how many names it has there.
        linked: entries with the same number are names of one file; 0 where it has only one.
    """

    inode: int
    ctime_ns: int
    names: int = 1
    linked: int = 0


class Old(_Compact, frozen=True):
    """What loses its place: its id, into how many pieces it is split, and where below `versions` it is kept.

    `kept` is empty where no version needs it.
    """

    id: int
    parts: int
    kept: bytes


class Enter(_Compact, frozen=True, tag=1):
    """From here on, operations concern this folder.

    Attributes:
        folder_id: of the folder around it; 0 at the top.
        path: in the backup; `on_drive` is where it is on the drive.
        is_new: the drive does not have it yet.
    """

    id: int
    folder_id: int
    path: bytes
    on_drive: bytes
    is_new: bool
    attributes: Attributes
    seen: Seen


class Put(_Compact, frozen=True, tag=2):
    """A whole file, whose content lies in the slot at `start`.

    Attributes:
        name: on the drive; `true_name` is what it is called, where that differs.
        old: what has the name now.
    """

    id: int
    name: bytes
    start: int
    size: int
    attributes: Attributes
    digest: bytes
    old: Old | None
    true_name: bytes | None
    seen: Seen


class Begin(_Compact, frozen=True, tag=3):
    """A file that comes in pieces; times are the source's, by which an interrupted one is known again.

    Attributes:
        has_holes: not all of it is going to be written.
        is_resumed: an earlier run left it in `incoming`, where `done` bytes of it are whole.
    """

    id: int
    name: bytes
    true_name: bytes | None
    size: int
    mtime_ns: int
    ctime_ns: int
    is_resumed: bool
    done: int
    has_holes: bool


class Piece(_Compact, frozen=True, tag=4):
    """A part of the file that was begun: `size` bytes of the slot from `start` go to `offset` of the file."""

    start: int
    size: int
    offset: int


class End(_Compact, frozen=True, tag=5):
    """The file that was begun is complete. What no piece covered is a hole."""

    attributes: Attributes
    digest: bytes
    old: Old | None
    seen: Seen


class Drop(_Compact, frozen=True, tag=6):
    """The file that was begun changed while it was read: forget it."""


class Symlink(_Compact, frozen=True, tag=7):
    id: int
    name: bytes
    target: bytes
    attributes: Attributes
    old: Old | None
    true_name: bytes | None
    seen: Seen


class Link(_Compact, frozen=True, tag=8):
    """Another name for what is, or by then will be, at the path `first` on the drive; `target` is that of a symlink."""

    id: int
    name: bytes
    first: bytes
    size: int
    attributes: Attributes
    digest: bytes
    target: bytes | None
    old: Old | None
    true_name: bytes | None
    seen: Seen


class Touch(_Compact, frozen=True, tag=9):
    """Only attributes of a file have changed, or how many names it has. `digest` is empty for a symlink."""

    id: int
    name: bytes
    size: int
    attributes: Attributes
    digest: bytes
    target: bytes | None
    parts: int
    is_only_listed: bool
    true_name: bytes | None
    seen: Seen


class Gone(_Compact, frozen=True, tag=10):
    """The source no longer has this file of the folder that was entered."""

    name: bytes
    true_name: bytes | None
    old: Old


class Take(_Compact, frozen=True, tag=11):
    """The source no longer has this folder, or this file; paths as in `Enter`, before anything of the batch is done."""

    folder_id: int
    path: bytes
    on_drive: bytes
    is_folder: bool
    old: Old


class Move(_Compact, frozen=True, tag=13):
    """Rename a file or folder on the drive.

    Attributes:
        old_in, old, old_on_drive: its place before anything of the batch is done.
        new_in, new, new_on_drive: its place when all of the batch is done.
    """

    id: int
    old_in: int
    old: bytes
    old_on_drive: bytes
    new_in: int
    new: bytes
    new_on_drive: bytes
    is_folder: bool


class Leave(_Compact, frozen=True, tag=14):
    """All in this folder, and in the folders in it, has been said: its attributes can be set with the batch."""

    id: int
    folder_id: int
    path: bytes
    on_drive: bytes
    attributes: Attributes
    seen: Seen


Operation = Enter | Put | Begin | Piece | End | Drop | Symlink | Link | Touch | Gone | Take | Move | Leave

# To the drive side -----------------------------------------------------------------------------------------------


class Open(_Compact, frozen=True, tag=20):
    """Take hold of the backup in a folder; the first message.

    Attributes:
        is_dry_run: nothing is written, not even a lock.
        expected: the identities of the backups that were here, one of which this has to be; none: whatever there is.
    """

    path: bytes
    is_dry_run: bool
    expected: tuple[str, ...]


class SendManifest(_Compact, frozen=True, tag=21):
    """Send what the manifest lists from a place on; an empty segment name means all of it."""

    segment: str
    offset: int


class Prepare(_Compact, frozen=True, tag=22):
    """Get ready to write: make the folders of the program.

    Attributes:
        new_backup: the identity that a backup gets which has none yet.
        follows, follows_bytes: the newest segment, and how much of it is whole batches; empty where there is none.
        last_batch: where in it the newest batch begins.
    """

    new_backup: str
    origins: list[Origin]
    follows: str
    follows_bytes: int
    last_batch: int
    started_at: str
    host: str


class Recover(_Compact, frozen=True, tag=28):
    """Finish what was interrupted, and clear away what was never listed. It may be asked again where that failed.

    `change` may not have been carried out; `partial` may be resumed: a file in `incoming`, 0 where there is none.
    """

    change: BatchPlace | None
    partial: int


class Parcel(_Compact, frozen=True, tag=23):
    slot: int
    operations: list[Operation]


class Checkpoint(_Compact, frozen=True, tag=24):
    """Make all so far durable, and list it. `prefix` is the digest so far of a file that was begun."""

    prefix: bytes
    prefix_bytes: int


class Abandon(_Compact, frozen=True, tag=25):
    """Forget all since the last checkpoint: it is going to be sent again. `partial` is as in `Recover`."""

    partial: int


class SetPace(_Compact, frozen=True, tag=27):
    """As in `copying.pace.Pace`."""

    bytes_per_s: int
    window_bytes: int
    burst_s: float = 0.0


class Finish(_Compact, frozen=True, tag=29):
    """End the run: give the state its name, if it is complete, and tidy up all but the file `keep_partial`."""

    version: Version | None
    keep_partial: int


class Thin(_Compact, frozen=True, tag=30):
    """Note that these versions are no longer offered."""

    versions: list[str]


class Sweep(_Compact, frozen=True, tag=31):
    """Remove what no version needs any more.

    Attributes:
        paths: below `versions`, with the pieces of files that are split. Folders that are empty then go with them.
        snapshots: names of versions, which may have one.
        waits_for_room: the room that is told is to be what there is when the filesystem has cleared up.
    """

    paths: list[bytes]
    snapshots: list[str]
    waits_for_room: bool


class Expected(_Compact, frozen=True):
    """A file that the drive should have. `digest` is empty where its content need not be read."""

    path: bytes
    parts: int
    size: int
    digest: bytes


class LookAt(_Compact, frozen=True, tag=32):
    """Tell which of these files are not there as they should be."""

    files: list[Expected]


class Compact(_Compact, frozen=True, tag=33):
    """Merge old segments of the manifest, where that pays; `offered` are the runs whose versions are offered."""

    offered: list[int]


class LookAtSegments(_Compact, frozen=True, tag=34):
    """Tell which segments the manifest has; of those in `digested`, which bytes they have."""

    digested: list[str]


Upkeep = Thin | Sweep | Compact | LookAtSegments
ToDrive = Open | SendManifest | Prepare | Recover | Parcel | Checkpoint | Abandon | SetPace | Finish | LookAt | Upkeep

# From the drive side ---------------------------------------------------------------------------------------------


class Opened(_Compact, frozen=True, tag=41):
    """What was found.

    Attributes:
        backup: identity of the backup; empty where there is none yet.
        run: number of the newest run.
        device, inode: of the destination itself.
        number: of the block device that its filesystem is on; 0 where it is on none.
        taken: names of everything in the destination.
    """

    backup: str
    run: int
    device: int
    inode: int
    number: int
    filesystem: Filesystem
    origins: list[Origin]
    taken: list[bytes]
    room_bytes: int
    total_bytes: int


class ManifestPart(_Compact, frozen=True, tag=42):
    """Compressed bytes of one segment, as they are on the drive; the last one is empty."""

    segment: str
    data: bytes


class Prepared(_Compact, frozen=True, tag=43):
    run: int


class Recovered(_Compact, frozen=True, tag=57):
    """`has_partial`: the file that may be resumed is still there."""

    has_partial: bool
    room_bytes: int


class Released(_Compact, frozen=True, tag=44):
    """The slot has been written to the filesystem; it can be filled again."""

    slot: int


class Refused(_Compact, frozen=True, tag=45):
    """One file could not be stored, for a reason of its own: its name, for example. `name` is that on the drive."""

    folder: int
    name: bytes
    path: bytes
    errno: int


class OnlyListed(_Compact, frozen=True, tag=53):
    """A symlink that the filesystem does not hold: the manifest does. `name` is that on the drive."""

    folder: int
    name: bytes


class Committed(_Compact, frozen=True, tag=46):
    """All that was sent before the checkpoint is durable and listed, in the batch from `offset` to `end`.

    `has_partial`: that of the file that was begun and is not complete, too.
    """

    segment: str
    offset: int
    end: int
    batch: str
    room_bytes: int
    has_partial: bool


class Failed(_Compact, frozen=True, tag=47):
    """The drive gave an error. After one that concerns the batch, only `Abandon` or the end make sense."""

    errno: int
    is_gone: bool


class Raised(_Compact, frozen=True, tag=48):
    """A refusal, to be raised on the source side."""

    kind: str
    why: str
    values: dict[str, str | int]


class Foreign(_Compact, frozen=True, tag=49):
    """Something that was not of this backup stood in the way; it was moved aside, to `aside`."""

    path: bytes
    aside: bytes


class Abandoned(_Compact, frozen=True, tag=50):
    pass


class Finished(_Compact, frozen=True, tag=51):
    """All is durable. The manifest ends with the batch from `offset` to `end`. `snapshot`: the version has one."""

    segment: str
    offset: int
    end: int
    batch: str
    snapshot: bool


class Removed(_Compact, frozen=True, tag=52):
    """They are gone, as far as the manifest is concerned; the room may take a moment to show."""

    segment: str
    offset: int
    end: int
    batch: str
    room_bytes: int


class LookedAt(_Compact, frozen=True, tag=55):
    """`bad`: by their numbers in the question."""

    bad: list[int]


class SegmentsSeen(_Compact, frozen=True, tag=58):
    """All segments that count, in their order. A digest that could not be made is empty."""

    segments: list[Listed]


class Pushed(_Compact, frozen=True, tag=54):
    """What the drive side has given to the drive so far, as in `model.cache_state.OwnWrites`; told now and then."""

    streamed_bytes: int
    scattered_bytes: int
    scattered_writes: int
    flushes: int
    window_bytes: int
    window_s: float
    flush_s: float = 0.0
    alarms: int = 0
    read_bytes: int = 0


class Compacted(_Compact, frozen=True, tag=56):
    """For so many segments, others stand now."""

    segments: int


Meanwhile = Released | Refused | OnlyListed | Foreign | Pushed
Done = Prepared | Recovered | Committed | Abandoned | Finished | Removed | LookedAt | Compacted | SegmentsSeen
FromDrive = Opened | ManifestPart | Done | Meanwhile | Failed | Raised

"""The event stream: JSON lines, one event per line, the same for the window, the terminal, a timer and a test.

Every line is an object with `event`, its type, and the fields below. The first line is `started` and carries the
version of this schema; the last one is `finished`. Progress is a snapshot of all counters, at most ten per second;
there are no events for single files, except files that were left out. Readers ignore unknown events and fields. The
last lines are defined in `protocol.results`, and their items for drives, steps and so on in `protocol.result_items`.

Paths are relative to the backup and begin with the source's name. If a path is not UTF-8, its invalid bytes are
replaced in `path`, and `path_bytes` has the exact path in base64.
"""

import os
from collections.abc import Callable
from typing import Final, get_args

import msgspec

from shingleback.domain.errors import LeftOut, Skipped
from shingleback.domain.text import as_text, display_path
from shingleback.protocol.result_items import ChangeItem, DriveItem, Item, ReadyBy, SizeItem
from shingleback.protocol.result_types import result_type
from shingleback.protocol.results import CommandResult

SCHEMA_VERSION: Final = 1


class _Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    pass


class Started(_Event, tag="started", frozen=True, kw_only=True):
    """First line. `at` is the time in seconds since 1970."""

    schema: int = SCHEMA_VERSION
    command: str
    program: str
    pid: int
    at: float


class Opened(_Event, tag="opened", frozen=True, kw_only=True):
    """The destination was opened and locked.

    Attributes:
        backup: its identity; empty for a first run.
        is_own_disk: it is on the disk that the computer runs from, so there is nothing to eject.
    """

    destination: str
    backup: str
    filesystem: str
    room_bytes: int
    total_bytes: int
    sources: list[str] = []
    is_own_disk: bool = False


class Planned(_Event, tag="planned", frozen=True, kw_only=True):
    """The sources have been compared with the drive; `files` and `bytes` are the totals.

    Attributes:
        room_bytes, room_files: what fits besides the reserve before old versions are removed; -1 if the number of
            files and folders has no limit.
    """

    files: int
    bytes: int
    folders: int
    copy_files: int
    copy_bytes: int
    recheck_files: int
    gone_files: int
    moved_folders: int
    room_bytes: int
    new_folders: int = 0
    room_files: int = -1


class Progress(_Event, tag="progress", frozen=True, kw_only=True):
    """A snapshot of all counters.

    Attributes:
        phase: `survey`, `copy`, `finish`, `verify`, `restore`, `care`; `list`: the manifest is read, `bytes` are its
            own; or `measure`: `bytes` were written, and `current` is the test.
        files, bytes: copied, which means handed to the filesystem. In a survey: found so far.
        durable_files, durable_bytes: on the drive, flushed and listed.
        total_files, total_bytes: the total work, including what turned out not to fit; 0 while unknown.
        current: path of the current file.
        bytes_per_s: over the last seconds.
        left_low_s, left_high_s: the range of the time left; None while unknown.
        left_change: why it was moved or widened within the last minute: a `RangeChange`; empty if it was not.
        silent_s: how long the drive has not answered a request.
        pace: of the run, as the user writes it.
        window_bytes, window_s: how much is sent to the drive at once, and how long the newest window took.
        hole_bytes, total_hole_bytes: how much of the current file's empty areas is hashed, while that takes long.
    """

    phase: str
    elapsed_s: float
    files: int
    bytes: int
    durable_files: int = 0
    durable_bytes: int = 0
    total_files: int = 0
    total_bytes: int = 0
    current: str = ""
    bytes_per_s: float = 0.0
    left_low_s: float | None = None
    left_high_s: float | None = None
    left_change: str = ""
    silent_s: float = 0.0
    pace: str = ""
    window_bytes: int = 0
    window_s: float = 0.0
    hole_bytes: int = 0
    total_hole_bytes: int = 0


class Changes(_Event, tag="changes", frozen=True, kw_only=True):
    """Differences between two versions, since the last such event."""

    items: list[ChangeItem]


class LeftOutEvent(_Event, tag="left_out", frozen=True, kw_only=True):
    """Files that were left out since the last such event."""

    items: list[Item]


class SkippedEvent(_Event, tag="skipped", frozen=True, kw_only=True):
    """Folders and files that a rule excluded; the list ends after a thousand, the count does not."""

    items: list[Item]
    count: int


class Note(_Event, tag="note", frozen=True, kw_only=True):
    """A remark that is not a failure; `code` is one of `messages.progress`, which has its sentence."""

    code: str
    values: dict[str, str | int] = {}
    message: str = ""


class SourceSilent(_Event, tag="source-silent", frozen=True, kw_only=True):
    """A source has not answered a system call for a while; once a second, until it answers or is left out.

    Attributes:
        path: what was to be read. If `is_left_out`, what the run goes on without: that, or all of its filesystem.
        mount, kind, server: the filesystem that holds it: its mount point, its type, and its device or server.
        silent_s: for how long it has not answered; 0 once it answers again.
        left_out_in_s: it is left out after this time, unless it answers; None if only on request, with `skip`.
        is_left_out: the run goes on without `path`; `silent_s` is 0 then.
    """

    path: str
    mount: str
    kind: str
    server: str
    silent_s: float
    left_out_in_s: float | None = None
    is_left_out: bool = False


class PlaceSilent(_Event, tag="place-silent", frozen=True, kw_only=True):
    """A place that `restore`, `verify` or another command waits for does not answer; once a second, until it does.

    Attributes:
        path: of the backup, or of the folder to which files are restored.
        server, kind: as in `SourceSilent`.
        silent_s: for how long nothing has happened; 0 once the command goes on.
    """

    path: str
    server: str = ""
    kind: str = ""
    silent_s: float = 0.0


class State(_Event, tag="state", frozen=True, kw_only=True):
    """The answer to a command: `running`, `pausing`, `paused` or `canceling`.

    `looking`: after an error, it takes 3 s to find out whether the drive is still plugged in.
    """

    state: str


class DriveState(_Event, tag="drive", frozen=True, kw_only=True):
    """The drive's internal state, at most twice a second; only if it is known.

    Attributes:
        source: `modeled` for a simulated drive that reports its own state, `estimated` for any other.
        elapsed_s: as in `Progress`, of the same run.
        written_bytes: written to the drive since the run began, without what it rewrites itself.
        cache_used_bytes: the data in its cache; at most `cache_bytes`.
        phase: as in `domain.monitoring.Phase`.
        tidy_s: how long it would clean if it were idle from now on.
        cache_low_bytes ... tidy_high_s: the bands of the estimate; 0 if `source` is `modeled`.
        cliffs: how many cliffs of this drive the estimate is based on.
    """

    source: str
    elapsed_s: float
    written_bytes: int
    cache_used_bytes: int
    cache_bytes: int
    phase: str
    tidy_s: float
    cache_low_bytes: int = 0
    cache_high_bytes: int = 0
    capacity_low_bytes: int = 0
    capacity_high_bytes: int = 0
    tidy_low_s: float = 0.0
    tidy_high_s: float = 0.0
    cliffs: int = 0


class Watching(_Event, tag="watching", frozen=True, kw_only=True):
    """From now on `Sampled` and `DriveState` are reported for the destination's drive.

    Attributes:
        drive: as in `domain.drive.Drive.key`; empty if the drive cannot be identified.
        device: the kernel's name of the counted device, such as sdb; empty if nothing is counted.
        run: the number of this run in the history of the drive; 0 if none is kept.
    """

    drive: str = ""
    device: str = ""
    run: int = 0


class Sampled(_Event, tag="sampled", frozen=True, kw_only=True):
    """Once a second: the drive's activity since the last sample; the fields are those of a `Sample`.

    Attributes:
        elapsed_s: as in `Progress`, of the same run.
        copied_bps: what the engine handed to the filesystem.
        written_bps: None if the drive is not counted; the fields below it are then meaningless.
    """

    elapsed_s: float
    span_s: float
    copied_bps: float
    written_bps: float | None
    read_bps: float = 0.0
    writes: int = 0
    reads: int = 0
    write_wait_s: float = 0.0
    queue: float = 0.0
    busy: float = 0.0
    in_flight: int = 0
    dirty_bytes: int | None = None
    writeback_bytes: int | None = None


class Happened(_Event, tag="happened", frozen=True, kw_only=True):
    """An event that is marked in the graph. `kind` is one of `domain.monitoring.RunEventKind`."""

    elapsed_s: float
    kind: str
    values: dict[str, str | int | float] = {}


class Rest(_Event, tag="rest", frozen=True, kw_only=True):
    """The drive gets a rest; reported once a second, and finally with `left_s` 0.

    Attributes:
        reason: as in `domain.monitoring.RestReason`.
        left_s: how long it may still last.
    """

    elapsed_s: float
    reason: str
    left_s: float


class EjectStep(_Event, tag="eject", frozen=True, kw_only=True):
    """A step of `eject` begins or, with `done`, has succeeded.

    `step` is `flush`, `unmount`, and then, depending on the drive, `power-off`, `eject` (which releases a card), or
    nothing.
    """

    step: str
    done: bool


class Awake(_Event, tag="awake", frozen=True, kw_only=True):
    """Whether the computer is now kept from sleeping; `why` it is not: `InhibitFailure`.

    `why` is empty if that is not requested, for example while the run is paused.
    """

    held: bool
    why: str = ""


class PrepareStep(_Event, tag="prepare", frozen=True, kw_only=True):
    """A step of `prepare` begins or ends.

    Attributes:
        step: as in `domain.formatting.types.StepKind`.
        state: `begun`, `done`, `failed`, or `skipped` if there is nothing to do.
        fraction: 0 to 1 during the step, if UDisks2 reports it.
        can_cancel: nothing irreversible has begun.
    """

    step: str
    state: str
    fraction: float | None = None
    can_cancel: bool = False


class MeasurePlanned(_Event, tag="measure_planned", frozen=True, kw_only=True):
    """Sent by `test` before it writes anything.

    Attributes:
        tests: in order, as in `domain.measurement.TestName`.
        area_bytes: the size of the file that it creates in free space, and removes afterward.
        written_bytes: the maximum, in all tests together.
        low_minutes, high_minutes: how long it takes.
        levels: how full the drive becomes in each step, from 0 to 1, if the test fills it.
        times: how many times faster than a real drive it runs, if it is simulated; all times are the drive's own.
        stands_for_bytes: the size of the drive that is measured in place of the demo's small one; otherwise 0.
    """

    tests: list[str]
    area_bytes: int
    written_bytes: int
    low_minutes: int
    high_minutes: int
    levels: list[float] = []
    times: float = 1.0
    stands_for_bytes: int = 0


class Sized(_Event, tag="sized", frozen=True, kw_only=True):
    """The progress of `sizes`, and the result for each folder (`is_complete`)."""

    folder: SizeItem
    is_complete: bool = False


class Plugged(_Event, tag="plugged", frozen=True, kw_only=True):
    """A change reported by `drives --follow`.

    Attributes:
        what: `arrived`, `changed` or `left`. At the start, drives that are already there arrive.
        drive: without its health, which is not read for this.
    """

    what: str
    at: float
    drive: DriveItem


class Service(_Event, tag="service", frozen=True, kw_only=True):
    """Whether UDisks2 is available, for `drives --follow`; as in `domain.drive.ServiceState`."""

    state: str
    at: float


Event = (
    Started
    | Opened
    | Planned
    | Progress
    | LeftOutEvent
    | SkippedEvent
    | Note
    | SourceSilent
    | PlaceSilent
    | State
    | DriveState
    | Watching
    | Sampled
    | Happened
    | Rest
    | ReadyBy
    | EjectStep
    | Awake
    | PrepareStep
    | MeasurePlanned
    | Sized
    | Changes
    | Plugged
    | Service
    | CommandResult
)
Emit = Callable[[Event], None]


class _Head(msgspec.Struct):
    event: str
    command: str = ""


_TYPES: Final[dict[str, type[Event]]] = {
    kind.__struct_config__.tag: kind for kind in get_args(Event) if kind is not CommandResult
}


def encode(event: Event) -> bytes:
    """Encode an event as one line, with its newline. Replaces invalid bytes in paths that are not UTF-8."""
    try:
        return msgspec.json.encode(event) + b"\n"
    except UnicodeEncodeError:
        return msgspec.json.encode(_readable(msgspec.to_builtins(event))) + b"\n"


def _readable(value: object) -> object:
    match value:
        case str():
            return display_path(os.fsencode(value))
        case dict():
            return {_readable(key): _readable(member) for key, member in value.items()}
        case list() | tuple():
            return [_readable(member) for member in value]
        case _:
            return value


def decode(line: bytes) -> Event | None:
    """Decode a line; None if the event is unknown to this program. Raises msgspec.DecodeError if it is invalid."""
    try:
        head = msgspec.json.decode(line, type=_Head)
        kind = result_type(head.command) if head.event == "finished" else _TYPES.get(head.event)
        return msgspec.json.decode(line, type=kind) if kind else None
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from None


def item_of(entry: LeftOut | Skipped) -> Item:
    path, exact = as_text(entry.path)
    detail = entry.detail if isinstance(entry, LeftOut) else display_path(os.fsencode(entry.rule))
    return Item(path=path, reason=entry.reason.value, detail=detail, path_bytes=exact)

"""The event stream: JSON lines, one event a line, the same for the window, the terminal, a timer and a test.

Every line is an object with `event`, which says what it is, and the fields below. The first line is `started` and
carries the version of this schema; the last one is `finished`. Progress is a snapshot of all counters, at most ten a
second; nothing is sent a file, except files that were left out. Readers ignore events and fields that they do not
know. What the commands about drives tell of each thing stands in `jobs.drive_items`.

Paths are relative to the backup, with the source's name in front. A path that is not UTF-8 has its odd bytes replaced
in `path`, and stands exactly, in base64, in `path_bytes`.
"""

import base64
import os
from typing import Final

import msgspec

from shingleback.jobs.drive_items import DriveItem, EpisodeItem, HealthItem, ReasonItem
from shingleback.model.leftout import LeftOut, Skipped

SCHEMA_VERSION: Final = 1


class _Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    pass


class Item(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that was left out or skipped. `reason` is one of `model.leftout`; `detail` is for experts."""

    path: str
    reason: str
    detail: str = ""
    path_bytes: str | None = None


class Started(_Event, tag="started", frozen=True, kw_only=True):
    """First line. `at` is the time in seconds since 1970."""

    schema: int = SCHEMA_VERSION
    command: str
    program: str
    pid: int
    at: float


class Opened(_Event, tag="opened", frozen=True, kw_only=True):
    """The destination was taken hold of. `backup` is empty where this is its first run."""

    destination: str
    backup: str
    filesystem: str
    room_bytes: int
    total_bytes: int
    sources: list[str] = []


class Planned(_Event, tag="planned", frozen=True, kw_only=True):
    """The sources have been compared with what the drive has; `files` and `bytes` are all that there is."""

    files: int
    bytes: int
    folders: int
    copy_files: int
    copy_bytes: int
    recheck_files: int
    gone_files: int
    moved_folders: int
    room_bytes: int


class Progress(_Event, tag="progress", frozen=True, kw_only=True):
    """A snapshot.

    Attributes:
        phase: `survey`, `copy`, `finish`, `verify` or `restore`.
        files, bytes: copied, which means handed to the filesystem. In a survey: found so far.
        durable_files, durable_bytes: on the drive, flushed and listed.
        total_files, total_bytes: what is to be done; 0 where that is not known yet.
        current: path of the file in work.
        bytes_per_s: over the last seconds.
        left_low_s, left_high_s: the range in which the remaining time lies; none while that is not known.
        silent_s: for how long the drive has not answered, where it should.
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
    silent_s: float = 0.0


class LeftOutEvent(_Event, tag="left_out", frozen=True, kw_only=True):
    """Files that were left out since the last such event."""

    items: list[Item]


class SkippedEvent(_Event, tag="skipped", frozen=True, kw_only=True):
    """Folders and files that a rule passed over; the list ends after a thousand, the count does not."""

    items: list[Item]
    count: int


class Note(_Event, tag="note", frozen=True, kw_only=True):
    """Something worth telling that is no failure; `code` is one of `words.notes`, which has its sentence."""

    code: str
    values: dict[str, str | int] = {}
    message: str = ""


class State(_Event, tag="state", frozen=True, kw_only=True):
    """`running`, `pausing`, `paused` or `canceling`: the answer to a command."""

    state: str


class Tally(msgspec.Struct, frozen=True):
    files: int = 0
    bytes: int = 0


class _FinalWord(_Event, frozen=True, kw_only=True):
    """What every last line has.

    Attributes:
        command: what was asked for.
        outcome, exit_code: see `model.outcome`.
        why, values, message: in case of a refusal or failure; `message` is the sentence in English.
        destination: the place that was named; empty where the command has none.
    """

    command: str
    outcome: str
    exit_code: int
    why: str = ""
    values: dict[str, str | int] = {}
    message: str = ""
    destination: str = ""


class BackupFinished(_FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `backup`, and of `demo`.

    Attributes:
        backup: identity of the backup.
        version: name of the version that was made; empty where nothing changed or the run is not complete.
        copied, renamed, removed, touched, unchanged: what was done. `touched` got new attributes only.
        durable: what of `copied` is surely on the drive.
        left_out: everything that was left out; `left_out_count` counts on where the list ends (after 100,000).
    """

    command: str = "backup"
    backup: str = ""
    version: str = ""
    started_at: str = ""
    elapsed_s: float = 0.0
    copied: Tally = Tally()
    durable: Tally = Tally()
    renamed: Tally = Tally()
    removed: Tally = Tally()
    touched: Tally = Tally()
    unchanged: Tally = Tally()
    total: Tally = Tally()
    left_out: list[Item] = []
    left_out_count: int = 0
    skipped_count: int = 0
    removed_versions: list[str] = []
    is_dry_run: bool = False


class CheckFinished(_FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `verify` and `restore`.

    Attributes:
        checked: what was read back and is what it should be; for `restore`, what was given back.
        same: for `restore`, what was there already, unchanged.
        left_out: what is damaged, missing or changed; for `restore`, also what was not overwritten.
        version: the version that was checked or given back; empty for the newest state.
    """

    version: str = ""
    started_at: str = ""
    elapsed_s: float = 0.0
    checked: Tally = Tally()
    same: Tally = Tally()
    total: Tally = Tally()
    left_out: list[Item] = []
    left_out_count: int = 0


class VersionItem(msgspec.Struct, frozen=True, kw_only=True):
    """One version. `kept_as` is `snapshot`, `folder` (what later runs replaced), or `current` for the newest."""

    name: str
    started_at: str
    finished_at: str
    files: int
    bytes: int
    left_out: int
    kept_as: str


class VersionsFinished(_FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `versions`, oldest first."""

    command: str = "versions"
    sources: list[str] = []
    versions: list[VersionItem] = []


class HistoryFinished(_FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `history`: final words of earlier runs on this computer, newest first."""

    command: str = "history"
    runs: list[msgspec.Raw] = []


class LookFinished(_FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `look`: what a place for backups is, told without writing to it.

    Attributes:
        filesystem: its kind, for example `ext4`.
        room_bytes: what fits beside the reserve.
        sources: what the backup that is there was made from; none where there is no backup.
    """

    command: str = "look"
    filesystem: str = ""
    room_bytes: int = 0
    total_bytes: int = 0
    has_backup: bool = False
    sources: list[str] = []


class DriveState(_Event, tag="drive", frozen=True, kw_only=True):
    """What a drive does by itself, at most twice a second; only where that is known.

    Attributes:
        source: `modeled` for a simulated drive.
        elapsed_s: as in `Progress`, of the same run.
        written_bytes: what the drive was given since the run began; not what it rewrites by itself.
        cache_used_bytes: what waits in its cache; at most `cache_bytes`.
        phase: `filling`, `full` (what goes to the cache waits for room), `tidying` or `resting`.
        tidy_s: how long it would tidy up, if it were left alone from now on.
    """

    source: str
    elapsed_s: float
    written_bytes: int
    cache_used_bytes: int
    cache_bytes: int
    phase: str
    tidy_s: float


class EjectStep(_Event, tag="eject", frozen=True, kw_only=True):
    """Told when a step of `eject` begins, and with `done` when it has succeeded.

    `step` is `flush`, `unmount`, and last what the drive can: `power-off`, `eject` (it lets go of a card), or nothing.
    """

    step: str
    done: bool


class EjectFinished(_FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `eject`.

    Attributes:
        drive: what its maker calls it; empty where that is not known.
        steps: those that have succeeded, as in `EjectStep`.
        safe_to_unplug: true only when every step that there is has succeeded.
    """

    command: str = "eject"
    started_at: str = ""
    elapsed_s: float = 0.0
    drive: str = ""
    steps: list[str] = []
    safe_to_unplug: bool = False


class IdentifyFinished(_FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `identify`.

    Attributes:
        recording, confidence: as in `model.verdict`.
        reasons: strongest first; those that speak for something else are among them.
        health: where a SMART report was given.
    """

    command: str = "identify"
    model: str = ""
    family: str = ""
    recording: str = "unknown"
    confidence: str = "unsure"
    reasons: list[ReasonItem] = []
    health: HealthItem | None = None


class DrivesFinished(_FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `drives`."""

    command: str = "drives"
    drives: list[DriveItem] = []


class DiagnoseFinished(_FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `diagnose`.

    Attributes:
        summary: the kind of the gravest episode; `nothing-wrong` where there is none.
        meaning: the summary as a sentence.
        health: where a SMART report was given or could be read.
        log: where the log came from: a file's name, `journal` or `kernel`; empty where none was read.
    """

    command: str = "diagnose"
    summary: str = "nothing-wrong"
    meaning: str = ""
    episodes: list[EpisodeItem] = []
    health: HealthItem | None = None
    log: str = ""


class Plugged(_Event, tag="plugged", frozen=True, kw_only=True):
    """Told by `drives --follow`: what is plugged in has changed.

    Attributes:
        what: `arrived`, `changed` or `left`. At the beginning, what is there already has arrived.
        drive: without its health, which is not read for this.
    """

    what: str
    at: float
    drive: DriveItem


class Service(_Event, tag="service", frozen=True, kw_only=True):
    """Told by `drives --follow`: whether UDisks2 can be asked, as in `model.drive.ServiceState`."""

    state: str
    at: float


Finished = (
    BackupFinished
    | CheckFinished
    | VersionsFinished
    | HistoryFinished
    | LookFinished
    | EjectFinished
    | IdentifyFinished
    | DrivesFinished
    | DiagnoseFinished
)
Event = (
    Started
    | Opened
    | Planned
    | Progress
    | LeftOutEvent
    | SkippedEvent
    | Note
    | State
    | DriveState
    | EjectStep
    | Plugged
    | Service
    | Finished
)


class _Head(msgspec.Struct):
    event: str
    command: str = ""


FINISHED: Final[dict[str, type[Finished]]] = {
    "backup": BackupFinished,
    "demo": BackupFinished,
    "verify": CheckFinished,
    "restore": CheckFinished,
    "versions": VersionsFinished,
    "history": HistoryFinished,
    "look": LookFinished,
    "eject": EjectFinished,
    "identify": IdentifyFinished,
    "drives": DrivesFinished,
    "diagnose": DiagnoseFinished,
}
"""The last line of each command."""
_OTHERS: Final[dict[str, type[Event]]] = {
    "started": Started,
    "opened": Opened,
    "planned": Planned,
    "progress": Progress,
    "left_out": LeftOutEvent,
    "skipped": SkippedEvent,
    "note": Note,
    "state": State,
    "drive": DriveState,
    "eject": EjectStep,
    "plugged": Plugged,
    "service": Service,
}


def encode(event: Event) -> bytes:
    """One line, with its newline."""
    return msgspec.json.encode(event) + b"\n"


def decode(line: bytes) -> Event | None:
    """The event of a line; None for one that this program does not know. Raises msgspec.DecodeError for no event."""
    head = msgspec.json.decode(line, type=_Head)
    kind = FINISHED.get(head.command) if head.event == "finished" else _OTHERS.get(head.event)
    return msgspec.json.decode(line, type=kind) if kind else None


def item_of(thing: LeftOut | Skipped) -> Item:
    path, exact = _as_text(thing.path)
    detail = thing.detail if isinstance(thing, LeftOut) else display_path(os.fsencode(thing.rule))
    return Item(path=path, reason=thing.reason.value, detail=detail, path_bytes=exact)


def display_path(path: bytes) -> str:
    return _as_text(path)[0]


def _as_text(path: bytes) -> tuple[str, str | None]:
    try:
        return path.decode(), None
    except UnicodeDecodeError:
        return path.decode("utf-8", "replace"), base64.b64encode(path).decode()

"""The result items of the event stream: what commands report about each drive, plan, mount and folder.

Also the event about a run with a deadline, which several commands report.

Sentences (`text`, `meaning`, `advice`, `remedy`) are in English. The codes beside them stay the same in every version
of the program.
"""

from enum import StrEnum
from typing import Final

import msgspec

from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum

_NOT_ASKED: Final = "none"  # of `domain.formatting.types.PasswordChoice`


class ReasonItem(msgspec.Struct, frozen=True, kw_only=True):
    """One piece of evidence; the fields are those of `domain.smr.evidence.VerdictReason`."""

    code: str
    text: str
    says: str
    confidence: str
    source: str = ""


class FindingItem(msgspec.Struct, frozen=True, kw_only=True):
    """One finding in a SMART report; `weighs` is `ok` if it only looks alarming; `values` are those in `text`."""

    code: str
    text: str
    weighs: str
    values: dict[str, str] = {}


class HealthItem(msgspec.Struct, frozen=True, kw_only=True):
    """The health of a drive.

    Attributes:
        health: `ok`, `watch`, `failing` or `unknown`.
        access: the access method of the report, or why there is none, as in `AccessMethod`; empty for one from a file.
        access_text, remedy: the same as a sentence, and how to enable it; empty if nothing is missing.
        advice: what to do; empty if there is nothing.
    """

    health: str
    findings: list[FindingItem] = []
    access: str = ""
    access_text: str = ""
    remedy: str = ""
    advice: str = ""


class VolumeItem(msgspec.Struct, frozen=True, kw_only=True):
    """A volume; the fields are those of `domain.drive.Volume`.

    Attributes:
        access_times: whether reading writes to it, as in `AccessTimes`; empty while it is not mounted.
    """

    device: str
    use: str
    filesystem: str = ""
    label: str = ""
    size_bytes: int = 0
    mount_points: list[str] = []
    access_times: str = ""


class CommandsItem(msgspec.Struct, frozen=True, kw_only=True):
    """How the kernel talks to the drive, and its counters since the drive was plugged in; None if unknown.

    Attributes:
        timed_out, failed: the part of the `done` commands that did.
        timeout_s: how long the kernel waits for a command.
        queue_depth: how many commands the drive gets at once.
        max_sectors_kb: the largest request, in KiB.
    """

    done: int | None = None
    failed: int | None = None
    timed_out: int | None = None
    timeout_s: int | None = None
    queue_depth: int | None = None
    max_sectors_kb: int | None = None


class DriveItem(msgspec.Struct, frozen=True, kw_only=True):
    """A drive that is plugged in.

    Attributes:
        connection: how it is connected, as a sentence.
        normal: what is normal for this drive, as sentences.
        warnings: problems with its use: an array, a slow port.
    """

    device: str
    name: str
    size_bytes: int
    recording: str
    confidence: str
    reasons: list[ReasonItem]
    model: str = ""
    family: str = ""
    usb: str = ""
    is_system: bool = False
    health: HealthItem | None = None
    connection: str = ""
    normal: list[str] = []
    warnings: list[str] = []
    volumes: list[VolumeItem] = []
    commands: CommandsItem | None = None


class EpisodeItem(msgspec.Struct, frozen=True, kw_only=True):
    """Log lines that belong together.

    Attributes:
        kind: as in `domain.kernel_log.rules.EpisodeKind`.
        rule: the rule that decided.
        lines: of the log, verbatim; `line_numbers` are their positions, from 1.
        times: how often it happened.
        disk: the drive as in /dev, such as sdb; empty if the log does not show it.
        devices: the kernel's names of the drive.
        advice: what to do, in this order.
        sources: of the facts behind the rule.
        usb: the USB id of the enclosure; empty if the log does not show it.
        confidence, second, certainty: as in `results.DiagnoseFinished`.
    """

    kind: str
    rule: str
    lines: list[str]
    line_numbers: list[int]
    meaning: str
    times: int = 1
    disk: str = ""
    advice: list[str] = []
    devices: list[str] = []
    sources: list[str] = []
    usb: str = ""
    confidence: str = ""
    second: str = ""
    certainty: str = ""


class StepItem(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a plan; the fields are those of `PlanStep`, `text` is the sentence in English."""

    step: str
    text: str
    values: dict[str, str] = {}
    commands: list[str] = []
    is_irreversible: bool = False


class PlanItem(msgspec.Struct, frozen=True, kw_only=True):
    """A plan for a drive, or what was done by it.

    Attributes:
        name: the argument for `--confirm`.
        identity: for `--identity`, so that only this drive can be meant.
        fingerprint: for `--plan`, so that only the shown steps are executed.
        route: as in `domain.formatting.types.OptionRoute`.
        reason: why this profile, as in `domain.formatting.types.RecommendationReason`; empty if the user named it.
        instead_of: the better profile, and `missing` what it lacks on this computer, as in `Missing`.
        sector_bytes: the sector size passed to mkfs; 0 if none is.
        untrimmed: why the drive is not trimmed although it supports TRIM, as in `domain.care.types.CareObstacle`.
        password: as in `domain.formatting.types.PasswordChoice`.
        held_folders: the folders of this computer's backup sets whose backup is on the drive, and will be lost.
    """

    device: str
    drive: str
    name: str
    identity: str
    profile: str
    route: str
    label: str
    is_encrypted: bool
    steps: list[StepItem]
    reason: str = ""
    instead_of: str = ""
    missing: list[str] = []
    sector_bytes: int = 0
    untrimmed: str = ""
    password: str = _NOT_ASKED
    fingerprint: str = ""
    held_folders: tuple[str, ...] = ()


class FoundBackup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A backup of this program on a volume.

    Attributes:
        versions: None if they could not be read in time.
        newest: when the newest version was begun, in ISO 8601; empty if there is none.
    """

    sources: list[str] = []
    versions: int | None = None
    newest: str = ""


class ContentsItem(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of one volume, as far as they were found in a few seconds.

    Attributes:
        used_bytes, files: None if unknown.
        newest: names and dates (ISO 8601) of the most recently changed files, newest first.
        is_complete: the whole volume was read; otherwise `files` and `newest` are what was found in time.
        backup_sources: the sources of this program's backup on the volume; None if there is none.
        backups: all backups of this program on the volume.
    """

    device: str
    filesystem: str = ""
    label: str = ""
    size_bytes: int = 0
    used_bytes: int | None = None
    files: int | None = None
    newest: list[tuple[str, str]] = []
    is_complete: bool = False
    mount_point: str = ""
    backup_sources: list[str] | None = None
    backups: list[FoundBackup] = []


class SizedPlace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A file or folder that a backup leaves out.

    Attributes:
        path: absolute.
        bytes: None if it was not counted, as for a server that may not answer.
        mount: for another drive: its text as in `domain.included_mount`.
    """

    path: str
    bytes: int | None = None
    mount: str = ""


class ExcludedSize(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The size of what a backup leaves out for one reason.

    Attributes:
        reason, rule: as in `ExcludedItem`.
        count: of places.
        files, bytes: in these places, as far as counted.
        places: the largest ones.
    """

    reason: str
    rule: str = ""
    count: int = 0
    files: int = 0
    bytes: int = 0
    places: list[SizedPlace] = []


class SizeItem(msgspec.Struct, frozen=True, kw_only=True):
    """The size of a folder's files that a backup would copy.

    Attributes:
        excluded: with `--excluded`, what the other files are. Then `files` and `bytes` are those that are left when all
            presets, snapshots and other drives are left out.
    """

    path: str
    files: int
    bytes: int
    skipped: int = 0
    unreadable: int = 0
    excluded: list[ExcludedSize] = []


class ActivityItem(msgspec.Struct, frozen=True, kw_only=True):
    """The activity of a drive over some time.

    Attributes:
        at: when it began, in seconds since 1970.
        seconds: how long it was observed.
        copied_bytes, written_bytes, read_bytes, writes: copied by the engine; the others are of the drive, by any
            program.
        write_s, busy_s: the total duration of all writes, and how long the drive was busy.
        fill_bytes, capacity_bytes: the estimate of its cache at the end; 0 if there is none.
    """

    at: int
    seconds: float
    copied_bytes: int
    written_bytes: int
    read_bytes: int = 0
    writes: int = 0
    write_s: float = 0.0
    busy_s: float = 0.0
    fill_bytes: int = 0
    capacity_bytes: int = 0


class DueItem(msgspec.Struct, frozen=True, kw_only=True):
    """How the backup of one set ended, as in its own result, which was printed before."""

    key: str
    outcome: str
    why: str = ""


class DriveRoom(msgspec.Struct, frozen=True, kw_only=True):
    """The space on a filesystem. `free_bytes`: what fits besides the reserve."""

    free_bytes: int
    total_bytes: int


class Item(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A file or folder that was left out or skipped. `reason` is one of `domain.errors`; `detail` is for experts."""

    path: str
    reason: str
    detail: str = ""
    path_bytes: str | None = None


class TargetSpace(msgspec.Struct, frozen=True, kw_only=True):
    """The space on a filesystem to which files would be restored.

    Attributes:
        path: a folder there, which may not exist yet.
        in_the_way_bytes: of files that differ from existing ones: they need space, too, if both are kept.
    """

    path: str
    needed_bytes: int
    in_the_way_bytes: int = 0
    free_bytes: int


class ExcludedItem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is not part of a backup for one reason.

    Attributes:
        reason: one of `domain.errors.SkipReason`.
        rule: the rule as the user wrote it, or the name of a preset; empty for other reasons.
        count: of files and folders; what is in a folder is not counted.
        paths: the first ones, beginning with the name of their source.
    """

    reason: str
    rule: str = ""
    count: int = 1
    paths: list[str] = []


class Tally(msgspec.Struct, frozen=True):
    files: int = 0
    bytes: int = 0


class VersionItem(msgspec.Struct, frozen=True, kw_only=True):
    """One version. `kept_as` is `snapshot`, `folder` (what later runs replaced), or `current` for the newest."""

    name: str
    started_at: str
    finished_at: str
    files: int
    bytes: int
    left_out: int
    kept_as: str


class EntryItem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of a version.

    Attributes:
        path: in the backup, beginning with the source's name; `path_bytes` is the exact path in base64 if not UTF-8.
        kind: `folder`, `file` or `symlink`.
        modified_s: its modification time, in seconds since 1970; None if unknown.
        origin: for the folder of a source: its original path.
        since: what happened to it up to the newest version, if that was compared: see `Since`.
    """

    path: str
    kind: str
    size: int = 0
    modified_s: int | None = None
    path_bytes: str | None = None
    origin: str = ""
    since: str = ""


class Since(StrEnum):
    """What has happened to an entry since, up to the newest version."""

    UNKNOWN = ""  # it was not compared
    SAME = "same"
    CHANGED = "changed"  # its path has other contents
    MOVED = "moved"
    GONE = "gone"


class StayItem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The state of an entry in one or more consecutive versions.

    Attributes:
        first, last: names of versions; `versions`: their number.
        content: equal for equal contents; empty for a folder.
    """

    path: str
    path_bytes: str | None = None
    first: str
    last: str
    versions: int
    size: int = 0
    modified_s: int | None = None
    content: str = ""


class TracedItem(msgspec.Struct, frozen=True, kw_only=True):
    """The history of a file or folder. `stays`: oldest first, with gaps where it did not exist."""

    kind: str
    stays: list[StayItem]


class ChangeKind(LabeledEnum):
    """How something differs between two versions."""

    ADDED = "added", QT_TRANSLATE_NOOP("history", "Added")
    CHANGED = "changed", QT_TRANSLATE_NOOP("history", "Changed")
    MOVED = "moved", QT_TRANSLATE_NOOP("history", "Moved")
    REMOVED = "removed", QT_TRANSLATE_NOOP("history", "Removed")


class ChangeItem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One difference between two versions.

    Attributes:
        path: in the newer one; for a removed entry, in the older one.
        size: in bytes, of the entry at `path`; `old_size`: before.
        origin: its previous path, if it was elsewhere.
    """

    change: ChangeKind
    kind: str
    path: str
    path_bytes: str | None = None
    size: int = 0
    old_size: int = 0
    origin: str = ""


class ReadyBy(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag="ready_by"):
    """Whether a run with a deadline will meet it; sent before it writes, then every half minute.

    It is also sent when the deadline is changed during the run.

    Attributes:
        at: the deadline, in seconds since 1970, as are the other times; 0 if it has been removed.
        state: as in `domain.local_time.Readiness`.
        low_at, high_at: when it will be done, at the earliest and at the latest; None while unknown.
        tidied_at: when the drive will have cleaned its cache, at the latest.
        left_bytes: still to be copied.
        pace: the pace that was chosen; empty if none was.
    """

    at: float
    state: str
    low_at: float | None = None
    high_at: float | None = None
    tidied_at: float | None = None
    left_bytes: int = 0
    pace: str = ""

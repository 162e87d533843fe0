"""What the last line of each command says: how it ended, and what was found or done."""

from enum import StrEnum

import msgspec

from shingleback.domain.errors import Outcome
from shingleback.domain.measurement import Measurement
from shingleback.protocol.result_items import (
    ContentsItem,
    DifferenceItem,
    DriveItem,
    DueItem,
    EpisodeItem,
    HealthItem,
    LookItem,
    PlanItem,
    ReasonItem,
    Room,
    SizeItem,
)


class Item(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that was left out or skipped. `reason` is one of `domain.errors`; `detail` is for experts."""

    path: str
    reason: str
    detail: str = ""
    path_bytes: str | None = None


class Tally(msgspec.Struct, frozen=True):
    files: int = 0
    bytes: int = 0


class FinalWord(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """What every last line has.

    Attributes:
        command: what was asked for.
        outcome, exit_code: see `domain.errors`.
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


class BackupFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `backup`, and of `demo`.

    Attributes:
        backup: identity of the backup.
        version: name of the version that was made; empty where nothing changed or the run is not complete.
        copied, renamed, removed, touched, unchanged: what was done. `touched` got new attributes only.
        durable: what of `copied` is surely on the drive.
        left_out: everything that was left out; `left_out_count` counts on where the list ends (after 100,000).
        backup_set: the key of the backup set that was backed up; empty where it was none, None where nobody noted it.
        is_own_disk: as in `Opened`.
        room: of the destination, when the backup was complete; None where it was not, or nobody noted it.
        drive, drive_run: where its course is kept, as `Watching` told them; empty and 0 where nothing was kept.
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
    backup_set: str | None = None
    is_own_disk: bool = False
    room: Room | None = None
    drive: str = ""
    drive_run: int = 0


class CheckFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `verify`, `restore` and `try-restore`.

    Attributes:
        checked: what was read back and is what it should be; for `restore`, what was given back.
        same: for `restore`, what was there already, unchanged.
        left_out: what is damaged, missing or changed; for `restore`, also what was not overwritten.
        backup: identity of the backup; empty where it could not be opened.
        version: the version that was checked or given back; empty for the newest state.
        parts: for `verify`, of so many equal parts of the files one was checked.
        is_dry_run: for `restore`, nothing was given back: `checked` is what would be, `left_out` what is in the way.
        tried: for `try-restore`, the files that came back whole.
    """

    version: str = ""
    started_at: str = ""
    elapsed_s: float = 0.0
    checked: Tally = Tally()
    same: Tally = Tally()
    total: Tally = Tally()
    left_out: list[Item] = []
    left_out_count: int = 0
    is_dry_run: bool = False
    tried: list[str] = []
    backup: str = ""
    parts: int = 1

    @property
    def is_whole(self) -> bool:
        """Whether everything in the newest state was read back, and is what it should be."""
        return self.command == "verify" and self.outcome == Outcome.DONE and self.parts == 1 and not self.version

    @property
    def found_damage(self) -> bool:
        """Whether files were read back that are not what was written."""
        return self.command in ("verify", "try-restore") and self.outcome == Outcome.LEFT_OUT

    @property
    def is_spot_check(self) -> bool:
        """Whether a part was, and is."""
        is_part = self.command == "try-restore" or (self.command == "verify" and self.parts > 1)
        return is_part and self.outcome == Outcome.DONE


class VersionItem(msgspec.Struct, frozen=True, kw_only=True):
    """One version. `kept_as` is `snapshot`, `folder` (what later runs replaced), or `current` for the newest."""

    name: str
    started_at: str
    finished_at: str
    files: int
    bytes: int
    left_out: int
    kept_as: str


class VersionsFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `versions`, oldest first."""

    command: str = "versions"
    sources: list[str] = []
    versions: list[VersionItem] = []


class EntryItem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing in a version.

    Attributes:
        path: in the backup, with the source's name in front; `path_bytes` is exact where it is not UTF-8, in base64.
        kind: `folder`, `file` or `symlink`.
        modified_s: when it was changed last, in seconds since 1970; None where that is not known.
        origin: of the folder of a source: where it was when it was backed up.
        since: what the newest version has instead, where that was compared: see `Since`.
    """

    path: str
    kind: str
    size: int = 0
    modified_s: int | None = None
    path_bytes: str | None = None
    origin: str = ""
    since: str = ""


class Since(StrEnum):
    """What became of something until the newest version."""

    UNKNOWN = ""  # it was not compared
    SAME = "same"
    CHANGED = "changed"  # another content stands there
    MOVED = "moved"
    GONE = "gone"


class EntriesFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `list` and `find`. `count` counts on where the list ends.

    Attributes:
        version: the version that was looked at; empty where no version is complete yet.
        folder: that was listed; empty for the top.
    """

    version: str = ""
    folder: str = ""
    entries: list[EntryItem] = []
    count: int = 0


class StayItem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What something was in one or more versions that follow each other.

    Attributes:
        first, last: names of versions; `versions`: how many they are.
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
    """One thing through all versions. `stays`: oldest first; there are gaps where it was not there."""

    kind: str
    stays: list[StayItem]


class TraceFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `trace`.

    Attributes:
        newest: name of the newest version: what is not in it is gone.
        has_more: more was found than is listed.
    """

    command: str = "trace"
    newest: str = ""
    things: list[TracedItem] = []
    has_more: bool = False


class ChangeKind(StrEnum):
    """How something differs between two versions."""

    ADDED = "added"
    CHANGED = "changed"
    MOVED = "moved"
    REMOVED = "removed"


class ChangeItem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One difference between two versions.

    Attributes:
        path: in the newer one; of something that was removed, in the older one.
        size: in bytes, of what stands at `path`; `old_size`: before.
        origin: where it was, if elsewhere.
    """

    change: ChangeKind
    kind: str
    path: str
    path_bytes: str | None = None
    size: int = 0
    old_size: int = 0
    origin: str = ""


class DiffFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `diff`. The changes were told before; these are the files among them, and their sizes.

    Attributes:
        old, new: names of the two versions.
        count: of all changes, folders included.
    """

    command: str = "diff"
    old: str = ""
    new: str = ""
    count: int = 0
    added: Tally = Tally()
    changed: Tally = Tally()
    moved: Tally = Tally()
    removed: Tally = Tally()


class HistoryFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `history`.

    Attributes:
        runs: final words of earlier runs on this computer, newest first; where a drive was asked for, none.
        looks: how that drive did, the oldest first.
    """

    command: str = "history"
    runs: list[msgspec.Raw] = []
    looks: list[LookItem] = []


class LookFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `look`: what a place for backups is, told without writing to it.

    Attributes:
        filesystem: its kind, for example `ext4`.
        room_bytes: what fits beside the reserve.
        sources: what the backup that is there was made from; none where there is no backup.
        is_own_disk: as in `Opened`.
    """

    command: str = "look"
    filesystem: str = ""
    room_bytes: int = 0
    total_bytes: int = 0
    has_backup: bool = False
    sources: list[str] = []
    is_own_disk: bool = False


class EjectFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
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


class DueFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `due`. Each command that it carries out has its own `finished` before.

    Attributes:
        runs: the backups that were begun.
        ejected: the places whose drives are safe to unplug now.
        waits: why something was not begun although it may be due: `window` (that does it), `battery`, `drive` (it is
            another one than before, and the window asks); else empty.
    """

    command: str = "due"
    runs: list[DueItem] = []
    ejected: list[str] = []
    waits: str = ""


class IdentifyFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `identify`.

    Attributes:
        recording, confidence: as in `domain.smr.evidence`.
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


class DrivesFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `drives`."""

    command: str = "drives"
    drives: list[DriveItem] = []


class DiagnoseFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `diagnose`.

    Attributes:
        summary: the kind of the gravest episode; `nothing-wrong` where there is none.
        meaning: the summary as a sentence.
        because_of_health: the report, not the log, made it so grave.
        kernel_notes: what is known of this computer's kernel, as in `domain.kernel_log.known_kernels`.
        disk: the drive that was asked for, as in /dev; empty where it was none.
        health: where a SMART report was given or could be read.
        log: where the log came from: a file's name, `journal`, `kernel` or `helper`; empty where none was read.
    """

    command: str = "diagnose"
    summary: str = "nothing-wrong"
    meaning: str = ""
    because_of_health: bool = False
    kernel_notes: list[str] = []
    disk: str = ""
    episodes: list[EpisodeItem] = []
    health: HealthItem | None = None
    log: str = ""


class PrepareFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `prepare`.

    Attributes:
        plan: what was to be done; None where it was refused before there was one.
        is_dry_run: nothing was done.
        steps: those that have succeeded.
        failed_step: at which it ended; empty where it did not fail.
        state: of the drive, as in `domain.formatting.types.PreparedState`.
        read_from: `disk` where the result was read from the drive itself, `kernel` where only the kernel could be
            asked; empty where it was not read back.
        differences: between what the profile wants and what is on the drive.
        unread: facts that could not be looked at.
        mount_point, uuid: of the new filesystem; empty where it is not mounted.
    """

    command: str = "prepare"
    started_at: str = ""
    elapsed_s: float = 0.0
    plan: PlanItem | None = None
    is_dry_run: bool = False
    steps: list[str] = []
    failed_step: str = ""
    state: str = "untouched"
    read_from: str = ""
    differences: list[DifferenceItem] = []
    unread: list[str] = []
    mount_point: str = ""
    uuid: str = ""


class MeasureFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `test`.

    Attributes:
        is_dry_run: only the plan was told.
        measurement: what was found; None where there is none.
        earlier: what was measured of the same drive before, oldest first.
        is_kept: the measurement was kept for later comparisons.
    """

    command: str = "test"
    is_dry_run: bool = False
    measurement: Measurement | None = None
    earlier: list[Measurement] = []
    is_kept: bool = False


class MountFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `mount` and `unmount`.

    Attributes:
        device: that is, or was, mounted: the inside of an encrypted one.
        mount_point: empty after `unmount`.
        options: those that the kernel shows.
        was_mounted: it was mounted before; it still is, or is so once more, with other options.
        is_unlocked: an encrypted volume was opened for it.
        access_times: whether reading writes to the drive, as in `domain.connection.AccessTimes`.
    """

    command: str = "mount"
    device: str = ""
    mount_point: str = ""
    options: list[str] = []
    was_mounted: bool = False
    is_unlocked: bool = False
    access_times: str = "unknown"


class ContentsFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `contents`: what would be lost if the drive were erased."""

    command: str = "contents"
    device: str = ""
    volumes: list[ContentsItem] = []


class SizesFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `sizes`. `folders` stand in the order in which they were named."""

    command: str = "sizes"
    elapsed_s: float = 0.0
    folders: list[SizeItem] = []
    total: Tally = Tally()

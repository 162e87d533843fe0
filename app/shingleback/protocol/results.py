"""The result of each command, its last line: how it ended, and what was found or done."""

import msgspec

from shingleback.domain.errors import Ending, FactDifference, Outcome
from shingleback.domain.folder_question import FolderQuestion
from shingleback.protocol.result_items import (
    ActivityItem,
    ContentsItem,
    DriveItem,
    DriveRoom,
    DueItem,
    EntryItem,
    EpisodeItem,
    ExcludedItem,
    HealthItem,
    Item,
    PlanItem,
    ReasonItem,
    SizeItem,
    Tally,
    TargetSpace,
    TracedItem,
    VersionItem,
)


class CommandResult(Ending, msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """The last line of a command; each command has its own kind.

    Attributes:
        message: `why` as a sentence in English.
        destination: the given path; empty if the command has none.
    """

    message: str = ""
    destination: str = ""


class BackupFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `backup`, and of `demo`.

    Attributes:
        backup: identity of the backup.
        version: name of the new version; empty if nothing changed or the run is not complete.
        copied, renamed, removed, touched, unchanged: what was done. `touched` only got new attributes.
        durable: the part of `copied` that is certainly on the drive.
        left_out: everything that was left out; `left_out_count` keeps counting where the list ends (after 100,000).
        excluded: what is not part of the backup, by reason; `skipped_count` is the sum of their counts.
        unmatched_rules: rules of the user that excluded nothing in this run.
        healed: how many damaged files have their content again, in all versions.
        not_healed: how many files are damaged on the drive, and nothing else has their content.
        backup_set: the key of the backup set; empty if there was none, None in a result that is not recorded.
        sources: the real paths of the backed-up folders.
        is_own_disk: as in `Opened`.
        room: of the destination after a complete backup; None if it was not complete, or not recorded.
        drive, drive_run: where the recording is kept, as in `Watching`; empty and 0 if there is none.
        list_note, list_values: the gravest note about the list of files on the drive; empty if all is well with it.
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
    excluded: list[ExcludedItem] = []
    unmatched_rules: list[str] = []
    removed_versions: list[str] = []
    is_dry_run: bool = False
    healed: int = 0
    not_healed: int = 0
    backup_set: str | None = None
    sources: list[str] = []
    is_own_disk: bool = False
    room: DriveRoom | None = None
    drive: str = ""
    drive_run: int = 0
    list_note: str = ""
    list_values: dict[str, str | int] = {}


class CheckFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `verify`, `restore` and `try-restore`.

    Attributes:
        checked: what was read back correctly; for `restore`, what was restored.
        older: for `verify`, the part of `checked` that only older versions have.
        is_newest_only: for `verify`, what only older versions have was not read.
        same: for `restore`, what existed already, unchanged.
        touched: for `restore`, existing files and folders that only got their attributes from the backup.
        left_out: damaged, missing or changed files; for `restore`, also those not overwritten.
        backup: identity of the backup; empty if it could not be opened.
        version: the version that was checked or restored; empty for the newest state.
        parts: for `verify`, how many equal parts the files were divided into; one of them was checked.
        is_dry_run: for `restore`, nothing was restored: `checked` is what would be, `left_out` what is in the way.
        other_name: for `restore`, the first name beside an existing one that differs; in a dry run, if both were kept.
        space: for a dry run of `restore`, on each filesystem that files would be restored to.
        tried: for `try-restore`, the files that were restored completely.
        list_note, list_values: as in `BackupFinished`.
    """

    version: str = ""
    started_at: str = ""
    elapsed_s: float = 0.0
    checked: Tally = Tally()
    older: Tally = Tally()
    is_newest_only: bool = False
    same: Tally = Tally()
    touched: Tally = Tally()
    total: Tally = Tally()
    left_out: list[Item] = []
    left_out_count: int = 0
    is_dry_run: bool = False
    other_name: str = ""
    space: list[TargetSpace] = []
    tried: list[str] = []
    backup: str = ""
    parts: int = 1
    list_note: str = ""
    list_values: dict[str, str | int] = {}

    @property
    def is_whole(self) -> bool:
        """Whether everything was read back and is intact."""
        is_all = self.parts == 1 and not self.version and not self.is_newest_only
        return self.command == "verify" and self.outcome == Outcome.DONE and is_all

    @property
    def found_damage(self) -> bool:
        """Whether any file differs from what was written."""
        return self.command in ("verify", "try-restore") and self.outcome == Outcome.LEFT_OUT

    @property
    def is_spot_check(self) -> bool:
        """Whether a part was read back and is intact."""
        is_part_of_check = self.command == "verify" and (self.parts > 1 or self.is_newest_only)
        is_part = self.command == "try-restore" or is_part_of_check
        return is_part and self.outcome == Outcome.DONE


class VersionsFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `versions`, oldest first.

    Attributes:
        sources: what was backed up; `origins`: the same by the names of the backup's top folders.
    """

    command: str = "versions"
    sources: list[str] = []
    origins: dict[str, str] = {}
    versions: list[VersionItem] = []


class EntriesFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `list` and `find`. `count` keeps counting where the list ends.

    Attributes:
        version: the version that was read; empty if no version is complete yet.
        folder: the listed folder; empty for the top.
    """

    version: str = ""
    folder: str = ""
    entries: list[EntryItem] = []
    count: int = 0


class TraceFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `trace`.

    Attributes:
        newest: the name of the newest version: whatever is not in it is gone.
        has_more: there are more matches than listed.
    """

    command: str = "trace"
    newest: str = ""
    things: list[TracedItem] = []
    has_more: bool = False


class DiffFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `diff`. The changes were sent before; these are the counts and sizes of the files among them.

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


class HistoryFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `history`.

    Attributes:
        runs: results of earlier runs on this computer, newest first; empty for the history of a drive.
        activity: that of the drive, oldest first; empty for the history of runs.
    """

    command: str = "history"
    runs: list[msgspec.Raw] = []
    activity: list[ActivityItem] = []


class LookFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `look`: facts about a place for backups, found without writing to it.

    Attributes:
        filesystem: its type, for example `ext4`.
        room_bytes: what fits besides the reserve.
        sources: of the existing backup; empty if there is none.
        is_own_disk: as in `Opened`.
        questions: with `--source`, what a backup of these folders would ask.
    """

    command: str = "look"
    filesystem: str = ""
    room_bytes: int = 0
    total_bytes: int = 0
    has_backup: bool = False
    sources: list[str] = []
    is_own_disk: bool = False
    questions: list[FolderQuestion] = []


class EjectFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `eject`.

    Attributes:
        drive: the maker's name for it; empty if unknown.
        steps: the completed ones, as in `EjectStep`.
        safe_to_unplug: true only if every necessary step has succeeded.
    """

    command: str = "eject"
    started_at: str = ""
    elapsed_s: float = 0.0
    drive: str = ""
    steps: list[str] = []
    safe_to_unplug: bool = False


class DueFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `due`. Each command that it runs has printed its own `finished` before.

    Attributes:
        runs: the backups that were started.
        ejected: the paths whose drives are safe to unplug now.
        waits: why a backup that may be due was not started: `window` (the window does it), `first`
            (nobody has started the first backup of a set), `battery`, `drive` (it is
            not the known one, and the window asks), `passphrase` (its drive is encrypted and locked); otherwise empty.
        locked: the destinations of the locked drives of which the user has not been told since they were plugged in.
    """

    command: str = "due"
    runs: list[DueItem] = []
    ejected: list[str] = []
    waits: str = ""
    locked: list[str] = []


class IdentifiedItem(msgspec.Struct, frozen=True, kw_only=True):
    """One of several drives in a text; the fields are those of `IdentifyFinished`, `device` is as in /dev."""

    device: str
    model: str
    family: str
    recording: str
    confidence: str
    reasons: list[ReasonItem]
    health: HealthItem | None


class IdentifyFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `identify`.

    Attributes:
        recording, confidence: as in `domain.smr.evidence`.
        reasons: strongest first, including those for another verdict.
        health: None if no SMART report was given.
        drives: all drives of a text that is about several; the fields above are then about the first one.
    """

    command: str = "identify"
    model: str = ""
    family: str = ""
    recording: str = "unknown"
    confidence: str = "unsure"
    reasons: list[ReasonItem] = []
    health: HealthItem | None = None
    drives: list[IdentifiedItem] = []


class DrivesFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `drives`."""

    command: str = "drives"
    drives: list[DriveItem] = []


class ReportFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `report`. Attributes: `file`: the path of the report."""

    command: str = "report"
    file: str = ""


class DiagnoseFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `diagnose`.

    Attributes:
        summary: the kind of the most serious episode; `nothing-wrong` if there is none.
        meaning: the summary as a sentence.
        confidence: how sure the summary is, as in `domain.smr.evidence.Confidence`.
        second: the kind that it is most likely otherwise; empty if it is certain.
        certainty: both as a sentence.
        because_of_health: the SMART report, not the log, decided it.
        kernel_notes: known issues of this computer's kernel, as in `domain.kernel_log.rules`.
        disk: the requested drive, as in /dev; empty if none was given.
        health: None if no SMART report was given or could be read; of several drives, the worst.
        drives: if the report is about several drives, each of them.
        log: the source of the log: a file's name, `journal`, `kernel` or `helper`; empty if none was read.
    """

    command: str = "diagnose"
    summary: str = "nothing-wrong"
    meaning: str = ""
    confidence: str = ""
    second: str = ""
    certainty: str = ""
    because_of_health: bool = False
    kernel_notes: list[str] = []
    disk: str = ""
    episodes: list[EpisodeItem] = []
    health: HealthItem | None = None
    drives: list[IdentifiedItem] = []
    log: str = ""


class PrepareFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `prepare`.

    Attributes:
        plan: the plan; None if it was refused before there was one.
        is_dry_run: nothing was done.
        steps: the successful ones.
        failed_step: empty if none failed.
        state: of the drive, as in `domain.formatting.types.PreparedState`.
        read_from: `disk` if the result was read from the drive itself, `kernel` if only the kernel could be
            asked; empty if it was not verified.
        differences: between the profile and the drive.
        unread: facts that could not be checked.
        mount_point, uuid: of the new filesystem; empty if it is not mounted.
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
    differences: tuple[FactDifference, ...] = ()
    unread: list[str] = []
    mount_point: str = ""
    uuid: str = ""


class MountFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `mount` and `unmount`.

    Attributes:
        device: the device that is, or was, mounted: for an encrypted volume its mapping.
        mount_point: empty after `unmount`.
        options: as the kernel shows them.
        was_mounted: it was mounted before; it still is, or is again with other options.
        is_unlocked: an encrypted volume was unlocked for it.
        access_times: whether reading writes to the drive, as in `domain.connection.AccessTimes`.
        has_grown: the filesystem was grown to fill its partition; None if that was not requested.
    """

    command: str = "mount"
    device: str = ""
    mount_point: str = ""
    options: list[str] = []
    was_mounted: bool = False
    is_unlocked: bool = False
    access_times: str = "unknown"
    has_grown: bool | None = None


class ContentsFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `contents`: what would be lost if the drive were erased."""

    command: str = "contents"
    device: str = ""
    volumes: list[ContentsItem] = []


class SizesFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `sizes`. `folders` are in the order in which they were given; only those whose count is complete."""

    command: str = "sizes"
    elapsed_s: float = 0.0
    folders: list[SizeItem] = []
    total: Tally = Tally()

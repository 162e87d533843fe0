"""The settings file: reading, checking, writing. If it does not exist, the defaults apply."""

import os
import tomllib
from enum import StrEnum
from pathlib import Path
from typing import Final

import msgspec
import msgspec.structs

from shingleback.domain.errors import UsageError, Why, settings_refusal
from shingleback.domain.excludes import DEFAULT_EXCLUDES
from shingleback.domain.folder_question import FolderAnswer
from shingleback.domain.local_time import parse_clock
from shingleback.domain.presets import presets_named
from shingleback.domain.text import UNDECODABLE
from shingleback.store import private_files

VERSION: Final = 3
_FIRST: Final = "first"  # the default key of a set


class When(StrEnum):
    """When a set is backed up. The values are those in the settings file."""

    ASK = "ask"  # only when the user starts it
    PLUG_IN = "plug-in"  # whenever its drive is plugged in
    DAILY = "daily"  # once a day, while its drive is plugged in


class BackupSet(msgspec.Struct, frozen=True):
    """What to back up, where, when, and how.

    Attributes:
        key: stays the same when everything else changes.
        name: chosen by the user; if empty, the set is named after its folders.
        destination: a folder on the drive, at its path when the set was made. Its current path is looked up.
        pace: gentle, balanced, full, or megabytes a second.
        ready_by: the time of day (07:00) by which the backup should be done, which decides its pace; empty: none.
        ejects: the drive is ejected when the backup is complete.
        when: whether it starts automatically.
        keeps_versions: earlier states are kept as long as there is room.
        excludes: exclude rules of this set, in addition to those of all sets. A set keeps what the user wrote; what it
            means is in `domain.excludes`.
        presets: the names of kinds of files that it leaves out, see `domain.presets`. Sets of earlier versions have
            none.
        copies_snapshots: snapshots in its folders are copied, too.
        mounts: drives mounted in its folders that are backed up, too, as in `domain.included_mount`.
        answers: what the user said of folders that look like folders in the backup.
        drives: those that the user chose for it (`Drive.key`); a path alone does not identify a drive.
        turns_with: the key of another set with which it takes turns: the same files go to a second drive. Then
            everything except the destination and the drives is taken from that set.
        swap_days: remind the user after this many days to bring the other drive; 0: never.
    """

    folders: list[str] = []
    destination: str = ""
    pace: str = "balanced"
    ejects: bool = False
    when: When = When.ASK
    key: str = _FIRST
    name: str = ""
    keeps_versions: bool = True
    excludes: list[str] = []
    drives: list[str] = []
    turns_with: str = ""
    swap_days: int = 30
    ready_by: str = ""
    presets: list[str] = []
    copies_snapshots: bool = False
    mounts: list[str] = []
    answers: list[FolderAnswer] = []

    @property
    def group(self) -> str:
        """The key shared by all sets that take turns."""
        return self.turns_with or self.key

    @property
    def is_complete(self) -> bool:
        """Whether it has folders and a destination."""
        return bool(self.folders and self.destination)

    @property
    def options(self) -> tuple[str, ...]:
        """The options of `shingleback backup`, which precede the folders on its command line."""
        return self.options_by()

    def options_by(self, ready_by: str = "") -> tuple[str, ...]:
        """As `options`, for one backup with another deadline, in the format of `--ready-by`."""
        usual = self.ready_by if parse_clock(self.ready_by) else ""
        by = ready_by or usual
        versions = () if self.keeps_versions else ("--no-versions",)
        rules = (f"--exclude={rule}" for rule in self.excludes)
        pace = f"--ready-by={by}" if by else f"--pace={self.pace}"
        presets = (f"--preset={preset.name}" for preset in presets_named(self.presets))
        snapshots = ("--snapshots",) if self.copies_snapshots else ()
        mounts = (f"--include-mount={mount}" for mount in self.mounts)
        return (
            pace,
            *versions,
            *rules,
            *presets,
            *snapshots,
            *mounts,
            f"--place={self.destination}",
            f"--set={self.key}",
        )


class QuietDrive(msgspec.Struct, frozen=True):
    """A drive that the user does not want to be asked about; name and size identify it in a list."""

    key: str
    name: str
    size_bytes: int = 0


class ProtectedDrive(msgspec.Struct, frozen=True):
    """A drive that must never be erased; name and size identify it in a list.

    Attributes:
        uuids: of its contents when it was added to the list: they stay the same in another enclosure.
    """

    key: str
    name: str
    size_bytes: int = 0
    uuids: list[str] = []

    @property
    def marks(self) -> frozenset[str]:
        """The same marks as `domain.formatting.safety_checks.marks_of`."""
        return frozenset((self.key, *self.uuids))


class DriveName(msgspec.Struct, frozen=True):
    """What a drive is called, also while it is unplugged."""

    name: str
    size_bytes: int = 0


class OnClose(StrEnum):
    """What the program does when its window is closed and there is a tray."""

    ASK = "ask"
    STAY = "stay"
    QUIT = "quit"


class Appearance(StrEnum):
    """The values of light and dark are those of `gui.widgets.style.ColorScheme`."""

    DESKTOP = "desktop"
    LIGHT = "light"
    DARK = "dark"


class Settings(msgspec.Struct, frozen=True):
    """All of the user's choices, and the data stored with them.

    Attributes:
        sets: the backup sets, in display order.
        excludes: exclude rules of all sets, as in `engine.source.scan`.
        skips_caches: skip folders that are marked as caches.
        notifies_plug_in: show a notification when a drive is plugged in.
        quiet: the drives without such a notification.
        protected: the drives that must never be erased.
        on_battery: backups may start automatically on battery.
        pace: the default of a new set.
        reminder_days: remind the user after this many days without a complete backup; 0: never.
        moves: show animations.
        appearance: light, dark, or as the desktop.
        language: of the window, such as "pt_BR"; empty for the desktop's language.
        care: whether maintenance may run after backups, by drive (`Drive.key`); the user was not asked yet about
            others.
        warns_on_quit: ask before quitting stops automatic backups.
        places: the drive (`Drive.key`) on which the destination of a set was last seen, by the key of the set.
        drive_names: the names of these drives, by `Drive.key`.
    """

    version: int = VERSION
    excludes: list[str] = msgspec.field(default_factory=lambda: list(DEFAULT_EXCLUDES))
    skips_caches: bool = True
    sets: list[BackupSet] = []
    notifies_plug_in: bool = True
    quiet: list[QuietDrive] = []
    protected: list[ProtectedDrive] = []
    on_close: OnClose = OnClose.ASK
    on_battery: bool = False
    pace: str = "balanced"
    reminder_days: int = 14
    moves: bool = True
    appearance: Appearance = Appearance.DESKTOP
    language: str = ""
    places: dict[str, str] = {}
    drive_names: dict[str, DriveName] = {}
    care: dict[str, bool] = {}
    warns_on_quit: bool = True

    def with_set(self, changed: BackupSet) -> "Settings":
        """Replace the set with the same key, or append it. A set with a new destination forgets its drive."""
        sets = [changed if backup_set.key == changed.key else backup_set for backup_set in self.sets]
        stays = any(
            backup_set.key == changed.key and backup_set.destination == changed.destination for backup_set in self.sets
        )
        places = {key: drive for key, drive in self.places.items() if stays or key != changed.key}
        together = _in_turns(sets if changed in sets else [*sets, changed])
        return msgspec.structs.replace(self, sets=together, places=places)

    def drive_of(self, destination: str) -> DriveName | None:
        """What the drive is called on which this destination of a set was last seen; None if that is unknown."""
        keys = [self.places.get(chosen.key, "") for chosen in self.sets if chosen.destination == destination]
        return next((self.drive_names[key] for key in keys if key in self.drive_names), None)

    def without_set(self, key: str) -> "Settings":
        """Remove a set, and the sets that take turns with it."""
        sets = [backup_set for backup_set in self.sets if key not in (backup_set.key, backup_set.turns_with)]
        return msgspec.structs.replace(self, sets=sets)


def load(path: Path) -> Settings:
    """Load the settings. Raises UsageError if the file is invalid, or of a newer program; the file stays unchanged."""
    try:
        text = path.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return Settings()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(Why.SETTINGS_UNREADABLE, path=str(path), detail=str(error)) from None
    try:
        table = tomllib.loads(text)
        version = msgspec.convert(table.get("version", VERSION), type=int)
        if version > VERSION:  # the rest may mean something else
            raise UsageError(Why.SETTINGS_NEWER, path=str(path))
        settings = msgspec.convert({**table, "version": VERSION}, type=Settings)
    except UNDECODABLE as error:
        raise UsageError(Why.SETTINGS_UNREADABLE, path=str(path), detail=str(error)) from None
    # Each set gets a unique key: a set that was written by hand may have none, or a duplicate.
    apart: list[BackupSet] = []
    for number, backup_set in enumerate(settings.sets, 1):
        is_taken = not backup_set.key or any(backup_set.key == earlier.key for earlier in apart)
        apart.append(
            msgspec.structs.replace(backup_set, key=f"{backup_set.key or _FIRST}-{number}") if is_taken else backup_set
        )
    return msgspec.structs.replace(settings, sets=_in_turns(apart))


def _in_turns(sets: list[BackupSet]) -> list[BackupSet]:
    """Make sets that take turns back up the same files in the same way. A set without its partner is independent."""
    leads = {backup_set.key: backup_set for backup_set in sets if not backup_set.turns_with}
    return [
        _like_partner(backup_set, leads.get(backup_set.turns_with)) if backup_set.turns_with else backup_set
        for backup_set in sets
    ]


def _like_partner(backup_set: BackupSet, lead: BackupSet | None) -> BackupSet:
    if lead is None:
        return msgspec.structs.replace(backup_set, turns_with="")
    own_values = {
        "key": backup_set.key,
        "destination": backup_set.destination,
        "drives": backup_set.drives,
        "turns_with": lead.key,
    }
    return msgspec.structs.replace(lead, **own_values)


def save(path: Path, settings: Settings) -> None:
    """Replace the file as a whole, or raise UsageError and leave it unchanged. A link stays one."""
    import tomli_w  # noqa: PLC0415 (settings are read more often)

    try:
        private_files.replace(Path(os.path.realpath(path)), tomli_w.dumps(msgspec.to_builtins(settings)).encode())
    except OSError as error:
        raise settings_refusal(str(path), error) from None

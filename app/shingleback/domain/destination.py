"""Small values of backup sets and reports: destinations, default excludes, schedules, staying awake, and days.

A destination is a folder of a filesystem, wherever that is mounted. The forum report contains facts, but nothing
private. Days are counted as the user counts them: from midnight to midnight in local time, across clock changes.
"""

import time
from calendar import timegm
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from enum import Enum, StrEnum, auto
from pathlib import PurePath
from typing import Final, NamedTuple

from shingleback.domain.smart.report import AccessMethod, HealthVerdict
from shingleback.domain.smr.evidence import Verdict


class VolumeFolder(NamedTuple):
    """A folder of a filesystem, wherever that is mounted.

    Attributes:
        filesystem: its UUID, as udev writes it.
        folder: the path from its root, which begins with a slash; on btrfs the root is that of all subvolumes.
    """

    filesystem: str
    folder: str


class KnownPlace(NamedTuple):
    """A backup that was seen at a destination.

    Attributes:
        name: the path by which the destination was named then.
        spot: None if it was unknown.
        backup_set: the key of a set that was backed up there; empty if there is none.
    """

    name: str
    backup: str
    spot: VolumeFolder | None
    backup_set: str = ""


class Whereabouts(Enum):
    """Whether the destination is there."""

    UNKNOWN = auto()  # it is known by its name only
    HERE = auto()  # its filesystem is open, at the old place or another one
    AWAY = auto()  # its filesystem is not open
    TAKEN = auto()  # the same, and what is open under its name belongs to another place
    DOUBLED = auto()  # two devices say that they are its filesystem, as a drive and its clone do


class LocatedFolder(NamedTuple):
    """Attributes: `path` is where the destination is now, or otherwise its name."""

    whereabouts: Whereabouts
    path: str

    @property
    def may_be_meant(self) -> bool:
        """Whether nothing speaks against what is at the path."""
        return self.whereabouts in (Whereabouts.UNKNOWN, Whereabouts.HERE)


DEFAULT_EXCLUDES: Final = (
    ".local/share/Trash/",
    ".Trash/",
    ".Trash-*/",
    "$RECYCLE.BIN/",
    ".thumbnails/",
    ".cache/thumbnails/",
    ".gvfs/",
    "lost+found/",
)


class When(StrEnum):
    """The values are those of the settings file."""

    ASK = "ask"  # when the person says so
    PLUG_IN = "plug-in"  # each time that its drive is plugged in
    DAILY = "daily"  # once a day, while its drive is plugged in


class NotHeld(StrEnum):
    """Why the computer may sleep although a backup is running. The values are those of the event stream."""

    NO_LOGIND = "no-logind"  # nobody is there who could be asked
    REFUSED = "refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedDrive:
    """A drive as a public report shows it.

    Attributes:
        usb_mbps: speed of its link; None if it is not on USB.
        volumes: the filesystem of each, and whether it is mounted.
    """

    name: str
    size_bytes: int
    usb_mbps: int | None
    verdict: Verdict
    health: HealthVerdict | None
    road: AccessMethod | None
    volumes: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedRun:
    """How a run ended; `at` is the day and the minute."""

    command: str
    at: str
    outcome: str
    why: str = ""
    seconds: float = 0.0
    files: int = 0
    size_bytes: int = 0
    left_out: int = 0


@dataclass(frozen=True, slots=True)
class ReportedEpisode:
    """An episode from the kernel's log; `meaning` is the sentence about it."""

    kind: str
    meaning: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """Attributes: `versions`: of the program, of what it runs on, and of the desktop, each with its name."""

    versions: tuple[tuple[str, str], ...]
    drives: tuple[ReportedDrive, ...] = ()
    runs: tuple[ReportedRun, ...] = ()
    episodes: tuple[ReportedEpisode, ...] = ()


class PersonZone(tzinfo):
    """The time zone of this computer with all its rules; Python's `astimezone` has the offset of one moment only."""

    def utcoffset(self, when: datetime | None) -> timedelta:
        return timedelta(seconds=self._local(when).tm_gmtoff)

    def dst(self, when: datetime | None) -> timedelta:
        return timedelta(hours=1) if self._local(when).tm_isdst > 0 else timedelta()

    def tzname(self, when: datetime | None) -> str:
        return self._local(when).tm_zone

    def fromutc(self, when: datetime) -> datetime:
        """`when` has this zone, and the digits of UTC. Of an hour that comes twice, `fold` tells the second one."""
        local = time.localtime(timegm(when.timetuple()))
        there = datetime(*local[:6], when.microsecond, tzinfo=self)
        is_second = there.utcoffset() != timedelta(seconds=local.tm_gmtoff)
        return there.replace(fold=int(is_second))

    def _local(self, when: datetime | None) -> time.struct_time:
        naive = when.replace(tzinfo=None) if when is not None else None
        return time.localtime(naive.timestamp() if naive is not None else None)


_HERE = PersonZone()


def local_time() -> datetime:
    """Now, in the person's zone."""
    return datetime.now(_HERE)


def nights(at: datetime, now: datetime) -> int:
    """How many midnights lie between two moments, where `now` is: 0 is today, 1 is yesterday, -1 is tomorrow."""
    return (now.date() - at.astimezone(now.tzinfo).date()).days


SIMULATED_FOLDER: Final = "shingleback-demo-"
SIMULATED_DRIVE: Final = "Simulated drive"


def is_simulated(place: str) -> bool:
    """Whether the folder of a backup is on the simulated drive of the demo."""
    path = PurePath(place)
    return path.name == SIMULATED_DRIVE and path.parent.name.startswith(SIMULATED_FOLDER)

"""Places for backups: what a folder is, whatever it is called just now."""

from enum import Enum, auto
from typing import NamedTuple


class Spot(NamedTuple):
    """A folder of a filesystem, wherever that is mounted.

    Attributes:
        filesystem: its UUID, as udev writes it.
        folder: the path from its root, which begins with a slash; on btrfs the root is that of all subvolumes.
    """

    filesystem: str
    folder: str


class KnownPlace(NamedTuple):
    """A backup that was seen at a place.

    Attributes:
        name: the path by which the place was named then.
        spot: None where nobody could tell.
        backup_set: the key of a set that was backed up there; empty where it is of none.
    """

    name: str
    backup: str
    spot: Spot | None
    backup_set: str = ""


class Whereabouts(Enum):
    """Whether the place that is meant is there."""

    UNKNOWN = auto()  # it is known by its name only
    HERE = auto()  # its filesystem is open, at the old place or another one
    AWAY = auto()  # its filesystem is not open
    TAKEN = auto()  # the same, and what is open under its name belongs to another place
    DOUBLED = auto()  # two devices say that they are its filesystem, as a drive and its clone do


class Found(NamedTuple):
    """Attributes: `path` is where the place is now, or else what it is called."""

    whereabouts: Whereabouts
    path: str

    @property
    def may_be_meant(self) -> bool:
        """Whether nothing speaks against what is at the path."""
        return self.whereabouts in (Whereabouts.UNKNOWN, Whereabouts.HERE)

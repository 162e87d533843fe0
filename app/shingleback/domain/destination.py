"""Destinations: folders of a filesystem, wherever that is mounted."""

from enum import Enum, auto
from pathlib import PurePath
from typing import Final, NamedTuple


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


SIMULATED_FOLDER: Final = "shingleback-demo-"
SIMULATED_DRIVE: Final = "Simulated drive"


def is_simulated(place: str) -> bool:
    """Whether the folder of a backup is on the simulated drive of the demo."""
    path = PurePath(place)
    return path.name == SIMULATED_DRIVE and path.parent.name.startswith(SIMULATED_FOLDER)

"""Destinations: folders of a filesystem, independent of its mount point."""

from enum import Enum, auto
from pathlib import PurePath
from typing import Final, NamedTuple

SIMULATED_FOLDER: Final = "shingleback-demo-"
SIMULATED_DRIVE: Final = "Simulated drive"
SECOND_SIMULATED_DRIVE: Final = "Second simulated drive"
SIMULATED_DRIVES: Final = (SIMULATED_DRIVE, SECOND_SIMULATED_DRIVE)


class VolumeFolder(NamedTuple):
    """A folder of a filesystem, independent of its mount point.

    Attributes:
        filesystem: its UUID, as udev writes it.
        folder: the path from the filesystem's root, with a leading slash; on btrfs from the top-level subvolume.
    """

    filesystem: str
    folder: str


class KnownPlace(NamedTuple):
    """A backup that was once seen at a destination.

    Attributes:
        name: the path of the destination at that time.
        location: its filesystem and folder; None if unknown.
        backup_set: the key of a backup set that was backed up there; empty if there is none.
    """

    name: str
    backup: str
    location: VolumeFolder | None
    backup_set: str = ""


class DestinationState(Enum):
    """Whether the destination is available."""

    UNKNOWN = auto()  # only its path is known
    HERE = auto()  # its filesystem is mounted, at the old mount point or another one
    AWAY = auto()  # its filesystem is not mounted
    TAKEN = auto()  # as AWAY, and a filesystem of another destination is mounted at its path
    DOUBLED = auto()  # two devices have the UUID of its filesystem, as a drive and its clone do


class LocatedFolder(NamedTuple):
    """Where a destination is. Attributes: `path` is the current path of the destination, or its name if not found."""

    presence: DestinationState
    path: str

    @property
    def is_plausible(self) -> bool:
        """Whether the folder at `path` can be taken for the destination: nothing contradicts it."""
        return self.presence in (DestinationState.UNKNOWN, DestinationState.HERE)


def simulated_name(place: str) -> str:
    """Return which of the demo's simulated drives a folder is; empty for any other folder."""
    path = PurePath(place)
    return path.name if path.name in SIMULATED_DRIVES and path.parent.name.startswith(SIMULATED_FOLDER) else ""


def is_simulated(place: str) -> bool:
    """Whether the folder of a backup is one of the demo's simulated drives."""
    return bool(simulated_name(place))

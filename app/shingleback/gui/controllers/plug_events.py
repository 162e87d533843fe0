"""Which drive events are news for the user: each drive once for each time that it is plugged in.

Drives that are there when the program or UDisks2 starts are no news, nor are drives that return at once: a bus reset
takes a drive away and brings it back, with some drives every half minute.
"""

import math
from dataclasses import dataclass
from typing import Final, TypeAlias

from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft, ServiceChanged, Use
from shingleback.domain.drive import ServiceState as State

SOON_S: Final = 10.0  # after a reset, a large drive may take this long to spin up
SETTLING_S: Final = 3.0  # after its start, UDisks2 reports the existing drives one by one
_TEARING_S: Final = 5.0  # between its partitions and the drive itself, when the kernel removes a pulled drive

News: TypeAlias = "PluggedIn | DriveUpdated | DriveVanished | DriveReturned"


@dataclass(frozen=True, slots=True)
class PluggedIn:
    drive: Drive


@dataclass(frozen=True, slots=True)
class DriveUpdated:
    """Facts about the drive may have changed."""

    drive: Drive


@dataclass(frozen=True, slots=True)
class DriveVanished:
    """`was_in_use`: something was mounted, so the drive was not ejected."""

    drive: Drive
    was_in_use: bool


@dataclass(frozen=True, slots=True)
class DriveReturned:
    """The drive is back, without need for a notification."""

    drive: Drive


class PlugEventFilter:
    """Turns drive events into news for the user.

    Attributes:
        present: the plugged-in drives, by their keys.
    """

    def __init__(self, now_s: float) -> None:
        """Times are seconds on any monotonic clock."""
        self.present: dict[str, Drive] = {}
        self._left_s: dict[str, float] = {}
        self._reported_s: dict[str, float] = {}
        self._torn_s: dict[str, float] = {}
        self._service = State.ABSENT
        self._settled_s = now_s + SETTLING_S

    def news(self, event: DriveEvent, now_s: float) -> "News | None":
        match event:
            case DriveArrived(drive):
                # Many bridges come up twice within a plug-in; the second time restores the notification.
                is_known = drive.key in self.present
                is_soon = now_s - self._left_s.pop(drive.key, -math.inf) < SOON_S
                is_just_told = now_s - self._reported_s.get(drive.key, -math.inf) < SOON_S
                self.present[drive.key] = drive
                if is_known or self._is_settling(now_s) or (is_soon and not is_just_told):
                    return DriveReturned(drive)
                if not is_just_told:
                    self._reported_s[drive.key] = now_s
                return PluggedIn(drive)
            case DriveChanged(before, drive):
                self.present[drive.key] = drive
                if _is_tearing(before, drive):
                    self._torn_s[drive.key] = now_s
                return DriveUpdated(drive)
            case DriveLeft(drive):
                # A drive that went while UDisks2 was away may have been ejected; that is unknown.
                self.present.pop(drive.key, None)
                self._left_s = {key: at_s for key, at_s in self._left_s.items() if now_s - at_s < SOON_S}
                self._left_s[drive.key] = now_s
                is_torn = now_s - self._torn_s.pop(drive.key, -math.inf) < _TEARING_S
                was_in_use = (bool(drive.mount_points) or is_torn) and not self._is_settling(now_s)
                return DriveVanished(drive, was_in_use=was_in_use)
            case ServiceChanged(state):
                if state is State.THERE and self._service is not State.THERE:
                    self._settled_s = now_s + SETTLING_S
                self._service = state
        return None

    def _is_settling(self, now_s: float) -> bool:
        return self._service is not State.THERE or now_s < self._settled_s


def _is_tearing(before: Drive, after: Drive) -> bool:
    """Return whether a mounted volume is gone altogether: an eject unmounts it first.

    The inside of an encrypted volume also goes when that is locked.
    """
    remaining_numbers = {volume.number for volume in after.volumes}
    has_encrypted = any(volume.use is Use.ENCRYPTED for volume in after.volumes)
    return not has_encrypted and any(
        volume.mount_points and volume.number not in remaining_numbers for volume in before.volumes
    )

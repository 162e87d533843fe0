"""When to tell of a drive: once for each time that it is plugged in. No Qt, no clock.

Drives that are there when the program or the drive service starts are not told of, nor are those that come back at
once: a reset of the bus takes a drive away and brings it back, for some of them every half a minute.
"""

import math
from dataclasses import dataclass
from typing import Final

from shingleback.model.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft, ServiceChanged, Use
from shingleback.model.drive import ServiceState as State

SOON_S: Final = 10.0  # spinning up again after a reset takes a large drive up to this long
SETTLING_S: Final = 3.0  # after its own start, UDisks2 tells of what is there one by one
_TEARING_S: Final = 5.0  # between the partitions and the drive, when the kernel takes away what was pulled


@dataclass(frozen=True, slots=True)
class PluggedIn:
    drive: Drive


@dataclass(frozen=True, slots=True)
class Different:
    """What was told of it may not be right anymore."""

    drive: Drive


@dataclass(frozen=True, slots=True)
class Gone:
    """`was_in_use`: something was mounted, so nobody ejected it."""

    drive: Drive
    was_in_use: bool


@dataclass(frozen=True, slots=True)
class Back:
    """It is there, and nobody needs to be told of that."""

    drive: Drive


News = PluggedIn | Different | Gone | Back


class Telling:
    """What a drive's events mean for the person.

    Attributes:
        present: the drives that are plugged in, by their keys.
    """

    def __init__(self, now_s: float) -> None:
        """Times are seconds on any clock that never goes back."""
        self.present: dict[str, Drive] = {}
        self._left_s: dict[str, float] = {}
        self._told_s: dict[str, float] = {}
        self._torn_s: dict[str, float] = {}
        self._service = State.ABSENT
        self._settled_s = now_s + SETTLING_S

    def news(self, event: DriveEvent, now_s: float) -> News | None:
        match event:
            case DriveArrived(drive):
                return self._arrived(drive, now_s)
            case DriveChanged(before, drive):
                self.present[drive.key] = drive
                if _is_tearing(before, drive):
                    self._torn_s[drive.key] = now_s
                return Different(drive)
            case DriveLeft(drive):
                return self._left(drive, now_s)
            case ServiceChanged(state):
                self._on_service(state, now_s)
        return None

    def _arrived(self, drive: Drive, now_s: float) -> News:
        """Many a bridge comes up twice within a plug-in: the notice that went with the first time comes back."""
        is_known = drive.key in self.present
        is_soon = now_s - self._left_s.pop(drive.key, -math.inf) < SOON_S
        is_just_told = now_s - self._told_s.get(drive.key, -math.inf) < SOON_S
        self.present[drive.key] = drive
        if is_known or self._is_settling(now_s) or (is_soon and not is_just_told):
            return Back(drive)
        if not is_just_told:
            self._told_s[drive.key] = now_s
        return PluggedIn(drive)

    def _left(self, drive: Drive, now_s: float) -> News:
        """One that went while the service was away may have been ejected: nobody knows."""
        self.present.pop(drive.key, None)
        self._left_s = {key: at_s for key, at_s in self._left_s.items() if now_s - at_s < SOON_S}
        self._left_s[drive.key] = now_s
        is_torn = now_s - self._torn_s.pop(drive.key, -math.inf) < _TEARING_S
        was_in_use = (bool(drive.mount_points) or is_torn) and not self._is_settling(now_s)
        return Gone(drive, was_in_use=was_in_use)

    def _is_settling(self, now_s: float) -> bool:
        return self._service is not State.THERE or now_s < self._settled_s

    def _on_service(self, state: State, now_s: float) -> None:
        if state is State.THERE and self._service is not State.THERE:
            self._settled_s = now_s + SETTLING_S
        self._service = state


def _is_tearing(before: Drive, after: Drive) -> bool:
    """Whether something that was mounted is gone as a whole: who ejects a drive unmounts it first.

    What is inside of an encrypted volume goes when that is locked.
    """
    left = {volume.number for volume in after.volumes}
    has_encrypted = any(volume.use is Use.ENCRYPTED for volume in after.volumes)
    return not has_encrypted and any(volume.mount_points and volume.number not in left for volume in before.volumes)

"""The result of `adjust`: how a drive is used, and what it does when idle."""

from shingleback.domain.adjustments import UasState
from shingleback.protocol.results import CommandResult


class AdjustFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `adjust`.

    Attributes:
        usb: the numbers of the enclosure, such as 152d:0578; empty if it is not on USB.
        uas: a `UasState`.
        knows_idle: UDisks2 told what can be set for when the drive is idle; if not, the fields below say nothing.
        has_timer: the disk, as it is connected, can be told when to stop.
        stops_after_min: as UDisks2 sets it at each plug-in: 0 is never; None is left to the drive.
        keeps_time: it was just left to the drive, which keeps the last time until it loses power.
        has_levels: the disk, as it is connected, can be given a level of power management, which parks its heads.
        power_level: as UDisks2 sets it at each plug-in: 254 is that the heads stay; None is left to the drive.
        keeps_level: as `keeps_time`, of the level.
    """

    command: str = "adjust"
    device: str = ""
    usb: str = ""
    uas: str = UasState.NOT_USED.value
    knows_idle: bool = True
    has_timer: bool = False
    stops_after_min: int | None = None
    keeps_time: bool = False
    has_levels: bool = False
    power_level: int | None = None
    keeps_level: bool = False

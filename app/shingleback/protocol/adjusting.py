"""The result of `adjust`: how a drive is used, and when it stops by itself."""

from shingleback.domain.adjustments import UasState
from shingleback.protocol.results import CommandResult


class AdjustFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `adjust`.

    Attributes:
        usb: the numbers of the enclosure, such as 152d:0578; empty if it is not on USB.
        uas: a `UasState`.
        has_timer: the disk, as it is connected, can be told when to stop.
        stops_after_min: as UDisks2 sets it at each plug-in: 0 is never; None is left to the drive.
        keeps_time: it was just left to the drive, which keeps the last time until it loses power.
    """

    command: str = "adjust"
    device: str = ""
    usb: str = ""
    uas: str = UasState.NOT_USED.value
    has_timer: bool = False
    stops_after_min: int | None = None
    keeps_time: bool = False

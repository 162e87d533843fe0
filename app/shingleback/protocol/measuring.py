"""The results of `test` and `zones`: how a drive behaves."""

from shingleback.domain.measurement import Measurement
from shingleback.domain.zones import ZoneRun
from shingleback.protocol.results import CommandResult


class MeasureFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `test`.

    Attributes:
        is_dry_run: only the plan was printed.
        measurement: the results; None if there are none.
        earlier: earlier measurements of the same drive, oldest first.
        is_kept: the measurement was stored for later comparisons.
        is_write_cache_reset: nothing was measured: the drive's write cache has its original setting again.
    """

    command: str = "test"
    is_dry_run: bool = False
    measurement: Measurement | None = None
    earlier: list[Measurement] = []  # noqa: RUF012 (msgspec copies it)
    is_kept: bool = False
    is_write_cache_reset: bool = False


class ZonesFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `zones`.

    Attributes:
        zone_bytes: the size of the first zone, and usually of all.
        runs: all zones in order; consecutive zones that are alike are grouped.
        most_open, most_active: how many zones can be open, and how many open or closed, at once; 0 without a limit.
    """

    command: str = "zones"
    device: str = ""
    zone_bytes: int = 0
    runs: list[ZoneRun] = []  # noqa: RUF012 (msgspec copies it)
    most_open: int = 0
    most_active: int = 0

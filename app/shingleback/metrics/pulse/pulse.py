"""What looks at a drive once a second while something is written to it."""

from typing import Protocol

from shingleback.metrics.forecast.speed import SpeedHistory
from shingleback.model.cache_state import CacheState, OwnWrites


class Pulse(Protocol):
    """Looks, estimates, tells and remembers; called often, it does something once a second.

    Attributes:
        speeds: of the drive; who forecasts finds them here after `begin`, and leaves newer ones for the next run.
    """

    speeds: SpeedHistory

    def begin(self, device_number: int) -> None:
        """The destination's filesystem is on the block device of this number; 0: on none."""

    def beat(self, elapsed_s: float, copied_bytes: int, own: OwnWrites) -> None:
        """`elapsed_s` and `copied_bytes` are the run's."""

    @property
    def cache(self) -> CacheState | None:
        """What is believed now; None while nothing has been seen."""

    @property
    def foreign_bps(self) -> float:
        """What other programs read from and write to the drive, over the last seconds, as far as can be known."""


class NoPulse:
    """Nobody looks."""

    cache = None
    foreign_bps = 0.0
    speeds = SpeedHistory()

    def begin(self, device_number: int) -> None:
        pass

    def beat(self, elapsed_s: float, copied_bytes: int, own: OwnWrites) -> None:
        pass

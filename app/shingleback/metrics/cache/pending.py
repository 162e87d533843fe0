"""What the hypotheses have not been told yet: they are many, and are told a few times a minute."""

from typing import Final

from shingleback.metrics.cache.hypotheses import Hypotheses
from shingleback.metrics.cache.inflow import Entered

_STEP_S: Final = 10.0
_STEP_PART: Final = 0.005  # of the capacity


class Pending:
    """What happened in the meantime, in this order.

    Attributes:
        entered: what went in, in `entered_s`.
        rested_s: for how long the drive was left alone after that.
    """

    def __init__(self) -> None:
        self.entered = Entered()
        self.entered_s = 0.0
        self.rested_s = 0.0

    def is_much(self, capacity_bytes: int) -> bool:
        """`capacity_bytes`: as it is believed to be; 0 where nothing is."""
        pending_bytes = self.entered.scattered_bytes + self.entered.streamed_bytes
        if capacity_bytes and pending_bytes > _STEP_PART * capacity_bytes:
            return True
        return self.entered_s >= _STEP_S or self.rested_s >= _STEP_S

    def tell(self, hypotheses: Hypotheses, *, is_full: bool) -> None:
        if self.entered_s:
            hypotheses.enter(self.entered, self.entered_s, is_full=is_full)
        if self.rested_s:
            hypotheses.rest(self.rested_s)
        self.entered, self.entered_s, self.rested_s = Entered(), 0.0, 0.0

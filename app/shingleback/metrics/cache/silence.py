"""A drive that was asked and does not answer."""

from typing import Final

from shingleback.metrics.counting.sample import Sample
from shingleback.model.cache_state import Moment, MomentKind

_SILENT_S: Final = 5.0  # a band takes a second to tidy up, a zone four
_WORKING: Final = 0.5


class Silence:
    """How long it has lasted."""

    def __init__(self) -> None:
        self._silent_s = 0.0

    @property
    def is_long(self) -> bool:
        """For some seconds."""
        return self._silent_s >= _SILENT_S

    def after(self, sample: Sample, *, is_asked: bool) -> Moment | None:
        """A flush is not counted among what is under way, but keeps the drive busy."""
        was_long, silent_s = self.is_long, self._silent_s
        waits = sample.in_flight or (is_asked and sample.busy > _WORKING)
        self._silent_s = silent_s + sample.span_s if waits and not sample.has_answered else 0.0
        if self.is_long and not was_long:
            return Moment(sample.time_s - self._silent_s, MomentKind.STALL, {})
        if was_long and not self.is_long:
            return Moment(sample.time_s, MomentKind.STALL_OVER, {"silent_s": round(silent_s)})
        return None

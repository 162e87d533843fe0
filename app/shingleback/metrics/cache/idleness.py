"""A drive that is left alone: it tidies up from soon after its last command on."""

from typing import Final

from shingleback.metrics.counting.sample import Sample

_TIDIES_AFTER_S: Final = 1.0


class Idleness:
    """Attributes: `seconds`: for how long it has had nothing to do."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @property
    def is_long(self) -> bool:
        """Long enough to tidy up."""
        return self.seconds > _TIDIES_AFTER_S

    def after(self, sample: Sample) -> float:
        """For how long it may have tidied up in the span of the sample."""
        if not sample.is_idle or sample.writes or sample.reads:
            self.seconds = 0.0
            return 0.0
        before_s, self.seconds = self.seconds, self.seconds + sample.span_s
        return max(0.0, self.seconds - max(before_s, _TIDIES_AFTER_S))

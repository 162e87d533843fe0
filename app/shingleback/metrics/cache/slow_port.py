"""A port that is the limit, such as USB 2: behind it, a drive's cache cannot be seen."""

from typing import Final

_SLOW_BPS: Final = 45_000_000.0  # USB 2 lets 30 to 40 MB/s through; a disk of this century writes more
_QUICK_BPS: Final = 60_000_000.0
_WORKED_S: Final = 60.0


class SlowPort:
    """Attributes: `is_limit`: nothing ever went faster than such a port lets it."""

    def __init__(self) -> None:
        self.is_limit = False
        self._slow_s = 0.0

    def has_changed(self, stream_bps: float, worked_s: float) -> bool:
        """After some more work; `stream_bps` is how fast a stream goes, 0 while that is not known."""
        if 0 < stream_bps < _SLOW_BPS:
            self._slow_s += worked_s
        was_limit = self.is_limit
        self.is_limit = self._slow_s >= _WORKED_S and stream_bps < _QUICK_BPS
        return self.is_limit != was_limit

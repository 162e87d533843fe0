"""What the hypotheses say of the cache, as a state: what is most likely, and the band around it."""

from typing import Final

from shingleback.metrics.cache.guess import Guess
from shingleback.metrics.cache.hypotheses import Hypotheses
from shingleback.metrics.cache.inflow import Entered
from shingleback.model.cache_state import CacheState, Phase

_BAND: Final = (0.1, 0.5, 0.9)  # of ten such drives, eight are between the first and the last
_FIRST_PIECES: Final = Entered(100_000_000.0, 1_000.0)
_PIECES_REMEMBERED: Final = 20_000.0


class RecentPieces:
    """How large what goes into the cache is: a cache that is full of pieces holds more bytes of larger ones.

    Attributes:
        mean_bytes: of the newest ones.
    """

    def __init__(self) -> None:
        self._bytes, self._writes, _ = _FIRST_PIECES

    @property
    def mean_bytes(self) -> float:
        return self._bytes / self._writes

    def add(self, entered: Entered) -> None:
        keep = _PIECES_REMEMBERED / (_PIECES_REMEMBERED + entered.scattered_writes)
        self._bytes = self._bytes * keep + entered.scattered_bytes
        self._writes = self._writes * keep + entered.scattered_writes


def believed(hypotheses: Hypotheses, piece_bytes: float, cliffs: int) -> CacheState:
    """For pieces of that size. What the drive is doing is not known here."""

    def fill_of(guess: Guess) -> float:
        return min(1.0, guess.part) * guess.holds_bytes(piece_bytes)

    def tidy_s_of(guess: Guess) -> float:
        return fill_of(guess) / guess.tidied_bps(piece_bytes)

    fill_low, fill, fill_high = hypotheses.quantiles(fill_of, _BAND)
    low, capacity, high = hypotheses.quantiles(lambda guess: guess.holds_bytes(piece_bytes), _BAND)
    tidy_low_s, _, tidy_high_s = hypotheses.quantiles(tidy_s_of, _BAND)
    return CacheState(
        Phase.UNKNOWN,
        fill_bytes=round(fill),
        fill_low_bytes=round(fill_low),
        fill_high_bytes=round(fill_high),
        capacity_bytes=round(capacity),
        capacity_low_bytes=round(low),
        capacity_high_bytes=round(high),
        tidy_low_s=tidy_low_s,
        tidy_high_s=tidy_high_s,
        cliffs=cliffs,
    )

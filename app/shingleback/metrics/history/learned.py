"""What one drive has taught, kept for its next run."""

import msgspec

from shingleback.metrics.forecast.speed import SpeedHistory


class LearnedGuess(msgspec.Struct, frozen=True, array_like=True):
    """A drive as this one may be; see `metrics.cache.guess`."""

    takes_all: bool
    capacity_bytes: float
    capacity_writes: float
    tidied_per_s: float


class Learned(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of its cache, and of its speed.

    Attributes:
        shingled: how likely it is that the drive has a cache; 0 to 1.
        cliffs: how often it was seen to overflow.
        stream_bps: how fast a stream went.
        left_part: how full its cache was when it was last seen; it may have tidied up since.
        guesses: drives as this one may be, each as likely as the others.
        speeds: what copying took, of which the estimate of the cache knows nothing.
    """

    shingled: float
    cliffs: int = 0
    stream_bps: float = 0.0
    left_part: float = 0.0
    guesses: tuple[LearnedGuess, ...] = ()
    speeds: SpeedHistory = SpeedHistory()

    @classmethod
    def unpacked(cls, data: bytes | None) -> "Learned | None":
        """None for what a version of this program has kept that thought otherwise, and for nothing."""
        try:
            return msgspec.msgpack.decode(data, type=cls) if data else None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None

    @property
    def packed(self) -> bytes:
        return msgspec.msgpack.encode(self)

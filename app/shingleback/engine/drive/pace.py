"""The pace of a run: how hard it uses the drive, as the user chooses it."""

import re
from dataclasses import dataclass, replace
from typing import Final

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.drive.window_size import COMFORTABLE_BYTES, DEFAULT_MOST_BYTES

_RATE: Final = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)\s*([kmg]?)b?(?:/s)?", re.IGNORECASE)
_UNITS: Final = {"": 1_000_000, "k": 1_000, "m": 1_000_000, "g": 1_000_000_000}


@dataclass(frozen=True, slots=True)
class Manners:
    """How a run treats the drive and its other users; `engine.source.resting` gives the reasons.

    Attributes:
        rests_from: the share of the drive's cache that is full when it gets a rest; None for no rest for that reason.
        minds_slow_answers: rest when the drive takes so long that the kernel might give up on a command.
        gives_way: let other programs that use the drive go first.
    """

    rests_from: float | None = None
    minds_slow_answers: bool = True
    gives_way: bool = True


@dataclass(frozen=True, slots=True)
class Pace:
    """How hard to use the drive.

    Attributes:
        bytes_per_s: 0 means as fast as the drive can.
        window_bytes: the largest window.
        burst_s: with a rate limit, the seconds of work in one burst before the run waits: a drive cleans its cache only
            when it is idle for a while, which an even trickle never allows.
        text: the pace as the user writes it.
    """

    bytes_per_s: int
    window_bytes: int
    burst_s: float = 0.0
    manners: Manners = Manners()
    text: str = ""

    def is_faster_than(self, pace: "Pace") -> bool:
        """Whether this pace has the higher rate limit. No limit (0) is faster than any rate."""
        return pace.bytes_per_s > 0 and not 0 < self.bytes_per_s <= pace.bytes_per_s

    def for_smaller(self, share: float) -> "Pace":
        """Return the pace for a simulated miniature drive. A rate that the user gave as a number stays."""
        rate = int(self.bytes_per_s * share) if self.text in PRESETS else self.bytes_per_s
        return replace(self, bytes_per_s=rate, window_bytes=int(self.window_bytes * share))


PRESETS: Final = {
    "gentle": Pace(20_000_000, COMFORTABLE_BYTES, 5.0, Manners(rests_from=0.5), "gentle"),
    "balanced": Pace(0, DEFAULT_MOST_BYTES, manners=Manners(rests_from=0.9), text="balanced"),
    "full": Pace(0, 128 << 20, manners=Manners(minds_slow_answers=False, gives_way=False), text="full"),
}
USUAL: Final = "balanced"


def parse_pace(text: str) -> Pace:
    """Parse a preset, or a rate such as `15`, `15M`, `15 MB/s` or `800k`. Raises UsageError."""
    preset = PRESETS.get(text.strip().lower())
    if preset is not None:
        return preset
    match = _RATE.fullmatch(text.strip())
    rate = int(float(match[1]) * _UNITS[match[2].lower()]) if match else 0
    if rate <= 0:
        raise UsageError(Why.NOT_A_PACE, pace=text)
    window_bytes = min(DEFAULT_MOST_BYTES, max(1 << 20, rate))
    return Pace(rate, window_bytes, manners=PRESETS[USUAL].manners, text=text.strip())

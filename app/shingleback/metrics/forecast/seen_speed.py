"""One of the two speeds of a drive, as it was seen: on the whole, lately, and how much it varied."""

import math
from typing import Final, NamedTuple

from shingleback.metrics.forecast.speed import Speed, SpeedFit

_LATELY: Final = 0.65  # of all the time
_LEAST_LATELY_S: Final = 60.0
_MOST_STRETCHES: Final = 32
_FIRST_STRETCH_S: Final = 5.0
_UNKNOWN_SPREAD: Final = 0.5
_BELIEVED_S: Final = 60.0
_FEW_S: Final = 5.0
_CONFIDENCE: Final = 0.5
"""So many standard deviations to each side, besides what different views of the past are apart. Found by replays."""


class Range(NamedTuple):
    low: float
    high: float


class _Stretch(NamedTuple):
    seconds: float
    count_bytes: float
    files: float


class SeenSpeed:
    """In bounded memory: when there are too many stretches, each two become one, and tell of what changes slowly."""

    def __init__(self) -> None:
        self._whole = SpeedFit()
        self._lately: Speed | None = None
        self._stretches: list[_Stretch] = []
        self._stretch_s = _FIRST_STRETCH_S
        self._open = _Stretch(0.0, 0.0, 0.0)

    def believe(self, speed: Speed) -> None:
        """It was so in earlier runs."""
        self._whole.believe(speed, _BELIEVED_S)

    @property
    def seconds(self) -> float:
        """How long was seen or believed."""
        return self._whole.seconds

    @property
    def speed(self) -> Speed | None:
        return self._whole.speed

    def add(self, seconds: float, count_bytes: float, files: float) -> None:
        self._whole.add(seconds, count_bytes, files)
        self._open = _joined(self._open, _Stretch(seconds, count_bytes, files))
        if self._open.seconds >= self._stretch_s:
            self._stretches.append(self._open)
            self._open = _Stretch(0.0, 0.0, 0.0)
            self._halve_if_too_many()
        self._lately = self._seen_lately()

    def time_s(self, count_bytes: float, files: float) -> Range | None:
        """By the speed on the whole and by that of lately; None where nothing is known.

        Wider where those files ahead are of another length than any so far.
        """
        times = [speed.time_s(count_bytes, files) for speed in (self._whole.speed, self._lately) if speed]
        times += self._whole.either_way_s(count_bytes, files)
        return Range(min(times), max(times)) if times else None

    def time_if_s(self, byte_s: float, count_bytes: float, files: float) -> float | None:
        """On the whole, if bytes took that and files were to blame for the rest; None where that cannot be."""
        speed = self._whole.with_bytes_at(byte_s)
        return speed.time_s(count_bytes, files) if speed else None

    def spread(self, ahead_s: float) -> float:
        """By which part the time ahead may be another one, as far as stretches so far took longer or shorter."""
        few = 1 / (1 + self.seconds / _FEW_S)
        speed = self._whole.speed
        if speed is None or len(self._stretches) < 2:
            return _UNKNOWN_SPREAD + few
        squares = sum((one.seconds - speed.time_s(one.count_bytes, one.files)) ** 2 for one in self._stretches)
        per_s = squares / sum(one.seconds for one in self._stretches)
        return _CONFIDENCE * math.sqrt(per_s * (1 / max(ahead_s, 1.0) + 1 / self.seconds)) + few

    def _seen_lately(self) -> Speed | None:
        fit, enough_s = SpeedFit(), max(_LEAST_LATELY_S, _LATELY * self._whole.seconds)
        if self._open.seconds:
            fit.add(*self._open)
        for stretch in reversed(self._stretches):
            if fit.seconds >= enough_s:
                break
            fit.add(*stretch)
        return fit.speed

    def _halve_if_too_many(self) -> None:
        if len(self._stretches) >= _MOST_STRETCHES:
            pairs = zip(self._stretches[::2], self._stretches[1::2], strict=True)
            self._stretches = [_joined(*pair) for pair in pairs]
            self._stretch_s *= 2


def _joined(first: _Stretch, second: _Stretch) -> _Stretch:
    return _Stretch(*(one + other for one, other in zip(first, second, strict=True)))

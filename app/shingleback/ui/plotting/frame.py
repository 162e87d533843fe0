"""Where in the graph something lies. No Qt in here.

From top to bottom: a lane for the flags of the marks, the lines, and a strip that tells the phases.
"""

import math
from dataclasses import dataclass
from typing import Final

LEAST_LETTERS: Final = 36  # is how wide the lines are at least
LEAST_LINES: Final = 9  # of text, and how high; below, the scale has hardly two figures
_LEAST_TOP: Final = 2.0
_TOPS: Final = (1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)
_STEPS: Final = (1.0, 2.0, 2.5, 5.0, 10.0)
_CALM: Final = 0.6  # the scale stays while more than this part of it is used: one that jumps is hard to read


@dataclass(frozen=True, slots=True)
class Frame:
    """Pixels to the right and down; seconds; and `top`, the speed at the upper end of the lines.

    `is_mirrored`: time goes to the left, where people read so.
    """

    width: float
    height: float
    lane: float
    strip: float
    begin_s: float
    end_s: float
    top: float
    is_mirrored: bool = False

    @property
    def floor(self) -> float:
        """Where the lines are 0, in pixels from above."""
        return self.height - self.strip

    @property
    def speeds(self) -> tuple[float, float]:
        """Of the lower and the upper edge of everything; the first is below 0 where there is a strip."""
        unit = self.top / max(1.0, self.height - self.lane - self.strip)
        return -self.strip * unit, self.top + self.lane * unit

    def x(self, time_s: float) -> float:
        along = (time_s - self.begin_s) / (self.end_s - self.begin_s) * self.width
        return self.width - along if self.is_mirrored else along

    def y(self, speed: float) -> float:
        return self.floor - speed / self.top * (self.floor - self.lane)

    def time(self, x: float) -> float:
        along = self.width - x if self.is_mirrored else x
        return self.begin_s + along / max(1.0, self.width) * (self.end_s - self.begin_s)


def top_for(most: float, before: float) -> float:
    """A round number above the greatest speed; the one before as long as it does."""
    needed = max(_LEAST_TOP, most * 1.05)
    if needed <= before and needed >= before * _CALM:
        return before
    return _round_up(needed, _TOPS)


def speed_steps(top: float, most: int) -> list[float]:
    """Round numbers from 0 to the top, at most so many above 0."""
    step = _round_up(top / max(1, most), _STEPS)
    return [step * number for number in range(int(top / step + 1e-9) + 1)]


def _round_up(number: float, mantissas: tuple[float, ...]) -> float:
    power = 10.0 ** math.floor(math.log10(number))
    return next(mantissa * power for mantissa in mantissas if mantissa * power >= number - 1e-9)

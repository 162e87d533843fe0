"""Many points, as few as can be told apart on a screen. No Qt in here."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shingleback.metrics.recording.recording import Recording

Numbers = NDArray[np.float64]

_STEPS_S: Final = (1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600, 7_200, 14_400)
_GAP: Final = 2.5  # in steps: timers are not exact
_SPIKES: Final = 98  # of so many percent of the time: a spike may be cut off, but not the line


class Course(NamedTuple):
    """One figure over time; NaN where it is not known, and where there is no point for a while.

    Attributes:
        lows, highs: the least and the most of the points that became one mean.
    """

    times: Numbers
    means: Numbers
    lows: Numbers
    highs: Numbers

    @property
    def greatest_mean(self) -> float:
        """How far up the line alone goes; 0 where there is nothing."""
        known = ~np.isnan(self.means)
        return float(self.means[known].max()) if known.any() else 0.0

    @property
    def most(self) -> float:
        """How far up this goes, but for single spikes; 0 where there is nothing."""
        known = ~np.isnan(self.means)
        if not known.any():
            return 0.0
        return float(max(self.greatest_mean, np.percentile(self.highs[known], _SPIKES)))


def courses(
    recording: Recording, names: tuple[str, ...], begin_s: float, end_s: float, most: int
) -> Mapping[str, Course]:
    """Of some columns between two times, in at most `most` points each, and one at each side to lead there.

    The points lie at multiples of a round step, so that a line keeps its form while it moves.
    """
    whole = _copied(recording, "time_s", slice(None))
    first = max(0, int(np.searchsorted(whole, begin_s)) - 1)
    part = slice(first, min(len(whole), int(np.searchsorted(whole, end_s, "right")) + 1))
    times, spans = whole[part], _copied(recording, "span_s", part)
    if not len(times):
        return dict.fromkeys(names, Course(times, times, times, times))
    step_s = _step((end_s - begin_s) / most, float(np.median(spans)))
    numbers = np.floor(times / step_s)
    starts = np.flatnonzero(np.diff(numbers, prepend=numbers[0] - 1))
    weights = np.add.reduceat(spans, starts)
    centers = np.add.reduceat((times - spans / 2) * spans, starts) / weights
    gaps = np.flatnonzero(np.diff(centers) > _GAP * step_s) + 1

    def course(values: Numbers) -> Course:
        means = np.add.reduceat(values * spans, starts) / weights
        lows, highs = np.minimum.reduceat(values, starts), np.maximum.reduceat(values, starts)
        broken = (np.insert(one, gaps, np.nan) for one in (means, lows, highs))
        return Course(np.insert(centers, gaps, centers[gaps - 1]), *broken)

    return {name: course(_copied(recording, name, part)) for name in names}


def _copied(recording: Recording, name: str, part: slice) -> Numbers:
    """An array cannot grow while somebody looks into its memory."""
    column = recording.column(name)
    return np.frombuffer(column, dtype=np.float64)[part].copy() if len(column) else np.empty(0)


def _step(least_s: float, between_s: float) -> float:
    """Round, and not below what lies between two points."""
    needed = max(least_s, between_s * 0.9)
    return float(next((step for step in _STEPS_S if step >= needed), _STEPS_S[-1]))

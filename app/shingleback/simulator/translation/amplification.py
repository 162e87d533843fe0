"""How much a drive that appends everything has to write for a byte that it is given, by how much of it is in use."""

from bisect import bisect_left
from math import exp, log
from typing import Final

# Greedy cleaning of zones that are written at random, simulated: `knowledge/smr.md` C5. The last four are those with
# 7 % to spare of which 10, 25, 50 and 75 % were trimmed.
_MEASURED: Final = (
    (0.03, 21.3),
    (0.07, 8.5),
    (0.11, 5.5),
    (0.17, 3.7),
    (0.189, 3.4),
    (0.23, 2.9),
    (0.427, 1.9),
    (1.14, 1.2),
    (3.28, 1.0),
)


def amplification(spare: float) -> float:
    """`spare` is what is not in use, as a part of what is. Outside of what was measured it is that of its end."""
    right = bisect_left(_MEASURED, (spare, 0.0))
    if right == 0:
        return _MEASURED[0][1]
    if right == len(_MEASURED):
        return _MEASURED[-1][1]
    (low, high), (at_low, at_high) = zip(*_MEASURED[right - 1 : right + 1], strict=True)
    way = log(spare / low) / log(high / low)
    return float(exp(log(at_low) + way * log(at_high / at_low)))

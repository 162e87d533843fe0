"""Which moments of a run have a flag, and where. No Qt in here."""

from bisect import bisect_right, insort
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from shingleback.model.cache_state import Moment, MomentKind

QUIET: Final = frozenset({MomentKind.STALL_OVER, MomentKind.REST_OVER, MomentKind.OTHERS_GONE})
_ORDER: Final = tuple(MomentKind)
_GAP: Final = 4.0  # between two flags


class Flag(NamedTuple):
    """One moment, exactly where it happened.

    Attributes:
        x: where its line stands.
        left, width: of what stands above the line: a sign, and the text where there is room. Without a width, others
            left no room even for the sign, and there is the line only.
        text: empty where it has no room, or the moment only ends what another one began.
    """

    moment: Moment
    x: float
    left: float
    width: float
    text: str


def flags(
    moments: Sequence[Moment],
    x_of: Callable[[float], float],
    width: float,
    text_of: Callable[[MomentKind], str],
    width_of: Callable[[str], float],
) -> list[Flag]:
    """From left to right, without overlaps. The moments that say most get the room first: signs, and then words.

    `width_of` is that of a flag with such a text, or with its sign only where that is empty.
    """
    in_view = [(x_of(one.time_s), one) for one in moments if 0 <= x_of(one.time_s) <= width]
    by_weight = sorted(_one_a_pixel(in_view), key=lambda found: (_weight(found[1]), found[0]))
    row = _Row(width)
    signs = [Flag(one, x, *row.take(x, width_of("")), "") for x, one in by_weight]
    return sorted((_with_words(flag, row, text_of, width_of) for flag in signs), key=lambda flag: flag.x)


def _with_words(
    flag: Flag, row: "_Row", text_of: Callable[[MomentKind], str], width_of: Callable[[str], float]
) -> Flag:
    if not flag.width or flag.moment.kind in QUIET:
        return flag
    text = text_of(flag.moment.kind)
    left, wide = row.widen(flag.x, (flag.left, flag.width), width_of(text))
    return flag._replace(left=left, width=wide, text=text) if wide > flag.width else flag


class _Row:
    """The room above the lines: who stands where."""

    def __init__(self, width: float) -> None:
        self._width = width
        self._taken: list[tuple[float, float]] = []  # from where to where, in order

    def take(self, x: float, wide: float) -> tuple[float, float]:
        """Where something so wide stands beside a line; without a width where there is no room."""
        for left in (x, x - wide):
            if self._is_free(left, left + wide):
                insort(self._taken, (left, left + wide))
                return left, wide
        return x, 0.0

    def widen(self, x: float, before: tuple[float, float], wide: float) -> tuple[float, float]:
        """The same place, or a wider one beside the same line."""
        self._taken.remove((before[0], sum(before)))
        left, taken = self.take(x, wide)
        if taken:
            return left, taken
        insort(self._taken, (before[0], sum(before)))
        return before

    def _is_free(self, begin: float, end: float) -> bool:
        if begin < 0 or end > self._width:
            return False
        number = bisect_right(self._taken, (begin, end))
        around = self._taken[max(0, number - 1) : number + 1]
        return all(other_end + _GAP <= begin or end + _GAP <= other_begin for other_begin, other_end in around)


def _one_a_pixel(found: Sequence[tuple[float, Moment]]) -> list[tuple[float, Moment]]:
    """Of those whose lines would cover each other, the one that says most."""
    kept: dict[int, tuple[float, Moment]] = {}
    for x, moment in found:
        other = kept.get(round(x))
        if other is None or _weight(moment) < _weight(other[1]):
            kept[round(x)] = (x, moment)
    return list(kept.values())


def _weight(moment: Moment) -> tuple[bool, int]:
    return moment.kind in QUIET, _ORDER.index(moment.kind)

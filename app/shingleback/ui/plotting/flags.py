"""Which marks of a run are drawn as flags, and where. No Qt in here."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from shingleback.model.cache_state import Moment, MomentKind

QUIET: Final = frozenset({MomentKind.STALL_OVER, MomentKind.REST_OVER, MomentKind.OTHERS_GONE})
_ORDER: Final = tuple(MomentKind)
_GAP: Final = 4.0  # between two flags


class Flag(NamedTuple):
    """Some moments that lie so close together that they share a flag.

    Attributes:
        x: where its line stands; the first moment's.
        width: of the flag, which lies to the right of the line, or to the left of it where it would not fit.
        text: what stands upon it; empty for one that has only a sign.
    """

    moments: tuple[Moment, ...]
    x: float
    left: float
    width: float
    text: str

    @property
    def kind(self) -> MomentKind:
        """The one that says most, of all that share this flag."""
        return _kind(self.moments)


def flags(
    moments: Sequence[Moment],
    x_of: Callable[[float], float],
    width: float,
    text_of: Callable[[MomentKind], str],
    width_of: Callable[[str], float],
) -> list[Flag]:
    """From left to right, without overlaps; moments come in the order in which they became known.

    `width_of` is that of a flag with such a text, or with its sign only where that is empty.
    """
    sign = width_of("")

    def left_of(moment: Moment) -> float:
        """Of its flag, if that has a sign only."""
        return min(x_of(moment.time_s), width - sign)

    in_view = [one for one in moments if 0 <= x_of(one.time_s) <= width]
    groups = _groups(sorted(in_view, key=lambda one: one.time_s), left_of, sign + _GAP)
    found: list[Flag] = []
    for number, group in enumerate(groups, 1):
        end = left_of(groups[number][0]) - _GAP if number < len(groups) else width
        begin = found[-1].left + found[-1].width + _GAP if found else 0.0
        x = x_of(group[0].time_s)
        short = Flag(group, x, left_of(group[0]), sign, "")
        with_words = (_flag(group, x, begin, end, text, width_of(text)) for text in _texts(group, text_of))
        found.append(next((flag for flag in with_words if flag), short))
    return found


def _flag(group: tuple[Moment, ...], x: float, begin: float, end: float, text: str, needed: float) -> Flag | None:
    """None where such a text has no room."""
    if x + needed <= end:
        return Flag(group, x, x, needed, text)
    if x - needed >= begin:
        return Flag(group, x, x - needed, needed, text)
    return None


def _texts(group: tuple[Moment, ...], text_of: Callable[[MomentKind], str]) -> list[str]:
    """From the longest on: a name, and how many more moments it stands for."""
    words = "" if _kind(group) in QUIET else text_of(_kind(group))
    more = sum(moment.kind not in QUIET for moment in group) - 1
    count = f"+{more}" if more > 0 else ""
    return [text for text in (f"{words} {count}".strip(), count) if text]


def _groups(moments: Sequence[Moment], left_of: Callable[[Moment], float], least: float) -> list[tuple[Moment, ...]]:
    """What has no room for a flag of its own goes with the one before."""
    groups: list[list[Moment]] = []
    for moment in moments:
        if groups and left_of(moment) - left_of(groups[-1][0]) < least:
            groups[-1].append(moment)
        else:
            groups.append([moment])
    return [tuple(group) for group in groups]


def _kind(moments: Sequence[Moment]) -> MomentKind:
    return min((one.kind for one in moments), key=lambda kind: (kind in QUIET, _ORDER.index(kind)))

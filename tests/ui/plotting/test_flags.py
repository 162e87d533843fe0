"""Marks share a flag where they would lie upon each other."""

import itertools

from shingleback.model.cache_state import Moment, MomentKind
from shingleback.ui.plotting.flags import Flag, flags

WIDTH = 400.0


def laid(*moments: tuple[float, MomentKind], width: float = WIDTH) -> list[Flag]:
    """A pixel is a second, and a letter ten; a sign takes 20."""
    made = [Moment(time_s, kind, {}) for time_s, kind in moments]
    return flags(made, lambda time_s: time_s, width, lambda kind: kind.value, lambda text: 20 + 10 * len(text))


def test_a_flag_has_its_words_where_there_is_room() -> None:
    (flag,) = laid((100, MomentKind.CLIFF))
    assert (flag.x, flag.left, flag.text) == (100, 100, "cliff")


def test_at_the_edge_it_points_to_the_other_side() -> None:
    (flag,) = laid((390, MomentKind.CLIFF))
    assert (flag.left + flag.width, flag.text) == (390, "cliff")


def test_without_room_the_sign_is_enough() -> None:
    found = laid((0, MomentKind.CLIFF), (50, MomentKind.STALL), (100, MomentKind.CLIFF))
    assert [flag.text for flag in found] == ["", "", "cliff"]


def test_moments_that_are_close_share_a_flag_which_says_the_most_telling_one() -> None:
    (flag,) = laid((100, MomentKind.STALL), (102, MomentKind.STALL_OVER), (105, MomentKind.CLIFF))
    assert flag.kind is MomentKind.CLIFF
    assert flag.text == "cliff +1"
    assert len(flag.moments) == 3


def test_a_moment_that_became_known_later_stands_where_it_was() -> None:
    found = laid((300, MomentKind.REST), (100, MomentKind.STALL))
    assert [(flag.x, flag.text) for flag in found] == [(100, "stall"), (300, "rest")]


def test_an_end_has_a_sign_only() -> None:
    (flag,) = laid((100, MomentKind.REST_OVER))
    assert flag.text == ""


def test_what_is_out_of_view_has_none() -> None:
    assert laid((-5, MomentKind.CLIFF), (405, MomentKind.CLIFF)) == []


def test_flags_never_lie_upon_each_other() -> None:
    kinds = itertools.cycle(MomentKind)
    found = laid(*((time_s, next(kinds)) for time_s in (3, 20, 61, 70, 150, 151, 152, 240, 330, 399)))
    assert len(found) > 3
    for one, other in itertools.pairwise(found):
        assert one.left + one.width <= other.left, (one, other)

"""Every flag is at its own time and describes only its own event. Flags never overlap."""

import itertools

from hypothesis import given
from hypothesis import strategies as some

from shingleback.domain.monitoring import RunEvent, RunEventKind
from shingleback.gui.graph.overlays import QUIET, Flag, flags

WIDTH = 400.0
RUNS = some.lists(some.tuples(some.floats(-50, 450), some.sampled_from(RunEventKind)), max_size=60)


def lay_out(*moments: tuple[float, RunEventKind], width: float = WIDTH) -> list[Flag]:
    """One pixel is a second, a letter is ten pixels wide, and a sign 20."""
    events = [RunEvent(time_s, kind, {}) for time_s, kind in moments]
    return flags(events, lambda time_s: time_s, width, lambda kind: kind.value, lambda text: 20 + 10 * len(text))


def test_a_flag_has_its_label_where_there_is_room() -> None:
    (flag,) = lay_out((100, RunEventKind.CLIFF))
    assert (flag.x, flag.left_x, flag.text) == (100, 100, "cliff")


def test_at_the_edge_a_flag_extends_to_the_other_side() -> None:
    (flag,) = lay_out((390, RunEventKind.CLIFF))
    assert (flag.left_x + flag.width, flag.text) == (390, "cliff")


def test_without_room_for_a_label_only_the_sign_is_shown() -> None:
    shown_flags = lay_out((0, RunEventKind.CLIFF), (50, RunEventKind.STALL), (100, RunEventKind.CLIFF))
    assert [flag.text for flag in shown_flags] == ["", "", "cliff"]


def test_close_flags_keep_their_positions_and_the_most_important_has_the_label() -> None:
    fast, slow = lay_out((100, RunEventKind.RECOVERED), (105, RunEventKind.CLIFF))
    assert (fast.x, fast.width, fast.text) == (100, 20, "")
    assert (slow.x, slow.text) == (105, "cliff")


def test_without_room_for_a_sign_only_a_line_is_drawn() -> None:
    shown_flags = lay_out((100, RunEventKind.CLIFF), (103, RunEventKind.RECOVERED), (106, RunEventKind.CLIFF))
    assert [(flag.x, bool(flag.width)) for flag in shown_flags] == [(100, True), (103, False), (106, False)]


def test_an_event_recorded_late_is_shown_at_its_own_time() -> None:
    shown_flags = lay_out((300, RunEventKind.REST), (100, RunEventKind.STALL))
    assert [(flag.x, flag.text) for flag in shown_flags] == [(100, "stall"), (300, "rest")]


def test_the_end_of_a_rest_has_a_sign_without_a_label() -> None:
    (flag,) = lay_out((100, RunEventKind.REST_OVER))
    assert flag.text == ""


def test_an_event_out_of_view_has_no_flag() -> None:
    assert lay_out((-5, RunEventKind.CLIFF), (405, RunEventKind.CLIFF)) == []


@given(RUNS)
def test_every_flag_names_the_event_at_its_position(moments: list[tuple[float, RunEventKind]]) -> None:
    for flag in lay_out(*moments):
        assert (flag.x, flag.moment.kind) in moments
        assert flag.text in ("", flag.moment.kind.value)
        assert flag.left_x == flag.x or flag.left_x + flag.width == flag.x


@given(RUNS)
def test_every_event_in_view_has_a_line_within_a_pixel(moments: list[tuple[float, RunEventKind]]) -> None:
    shown_flags = lay_out(*moments)
    for time_s, kind in moments:
        if 0 <= time_s <= WIDTH:
            assert any(
                abs(flag.x - time_s) <= 1 and (flag.moment.kind not in QUIET or kind in QUIET) for flag in shown_flags
            )


@given(RUNS)
def test_flags_never_overlap(moments: list[tuple[float, RunEventKind]]) -> None:
    with_heads = sorted((flag for flag in lay_out(*moments) if flag.width), key=lambda flag: flag.left_x)
    for earlier_flag, next_flag in itertools.pairwise(with_heads):
        assert earlier_flag.left_x + earlier_flag.width <= next_flag.left_x, (earlier_flag, next_flag)
    assert all(flag.left_x >= 0 and flag.left_x + flag.width <= WIDTH for flag in with_heads)


def test_a_day_of_events_is_laid_out_without_measuring_every_label() -> None:
    kinds = itertools.cycle((RunEventKind.CLIFF, RunEventKind.REST, RunEventKind.REST_OVER, RunEventKind.RECOVERED))
    moments = [RunEvent(number * 10.0, next(kinds), {}) for number in range(8_640)]
    measured = []

    def width_of(text: str) -> float:
        measured.append(text)
        return 20 + 10 * len(text)

    shown_flags = flags(moments, lambda time_s: time_s / 86_400 * WIDTH, WIDTH, lambda kind: kind.value, width_of)
    assert len(shown_flags) <= WIDTH + 1
    assert len(measured) <= 2 * len(shown_flags)

"""Where in the graph something lies."""

import pytest

from shingleback.gui.graph.axes import Frame, speed_steps, top_for

FRAME = Frame(width=600, height=300, lane=30, strip=20, begin_s=100, end_s=400, top=200)


def test_the_lines_lie_between_the_flags_and_the_strip() -> None:
    assert (FRAME.y(200), FRAME.y(0)) == (30, 280)


def test_the_edges_are_at_speeds_that_leave_room_for_both() -> None:
    """A scale of straight lines puts 0 and the top where the pixels say."""
    least, most = FRAME.speeds
    assert (most - 200) / (most - least) == pytest.approx(30 / 300)
    assert (0 - least) / (most - least) == pytest.approx(20 / 300)


def test_a_time_is_found_where_it_was_put() -> None:
    assert FRAME.x(250) == 300
    assert FRAME.time(FRAME.x(333.0)) == pytest.approx(333.0)


@pytest.mark.parametrize(
    ("most", "before", "top"),
    [
        (0, 0, 2),
        (93, 0, 100),
        (99, 0, 120),
        (190, 0, 200),
        (120, 200, 200),  # calm
        (110, 200, 120),
        (40, 200, 50),
        (260, 200, 300),
    ],
)
def test_the_scale_ends_at_a_round_speed_and_seldom_jumps(most: float, before: float, top: float) -> None:
    assert top_for(most, before) == top


@pytest.mark.parametrize(
    ("top", "most", "steps"), [(200, 4, [0, 50, 100, 150, 200]), (150, 3, [0, 50, 100, 150]), (60, 2, [0, 50])]
)
def test_the_figures_at_the_scale_are_round_and_no_more_than_have_room(
    top: float, most: int, steps: list[float]
) -> None:
    assert speed_steps(top, most) == steps

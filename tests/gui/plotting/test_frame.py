"""Coordinates in the graph."""

import pytest

from shingleback.gui.graph.axes import Frame, speed_steps, top_for

FRAME = Frame(width=600, height=300, lane=30, strip=20, begin_s=100, end_s=400, top=200)


def test_the_lines_are_between_the_flags_and_the_strip() -> None:
    assert (FRAME.y(200), FRAME.y(0)) == (30, 280)


def test_the_range_of_speeds_leaves_room_for_flags_and_strip() -> None:
    """On a linear scale, 0 and the top are then at the intended pixels."""
    least, most = FRAME.speeds
    assert (most - 200) / (most - least) == pytest.approx(30 / 300)
    assert (0 - least) / (most - least) == pytest.approx(20 / 300)


def test_pixels_convert_back_to_times() -> None:
    assert FRAME.x(250) == 300
    assert FRAME.time(FRAME.x(333.0)) == pytest.approx(333.0)


@pytest.mark.parametrize(
    ("most", "before", "top"),
    [
        (0, 0, 2),
        (93, 0, 100),
        (99, 0, 120),
        (190, 0, 200),
        (120, 200, 200),  # hysteresis
        (110, 200, 120),
        (40, 200, 50),
        (260, 200, 300),
    ],
)
def test_the_scale_ends_at_a_round_speed_and_rarely_jumps(most: float, before: float, top: float) -> None:
    assert top_for(most, before) == top


@pytest.mark.parametrize(
    ("top", "most", "steps"), [(200, 4, [0, 50, 100, 150, 200]), (150, 3, [0, 50, 100, 150]), (60, 2, [0, 50])]
)
def test_the_ticks_are_round_and_as_many_as_fit(top: float, most: int, steps: list[float]) -> None:
    assert speed_steps(top, most) == steps

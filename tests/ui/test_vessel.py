"""What the vessel says and how full it is drawn: no figure where only a guess is known, and full when it is full."""

import pytest

from shingleback.ui.vessel import Fill

GB = 1_000_000_000
KNOWN = Fill(12 * GB, 11 * GB, 13 * GB, 20 * GB, 18 * GB, 22 * GB)
WIDE = KNOWN._replace(low=8 * GB, high=16 * GB)
VAGUE = KNOWN._replace(low=4 * GB, high=20 * GB, capacity_low=10 * GB, capacity_high=80 * GB)


@pytest.mark.parametrize(("fill", "percent"), [(KNOWN, "60%"), (WIDE, ""), (VAGUE, "")])
def test_a_percentage_stands_only_where_it_is_known(fill: Fill, percent: str) -> None:
    assert fill.percent == percent


def test_how_full_it_is_drawn_has_a_band_around_it() -> None:
    assert KNOWN.parts == pytest.approx((0.6, 0.55, 0.65))


def test_where_its_size_is_vague_the_band_reaches_from_the_least_to_the_most() -> None:
    assert VAGUE.parts == pytest.approx((0.6, 4 / 80, 1.0))


@pytest.mark.parametrize("fill", [KNOWN, WIDE, VAGUE])
def test_what_is_full_is_drawn_full_without_a_band(fill: Fill) -> None:
    assert fill._replace(fill=fill.capacity).parts == (1.0, 1.0, 1.0)


def test_that_it_is_full_is_said_where_its_size_is_not() -> None:
    assert VAGUE.band == "(of 10 to 80 GB)"
    assert VAGUE._replace(fill=20 * GB).band == "(full)"
    assert KNOWN._replace(fill=20 * GB, low=19 * GB, high=20 * GB).band == "(19 to 20)"


def test_a_drive_that_tells_of_itself_is_not_guessed_about() -> None:
    assert KNOWN.figure == "12 of about 20 GB"
    assert Fill(*[12 * GB] * 3, *[20 * GB] * 3).figure == "12 of 20 GB"

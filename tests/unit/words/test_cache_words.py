"""How full a cache is."""

import pytest

from shingleback.words.cache import band, fill, is_vague, rough_fill, rough_whole

GB = 10**9


@pytest.mark.parametrize(
    ("fill_bytes", "capacity_bytes", "is_certain", "text"),
    [
        (12.2 * GB, 20 * GB, False, "12 of about 20 GB"),
        (12.2 * GB, 20 * GB, True, "12 of 20 GB"),
        (0, 20 * GB, False, "0 of about 20 GB"),
        (420_000_000, 3.46 * GB, False, "0.4 of about 3.5 GB"),
        (90 * GB, 999 * GB, False, "90 of about 999 GB"),
        (64_000_000, 512_000_000, True, "64 of 512 MB"),
    ],
)
def test_both_figures_are_in_one_unit(fill_bytes: float, capacity_bytes: float, is_certain: bool, text: str) -> None:
    assert fill(fill_bytes, capacity_bytes, is_certain=is_certain) == text


def test_the_band_is_told_where_it_can_be_seen() -> None:
    assert band(10 * GB, 14 * GB, 20 * GB) == "(10 to 14)"
    assert band(12.1 * GB, 12.3 * GB, 20 * GB) == ""


def test_how_much_fits_into_it_is_told_as_one_figure_only_where_it_is_known_to_a_factor_of_two() -> None:
    assert not is_vague(15 * GB, 25 * GB)
    assert is_vague(31 * GB, 409 * GB)


@pytest.mark.parametrize(
    ("low", "high", "said", "whole"),
    [
        (4.2, 6.03, "4.2 to 6 GB", "(of 4.2 to 6 GB)"),
        (0.9, 409, "0.9 to 410 GB", "(of 0.9 to 410 GB)"),
        (6.01, 6.04, "about 6 GB", "(of 6 to 6 GB)"),
    ],
)
def test_what_is_known_roughly_is_told_as_a_range(low: float, high: float, said: str, whole: str) -> None:
    assert rough_fill(low * GB, high * GB) == said
    assert rough_whole(low * GB, high * GB) == whole

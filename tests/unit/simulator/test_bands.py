"""Stopping inside a band damages the data behind it, which must be rewritten; writing to its end does not."""

import pytest

from shingleback.simulator.media_cache_store import Bands

BAND = 1_000


def bands(*, are_used: bool = True, open_at_once: int = 2) -> Bands:
    return Bands(BAND, are_used=are_used, open_at_once=open_at_once)


def torn_after(tested: Bands, *pieces: tuple[int, int]) -> list[tuple[int, int]]:
    """Write the pieces, each in the band where it begins, and return everything to repair."""
    for begin, end in pieces:
        tested.write(begin // BAND, begin, end)
    torn = []
    while (band := tested.close()) is not None:
        torn.append(band)
    return torn


@pytest.mark.parametrize(
    ("pieces", "torn"),
    [
        ([(3_000, 3_400)], [(3, 600)]),
        ([(3_000, 3_400), (3_400, 4_000)], []),
        ([(3_000, 3_400), (3_400, 3_900)], [(3, 100)]),
        ([(3_000, 3_400), (3_700, 4_000)], [(3, 600)]),
        ([(3_700, 3_800), (3_000, 3_400)], [(3, 600)]),
        ([(3_700, 3_800), (3_000, 4_000)], []),
        ([(5_000, 5_100), (3_000, 3_400)], [(5, 900), (3, 600)]),
    ],
    ids=["stopped", "to the end", "continued", "a second to the end", "a second before it", "over both", "two bands"],
)
def test_everything_after_the_first_stop_must_be_rewritten(
    pieces: list[tuple[int, int]], torn: list[tuple[int, int]]
) -> None:
    assert torn_after(bands(), *pieces) == torn


def test_an_unused_band_has_nothing_to_tear() -> None:
    tested = bands(are_used=False)
    assert torn_after(tested, (3_000, 3_400), (3_600, 3_700)) == []
    assert tested.top(3) == 700
    assert torn_after(tested, (3_100, 3_200)) == [(3, 500)]


def test_only_a_limited_number_of_bands_may_stay_torn() -> None:
    tested = bands(open_at_once=2)
    for band in (7, 8):
        tested.write(band, band * BAND, band * BAND + 100)
    assert tested.torn() is None
    tested.write(9, 9_000, 9_100)
    assert tested.torn_bands == 3
    assert tested.torn() == (7, 900)
    assert tested.torn() is None


def test_a_rewritten_band_is_whole() -> None:
    tested = bands()
    tested.write(3, 3_000, 3_400)
    tested.renew(3, 10)
    assert tested.torn_bands == 0
    assert tested.top(3) == BAND

"""A writer who leaves a band half-written tears what lies behind him; who writes to its end does not."""

import pytest

from shingleback.simulator.media_cache_store import Bands

BAND = 1_000


def bands(*, are_used: bool = True, open_at_once: int = 2) -> Bands:
    return Bands(BAND, are_used=are_used, open_at_once=open_at_once)


def leave(given: Bands, *pieces: tuple[int, int]) -> list[tuple[int, int]]:
    """Write them within the bands that they begin in; gives all that has to be mended."""
    for begin, end in pieces:
        given.write(begin // BAND, begin, end)
    torn = []
    while (band := given.close()) is not None:
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
    ids=["left", "to its end", "went on", "a second writer to its end", "a second before it", "over it", "two bands"],
)
def test_what_lies_behind_the_first_place_that_was_left_has_to_be_written_again(
    pieces: list[tuple[int, int]], torn: list[tuple[int, int]]
) -> None:
    assert leave(bands(), *pieces) == torn


def test_in_a_band_to_which_nothing_was_written_there_is_nothing_to_tear() -> None:
    given = bands(are_used=False)
    assert leave(given, (3_000, 3_400), (3_600, 3_700)) == []
    assert given.top(3) == 700
    assert leave(given, (3_100, 3_200)) == [(3, 500)]


def test_only_so_many_bands_can_be_left_as_they_are() -> None:
    given = bands(open_at_once=2)
    for band in (7, 8):
        given.write(band, band * BAND, band * BAND + 100)
    assert given.torn() is None
    given.write(9, 9_000, 9_100)
    assert given.torn_bands == 3
    assert given.torn() == (7, 900)
    assert given.torn() is None


def test_a_band_that_was_written_anew_is_whole() -> None:
    given = bands()
    given.write(3, 3_000, 3_400)
    given.renew(3, 10)
    assert given.torn_bands == 0
    assert given.top(3) == BAND

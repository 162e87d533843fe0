"""Where the model of a filesystem puts things."""

from itertools import pairwise

from shingleback.simulator.presets import Habits, Placement

BAND = 1_000_000


def placement(bands: int = 100) -> Placement:
    return Placement(bands * BAND, BAND, Habits(heap_bytes=10_000, heaps_per_band=4, metadata_writes=0))


def test_long_writes_lie_behind_each_other() -> None:
    place = placement()
    assert [place.behind(300), place.behind(500), place.behind(1)] == [0, 300, 800]


def test_at_the_end_of_their_part_of_the_drive_they_begin_anew() -> None:
    place = placement()
    places = [place.behind(BAND) for _ in range(11)]
    assert places == [*range(0, 10 * BAND, BAND), 0]


def test_heaps_go_to_a_few_places_in_a_band_and_then_to_another_band() -> None:
    place = placement()
    heaps = [place.elsewhere() for _ in range(4 * 50)]

    bands = [heap // BAND for heap in heaps]
    assert all(len(set(bands[start : start + 4])) == 1 for start in range(0, len(bands), 4))
    assert len(set(heaps)) == len(heaps)
    assert len(set(bands)) == 50


def test_heaps_are_spread_over_the_drive_and_never_where_long_writes_are() -> None:
    place = placement()
    bands = sorted({place.elsewhere() // BAND for _ in range(4 * 30)})

    assert 10 <= bands[0] < 15
    assert 95 < bands[-1] < 100
    assert max(after - before for before, after in pairwise(bands)) <= 6

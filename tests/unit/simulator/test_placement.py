"""Where the filesystem model places data."""

from itertools import pairwise

from shingleback.simulator.presets import Habits, Placement

BAND = 1_000_000


def placement(bands: int = 100) -> Placement:
    return Placement(bands * BAND, BAND, Habits(heap_bytes=10_000, heaps_per_band=4, metadata_writes=0))


def test_long_writes_are_consecutive() -> None:
    placed = placement()
    assert [placed.behind(300), placed.behind(500), placed.behind(1)] == [0, 300, 800]


def test_long_writes_wrap_around_at_the_end_of_their_region() -> None:
    placed = placement()
    offsets = [placed.behind(BAND) for _ in range(11)]
    assert offsets == [*range(0, 10 * BAND, BAND), 0]


def test_heaps_go_to_a_few_offsets_in_one_band_and_then_to_another() -> None:
    placed = placement()
    heaps = [placed.elsewhere() for _ in range(4 * 50)]

    bands = [heap // BAND for heap in heaps]
    assert all(len(set(bands[start : start + 4])) == 1 for start in range(0, len(bands), 4))
    assert len(set(heaps)) == len(heaps)
    assert len(set(bands)) == 50


def test_heaps_are_spread_over_the_drive_outside_the_region_of_long_writes() -> None:
    placed = placement()
    bands = sorted({placed.elsewhere() // BAND for _ in range(4 * 30)})

    assert 10 <= bands[0] < 15
    assert 95 < bands[-1] < 100
    assert max(after - before for before, after in pairwise(bands)) <= 6

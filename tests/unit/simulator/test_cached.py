"""The cached writes of one band: an overwrite counts once, and the cost of cleaning is known."""

from shingleback.simulator.media_cache_store import Cached


def test_overwriting_an_entry_takes_no_more_space() -> None:
    cached = Cached()
    assert cached.put(500, 100) == 0
    assert cached.put(500, 40) == 40
    assert cached.put(500, 150) == 100
    assert (cached.size_bytes, cached.entries) == (150, 1)


def test_only_completely_covered_entries_are_dropped() -> None:
    cached = Cached()
    for offset in (100, 200, 300):
        cached.put(offset, 50)
    assert cached.drop(120, 350) == 100
    assert (cached.size_bytes, cached.entries) == (50, 1)
    assert cached.count(0, 1_000) == 1


def test_entries_in_a_range_are_counted() -> None:
    cached = Cached()
    for offset in (100, 200, 300):
        cached.put(offset, 50)
    assert cached.count(149, 201) == 2
    assert cached.count(150, 200) == 0
    assert cached.count(350, 900) == 0


def test_data_beyond_a_bands_end_is_written_once_and_otherwise_all_of_it_twice() -> None:
    cached = Cached()
    cached.put(3_200, 50)
    cached.put(3_500, 100)
    assert cached.cleaning_cost(top=100, band_begin=3_000) == (400, 400)
    assert cached.cleaning_cost(top=1_000, band_begin=3_000) == (3_000, 2_000)
    assert cached.cleaning_cost(top=300, band_begin=3_000) == (300 + 1_200, 1_200)

"""The counters of the cache add up through writes, overwrites and cleaning."""

from hypothesis import given
from hypothesis import strategies as st

from shingleback.simulator.media_cache_store import Bands, CacheLog

BAND = 1_000


def log(*, are_used: bool = True) -> CacheLog:
    return CacheLog(Bands(BAND, are_used=are_used, open_at_once=4), BAND, newest=2)


def test_a_new_entry_can_be_extended_until_it_is_sealed_or_taken() -> None:
    cache = log()
    cache.put(100, 50)
    assert cache.extend(150, 50)
    assert (cache.used_bytes, cache.entries, cache.given_entries) == (100, 1, 1)
    cache.seal()
    assert not cache.extend(200, 50)
    cache.put(300, 50)
    cache.take_oldest()
    assert not cache.extend(350, 50)
    assert cache.used_bytes == 0


def test_only_the_newest_entries_can_be_extended() -> None:
    cache = log()
    for offset in (100, 300, 500):
        cache.put(offset, 50)
    assert not cache.extend(150, 50)
    assert cache.extend(550, 50)


def test_the_oldest_band_is_taken_first() -> None:
    cache = log()
    for offset in (5_100, 3_100, 5_300):
        cache.put(offset, 50)
    assert len(cache) == 2
    band, cached = cache.take_oldest()
    assert (band, cached.size_bytes, cached.entries) == (5, 100, 2)
    assert (cache.used_bytes, cache.entries, len(cache)) == (50, 1, 1)


pieces = st.tuples(st.integers(0, 5 * BAND), st.integers(1, BAND // 2))


@given(st.lists(st.tuples(st.sampled_from(["put", "extend", "supersede", "take"]), pieces)), st.booleans())
def test_the_counters_add_up(steps: list[tuple[str, tuple[int, int]]], are_used: bool) -> None:
    cache, taken_bytes = log(are_used=are_used), 0
    for step, (offset, length) in steps:
        if step == "put":
            cache.put(offset, length)
        elif step == "extend":
            cache.extend(offset, length)
        elif step == "supersede":
            cache.supersede(offset, offset + length)
        elif cache:
            taken_bytes += cache.take_oldest()[1].size_bytes
        assert cache.given_bytes == cache.used_bytes + cache.superseded_bytes + taken_bytes
        assert cache.count(0, 7 * BAND) == cache.entries
        assert (cache.owed_bytes > 0) == (len(cache) > 0) == (cache.used_bytes > 0)

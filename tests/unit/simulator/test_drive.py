"""A small drive with a media cache: what is fast, what has to wait, and that no byte is lost."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.monitoring import Phase
from shingleback.simulator.media_cache import MediaCacheDrive, MediaCacheModel
from shingleback.simulator.model import Mechanics

MIB = 1 << 20
BAND = 4 * MIB
SMALL = 256 << 10
DRIVE = MediaCacheDrive(
    Mechanics(
        capacity_bytes=1_000 * BAND,
        turns_per_minute=6_000,
        outer_bytes_per_s=100e6,
        inner_bytes_per_s=50e6,
        shortest_seek_s=0.001,
        longest_seek_s=0.02,
        queue=4,
    ),
    band_bytes=BAND,
    cache_bytes=40 * SMALL,
    cache_entries=1_000,
)


def scattered(number: int) -> int:
    """An offset in a different band for each number."""
    return number * 7 % 1_000 * BAND


def fill(model: MediaCacheModel, writes: int = 40) -> float:
    """Scatter small writes without a pause, and return when they are done."""
    done_s = 0.0
    for number in range(writes):
        done_s = model.write(done_s, scattered(number), SMALL)
    return done_s


def test_scattered_writes_are_fast_until_the_cache_is_full_and_then_each_wait_for_a_band() -> None:
    model = MediaCacheModel(DRIVE)
    done_s = [0.0]
    for number in range(60):
        done_s.append(model.write(done_s[-1], scattered(number), SMALL))
    took_s = [after - before for before, after in pairwise(done_s)]

    assert max(took_s[:40]) < 0.01
    assert min(took_s[40:]) > 0.1
    assert model.home.counts.tidied_bands == 20
    assert model.reading.cache_used_bytes == DRIVE.cache_bytes


def test_the_number_of_writes_can_fill_the_cache_too() -> None:
    model = MediaCacheModel(DRIVE)
    for number in range(DRIVE.cache_entries + 1):
        model.write(0.0, scattered(number), 512)

    assert model.reading.has_overflowed
    assert model.reading.cache_used_bytes < DRIVE.cache_bytes / 10


def test_a_drive_is_fast_again_after_idle_time() -> None:
    model = MediaCacheModel(DRIVE)
    full_s = fill(model, 50)
    tidy_s = model.reading.tidy_s

    later_s = full_s + DRIVE.idle_s + tidy_s * 1.5
    assert model.write(later_s, scattered(99), SMALL) - later_s < 0.02  # one seek back to the cache
    assert model.reading.cache_used_bytes == SMALL
    assert not model.reading.has_overflowed


def test_cleaning_does_not_begin_at_once() -> None:
    model = MediaCacheModel(DRIVE)
    full_s = fill(model)
    model.flush(full_s + DRIVE.idle_s * 0.9)
    assert model.home.counts.tidied_bands == 0


def test_a_write_during_cleaning_waits_only_for_the_current_band() -> None:
    model = MediaCacheModel(DRIVE)
    full_s = fill(model)
    start_s = full_s + DRIVE.idle_s + 0.01
    done_s = model.write(start_s, scattered(99), SMALL)

    assert model.home.counts.tidied_bands == 1
    assert 0.1 < done_s - start_s < 0.5


def test_a_long_write_bypasses_the_cache() -> None:
    model = MediaCacheModel(DRIVE)
    done_s = fill(model)
    took_s = model.write(done_s, 500 * BAND, 8 * MIB) - done_s

    assert model.cache.given_bytes == 40 * SMALL
    assert 8 * MIB / 75e6 < took_s < 8 * MIB / 75e6 + DRIVE.mechanics.longest_seek_s


def test_consecutive_small_writes_become_a_long_one() -> None:
    model = MediaCacheModel(DRIVE)
    for number in range(16):
        model.write(0.0, number * SMALL, SMALL)

    assert model.cache.given_bytes == MIB - SMALL  # until the stream is recognized
    assert model.reading.cache_used_bytes == 0  # then this goes to its final position, too


def test_a_continued_write_is_one_cache_entry_until_a_flush() -> None:
    model, block = MediaCacheModel(DRIVE), 4 << 10
    for number in range(100):
        done_s = model.write(0.0, number * block, block)
    assert model.tally.cached_writes == 1
    assert model.tally.cached_bytes == model.reading.cache_used_bytes == 100 * block
    assert done_s < 100 * block / 100e6 + 0.02  # one turn, not a hundred
    model.flush(done_s)
    model.write(done_s, 100 * block, block)
    assert model.tally.cached_writes == 2


def test_reading_cached_data_takes_a_seek_per_entry() -> None:
    model = MediaCacheModel(DRIVE)
    for number in range(0, 20, 2):
        model.write(0.0, 500 * BAND + number * 4096, 4096)
    begin_s = model.reading.busy_until_s
    scattered_s = model.read(begin_s, 500 * BAND, SMALL) - begin_s
    begin_s = model.reading.busy_until_s
    plain_s = model.read(begin_s, 510 * BAND, SMALL) - begin_s
    assert scattered_s - plain_s > 10 * DRIVE.mechanics.seek_s(400 * BAND)


def test_cleaning_is_cheap_on_a_fresh_drive() -> None:
    took_s = {}
    for is_used in (True, False):
        model = MediaCacheModel(replace(DRIVE, is_used=is_used))
        fill(model)
        took_s[is_used] = model.reading.tidy_s
    assert took_s[False] < took_s[True] / 2


@pytest.mark.parametrize(("is_used", "amplification"), [(True, 2.0), (False, 1.0)], ids=["used", "fresh"])
def test_a_stream_that_ends_inside_a_used_band_tears_it(is_used: bool, amplification: float) -> None:
    """A quarter of each band is written, so three quarters have to be rewritten twice."""
    model, done_s = MediaCacheModel(replace(DRIVE, is_used=is_used, memory_bytes=0)), 0.0
    for number in range(20):
        done_s = model.write(done_s, scattered(number), BAND // 4)
    assert (model.home.counts.repaired_bands > 10) == is_used
    assert model.tally.cleaned_s >= model.home.counts.repaired_bands * 3 * (BAND * 3 / 4) / 100e6
    assert (model.tally.amplification > amplification) == is_used


def test_alternating_streams_cost_no_seek_per_piece() -> None:
    model, piece = MediaCacheModel(replace(DRIVE, is_used=False)), 64 << 10
    begins = [number * 200 * BAND for number in range(4)]
    for number in range(400):
        for begin in begins:
            done_s = model.write(0.0, begin + number * piece, piece)
    assert 4 * 400 * piece / done_s > 40e6
    assert model.cache.given_bytes < 0.05 * 4 * 400 * piece


def test_a_flush_writes_buffered_data_to_its_position() -> None:
    model = MediaCacheModel(DRIVE)
    for band in (300, 600, 900):
        done_s = model.write(0.0, band * BAND, MIB)
    assert model.flush(done_s) - done_s > DRIVE.mechanics.turn_s + 3 * DRIVE.mechanics.shortest_seek_s
    assert model.flush(model.reading.busy_until_s) == pytest.approx(
        model.reading.busy_until_s, abs=1.1 * DRIVE.mechanics.turn_s
    )


def test_trim_changes_nothing() -> None:
    model = MediaCacheModel(DRIVE)
    full_s = fill(model)
    assert model.trim(full_s, 0, 1_000 * BAND) == full_s
    assert model.reading.cache_used_bytes == DRIVE.cache_bytes


def test_overwriting_a_whole_band_supersedes_its_cached_data() -> None:
    model = MediaCacheModel(DRIVE)
    model.write(0.0, 3 * BAND + MIB, SMALL)
    model.write(0.0, 9 * BAND, SMALL)
    model.write(0.0, 3 * BAND - MIB, BAND + 2 * MIB)

    assert model.cache.superseded_bytes == SMALL
    assert model.reading.cache_used_bytes == SMALL


def test_a_flush_returns_when_all_earlier_writes_are_done() -> None:
    model = MediaCacheModel(DRIVE)
    for number in range(50):
        done_s = model.write(0.0, scattered(number), SMALL)
    assert model.flush(0.0) == done_s + DRIVE.mechanics.turn_s


def test_the_phases_are_predictable_from_one_reading() -> None:
    model = MediaCacheModel(DRIVE)
    model.write(0.0, 0, SMALL)
    assert model.reading.at(0.0).phase is Phase.FILLING
    full_s = fill(model, 50)
    reading = model.reading
    begin_s, end_s = full_s + DRIVE.idle_s, full_s + DRIVE.idle_s + reading.tidy_s

    assert reading.at(full_s).phase is Phase.FULL
    assert reading.at(begin_s + 0.1).phase is Phase.TIDYING
    assert reading.at(end_s + 0.1).phase is Phase.RESTING
    halfway = reading.at((begin_s + end_s) / 2)
    assert halfway.cache_used_bytes * 2 == DRIVE.cache_bytes
    assert abs(halfway.tidy_s * 2 - reading.tidy_s) < 1e-9
    assert reading.at(end_s).cache_used_bytes == 0


def test_the_predicted_cleaning_is_about_what_happens() -> None:
    model = MediaCacheModel(DRIVE)
    full_s = fill(model)
    predicted = model.reading.at(full_s + 5.0).cache_used_bytes
    model.flush(full_s + 5.0)
    assert abs(model.reading.cache_used_bytes - predicted) < 0.2 * DRIVE.cache_bytes


Commands = list[tuple[float, int, int]]
commands = st.lists(
    st.tuples(
        st.floats(0, 3) | st.just(0.0),
        st.integers(0, 1_000 * BAND // SMALL - 1).map(lambda number: number * SMALL),
        st.sampled_from([512, 4 << 10, SMALL, MIB, 3 * BAND]),
    ),
    max_size=120,
)


@given(commands)
def test_every_cached_byte_was_written_and_not_yet_cleaned(requests: Commands) -> None:
    model = MediaCacheModel(DRIVE)
    now_s, done_s = 0.0, 0.0
    for pause_s, offset, length in requests:
        now_s += pause_s
        before_s, done_s = done_s, model.write(now_s, offset, length)

        reading = model.reading
        assert done_s > max(now_s, before_s)
        assert 0 <= reading.cache_used_bytes <= DRIVE.cache_bytes
        assert (
            reading.cache_used_bytes
            == model.cache.given_bytes - model.home.counts.tidied_bytes - model.cache.superseded_bytes
        )
        assert reading.tidy_s > 0 or not reading.cache_used_bytes
    assert model.reading.written_bytes == sum(length for _, _, length in requests)


@given(commands, st.lists(st.floats(0, 300), max_size=5))
def test_readings_in_between_change_nothing(requests: Commands, queried_s: list[float]) -> None:
    """The model has no randomness, either."""
    queried, undisturbed = MediaCacheModel(DRIVE), MediaCacheModel(DRIVE)
    now_s = 0.0
    for pause_s, offset, length in requests:
        now_s += pause_s
        for after_s in queried_s:
            queried.reading.at(now_s + after_s)
        assert queried.write(now_s, offset, length) == undisturbed.write(now_s, offset, length)
    assert queried.reading == undisturbed.reading

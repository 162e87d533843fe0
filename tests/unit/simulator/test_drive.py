"""A small drive with a media cache: what is fast, what has to wait, and that no byte is lost in between."""

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
    """A place in another band for each number."""
    return number * 7 % 1_000 * BAND


def fill(model: MediaCacheModel, writes: int = 40) -> float:
    """Scatter small writes, without a pause; gives when they are done."""
    done_s = 0.0
    for number in range(writes):
        done_s = model.write(done_s, scattered(number), SMALL)
    return done_s


def test_scattered_writes_are_fast_until_the_cache_is_full_and_then_wait_for_a_band_each() -> None:
    model = MediaCacheModel(DRIVE)
    done_s = [0.0]
    for number in range(60):
        done_s.append(model.write(done_s[-1], scattered(number), SMALL))
    took_s = [after - before for before, after in pairwise(done_s)]

    assert max(took_s[:40]) < 0.01
    assert min(took_s[40:]) > 0.1
    assert model.home.tidied_bands == 20
    assert model.reading.cache_used_bytes == DRIVE.cache_bytes


def test_the_cache_is_full_too_when_it_holds_too_many_writes() -> None:
    model = MediaCacheModel(DRIVE)
    for number in range(DRIVE.cache_entries + 1):
        model.write(0.0, scattered(number), 512)

    assert model.reading.has_overflowed
    assert model.reading.cache_used_bytes < DRIVE.cache_bytes / 10


def test_a_drive_that_is_left_alone_is_fast_again() -> None:
    model = MediaCacheModel(DRIVE)
    full_s = fill(model, 50)
    tidy_s = model.reading.tidy_s

    later_s = full_s + DRIVE.idle_s + tidy_s * 1.5
    assert model.write(later_s, scattered(99), SMALL) - later_s < 0.02  # one seek back to the cache
    assert model.reading.cache_used_bytes == SMALL
    assert not model.reading.has_overflowed


def test_it_does_not_tidy_up_before_it_was_left_alone_for_a_while() -> None:
    model = MediaCacheModel(DRIVE)
    full_s = fill(model)
    model.flush(full_s + DRIVE.idle_s * 0.9)
    assert model.home.tidied_bands == 0


def test_what_comes_while_a_band_is_in_work_waits_for_that_band_only() -> None:
    model = MediaCacheModel(DRIVE)
    full_s = fill(model)
    asked_s = full_s + DRIVE.idle_s + 0.01
    done_s = model.write(asked_s, scattered(99), SMALL)

    assert model.home.tidied_bands == 1
    assert 0.1 < done_s - asked_s < 0.5


def test_a_long_write_in_one_go_skips_the_cache() -> None:
    model = MediaCacheModel(DRIVE)
    done_s = fill(model)
    took_s = model.write(done_s, 500 * BAND, 8 * MIB) - done_s

    assert model.cache.given_bytes == 40 * SMALL
    assert 8 * MIB / 75e6 < took_s < 8 * MIB / 75e6 + DRIVE.mechanics.longest_seek_s


def test_small_writes_one_behind_the_other_become_a_long_one() -> None:
    model = MediaCacheModel(DRIVE)
    for number in range(16):
        model.write(0.0, number * SMALL, SMALL)

    assert model.cache.given_bytes == MIB - SMALL  # until it was known
    assert model.reading.cache_used_bytes == 0  # then that was put to its place, too


def test_what_goes_on_is_one_thing_in_the_cache_until_it_is_flushed() -> None:
    model, block = MediaCacheModel(DRIVE), 4 << 10
    for number in range(100):
        done_s = model.write(0.0, number * block, block)
    assert model.tally.cached_writes == 1
    assert model.tally.cached_bytes == model.reading.cache_used_bytes == 100 * block
    assert done_s < 100 * block / 100e6 + 0.02  # one turn, and not a hundred
    model.flush(done_s)
    model.write(done_s, 100 * block, block)
    assert model.tally.cached_writes == 2


def test_reading_what_is_in_the_cache_takes_a_way_of_the_arm_for_each_thing() -> None:
    model = MediaCacheModel(DRIVE)
    for number in range(0, 20, 2):
        model.write(0.0, 500 * BAND + number * 4096, 4096)
    begin_s = model.reading.busy_until_s
    scattered_s = model.read(begin_s, 500 * BAND, SMALL) - begin_s
    begin_s = model.reading.busy_until_s
    plain_s = model.read(begin_s, 510 * BAND, SMALL) - begin_s
    assert scattered_s - plain_s > 10 * DRIVE.mechanics.seek_s(400 * BAND)


def test_on_a_fresh_drive_it_costs_little_to_bring_things_home() -> None:
    took_s = {}
    for is_used in (True, False):
        model = MediaCacheModel(replace(DRIVE, is_used=is_used))
        fill(model)
        took_s[is_used] = model.reading.tidy_s
    assert took_s[False] < took_s[True] / 2


@pytest.mark.parametrize(("is_used", "amplification"), [(True, 2.0), (False, 1.0)], ids=["used", "fresh"])
def test_a_stream_that_ends_in_a_band_full_of_old_data_tears_it(is_used: bool, amplification: float) -> None:
    """With a quarter of each of its bands written, three quarters have to be written again, twice."""
    model, done_s = MediaCacheModel(replace(DRIVE, is_used=is_used, memory_bytes=0)), 0.0
    for number in range(20):
        done_s = model.write(done_s, scattered(number), BAND // 4)
    assert (model.home.repaired_bands > 10) == is_used
    assert model.tally.cleaned_s >= model.home.repaired_bands * 3 * (BAND * 3 / 4) / 100e6
    assert (model.tally.amplification > amplification) == is_used


def test_streams_that_take_turns_cost_no_way_of_the_arm_for_each_piece() -> None:
    model, piece = MediaCacheModel(replace(DRIVE, is_used=False)), 64 << 10
    begins = [number * 200 * BAND for number in range(4)]
    for number in range(400):
        for begin in begins:
            done_s = model.write(0.0, begin + number * piece, piece)
    assert 4 * 400 * piece / done_s > 40e6
    assert model.cache.given_bytes < 0.05 * 4 * 400 * piece


def test_what_is_held_in_memory_is_put_to_its_place_by_a_flush() -> None:
    model = MediaCacheModel(DRIVE)
    for place in (300, 600, 900):
        done_s = model.write(0.0, place * BAND, MIB)
    assert model.flush(done_s) - done_s > DRIVE.mechanics.turn_s + 3 * DRIVE.mechanics.shortest_seek_s
    assert model.flush(model.reading.busy_until_s) == pytest.approx(
        model.reading.busy_until_s, abs=1.1 * DRIVE.mechanics.turn_s
    )


def test_trim_changes_nothing() -> None:
    model = MediaCacheModel(DRIVE)
    full_s = fill(model)
    assert model.trim(full_s, 0, 1_000 * BAND) == full_s
    assert model.reading.cache_used_bytes == DRIVE.cache_bytes


def test_a_band_that_is_written_whole_needs_nothing_from_the_cache_any_more() -> None:
    model = MediaCacheModel(DRIVE)
    model.write(0.0, 3 * BAND + MIB, SMALL)
    model.write(0.0, 9 * BAND, SMALL)
    model.write(0.0, 3 * BAND - MIB, BAND + 2 * MIB)

    assert model.cache.superseded_bytes == SMALL
    assert model.reading.cache_used_bytes == SMALL


def test_a_flush_returns_when_all_before_it_is_done() -> None:
    model = MediaCacheModel(DRIVE)
    for number in range(50):
        done_s = model.write(0.0, scattered(number), SMALL)
    assert model.flush(0.0) == done_s + DRIVE.mechanics.turn_s


def test_its_phases_can_be_foretold_from_one_reading() -> None:
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


def test_what_is_foretold_of_tidying_is_about_what_happens() -> None:
    model = MediaCacheModel(DRIVE)
    full_s = fill(model)
    foretold = model.reading.at(full_s + 5.0).cache_used_bytes
    model.flush(full_s + 5.0)
    assert abs(model.reading.cache_used_bytes - foretold) < 0.2 * DRIVE.cache_bytes


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
def test_every_byte_in_the_cache_was_given_and_has_not_been_brought_home(given: Commands) -> None:
    model = MediaCacheModel(DRIVE)
    now_s, done_s = 0.0, 0.0
    for pause_s, offset, length in given:
        now_s += pause_s
        before_s, done_s = done_s, model.write(now_s, offset, length)

        reading = model.reading
        assert done_s > max(now_s, before_s)
        assert 0 <= reading.cache_used_bytes <= DRIVE.cache_bytes
        assert (
            reading.cache_used_bytes == model.cache.given_bytes - model.home.tidied_bytes - model.cache.superseded_bytes
        )
        assert reading.tidy_s > 0 or not reading.cache_used_bytes
    assert model.reading.written_bytes == sum(length for _, _, length in given)


@given(commands, st.lists(st.floats(0, 300), max_size=5))
def test_to_ask_in_between_changes_nothing(given: Commands, asked_s: list[float]) -> None:
    """Nor is there any chance in it."""
    curious, other = MediaCacheModel(DRIVE), MediaCacheModel(DRIVE)
    now_s = 0.0
    for pause_s, offset, length in given:
        now_s += pause_s
        for after_s in asked_s:
            curious.reading.at(now_s + after_s)
        assert curious.write(now_s, offset, length) == other.write(now_s, offset, length)
    assert curious.reading == other.reading

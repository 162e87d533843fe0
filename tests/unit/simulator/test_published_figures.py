"""The presets reproduce what owners of such drives measured, and what a model of them was calculated to do."""

import pickle
import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest

from shingleback.simulator.media_cache import MediaCacheDrive, MediaCacheModel
from shingleback.simulator.model import Model
from shingleback.simulator.presets import PRESETS
from shingleback.simulator.translation import TranslatingDrive, TranslatingModel

MB = 1_000_000
HOUR_S = 3_600
WAIT_S = 0.2  # a write this slow has waited for at least half a band to be cleaned


def media_cache(name: str) -> MediaCacheDrive:
    drive = PRESETS[name].drive
    assert isinstance(drive, MediaCacheDrive)
    return drive


def random_offsets(drive: MediaCacheDrive, size_bytes: int, chance: random.Random) -> Callable[[], int]:
    count = drive.mechanics.capacity_bytes // size_bytes
    return lambda: chance.randrange(count) * size_bytes


def writes_until_full(model: Model, next_offset: Callable[[], int], size_bytes: int) -> tuple[int, float]:
    """How many random writes were accepted before one had to wait, and how many per second."""
    count, done_s = 0, 0.0
    while True:
        before_s, done_s = done_s, model.write(done_s, next_offset(), size_bytes)
        if done_s - before_s > WAIT_S:
            return count, count / before_s
        count += 1


class Filled(NamedTuple):
    """A drive whose cache is full of random writes: the number it accepted, and the rate per second.

    Attributes:
        chance: the generator for the following offsets.
    """

    model: MediaCacheModel
    chance: random.Random
    writes: int
    per_s: float


@cache
def filled_once(name: str, size_bytes: int) -> bytes:
    drive = media_cache(name)
    model, chance = MediaCacheModel(drive), random.Random(1)
    figures = writes_until_full(model, random_offsets(drive, size_bytes, chance), size_bytes)
    return pickle.dumps(Filled(model, chance, *figures))


def filled(name: str, size_bytes: int) -> Filled:
    """A copy for the test, without filling the cache again."""
    filled_drive: Filled = pickle.loads(filled_once(name, size_bytes))
    return filled_drive


def rate_of(model: Model, next_offset: Callable[[], int], size_bytes: int, count: int = 1_000) -> float:
    """Consecutive writes per second."""
    began_s = done_s = model.reading.busy_until_s
    for _ in range(count):
        done_s = model.write(done_s, next_offset(), size_bytes)
    return count / (done_s - began_s)


@pytest.mark.parametrize(("name", "published"), [("archive-8tb-like", 190 * MB), ("portable-5tb-like", 140 * MB)])
def test_a_stream_is_as_fast_as_the_platter(name: str, published: int) -> None:
    model, offset = MediaCacheModel(media_cache(name)), 0

    def next_in_order() -> int:
        nonlocal offset
        offset += 1 << 20
        return offset

    assert rate_of(model, next_in_order, 1 << 20) * (1 << 20) == pytest.approx(published, rel=0.01)


@pytest.mark.parametrize(
    ("name", "size_bytes", "before", "cliff_bytes", "after"),
    [
        pytest.param("archive-8tb-like", 4 << 10, 389, 1.02e9, 2.5, marks=pytest.mark.long),
        ("portable-5tb-like", 4 << 10, 91, 0.82e9, 2.0),
        ("archive-8tb-like", 512 << 10, 98.7 * MB / (512 << 10), 25e9, 0.8 * MB / (512 << 10)),
        ("portable-5tb-like", 512 << 10, 35.8 * MB / (512 << 10), 20e9, 0.6 * MB / (512 << 10)),
    ],
)
def test_random_writes_reach_the_cliff_where_they_should(
    name: str, size_bytes: int, before: float, cliff_bytes: float, after: float
) -> None:
    """Writes per second before and after the cliff, and the bytes written when the cache was full, as calculated."""
    model, chance, count, per_s = filled(name, size_bytes)
    next_offset = random_offsets(media_cache(name), size_bytes, chance)

    assert per_s == pytest.approx(before, rel=0.01)
    assert count * size_bytes == pytest.approx(cliff_bytes, rel=0.01)
    assert rate_of(model, next_offset, size_bytes) == pytest.approx(after, rel=0.06)


def test_cleaning_a_band_takes_as_long_as_measured() -> None:
    """0.6 to 1.6 s (Skylight); a mean of 0.77 and 1.04 s in the model."""
    for name, mean_s in (("archive-8tb-like", 0.77), ("portable-5tb-like", 1.04)):
        drive = media_cache(name)
        capacity = drive.mechanics.capacity_bytes
        each_s = [drive.clean_s(capacity / 3, tenth * capacity // 10, 2) for tenth in range(11)]
        assert min(each_s) > 0.5
        assert max(each_s) < 1.6
        assert sum(each_s) / len(each_s) == pytest.approx(mean_s, rel=0.05)


@pytest.mark.parametrize(
    ("name", "hours"), [pytest.param("archive-8tb-like", 33.8, marks=pytest.mark.long), ("portable-5tb-like", 32.9)]
)
def test_cleaning_a_cache_full_of_random_writes_takes_more_than_a_day(name: str, hours: float) -> None:
    model = filled(name, 4 << 10).model
    full_s, tidy_s = model.reading.busy_until_s, model.reading.tidy_s

    assert tidy_s == pytest.approx(hours * HOUR_S, rel=0.1)
    model.flush(full_s + tidy_s * 0.9)
    assert model.reading.cache_used_bytes > 0
    model.flush(full_s + tidy_s * 1.1)
    assert model.reading.cache_used_bytes == 0


def test_cleaning_random_writes_within_8_gb_takes_13_minutes() -> None:
    model, chance = MediaCacheModel(media_cache("archive-8tb-like")), random.Random(1)
    for _ in range(250_000):
        model.write(0.0, chance.randrange(8_000_000_000 // 4096) * 4096, 4096)

    full_s = model.reading.busy_until_s
    model.flush(full_s + 12 * 60)
    assert 230 < model.home.counts.tidied_bands < 255
    model.flush(full_s + 13.5 * 60)
    assert model.home.counts.tidied_bands == 255


@pytest.mark.parametrize(
    ("trimmed_part", "amplification", "sustained"),
    [(0.0, 8.5, 6.9 * MB), (0.25, 1.9, 39 * MB), (0.5, 1.2, 80 * MB)],
    ids=["never trimmed", "a quarter trimmed", "half trimmed"],
)
def test_the_speed_of_a_full_translating_drive_depends_on_trim(
    trimmed_part: float, amplification: float, sustained: float
) -> None:
    """Within 3 % for the write amplification, and 5 % for the speed."""
    drive = PRESETS["wd40-like"].drive
    assert isinstance(drive, TranslatingDrive)
    model, capacity = TranslatingModel(drive), drive.mechanics.capacity_bytes
    model.trim(0.0, 0, int(capacity * trimmed_part))
    assert model.amplification == pytest.approx(amplification, rel=0.03)
    offset = capacity // 2

    def next_in_order() -> int:
        nonlocal offset
        offset += 1 << 20
        return offset

    count, fresh_per_s = writes_until_full(model, next_in_order, 1 << 20)

    assert count << 20 == drive.spare_bytes
    assert fresh_per_s * (1 << 20) == pytest.approx(110 * MB, rel=0.01)
    assert rate_of(model, next_in_order, 1 << 20, 3_000) * (1 << 20) == pytest.approx(sustained, rel=0.05)

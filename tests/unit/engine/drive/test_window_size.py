"""The window size follows how long the drive takes for a window."""

import random
from collections.abc import Callable

import pytest

from shingleback.engine.drive.window_size import (
    COMFORTABLE_BYTES,
    DEFAULT_MOST_BYTES,
    MAX_FILES,
    MIN_FILES,
    TIMES_QUICK,
    Through,
    WindowSize,
)

MIB = 1 << 20


def settled(window_s: Callable[[int], float], most_bytes: int = DEFAULT_MOST_BYTES, count: int = 200) -> WindowSize:
    """Returns the size after `count` windows that each take `window_s(size)`."""
    size = WindowSize(most_bytes)
    for _ in range(count):
        stream(size, window_s(size.bytes))
    return size


def stream(size: WindowSize, seconds: float) -> None:
    """Notes a window of one large file."""
    size.note_window(Through(seconds, size.bytes, -(-size.bytes // MIB)))


def small_files(size: WindowSize, each_s: float) -> None:
    """Notes a window that is full because of its many files."""
    size.note_window(Through(each_s * size.files, size.files * 4096, size.files))


def at_rate(bytes_per_s: float) -> Callable[[int], float]:
    return lambda size: size / bytes_per_s


@pytest.mark.parametrize(
    ("megabytes_per_s", "mebibytes"),
    [(2000, 32), (500, 32), (150, 16), (60, 16), (20, 8), (5, 8)],
    ids=["ssd", "fast", "fresh", "used", "inner", "slow"],
)
def test_a_steady_drive_gets_windows_for_a_moment_but_of_a_comfortable_size(
    megabytes_per_s: int, mebibytes: int
) -> None:
    size = settled(at_rate(megabytes_per_s * 1e6))

    assert (size.bytes, size.files) == (mebibytes * MIB, MAX_FILES)
    assert not size.is_cramped


@pytest.mark.parametrize("kilobytes_per_s", [1000, 300, 100])
def test_after_the_cache_is_full_no_window_takes_more_than_two_seconds(kilobytes_per_s: int) -> None:
    size = settled(at_rate(kilobytes_per_s * 1e3))

    assert size.is_cramped
    assert size.bytes / (kilobytes_per_s * 1e3) <= 2


def test_a_drive_that_needs_a_second_per_file_gets_the_fewest_files() -> None:
    size = WindowSize()
    for _ in range(20):
        small_files(size, 1.0)

    assert size.files == MIN_FILES
    assert size.alarms > 0


def test_many_quick_small_files_may_take_long_together() -> None:
    """The kernel cannot give up on unsent writes; smaller windows would only break the filesystem's ordering."""
    size = WindowSize()
    for _ in range(50):
        small_files(size, 0.02)

    assert (size.files, size.alarms) == (MAX_FILES, 0)
    assert not size.is_cramped


def test_a_drive_that_is_quick_with_small_files_again_gets_many() -> None:
    size = WindowSize()
    for _ in range(5):
        small_files(size, 1.0)
    for _ in range(40):
        small_files(size, 0.02)

    assert size.files == MAX_FILES


def test_every_window_stays_within_the_limits() -> None:
    rng = random.Random(5)
    size = WindowSize()
    for _ in range(5000):
        seconds, commands = rng.choice([0, 0.01, 0.3, 1, 3, 30]), rng.randint(1, 600)
        size.note_window(Through(seconds, size.bytes, commands, rng.random() < 0.9))
        size.note_flush(rng.choice([0.0, 0.2, 25.0]))
        if rng.random() < 0.1:
            size.allow(rng.choice([1 * MIB, 8 * MIB, 128 * MIB]))
        assert 1 * MIB // 64 <= size.bytes <= 128 * MIB
        assert MIN_FILES <= size.files <= MAX_FILES


def test_one_window_of_nine_seconds_reduces_the_size_to_the_minimum() -> None:
    size = WindowSize()
    stream(size, 9.0)

    assert (size.bytes, size.files) == (COMFORTABLE_BYTES // 64, MIN_FILES)
    assert size.alarms == 0


def test_only_very_slow_minimal_windows_raise_an_alarm() -> None:
    """Then nothing smaller could be sent."""
    size = WindowSize()
    for _ in range(3):
        stream(size, 9.0)

    assert size.alarms == 2


def test_a_slow_flush_shrinks_the_window_and_quick_ones_do_not_enlarge_it() -> None:
    size = WindowSize()
    before = size.bytes
    size.note_flush(25.0)
    smaller = size.bytes
    for _ in range(100):
        size.note_flush(0.01)

    assert smaller == before // 2 == size.bytes


def test_after_the_drive_has_recovered_the_window_is_large_again() -> None:
    size = settled(at_rate(100e3))
    for _ in range(TIMES_QUICK * 8):
        stream(size, size.bytes / 150e6)

    assert size.bytes >= 16 * MIB


def test_a_single_slow_answer_counts_more_than_a_single_quick_one() -> None:
    size = WindowSize()
    stream(size, 2.5)
    smaller = size.bytes
    stream(size, 0.01)

    assert size.bytes == smaller < 16 * MIB


def test_a_drive_that_is_merely_slow_keeps_the_comfortable_size() -> None:
    size = settled(at_rate(500e6), most_bytes=20_000_000)
    assert size.bytes == 20_000_000

    for _ in range(20):
        stream(size, size.bytes / 10e6)

    assert size.bytes == COMFORTABLE_BYTES


def test_a_drive_of_even_speed_keeps_a_constant_size() -> None:
    size = settled(at_rate(150e6))
    sizes_bytes = set()
    for _ in range(200):
        stream(size, size.bytes / 150e6)
        sizes_bytes.add(size.bytes)

    assert len(sizes_bytes) == 1


def test_a_lower_limit_applies_at_once_and_a_higher_one_after_quick_windows() -> None:
    size = settled(at_rate(500e6))
    size.allow(COMFORTABLE_BYTES)
    assert size.bytes == COMFORTABLE_BYTES
    size.allow(DEFAULT_MOST_BYTES)
    assert size.bytes == COMFORTABLE_BYTES

    for _ in range(2 * TIMES_QUICK):
        stream(size, 0.01)
    assert size.bytes == DEFAULT_MOST_BYTES


def test_a_low_limit_is_not_mistaken_for_a_slow_drive() -> None:
    size = WindowSize(1 * MIB)

    assert (size.bytes, size.files, size.is_cramped) == (1 * MIB, MAX_FILES, False)


def test_an_oversized_window_counts_in_proportion() -> None:
    larger, usual = WindowSize(), WindowSize()
    for _ in range(TIMES_QUICK):
        larger.note_window(Through(4 * 0.09, 4 * larger.bytes, 4 * larger.bytes // MIB))
        usual.note_window(Through(0.09, usual.bytes, usual.bytes // MIB))

    assert larger.bytes == usual.bytes == DEFAULT_MOST_BYTES

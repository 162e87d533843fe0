"""The time left is a range that contains the truth, even for a drive with two speeds."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from shingleback.domain.monitoring import CacheState, Phase
from shingleback.monitor.eta import Forecast, Halt, Speed, SpeedHistory, WorkDone

MB = 1_000_000
GB = 1_000_000_000
TICK_S = 0.1
ROOMY = CacheState(
    Phase.FILLING,
    capacity_bytes=20 * GB,
    capacity_low_bytes=18 * GB,
    capacity_high_bytes=22 * GB,
)


class Copy:
    """A run with ten points per second.

    Attributes:
        forecast: the forecast of the run.
        time_s: the time since the start.
    """

    def __init__(self, total_bytes: float, files: int = 0, history: SpeedHistory | None = None) -> None:
        self.forecast = Forecast(history or SpeedHistory())
        self.time_s = 0.0
        self._total = WorkDone(0, 0, files, int(total_bytes))
        self._bytes = 0.0
        self._files = 0.0
        self._look(None, Halt.NONE)

    def steps(
        self,
        seconds: float,
        bytes_per_s: float,
        *,
        files_per_s: float = 0.0,
        cache: CacheState | None = None,
        halt: Halt = Halt.NONE,
    ) -> Iterator[float]:
        """Yields the time at each point."""
        for _ in range(round(seconds / TICK_S)):
            self.time_s += TICK_S
            self._bytes += bytes_per_s * TICK_S
            self._files += files_per_s * TICK_S
            self._look(cache, halt)
            yield self.time_s

    def advance(
        self,
        seconds: float,
        bytes_per_s: float,
        *,
        files_per_s: float = 0.0,
        cache: CacheState | None = None,
        halt: Halt = Halt.NONE,
    ) -> tuple[float, float]:
        """Runs to the end, and returns the last range."""
        for _ in self.steps(seconds, bytes_per_s, files_per_s=files_per_s, cache=cache, halt=halt):
            pass
        return self.left_s

    @property
    def left_s(self) -> tuple[float, float]:
        low_s, high_s = self.forecast.left_s
        assert low_s is not None
        assert high_s is not None
        return low_s, high_s

    def _look(self, cache: CacheState | None, halt: Halt) -> None:
        work = self._total._replace(count_bytes=int(self._bytes), files=int(self._files))
        self.forecast.update(self.time_s, work, cache, halt)


def test_there_is_no_estimate_before_anything_is_known() -> None:
    copy = Copy(10 * GB)
    assert copy.forecast.left_s == (None, None)
    list(copy.steps(4, 100 * MB))
    assert copy.forecast.left_s == (None, None)


def test_the_first_range_is_wide_and_narrows() -> None:
    copy = Copy(60 * GB)

    first_low_s, first_high_s = copy.advance(6, 100 * MB)
    low_s, high_s = copy.advance(294, 100 * MB)

    assert first_high_s / first_low_s > 3
    assert low_s < 300 < high_s
    assert high_s / low_s < 1.4


def test_a_known_drive_has_an_estimate_at_once() -> None:
    history = SpeedHistory(fast=Speed(1 / (100 * MB), 0.002, 3600.0, mean_bytes=100 * MB))
    copy = Copy(60 * GB, history=history)

    low_s, high_s = copy.left_s

    assert low_s < 600 < high_s
    assert high_s / low_s < 3


def test_the_history_of_small_files_says_nothing_about_films() -> None:
    history = SpeedHistory(fast=Speed(1 / (100 * MB), 0.002, 3600.0, mean_bytes=0.1 * MB))

    assert Copy(60 * GB, files=60, history=history).forecast.left_s == (None, None)


def test_small_files_take_longer_than_their_bytes_suggest() -> None:
    """A few films and 100,000 letters, which take five times as long as their 5 GB would."""
    copy = Copy(15 * GB, files=100_000)
    copy.advance(60, 100 * MB)

    low_s, high_s = copy.advance(60, 20 * MB, files_per_s=400)

    films_left_s, letters_left_s = 40, 190
    left_at_this_rate_s = (15 - 7.2) * GB / (7.2 * GB / 120)
    assert left_at_this_rate_s < low_s < films_left_s + letters_left_s < high_s


def test_the_range_covers_films_although_only_letters_were_seen() -> None:
    """A restore: 3,000 letters in 35 s, then 60 films at 30 MB/s."""
    copy = Copy(258 * MB, files=3_060)

    low_s, high_s = copy.advance(35, 0.5 * MB, files_per_s=80)
    films_s = 240 / 30
    assert low_s < films_s < high_s

    low_s, high_s = copy.advance(6, 30 * MB, files_per_s=20)
    assert low_s < films_s - 6 < high_s < 60


def test_an_unreported_cliff_is_trusted_once_it_has_lasted_twice_as_long_as_the_time_before() -> None:
    """Without drive counters, only the copy rate shows it: it falls to a twentieth."""
    fast_s, slow_s = 120, 1200
    copy = Copy(fast_s * 100 * MB + slow_s * 5 * MB)
    list(copy.steps(fast_s, 100 * MB))
    checked = 0
    for time_s in copy.steps(slow_s - 1, 5 * MB):
        low_s, high_s = copy.left_s
        if time_s > 3 * fast_s + 30:
            assert low_s <= fast_s + slow_s - time_s <= high_s
            checked += 1
    assert checked > 9_000


def test_a_reported_cliff_is_trusted_at_once() -> None:
    copy = Copy(120 * 100 * MB + 600 * 10 * MB)
    copy.advance(120, 100 * MB, cache=ROOMY)

    low_s, high_s = copy.advance(12, 10 * MB, cache=replace(ROOMY, phase=Phase.FULL))

    assert low_s < 588 < high_s


def test_a_coming_cliff_is_included() -> None:
    """The cache of 20 GB receives half of the writes, and 80 GB are left to write."""
    copy = Copy(80 * GB)
    for second in range(1, 61):
        filled = replace(
            ROOMY, fill_bytes=second * 50 * MB, fill_low_bytes=second * 45 * MB, fill_high_bytes=second * 55 * MB
        )
        list(copy.steps(1, 100 * MB, cache=filled))
    unbound_s = 74 * GB / (100 * MB)

    low_s, high_s = copy.left_s

    assert high_s > 2 * unbound_s
    assert low_s > 0.7 * unbound_s
    assert low_s < 400 + 340 * 2 < high_s  # if it were half as fast from then on


def test_a_cache_that_may_be_slightly_too_small_widens_the_range() -> None:
    """It receives half of the 40 GB, and holds 18 to 22 GB."""
    copy = Copy(40 * GB)
    for second in range(1, 61):
        filled = replace(
            ROOMY, fill_bytes=second * 50 * MB, fill_low_bytes=second * 45 * MB, fill_high_bytes=second * 55 * MB
        )
        list(copy.steps(1, 100 * MB, cache=filled))
    unbound_s = 34 * GB / (100 * MB)

    low_s, high_s = copy.left_s

    assert low_s < unbound_s
    assert high_s > 1.5 * unbound_s


def test_no_cliff_is_expected_if_everything_fits_into_the_cache() -> None:
    copy = Copy(8 * GB)
    copy.advance(6, 100 * MB, cache=ROOMY)
    for second in range(7, 61):
        filled = replace(
            ROOMY, fill_bytes=second * 50 * MB, fill_low_bytes=second * 45 * MB, fill_high_bytes=second * 55 * MB
        )
        low_s, high_s = copy.advance(1, 100 * MB, cache=filled)

    assert low_s < 20 < high_s
    assert high_s < 40


def test_a_drive_that_alternates_between_fast_and_slow_stays_within_the_range() -> None:
    """It cleans for forty seconds after every twenty, which leaves a third of its speed on average."""
    cycles = 15
    copy = Copy(cycles * 20 * 90 * MB)
    inside = checked = 0
    for _ in range(cycles):
        for bytes_per_s, seconds in ((90.0 * MB, 20), (0.0, 40)):
            for time_s in copy.steps(seconds, bytes_per_s):
                if time_s > 120:
                    low_s, high_s = copy.left_s
                    checked += 1
                    inside += low_s - 60 <= cycles * 60 - time_s <= high_s + 60
    assert checked > 7_000
    assert inside / checked > 0.95


@pytest.mark.parametrize("halt", [Halt.PERSON, Halt.DRIVE])
def test_the_range_stays_while_nothing_moves(halt: Halt) -> None:
    copy = Copy(60 * GB)
    before = copy.advance(120, 100 * MB)

    assert copy.advance(600, 0, halt=halt) == before


def test_a_pause_by_the_person_does_not_count_against_the_drive() -> None:
    copy = Copy(60 * GB)
    copy.advance(120, 100 * MB)
    copy.advance(3600, 0, halt=Halt.PERSON)

    low_s, high_s = copy.advance(120, 100 * MB)

    assert low_s < 360 < high_s < 500


def test_a_silence_of_the_drive_counts_against_it() -> None:
    copy = Copy(60 * GB)
    copy.advance(120, 100 * MB)
    copy.advance(120, 0, halt=Halt.DRIVE)

    _, high_s = copy.advance(120, 100 * MB)

    assert high_s > 500


def test_a_rest_is_not_attributed_to_the_few_files_since() -> None:
    """The cache is full, and every 30 s of work are followed by a rest of 90 s, three times the work."""
    copy, full = Copy(60 * GB), replace(ROOMY, phase=Phase.FULL)
    copy.advance(60, 100 * MB, cache=ROOMY)
    copy.advance(15, 30 * MB, cache=full)
    true_s = (60 * GB - 6 * GB - 15 * 30 * MB) / (30 * MB) * 4
    for _ in range(4):
        copy.advance(90, 0, cache=full, halt=Halt.DRIVE)
        for _ in copy.steps(30, 30 * MB, cache=full):
            assert copy.left_s[1] < 4 * true_s

    low_s, high_s = copy.left_s

    assert low_s < true_s - 4 * 120 < high_s < 2 * true_s


def test_a_run_passes_its_speeds_to_the_next_one() -> None:
    copy = Copy(60 * GB)
    copy.advance(120, 100 * MB, cache=ROOMY)
    copy.advance(120, 10 * MB, cache=replace(ROOMY, phase=Phase.FULL))

    history = copy.forecast.history

    assert history.fast is not None
    assert history.slow is not None
    assert history.fast.time_s(GB, 0) == pytest.approx(10, rel=0.05)
    assert history.slow.time_s(GB, 0) == pytest.approx(100, rel=0.05)
    low_s, high_s = Copy(60 * GB, history=history).left_s
    assert low_s < 600 < high_s


def test_nothing_left_takes_no_time() -> None:
    low_s, high_s = Copy(60 * 10 * MB).advance(60, 10 * MB)

    assert low_s == 0
    assert high_s < 10


def test_more_work_done_than_expected_gives_no_estimate() -> None:
    """Such as while the folders are still being counted."""
    copy = Copy(0)
    list(copy.steps(60, 10 * MB, files_per_s=3))

    assert copy.forecast.left_s == (None, None)


def test_repeated_work_is_not_a_negative_speed() -> None:
    forecast = Forecast()
    for second, done in enumerate([*range(60), *range(50, 90)]):
        forecast.update(float(second), WorkDone(0, done * 100 * MB, 0, 60 * GB))

    low_s, high_s = forecast.left_s
    assert low_s is not None
    assert high_s is not None
    assert low_s < 511 < high_s

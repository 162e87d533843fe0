"""The time that is left: a range in which the truth lies, also on a drive with two speeds."""

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
    """A run that is watched at ten points a second.

    Attributes:
        forecast: of it.
        time_s: since it began.
    """

    def __init__(self, total_bytes: float, files: int = 0, history: SpeedHistory | None = None) -> None:
        self.forecast = Forecast(history or SpeedHistory())
        self.time_s = 0.0
        self._total = WorkDone(0, 0, files, int(total_bytes))
        self._bytes = 0.0
        self._files = 0.0
        self._look(None, Halt.NONE)

    def go_on(
        self,
        seconds: float,
        bytes_per_s: float,
        *,
        files_per_s: float = 0.0,
        cache: CacheState | None = None,
        halt: Halt = Halt.NONE,
    ) -> Iterator[float]:
        """Gives the time at each point."""
        for _ in range(round(seconds / TICK_S)):
            self.time_s += TICK_S
            self._bytes += bytes_per_s * TICK_S
            self._files += files_per_s * TICK_S
            self._look(cache, halt)
            yield self.time_s

    def go(
        self,
        seconds: float,
        bytes_per_s: float,
        *,
        files_per_s: float = 0.0,
        cache: CacheState | None = None,
        halt: Halt = Halt.NONE,
    ) -> tuple[float, float]:
        """What is said at the end."""
        for _ in self.go_on(seconds, bytes_per_s, files_per_s=files_per_s, cache=cache, halt=halt):
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
        self.forecast.look(self.time_s, work, cache, halt)


def test_nothing_is_said_before_anything_is_known() -> None:
    copy = Copy(10 * GB)
    assert copy.forecast.left_s == (None, None)
    list(copy.go_on(4, 100 * MB))
    assert copy.forecast.left_s == (None, None)


def test_the_first_word_is_a_cautious_one_and_grows_surer() -> None:
    copy = Copy(60 * GB)

    first_low_s, first_high_s = copy.go(6, 100 * MB)
    low_s, high_s = copy.go(294, 100 * MB)

    assert first_high_s / first_low_s > 3
    assert low_s < 300 < high_s
    assert high_s / low_s < 1.4


def test_a_drive_that_was_known_before_is_known_at_once() -> None:
    known = SpeedHistory(fast=Speed(1 / (100 * MB), 0.002, 3600.0, mean_bytes=100 * MB))
    copy = Copy(60 * GB, history=known)

    low_s, high_s = copy.left_s

    assert low_s < 600 < high_s
    assert high_s / low_s < 3


def test_what_a_drive_did_with_small_files_says_nothing_of_films() -> None:
    known = SpeedHistory(fast=Speed(1 / (100 * MB), 0.002, 3600.0, mean_bytes=0.1 * MB))

    assert Copy(60 * GB, files=60, history=known).forecast.left_s == (None, None)


def test_small_files_take_longer_than_their_bytes_say() -> None:
    """Some films and 100,000 letters, which take five times as long as their 5 GB would."""
    copy = Copy(15 * GB, files=100_000)
    copy.go(60, 100 * MB)

    low_s, high_s = copy.go(60, 20 * MB, files_per_s=400)

    rest_of_films_s, rest_of_letters_s = 40, 190
    rest_at_this_rate_s = (15 - 7.2) * GB / (7.2 * GB / 120)
    assert rest_at_this_rate_s < low_s < rest_of_films_s + rest_of_letters_s < high_s


def test_while_only_letters_were_seen_it_is_not_known_how_long_films_take() -> None:
    """As a restore meets them: 3,000 letters in 35 s, and then 60 films that come at 30 MB/s."""
    copy = Copy(258 * MB, files=3_060)

    low_s, high_s = copy.go(35, 0.5 * MB, files_per_s=80)
    films_s = 240 / 30
    assert low_s < films_s < high_s

    low_s, high_s = copy.go(6, 30 * MB, files_per_s=20)
    assert low_s < films_s - 6 < high_s < 60


def test_a_cliff_of_which_nobody_tells_is_believed_when_it_has_lasted_twice_as_long_as_what_was_before() -> None:
    """As where nobody counts what the drive does: it is twenty times slower from then on."""
    fast_s, slow_s = 120, 1200
    copy = Copy(fast_s * 100 * MB + slow_s * 5 * MB)
    list(copy.go_on(fast_s, 100 * MB))
    told = 0
    for time_s in copy.go_on(slow_s - 1, 5 * MB):
        low_s, high_s = copy.left_s
        if time_s > 3 * fast_s + 30:
            assert low_s <= fast_s + slow_s - time_s <= high_s
            told += 1
    assert told > 9_000


def test_a_cliff_that_is_seen_is_believed_at_once() -> None:
    copy = Copy(120 * 100 * MB + 600 * 10 * MB)
    copy.go(120, 100 * MB, cache=ROOMY)

    low_s, high_s = copy.go(12, 10 * MB, cache=replace(ROOMY, phase=Phase.FULL))

    assert low_s < 588 < high_s


def test_a_cliff_that_will_come_is_reckoned_with() -> None:
    """The cache fills with half of what is written, and holds 20 GB; there are 80 GB to write."""
    copy = Copy(80 * GB)
    for second in range(1, 61):
        filled = replace(
            ROOMY, fill_bytes=second * 50 * MB, fill_low_bytes=second * 45 * MB, fill_high_bytes=second * 55 * MB
        )
        list(copy.go_on(1, 100 * MB, cache=filled))
    unbound_s = 74 * GB / (100 * MB)

    low_s, high_s = copy.left_s

    assert high_s > 2 * unbound_s
    assert low_s > 0.7 * unbound_s
    assert low_s < 400 + 340 * 2 < high_s  # were it half as fast then


def test_a_cache_that_may_just_be_too_small_makes_the_range_wide() -> None:
    """It fills with half of the 40 GB, and holds 18 to 22 GB."""
    copy = Copy(40 * GB)
    for second in range(1, 61):
        filled = replace(
            ROOMY, fill_bytes=second * 50 * MB, fill_low_bytes=second * 45 * MB, fill_high_bytes=second * 55 * MB
        )
        list(copy.go_on(1, 100 * MB, cache=filled))
    unbound_s = 34 * GB / (100 * MB)

    low_s, high_s = copy.left_s

    assert low_s < unbound_s
    assert high_s > 1.5 * unbound_s


def test_where_the_cache_has_room_for_all_no_cliff_is_thought_of() -> None:
    copy = Copy(8 * GB)
    copy.go(6, 100 * MB, cache=ROOMY)
    for second in range(7, 61):
        filled = replace(
            ROOMY, fill_bytes=second * 50 * MB, fill_low_bytes=second * 45 * MB, fill_high_bytes=second * 55 * MB
        )
        low_s, high_s = copy.go(1, 100 * MB, cache=filled)

    assert low_s < 20 < high_s
    assert high_s < 40


def test_a_drive_that_goes_fast_and_slow_in_turn_stays_within_the_range() -> None:
    """It tidies up for forty seconds after every twenty; on the whole that is a third of its speed."""
    cycles = 15
    copy = Copy(cycles * 20 * 90 * MB)
    inside = told = 0
    for _ in range(cycles):
        for bytes_per_s, seconds in ((90.0 * MB, 20), (0.0, 40)):
            for time_s in copy.go_on(seconds, bytes_per_s):
                if time_s > 120:
                    low_s, high_s = copy.left_s
                    told += 1
                    inside += low_s - 60 <= cycles * 60 - time_s <= high_s + 60
    assert told > 7_000
    assert inside / told > 0.95


@pytest.mark.parametrize("halt", [Halt.PERSON, Halt.DRIVE])
def test_what_was_said_stays_while_nothing_moves(halt: Halt) -> None:
    copy = Copy(60 * GB)
    before = copy.go(120, 100 * MB)

    assert copy.go(600, 0, halt=halt) == before


def test_a_pause_of_the_person_does_not_make_the_drive_slower() -> None:
    copy = Copy(60 * GB)
    copy.go(120, 100 * MB)
    copy.go(3600, 0, halt=Halt.PERSON)

    low_s, high_s = copy.go(120, 100 * MB)

    assert low_s < 360 < high_s < 500


def test_a_silence_of_the_drive_does() -> None:
    copy = Copy(60 * GB)
    copy.go(120, 100 * MB)
    copy.go(120, 0, halt=Halt.DRIVE)

    _, high_s = copy.go(120, 100 * MB)

    assert high_s > 500


def test_a_rest_is_not_taken_for_what_the_few_files_since_have_cost() -> None:
    """The cache is full, and a rest of 90 s comes after every 30 s of work: three times as long as work alone."""
    copy, full = Copy(60 * GB), replace(ROOMY, phase=Phase.FULL)
    copy.go(60, 100 * MB, cache=ROOMY)
    copy.go(15, 30 * MB, cache=full)
    true_s = (60 * GB - 6 * GB - 15 * 30 * MB) / (30 * MB) * 4
    for _ in range(4):
        copy.go(90, 0, cache=full, halt=Halt.DRIVE)
        for _ in copy.go_on(30, 30 * MB, cache=full):
            assert copy.left_s[1] < 4 * true_s

    low_s, high_s = copy.left_s

    assert low_s < true_s - 4 * 120 < high_s < 2 * true_s


def test_a_run_leaves_its_speeds_to_the_next_one() -> None:
    copy = Copy(60 * GB)
    copy.go(120, 100 * MB, cache=ROOMY)
    copy.go(120, 10 * MB, cache=replace(ROOMY, phase=Phase.FULL))

    history = copy.forecast.history

    assert history.fast is not None
    assert history.slow is not None
    assert history.fast.time_s(GB, 0) == pytest.approx(10, rel=0.05)
    assert history.slow.time_s(GB, 0) == pytest.approx(100, rel=0.05)
    low_s, high_s = Copy(60 * GB, history=history).left_s
    assert low_s < 600 < high_s


def test_nothing_left_takes_no_time() -> None:
    low_s, high_s = Copy(60 * 10 * MB).go(60, 10 * MB)

    assert low_s == 0
    assert high_s < 10


def test_more_done_than_was_to_do_is_no_estimate() -> None:
    """As while the folders are still counted."""
    copy = Copy(0)
    list(copy.go_on(60, 10 * MB, files_per_s=3))

    assert copy.forecast.left_s == (None, None)


def test_work_that_has_to_be_done_again_is_no_negative_speed() -> None:
    forecast = Forecast()
    for second, done in enumerate([*range(60), *range(50, 90)]):
        forecast.look(float(second), WorkDone(0, done * 100 * MB, 0, 60 * GB))

    low_s, high_s = forecast.left_s
    assert low_s is not None
    assert high_s is not None
    assert low_s < 511 < high_s

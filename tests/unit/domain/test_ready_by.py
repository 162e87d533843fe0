"""Work with a deadline: when it is, whether it can be met, and the gentlest pace that meets it."""

import math
import time as computer_time
from collections.abc import Iterator
from datetime import datetime, time, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.deadline import (
    NO_TIME,
    PaceLimit,
    Readiness,
    TimeSpan,
    WorkAhead,
    first_pace,
    next_pace,
    readiness,
)
from shingleback.domain.local_time import LocalZone, next_time, parse_clock, parse_moment, seconds_until
from shingleback.domain.monitoring import CacheState, Phase
from shingleback.domain.tidying import tidying_after

GB = 10**9
HOUR_S = 3600.0
ZONE = timezone(timedelta(hours=1))
PACES = (PaceLimit("gentle", 20_000_000), PaceLimit("balanced"), PaceLimit("full"))
USUAL = "balanced"
EVENING = datetime(2026, 5, 20, 22, 30, tzinfo=ZONE)


def ahead(low_h: float, high_h: float, gb: float = 0, tidy_h: float = 0) -> WorkAhead:
    tidying = TimeSpan(0, tidy_h * HOUR_S)
    return WorkAhead(TimeSpan(low_h * HOUR_S, high_h * HOUR_S), tidying, round(gb * GB))


@pytest.fixture
def berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalZone]:
    """A computer with daylight saving time."""
    monkeypatch.setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3")
    computer_time.tzset()
    yield LocalZone()
    monkeypatch.undo()
    computer_time.tzset()


def test_a_time_of_day_means_its_next_occurrence() -> None:
    assert next_time(time(7), EVENING) == datetime(2026, 5, 21, 7, tzinfo=ZONE)
    assert next_time(time(23), EVENING) == datetime(2026, 5, 20, 23, tzinfo=ZONE)
    assert next_time(time(22, 30), EVENING) == EVENING + timedelta(days=1)


@pytest.mark.parametrize(
    ("evening", "hours"),
    [((2026, 3, 28), 8), ((2026, 3, 29), 9), ((2026, 10, 24), 10)],
    ids=("spring", "usual", "fall"),
)
def test_a_night_with_a_clock_change_has_its_real_length(
    berlin: LocalZone, evening: tuple[int, int, int], hours: int
) -> None:
    now = datetime(*evening, 22, tzinfo=berlin)
    assert seconds_until(next_time(time(7), now), now) == hours * HOUR_S


@pytest.mark.parametrize(
    ("text", "clock"),
    [("07:00", time(7)), ("7:05", time(7, 5)), (" 23:59 ", time(23, 59)), ("24:00", None), ("7", None), ("", None)],
)
def test_a_time_of_day_is_parsed_as_people_write_it(text: str, clock: time | None) -> None:
    assert parse_clock(text) == clock


@given(st.times(), st.integers(0, 4 * 10**9))
def test_the_next_occurrence_is_within_a_day_and_shows_the_requested_time(clock: time, seconds: int) -> None:
    now = datetime.fromtimestamp(seconds, ZONE)
    at = next_time(clock, now)
    assert 0 < seconds_until(at, now) <= 24 * HOUR_S
    assert (at.hour, at.minute) == (clock.hour, clock.minute)


@pytest.mark.parametrize(
    ("low_h", "high_h", "left_h", "state"),
    [
        (2, 4, 5, Readiness.READY),
        (2, 4, 4, Readiness.READY),
        (2, 4, 3, Readiness.UNSURE),
        (2, 4, 1, Readiness.LATE),
        (2, 4, 0, Readiness.OVER),
    ],
)
def test_only_work_that_ends_in_time_at_worst_is_called_ready(
    low_h: float, high_h: float, left_h: float, state: Readiness
) -> None:
    assert readiness(TimeSpan(low_h * HOUR_S, high_h * HOUR_S), left_h * HOUR_S) is state


def test_without_an_estimate_nothing_is_promised() -> None:
    assert readiness(None, HOUR_S) is Readiness.UNKNOWN
    assert readiness(None, -1) is Readiness.OVER


@pytest.mark.parametrize(
    ("work", "left_h", "pace"),
    [
        (ahead(0.5, 1, gb=100), 8, "gentle"),  # 100 GB at 20 MB/s, with rests: 1 h 40
        (ahead(2, 4, gb=600), 8, "balanced"),  # 600 GB at 20 MB/s: 8 h 20
        (ahead(0.5, 1, gb=100, tidy_h=7), 8, "full"),  # no time is left for a gentle start
        (ahead(2, 7.8, gb=600), 8, "full"),
        (ahead(9, 12, gb=600), 8, "full"),
        (WorkAhead(None, NO_TIME, 100 * GB), 8, "balanced"),
    ],
    ids=("small", "larger", "cache-full", "tight", "too-much", "first-backup"),
)
def test_the_first_pace_is_the_gentlest_that_meets_the_deadline(work: WorkAhead, left_h: float, pace: str) -> None:
    assert first_pace(PACES, work, left_h * HOUR_S, USUAL) == pace


def test_a_pace_that_may_be_too_slow_is_raised_one_step_at_a_time() -> None:
    work = ahead(4, 6, gb=200)
    assert next_pace(PACES, "gentle", work, 5 * HOUR_S, since_change_s=60) == "balanced"
    assert next_pace(PACES, "balanced", work, 5 * HOUR_S, since_change_s=60) == "full"
    assert next_pace(PACES, "full", work, 5 * HOUR_S, since_change_s=60) == "full"
    assert next_pace(PACES, "gentle", work, 5 * HOUR_S, since_change_s=10) == "gentle"


def test_a_pace_is_lowered_only_with_ample_time_and_never_to_one_that_was_too_slow() -> None:
    work = ahead(0.5, 1, gb=100)
    assert next_pace(PACES, "balanced", work, 8 * HOUR_S, since_change_s=600) == "gentle"
    assert next_pace(PACES, "balanced", work, 2 * HOUR_S, since_change_s=600) == "balanced"
    assert next_pace(PACES, "balanced", work, 8 * HOUR_S, since_change_s=599) == "balanced"
    too_slow = frozenset({"gentle"})
    assert next_pace(PACES, "balanced", work, 8 * HOUR_S, since_change_s=600, too_slow=too_slow) == "balanced"


def test_a_custom_rate_and_an_expired_deadline_are_left_alone() -> None:
    work = ahead(4, 6, gb=200)
    assert next_pace(PACES, "15M", work, HOUR_S, since_change_s=1e6) == "15M"
    assert next_pace(PACES, "balanced", work, -1, since_change_s=1e6) == "balanced"


spans = st.floats(0, 50).flatmap(lambda low: st.builds(lambda extra: (low, low + extra), st.floats(0, 50)))


@given(spans, st.integers(0, 10**13), st.floats(0, 20), st.floats(0, 24))
def test_a_first_pace_below_the_fastest_always_meets_the_deadline(
    span_h: tuple[float, float], left_bytes: int, tidy_h: float, left_h: float
) -> None:
    work = WorkAhead(TimeSpan(span_h[0] * HOUR_S, span_h[1] * HOUR_S), TimeSpan(0, tidy_h * HOUR_S), left_bytes)
    pace = first_pace(PACES, work, left_h * HOUR_S, USUAL)
    if pace == "full":
        return
    limit = next(candidate.bytes_per_s for candidate in PACES if candidate.name == pace)
    at_limit_s = left_bytes / limit if limit else 0.0
    assert max(span_h[1] * HOUR_S, at_limit_s) + tidy_h * HOUR_S <= left_h * HOUR_S + 1e-6


@given(st.lists(st.floats(0.3, 3), min_size=20, max_size=200), st.floats(1, 24), st.integers(1, 4000))
def test_the_pace_does_not_oscillate(speeds: list[float], left_h: float, gb: int) -> None:
    """Each pace is replaced by a faster one at most once, whatever the drive does."""
    pace, since_s, too_slow, changes = USUAL, 0.0, frozenset[str](), 0
    names = [candidate.name for candidate in PACES]
    for number, speed in enumerate(speeds):
        left_s = left_h * HOUR_S - number * 300
        copying = TimeSpan(gb * GB / 60e6 / speed, 1.5 * gb * GB / 60e6 / speed)
        chosen = next_pace(
            PACES, pace, WorkAhead(copying, NO_TIME, gb * GB), left_s, since_change_s=since_s, too_slow=too_slow
        )
        since_s += 300
        if chosen != pace:
            too_slow |= {pace} if names.index(chosen) > names.index(pace) else set()
            pace, since_s, changes = chosen, 0.0, changes + 1
    assert changes <= 2 * len(PACES)


def cache(fill_gb: float, capacity_gb: float, tidy_high_s: float = 0.0) -> CacheState:
    fill, capacity = round(fill_gb * GB), round(capacity_gb * GB)
    return CacheState(Phase.FILLING, fill, fill, fill, capacity, capacity, capacity, 0.0, tidy_high_s)


def test_cleaning_after_a_run_grows_with_the_copied_data_up_to_a_full_cache() -> None:
    high_s = [tidying_after(cache(5, 20, 100), gb * GB).high_s for gb in (0, 5, 15, 100)]
    assert high_s == sorted(high_s)
    assert high_s[0] == 100
    assert high_s[2] == high_s[3]
    assert math.isclose(high_s[3], 400)


def test_a_drive_without_a_cache_has_nothing_to_clean() -> None:
    assert tidying_after(None, 100 * GB) == NO_TIME
    assert tidying_after(cache(0, 0), 100 * GB) == NO_TIME


@pytest.mark.parametrize("text", ["0001-01-01", "0001-01-01T00:00+14:00", "9999-12-31T23:59-14:00", "24:00", "\0", ""])
def test_a_time_outside_the_range_of_some_zone_is_not_accepted(text: str) -> None:
    assert parse_moment(text, EVENING) is None

"""The versions to remove: all of the last thirty days stay, then the newest of each month."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shingleback.engine.repo.index_state import VersionRef
from shingleback.engine.source.version_rule import all_but_newest, due, spared, trusted_now

ZONE = timezone(timedelta(hours=1))
NOW = datetime(2026, 7, 15, 12, 0, tzinfo=ZONE)


def version(moment: datetime, run: int = 1) -> VersionRef:
    when = moment.isoformat(timespec="seconds")
    return VersionRef(when, run, when, when, 1, 1, 0)


def days_ago(*days: float) -> list[VersionRef]:
    """Versions made that many days ago, in the order of the arguments."""
    return [version(NOW - timedelta(days=count), run) for run, count in enumerate(days)]


def removed(versions: list[VersionRef]) -> list[str]:
    return [ref.name[:10] for ref in due(versions, NOW)]


def test_of_an_older_month_only_the_newest_version_stays() -> None:
    in_march = [version(datetime(2026, 3, day, tzinfo=ZONE)) for day in (1, 9, 31)]
    in_april = [version(datetime(2026, 4, day, tzinfo=ZONE)) for day in (2, 3)]

    assert removed([*in_march, *in_april, *days_ago(1)]) == ["2026-03-01", "2026-03-09", "2026-04-02"]


def test_the_newest_version_of_each_month_stays_for_years() -> None:
    monthly = [version(datetime(year, month, 28, tzinfo=ZONE)) for year in (2023, 2024) for month in range(1, 13)]

    assert due(monthly, NOW) == []


def test_a_version_of_thirty_days_is_kept_and_one_a_second_older_is_not() -> None:
    edge = NOW - timedelta(days=30)
    versions = [version(edge - timedelta(seconds=1)), version(edge), version(edge + timedelta(days=1))]

    assert due(versions, NOW) == versions[:1]


@pytest.mark.parametrize("age_days", [0, 40, 4000])
def test_the_newest_version_is_never_removed(age_days: int) -> None:
    assert due(days_ago(age_days), NOW) == []
    assert days_ago(age_days)[-1] not in due(days_ago(age_days + 0.002, age_days + 0.001, age_days), NOW)


def test_a_version_from_the_future_is_kept() -> None:
    assert due(days_ago(50, -400, 1), NOW) == []


def test_a_clock_that_runs_ahead_removes_nothing_in_its_first_three_runs() -> None:
    daily, ahead = days_ago(*range(40, 0, -1)), version(NOW + timedelta(days=2000))
    for count in (1, 2, 3):
        earlier = [*daily, *[ahead] * (count - 1)]
        now = trusted_now(earlier, NOW + timedelta(days=2000))

        assert all(ref in due(daily, NOW) for ref in due([*earlier, ahead], now))


def test_after_a_clock_ran_ahead_the_rule_applies_again() -> None:
    earlier = [*days_ago(*range(40, 0, -1)), version(NOW + timedelta(days=2000))]

    assert trusted_now(earlier, NOW) == NOW - timedelta(days=2)
    assert trusted_now([], NOW) == NOW


UNSET = datetime(1970, 1, 1, tzinfo=UTC)
"""A computer without a battery for its clock, such as a Raspberry Pi, begins here until it reaches a time server."""


def test_versions_of_an_unset_clock_are_no_older_than_the_version_after_them() -> None:
    unset = [version(UNSET + timedelta(minutes=minute), minute) for minute in range(10)]
    before, after = days_ago(20), days_ago(9, 8, 7, 6)

    assert due([*before, *unset, *after], trusted_now([*before, *unset, *after[:-1]], NOW)) == []
    assert due([*unset, *after], NOW) == []
    assert due(unset, NOW) == []


def test_versions_of_an_unset_clock_are_thinned_when_those_after_them_are_old() -> None:
    unset = [version(UNSET + timedelta(minutes=minute), minute) for minute in range(3)]

    assert due([*unset, *days_ago(70, 1)], NOW) == unset


def test_a_clock_that_went_back_makes_no_version_older_than_the_one_before_it() -> None:
    back = [version(datetime(2021, 1, day, tzinfo=ZONE), day) for day in (1, 2, 3)]

    assert due([*days_ago(20), *back, *days_ago(9, 8, 7, 6)], NOW) == []


def test_the_month_is_that_of_the_time_zone_of_the_version() -> None:
    """Half past midnight on April 1 there is still March in Greenwich."""
    first_of_april = version(datetime(2026, 4, 1, 0, 30, tzinfo=ZONE))
    last_of_march = version(datetime(2026, 3, 31, 23, 30, tzinfo=ZONE))

    assert due([last_of_march, first_of_april, *days_ago(0)], NOW) == []


def test_the_newest_of_each_of_the_last_4_weeks_and_12_months_stays_while_room_is_short() -> None:
    weekly = [version(datetime(2025, 1, 6, tzinfo=ZONE) + timedelta(weeks=week)) for week in range(78)]
    months = ["07-28", "08-25", "09-29", "10-27", "11-24", "12-29", "01-26", "02-23", "03-30", "04-27", "05-25"]
    weeks = ["06-08", "06-15", "06-22", "06-29"]

    assert [ref.name[5:10] for ref in spared(weekly)] == months + weeks


def test_without_versions_all_but_the_newest_are_removed() -> None:
    versions = days_ago(3, 2, 1)

    assert all_but_newest(versions) == versions[:2]
    assert all_but_newest([]) == []


ages = st.lists(st.floats(0, 3000), min_size=1, max_size=40).map(lambda days: days_ago(*sorted(days, reverse=True)))


@settings(deadline=None, database=None)
@given(ages)
def test_thinning_is_idempotent(versions: list[VersionRef]) -> None:
    """A second thinning removes nothing, and every month keeps a version."""
    remaining = [ref for ref in versions if ref not in due(versions, NOW)]

    assert due(remaining, NOW) == []
    assert remaining[-1] == versions[-1]
    assert [ref for ref in versions if ref in remaining] == remaining
    assert {ref.name[:7] for ref in remaining} == {ref.name[:7] for ref in versions}

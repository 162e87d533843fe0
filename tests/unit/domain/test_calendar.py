"""Days as people count them."""

import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.local_time import LocalZone, local_time, nights

BERLIN = ZoneInfo("Europe/Berlin")


@pytest.fixture(scope="module", autouse=True)
def in_berlin() -> Iterator[None]:
    before = os.environ.get("TZ")
    os.environ["TZ"] = "Europe/Berlin"
    time.tzset()
    yield
    os.environ.pop("TZ")
    if before is not None:
        os.environ["TZ"] = before
    time.tzset()


def test_a_time_before_midnight_was_yesterday() -> None:
    now = datetime(2026, 5, 20, 0, 1, tzinfo=BERLIN)
    assert nights(now - timedelta(minutes=2), now) == 1
    assert nights(now, now) == 0
    assert nights(datetime(2026, 5, 19, 22, 0, 30, tzinfo=UTC), now) == 0, "it was today there already"


def test_a_clock_change_moves_no_backup_to_another_day() -> None:
    """Half past midnight in summer time is half past eleven in winter time."""
    at = datetime(2026, 10, 24, 22, 30, tzinfo=UTC)
    now = datetime(2026, 10, 26, 12, 0, tzinfo=LocalZone())
    assert nights(at, now) == 1
    assert nights(at, now.astimezone(timezone(timedelta(hours=1)))) == 2, "which one offset for all year gets wrong"


@given(st.integers(315_532_800, 2_114_380_800))
def test_the_local_zone_agrees_with_the_time_zone_database(seconds: int) -> None:
    at = datetime.fromtimestamp(seconds, UTC)
    local_time, berlin_time = at.astimezone(LocalZone()), at.astimezone(BERLIN)
    assert local_time.replace(tzinfo=None) == berlin_time.replace(tzinfo=None)
    assert (local_time.utcoffset(), local_time.fold, local_time.isoformat()) == (
        berlin_time.utcoffset(),
        berlin_time.fold,
        berlin_time.isoformat(),
    )
    assert local_time.astimezone(UTC) == at


def test_the_local_time_is_the_current_time() -> None:
    assert abs(local_time() - datetime.now(UTC)) < timedelta(minutes=1)

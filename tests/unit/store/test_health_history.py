"""Error counts of earlier reports are kept by day, and losing them harms nothing."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from shingleback.domain.smart.report import ErrorCounts
from shingleback.store.drive_records import HealthHistory
from tests.helpers.at_once import simultaneously

DAY_S = 86_400.0
NOW_S = 20_000 * DAY_S + 7200


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "state" / "health.sqlite"


@pytest.fixture
def history(file: Path) -> Iterator[HealthHistory]:
    history = HealthHistory(file)
    yield history
    history.close()


def days_ago(days: float, pending: int = 0) -> ErrorCounts:
    return ErrorCounts(at_s=NOW_S - days * DAY_S, pending=pending)


def test_earlier_counts_are_returned_oldest_first(history: HealthHistory) -> None:
    for days in (1, 3, 2):
        history.add("drive", days_ago(days, pending=days))

    assert [counts.pending for counts in history.earlier("drive", NOW_S)] == [3, 2, 1]


def test_all_counts_are_returned_unchanged(history: HealthHistory) -> None:
    counts = ErrorCounts(
        at_s=NOW_S - DAY_S, reallocated=1, reported=2, pending=3, uncorrectable=4, link_errors=5, media_errors=None
    )
    history.add("drive", counts)

    assert history.earlier("drive", NOW_S) == [counts]


def test_each_drive_has_a_history_of_its_own(history: HealthHistory) -> None:
    history.add("one", days_ago(1, pending=8))

    assert history.earlier("other", NOW_S) == []


def test_one_report_a_day_is_kept(history: HealthHistory) -> None:
    for minute in range(100):
        history.add("drive", ErrorCounts(at_s=NOW_S - 5 * DAY_S + 60 * minute, pending=minute))

    assert [counts.pending for counts in history.earlier("drive", NOW_S)] == [0]


def test_a_report_of_the_last_hour_is_not_an_earlier_one(history: HealthHistory) -> None:
    history.add("drive", ErrorCounts(at_s=NOW_S - 600, pending=8))

    assert history.earlier("drive", NOW_S) == []


def test_a_report_dated_in_the_future_is_not_an_earlier_one(history: HealthHistory) -> None:
    history.add("drive", days_ago(-30, pending=8))

    assert history.earlier("drive", NOW_S) == []


def test_reports_older_than_three_months_are_not_compared(history: HealthHistory) -> None:
    history.add("drive", days_ago(100, pending=1))
    history.add("drive", days_ago(80, pending=2))

    assert [counts.pending for counts in history.earlier("drive", NOW_S)] == [2]


def test_old_reports_are_removed_from_the_database(history: HealthHistory, file: Path) -> None:
    history.add("drive", days_ago(1000, pending=1))
    history.add("drive", days_ago(1, pending=1))

    with sqlite3.connect(file) as db:
        assert db.execute("SELECT count(*) FROM counts").fetchone() == (1,)
    db.close()


def test_drives_without_a_key_and_reports_without_counts_are_not_stored(history: HealthHistory) -> None:
    history.add("", days_ago(1, pending=1))
    history.add("drive", ErrorCounts(at_s=NOW_S - DAY_S))

    assert history.earlier("", NOW_S) == history.earlier("drive", NOW_S) == []


def test_a_count_too_large_for_the_database_is_stored_as_the_largest(history: HealthHistory) -> None:
    history.add("drive", days_ago(1, pending=2**64))

    assert [counts.pending for counts in history.earlier("drive", NOW_S)] == [2**63 - 1]


def test_the_history_survives_a_restart(file: Path) -> None:
    for days in (2, 1):
        history = HealthHistory(file)
        history.add("drive", days_ago(days, pending=8))
        history.close()
    history = HealthHistory(file)

    assert len(history.earlier("drive", NOW_S)) == 2
    history.close()


def test_two_programs_may_create_the_history_at_the_same_time(file: Path) -> None:
    first, second = HealthHistory(file), HealthHistory(file)
    first.add("drive", days_ago(2, pending=8))
    second.add("drive", days_ago(1, pending=9))

    assert [counts.pending for counts in first.earlier("drive", NOW_S)] == [8, 9]
    first.close()
    second.close()


@pytest.mark.parametrize("content", [b"no database at all, but some text that is long enough" * 10, b"SQLite"])
def test_a_damaged_file_is_moved_aside(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    history = HealthHistory(file)
    history.add("drive", days_ago(1, pending=8))

    assert len(history.earlier("drive", NOW_S)) == 1
    assert file.with_suffix(".damaged").read_bytes() == content
    history.close()


def test_a_database_of_a_newer_version_is_left_alone(file: Path) -> None:
    file.parent.mkdir()
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE other (text)")
        db.execute("PRAGMA user_version = 9")
    db.close()
    before = file.read_bytes()
    history = HealthHistory(file)
    history.add("drive", days_ago(1, pending=8))

    assert history.earlier("drive", NOW_S) != []
    assert file.read_bytes() == before
    history.close()


def test_an_unwritable_folder_is_no_failure() -> None:
    history = HealthHistory(Path("/proc/shingleback/health.sqlite"))
    history.add("drive", days_ago(1, pending=8))

    assert len(history.earlier("drive", NOW_S)) == 1
    history.close()


def keeps_own_counts(folder: Path) -> bool:
    path, drive = folder / "health.sqlite", str(os.getpid())
    for _ in ("writes", "comes again"):
        with closing(HealthHistory(path)) as history:
            earlier_counts = history.earlier(drive, NOW_S)
            history.add(drive, days_ago(1))
    return bool(earlier_counts)


def test_processes_that_create_the_history_at_the_same_time_all_keep_their_counts(tmp_path: Path) -> None:
    assert simultaneously(keeps_own_counts, tmp_path) == 0

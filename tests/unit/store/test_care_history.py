"""The history of care for a filesystem."""

import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from shingleback.domain.care.types import DAY_S, CareAction, ReadRound
from shingleback.store.drive_records import CareHistory

GB = 10**9
NOW_S = 1.8e9


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "state" / "care.sqlite"


@pytest.fixture
def history(file: Path) -> Iterator[CareHistory]:
    with closing(CareHistory(file)) as history:
        yield history


def test_actions_are_known_after_the_program_has_ended(history: CareHistory, file: Path) -> None:
    history.add("one", CareAction.TRIM, 1000.0)
    history.add("one", CareAction.TRIM, 3000.0)
    history.add("two", CareAction.CHECK, 2000.0)
    history.close()
    with closing(CareHistory(file)) as next_history:
        assert next_history.last_s("one", 5000.0) == {CareAction.TRIM: 3000.0}
        assert next_history.last_s("two", 5000.0) == {CareAction.CHECK: 2000.0}
        assert next_history.last_s("three", 5000.0) == {}


def test_future_dates_from_a_wrong_clock_become_the_current_time(history: CareHistory) -> None:
    history.know("one", NOW_S + 1e8, None)
    history.add("one", CareAction.TRIM, NOW_S + 1e8)
    history.save_reading("one", ReadRound(began_s=NOW_S + 1e8, parts_done=4))
    history.note_used("one", NOW_S + 1e8, GB)
    for later_s in (0.0, DAY_S):
        assert history.know("one", NOW_S + later_s, None)[0] == NOW_S
        assert history.last_s("one", NOW_S + later_s) == {CareAction.TRIM: NOW_S}
        assert history.reading("one") == ReadRound(began_s=NOW_S, parts_done=4)
        history.note_used("one", NOW_S + later_s, 50 * GB)
    assert history.deleted_bytes("one", 0.0) == 0


def test_an_unset_clock_changes_nothing(history: CareHistory) -> None:
    history.know("one", NOW_S, None)
    history.add("one", CareAction.TRIM, NOW_S)
    assert history.know("one", 1000.0, None)[0] == 1000.0
    assert history.last_s("one", 1000.0) == {CareAction.TRIM: 1000.0}
    assert history.know("one", NOW_S + DAY_S, None)[0] == NOW_S
    assert history.last_s("one", NOW_S + DAY_S) == {CareAction.TRIM: NOW_S}


def test_a_drive_first_seen_with_an_unset_clock_gets_a_valid_date_later(
    history: CareHistory,
) -> None:
    history.know("one", 1000.0, None)
    assert history.know("one", NOW_S, None)[0] == NOW_S


def test_a_drive_is_known_since_it_was_first_seen(history: CareHistory) -> None:
    assert history.know("one", 1000.0, 7000) == (1000.0, 7000)
    assert history.know("one", 9000.0, 9000) == (1000.0, 7000)


def test_the_position_of_a_stopped_action_is_kept_until_it_is_done(history: CareHistory) -> None:
    assert history.place("one", CareAction.TRIM) == 0
    history.save_place("one", CareAction.TRIM, 64 * GB)
    assert history.place("one", CareAction.TRIM) == 64 * GB
    assert history.place("two", CareAction.TRIM) == 0
    history.add("one", CareAction.TRIM, 1000.0)
    assert history.place("one", CareAction.TRIM) == 0


def test_a_reading_round_is_kept_with_its_portions(history: CareHistory) -> None:
    assert history.reading("one") is None
    reading = ReadRound(began_s=1000.0).after(2000.0)
    history.save_reading("one", reading)
    assert history.reading("one") == ReadRound(began_s=1000.0, parts_done=1)
    history.save_reading("one", ReadRound(began_s=2000.0, parts_done=30, parts=48))
    assert history.reading("one") == ReadRound(began_s=2000.0, parts_done=30, parts=48)


def test_deleted_bytes_are_counted_between_samples(history: CareHistory) -> None:
    for day, used in enumerate([100, 300, 250, 260, 200]):
        history.note_used("one", day * DAY_S, used * GB)
    assert history.deleted_bytes("one", 0.0) == 110 * GB
    assert history.deleted_bytes("one", 3 * DAY_S) == 60 * GB
    assert [used for _, used in history.used("one", 10 * DAY_S)] == [100 * GB, 300 * GB, 250 * GB, 260 * GB, 200 * GB]


def test_the_newest_sample_of_a_day_counts(history: CareHistory) -> None:
    history.note_used("one", 10.0, GB)
    history.note_used("one", 20.0, 2 * GB)
    assert history.used("one", 30.0) == [(20.0, 2 * GB)]


def test_the_file_is_private(history: CareHistory, file: Path) -> None:
    history.add("one", CareAction.TRIM, 1000.0)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_an_unwritable_folder_is_no_failure(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with closing(CareHistory(tmp_path / "file" / "care.sqlite")) as history:
        history.add("one", CareAction.TRIM, 1000.0)
        assert history.know("one", 1000.0, None) == (1000.0, None)

"""Two drives that take turns for one set: what holds of the set, and what of each drive."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from shingleback.backup_sets.status import (
    Attempt,
    SetFacts,
    SetState,
    SetStatus,
    is_to_be_brought,
    status,
    status_in_rotation,
)
from shingleback.store import settings
from shingleback.store.settings import BackupSet, Settings

NOW = datetime(2026, 5, 20, 18, 0, tzinfo=UTC)
HOME = BackupSet(["/home/me"], "/media/me/Home", key="home", name="Family", swap_days=20, drives=["a"])
SAFE = BackupSet(["/old"], "/media/me/Safe", key="safe", turns_with="home", drives=["b"])


def stands(days: int | None, outcome: str = "done", damaged: datetime | None = None) -> SetStatus:
    """Of a drive that was backed up to so many days ago; None: never."""
    at = NOW - timedelta(days=days or 0)
    return status(
        SetFacts(attempts=(Attempt(at=at, outcome=outcome),) if days is not None else (), damaged=damaged), NOW
    )


@pytest.mark.parametrize(
    ("shown", "other", "state", "days"),
    [
        (stands(None), stands(3), SetState.GOOD, 3),
        (stands(3), stands(None), SetState.GOOD, 3),
        (stands(None), stands(None), SetState.NEVER, 0),
        (stands(30), stands(3), SetState.GOOD, 3),
        (stands(30), stands(14), SetState.OVERDUE, 14),
        (stands(None), stands(14), SetState.OVERDUE, 14),
        (stands(1, "drive-gone"), stands(3), SetState.FAILED, 3),
        (stands(1), stands(3, "drive-gone"), SetState.GOOD, 1),
        (stands(1), stands(3, damaged=NOW), SetState.DAMAGED, 1),
        (stands(20), stands(-2000), SetState.OVERDUE, 20),
    ],
)
def test_files_are_backed_up_where_any_of_the_drives_has_them(
    shown: SetStatus, other: SetStatus, state: SetState, days: int
) -> None:
    found = status_in_rotation(shown, [other], 14, NOW)
    assert (found.state, found.days) == (state, days)
    assert found.step is shown.step


@pytest.mark.parametrize(
    ("other", "swap_days", "is_time"),
    [(stands(20), 20, True), (stands(19), 20, False), (stands(None), 20, True), (stands(99), 0, False)],
)
def test_the_other_drive_is_to_be_brought_after_the_days_that_were_chosen(
    other: SetStatus, swap_days: int, is_time: bool
) -> None:
    assert is_to_be_brought(other, swap_days) is is_time


def test_the_second_drive_gets_what_the_first_one_gets(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    settings.save(file, Settings(sets=[HOME, SAFE]))
    home, safe = settings.load(file).sets
    assert home == HOME
    assert (safe.folders, safe.name, safe.swap_days) == (HOME.folders, "Family", 20)
    assert (safe.key, safe.destination, safe.drives) == ("safe", SAFE.destination, ["b"])
    assert home.group == safe.group == "home"


def test_what_is_changed_for_one_drive_is_changed_for_both() -> None:
    changed = Settings(sets=[HOME, SAFE]).with_set(BackupSet(["/new"], "/media/me/Home", key="home"))
    assert [one.folders for one in changed.sets] == [["/new"], ["/new"]]
    assert [one.destination for one in changed.sets] == ["/media/me/Home", "/media/me/Safe"]


def test_a_set_is_deleted_with_both_drives_and_a_drive_alone() -> None:
    both = Settings(sets=[HOME, SAFE])
    assert both.without_set("home").sets == []
    assert [one.key for one in both.without_set("safe").sets] == ["home"]


def test_a_drive_whose_set_is_gone_from_the_file_stands_alone(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    settings.save(file, Settings(sets=[SAFE]))
    (alone,) = settings.load(file).sets
    assert (alone.turns_with, alone.group, alone.folders) == ("", "safe", ["/old"])

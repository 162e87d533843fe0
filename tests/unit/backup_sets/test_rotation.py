"""Two drives in rotation: the status of their set, and of each drive."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from shingleback.backup_sets.status import (
    Attempt,
    ListNote,
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


def drive_status(days: int | None, outcome: str = "done", damaged: datetime | None = None) -> SetStatus:
    """The status of a drive whose last backup is that many days old; None: it has no backup."""
    at = NOW - timedelta(days=days or 0)
    return status(
        SetFacts(attempts=(Attempt(at=at, outcome=outcome),) if days is not None else (), damaged=damaged), NOW
    )


def test_a_damaged_list_on_any_of_the_drives_is_told() -> None:
    note = ListNote("manifest-lost", {}, NOW)
    other_drive = status(SetFacts(attempts=(Attempt(at=NOW, outcome="done"),), list_note=note), NOW)
    combined = status_in_rotation(drive_status(1), [other_drive], 0, NOW)
    assert (combined.state, combined.list_note) == (SetState.LIST_DAMAGED, note)


@pytest.mark.parametrize(
    ("shown", "other_status", "state", "days"),
    [
        (drive_status(None), drive_status(3), SetState.GOOD, 3),
        (drive_status(3), drive_status(None), SetState.GOOD, 3),
        (drive_status(None), drive_status(None), SetState.NEVER, 0),
        (drive_status(30), drive_status(3), SetState.GOOD, 3),
        (drive_status(30), drive_status(14), SetState.OVERDUE, 14),
        (drive_status(None), drive_status(14), SetState.OVERDUE, 14),
        (drive_status(1, "drive-gone"), drive_status(3), SetState.FAILED, 3),
        (drive_status(1), drive_status(3, "drive-gone"), SetState.GOOD, 1),
        (drive_status(1), drive_status(3, damaged=NOW), SetState.DAMAGED, 1),
        (drive_status(20), drive_status(-2000), SetState.OVERDUE, 20),
    ],
)
def test_a_set_is_backed_up_if_any_of_its_drives_has_a_good_backup(
    shown: SetStatus, other_status: SetStatus, state: SetState, days: int
) -> None:
    combined = status_in_rotation(shown, [other_status], 14, NOW)
    assert (combined.state, combined.days) == (state, days)
    assert combined.step is shown.step


@pytest.mark.parametrize(
    ("other_status", "swap_days", "is_time"),
    [
        (drive_status(20), 20, True),
        (drive_status(19), 20, False),
        (drive_status(None), 20, True),
        (drive_status(99), 0, False),
    ],
)
def test_the_other_drive_is_due_after_the_chosen_days(other_status: SetStatus, swap_days: int, is_time: bool) -> None:
    assert is_to_be_brought(other_status, swap_days) is is_time


def test_the_second_drive_gets_the_folders_of_the_first(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    settings.save(file, Settings(sets=[HOME, SAFE]))
    home, safe = settings.load(file).sets
    assert home == HOME
    assert (safe.folders, safe.name, safe.swap_days) == (HOME.folders, "Family", 20)
    assert (safe.key, safe.destination, safe.drives) == ("safe", SAFE.destination, ["b"])
    assert home.group == safe.group == "home"


def test_a_change_for_one_drive_applies_to_both() -> None:
    changed = Settings(sets=[HOME, SAFE]).with_set(BackupSet(["/new"], "/media/me/Home", key="home"))
    assert [backup_set.folders for backup_set in changed.sets] == [["/new"], ["/new"]]
    assert [backup_set.destination for backup_set in changed.sets] == ["/media/me/Home", "/media/me/Safe"]


def test_a_set_can_be_deleted_completely_or_without_its_second_drive() -> None:
    settings = Settings(sets=[HOME, SAFE])
    assert settings.without_set("home").sets == []
    assert [backup_set.key for backup_set in settings.without_set("safe").sets] == ["home"]


def test_a_second_drive_without_its_set_becomes_a_set_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    settings.save(file, Settings(sets=[SAFE]))
    (alone,) = settings.load(file).sets
    assert (alone.turns_with, alone.group, alone.folders) == ("", "safe", ["/old"])

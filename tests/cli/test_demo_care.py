"""The demo's drive is cared for like a real one: what is due is found out, its backup is read back, and that counts."""

from pathlib import Path
from typing import Any

import pytest

from shingleback.domain.destination import SIMULATED_DRIVE, SIMULATED_FOLDER
from tests.helpers.program import events
from tests.helpers.trees import write


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    """The folder of the demo's drive."""
    place = tmp_path / f"{SIMULATED_FOLDER}1" / SIMULATED_DRIVE
    place.mkdir(parents=True)
    return place


@pytest.fixture
def backup(drive: Path, tmp_path: Path) -> Path:
    """The same drive with a backup of one folder."""
    write(tmp_path / "Documents" / "letter.txt", b"Dear Anna" * 1000)
    events("backup", tmp_path / "Documents", drive, check=0)
    return drive


def cared(place: Path, *options: str, check: int | None = 0) -> dict[str, Any]:
    return events("care", "--simulate", place, *options, check=check)[-1]


def due(result: dict[str, Any]) -> list[str]:
    return [item["action"] for item in result.get("due", [])]


def test_nothing_is_due_before_the_first_backup(drive: Path) -> None:
    assert due(cared(drive)) == []


def test_the_backup_is_read_back_and_then_nothing_is_due(backup: Path) -> None:
    before = cared(backup)
    assert due(before) == ["read"]
    after = cared(backup, "--due")
    assert [done["action"] for done in after["done"]] == ["read"]
    assert (due(after), after["parts_done"]) == ([], 1)
    assert due(cared(backup)) == []
    assert [moment["kind"] for moment in after["past"]] == ["read", "backup"]


def test_damage_is_found_and_named(backup: Path) -> None:
    """All portions are read, as one file is in one of them."""
    (backup / "Documents" / "letter.txt").write_bytes(b"Dear Hugo" * 1000)
    results = [cared(backup, "read", check=None) for _portion in range(12)]
    damaged = [item["path"] for result in results for item in result["left_out"]]
    assert damaged == ["Documents/letter.txt"]


def test_an_unplugged_drive_is_said_to_be_missing(backup: Path) -> None:
    backup.rename(backup.with_name(f".{backup.name}"))
    assert cared(backup, check=2)["why"] == "destination-missing"

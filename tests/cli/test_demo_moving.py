"""The demo's backup is moved to its second drive like a real one: its files are copied, and its set follows."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from shingleback.backup_sets.library import Memory
from shingleback.domain.destination import SECOND_SIMULATED_DRIVE, SIMULATED_DRIVE, SIMULATED_FOLDER
from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.program import events
from tests.helpers.trees import write


@pytest.fixture
def drives(tmp_path: Path) -> tuple[Path, Path]:
    """The folders of the demo's drives. A backup of one folder is on the first one, and belongs to a set."""
    first, second = (tmp_path / f"{SIMULATED_FOLDER}1" / name for name in (SIMULATED_DRIVE, SECOND_SIMULATED_DRIVE))
    for place in (first, second):
        place.mkdir(parents=True)
    source = tmp_path / "Documents"
    write(source / "letter.txt", b"Dear Anna" * 1000)
    backup_set = BackupSet(folders=[str(source)], destination=str(first), drives=["simulated"])
    settings.save(Paths.of_user().settings_file, Settings(sets=[backup_set], places={backup_set.key: "simulated"}))
    events("backup", source, first, check=0)
    return first, second


def moved(drives: tuple[Path, Path], *options: str, check: int = 0) -> list[dict[str, Any]]:
    return events("move", "--simulate", *options, *drives, check=check)


def test_the_backup_is_copied_and_its_set_follows(drives: tuple[Path, Path]) -> None:
    first, second = drives
    told = moved(drives, "--sets-follow")
    assert (told[-1]["is_complete"], told[-1]["copied"]["files"], told[-1]["checked"]["files"]) == (True, 1, 1)
    assert (second / "Documents/letter.txt").read_bytes() == (first / "Documents/letter.txt").read_bytes()
    assert len(events("versions", second, check=0)[-1]["versions"]) == 1
    assert [event["drive"] for event in told if event["event"] == "watching"] == ["simulated-2/demo"]

    chosen = settings.load(Paths.of_user().settings_file)
    (followed,) = chosen.sets
    assert told[-1]["followed"] == [followed.key]
    assert (followed.destination, followed.drives) == (str(second), ["simulated-2"])
    assert chosen.places == {followed.key: "simulated-2"}
    assert Memory(Paths.of_user()).last_backup(followed) is not None, "the moved backup is the set's last one"


def test_a_dry_run_changes_nothing(drives: tuple[Path, Path]) -> None:
    _first, second = drives
    before = msgspec.to_builtins(settings.load(Paths.of_user().settings_file))
    assert moved(drives, "--dry-run", "--sets-follow")[-1]["is_dry_run"]
    assert list(second.iterdir()) == []
    assert msgspec.to_builtins(settings.load(Paths.of_user().settings_file)) == before


def test_the_new_drive_needs_no_care_yet(drives: tuple[Path, Path]) -> None:
    _first, second = drives
    moved(drives)
    care = events("care", "--simulate", second, check=0)[-1]
    assert care.get("due", []) == [], "it is new, and was read back by the move"

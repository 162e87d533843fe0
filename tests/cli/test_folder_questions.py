"""Whether the backup knows a folder from another place is found out before the first run, and the answer is kept."""

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from shingleback.domain.folder_question import FolderAnswer
from shingleback.store import settings
from shingleback.store.private_files import Paths
from tests.helpers.program import events, run
from tests.helpers.trees import write


@pytest.fixture
def moved(source: Path, drive: Path) -> Path:
    """The folder of a backup at another place, where it has changed since."""
    for number in range(20):
        write(source / f"{number}.txt", b"content %d" % number)
    run("backup", source, drive, check=0)
    new = source.parent / "new home" / "source"
    shutil.copytree(source, new)
    shutil.rmtree(source)
    (new / "3.txt").unlink()
    return new


def questions(drive: Path, folder: Path) -> list[dict[str, Any]]:
    return list(events("look", drive, "--source", folder, check=0)[-1]["questions"])


def tops(drive: Path) -> list[str]:
    return sorted(name for name in os.listdir(drive) if not name.startswith("."))


def answer(source: Path, drive: Path, folder_answer: FolderAnswer) -> None:
    """Saves a set with the answer, as the window does."""
    backup_set = settings.BackupSet(folders=[str(source)], destination=str(drive), answers=[folder_answer])
    settings.save(Paths.of_user().settings_file, settings.Settings(sets=[backup_set]))


def test_a_look_asks_what_a_run_would_ask(source: Path, drive: Path, moved: Path) -> None:
    (question,) = questions(drive, moved)

    assert (question["path"], question["old"]) == (str(moved), str(source))
    assert events("backup", moved, drive, check=4)[-1]["why"] == question["why"]
    assert "Is " in run("look", drive, "--source", moved, check=0).stdout


def test_it_asks_of_what_this_computer_recorded_while_the_drive_is_away(source: Path, drive: Path, moved: Path) -> None:
    drive.rename(drive.with_name("elsewhere"))

    (question,) = questions(drive, moved)

    assert question["old"] == str(source)


def test_it_asks_nothing_about_the_folders_of_the_backup_and_new_ones(
    source: Path, drive: Path, moved: Path, tmp_path: Path
) -> None:
    write(tmp_path / "other" / "a.txt", b"something else")
    assert questions(drive, tmp_path / "other") == []

    run("backup", f"--continue={source}={moved}", moved, drive, check=0)
    assert questions(drive, moved) == []


def test_yes_in_the_settings_goes_on_with_the_folder(source: Path, drive: Path, moved: Path) -> None:
    answer(moved, drive, FolderAnswer(str(moved), old=str(source)))

    result = events("backup", moved, drive, check=0)[-1]

    assert (tops(drive), result["copied"]["files"], result["removed"]["files"]) == (["source"], 0, 1)


def test_no_in_the_settings_makes_it_a_folder_of_its_own(drive: Path, moved: Path) -> None:
    answer(moved, drive, FolderAnswer(str(moved)))

    run("backup", moved, drive, check=0)

    assert tops(drive) == ["source", "source (2)"]

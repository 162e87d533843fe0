"""Browsing a backup, finding a file, testing whether it can be restored, and restoring it."""

import json
import os
from pathlib import Path

import pytest

from tests.helpers.program import events, run, running
from tests.helpers.trees import write


@pytest.fixture
def backup(source: Path, drive: Path) -> Path:
    events("backup", source, drive, check=0)
    return drive


def listed(drive: Path, *arguments: str) -> list[tuple[str, str]]:
    result = events("list", drive, *arguments, check=0)[-1]
    return [(entry["path"], entry["kind"]) for entry in result["entries"]]


def test_a_version_is_browsed_folder_by_folder(backup: Path, source: Path) -> None:
    top = events("list", backup, check=0)[-1]
    entry = top["entries"][0]

    assert (entry["path"], entry["kind"], entry["origin"]) == ("source", "folder", str(source))
    assert listed(backup, "source") == [("source/photos", "folder"), ("source/letter.txt", "file")]
    assert listed(backup, str(source / "photos")) == [("source/photos/lake.jpg", "file")]


def test_a_folder_that_is_not_in_a_version_is_refused(backup: Path) -> None:
    result = events("list", backup, "source/nothing", check=2)[-1]

    assert (result["why"], result["values"]["path"]) == ("no-such-folder", "source/nothing")


def test_an_earlier_version_shows_the_files_of_its_time(backup: Path, source: Path) -> None:
    first = events("versions", backup, check=0)[-1]["versions"][0]["name"]
    (source / "letter.txt").unlink()
    events("backup", source, backup, check=0)

    assert ("source/letter.txt", "file") in listed(backup, "source", "--version", first)
    assert ("source/letter.txt", "file") not in listed(backup, "source")


def test_a_file_is_found_by_words_of_its_name(backup: Path) -> None:
    result = events("find", backup, "JPG lake", check=0)[-1]

    assert [(entry["path"], entry["size"]) for entry in result["entries"]] == [("source/photos/lake.jpg", 4000)]
    assert events("find", backup, "sea", check=0)[-1]["count"] == 0


def test_a_test_restore_is_recorded_in_the_history_and_leaves_nothing_behind(backup: Path) -> None:
    result = events("try-restore", backup, check=0)[-1]

    assert sorted(result["tried"]) == ["source/letter.txt", "source/photos/lake.jpg"]
    newest = events("history", check=0)[-1]["runs"][0]
    assert (newest["command"], newest["outcome"], newest["checked"]["files"]) == ("try-restore", "done", 2)
    assert "restored as a test, compared" in run("try-restore", backup, "--count", "1", check=0).stdout


def test_files_in_the_way_are_reported_before_anything_is_done(backup: Path, source: Path) -> None:
    (source / "photos" / "lake.jpg").unlink()
    write(source / "letter.txt", b"Dear other reader", 5)

    result = events("restore", backup, "--in-place", "--dry-run", check=1)[-1]

    assert result["is_dry_run"]
    assert result["checked"]["files"] == 1
    assert [(item["path"], item["reason"]) for item in result["left_out"]] == [("source/letter.txt", "already-there")]
    assert not (source / "photos" / "lake.jpg").exists()
    assert events("history", check=0)[-1]["runs"][0]["command"] == "backup"


def test_files_are_restored_to_their_old_folder_beside_the_current_ones(backup: Path, source: Path) -> None:
    (source / "photos" / "lake.jpg").unlink()
    write(source / "letter.txt", b"Dear other reader", 5)

    events("restore", backup, "--in-place", "--keep-both", check=0)

    assert (source / "photos" / "lake.jpg").read_bytes() == b"blue" * 1000
    assert (source / "letter.txt").read_bytes() == b"Dear other reader"
    (beside,) = source.glob("letter (20*).txt")
    assert beside.read_bytes() == b"Dear reader"


def test_a_restore_needs_a_target(backup: Path, source: Path) -> None:
    write(source / "letter.txt", b"Dear other reader", 5)

    assert events("restore", backup, "--to", "", check=2)[-1]["why"] == "target-unwritable"
    assert run("restore", backup).returncode == 2
    assert run("restore", backup, "--to", source, "--in-place").returncode == 2
    assert (source / "letter.txt").read_bytes() == b"Dear other reader"


def test_a_preview_of_a_file_is_not_recorded_in_the_history(backup: Path, tmp_path: Path) -> None:
    events("restore", backup, "source/letter.txt", "--to", tmp_path / "look", "--passing", check=0)

    assert (tmp_path / "look" / "source" / "letter.txt").read_bytes() == b"Dear reader"
    assert events("history", check=0)[-1]["runs"][0]["command"] == "backup"


def test_an_empty_name_does_not_mean_everything(backup: Path, source: Path) -> None:
    write(source / "letter.txt", b"Dear other reader", 5)

    assert events("restore", backup, "", "--in-place", "--overwrite", check=2)[-1]["why"] == "no-such-folder"
    assert (source / "letter.txt").read_bytes() == b"Dear other reader"


def test_a_killed_restore_leaves_no_partial_file_with_the_final_name(source: Path, drive: Path, tmp_path: Path) -> None:
    write(source / "film", os.urandom(1 << 20) * 200)
    events("backup", source, drive, check=0)
    target = tmp_path / "target"
    film = target / "source" / "film"

    def is_whole() -> bool:
        """It is there, or the restore was faster than this test."""
        return not film.exists() or film.stat().st_size == 200 << 20

    with running("restore", drive, "--to", target) as restore:
        for line in restore.stdout or ():
            if 0 < json.loads(line).get("bytes", 0) < 200 << 20:
                break

    assert is_whole()
    while list((target / "source").glob(".film.*")):  # the process that copies notices the kill, and cleans up
        assert is_whole()


def test_a_name_that_the_terminal_cannot_show_is_escaped(source: Path, drive: Path) -> None:
    """Terminals of Latin-1 exist, and files with names from other computers on them."""
    write(source / "\u0130stanbul", b"x")
    events("backup", source, drive, check=0)
    result = run("list", drive, source.name, behind=("env", "PYTHONIOENCODING=latin-1"))
    assert (result.returncode, "\\u0130stanbul" in result.stdout) == (0, True)

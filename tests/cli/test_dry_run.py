"""A dry run says what would be done, and changes nothing, neither on the drive nor in the index."""

import os
import sqlite3
from pathlib import Path

from tests.helpers.program import events, run
from tests.helpers.trees import snapshot, write


def index_dump() -> dict[str, list[str]]:
    """Everything in the indexes of this computer."""
    tables = {}
    for file in (Path(os.environ["XDG_CACHE_HOME"]) / "shingleback" / "index").glob("*.sqlite"):
        db = sqlite3.connect(file)
        tables[file.name] = list(db.iterdump())
        db.close()
    return tables


def change_times(root: Path) -> dict[Path, int]:
    return {path: path.lstat().st_ctime_ns for path in [root, *root.rglob("*")]}


def test_a_dry_run_before_the_first_run_reports_everything_and_writes_nothing(source: Path, drive: Path) -> None:
    drive.mkdir()

    result = events("backup", source, drive, "--dry-run", check=0)[-1]

    assert (result["is_dry_run"], result["copied"]) == (True, {"files": 2, "bytes": 4011})
    assert list(drive.iterdir()) == []
    assert index_dump() == {}
    assert events("backup", source, drive, check=0)[-1]["copied"]["files"] == 2


def test_a_dry_run_between_two_runs_changes_neither_drive_nor_index(source: Path, drive: Path) -> None:
    run("backup", source, drive, check=0)
    write(source / "new", b"new")
    (source / "letter.txt").rename(source / "renamed")
    before = snapshot(drive), change_times(drive), index_dump()

    result = events("backup", source, drive, "--dry-run", check=0)[-1]

    assert result["copied"]["files"] == 1  # renamed files are not copied
    assert (snapshot(drive), change_times(drive), index_dump()) == before
    after = events("backup", source, drive, check=0)[-1]
    assert (after["copied"]["files"], after["renamed"]["files"]) == (1, 1)


def test_a_dry_run_reports_what_it_would_leave_out(source: Path, drive: Path) -> None:
    drive.mkdir()
    (source / "away").mkdir()

    done = run("backup", source, drive, "--dry-run", f"--include-mount={source / 'away'}", check=1)

    assert "would be copied" in done.stdout
    assert "source/away" in done.stderr


def test_a_dry_run_does_not_lock_the_drive(source: Path, drive: Path) -> None:
    run("backup", source, drive, check=0)
    (drive / ".shingleback" / "lock").unlink()

    run("backup", source, drive, "--dry-run", check=0)

    assert not (drive / ".shingleback" / "lock").exists()

"""A folder of a backup that is also mounted elsewhere is still a folder of the backup."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers import program
from tests.helpers.containers import needs_visible_root
from tests.helpers.trees import snapshot, write

pytestmark = [
    pytest.mark.device,
    needs_visible_root,
    pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to mount"),
]


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    write(tmp_path / "source" / "letters" / "ada", b"dear Ada")
    (tmp_path / "backup").mkdir()
    program.run("backup", tmp_path / "source", tmp_path / "backup", check=0)
    return tmp_path / "backup"


@pytest.fixture(params=["", "source", "source/letters"])
def second_mount(request: pytest.FixtureRequest, backup: Path, tmp_path: Path) -> Iterator[Path]:
    point = tmp_path / "second way"
    point.mkdir()
    subprocess.run(["mount", "--bind", backup / request.param, point], check=True)
    yield point
    subprocess.run(["umount", point], check=True)


def test_nothing_is_moved_into_the_backup_through_a_second_mount(backup: Path, second_mount: Path) -> None:
    before = snapshot(backup)

    result = program.events("move", backup, second_mount / "new", check=2)[-1]

    assert result["why"] == "move-same-place"
    assert snapshot(backup) == before


def test_nothing_is_restored_into_the_backup_through_a_second_mount(backup: Path, second_mount: Path) -> None:
    before = snapshot(backup)

    result = program.events("restore", backup, "--to", second_mount / "new", check=4)[-1]

    assert result["why"] == "target-inside-backup"
    assert snapshot(backup) == before


def test_the_backup_is_not_backed_up_to_itself(backup: Path, second_mount: Path) -> None:
    before = snapshot(backup)

    result = program.events("backup", second_mount, backup, check=4)[-1]

    assert result["why"] == "source-inside-destination"
    assert snapshot(backup) == before


def test_a_backup_cannot_be_moved_to_its_parent_folder(backup: Path, tmp_path: Path) -> None:
    above = tmp_path / "above"
    above.mkdir()
    subprocess.run(["mount", "--bind", backup.parent, above], check=True)
    try:
        result = program.events("move", backup, above, check=2)[-1]
    finally:
        subprocess.run(["umount", above], check=True)

    assert result["why"] == "move-same-place"

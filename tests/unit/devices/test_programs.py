"""Which programs use a drive."""

import subprocess
from pathlib import Path

import pytest

from shingleback.devices.kernel import programs_on
from tests.helpers.patience import wait_until


@pytest.mark.parametrize("handle", ["folder", "file"])
def test_programs_that_use_a_mount_are_listed(tmp_path: Path, handle: str) -> None:
    folder = tmp_path / "drive"
    folder.mkdir()
    (folder / "film").touch()
    with open(folder / "film", "rb") as film:
        user = subprocess.Popen(
            ["sleep", "60"], cwd=folder if handle == "folder" else "/", stdin=film if handle == "file" else None
        )
    try:
        wait_until(lambda: Path(f"/proc/{user.pid}/comm").read_text() == "sleep\n")
        assert programs_on([folder]) == ["sleep"]
        assert programs_on([tmp_path / "dri"]) == []
    finally:
        user.kill()
        user.wait()


def test_a_program_that_ends_or_is_not_readable_is_skipped(tmp_path: Path) -> None:
    (tmp_path / "1").mkdir()
    (tmp_path / "self").mkdir()

    assert programs_on([Path("/media/drive")], tmp_path) == []

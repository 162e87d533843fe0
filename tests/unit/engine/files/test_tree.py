"""Renames below the root of a backup by a user without special rights."""

import os
from pathlib import Path

import pytest

from shingleback.engine.files.folders import Tree
from tests.helpers.as_user import answer_as

NOBODY = 65534
READ_ONLY = 0o555


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """With a read-only folder, and a folder that contains the name `taken`."""
    for folder in ("root", "root/locked", "root/other", "root/other/taken"):
        (tmp_path / folder).mkdir()
        os.chown(tmp_path / folder, NOBODY, NOBODY)
    (tmp_path / "root" / "locked").chmod(READ_ONLY)
    return tmp_path / "root"


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to become somebody else")
@pytest.mark.parametrize(("new", "is_moved"), [("free", True), ("taken", False)])
def test_a_read_only_folder_has_its_mode_again_whether_or_not_it_could_be_moved(
    root: Path, new: str, *, is_moved: bool
) -> None:
    root_fd = os.open(root, os.O_RDONLY | os.O_DIRECTORY)

    def move() -> bool:
        try:
            Tree(root_fd, is_root=False).rename_new(b"locked", b"other/" + new.encode())
        except FileExistsError:
            return False
        return True

    was_moved = answer_as(NOBODY, move)
    os.close(root_fd)
    assert was_moved is is_moved
    folder = root / "other" / new if is_moved else root / "locked"
    assert folder.stat().st_mode & 0o777 == READ_ONLY

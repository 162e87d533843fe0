"""Changes below the root of a backup: by a user without special rights, and where they cannot be made."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.domain.errors import DriveRefused, Why
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


@pytest.fixture
def tree(tmp_path: Path) -> Iterator[Tree]:
    root_fd = os.open(tmp_path, os.O_RDONLY | os.O_DIRECTORY)
    tree = Tree(root_fd, is_root=True)
    yield tree
    tree.forget()
    os.close(root_fd)


def test_a_name_that_is_taken_although_nothing_has_it_is_a_contradiction(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on NTFS-3G that has been full."""

    def refuse(*_: object, **_also: object) -> None:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))

    monkeypatch.setattr(os, "mkdir", refuse)
    with pytest.raises(DriveRefused) as refused:
        tree.make_folders(b"new/newer")

    assert refused.value.why is Why.DRIVE_CONTRADICTS


def test_a_folder_that_somebody_removes_meanwhile_is_no_contradiction(tmp_path: Path, tree: Tree) -> None:
    tree.make_folders(b"folder")
    (tmp_path / "folder").rmdir()

    with pytest.raises(FileNotFoundError):
        tree.make_folders(b"folder/new")

"""A folder in the copy has the times of the source, whatever was done inside it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.engine.files import linux
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop


def add_a_folder(folder: Path) -> None:
    (folder / "new").mkdir()


def add_a_file(folder: Path) -> None:
    write(folder / "new", b"content")


def remove_a_folder(folder: Path) -> None:
    (folder / "old").rmdir()


def rename_a_folder(folder: Path) -> None:
    (folder / "old").rename(folder / "renamed")


@pytest.mark.parametrize("change", [add_a_folder, add_a_file, remove_a_folder, rename_a_folder])
def test_a_reset_folder_time_reaches_the_copy(workshop: Workshop, change: Callable[[Path], None]) -> None:
    """As when an archive is unpacked into the folder."""
    (workshop.source / "folder" / "old").mkdir(parents=True)
    workshop.backup()
    before = os.stat(workshop.source / "folder")
    change(workshop.source / "folder")
    os.utime(workshop.source / "folder", ns=(before.st_atime_ns, before.st_mtime_ns))

    workshop.backup()

    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)
    assert workshop.backup().version == ""


def test_nested_new_folders_keep_their_times_whatever_was_added_last(workshop: Workshop) -> None:
    """Large files and hard links are placed in another way than small files."""
    workshop.slot_bytes = 8192
    outer = workshop.source / "outer"
    write(outer / "large" / "file", os.urandom(50_000))
    write(outer / "linked" / "first", b"content")
    os.link(outer / "linked" / "first", outer / "second")
    os.link(outer / "linked" / "first", outer / "large" / "third")
    write(outer / "closed" / "file", b"content")
    os.chmod(outer / "closed", 0o500)
    for number, folder in enumerate(("large", "linked", "closed", "")):
        os.utime(outer / folder, (number, number))

    workshop.backup()

    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)


def test_a_new_tree_is_placed_with_a_single_rename(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Renaming a folder rewrites it, which costs the drive a scattered write."""
    renamed = []

    def rename(old: bytes, old_folder_fd: int, new: bytes, new_folder_fd: int) -> None:
        renamed.append(new)
        rename_noreplace(old, old_folder_fd, new, new_folder_fd)

    rename_noreplace = linux.rename_noreplace
    monkeypatch.setattr(linux, "rename_noreplace", rename)
    for name in ("a", "a/b", "a/b/c", "d"):
        write(workshop.source / name / "file", b"content")

    workshop.backup()

    assert renamed == [b"source"]
    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)

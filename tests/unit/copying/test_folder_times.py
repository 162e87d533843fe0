"""A folder's times in the copy are those of the source, whatever was done in it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

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
def test_a_time_that_was_put_back_is_that_of_the_copy(workshop: Workshop, change: Callable[[Path], None]) -> None:
    """As an archiver does that unpacks into a folder."""
    (workshop.source / "folder" / "old").mkdir(parents=True)
    workshop.backup()
    before = os.stat(workshop.source / "folder")
    change(workshop.source / "folder")
    os.utime(workshop.source / "folder", ns=(before.st_atime_ns, before.st_mtime_ns))

    workshop.backup()

    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)
    assert workshop.backup().version == ""

"""Renamed things are renamed on the drive: no content is sent again, and a folder moves in one step."""

import gzip
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shingleback.protocol.results import BackupFinished
from tests.helpers.trees import write
from tests.model.whole import Story

pytestmark = pytest.mark.usefixtures("plain_umask")
_BYTES = b"x" * 5000


@pytest.fixture
def story(tmp_path: Path) -> Story:
    """One run has been made of two folders."""
    story = Story(tmp_path, cross_filesystems=True)
    for number, name in enumerate(("d/a", "d/b", "e/a", "n/o/p")):
        write(story.source / name, _BYTES[number:])
    story.run()
    return story


def after(story: Story) -> tuple[BackupFinished, list[str]]:
    """Makes the next run, and returns the new paths of the folders that it moved as a whole."""
    result = story.run()
    story.check_copy()
    story.check_versions()
    segment = max((story.shop.destination / ".shingleback" / "manifest").iterdir())
    lines: list[dict[str, Any]] = [
        msgspec.json.decode(line) for line in gzip.decompress(segment.read_bytes()).splitlines()
    ]
    return result, [line["path"] for line in lines if line["kind"] == "moved" and line.get("folder")]


def counts(result: BackupFinished) -> tuple[int, int, int, int]:
    """The numbers of copied files, their bytes, renamed things, and removed files."""
    return result.copied.files, result.copied.bytes, result.renamed.files, result.removed.files


def test_a_folder_moves_in_one_step(story: Story) -> None:
    (story.source / "d").rename(story.source / "z")
    result, moved = after(story)
    assert moved == ["source/z"]
    assert counts(result) == (0, 0, 1, 0)


def test_folders_that_change_places_move_in_one_step_each(story: Story) -> None:
    (story.source / "d").rename(story.source / "aside")
    (story.source / "e").rename(story.source / "d")
    (story.source / "aside").rename(story.source / "e")
    result, moved = after(story)
    assert sorted(moved) == ["source/d", "source/e"]
    assert counts(result) == (0, 0, 2, 0)


def test_a_folder_moves_in_one_step_although_a_new_one_takes_its_name(story: Story) -> None:
    folders = [story.source / f"d{number}" for number in range(8)]  # whatever the order in which they are met
    for number, folder in enumerate(folders):
        write(folder / "a", _BYTES[100 + number :])
    story.run()
    for folder in folders:
        folder.rename(folder.with_name(f"z{folder.name}"))
        write(folder / "new", b"new")
    result, moved = after(story)
    assert sorted(moved) == [f"source/z{folder.name}" for folder in folders]
    assert counts(result) == (8, 24, 8, 0)


def test_a_folder_recreated_with_the_same_files_counts_as_the_same_folder(story: Story) -> None:
    """As after a restore: everything has a new inode."""
    shutil.copytree(story.source / "d", story.source / "z")
    shutil.rmtree(story.source / "d")
    (story.source / "z").rename(story.source / "d")
    result, moved = after(story)
    assert moved == []
    assert (result.copied.bytes, result.removed.files) == (0, 0)


def test_a_file_moved_out_of_a_deleted_folder_is_renamed(story: Story) -> None:
    (story.source / "n" / "o" / "p").rename(story.source / "p")
    shutil.rmtree(story.source / "n")
    result, _ = after(story)
    assert (result.copied.bytes, result.renamed.files) == (0, 1)


def test_another_name_for_a_file_on_the_drive_sends_nothing(story: Story) -> None:
    os.link(story.source / "d" / "a", story.source / "e" / "link")
    result, _ = after(story)
    copy = story.shop.destination / "source"
    assert result.copied.bytes == 0
    assert (copy / "d" / "a").samefile(copy / "e" / "link")


# two filesystems, whose inode numbers mean nothing to each other --------------------------------------------------


@pytest.fixture
def disks(story: Story) -> Iterator[list[Path]]:
    """Filesystems in memory, whose top folders all have the same inode, for the time of a test."""
    if os.geteuid() != 0:
        pytest.skip("needs root, to mount filesystems in memory")
    points = [story.source / name for name in "mabcghij"]
    for point in points:
        point.mkdir()
    try:
        yield points
    finally:
        for point in points:
            while os.path.ismount(point):
                subprocess.run(["umount", point], check=True)


def mount(point: Path, content: bytes) -> None:
    subprocess.run(["mount", "-t", "tmpfs", "none", point], check=True)
    write(point / "a", content)


def test_a_folder_stays_although_another_filesystem_has_a_folder_with_its_number(
    story: Story, disks: list[Path]
) -> None:
    mount(disks[0], _BYTES)
    story.run()
    for disk in disks[1:]:  # some of them are met before it
        mount(disk, b"other")
    result, moved = after(story)
    assert moved == []
    assert (result.copied.files, result.copied.bytes) == (7, 35)


def test_no_folder_is_taken_for_two_of_other_filesystems_with_its_number(story: Story, disks: list[Path]) -> None:
    mount(disks[0], _BYTES)
    story.run()
    subprocess.run(["umount", disks[0]], check=True)
    mount(disks[1], _BYTES)
    mount(disks[2], b"other")
    _, moved = after(story)
    assert len(moved) <= 1

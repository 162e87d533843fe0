"""What only gets another name is renamed on the drive: no content is sent again, and a folder moves in one step."""

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
    """The next run, and the new paths of the folders that it moved as a whole."""
    word = story.run()
    story.check_copy()
    story.check_versions()
    segment = max((story.shop.destination / ".shingleback" / "manifest").iterdir())
    lines: list[dict[str, Any]] = [
        msgspec.json.decode(line) for line in gzip.decompress(segment.read_bytes()).splitlines()
    ]
    return word, [line["path"] for line in lines if line["kind"] == "moved" and line.get("folder")]


def counts(word: BackupFinished) -> tuple[int, int, int, int]:
    """Files that were copied, their bytes, what was renamed, and files that were removed."""
    return word.copied.files, word.copied.bytes, word.renamed.files, word.removed.files


def test_a_folder_moves_in_one_step(story: Story) -> None:
    (story.source / "d").rename(story.source / "z")
    word, moved = after(story)
    assert moved == ["source/z"]
    assert counts(word) == (0, 0, 1, 0)


def test_folders_that_change_places_move_in_one_step_each(story: Story) -> None:
    (story.source / "d").rename(story.source / "aside")
    (story.source / "e").rename(story.source / "d")
    (story.source / "aside").rename(story.source / "e")
    word, moved = after(story)
    assert sorted(moved) == ["source/d", "source/e"]
    assert counts(word) == (0, 0, 2, 0)


def test_a_folder_moves_in_one_step_where_a_new_one_takes_its_name(story: Story) -> None:
    folders = [story.source / f"d{number}" for number in range(8)]  # whatever the order in which they are met
    for number, folder in enumerate(folders):
        write(folder / "a", _BYTES[100 + number :])
    story.run()
    for folder in folders:
        folder.rename(folder.with_name(f"z{folder.name}"))
        write(folder / "new", b"new")
    word, moved = after(story)
    assert sorted(moved) == [f"source/z{folder.name}" for folder in folders]
    assert counts(word) == (8, 24, 8, 0)


def test_a_folder_that_was_made_anew_with_the_same_files_is_the_same_one(story: Story) -> None:
    """As after a restore: everything has another inode."""
    shutil.copytree(story.source / "d", story.source / "z")
    shutil.rmtree(story.source / "d")
    (story.source / "z").rename(story.source / "d")
    word, moved = after(story)
    assert moved == []
    assert (word.copied.bytes, word.removed.files) == (0, 0)


def test_a_file_that_moves_out_of_a_folder_that_goes_is_renamed(story: Story) -> None:
    (story.source / "n" / "o" / "p").rename(story.source / "p")
    shutil.rmtree(story.source / "n")
    word, _ = after(story)
    assert (word.copied.bytes, word.renamed.files) == (0, 1)


def test_a_further_name_of_a_file_that_the_drive_has_sends_nothing(story: Story) -> None:
    os.link(story.source / "d" / "a", story.source / "e" / "link")
    word, _ = after(story)
    copy = story.shop.destination / "source"
    assert word.copied.bytes == 0
    assert (copy / "d" / "a").samefile(copy / "e" / "link")


# two filesystems, whose numbers of files mean nothing to each other ------------------------------------------------


@pytest.fixture
def disks(story: Story) -> Iterator[list[Path]]:
    """Filesystems in memory, whose tops all have the same inode, for the time of a test."""
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


def test_a_folder_stays_where_another_filesystem_has_a_folder_with_its_number(story: Story, disks: list[Path]) -> None:
    mount(disks[0], _BYTES)
    story.run()
    for other in disks[1:]:  # some of them are met before it
        mount(other, b"other")
    word, moved = after(story)
    assert moved == []
    assert (word.copied.files, word.copied.bytes) == (7, 35)


def test_no_folder_becomes_two_of_other_filesystems_with_its_number(story: Story, disks: list[Path]) -> None:
    mount(disks[0], _BYTES)
    story.run()
    subprocess.run(["umount", disks[0]], check=True)
    mount(disks[1], _BYTES)
    mount(disks[2], b"other")
    _, moved = after(story)
    assert len(moved) <= 1

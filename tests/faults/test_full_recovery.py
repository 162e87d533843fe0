"""A real drive that others have filled to the last block while a run was interrupted: old versions give way."""

import contextlib
import itertools
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from shingleback.domain.errors import Why
from tests.faults.disks import FILESYSTEMS, make, mounted_image, why_not, work_folder
from tests.model.scissors import Cut, Scissors
from tests.model.whole import Story

pytestmark = pytest.mark.device

_OLD_BYTES: Final = 8 << 20
_FILES: Final = 60
_IN_THE_MIDST: Final = 6 * _FILES
"""So many changes write all files, and begin to keep what they replace."""


@pytest.fixture
def story() -> Iterator[Story]:
    """On a filesystem that lets itself be filled to the last block."""
    if reason := why_not("ext4-packed"):
        pytest.skip(reason)
    kind = FILESYSTEMS["ext4-packed"]
    with work_folder() as folder:
        make(kind, folder / "image", kind.least_mb + 32)
        (folder / "story").mkdir()
        point = folder / "story" / "drive"
        with mounted_image(kind, folder / "image", point):
            yield Story(folder / "story")


def interrupted(story: Story, *, has_old_version: bool) -> None:
    """A run was killed in the midst of giving things their places; then somebody filled the drive."""
    story.is_thinned = True
    if has_old_version:
        (story.source / "old").write_bytes(os.urandom(_OLD_BYTES))
        story.run()
        (story.source / "old").unlink()
    for number in range(_FILES):
        folder = story.source / f"d{number}"
        folder.mkdir()
        (folder / "f").write_text(f"{number}")
    story.run()
    for number in range(_FILES):
        (story.source / f"d{number}" / "f").write_text(f"{number} once more")
    with Scissors(_IN_THE_MIDST).ready(), contextlib.suppress(Cut):
        story.run()
    fill(story.shop.destination)


def fill(drive: Path) -> None:
    """To the last block. What the filesystem is still clearing up gets free only later."""
    for count in itertools.count():
        if fill_once(drive / f"film-{count}") == 0:
            return
        os.sync()


def fill_once(film: Path) -> int:
    """Gives how many bytes and folders fitted."""
    count = 0
    with contextlib.suppress(OSError), open(film, "wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12):
            with contextlib.suppress(OSError):
                while written := file.write(bytes(size)):
                    count += written
    with contextlib.suppress(OSError):
        for number in itertools.count():
            (film.with_name(f"{film.name}-more") / str(number)).mkdir(parents=True)
            count += 1
    return count


def test_old_versions_give_way_to_what_was_interrupted(story: Story) -> None:
    interrupted(story, has_old_version=True)
    word = story.run()
    assert len(word.removed_versions) == 1
    story.check_copy()
    story.check_versions()
    story.check_verify()


def test_with_nothing_to_give_way_the_drive_is_full_and_nothing_is_lost(story: Story) -> None:
    interrupted(story, has_old_version=False)
    word = story.shop.backup()
    assert (word.exit_code, word.why) == (3, Why.DRIVE_FULL)
    story.check_versions()
    (story.shop.destination / "film-0").unlink()
    story.run()
    story.check_copy()
    story.check_versions()

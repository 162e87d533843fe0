"""A real drive that others fill to the last block in the midst of a run, or after one that was interrupted.

Old versions give way, and what is listed is carried out.
"""

import contextlib
import itertools
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from shingleback.domain.errors import Why
from shingleback.engine.drive.messages import Checkpoint, Parcel, ToDrive
from tests.faults.disks import FILESYSTEMS, make, mounted_image, why_not, work_folder
from tests.model.drive_calls import DriveCalls
from tests.model.scissors import Cut, Scissors
from tests.model.whole import Story

pytestmark = pytest.mark.device

_OLD_BYTES: Final = 8 << 20
_FILES: Final = 60
_MORE_THAN_INODES: Final = 900
_REMOVED_BYTES: Final = 100_000
_IN_THE_MIDST: Final = 6 * _FILES
"""So many changes write all files, and begin to keep what they replace."""


@pytest.fixture
def story() -> Iterator[Story]:
    """On a filesystem that lets itself be filled to the last block."""
    with story_on("ext4-packed") as story:
        yield story


@contextlib.contextmanager
def story_on(filesystem: str) -> Iterator[Story]:
    if reason := why_not(filesystem):
        pytest.skip(reason)
    kind = FILESYSTEMS[filesystem]
    with work_folder() as folder:
        make(kind, folder / "image", kind.least_mb + 32)
        (folder / "story").mkdir()
        point = folder / "story" / "drive"
        with mounted_image(kind, folder / "image", point):
            yield Story(folder / "story")


class FilledMeanwhile(DriveCalls):
    """Somebody fills the drive before one of the changes that such a message brings about."""

    def __init__(self, asked: type[ToDrive], at: int, drive: Path) -> None:
        super().__init__()
        self._kind = asked
        self._left = at
        self._drive = drive

    def do(self, name: str, call: Callable[..., Any], args: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if isinstance(self.asked, self._kind):
            self._left -= 1
            if self._left == 0:
                fill(self._drive)
        return super().do(name, call, args, options)


def changed(story: Story, *, has_old_version: bool) -> None:
    """All files have changed since the last run; what they were is going to be kept."""
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


def interrupted(story: Story, *, has_old_version: bool) -> None:
    """A run was killed in the midst of giving things their places; then somebody filled the drive."""
    changed(story, has_old_version=has_old_version)
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
    result = story.run()
    assert len(result.removed_versions) == 1
    story.check_copy()
    story.check_versions()
    story.check_verify()


@pytest.mark.parametrize("asked", [Parcel, Checkpoint], ids=["content is written", "things are renamed"])
def test_old_versions_give_way_in_the_midst_of_a_run_while(asked: type[ToDrive], story: Story) -> None:
    changed(story, has_old_version=True)
    with FilledMeanwhile(asked, _FILES, story.shop.destination).ready():
        result = story.run()
    assert len(result.removed_versions) == 1
    story.check_copy()
    story.check_versions()
    story.check_verify()


def test_a_run_with_nothing_to_give_way_leaves_a_drive_from_which_all_can_be_restored(story: Story) -> None:
    changed(story, has_old_version=False)
    with FilledMeanwhile(Checkpoint, _FILES, story.shop.destination).ready():
        result = story.shop.backup()
    assert (result.exit_code, result.why) == (3, Why.DRIVE_FULL)
    story.check_versions()
    (story.shop.destination / "film-0").unlink()
    story.run()
    story.check_copy()
    story.check_versions()


def test_with_nothing_to_give_way_the_drive_is_full_and_nothing_is_lost(story: Story) -> None:
    interrupted(story, has_old_version=False)
    result = story.shop.backup()
    assert (result.exit_code, result.why) == (3, Why.DRIVE_FULL)
    story.check_versions()
    (story.shop.destination / "film-0").unlink()
    story.run()
    story.check_copy()
    story.check_versions()


@pytest.mark.parametrize("keeps_versions", [True, False], ids=["kept in versions", "removed"])
def test_on_a_small_btrfs_that_others_filled_files_can_still_be(keeps_versions: bool) -> None:
    """It refuses a change unless there is room for the most that this could ever write, in one piece."""
    with story_on("btrfs-mixed") as story:
        story.options["keep_versions"] = keeps_versions
        story.is_thinned = not keeps_versions
        for number in range(_FILES):
            (story.source / f"f{number}").write_bytes(os.urandom(_REMOVED_BYTES))
            if number % (_FILES // 3) == 0:
                story.run()
        story.run()
        fill(story.shop.destination)
        for number in range(1, _FILES):
            (story.source / f"f{number}").unlink()
        story.run()
        story.check_copy()
        story.check_versions()


def test_a_first_run_that_used_up_all_inodes_leaves_one_for_a_smaller_source() -> None:
    """Its folders did; so the next run could not even list that most of them are gone."""
    with story_on("ext4-few-inodes") as story:
        for number in range(_MORE_THAN_INODES):
            (story.source / f"d{number % 9}" / f"{number}").mkdir(parents=True)
            (story.source / f"d{number % 9}" / f"{number}" / "f").write_text(f"{number}")
        for _ in range(2):
            result = story.shop.backup()
            assert (result.exit_code, result.why) == (3, Why.DRIVE_FULL)
        for number in range(1, 9):
            shutil.rmtree(story.source / f"d{number}")
        story.run()
        story.check_copy()
        story.check_versions()

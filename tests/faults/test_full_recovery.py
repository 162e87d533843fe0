"""A real drive that other programs fill to the last block during a run, or after an interrupted run.

Old versions are removed, and the listed changes are carried out.
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
"""This many changes write all files, and begin to keep the replaced ones."""


@pytest.fixture
def story() -> Iterator[Story]:
    """On a filesystem that can be filled to the last block."""
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


class FilledDuringRun(DriveCalls):
    """Fills the drive just before one of the changes that a message of this type causes."""

    def __init__(self, message_type: type[ToDrive], at: int, drive: Path) -> None:
        super().__init__()
        self._message_type = message_type
        self._messages_left = at
        self._drive = drive

    def do(self, name: str, call: Callable[..., Any], args: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if isinstance(self.message, self._message_type):
            self._messages_left -= 1
            if self._messages_left == 0:
                fill(self._drive)
        return super().do(name, call, args, options)


def changed(story: Story, *, has_old_version: bool) -> None:
    """Changes all files since the last run, whose content the next run will keep."""
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
    """Kills a run while it moves files to their places, then fills the drive."""
    changed(story, has_old_version=has_old_version)
    with Scissors(_IN_THE_MIDST).ready(), contextlib.suppress(Cut):
        story.run()
    fill(story.shop.destination)


def fill(drive: Path) -> None:
    """Fills the drive to the last block. Space that the filesystem is still reclaiming becomes free only later."""
    for count in itertools.count():
        if fill_once(drive / f"film-{count}") == 0:
            return
        os.sync()


def fill_once(filler: Path) -> int:
    """Returns how many bytes and folders fitted."""
    count = 0
    with contextlib.suppress(OSError), open(filler, "wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12):
            with contextlib.suppress(OSError):
                while written := file.write(bytes(size)):
                    count += written
    with contextlib.suppress(OSError):
        for number in itertools.count():
            (filler.with_name(f"{filler.name}-more") / str(number)).mkdir(parents=True)
            count += 1
    return count


def test_old_versions_are_removed_to_finish_an_interrupted_run(story: Story) -> None:
    interrupted(story, has_old_version=True)
    result = story.run()
    assert len(result.removed_versions) == 1
    story.check_copy()
    story.check_versions()
    story.check_verify()


@pytest.mark.parametrize("message_type", [Parcel, Checkpoint], ids=["content is written", "files are renamed"])
def test_old_versions_are_removed_during_a_run_while(message_type: type[ToDrive], story: Story) -> None:
    changed(story, has_old_version=True)
    with FilledDuringRun(message_type, _FILES, story.shop.destination).ready():
        result = story.run()
    assert len(result.removed_versions) == 1
    story.check_copy()
    story.check_versions()
    story.check_verify()


def test_a_run_without_old_versions_to_remove_leaves_everything_restorable(story: Story) -> None:
    changed(story, has_old_version=False)
    with FilledDuringRun(Checkpoint, _FILES, story.shop.destination).ready():
        result = story.shop.backup()
    assert (result.exit_code, result.why) == (3, Why.DRIVE_FULL)
    story.check_versions()
    (story.shop.destination / "film-0").unlink()
    story.run()
    story.check_copy()
    story.check_versions()


def test_without_old_versions_to_remove_the_drive_is_full_and_nothing_is_lost(story: Story) -> None:
    interrupted(story, has_old_version=False)
    result = story.shop.backup()
    assert (result.exit_code, result.why) == (3, Why.DRIVE_FULL)
    story.check_versions()
    (story.shop.destination / "film-0").unlink()
    story.run()
    story.check_copy()
    story.check_versions()


@pytest.mark.parametrize("keeps_versions", [True, False], ids=["kept in versions", "removed"])
def test_files_on_a_small_btrfs_filled_by_other_programs_can_still_be(keeps_versions: bool) -> None:
    """btrfs refuses a change unless the most that it could ever write has space in one piece."""
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


def test_a_first_run_that_uses_up_all_inodes_leaves_one_for_a_smaller_source() -> None:
    """Folders used up the inodes, so that the next run could not even list that most of them are gone."""
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

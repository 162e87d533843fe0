"""Clones from and to image files: existing files are not replaced, and an image of any length is complete."""

import contextlib
import errno
import os
import random
import re
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Unpack

import pytest

from shingleback.bootstrap.cloning import clone_job
from shingleback.domain.errors import Outcome, UsageError, Why
from shingleback.engine.drive.disk import RealDisk
from shingleback.messages import errors
from shingleback.protocol.cloning import CloneFinished
from shingleback.protocol.control import Unattended
from tests.device.test_cloning import MIB, fill, result_of
from tests.helpers.examples import with_long
from tests.helpers.loop import mounted
from tests.helpers.two_drives import CloneOptions, TwoDrives, facts, two_drives
from tests.helpers.whole import whole

pytestmark = pytest.mark.device


@pytest.fixture
def drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TwoDrives]:
    with two_drives(tmp_path, monkeypatch) as drives:
        yield drives


def test_an_existing_image_is_not_replaced(drives: TwoDrives) -> None:
    image = drives.folder / "clone.img"
    image.write_text("mine")

    link = drives.folder / "link.img"
    link.symlink_to(image)

    assert [drives.plan(target=str(path)).why for path in (image, link, drives.folder)] == [Why.CLONE_TARGET_EXISTS] * 3
    assert image.read_text() == "mine"


def test_an_image_that_appears_after_the_plan_is_not_replaced(drives: TwoDrives) -> None:
    image = drives.folder / "clone.img"
    request = drives.confirmed(target=str(image))
    image.write_text("mine")

    result = clone_job(request, drives.paths, facts)(drives.events.append, Unattended())

    assert (result.outcome, result.why, image.read_text()) == ("usage", Why.CLONE_TARGET_EXISTS, "mine")


class FullAfter(RealDisk):
    """Does this many writes, and then has no space."""

    def __init__(self, writes: int) -> None:
        self._left = writes

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        if not self._left:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._left -= 1
        super().write(fd, data, offset)


def write_at(drive: str, at_mb: int, data: bytes) -> None:
    with open(drive, "r+b") as disk:
        disk.seek(at_mb * MIB)
        disk.write(data)
        disk.flush()
        os.fsync(disk.fileno())


def without_room(drives: TwoDrives) -> Path:
    """An unfinished image that has the data at 100 MiB of the drive, and not the data after it."""
    image = drives.folder / "clone.img"
    write_at(drives.old, 100, random.Random(1).randbytes(MIB))
    write_at(drives.old, 300, random.Random(2).randbytes(MIB))
    result = drives.clone(target=str(image), make_disk=lambda: FullAfter(2))  # the stamp, and a piece
    assert (result.outcome, result.why) == (Outcome.DRIVE_FULL, Why.CLONE_NO_ROOM)
    return image


def test_an_image_continues_when_there_is_space_again(drives: TwoDrives) -> None:
    image = without_room(drives)

    result = drives.clone(target=str(image))

    assert (result.outcome, result.is_same) == (Outcome.DONE, True), (result.why, result.values)
    assert image.read_bytes() == Path(drives.old).read_bytes()


@pytest.mark.parametrize("kind", ["btrfs", "exfat"])
def test_an_image_is_identical_on_any_filesystem_even_if_it_begins_with_zeros(drives: TwoDrives, kind: str) -> None:
    """As that of btrfs does: the stamp of an unfinished image was there. exFAT has no holes."""
    fill("btrfs", drives.old, drives.folder / "old")

    with mounted(kind, drives.folder) as place:
        result = drives.clone(target=str(place / "clone.img"))

        assert (result.outcome, result.is_same) == (Outcome.DONE, True), (result.why, result.values)
        assert (place / "clone.img").read_bytes() == Path(drives.old).read_bytes()


def test_zeros_replace_the_data_of_an_earlier_run(drives: TwoDrives) -> None:
    image = without_room(drives)
    write_at(drives.old, 100, bytes(MIB))
    write_at(drives.old, 300, bytes(MIB))

    result = drives.clone(target=str(image))

    assert (result.outcome, result.is_same) == (Outcome.DONE, True), (result.why, result.values)
    assert image.read_bytes() == bytes(400 * MIB)


@pytest.mark.parametrize("size_mb", [0, 400, *with_long(1, 450)])
def test_a_file_in_place_of_an_unfinished_image_is_not_changed(drives: TwoDrives, size_mb: int) -> None:
    image, mine = without_room(drives), random.Random(3).randbytes(MIB) * size_mb
    image.unlink()
    image.write_bytes(mine)

    result = drives.clone(target=str(image))

    assert (result.outcome, result.why) == (Outcome.USAGE, Why.CLONE_TARGET_EXISTS)
    assert image.read_bytes() == mine


def test_a_filesystem_without_holes_needs_space_for_the_whole_image(drives: TwoDrives) -> None:
    fill("ext4", drives.old, drives.folder / "old", 10)

    with mounted("exfat", drives.folder, 300) as place:
        result = drives.clone(target=str(place / "clone.img"))

        assert (result.outcome, result.why) == (Outcome.DRIVE_FULL, Why.CLONE_NO_ROOM)
        assert not list(place.iterdir())


def test_an_image_above_the_maximum_file_size_is_refused_with_the_reason(drives: TwoDrives) -> None:
    image, before = drives.folder / "clone.img", resource.getrlimit(resource.RLIMIT_FSIZE)
    request = drives.confirmed(target=str(image))
    resource.setrlimit(resource.RLIMIT_FSIZE, (399 * MIB, before[1]))
    try:
        result = clone_job(request, drives.paths, facts)(drives.events.append, Unattended())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)

    assert isinstance(result, CloneFinished)
    assert (result.outcome, result.why, result.values["detail"]) == ("usage", Why.TARGET_UNWRITABLE, "File too large")
    assert not image.exists()


def test_an_image_that_could_not_be_started_does_not_block_the_next_run(drives: TwoDrives) -> None:
    image, clones = drives.folder / "clone.img", drives.paths.clones_folder
    clones.parent.mkdir(parents=True)
    clones.write_text("in the way of its folder")

    unkept = drives.clone(target=str(image))
    clones.unlink()

    assert (unkept.outcome, unkept.why) == (Outcome.USAGE, Why.CLONE_STATE_UNWRITABLE)
    assert drives.clone(target=str(image)).outcome == Outcome.DONE


def test_the_target_is_not_touched_if_the_disk_of_the_computer_is_full(drives: TwoDrives) -> None:
    fill("ext4", drives.old, drives.folder / "old", 5)
    fill("ext4", drives.new, drives.folder / "new", 5)
    before = whole(drives.new)

    with mounted("ext4", drives.folder, 20) as disk:
        drives.paths.clones_folder.parent.symlink_to(disk)
        request = drives.confirmed()
        with contextlib.suppress(OSError), (disk / "full").open("wb", buffering=0) as full:
            while full.write(bytes(4096)):
                pass
        result = clone_job(request, drives.paths, facts)(drives.events.append, Unattended())

    assert (result.outcome, result.why) == (Outcome.USAGE, Why.CLONE_STATE_UNWRITABLE)
    assert whole(drives.new) == before


def test_an_image_needs_a_folder(drives: TwoDrives) -> None:
    result = drives.plan(target=str(drives.folder / "missing" / "clone.img"))

    assert result.why == Why.CLONE_NO_FOLDER
    assert "missing for the image" in errors.sentence(result.why, result.values)


@pytest.mark.parametrize(("name", "detail"), [("missing.img", "No such file"), (".", "Is a directory")])
def test_a_source_that_is_no_image_is_refused_with_the_reason(drives: TwoDrives, name: str, detail: str) -> None:
    result = drives.plan(source=str(drives.folder / name))

    assert result.why == Why.FILE_UNREADABLE
    assert detail in errors.sentence(result.why, result.values)


def test_a_path_with_a_trailing_slash_is_no_image(drives: TwoDrives) -> None:
    image = drives.folder / "clone.img"
    image.write_bytes(b"1" * MIB)

    with pytest.raises(UsageError) as source:
        result_of(drives, f"{image}/", drives.new)
    with pytest.raises(UsageError) as target:
        result_of(drives, drives.old, f"{drives.folder}/other.img/")

    assert (source.value.why, target.value.why) == (Why.FILE_UNREADABLE, Why.CLONE_NO_FOLDER)


def remarks(drives: TwoDrives, target: str = "", **options: Unpack[CloneOptions]) -> set[str]:
    plan = drives.plan(target=target, **options).plan
    assert plan is not None
    return set(plan.remark_codes)


def test_a_plan_for_an_image_says_that_neither_uuid_nor_backup_sets_change(drives: TwoDrives) -> None:
    fill("ext4", drives.old, drives.folder / "old", 1)
    image = str(drives.folder / "clone.img")
    about_image = {"image-keeps-uuid", "sets-stay"}

    assert about_image <= remarks(drives, target=image, wants_new_uuid=True, sets_follow=True)
    assert about_image.isdisjoint(remarks(drives, target=image))
    assert about_image.isdisjoint(remarks(drives, wants_new_uuid=True, sets_follow=True))


def test_with_a_map_that_may_be_wrong_all_is_copied_and_it_is_said_why(drives: TwoDrives) -> None:
    fill("ext4", drives.old, drives.folder / "old", 1)
    assert "used" in remarks(drives)
    text = subprocess.run(["dumpe2fs", drives.old], capture_output=True, text=True, check=True).stdout
    block_bytes, bitmap = (int(re.findall(f"{name} +([0-9]+)", text)[0]) for name in ("Block size:", "Block bitmap at"))
    with open(drives.old, "r+b") as device:
        device.seek(bitmap * block_bytes)
        device.write(bytes(block_bytes))

    assert "doubtful-map" in remarks(drives)
    assert {"used", "all"}.isdisjoint(remarks(drives))


def test_no_plan_promises_to_mount_a_drive_without_a_filesystem(drives: TwoDrives) -> None:
    image = drives.folder / "raw.img"
    image.write_bytes(random.Random(1).randbytes(MIB))
    fill("ext4", drives.old, drives.folder / "old", 1)

    plans = [drives.plan(source=source).plan for source in (str(image), drives.old)]

    assert [plan is not None and "mount" in plan.steps for plan in plans] == [False, True]


def test_an_empty_image_is_refused_before_anything_is_erased(drives: TwoDrives) -> None:
    image = drives.folder / "empty.img"
    image.touch()
    before = whole(drives.new)

    assert drives.plan(source=str(image)).why == Why.CLONE_SOURCE_EMPTY
    assert whole(drives.new) == before


@pytest.mark.parametrize("size_bytes", [1, 511, 4097, MIB + 100, 33 * MIB + 1])
def test_an_image_that_ends_within_a_sector_is_complete_on_a_drive_and_in_another_image(
    drives: TwoDrives, size_bytes: int
) -> None:
    image, second_image = drives.folder / "odd.img", drives.folder / "again.img"
    image.write_bytes(random.Random(size_bytes).randbytes(size_bytes))

    to_drive, to_image = drives.clone(source=str(image)), drives.clone(source=str(image), target=str(second_image))

    for result in (to_drive, to_image):
        assert (result.outcome, result.is_same, result.bad_bytes) == ("done", True, 0), (result.why, result.values)
    assert second_image.read_bytes() == image.read_bytes()
    with open(drives.new, "rb") as disk:
        assert disk.read(size_bytes) == image.read_bytes()

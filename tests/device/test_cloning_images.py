"""Copies from image files and to them: what is there is not replaced, and an image of any length is whole."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.bootstrap.cloning import clone_job
from shingleback.domain.errors import Why
from shingleback.messages import errors
from shingleback.protocol.control import Unattended
from tests.device.test_cloning import MIB, whole
from tests.helpers.two_drives import TwoDrives, facts, two_drives

pytestmark = pytest.mark.device


@pytest.fixture
def drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TwoDrives]:
    with two_drives(tmp_path, monkeypatch) as both:
        yield both


def test_an_image_that_exists_is_not_replaced(drives: TwoDrives) -> None:
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

    word = clone_job(request, drives.paths, facts)(drives.told.append, Unattended())

    assert (word.outcome, word.why, image.read_text()) == ("usage", Why.CLONE_TARGET_EXISTS, "mine")


def test_an_image_needs_a_folder(drives: TwoDrives) -> None:
    word = drives.plan(target=str(drives.folder / "missing" / "clone.img"))

    assert word.why == Why.CLONE_NO_FOLDER
    assert "missing for the image" in errors.sentence(word.why, word.values)


def test_an_empty_image_is_refused_before_anything_is_erased(drives: TwoDrives) -> None:
    image = drives.folder / "empty.img"
    image.touch()
    before = whole(drives.new)

    assert drives.plan(source=str(image)).why == Why.CLONE_SOURCE_EMPTY
    assert whole(drives.new) == before


@pytest.mark.parametrize("size_bytes", [1, 511, 4097, MIB + 100, 33 * MIB + 1])
def test_an_image_that_ends_within_a_sector_is_whole_on_a_drive_and_in_another_image(
    drives: TwoDrives, size_bytes: int
) -> None:
    image, again = drives.folder / "odd.img", drives.folder / "again.img"
    image.write_bytes(random.Random(size_bytes).randbytes(size_bytes))

    to_drive, to_image = drives.clone(source=str(image)), drives.clone(source=str(image), target=str(again))

    for word in (to_drive, to_image):
        assert (word.outcome, word.is_same, word.bad_bytes) == ("done", True, 0), (word.why, word.values)
    assert again.read_bytes() == image.read_bytes()
    with open(drives.new, "rb") as disk:
        assert disk.read(size_bytes) == image.read_bytes()

"""After the list is lost, all is copied again: what the drive has already makes room, and nothing else is destroyed."""

import os
import shutil
from pathlib import Path

import pytest

from shingleback.protocol.events import Note
from tests.helpers.checker import all_problems
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


def lose_list(shop: Workshop) -> None:
    shutil.rmtree(shop.destination / ".shingleback-list")
    shutil.rmtree(shop.destination / ".shingleback" / "manifest")
    (shop.destination / ".shingleback" / "contents.json.gz").unlink()


def moved_aside(shop: Workshop) -> list[tuple[str, bytes]]:
    found_folder = shop.destination / ".shingleback" / "found"
    return sorted((file.name, file.read_bytes()) for file in found_folder.rglob("*") if file.is_file())


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    for name in ("same", "deep/same", "deep/changed on the drive", "changed in the source"):
        write(workshop.source / name, b"content")
    workshop.backup()
    return workshop


@pytest.mark.parametrize("is_another", [False, True])
def test_the_same_files_are_replaced_and_others_are_moved_aside(shop: Workshop, *, is_another: bool) -> None:
    lose_list(shop)
    if is_another:
        shop.forget_index()
    copy = shop.destination / "source" / "deep" / "changed on the drive"
    times = copy.stat()
    copy.write_bytes(b"changed")
    os.utime(copy, ns=(times.st_atime_ns, times.st_mtime_ns))
    write(shop.source / "changed in the source", b"newer content")

    result = shop.backup()

    assert (result.outcome, result.copied.files) == ("done", 4)
    assert moved_aside(shop) == [("changed in the source", b"content"), ("changed on the drive", b"changed")]
    notes = [event.code for event in shop.events if isinstance(event, Note)]
    assert notes == ["manifest-made-again", "moved-aside", "moved-aside"]
    assert (shop.verify().outcome, all_problems(shop.destination)) == ("done", [])


def test_a_file_in_the_way_that_cannot_be_read_is_moved_aside(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    lose_list(shop)
    monkeypatch.setattr("shingleback.engine.files.folders.have_same_bytes", _fail)

    assert shop.backup().outcome == "done"
    assert len(moved_aside(shop)) == 4


def _fail(*_files: object) -> bool:
    raise OSError(5, os.strerror(5))


def test_only_regular_files_are_the_same(shop: Workshop, tmp_path: Path) -> None:
    lose_list(shop)
    write(tmp_path / "outside", b"content")
    copy = shop.destination / "source" / "same"
    copy.unlink()
    copy.symlink_to(tmp_path / "outside")

    assert shop.backup().outcome == "done"
    assert (tmp_path / "outside").read_bytes() == b"content"
    assert next((shop.destination / ".shingleback" / "found").rglob("same")).is_symlink()

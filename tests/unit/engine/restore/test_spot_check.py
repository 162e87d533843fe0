"""A test restore tells whether files come back, and leaves nothing behind."""

import os
import shutil

import pytest

from shingleback.engine.repo.catalog_cache import LockedTemporaryFolder
from shingleback.engine.restore import verify
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop
from tests.unit.engine.restore.test_verify import rot


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    for number in range(9):
        write(workshop.source / f"file {number}", b"content %d" % number)
    write(workshop.source / "empty")
    (workshop.source / "link").symlink_to("file 1")
    workshop.backup()
    return workshop


def test_so_many_files_as_were_asked_for_come_back_whole(shop: Workshop) -> None:
    before = snapshot(shop.destination)

    result = shop.try_restore(5)

    assert (result.command, result.outcome, result.checked.files) == ("try-restore", "done", 5)
    assert len(set(result.tried)) == 5
    assert not any("empty" in path or "link" in path for path in result.tried)
    assert list((shop.folder / "trial").iterdir()) == []
    assert snapshot(shop.destination) == before


def test_an_empty_file_is_tried_only_where_there_is_nothing_else(shop: Workshop) -> None:
    assert "source/empty" not in shop.try_restore(9).tried
    assert len(shop.try_restore(50).tried) == 10


def test_a_very_large_file_is_tried_only_where_there_are_not_enough_others(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verify, "_USUAL_BYTES", 20)
    write(shop.source / "film", b"x" * 21)
    shop.backup()

    assert "source/film" not in shop.try_restore(9).tried
    assert "source/film" in shop.try_restore(10).tried


def test_what_rotted_and_what_is_gone_is_named(shop: Workshop) -> None:
    rot(shop.destination / "source" / "file 3", 2)
    (shop.destination / "source" / "file 4").unlink()

    result = shop.try_restore(9)

    assert (result.outcome, result.checked.files) == ("left-out", 7)
    assert {(item.path, item.reason) for item in result.left_out} == {
        ("source/file 3", "damaged"),
        ("source/file 4", "missing-on-drive"),
    }
    assert list((shop.folder / "trial").iterdir()) == []


def test_a_backup_without_files_has_nothing_to_be_tried(workshop: Workshop) -> None:
    workshop.backup(allow_empty=True)

    assert workshop.try_restore().why == "nothing-to-try"


def test_files_that_do_not_fit_on_this_computer_are_not_said_to_be_missing(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(workshop.source / "letter", b"content")
    workshop.backup()
    usage = shutil.disk_usage(workshop.folder)
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: usage._replace(free=10))

    assert workshop.try_restore().why == "target-full"


def test_without_a_backup_there_is_nothing_either(workshop: Workshop) -> None:
    workshop.destination.mkdir()

    assert workshop.try_restore().why == "no-backup-here"


def test_what_a_test_that_was_killed_has_left_is_removed_by_the_next(shop: Workshop) -> None:
    left = shop.folder / "trial" / "left"
    write(left / "closed" / "film", b"somebody's film")
    (left / "closed").chmod(0o500)
    (left / "a way out").symlink_to(shop.source)
    mode = shop.source.stat().st_mode
    other = LockedTemporaryFolder(shop.folder / "trial")

    assert shop.try_restore(1).outcome == "done"

    assert os.listdir(shop.folder / "trial") == [other.path.name]  # somebody else's test is under way
    assert shop.source.stat().st_mode == mode
    other.close()
    assert os.listdir(shop.folder / "trial") == []


def test_without_a_place_for_the_test_the_drive_is_not_blamed(shop: Workshop) -> None:
    write(shop.folder / "trial")

    result = shop.try_restore()

    assert (result.why, result.values["path"]) == ("target-unwritable", str(shop.folder / "trial"))

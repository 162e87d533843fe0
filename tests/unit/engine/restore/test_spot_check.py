"""A test restore reports whether files can be restored, and leaves nothing behind."""

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


def test_the_requested_number_of_files_is_restored(shop: Workshop) -> None:
    before = snapshot(shop.destination)

    result = shop.try_restore(5)

    assert (result.command, result.outcome, result.checked.files) == ("try-restore", "done", 5)
    assert len(set(result.tried)) == 5
    assert not any("empty" in path or "link" in path for path in result.tried)
    assert list((shop.folder / "trial").iterdir()) == []
    assert snapshot(shop.destination) == before


def test_an_empty_file_is_tried_only_if_there_are_not_enough_others(shop: Workshop) -> None:
    assert "source/empty" not in shop.try_restore(9).tried
    assert len(shop.try_restore(50).tried) == 10


def test_a_very_large_file_is_tried_only_if_there_are_not_enough_others(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verify, "USUAL_BYTES", 20)
    write(shop.source / "film", b"x" * 21)
    shop.backup()

    assert "source/film" not in shop.try_restore(9).tried
    assert "source/film" in shop.try_restore(10).tried


def test_damaged_and_missing_files_are_reported(shop: Workshop) -> None:
    rot(shop.destination / "source" / "file 3", 2)
    (shop.destination / "source" / "file 4").unlink()

    result = shop.try_restore(9)

    assert (result.outcome, result.checked.files) == ("left-out", 7)
    assert {(item.path, item.reason) for item in result.left_out} == {
        ("source/file 3", "damaged"),
        ("source/file 4", "missing-on-drive"),
    }
    assert list((shop.folder / "trial").iterdir()) == []


def test_a_backup_without_files_has_nothing_to_try(workshop: Workshop) -> None:
    workshop.backup(allow_empty=True)

    assert workshop.try_restore().why == "nothing-to-try"


def test_files_that_do_not_fit_on_this_computer_are_not_reported_as_missing(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(workshop.source / "letter", b"content")
    workshop.backup()
    usage = shutil.disk_usage(workshop.folder)
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: usage._replace(free=10))

    assert workshop.try_restore().why == "target-full"


def test_a_folder_without_a_backup_is_refused(workshop: Workshop) -> None:
    workshop.destination.mkdir()

    assert workshop.try_restore().why == "no-backup-here"


def test_leftovers_of_a_killed_test_are_removed_by_the_next(shop: Workshop) -> None:
    leftovers = shop.folder / "trial" / "left"
    write(leftovers / "closed" / "film", b"somebody's film")
    (leftovers / "closed").chmod(0o500)
    (leftovers / "a way out").symlink_to(shop.source)
    mode = shop.source.stat().st_mode
    other_test = LockedTemporaryFolder(shop.folder / "trial")

    assert shop.try_restore(1).outcome == "done"

    assert os.listdir(shop.folder / "trial") == [other_test.path.name]  # another test is running
    assert shop.source.stat().st_mode == mode
    other_test.close()
    assert os.listdir(shop.folder / "trial") == []


def test_an_unusable_temporary_folder_is_not_blamed_on_the_drive(shop: Workshop) -> None:
    write(shop.folder / "trial")

    result = shop.try_restore()

    assert (result.why, result.values["path"]) == ("target-unwritable", str(shop.folder / "trial"))

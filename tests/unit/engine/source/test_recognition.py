"""A source that the backup knows from another place is recognized, and its content is not sent again."""

import os
import shutil
from pathlib import Path

import pytest

from shingleback.protocol.events import Note
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    for number in range(30):
        write(workshop.source / f"folder {number % 3}" / "inner" / f"{number}", b"content %d" % number * 100)
    write(workshop.source / "top", b"top")
    assert workshop.backup().outcome == "done"
    return workshop


def copy(shop: Workshop) -> Path:
    """A copy at another place, with all times, as a new computer's home has it."""
    copied_source = shop.folder / "new home" / "source"
    shutil.copytree(shop.source, copied_source, symlinks=True)
    return copied_source


def tops(shop: Workshop) -> list[str]:
    return sorted(name for name in os.listdir(shop.destination) if not name.startswith("."))


def notes(shop: Workshop) -> list[str]:
    return [event.code for event in shop.events if isinstance(event, Note)]


def test_a_renamed_source_goes_on(shop: Workshop) -> None:
    renamed = shop.source.rename(shop.folder / "renamed")
    write(renamed / "new", b"new")

    result = shop.backup(renamed)

    assert (result.outcome, result.copied.files, result.removed.files) == ("done", 1, 0)
    assert (tops(shop), notes(shop)) == (["source"], ["folder-continued"])
    assert snapshot(shop.destination / "source") == snapshot(renamed)
    assert (shop.backup(renamed).version, notes(shop)) == ("", [])


def test_a_renamed_source_without_changes_is_known_from_then_on(shop: Workshop) -> None:
    renamed = shop.source.rename(shop.folder / "renamed")
    shop.backup(renamed)
    shop.backup(renamed)

    assert (tops(shop), notes(shop)) == (["source"], [])


def test_a_copy_at_another_place_goes_on_if_nothing_is_left_at_the_old_one(shop: Workshop) -> None:
    copied_source = copy(shop)
    shutil.rmtree(shop.source)

    result = shop.backup(copied_source)

    assert (result.outcome, result.copied.files, result.removed.files) == ("done", 0, 0)
    assert (tops(shop), notes(shop)) == (["source"], ["folder-continued"])


def test_a_folder_that_still_exists_is_another_one(shop: Workshop) -> None:
    assert shop.backup(copy(shop)).outcome == "done"
    assert tops(shop) == ["source", "source (2)"]


def test_on_another_computer_the_user_is_asked(shop: Workshop) -> None:
    copied_source = copy(shop)
    shop.host = "new computer"

    result = shop.backup(copied_source)

    assert (result.outcome, result.why) == ("unsafe", "folder-known")
    assert result.values == {"path": str(copied_source), "old": str(shop.source), "host": "testhost"}
    assert tops(shop) == ["source"]


@pytest.mark.parametrize("keeps_index", [True, False])
def test_yes_sends_only_what_has_changed(shop: Workshop, *, keeps_index: bool) -> None:
    copied_source = copy(shop)
    before = snapshot(shop.source)
    write(copied_source / "folder 1" / "inner" / "1", b"changed")
    (copied_source / "folder 2" / "inner" / "2").rename(copied_source / "moved")
    shop.host = "new computer"
    if not keeps_index:
        shop.forget_index()

    result = shop.backup(copied_source, continues=((str(shop.source), str(copied_source)),))

    assert (result.outcome, tops(shop)) == ("done", ["source"])
    assert result.copied.files <= 2
    assert snapshot(shop.destination / "source") == snapshot(copied_source)
    assert shop.backup(copied_source).version == ""
    restored, target = shop.restore(version=min(os.listdir(shop.destination / ".shingleback" / "versions")))
    assert (restored.outcome, snapshot(target / "source")) == ("done", before)


def test_no_makes_a_folder_of_its_own(shop: Workshop) -> None:
    copied_source = copy(shop)
    shop.host = "new computer"

    assert shop.backup(copied_source, is_as_new=True).copied.files == 31
    assert tops(shop) == ["source", "source (2)"]
    assert (shop.backup(copied_source).outcome, tops(shop)) == ("done", ["source", "source (2)"])


def test_a_folder_that_has_changed_a_little_is_asked_about(shop: Workshop) -> None:
    copied_source = copy(shop)
    write(copied_source / "top", b"pot")
    shutil.rmtree(shop.source)

    assert shop.backup(copied_source).why == "folder-known"


def test_files_of_the_same_names_and_sizes_are_not_enough(shop: Workshop) -> None:
    copied_source = copy(shop)
    for path in copied_source.rglob("*"):
        if path.is_file():
            write(path, bytes(reversed(path.read_bytes())))
    shutil.rmtree(shop.source)

    assert (shop.backup(copied_source).outcome, tops(shop)) == ("done", ["source", "source (2)"])


def test_an_ordinary_new_folder_is_not_asked_about(shop: Workshop) -> None:
    new_folder = shop.folder / "other"
    for number in range(10):
        write(new_folder / f"{number}", b"something else %d" % number)

    assert (shop.backup(shop.source, new_folder).outcome, notes(shop)) == ("done", [])


def test_the_sources_of_one_run_are_not_mistaken_for_each_other(shop: Workshop) -> None:
    copied_source = copy(shop)

    assert (shop.backup(shop.source, copied_source).outcome, tops(shop)) == ("done", ["source", "source (2)"])


def test_a_dry_run_with_the_answer_records_nothing(shop: Workshop) -> None:
    copied_source = copy(shop)
    shop.host = "new computer"

    dry = shop.backup(copied_source, continues=((str(shop.source), str(copied_source)),), is_dry_run=True)

    assert (dry.outcome, dry.copied.files) == ("done", 0)
    assert shop.backup(copied_source).why == "folder-known"

"""Renames of all kinds in one run: the copy matches the source, and moved files are not copied."""

import os
from itertools import permutations
from pathlib import Path

import pytest

from shingleback.engine.drive import server
from shingleback.engine.source.excludes import Excludes
from tests.fakes.disks import FaultyDisk, once
from tests.helpers.trees import contents, snapshot, write
from tests.helpers.workshop import Workshop


@pytest.fixture
def three_folders(workshop: Workshop) -> Workshop:
    for name in ("a", "b", "c"):
        write(workshop.source / name / name, name.encode())
        write(workshop.source / name / "inner" / "deep", name.encode() * 2)
    workshop.backup()
    return workshop


def copy_matches(workshop: Workshop) -> bool:
    return snapshot(workshop.destination / "source") == snapshot(workshop.source)


@pytest.mark.parametrize("order", ["".join(order) for order in permutations("abc")])
def test_folders_permute_their_names_and_no_file_is_copied(three_folders: Workshop, order: str) -> None:
    source = three_folders.source
    for name in "abc":
        (source / name).rename(source / f"{name} on its way")
    for name, new in zip("abc", order, strict=True):
        (source / f"{name} on its way").rename(source / new)

    result = three_folders.backup()

    assert (result.outcome, result.copied.files, copy_matches(three_folders)) == ("done", 0, True)


def test_a_folder_and_its_parent_swap_places(three_folders: Workshop) -> None:
    source = three_folders.source
    (source / "a" / "inner").rename(source / "outer")
    (source / "a").rename(source / "outer" / "inner")
    (source / "outer").rename(source / "a")

    result = three_folders.backup()

    assert (result.outcome, result.copied.files, copy_matches(three_folders)) == ("done", 0, True)


def test_a_file_and_a_folder_of_another_source_swap_places(workshop: Workshop) -> None:
    """The file makes way for a folder that is new there, and takes the name of a removed one."""
    second_source = workshop.folder / "other"
    write(workshop.source / "c" / "file", b"file")
    write(second_source / "folder" / "inside", b"inside")
    workshop.backup(workshop.source, second_source)
    (second_source / "folder").rename(second_source / "aside")
    (workshop.source / "c" / "file").rename(second_source / "folder")
    (second_source / "aside").rename(workshop.source / "c" / "file")

    assert workshop.backup(workshop.source, second_source).outcome == "done"

    assert copy_matches(workshop)
    assert snapshot(workshop.destination / "other") == snapshot(second_source)


def test_a_file_moves_into_a_new_folder_with_the_name_of_a_removed_file(three_folders: Workshop) -> None:
    source = three_folders.source
    write(source / "name", b"a file first")
    three_folders.backup()
    (source / "name").unlink()
    (source / "a" / "a").rename(source / "a" / "moved")
    (source / "name" / "new").mkdir(parents=True)
    (source / "a" / "moved").rename(source / "name" / "new" / "moved")

    result = three_folders.backup()

    assert (result.outcome, result.copied.files, copy_matches(three_folders)) == ("done", 0, True)


def test_a_renamed_file_gets_its_new_mode_and_attribute_on_the_drive(three_folders: Workshop) -> None:
    renamed = three_folders.source / "a" / "renamed"
    (three_folders.source / "a" / "a").rename(renamed)
    renamed.chmod(0o640)
    os.setxattr(renamed, "user.note", b"later")

    result = three_folders.backup()

    assert (result.renamed.files, result.copied.files, copy_matches(three_folders)) == (1, 0, True)


@pytest.mark.parametrize("number", [0, 1])
def test_renames_that_the_drive_refused_once_are_repeated(workshop: Workshop, number: int) -> None:
    """One file takes the name of another known file."""
    source = workshop.source
    write(source / "moves", b"what moves")
    write(source / "is in the way", b"what has the name, and is larger")
    write(source / "folder" / "inside", b"inside")
    first = workshop.backup().version
    before = contents(source)
    (source / "moves").replace(source / "is in the way")
    (source / "folder").rename(source / "renamed")
    workshop.disk = FaultyDisk(once("sync", number))

    assert workshop.backup().outcome == "done"

    assert copy_matches(workshop)
    assert workshop.verify().outcome == "done"
    assert contents(workshop.restore(version=first)[1] / "source") == before


def test_a_folder_that_is_no_longer_excluded_does_not_change_the_times_of_its_parent(workshop: Workshop) -> None:
    write(workshop.source / "around" / "file", b"file")
    write(workshop.source / "around" / "passed over" / "inside", b"inside")
    workshop.backup(excludes=Excludes(["passed over"]))

    workshop.backup()

    assert copy_matches(workshop)


def test_a_newly_excluded_folder_is_kept_for_the_version_that_has_it(workshop: Workshop) -> None:
    write(workshop.source / "folder" / "inside", b"inside")
    write(workshop.source / "file", b"file")
    first = workshop.backup().version
    workshop.backup(excludes=Excludes(["folder"]))

    _, target = workshop.restore(version=first)

    assert contents(target / "source") == contents(workshop.source)
    assert not (workshop.destination / "source" / "folder").exists()


def test_a_file_that_a_version_needs_is_kept_even_if_one_with_its_path_was_kept_before(workshop: Workshop) -> None:
    """A folder disappears, returns with other content, and disappears again, with no version in between."""
    source = workshop.source
    write(source / "folder" / "one", b"one")
    write(source / "elsewhere", b"two")
    first = workshop.backup().version
    before = contents(source)
    remove_folder(source / "folder")
    run_without_version(workshop)
    return_folder(source)
    run_without_version(workshop)
    remove_folder(source / "folder")
    run_without_version(workshop)
    write(source / "last", b"last")
    workshop.backup()

    result, target = workshop.restore(version=first)

    assert result.outcome == "done"
    assert contents(target / "source") == before


def remove_folder(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()


def return_folder(source: Path) -> None:
    (source / "folder").mkdir()
    (source / "elsewhere").rename(source / "folder" / "one")


def run_without_version(workshop: Workshop) -> None:
    """Runs a backup that lists everything but makes no version, because one file does not fit."""
    too_large = workshop.source / "too large"
    write(too_large, b"x" * 20_000)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server, "room_bytes", lambda *_: 10_000)
        assert workshop.backup().why == "drive-full"
    too_large.unlink()

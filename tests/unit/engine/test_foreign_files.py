"""Things that people put into the copy are never overwritten, and things that they removed are copied again."""

import shutil
import socket
from pathlib import Path

import pytest

from shingleback.protocol.events import Note
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop


@pytest.fixture
def copy(workshop: Workshop) -> Path:
    """The copy of a source that has been backed up once."""
    write(workshop.source / "folder" / "old.txt", b"old")
    workshop.backup()
    return workshop.destination / "source"


def moved_aside(workshop: Workshop) -> dict[str, bytes]:
    found_folder = workshop.destination / ".shingleback" / "found"
    return {path.name: path.read_bytes() for path in found_folder.rglob("*") if path.is_file()}


def test_a_file_in_the_way_of_a_new_file_is_moved_aside(workshop: Workshop, copy: Path) -> None:
    write(copy / "folder" / "new.txt", b"by hand")
    write(workshop.source / "folder" / "new.txt", b"new")

    workshop.backup()

    assert (copy / "folder" / "new.txt").read_bytes() == b"new"
    assert moved_aside(workshop) == {"new.txt": b"by hand"}
    assert [event.code for event in workshop.events if isinstance(event, Note)] == ["moved-aside"]


def test_a_folder_in_the_way_of_a_new_folder_is_merged_with_it(workshop: Workshop, copy: Path) -> None:
    write(copy / "letters" / "by hand.txt", b"by hand")
    write(copy / "letters" / "both.txt", b"by hand")
    write(workshop.source / "letters" / "both.txt", b"new")
    write(workshop.source / "letters" / "inner" / "deep.txt", b"new")

    workshop.backup()

    assert (copy / "letters" / "by hand.txt").read_bytes() == b"by hand"
    assert (copy / "letters" / "both.txt").read_bytes() == b"new"
    assert (copy / "letters" / "inner" / "deep.txt").read_bytes() == b"new"
    assert moved_aside(workshop) == {"both.txt": b"by hand"}


def test_a_file_in_the_way_of_a_folder_is_moved_aside(workshop: Workshop, copy: Path) -> None:
    shutil.rmtree(copy / "folder")
    write(copy / "folder", b"by hand")
    write(workshop.source / "folder" / "new.txt", b"new")

    workshop.backup()

    assert (copy / "folder" / "new.txt").read_bytes() == b"new"
    assert moved_aside(workshop) == {"folder": b"by hand"}


def test_a_symlink_in_the_place_of_a_folder_is_not_followed(workshop: Workshop, copy: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    shutil.rmtree(copy / "folder")
    (copy / "folder").symlink_to(outside)
    write(workshop.source / "folder" / "new.txt", b"new")

    workshop.backup()

    assert list(outside.iterdir()) == []
    assert (copy / "folder" / "new.txt").read_bytes() == b"new"


def test_a_folder_in_the_way_of_a_rename_is_moved_aside(workshop: Workshop, copy: Path) -> None:
    write(copy / "renamed" / "by hand.txt", b"by hand")
    (workshop.source / "folder").rename(workshop.source / "renamed")

    workshop.backup()

    assert snapshot(copy) == snapshot(workshop.source)
    assert moved_aside(workshop) == {"by hand.txt": b"by hand"}


def test_an_unrelated_folder_with_the_name_of_the_source_is_left_alone(workshop: Workshop) -> None:
    write(workshop.destination / "source" / "mine.txt", b"by hand")
    write(workshop.source / "file", b"new")

    workshop.backup()

    assert [path.name for path in (workshop.destination / "source").iterdir()] == ["mine.txt"]
    assert (workshop.destination / "source (2)" / "file").read_bytes() == b"new"


def test_a_file_removed_from_the_copy_is_found_by_verify_and_copied_again(workshop: Workshop, copy: Path) -> None:
    (copy / "folder" / "old.txt").unlink()

    result = workshop.verify()

    assert [(item.path, item.reason) for item in result.left_out] == [("source/folder/old.txt", "missing-on-drive")]
    assert workshop.backup().copied.files == 1
    assert workshop.verify().outcome == "done"


def test_folders_in_the_way_of_a_new_tree_are_merged_at_any_depth(workshop: Workshop, copy: Path) -> None:
    write(copy / "letters" / "inner" / "by hand.txt", b"by hand")
    write(copy / "letters" / "inner" / "deep" / "both.txt", b"by hand")
    write(workshop.source / "letters" / "inner" / "deep" / "both.txt", b"new")
    write(workshop.source / "letters" / "inner" / "new.txt", b"new")

    workshop.backup()

    inner = copy / "letters" / "inner"
    assert (inner / "by hand.txt").read_bytes() == b"by hand"
    assert (inner / "new.txt").read_bytes() == (inner / "deep" / "both.txt").read_bytes() == b"new"
    assert moved_aside(workshop) == {"both.txt": b"by hand"}


def test_something_in_the_place_of_a_file_whose_attributes_changed_is_left_alone(
    workshop: Workshop, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A symlink, a socket, or nothing at all: the backup does not change it, and `verify` reports each."""
    names = ("old.txt", "other.txt", "removed.txt")
    write(outside := tmp_path / "outside", b"by hand")
    outside.chmod(0o644)
    for name in names[1:]:
        write(workshop.source / "folder" / name, b"other")
    workshop.backup()
    for name in names:
        (copy / "folder" / name).unlink()
        (workshop.source / "folder" / name).chmod(0o600)
    (copy / "folder" / "old.txt").symlink_to(outside)
    monkeypatch.chdir(copy / "folder")
    with socket.socket(socket.AF_UNIX) as foreign_socket:
        foreign_socket.bind("other.txt")

    assert workshop.backup().outcome == "done"

    assert outside.stat().st_mode & 0o777 == 0o644
    assert (copy / "folder" / "old.txt").is_symlink()
    assert (copy / "folder" / "other.txt").is_socket()
    assert {item.path for item in workshop.verify().left_out} == {f"source/folder/{name}" for name in names}
    assert workshop.backup().copied.files == len(names)
    assert workshop.verify().outcome == "done"


def test_moving_aside_overwrites_nothing(workshop: Workshop, copy: Path) -> None:
    found_folder = workshop.destination / ".shingleback" / "found"
    for number in range(4):
        write(found_folder / f"{number}-0" / "source" / "folder" / "new.txt", b"went aside before")
    write(copy / "folder" / "new.txt", b"by hand")
    write(workshop.source / "folder" / "new.txt", b"new")

    workshop.backup()

    assert sorted(path.read_bytes() for path in found_folder.rglob("new.txt")) == [b"by hand"] + 4 * [
        b"went aside before"
    ]

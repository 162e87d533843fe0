"""A run after a damaged, shortened or older list lists only what is on the drive."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import SealStore
from shingleback.protocol.events import Note
from tests.helpers.checker import problems
from tests.helpers.promises import tree_state
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop, left_out


def lists(workshop: Workshop) -> list[Path]:
    """Both copies of the list."""
    return [workshop.destination / ".shingleback" / "manifest", workshop.destination / ".shingleback-list"]


def newest_is_lost(workshop: Workshop) -> None:
    for folder in lists(workshop):
        (folder / "000002.jsonl.gz").unlink()


def set_back(workshop: Workshop) -> None:
    for name in (".shingleback", ".shingleback-list"):
        shutil.rmtree(workshop.destination / name)
        shutil.copytree(workshop.folder / "older" / name, workshop.destination / name)


def home_is_set_back(workshop: Workshop) -> None:
    shutil.rmtree(workshop.destination / ".shingleback")
    shutil.copytree(workshop.folder / "older" / ".shingleback", workshop.destination / ".shingleback")


def newest_is_shorter(workshop: Workshop) -> None:
    for folder in lists(workshop):
        os.truncate(folder / "000002.jsonl.gz", 200)


def older_is_damaged(workshop: Workshop) -> None:
    for folder in lists(workshop):
        data = bytearray((folder / "000001.jsonl.gz").read_bytes())
        data[-30] ^= 1
        (folder / "000001.jsonl.gz").write_bytes(data)


def rename_and_make_anew(source: Path) -> None:
    os.rename(source / "d", source / "e")
    write(source / "d" / "g", b"other")


def exchange(source: Path) -> None:
    os.rename(source / "d", source / "x")
    os.rename(source / "k", source / "d")
    os.rename(source / "x", source / "k")


def change_and_delete(source: Path) -> None:
    write(source / "d" / "f1", b"CONTENT 1")
    (source / "d" / "f2").unlink()
    shutil.rmtree(source / "k")


def move_files(source: Path) -> None:
    os.rename(source / "d" / "f1", source / "d" / "f1-old")
    write(source / "d" / "f1", b"content 1 anew")
    os.rename(source / "k" / "m", source / "m")


def contents(root: Path) -> dict[bytes, str]:
    return {path: entry.content for path, entry in tree_state(root).items()}


DAMAGES = (newest_is_lost, set_back, home_is_set_back, newest_is_shorter, older_is_damaged)
CHANGES = (rename_and_make_anew, exchange, change_and_delete, move_files)


@pytest.fixture
def changed(workshop: Workshop, change: Callable[[Path], None]) -> Workshop:
    """A backup of two runs, with what the first one had in `.shingleback`."""
    for name in ("f1", "f2", "f3"):
        write(workshop.source / "d" / name, b"content " + name.encode())
    write(workshop.source / "k" / "m", b"m")
    (workshop.source / "empty").mkdir()
    workshop.backup()
    shutil.copytree(workshop.source, workshop.folder / "first", symlinks=True)
    for name in (".shingleback", ".shingleback-list"):
        shutil.copytree(workshop.destination / name, workshop.folder / "older" / name)
    change(workshop.source)
    workshop.backup()
    return workshop


@pytest.mark.parametrize("is_new_computer", [False, True], ids=["this computer", "a new one"])
@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("change", CHANGES)
def test_the_next_run_lists_what_is_there(
    changed: Workshop, damage: Callable[[Workshop], None], *, is_new_computer: bool
) -> None:
    damage(changed)
    if is_new_computer:
        changed.store, changed.seals = IndexStore(changed.folder / "index 2"), SealStore(changed.folder / "seals 2")

    result = changed.backup()

    assert (result.outcome, result.left_out) == ("done", [])
    assert tree_state(changed.destination / "source") == tree_state(changed.source)
    assert left_out(changed.verify(is_newest_only=True)) == [] or damage is older_is_damaged
    if damage is not older_is_damaged:
        assert problems(changed.destination) == []
    restored, target = changed.restore()
    assert [path for path, _ in left_out(restored) if not path.startswith(".shingleback")] == []
    assert tree_state(target / "source") == tree_state(changed.source)


@pytest.mark.parametrize("change", CHANGES)
def test_older_versions_stay_whole(changed: Workshop) -> None:
    """Also what the lost run had put into `versions`, and what only the source has under another name."""
    newest_is_lost(changed)
    changed.backup()

    restored, target = changed.restore(version="2026-03-01T12-00-00")

    assert left_out(restored) == []
    assert contents(target / "source") == contents(changed.folder / "first")


def test_another_file_of_the_same_size_and_second_is_not_taken_for_the_listed_one(workshop: Workshop) -> None:
    for number, name in enumerate("abc"):
        write(workshop.source / name, b"content " + name.encode(), mtime_ns=1_700_000_000_123_456_000 + number * 1000)
    workshop.backup()
    for old, new in ("ax", "ba", "xb"):
        os.rename(workshop.source / old, workshop.source / new)
    workshop.backup()
    newest_is_lost(workshop)
    workshop.store, workshop.seals = IndexStore(workshop.folder / "index 2"), SealStore(workshop.folder / "seals 2")

    assert workshop.backup().outcome == "done"

    assert contents(workshop.destination / "source") == contents(workshop.source)


@pytest.mark.parametrize("change", [rename_and_make_anew])
def test_what_the_list_does_not_have_is_moved_aside_together(changed: Workshop) -> None:
    newest_is_lost(changed)

    changed.backup()

    notes = [event for event in changed.events if isinstance(event, Note)]
    assert [note.code for note in notes] == ["manifest-damaged", "foreign-moved-aside", "healed-from-source"]
    aside = changed.destination / ".shingleback" / "found"
    assert {path.name for path in aside.rglob("*") if path.is_file()} == {"f1", "f2", "f3", "g"}


@pytest.mark.parametrize("change", [rename_and_make_anew])
def test_a_whole_list_on_a_new_computer_moves_nothing_aside(changed: Workshop) -> None:
    write(changed.destination / "source" / "of a person", b"mine")
    changed.store, changed.seals = IndexStore(changed.folder / "index 2"), SealStore(changed.folder / "seals 2")
    write(changed.source / "new", b"new")

    assert changed.backup().copied.files == 1

    assert (changed.destination / "source" / "of a person").exists()

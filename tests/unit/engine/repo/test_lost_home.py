"""The folder `.shingleback` is lost, and the second list beside the copy still tells what is there."""

import shutil
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.index_state import SealStore
from shingleback.engine.repo.repository import inspect
from shingleback.protocol.events import Note
from tests.helpers.checker import all_problems, problems
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop

LOST: Final = "home-lost"
MADE_AGAIN: Final = "home-made-again"
SET_ASIDE: Final = "list-set-aside"
_ALL_ABOUT_THE_HOME: Final = (LOST, MADE_AGAIN, SET_ASIDE)


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """A backup of two runs: the older version has content that the newest lacks."""
    write(workshop.source / "d" / "f", b"content")
    write(workshop.source / "top", b"top")
    workshop.backup()
    write(workshop.source / "top", b"changed")
    workshop.backup()
    return workshop


def lose(shop: Workshop, *, is_emptied: bool) -> None:
    home = shop.destination / ".shingleback"
    shutil.rmtree(home)
    if is_emptied:
        home.mkdir()


def notes(shop: Workshop) -> list[str]:
    return [event.code for event in shop.events if isinstance(event, Note) and event.code in _ALL_ABOUT_THE_HOME]


def versions(shop: Workshop) -> list[str]:
    with closing(Catalog(bytes(shop.destination))) as catalog:
        return [version.name for version in catalog.versions]


def another_computer(shop: Workshop) -> None:
    shop.forget_index()
    shop.seals = SealStore(shop.folder / "seals of another computer")


@pytest.mark.parametrize("is_another", [False, True])
@pytest.mark.parametrize("is_emptied", [False, True])
def test_the_backup_is_found_and_read_by_its_second_list(shop: Workshop, *, is_emptied: bool, is_another: bool) -> None:
    lose(shop, is_emptied=is_emptied)
    if is_another:
        another_computer(shop)

    contents = inspect(bytes(shop.destination))
    restored, target = shop.restore()
    assert (contents.has_backup, contents.sources) == (True, [str(shop.source)])
    assert (restored.outcome, notes(shop), snapshot(target / "source")) == ("done", [LOST], snapshot(shop.source))
    checked = shop.verify()
    assert (checked.outcome, [item.reason for item in checked.left_out]) == ("left-out", ["missing-on-drive"])
    assert notes(shop) == [LOST]


@pytest.mark.parametrize("is_another", [False, True])
@pytest.mark.parametrize("is_emptied", [False, True])
def test_the_next_run_makes_the_folder_again_and_copies_only_what_is_new(
    shop: Workshop, *, is_emptied: bool, is_another: bool
) -> None:
    earlier = versions(shop)
    lose(shop, is_emptied=is_emptied)
    if is_another:
        another_computer(shop)
    write(shop.source / "new", b"new")

    result = shop.backup()

    assert (result.outcome, result.copied.files, notes(shop)) == ("done", 1, [MADE_AGAIN])
    assert versions(shop) == [*earlier, result.version]
    assert sorted(path.name for path in shop.destination.iterdir()) == [".shingleback", ".shingleback-list", "source"]
    restored, target = shop.restore()
    assert (restored.outcome, snapshot(target / "source")) == ("done", snapshot(shop.source))
    assert (shop.backup().version, notes(shop)) == ("", [])
    assert problems(shop.destination) == []


def test_a_dry_run_only_says_it(shop: Workshop) -> None:
    lose(shop, is_emptied=False)

    result = shop.backup(is_dry_run=True)

    assert (result.outcome, result.copied.files, notes(shop)) == ("done", 0, [LOST])
    assert sorted(path.name for path in shop.destination.iterdir()) == [".shingleback-list", "source"]


def test_a_refused_run_says_that_it_has_made_the_folder_again(shop: Workshop) -> None:
    for number in range(8):
        write(shop.source / f"{number}", b"%d" % number)
    shop.backup()
    lose(shop, is_emptied=False)
    another_computer(shop)
    shop.host = "another"
    shop.source = Path(shutil.copytree(shop.source, shop.folder / "copy"))
    write(shop.source / "0", b"changed")

    assert (shop.backup().why, notes(shop)) == ("folder-known", [MADE_AGAIN])


def test_a_folder_that_is_put_back_is_used_again(shop: Workshop) -> None:
    home = shop.destination / ".shingleback"
    home.rename(shop.folder / "trash")
    assert shop.restore()[0].outcome == "done"
    (shop.folder / "trash").rename(home)

    assert (shop.verify().outcome, notes(shop)) == ("done", [])
    assert (shop.backup().version, notes(shop)) == ("", [])


@pytest.mark.parametrize("is_emptied", [False, True])
def test_a_list_without_any_of_its_files_is_set_aside(shop: Workshop, *, is_emptied: bool) -> None:
    lose(shop, is_emptied=is_emptied)
    shutil.rmtree(shop.destination / "source")
    assert [shop.verify().why, shop.restore()[0].why] == ["only-list-here"] * 2
    assert not inspect(bytes(shop.destination)).has_backup
    another_computer(shop)

    result = shop.backup()

    assert (result.outcome, result.copied.files, notes(shop)) == ("done", 2, [SET_ASIDE])
    assert (shop.destination / ".shingleback-list-2" / "000002.jsonl.gz").exists()
    assert (shop.verify().outcome, all_problems(shop.destination)) == ("done", [])
    assert versions(shop) == [result.version]


def test_this_computer_asks_before_it_begins_a_new_backup_beside_a_bare_list(shop: Workshop) -> None:
    with closing(Catalog(bytes(shop.destination))) as catalog:
        backup = catalog.backup
    shutil.rmtree(shop.destination / ".shingleback")
    shutil.rmtree(shop.destination / "source")

    assert shop.backup(expected=(backup,)).why == "destination-changed"
    assert [path.name for path in shop.destination.iterdir()] == [".shingleback-list"]


def test_an_unfinished_move_is_not_taken_for_a_lost_folder(shop: Workshop) -> None:
    (shop.destination / ".shingleback").rename(shop.destination / ".shingleback-unfinished")

    assert shop.verify().why == "no-backup-here"
    assert shop.backup().why == "move-unfinished-here"

"""A folder that has suddenly lost most of its files keeps their copies until the user confirms the loss."""

import shutil

import pytest

from shingleback.engine.source.excludes import Excludes
from shingleback.protocol.events import Note
from shingleback.protocol.results import BackupFinished
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop

MANY = 400
PICTURES = 100


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """A backup of many letters in two folders, and of a few other files."""
    for number in range(MANY):
        write(workshop.source / "documents" / f"year {number % 2}" / f"{number}", b"letter %d" % number)
    for number in range(10):
        write(workshop.source / "documents" / f"note {number}", b"n")
    for number in range(PICTURES):
        write(workshop.source / "pictures" / f"{number}", b"picture")
    assert workshop.backup().outcome == "done"
    return workshop


def lose(shop: Workshop) -> None:
    for number in range(2):
        shutil.rmtree(shop.source / "documents" / f"year {number}")


def reasons(result: BackupFinished) -> list[tuple[str, str]]:
    return [(item.path, item.reason) for item in result.left_out]


def copied(shop: Workshop) -> set[str]:
    top = shop.destination / "source"
    return {str(path.relative_to(top)) for path in top.rglob("*") if path.is_file()}


def test_the_copies_stay_and_the_user_is_asked(shop: Workshop) -> None:
    lose(shop)
    write(shop.source / "documents" / "new", b"new")

    result = shop.backup()

    assert (result.outcome, reasons(result)) == ("left-out", [("source/documents", "mostly-gone")])
    assert (result.copied.files, result.removed.files) == (1, 0)
    assert len(copied(shop)) == MANY + 11 + PICTURES
    assert "losses-kept" in [event.code for event in shop.events if isinstance(event, Note)]
    restored, target = shop.restore(version=result.version)
    assert restored.outcome == "done"
    assert len([path for path in target.rglob("*") if path.is_file()]) == MANY + 11 + PICTURES


def test_files_lost_one_by_one_stay_too(shop: Workshop) -> None:
    for path in (shop.source / "documents").rglob("*"):
        if path.is_file():
            path.unlink()

    result = shop.backup()

    assert (reasons(result), result.removed.files) == ([("source/documents", "mostly-gone")], 0)
    assert len(copied(shop)) == MANY + 10 + PICTURES


def test_they_stay_until_the_answer_even_if_other_files_come(shop: Workshop) -> None:
    lose(shop)
    shop.backup()
    for number in range(MANY):
        write(shop.source / "documents" / f"new {number}", b"new %d" % number)

    result = shop.backup()
    assert (reasons(result), result.removed.files) == ([("source/documents", "mostly-gone")], 0)

    result = shop.backup(allow_empty=True)
    assert (result.outcome, result.removed.files) == ("done", MANY)
    assert snapshot(shop.destination / "source") == snapshot(shop.source)
    assert shop.backup().outcome == "done"


def test_the_answer_counts_for_this_loss_and_not_for_a_later_one(shop: Workshop) -> None:
    lose(shop)
    assert shop.backup(allow_empty=True).outcome == "done"
    for number in range(MANY):
        write(shop.source / "documents" / f"{number}", b"again %d" % number)
    assert shop.backup().outcome == "done"
    for number in range(MANY):
        (shop.source / "documents" / f"{number}").unlink()

    assert reasons(shop.backup()) == [("source/documents", "mostly-gone")]


def test_files_that_are_back_are_not_sent_again(shop: Workshop) -> None:
    aside = shop.folder / "aside"
    (shop.source / "documents").rename(aside)
    (shop.source / "documents").mkdir()
    write(shop.source / "documents" / "note 0", b"n")
    assert reasons(shop.backup()) == [("source/documents", "mostly-gone")]
    shutil.rmtree(shop.source / "documents")
    aside.rename(shop.source / "documents")

    result = shop.backup()

    assert (result.outcome, result.removed.files) == ("done", 0)
    assert result.copied.bytes <= 1
    assert snapshot(shop.destination / "source") == snapshot(shop.source)


def test_what_has_moved_is_not_lost(shop: Workshop) -> None:
    for number in range(2):
        (shop.source / "documents" / f"year {number}").rename(shop.source / f"year {number}")
    for path in (shop.source / "documents").iterdir():
        path.rename(shop.source / "pictures" / path.name)

    result = shop.backup()

    assert (result.outcome, result.copied.files, result.removed.files) == ("done", 0, 0)
    assert snapshot(shop.destination / "source") == snapshot(shop.source)


def test_files_moved_one_by_one_are_not_lost(shop: Workshop) -> None:
    (shop.source / "letters").mkdir()
    for number in range(MANY):
        old = shop.source / "documents" / f"year {number % 2}" / f"{number}"
        old.rename(shop.source / "letters" / old.name)

    assert shop.backup().outcome == "done"


def test_a_folder_that_a_rule_excludes_now_is_not_lost(shop: Workshop) -> None:
    result = shop.backup(excludes=Excludes(["year*/"]))

    assert (result.outcome, result.removed.files) == ("done", MANY)


@pytest.mark.parametrize("name", ["node_modules", ".git", "__pycache__"])
def test_what_programs_make_again_is_not_lost(name: str, workshop: Workshop) -> None:
    for number in range(MANY):
        write(workshop.source / "project" / name / "x" / f"{number}", b"made")
    write(workshop.source / "project" / "main.py", b"code")
    workshop.backup()
    shutil.rmtree(workshop.source / "project" / name)

    assert workshop.backup().outcome == "done"


def test_an_ordinary_clean_up_is_not_asked_about(shop: Workshop) -> None:
    """A quarter of the letters, and a whole folder of a hundred files."""
    for number in range(0, MANY, 4):
        (shop.source / "documents" / f"year {number % 2}" / f"{number}").unlink()
    shutil.rmtree(shop.source / "pictures")

    result = shop.backup()

    assert (result.outcome, result.removed.files) == ("done", MANY // 4 + PICTURES)


def test_many_small_files_packed_into_one_are_not_lost(shop: Workshop) -> None:
    lose(shop)
    write(shop.source / "documents" / "letters.tar", b"t" * MANY * 9)

    assert shop.backup().outcome == "done"


def test_another_kind_of_entry_takes_the_place_of_a_lost_one(shop: Workshop) -> None:
    documents = shop.source / "documents"
    write(documents / "drafts" / "one", b"draft")
    shop.backup()
    lose(shop)
    (documents / "note 0").unlink()
    write(documents / "note 0" / "inside", b"a folder now")
    shutil.rmtree(documents / "drafts")
    write(documents / "drafts", b"a file now")

    result = shop.backup()

    assert reasons(result) == [("source/documents", "mostly-gone")]
    assert (shop.destination / "source/documents/note 0/inside").read_bytes() == b"a folder now"
    assert (shop.destination / "source/documents/drafts").read_bytes() == b"a file now"
    assert len(list((shop.destination / "source/documents/year 1").iterdir())) == MANY // 2
    assert shop.verify().outcome == "done"


def test_it_is_kept_without_the_index_of_this_computer(shop: Workshop) -> None:
    lose(shop)
    shop.backup()
    shop.forget_index()

    result = shop.backup()

    assert (reasons(result), result.removed.files) == ([("source/documents", "mostly-gone")], 0)


def test_the_uppermost_of_the_folders_is_named(workshop: Workshop) -> None:
    for number in range(MANY):
        write(workshop.source / "a" / "b" / "c" / f"{number}", b"x")
    write(workshop.source / "other", b"o" * MANY)
    workshop.backup()
    shutil.rmtree(workshop.source / "a" / "b" / "c")

    assert reasons(workshop.backup()) == [("source/a", "mostly-gone")]

"""Giving back to where files were, beside what is there now, and only after a look at it."""

import os
from pathlib import Path

import pytest

from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop, left_out


def test_everything_comes_back_to_where_it_was_as_it_was(shop: Workshop) -> None:
    before = snapshot(shop.source)
    shop.source.rename(shop.folder / "moved away")

    word = shop.put_back()

    assert (word.outcome, word.checked.files) == ("done", 2)
    assert snapshot(shop.source) == before


def test_only_what_was_asked_for_comes_back(shop: Workshop) -> None:
    for file in (shop.source / "letters").iterdir():
        file.unlink()

    word = shop.put_back(b"source/letters/bob.txt")

    assert word.checked.files == 1
    assert [file.name for file in (shop.source / "letters").iterdir()] == ["bob.txt"]


def test_two_sources_go_each_to_its_own_place(shop: Workshop) -> None:
    other = shop.folder / "elsewhere" / "source"
    write(other / "film.mp4", b"film")
    shop.backup(shop.source, other)
    (other / "film.mp4").unlink()
    (shop.source / "letters" / "ada.txt").unlink()

    word = shop.put_back()

    assert (word.checked.files, word.same.files) == (2, 1)
    assert (other / "film.mp4").read_bytes() == b"film"
    assert (shop.source / "letters" / "ada.txt").exists()


def test_a_source_whose_name_is_no_utf8_is_found_again(workshop: Workshop) -> None:
    odd = Path(os.fsdecode(bytes(workshop.folder) + b"/\xff odd"))
    write(odd / "file", b"here")
    workshop.backup(odd)
    (odd / "file").unlink()
    odd.rmdir()

    workshop.put_back()

    assert (odd / "file").read_bytes() == b"here"


def test_a_look_changes_nothing_and_names_what_is_in_the_way(shop: Workshop) -> None:
    (shop.source / "letters" / "bob.txt").unlink()
    write(shop.source / "letters" / "ada.txt", b"dear Eve", 5)
    before = snapshot(shop.folder)

    word = shop.put_back(is_dry_run=True)

    assert word.is_dry_run
    assert word.checked.files == 1
    assert left_out(word) == [("source/letters/ada.txt", "already-there")]
    assert snapshot(shop.folder) == before


def test_a_look_makes_no_folder_that_is_missing(shop: Workshop) -> None:
    (shop.source / "letters").rename(shop.folder / "away")

    assert shop.put_back(is_dry_run=True).checked.files == 2
    assert not (shop.source / "letters").exists()


def test_a_look_at_a_place_that_is_not_there_does_not_make_it(shop: Workshop, tmp_path: Path) -> None:
    word, _ = shop.restore(target=tmp_path / "new", is_dry_run=True)

    assert (word.outcome, word.checked.files) == ("done", 2)
    assert not (tmp_path / "new").exists()


def test_a_look_refuses_the_backup_itself_as_the_place(shop: Workshop) -> None:
    (shop.destination / "here").mkdir()
    word, _ = shop.restore(target=shop.destination / "here", is_dry_run=True)

    assert word.why == "target-inside-backup"


def test_both_are_kept_under_names_that_nobody_has(shop: Workshop) -> None:
    letters = shop.source / "letters"
    write(letters / "ada.txt", b"dear Eve", 5)
    write(letters / "ada (2026-03-01).txt", b"of another day", 5)

    word = shop.put_back(keeps_both=True)

    assert (word.outcome, word.checked.files, word.same.files) == ("done", 1, 1)
    assert (letters / "ada.txt").read_bytes() == b"dear Eve"
    assert (letters / "ada (2026-03-01).txt").read_bytes() == b"of another day"
    assert (letters / "ada (2026-03-01 2).txt").read_bytes() == b"dear Ada"
    again = shop.put_back(keeps_both=True)
    assert (again.checked.files, again.same.files) == (0, 2)


def test_a_long_name_gets_its_date_at_the_cost_of_its_own_letters(workshop: Workshop) -> None:
    name = "x" * 250 + ".txt"
    write(workshop.source / name, b"old")
    workshop.backup()
    write(workshop.source / name, b"newer", 5)

    assert workshop.put_back(keeps_both=True).outcome == "done"
    assert len(list(workshop.source.glob("xxx* (2026-03-01).txt"))) == 1


@pytest.mark.parametrize("options", [{}, {"overwrites": True}, {"keeps_both": True}], ids=["keep", "overwrite", "both"])
def test_what_stands_where_a_folder_was_is_never_touched(shop: Workshop, options: dict[str, bool]) -> None:
    letters, secret = shop.source / "letters", shop.folder / "secret"
    letters.rename(secret)
    letters.symlink_to(secret)
    before = snapshot(secret)

    word = shop.put_back(**options)

    assert left_out(word) == [("source/letters/ada.txt", "already-there"), ("source/letters/bob.txt", "already-there")]
    assert snapshot(secret) == before
    assert shop.put_back(is_dry_run=True).left_out_count == 2


def test_a_file_where_a_folder_was_is_never_touched(shop: Workshop) -> None:
    letters = shop.source / "letters"
    letters.rename(shop.folder / "away")
    write(letters, b"a file now")

    word = shop.put_back(overwrites=True)

    assert word.left_out_count == 2
    assert letters.read_bytes() == b"a file now"


def test_a_place_that_cannot_be_made_is_refused(shop: Workshop) -> None:
    shop.source.rename(shop.folder / "away")
    write(shop.source, b"a file now")

    word = shop.put_back()

    assert (word.exit_code, word.why) == (2, "target-unwritable")


def test_further_names_of_a_file_stay_names_of_one_file(workshop: Workshop) -> None:
    write(workshop.source / "a" / "one", b"content")
    (workshop.source / "b").mkdir()
    os.link(workshop.source / "a" / "one", workshop.source / "b" / "two")
    workshop.backup()
    for file in ("a/one", "b/two"):
        (workshop.source / file).unlink()

    workshop.put_back()

    assert os.path.samefile(workshop.source / "a" / "one", workshop.source / "b" / "two")

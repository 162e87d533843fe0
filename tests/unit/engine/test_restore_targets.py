"""Restoring to the original folders, next to the files that are there now, and dry runs."""

import os
from pathlib import Path

import pytest

from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop, left_out


def test_everything_is_restored_to_its_original_folder(shop: Workshop) -> None:
    before = snapshot(shop.source)
    shop.source.rename(shop.folder / "moved away")

    result = shop.restore_in_place()

    assert (result.outcome, result.checked.files) == ("done", 2)
    assert snapshot(shop.source) == before


def test_only_the_requested_files_are_restored(shop: Workshop) -> None:
    for file in (shop.source / "letters").iterdir():
        file.unlink()

    result = shop.restore_in_place(b"source/letters/bob.txt")

    assert result.checked.files == 1
    assert [file.name for file in (shop.source / "letters").iterdir()] == ["bob.txt"]


def test_each_source_is_restored_to_its_own_folder(shop: Workshop) -> None:
    second_source = shop.folder / "elsewhere" / "source"
    write(second_source / "film.mp4", b"film")
    shop.backup(shop.source, second_source)
    (second_source / "film.mp4").unlink()
    (shop.source / "letters" / "ada.txt").unlink()

    result = shop.restore_in_place()

    assert (result.checked.files, result.same.files) == (2, 1)
    assert (second_source / "film.mp4").read_bytes() == b"film"
    assert (shop.source / "letters" / "ada.txt").exists()


def test_a_source_whose_name_is_not_utf8_is_restored(workshop: Workshop) -> None:
    odd = Path(os.fsdecode(bytes(workshop.folder) + b"/\xff odd"))
    write(odd / "file", b"here")
    workshop.backup(odd)
    (odd / "file").unlink()
    odd.rmdir()

    workshop.restore_in_place()

    assert (odd / "file").read_bytes() == b"here"


def test_a_dry_run_changes_nothing_and_reports_files_in_the_way(shop: Workshop) -> None:
    (shop.source / "letters" / "bob.txt").unlink()
    write(shop.source / "letters" / "ada.txt", b"dear Eve", 5)
    before = snapshot(shop.folder)

    result = shop.restore_in_place(is_dry_run=True)

    assert result.is_dry_run
    assert result.checked.files == 1
    assert left_out(result) == [("source/letters/ada.txt", "already-there")]
    assert snapshot(shop.folder) == before


def test_a_dry_run_creates_no_missing_folder(shop: Workshop) -> None:
    (shop.source / "letters").rename(shop.folder / "away")

    assert shop.restore_in_place(is_dry_run=True).checked.files == 2
    assert not (shop.source / "letters").exists()


def test_a_dry_run_does_not_create_its_target(shop: Workshop, tmp_path: Path) -> None:
    result, _ = shop.restore(target=tmp_path / "new", is_dry_run=True)

    assert (result.outcome, result.checked.files) == ("done", 2)
    assert not (tmp_path / "new").exists()


def test_a_dry_run_refuses_a_folder_inside_the_backup(shop: Workshop) -> None:
    (shop.destination / "here").mkdir()
    result, _ = shop.restore(target=shop.destination / "here", is_dry_run=True)

    assert result.why == "target-inside-backup"


def test_both_files_are_kept_under_unused_names(shop: Workshop) -> None:
    letters = shop.source / "letters"
    write(letters / "ada.txt", b"dear Eve", 5)
    write(letters / "ada (2026-03-01).txt", b"of another day", 5)

    result = shop.restore_in_place(keeps_both=True)

    assert (result.outcome, result.checked.files, result.same.files) == ("done", 1, 1)
    assert (letters / "ada.txt").read_bytes() == b"dear Eve"
    assert (letters / "ada (2026-03-01).txt").read_bytes() == b"of another day"
    assert (letters / "ada (2026-03-01 2).txt").read_bytes() == b"dear Ada"
    second_result = shop.restore_in_place(keeps_both=True)
    assert (second_result.checked.files, second_result.same.files) == (0, 2)


def test_a_long_name_is_shortened_to_make_room_for_its_date(workshop: Workshop) -> None:
    name = "x" * 250 + ".txt"
    write(workshop.source / name, b"old")
    workshop.backup()
    write(workshop.source / name, b"newer", 5)

    assert workshop.restore_in_place(keeps_both=True).outcome == "done"
    assert len(list(workshop.source.glob("xxx* (2026-03-01).txt"))) == 1


@pytest.mark.parametrize("options", [{}, {"overwrites": True}, {"keeps_both": True}], ids=["keep", "overwrite", "both"])
def test_a_symlink_in_the_place_of_a_folder_is_never_followed(shop: Workshop, options: dict[str, bool]) -> None:
    letters, secret = shop.source / "letters", shop.folder / "secret"
    letters.rename(secret)
    letters.symlink_to(secret)
    before = snapshot(secret)

    result = shop.restore_in_place(**options)

    assert left_out(result) == [
        ("source/letters/ada.txt", "already-there"),
        ("source/letters/bob.txt", "already-there"),
    ]
    assert snapshot(secret) == before
    assert shop.restore_in_place(is_dry_run=True).left_out_count == 2


def test_a_file_in_the_place_of_a_folder_is_never_touched(shop: Workshop) -> None:
    letters = shop.source / "letters"
    letters.rename(shop.folder / "away")
    write(letters, b"a file now")

    result = shop.restore_in_place(overwrites=True)

    assert result.left_out_count == 2
    assert letters.read_bytes() == b"a file now"


def test_a_target_that_cannot_be_created_is_refused(shop: Workshop) -> None:
    shop.source.rename(shop.folder / "away")
    write(shop.source, b"a file now")

    result = shop.restore_in_place()

    assert (result.exit_code, result.why) == (2, "target-unwritable")


def test_hard_links_stay_linked(workshop: Workshop) -> None:
    write(workshop.source / "a" / "one", b"content")
    (workshop.source / "b").mkdir()
    os.link(workshop.source / "a" / "one", workshop.source / "b" / "two")
    workshop.backup()
    for file in ("a/one", "b/two"):
        (workshop.source / file).unlink()

    workshop.restore_in_place()

    assert os.path.samefile(workshop.source / "a" / "one", workshop.source / "b" / "two")

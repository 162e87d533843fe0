"""Looking around in versions, without asking the drive more than is needed."""

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from shingleback.copying import browse
from shingleback.copying import shelf as shelf_module
from shingleback.copying.browse import entries_of, find
from shingleback.copying.shelf import Shelf, State
from shingleback.model.errors import UsageError
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "past")


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    write(workshop.source / "letters" / "ada.txt", b"dear Ada")
    write(workshop.source / "zebra.txt", b"stripes")
    (workshop.source / "link").symlink_to("zebra.txt")
    workshop.backup()
    return workshop


def names(shelf: Shelf, shop: Workshop, folder: bytes = b"source", version: str | None = None) -> list[str]:
    with closing(shelf.open(bytes(shop.destination), version)) as state:
        found = entries_of(state, folder)
        assert found is not None
        entries, count = found
        assert count == len(entries)
        return [f"{entry.kind} {entry.path.rpartition('/')[2]}" for entry in entries]


def found(shelf: Shelf, shop: Workshop, text: str) -> list[str]:
    with closing(shelf.open(bytes(shop.destination), None)) as state:
        return [entry.path for entry in find(state, text, lambda: None)[0]]


def test_folders_come_first_and_everything_by_name(shelf: Shelf, shop: Workshop) -> None:
    assert names(shelf, shop) == ["folder letters", "symlink link", "file zebra.txt"]
    assert names(shelf, shop, b"") == ["folder source"]


def test_size_and_date_are_those_of_the_file(shelf: Shelf, shop: Workshop) -> None:
    with closing(shelf.open(bytes(shop.destination), None)) as state:
        entries, _ = entries_of(state, b"source/letters") or ([], 0)

    (entry,) = entries
    assert (entry.size, entry.modified_s) == (8, 1_700_000_000)


def test_a_second_look_does_not_read_the_manifest(
    shelf: Shelf, shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = shop.backup().version or "2026-03-01T12-00-00"
    first = names(shelf, shop, version=version)
    monkeypatch.setattr(shelf_module, "Catalog", None)

    assert names(shelf, shop, version=version) == first


def test_what_is_kept_is_made_again_when_there_was_another_backup(shelf: Shelf, shop: Workshop) -> None:
    version = "2026-03-01T12-00-00"
    before = names(shelf, shop, version=version)
    (shop.source / "zebra.txt").unlink()
    newest = shop.backup().version

    assert names(shelf, shop, version=version) == before
    assert "file zebra.txt" not in names(shelf, shop, version=newest)
    assert "file zebra.txt" not in names(shelf, shop)


def test_a_version_that_gave_way_is_no_longer_shown_although_it_was_kept(shelf: Shelf, shop: Workshop) -> None:
    version = "2026-03-01T12-00-00"
    names(shelf, shop, version=version)
    write(shop.source / "new", b"new")
    shop.backup(keep_versions=False)

    with pytest.raises(UsageError):
        names(shelf, shop, version=version)


def test_only_a_few_versions_are_kept(shelf: Shelf, shop: Workshop, tmp_path: Path) -> None:
    for number in range(6):
        write(shop.source / "new", b"%d" % number, number)
        names(shelf, shop, version=shop.backup().version)

    assert len(list((tmp_path / "past").glob("*.sqlite"))) == 4


def test_a_damaged_cache_does_no_harm(shelf: Shelf, shop: Workshop, tmp_path: Path) -> None:
    before = names(shelf, shop, version="2026-03-01T12-00-00")
    (kept,) = (tmp_path / "past").glob("*.sqlite")
    kept.write_bytes(b"x" * 5000)

    assert names(shelf, shop, version="2026-03-01T12-00-00") == before


@pytest.mark.parametrize(
    "damage", ["UPDATE folder SET stats = x'c1'", "DROP TABLE folder"], ids=["content", "structure"]
)
def test_a_cache_that_is_damaged_within_is_made_again(
    shelf: Shelf, shop: Workshop, tmp_path: Path, damage: str
) -> None:
    version = "2026-03-01T12-00-00"

    def seen() -> list[str]:
        def into(state: State) -> list[str]:
            return [entry.path for entry in (entries_of(state, b"source") or ([], 0))[0]]

        return shelf.look(bytes(shop.destination), version, into)[1]

    before = seen()
    (kept,) = (tmp_path / "past").glob("*.sqlite")
    with closing(sqlite3.connect(kept)) as database:
        database.execute(damage)
        database.commit()

    assert seen() == before == ["source/letters", "source/link", "source/zebra.txt"]


def test_another_backup_in_the_same_place_is_not_taken_for_the_one_that_was_there(shelf: Shelf, shop: Workshop) -> None:
    version = "2026-03-01T12-00-00"
    assert "file zebra.txt" in names(shelf, shop, version=version)
    shutil.rmtree(shop.destination)
    shop.forget_index()
    (shop.source / "zebra.txt").rename(shop.source / "horse.txt")
    shop.time = datetime.fromisoformat("2026-03-01T12:00:00+01:00")
    assert shop.backup().version == version

    assert "file zebra.txt" not in names(shelf, shop, version=version)


def test_without_room_for_a_cache_one_can_still_look(shop: Workshop, tmp_path: Path) -> None:
    write(tmp_path / "a file")

    assert "folder letters" in names(Shelf(tmp_path / "a file" / "past"), shop)


def test_names_are_found_by_words_large_or_small_and_however_they_are_written(shelf: Shelf, shop: Workshop) -> None:
    write(shop.source / "Cafe\u0301 Menu.PDF")
    shop.backup()

    assert found(shelf, shop, "menu caf\u00e9") == ["source/Cafe\u0301 Menu.PDF"]
    assert found(shelf, shop, "LETTERS") == ["source/letters"]
    assert found(shelf, shop, "ada zebra") == []
    assert found(shelf, shop, "  ") == []


def test_what_is_too_much_to_be_shown_is_counted(shelf: Shelf, shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("b/x", "a/x", "c/x", "d", "e"):
        write(shop.source / name)
    shop.backup()
    monkeypatch.setattr(browse, "_MOST_FOUND", 2)

    with closing(shelf.open(bytes(shop.destination), None)) as state:
        for most, first in ((2, ["a", "b"]), (5, ["a", "b", "c", "letters", "d"])):
            monkeypatch.setattr(browse, "_MOST_LISTED", most)
            entries, count = entries_of(state, b"source") or ([], 0)
            assert ([entry.path.rpartition("/")[2] for entry in entries], count) == (first, 8)
        entries, count = find(state, "x", lambda: None)
        assert (len(entries), count) == (2, 5)


def test_names_that_are_no_utf8_can_be_asked_for_exactly(shelf: Shelf, shop: Workshop) -> None:
    write(bytes(shop.source) + b"/\xff/in it", b"x")
    shop.backup()

    with closing(shelf.open(bytes(shop.destination), None)) as state:
        (entry,) = [one for one in (entries_of(state, b"source") or ([], 0))[0] if one.path_bytes]
    assert os.fsencode(entry.path) != b"source/\xff"
    assert names(shelf, shop, b"source/\xff") == ["file in it"]


def test_what_an_interrupted_first_run_has_copied_can_be_seen(shelf: Shelf, shop: Workshop) -> None:
    manifest = shop.destination / ".shingleback" / "manifest" / "000001.jsonl.gz"
    content = manifest.read_bytes()
    manifest.write_bytes(content[: content.rindex(b"\x1f\x8b")])  # as if the run had ended before its last line

    assert "folder letters" in names(shelf, shop)

"""Looking around in versions, without asking the drive more than is needed."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import pytest

from shingleback.copying import browse
from shingleback.copying.browse import Entries, entries_of, find
from shingleback.copying.catalog import Catalog
from shingleback.copying.chronicle import Chronicle
from shingleback.copying.home import Home, open_destination
from shingleback.copying.index import Index
from shingleback.copying.manifest_reader import ManifestReader
from shingleback.copying.shelf import Shelf
from shingleback.jobs.final_words import EntryItem
from shingleback.model.errors import Canceled, UsageError, Why
from tests.helpers.at_once import at_once
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop, left_out

FIRST = "2026-03-01T12-00-00"
_Seen = TypeVar("_Seen")


class Reading:
    """Attributes: `bytes`: of the manifest that were read."""

    def __init__(self) -> None:
        self.bytes = 0

    def __call__(self, done_bytes: int, total_bytes: int) -> None:
        assert 0 < done_bytes <= total_bytes
        self.bytes = max(self.bytes, done_bytes)


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


def look(
    shelf: Shelf,
    shop: Workshop,
    into: Callable[[Index], _Seen],
    version: str | None = None,
    reading: Reading | None = None,
) -> _Seen:
    """Without a version: in the newest one; where there is none, in what has been copied."""
    catalog = Catalog(bytes(shop.destination), version, shelf=shelf, listen=reading or Reading())
    with closing(catalog):
        if version is None:
            catalog.turn_to_newest()
        return catalog.look(into)


def entries(
    shelf: Shelf,
    shop: Workshop,
    folder: bytes = b"source",
    version: str | None = None,
    reading: Reading | None = None,
) -> list[EntryItem]:
    def into(index: Index) -> Entries:
        return entries_of(index, [], folder) or ([], 0)

    found, count = look(shelf, shop, into, version, reading)
    assert count == len(found)
    return found


def names(
    shelf: Shelf,
    shop: Workshop,
    folder: bytes = b"source",
    version: str | None = None,
    reading: Reading | None = None,
) -> list[str]:
    found = entries(shelf, shop, folder, version, reading)
    return [f"{entry.kind} {entry.path.rpartition('/')[2]}" for entry in found]


def found(shelf: Shelf, shop: Workshop, text: str, version: str | None = None) -> list[str]:
    found, count = look(shelf, shop, lambda index: find(index, text, lambda: None), version)
    assert count == len(found)
    return [entry.path for entry in found]


def segment(shop: Workshop, run: int) -> Path:
    return shop.destination / ".shingleback" / "manifest" / f"{run:06}.jsonl.gz"


def kept_states(folder: Path) -> list[Path]:
    return list(folder.glob("*.sqlite"))


def test_folders_come_first_and_everything_by_name(shelf: Shelf, shop: Workshop) -> None:
    assert names(shelf, shop) == ["folder letters", "symlink link", "file zebra.txt"]
    assert names(shelf, shop, b"") == ["folder source"]


def test_size_and_date_are_those_of_the_file(shelf: Shelf, shop: Workshop) -> None:
    (entry,) = entries(shelf, shop, b"source/letters")
    assert (entry.size, entry.modified_s) == (8, 1_700_000_000)


def test_a_second_look_does_not_read_the_manifest(shelf: Shelf, shop: Workshop) -> None:
    first, again = Reading(), Reading()
    seen = names(shelf, shop, reading=first)

    assert names(shelf, shop, reading=again) == seen
    assert found(shelf, shop, "ada") == ["source/letters/ada.txt"]
    assert (first.bytes > 0, again.bytes) == (True, 0)


def test_after_another_backup_only_what_is_new_is_read(shelf: Shelf, shop: Workshop) -> None:
    names(shelf, shop)
    found(shelf, shop, "x")
    (shop.source / "zebra.txt").rename(shop.source / "horse.txt")
    (shop.source / "letters").rename(shop.source / "post")
    write(shop.source / "eve.txt")
    shop.backup()
    reading = Reading()

    assert names(shelf, shop, reading=reading) == ["folder post", "file eve.txt", "file horse.txt", "symlink link"]
    newest = segment(shop, 2)
    assert reading.bytes == newest.stat().st_size
    assert found(shelf, shop, "txt") == ["source/eve.txt", "source/horse.txt", "source/post/ada.txt"]
    assert found(shelf, shop, "letters") == []
    assert found(shelf, shop, "post") == ["source/post"]
    assert found(shelf, shop, "letters", FIRST) == ["source/letters"]


def test_what_is_kept_is_made_again_when_there_was_another_backup(shelf: Shelf, shop: Workshop) -> None:
    version = FIRST
    before = names(shelf, shop, version=version)
    (shop.source / "zebra.txt").unlink()
    newest = shop.backup().version

    assert names(shelf, shop, version=version) == before
    assert "file zebra.txt" not in names(shelf, shop, version=newest)
    assert "file zebra.txt" not in names(shelf, shop)


def test_a_version_that_gave_way_is_no_longer_shown_although_it_was_kept(shelf: Shelf, shop: Workshop) -> None:
    version = FIRST
    names(shelf, shop, version=version)
    write(shop.source / "new", b"new")
    shop.backup(keep_versions=False)

    with pytest.raises(UsageError):
        names(shelf, shop, version=version)


def test_only_a_few_versions_are_kept(shelf: Shelf, shop: Workshop, tmp_path: Path) -> None:
    for number in range(6):
        write(shop.source / "new", b"%d" % number, number)
        names(shelf, shop, version=shop.backup().version)

    assert len(kept_states(tmp_path / "past")) == 4


def test_a_damaged_cache_does_no_harm(shelf: Shelf, shop: Workshop, tmp_path: Path) -> None:
    before = names(shelf, shop, version=FIRST)
    for kept in (tmp_path / "past").iterdir():
        kept.write_bytes(b"x" * 5000)

    assert names(shelf, shop, version=FIRST) == before


@pytest.mark.parametrize(
    "damage",
    ["UPDATE folder SET stats = x'c1'", "DROP TABLE folder", "UPDATE meta SET value = x'c1'", "DROP TABLE names"],
    ids=["content", "structure", "mark", "names"],
)
def test_a_cache_that_is_damaged_within_is_made_again(
    shelf: Shelf, shop: Workshop, tmp_path: Path, damage: str
) -> None:
    before = names(shelf, shop, version=FIRST)
    (kept,) = kept_states(tmp_path / "past")
    with closing(sqlite3.connect(kept)) as database:
        database.execute(damage)
        database.commit()

    assert names(shelf, shop, version=FIRST) == before
    assert found(shelf, shop, "stripes zebra", FIRST) == []
    assert found(shelf, shop, "zebra", FIRST) == ["source/zebra.txt"]


def test_files_come_back_although_the_cache_is_damaged_within(shelf: Shelf, shop: Workshop, tmp_path: Path) -> None:
    shop.shelf = shelf
    shop.restore(version=FIRST)
    (kept,) = kept_states(tmp_path / "past")
    with closing(sqlite3.connect(kept)) as database:
        database.execute("UPDATE folder SET facts = x'c1' WHERE name = CAST('letters' AS BLOB)")
        database.commit()

    word, target = shop.restore(version=FIRST)
    assert (word.outcome, word.total.files, word.checked.files) == ("done", 3, 3)
    assert (target / "source" / "letters" / "ada.txt").read_bytes() == b"dear Ada"


def test_a_manifest_that_is_damaged_later_is_told_although_all_of_it_is_kept(shop: Workshop) -> None:
    """Also where the damage shows in nothing but the bytes: whoever wants files back has them compared."""
    shop.shelf = Shelf(shop.folder / "past", trusts_times=False)
    assert shop.restore()[0].outcome == "done"
    manifest = segment(shop, 1)
    before = manifest.stat()
    content = bytearray(manifest.read_bytes())
    content[len(content) // 2] ^= 0xFF
    manifest.write_bytes(content)
    os.utime(manifest, ns=(before.st_atime_ns, before.st_mtime_ns))

    assert (".shingleback/manifest", "damaged") in left_out(shop.restore()[0])
    assert (".shingleback/manifest", "damaged") in left_out(shop.try_restore())
    assert (".shingleback/manifest", "damaged") in left_out(shop.verify())


def test_what_a_damaged_manifest_says_is_not_kept(shelf: Shelf, shop: Workshop, tmp_path: Path) -> None:
    write(shop.source / "later.txt", b"later")
    version = shop.backup().version
    manifest = segment(shop, 1)
    whole = manifest.read_bytes()
    manifest.write_bytes(whole[: len(whole) // 2] + b"x" + whole[len(whole) // 2 + 1 :])
    assert "file zebra.txt" not in names(shelf, shop, version=version)
    assert list((tmp_path / "past").glob("*")) == []

    manifest.write_bytes(whole)
    assert {"file zebra.txt", "file later.txt"} <= set(names(shelf, shop, version=version))


def sees(folder: Path) -> bool:
    """Whether what is to be seen in the workshop's backup is seen, with what another process may be keeping now."""
    catalog = Catalog(bytes(folder.parent / "drive"), FIRST, shelf=Shelf(folder / "past"))
    with closing(catalog):
        found, _ = catalog.look(lambda index: find(index, "txt", lambda: None))
        return [entry.path for entry in found] == ["source/zebra.txt", "source/letters/ada.txt"]


def test_processes_that_look_at_once_all_see_everything(shop: Workshop) -> None:
    assert at_once(sees, shop.folder, rounds=10) == 0


def test_reading_the_manifest_can_be_ended(shelf: Shelf, shop: Workshop) -> None:
    def listen(_done: int, _total: int) -> None:
        raise Canceled(Why.CANCELED)

    with pytest.raises(Canceled):
        Catalog(bytes(shop.destination), shelf=shelf, listen=listen)
    assert "folder letters" in names(shelf, shop)


def test_a_segment_that_has_vanished_is_noticed(shelf: Shelf, shop: Workshop) -> None:
    write(shop.source / "later.txt", b"later")
    newest = shop.backup().version
    names(shelf, shop, version=newest)
    segment(shop, 2).unlink()

    with pytest.raises(UsageError):
        names(shelf, shop, version=newest)
    assert "file later.txt" not in names(shelf, shop)


def chronicle(shelf: Shelf, shop: Workshop) -> Chronicle:
    root_fd = open_destination(bytes(shop.destination), create=False)
    try:
        with closing(Home(root_fd)) as home:
            return shelf.chronicle("id", home.fd, ManifestReader(home.fd, Reading()))
    finally:
        os.close(root_fd)


@pytest.mark.parametrize("what", ["vanishes", "grows", "is another", "is as it was"])
def test_what_was_kept_and_followed_is_what_is_read_afresh(shelf: Shelf, shop: Workshop, what: str) -> None:
    write(shop.source / "later.txt", b"later")
    shop.backup()
    first = chronicle(shelf, shop)
    newest = segment(shop, 2)
    content = newest.read_bytes()
    match what:
        case "vanishes":
            newest.unlink()
        case "grows":
            newest.write_bytes(content[: content.rindex(b"\x1f\x8b")])
            assert chronicle(shelf, shop).versions == first.versions[:1]
            newest.write_bytes(content)
        case "is another":
            newest.write_bytes(segment(shop, 1).read_bytes())

    followed = chronicle(shelf, shop)

    assert followed == chronicle(Shelf(None), shop)
    assert (followed == first) == (what == "is as it was")


def test_another_backup_in_the_same_place_is_not_taken_for_the_one_that_was_there(shelf: Shelf, shop: Workshop) -> None:
    version = FIRST
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

    for most, first in ((2, ["a", "b"]), (5, ["a", "b", "c", "letters", "d"])):
        monkeypatch.setattr(browse, "_MOST_LISTED", most)
        shown, count = look(shelf, shop, lambda index: entries_of(index, [], b"source") or ([], 0))
        assert ([entry.path.rpartition("/")[2] for entry in shown], count) == (first, 8)
    shown, count = look(shelf, shop, lambda index: find(index, "x", lambda: None))
    assert (len(shown), count) == (2, 5)


def test_names_that_are_no_utf8_can_be_asked_for_exactly(shelf: Shelf, shop: Workshop) -> None:
    write(bytes(shop.source) + b"/\xff/in it", b"x")
    shop.backup()

    (entry,) = [one for one in entries(shelf, shop) if one.path_bytes]
    assert os.fsencode(entry.path) != b"source/\xff"
    assert names(shelf, shop, b"source/\xff") == ["file in it"]


def test_a_name_that_looks_like_several_is_one(shelf: Shelf, shop: Workshop) -> None:
    write(shop.source / "first\nsecond, third", b"x")
    shop.backup()

    assert found(shelf, shop, "first third") == ["source/first\nsecond, third"]
    assert found(shelf, shop, "zebra.txt/") == []


def test_what_an_interrupted_first_run_has_copied_can_be_seen(shelf: Shelf, shop: Workshop) -> None:
    manifest = segment(shop, 1)
    content = manifest.read_bytes()
    manifest.write_bytes(content[: content.rindex(b"\x1f\x8b")])  # as if the run had ended before its last line

    assert "folder letters" in names(shelf, shop)

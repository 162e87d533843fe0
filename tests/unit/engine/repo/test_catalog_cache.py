"""The catalog cache keeps what was read of a manifest, and is never mistaken for another state."""

import gzip
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Final

import pytest

from shingleback.domain.errors import Canceled, UsageError, Why
from shingleback.engine.repo import catalog_cache as catalog_cache_module
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.repository import RepositoryHome, open_destination
from shingleback.engine.repo.run_index import RunIndex
from shingleback.engine.repo.search import find
from shingleback.engine.repo.segments import ManifestReader
from shingleback.protocol.control import Unattended
from tests.helpers.at_once import simultaneously
from tests.helpers.looking import FIRST, Reading, build_pages, damage, kept_states, names, search_results, segment
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop, left_out


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    return build_pages(workshop)


def test_a_second_opening_does_not_read_the_manifest(catalog_cache: CatalogCache, shop: Workshop) -> None:
    first, second = Reading(), Reading()
    names_before = names(catalog_cache, shop, reading=first)

    assert names(catalog_cache, shop, reading=second) == names_before
    assert search_results(catalog_cache, shop, "ada") == ["source/letters/ada.txt"]
    assert (first.bytes > 0, second.bytes) == (True, 0)


def test_after_another_backup_only_the_new_segment_is_read(catalog_cache: CatalogCache, shop: Workshop) -> None:
    names(catalog_cache, shop)
    search_results(catalog_cache, shop, "x")
    (shop.source / "zebra.txt").rename(shop.source / "horse.txt")
    (shop.source / "letters").rename(shop.source / "post")
    write(shop.source / "eve.txt")
    shop.backup()
    reading = Reading()

    assert names(catalog_cache, shop, reading=reading) == [
        "folder post",
        "file eve.txt",
        "file horse.txt",
        "symlink link",
    ]
    newest = segment(shop, 2)
    assert reading.bytes == newest.stat().st_size
    assert search_results(catalog_cache, shop, "txt") == ["source/eve.txt", "source/horse.txt", "source/post/ada.txt"]
    assert search_results(catalog_cache, shop, "letters") == []
    assert search_results(catalog_cache, shop, "post") == ["source/post"]
    assert search_results(catalog_cache, shop, "letters", FIRST) == ["source/letters"]


def test_the_cache_is_updated_after_another_backup(catalog_cache: CatalogCache, shop: Workshop) -> None:
    version = FIRST
    before = names(catalog_cache, shop, version=version)
    (shop.source / "zebra.txt").unlink()
    newest = shop.backup().version

    assert names(catalog_cache, shop, version=version) == before
    assert "file zebra.txt" not in names(catalog_cache, shop, version=newest)
    assert "file zebra.txt" not in names(catalog_cache, shop)


def test_a_thinned_version_is_hidden_although_it_is_cached(catalog_cache: CatalogCache, shop: Workshop) -> None:
    version = FIRST
    names(catalog_cache, shop, version=version)
    write(shop.source / "new", b"new")
    shop.backup(keep_versions=False)

    with pytest.raises(UsageError):
        names(catalog_cache, shop, version=version)


def test_only_a_few_versions_are_cached(catalog_cache: CatalogCache, shop: Workshop, tmp_path: Path) -> None:
    for number in range(6):
        write(shop.source / "new", b"%d" % number, number)
        names(catalog_cache, shop, version=shop.backup().version)

    assert len(kept_states(tmp_path / "past")) == 4


def test_a_damaged_cache_does_no_harm(catalog_cache: CatalogCache, shop: Workshop, tmp_path: Path) -> None:
    before = names(catalog_cache, shop, version=FIRST)
    for cached_file in (*(tmp_path / "past").glob("*.runs"), *kept_states(tmp_path / "past")):
        cached_file.write_bytes(b"x" * 5000)

    assert names(catalog_cache, shop, version=FIRST) == before


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE folder SET stats = x'c1'",
        "UPDATE folder SET stats = x'91a1ff'",
        "DROP TABLE folder",
        "UPDATE meta SET value = x'c1'",
        "UPDATE meta SET value = x'93a1ffa090'",
        "DROP TABLE names",
    ],
    ids=["content", "encoding", "structure", "mark", "encoding of the mark", "names"],
)
def test_a_cache_with_internal_damage_is_rebuilt(
    catalog_cache: CatalogCache, shop: Workshop, tmp_path: Path, damage: str
) -> None:
    before = names(catalog_cache, shop, version=FIRST)
    change_state(tmp_path / "past", damage)

    assert names(catalog_cache, shop, version=FIRST) == before
    assert search_results(catalog_cache, shop, "stripes zebra", FIRST) == []
    assert search_results(catalog_cache, shop, "zebra", FIRST) == ["source/zebra.txt"]


@pytest.mark.parametrize("column", ["facts", "attributes"])
def test_files_are_restored_although_the_cache_has_internal_damage(
    catalog_cache: CatalogCache, shop: Workshop, tmp_path: Path, column: str
) -> None:
    shop.catalog_cache = catalog_cache
    shop.restore(version=FIRST)
    change_state(tmp_path / "past", f"UPDATE folder SET {column} = x'c1' WHERE name = CAST('letters' AS BLOB)")

    result, target = shop.restore(version=FIRST)
    assert (result.outcome, result.total.files, result.checked.files) == ("done", 3, 3)
    assert (target / "source" / "letters" / "ada.txt").read_bytes() == b"dear Ada"


def test_later_damage_to_a_cached_manifest_is_reported(shop: Workshop) -> None:
    """The size and times need not show it, because these commands compare all bytes."""
    shop.catalog_cache = CatalogCache(shop.folder / "past", trusts_times=False)
    assert shop.restore()[0].outcome == "done"
    damage(segment(shop, 1))

    assert (".shingleback/manifest", "damaged") in left_out(shop.restore()[0])
    assert (".shingleback/manifest", "damaged") in left_out(shop.try_restore())
    assert (".shingleback/manifest", "damaged") in left_out(shop.verify())


def test_the_content_of_a_damaged_manifest_is_not_cached(
    catalog_cache: CatalogCache, shop: Workshop, tmp_path: Path
) -> None:
    write(shop.source / "later.txt", b"later")
    version = shop.backup().version
    manifest = segment(shop, 1)
    whole = manifest.read_bytes()
    middle = len(whole) // 2
    manifest.write_bytes(whole[:middle] + bytes([whole[middle] ^ 0xFF]) + whole[middle + 1 :])
    assert "file zebra.txt" not in names(catalog_cache, shop, version=version)
    assert list((tmp_path / "past").glob("*")) == []

    manifest.write_bytes(whole)
    assert {"file zebra.txt", "file later.txt"} <= set(names(catalog_cache, shop, version=version))


def sees_everything(folder: Path) -> bool:
    """Whether a process sees all files of the backup while others write the same cache."""
    catalog = Catalog(bytes(folder.parent / "drive"), FIRST, catalog_cache=CatalogCache(folder / "past"))
    with closing(catalog):
        search_results, _ = catalog.query(lambda index: find(index, "txt", lambda: None))
        return [entry.path for entry in search_results] == ["source/zebra.txt", "source/letters/ada.txt"]


def test_processes_that_browse_at_the_same_time_all_see_everything(shop: Workshop) -> None:
    assert simultaneously(sees_everything, shop.folder, rounds=10) == 0


def test_reading_the_manifest_can_be_canceled(catalog_cache: CatalogCache, shop: Workshop) -> None:
    def listen(_done: int, _total: int) -> None:
        raise Canceled(Why.CANCELED)

    with pytest.raises(Canceled):
        Catalog(bytes(shop.destination), catalog_cache=catalog_cache, listen=listen)
    assert "folder letters" in names(catalog_cache, shop)


def test_a_vanished_segment_is_noticed(catalog_cache: CatalogCache, shop: Workshop) -> None:
    write(shop.source / "later.txt", b"later")
    newest = shop.backup().version
    names(catalog_cache, shop, version=newest)
    segment(shop, 2).unlink()

    with pytest.raises(UsageError):
        names(catalog_cache, shop, version=newest)
    assert "file later.txt" not in names(catalog_cache, shop)


BATCH: Final = b'{"kind":"batch"'


def run_index(catalog_cache: CatalogCache, shop: Workshop) -> RunIndex:
    root_fd = open_destination(bytes(shop.destination), create=False)
    try:
        with closing(RepositoryHome(root_fd)) as home:
            assert home.backup_info is not None
            return catalog_cache.run_index(home.backup_info.id, home.fd, ManifestReader(home.fd, Reading()))
    finally:
        os.close(root_fd)


@pytest.mark.parametrize(
    "newest_is", ["vanishes", "grows", "shrinks", "is torn", "was the only one", "is replaced", "is unchanged"]
)
def test_the_updated_run_index_equals_one_that_is_read_afresh(
    catalog_cache: CatalogCache, shop: Workshop, newest_is: str
) -> None:
    write(shop.source / "later.txt", b"later")
    shop.backup()
    first = run_index(catalog_cache, shop)
    newest = segment(shop, 2)
    content = newest.read_bytes()
    match newest_is:
        case "vanishes":
            newest.unlink()
        case "grows":
            newest.write_bytes(content[: content.rindex(b"\x1f\x8b")])
            assert run_index(catalog_cache, shop).versions == first.versions[:1]
            newest.write_bytes(content)
        case "shrinks":
            newest.write_bytes(content[: content.rindex(b"\x1f\x8b")])
        case "is torn":
            newest.write_bytes(content[: content.rindex(b"\x1f\x8b")])
            assert run_index(catalog_cache, shop).unfinished
            newest.write_bytes(content[:20])
        case "was the only one":
            segment(shop, 1).unlink()
            newest.write_bytes(content[: content.rindex(b"\x1f\x8b")])
            assert run_index(catalog_cache, shop).unfinished
            newest.unlink()
        case "is replaced":
            newest.write_bytes(segment(shop, 1).read_bytes())

    updated = run_index(catalog_cache, shop)

    assert updated == run_index(CatalogCache(None), shop)
    assert (updated == first) == (newest_is == "is unchanged")


def test_another_backup_in_the_same_folder_is_not_mistaken_for_the_previous_one(
    catalog_cache: CatalogCache, shop: Workshop
) -> None:
    version = FIRST
    assert "file zebra.txt" in names(catalog_cache, shop, version=version)
    shutil.rmtree(shop.destination)
    shop.forget_index()
    (shop.source / "zebra.txt").rename(shop.source / "horse.txt")
    shop.time = datetime.fromisoformat("2026-03-01T12:00:00+01:00")
    assert shop.backup().version == version

    assert "file zebra.txt" not in names(catalog_cache, shop, version=version)


def test_browsing_works_without_a_cache_folder(shop: Workshop, tmp_path: Path) -> None:
    write(tmp_path / "a file")

    assert "folder letters" in names(CatalogCache(tmp_path / "a file" / "past"), shop)


def change_state(folder: Path, statement: str) -> None:
    """Executes a statement on the only cached state."""
    (cached_file,) = kept_states(folder)
    with closing(sqlite3.connect(cached_file)) as database:
        database.execute(statement)
        database.commit()


def opened(folder: Path, shop: Workshop, version: str | None = FIRST) -> Catalog:
    return Catalog(bytes(shop.destination), version, catalog_cache=CatalogCache(folder))


def another_manifest(shop: Workshop) -> bytes:
    """The manifest of a first run with other folders, as if it were of the same backup."""
    (shop.folder / "other").mkdir()
    other_shop = Workshop(shop.folder / "other")
    for number in range(5):
        write(other_shop.source / f"other {number}" / "deep" / "new.txt", b"new")
    other_id, own_id = other_shop.backup().backup.encode(), shop.verify().backup.encode()
    batches = gzip.decompress(segment(other_shop, 1).read_bytes()).replace(other_id, own_id).split(BATCH)
    return b"".join(gzip.compress(BATCH + batch) for batch in batches if batch)


def test_an_open_catalog_keeps_its_state_while_another_process_replaces_the_cache(shop: Workshop) -> None:
    version, folder = FIRST, shop.folder / "past"
    with closing(opened(folder, shop, version)) as before:
        expected = [(path, list(row.files())) for path, _, row in before.index.walk()]
    (cached_file,) = kept_states(folder)
    content = cached_file.read_bytes()
    with closing(opened(folder, shop, version)) as first, open(cached_file, "rb") as file:
        walk = first.index.walk()
        first_rows = [(path, list(row.files())) for path, _, row in (next(walk), next(walk))]
        segment(shop, 1).write_bytes(another_manifest(shop))
        with closing(opened(folder, shop, version)) as second:
            assert b"source/other 1/deep" in [path for path, _, _ in second.index.walk()]

        assert [*first_rows, *((path, list(row.files())) for path, _, row in walk)] == expected
        assert file.read() == content != cached_file.read_bytes()


def test_a_cache_of_another_program_version_is_ignored(
    catalog_cache: CatalogCache, shop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names(catalog_cache, shop, version=FIRST)
    change_state(
        tmp_path / "past", "UPDATE folder SET name = CAST('mail' AS BLOB) WHERE name = CAST('letters' AS BLOB)"
    )
    assert "folder mail" in names(catalog_cache, shop, version=FIRST)
    monkeypatch.setattr(catalog_cache_module, "FORMAT", "of a later program")
    first, second = Reading(), Reading()

    assert "folder letters" in names(catalog_cache, shop, version=FIRST, reading=first)
    assert "folder letters" in names(catalog_cache, shop, version=FIRST, reading=second)
    assert (first.bytes > 0, second.bytes) == (True, 0)


def test_a_changed_cache_of_the_runs_is_ignored(catalog_cache: CatalogCache, shop: Workshop) -> None:
    run_index(catalog_cache, shop)
    (cached_file,) = (shop.folder / "past").glob("*.runs")
    cached_file.write_bytes(cached_file.read_bytes().replace(FIRST.encode(), b"2026-03-01T13-00-00"))

    assert [version.name for version in run_index(catalog_cache, shop).versions] == [FIRST]


def test_a_version_is_read_although_the_cached_one_before_it_is_damaged(
    catalog_cache: CatalogCache, shop: Workshop, tmp_path: Path
) -> None:
    names(catalog_cache, shop, version=FIRST)
    change_state(tmp_path / "past", "UPDATE folder SET stats = x'c1'")
    write(shop.source / "later.txt", b"later")
    newest = shop.backup().version

    assert "folder letters" in names(catalog_cache, shop, version=newest)


def test_the_cache_is_bounded_in_bytes(
    catalog_cache: CatalogCache, shop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names(catalog_cache, shop, version=FIRST)
    monkeypatch.setattr(catalog_cache_module, "MAX_KEPT_BYTES", 1)
    second = Reading()
    write(shop.source / "later.txt", b"later")
    newest = shop.backup().version

    names(catalog_cache, shop, version=newest)
    assert len(kept_states(tmp_path / "past")) == 1
    names(catalog_cache, shop, version=newest, reading=second)
    assert second.bytes == 0


def test_no_version_is_cached_when_space_is_scarce(
    catalog_cache: CatalogCache, shop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: usage._replace(free=1000))

    assert "folder letters" in names(catalog_cache, shop, version=FIRST)
    assert kept_states(tmp_path / "past") == []
    assert list((tmp_path / "past" / "making").iterdir()) == []


def test_cached_states_from_the_future_do_not_displace_new_ones(
    catalog_cache: CatalogCache, shop: Workshop, tmp_path: Path
) -> None:
    for number in range(5):
        write(shop.source / "new", b"%d" % number, number)
        newest = shop.backup().version
        names(catalog_cache, shop, version=newest)
        for cached_file in kept_states(tmp_path / "past"):
            os.utime(cached_file, (4e9, 4e9))
    second = Reading()

    names(catalog_cache, shop, version=newest, reading=second)
    assert second.bytes == 0


def test_the_cache_is_tagged_so_that_backup_programs_skip_it(
    catalog_cache: CatalogCache, shop: Workshop, tmp_path: Path
) -> None:
    names(catalog_cache, shop)

    assert (tmp_path / "past" / "CACHEDIR.TAG").read_bytes().startswith(b"Signature: 8a477f597d28d172789f06886806bc55")


def test_a_dry_run_of_a_restore_reports_damage_behind_a_cached_index(shop: Workshop) -> None:
    """The runs are cached, and the entries of their versions are read only now."""
    shop.catalog_cache = CatalogCache(shop.folder / "past")
    with closing(Catalog(bytes(shop.destination), catalog_cache=shop.catalog_cache)):
        pass
    damage(segment(shop, 1))

    assert (".shingleback/manifest", "damaged") in left_out(shop.restore(is_dry_run=True)[0])


def test_a_changed_manifest_of_the_same_size_and_time_is_not_cached(
    catalog_cache: CatalogCache, shop: Workshop, tmp_path: Path
) -> None:
    version = FIRST
    with closing(Catalog(bytes(shop.destination), catalog_cache=catalog_cache)):
        pass
    damage(segment(shop, 1))
    names(catalog_cache, shop, version=version)

    assert [*(tmp_path / "past").glob("*.runs"), *kept_states(tmp_path / "past")] == []


class DamagingControl(Unattended):
    """Damages a file as soon as it has been read once."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file
        self._is_done = False

    def refresh(self) -> None:
        if not self._is_done:
            self._is_done = True
            damage(self._file)


@pytest.mark.parametrize("command", ["verify", "restore", "try-restore"])
def test_damage_found_only_when_the_manifest_is_read_again_is_reported(shop: Workshop, command: str) -> None:
    shop.control = DamagingControl(segment(shop, 1))
    commands = {"verify": shop.verify, "restore": lambda: shop.restore()[0], "try-restore": shop.try_restore}

    assert (".shingleback/manifest", "damaged") in left_out(commands[command]())

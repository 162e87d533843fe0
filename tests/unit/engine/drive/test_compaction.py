"""Old manifest segments are merged, and only what is needed is read from the slow drive."""

import errno
import os
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.drive.messages import Compact, ToDrive
from shingleback.engine.drive.server import DriveServer
from shingleback.engine.drive.transport import DriveLink, Slots
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.protocol.control import Control, Unattended
from tests.helpers.local_link import LocalLink
from tests.helpers.looking import Reading, names
from tests.helpers.merging import ALWAYS, NEVER, manifest_names, reading_of_manifest
from tests.helpers.second_lists import forget_second_list
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop, left_out


def backup(shop: Workshop, text: str, **options: Any) -> str:
    """Backs up changed content and returns the version."""
    write(shop.source / "letters" / "ada.txt", text.encode() * 50)
    result = shop.backup(**options)
    assert result.outcome == "done", result
    return result.version


def months_later(shop: Workshop) -> None:
    shop.time += timedelta(days=70)


def segment_sizes(shop: Workshop) -> dict[str, int]:
    return {file.name: file.stat().st_size for file in (shop.destination / ".shingleback" / "manifest").iterdir()}


@pytest.fixture
def old(shop: Workshop) -> Workshop:
    """Two versions in each of three past months, and a new one."""
    shop.when_to_merge = NEVER
    for month in range(3):
        months_later(shop)
        backup(shop, f"first of {month}")
        backup(shop, f"second of {month}")
    months_later(shop)
    backup(shop, "now")
    return shop


# reading --------------------------------------------------------------------------------------------------------


def test_a_run_reads_only_what_follows_the_previous_run(old: Workshop) -> None:
    newest = max(segment_sizes(old))
    with reading_of_manifest() as read:
        backup(old, "again")

    assert list(read) == [newest]
    assert read[newest] < segment_sizes(old)[newest]


def test_a_run_that_thins_versions_reads_no_more(old: Workshop) -> None:
    newest = max(segment_sizes(old))
    with reading_of_manifest() as read:
        removed = old.backup(keep_versions=False).removed_versions
        assert not removed  # there was nothing to back up
        write(old.source / "new")
        assert len(old.backup(keep_versions=False).removed_versions) > 3

    assert list(read) == [newest]


def test_browsing_reads_nothing_that_is_cached_on_this_computer(old: Workshop, catalog_cache: CatalogCache) -> None:
    names_before = names(catalog_cache, old)
    with reading_of_manifest() as read:
        assert names(catalog_cache, old) == names_before
        with closing(Catalog(bytes(old.destination), catalog_cache=catalog_cache)) as catalog:
            assert catalog.versions

    assert not read


def test_a_restore_reads_each_byte_of_the_segments_once(old: Workshop) -> None:
    old.catalog_cache = CatalogCache(old.folder / "past", trusts_times=False)
    old.restore()
    version = version_names(old)[-1]
    old.restore(version=version)
    with reading_of_manifest() as read:
        assert old.restore(version=version)[0].outcome == "done"

    assert read == segment_sizes(old)


def version_names(shop: Workshop) -> list[str]:
    with closing(Catalog(bytes(shop.destination))) as catalog:
        return [version.name for version in catalog.versions]


def test_after_merging_only_the_merged_segments_are_read_again(old: Workshop, catalog_cache: CatalogCache) -> None:
    """The cached versions stay."""
    version = version_names(old)[0]
    names_before = names(catalog_cache, old, version=version)
    old.when_to_merge = ALWAYS
    backup(old, "again")
    merged = [name for name in segment_sizes(old) if "-" in name]
    assert merged
    reading = Reading()
    with reading_of_manifest() as read:
        assert names(catalog_cache, old, version=version, reading=reading) == names_before

    assert read.keys() == {*merged, max(segment_sizes(old))}
    assert read == {name: segment_sizes(old)[name] for name in read}


def test_the_local_index_survives_merging(old: Workshop) -> None:
    old.when_to_merge = ALWAYS
    backup(old, "again")
    newest = max(segment_sizes(old))
    old.when_to_merge = NEVER
    with reading_of_manifest() as read:
        backup(old, "and again")

    assert list(read) == [newest]


# when to merge --------------------------------------------------------------------------------------------------


def test_many_runs_leave_few_segments(shop: Workshop) -> None:
    most = 0
    for number in range(50):
        backup(shop, f"run {number}", keep_versions=False)
        most = max(most, len(segment_sizes(shop)))

    assert most < 25
    assert shop.restore()[0].outcome == "done"


def test_versions_that_can_be_restored_keep_their_segments(old: Workshop) -> None:
    old.when_to_merge = ALWAYS
    versions = version_names(old)
    newest = backup(old, "again")

    assert manifest_names(old) == ["1", "2-3", "4-5", "6", "7", "8", "9"]
    assert version_names(old) == [*versions[:2], *versions[3:], newest]


def test_merged_segments_are_merged_again(shop: Workshop) -> None:
    shop.when_to_merge = ALWAYS
    for number in range(6):
        backup(shop, f"run {number}", keep_versions=False)

    assert manifest_names(shop) == ["1-6", "7"]
    assert shop.verify().outcome == "done"


def ids(shop: Workshop) -> set[int]:
    """The ids of all files in the newest state."""
    with closing(Catalog(bytes(shop.destination))) as catalog:
        return {indexed_file.fact.id for _, _, row in catalog.index.walk() for indexed_file in row.files().values()}


def test_no_file_id_is_used_twice(shop: Workshop) -> None:
    """Not even the id of a removed file that no segment mentions any more."""
    shop.when_to_merge = ALWAYS
    write(shop.source / "passing")
    shop.backup(keep_versions=False)
    highest = max(ids(shop))
    (shop.source / "passing").unlink()
    shop.backup(keep_versions=False)
    for mode in (0o600, 0o640):
        (shop.source / "letters").chmod(mode | 0o100)
        shop.backup(keep_versions=False)
    assert max(ids(shop)) < highest
    shop.forget_index()
    write(shop.source / "new")
    shop.backup()

    assert max(ids(shop)) > highest


# failures -------------------------------------------------------------------------------------------------------


class HurryingDisk(RealDisk):
    """Hurries the run as soon as a merged segment is written."""

    hurry: Callable[[], None]

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        super().write(fd, data, offset)
        if os.readlink(f"/proc/self/fd/{fd}").endswith(".new"):
            self.hurry()


class HurriedWorkshop(Workshop):
    def link(self, slots: Slots) -> DriveLink:
        self.disk = HurryingDisk()
        self.disk.hurry = slots.hurry
        return super().link(slots)


def test_a_backup_succeeds_though_its_merging_is_hurried(old: Workshop) -> None:
    hurried = HurriedWorkshop(old.folder, time=old.time, when_to_merge=ALWAYS)
    before = manifest_names(hurried)
    backup(hurried, "again")

    assert manifest_names(hurried) == [*before, str(len(before) + 1)]


class CancelingLink(LocalLink):
    """Cancels the run when it asks the drive server to merge."""

    def __init__(self, drive: DriveServer, control: Control) -> None:
        super().__init__(drive)
        self._control = control

    def send(self, message: ToDrive) -> None:
        self._control.is_canceled = isinstance(message, Compact)
        super().send(message)


class CanceledWorkshop(Workshop):
    """Keeps the `slots` of the last run."""

    slots: Slots

    def link(self, slots: Slots) -> DriveLink:
        self.slots = slots
        return CancelingLink(DriveServer(self.disk, slots), self.control)


def test_canceling_during_a_merge_hurries_it_and_the_backup_still_succeeds(old: Workshop) -> None:
    canceled = CanceledWorkshop(old.folder, time=old.time, control=Unattended())
    backup(canceled, "again")

    assert canceled.slots.is_hurried


class FullDisk(RealDisk):
    """Full as soon as segments are merged."""

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        if os.readlink(f"/proc/self/fd/{fd}").endswith(".new"):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        super().write(fd, data, offset)


def test_segments_stay_as_they_are_on_a_full_drive(old: Workshop) -> None:
    old.when_to_merge = ALWAYS
    old.disk = FullDisk()
    before = manifest_names(old)
    backup(old, "again")

    assert manifest_names(old) == [*before, str(len(before) + 1)]


class LyingDisk(RealDisk):
    """Changes a merged segment after it was written."""

    def sync(self, fd: int) -> None:
        super().sync(fd)
        for file in Path(f"/proc/self/fd/{fd}").resolve().rglob("*.new"):
            content = bytearray(file.read_bytes())
            content[len(content) // 2] ^= 0xFF
            file.write_bytes(content)


def test_a_merged_segment_that_reads_back_wrong_replaces_nothing(old: Workshop) -> None:
    old.when_to_merge = ALWAYS
    old.disk = LyingDisk()
    before = manifest_names(old)
    backup(old, "again")

    assert manifest_names(old) == [*before, str(len(before) + 1)]


def test_leftovers_of_an_interrupted_merge_are_ignored_and_removed(old: Workshop) -> None:
    folder = old.destination / ".shingleback" / "manifest"
    contents = {name: (folder / name).read_bytes() for name in segment_sizes(old)}
    old.when_to_merge = ALWAYS
    backup(old, "again")
    merged = manifest_names(old)
    state = snapshot(old.source)
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    (folder / "000001-000009.jsonl.gz.new").write_bytes(b"half")

    result, target = old.restore()
    assert (result.outcome, left_out(result)) == ("done", [])
    assert snapshot(target / "source") == state
    assert old.verify().outcome == "done"

    old.when_to_merge = NEVER
    backup(old, "and again")
    assert manifest_names(old) == sorted([*merged, str(len(contents) + 2)], key=_first)


def _first(name: str) -> int:
    return int(name.partition("-")[0])


def test_a_damaged_manifest_is_not_merged(old: Workshop) -> None:
    old.when_to_merge = ALWAYS
    forget_second_list(old.destination)
    (old.destination / ".shingleback" / "manifest" / "000003.jsonl.gz").unlink()
    before = manifest_names(old)
    backup(old, "again")

    assert manifest_names(old) == sorted([*before, "9"])
    assert (".shingleback/manifest", "damaged") in left_out(old.restore()[0])


def test_losing_the_newest_segment_after_a_merge_is_no_damage(shop: Workshop) -> None:
    """No other segment refers to it, so the next run continues."""
    shop.when_to_merge = ALWAYS
    for number in range(4):
        backup(shop, f"run {number}", keep_versions=False)
    assert manifest_names(shop) == ["1-4", "5"]
    forget_second_list(shop.destination)
    (shop.destination / ".shingleback" / "manifest" / "000005.jsonl.gz").unlink()
    shop.forget_index()
    backup(shop, "another")
    shop.forget_index()
    backup(shop, "and another")

    assert manifest_names(shop) == ["1-5", "6"]
    result, target = shop.restore()
    assert (result.outcome, left_out(result)) == ("done", [])
    assert snapshot(target / "source") == snapshot(shop.source)


def test_an_open_version_stays_readable_after_its_segments_were_merged(
    old: Workshop, catalog_cache: CatalogCache
) -> None:
    old.when_to_merge = ALWAYS
    version = version_names(old)[0]
    older_version = version_names(old)[-2]
    for opened in (version, older_version):
        with closing(Catalog(bytes(old.destination), opened, catalog_cache=catalog_cache)) as catalog:
            backup(old, f"while {opened} is open")
            assert [path for path, _, _ in catalog.index.walk()] == [b"source", b"source/letters"]

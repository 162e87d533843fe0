"""Old segments of the manifest are merged, and nothing but what is needed is read from the slow drive."""

import errno
import os
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from shingleback.engine.drive.messages import Compact, ToDrive
from shingleback.engine.drive.server import DriveServer
from shingleback.engine.drive.throttle import RealDisk
from shingleback.engine.drive.transport import DriveLink, Slots
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.protocol.control import Control, Unattended
from tests.helpers.local_link import LocalLink
from tests.helpers.looking import Reading, names
from tests.helpers.merging import ALWAYS, NEVER, manifest_names, reading_of_manifest
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop, left_out


def backup(shop: Workshop, text: str, **options: Any) -> str:
    """Of other content; gives the version."""
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
    """Three versions of months that are over and one that is new, of which each came with another in the same month."""
    shop.when_to_merge = NEVER
    for month in range(3):
        months_later(shop)
        backup(shop, f"first of {month}")
        backup(shop, f"second of {month}")
    months_later(shop)
    backup(shop, "now")
    return shop


# what is read ---------------------------------------------------------------------------------------------------


def test_a_run_reads_only_where_the_one_before_it_ended(old: Workshop) -> None:
    newest = max(segment_sizes(old))
    with reading_of_manifest() as read:
        backup(old, "again")

    assert list(read) == [newest]
    assert read[newest] < segment_sizes(old)[newest]


def test_a_run_that_thins_reads_no_more(old: Workshop) -> None:
    newest = max(segment_sizes(old))
    with reading_of_manifest() as read:
        removed = old.backup(keep_versions=False).removed_versions
        assert not removed  # there was nothing to back up
        write(old.source / "new")
        assert len(old.backup(keep_versions=False).removed_versions) > 3

    assert list(read) == [newest]


def test_who_looks_reads_nothing_that_this_computer_knows(old: Workshop, catalog_cache: CatalogCache) -> None:
    seen = names(catalog_cache, old)
    with reading_of_manifest() as read:
        assert names(catalog_cache, old) == seen
        with closing(Catalog(bytes(old.destination), catalog_cache=catalog_cache)) as catalog:
            assert catalog.versions

    assert not read


def test_a_restore_compares_each_byte_of_the_segments_once(old: Workshop) -> None:
    old.catalog_cache = CatalogCache(old.folder / "past", trusts_times=False)
    old.restore()
    version = names_of_versions(old)[-1]
    old.restore(version=version)
    with reading_of_manifest() as read:
        assert old.restore(version=version)[0].outcome == "done"

    assert read == segment_sizes(old)


def names_of_versions(shop: Workshop) -> list[str]:
    with closing(Catalog(bytes(shop.destination))) as catalog:
        return [version.name for version in catalog.versions]


def test_after_merging_only_what_was_merged_is_read_again(old: Workshop, catalog_cache: CatalogCache) -> None:
    """What this computer knows of the versions stays."""
    version = names_of_versions(old)[0]
    seen = names(catalog_cache, old, version=version)
    old.when_to_merge = ALWAYS
    backup(old, "again")
    merged = [name for name in segment_sizes(old) if "-" in name]
    assert merged
    reading = Reading()
    with reading_of_manifest() as read:
        assert names(catalog_cache, old, version=version, reading=reading) == seen

    assert read.keys() == {*merged, max(segment_sizes(old))}
    assert read == {name: segment_sizes(old)[name] for name in read}


def test_the_index_of_this_computer_stays_when_segments_were_merged(old: Workshop) -> None:
    old.when_to_merge = ALWAYS
    backup(old, "again")
    newest = max(segment_sizes(old))
    old.when_to_merge = NEVER
    with reading_of_manifest() as read:
        backup(old, "and again")

    assert list(read) == [newest]


# when ----------------------------------------------------------------------------------------------------------


def test_many_runs_leave_few_segments(shop: Workshop) -> None:
    most = 0
    for number in range(50):
        backup(shop, f"run {number}", keep_versions=False)
        most = max(most, len(segment_sizes(shop)))

    assert most < 25
    assert shop.restore()[0].outcome == "done"


def test_versions_that_are_offered_keep_their_segments(old: Workshop) -> None:
    old.when_to_merge = ALWAYS
    versions = names_of_versions(old)
    newest = backup(old, "again")

    assert manifest_names(old) == ["1", "2-3", "4-5", "6", "7", "8", "9"]
    assert names_of_versions(old) == [*versions[:2], *versions[3:], newest]


def test_what_was_merged_is_merged_again(shop: Workshop) -> None:
    shop.when_to_merge = ALWAYS
    for number in range(6):
        backup(shop, f"run {number}", keep_versions=False)

    assert manifest_names(shop) == ["1-6", "7"]
    assert shop.verify().outcome == "done"


def ids(shop: Workshop) -> set[int]:
    """Of all files of the newest state."""
    with closing(Catalog(bytes(shop.destination))) as catalog:
        return {known.fact.id for _, _, row in catalog.index.walk() for known in row.files().values()}


def test_no_number_is_given_away_twice(shop: Workshop) -> None:
    """Also not that of something that came and went, and of which no segment tells any more."""
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


# what may go wrong ----------------------------------------------------------------------------------------------


class HurryingDisk(RealDisk):
    """As soon as it gets something of a merged segment, the person does not want to wait any longer."""

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


def test_who_does_not_want_to_wait_for_merging_has_a_backup(old: Workshop) -> None:
    hurried = HurriedWorkshop(old.folder, time=old.time, when_to_merge=ALWAYS)
    before = manifest_names(hurried)
    backup(hurried, "again")

    assert manifest_names(hurried) == [*before, str(len(before) + 1)]


class CancelingLink(LocalLink):
    """The person cancels just when the drive side is asked to merge."""

    def __init__(self, drive: DriveServer, control: Control) -> None:
        super().__init__(drive)
        self._control = control

    def send(self, message: ToDrive) -> None:
        self._control.is_canceled = isinstance(message, Compact)
        super().send(message)


class CanceledWorkshop(Workshop):
    """Attributes: `slots`: of the last run."""

    slots: Slots

    def link(self, slots: Slots) -> DriveLink:
        self.slots = slots
        return CancelingLink(DriveServer(self.disk, slots), self.control)


def test_a_cancel_while_segments_are_merged_hurries_that_and_ends_nothing(old: Workshop) -> None:
    canceled = CanceledWorkshop(old.folder, time=old.time, control=Unattended())
    backup(canceled, "again")

    assert canceled.slots.is_hurried


class FullDisk(RealDisk):
    """Full as soon as segments are merged."""

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        if os.readlink(f"/proc/self/fd/{fd}").endswith(".new"):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        super().write(fd, data, offset)


def test_where_there_is_no_room_segments_stay_as_they_are(old: Workshop) -> None:
    old.when_to_merge = ALWAYS
    old.disk = FullDisk()
    before = manifest_names(old)
    backup(old, "again")

    assert manifest_names(old) == [*before, str(len(before) + 1)]


class LyingDisk(RealDisk):
    """Takes a merged segment, and gives back something else."""

    def sync(self, fd: int) -> None:
        super().sync(fd)
        for file in Path(f"/proc/self/fd/{fd}").resolve().rglob("*.new"):
            content = bytearray(file.read_bytes())
            content[len(content) // 2] ^= 0xFF
            file.write_bytes(content)


def test_what_the_drive_gives_back_otherwise_takes_the_place_of_nothing(old: Workshop) -> None:
    old.when_to_merge = ALWAYS
    old.disk = LyingDisk()
    before = manifest_names(old)
    backup(old, "again")

    assert manifest_names(old) == [*before, str(len(before) + 1)]


def test_what_an_interruption_left_counts_for_nothing_and_is_removed(old: Workshop) -> None:
    folder = old.destination / ".shingleback" / "manifest"
    kept = {name: (folder / name).read_bytes() for name in segment_sizes(old)}
    old.when_to_merge = ALWAYS
    backup(old, "again")
    merged = manifest_names(old)
    state = snapshot(old.source)
    for name, content in kept.items():
        (folder / name).write_bytes(content)
    (folder / "000001-000009.jsonl.gz.new").write_bytes(b"half")

    result, target = old.restore()
    assert (result.outcome, left_out(result)) == ("done", [])
    assert snapshot(target / "source") == state
    assert old.verify().outcome == "done"

    old.when_to_merge = NEVER
    backup(old, "and again")
    assert manifest_names(old) == sorted([*merged, str(len(kept) + 2)], key=_first)


def _first(name: str) -> int:
    return int(name.partition("-")[0])


def test_a_damaged_manifest_is_left_as_it_is(old: Workshop) -> None:
    old.when_to_merge = ALWAYS
    (old.destination / ".shingleback" / "manifest" / "000003.jsonl.gz").unlink()
    before = manifest_names(old)
    backup(old, "again")

    assert manifest_names(old) == sorted([*before, "9"])
    assert (".shingleback/manifest", "damaged") in left_out(old.restore()[0])


def test_the_newest_segment_may_be_lost_although_all_before_it_was_merged(shop: Workshop) -> None:
    """As long as nothing tells of it, that is no damage; and the next run goes on."""
    shop.when_to_merge = ALWAYS
    for number in range(4):
        backup(shop, f"run {number}", keep_versions=False)
    assert manifest_names(shop) == ["1-4", "5"]
    (shop.destination / ".shingleback" / "manifest" / "000005.jsonl.gz").unlink()
    shop.forget_index()
    backup(shop, "another")
    shop.forget_index()
    backup(shop, "and another")

    assert manifest_names(shop) == ["1-5", "6"]
    result, target = shop.restore()
    assert (result.outcome, left_out(result)) == ("done", [])
    assert snapshot(target / "source") == snapshot(shop.source)


def test_who_has_opened_a_version_still_sees_it_when_its_segments_were_merged(
    old: Workshop, catalog_cache: CatalogCache
) -> None:
    old.when_to_merge = ALWAYS
    version = names_of_versions(old)[0]
    kept = names_of_versions(old)[-2]
    for opened in (version, kept):
        with closing(Catalog(bytes(old.destination), opened, catalog_cache=catalog_cache)) as catalog:
            backup(old, f"while {opened} is open")
            assert [path for path, _, _ in catalog.index.walk()] == [b"source", b"source/letters"]

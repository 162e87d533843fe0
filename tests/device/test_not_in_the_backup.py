"""Other disks and snapshots in a source are not copied by default, and are named."""

import contextlib
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.devices.mounts import mounts
from shingleback.domain.errors import LeftOutReason, SkipReason
from shingleback.domain.included_mount import IncludedMount
from shingleback.engine.folder_sizes import FolderSizes, SizesOf
from shingleback.engine.source.excludes import Excludes
from shingleback.engine.source.mounted import identity_of
from shingleback.engine.source.scan import Rules
from shingleback.protocol.control import Unattended
from shingleback.protocol.result_items import ExcludedItem, SizedPlace
from tests.helpers.loop import mounted
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop


def subvolume(path: Path) -> Path:
    subprocess.run(["btrfs", "-q", "subvolume", "create", path], check=True)
    return path


def snapshot(source: Path, target: Path, *, is_read_only: bool = True) -> None:
    options = ["-r"] if is_read_only else []
    subprocess.run(["btrfs", "-q", "subvolume", "snapshot", *options, source, target], check=True)


@pytest.fixture
def btrfs(tmp_path: Path) -> Iterator[Path]:
    with mounted("btrfs", tmp_path) as drive:
        yield drive


@pytest.fixture
def shop(tmp_path: Path) -> Workshop:
    (tmp_path / "shop").mkdir()
    return Workshop(tmp_path / "shop")


def test_read_only_snapshots_are_left_out_and_named(btrfs: Path, shop: Workshop) -> None:
    home = subvolume(btrfs / "home")
    write(home / "letter", b"Dear")
    snapshot(home, home / "before")
    snapshot(home, home / "at work", is_read_only=False)

    result = shop.backup(home)

    assert {b"letter", b"at work/letter"} == set(contents(shop.destination / "home"))
    assert result.excluded == [ExcludedItem(reason=SkipReason.SNAPSHOT, paths=["home/before"])]
    everything = shop.backup(home, excludes=Excludes(snapshots=False))
    assert everything.copied.files > 0
    assert b"before/letter" in contents(shop.destination / "home")


def test_a_snapshot_that_is_copied_leaves_the_newest_state_and_stays_in_the_version(
    btrfs: Path, shop: Workshop
) -> None:
    home = subvolume(btrfs / "home")
    write(home / "letter", b"Dear")
    snapshot(home, home / "before")
    first = shop.backup(home, excludes=Excludes(snapshots=False)).version

    assert shop.backup(home).removed.files == 1

    assert b"before/letter" not in contents(shop.destination / "home")
    _result, target = shop.restore(version=first)
    assert b"before/letter" in contents(target / "home")


def test_a_subvolume_that_was_made_read_only_is_copied(btrfs: Path, shop: Workshop) -> None:
    """It may be an archive, and the only copy of it."""
    home = subvolume(btrfs / "home")
    write(subvolume(home / "archive") / "1999", b"content")
    subprocess.run(["btrfs", "property", "set", home / "archive", "ro", "true"], check=True)

    assert shop.backup(home).excluded == []
    assert b"archive/1999" in contents(shop.destination / "home")


def test_a_snapshot_that_is_itself_the_source_is_copied(btrfs: Path, shop: Workshop) -> None:
    home = subvolume(btrfs / "home")
    write(home / "letter", b"Dear")
    snapshot(home, btrfs / "before")

    assert shop.backup(btrfs / "before").copied.files == 1


def test_the_folder_of_snapper_is_left_out(btrfs: Path, shop: Workshop) -> None:
    home = subvolume(btrfs / "home")
    snapper = subvolume(home / ".snapshots")
    write(snapper / "1" / "info.xml", b"<snapshot/>")

    assert shop.backup(home).excluded == [ExcludedItem(reason=SkipReason.SNAPSHOT, paths=["home/.snapshots"])]


def test_another_disk_is_left_out_and_named(tmp_path: Path, shop: Workshop) -> None:
    write(shop.source / "letter", b"Dear")
    (shop.source / "Videos").mkdir()
    with mounted("ext4", tmp_path) as drive, bound(drive, shop.source / "Videos"):
        write(drive / "film", b"film")

        result = shop.backup()

    assert result.outcome == "done"
    assert result.excluded == [ExcludedItem(reason=SkipReason.OTHER_FILESYSTEM, paths=["source/Videos"])]


def test_another_disk_is_copied_if_it_is_included_and_its_copy_stays_while_it_is_away(
    tmp_path: Path, shop: Workshop
) -> None:
    write(shop.source / "letter", b"Dear")
    place = shop.source / "Videos"
    place.mkdir()
    with mounted("ext4", tmp_path) as drive:
        write(drive / "film", b"film")
        with bound(drive, place):
            (mount,) = [mount for mount in mounts() if mount.point == place]
            included = (IncludedMount(str(place), identity_of(mount)),)
            assert shop.backup(excludes=Excludes([]), included_mounts=included).excluded == []
        write(shop.source / "letter", b"Dear Ada")

        away = shop.backup(included_mounts=included)

        assert [(item.path, item.reason) for item in away.left_out] == [("source/Videos", LeftOutReason.NOT_MOUNTED)]
        assert contents(shop.destination / "source")[b"Videos/film"] == b"film"
        assert contents(shop.destination / "source")[b"letter"] == b"Dear Ada"


def test_another_filesystem_in_the_place_of_an_included_one_is_not_copied(tmp_path: Path, shop: Workshop) -> None:
    place = shop.source / "Videos"
    write(shop.source / "letter", b"Dear")
    place.mkdir()
    with mounted("ext4", tmp_path) as drive, bound(drive, place):
        write(drive / "film", b"film")

        result = shop.backup(included_mounts=(IncludedMount(str(place), "uuid:another"),))

    assert result.excluded == [ExcludedItem(reason=SkipReason.OTHER_FILESYSTEM, paths=["source/Videos"])]
    assert b"Videos/film" not in contents(shop.destination / "source")


def test_sizes_name_another_disk_by_its_place_and_identity(tmp_path: Path, shop: Workshop) -> None:
    place = shop.source / "Videos"
    place.mkdir(parents=True)
    with mounted("ext4", tmp_path) as drive, bound(drive, place):
        write(drive / "film", bytes(70_000))
        sizes = FolderSizes(
            [bytes(shop.source)],
            Rules(Excludes()),
            lambda _event: None,
            Unattended(),
            time.monotonic,
            counted=SizesOf.EXCLUDED,
        )
        (folder,) = sizes.run().folders
        (mount,) = [mount for mount in mounts() if mount.point == place]
        text = IncludedMount(str(place), identity_of(mount)).text

    (kind,) = folder.excluded
    assert kind.reason == SkipReason.OTHER_FILESYSTEM
    assert kind.places == [SizedPlace(path=str(place), bytes=70_000, mount=text)]
    assert IncludedMount.parsed(text).path == str(place)


@contextlib.contextmanager
def bound(folder: Path, target: Path) -> Iterator[None]:
    subprocess.run(["mount", "--bind", folder, target], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", target], check=True)


@contextlib.contextmanager
def included_disk(tmp_path: Path, place: Path) -> Iterator[tuple[Path, tuple[IncludedMount, ...]]]:
    """Mount another disk at a place; yield its own folder, and the setting that includes it."""
    place.mkdir(parents=True)
    with mounted("ext4", tmp_path) as drive, bound(drive, place):
        (mount,) = [mount for mount in mounts() if mount.point == place]
        yield drive, (IncludedMount(str(place), identity_of(mount)),)


@pytest.mark.parametrize("removed", ["Disk", "."])
def test_the_copy_of_an_included_disk_stays_if_its_place_is_removed_with_it(
    tmp_path: Path, shop: Workshop, removed: str
) -> None:
    """UDisks2 removes /media/me/Disk when the disk is unplugged, and a new login begins without /media/me."""
    write(shop.source / "letter", b"Dear")
    place = shop.source / "media" / "Disk"
    with included_disk(tmp_path, place) as (drive, included):
        write(drive / "film", b"film")
        assert shop.backup(included_mounts=included).left_out == []
    shutil.rmtree(shop.source / "media" / removed)

    away = shop.backup(included_mounts=included)

    missing = "source/media" if removed == "." else "source/media/Disk"
    assert [(item.path, item.reason) for item in away.left_out] == [(missing, LeftOutReason.NOT_MOUNTED)]
    assert away.removed.files == 0
    assert contents(shop.destination / "source")[b"media/Disk/film"] == b"film"
    assert shop.backup(included_mounts=()).removed.files == 1


def test_a_place_that_was_never_there_is_named(shop: Workshop) -> None:
    write(shop.source / "letter", b"Dear")

    result = shop.backup(included_mounts=(IncludedMount(str(shop.source / "Vidoes")),))

    assert [(item.path, item.reason) for item in result.left_out] == [("source/Vidoes", LeftOutReason.NOT_MOUNTED)]


def test_a_rule_also_excludes_the_place_of_an_included_disk_that_is_away(shop: Workshop) -> None:
    write(shop.source / "letter", b"Dear")
    included = (IncludedMount(str(shop.source / "Videos")),)

    assert shop.backup(excludes=Excludes(["Videos/"]), included_mounts=included).left_out == []


@pytest.fixture
def inner_disk(tmp_path: Path, shop: Workshop) -> Iterator[tuple[IncludedMount, ...]]:
    """An included disk that is mounted in a folder of another one, which is not included."""
    write(shop.source / "letter", b"Dear")
    outer = shop.source / "outer"
    outer.mkdir()
    (tmp_path / "other").mkdir()
    with mounted("ext4", tmp_path / "other") as outer_drive, bound(outer_drive, outer):
        write(outer / "note", b"not included")
        write(outer / "way" / "beside", b"neither")
        with included_disk(tmp_path, outer / "way" / "inner") as (drive, included):
            write(drive / "film", b"film")
            yield included


def test_an_included_disk_in_another_one_is_copied_without_that(
    shop: Workshop, inner_disk: tuple[IncludedMount, ...]
) -> None:
    result = shop.backup(excludes=Excludes([]), included_mounts=inner_disk)

    assert result.left_out == []
    assert result.excluded == [ExcludedItem(reason=SkipReason.OTHER_FILESYSTEM, paths=["source/outer"])]
    assert contents(shop.destination / "source") == {b"letter": b"Dear", b"outer/way/inner/film": b"film"}


def test_the_copy_of_a_disk_stays_when_only_the_disk_in_it_is_included_still(
    shop: Workshop, inner_disk: tuple[IncludedMount, ...]
) -> None:
    shop.backup(cross_filesystems=True)

    result = shop.backup(included_mounts=inner_disk)

    assert (result.left_out, result.removed.files, result.copied.files) == ([], 0, 0)
    assert contents(shop.destination / "source")[b"outer/note"] == b"not included"


def test_an_included_disk_whose_outer_one_is_away_keeps_its_copy(tmp_path: Path, shop: Workshop) -> None:
    write(shop.source / "letter", b"Dear")
    outer = shop.source / "outer"
    outer.mkdir()
    (tmp_path / "other").mkdir()
    with mounted("ext4", tmp_path / "other") as outer_drive, bound(outer_drive, outer):
        with included_disk(tmp_path, outer / "inner") as (drive, included):
            write(drive / "film", b"film")
            shop.backup(included_mounts=included)
        with_outer = shop.backup(included_mounts=included)

    without = shop.backup(included_mounts=included)

    for result in (with_outer, without):
        assert [(item.path, item.reason) for item in result.left_out] == [
            ("source/outer/inner", LeftOutReason.NOT_MOUNTED)
        ]
        assert contents(shop.destination / "source")[b"outer/inner/film"] == b"film"

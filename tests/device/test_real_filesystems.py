"""Whole runs on real filesystems: backups and restores give back the same files."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from shingleback.engine.files import btrfs, linux
from shingleback.protocol.events import Note
from tests.device.conftest import RealWorkshop
from tests.helpers.noise import write_noise
from tests.helpers.trees import Thing, make_odd_tree, snapshot, without_special, write

pytestmark = pytest.mark.device

_MORE_THAN_ARE_TOLD_AT_ONCE: Final = 300


def restored(workshop: RealWorkshop, version: str | None = None) -> dict[bytes, object]:
    result, target = workshop.restore(version=version)
    assert result.left_out == []
    return dict(snapshot(target / "source"))


def on_drive(workshop: RealWorkshop) -> dict[bytes, Thing]:
    return snapshot(workshop.destination / "source")


def holdable(workshop: RealWorkshop, entries: dict[bytes, Thing]) -> dict[bytes, Thing]:
    """XFS cannot hold symlinks of more than 1024 bytes."""
    if "xfs" not in str(workshop.destination):
        return entries
    return {path: entry for path, entry in entries.items() if path != b"links/long"}


def change(workshop: RealWorkshop) -> None:
    base = bytes(workshop.source)
    write(base + b"/names/Twin", b"changed")
    write(base + b"/sizes/1048577", os.urandom(2_200_000))
    os.unlink(base + b"/names/CON")
    os.rename(base + b"/folder names", base + b"/names/moved")
    os.rename(base + b"/sizes/3333333", base + b"/sizes/renamed: ?")
    os.unlink(base + b"/links/one")
    os.chmod(base + b"/modes/read-only folder", 0o700)
    write(base + b"/modes/read-only folder/new", b"new")


def test_an_odd_tree_survives_a_backup_to_a_linux_filesystem(on_linux: RealWorkshop) -> None:
    make_odd_tree(on_linux.source)
    before = without_special(snapshot(on_linux.source))

    on_linux.backup()

    assert on_drive(on_linux) == holdable(on_linux, before)
    assert restored(on_linux) == before
    assert on_linux.verify().outcome == "done"


def test_versions_on_a_linux_filesystem_are_restored_as_they_were(on_linux: RealWorkshop) -> None:
    make_odd_tree(on_linux.source)
    before = without_special(snapshot(on_linux.source))
    first = on_linux.backup().version
    change(on_linux)
    after = without_special(snapshot(on_linux.source))
    second = on_linux.backup().version

    assert on_drive(on_linux) == holdable(on_linux, after)
    assert restored(on_linux, first) == before
    assert restored(on_linux, second) == after
    assert on_linux.backup().copied.files == 0


def test_an_odd_tree_survives_a_backup_to_other_filesystems(on_others: RealWorkshop) -> None:
    make_odd_tree(on_others.source)
    before = without_special(snapshot(on_others.source))

    on_others.backup()

    assert restored(on_others) == before
    assert on_others.verify().left_out == []


def test_versions_on_other_filesystems_are_restored_as_they_were(on_others: RealWorkshop) -> None:
    make_odd_tree(on_others.source)
    before = without_special(snapshot(on_others.source))
    first = on_others.backup().version
    change(on_others)
    after = without_special(snapshot(on_others.source))
    second = on_others.backup().version

    assert restored(on_others, first) == before
    assert restored(on_others, second) == after
    assert on_others.backup().copied.files == 0


def test_versions_on_btrfs_are_read_only_snapshots(on_btrfs: RealWorkshop) -> None:
    write(on_btrfs.source / "file", b"first")
    first = on_btrfs.backup().version
    write(on_btrfs.source / "file", b"second")
    on_btrfs.backup()

    kept_file = on_btrfs.destination / ".shingleback" / "versions" / first / "source" / "file"
    assert kept_file.read_bytes() == b"first"
    with pytest.raises(OSError, match="Read-only"):
        kept_file.write_bytes(b"changed")


def test_snapshots_that_are_no_longer_needed_are_removed(on_btrfs: RealWorkshop) -> None:
    for text in (b"one", b"two", b"three"):
        write(on_btrfs.source / "file", text)
        result = on_btrfs.backup(keep_versions=False)

    versions = on_btrfs.destination / ".shingleback" / "versions"
    assert [path.name for path in versions.iterdir()] == [result.version]


def test_a_subvolume_in_the_copy_removes_nothing_from_a_version(on_btrfs: RealWorkshop) -> None:
    """A snapshot would have an empty folder in its place. A file kept in another way cannot be moved out of it."""
    write(on_btrfs.source / "folder" / "file", b"kept")
    write(on_btrfs.source / "other", b"first")
    states = {on_btrfs.backup().version: snapshot(on_btrfs.source)}
    copy = on_btrfs.destination / "source" / "folder"
    exchange(copy, make_subvolume)
    write(on_btrfs.source / "other", b"second")
    states[on_btrfs.backup().version] = snapshot(on_btrfs.source)
    os.unlink(on_btrfs.source / "folder" / "file")

    result = on_btrfs.backup()

    assert (result.outcome, result.why) == ("drive-refused", "drive-has-subvolume")
    assert result.values["path"] == "source/folder"
    for version, state in states.items():
        assert restored(on_btrfs, version) == state
    exchange(copy, os.mkdir)
    states[on_btrfs.backup().version] = snapshot(on_btrfs.source)
    for version, state in states.items():
        assert restored(on_btrfs, version) == state


def test_no_snapshot_is_taken_of_a_filesystem_mounted_over_the_copy(on_btrfs: RealWorkshop) -> None:
    write(on_btrfs.source / "folder" / "file", b"kept")
    first = on_btrfs.backup().version
    point = on_btrfs.destination / "source" / "folder"
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", point], check=True)
    try:
        shutil.copy2(on_btrfs.source / "folder" / "file", point)
        write(on_btrfs.source / "other", b"new")
        second = on_btrfs.backup().version
        assert restored(on_btrfs, second) == snapshot(on_btrfs.source)
    finally:
        subprocess.run(["umount", point], check=True)
    assert set(os.listdir(on_btrfs.destination / ".shingleback" / "versions")) == {first}


def test_subvolumes_beside_the_copy_prevent_no_snapshot(on_btrfs: RealWorkshop) -> None:
    write(on_btrfs.source / "file", b"first")
    on_btrfs.backup()
    for number in range(_MORE_THAN_ARE_TOLD_AT_ONCE):
        make_subvolume(on_btrfs.destination / f"{number}")
    write(on_btrfs.source / "file", b"second")

    version = on_btrfs.backup().version

    assert (on_btrfs.destination / ".shingleback" / "versions" / version / "source" / "file").exists()


def exchange(folder: Path, make: Callable[[Path], None]) -> None:
    """Replaces a folder by another one with the same content."""
    aside = folder.with_name("aside")
    folder.rename(aside)
    make(folder)
    shutil.copytree(aside, folder, dirs_exist_ok=True)
    subprocess.run(["btrfs", "-q", "subvolume", "delete", aside], check=False, capture_output=True)
    shutil.rmtree(aside, ignore_errors=True)


def make_subvolume(path: Path) -> None:
    fd = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        btrfs.create_subvolume(bytes(path.name, "ascii"), fd)
    finally:
        os.close(fd)


def test_a_full_drive_keeps_its_reserve_and_the_previous_version(on_some_linux: RealWorkshop) -> None:
    write(on_some_linux.source / "first", os.urandom(1_000_000))
    before = snapshot(on_some_linux.source)
    first = on_some_linux.backup().version
    for number in range(8):
        write_noise(on_some_linux.source / f"film {number}", 100_000_000, number)
    write(on_some_linux.source / "zzz small", b"fits")

    result = on_some_linux.backup()

    assert (result.outcome, result.exit_code, result.version) == ("drive-full", 3, "")
    assert {item.reason for item in result.left_out} == {"no-room"}
    assert (on_some_linux.destination / "source" / "zzz small").read_bytes() == b"fits"
    space = os.statvfs(on_some_linux.destination)
    assert space.f_bavail > space.f_blocks * 0.045
    assert restored(on_some_linux, first) == before
    assert on_some_linux.verify().left_out == []


def test_old_versions_are_removed_when_there_is_no_space(on_some_linux: RealWorkshop) -> None:
    versions = []
    for number in range(6):
        write_noise(on_some_linux.source / "film", 110_000_000, number)
        result = on_some_linux.backup()
        assert result.outcome == "done", number
        versions.append(result.version)

    assert restored(on_some_linux, versions[-1]) == snapshot(on_some_linux.source)
    assert on_some_linux.restore(version=versions[0])[0].why == "no-such-version"


def fill_and_free(drive: Path, size_bytes: int) -> None:
    """A btrfs still counts such a file for up to 30 s."""
    write_noise(drive / "mine", size_bytes, "mine")
    with (drive / "mine").open("rb") as file:
        os.fsync(file.fileno())
    (drive / "mine").unlink()


def test_recently_freed_space_counts(on_btrfs: RealWorkshop) -> None:
    for size_bytes in (20_000_000, 30_000_000):
        write_noise(on_btrfs.source / "film", size_bytes, size_bytes)
        on_btrfs.backup()
    fill_and_free(on_btrfs.destination.parent, 350_000_000)
    write_noise(on_btrfs.source / "film", 200_000_000, "last")

    result = on_btrfs.backup()

    assert (result.outcome, result.removed_versions) == ("done", [])
    assert "more-than-fits" not in [event.code for event in on_btrfs.events if isinstance(event, Note)]


def group_bytes(drive: Path) -> int:
    """The size of each of the allocation groups into which XFS divides a drive."""
    text = subprocess.run(["xfs_info", drive], check=True, capture_output=True, text=True).stdout
    [(blocks, block_bytes)] = re.findall(r"agsize=(\d+) blks.*^data +=\s+bsize=(\d+)", text, re.DOTALL | re.MULTILINE)
    return int(blocks) * int(block_bytes)


def place(file: Path) -> int:
    fd = os.open(file, os.O_RDONLY)
    try:
        return linux.extents(fd, 0, 1)[0][0]
    finally:
        os.close(fd)


def test_on_xfs_the_files_of_all_folders_are_in_one_allocation_group(on_xfs: RealWorkshop) -> None:
    """Otherwise each folder would be in another group, and its files with it."""
    for number in range(12):
        write(on_xfs.source / f"folder {number}" / "small", os.urandom(5_000))
        write(on_xfs.source / f"folder {number}" / "large", os.urandom(3_000_000))
    on_xfs.backup()
    files = [path for path in (on_xfs.destination / "source").rglob("*") if path.is_file()]
    one_group = group_bytes(on_xfs.destination.parent)
    assert len(files) == 24
    assert len({place(file) // one_group for file in files}) == 1
    assert restored(on_xfs) == without_special(snapshot(on_xfs.source))

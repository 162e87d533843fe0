"""On btrfs, files are preallocated before they are written, unless that would keep them from being compressed."""

import itertools
import os
import subprocess
from pathlib import Path

import pytest

from shingleback.devices.mounts import Mount, mount_of
from shingleback.engine.drive import writeback
from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.drive.window_size import WindowSize
from shingleback.engine.drive.writeback import SettledWindows, WriteAccounting
from shingleback.engine.files import btrfs, linux
from tests.device.conftest import RealWorkshop

pytestmark = pytest.mark.device


@pytest.mark.parametrize(("size_bytes", "has_place"), [(2048, False), (2049, True), (3_000_000, True)])
def test_all_files_but_the_smallest_are_preallocated(
    on_btrfs: RealWorkshop, size_bytes: int, *, has_place: bool
) -> None:
    on_btrfs.destination.mkdir()
    fd = os.open(on_btrfs.destination / "file", os.O_RDWR | os.O_CREAT)

    SettledWindows(RealDisk(), WindowSize(), WriteAccounting()).expect(fd, size_bytes)

    assert bool(linux.extents(fd, 0, size_bytes)) == has_place
    os.close(fd)


def test_large_and_medium_files_are_contiguous(on_btrfs: RealWorkshop) -> None:
    on_btrfs.destination.mkdir()
    windows = SettledWindows(RealDisk(), WindowSize(), WriteAccounting())
    places = []
    for name, size_bytes in (("first", 8 << 20), ("large", 40 << 20), ("medium", 4 << 20), ("larger", 60 << 20)):
        fd = os.open(on_btrfs.destination / name, os.O_RDWR | os.O_CREAT)
        windows.expect(fd, size_bytes)
        places += linux.extents(fd, 0, size_bytes)
        os.close(fd)

    jumps = sum(begin + length != after for (begin, length), (after, _) in itertools.pairwise(places))
    assert jumps <= 1  # from the block group that mkfs made


def test_a_new_block_group_is_noticed(on_btrfs: RealWorkshop) -> None:
    on_btrfs.destination.mkdir()
    fd = os.open(on_btrfs.destination / "file", os.O_RDWR | os.O_CREAT)
    before = btrfs.block_groups_bytes(fd)

    linux.allocate(fd, 0, 1 << 20)
    assert btrfs.block_groups_bytes(fd) == before

    linux.allocate(fd, 0, 64 << 20)
    assert btrfs.block_groups_bytes(fd) > before
    os.close(fd)


def test_a_backup_to_btrfs_has_all_contents_and_takes_no_extra_space(on_btrfs: RealWorkshop) -> None:
    for number, size in enumerate((0, 1, 2048, 2049, 4096, 4097, 90_000, 1 << 20, (1 << 20) + 1)):
        (on_btrfs.source / str(number)).write_bytes(os.urandom(size))

    assert on_btrfs.backup().outcome == "done"

    for file in on_btrfs.source.iterdir():
        copy = on_btrfs.destination / "source" / file.name
        assert copy.read_bytes() == file.read_bytes()
        assert copy.stat().st_blocks * 512 < file.stat().st_size + 4096


def test_files_in_a_folder_on_btrfs_are_preallocated_unless_compressed(on_btrfs: RealWorkshop) -> None:
    on_btrfs.destination.mkdir()
    assert _suits(on_btrfs.destination)

    subprocess.run(["chattr", "+c", on_btrfs.destination], check=True)

    assert not _suits(on_btrfs.destination)


def test_files_on_a_filesystem_that_compresses_everything_are_not_preallocated(on_btrfs: RealWorkshop) -> None:
    subprocess.run(["mount", "-o", "remount,compress=zstd", on_btrfs.destination.parent], check=True)

    assert not _suits(on_btrfs.destination.parent)


def test_compressed_files_stay_compressed(on_btrfs: RealWorkshop) -> None:
    subprocess.run(["mount", "-o", "remount,compress=zstd", on_btrfs.destination.parent], check=True)
    (on_btrfs.source / "file").write_bytes(bytes(range(256)) * 2000)

    assert on_btrfs.backup().outcome == "done"

    assert _is_encoded(on_btrfs.destination / "source" / "file")


def test_files_on_other_filesystems_are_not_preallocated(on_ext4: RealWorkshop) -> None:
    assert not _suits(on_ext4.destination.parent)
    assert not writeback.suits(-1, None)


def _suits(folder: Path) -> bool:
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        mount: Mount | None = mount_of(fd)
        return writeback.suits(fd, mount)
    finally:
        os.close(fd)


def _is_encoded(file: Path) -> bool:
    shown = subprocess.run(["filefrag", "-v", file], check=True, capture_output=True, text=True).stdout
    return "encoded" in shown


def test_the_end_of_a_run_to_btrfs_takes_three_commits(on_btrfs: RealWorkshop) -> None:
    """One for the files, one for the snapshot, one for the version. Each makes a shingled drive rewrite bands.

    The kernel adds one every 30 seconds, and whenever any program calls sync(2): the quietest of some runs counts.
    """
    (on_btrfs.source / "file").write_bytes(os.urandom(5000))
    on_btrfs.backup()
    assert min(commits_of_a_run(on_btrfs) for _ in range(3)) == 3


def commits_of_a_run(shop: RealWorkshop) -> int:
    (shop.source / "file").write_bytes(os.urandom(5000))
    before = commits(shop.destination)
    assert shop.backup().outcome == "done"
    return commits(shop.destination) - before


def commits(folder: Path) -> int:
    """How many transactions the btrfs of a folder has committed since it was mounted."""
    uuid = subprocess.run(["findmnt", "-no", "UUID", "-T", folder], check=True, capture_output=True, text=True).stdout
    stats = Path(f"/sys/fs/btrfs/{uuid.strip()}/commit_stats")
    if not stats.exists():
        pytest.skip("needs Linux 6.1 or newer, which counts commits")
    return int(stats.read_text().split()[1])

"""How the kernel's files about free space are read."""

import os
from pathlib import Path

import pytest

from shingleback.devices.mounts import Mount, mount_of
from shingleback.domain.care.room import RoomLimit
from shingleback.engine.files import btrfs
from shingleback.engine.repo.abilities import room_of, space_on
from tests.helpers.loop import mounted

GIB = 1 << 30
UUID = "0000"


@pytest.fixture
def allocation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A btrfs of 100 GiB: 60 for data, half of it used, and 2 for metadata in two copies."""
    monkeypatch.setattr(btrfs, "_filesystem_id", lambda _fd: UUID)
    folder = tmp_path / UUID / "allocation"
    sizes = {"data": (60, 60, 30), "metadata": (4, 2, 1), "system": (0, 0, 0)}
    for kind, (disk, total, used) in sizes.items():
        (folder / kind).mkdir(parents=True)
        for name, size in (("disk_total", disk), ("total_bytes", total), ("bytes_used", used)):
            (folder / kind / name).write_text(f"{size * GIB}\n")
    (folder / "global_rsv_size").write_text(f"{GIB // 2}\n")
    for name, size in (("bytes_may_use", 2), ("bytes_reserved", 1)):
        (folder / "data" / name).write_text(f"{size * GIB}\n")
    return folder


@pytest.mark.usefixtures("allocation")
def test_btrfs_reports_how_its_device_is_allocated(tmp_path: Path) -> None:
    space = btrfs.space(0, 100 * GIB, tmp_path)
    assert space
    assert (space.unallocated_bytes, space.data_free_bytes) == (36 * GIB, 30 * GIB)
    assert (space.metadata_free_bytes, space.metadata_copies, space.unusable_bytes) == (GIB // 2, 2, 0)
    assert space.unplaced_bytes == 3 * GIB


def test_zones_that_wait_to_be_reclaimed_are_not_free(allocation: Path, tmp_path: Path) -> None:
    (allocation / "data/bytes_zone_unusable").write_text(f"{20 * GIB}\n")
    space = btrfs.space(0, 100 * GIB, tmp_path)
    assert space
    assert (space.data_free_bytes, space.unusable_bytes) == (10 * GIB, 20 * GIB)


def test_missing_figures_of_the_kernel_are_no_error(tmp_path: Path, allocation: Path) -> None:
    (allocation / "data/bytes_used").unlink()
    assert btrfs.space(0, 100 * GIB, tmp_path) is None


@pytest.mark.parametrize("name", ["sdz", "sdz1", "mapper/opened"])
def test_a_partition_and_an_encrypted_volume_on_a_zoned_drive_are_zoned(name: str, tmp_path: Path) -> None:
    """The kernel gives a mapping the zones of its disk, but the mapping is mounted under another name."""
    disk = tmp_path / "devices/sdz"
    (disk / "queue").mkdir(parents=True)
    (disk / "queue/zoned").write_text("host-managed\n")
    (disk / "sdz1").mkdir()
    (disk / "sdz1/partition").write_text("1\n")
    block = tmp_path / "block"
    block.mkdir()
    (block / "sdz").symlink_to(disk)
    (block / "sdz1").symlink_to(disk / "sdz1")
    (block / "dm-0").symlink_to(disk)
    (tmp_path / "dev/mapper").mkdir(parents=True)
    (tmp_path / "dev/mapper/opened").symlink_to("../dm-0")
    fd = os.open(tmp_path, os.O_RDONLY)
    try:
        mount = mount_of(fd)
        assert mount
        space = space_on(fd, Mount(**mount._asdict() | {"source": f"{tmp_path}/dev/{name}", "kind": "ext4"}), block)
    finally:
        os.close(fd)
    assert room_of(space).limit in (RoomLimit.ZONES, RoomLimit.INODES)
    assert space.is_zoned


@pytest.mark.parametrize(("kind", "is_known"), [("fuse.rclone", False), ("fuseblk", True), ("ext4", True)])
def test_a_mounted_cloud_says_of_no_inode_that_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, *, is_known: bool
) -> None:
    """Rclone reports a thousand million inodes, of which none is free."""
    values = list(os.statvfs(tmp_path))
    values[5:8] = [10**9, 0, 0]
    monkeypatch.setattr(os, "statvfs", lambda _fd: os.statvfs_result(values))
    fd = os.open(tmp_path, os.O_RDONLY)
    try:
        mount = mount_of(fd)
        assert mount
        room = room_of(space_on(fd, Mount(**mount._asdict() | {"kind": kind})))
    finally:
        os.close(fd)
    assert (room.limit is RoomLimit.INODES) is is_known


@pytest.mark.device
@pytest.mark.parametrize("kind", ["ext4", "btrfs", "xfs"])
def test_each_real_filesystem_has_less_room_than_it_reports(kind: str, tmp_path: Path) -> None:
    with mounted(kind, tmp_path) as point:
        fd = os.open(point, os.O_RDONLY)
        try:
            space = space_on(fd, mount_of(fd))
        finally:
            os.close(fd)
    assert (space.btrfs is not None) == (kind == "btrfs")
    assert 0 < room_of(space).fits_bytes < space.free_bytes

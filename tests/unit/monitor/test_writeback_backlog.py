"""The writeback backlog of one filesystem, as far as this user may read it."""

from pathlib import Path

import pytest

from shingleback.monitor.sampler import WritebackBacklog, waiting_for
from tests.helpers.sysfs import Sysfs

EXACT = "BdiWriteback:               16 kB\nBdiReclaimable:         102420 kB\nBdiDirtyThresh:         478748 kB\n"


@pytest.fixture
def sysfs(tmp_path: Path) -> Sysfs:
    sysfs = Sysfs(tmp_path / "sys")
    disk = sysfs.usb_disk("sdb")
    sysfs.write(disk / "sdb1", {"partition": "1\n"})
    sysfs.link(sysfs.root / "class/block/sdb1", disk / "sdb1")
    sysfs.link(disk / "bdi", sysfs.write(sysfs.root / "devices/virtual/bdi/8:16", {"read_ahead_kb": "128\n"}))
    return sysfs


def backlog(sysfs: Sysfs, debugfs: Path | None = None) -> WritebackBacklog:
    return waiting_for("sdb1", sysfs.root, debugfs or sysfs.root / "nothing")()


def btrfs(sysfs: Sysfs) -> None:
    folder = sysfs.write(sysfs.root / "fs/btrfs/0b6d", {"allocation/data/bytes_may_use": "104857600\n"})
    sysfs.link(folder / "devices/sdb1", sysfs.root / "class/block/sdb1")
    sysfs.link(folder / "bdi", sysfs.write(sysfs.root / "devices/virtual/bdi/btrfs-7", {"read_ahead_kb": "4096\n"}))


def test_anyone_may_read_the_unallocated_part_on_ext4(sysfs: Sysfs) -> None:
    sysfs.write(sysfs.root / "fs/ext4/sdb1", {"delayed_allocation_blocks": "25600\n"})
    assert backlog(sysfs) == WritebackBacklog(104_857_600)


def test_anyone_may_read_the_unallocated_part_on_btrfs(sysfs: Sysfs) -> None:
    btrfs(sysfs)
    assert backlog(sysfs) == WritebackBacklog(104_857_600)


def test_root_reads_the_exact_backlog(sysfs: Sysfs, tmp_path: Path) -> None:
    sysfs.write(sysfs.root / "fs/ext4/sdb1", {"delayed_allocation_blocks": "25600\n"})
    sysfs.write(tmp_path / "debug/bdi/8:16", {"stats": EXACT})
    assert backlog(sysfs, tmp_path / "debug") == WritebackBacklog(102_420 << 10, 16 << 10)


def test_btrfs_has_its_own_backing_device_name(sysfs: Sysfs, tmp_path: Path) -> None:
    btrfs(sysfs)
    sysfs.write(tmp_path / "debug/bdi/btrfs-7", {"stats": EXACT})
    assert backlog(sysfs, tmp_path / "debug") == WritebackBacklog(102_420 << 10, 16 << 10)


def test_other_filesystems_have_an_unknown_backlog(sysfs: Sysfs) -> None:
    assert backlog(sysfs) == WritebackBacklog(None, None)


def test_an_unmounted_filesystem_has_an_unknown_backlog(sysfs: Sysfs) -> None:
    btrfs(sysfs)
    read_backlog = waiting_for("sdb1", sysfs.root, sysfs.root / "nothing")
    (sysfs.root / "fs/btrfs/0b6d/allocation/data/bytes_may_use").unlink()
    assert read_backlog() == WritebackBacklog(None, None)

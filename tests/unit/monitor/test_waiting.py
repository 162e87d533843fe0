"""How much waits in memory for one filesystem is told by whom this user may ask."""

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


def waiting(sysfs: Sysfs, debugfs: Path | None = None) -> WritebackBacklog:
    return waiting_for("sdb1", sysfs.root, debugfs or sysfs.root / "nothing")()


def btrfs(sysfs: Sysfs) -> None:
    folder = sysfs.write(sysfs.root / "fs/btrfs/0b6d", {"allocation/data/bytes_may_use": "104857600\n"})
    sysfs.link(folder / "devices/sdb1", sysfs.root / "class/block/sdb1")
    sysfs.link(folder / "bdi", sysfs.write(sysfs.root / "devices/virtual/bdi/btrfs-7", {"read_ahead_kb": "4096\n"}))


def test_of_ext4_everybody_may_know_what_has_no_place_yet(sysfs: Sysfs) -> None:
    sysfs.write(sysfs.root / "fs/ext4/sdb1", {"delayed_allocation_blocks": "25600\n"})
    assert waiting(sysfs) == WritebackBacklog(104_857_600)


def test_of_btrfs_as_well(sysfs: Sysfs) -> None:
    btrfs(sysfs)
    assert waiting(sysfs) == WritebackBacklog(104_857_600)


def test_root_may_know_exactly(sysfs: Sysfs, tmp_path: Path) -> None:
    sysfs.write(sysfs.root / "fs/ext4/sdb1", {"delayed_allocation_blocks": "25600\n"})
    sysfs.write(tmp_path / "debug/bdi/8:16", {"stats": EXACT})
    assert waiting(sysfs, tmp_path / "debug") == WritebackBacklog(102_420 << 10, 16 << 10)


def test_what_btrfs_writes_back_has_a_name_of_its_own(sysfs: Sysfs, tmp_path: Path) -> None:
    btrfs(sysfs)
    sysfs.write(tmp_path / "debug/bdi/btrfs-7", {"stats": EXACT})
    assert waiting(sysfs, tmp_path / "debug") == WritebackBacklog(102_420 << 10, 16 << 10)


def test_of_others_nothing_is_known(sysfs: Sysfs) -> None:
    assert waiting(sysfs) == WritebackBacklog(None, None)


def test_what_is_unmounted_meanwhile_is_not_known_any_more(sysfs: Sysfs) -> None:
    btrfs(sysfs)
    ask = waiting_for("sdb1", sysfs.root, sysfs.root / "nothing")
    (sysfs.root / "fs/btrfs/0b6d/allocation/data/bytes_may_use").unlink()
    assert ask() == WritebackBacklog(None, None)

"""From a filesystem's device down to the drive below it."""

import os
from pathlib import Path

import pytest

from shingleback.devices.sysfs.topology import device_named, drive_below, is_counted, shares_filesystem
from tests.helpers.sysfs import Sysfs


@pytest.fixture
def sysfs(tmp_path: Path) -> Sysfs:
    """Two drives, with one partition each."""
    sysfs = Sysfs(tmp_path / "sys")
    for minor, (name, disk) in enumerate({"sdb": sysfs.usb_disk("sdb"), "sda": sysfs.sata_disk("sda")}.items()):
        part = sysfs.write(disk / f"{name}1", {"partition": "1\n", "dev": f"8:{minor}\n"})
        sysfs.link(sysfs.root / "class/block" / part.name, part)
        sysfs.link(sysfs.root / f"dev/block/8:{minor}", part)
    return sysfs


def stack(sysfs: Sysfs, name: str, *below: str) -> None:
    folder = sysfs.write(sysfs.root / "devices/virtual/block" / name, {"size": "100\n"})
    sysfs.link(sysfs.root / "class/block" / name, folder)
    for device in below:
        sysfs.link(folder / "slaves" / device, sysfs.root / "class/block" / device)


def test_a_device_number_is_resolved_to_its_name(sysfs: Sysfs) -> None:
    assert device_named(os.makedev(8, 0), sysfs.root) == "sdb1"
    assert device_named(os.makedev(8, 99), sysfs.root) == ""
    assert device_named(0, sysfs.root) == ""


def test_a_partition_and_a_whole_drive_are_on_the_drive(sysfs: Sysfs) -> None:
    assert drive_below("sdb1", sysfs.root) == "sdb"
    assert drive_below("sdb", sysfs.root) == "sdb"


def test_a_volume_inside_an_encrypted_one_is_on_its_drive(sysfs: Sysfs) -> None:
    stack(sysfs, "dm-0", "sdb1")
    stack(sysfs, "dm-1", "dm-0")
    assert drive_below("dm-1", sysfs.root) == "sdb"


def test_a_device_over_two_drives_is_on_neither(sysfs: Sysfs) -> None:
    stack(sysfs, "md0", "sda1", "sdb1")
    assert drive_below("md0", sysfs.root) == ""


def test_a_device_over_two_parts_of_one_drive_is_on_that_drive(sysfs: Sysfs) -> None:
    stack(sysfs, "dm-0", "sdb1", "sdb")
    assert drive_below("dm-0", sysfs.root) == "sdb"


def test_a_missing_device_is_on_no_drive(sysfs: Sysfs) -> None:
    assert drive_below("sdz1", sysfs.root) == ""


def test_circular_links_end_the_search(sysfs: Sysfs) -> None:
    stack(sysfs, "dm-0", "dm-1")
    stack(sysfs, "dm-1", "dm-0")
    assert drive_below("dm-0", sysfs.root) == ""


def test_a_filesystem_over_two_drives_is_recognized_by_its_members(sysfs: Sysfs) -> None:
    for member in ("sda1", "sdb1"):
        sysfs.link(sysfs.root / "fs/btrfs/0b6d/devices" / member, sysfs.root / "class/block" / member)
    assert shares_filesystem("sdb1", sysfs.root)
    (sysfs.root / "fs/btrfs/0b6d/devices/sda1").unlink()
    assert not shares_filesystem("sdb1", sysfs.root)


def test_switched_off_io_statistics_are_noticed(sysfs: Sysfs) -> None:
    assert is_counted("sdb", sysfs.root)
    sysfs.write(sysfs.root / "class/block/sdb", {"queue/iostats": "0\n"})
    assert not is_counted("sdb", sysfs.root)

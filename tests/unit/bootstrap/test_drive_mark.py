"""The properties by which the drive below a filesystem is recognized."""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from shingleback.bootstrap.backup import mark_of
from shingleback.engine.repo.index_state import DriveMark
from tests.helpers.sysfs import Sysfs

BYTES = 4_000_787_029_504
NUMBER = os.makedev(8, 17)


@pytest.fixture
def sysfs(tmp_path: Path) -> Sysfs:
    sysfs = Sysfs(tmp_path / "sys")
    disk = sysfs.usb_disk("sdb")
    sysfs.write(disk / "sdb1", {"partition": "1\n", "dev": "8:17\n", "size": "2048\n"})
    sysfs.link(sysfs.root / "class/block/sdb1", disk / "sdb1")
    sysfs.link(sysfs.root / "dev/block/8:17", disk / "sdb1")
    return sysfs


def udev(_name: str) -> Mapping[str, str]:
    return {"ID_MODEL": "Expansion HDD", "ID_SERIAL_SHORT": "NA7TEST"}


def mark(sysfs: Sysfs, number: int, udev_data: Path) -> DriveMark:
    return mark_of(number, sysfs=sysfs.root, udev=udev, notes=udev_data, by_uuid=udev_data / "none")


def test_a_drive_is_identified_by_its_filesystem_its_size_and_its_serial_number(sysfs: Sysfs, tmp_path: Path) -> None:
    (tmp_path / "b8:17").write_text("E:ID_FS_UUID_ENC=1234-ABCD\nE:ID_FS_USAGE=filesystem\n")

    assert mark(sysfs, NUMBER, tmp_path) == DriveMark("1234-ABCD", BYTES, "Expansion HDD/NA7TEST")


def test_without_udev_data_the_rest_is_known(sysfs: Sysfs, tmp_path: Path) -> None:
    assert mark(sysfs, NUMBER, tmp_path) == DriveMark("", BYTES, "Expansion HDD/NA7TEST")


def test_a_folder_on_no_drive_has_an_empty_mark(sysfs: Sysfs, tmp_path: Path) -> None:
    assert mark(sysfs, os.makedev(7, 0), tmp_path) == mark(sysfs, 0, tmp_path) == DriveMark()

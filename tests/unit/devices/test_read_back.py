"""What the kernel tells of devices that are not here: from notes as it writes them."""

import os
import re
from functools import partial
from pathlib import Path

import pytest

from shingleback.devices.verify_format import facts_of_mounted, facts_of_unlocked

NUMBER = os.makedev(253, 3)
DISK_MAP = """\
Disk Map for multi devices:
Address Layout   :  4096B Block address (# of Segments)
 SB            :      0/1024B
 seg0_blkaddr  : 0x0000000200
 Main          : 0x0000010000 (     65400)
 Block size    :            4 KB
 Segs/Sections :           64
 Section size  :          128 MB
"""


@pytest.fixture
def sysfs(tmp_path: Path) -> Path:
    (tmp_path / "sys" / "block" / "dm-3").mkdir(parents=True)
    (tmp_path / "sys" / "dev" / "block").mkdir(parents=True)
    (tmp_path / "sys" / "dev" / "block" / "253:3").symlink_to("../../block/dm-3")
    return tmp_path / "sys"


def note(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.mark.parametrize(("version", "sector"), [(2, 4096), (1, 512)])
def test_an_opened_volume_tells_its_version_and_its_sectors(sysfs: Path, version: int, sector: int) -> None:
    note(sysfs / "block" / "dm-3" / "dm" / "uuid", f"CRYPT-LUKS{version}-1556109e868e4f438f228b18823a9b30-luks-1556\n")
    note(sysfs / "block" / "dm-3" / "queue" / "logical_block_size", f"{sector}\n")
    assert facts_of_unlocked(NUMBER, sysfs=sysfs) == {"luks_version": version, "luks_sector_bytes": sector}


def test_a_device_that_is_no_opened_volume_tells_nothing(sysfs: Path) -> None:
    note(sysfs / "block" / "dm-3" / "dm" / "uuid", "LVM-abc\n")
    note(sysfs / "block" / "dm-3" / "queue" / "logical_block_size", "512\n")
    assert facts_of_unlocked(NUMBER, sysfs=sysfs) == {}
    assert facts_of_unlocked(os.makedev(8, 1), sysfs=sysfs) == {}


def test_f2fs_tells_its_sections_where_the_kernel_lists_them(sysfs: Path, tmp_path: Path) -> None:
    note(tmp_path / "proc" / "fs" / "f2fs" / "dm-3" / "disk_map", DISK_MAP)
    told = facts_of_mounted(tmp_path, "f2fs", NUMBER, sysfs=sysfs, proc=tmp_path / "proc")
    assert told["segments_per_section"] == 64


@pytest.mark.parametrize("is_partition", [False, True])
def test_of_exfat_the_kernel_tells_whether_it_has_the_sectors_of_the_drive(
    sysfs: Path, tmp_path: Path, is_partition: bool
) -> None:
    """Any filesystem stands for it here, since what is asked for is the same."""
    mounts = Path("/proc/self/mountinfo").read_text()
    note(tmp_path / "proc/self/mountinfo", re.sub(r" - \S+ ", " - exfat ", mounts))
    told = partial(facts_of_mounted, tmp_path, "exfat", os.makedev(8, 17), sysfs=sysfs, proc=tmp_path / "proc")
    disk = tmp_path / "devices/sdb"
    device = disk / "sdb1" if is_partition else disk
    device.mkdir(parents=True)
    if is_partition:
        note(device / "partition", "1")
    link = sysfs / "dev/block/8:17"
    link.parent.mkdir(parents=True, exist_ok=True)
    link.symlink_to(device)
    note(disk / "queue/logical_block_size", "512")
    found = told()
    assert found["sectors_as_drive"] == int(found["sector_bytes"] == 512)

    note(disk / "queue/logical_block_size", str(found["sector_bytes"]))

    assert told()["sectors_as_drive"] == 1


def test_what_an_older_kernel_does_not_tell_is_missing(sysfs: Path, tmp_path: Path) -> None:
    told = facts_of_mounted(tmp_path, "f2fs", NUMBER, sysfs=sysfs, proc=tmp_path / "proc")
    assert "segments_per_section" not in told


@pytest.mark.parametrize("filesystem", ["ext4", "nilfs2", "vfat"])
def test_without_any_notes_there_is_nothing_wrong(filesystem: str, sysfs: Path, tmp_path: Path) -> None:
    told = facts_of_mounted(tmp_path, filesystem, NUMBER, sysfs=sysfs, proc=tmp_path / "proc")
    assert not {"reserved_blocks", "bytes_per_inode"} & told.keys()


def test_a_folder_that_is_gone_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        facts_of_mounted(tmp_path / "gone", "ext4", NUMBER)

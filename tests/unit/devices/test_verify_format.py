"""Facts about mounted and unlocked devices from the kernel's files, with recorded contents."""

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


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.mark.parametrize(("version", "sector"), [(2, 4096), (1, 512)])
def test_an_unlocked_volume_reports_its_luks_version_and_sector_size(sysfs: Path, version: int, sector: int) -> None:
    write(sysfs / "block" / "dm-3" / "dm" / "uuid", f"CRYPT-LUKS{version}-1556109e868e4f438f228b18823a9b30-luks-1556\n")
    write(sysfs / "block" / "dm-3" / "queue" / "logical_block_size", f"{sector}\n")
    assert facts_of_unlocked(NUMBER, sysfs=sysfs) == {"luks_version": version, "luks_sector_bytes": sector}


def test_other_devices_report_no_luks_facts(sysfs: Path) -> None:
    write(sysfs / "block" / "dm-3" / "dm" / "uuid", "LVM-abc\n")
    write(sysfs / "block" / "dm-3" / "queue" / "logical_block_size", "512\n")
    assert facts_of_unlocked(NUMBER, sysfs=sysfs) == {}
    assert facts_of_unlocked(os.makedev(8, 1), sysfs=sysfs) == {}


def test_f2fs_reports_its_section_size_where_the_kernel_lists_it(sysfs: Path, tmp_path: Path) -> None:
    write(tmp_path / "proc" / "fs" / "f2fs" / "dm-3" / "disk_map", DISK_MAP)
    facts = facts_of_mounted(tmp_path, "f2fs", NUMBER, sysfs=sysfs, proc=tmp_path / "proc")
    assert facts["segments_per_section"] == 64


@pytest.mark.parametrize("is_partition", [False, True])
def test_exfat_is_compared_with_the_drives_sector_size(sysfs: Path, tmp_path: Path, is_partition: bool) -> None:
    """The filesystem of `tmp_path` poses as exFAT, since its values are read the same way."""
    mounts = Path("/proc/self/mountinfo").read_text()
    write(tmp_path / "proc/self/mountinfo", re.sub(r" - \S+ ", " - exfat ", mounts))
    read_facts = partial(facts_of_mounted, tmp_path, "exfat", os.makedev(8, 17), sysfs=sysfs, proc=tmp_path / "proc")
    disk = tmp_path / "devices/sdb"
    device = disk / "sdb1" if is_partition else disk
    device.mkdir(parents=True)
    if is_partition:
        write(device / "partition", "1")
    link = sysfs / "dev/block/8:17"
    link.parent.mkdir(parents=True, exist_ok=True)
    link.symlink_to(device)
    write(disk / "queue/logical_block_size", "512")
    facts = read_facts()
    assert facts["sectors_as_drive"] == int(facts["sector_bytes"] == 512)

    write(disk / "queue/logical_block_size", str(facts["sector_bytes"]))

    assert read_facts()["sectors_as_drive"] == 1


def test_facts_an_older_kernel_lacks_are_missing(sysfs: Path, tmp_path: Path) -> None:
    facts = facts_of_mounted(tmp_path, "f2fs", NUMBER, sysfs=sysfs, proc=tmp_path / "proc")
    assert "segments_per_section" not in facts


@pytest.mark.parametrize("filesystem", ["ext4", "nilfs2", "vfat"])
def test_missing_kernel_files_are_tolerated(filesystem: str, sysfs: Path, tmp_path: Path) -> None:
    facts = facts_of_mounted(tmp_path, filesystem, NUMBER, sysfs=sysfs, proc=tmp_path / "proc")
    assert not {"reserved_blocks", "bytes_per_inode"} & facts.keys()


def test_a_folder_that_is_gone_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        facts_of_mounted(tmp_path / "gone", "ext4", NUMBER)

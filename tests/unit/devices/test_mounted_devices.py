"""A mount is listed for every device below it, as the kernel shows LVM on an encrypted partition."""

import os
from pathlib import Path

from shingleback.devices.kernel import Mounted, all_mounted

ROOT_ON_LVM = """22 27 0:21 / /proc rw - proc proc rw
27 1 253:1 / / rw - ext4 /dev/mapper/none-root rw
61 27 8:17 / /media/backup rw - ext4 /dev/none1 rw
"""


def write_device(sysfs: Path, number: str, *slaves: str) -> None:
    folder = sysfs / "dev/block" / number
    (folder / "slaves").mkdir(parents=True)
    (folder / "dev").write_text(f"{number}\n")
    for slave in slaves:
        (folder / "slaves" / f"of-{slave.replace(':', '-')}").symlink_to(f"../../{slave}")


def test_a_mounted_logical_volume_counts_for_its_disk_too(tmp_path: Path) -> None:
    (tmp_path / "mountinfo").write_text(ROOT_ON_LVM)
    for number, *slaves in (("253:1", "253:0"), ("253:0", "8:3"), ("8:3",), ("8:17",)):
        write_device(tmp_path, number, *slaves)

    mounted = all_mounted(tmp_path / "mountinfo", tmp_path)

    on_root = [(253, 1), (253, 0), (8, 3)]
    assert mounted == [
        *(Mounted(os.makedev(*number), Path("/")) for number in on_root),
        Mounted(os.makedev(8, 17), Path("/media/backup")),
    ]


def test_circular_and_missing_devices_end_the_search(tmp_path: Path) -> None:
    (tmp_path / "mountinfo").write_text(ROOT_ON_LVM)
    for number, *slaves in (("253:1", "253:0", "9:9"), ("253:0", "253:1")):
        write_device(tmp_path, number, *slaves)

    mounted = all_mounted(tmp_path / "mountinfo", tmp_path)

    assert [mount.number for mount in mounted] == [os.makedev(253, 1), os.makedev(253, 0), os.makedev(8, 17)]

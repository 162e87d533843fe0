"""Which folders are on the disk the computer runs from."""

from pathlib import Path

import pytest

from shingleback.devices.sysfs.topology import is_on_own_disk

MOUNTS = """\
20 1 8:2 / / rw - ext4 /dev/sda2 rw
21 20 8:3 / /home rw - ext4 /dev/sda3 rw
22 20 8:4 / /data rw - ext4 /dev/sda4 rw
23 20 8:17 / /media/me/Backup rw - ext4 /dev/sdb1 rw
24 20 0:40 / /mnt/nas rw - nfs4 server:/backup rw
25 20 0:41 / /run/user/1000 rw - tmpfs tmpfs rw
"""
NODES = {"8:2": "sda/sda2", "8:3": "sda/sda3", "8:4": "sda/sda4", "8:17": "sdb/sdb1"}


@pytest.fixture
def computer(tmp_path: Path) -> tuple[Path, Path]:
    """Its mountinfo, and its /sys."""
    mountinfo, sysfs = tmp_path / "mountinfo", tmp_path / "sys"
    mountinfo.write_text(MOUNTS)
    for folder in ("dev/block", "class/block"):
        (sysfs / folder).mkdir(parents=True)
    for number, node in NODES.items():
        part = sysfs / "devices" / node
        part.mkdir(parents=True)
        (part / "partition").write_text("1\n")
        (sysfs / "dev/block" / number).symlink_to(part)
        for device in (part, part.parent):
            if not (sysfs / "class/block" / device.name).exists():
                (sysfs / "class/block" / device.name).symlink_to(device)
    return mountinfo, sysfs


@pytest.mark.parametrize(
    ("folder", "is_own"),
    [
        ("/backup", True),
        ("/home/me/backup", True),
        ("/data/backup", True),
        ("/media/me/Backup", False),
        ("/media/me/Backup/not there yet", False),
        ("/mnt/nas/me", False),
        ("/run/user/1000/backup", False),
    ],
)
def test_a_folder_is_on_the_disk_of_its_filesystem(computer: tuple[Path, Path], folder: str, *, is_own: bool) -> None:
    assert is_on_own_disk(Path(folder), *computer) is is_own


def test_without_any_known_disk_no_folder_is_on_the_own_disk(tmp_path: Path) -> None:
    """Such as in a container."""
    (tmp_path / "mountinfo").write_text("20 1 0:30 / / rw - overlay overlay rw\n")
    assert not is_on_own_disk(Path("/backup"), tmp_path / "mountinfo", tmp_path)

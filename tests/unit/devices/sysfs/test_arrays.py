"""Which arrays a drive belongs to."""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from shingleback.devices.sysfs.topology import ArrayReader
from shingleback.domain.arrays import ArrayKind, Membership
from tests.helpers.sysfs import Files, Sysfs

NUMBER = "8:17\n"  # of sdb1


class Stack:
    """A drive sdb with one partition, and the devices stacked on it."""

    def __init__(self, root: Path) -> None:
        self.sysfs = Sysfs(root / "sys")
        self.partition = self.sysfs.write(self.sysfs.usb_disk() / "sdb1", {"partition": "1\n", "dev": NUMBER})
        self.sysfs.link(self.sysfs.root / "class/block/sdb1", self.partition)
        self.mountinfo = root / "mountinfo"
        self.mountinfo.write_text("")
        self.snapraid = root / "snapraid.conf"
        self.udev: dict[str, dict[str, str]] = {}

    def put(self, name: str, on: str = "sdb1", **files: str) -> None:
        """Add a kernel device on another one; `dm__name` is the file dm/name."""
        folder = self.sysfs.root / "devices/virtual/block" / name
        self.sysfs.write(
            folder, {"size": "8\n", **{key.replace("__", "/"): f"{text}\n" for key, text in files.items()}}
        )
        self.sysfs.link(self.sysfs.root / "class/block" / name, folder)
        below = (self.sysfs.root / "class/block" / on).resolve()
        self.sysfs.link(below / "holders" / name, folder)

    def btrfs(self, uuid: str, devices: list[str], data: str, metadata: str, label: str = "") -> None:
        folder = self.sysfs.root / "fs/btrfs" / uuid
        files: Files = {
            f"allocation/data/{data}/used_bytes": "0\n",
            f"allocation/metadata/{metadata}/used_bytes": "0\n",
        }
        self.sysfs.write(folder, {**files, "label": f"{label}\n", "allocation/data/disk_total": "0\n"})
        for device in devices:
            self.sysfs.write(folder / "devices" / device, {"size": "8\n"})

    def arrays(self) -> tuple[Membership, ...]:
        def udev(name: str) -> Mapping[str, str]:
            return self.udev.get(name, {})

        return ArrayReader(self.sysfs.root, udev, self.mountinfo, self.snapraid).arrays_of("sdb")


@pytest.fixture
def stack(tmp_path: Path) -> Stack:
    return Stack(tmp_path)


def test_a_plain_drive_is_in_no_array(stack: Stack) -> None:
    assert stack.arrays() == ()


@pytest.mark.parametrize("level", ["raid0", "raid1", "raid4", "raid5", "raid6", "raid10", "linear"])
def test_software_raid_has_its_level(stack: Stack, level: str) -> None:
    stack.put("md0", md__level=level)

    assert stack.arrays() == (Membership(ArrayKind.MD, "md0", level),)


def test_an_array_on_an_encrypted_partition_is_found(stack: Stack) -> None:
    stack.put("dm-0", dm__name="luks-1", dm__uuid="CRYPT-LUKS2-1-luks-1")
    stack.put("md127", on="dm-0", md__level="raid6")

    assert stack.arrays() == (Membership(ArrayKind.MD, "md127", "raid6"),)


def test_a_raid_container_is_not_an_array(stack: Stack) -> None:
    """Firmware RAID has one, and the arrays are inside it."""
    stack.put("md127", md__level="container")
    stack.put("md126", md__level="raid5")

    assert stack.arrays() == (Membership(ArrayKind.MD, "md126", "raid5"),)


def test_encryption_and_plain_lvm_volumes_are_not_arrays(stack: Stack) -> None:
    stack.put("dm-0", dm__name="luks-1", dm__uuid="CRYPT-LUKS2-1-luks-1")
    stack.put("dm-1", on="dm-0", dm__name="vg-home", dm__uuid="LVM-abc")

    assert stack.arrays() == ()


@pytest.mark.parametrize(
    ("name", "kind", "shown"),
    [
        ("vg-photos_corig", ArrayKind.CACHED, "vg-photos"),
        ("vg-photos_wcorig", ArrayKind.CACHED, "vg-photos"),
        ("my--vg-photos_corig", ArrayKind.CACHED, "my-vg-photos"),
        ("vg-fast_cdata", ArrayKind.CACHE, "vg-fast"),
        ("vg-fast_cvol-cmeta", ArrayKind.CACHE, "vg-fast"),
        ("vg-photos_rimage_1", ArrayKind.LVM_RAID, "vg-photos"),
    ],
)
def test_hidden_lvm_subvolumes_reveal_the_kind_of_volume(stack: Stack, name: str, kind: ArrayKind, shown: str) -> None:
    stack.put("dm-0", dm__name=name, dm__uuid="LVM-abc-real")

    assert stack.arrays() == (Membership(kind, shown),)


def test_two_parts_of_one_volume_are_reported_once(stack: Stack) -> None:
    stack.put("dm-0", dm__name="vg-photos_rmeta_0", dm__uuid="LVM-abc")
    stack.put("dm-1", dm__name="vg-photos_rimage_0", dm__uuid="LVM-def")

    assert stack.arrays() == (Membership(ArrayKind.LVM_RAID, "vg-photos"),)


def test_such_names_mean_nothing_outside_lvm(stack: Stack) -> None:
    stack.put("dm-0", dm__name="my_corig", dm__uuid="CRYPT-LUKS2-1")

    assert stack.arrays() == ()


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({"bcache/state": "dirty\n"}, (Membership(ArrayKind.CACHED, "bcache0"),)),
        ({"bcache/state": "no cache\n"}, ()),
        ({"bcache/bucket_size": "512k\n"}, (Membership(ArrayKind.CACHE, "bcache0"),)),
    ],
    ids=["cached", "prepared for a cache", "the cache"],
)
def test_bcache_distinguishes_the_cache_from_the_cached_drive(
    stack: Stack, files: Files, expected: tuple[Membership, ...]
) -> None:
    stack.sysfs.write(stack.partition, files)
    stack.put("bcache0")
    stack.sysfs.link(stack.sysfs.root / "devices/virtual/block/bcache0/bcache", stack.partition / "bcache")

    assert stack.arrays() == expected


def test_a_btrfs_over_several_drives_has_its_riskiest_raid_level(stack: Stack) -> None:
    stack.btrfs("1234", ["sdb1", "sdc1", "sdd1"], data="raid5", metadata="raid1", label="photos")

    assert stack.arrays() == (Membership(ArrayKind.BTRFS, "photos", "raid5"),)


def test_a_btrfs_on_one_drive_or_on_others_is_not_this_drives_array(stack: Stack) -> None:
    stack.btrfs("1234", ["sdb1"], data="single", metadata="dup")
    stack.btrfs("5678", ["sdc1", "sdd1"], data="raid1", metadata="raid1")

    assert stack.arrays() == ()


def test_a_btrfs_without_a_label_is_named_by_its_uuid(stack: Stack) -> None:
    stack.put("dm-0", dm__name="luks-1", dm__uuid="CRYPT-LUKS2-1")
    stack.btrfs("1234", ["dm-0", "dm-1"], data="raid1", metadata="raid1")

    assert stack.arrays() == (Membership(ArrayKind.BTRFS, "1234", "raid1"),)


def test_a_pool_member_is_recognized_by_its_signature(stack: Stack) -> None:
    stack.udev["sdb1"] = {"ID_FS_TYPE": "zfs_member", "ID_FS_LABEL": "tank"}

    assert stack.arrays() == (Membership(ArrayKind.ZFS, "tank"),)


@pytest.mark.parametrize(
    ("line", "is_parity"),
    [
        ("parity /mnt/parity/snapraid.parity", True),
        ("  2-parity\t/mnt/parity/snapraid.2-parity", True),
        ("z-parity /mnt/parity/snapraid.z-parity", True),
        ("parity /mnt/other/snapraid.parity,/mnt/parity/more.parity", True),
        ("#parity /mnt/parity/snapraid.parity", False),
        ("data d1 /mnt/parity/", False),
        ("parity /mnt/not-mounted/snapraid.parity", False),
        ("parity", False),
    ],
)
def test_the_snapraid_parity_drive_is_found_by_its_mount_point(stack: Stack, line: str, is_parity: bool) -> None:
    stack.mountinfo.write_text(
        "1 0 8:17 / / rw - ext4 /dev/none rw\n"
        "2 1 8:17 / /mnt/parity rw - ext4 /dev/none rw\n"
        "3 1 8:33 / /mnt/other rw - ext4 /dev/none rw\n"
    )
    stack.snapraid.write_text(f"# settings\nblocksize 256\n{line}\ncontent /var/snapraid.content\n")

    assert stack.arrays() == ((Membership(ArrayKind.SNAPRAID_PARITY),) if is_parity else ())


def test_malformed_settings_and_mounts_are_ignored(stack: Stack) -> None:
    stack.sysfs.write(stack.partition, {"dev": "8:99999999999\n"})
    stack.mountinfo.write_bytes(b"\xff\n\n1 2 - -\n")
    stack.snapraid.write_bytes(b"parity \xff\0,,\nparity /mnt\n")

    assert stack.arrays() == ()


def test_a_pipe_in_place_of_the_settings_does_not_block(stack: Stack) -> None:
    os.mkfifo(stack.snapraid)

    assert stack.arrays() == ()


def test_devices_that_hold_each_other_are_visited_once(stack: Stack) -> None:
    stack.put("dm-0")
    stack.put("dm-1", on="dm-0")
    stack.sysfs.link(
        stack.sysfs.root / "devices/virtual/block/dm-1/holders/dm-0", stack.sysfs.root / "devices/virtual/block/dm-0"
    )

    assert stack.arrays() == ()

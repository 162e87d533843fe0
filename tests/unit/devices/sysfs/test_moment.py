"""What the kernel says of a drive at one moment: which plug-in it is, what stands on it, and where memory is kept."""

from pathlib import Path

import pytest

from shingleback.devices.sysfs.topology import VolatileState, moment_of
from tests.helpers.sysfs import Sysfs

NOBODY = "Filename\t\t\t\tType\t\tSize\t\tUsed\t\tPriority\n"


@pytest.fixture
def sysfs(tmp_path: Path) -> Sysfs:
    """With a drive of two partitions, sdb1 and sdb2, and mappings that stand on nothing."""
    sysfs = Sysfs(tmp_path / "sys")
    disk = sysfs.usb_disk("sdb", files={"diskseq": "41\n"})
    for name in ("sdb1", "sdb2"):
        part = sysfs.write(disk / name, {"partition": f"{name[-1]}\n"})
        sysfs.link(sysfs.root / "class/block" / name, part)
    for name in ("dm-0", "dm-1", "md127"):
        folder = sysfs.write(sysfs.root / "devices/virtual/block" / name, {"size": "8\n"})
        sysfs.link(sysfs.root / "class/block" / name, folder)
    return sysfs


def stands_on(sysfs: Sysfs, upper: str, lower: str) -> None:
    folder = sysfs.root / "class/block" / lower / "holders"
    folder.mkdir(exist_ok=True)
    (folder / upper).symlink_to("../" + upper)


def moment(sysfs: Sysfs, *swaps: str) -> VolatileState:
    path = sysfs.root / "swaps"
    path.write_text(NOBODY + "".join(f"{line}\tpartition\t8388604\t0\t-2\n" for line in swaps))
    return moment_of("sdb", sysfs.root, path, sysfs.root / "udev")


def test_a_drive_that_nobody_uses_is_only_plugged_in(sysfs: Sysfs) -> None:
    assert moment(sysfs) == VolatileState(disk_sequence=41, partitions=frozenset({"sdb1", "sdb2"}))


def test_what_stands_on_its_parts_holds_it_all_the_way_up(sysfs: Sysfs) -> None:
    stands_on(sysfs, "dm-0", "sdb1")
    stands_on(sysfs, "dm-1", "dm-0")
    stands_on(sysfs, "md127", "sdb")

    assert moment(sysfs).held_by == ("dm-0", "dm-1", "md127")


@pytest.mark.parametrize("folder", ["fs/ext4/sdb1", "fs/xfs/sdb1", "fs/btrfs/0b1c/devices/sdb1"])
def test_a_filesystem_that_is_mounted_anywhere_holds_its_device(sysfs: Sysfs, folder: str) -> None:
    (sysfs.root / folder).mkdir(parents=True)
    (sysfs.root / "fs/ext4/sda1").mkdir(parents=True)

    assert moment(sysfs).held_by == ("sdb1",)


def test_memory_may_be_on_a_partition_or_on_what_is_made_of_it(sysfs: Sysfs) -> None:
    stands_on(sysfs, "dm-0", "sdb1")
    stands_on(sysfs, "dm-1", "sdb")

    assert moment(sysfs, "/dev/sdb2").swapped_on == {"sdb2"}
    assert moment(sysfs, "/dev/dm-0", "/dev/zram0").swapped_on == {"sdb1"}
    assert moment(sysfs, "/dev/dm-1").swapped_on == {"sdb"}
    assert moment(sysfs, "/swapfile", "/dev/sda2").swapped_on == set()


def test_a_link_to_a_device_stands_for_it(sysfs: Sysfs, tmp_path: Path) -> None:
    """As with a name of device-mapper; only what is in /dev is followed."""
    swaps = tmp_path / "swaps"
    swaps.write_text(f"{NOBODY}/dev/../{tmp_path}/mapper-swap partition 8 0 -2\n")
    (tmp_path / "mapper-swap").symlink_to("/dev/sdb2")

    assert moment_of("sdb", sysfs.root, swaps).swapped_on == {"sdb2"}


def test_a_filesystem_without_its_journal_is_known_while_it_is_mounted(sysfs: Sysfs) -> None:
    stands_on(sysfs, "dm-0", "sdb1")
    for name, writer in (("sdb2", "<none>"), ("dm-0", "<none>"), ("sdb1", "312")):
        sysfs.write(sysfs.root / "fs/ext4" / name, {"journal_task": f"{writer}\n"})

    assert moment(sysfs).unjournaled == {"sdb2", "dm-0"}


def test_of_a_drive_that_is_gone_nothing_is_known(tmp_path: Path) -> None:
    assert moment_of("sdb", tmp_path, tmp_path / "none", tmp_path) == VolatileState()


def test_udev_notes_a_btrfs_that_waits_for_other_drives(sysfs: Sysfs) -> None:
    for name, number, ready in (("sdb1", "8:17", "1"), ("sdb2", "8:18", "0")):
        sysfs.write(sysfs.root / "class/block" / name, {"dev": f"{number}\n"})
        sysfs.write(sysfs.root / "udev", {f"b{number}": f"E:ID_FS_TYPE=btrfs\nE:ID_BTRFS_READY={ready}\n"})

    assert moment(sysfs).incomplete == {"sdb2"}


def test_a_label_does_not_say_that_a_btrfs_waits_for_no_drive(sysfs: Sysfs) -> None:
    sysfs.write(sysfs.root / "class/block/sdb2", {"dev": "8:18\n"})
    label = "a\u2028E:ID_BTRFS_READY=1\n"
    sysfs.write(sysfs.root / "udev", {"b8:18": f"E:ID_BTRFS_READY=0\nE:ID_FS_LABEL={label}"})

    assert moment(sysfs).incomplete == {"sdb2"}

"""The kernel's volatile state of a drive: its plug-in, its holders, and swap."""

from pathlib import Path

import pytest

from shingleback.devices.sysfs.topology import VolatileState, moment_of
from tests.helpers.sysfs import Sysfs

NOBODY = "Filename\t\t\t\tType\t\tSize\t\tUsed\t\tPriority\n"


@pytest.fixture
def sysfs(tmp_path: Path) -> Sysfs:
    """A drive with two partitions, sdb1 and sdb2, and mappings without a device below them."""
    sysfs = Sysfs(tmp_path / "sys")
    disk = sysfs.usb_disk("sdb", files={"diskseq": "41\n"})
    for name in ("sdb1", "sdb2"):
        part = sysfs.write(disk / name, {"partition": f"{name[-1]}\n"})
        sysfs.link(sysfs.root / "class/block" / name, part)
    for name in ("dm-0", "dm-1", "md127"):
        folder = sysfs.write(sysfs.root / "devices/virtual/block" / name, {"size": "8\n"})
        sysfs.link(sysfs.root / "class/block" / name, folder)
    return sysfs


def stack(sysfs: Sysfs, upper: str, lower: str) -> None:
    folder = sysfs.root / "class/block" / lower / "holders"
    folder.mkdir(exist_ok=True)
    (folder / upper).symlink_to("../" + upper)


def state(sysfs: Sysfs, *swaps: str) -> VolatileState:
    path = sysfs.root / "swaps"
    path.write_text(NOBODY + "".join(f"{line}\tpartition\t8388604\t0\t-2\n" for line in swaps))
    return moment_of("sdb", sysfs.root, path, sysfs.root / "udev")


def test_an_unused_drive_has_only_its_plug_in_number_and_partitions(sysfs: Sysfs) -> None:
    assert state(sysfs) == VolatileState(disk_sequence=41, partitions=frozenset({"sdb1", "sdb2"}))


def test_every_device_stacked_on_a_partition_holds_the_drive(sysfs: Sysfs) -> None:
    stack(sysfs, "dm-0", "sdb1")
    stack(sysfs, "dm-1", "dm-0")
    stack(sysfs, "md127", "sdb")

    assert state(sysfs).held_by == ("dm-0", "dm-1", "md127")


@pytest.mark.parametrize("folder", ["fs/ext4/sdb1", "fs/xfs/sdb1", "fs/btrfs/0b1c/devices/sdb1"])
def test_a_filesystem_that_is_mounted_anywhere_holds_its_device(sysfs: Sysfs, folder: str) -> None:
    (sysfs.root / folder).mkdir(parents=True)
    (sysfs.root / "fs/ext4/sda1").mkdir(parents=True)

    assert state(sysfs).held_by == ("sdb1",)


def test_swap_may_be_on_a_partition_or_a_device_stacked_on_it(sysfs: Sysfs) -> None:
    stack(sysfs, "dm-0", "sdb1")
    stack(sysfs, "dm-1", "sdb")

    assert state(sysfs, "/dev/sdb2").swapped_on == {"sdb2"}
    assert state(sysfs, "/dev/dm-0", "/dev/zram0").swapped_on == {"sdb1"}
    assert state(sysfs, "/dev/dm-1").swapped_on == {"sdb"}
    assert state(sysfs, "/swapfile", "/dev/sda2").swapped_on == set()


def test_a_link_to_a_swap_device_is_followed(sysfs: Sysfs, tmp_path: Path) -> None:
    """Device-mapper names are such links; only paths in /dev are followed."""
    swaps = tmp_path / "swaps"
    swaps.write_text(f"{NOBODY}/dev/../{tmp_path}/mapper-swap partition 8 0 -2\n")
    (tmp_path / "mapper-swap").symlink_to("/dev/sdb2")

    assert moment_of("sdb", sysfs.root, swaps).swapped_on == {"sdb2"}


def test_a_mounted_filesystem_without_a_journal_is_noticed(sysfs: Sysfs) -> None:
    stack(sysfs, "dm-0", "sdb1")
    for name, writer in (("sdb2", "<none>"), ("dm-0", "<none>"), ("sdb1", "312")):
        sysfs.write(sysfs.root / "fs/ext4" / name, {"journal_task": f"{writer}\n"})

    assert state(sysfs).unjournaled == {"sdb2", "dm-0"}


def test_nothing_is_known_about_a_drive_that_is_gone(tmp_path: Path) -> None:
    assert moment_of("sdb", tmp_path, tmp_path / "none", tmp_path) == VolatileState()


def test_a_btrfs_that_waits_for_other_drives_is_incomplete(sysfs: Sysfs) -> None:
    for name, number, ready in (("sdb1", "8:17", "1"), ("sdb2", "8:18", "0")):
        sysfs.write(sysfs.root / "class/block" / name, {"dev": f"{number}\n"})
        sysfs.write(sysfs.root / "udev", {f"b{number}": f"E:ID_FS_TYPE=btrfs\nE:ID_BTRFS_READY={ready}\n"})

    assert state(sysfs).incomplete == {"sdb2"}


def test_a_label_cannot_make_a_btrfs_look_complete(sysfs: Sysfs) -> None:
    sysfs.write(sysfs.root / "class/block/sdb2", {"dev": "8:18\n"})
    label = "a\u2028E:ID_BTRFS_READY=1\n"
    sysfs.write(sysfs.root / "udev", {"b8:18": f"E:ID_BTRFS_READY=0\nE:ID_FS_LABEL={label}"})

    assert state(sysfs).incomplete == {"sdb2"}

"""Arrays as the kernel shows them."""

import subprocess
from contextlib import ExitStack
from pathlib import Path

import pytest

from shingleback.devices.sysfs.topology import ArrayReader
from shingleback.domain.arrays import ArrayKind, Membership
from tests.helpers.loop import loop_device, mount, unmount

pytestmark = pytest.mark.device


@pytest.mark.parametrize("level", ["raid1", "raid5"])
def test_each_drive_of_a_btrfs_array_is_known_to_be_part_of_it(tmp_path: Path, level: str) -> None:
    with ExitStack() as stack:
        devices = [stack.enter_context(loop_device("btrfs", tmp_path / f"{number}.img")) for number in range(3)]
        subprocess.run(["mkfs.btrfs", "-q", "-f", "-L", "photos", "-d", level, "-m", "raid1", *devices], check=True)
        mount("btrfs", devices[0], tmp_path)
        stack.callback(unmount, tmp_path)

        for device in devices:
            memberships = ArrayReader().arrays_of(device.removeprefix("/dev/"))
            assert memberships == (Membership(ArrayKind.BTRFS, "photos", level),)


def test_a_btrfs_on_one_drive_is_no_array(tmp_path: Path) -> None:
    with loop_device("btrfs", tmp_path / "image") as device:
        mount("btrfs", device, tmp_path)
        try:
            assert ArrayReader().arrays_of(device.removeprefix("/dev/")) == ()
        finally:
            unmount(tmp_path)

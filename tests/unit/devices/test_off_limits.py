"""Which drives of the computer are neither mounted nor unmounted."""

import os
from pathlib import Path

import pytest

from shingleback.devices.udisks_objects import Block, Device, Whole, is_off_limits

MEDIA = [Path("/media/alice/Backup")]


@pytest.fixture
def disk() -> Whole:
    """A disk that is not on USB."""
    block = Block(device=b"/dev/sda\0", device_number=os.makedev(8, 0), hint_system=True)
    device = Device("/sda", block, None, None, is_loop=False, is_swapped_on=False, has_table=False)
    return Whole("/drives/disk", None, [device], [])


def zoned(sysfs: Path, kind: str) -> Path:
    queue = sysfs / "dev/block/8:0/queue"
    queue.mkdir(parents=True)
    (queue / "zoned").write_text(f"{kind}\n")
    return sysfs


@pytest.mark.parametrize("kind", ["none", "host-aware"])
def test_an_internal_disk_is_left_alone(disk: Whole, tmp_path: Path, kind: str) -> None:
    assert is_off_limits(disk, MEDIA, zoned(tmp_path, kind))


def test_an_internal_host_managed_disk_may_be_mounted(disk: Whole, tmp_path: Path) -> None:
    assert not is_off_limits(disk, MEDIA, zoned(tmp_path, "host-managed"))


def test_a_host_managed_disk_the_computer_runs_from_is_left_alone(disk: Whole, tmp_path: Path) -> None:
    assert is_off_limits(disk, [*MEDIA, Path("/home")], zoned(tmp_path, "host-managed"))

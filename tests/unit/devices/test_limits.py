"""Limits for a run are chosen so that they can be restored, and never override somebody's own settings."""

import os
from pathlib import Path

import pytest

from shingleback.devices.queue_limits import QueueLimit, limits_for, value_now
from shingleback.devices.sysfs.reader import HelperDevice
from shingleback.domain.helper_protocol import VERB_SIGNATURES, Verb
from tests.fakes.helper_machine import EXTERNAL, Machine
from tests.helpers.write_back import write_back

SDB, SDB1 = HelperDevice(8, 16, 7), HelperDevice(8, 17, 7)
MIB = 1 << 20
WRITE = QueueLimit(Verb.SET_WRITE_LIMIT, SDB1, 0, 256 * MIB)
SECTORS = QueueLimit(Verb.SET_MAX_SECTORS, SDB, 1280, 1024)
TIMEOUT = QueueLimit(Verb.SET_COMMAND_TIMEOUT, SDB, 30, 120)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    write_back(machine.plug_in())
    return machine


def limits(machine: Machine, device: HelperDevice = SDB1) -> list[QueueLimit]:
    return limits_for(device.number, machine.computer.sysfs)


def write(machine: Machine, file: str, value: int) -> None:
    (machine.computer.sysfs / "class/block/sdb" / file).write_text(f"{value}\n")


def test_a_usb_drive_gets_shorter_requests_a_longer_timeout_and_a_write_limit(machine: Machine) -> None:
    assert limits(machine) == [WRITE, SECTORS, TIMEOUT]


def test_the_helper_allows_every_value(machine: Machine) -> None:
    for limit in limits(machine):
        assert VERB_SIGNATURES[limit.verb].is_allowed([limit.before])
        assert VERB_SIGNATURES[limit.verb].is_allowed([limit.during])


@pytest.mark.parametrize(
    ("file", "value", "untouched"),
    [
        ("bdi/strict_limit", 1, WRITE),
        ("bdi/max_ratio", 10, WRITE),
        ("queue/max_sectors_kb", 512, SECTORS),
        ("queue/max_sectors_kb", 32767, SECTORS),
        ("device/timeout", 180, TIMEOUT),
        ("device/timeout", 7, TIMEOUT),
    ],
)
def test_values_that_were_changed_or_cannot_be_restored_stay(
    machine: Machine, file: str, value: int, untouched: QueueLimit
) -> None:
    write(machine, file, value)

    assert limits(machine) == [limit for limit in (WRITE, SECTORS, TIMEOUT) if limit is not untouched]


def test_before_linux_6_2_there_is_no_write_limit(machine: Machine) -> None:
    (machine.computer.sysfs / "class/block/sdb/bdi/max_bytes").unlink()

    assert limits(machine) == [SECTORS, TIMEOUT]


def test_a_btrfs_has_its_own_write_limit(machine: Machine) -> None:
    write(machine, "bdi/strict_limit", 1)
    machine.btrfs("4f9b", "sdb1")
    write_back(machine.computer.sysfs / "fs/btrfs/4f9b")

    assert limits(machine) == [WRITE, SECTORS, TIMEOUT]


def test_a_fuse_filesystem_already_has_a_write_limit(machine: Machine) -> None:
    folder = machine.computer.sysfs / "class/bdi/8:17-fuseblk"
    write_back(folder, below="", strict=1, percent=1)

    assert limits(machine) == [SECTORS, TIMEOUT]


def test_the_limits_of_an_encrypted_volume_apply_to_its_drive(machine: Machine) -> None:
    """The drive is still the same after the volume is locked; the mapping is not."""
    write_back(machine.mapped("dm-0", (254, 0), 9, "sdb1"))
    inside = HelperDevice(254, 0, 9)

    assert limits(machine, inside) == [QueueLimit(Verb.SET_WRITE_LIMIT, inside, 0, 256 * MIB), SECTORS, TIMEOUT]


def test_a_volume_over_two_drives_gets_no_drive_limits(machine: Machine) -> None:
    machine.disk("sdc", (8, 32), 8, EXTERNAL.replace("2-1.4", "2-1.5"), device__timeout="30")
    write_back(machine.mapped("dm-0", (254, 0), 9, "sdb1", "sdc"))

    assert [limit.verb for limit in limits(machine, HelperDevice(254, 0, 9))] == [Verb.SET_WRITE_LIMIT]


def test_a_filesystem_without_a_device_has_no_limits(machine: Machine) -> None:
    assert limits_for(os.makedev(0, 51), machine.computer.sysfs) == []


def test_a_drive_plugged_in_later_is_another_one(machine: Machine) -> None:
    assert value_now(Verb.SET_COMMAND_TIMEOUT, SDB, machine.computer.sysfs) == 30

    write(machine, "diskseq", 8)

    assert value_now(Verb.SET_COMMAND_TIMEOUT, SDB, machine.computer.sysfs) is None

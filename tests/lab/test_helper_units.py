"""The helper's verbs in their units as installed, under a real systemd: with all that the units forbid.

Trim needs a drive that takes it, and CollectGarbage an f2fs: see `test_caring.py`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab.guest import Guest
from tests.lab.image import DEBIAN_13
from tests.lab.program import INSTALL_HELPER
from tests.lab.usb_drive import UsbDrive, plugged

_CALL = "busctl --timeout=600 call org.shingleback.Helper1 /org/shingleback/Helper1 org.shingleback.Helper1"
_POINT = "/mnt/units"
_UNIT = "/usr/lib/systemd/system/shingleback-helper-verb@.service"
_FAILED = "journalctl --no-pager -o cat -u 'shingleback-helper*' | grep -E 'answer=[^d]|Traceback|status='"


@pytest.fixture
def drive(guest: Guest) -> Iterator[UsbDrive]:
    if guest.release is not DEBIAN_13:
        pytest.skip("one release is enough")
    guest.run(INSTALL_HELPER)
    with plugged(guest, "units", size="8G") as drive:
        yield drive
    guest.run(f"{INSTALL_HELPER} --remove")


def call(guest: Guest, drive: UsbDrive, verb: str, signature: str, *values: object) -> str:
    """The answer to root, whom polkit lets do everything."""
    block = "/sys/class/block"
    numbers = f"$(tr : ' ' < {block}/{Path(drive.part).name}/dev) $(cat {block}/{Path(drive.device).name}/diskseq)"
    return guest.run(f"{_CALL} {verb} uut{signature} {numbers} {' '.join(map(str, values))}").strip()


def test_each_verb_can_do_its_work_under_systemd(guest: Guest, drive: UsbDrive) -> None:
    assert "MemoryDenyWriteExecute=yes" in guest.run(f"cat {_UNIT}")
    disk = f"org.freedesktop.UDisks2 /org/freedesktop/UDisks2/block_devices/{Path(drive.device).name}"
    guest.run(f"busctl call {disk} org.freedesktop.UDisks2.Block Format 'sa{{sv}}' gpt 0 && udevadm settle")
    create = f"{disk} org.freedesktop.UDisks2.PartitionTable CreatePartition 'ttssa{{sv}}'"
    guest.run(f"busctl call {create} 1048576 0 '' Shingleback 0 && udevadm settle")
    call(guest, drive, "MakeFilesystem", "ss", "btrfs", "Backup")
    assert guest.run(f"blkid -p -s TYPE -o value {drive.part}").strip() == "btrfs"
    guest.run(f"mkdir -p {_POINT} && mount {drive.part} {_POINT} && head -c 100M /dev/urandom > {_POINT}/film && sync")

    assert call(guest, drive, "RemountNoatime", "") == "u 1"
    assert "noatime" in guest.run(f"findmnt -no OPTIONS {_POINT}")
    call(guest, drive, "SetCommandTimeout", "u", 120)
    assert "scrub done" in call(guest, drive, "Scrub", "s", "start")
    assert call(guest, drive, "Balance", "su", "start", 50)
    assert call(guest, drive, "KernelLog", "u", 100).startswith("as ")
    assert call(guest, drive, "Health", "").startswith("is ")

    guest.run(f"umount {_POINT}")
    assert guest.finish(_FAILED).stdout == ""

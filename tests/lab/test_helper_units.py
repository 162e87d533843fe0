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
def with_helper(guest: Guest) -> Iterator[Guest]:
    if guest.release is not DEBIAN_13:
        pytest.skip("one release is enough")
    guest.run(INSTALL_HELPER)
    yield guest
    guest.run(f"{INSTALL_HELPER} --remove")


@pytest.fixture
def drive(with_helper: Guest) -> Iterator[UsbDrive]:
    with plugged(with_helper, "units", size="8G") as drive:
        yield drive


@pytest.fixture
def uas_drive(with_helper: Guest) -> Iterator[UsbDrive]:
    with plugged(with_helper, "uas", size="8G", bus="uas") as drive:
        yield drive


def call(guest: Guest, drive: UsbDrive, verb: str, signature: str, *values: object, node: str = "") -> str:
    """The answer to root, whom polkit lets do everything; `node` is the drive's partition unless given."""
    block = "/sys/class/block"
    numbers = (
        f"$(tr : ' ' < {block}/{Path(node or drive.part).name}/dev) $(cat {block}/{Path(drive.device).name}/diskseq)"
    )
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


def driver(guest: Guest, drive: UsbDrive) -> str:
    name = Path(drive.device).name
    return guest.run(f"udevadm info -q property --property=ID_USB_DRIVER --value -n /dev/{name}").strip()


def test_uas_stays_off_after_the_next_plug_in_and_a_restart_until_it_is_undone(
    guest: Guest, uas_drive: UsbDrive
) -> None:
    """QEMU's drive knows only UAS, so without it, it has no driver."""
    parameter = "/sys/module/usb_storage/parameters/quirks"
    files = "/etc/modprobe.d/00-shingleback-uas.conf /etc/udev/rules.d/00-shingleback-uas.rules"
    assert driver(guest, uas_drive) == "uas"

    call(guest, uas_drive, "SetUas", "u", 0, node=uas_drive.device)
    uas_drive.pull()
    guest.plug("uas", size="8G", bus="uas")
    guest.run("until dmesg | grep -q 'UAS is ignored for this device'; do sleep 0.2; done")
    guest.unplug("uas")

    # the restart loads usb-storage anew, or finds it loaded by the initramfs
    guest.run("modprobe -r uas usb-storage && modprobe usb-storage")
    quirk = guest.run(f"cat {parameter}").strip()
    assert quirk.endswith(":u")
    at_start = "udevadm trigger --type=subsystems --action=add && udevadm settle"
    guest.run(f"echo > {parameter}; {at_start}")
    assert guest.run(f"cat {parameter}").strip() == quirk
    guest.run(f"echo 0bc2:ab24:u > {parameter}; {at_start}")  # an administrator's list stays
    assert guest.run(f"cat {parameter}").strip() == "0bc2:ab24:u"

    guest.run(f"echo > {parameter}")
    uas_drive.plug()
    call(guest, uas_drive, "SetUas", "u", 1, node=uas_drive.device)
    assert guest.run(f"cat {parameter}").strip() == ""
    assert guest.finish(f"ls {files}").stdout == ""
    assert driver(guest, uas_drive) == "uas"
    assert guest.finish(_FAILED).stdout == ""

"""Reads below /sys, or a copy of it, and udev's database in /run: the result is always a value, never an exception.

A file that is missing, not a plain file, or malformed gives an empty value, or None. Nothing is opened that could block
(a pipe) or wake a drive (a device node). No more than one page is read unless stated otherwise, because the kernel's
own files are not longer.

It also finds the folders of one disk, and of its USB device; and whether the computer runs on battery.
"""

import os
import re
import stat
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from itertools import takewhile
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

import msgspec

from shingleback.domain.text import device_numbers, udev_properties, uevent_properties

SYS: Final = Path("/sys")
UDEV: Final = Path("/run/udev/data")
"""Where udev keeps a file for each device."""
_PAGE_BYTES: Final = 4096
_WHOLE_BYTES: Final = 1 << 20
_MAX_NAMES: Final = 1000
_USB_DEVICE: Final = re.compile(r"usb\d+|\d+-\d+(\.\d+)*")
_ESCAPED: Final = re.compile(rb"\\x([0-9a-fA-F]{2})")
_ONE_AT_A_TIME: Final = Lock()  # libudev is not thread-safe

_SYSFS: Final = Path("/sys")

_SCSI_ADDRESS: Final = re.compile(r"\d+:\d+:\d+:\d+")
_NAME: Final = re.compile(r"[a-zA-Z][\w!-]*")
_ATA_PORT: Final = re.compile(r"ata\d+")
_PASSING: Final = re.compile(r"(?:loop|ram|zram|dm-|md|nbd|sr|fd)\d")  # not drives

_BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")

POWER_SUPPLIES: Final = Path("/sys/class/power_supply")

_OF_THE_WALL: Final = frozenset({"Mains", "USB"})
_OF_ITS_OWN: Final = "Device"  # the battery of a mouse or a headset


def read_bytes(path: Path, most_bytes: int = _PAGE_BYTES) -> bytes:
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            return b""
        fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
    except (OSError, ValueError):
        return b""
    try:
        return os.read(fd, most_bytes) if stat.S_ISREG(os.fstat(fd).st_mode) else b""
    except OSError:
        return b""
    finally:
        os.close(fd)


def read_text(path: Path) -> str:
    """Read a file's words, separated by single spaces, without unprintable characters."""
    return plain(read_bytes(path))


def read_number(path: Path, base: int = 10) -> int | None:
    """Read an unsigned number; hexadecimal with or without 0x."""
    return number(read_text(path), base)


def device_number(path: Path) -> int | None:
    """Read the device number from a file `dev`, such as 8:17, as in `os.makedev`."""
    numbers = device_numbers(read_bytes(path).strip())
    return os.makedev(*numbers) if numbers else None


def number(text: str, base: int = 10) -> int | None:
    digits = "(?:0x)?[0-9a-fA-F]{1,16}" if base == 16 else "[0-9]{1,19}"
    return int(text, base) if re.fullmatch(digits, text) else None


def plain(raw: bytes) -> str:
    """Clean a text of a drive or the kernel, as `read_text` does."""
    text = raw.partition(b"\0")[0].decode("utf-8", "replace")
    return " ".join("".join(letter if letter.isprintable() and letter != "\ufffd" else " " for letter in text).split())


def names_in(folder: Path) -> list[str]:
    """List the names in a folder, sorted."""
    try:
        with os.scandir(folder) as entries:
            return sorted(entry.name for _, entry in zip(range(_MAX_NAMES), entries, strict=False))
    except (OSError, ValueError):
        return []


def real(path: Path) -> Path:
    """Follow symbolic links as far as they lead."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        return path


def exists(path: Path) -> bool:
    """The same as `Path.exists`, but never raises."""
    return os.path.exists(path)


def properties_of(name: str) -> Mapping[str, str]:
    """Return udev's properties of a block device (sdb, nvme0n1p1) or a USB device (2-1.4). Never raises.

    Empty if there is no such device, or no libudev. If no udev runs, these are only the few that the kernel provides.
    """
    subsystem = "usb" if _USB_DEVICE.fullmatch(name) else "block"
    with _ONE_AT_A_TIME:
        library = _library()
        if library is None:
            return {}
        pyudev, context = library
        try:
            device = pyudev.Devices.from_name(context, subsystem, name)
        except (pyudev.DeviceNotFoundError, ValueError, OSError):
            return {}
        return dict(_readable(device.properties))


def noted_properties(file: Path) -> dict[str, str]:
    """Read the same from udev's own file of a block device, such as `UDEV / "b8:17"`; this waits for no lock.

    Each property is a line: E:NAME=VALUE. Source: systemd, src/libsystemd/sd-device/device-private.c,
    `device_update_db`. Empty if there is no such file, for example when the device has gone. Never raises.
    """
    return udev_properties(read_bytes(file, _WHOLE_BYTES))


def name_in(properties: Mapping[str, str], key: str) -> str:
    """Return the name that the device reports. `KEY_ENC` has all of it; `KEY` has underscores for spaces."""
    encoded = properties.get(f"{key}_ENC", "").encode("utf-8", "replace")
    if encoded:
        return plain(_ESCAPED.sub(lambda match: bytes.fromhex(match[1].decode()), encoded))
    return plain(properties.get(key, "").replace("_", " ").encode("utf-8", "replace"))


def model_in_udev(name: str, noted: Mapping[str, str]) -> str:
    if name.startswith("mmcblk"):
        return noted.get("ID_NAME", "")
    return name_in(noted, "ID_MODEL") if "ID_MODEL_ENC" in noted else noted.get("ID_MODEL", "")


def serial_in_udev(noted: Mapping[str, str]) -> str:
    is_scsi = noted.get("ID_SCSI") == "1" and noted.get("ID_ATA") != "1"
    scsi = noted.get("ID_SCSI_SERIAL", "") if is_scsi else ""
    return scsi or noted.get("ID_SERIAL_SHORT") or noted.get("ID_SERIAL", "")


def wwn_in_udev(noted: Mapping[str, str]) -> str:
    return noted.get("ID_WWN_WITH_EXTENSION") or noted.get("ID_WWN", "")


@cache
def _library() -> tuple[Any, Any] | None:
    """Load pyudev once, since it starts other programs to find libudev. Not every command needs it."""
    try:
        import pyudev  # type: ignore[import-untyped]  # noqa: PLC0415 (see above)

        return pyudev, pyudev.Context()
    except (ImportError, OSError):
        return None


def _readable(properties: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Skip values that are not text: udev passes on whatever a device reports."""
    for key in properties:
        try:
            yield key, properties[key]
        except (ValueError, LookupError):
            continue


class HelperDevice(NamedTuple):
    """A whole drive, a partition, or the inside of an encrypted one, during one plug-in of its drive."""

    major: int
    minor: int
    disk_sequence: int

    @property
    def number(self) -> int:
        """The device number, as in `st_rdev`."""
        return os.makedev(self.major, self.minor)


def helper_device(number: int, sysfs: Path = _SYSFS) -> HelperDevice | None:
    """Return the device that has this number (`st_rdev`) now; None if there is none, or before Linux 5.15."""
    folder = sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}"
    disk = folder / ".." if exists(folder / "partition") else folder
    sequence = read_number(disk / "diskseq")
    return HelperDevice(os.major(number), os.minor(number), sequence) if sequence else None


class SystemFolders(msgspec.Struct, frozen=True):
    """A disk's folders in sysfs; they may be missing in a copy.

    Attributes:
        disk: the folder with `queue` and `size`.
        device: the SCSI device, the NVMe controller, or the card.
        above: the parent folders of `device`, nearest first.
        usb: the USB device above, or None.
        usb_interface: the interface of the USB device that the disk is attached to.
        scsi_address: such as 6:0:0:0; empty if it is not a SCSI device.
    """

    disk: Path
    device: Path
    above: tuple[Path, ...]
    usb: Path | None
    usb_interface: Path | None
    scsi_address: str

    @property
    def name(self) -> str:
        return self.disk.name

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of the device and its parents, nearest first."""
        return (self.device.name, *(folder.name for folder in self.above))

    @property
    def is_in_tree(self) -> bool:
        """Whether the parents are known; in a copy of the disk's folder alone they are not."""
        return "devices" in self.device.parts

    @property
    def ata_port(self) -> str:
        return next((part for part in self.parts if _ATA_PORT.fullmatch(part)), "")

    @property
    def usb_driver(self) -> str:
        if self.usb_interface is None:
            return ""
        link = self.usb_interface / "driver"
        if exists(link):
            return real(link).name
        return plain(uevent_properties(read_bytes(self.usb_interface / "uevent")).get("DRIVER", "").encode())

    def identify_dumps(self) -> Iterator[Path]:
        """Yield possible paths of libata's copy of the disk's IDENTIFY data.

        The second number of the SCSI address is the port of a port multiplier, if the disk is behind one; the third is
        the disk's position on the cable.
        """
        port = next((folder for folder in (self.device, *self.above) if _ATA_PORT.fullmatch(folder.name)), None)
        if port is None or not self.scsi_address:
            return
        number = port.name.removeprefix("ata")
        _, channel, target, _ = self.scsi_address.split(":")
        for link, device in ((f"{number}.{channel}", f"{number}.{channel}.0"), (number, f"{number}.{target}")):
            yield port / f"link{link}/dev{device}/ata_device/dev{device}/id"


def place_of(name: str, sysfs: Path) -> SystemFolders:
    """Return the folders of a disk by its kernel name, such as sdb, or by that of its partition, such as sdb1."""
    folders = [sysfs / kind / name for kind in ("class/block", "block")] if _NAME.fullmatch(name) else []
    disk = real(next(filter(exists, folders), sysfs / "block/none"))
    return _place(disk.parent if exists(disk / "partition") else disk)


def place_in(folder: Path) -> SystemFolders:
    """Find the disk for a folder: its own, one above it or inside, or a partition's; in sysfs or in a copy."""
    return _place(_disk_in(real(folder)))


def _place(disk: Path) -> SystemFolders:
    link = disk / "device"
    device = real(link) if exists(link) else disk
    above = tuple(takewhile(lambda parent: parent.name != "devices", device.parents))  # all of them in a copy
    chain = (device, *above)
    at = next((index for index, folder in enumerate(chain) if exists(folder / "idVendor")), None)
    # A copy may have only the link of the device, or folders below it that are named after its SCSI address.
    addresses = [device.name]
    with suppress(OSError, ValueError):
        addresses.append(os.path.basename(os.readlink(link)))
    addresses += [name for kind in ("scsi_disk", "scsi_device", "bsg") for name in names_in(device / kind)]
    return SystemFolders(
        disk=disk,
        device=device,
        above=above,
        usb=None if at is None else chain[at],
        usb_interface=chain[at - 1] if at else None,
        scsi_address=next((name for name in addresses if _SCSI_ADDRESS.fullmatch(name)), ""),
    )


def scsi_disks(place: SystemFolders) -> Iterator[Path]:
    """Yield the disk's folders `scsi_disk/H:C:T:L`; in a copy of a whole tree they may be elsewhere."""
    for folder in (place.device, place.disk):
        for name in names_in(folder / "scsi_disk"):
            yield folder / "scsi_disk" / name
    for root in (place.disk, *place.disk.parents):
        names = names_in(root / "class/scsi_disk")
        if place.scsi_address in names:
            yield root / "class/scsi_disk" / place.scsi_address
        elif not place.scsi_address and len(names) == 1 and _disks_in(root / "block") == [place.disk]:
            yield root / "class/scsi_disk" / names[0]


def _disk_in(folder: Path) -> Path:
    if exists(folder / "partition"):
        return folder.parent
    if _is_disk(folder):
        return folder
    if folder.name == "queue" and _is_disk(folder.parent):
        return folder.parent
    for around in ("block", "sys/block", "class/block", "device/block", ""):
        disks = _disks_in(folder / around)
        if len(disks) == 1:
            return disks[0]
    return folder


def _disks_in(folder: Path) -> list[Path]:
    candidates = (real(folder / name) for name in names_in(folder) if not _PASSING.match(name))
    return [disk for disk in candidates if _is_disk(disk) and not exists(disk / "partition")]


def _is_disk(folder: Path) -> bool:
    return exists(folder / "queue") or (exists(folder / "size") and exists(folder / "device"))


def plug_in_id(disk_sequence: int | None, boot_id: Path = _BOOT_ID) -> str:
    """Return what identifies a plug-in of a drive, by the kernel's number of it; empty if the kernel does not count."""
    return f"{read_text(boot_id)} {disk_sequence}" if disk_sequence else ""


def is_on_battery(supplies: Path = POWER_SUPPLIES) -> bool:
    """Whether the computer runs on battery. False if unknown, as on a computer without a battery.

    See Documentation/ABI/testing/sysfs-class-power in the Linux kernel.
    """
    batteries = []
    for supply in (supplies / name for name in names_in(supplies)):
        kind = read_text(supply / "type")
        if kind in _OF_THE_WALL and read_text(supply / "online") not in ("", "0"):
            return False
        if kind == "Battery" and read_text(supply / "scope") != _OF_ITS_OWN:
            batteries.append(read_text(supply / "status"))
    return "Discharging" in batteries

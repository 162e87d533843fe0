"""Where in sysfs the things of one disk stand: its own folder, its device, and what that device hangs on."""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.drives.sysfs.reading import exists, names_in, plain, read_bytes, real
from shingleback.model.kernel_text import uevent_properties

_SCSI_ADDRESS: Final = re.compile(r"\d+:\d+:\d+:\d+")
_NAME: Final = re.compile(r"[a-zA-Z][\w!-]*")
_ATA_PORT: Final = re.compile(r"ata\d+")
_PASSING: Final = re.compile(r"(?:loop|ram|zram|dm-|md|nbd|sr|fd)\d")  # no drives


@dataclass(frozen=True, slots=True)
class Place:
    """Folders; they may be missing in a copy.

    Attributes:
        disk: with `queue` and `size` in it.
        device: the SCSI device, the NVMe controller, the card.
        above: what `device` hangs on, from the nearest to the farthest.
        usb: the USB device above, or None.
        usb_interface: the one of its interfaces that the disk hangs on.
        scsi_address: such as 6:0:0:0; empty where it is no SCSI device.
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
        """Names of all that the disk hangs on, the nearest first."""
        return (self.device.name, *(folder.name for folder in self.above))

    @property
    def is_in_tree(self) -> bool:
        """Whether what it hangs on can be seen; in a copy of the disk's folder alone it cannot."""
        return "devices" in self.device.parts

    @property
    def ata_port(self) -> str:
        return next((part for part in self.parts if _ATA_PORT.fullmatch(part)), "")

    @property
    def usb_driver(self) -> str:
        if self.usb_interface is None:
            return ""
        link = self.usb_interface / "driver"
        return real(link).name if exists(link) else _driver_in_uevent(self.usb_interface)

    def identify_dumps(self) -> Iterator[Path]:
        """Files with what libata keeps of the disk's IDENTIFY data.

        A disk behind a port multiplier has the multiplier's port in its SCSI address as the second number, any other
        one its place on the cable as the third.
        """
        port = next((folder for folder in (self.device, *self.above) if _ATA_PORT.fullmatch(folder.name)), None)
        if port is None or not self.scsi_address:
            return
        number = port.name.removeprefix("ata")
        _, channel, target, _ = self.scsi_address.split(":")
        for link, device in ((f"{number}.{channel}", f"{number}.{channel}.0"), (number, f"{number}.{target}")):
            yield port / f"link{link}/dev{device}/ata_device/dev{device}/id"


def place_of(name: str, sysfs: Path) -> Place:
    """Of a disk by the kernel's name, such as sdb, or of the disk that a partition such as sdb1 is on."""
    folders = [sysfs / kind / name for kind in ("class/block", "block")] if _NAME.fullmatch(name) else []
    disk = real(next(filter(exists, folders), sysfs / "block/none"))
    return _place(disk.parent if exists(disk / "partition") else disk)


def place_in(folder: Path) -> Place:
    """Of the disk whose folder this is, or that it is around, a part of, or a partition on; or of a copy of these."""
    return _place(_disk_in(real(folder)))


def _place(disk: Path) -> Place:
    link = disk / "device"
    device = real(link) if exists(link) else disk
    above = tuple(_up_to_devices(device))
    chain = (device, *above)
    at = next((index for index, one in enumerate(chain) if exists(one / "idVendor")), None)
    return Place(
        disk=disk,
        device=device,
        above=above,
        usb=None if at is None else chain[at],
        usb_interface=chain[at - 1] if at else None,
        scsi_address=_scsi_address(device, link),
    )


def scsi_disks(place: Place) -> Iterator[Path]:
    """The folders `scsi_disk/H:C:T:L` that belong to the disk; in a copy of a whole tree they may stand apart."""
    for folder in (place.device, place.disk):
        for name in names_in(folder / "scsi_disk"):
            yield folder / "scsi_disk" / name
    for root in (place.disk, *place.disk.parents):
        names = names_in(root / "class/scsi_disk")
        if place.scsi_address in names:
            yield root / "class/scsi_disk" / place.scsi_address
        elif not place.scsi_address and len(names) == 1 and _disks_in(root / "block") == [place.disk]:
            yield root / "class/scsi_disk" / names[0]


def _disk_in(here: Path) -> Path:
    if exists(here / "partition"):
        return here.parent
    if _is_disk(here):
        return here
    if here.name == "queue" and _is_disk(here.parent):
        return here.parent
    for around in ("block", "sys/block", "class/block", "device/block", ""):
        disks = _disks_in(here / around)
        if len(disks) == 1:
            return disks[0]
    return here


def _disks_in(folder: Path) -> list[Path]:
    found = (real(folder / name) for name in names_in(folder) if not _PASSING.match(name))
    return [disk for disk in found if _is_disk(disk) and not exists(disk / "partition")]


def _is_disk(folder: Path) -> bool:
    return exists(folder / "queue") or (exists(folder / "size") and exists(folder / "device"))


def _up_to_devices(device: Path) -> Iterator[Path]:
    """To the folder `devices` of sysfs, or to the end where a copy has none."""
    for parent in device.parents:
        if parent.name == "devices":
            return
        yield parent


def _scsi_address(device: Path, link: Path) -> str:
    """The device's own name; a copy may have but its link, or the folders below it that are called the same."""
    names = [device.name]
    with suppress(OSError, ValueError):
        names.append(os.path.basename(os.readlink(link)))
    names += [name for kind in ("scsi_disk", "scsi_device", "bsg") for name in names_in(device / kind)]
    return next((name for name in names if _SCSI_ADDRESS.fullmatch(name)), "")


def _driver_in_uevent(folder: Path) -> str:
    return plain(uevent_properties(read_bytes(folder / "uevent")).get("DRIVER", "").encode())

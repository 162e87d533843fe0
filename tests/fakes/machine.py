"""The drives of a computer as objects of UDisks2, composed of parts, with all properties that the real one reports."""

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from shingleback.devices.udisks_objects import ROOT, UDISKS
from tests.fakes.udisks_objects import Interfaces, Tree, path_of

TB = 1_000_000_000_000
GB = 1_000_000_000
_NONE = "/"


@dataclass(frozen=True)
class Content:
    """What udev found on a device; nothing by default.

    Attributes:
        points: the mount points.
        inside: the content of an unlocked encrypted device.
        raid: the path of the software RAID that it belongs to.
    """

    usage: str = ""
    kind: str = ""
    label: str = ""
    uuid: str = ""
    points: tuple[Path, ...] = ()
    inside: "Content | None" = None
    raid: str = _NONE
    size: int = 100 * GB
    is_container: bool = False
    is_read_only: bool = False


NOTHING = Content()
CONTAINER = Content(is_container=True, size=1024)
SWAP = Content("other", "swap")
RAID = Content("raid", "linux_raid_member", raid=f"{ROOT}/mdraid/one")


def files(kind: str = "ext4", *points: str, label: str = "") -> Content:
    return Content("filesystem", kind, label=label, uuid=f"uuid-of-{kind}", points=tuple(map(Path, points)))


def encrypted(inside: Content | None = None) -> Content:
    return Content("crypto", "crypto_LUKS", inside=inside)


class Disk:
    """One drive.

    Attributes:
        node: such as /dev/sdx.
        drive: the path of the drive's object.
        path: that of the whole-disk device.
        tree: all objects, in the order in which the real service reports them.
    """

    def __init__(
        self,
        node: str,
        number: int,
        parts: Sequence[Content] | None = None,
        overrides: Mapping[str, object] | None = None,
        *,
        content: Content = NOTHING,
        size: int = TB,
        is_system: bool = False,
        first: int | None = None,
    ) -> None:
        """A USB drive that can be powered off, unless `overrides` has other properties of UDisks2's Drive.

        `parts` are its partitions, or None if it is not partitioned; then `content` is that of the whole drive. They
        are numbered from `first` on; None: from the number after its own.
        """
        properties = {"Model": f"Disk {number}", "Serial": f"SERIAL{number}", **(overrides or {})}
        name = re.sub("[^A-Za-z0-9]", "_", f"{properties['Model']}_{properties['Serial']}")
        self.node = node
        self.drive = f"{ROOT}/drives/{name}"
        self.path = path_of(node)
        self.tree: Tree = {self.drive: drive(**properties)}
        disk = self._add(node, number, content if parts is None else NOTHING, size, is_system=is_system)
        if parts is None:
            return
        separator = "p" if node[-1].isdigit() else ""
        nodes = [f"{node}{separator}{place}" for place in range(1, len(parts) + 1)]
        disk[f"{UDISKS}.PartitionTable"] = {"Type": "gpt", "Partitions": [path_of(part) for part in nodes]}
        before_first = number if first is None else first - 1
        for place, (part, holding) in enumerate(zip(nodes, parts, strict=True), start=1):
            interfaces = self._add(part, before_first + place, holding, holding.size, is_system=is_system)
            interfaces[f"{UDISKS}.Partition"] = _partition(self.path, place, holding)

    @property
    def parts(self) -> list[str]:
        """Paths of the partitions."""
        return [path for path, interfaces in self.tree.items() if f"{UDISKS}.Partition" in interfaces]

    def _add(self, node: str, number: int, content: Content, size: int, *, is_system: bool) -> Interfaces:
        interfaces = block(node, number, content, size=size, drive=self.drive, is_system=is_system)
        self.tree[path_of(node)] = interfaces
        if content.inside:
            inner = f"/dev/dm-{number}"
            self.tree[path_of(inner)] = block(inner, 250_000 + number, content.inside, size=size, backing=path_of(node))
        return interfaces


def block(
    node: str,
    number: int,
    content: Content = NOTHING,
    *,
    size: int = 0,
    drive: str = _NONE,
    backing: str = _NONE,
    is_system: bool = False,
) -> Interfaces:
    """A block device, with all properties that the real service reports."""
    name = os.fsencode(node)
    values: dict[str, object] = {
        "CryptoBackingDevice": backing,
        "Device": name + b"\0",
        "DeviceNumber": number,
        "Drive": drive,
        "HintAuto": not is_system,
        "HintIgnore": False,
        "HintName": "",
        "HintPartitionable": True,
        "HintSystem": is_system,
        "Id": f"by-id-{os.path.basename(node)}",
        "IdLabel": content.label,
        "IdType": content.kind,
        "IdUUID": content.uuid,
        "IdUsage": content.usage,
        "IdVersion": "1.0",
        "MDRaidMember": content.raid,
        "PreferredDevice": name + b"\0",
        "ReadOnly": content.is_read_only,
        "Size": size,
        "Symlinks": [b"/dev/disk/%s/of-%s\0" % (kind, os.path.basename(name)) for kind in (b"by-id", b"by-path")],
        "UserspaceMountOptions": [],
    }
    interfaces: Interfaces = {f"{UDISKS}.Block": values}
    if content.usage == "filesystem":
        interfaces[f"{UDISKS}.Filesystem"] = {
            "MountPoints": [bytes(point) + b"\0" for point in content.points],
            "Size": size,
        }
    if content.kind == "swap":
        interfaces[f"{UDISKS}.Swapspace"] = {"Active": False}
    return interfaces


def drive(**properties: object) -> Interfaces:
    """A drive, with all properties that the real service reports."""
    usual: dict[str, object] = {
        "CanPowerOff": True,
        "ConnectionBus": "usb",
        "Ejectable": True,
        "Id": "",
        "Media": "",
        "MediaAvailable": True,
        "MediaCompatibility": [],
        "MediaRemovable": False,
        "Optical": False,
        "Removable": True,
        "Revision": "1.0",
        "RotationRate": -1,
        "SortKey": "01hotplug/1",
        "TimeDetected": 1,
        "TimeMediaDetected": 1,
        "Vendor": "Fake",
        "WWN": "",
    }
    return {f"{UDISKS}.Drive": usual | properties}


def _partition(table: str, place: int, part: Content) -> dict[str, object]:
    return {
        "IsContained": False,
        "IsContainer": part.is_container,
        "Name": "",
        "Number": place,
        "Offset": place << 20,
        "Size": part.size,
        "Table": table,
        "Type": "0fc63daf-8483-4772-8e79-3d69d8477de4",
        "UUID": f"part-{place}",
    }


INTERNAL = {
    "CanPowerOff": False,
    "ConnectionBus": "",
    "Ejectable": False,
    "Removable": False,
    "SortKey": "00coldplug/1",
    "Vendor": "",
}
SLOT = {"MediaAvailable": False, "MediaRemovable": True, "Serial": "20120926571200000", "Vendor": "Generic-"}
FLOPPY = {"MediaCompatibility": ["floppy"], "MediaRemovable": True}
OPTICAL = {"Media": "optical_cd", "MediaCompatibility": ["optical", "optical_cd"], "Optical": True}


def usual_disks() -> list[Disk]:
    """Three in the computer and three on USB."""
    system = [files("vfat", "/boot/efi"), files("ext4", "/boot"), encrypted(files("btrfs", "/")), SWAP]
    ssd = INTERNAL | {"Model": "Samsung SSD 860 EVO 500GB", "RotationRate": 0}
    return [
        Disk("/dev/sda", 2048, system, ssd, is_system=True),
        Disk("/dev/sdb", 2064, [RAID, NOTHING], INTERNAL | {"Model": "WDC WD40EFRX-68N32N0"}, is_system=True),
        Disk("/dev/nvme0n1", 66304, [files("ntfs")], INTERNAL | {"Model": "Fast 1TB"}, is_system=True),
        Disk("/dev/sdc", 2080, [files("exfat")], {"Vendor": "Seagate", "Model": "Expansion HDD"}, size=8 * TB),
        Disk("/dev/sdd", 2096, None, {"Vendor": "WD", "Model": "My Passport 25E2"}, content=files("ntfs"), size=4 * TB),
        Disk("/dev/sde", 2112, [encrypted(), CONTAINER, files("vfat")], {"Model": "ST8000AS0002-1NA17Z"}, size=8 * TB),
    ]


def no_disks() -> list[Disk]:
    """Devices that are no drives with a medium: empty slots of a card reader, an optical drive, a floppy disk."""
    return [
        *(
            Disk(f"/dev/sd{letter}", 2128 + 16 * place, None, SLOT | {"Model": f"Slot {place}"}, size=0)
            for place, letter in enumerate("fghi")
        ),
        Disk("/dev/sr0", 2816, None, INTERNAL | OPTICAL, content=files("iso9660")),
        Disk("/dev/fd0", 512, None, INTERNAL | FLOPPY),
    ]


def usual_machine(devices: int = 50) -> Tree:
    """A computer with these drives, a software RAID, compressed memory, and loop devices up to this many devices."""
    tree = {path: interfaces for disk in (*usual_disks(), *no_disks()) for path, interfaces in disk.tree.items()}
    tree[path_of("/dev/md0")] = block("/dev/md0", 2304, files("ext4", "/srv"), size=TB)
    tree[path_of("/dev/zram0")] = block("/dev/zram0", 64512, SWAP, size=GB, is_system=True)
    count = sum(f"{UDISKS}.Block" in interfaces for interfaces in tree.values())
    for place in range(devices - count):
        node = f"/dev/loop{place}"
        loop = block(node, 1792 + place, files("squashfs", f"/snap/{place}"), size=GB, is_system=True)
        tree[path_of(node)] = loop | {f"{UDISKS}.Loop": {}}
    return tree

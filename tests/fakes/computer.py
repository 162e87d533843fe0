"""A computer with drives plugged in, and a UDisks2 without a bus: fast enough for ten thousand of them.

It knows for each drive what harm erasing it would do, from what the drive is and not from what is reported.
"""

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from shingleback.devices.kernel import Mounted
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.sysfs.topology import VolatileState
from shingleback.devices.udisks_objects import ROOT, UDISKS, Objects, objects_from
from shingleback.devices.watch.service import WatchSnapshot
from shingleback.devices.watch.snapshot import media, snapshot
from shingleback.domain.drive import Drive, Evidence
from shingleback.domain.formatting.safety_checks import marks_of
from tests.fakes import udisks_objects
from tests.fakes.udisks_objects import Tree

path_of = cache(udisks_objects.path_of)
GB = 10**9
SYSTEM = ("/", "/boot", "/home", "/run/live/medium", "/cdrom")
_NONE = "/"


@dataclass(eq=False, kw_only=True)
class Part:
    """A partition, the content of an encrypted one, or the content of an unpartitioned drive.

    Attributes:
        kind, usage: udev's values.
        points: the mount points that UDisks2 reports.
        kernel_points: mount points of it, or of devices on top of it, that only the kernel knows.
        holders: the kernel's devices on top of it.
        is_elsewhere: it is mounted where this program cannot see it.
        is_swapped_by: memory is swapped to something on top of it.
        expected_at: where the computer mounts it at every start.
    """

    kind: str = ""
    usage: str = ""
    uuid: str = ""
    own_uuid: str = ""
    name: str = ""
    size: int = 100 * GB
    points: list[str] = field(default_factory=list)
    kernel_points: list[str] = field(default_factory=list)
    holders: list[str] = field(default_factory=list)
    is_elsewhere: bool = False
    is_swapped_on: bool = False
    is_swapped_by: bool = False
    is_in_raid: bool = False
    expected_at: str = ""
    inside: "Part | None" = None

    def all(self) -> "Iterator[Part]":
        """This part and its content."""
        yield self
        if self.inside:
            yield from self.inside.all()

    def close(self) -> None:
        """Unmounts it, as far as a person can in a file manager."""
        if self.inside:
            self.inside.close()
        self.points = []
        self.inside = None


@dataclass(eq=False, kw_only=True)
class Disk:
    """A physical drive.

    Attributes:
        parts: one for the whole drive, if it is not partitioned.
        changes: how often a program other than this one has changed its content.
        is_protected: its owner has put it on the list.
    """

    model: str = "Expansion HDD"
    serial: str = ""
    wwn: str = ""
    size: int = 8000 * GB
    is_inside: bool = False
    is_nvme: bool = False
    is_divided: bool = True
    parts: list[Part] = field(default_factory=list)
    is_read_only: bool = False
    is_thin: bool = False
    is_host_managed: bool = False
    changes: int = 0
    is_protected: bool = False

    def all(self) -> Iterator[Part]:
        for part in self.parts:
            yield from part.all()

    def harms(self) -> list[str]:
        """What would be lost or broken if it were erased, in words of the test."""
        parts = list(self.all())
        points = [point for part in parts for point in (*part.points, *part.kernel_points)]
        is_harm = {
            "the computer runs from it": not set(SYSTEM).isdisjoint(points),
            "it is built in": self.is_inside and not self.is_host_managed,
            "memory is on it": any(
                part.is_swapped_on or part.is_swapped_by or part.kind == "swsuspend" for part in parts
            ),
            "it is in an array": any(
                part.is_in_raid or part.usage == "raid" or part.kind in ("zfs_member", "bcache") for part in parts
            ),
            "something is made of it": any(part.holders for part in parts),
            "it is mounted": bool(points) or any(part.is_elsewhere for part in parts),
            "it is unlocked": any(part.inside for part in parts),
            "its owner protects it": self.is_protected,
            "it cannot be written": self.is_read_only,
            "it is no drive": self.is_thin,
        }
        return [words for words, is_so in is_harm.items() if is_so]


@dataclass(eq=False)
class Plugged:
    """A plugged-in drive; `sequence` is 0 if the kernel does not number plug-ins."""

    disk: Disk
    node: str
    number: int
    port: str
    sequence: int

    @property
    def path(self) -> str:
        return path_of(self.node)

    @property
    def place(self) -> int:
        """Its position among the names: 0 for sda."""
        return os.minor(self.number) // 16

    def part_node(self, place: int) -> str:
        return f"{self.node}{'p' if self.node[-1].isdigit() else ''}{place}"


class Computer:
    """A computer.

    Attributes:
        plugged: the drives, in the order in which they were plugged in.
        protected: what is known of the protected drives.
        jobs: paths of UDisks2's running jobs.
    """

    def __init__(self, *, has_sequences: bool) -> None:
        self.plugged: list[Plugged] = []
        self.protected: frozenset[str] = frozenset()
        self.jobs: list[str] = []
        self._has_sequences = has_sequences
        self._plug_ins = 0

    def plug(self, disk: Disk, port: str = "", place: int | None = None) -> Plugged:
        """Under the first free name, or the requested one."""
        taken = {plugged.number for plugged in self.plugged}
        places = [place] if place is not None else [at for at in range(26) if os.makedev(8, 16 * at) not in taken]
        number = os.makedev(8, 16 * places[0])
        node = f"/dev/nvme{places[0]}n1" if disk.is_nvme else f"/dev/sd{chr(ord('a') + places[0])}"
        self._plug_ins += 1
        sequence = self._plug_ins if self._has_sequences else 0
        plugged = Plugged(disk, node, number, port or f"2-{self._plug_ins}", sequence)
        self.plugged.append(plugged)
        return plugged

    def pull(self, plugged: Plugged) -> None:
        """Its users lose it."""
        self.plugged.remove(plugged)
        for part in plugged.disk.parts:
            part.close()
            part.kernel_points, part.holders, part.is_elsewhere = [], [], False
            part.is_swapped_on = part.is_swapped_by = False

    def at(self, number: int) -> Plugged:
        return next(plugged for plugged in self.plugged if plugged.number == number)

    def harms(self, disk: Disk) -> list[str]:
        """The harm of erasing a plugged-in disk; a btrfs may span several, and a computer may start from a copy."""
        others = {
            part.uuid
            for plugged in self.plugged
            if plugged.disk is not disk
            for part in plugged.disk.all()
            if _is_btrfs(part)
        }
        shared = [part for part in disk.all() if _is_btrfs(part) and part.uuid in others]
        elsewhere = {part.uuid for plugged in self.plugged if plugged.disk is not disk for part in plugged.disk.all()}
        is_needed = any(part.expected_at and part.kind and part.uuid not in elsewhere - {""} for part in disk.all())
        is_worked_on = any(plugged.path in self.jobs for plugged in self.plugged if plugged.disk is disk)
        return [
            *disk.harms(),
            *(["it is in an array"] if shared else []),
            *(["the computer needs it to start"] if is_needed else []),
            *(["somebody else is at work on it"] if is_worked_on else []),
        ]

    def protect(self, plugged: Plugged) -> None:
        plugged.disk.is_protected = True
        self.protected |= marks_of(self.drive(plugged))

    # what is reported -----------------------------------------------------------------------------------------

    def drives(self) -> tuple[Drive, ...]:
        return self.seen().drives

    def drive(self, plugged: Plugged) -> Drive:
        """The drive as which it is reported; only one of two identical drives is."""
        return next(drive for drive in self.drives() if plugged.number == drive.number or plugged.node in drive.twins)

    def seen(self) -> WatchSnapshot:
        objects = self.objects()
        return WatchSnapshot(objects, snapshot(media(objects), self._facts, self._mounted(), self._moment))

    def objects(self) -> Objects:
        tree: Tree = {}
        for plugged in self.plugged:
            drive = _drive_path(plugged.disk)
            tree.setdefault(drive, _drive(plugged.disk))
            tree[plugged.path] = _block(plugged.node, plugged.number, plugged.disk, drive, plugged.disk.size)
            if plugged.disk.is_divided:
                tree[plugged.path][f"{UDISKS}.PartitionTable"] = {}
            for place, part in enumerate(plugged.disk.parts, 1):
                _add_part(tree, plugged, place, part, drive)
        for place, path in enumerate(self.jobs):
            tree[f"{ROOT}/jobs/{place}"] = {f"{UDISKS}.Job": {"Operation": "format-mkfs", "Objects": [path]}}
        return objects_from(tree)

    def _facts(self, name: str) -> SysfsFacts:
        plugged = self._named(name)
        zoned = "host-managed" if plugged.disk.is_host_managed else "none"
        return SysfsFacts(evidence=Evidence(is_thin=plugged.disk.is_thin, zoned=zoned), usb_port=plugged.port)

    def _moment(self, name: str) -> VolatileState:
        plugged = self._named(name)
        held, swapped = [], set()
        for place, part in enumerate(plugged.disk.parts, 1):
            node = os.path.basename(plugged.part_node(place) if plugged.disk.is_divided else plugged.node)
            held += [holder for each in part.all() for holder in each.holders]
            held += [os.path.basename(_inside_node(plugged, place))] if part.inside else []
            held += [node] if part.is_elsewhere or (part.points and part.kind in ("ext4", "btrfs")) else []
            swapped |= {node} if part.is_swapped_by else set()
        return VolatileState(plugged.sequence, tuple(held), frozenset(swapped))

    def _mounted(self) -> list[Mounted]:
        return [
            Mounted(plugged.number + (place if plugged.disk.is_divided else 0), Path(point))
            for plugged in self.plugged
            for place, part in enumerate(plugged.disk.parts, 1)
            for point in (*part.points, *part.kernel_points)
        ]

    def _named(self, name: str) -> Plugged:
        return next(plugged for plugged in self.plugged if os.path.basename(plugged.node) == name)


def _is_btrfs(part: Part) -> bool:
    return part.kind == "btrfs" and bool(part.uuid)


def _drive_path(disk: Disk) -> str:
    """As with the real service, two with the same names are one."""
    return f"{ROOT}/drives/{re.sub('[^A-Za-z0-9]', '_', f'{disk.model}_{disk.serial}_{disk.wwn}')}"


def _drive(disk: Disk) -> dict[str, dict[str, object]]:
    values: dict[str, object] = {"Vendor": "Fake", "Model": disk.model, "Serial": disk.serial, "WWN": disk.wwn}
    return {
        f"{UDISKS}.Drive": values | {"ConnectionBus": "" if disk.is_inside else "usb", "Removable": not disk.is_inside}
    }


def _block(
    node: str, number: int, disk: Disk, drive: str, size: int, backing: str = _NONE
) -> dict[str, dict[str, object]]:
    values = {"Device": os.fsencode(node) + b"\0", "DeviceNumber": number, "Drive": drive, "Size": size}
    values |= {"CryptoBackingDevice": backing, "HintSystem": disk.is_inside, "ReadOnly": disk.is_read_only}
    return {f"{UDISKS}.Block": values}


def _add_part(tree: Tree, plugged: Plugged, place: int, part: Part, drive: str) -> None:
    path = plugged.path
    if plugged.disk.is_divided:
        node = plugged.part_node(place)
        path = path_of(node)
        tree[path] = _block(node, plugged.number + place, plugged.disk, drive, part.size)
        values = {"Table": plugged.path, "Number": place, "UUID": part.own_uuid, "Name": part.name}
        tree[path][f"{UDISKS}.Partition"] = values
    _fill(tree, path, part)
    if part.inside:
        node = _inside_node(plugged, place)
        inside = path_of(node)
        number = os.makedev(253, (plugged.number & 0xFFFF) * 16 + place)
        tree[inside] = _block(node, number, plugged.disk, _NONE, part.size, backing=path)
        _fill(tree, inside, part.inside)


def _inside_node(plugged: Plugged, place: int) -> str:
    return f"/dev/dm-{plugged.number % 1000}{place}"


def _fill(tree: Tree, path: str, part: Part) -> None:
    block = tree[path][f"{UDISKS}.Block"]
    block |= {"IdType": part.kind, "IdUsage": part.usage, "IdUUID": part.uuid}
    if part.expected_at:
        block["Configuration"] = [("fstab", {"dir": os.fsencode(part.expected_at) + b"\0", "opts": b"defaults\0"})]
    if part.is_in_raid:
        block["MDRaidMember"] = f"{ROOT}/mdraid/one"
    if part.usage == "filesystem" or part.points:
        points = [os.fsencode(point) + b"\0" for point in part.points]
        tree[path][f"{UDISKS}.Filesystem"] = {"MountPoints": points}
    if part.kind == "swap":
        tree[path][f"{UDISKS}.Swapspace"] = {"Active": part.is_swapped_on}


class FastUDisks:
    """Erases what is requested, without a permission.

    Attributes:
        erased: each drive that it changed, how often others had changed that before, and the harm of it.
    """

    def __init__(self, computer: Computer) -> None:
        self.erased: list[tuple[Disk, int, list[str]]] = []
        self._computer = computer

    async def carry_out(
        self, path: str, _interface: str, member: str, _signature: str, body: tuple[object, ...]
    ) -> list[object]:
        plugged, part = self._at(path)
        self.erased.append((plugged.disk, plugged.disk.changes, self._computer.harms(plugged.disk)))
        match member, body[0]:
            case "Format", "gpt" | "empty":
                plugged.disk.is_divided = body[0] == "gpt"
                plugged.disk.parts = [] if plugged.disk.is_divided else [Part(size=plugged.disk.size)]
            case "CreatePartition", start:
                assert isinstance(start, int)
                name = str(body[3])
                plugged.disk.parts.append(
                    Part(name=name, own_uuid=f"new-{plugged.number}", size=plugged.disk.size - start)
                )
            case _, kind:
                part = part or plugged.disk.parts[0]
                part.kind, part.usage, part.uuid = str(kind), "filesystem", "new-uuid"
        return []

    async def open_device(self, path: str, mode: str, _flags: int) -> int:
        """Opening for writing counts as a change at once."""
        plugged, _part = self._at(path)
        if mode != "r":
            self.erased.append((plugged.disk, plugged.disk.changes, self._computer.harms(plugged.disk)))
        return os.open(os.devnull, os.O_RDONLY)

    async def until(self, is_so: Callable[[Objects], bool], _limit_s: float) -> bool:
        return is_so(self._computer.objects())

    def _at(self, path: str) -> tuple[Plugged, Part | None]:
        for plugged in self._computer.plugged:
            if plugged.path == path:
                return plugged, None
            for place, part in enumerate(plugged.disk.parts, 1):
                if path_of(plugged.part_node(place)) == path:
                    return plugged, part
        raise AssertionError(f"there is no {path}")

"""Tables of the kernel and of udev, sysfs trees, and UDisks2 objects with hostile labels, mounts and values."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from shingleback.backup_sets.destinations import Tables
from shingleback.devices.mounts import mounts, number_of
from shingleback.devices.sysfs.facts import FactReader, SysfsFacts, evidence_in
from shingleback.devices.sysfs.topology import ArrayReader, moment_of
from shingleback.devices.udisks_objects import objects_from, sound_objects_from
from shingleback.devices.watch.snapshot import media, snapshot
from shingleback.domain.destination import VolumeFolder
from shingleback.domain.drive import Evidence
from shingleback.engine.restore.targets import is_away
from shingleback.helper.devices import ProtectedDisks, find_device
from shingleback.helper.verb_process import Refused
from tests.fakes.helper_machine import Machine
from tests.fakes.machine import usual_machine
from tests.hostile.frame import Subject
from tests.hostile.mutation import NUMBERS, hostile, name, text
from tests.unit.devices.sysfs.test_any_sysfs import PATHS, build, put

_MOUNTS: Final = (
    b"22 27 0:21 / /proc rw,relatime - proc proc rw",
    b"27 1 254:0 / / rw,relatime shared:1 - ext4 /dev/root rw",
    b"61 27 8:17 / /media/me/My\\040Drive rw,nosuid,nodev shared:9 master:3 - ext4 /dev/sdb1 rw",
    b"62 27 0:50 /backup /mnt ro,noatime - btrfs /dev/sdc rw,space_cache=v2,subvol=/backup",
    b"63 27 0:51 / /home/eve/m rw,nosuid - fuse.sshfs me@there:/odd rw,user_id=1000",
)
_UDEV: Final = (
    b"S:disk/by-id/usb-Seagate\nI:1000\nE:ID_MODEL=Expansion\nE:ID_FS_LABEL=Backup\nE:ID_FS_UUID_ENC=1111-MINE\n"
    b"E:ID_FS_USAGE=filesystem\nE:ID_FS_TYPE=btrfs\nE:ID_BTRFS_READY=0\nE:ID_FS_UUID_SUB_ENC=1\nE:DM_UUID=LVM-1\nG:systemd\n"
)
_SWAPS: Final = b"Filename\t\t\t\tType\t\tSize\n/dev/sdb2    partition\t8388604\n/swap\\040file\tfile\t1024\n"
_FSTAB: Final = b"# a comment\nUUID=1 /mnt/backup ext4 defaults 0 2\nUUID=2 /media/a\\040b ext4 noauto 0 0\n"
_WORDS: Final = (
    b" - ",
    b"shared:",
    b"8:17",
    b"0:51",
    b"btrfs",
    b"fuse.",
    b"/dev/sdb1",
    b"\\040",
    b"\\777",
    b"\\012",
    b"E:",
    b"\n",
)


def _escaped(raw: bytes) -> bytes:
    return b"".join(b"\\%03o" % one if one in b" \t\n\\#" else bytes([one]) for one in raw)


def mountinfo(chance: random.Random) -> bytes:
    """Half of them are as the kernel would write a user's mounts, half are damaged."""
    lines = list(_MOUNTS)
    for _ in range(chance.randint(1, 4)):
        point, kind, source = (_escaped(name(chance)) for _ in range(3))
        lines.insert(
            chance.randint(0, len(lines)),
            b"64 27 0:52 / /home/eve/" + point + b" rw - fuse." + kind + b" " + source + b" rw",
        )
    whole = b"\n".join(lines) + b"\n"
    return whole if chance.random() < 0.5 else hostile(chance, whole, _WORDS)


def _read_mounts(folder: Path) -> Callable[[bytes], object]:
    path = folder / "mountinfo"
    tables = Tables(path, folder / "udev", folder / "by-uuid")

    def read(raw: bytes) -> object:
        path.write_bytes(raw)
        numbers = [number_of(mount) for mount in mounts(path)]
        return numbers, tables.now().find("/media/me/Backup", [VolumeFolder("1111-MINE", "/")], ())

    return read


def _check_drives(folder: Path) -> Callable[[bytes], object]:
    """How the helper finds the drive that the computer runs from, on a computer of files."""
    machine = Machine(folder)
    machine.plug_in()
    device = find_device(machine.computer, 8, 17, 7)

    def read(raw: bytes) -> None:
        machine.computer.mountinfo.write_bytes(raw)
        ProtectedDisks(machine.computer).check(device)

    return read


def udev(chance: random.Random) -> tuple[bytes, bytes, bytes]:
    """A device in udev's database, /proc/swaps and /etc/fstab."""
    label = name(chance).replace(b"\n", b" ")
    noted = _UDEV.replace(b"Backup", label) if chance.random() < 0.5 else hostile(chance, _UDEV, _WORDS)
    return noted, hostile(chance, _SWAPS, _WORDS), hostile(chance, _FSTAB, _WORDS)


def _read_udev(folder: Path) -> Callable[[tuple[bytes, bytes, bytes]], object]:
    sysfs, noted, info = folder / "sys", folder / "udev", folder / "mountinfo"
    block = sysfs / "class/block"
    for one in (noted, block / "sdb/sdb1", block / "sdb1"):
        one.mkdir(parents=True)
    (block / "sdb/sdb1/partition").write_text("1\n")
    (block / "sdb1/dev").write_text("8:17\n")
    info.write_bytes(b"\n".join(_MOUNTS) + b"\n")

    def read(made: tuple[bytes, bytes, bytes]) -> object:
        (noted / "b8:17").write_bytes(made[0])
        (folder / "swaps").write_bytes(made[1])
        (folder / "fstab").write_bytes(made[2])
        found = Tables(info, noted, folder / "by-uuid").now().find("/media/me", [VolumeFolder("1111-MINE", "/")], ())
        return found, moment_of("sdb", sysfs, folder / "swaps", noted), is_away(b"/mnt/backup/x", folder / "fstab")

    return read


_THINGS: Final = ("pipe", "folder", "nothing", "nowhere")
_NOTES: Final = (
    "DEVTYPE",
    "ID_BUS",
    "ID_ATA",
    "ID_MODEL",
    "ID_MODEL_ENC",
    "ID_FS_TYPE",
    "ID_FS_LABEL",
    "ID_USB_DRIVER",
)


class Tree(msgspec.Struct, frozen=True):
    """Changes in a sysfs tree, and udev's properties."""

    changes: dict[str, bytes | str]
    notes: dict[str, str]


def tree(chance: random.Random) -> Tree:
    def thing() -> bytes | str:
        if chance.random() < 0.2:
            return chance.choice((*_THINGS, *PATHS))
        return hostile(
            chance,
            chance.choice((b"8:17\n", b"uas\n", b"1\n", b"0x1f\n", b"DRIVER=uas\nPRODUCT=bc2/3343/0\n")),
            NUMBERS,
        )

    changes = {chance.choice(PATHS): thing() for _ in range(chance.randint(1, 3))}
    return Tree(changes, {chance.choice(_NOTES): text(name(chance)) for _ in range(chance.randint(0, 3))})


def _read_tree(folder: Path) -> Callable[[Tree], object]:
    """Building a tree takes longer than reading it, so one gets many changes before it is rebuilt."""
    count = 0

    def root() -> Path:
        return folder / f"tree{count // 50}"

    def read(made: Tree) -> object:
        nonlocal count
        if count % 50 == 0:
            build(root())
        top = root()
        count += 1
        for path, thing in sorted(made.changes.items(), reverse=True):
            if (top / path).parent.is_dir():
                put(top / path, top, thing)
        facts = FactReader(top, lambda _: made.notes)
        arrays = ArrayReader(top, lambda _: made.notes, top / "mountinfo", top / "snapraid.conf")
        found: list[object] = [arrays.arrays_of(one) for one in ("sdb", "sdb1", "md0")]
        for one in ("sda", "sdb", "nvme0n1"):
            assert isinstance(facts.read(one), SysfsFacts)
        assert isinstance(evidence_in(top), Evidence)
        return found

    return read


_OBJECTS: Final = usual_machine(20)
_PLACES: Final = [
    (path, interface, key)
    for path, interfaces in _OBJECTS.items()
    for interface, properties in interfaces.items()
    for key in properties
]


def objects(chance: random.Random) -> dict[str, object]:
    """A reply of GetManagedObjects, with some values of another type or content, as any service could send it."""
    reply: dict[str, dict[str, dict[str, object]]] = {
        path: {interface: dict(values) for interface, values in interfaces.items()}
        for path, interfaces in _OBJECTS.items()
    }
    for _ in range(chance.randint(1, 6)):
        path, interface, key = chance.choice(_PLACES)
        reply[path][interface][key] = _value(chance)
    if chance.random() < 0.1:
        del reply[chance.choice(_PLACES)[0]]
    return dict(reply)


def _value(chance: random.Random) -> object:
    return chance.choice(
        (
            text(name(chance)),
            name(chance) + b"\0",
            chance.choice((0, 1, -1, 2**31, 2**32, 2**63, 2**64 - 1, 2**64)),
            [name(chance)],
            [text(name(chance))],
            chance.choice((True, False, None, 0.5, float("nan"), {}, [], "/", b"", "")),
            {text(name(chance)): text(name(chance))},
            chance.choice(_PLACES)[0],
        )
    )


def _read_objects(_folder: Path) -> Callable[[object], object]:
    def read(reply: object) -> object:
        drives = snapshot(media(sound_objects_from(reply)), lambda _name: SysfsFacts(evidence=Evidence()), ())
        for drive in drives:
            shown = [drive.name, *(volume.label for volume in drive.volumes)]
            assert not re.search("[\x00-\x1f\u202a-\u202e\u2066-\u2069]", "".join(shown)), shown
        return objects_from(reply)

    return read


SUBJECTS: Final = (
    Subject("mountinfo", mountinfo, _read_mounts),
    Subject("mountinfo in the helper", mountinfo, _check_drives, (Refused,), share=1),
    Subject("udev, swaps and fstab", udev, _read_udev, share=5),
    Subject("sysfs", tree, _read_tree, share=1),
    Subject("objects of UDisks2", objects, _read_objects, (msgspec.ValidationError,), share=5),
)

"""What stands on a device by the kernel's account: the folders `holders` of sysfs, all the way up."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from shingleback.drives.sysfs.reading import exists, names_in, read_text
from shingleback.model.arrays import ArrayKind, Membership

_MOST_DEVICES: Final = 10_000
_BCACHE: Final = re.compile(r"bcache\d+")
_NO_LEVELS: Final = ("", "container", "faulty")  # of md: the first is not running, the second holds arrays
_LVM: Final = "LVM-"
_LVM_PARTS: Final = (
    (re.compile(r"(?P<name>.+)_w?corig"), ArrayKind.CACHED),
    (re.compile(r"(?P<name>.+)_(?:cdata|cmeta|cpool|cvol)(?:-cdata|-cmeta)?"), ArrayKind.CACHE),
    (re.compile(r"(?P<name>.+)_(?:rimage|rmeta)_\d+"), ArrayKind.LVM_RAID),
)


def devices_on(disk: str, sysfs: Path) -> tuple[str, ...]:
    """The disk, its partitions, and all that is made of these: sdb, sdb1, md0, dm-3. By the kernel's names."""
    found: dict[str, None] = {}
    waiting = [disk]
    while waiting and len(found) < _MOST_DEVICES:
        name = waiting.pop()
        if name not in found:
            found[name] = None
            folder = sysfs / "class/block" / name
            waiting += names_in(folder / "holders")
            waiting += [part for part in names_in(folder) if exists(folder / part / "partition")]
    return tuple(found)


def held_by_kernel(devices: Iterable[str], sysfs: Path) -> Iterator[Membership]:
    """The arrays and caches of md, device-mapper and bcache among these devices, or that they are parts of."""
    for name in devices:
        folder = sysfs / "class/block" / name
        level = read_text(folder / "md/level")
        if level not in _NO_LEVELS:
            yield Membership(ArrayKind.MD, name, level)
        yield from _part_of_lvm(folder)
        yield from _part_of_bcache(folder)


def _part_of_lvm(folder: Path) -> Iterator[Membership]:
    """LVM names the hidden parts of a volume after their work. A dm-cache made without LVM does not show."""
    if not read_text(folder / "dm/uuid").startswith(_LVM):
        return
    name = read_text(folder / "dm/name")
    for pattern, kind in _LVM_PARTS:
        if found := pattern.fullmatch(name):
            yield Membership(kind, found["name"].replace("--", "-"))


def _part_of_bcache(folder: Path) -> Iterator[Membership]:
    """Each part has a folder of bcache's in its own; `state` is there for the disk behind the cache only."""
    if not exists(folder / "bcache") or _BCACHE.fullmatch(folder.name):
        return
    state = read_text(folder / "bcache/state")
    if state != "no cache":
        names = [name for name in names_in(folder / "holders") if _BCACHE.fullmatch(name)]
        yield Membership(ArrayKind.CACHED if state else ArrayKind.CACHE, names[0] if names else "")

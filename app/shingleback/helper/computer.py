"""Where the kernel tells of devices and mounts: the real places, or a test's own."""

import os
import re
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_MOST_BYTES = 4096


@dataclass(frozen=True, slots=True, kw_only=True)
class Computer:
    sysfs: Path = Path("/sys")
    dev: Path = Path("/dev")
    mountinfo: Path = Path("/proc/self/mountinfo")
    swaps: Path = Path("/proc/swaps")
    kmsg: Path = Path("/dev/kmsg")


@dataclass(frozen=True, slots=True)
class Mount:
    """One line of mountinfo.

    Attributes:
        id: of the mount, which no other has while it is there.
        number: of the device (`st_rdev`), 0 for none; btrfs shows it by its source only. No other source is believed:
            whoever mounts with fusermount may write there what he likes.
    """

    id: int
    number: int
    point: str
    filesystem: str


def mounts(computer: Computer) -> Iterator[Mount]:
    for line in computer.mountinfo.read_bytes().splitlines():
        before, _, after = line.partition(b" - ")
        number, _, device, _, point, *_ = before.split(b" ")
        filesystem, source, *_ = after.split(b" ")
        path = _unescaped(point)
        is_btrfs = filesystem == b"btrfs"
        found = number_of_node(computer, _unescaped(source)) if is_btrfs else _number(device.decode())
        yield Mount(int(number), found, path, filesystem.decode())


def swaps(computer: Computer) -> Iterator[str]:
    """Files and devices."""
    for line in computer.swaps.read_bytes().splitlines()[1:]:
        yield _unescaped(line.split(b" ")[0].split(b"\t")[0])


def number_of_node(computer: Computer, path: str) -> int:
    """Of a block device by its node; 0 for anything that is not below /dev, which is not touched."""
    if not path.startswith("/dev/"):
        return 0
    try:
        info = os.stat(computer.dev / path.removeprefix("/dev/"))
    except (OSError, ValueError):
        return 0
    return info.st_rdev if stat.S_ISBLK(info.st_mode) else 0


def text_of(path: Path) -> str:
    """Of a small file of sysfs; empty where it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(_MOST_BYTES).decode("utf-8", "replace").strip()
    except OSError:
        return ""


def names_in(folder: Path) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []


def _number(device: str) -> int:
    major, _, minor = device.partition(":")
    return os.makedev(int(major), int(minor)) if major != "0" else 0


def _unescaped(field: bytes) -> str:
    """The kernel writes space, tab, newline and backslash as octal."""
    return os.fsdecode(re.sub(rb"\\([0-7]{3})", lambda found: bytes([int(found[1], 8)]), field))

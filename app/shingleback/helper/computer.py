"""Where the kernel tells of devices and mounts: the real places, or a test's own."""

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from shingleback.model.kernel_text import mount_lines, swap_paths

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
    for line in mount_lines(computer.mountinfo.read_bytes()):
        is_btrfs = line.kind == "btrfs"
        number = number_of_node(computer, line.source) if is_btrfs else _number(*line.device)
        yield Mount(line.id, number, line.point, line.kind)


def swaps(computer: Computer) -> Iterator[str]:
    """Files and devices."""
    yield from swap_paths(computer.swaps.read_bytes())


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


def _number(major: int, minor: int) -> int:
    return os.makedev(major, minor) if major else 0

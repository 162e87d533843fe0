"""A zoned device in the guest, made by its kernel (null_blk), and the output of `blkzone` for it."""

import contextlib
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tests.lab.guest import Guest

ZONE_MB: Final = 4
_SECTORS: Final = ZONE_MB << 11
_FOLDER: Final = "/sys/kernel/config/nullb/lab"
_LINE: Final = re.compile(r"start: 0x(\w+), len 0x\w+(?:, cap 0x\w+)?, wptr 0x(\w+) .*zcond: ?\d+\((\w\w)\)")


class PrintedZone(NamedTuple):
    """A line of `blkzone report`: the two letters of the condition, and the write pointer from the zone's start."""

    condition: str
    begin_bytes: int
    written_bytes: int


class ZonedDevice:
    """`node` is in the guest."""

    def __init__(self, guest: Guest, node: str) -> None:
        self.node = node
        self._guest = guest

    def write(self, zone: int, kib: int, from_kib: int = 0) -> None:
        """Writes at the only writable position of a zone."""
        place = (zone * ZONE_MB << 10) + from_kib
        self._guest.run(
            f"dd if=/dev/zero of={self.node} bs=4k seek={place // 4} count={kib // 4} oflag=direct status=none"
        )

    def do(self, what: str, zone: int) -> None:
        """A command of blkzone: open, close, finish, reset."""
        self._guest.run(f"blkzone {what} -o {zone * _SECTORS} -c 1 {self.node}")

    def lose(self, how: str, zone: int) -> None:
        """Makes a zone unusable: `offline` or `readonly`."""
        self._guest.run(f"echo {zone * _SECTORS} > {_FOLDER}/zone_{how}")

    def printed(self) -> list[PrintedZone]:
        lines = self._guest.run(f"blkzone report {self.node}").splitlines()
        matches = [_LINE.search(line) for line in lines]
        assert all(matches), lines
        return [PrintedZone(match[3], int(match[1], 16) * 512, int(match[2], 16) * 512) for match in matches if match]


@contextlib.contextmanager
def zoned_device(
    guest: Guest, size_mb: int, *, conventional: int = 0, keeps_data: bool = True, **more: int
) -> Iterator[ZonedDevice]:
    """`more`: other settings of null_blk."""
    settings = {
        "blocksize": 4096,
        "size": size_mb,
        "zoned": 1,
        "zone_size": ZONE_MB,
        "zone_nr_conv": conventional,
        "memory_backed": int(keeps_data),
    } | more
    written = "; ".join(f"echo {value} > {_FOLDER}/{name}" for name, value in settings.items())
    guest.run(f"modprobe null_blk nr_devices=0 && mkdir {_FOLDER} && {written}")
    before = set(guest.run("ls /sys/block").split())
    guest.run(f"echo 1 > {_FOLDER}/power; udevadm settle")
    try:
        (name,) = set(guest.run("ls /sys/block").split()) - before
        yield ZonedDevice(guest, f"/dev/{name}")
    finally:
        guest.run(f"echo 0 > {_FOLDER}/power; rmdir {_FOLDER}")

"""A USB drive controlled by the tests: plugged into the guest, pulled from it, and inspected from outside of it."""

import contextlib
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.helpers.patience import wait_until
from tests.lab.guest import Guest

_PATIENCE_S: Final = 600
_BLOCK: Final = 4096


class UsbDrive:
    """`device` is its node in the guest while it is plugged in, such as /dev/sdb."""

    def __init__(self, guest: Guest, name: str, *, size: str = "8T", serial: str = "", bus: str = "bot") -> None:
        self.device = ""
        self._guest = guest
        self._name = name
        self._size = size
        self._serial = serial
        self._bus = bus

    @property
    def part(self) -> str:
        """The node of its only partition."""
        return f"{self.device}1"

    @property
    def medium(self) -> Path:
        """The sparse file outside of the guest with its data."""
        return self._guest.medium_of(self._name)

    def plug(self) -> None:
        """Plugs it in, and returns when UDisks2 knows it."""
        before = self._disks()
        self._guest.plug(self._name, size=self._size, serial=self._serial, bus=self._bus)
        wait_until(lambda: len(self._disks() - before) == 1, _PATIENCE_S)
        self.device = f"/dev/{(self._disks() - before).pop()}"
        self._guest.run(f"until udisksctl info -b {self.device} > /dev/null 2>&1; do sleep 0.2; done; udevadm settle")

    def pull(self) -> None:
        self._guest.unplug(self._name)
        self.wait_until_gone()

    def wait_until_gone(self) -> None:
        """Waits until the kernel's list of drives no longer has it."""
        wait_until(lambda: self.device.rpartition("/")[2] not in self._disks(), _PATIENCE_S)

    def written(self) -> str:
        """A hash over every nonzero byte and its position, read from outside of the guest."""
        self._guest.run("sync")
        digest, zeros = hashlib.sha256(), bytes(_BLOCK)
        with self.medium.open("rb") as medium:
            for start, end in _data_of(medium.fileno()):
                for place in range(start, end, _BLOCK):
                    block = os.pread(medium.fileno(), _BLOCK, place)
                    if block != zeros:
                        digest.update(place.to_bytes(8) + block)
        return digest.hexdigest()

    def discard(self) -> None:
        """Pulls it if it is still plugged in, and deletes its data."""
        with contextlib.suppress(Exception):
            self._guest.unplug(self._name)
        self.medium.unlink()

    def _disks(self) -> set[str]:
        return set(self._guest.run("ls /sys/block").split())


@contextlib.contextmanager
def plugged(guest: Guest, name: str, *, size: str = "8T", serial: str = "", bus: str = "bot") -> Iterator[UsbDrive]:
    """A new drive, on which nothing was ever written; `bus` as for `Guest.plug`."""
    drive = UsbDrive(guest, name, size=size, serial=serial, bus=bus)
    try:
        drive.plug()
        yield drive
    finally:
        drive.discard()


def _data_of(fd: int) -> Iterator[tuple[int, int]]:
    """The ranges of a sparse file that contain data."""
    end = 0
    with contextlib.suppress(OSError):  # the end of the file
        while True:
            start = os.lseek(fd, end, os.SEEK_DATA)
            end = os.lseek(fd, start, os.SEEK_HOLE)
            yield start, end

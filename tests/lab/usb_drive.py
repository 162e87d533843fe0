"""A USB drive in the tests' hands: plugged into the guest, pulled from it, and looked at from outside of it."""

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

    def __init__(self, guest: Guest, name: str, *, size: str = "8T", serial: str = "") -> None:
        self.device = ""
        self._guest = guest
        self._name = name
        self._size = size
        self._serial = serial

    @property
    def part(self) -> str:
        """The node of its one partition."""
        return f"{self.device}1"

    @property
    def medium(self) -> Path:
        """The sparse file outside of the guest in which all of it stands."""
        return self._guest.medium_of(self._name)

    def plug(self) -> None:
        """Returns when UDisks2 knows it."""
        before = self._disks()
        self._guest.plug(self._name, size=self._size, serial=self._serial)
        wait_until(lambda: len(self._disks() - before) == 1, _PATIENCE_S)
        self.device = f"/dev/{(self._disks() - before).pop()}"
        self._guest.run(f"until udisksctl info -b {self.device} > /dev/null 2>&1; do sleep 0.2; done; udevadm settle")

    def pull(self) -> None:
        self._guest.unplug(self._name)
        self.wait_until_gone()

    def wait_until_gone(self) -> None:
        """From the kernel's list of drives."""
        wait_until(lambda: self.device.rpartition("/")[2] not in self._disks(), _PATIENCE_S)

    def written(self) -> str:
        """A sum over every byte on it that is not zero, and where that is: read from outside of the guest."""
        self._guest.run("sync")
        found, zeros = hashlib.sha256(), bytes(_BLOCK)
        with self.medium.open("rb") as medium:
            for start, end in _data_of(medium.fileno()):
                for place in range(start, end, _BLOCK):
                    block = os.pread(medium.fileno(), _BLOCK, place)
                    if block != zeros:
                        found.update(place.to_bytes(8) + block)
        return found.hexdigest()

    def throw_away(self) -> None:
        """Pulled, if it is still plugged in, with everything that is on it."""
        with contextlib.suppress(Exception):
            self._guest.unplug(self._name)
        self.medium.unlink()

    def _disks(self) -> set[str]:
        return set(self._guest.run("ls /sys/block").split())


@contextlib.contextmanager
def plugged(guest: Guest, name: str, *, size: str = "8T", serial: str = "") -> Iterator[UsbDrive]:
    """A new one, on which nothing was ever written."""
    drive = UsbDrive(guest, name, size=size, serial=serial)
    try:
        drive.plug()
        yield drive
    finally:
        drive.throw_away()


def _data_of(fd: int) -> Iterator[tuple[int, int]]:
    """From where to where there is something in a sparse file."""
    end = 0
    with contextlib.suppress(OSError):  # that is the end
        while True:
            start = os.lseek(fd, end, os.SEEK_DATA)
            end = os.lseek(fd, start, os.SEEK_HOLE)
            yield start, end

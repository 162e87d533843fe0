"""An emulated drive controlled by the tests: it is plugged into the guest and pulled, and its requests are counted."""

import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.helpers.patience import wait_until
from tests.lab.emulated_drive import Disk, DriveFacts
from tests.lab.guest import Guest
from tests.lab.usb_redirection import served

_PATIENCE_S: Final = 600


class PluggedDisk:
    """An emulated drive.

    Attributes:
        disk: the drive itself. `image`: its data.
        node: in the guest while it is plugged in, such as /dev/sdb.
    """

    def __init__(self, guest: Guest, name: str, place: Path, disk: Disk) -> None:
        self.disk = disk
        self.image = _image(place)
        self.node = ""
        self._guest = guest
        self._name = name
        self._place = place

    def plug(self) -> None:
        """Plugs it in, and returns when UDisks2 knows it."""
        before = self._disks()
        self._guest.plug_emulated(self._name, _socket(self._place))
        wait_until(lambda: len(self._disks() - before) == 1, _PATIENCE_S)
        self._is_at((self._disks() - before).pop())

    def find(self) -> None:
        """Finds the only plugged-in drive after a restart of the computer."""
        link = self._guest.run("udevadm settle; readlink /sys/block/sd* | grep /usb")
        self._is_at(link.strip().rpartition("/")[2])

    def _is_at(self, name: str) -> None:
        self.node = f"/dev/{name}"
        self._guest.run(f"until udisksctl info -b {self.node} > /dev/null 2>&1; do sleep 0.5; done; udevadm settle")

    def pull(self) -> None:
        """Pulls the cable without a warning."""
        self._guest.unplug(self._name)
        wait_until(lambda: self.node.rpartition("/")[2] not in self._disks(), _PATIENCE_S)

    def lose_power(self, chance: random.Random) -> int:
        """Pulls cable and power: any part of the unflushed data is lost. Returns the number of unflushed writes."""
        self.pull()
        return self.disk.lose_power(lambda: chance.random() < 0.5)

    def _disks(self) -> set[str]:
        return set(self._guest.run("ls /sys/block").split())


@contextlib.contextmanager
def plugged_disk(guest: Guest, name: str, place: Path, facts: DriveFacts) -> Iterator[PluggedDisk]:
    """A new drive. `place` is a folder of the host for its data."""
    with served(_socket(place), _image(place), facts) as disk:
        disk_in_guest = PluggedDisk(guest, name, place, disk)
        try:
            disk_in_guest.plug()
            yield disk_in_guest
        finally:
            with contextlib.suppress(Exception):  # it may have been pulled
                guest.unplug(name)


def _socket(place: Path) -> Path:
    return place / "drive.sock"


def _image(place: Path) -> Path:
    return place / "drive.raw"

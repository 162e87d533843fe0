"""Volumes that the computer may need to boot, from their lines in /etc/fstab and /etc/crypttab."""

import asyncio

import pytest
from dbus_fast import Variant

from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.udisks import reach
from shingleback.devices.udisks_objects import UDISKS, objects_from
from shingleback.devices.watch.snapshot import media, snapshot
from shingleback.domain.drive import Evidence
from tests.fakes.machine import Disk, files
from tests.helpers.bus import Bus
from tests.helpers.watching import service


@pytest.mark.parametrize(
    ("file", "line", "expected"),
    [
        ("fstab", {"dir": b"/srv\0", "opts": b"defaults\0"}, "/srv"),
        ("fstab", {"dir": b"/srv\0", "opts": b"rw,nofail\0"}, ""),
        ("fstab", {"dir": b"/srv\0", "opts": b"noauto\0"}, ""),
        ("crypttab", {"name": b"safe\0", "options": b"luks\0"}, "safe"),
        ("crypttab", {"name": b"safe\0", "options": b"luks,noauto\0"}, ""),
        ("fstab", {"dir": b"/srv\0", "opts": b"x-systemd.automount,rw\0"}, ""),
        ("fstab", {"dir": b"none\0", "type": b"swap\0", "opts": b"sw\0"}, ""),
        ("of-tomorrow", {"dir": b"/srv\0"}, ""),
        ("fstab", {}, ""),
    ],
)
def test_a_volume_shows_whether_the_computer_needs_it_to_boot(file: str, line: dict[str, bytes], expected: str) -> None:
    disk = Disk("/dev/sdx", 2064, content=files())
    disk.tree[disk.path][f"{UDISKS}.Block"]["Configuration"] = [(file, line)]

    (drive,) = snapshot(media(objects_from(disk.tree)), lambda _name: SysfsFacts(evidence=Evidence()))
    (volume,) = drive.volumes

    assert volume.expected_as == expected


def test_the_configuration_lines_arrive_over_the_bus(bus: Bus) -> None:
    disk = Disk("/dev/sdx", 2064, content=files())
    line = {"dir": Variant("ay", b"/srv\0"), "opts": Variant("ay", b"defaults\0"), "freq": Variant("i", 0)}
    disk.tree[disk.path][f"{UDISKS}.Block"]["Configuration"] = [("fstab", line)]

    async def expected_as() -> str:
        with service(bus, disk):
            async with reach(bus.address) as udisks:
                return (await udisks.objects()).devices[disk.path].expected_as

    assert asyncio.run(expected_as()) == "/srv"

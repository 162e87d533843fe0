"""Which filesystem is on which device, as udev has found out. Reads udev's notes in memory, never a device."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.drives.mounts import BY_UUID
from shingleback.drives.sysfs.reading import read_bytes
from shingleback.model.kernel_text import device_numbers, udev_properties

UDEV: Final = Path("/run/udev/data")
"""A file for each device, such as b8:17, with a line for each property: E:NAME=VALUE.

Source: systemd, src/libsystemd/sd-device/device-private.c, `device_update_db`.
"""


_WHOLE_BYTES: Final = 1 << 20


class Filesystem(NamedTuple):
    """On one device.

    Attributes:
        number: of the device, as in `st_rdev`.
        part: which part of a filesystem on several devices it is; empty where there is one device.
        is_logical: the device is a volume of LVM, whose snapshots have the UUID of what they are of.
    """

    number: int
    uuid: str
    part: str = ""
    is_logical: bool = False


def filesystems(udev: Path = UDEV, by_uuid: Path = BY_UUID) -> list[Filesystem]:
    """Where udev's notes cannot be read, of two devices with one UUID only one is told: see `BY_UUID`."""
    found = {one.number: one for one in _noted(udev)}
    for one in _linked(by_uuid):
        found.setdefault(one.number, one)
    return list(found.values())


def _noted(udev: Path) -> Iterator[Filesystem]:
    for file in udev.glob("b*:*"):
        numbers = device_numbers(os.fsencode(file.name[1:]))
        told = udev_properties(read_bytes(file, _WHOLE_BYTES))  # none where the device has gone meanwhile
        uuid = told.get("ID_FS_UUID_ENC", "")
        if numbers and uuid and told.get("ID_FS_USAGE") == "filesystem":
            is_logical = told.get("DM_UUID", "").startswith("LVM-")
            yield Filesystem(os.makedev(*numbers), uuid, told.get("ID_FS_UUID_SUB_ENC", ""), is_logical)


def _linked(by_uuid: Path) -> Iterator[Filesystem]:
    try:
        links = list(by_uuid.iterdir())
    except OSError:
        return
    for link in links:
        try:
            yield Filesystem(link.stat().st_rdev, link.name)
        except OSError:
            continue

"""Which filesystem is on which device, as udev has found out. Reads udev's notes in memory, never a device."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.drives.mounts import BY_UUID

UDEV: Final = Path("/run/udev/data")
"""A file for each device, such as b8:17, with a line for each property: E:NAME=VALUE.

Source: systemd, src/libsystemd/sd-device/device-private.c, `device_update_db`.
"""


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
        try:
            lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:  # the device has gone meanwhile
            continue
        told = dict(line[2:].split("=", 1) for line in lines if line.startswith("E:") and "=" in line)
        uuid = told.get("ID_FS_UUID_ENC", "")
        if uuid and told.get("ID_FS_USAGE") == "filesystem":
            is_logical = told.get("DM_UUID", "").startswith("LVM-")
            yield Filesystem(_number(file.name[1:]), uuid, told.get("ID_FS_UUID_SUB_ENC", ""), is_logical)


def _number(text: str) -> int:
    major, _, minor = text.partition(":")
    return os.makedev(int(major), int(minor))


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

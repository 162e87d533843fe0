"""Opens what is copied from: only ever for reading, and so that nobody can mount it meanwhile."""

import os
from typing import Final

from shingleback.devices.dbus import BusError
from shingleback.devices.udisks import BUSY, NOT_AUTHORIZED, UDisks
from shingleback.devices.udisks_objects import Objects
from shingleback.domain.errors import DriveRefused, UsageError, Why

_TO_READ: Final = "r"
_BUSY_TEXT: Final = ("busy", os.strerror(16).lower())


async def open_source(udisks: UDisks, node: str, objects: Objects) -> int:
    """An open file, which the caller closes. Raises UsageError and DriveRefused, NotThere and Unanswered."""
    device = next((one for one in objects.devices.values() if one.node == node), None)
    if device is None:
        raise UsageError(Why.NO_SUCH_DRIVE, device=node)
    try:
        return await udisks.open_device(device.path, _TO_READ, os.O_EXCL | os.O_CLOEXEC)
    except BusError as error:
        if error.name == BUSY or any(text in error.text.lower() for text in _BUSY_TEXT):
            raise UsageError(Why.CLONE_SOURCE_IN_USE, device=node) from None
        if error.name.startswith(NOT_AUTHORIZED):
            raise DriveRefused(Why.NOT_ALLOWED) from None
        raise DriveRefused(Why.DRIVE_READ_ERROR, detail=error.text) from None

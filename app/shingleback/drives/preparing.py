"""What UDisks2 tells of a volume that was just made, and how to look at it: nothing in here changes a drive."""

import os
import tempfile
from pathlib import Path
from typing import Final

from shingleback.drives.asking import ask_in_thread
from shingleback.drives.bus import BusError, Call, NotThere, Unanswered, typed
from shingleback.drives.objects import UDISKS, Device, Objects
from shingleback.drives.udisks import UDisks

_SETTLE_S: Final = 60.0
_ANSWER_S: Final = 30.0


class FreshVolumes:
    """Each by the node of its device. Raises NotThere, Unanswered and BusError, unless it says otherwise."""

    def __init__(self, udisks: UDisks, settle_s: float = _SETTLE_S) -> None:
        """`settle_s` is how long udev and UDisks2 may take to see what was done."""
        self._udisks = udisks
        self._settle_s = settle_s

    async def inside_of(self, node: str) -> str:
        """The inside of an encrypted device, for which it waits; empty where none appears."""
        found: list[str] = []

        def is_open(objects: Objects) -> bool:
            paths = {device.path for device in objects.devices.values() if device.node == node}
            found[:] = [inner.node for inner in objects.devices.values() if inner.backing in paths]
            return bool(found)

        await self._udisks.until(is_open, self._settle_s)
        return found[0] if found else ""

    async def uuid_of(self, node: str) -> str:
        device = await self._device(node)
        return device.block.id_uuid if device else ""

    async def open_to_read(self, node: str) -> int | None:
        """An open file, which the caller closes; None where that is not allowed without a password. Raises nothing."""
        fd = await ask_in_thread(lambda: _opened(node))
        if fd is not None:
            return fd
        quietly = {"auth.no_user_interaction": typed("b", value=True)}
        try:
            device = await self._device(node)
            path = device.path if device else "/"
            call = Call(UDISKS, path, f"{UDISKS}.Block", "OpenDevice", "sa{sv}", ("r", quietly))
            return await self._udisks.bus.call_for_fd(call, _ANSWER_S)
        except (NotThere, Unanswered, BusError):
            return None

    async def _device(self, node: str) -> Device | None:
        objects = await self._udisks.objects()
        return next((device for device in objects.devices.values() if device.node == node), None)


async def is_writable(point: str) -> bool:
    """Whether this person can put a file there; tried out, since there is more to it than permissions."""
    return await ask_in_thread(lambda: _takes_file(Path(point)))


def _takes_file(point: Path) -> bool:
    try:
        with tempfile.TemporaryFile(dir=point) as file:
            file.write(b"\0")
    except OSError:
        return False
    return True


def _opened(node: str) -> int | None:
    try:
        return os.open(node, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None

"""Opening a volume for a look, only for reading, and closing it again: also after somebody else was stopped at it."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from shingleback.drives.bus import BusError
from shingleback.drives.mounts import Mount, mounts_on
from shingleback.drives.objects import Device, Objects
from shingleback.drives.permitted import mount_permitted
from shingleback.drives.udisks import BUSY, NOT_MOUNTED, UDisks
from shingleback.jobs.events import Event
from shingleback.knowledge.mounting import options_for_a_look

_SETTLE_S: Final = 30.0
_QUIET: Final = {"ro", "noatime"}


class BriefMount:
    """Of one volume, by the kernel's number of it. Calls raise NotThere, Unanswered and BusError."""

    def __init__(
        self, number: int, connect: Callable[[], AbstractAsyncContextManager[UDisks]], settle_s: float = _SETTLE_S
    ) -> None:
        """`settle_s` is how long something that others have begun may take."""
        self._number = number
        self._connect = connect
        self._settle_s = settle_s

    async def open(self, tell: Callable[[Event], None]) -> tuple[Mount | None, bool]:
        """How it is mounted now, and whether that was done here; what was mounted before stays as it is."""
        before = self._mounts()
        if before:
            return before[0], False
        async with self._connect() as udisks:
            device = self._device(await udisks.objects())
            is_ours = device is not None and await mount_permitted(
                udisks, device, options_for_a_look(device.block.id_type), tell
            )
        return next(iter(self._mounts()), None), is_ours

    async def close(self) -> bool:
        """Whether nothing of such a look is left, whoever began it. What is mounted in another way is not touched."""
        async with self._connect() as udisks:
            device = self._device(await udisks.objects())
            if device is None:
                return True
            await udisks.until(lambda objects: not _is_at_work(device, objects), self._settle_s)
            for is_forced in (False, True):
                if not self._is_left():
                    return True
                await _unmount(udisks, device, is_forced=is_forced)
        return not self._is_left()

    def _is_left(self) -> bool:
        return any(mount.options >= _QUIET for mount in self._mounts())

    def _mounts(self) -> list[Mount]:
        return mounts_on({self._number})

    def _device(self, objects: Objects) -> Device | None:
        return next((one for one in objects.devices.values() if one.number == self._number), None)


def _is_at_work(device: Device, objects: Objects) -> bool:
    return any(device.path in job.objects for job in objects.jobs.values())


async def _unmount(udisks: UDisks, device: Device, *, is_forced: bool) -> None:
    """Nothing can be lost of what is only read: where it is busy, it may be taken away from its reader."""
    try:
        await udisks.unmount(device, is_forced=is_forced)
    except BusError as error:
        if error.name not in (BUSY, NOT_MOUNTED):
            raise

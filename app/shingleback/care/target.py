"""The drive that is cared for: what a person named, and who can be asked to do something for it."""

import contextlib
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from shingleback.devices.dbus import BusError, NotThere, Unanswered
from shingleback.devices.eject import EjectTarget, InThread
from shingleback.devices.helper_client import Helper
from shingleback.devices.mount import MountWitness, meant_volume
from shingleback.devices.mounts import Mount
from shingleback.devices.self_test import SelfTest, self_test_of
from shingleback.devices.sysfs.reader import HelperDevice, helper_device
from shingleback.devices.udisks import UDisks
from shingleback.devices.udisks_objects import Device
from shingleback.domain.errors import DriveRefused, SafetyRefusal, UsageError, Why
from shingleback.engine.repo import layout


@dataclass(frozen=True, slots=True, kw_only=True)
class CareTarget:
    """One filesystem on one drive.

    Attributes:
        key: by which it is known again.
        mount: None while it is not mounted.
        backup: the folder of a backup on it; empty where none was found.
        helper: None where there is none that would answer for this device.
        self_test: None where the drive has none.
        hours: for how long the drive has run, where it tells.
    """

    device: Device
    key: str
    mount: Mount | None
    backup: bytes
    helper: Helper | None
    helper_device: HelperDevice | None
    self_test: SelfTest | None
    hours: int | None
    udisks: UDisks


@contextlib.asynccontextmanager
async def reached(
    path: bytes, witness: MountWitness, connect: Callable[[], AbstractAsyncContextManager[UDisks]]
) -> AsyncIterator[CareTarget]:
    """What a person named: a folder on a drive, a volume, or a whole drive. Raises a ShinglebackError."""
    thread = InThread()
    place = EjectTarget(path, witness, thread, Why.CARE_NOT_EXTERNAL)
    try:
        number = await _number_of(place, path, thread)
        async with contextlib.AsyncExitStack() as stack:
            try:
                udisks = await stack.enter_async_context(connect())
                objects = await udisks.objects()
            except (NotThere, Unanswered, BusError):
                raise DriveRefused(Why.NO_DRIVE_SERVICE) from None
            whole = await place.whole(number, objects)
            device = meant_volume(number, whole)
            if device.filesystem is None:
                raise DriveRefused(Why.ENCRYPTED_CLOSED, device=device.node)
            mounts = await thread.ask(witness.mounts_on, device.number)
            mount = next((one for one in mounts if not one.is_read_only), mounts[0] if mounts else None)
            backup = await thread.ask(_backup_at, path, mount)
            known = helper_device(device.number)
            helper = Helper(udisks.bus)
            has_helper = known is not None and await helper.is_there()
            test, hours = await self_test_of(udisks, "" if whole.has_twin else whole.drive_path)
            yield CareTarget(
                device=device,
                key=device.block.id_uuid or (device.partition.uuid if device.partition else "") or device.node,
                mount=mount,
                backup=backup,
                helper=helper if has_helper else None,
                helper_device=known,
                self_test=test,
                hours=hours,
                udisks=udisks,
            )
    finally:
        thread.end()


async def _number_of(place: EjectTarget, path: bytes, thread: InThread) -> int:
    """Raises UsageError where there is nothing at the path, which the computer's own disk can tell at once."""
    try:
        return await place.number()
    except SafetyRefusal:
        if not await thread.ask(os.path.lexists, path):
            raise UsageError(Why.DESTINATION_MISSING, path=os.fsdecode(path)) from None
        raise


def _backup_at(path: bytes, mount: Mount | None) -> bytes:
    """The folder that was named, or else the first one at the top of the filesystem that is a backup."""
    if mount is None:
        return b""
    top = os.fsencode(mount.point)
    with contextlib.suppress(OSError):
        inside = [os.path.join(top, name) for name in sorted(os.listdir(top))]
        named = [path] if os.path.isdir(path) else []
        return next((one for one in [*named, top, *inside] if os.path.isdir(os.path.join(one, layout.HOME))), b"")
    return b""

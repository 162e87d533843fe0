"""Mounts volumes with `noatime`, so that reading writes nothing to the drive, and unmounts a drive without power-off.

The options are those of the volume's profile, and fewer for a read-only look. `domain.connection` explains them.
Whether a volume is mounted as wanted is checked with the kernel, not with UDisks2's answer.

A temporary read-only mount is unmounted again, even after its process was killed. If the computer does not permit all
wanted options, as many of them as possible are used (mount option fallback).
"""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from typing import Final, Protocol

from shingleback.devices.dbus import BusError, NotThere, SystemBus, Unanswered
from shingleback.devices.eject import SETTLE_S, DriveUnmounter, EjectTarget, KernelPort, QueryThread
from shingleback.devices.helper_client import Helper
from shingleback.devices.mounts import Mount, mounts_on
from shingleback.devices.sysfs.reader import helper_device
from shingleback.devices.udisks import (
    ALREADY_MOUNTED,
    BUSY,
    NOT_AUTHORIZED,
    NOT_MOUNTED,
    OPTION_NOT_PERMITTED,
    UDisks,
    service_refusal,
)
from shingleback.devices.udisks_objects import Device, Objects, Whole
from shingleback.domain.access_times import NO_ACCESS_TIMES, AccessTimes, access_times
from shingleback.domain.connection import OUR_PARTITION
from shingleback.domain.errors import DriveRefused, UsageError, Why
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.protocol.events import Event, Note

_READ_ONLY: Final = ("ro", NO_ACCESS_TIMES)
_WITH_JOURNAL_TO_LEAVE: Final = ("ext3", "ext4")
_BAD_OPTION: Final = "bad option"

_ENCRYPTED: Final = "crypto"
_FILES: Final = "filesystem"
_WRONG_KEY: Final = ("passphrase", "operation not permitted")  # the latter from cryptsetup before 2.0
_TRIES: Final = 3

Remount = Callable[[SystemBus, Device], Awaitable[bool]]
"""Changes a mount to noatime without unmounting it; False if nobody is able or permitted to do that."""

_SETTLE_S: Final = 30.0
_QUIET: Final = {"ro", "noatime"}


def wanted_options(filesystem: str, *, is_ours: bool, is_read_only: bool = False) -> tuple[str, ...]:
    """Return the mount options to request, most important first.

    Args:
        filesystem: the type as udev names it.
        is_ours: the volume was prepared by this program: its udev rule permits options that UDisks2 otherwise refuses.
        is_read_only: nothing will be copied to it. A journal is replayed all the same, since a source that was not
            unmounted properly would otherwise be copied in the middle of a change.
    """
    if is_read_only:
        return _READ_ONLY
    options = (option for profile in PROFILES.values() if profile.filesystem == filesystem for option in profile.mount)
    chosen_options = (option.text for option in options if is_ours or not option.has_to_be_allowed)
    return tuple(dict.fromkeys((NO_ACCESS_TIMES, *chosen_options)))


def essential_options(options: Collection[str]) -> tuple[str, ...]:
    """Return the options to keep if the kernel does not know one of the others."""
    return tuple(option for option in _READ_ONLY if option in options)


def temporary_mount_options(filesystem: str) -> tuple[str, ...]:
    """Return options for reading without writing anything: ext4's journal is ignored, even if it needs a replay.

    UDisks2 permits this for no other filesystem. Measured on filesystems that were unmounted properly: ext4 and btrfs
    write nothing at all, XFS writes 2 MiB of its journal.
    """
    return (*_READ_ONLY, "noload") if filesystem in _WITH_JOURNAL_TO_LEAVE else _READ_ONLY


async def mount_permitted(
    udisks: UDisks, device: Device, options: tuple[str, ...], tell: Callable[[Event], None]
) -> bool:
    """Mount with as many of the options as permitted; each omitted option is noted. False if somebody mounted it first.

    Raises as `UDisks` does.
    """
    while True:
        try:
            await udisks.mount(device, options)
        except BusError as error:
            if error.name == ALREADY_MOUNTED:
                return False
            refused = _refused(options, error)
            if not refused:
                raise
            for option in sorted(refused):
                tell(Note(code="mount-option-refused", values={"option": option}))
            options = tuple(option for option in options if option not in refused)
        else:
            return True


def _refused(options: tuple[str, ...], error: BusError) -> set[str]:
    """Return the options to omit. UDisks2 names one that is not permitted; the kernel only reports a bad option."""
    if error.name == OPTION_NOT_PERMITTED:
        return {option for option in options if f"`{option}'" in error.text} or set(options[-1:])
    if _BAD_OPTION in error.text:
        return set(options) - set(essential_options(options)) or set(options)
    return set()


class MountKernelPort(KernelPort, Protocol):
    def mounts_on(self, number: int) -> list[Mount]: ...


async def by_helper(bus: SystemBus, device: Device) -> bool:
    """A `Remount` through the helper."""
    known_device = helper_device(device.number)
    helper = Helper(bus)
    if known_device is None or not await helper.is_there():
        return False
    try:
        await helper.remount_noatime(known_device)
    except DriveRefused:
        return False
    return True


@dataclass(frozen=True, slots=True)
class MountedVolume:
    """How a volume is mounted now.

    Attributes:
        device: its node.
        was_open: it was mounted before, and still is or is again.
        is_unlocked: an encrypted volume was unlocked for it.
    """

    device: str
    point: str
    options: tuple[str, ...]
    times: AccessTimes
    was_open: bool = False
    is_unlocked: bool = False


class Mounting:
    """Mounts or unmounts what the user named: a folder, a volume, or a drive."""

    def __init__(
        self,
        path: bytes,
        witness: MountKernelPort,
        connect: Callable[[], AbstractAsyncContextManager[UDisks]],
        tell: Callable[[Event], None],
        remount: Remount = by_helper,
        settle_s: float = SETTLE_S,
    ) -> None:
        self._kernel = witness
        self._connect = connect
        self._tell = tell
        self._remount = remount
        self._thread = QueryThread()
        self._place = EjectTarget(path, witness, self._thread, Why.STAYS_AS_IT_IS)
        self._unmounter = DriveUnmounter(witness, self._thread, tell, Why.MOUNT_BUSY, settle_s)
        self._settle_s = settle_s

    async def open(self, secret: str | None = None, *, is_read_only: bool = False) -> MountedVolume:
        """Mount the volume; remount it if it is mounted in a way that writes on reading. Raises a ShinglebackError.

        Args:
            secret: the passphrase of an encrypted volume. If it is missing, ENCRYPTED_CLOSED is raised.
            is_read_only: nothing will be copied to it.
        """
        async with self._reached(Why.MOUNT_REFUSED) as (udisks, whole, number):
            device = volume_to_mount(number, whole)
            if not _is_encrypted(device):
                return await self._open(udisks, whole, device, is_read_only=is_read_only)
            inside = await self._unlock(udisks, device, secret)
            try:
                opened = await self._open(udisks, whole, inside, is_read_only=is_read_only)
            except Exception:
                with contextlib.suppress(BusError, NotThere, Unanswered):  # report the first error
                    await udisks.lock(device)
                raise
            return replace(opened, is_unlocked=True)

    async def close(self) -> str:
        """Unmount everything on the drive, and lock encrypted volumes. Returns the drive's device node.

        Raises a ShinglebackError if something on it stays open.
        """
        async with self._reached(Why.CLOSE_REFUSED) as (udisks, whole, _):
            if whole.is_swapped_on:
                await self._unmounter.refuse_busy(whole.numbers)
            await self._unmounter.close(udisks, whole)
            return whole.devices[0].node

    # the steps ------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _reached(self, refused: Why) -> AsyncIterator[tuple[UDisks, Whole, int]]:
        """Find the drive and the named device. Turns the service's errors into ShinglebackErrors with advice."""
        try:
            number = await self._place.number()
            async with contextlib.AsyncExitStack() as stack:
                try:
                    udisks = await stack.enter_async_context(self._connect())
                    objects = await udisks.objects()
                except (NotThere, Unanswered, BusError) as error:
                    raise service_refusal(error) from None
                yield udisks, await self._place.whole(number, objects), number
        except (NotThere, Unanswered) as error:
            raise DriveRefused(Why.MOUNT_UNANSWERED, detail=str(error)) from None
        except BusError as error:
            why = Why.NOT_ALLOWED if error.name.startswith(NOT_AUTHORIZED) else refused
            raise DriveRefused(why, detail=error.text or error.name) from None
        finally:
            self._thread.end()

    async def _unlock(self, udisks: UDisks, device: Device, secret: str | None) -> Device:
        """Unlock an encrypted device, and return the volume inside."""
        if secret is None:
            raise UsageError(Why.ENCRYPTED_CLOSED, device=device.node)
        try:
            await udisks.unlock(device, secret)
        except BusError as error:
            text = error.text.lower()
            if error.name.startswith(NOT_AUTHORIZED) or not any(sign in text for sign in _WRONG_KEY):
                raise
            raise DriveRefused(Why.KEY_WRONG) from None
        await udisks.until(lambda objects: _inside(device, objects) is not None, self._settle_s)
        inside = _inside(device, await udisks.objects())
        if inside is None:
            raise DriveRefused(Why.NOTHING_TO_MOUNT, device=device.node)
        return inside

    async def _open(self, udisks: UDisks, whole: Whole, device: Device, *, is_read_only: bool) -> MountedVolume:
        before = await self._mounts(device)
        is_good = bool(before) and all(_is_good(mount, device, is_read_only=is_read_only) for mount in before)
        if not is_good and not await self._is_remounted(udisks, device, before, is_read_only=is_read_only):
            is_ours = OUR_PARTITION in _names(device, whole)
            options = wanted_options(device.block.id_type, is_ours=is_ours, is_read_only=is_read_only)
            for _ in range(_TRIES):  # a desktop may be faster and mount it in its own way
                await self._unmounter.unmount(udisks, [device])
                if await mount_permitted(udisks, device, options, self._tell):
                    break
        after = await self._mounts(device)
        if not after:
            raise DriveRefused(Why.MOUNT_REFUSED)
        shown = after[0]
        return MountedVolume(
            device=device.node,
            point=str(shown.point),
            options=tuple(sorted(shown.options)),
            times=_times(shown),
            was_open=bool(before),
        )

    async def _is_remounted(self, udisks: UDisks, device: Device, before: list[Mount], *, is_read_only: bool) -> bool:
        """Set `noatime` through the helper, without unmounting. Returns whether the kernel confirms it."""
        if not before or is_read_only or any(mount.is_read_only for mount in before):
            return False
        if not await self._remount(udisks.bus, device):
            return False
        return all(_is_good(mount, device, is_read_only=False) for mount in await self._mounts(device))

    async def _mounts(self, device: Device) -> list[Mount]:
        return await self._thread.ask(self._kernel.mounts_on, device.number)


def volume_to_mount(number: int, whole: Whole) -> Device:
    """Return the volume with this number. On a drive with several, choose ours, or the largest.

    For an unlocked encrypted volume, return the volume inside.
    """
    named = whole.device(number)
    insides = {inside.backing: inside for inside in whole.insides}
    parts = [named] if named.block.id_usage in (_FILES, _ENCRYPTED) else whole.all
    fit = [insides.get(part.path, part) for part in parts if part.block.id_usage in (_FILES, _ENCRYPTED)]
    fit = [candidate for candidate in fit if candidate.filesystem or _is_encrypted(candidate)]
    if not fit:
        raise DriveRefused(Why.NOTHING_TO_MOUNT, device=named.node)
    return max(fit, key=lambda candidate: (OUR_PARTITION in _names(candidate, whole), candidate.block.size))


def _names(device: Device, whole: Whole) -> list[str]:
    """Return the names of the device's partition, or of the partition it is unlocked from."""
    outer = [device, *(outer_device for outer_device in whole.all if outer_device.path == device.backing)]
    return [outer_device.partition.name for outer_device in outer if outer_device.partition]


def _is_encrypted(device: Device) -> bool:
    return device.block.id_usage == _ENCRYPTED


def _inside(device: Device, objects: Objects) -> Device | None:
    """Return the unlocked volume, once its filesystem is known; None before."""
    inner = (
        candidate for candidate in objects.devices.values() if candidate.backing == device.path and candidate.filesystem
    )
    return next(inner, None)


def _is_good(mount: Mount, device: Device, *, is_read_only: bool) -> bool:
    """Whether the mount may stay as it is."""
    if is_read_only:
        return mount.is_read_only
    if mount.is_read_only:
        return device.block.read_only
    return _times(mount) in (AccessTimes.NONE, AccessTimes.READ_ONLY)


def _times(mount: Mount) -> AccessTimes:
    return access_times(mount.kind, mount.options, mount.of_all)


class TemporaryMount:
    """A temporary read-only mount of one volume, by its device number.

    Calls raise NotThere, Unanswered and BusError.
    """

    def __init__(self, number: int, connect: Callable[[], AbstractAsyncContextManager[UDisks]]) -> None:
        self._number = number
        self._connect = connect

    async def open(self, tell: Callable[[Event], None]) -> tuple[Mount | None, bool]:
        """Return the mount, and whether it was made here. An existing mount stays as it is."""
        before = self._mounts()
        if before:
            return before[0], False
        async with self._connect() as udisks:
            device = self._device(await udisks.objects())
            is_ours = device is not None and await mount_permitted(
                udisks, device, temporary_mount_options(device.block.id_type), tell
            )
        return next(iter(self._mounts()), None), is_ours

    async def close(self) -> bool:
        """Unmount such mounts, whoever made them. Returns whether none is left. Other mounts are not touched."""
        async with self._connect() as udisks:
            device = self._device(await udisks.objects())
            if device is None:
                return True
            path = device.path
            await udisks.until(lambda objects: all(path not in job.objects for job in objects.jobs.values()), _SETTLE_S)
            for is_forced in (False, True):
                if not self._is_left():
                    return True
                # A forced unmount is safe, since a read-only mount has no data to lose. A busy mount stays.
                try:
                    await udisks.unmount(device, is_forced=is_forced)
                except BusError as error:
                    if error.name not in (BUSY, NOT_MOUNTED):
                        raise
        return not self._is_left()

    def _is_left(self) -> bool:
        return any(mount.options >= _QUIET for mount in self._mounts())

    def _mounts(self) -> list[Mount]:
        return mounts_on({self._number})

    def _device(self, objects: Objects) -> Device | None:
        return next((device for device in objects.devices.values() if device.number == self._number), None)

"""The only code of this program that erases anything.

A drive that was confirmed may be another one a moment later: unplugged and plugged in again, swapped with its twin,
mounted, or repartitioned by another program. So each destructive call goes through one function, which reads all
drives again, checks for every difference and every danger, and calls UDisks2 with exactly what it has just read.

The device is kept open meanwhile, so that the kernel gives its number and its name to no other device. A drive that is
unplugged while it is held comes back under the next name (seen with USB drives and Linux 6.1 and 6.12).
"""

import asyncio
import contextlib
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

from shingleback.devices.dbus import ask_in_thread, typed
from shingleback.devices.mounts import is_mounted_anywhere
from shingleback.devices.sysfs.reader import HelperDevice, read_bytes
from shingleback.devices.udisks_objects import Device, Objects, whole_drive
from shingleback.devices.watch.service import WatchSnapshot
from shingleback.domain.drive import Drive, Identity, differences, identity_of
from shingleback.domain.errors import DriveGone, SafetyRefusal, Why
from shingleback.domain.formatting.safety_checks import Refusal, RefusalReason, as_error, refusals
from shingleback.domain.formatting.types import PreparedState, ProfileId, Table

_SYSFS: Final = Path("/sys")
_DEV: Final = Path("/dev")
_NODE: Final = re.compile(rb"^DEVNAME=(\S+)$", re.MULTILINE)
_SETTLE_S: Final = 60.0
_ANSWER_S: Final = 30.0
_TABLES: Final = {Table.GPT: "gpt", Table.NONE: "empty"}
_LINUX: Final = "0fc63daf-8483-4772-8e79-3d69d8477de4"
_MICROSOFT: Final = "ebd0a0a2-b9e5-4433-87c0-68b6b72699c7"  # Windows reads no other partition type
_FOR_WINDOWS: Final = ("exfat", "ntfs")
_ALL_THE_REST: Final = 0
_LUKS: Final = "crypto_LUKS"
_TO_WRITE: Final = "rw"
_SELF_TESTS: Final = ("ata-smart-selftest", "nvme-selftest")


@contextlib.asynccontextmanager
async def held(number: int, sysfs: Path = _SYSFS, dev: Path = _DEV) -> AsyncIterator[bool]:
    """Hold the device with that number open during a with statement. Yields whether it is open: that needs rights.

    It is not opened exclusively, because whoever formats the device opens it exclusively.
    """
    fd = await ask_in_thread(lambda: _opened(number, sysfs, dev))
    try:
        yield fd is not None
    finally:
        if fd is not None:
            await ask_in_thread(lambda: os.close(fd))  # closing may wait for the drive


def _opened(number: int, sysfs: Path, dev: Path) -> int | None:
    match = _NODE.search(read_bytes(sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}/uevent"))
    if not match:
        return None
    try:
        fd = os.open(dev / os.fsdecode(match[1]), os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
    except OSError:
        return None
    if os.fstat(fd).st_rdev == number:
        return fd
    os.close(fd)
    return None


class UdisksPort(Protocol):
    """The part of `devices.udisks.UDisks` that is needed here."""

    async def carry_out(
        self, path: str, interface: str, member: str, signature: str, body: tuple[object, ...]
    ) -> list[object]: ...

    async def until(self, is_so: Callable[[Objects], bool], limit_s: float) -> bool: ...

    async def open_device(self, path: str, mode: str, flags: int) -> int: ...


class HelperPort(Protocol):
    """The part of `devices.helper_client.Helper` that is needed here."""

    async def make_filesystem(self, device: HelperDevice, profile: ProfileId, label: str) -> None: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class FormatRequest:
    """How to make a filesystem.

    Attributes:
        mkfs_args: extra arguments for mkfs, which UDisks2 before 2.10 silently ignores.
        no_discard: do not trim the drive first.
        take_ownership: make the user the owner of the top folder.
        secret: the passphrase, if the filesystem is encrypted.
        via_helper: if set, the helper makes the filesystem instead of UDisks2, with the profile's options. It uses only
            `profile` and `label`: no encryption, and the caller becomes the owner.
    """

    filesystem: str
    profile: ProfileId
    label: str = ""
    mkfs_args: tuple[str, ...] = ()
    no_discard: bool = False
    take_ownership: bool = False
    secret: str | None = field(default=None, repr=False)
    via_helper: HelperPort | None = None


@dataclass(frozen=True, slots=True)
class _Target:
    """A drive that was just read, and the device on it that will be changed."""

    drive: Drive
    device: Device

    @property
    def for_helper(self) -> HelperDevice:
        number = self.device.number
        return HelperDevice(os.major(number), os.minor(number), self.drive.disk_sequence)


class Eraser:
    """Erases and formats. Each step takes the confirmed identity, or that of the step before, and returns a new one.

    Before they change anything, they raise SafetyRefusal: DRIVE_IS_ANOTHER, or NOT_THIS_DRIVE for a danger. If a step
    has succeeded but the drive is not as it should be, they raise DriveGone. They pass on errors of the service:
    NotThere, Unanswered and BusError. UDisks2 may open a password dialog.
    """

    def __init__(
        self,
        udisks: UdisksPort,
        take_snapshot: Callable[[], Awaitable[WatchSnapshot]],
        protected: Callable[[], Collection[str]],
        hold: Callable[[int], AbstractAsyncContextManager[object]] = held,
        settle_s: float = _SETTLE_S,
        is_mounted: Callable[[int], bool] = is_mounted_anywhere,
    ) -> None:
        """Create an eraser; nothing is done yet.

        Args:
            udisks: carries out the calls.
            take_snapshot: reads all drives again: `devices.watch.service.current_snapshot`.
            protected: returns the marks of the protected drives, read again each time.
            hold: keeps the device with a number open.
            settle_s: how long udev and UDisks2 may take to notice a change.
            is_mounted: whether the kernel has a filesystem on the device with a number; may block on the drive.
        """
        self._is_mounted = is_mounted
        self._udisks = udisks
        self._take_snapshot = take_snapshot
        self._protected = protected
        self._hold = hold
        self._settle_s = settle_s

    async def erase(self, confirmed: Identity, table: Table) -> Identity:
        """Erase the whole drive, and leave only this partition table on it."""

        async def work(target: _Target) -> None:
            await self._ask(target, "Block", "Format", "sa{sv}", (_TABLES[table], {}))

        def is_done(objects: Objects) -> bool:
            disk = _numbered(confirmed.number, objects)
            return (
                disk is not None
                and _is_blank(disk)
                and disk.has_table is (table is Table.GPT)
                and not _parts(disk, objects)
            )

        return await self._carry_out(confirmed, "", work, is_done)

    async def partition(
        self, confirmed: Identity, start_bytes: int, name: str, filesystem: str = ""
    ) -> tuple[Identity, str]:
        """Create one partition up to the end of an empty drive. Returns its node as well.

        `filesystem` is the one to be made there; it decides the partition type, which tells systems whether to read it.
        """
        kind = _MICROSOFT if filesystem in _FOR_WINDOWS else _LINUX
        partitions: list[Device] = []

        async def work(target: _Target) -> None:
            body: tuple[object, ...] = (start_bytes, _ALL_THE_REST, kind, name, {})
            await self._ask(target, "PartitionTable", "CreatePartition", "ttssa{sv}", body)

        def is_done(objects: Objects) -> bool:
            disk = _numbered(confirmed.number, objects)
            partitions[:] = _parts(disk, objects) if disk else []
            return len(partitions) == 1 and _is_blank(partitions[0]) and _name_of(partitions[0]) == name

        identity = await self._carry_out(confirmed, "", work, is_done)
        return identity, partitions[0].node

    async def format(self, confirmed: Identity, node: str, request: FormatRequest) -> Identity:
        """Format a partition of the drive, or the whole drive."""
        formatted: list[str] = []

        async def work(target: _Target) -> None:
            formatted.append(target.device.path)
            if request.via_helper:
                await request.via_helper.make_filesystem(target.for_helper, request.profile, request.label)
            else:
                await self._ask(target, "Block", "Format", "sa{sv}", (request.filesystem, _options(request)))

        def is_done(objects: Objects) -> bool:
            device = objects.devices.get(formatted[0])
            if device is None or request.secret is None:
                return device is not None and device.block.id_type == request.filesystem
            insides = [
                inner_device.block.id_type
                for inner_device in objects.devices.values()
                if inner_device.backing == device.path
            ]
            return device.block.id_type == _LUKS and insides == [request.filesystem]

        return await self._carry_out(confirmed, node, work, is_done)

    async def open_to_write(self, confirmed: Identity) -> tuple[Identity, int]:
        """Open the whole drive, so that a clone can be written to it. The caller must close the returned descriptor.

        Until then nobody else can mount anything on the drive. The descriptor is tied to this plug-in: writing fails
        after the drive is pulled, whatever is plugged in afterward.
        """
        opened: list[int] = []

        async def work(target: _Target) -> None:
            opened.append(await self._udisks.open_device(target.device.path, _TO_WRITE, os.O_EXCL | os.O_CLOEXEC))

        def is_done(objects: Objects) -> bool:
            return _numbered(confirmed.number, objects) is not None

        try:
            return await self._carry_out(confirmed, "", work, is_done), opened[0]
        except BaseException:
            for fd in opened:
                os.close(fd)
            raise

    # the one function behind all steps ------------------------------------------------------------------------

    async def _carry_out(
        self,
        confirmed: Identity,
        node: str,
        work: Callable[[_Target], Awaitable[None]],
        is_done: Callable[[Objects], bool],
    ) -> Identity:
        """Check the drive and change it. `node` is empty for the whole drive. No await between check and call.

        The next step uses the returned identity, so it can only erase what this step has made.
        """
        async with self._hold(confirmed.number):
            mounted = await self._mounted(confirmed)
            snapshot = await self._take_snapshot()
            await work(self._checked(confirmed, node, snapshot, mounted))
            await self._udisks.until(is_done, self._settle_s)
            after = await self._take_snapshot()
        now = next((identity_of(drive) for drive in after.drives if drive.number == confirmed.number), None)
        if now is None or not is_done(after.objects) or set(differences(confirmed, now)) - {"contents"}:
            raise DriveGone(Why.PREPARE_INTERRUPTED, state=PreparedState.UNKNOWN.value)
        return now

    async def _mounted(self, confirmed: Identity) -> set[int]:
        """Return the drive's device numbers with a filesystem in use by the kernel, in any mount namespace."""
        numbers = {
            confirmed.number,
            # A volume's text from `identity_of` begins with its device number.
            *(int(number) for text in confirmed.contents if (number := text.partition(" ")[0]).isdecimal()),
        }
        try:
            async with asyncio.timeout(_ANSWER_S):
                return await ask_in_thread(lambda: {number for number in numbers if self._is_mounted(number)})
        except TimeoutError:
            raise DriveGone(Why.DRIVE_SILENT) from None

    def _checked(self, confirmed: Identity, node: str, snapshot: WatchSnapshot, mounted: Collection[int]) -> _Target:
        drive = next((candidate for candidate in snapshot.drives if candidate.number == confirmed.number), None)
        if drive is None:
            raise SafetyRefusal(Why.DRIVE_IS_ANOTHER, device=confirmed.model, what="number")
        different = differences(confirmed, identity_of(drive))
        if different:
            raise SafetyRefusal(Why.DRIVE_IS_ANOTHER, device=drive.device, what=", ".join(different))
        for refusal in (
            *refusals(drive, snapshot.drives, self._protected()),
            *_at_work(drive, snapshot.objects),
            *_hidden(drive, mounted),
        ):
            raise as_error(drive, refusal)
        device = _device_of(drive, node or drive.device, snapshot.objects)
        if device is None:
            raise SafetyRefusal(Why.DRIVE_IS_ANOTHER, device=drive.device, what="contents")
        return _Target(drive, device)

    async def _ask(
        self, target: _Target, interface: str, member: str, signature: str, body: tuple[object, ...]
    ) -> None:
        await self._udisks.carry_out(target.device.path, interface, member, signature, body)


def _at_work(drive: Drive, objects: Objects) -> Iterator[Refusal]:
    """Yield a refusal for each UDisks2 job on the drive, except self-tests, which may last for a day."""
    whole = whole_drive(drive.path, objects)
    paths = {drive.path, *(device.path for device in whole.all)}
    for job in objects.jobs.values():
        if job.operation not in _SELF_TESTS and not paths.isdisjoint(job.objects):
            yield Refusal(RefusalReason.IN_WORK)


def _hidden(drive: Drive, mounted: Collection[int]) -> Iterator[Refusal]:
    names = {drive.number: drive.device} | {volume.number: volume.device for volume in drive.volumes}
    for number in mounted:
        yield Refusal(RefusalReason.HELD, (("what", os.path.basename(names.get(number, drive.device))),))


def _device_of(drive: Drive, node: str, objects: Objects) -> Device | None:
    """Return the device with this node, if it is the whole drive or a partition. None if the drive has changed."""
    disk = _numbered(drive.number, objects)
    if disk is None or (disk.node, disk.drive, disk.block.size) != (drive.device, drive.path, drive.size_bytes):
        return None
    return next((device for device in (disk, *_parts(disk, objects)) if device.node == node), None)


def _numbered(number: int, objects: Objects) -> Device | None:
    """Return the device with that number; None also if two claim to have it."""
    devices = [device for device in objects.devices.values() if device.number == number]
    return devices[0] if len(devices) == 1 else None


def _parts(disk: Device, objects: Objects) -> list[Device]:
    return [device for device in objects.devices.values() if device.partition and device.partition.table == disk.path]


def _is_blank(device: Device) -> bool:
    return not device.block.id_type and not device.mount_points


def _name_of(part: Device) -> str:
    return part.partition.name if part.partition else ""


def _options(request: FormatRequest) -> dict[str, object]:
    options: dict[str, object] = {"label": typed("s", request.label)} if request.label else {}
    if request.mkfs_args:
        options["mkfs-args"] = typed("as", list(request.mkfs_args))
    if request.no_discard:
        options["no-discard"] = typed("b", value=True)
    if request.take_ownership:
        options["take-ownership"] = typed("b", value=True)
    if request.secret is not None:
        options["encrypt.passphrase"] = typed("s", request.secret)
        options["encrypt.type"] = typed("s", "luks2")
    return options

"""Finds the drive to care for from the user's path, and collects its facts for the rules of `domain.care`."""

import contextlib
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from shingleback.devices.dbus import BusError, NotThere, Unanswered
from shingleback.devices.drive_functions import SelfTest, self_test_of
from shingleback.devices.eject import EjectTarget, QueryThread
from shingleback.devices.helper_client import Helper
from shingleback.devices.mount import MountKernelPort, volume_to_mount
from shingleback.devices.mounts import Mount
from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.sysfs.reader import SYS, HelperDevice, helper_device, read_number
from shingleback.devices.sysfs.topology import drive_below
from shingleback.devices.udisks import UDisks, service_refusal
from shingleback.devices.udisks_objects import Device
from shingleback.domain.care.room import BtrfsSpace
from shingleback.domain.care.rules import is_harmed_by_trim, scrubs, was_used
from shingleback.domain.care.types import DAY_S, CareAction, CareFacts, F2fsSegments, full_in_s
from shingleback.domain.drive import Evidence
from shingleback.domain.errors import DriveRefused, SafetyRefusal, UsageError, Why
from shingleback.domain.helper_protocol import VERB_SIGNATURES, Verb
from shingleback.domain.smr.drive_database import DriveTable
from shingleback.domain.smr.verdict import judge, takes_trim
from shingleback.domain.tidying import drain_s
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import Room, Space, room_of, space_on
from shingleback.protocol.care import CareMoment
from shingleback.store.drive_records import CareHistory

YEAR_S: Final = 366 * DAY_S
_SEGMENT_BYTES: Final = 2 << 20

_VERBS: Final = {
    CareAction.READ: Verb.SCRUB,
    CareAction.COLLECT_GARBAGE: Verb.COLLECT_GARBAGE,
    CareAction.BALANCE: Verb.BALANCE,
    CareAction.TRIM: Verb.TRIM,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class CareTarget:
    """One filesystem on one drive.

    Attributes:
        key: identifies the filesystem in the history: its UUID, or the partition's, or the device node.
        mount: None if not mounted.
        backup: the folder of a backup on it; empty if none was found.
        helper: None if there is none that answers for this device.
        self_test: None if the drive has none.
        hours: the drive's power-on hours, if reported.
        udisks: None if the drive is simulated.
    """

    device: Device
    key: str
    mount: Mount | None
    backup: bytes
    helper: Helper | None
    helper_device: HelperDevice | None
    self_test: SelfTest | None
    hours: int | None
    udisks: UDisks | None

    @property
    def is_there(self) -> bool:
        """Whether it is still plugged in."""
        return self.helper_device is None or helper_device(self.device.number) == self.helper_device


@contextlib.asynccontextmanager
async def reached(
    path: bytes, witness: MountKernelPort, connect: Callable[[], AbstractAsyncContextManager[UDisks]]
) -> AsyncIterator[CareTarget]:
    """Find what the user named: a folder on a drive, a volume, or a whole drive. Raises a ShinglebackError."""
    thread = QueryThread()
    place = EjectTarget(path, witness, thread, Why.CARE_NOT_EXTERNAL)
    try:
        number = await _number_of(place, path, thread)
        async with contextlib.AsyncExitStack() as stack:
            try:
                udisks = await stack.enter_async_context(connect())
                objects = await udisks.objects()
            except (NotThere, Unanswered, BusError) as error:
                raise service_refusal(error) from None
            whole = await place.whole(number, objects)
            device = volume_to_mount(number, whole)
            if device.filesystem is None:
                raise DriveRefused(Why.ENCRYPTED_CLOSED, device=device.node)
            mounts = await thread.ask(witness.mounts_on, device.number)
            mount = next((mount for mount in mounts if not mount.is_read_only), mounts[0] if mounts else None)
            backup = await thread.ask(_backup_at, path, mount)
            known_device = helper_device(device.number)
            helper = Helper(udisks.bus)
            has_helper = known_device is not None and await helper.is_there()
            test, hours = await self_test_of(udisks, "" if whole.has_twin else whole.drive_path)
            yield CareTarget(
                device=device,
                key=device.block.id_uuid or (device.partition.uuid if device.partition else "") or device.node,
                mount=mount,
                backup=backup,
                helper=helper if has_helper else None,
                helper_device=known_device,
                self_test=test,
                hours=hours,
                udisks=udisks,
            )
    finally:
        thread.end()


async def _number_of(place: EjectTarget, path: bytes, thread: QueryThread) -> int:
    """Return the device number. Raises UsageError if the path does not exist: that check needs only the system disk."""
    try:
        return await place.number()
    except SafetyRefusal:
        if not await thread.ask(os.path.lexists, path):
            raise UsageError(Why.DESTINATION_MISSING, path=os.fsdecode(path)) from None
        raise


def _backup_at(path: bytes, mount: Mount | None) -> bytes:
    """Return the named folder if it exists and is a backup, or the first backup at the top of the filesystem."""
    if mount is None:
        return b""
    top = os.fsencode(mount.point)
    with contextlib.suppress(OSError):
        inside = [os.path.join(top, name) for name in sorted(os.listdir(top))]
        named = [path] if os.path.isdir(path) else []
        return next((folder for folder in [*named, top, *inside] if layout.has_proof(folder)), b"")
    return b""


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveRunHistory:
    """What this computer recorded about the drive in its runs.

    Attributes:
        pulled_s: when a backup last lost the drive, if none was complete since; otherwise 0.
        filled_bytes: the estimated content of the drive's cache at `filled_s`.
        runs: the backups and checks of the last year.
        versions, thinned: the number of versions, and how many of them the next backup's retention will remove.
    """

    pulled_s: float = 0.0
    runs: tuple[CareMoment, ...] = ()
    versions: int = 0
    thinned: int = 0
    filled_bytes: float = 0.0
    filled_s: float = 0.0


class CareFactReader(Protocol):
    """Reads the facts of a target."""

    def facts(self, target: CareTarget, history: DriveRunHistory) -> CareFacts: ...

    def room(self, target: CareTarget) -> tuple[Room, float | None] | None:
        """Return how much space is left, and when it will be full; None if not known."""

    def year(self, target: CareTarget, history: DriveRunHistory) -> tuple[CareMoment, ...]:
        """Return the backups and care actions of the last year, newest first."""

    def btrfs_space(self, target: CareTarget) -> BtrfsSpace | None:
        """Return the current allocation; None for other filesystems."""


class CareSurvey:
    """Reads the facts of a target, and saves some of them in the care history."""

    def __init__(
        self,
        table: DriveTable,
        history: CareHistory,
        now_s: Callable[[], float],
        facts: FactReader,
        sysfs: Path = SYS,
    ) -> None:
        self._table = table
        self._history = history
        self._now_s = now_s
        self._facts = facts
        self._sysfs = sysfs

    def facts(self, target: CareTarget, history: DriveRunHistory) -> CareFacts:
        """Reads sysfs, and the filesystem's free space: this may block on the drive."""
        now_s, key = self._now_s(), target.key
        since_s, hours = self._history.know(key, now_s, target.hours)
        last = self._history.last_s(key, now_s)
        disk = drive_below(target.device.name, self._sysfs)
        evidence = self._facts.read(disk).evidence if disk else Evidence()
        verdict = judge(evidence, self._table)
        space = self._space(target)
        used = space.total_bytes - space.free_bytes if space else 0
        if space:
            self._history.note_used(key, now_s, used)
        drain = drain_s(history.filled_bytes, now_s - history.filled_s)
        return CareFacts(
            known_since_s=since_s,
            filesystem=target.device.block.id_type,
            total_bytes=space.total_bytes if space else target.device.block.size,
            used_bytes=used,
            is_mounted=target.mount is not None,
            has_helper=target.helper is not None,
            is_shingled=verdict.is_shingled,
            takes_trim=takes_trim(evidence),
            is_harmed_by_trim=is_harmed_by_trim(evidence.model),
            answers_self_test=target.self_test is not None,
            has_backup=bool(target.backup),
            btrfs=space.btrfs if space else None,
            segments=self._segments(target),
            deleted_bytes=self._history.deleted_bytes(key, last.get(CareAction.TRIM, 0.0)),
            was_used_before=was_used(hours),
            was_pulled=last.get(CareAction.CHECK, 0.0) < history.pulled_s <= now_s,
            drain_low_s=drain[0] if verdict.is_shingled else 0.0,
            drain_high_s=drain[1] if verdict.is_shingled else 0.0,
            reading=self._history.reading(key),
            last_s=last,
        )

    def room(self, target: CareTarget) -> tuple[Room, float | None] | None:
        """Return how much space is left, and when it will be full; None if not mounted."""
        space = self._space(target)
        if space is None:
            return None
        room = room_of(space)
        return room, full_in_s(self._history.used(target.key, self._now_s()), room.fits_bytes)

    def year(self, target: CareTarget, history: DriveRunHistory) -> tuple[CareMoment, ...]:
        return moments_of(self._history, target.key, history, self._now_s())

    def btrfs_space(self, target: CareTarget) -> BtrfsSpace | None:
        """Return the current allocation; None for other filesystems."""
        space = self._space(target)
        return space.btrfs if space else None

    def _space(self, target: CareTarget) -> Space | None:
        if target.mount is None:
            return None
        fd = os.open(target.mount.point, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            return space_on(fd, target.mount)
        finally:
            os.close(fd)

    def _segments(self, target: CareTarget) -> F2fsSegments | None:
        folder = self._sysfs / "fs/f2fs" / target.device.name
        free, dirty = read_number(folder / "free_segments"), read_number(folder / "dirty_segments")
        if free is None or dirty is None:
            return None
        return F2fsSegments(total=target.device.block.size // _SEGMENT_BYTES, free=free, dirty=dirty)


def moments_of(history: CareHistory, key: str, runs: DriveRunHistory, now_s: float) -> tuple[CareMoment, ...]:
    """Return the backups and care actions of the last year, newest first."""
    done = history.done_since(key, now_s - YEAR_S)
    moments = [*(CareMoment(kind=action.value, at=at_s) for action, at_s in done), *runs.runs]
    return tuple(sorted((moment for moment in moments if moment.at <= now_s), key=lambda moment: -moment.at))


def permission_of(action: CareAction, target: CareTarget, facts: CareFacts) -> str:
    """Return the polkit action that this needs; empty if none."""
    if action in (CareAction.SELF_TEST, CareAction.LONG_TEST):
        return target.self_test.action if target.self_test else ""
    if action is CareAction.READ and not scrubs(facts):
        return ""
    return VERB_SIGNATURES[_VERBS[action]].action if action in _VERBS else ""

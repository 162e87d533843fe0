"""Compares snapshots of UDisks2: which drives there are now, and what changed.

A drive is reported when enough is known about it: UDisks2 has its object and that of its disk, and has probed all the
partitions that the kernel has found; and sysfs has been read. Facts that do not arrive in time are omitted.

Also the pauses between retries.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from shingleback.devices.dbus import ask_in_thread
from shingleback.devices.kernel import Mounted, all_mounted
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.sysfs.topology import VolatileState, moment_of
from shingleback.devices.udisks_objects import Objects
from shingleback.devices.watch.snapshot import Medium, media, snapshot
from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft, Evidence

_FIRST_S: Final = 1.0
_LONGEST_S: Final = 60.0
_FORGOTTEN_S: Final = 120.0

_NOTHING_KNOWN: Final = SysfsFacts(evidence=Evidence())
_TIMEOUT_S: Final = 2.0
_MOMENT_S: Final = 0.2
_SYS_BLOCK: Final = Path("/sys/block")

_PlugIn = tuple[str, str]  # the drive's object path and the disk's node


def changes(before: Sequence[Drive], after: Sequence[Drive]) -> list[DriveEvent]:
    """List the drives that left, then those that changed, then those that arrived.

    A drive that comes back under another name, object or port counts as left and arrived, since every handle to it is
    invalid now.
    """
    old, new = (
        {(drive.path, drive.key, drive.device, drive.number, drive.usb_port): drive for drive in drives}
        for drives in (before, after)
    )
    departed = [DriveLeft(drive) for plug_in, drive in old.items() if plug_in not in new]
    stayed = [(old[plug_in], drive) for plug_in, drive in new.items() if plug_in in old]
    changed = [DriveChanged(was, now) for was, now in stayed if was != now]
    arrived = [DriveArrived(drive) for plug_in, drive in new.items() if plug_in not in old]
    return [*departed, *changed, *arrived]


def applied(before: Sequence[Drive], event: DriveEvent) -> tuple[Drive, ...]:
    """Return the drives after an event."""
    match event:
        case DriveArrived(drive):
            return (*before, drive)
        case DriveLeft(drive):
            return tuple(drive_before for drive_before in before if drive_before != drive)
        case DriveChanged(was, now):
            return tuple(now if drive_before == was else drive_before for drive_before in before)
    return tuple(before)


class TrackerClock(Protocol):
    def now(self) -> float:
        """Monotonic seconds."""

    async def sleep(self, seconds: float) -> None: ...


class RealClock:
    def now(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Backoff:
    """Each pause is twice as long as the one before, up to a minute; after two good minutes they start short again."""

    def __init__(self, clock: TrackerClock) -> None:
        self._clock = clock
        self._length_s = 0.0
        self._end_s = 0.0

    def next_s(self) -> float:
        now_s = self._clock.now()
        is_new = not self._length_s or now_s - self._end_s > _FORGOTTEN_S
        self._length_s = _FIRST_S if is_new else min(2 * self._length_s, _LONGEST_S)
        self._end_s = now_s + self._length_s
        return self._length_s


def partitions_in_kernel(name: str, sys_block: Path = _SYS_BLOCK) -> set[str]:
    """Return the names of a drive's partitions, such as sdb1; empty if the kernel has no such drive."""
    return {entry.parent.name for entry in (sys_block / name).glob(f"{name}*/partition")}


@dataclass(frozen=True, slots=True)
class KernelView:
    """The kernel's view of drives. All but `mounted` take a drive's kernel name.

    Attributes:
        facts: returns the facts from sysfs. May block on a drive that hangs.
        mounted: returns all mounts.
        partitions: returns the partitions of a drive.
        moment: returns a drive's volatile state.
    """

    facts: Callable[[str], SysfsFacts]
    mounted: Callable[[], Iterable[Mounted]] = all_mounted
    partitions: Callable[[str], Collection[str]] = partitions_in_kernel
    moment: Callable[[str], VolatileState] = moment_of


class DriveTracker:
    """The drives as of the last read.

    Attributes:
        drives: as reported.
    """

    def __init__(self, kernel: KernelView, clock: TrackerClock, facts_s: float = _TIMEOUT_S) -> None:
        """The facts are read in a thread, once per plug-in; everything else each time.

        After `facts_s` a drive is reported without its facts.
        """
        self.drives: tuple[Drive, ...] = ()
        self._kernel = kernel
        self._clock = clock
        self._facts_s = facts_s
        self._facts: dict[_PlugIn, asyncio.Future[SysfsFacts]] = {}
        self._paths: dict[str, set[str]] = {}
        self._incomplete_since_s: dict[_PlugIn, float] = {}

    @property
    def recheck_s(self) -> float | None:
        """When to read again without a signal, in seconds; None if every drive was reported."""
        return _MOMENT_S if self._incomplete_since_s else None

    async def refresh(self, objects: Objects, removed: AbstractSet[str]) -> list[DriveEvent]:
        """Return what happened since the last read; `removed` are paths of objects that were away in between."""
        before = self.drives
        stayed = tuple(drive for drive in before if not self._paths[drive.path] & removed)
        stayed_plug_ins = {(drive.path, drive.device) for drive in stayed}
        waiting = {plug_in for plug_in in self._incomplete_since_s if plug_in[0] not in removed}
        mediums = media(objects)
        await self._learn(mediums, stayed_plug_ins | waiting)
        ready = [medium for medium in mediums if _plug_in(medium) in stayed_plug_ins or self._is_ready(medium, objects)]
        facts = {medium.disk.name: self._facts_of(medium) for medium in ready}
        self.drives = snapshot(ready, facts.__getitem__, self._kernel.mounted(), self._kernel.moment)
        self._paths = {medium.whole.drive_path: {medium.whole.drive_path, medium.disk.path} for medium in ready}
        incomplete = {_plug_in(medium) for medium in mediums} - {_plug_in(medium) for medium in ready}
        self._incomplete_since_s = {plug_in: self._incomplete_since_s[plug_in] for plug_in in incomplete}
        return [*changes(before, stayed), *changes(stayed, self.drives)]

    async def _learn(self, mediums: list[Medium], unchanged: set[_PlugIn]) -> None:
        """Read the facts of new drives only, since they do not change while a drive is plugged in."""
        facts_before = self._facts
        self._facts, pending = {}, []
        for medium in mediums:
            plug_in = _plug_in(medium)
            if plug_in in unchanged:
                self._facts[plug_in] = facts_before[plug_in]
            else:
                self._facts[plug_in] = ask_in_thread(partial(self._kernel.facts, medium.disk.name))
                pending.append(self._facts[plug_in])
        if pending:
            await asyncio.wait(pending, timeout=_MOMENT_S)

    def _is_known(self, medium: Medium) -> bool:
        facts = self._facts[_plug_in(medium)]
        return facts.done() and not facts.cancelled()

    def _facts_of(self, medium: Medium) -> SysfsFacts:
        """Return the facts. If late, none are used for this plug-in: they would make it look like another drive."""
        facts = self._facts[_plug_in(medium)]
        facts.cancel()
        is_read = self._is_known(medium) and facts.exception() is None
        return facts.result() if is_read else _NOTHING_KNOWN

    def _is_ready(self, medium: Medium, objects: Objects) -> bool:
        """Whether the drive is complete, or its time to become complete is over."""
        names = {device.name for device in objects.devices.values()}
        if self._is_known(medium) and names.issuperset(self._kernel.partitions(medium.disk.name)):
            return True
        now_s = self._clock.now()
        patience_s = _TIMEOUT_S if self._is_known(medium) else self._facts_s
        return now_s - self._incomplete_since_s.setdefault(_plug_in(medium), now_s) >= patience_s


def _plug_in(medium: Medium) -> _PlugIn:
    return (medium.whole.drive_path, medium.disk.node)

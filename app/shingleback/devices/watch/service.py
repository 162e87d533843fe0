"""Watches what is plugged in: publishes each change as an event, and survives failures of UDisks2 or the bus.

It subscribes before it reads, and reads again after every signal, so it misses nothing in between. It
never polls, so it does nothing at all while nothing happens.

UDisks2 may be absent, hang, die, or be restarted; a drive is reported as gone only when a responding service no longer
has it. The bus connection is retried with increasing pauses, and so is anything that failed unexpectedly.

The signal listener subscribes only to signals that can change a snapshot. The bus filters most others, so that a
disk's temperature update wakes no process. A one-shot snapshot is available as well.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Final, Never

import msgspec

from shingleback.devices.dbus import (
    DBUS,
    BusError,
    Call,
    NoBus,
    NotStarted,
    NotThere,
    Signal,
    SystemBus,
    Unanswered,
    connected,
)
from shingleback.devices.kernel import Mounted, all_mounted
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.sysfs.topology import VolatileState, moment_of
from shingleback.devices.udisks_objects import READ, ROOT, UDISKS, Objects, sound_objects_from
from shingleback.devices.watch.tracker import (
    Backoff,
    DriveTracker,
    KernelView,
    RealClock,
    TrackerClock,
    partitions_in_kernel,
)
from shingleback.domain.drive import Drive, DriveEvent, DrivesListed, ServiceChanged, ServiceState

_FROM_UDISKS: Final = f"type='signal',sender='{UDISKS}',path_namespace='{ROOT}'"
_OWNER: Final = f"type='signal',sender='{DBUS}',member='NameOwnerChanged',arg0='{UDISKS}'"
_RULES: Final = (
    f"{_FROM_UDISKS},interface='{DBUS}.ObjectManager'",
    *(f"{_FROM_UDISKS},interface='{DBUS}.Properties',arg0='{interface}'" for interface in READ if READ[interface]),
)
_THINGS: Final = {f"{UDISKS}.Block", f"{UDISKS}.Drive"}
_ANSWER_S: Final = 10.0
OBJECTS: Final = Call(UDISKS, ROOT, f"{DBUS}.ObjectManager", "GetManagedObjects")
_REAL_CLOCK: Final = RealClock()

_NOW_ANSWER_S: Final = 30.0
_FACTS_S: Final = 30.0  # without them a drive looks like another one, however busy the computer is


class SignalListener:
    """Collects the signals since the last read.

    Attributes:
        news: set if there is a reason to read again.
        removed: paths of devices and drives removed since this was last cleared, even if they are back.
        has_lost_service: the service has left the bus, and nobody has taken over its name.
    """

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.removed: set[str] = set()
        self.has_lost_service = False

    async def listen(self, bus: SystemBus, limit_s: float) -> None:
        """Subscribe to the signals. Raises Unanswered if the bus does not answer in time."""
        bus.on_end(self.news.set)
        try:
            async with asyncio.timeout(limit_s):
                await bus.listen(_OWNER, self._on_signal)
                for rule in _RULES:
                    await bus.let_in(rule)
        except TimeoutError:
            raise Unanswered("the bus does not answer") from None

    def _on_signal(self, signal: Signal) -> None:
        try:
            match signal.member:
                case "NameOwnerChanged":
                    _name, _old, new = msgspec.convert(signal.body, tuple[str, str, str])
                    self.has_lost_service = not new
                    self.removed.clear()  # a service that ends takes its objects along, although no drive was unplugged
                    self.news.set()
                case "InterfacesAdded":
                    _path, interfaces = msgspec.convert(signal.body, tuple[str, dict[str, object]])
                    self._note(bool(READ.keys() & interfaces.keys()))
                case "InterfacesRemoved":
                    path, names = msgspec.convert(signal.body, tuple[str, set[str]])
                    if _THINGS & names:
                        self.removed.add(path)
                    self._note(bool(READ.keys() & names))
                case "PropertiesChanged":
                    name, changed, outdated = msgspec.convert(signal.body, tuple[str, dict[str, object], set[str]])
                    self._note(bool(READ.get(name, frozenset()) & (changed.keys() | outdated)))
        except msgspec.ValidationError:  # a malformed signal is one more reason to read again
            self.news.set()

    def _note(self, matters: bool) -> None:
        if matters:
            self.news.set()


class _ServiceReports:
    """Publishes whether UDisks2 is there, whenever that changes."""

    def __init__(self, publish: Callable[[DriveEvent], None]) -> None:
        self._publish = publish
        self._state: ServiceState | None = None
        self._was_there = False

    def lost(self, reason: NotThere) -> None:
        match reason:
            case _ if self._was_there:
                state = ServiceState.GONE
            case NoBus():
                state = ServiceState.NO_BUS
            case NotStarted():
                state = ServiceState.NOT_STARTED
            case _:
                state = ServiceState.ABSENT
        self.is_in(state)

    def is_in(self, state: ServiceState) -> None:
        if state is not self._state:
            self._state = state
            self._was_there = self._was_there or state is ServiceState.THERE
            self._publish(ServiceChanged(state))


class Watch:
    def __init__(
        self,
        publish: Callable[[DriveEvent], None],
        kernel: KernelView,
        *,
        address: str | None = None,
        answer_s: float = _ANSWER_S,
        clock: TrackerClock = _REAL_CLOCK,
    ) -> None:
        """Watches nothing until `run`.

        Args:
            publish: called with each event, in the loop's thread.
            kernel: the kernel's view of drives.
            address: the bus address; None for the system bus.
            answer_s: after this time the service, or the bus, counts as silent. Its answer is still waited for.
            clock: the clock for pauses.
        """
        self._publish = publish
        self._address = address
        self._answer_s = answer_s
        self._clock = clock
        self._tracker = DriveTracker(kernel, clock)
        self._backoff = Backoff(clock)
        self._service = _ServiceReports(publish)
        self._has_listed = False

    async def run(self) -> Never:
        """Watch until canceled."""
        while True:
            try:
                async with connected(self._address, self._answer_s) as bus:
                    await self._follow(bus)
            except NotThere as error:
                self._service.lost(error)
            except Unanswered:
                self._service.is_in(ServiceState.SILENT)
            except Exception:  # noqa: BLE001 (an outermost boundary: a list that nobody updates would be wrong)
                self._service.is_in(ServiceState.FAILED)
            await self._clock.sleep(self._backoff.next_s())

    async def _follow(self, bus: SystemBus) -> None:
        """Watch for as long as the connection lasts."""
        signals = SignalListener()
        await signals.listen(bus, self._answer_s)
        while bus.is_open:
            signals.news.clear()
            retry_s = await self._refresh(bus, signals)
            await self._wait(signals, retry_s)
            if signals.has_lost_service:
                self._service.lost(NotThere())
                # Something else usually restarts the service; otherwise the next query does.
                signals.news.clear()
                await self._wait(signals, self._backoff.next_s())
                signals.has_lost_service = False
        raise NotThere

    async def _refresh(self, bus: SystemBus, signals: SignalListener) -> float | None:
        """Read all objects, and publish changes. Returns the seconds until the next read without a signal, or None."""
        removed: set[str] = set()

        def take_removed() -> None:
            """What the signals told until the answer, it contains; what they tell from then on, the next one does."""
            removed.update(signals.removed)
            signals.removed.clear()

        try:
            objects = await self._read(bus, take_removed)
        except NotThere as error:
            self._service.lost(error)
            return None
        except (Unanswered, BusError, msgspec.ValidationError):
            if signals.news.is_set() or not bus.is_open:
                return None
            signals.removed |= removed
            self._service.is_in(ServiceState.SILENT)
            return self._backoff.next_s()
        self._service.is_in(ServiceState.THERE)
        for event in await self._tracker.refresh(objects, removed):
            self._publish(event)
        if not self._has_listed and self._tracker.recheck_s is None:
            self._has_listed = True
            self._publish(DrivesListed())
        return self._tracker.recheck_s

    async def _read(self, bus: SystemBus, on_answer: Callable[[], None]) -> Objects:
        """Read the objects. If the service does not answer in time, report it as silent, and keep waiting."""
        answer = asyncio.ensure_future(bus.call_among_signals(OBJECTS, on_answer))
        try:
            done, _ = await asyncio.wait({answer}, timeout=self._answer_s)
            if not done:
                self._service.is_in(ServiceState.SILENT)
            return sound_objects_from(*await answer)
        finally:
            answer.cancel()

    async def _wait(self, signals: SignalListener, limit_s: float | None) -> None:
        """Wait for news, or for that long."""
        if limit_s is None:
            await signals.news.wait()
            return
        waiting = [asyncio.ensure_future(signals.news.wait()), asyncio.ensure_future(self._clock.sleep(limit_s))]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()


@dataclass(frozen=True, slots=True)
class WatchSnapshot:
    """Attributes: `objects` is one answer of UDisks2; `drives` is made from it."""

    objects: Objects
    drives: tuple[Drive, ...]


async def current_drives(
    facts: Callable[[str], SysfsFacts],
    *,
    address: str | None = None,
    answer_s: float = _NOW_ANSWER_S,
    partitions: Callable[[str], Collection[str]] = partitions_in_kernel,
) -> tuple[Drive, ...]:
    """Return the drives now; waits a moment for drives that UDisks2 does not know completely yet.

    `facts` and `partitions` are as in `KernelView`. The service has `answer_s` for each answer. Raises NotThere,
    Unanswered, BusError, and msgspec.ValidationError for a malformed answer.
    """
    recognition = DriveTracker(KernelView(facts, partitions=partitions), RealClock())
    async with connected(address, answer_s) as bus:

        async def objects() -> Objects:
            return sound_objects_from(*await bus.call(OBJECTS, answer_s))

        return (await _snapshot_after(recognition, objects)).drives


async def current_snapshot(
    objects: Callable[[], Awaitable[Objects]],
    facts: Callable[[str], SysfsFacts],
    *,
    mounted: Callable[[], Iterable[Mounted]] = all_mounted,
    partitions: Callable[[str], Collection[str]] = partitions_in_kernel,
    moment: Callable[[str], VolatileState] = moment_of,
    clock: TrackerClock | None = None,
) -> WatchSnapshot:
    """Read everything again. The returned answer of UDisks2 is recent: nothing is waited for after it.

    `objects` asks UDisks2; the others are as in `KernelView`. Raises what `objects` raises.
    """
    kernel = KernelView(facts, mounted, partitions, moment)
    recognition = DriveTracker(kernel, clock or RealClock(), facts_s=_FACTS_S)
    await _snapshot_after(recognition, objects)
    return await _snapshot_after(recognition, objects)  # the slow facts are known now


async def _snapshot_after(recognition: DriveTracker, objects: Callable[[], Awaitable[Objects]]) -> WatchSnapshot:
    while True:
        current = await objects()
        await recognition.refresh(current, set())
        if recognition.recheck_s is None:
            return WatchSnapshot(current, recognition.drives)
        await asyncio.sleep(recognition.recheck_s)

"""Watches what is plugged in: publishes each change as an event, and goes on whatever happens to UDisks2 or the bus.

It listens before it reads, and reads again after everything that it hears: nothing can happen unseen in between. It
never asks without a reason, so that nothing at all is done while nothing happens.

UDisks2 may be absent, hang, die, or be started anew; drives are told as gone only when a service that answers no longer
has them. The bus itself is tried again after growing pauses, and so is what failed in a way that nobody expected.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import Final, Never

import msgspec

from shingleback.drives.bus import DBUS, BusError, Call, NotThere, SystemBus, Unanswered, connected
from shingleback.drives.kernel import Mounted
from shingleback.drives.objects import ROOT, UDISKS, Objects, sound_objects_from
from shingleback.drives.plugged.beneath import all_mounted
from shingleback.drives.plugged.hearing import Hearing
from shingleback.drives.plugged.pauses import Clock, Pauses, RealClock
from shingleback.drives.plugged.recognition import Recognition, partitions_in_kernel
from shingleback.drives.sysfs.facts import Facts
from shingleback.drives.sysfs.moment import Moment, moment_of
from shingleback.model.drive import DriveEvent, ServiceChanged, ServiceState

_ANSWER_S: Final = 10.0
OBJECTS: Final = Call(UDISKS, ROOT, f"{DBUS}.ObjectManager", "GetManagedObjects")
_REAL_CLOCK: Final = RealClock()


class Watch:
    def __init__(
        self,
        publish: Callable[[DriveEvent], None],
        facts: Callable[[str], Facts],
        *,
        address: str | None = None,
        answer_s: float = _ANSWER_S,
        clock: Clock = _REAL_CLOCK,
        mounted: Callable[[], Iterable[Mounted]] = all_mounted,
        partitions: Callable[[str], Collection[str]] = partitions_in_kernel,
        moment: Callable[[str], Moment] = moment_of,
    ) -> None:
        """Watches nothing until `run`.

        Args:
            publish: gets each event, in the loop's thread.
            facts: what sysfs says of a drive, by the kernel's name of it.
            address: of the bus; None for the machine's own.
            answer_s: after how long the service, or the bus, counts as silent. It is waited for all the same.
            clock: by which pauses are made.
            mounted: what the kernel has mounted.
            partitions: those that the kernel sees on a drive, by its name.
            moment: what else it says of a drive just now, by the same name.
        """
        self._publish = publish
        self._address = address
        self._answer_s = answer_s
        self._clock = clock
        self._recognition = Recognition(facts, mounted, partitions, clock, moment)
        self._pauses = Pauses(clock)
        self._state: ServiceState | None = None
        self._was_there = False

    async def run(self) -> Never:
        """Until it is canceled."""
        while True:
            try:
                async with connected(self._address, self._answer_s) as bus:
                    await self._follow(bus)
            except NotThere:
                self._tell_state(self._lost)
            except Unanswered:
                self._tell_state(ServiceState.SILENT)
            except Exception:  # noqa: BLE001 (an outermost boundary: a list that nobody keeps up to date would be wrong)
                self._tell_state(ServiceState.FAILED)
            await self._clock.sleep(self._pauses.next_s())

    async def _follow(self, bus: SystemBus) -> None:
        """As long as the connection lasts."""
        hearing = Hearing()
        await hearing.listen(bus, self._answer_s)
        while bus.is_open:
            hearing.news.clear()
            retry_s = await self._look(bus, hearing)
            await self._wait(hearing, retry_s)
            if hearing.has_lost_service:
                self._tell_state(self._lost)
                await self._wait_for_new_service(hearing)
        raise NotThere

    async def _look(self, bus: SystemBus, hearing: Hearing) -> float | None:
        """Read, and tell what is new. Gives in how many seconds to look again though nothing was heard, if at all."""
        removed, hearing.removed = hearing.removed, set()  # all that is heard from now on is for the next look
        try:
            objects = await self._read(bus)
        except NotThere:
            self._tell_state(self._lost)
            return None
        except (Unanswered, BusError, msgspec.ValidationError):
            if hearing.news.is_set() or not bus.is_open:
                return None
            hearing.removed |= removed
            self._tell_state(ServiceState.SILENT)
            return self._pauses.next_s()
        self._tell_state(ServiceState.THERE)
        for event in await self._recognition.look(objects, removed):
            self._publish(event)
        return self._recognition.look_again_s

    async def _read(self, bus: SystemBus) -> Objects:
        """Waits for as long as the service does not answer, and tells that it does not."""
        answer = asyncio.ensure_future(bus.call(OBJECTS))
        try:
            done, _ = await asyncio.wait({answer}, timeout=self._answer_s)
            if not done:
                self._tell_state(ServiceState.SILENT)
            return sound_objects_from(*await answer)
        finally:
            answer.cancel()

    async def _wait_for_new_service(self, hearing: Hearing) -> None:
        """Most often it is started anew by somebody else; otherwise the next question will start it."""
        hearing.news.clear()
        await self._wait(hearing, self._pauses.next_s())
        hearing.has_lost_service = False

    async def _wait(self, hearing: Hearing, limit_s: float | None) -> None:
        """For news, or for that long."""
        if limit_s is None:
            await hearing.news.wait()
            return
        waiting = [asyncio.ensure_future(hearing.news.wait()), asyncio.ensure_future(self._clock.sleep(limit_s))]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()

    @property
    def _lost(self) -> ServiceState:
        return ServiceState.GONE if self._was_there else ServiceState.ABSENT

    def _tell_state(self, state: ServiceState) -> None:
        if state is not self._state:
            self._state = state
            self._was_there = self._was_there or state is ServiceState.THERE
            self._publish(ServiceChanged(state))

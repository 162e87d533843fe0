"""The story of an eject: flush, unmount, switch off; and only when each of them has succeeded, "safe to unplug".

What UDisks2 answers is not enough. A mount that it does not list, one in another mount namespace, or an unmount that
is still writing would make the words a lie: so the kernel is asked as well, after the last unmount and at the end.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

from shingleback.drives.bus import BusError, NotThere, Unanswered
from shingleback.drives.letting_go import SETTLE_S, InThread, LettingGo, Place, Witness
from shingleback.drives.udisks import BUSY, UDisks
from shingleback.drives.whole import Whole
from shingleback.jobs.events import EjectStep, Event
from shingleback.model.errors import DriveRefused, Why

Connect = Callable[[], AbstractAsyncContextManager[UDisks]]


class Eject:
    """One eject of the drive that a folder is on, or a device.

    Attributes:
        steps: those that have succeeded, as in `EjectStep`.
        drive: what the maker calls the drive, as soon as that is known.
    """

    def __init__(
        self,
        path: bytes,
        witness: Witness,
        connect: Connect,
        is_written_to: Callable[[], bool],
        tell: Callable[[Event], None],
        settle_s: float = SETTLE_S,
    ) -> None:
        """`is_written_to` says whether a backup is at work there; `settle_s` is what the last holders get to let go."""
        self.steps: list[str] = []
        self.drive = ""
        self._thread = InThread()
        self._place = Place(path, witness, self._thread, Why.NOTHING_TO_EJECT)
        self._letting_go = LettingGo(witness, self._thread, tell, Why.EJECT_BUSY, settle_s)
        self._witness = witness
        self._connect = connect
        self._is_written_to = is_written_to
        self._tell = tell

    async def run(self) -> None:
        """Returns when it is safe to unplug the drive; raises a ShinglebackError where it is not."""
        try:
            number = await self._place.number()
            if await self._thread.ask(self._is_written_to):
                await self._letting_go.refuse_busy([number])
            async with AsyncExitStack() as stack:
                try:
                    udisks = await stack.enter_async_context(self._connect())
                    objects = await udisks.objects()
                except (NotThere, Unanswered, BusError) as error:
                    await self._flush([number])
                    raise DriveRefused(Why.NO_UDISKS, detail=str(error)) from None
                whole = await self._place.whole(number, objects)
                self.drive = whole.name
                await self._eject(udisks, whole)
        finally:
            self._thread.end()

    async def _eject(self, udisks: UDisks, whole: Whole) -> None:
        if whole.is_swapped_on:
            await self._letting_go.refuse_busy(whole.numbers)
        try:
            await self._flush(whole.numbers)
            self._begin("unmount")
            await self._letting_go.close(udisks, whole)
            self._end("unmount")
            await self._switch_off(udisks, whole)
        except (NotThere, Unanswered) as error:
            raise DriveRefused(Why.EJECT_TIMED_OUT, detail=str(error)) from None
        except BusError as error:
            if error.name == BUSY:
                await self._letting_go.refuse_busy(whole.numbers, error.text)
            raise DriveRefused(Why.EJECT_REFUSED, detail=error.text or error.name) from None
        if await self._thread.ask(self._witness.mounted, whole.numbers):  # a desktop may have mounted it again
            await self._letting_go.refuse_busy(whole.numbers)

    # the steps ----------------------------------------------------------------------------------------------

    async def _flush(self, numbers: list[int]) -> None:
        self._begin("flush")
        mounts = await self._thread.ask(self._witness.mounted, numbers)
        points: list[Path | None] = [mount.point for mount in mounts]
        for point in points or [None]:
            try:
                await self._thread.ask(self._witness.flush, point)
            except PermissionError:
                raise DriveRefused(Why.EJECT_REFUSED, detail=f"{point}: permission denied") from None
            except OSError as error:
                raise DriveRefused(Why.DRIVE_WRITE_ERROR, detail=error.strerror or "") from None
        self._end("flush")

    async def _switch_off(self, udisks: UDisks, whole: Whole) -> None:
        """What the drive can: not every one has a switch, and a card reader lets go of the card."""
        drive = None if whole.has_twin else whole.drive  # else it might be the other one that is switched off
        if drive and drive.can_power_off:
            self._begin("power-off")
            await udisks.power_off(whole.drive_path)
            self._end("power-off")
        elif drive and drive.ejectable and drive.media_removable:
            self._begin("eject")
            await udisks.eject(whole.drive_path)
            self._end("eject")

    def _begin(self, step: str) -> None:
        self._tell(EjectStep(step=step, done=False))

    def _end(self, step: str) -> None:
        self.steps.append(step)
        self._tell(EjectStep(step=step, done=True))

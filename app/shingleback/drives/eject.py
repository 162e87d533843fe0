"""The story of an eject: flush, unmount, switch off; and only when each of them has succeeded, "safe to unplug".

What UDisks2 answers is not enough. A mount that it does not list, one in another mount namespace, or an unmount that
is still writing would make the words a lie: so the kernel is asked as well, after the last unmount and at the end.
"""

import asyncio
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Final, NoReturn, Protocol, TypeVar

from shingleback.drives.bus import BusError, NotThere, Unanswered
from shingleback.drives.kernel import Mounted
from shingleback.drives.objects import Objects
from shingleback.drives.udisks import BUSY, NOT_MOUNTED, UDisks
from shingleback.drives.whole import Whole, whole_around
from shingleback.jobs.events import EjectStep, Event, Note
from shingleback.model.errors import DriveRefused, SafetyRefusal, UsageError, Why

Connect = Callable[[], AbstractAsyncContextManager[UDisks]]

_SETTLE_S: Final = 30.0
_MOMENT_S: Final = 0.2

_T = TypeVar("_T")


class Witness(Protocol):
    """What the kernel says; see `drives.kernel`."""

    def number_at(self, path: bytes) -> int: ...

    def mounted(self, numbers: Iterable[int]) -> list[Mounted]: ...

    def flush(self, point: Path | None) -> None: ...

    def is_held(self, node: str) -> bool: ...

    def programs_on(self, points: Iterable[Path]) -> list[str]: ...


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
        settle_s: float = _SETTLE_S,
    ) -> None:
        """`is_written_to` says whether a backup is at work there; `settle_s` is what the last holders get to let go."""
        self.steps: list[str] = []
        self.drive = ""
        self._path = path
        self._shown_path = os.fsdecode(path)
        self._witness = witness
        self._connect = connect
        self._is_written_to = is_written_to
        self._tell = tell
        self._settle_s = settle_s
        self._executor = ThreadPoolExecutor(1, "eject")

    async def run(self) -> None:
        """Returns when it is safe to unplug the drive; raises a ShinglebackError where it is not."""
        try:
            number = await self._number()
            if await self._ask(self._is_written_to):
                await self._refuse_busy([number])
            async with AsyncExitStack() as stack:
                try:
                    udisks = await stack.enter_async_context(self._connect())
                    objects = await udisks.objects()
                except (NotThere, Unanswered, BusError) as error:
                    await self._flush([number])
                    raise DriveRefused(Why.NO_UDISKS, detail=str(error)) from None
                await self._eject(udisks, await self._find(number, objects))
        finally:
            self._executor.shutdown(wait=False)

    async def _number(self) -> int:
        """The device that all this is about."""
        try:
            number = await self._ask(self._witness.number_at, self._path)
        except (FileNotFoundError, NotADirectoryError, PermissionError):
            raise UsageError(Why.DESTINATION_MISSING, path=self._shown_path) from None
        except OSError as error:
            raise DriveRefused(Why.DRIVE_READ_ERROR, detail=error.strerror or "") from None
        if number == 0:
            raise UsageError(Why.NOTHING_TO_EJECT, path=self._shown_path)
        return number

    async def _find(self, number: int, objects: Objects) -> Whole:
        whole = whole_around(number, objects)
        if whole is None:
            raise UsageError(Why.NOTHING_TO_EJECT, path=self._shown_path)
        points = [mount.point for mount in await self._ask(self._witness.mounted, whole.numbers)]
        if whole.is_part_of_system(points):
            raise SafetyRefusal(Why.NOTHING_TO_EJECT, path=self._shown_path)
        self.drive = whole.name
        return whole

    async def _eject(self, udisks: UDisks, whole: Whole) -> None:
        if whole.is_swapped_on:
            await self._refuse_busy(whole.numbers)
        try:
            await self._flush(whole.numbers)
            await self._unmount(udisks, whole)
            await self._switch_off(udisks, whole)
        except (NotThere, Unanswered) as error:
            raise DriveRefused(Why.EJECT_TIMED_OUT, detail=str(error)) from None
        except BusError as error:
            if error.name == BUSY:
                await self._refuse_busy(whole.numbers, error.text)
            raise DriveRefused(Why.EJECT_REFUSED, detail=error.text or error.name) from None
        if await self._ask(self._witness.mounted, whole.numbers):  # a desktop may have mounted it again
            await self._refuse_busy(whole.numbers)

    # the steps ----------------------------------------------------------------------------------------------

    async def _flush(self, numbers: list[int]) -> None:
        self._begin("flush")
        mounts = await self._ask(self._witness.mounted, numbers)
        points: list[Path | None] = [mount.point for mount in mounts]
        for point in points or [None]:
            try:
                await self._ask(self._witness.flush, point)
            except PermissionError:
                raise DriveRefused(Why.EJECT_REFUSED, detail=f"{point}: permission denied") from None
            except OSError as error:
                raise DriveRefused(Why.DRIVE_WRITE_ERROR, detail=error.strerror or "") from None
        self._end("flush")

    async def _unmount(self, udisks: UDisks, whole: Whole) -> None:
        self._begin("unmount")
        while mounts := await self._ask(self._witness.mounted, whole.numbers):
            try:
                await udisks.unmount(whole.device(mounts[0].number))
            except BusError as error:
                if error.name != NOT_MOUNTED:
                    raise
            if len(await self._ask(self._witness.mounted, whole.numbers)) >= len(mounts):
                raise DriveRefused(Why.EJECT_STILL_MOUNTED, path=str(mounts[0].point))
        for device in whole.open_devices:
            await udisks.lock(device)
        await self._wait_until_let_go(udisks, whole)
        self._end("unmount")

    async def _wait_until_let_go(self, udisks: UDisks, whole: Whole) -> None:
        """UDisks2 may need a moment to see what was done, and the last who had it open, to let go."""
        if not await udisks.until(whole.is_closed, self._settle_s):
            await self._refuse_busy(whole.numbers)
        for _ in range(round(self._settle_s / _MOMENT_S)):
            if not [device for device in whole.devices if await self._ask(self._witness.is_held, device.node)]:
                return
            await asyncio.sleep(_MOMENT_S)
        await self._refuse_busy(whole.numbers)

    async def _switch_off(self, udisks: UDisks, whole: Whole) -> None:
        """What the drive can: not every one has a switch, and a card reader lets go of the card."""
        drive = whole.drive
        if drive and drive.can_power_off:
            self._begin("power-off")
            await udisks.power_off(whole.drive_path)
            self._end("power-off")
        elif drive and drive.ejectable and drive.media_removable:
            self._begin("eject")
            await udisks.eject(whole.drive_path)
            self._end("eject")

    # helpers ------------------------------------------------------------------------------------------------

    async def _refuse_busy(self, numbers: list[int], detail: str = "") -> NoReturn:
        points = [mount.point for mount in await self._ask(self._witness.mounted, numbers)]
        programs = await self._ask(self._witness.programs_on, points)
        if programs:
            self._tell(Note(code="in-use-by", values={"programs": ", ".join(programs)}))
        raise DriveRefused(Why.EJECT_BUSY, detail=detail)

    def _begin(self, step: str) -> None:
        self._tell(EjectStep(step=step, done=False))

    def _end(self, step: str) -> None:
        self.steps.append(step)
        self._tell(EjectStep(step=step, done=True))

    async def _ask(self, question: Callable[..., _T], *arguments: object) -> _T:
        """In a thread, since it may hang; who stops waiting leaves the thread to itself."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, partial(question, *arguments))

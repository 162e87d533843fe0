"""What ejecting, closing and opening a drive have in common: which drive is meant, closing all of it, who keeps it.

What UDisks2 answers is not enough. A mount that it does not list, one in another mount namespace, or an unmount that
is still writing would be taken for closed: so the kernel is asked as well.
"""

import asyncio
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NoReturn, Protocol, TypeVar

from shingleback.drives.bus import BusError
from shingleback.drives.kernel import Mounted
from shingleback.drives.objects import Device, Objects
from shingleback.drives.udisks import BUSY, NOT_MOUNTED, UDisks
from shingleback.drives.whole import Whole, are_of_system, is_off_limits, whole_around
from shingleback.jobs.events import Event, Note
from shingleback.model.errors import DriveRefused, SafetyRefusal, UsageError, Why

SETTLE_S: Final = 30.0
_MOMENT_S: Final = 0.2

_T = TypeVar("_T")


class Witness(Protocol):
    """What the kernel says; see `drives.kernel`."""

    def number_at(self, path: bytes) -> int: ...

    def mounted(self, numbers: Iterable[int]) -> list[Mounted]: ...

    def flush(self, point: Path | None) -> None: ...

    def is_held(self, node: str) -> bool: ...

    def programs_on(self, points: Iterable[Path]) -> list[str]: ...


class InThread:
    """Asks one question after the other in a thread, since each may hang."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "kernel")

    async def ask(self, question: Callable[..., _T], *arguments: object) -> _T:
        """Who stops waiting leaves the thread to itself."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, partial(question, *arguments))

    def end(self) -> None:
        self._executor.shutdown(wait=False)


class Place:
    """What a person named: a folder on a drive, or a device."""

    def __init__(self, path: bytes, witness: Witness, thread: InThread, not_to_be_had: Why) -> None:
        """`not_to_be_had` is why it is refused where it is on no drive, or on one of the computer itself."""
        self._path = path
        self._shown = os.fsdecode(path)
        self._witness = witness
        self._thread = thread
        self._not_to_be_had = not_to_be_had

    async def number(self) -> int:
        """The device that all is about. That the computer runs from it, the kernel knows also where UDisks2 is not."""
        try:
            number = await self._thread.ask(self._witness.number_at, self._path)
        except (FileNotFoundError, NotADirectoryError, PermissionError):
            raise UsageError(Why.DESTINATION_MISSING, path=self._shown) from None
        except OSError as error:
            raise DriveRefused(Why.DRIVE_READ_ERROR, detail=error.strerror or "") from None
        why = self._not_to_be_had
        if number == 0:
            raise UsageError(why, path=self._shown)
        if are_of_system(await self._points([number])):
            raise SafetyRefusal(why, path=self._shown)
        return number

    async def whole(self, number: int, objects: Objects) -> Whole:
        """The drive with that device. Never one that the computer runs from."""
        why = self._not_to_be_had
        whole = whole_around(number, objects)
        if whole is None:
            raise UsageError(why, path=self._shown)
        if is_off_limits(whole, await self._points(whole.numbers)):
            raise SafetyRefusal(why, path=self._shown)
        return whole

    async def _points(self, numbers: list[int]) -> list[Path]:
        return [mount.point for mount in await self._thread.ask(self._witness.mounted, numbers)]


class LettingGo:
    """Closes what is open of a drive, and says who keeps it."""

    def __init__(
        self, witness: Witness, thread: InThread, tell: Callable[[Event], None], busy: Why, settle_s: float = SETTLE_S
    ) -> None:
        """`busy` is why it is refused where a program keeps it; `settle_s` is what the last ones get to let go."""
        self._witness = witness
        self._thread = thread
        self._tell = tell
        self._busy = busy
        self._settle_s = settle_s

    async def close(self, udisks: UDisks, whole: Whole) -> None:
        """Everything of it is unmounted, and what is encrypted is locked."""
        await self.unmount(udisks, whole.all)
        for device in whole.open_devices:
            await udisks.lock(device)
        await self._wait_until_let_go(udisks, whole)

    async def unmount(self, udisks: UDisks, devices: list[Device]) -> None:
        """Each mount of them that this process can see."""
        by_number = {device.number: device for device in devices}
        while mounts := await self._mounted(by_number):
            try:
                await udisks.unmount(by_number[mounts[0].number])
            except BusError as error:
                if error.name == BUSY:
                    await self.refuse_busy(by_number, error.text)
                if error.name != NOT_MOUNTED:
                    raise
            if len(await self._mounted(by_number)) >= len(mounts):
                raise DriveRefused(Why.EJECT_STILL_MOUNTED, path=str(mounts[0].point))

    async def refuse_busy(self, numbers: Iterable[int], detail: str = "") -> NoReturn:
        """Tells who it is, where that can be known."""
        why = self._busy
        points = [mount.point for mount in await self._mounted(numbers)]
        programs = await self._thread.ask(self._witness.programs_on, points)
        if programs:
            self._tell(Note(code="in-use-by", values={"programs": ", ".join(programs)}))
        raise DriveRefused(why, detail=detail)

    async def _wait_until_let_go(self, udisks: UDisks, whole: Whole) -> None:
        """UDisks2 may need a moment to see what was done, and the last who had it open, to let go."""
        if not await udisks.until(whole.is_closed, self._settle_s):
            await self.refuse_busy(whole.numbers)
        for _ in range(round(self._settle_s / _MOMENT_S)):
            if not [one for one in whole.devices if await self._thread.ask(self._witness.is_held, one.node)]:
                return
            await asyncio.sleep(_MOMENT_S)
        await self.refuse_busy(whole.numbers)

    async def _mounted(self, numbers: Iterable[int]) -> list[Mounted]:
        return await self._thread.ask(self._witness.mounted, list(numbers))

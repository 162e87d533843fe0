"""Ejects a drive: flush, unmount, power off. It is "safe to unplug" only after all of them have succeeded.

UDisks2's answers are not enough. A mount that it does not list, one in another mount namespace, or an unmount that is
still writing would make "safe to unplug" wrong. So the kernel is checked as well, after the last unmount and at the
end.

Ejecting, unmounting and mounting share how they find the drive, unmount all of it, and report who keeps it busy.
"""

import asyncio
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Final, NoReturn, Protocol, TypeVar

from shingleback.devices.dbus import BusError, NotThere, Unanswered
from shingleback.devices.kernel import Mounted
from shingleback.devices.udisks import BUSY, NOT_MOUNTED, UDisks
from shingleback.devices.udisks_objects import Device, Objects, Whole, are_of_system, is_off_limits, whole_around
from shingleback.domain.errors import (
    OF_NO_SUCH_PATH,
    DriveRefused,
    SafetyRefusal,
    UsageError,
    Why,
    read_refusal,
    write_refusal,
)
from shingleback.protocol.events import EjectStep, Event, Note

SETTLE_S: Final = 30.0
_POLL_S: Final = 0.2

_T = TypeVar("_T")
Connect = Callable[[], AbstractAsyncContextManager[UDisks]]


class KernelPort(Protocol):
    """The kernel's view of drives; see `devices.kernel`."""

    def number_at(self, path: bytes) -> int: ...

    def mounted(self, numbers: Iterable[int]) -> list[Mounted]: ...

    def flush(self, point: Path | None) -> None: ...

    def is_held(self, node: str) -> bool: ...

    def programs_on(self, points: Iterable[Path]) -> list[str]: ...


class QueryThread:
    """Runs queries one after another in a thread, because each may hang. Can be used again after `end`."""

    def __init__(self) -> None:
        self._executor: ThreadPoolExecutor | None = None

    async def ask(self, question: Callable[..., _T], *arguments: object) -> _T:
        """Ask, and wait for the answer. A canceled caller leaves the thread running."""
        self._executor = self._executor or ThreadPoolExecutor(1, "kernel")
        return await asyncio.get_running_loop().run_in_executor(self._executor, partial(question, *arguments))

    def end(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False)
            self._executor = None


class EjectTarget:
    """What the user named: a folder on a drive, or a device."""

    def __init__(self, path: bytes, witness: KernelPort, thread: QueryThread, refusal: Why) -> None:
        """`refusal` is the reason to refuse a path that is on no drive, or on one that the computer runs from."""
        self._path = path
        self._shown = os.fsdecode(path)
        self._kernel = witness
        self._thread = thread
        self._refusal = refusal

    async def number(self) -> int:
        """Return the device number. The kernel's mounts tell whether the system runs from it, even without UDisks2."""
        try:
            number = await self._thread.ask(self._kernel.number_at, self._path)
        except (NotADirectoryError, PermissionError):
            raise UsageError(Why.DESTINATION_MISSING, path=self._shown) from None
        except OSError as error:
            if error.errno in OF_NO_SUCH_PATH:
                raise UsageError(Why.DESTINATION_MISSING, path=self._shown) from None
            raise read_refusal(error) from None
        why = self._refusal
        if number == 0:
            raise UsageError(why, path=self._shown)
        if are_of_system(await self._points([number])):
            raise SafetyRefusal(why, path=self._shown)
        return number

    async def whole(self, number: int, objects: Objects) -> Whole:
        """Return the drive with that device. Raises UsageError, or SafetyRefusal if the computer runs from it."""
        why = self._refusal
        whole = whole_around(number, objects)
        if whole is None:
            raise UsageError(why, path=self._shown)
        if is_off_limits(whole, await self._points(whole.numbers)):
            raise SafetyRefusal(why, path=self._shown)
        return whole

    async def _points(self, numbers: list[int]) -> list[Path]:
        return [mount.point for mount in await self._thread.ask(self._kernel.mounted, numbers)]


class DriveUnmounter:
    """Unmounts and locks everything on a drive, and reports who keeps it busy."""

    def __init__(
        self,
        witness: KernelPort,
        thread: QueryThread,
        tell: Callable[[Event], None],
        busy: Why,
        settle_s: float = SETTLE_S,
    ) -> None:
        """`busy` is the reason to refuse a drive in use; `settle_s` is the time for its last users to close it."""
        self._kernel = witness
        self._thread = thread
        self._tell = tell
        self._busy = busy
        self._settle_s = settle_s

    async def close(self, udisks: UDisks, whole: Whole) -> None:
        """Unmount everything on the drive, and lock its encrypted volumes."""
        await self.unmount(udisks, whole.all)
        for device in whole.open_devices:
            await udisks.lock(device)
        if not await udisks.until(whole.is_closed, self._settle_s):
            await self.refuse_busy(whole.numbers)
        for _ in range(round(self._settle_s / _POLL_S)):
            if not [device for device in whole.devices if await self._thread.ask(self._kernel.is_held, device.node)]:
                return
            await asyncio.sleep(_POLL_S)
        await self.refuse_busy(whole.numbers)

    async def unmount(self, udisks: UDisks, devices: list[Device]) -> None:
        """Unmount every mount of these devices that this process can see."""
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
        """Raises DriveRefused, after naming the programs that use the drive if they are known."""
        why = self._busy
        points = [mount.point for mount in await self._mounted(numbers)]
        programs = await self._thread.ask(self._kernel.programs_on, points)
        if programs:
            self._tell(Note(code="in-use-by", values={"programs": ", ".join(programs)}))
        raise DriveRefused(why, detail=detail)

    async def _mounted(self, numbers: Iterable[int]) -> list[Mounted]:
        return await self._thread.ask(self._kernel.mounted, list(numbers))


class _Steps:
    """Reports the steps of an eject.

    Attributes:
        done: the steps that have succeeded, as in `EjectStep`.
    """

    def __init__(self, tell: Callable[[Event], None]) -> None:
        self.done: list[str] = []
        self._tell = tell

    def begin(self, step: str) -> None:
        self._tell(EjectStep(step=step, done=False))

    def end(self, step: str) -> None:
        self.done.append(step)
        self._tell(EjectStep(step=step, done=True))


class Eject:
    """One eject, of the drive that holds a folder, or of a device.

    Attributes:
        drive: the drive's vendor and model name, once known.
    """

    def __init__(
        self,
        path: bytes,
        witness: KernelPort,
        connect: Connect,
        is_written_to: Callable[[], bool],
        tell: Callable[[Event], None],
        settle_s: float = SETTLE_S,
    ) -> None:
        """`is_written_to` returns whether a backup is running there; `settle_s`: see `DriveUnmounter`."""
        self.drive = ""
        self._thread = QueryThread()
        self._place = EjectTarget(path, witness, self._thread, Why.NOTHING_TO_EJECT)
        self._unmounter = DriveUnmounter(witness, self._thread, tell, Why.EJECT_BUSY, settle_s)
        self._kernel = witness
        self._connect = connect
        self._is_written_to = is_written_to
        self._steps = _Steps(tell)

    @property
    def steps(self) -> list[str]:
        """The steps that have succeeded, as in `EjectStep`."""
        return self._steps.done

    async def run(self) -> None:
        """Returns when it is safe to unplug the drive; raises a ShinglebackError otherwise."""
        try:
            number = await self._place.number()
            if await self._thread.ask(self._is_written_to):
                await self._unmounter.refuse_busy([number])
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
            await self._unmounter.refuse_busy(whole.numbers)
        try:
            await self._flush(whole.numbers)
            self._steps.begin("unmount")
            await self._unmounter.close(udisks, whole)
            self._steps.end("unmount")
            # A card reader ejects its card. Drives that can do neither need nothing.
            drive = None if whole.has_twin else whole.drive  # with a twin, UDisks2 could power off the other drive
            if drive and drive.can_power_off:
                self._steps.begin("power-off")
                await udisks.power_off(whole.drive_path)
                self._steps.end("power-off")
            elif drive and drive.ejectable and drive.media_removable:
                self._steps.begin("eject")
                await udisks.eject(whole.drive_path)
                self._steps.end("eject")
        except (NotThere, Unanswered) as error:
            raise DriveRefused(Why.EJECT_TIMED_OUT, detail=str(error)) from None
        except BusError as error:
            if error.name == BUSY:
                await self._unmounter.refuse_busy(whole.numbers, error.text)
            raise DriveRefused(Why.EJECT_REFUSED, detail=error.text or error.name) from None
        if await self._thread.ask(self._kernel.mounted, whole.numbers):  # a desktop may have mounted it again
            await self._unmounter.refuse_busy(whole.numbers)

    # the steps ----------------------------------------------------------------------------------------------

    async def _flush(self, numbers: list[int]) -> None:
        self._steps.begin("flush")
        mounts = await self._thread.ask(self._kernel.mounted, numbers)
        points: list[Path | None] = [mount.point for mount in mounts]
        for point in points or [None]:
            try:
                await self._thread.ask(self._kernel.flush, point)
            except PermissionError:
                raise DriveRefused(Why.EJECT_REFUSED, detail=f"{point}: permission denied") from None
            except OSError as error:
                raise write_refusal(error) from None
        self._steps.end("flush")

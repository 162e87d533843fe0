"""The port to UDisks2: what there is, and the few things that can be done with it.

The drives of this program are slow: an unmount may last for many minutes. So nothing here gives up on work that the
service is at; it gives up on a service that no longer answers anything. Where the answer to a call is lost on its way
(the bus has limits of its own), the service's job says how the work ended; where even that is lost, nobody knows, and
`Unanswered` says so.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec

from shingleback.drives.bus import DBUS, BusError, Call, Signal, SystemBus, Unanswered, connected
from shingleback.drives.objects import ROOT, UDISKS, Device, Job, Objects, objects_from, read

_MANAGER: Final = f"{ROOT}/Manager"
_RULE: Final = f"type='signal',sender='{UDISKS}',path_namespace='{ROOT}'"
_ANSWER_S: Final = 60.0

BUSY: Final = f"{UDISKS}.Error.DeviceBusy"
NOT_MOUNTED: Final = f"{UDISKS}.Error.NotMounted"
_TIMED_OUT: Final = f"{UDISKS}.Error.Timedout"
_FAILED: Final = f"{UDISKS}.Error.Failed"


_JobName = tuple[str, str]  # the service's connection and the object's path; a new service counts its jobs anew


class UDisks:
    """An open connection; `reach` gives one.

    Every call raises NotThere, Unanswered, or BusError with the service's own name and text of the error.
    """

    def __init__(self, bus: SystemBus, answer_s: float) -> None:
        self._bus = bus
        self._answer_s = answer_s
        self._jobs: dict[_JobName, Job] = {}
        self._ends: dict[_JobName, tuple[bool, str]] = {}
        self._heard = asyncio.Event()

    async def listen(self) -> None:
        """Hear of jobs and changes; to be called once, before everything else."""
        await self._bus.listen(_RULE, self._on_signal)

    async def objects(self) -> Objects:
        answer = await self._ask(ROOT, f"{DBUS}.ObjectManager", "GetManagedObjects")
        return objects_from(answer[0])

    async def unmount(self, device: Device) -> None:
        """One mount of the filesystem; returns when all of it is written out."""
        await self._carry_out(device.path, "Filesystem", "Unmount")

    async def lock(self, device: Device) -> None:
        """Close an encrypted device, nothing in which is mounted."""
        await self._carry_out(device.path, "Encrypted", "Lock")

    async def power_off(self, drive: str) -> None:
        """Make the drive write out its cache, and switch off the port. It is gone afterward."""
        await self._carry_out(drive, "Drive", "PowerOff")

    async def eject(self, drive: str) -> None:
        """Let go of the medium."""
        await self._carry_out(drive, "Drive", "Eject")

    async def until(self, is_so: Callable[[Objects], bool], limit_s: float) -> bool:
        """Wait until the objects are as they should be, which follows the calls that change them by a moment."""
        try:
            async with asyncio.timeout(limit_s):
                while True:
                    heard = self._heard
                    if is_so(await self.objects()):
                        return True
                    await self._wait_for(heard)
        except TimeoutError:
            return False

    # under the surface --------------------------------------------------------------------------------------

    async def _carry_out(self, path: str, interface: str, member: str) -> None:
        """A call that lasts for as long as the drive needs."""
        earlier = set(self._jobs)
        call = Call(UDISKS, path, f"{UDISKS}.{interface}", member, "a{sv}", ({},))
        answer = asyncio.ensure_future(self._bus.call(call))
        try:
            while not (await asyncio.wait({answer}, timeout=self._answer_s))[0]:
                await self._ask(_MANAGER, f"{DBUS}.Peer", "Ping")
            answer.result()
        except Unanswered as lost:
            await self._follow_job(path, earlier, lost)
        except BusError as error:
            if error.name != _TIMED_OUT:
                raise
            await self._follow_job(path, earlier, Unanswered(error.text))
        finally:
            answer.cancel()

    async def _follow_job(self, path: str, earlier: set[_JobName], lost: Unanswered) -> None:
        """Wait for the end of the newest job about an object, instead of for an answer. Raises `lost` if none tells."""
        about = [name for name, job in self._jobs.items() if path in job.objects and name not in earlier]
        if not about:
            raise lost
        name = about[-1]
        while name not in self._ends:
            heard = self._heard
            is_at_work = name[1] in (await self.objects()).jobs
            if not is_at_work and name not in self._ends:
                raise lost
            await self._wait_for(heard)
        succeeded, text = self._ends[name]
        if not succeeded:
            raise BusError(BUSY if "busy" in text else _FAILED, text)

    async def _ask(self, path: str, interface: str, member: str) -> list[object]:
        """A call that a service which is well answers at once."""
        return await self._bus.call(Call(UDISKS, path, interface, member), self._answer_s)

    async def _wait_for(self, heard: asyncio.Event) -> None:
        """Wait for a signal, or for as long as any answer may take."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._answer_s):
                await heard.wait()

    def _on_signal(self, signal: Signal) -> None:
        if signal.member == "InterfacesAdded":
            path, interfaces = msgspec.convert(signal.body, tuple[str, dict[str, dict[str, object]]])
            job = read(interfaces, Job)
            if job:
                self._jobs[signal.sender, path] = job
        elif signal.member == "Completed" and signal.interface == f"{UDISKS}.Job":
            self._ends[signal.sender, signal.path] = msgspec.convert(signal.body, tuple[bool, str])
        heard, self._heard = self._heard, asyncio.Event()
        heard.set()


@contextlib.asynccontextmanager
async def reach(address: str | None = None, answer_s: float = _ANSWER_S) -> AsyncIterator[UDisks]:
    """Connect to the bus at an address, or else to the machine's own, and listen to the service.

    `answer_s` is how long a service that is well may take for an answer that needs no drive.
    """
    async with connected(address, answer_s) as bus:
        udisks = UDisks(bus, answer_s)
        await udisks.listen()
        yield udisks

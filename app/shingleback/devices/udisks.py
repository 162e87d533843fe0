"""The port to UDisks2: its objects, and the few calls that this program makes.

The drives of this program are slow: an unmount may last for many minutes. So nothing here gives up on work that the
service is doing; it gives up on a service that no longer answers anything. If the answer to a call is lost (the bus has
limits of its own), the service's job tells how the work ended; if even that is lost, the result is unknown, and
`Unanswered` is raised.
"""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from typing import Final

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
    typed,
)
from shingleback.devices.udisks_objects import ROOT, UDISKS, Device, Job, Objects, objects_from, read
from shingleback.domain.errors import DriveRefused, UsageError, Why

MANAGER: Final = f"{ROOT}/Manager"
_RULE: Final = f"type='signal',sender='{UDISKS}',path_namespace='{ROOT}'"
_ANSWER_S: Final = 60.0

BUSY: Final = f"{UDISKS}.Error.DeviceBusy"
NOT_MOUNTED: Final = f"{UDISKS}.Error.NotMounted"
ALREADY_MOUNTED: Final = f"{UDISKS}.Error.AlreadyMounted"
OPTION_NOT_PERMITTED: Final = f"{UDISKS}.Error.OptionNotPermitted"
NOT_AUTHORIZED: Final = f"{UDISKS}.Error.NotAuthorized"
"""Two more begin with it: one if a password dialog is needed, and one if the user closed the dialog."""
_TIMED_OUT: Final = f"{UDISKS}.Error.Timedout"
_FAILED: Final = f"{UDISKS}.Error.Failed"
_ACCESS_DENIED: Final = f"{DBUS}.Error.AccessDenied"


_JobName = tuple[str, str]  # the service's connection and the object's path; a new service reuses the numbers of jobs
_TO_READ: Final = "r"
_BUSY_TEXT: Final = ("busy", os.strerror(16).lower())


def _ignore(_fraction: float) -> None:
    pass


class UDisks:
    """An open connection; made by `reach`.

    Every call raises NotThere, Unanswered, or BusError with the service's own name and text of the error.

    Attributes:
        bus: the connection itself.
    """

    def __init__(self, bus: SystemBus, answer_s: float, progress: Callable[[float], None] = _ignore) -> None:
        """`progress` is called with the progress of requested work, from 0 to 1, if the service knows it."""
        self.bus = bus
        self._answer_s = answer_s
        self._progress = progress
        self._asked_about: list[str] = []
        self._jobs: dict[_JobName, Job] = {}
        self._ends: dict[_JobName, tuple[bool, str]] = {}
        self._heard = asyncio.Event()

    async def listen(self) -> None:
        """Subscribe to jobs and changes; call this once, before everything else."""
        await self.bus.listen(_RULE, self._on_signal)

    async def objects(self) -> Objects:
        answer = await self._ask(ROOT, f"{DBUS}.ObjectManager", "GetManagedObjects")
        return objects_from(answer[0])

    async def mount(self, device: Device, options: Collection[str] = ()) -> None:
        """Mount a device. Ask the kernel afterward where and how it is mounted."""
        call_options = {"options": typed("s", ",".join(options))} if options else {}
        await self.carry_out(device.path, "Filesystem", "Mount", body=(call_options,))

    async def unmount(self, device: Device, *, is_forced: bool = False) -> None:
        """Undo one mount of the filesystem; returns when everything is written out.

        A forced unmount cuts off programs that still use it, and may return earlier.
        """
        options = {"force": typed("b", value=True)} if is_forced else {}
        await self.carry_out(device.path, "Filesystem", "Unmount", body=(options,))

    async def unlock(self, device: Device, secret: str) -> None:
        """Unlock an encrypted device. Its inside is another object."""
        await self.carry_out(device.path, "Encrypted", "Unlock", "sa{sv}", (secret, {}))

    async def lock(self, device: Device) -> None:
        """Lock an encrypted device. Nothing inside may be mounted."""
        await self.carry_out(device.path, "Encrypted", "Lock")

    async def power_off(self, drive: str) -> None:
        """Make the drive write out its cache, and switch off the port. Afterward, the drive is gone."""
        await self.carry_out(drive, "Drive", "PowerOff")

    async def eject(self, drive: str) -> None:
        """Eject the medium."""
        await self.carry_out(drive, "Drive", "Eject")

    async def carry_out(
        self, path: str, interface: str, member: str, signature: str = "a{sv}", body: tuple[object, ...] = ({},)
    ) -> list[object]:
        """Make a call that lasts for as long as the drive needs.

        The answer is empty if it was lost, and only the job tells that the work has succeeded.
        """
        earlier = set(self._jobs)
        call = Call(UDISKS, path, f"{UDISKS}.{interface}", member, signature, body)
        answer = asyncio.ensure_future(self.bus.call(call))
        self._asked_about.append(path)
        try:
            while not (await asyncio.wait({answer}, timeout=self._answer_s))[0]:
                await self._ask(MANAGER, f"{DBUS}.Peer", "Ping")
            return answer.result()
        except Unanswered as lost:
            await self._follow_job(path, earlier, lost)
        except BusError as error:
            if error.name != _TIMED_OUT:
                raise
            await self._follow_job(path, earlier, Unanswered(error.text))
        finally:
            self._asked_about.remove(path)
            answer.cancel()
        return []

    async def open_device(self, path: str, mode: str, flags: int) -> int:
        """Open a device; the caller must close it. `mode` as in UDisks2. The user may be asked for a password."""
        body = (mode, {"flags": typed("i", flags)})
        return await self.bus.call_for_fd(Call(UDISKS, path, f"{UDISKS}.Block", "OpenDevice", "sa{sv}", body))

    async def properties(self, path: str, interface: str) -> Mapping[str, object]:
        """Return the properties of one UDisks2 interface, by its short name."""
        answer = await self._ask(path, f"{DBUS}.Properties", "GetAll", "s", (f"{UDISKS}.{interface}",))
        return msgspec.convert(answer[0], dict[str, object])

    async def ask(
        self, path: str, interface: str, member: str, signature: str, body: tuple[object, ...]
    ) -> list[object]:
        """Make a call that accesses no drive."""
        return await self._ask(path, f"{UDISKS}.{interface}", member, signature, body)

    async def until(self, is_so: Callable[[Objects], bool], limit_s: float) -> bool:
        """Wait until the objects meet a condition: they change shortly after a call. False if not in time."""
        try:
            async with asyncio.timeout(limit_s):
                while True:
                    heard = self._heard
                    if is_so(await self.objects()):
                        return True
                    await self._wait_for(heard)
        except TimeoutError:
            return False

    # internals ----------------------------------------------------------------------------------------------

    async def _follow_job(self, path: str, earlier: set[_JobName], lost: Unanswered) -> None:
        """Wait for the newest job about an object instead of an answer. Raises `lost` if no job has the result."""
        job_names = [name for name, job in self._jobs.items() if path in job.objects and name not in earlier]
        if not job_names:
            raise lost
        name = job_names[-1]
        while name not in self._ends:
            heard = self._heard
            is_at_work = name[1] in (await self.objects()).jobs
            if not is_at_work and name not in self._ends:
                raise lost
            await self._wait_for(heard)
        succeeded, text = self._ends[name]
        if not succeeded:
            raise BusError(BUSY if "busy" in text else _FAILED, text)

    async def _ask(
        self, path: str, interface: str, member: str, signature: str = "", body: tuple[object, ...] = ()
    ) -> list[object]:
        """Make a call that a healthy service answers immediately."""
        return await self.bus.call(Call(UDISKS, path, interface, member, signature, body), self._answer_s)

    async def _wait_for(self, heard: asyncio.Event) -> None:
        """Wait for a signal, but no longer than any answer may take."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._answer_s):
                await heard.wait()

    def _on_signal(self, signal: Signal) -> None:
        if signal.member == "InterfacesAdded":
            path, interfaces = msgspec.convert(signal.body, tuple[str, dict[str, dict[str, object]]])
            job = read(interfaces, Job)
            if job:
                self._note(signal.sender, path, job)
        elif signal.member == "PropertiesChanged" and (signal.sender, signal.path) in self._jobs:
            _, changed, _ = msgspec.convert(signal.body, tuple[str, dict[str, object], list[str]])
            before = msgspec.to_builtins(self._jobs[signal.sender, signal.path])
            self._note(signal.sender, signal.path, msgspec.convert(before | changed, Job))
        elif signal.member == "Completed" and signal.interface == f"{UDISKS}.Job":
            self._ends[signal.sender, signal.path] = msgspec.convert(signal.body, tuple[bool, str])
        heard, self._heard = self._heard, asyncio.Event()
        heard.set()

    def _note(self, sender: str, path: str, job: Job) -> None:
        self._jobs[sender, path] = job
        if job.progress_valid and not set(self._asked_about).isdisjoint(job.objects):
            self._progress(job.progress)


@contextlib.asynccontextmanager
async def reach(
    address: str | None = None, answer_s: float = _ANSWER_S, progress: Callable[[float], None] = _ignore
) -> AsyncIterator[UDisks]:
    """Connect to the bus at an address, by default the system bus, and listen to the service.

    `answer_s` is how long a healthy service may take for an answer that needs no drive; for `progress` see `UDisks`.
    """
    async with connected(address, answer_s) as bus:
        udisks = UDisks(bus, answer_s, progress)
        await udisks.listen()
        yield udisks


def service_refusal(error: Exception) -> DriveRefused:
    """Return why UDisks2 cannot be used, from what a first call to it raised."""
    match error:
        case NoBus():
            return DriveRefused(Why.NO_SYSTEM_BUS)
        case NotStarted():
            return DriveRefused(Why.DRIVE_SERVICE_NOT_STARTED)
        case NotThere():
            return DriveRefused(Why.DRIVE_SERVICE_NOT_INSTALLED)
        case BusError(name=name) if name == _ACCESS_DENIED:
            return DriveRefused(Why.DRIVE_SERVICE_NOT_ALLOWED)
    return DriveRefused(Why.NO_DRIVE_SERVICE)


async def open_source(udisks: UDisks, node: str, objects: Objects) -> int:
    """Open a clone's source; the caller must close it. Raises UsageError and DriveRefused, NotThere and Unanswered."""
    device = next((device for device in objects.devices.values() if device.node == node), None)
    if device is None:
        raise UsageError(Why.NO_SUCH_DRIVE, device=node)
    try:
        return await udisks.open_device(device.path, _TO_READ, os.O_EXCL | os.O_CLOEXEC)
    except BusError as error:
        raise opening_refusal(error, node, Why.DRIVE_READ_ERROR) from None


def opening_refusal(error: BusError, node: str, otherwise: Why) -> UsageError | DriveRefused:
    """Turn a failure to open a drive for a copy into an error with a reason; `otherwise` if the drive is the cause."""
    if error.name == BUSY or any(text in error.text.lower() for text in _BUSY_TEXT):
        return UsageError(Why.CLONE_SOURCE_IN_USE, device=node)
    if error.name.startswith(NOT_AUTHORIZED):
        return DriveRefused(Why.NOT_ALLOWED)
    return DriveRefused(otherwise, detail=error.text)

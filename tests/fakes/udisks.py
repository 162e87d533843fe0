"""A fake org.freedesktop.UDisks2: it serves the objects of a test, in a thread, on a private bus.

Its replies, and the order in which it reports jobs and changes, follow the real one; tests/contract checks both for the
same behavior.
"""

import asyncio
import copy
import os
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from dbus_fast import BusType, Message, MessageType
from dbus_fast.aio import MessageBus

from shingleback.devices.dbus import DBUS
from shingleback.devices.udisks_objects import ROOT, UDISKS
from tests.fakes.udisks_objects import Interfaces, Tree, packed, path_of
from tests.helpers.patience import PATIENCE_S


class Busy(Exception):
    """A file is open on the filesystem that should be unmounted."""


@dataclass(frozen=True)
class Incoming:
    """A call that waits for its reply."""

    fake: "FakeUDisks"
    message: Message

    @property
    def path(self) -> str:
        return self.message.path or ""

    @property
    def member(self) -> str:
        return self.message.member or ""

    async def succeed(self, signature: str = "", *body: object, fds: list[int] | None = None) -> None:
        """`body` is the reply; an `h` in its signature is an index of `fds`."""
        await self.fake.send(Message.new_method_return(self.message, signature, list(body), fds or []))

    async def fail(self, error: str, text: str) -> None:
        """`error` is the last part of the name of one of UDisks2's own errors, or a full name."""
        name = error if "." in error else f"{UDISKS}.Error.{error}"
        await self.fake.send(Message.new_error(self.message, name, text))


Behavior = Callable[[Incoming], Awaitable[None]]


class FakeUDisks:
    """Use it in a with statement.

    Attributes:
        tree: the objects.
        calls: the called methods, with the last part of the object's path: "Unmount sdx1".
        works: the implementation of each method, by name.
        behaviors: what a method should do instead, by name.
        call_received: set as soon as a method with a behavior was called.
        object_queries: how often all objects were requested.
        pings: one for each check whether the service is alive.
        job_begun: set with each job that begins.
        released: some behaviors wait for this; see `release`.
        has_switch: whether the drive can really be powered off, whatever it claims.
    """

    def __init__(self, address: str, tree: Tree, unmount: Callable[[str], None]) -> None:
        """`unmount` unmounts a device, by the name of its node; it may raise `Busy`."""
        self.tree = tree
        self.calls: list[str] = []
        self.works: dict[str, Behavior] = {
            "Unmount": self.unmount,
            "Lock": self.lock,
            "PowerOff": self.power_off,
            "Eject": self.eject,
        }
        self.behaviors: dict[str, Behavior] = {}
        self.call_received = threading.Event()
        self.object_queries = 0
        self.pings: asyncio.Queue[None] = asyncio.Queue()
        self.released = asyncio.Event()
        self.job_begun = asyncio.Event()
        self.has_switch = True
        self._address = address
        self._unmount = unmount
        self._is_up = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._end = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._jobs = 0
        self._thread = threading.Thread(target=self._run, name="fake-udisks")

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._is_up.wait(PATIENCE_S), "the fake did not come up"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()

    def release(self) -> None:
        """Releases waiting behaviors."""
        self._loop.call_soon_threadsafe(self.released.set)

    def mount(self, node: str, point: Path) -> None:
        """Simulates that the kernel has mounted a filesystem, and the service has noticed."""
        path = path_of(node)
        points = [*self._points(path), bytes(point) + b"\0"]
        self.do(self.change(path, "Filesystem", MountPoints=points))

    def plug(self, tree: Tree) -> None:
        """Adds the objects one after another, in this order."""
        for path, interfaces in tree.items():
            self.do(self.add(path, interfaces))

    def unplug(self, paths: Iterable[str]) -> None:
        """Removes the objects one after another, the last first."""
        for path in reversed(list(paths)):
            self.do(self.remove(path))

    def do(self, telling: Coroutine[None, None, None]) -> None:
        """Sends signals from the thread of the test."""
        asyncio.run_coroutine_threadsafe(telling, self._loop).result(PATIENCE_S)

    def stop(self) -> None:
        """Leaves the bus, at once."""
        self._bus.disconnect()

    # methods --------------------------------------------------------------------------------------------------

    async def unmount(self, call: Incoming) -> None:
        """As with the real service, the job ends before the call does."""
        node = self.node(call.path)
        if not self._points(call.path):
            await call.fail("NotMounted", f"Device `{node}' is not mounted")
            return
        job = await self.begin_job("filesystem-unmount", call.path)
        try:
            await self.let_go(call.path)
        except Busy:
            await self.end_job(job, "target is busy")
            await call.fail("DeviceBusy", f"Error unmounting {node}: target is busy")
        else:
            await self.end_job(job)
            await call.succeed()

    async def let_go(self, path: str) -> None:
        """Unmounts it, and reports that."""
        await self._loop.run_in_executor(None, self._unmount, self.node(path))
        if path in self.tree:  # it may have been pulled meanwhile
            await self.change(path, "Filesystem", MountPoints=self._points(path)[1:])

    async def lock(self, call: Incoming) -> None:
        for path in [path for path in self.tree if self._backing(path) == call.path]:
            if self._points(path):
                await call.fail("Failed", f"Error locking {self.node(path)}: Device or resource busy")
                return
            await self.remove(path)
        await call.succeed()

    async def power_off(self, call: Incoming) -> None:
        for path in self.tree:
            if self._points(path):
                await call.fail("DeviceBusy", f"The drive in use: Device {self.node(path)} is mounted")
                return
        if not self.has_switch:
            await call.fail("Failed", "No usb device")
            return
        await call.succeed()
        for path in list(self.tree):
            await self.remove(path)

    async def eject(self, call: Incoming) -> None:
        await call.succeed()

    def all_objects(self, call: Message) -> Message:
        objects = {path: packed(interfaces) for path, interfaces in self.tree.items()}
        return Message.new_method_return(call, "a{oa{sa{sv}}}", [objects])

    # signals --------------------------------------------------------------------------------------------------

    async def begin_job(self, operation: str, path: str) -> str:
        self._jobs += 1
        job = f"{ROOT}/jobs/{self._jobs}"
        await self.add(job, {f"{UDISKS}.Job": {"Operation": operation, "Objects": [path]}})
        self.job_begun.set()
        return job

    async def end_job(self, job: str, failure: str = "") -> None:
        await self._signal(job, f"{UDISKS}.Job", "Completed", "bs", not failure, failure)
        await self.remove(job)

    async def change(self, path: str, interface: str, **properties: object) -> None:
        name = f"{UDISKS}.{interface}"
        self.tree[path][name] |= properties
        changed = packed({name: properties})[name]
        await self._signal(path, f"{DBUS}.Properties", "PropertiesChanged", "sa{sv}as", name, changed, [])

    async def add(self, path: str, interfaces: Interfaces) -> None:
        """Adds the object, or further interfaces of it."""
        self.tree[path] = self.tree.get(path, {}) | copy.deepcopy(interfaces)
        await self._signal(ROOT, f"{DBUS}.ObjectManager", "InterfacesAdded", "oa{sa{sv}}", path, packed(interfaces))

    async def remove(self, path: str, interfaces: list[str] | None = None) -> None:
        """Removes the object, or some interfaces of it."""
        before = self.tree.pop(path, {})  # it may be powered off and pulled at the same time
        gone = [name for name in before if interfaces is None or name in interfaces]
        if len(gone) < len(before):
            self.tree[path] = {name: values for name, values in before.items() if name not in gone}
        await self._signal(ROOT, f"{DBUS}.ObjectManager", "InterfacesRemoved", "oas", path, gone)

    async def send(self, message: Message) -> None:
        await self._bus.send(message)

    # the service ----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        self._bus = MessageBus(bus_address=self._address, bus_type=BusType.SYSTEM, negotiate_unix_fd=True)
        await self._bus.connect()
        self._bus.add_message_handler(self._on_message)
        await self._bus.request_name(UDISKS)
        self._is_up.set()
        await self._end.wait()
        for task in self._tasks:
            task.cancel()
        self._bus.disconnect()

    def _on_message(self, message: Message) -> Message | bool | None:
        if message.message_type is not MessageType.METHOD_CALL:
            return None
        if message.member == "Ping":
            self.pings.put_nowait(None)
        is_look = message.member == "GetManagedObjects"
        self.object_queries += is_look
        if is_look and "GetManagedObjects" not in self.behaviors:
            return self.all_objects(message)
        if not is_look and (message.path not in self.tree or message.interface not in self.tree[message.path]):
            return None  # dbus-fast then replies that there is no such object
        task = self._loop.create_task(self._answer(Incoming(self, message)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def _answer(self, call: Incoming) -> None:
        member = call.member
        self.calls.append(f"{member} {os.path.basename(call.path)}")
        if member in self.behaviors:
            self.call_received.set()
        try:
            await (self.behaviors.get(member) or self.works[member])(call)
        except Exception as error:
            await call.fail("Failed", f"the fake failed: {error!r}")  # otherwise its caller would wait forever
            raise

    async def _signal(self, path: str, interface: str, member: str, signature: str, *body: object) -> None:
        await self._bus.send(
            Message(
                path=path,
                interface=interface,
                member=member,
                signature=signature,
                body=list(body),
                message_type=MessageType.SIGNAL,
            )
        )

    def _points(self, path: str) -> list[bytes]:
        points = self.tree[path].get(f"{UDISKS}.Filesystem", {}).get("MountPoints", [])
        assert isinstance(points, list)
        return points

    def node(self, path: str) -> str:
        """The node of the device with that object."""
        node = self.tree[path][f"{UDISKS}.Block"]["Device"]
        assert isinstance(node, bytes)
        return os.fsdecode(node.rstrip(b"\0"))

    def _backing(self, path: str) -> object:
        return self.tree[path].get(f"{UDISKS}.Block", {}).get("CryptoBackingDevice")

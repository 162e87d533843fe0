"""A fake notification server of a desktop, in a thread, on the test's own bus. It shows nothing and remembers all.

It follows the Desktop Notifications Specification: a button takes the notification down, and so does closing it.
"""

import asyncio
import contextlib
import threading
from collections.abc import Coroutine
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Final, Self

from dbus_fast import Message, MessageType
from dbus_fast.aio import MessageBus

NAME: Final = "org.freedesktop.Notifications"
PATH: Final = "/org/freedesktop/Notifications"
_DISMISSED: Final = 2
_BY_CALL: Final = 3
ALL: Final = ("actions", "body", "body-markup", "persistence")


@dataclass
class Bubble:
    """What a person would see. `actions`: the texts of the buttons, by their names."""

    number: int
    summary: str
    body: str
    actions: dict[str, str]
    hints: dict[str, Any]
    replaced: int


@dataclass
class FakeNotifications:
    """To be used in a with statement.

    Attributes:
        shown: what is on the screen, by number.
        notified: everything that ever was, in order.
        closed: the numbers that were taken down by a call.
    """

    address: str
    capabilities: tuple[str, ...] = ALL
    hangs: bool = False
    first: int = 1
    shown: dict[int, Bubble] = field(default_factory=dict)
    notified: list[Bubble] = field(default_factory=list)
    closed: list[int] = field(default_factory=list)
    called: list[str] = field(default_factory=list)

    def __enter__(self) -> Self:
        self._loop = asyncio.new_event_loop()
        self._awake = asyncio.Event()
        self._is_up = threading.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._next = self.first
        self._thread = threading.Thread(target=self._run, name="fake-notifications")
        self._thread.start()
        assert self._is_up.wait(10), "the fake did not come up"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    @property
    def only(self) -> Bubble:
        (bubble,) = self.shown.values()
        return bubble

    # what a person does -----------------------------------------------------------------------------------------

    def press(self, action: str, number: int | None = None, token: str = "") -> None:
        """A button; of the only notification if no number is given."""
        number = self.only.number if number is None else number
        self._do(self._press(number, action, token))

    def dismiss(self, number: int | None = None) -> None:
        number = self.only.number if number is None else number
        self._do(self._close(number, _DISMISSED))

    def awake(self) -> None:
        """It answers again what it was asked meanwhile."""
        self.hangs = False
        self._loop.call_soon_threadsafe(self._awake.set)

    # the server -------------------------------------------------------------------------------------------------

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.run_forever()
        self._loop.run_until_complete(self._leave())
        self._loop.close()

    async def _serve(self) -> None:
        self._bus = await MessageBus(bus_address=self.address).connect()
        self._bus.add_message_handler(self._on_message)
        await self._bus.request_name(NAME)
        self._is_up.set()

    async def _leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._bus.disconnect()
        with contextlib.suppress(OSError, EOFError):  # the bus may have gone first
            await self._bus.wait_for_disconnect()  # type: ignore[no-untyped-call]

    def _on_message(self, message: Message) -> bool:
        if message.message_type is not MessageType.METHOD_CALL or message.interface != NAME:
            return False
        self.called.append(message.member or "")
        task = self._loop.create_task(self._answer(message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def _answer(self, message: Message) -> None:
        if self.hangs:
            await self._awake.wait()
        match message.member, message.signature:
            case "GetCapabilities", "":
                await self._bus.send(Message.new_method_return(message, "as", [list(self.capabilities)]))
            case "Notify", "susssasa{sv}i":
                await self._bus.send(Message.new_method_return(message, "u", [self._notify(message.body)]))
            case "CloseNotification", "u":
                self.closed.append(message.body[0])
                await self._bus.send(Message.new_method_return(message))
                await self._close(message.body[0], _BY_CALL)
            case _:
                await self._bus.send(Message.new_error(message, "org.freedesktop.DBus.Error.InvalidArgs", ""))

    def _notify(self, body: list[Any]) -> int:
        _, replaced, _, summary, text, actions, hints, _ = body
        number = replaced or self._next
        self._next += 1
        buttons = dict(zip(actions[::2], actions[1::2], strict=True))
        plain = {name: hint.value for name, hint in hints.items()}
        self.shown[number] = Bubble(number, summary, text, buttons, plain, replaced)
        self.notified.append(self.shown[number])
        return number

    async def _press(self, number: int, action: str, token: str) -> None:
        if token:
            await self._tell("ActivationToken", "us", [number, token])
        await self._tell("ActionInvoked", "us", [number, action])
        await self._close(number, _DISMISSED)

    async def _close(self, number: int, reason: int) -> None:
        if self.shown.pop(number, None) is not None:
            await self._tell("NotificationClosed", "uu", [number, reason])

    async def _tell(self, member: str, signature: str, body: list[Any]) -> None:
        await self._bus.send(Message.new_signal(PATH, NAME, member, signature, body))

"""A fake notification server of a desktop, in a thread, on a private bus. It shows nothing and remembers everything.

It follows the Desktop Notifications Specification: a button closes the notification, and so does a call.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final, Self

from dbus_fast import Message, MessageType

from tests.fakes.service import BusService

NAME: Final = "org.freedesktop.Notifications"
PATH: Final = "/org/freedesktop/Notifications"
EXPIRED: Final = 1
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
class FakeNotifications(BusService):
    """Use it in a with statement.

    Attributes:
        shown: the visible notifications, by number; a new dict each time, so that a test may iterate over it.
        notified: all notifications ever, in order.
        closed: the numbers that were closed by a call.
    """

    owned = NAME

    address: str
    capabilities: tuple[str, ...] = ALL
    hangs: bool = False
    first: int = 1
    shown: dict[int, Bubble] = field(default_factory=dict)
    notified: list[Bubble] = field(default_factory=list)
    closed: list[int] = field(default_factory=list)
    called: list[str] = field(default_factory=list)

    def __enter__(self) -> Self:
        self._awake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._next = self.first
        return super().__enter__()

    @property
    def only(self) -> Bubble:
        bubbles = [*self.shown.values()]
        assert len(bubbles) == 1, bubbles
        return bubbles[0]

    # what a person does -----------------------------------------------------------------------------------------

    def press(self, action: str, number: int | None = None, token: str = "") -> None:
        """Presses a button, of the only notification if no number is given."""
        number = self.only.number if number is None else number
        self._do(self._press(number, action, token))

    def dismiss(self, number: int | None = None, reason: int = _DISMISSED) -> None:
        """`reason`: EXPIRED if nobody dismissed it, but its time is over."""
        number = self.only.number if number is None else number
        self._do(self._close(number, reason))

    def resume(self) -> None:
        """It replies again, also to the calls that came meanwhile."""
        self.hangs = False
        self._loop.call_soon_threadsafe(self._awake.set)

    # the server -------------------------------------------------------------------------------------------------

    async def _leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super()._leave()

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
                was_shown = self._take_down(message.body[0])  # the caller may inspect it as soon as it has the reply
                await self._bus.send(Message.new_method_return(message))
                if was_shown:
                    await self._tell("NotificationClosed", "uu", [message.body[0], _BY_CALL])
            case _:
                await self._bus.send(Message.new_error(message, "org.freedesktop.DBus.Error.InvalidArgs", ""))

    def _notify(self, body: list[Any]) -> int:
        _, replaced, _, summary, text, actions, hints, _ = body
        number = replaced or self._next
        self._next += 1
        buttons = dict(zip(actions[::2], actions[1::2], strict=True))
        plain = {name: hint.value for name, hint in hints.items()}
        bubble = Bubble(number, summary, text, buttons, plain, replaced)
        self.shown = self.shown | {number: bubble}
        self.notified.append(bubble)
        return number

    async def _press(self, number: int, action: str, token: str) -> None:
        if token:
            await self._tell("ActivationToken", "us", [number, token])
        await self._tell("ActionInvoked", "us", [number, action])
        await self._close(number, _DISMISSED)

    async def _close(self, number: int, reason: int) -> None:
        if self._take_down(number):
            await self._tell("NotificationClosed", "uu", [number, reason])

    def _take_down(self, number: int) -> bool:
        """Returns whether it was visible."""
        was_shown = number in self.shown
        self.shown = {shown_number: bubble for shown_number, bubble in self.shown.items() if shown_number != number}
        return was_shown

    async def _tell(self, member: str, signature: str, body: list[Any]) -> None:
        await self._bus.send(Message.new_signal(PATH, NAME, member, signature, body))

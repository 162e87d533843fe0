"""A fake org.kde.StatusNotifierWatcher, in a thread, on the test's own bus: with it Qt believes that there is a tray.

It does what a panel does: it takes items in, reads what they show, and clicks on them and on their menus.
"""

import asyncio
import contextlib
import threading
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, Final, Self

from dbus_fast import Message, MessageType, Variant
from dbus_fast.aio import MessageBus

from tests.helpers.patience import wait_until

WATCHER: Final = "org.kde.StatusNotifierWatcher"
_ITEM: Final = "org.kde.StatusNotifierItem"
_MENU: Final = "com.canonical.dbusmenu"
_PROPERTIES: Final = "org.freedesktop.DBus.Properties"
_STATE: Final = {
    "IsStatusNotifierHostRegistered": Variant(signature="b", value=True),
    "RegisteredStatusNotifierItems": Variant("as", []),
    "ProtocolVersion": Variant("i", 0),
}


class FakeTray:
    """To be used in a with statement.

    Attributes:
        items: the connections whose icons have come.
    """

    def __init__(self, address: str) -> None:
        self.items: list[str] = []
        self._address = address
        self._loop = asyncio.new_event_loop()
        self._is_up = threading.Event()
        self._thread = threading.Thread(target=self._run, name="fake-tray")

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._is_up.wait(10), "the fake did not come up"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def wait_for_item(self) -> None:
        wait_until(lambda: bool(self.items))

    def click(self) -> None:
        """The left button."""
        self._do(self._call("/StatusNotifierItem", _ITEM, "Activate", "ii", [0, 0]))

    def title(self) -> str:
        reply = self._do(self._call("/StatusNotifierItem", _PROPERTIES, "Get", "ss", [_ITEM, "ToolTip"]))
        return str(reply[0].value[2])

    def lines(self) -> list[str]:
        """Of the menu, as it is when a person opens it."""
        return [label for _, label in self._entries()]

    def choose(self, line: str) -> None:
        number = next(number for number, label in self._entries() if label == line)
        self._do(self._call("/MenuBar", _MENU, "Event", "isvu", [number, "clicked", Variant("s", ""), 0]))

    def _entries(self) -> list[tuple[int, str]]:
        self._do(self._call("/MenuBar", _MENU, "AboutToShow", "i", [0]))
        layout = self._do(self._call("/MenuBar", _MENU, "GetLayout", "iias", [0, -1, ["label"]]))
        children = [child.value for child in layout[1][2]]
        labels = [(number, hints["label"].value) for number, hints, _ in children if "label" in hints]
        return [(number, label.replace("_&", "&")) for number, label in labels]  # a mnemonic that panels show so

    def _do(self, work: Coroutine[Any, Any, list[Any]]) -> list[Any]:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _call(self, path: str, interface: str, member: str, signature: str, body: list[Any]) -> list[Any]:
        message = Message(
            destination=self.items[-1],
            path=path,
            interface=interface,
            member=member,
            signature=signature,
            body=body,
        )
        reply = await self._bus.call(message)
        assert reply is not None
        assert reply.message_type is MessageType.METHOD_RETURN, reply.body
        return reply.body

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.run_forever()
        self._loop.run_until_complete(self._leave())
        self._loop.close()

    async def _serve(self) -> None:
        self._bus = await MessageBus(bus_address=self._address).connect()
        self._bus.add_message_handler(self._on_message)
        await self._bus.request_name(WATCHER)
        self._is_up.set()

    async def _leave(self) -> None:
        self._bus.disconnect()
        with contextlib.suppress(OSError, EOFError):
            await self._bus.wait_for_disconnect()  # type: ignore[no-untyped-call]

    def _on_message(self, message: Message) -> Message | None:
        if message.message_type is not MessageType.METHOD_CALL:
            return None
        if message.member == "RegisterStatusNotifierItem":
            self.items.append(message.sender or "")
            return Message.new_method_return(message)
        if message.interface == _PROPERTIES and message.member == "Get":
            return Message.new_method_return(message, "v", [_STATE[message.body[1]]])
        if message.interface == _PROPERTIES and message.member == "GetAll":
            return Message.new_method_return(message, "a{sv}", [_STATE])
        return None

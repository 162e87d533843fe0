"""A fake org.kde.StatusNotifierWatcher, in a thread, on a private bus: it makes Qt believe that there is a tray.

It does what a panel does: it accepts items, reads what they show, and clicks on them and on their menus.
"""

from typing import Any, Final

from dbus_fast import Message, MessageType, Variant

from tests.fakes.service import BusService
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


class FakeTray(BusService):
    """Use it in a with statement.

    Attributes:
        items: the connections whose icons have arrived.
    """

    owned = WATCHER

    def __init__(self, address: str) -> None:
        self.address = address
        self.items: list[str] = []

    def wait_for_item(self) -> None:
        wait_until(lambda: bool(self.items))

    def click(self) -> None:
        """Clicks with the left button."""
        self._do(self._call("/StatusNotifierItem", _ITEM, "Activate", "ii", [0, 0]))

    def title(self) -> str:
        reply = self._do(self._call("/StatusNotifierItem", _PROPERTIES, "Get", "ss", [_ITEM, "ToolTip"]))
        return str(reply[0].value[2])

    def lines(self) -> list[str]:
        """The menu as it is when a person opens it."""
        return [label for _, label in self._entries()]

    def choose(self, line: str) -> None:
        number = next(number for number, label in self._entries() if label == line)
        self._do(self._call("/MenuBar", _MENU, "Event", "isvu", [number, "clicked", Variant("s", ""), 0]))

    def _entries(self) -> list[tuple[int, str]]:
        self._do(self._call("/MenuBar", _MENU, "AboutToShow", "i", [0]))
        layout = self._do(self._call("/MenuBar", _MENU, "GetLayout", "iias", [0, -1, ["label"]]))
        children = [child.value for child in layout[1][2]]
        labels = [(number, hints["label"].value) for number, hints, _ in children if "label" in hints]
        return [(number, label.replace("_&", "&")) for number, label in labels]  # panels show this as a mnemonic

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

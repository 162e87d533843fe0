"""Who calls: what polkit allows him, and which user he is. Known by his name on the bus, which nobody can take."""

from typing import Any, Final, Protocol

from dbus_fast import Message, MessageType, Variant
from dbus_fast.aio import MessageBus

_DBUS: Final = "org.freedesktop.DBus"
_POLKIT: Final = "org.freedesktop.PolicyKit1"
_POLKIT_PATH: Final = f"/{_POLKIT.replace('.', '/')}/Authority"


class NotAuthorized(Exception):
    """Attributes: `can_obtain`: a password would do."""

    def __init__(self, *, can_obtain: bool) -> None:
        super().__init__()
        self.can_obtain = can_obtain


class Askers(Protocol):
    async def check(self, sender: str, action: str, *, may_ask: bool, drive: str) -> None:
        """Raises NotAuthorized. `may_ask`: polkit may open a dialog for a password that names the drive, and wait."""

    async def uid(self, sender: str) -> int:
        """Raises NotAuthorized for one who has gone."""


class AskersOnBus:
    """As told by polkit and by the bus itself."""

    def __init__(self, bus: MessageBus) -> None:
        self._bus = bus

    async def check(self, sender: str, action: str, *, may_ask: bool, drive: str) -> None:
        subject = ["system-bus-name", {"name": Variant("s", sender)}]
        answer = await self._ask(
            Message(
                destination=_POLKIT,
                path=_POLKIT_PATH,
                interface=f"{_POLKIT}.Authority",
                member="CheckAuthorization",
                signature="(sa{sv})sa{ss}us",
                body=[subject, action, {"drive": drive}, int(may_ask), ""],
            )
        )
        is_authorized, is_challenge, _ = answer[0]
        if is_authorized is not True:
            raise NotAuthorized(can_obtain=is_challenge is True)

    async def uid(self, sender: str) -> int:
        answer = await self._ask(
            Message(
                destination=_DBUS,
                path="/org/freedesktop/DBus",
                interface=_DBUS,
                member="GetConnectionUnixUser",
                signature="s",
                body=[sender],
            )
        )
        return int(answer[0])

    async def _ask(self, message: Message) -> list[Any]:
        """Who cannot be asked has allowed nothing."""
        reply = await self._bus.call(message)
        if reply is None or reply.message_type is not MessageType.METHOD_RETURN:
            raise NotAuthorized(can_obtain=False)
        return list(reply.body)

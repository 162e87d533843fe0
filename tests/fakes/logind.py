"""A fake logind on a private bus: like the real one, it hands out locks and knows which are held.

Source: org.freedesktop.login1(5). A lock is a FIFO: logind releases it when the last writer has closed it.
"""

import os
from dataclasses import dataclass, field
from typing import Final

from dbus_fast import Message, MessageFlag, MessageType
from dbus_fast.aio import MessageBus

from shingleback.protocol.control import readable
from tests.fakes.service import BusService
from tests.helpers.patience import wait_until

NAME: Final = "org.freedesktop.login1"


@dataclass
class FakeLogind(BusService):
    """Use it in a with statement.

    Attributes:
        refuses: as polkit makes it.
        is_mute: it accepts calls and never replies.
        requests: the arguments of each call: what, who, why, mode.
    """

    owned = NAME

    address: str
    refuses: bool = False
    is_mute: bool = False
    requests: list[list[str]] = field(default_factory=list)
    _locks: list[int] = field(default_factory=list)

    @property
    def held(self) -> int:
        """How many locks are held."""
        return sum(not readable(lock, timeout_s=0) for lock in self._locks)

    def wait_for_held(self, count: int) -> None:
        wait_until(lambda: self.held == count)

    async def _serve(self) -> None:
        self._bus = await MessageBus(bus_address=self.address, negotiate_unix_fd=True).connect()
        self._bus.add_message_handler(self._on_message)
        await self._bus.request_name(self.owned)

    async def _leave(self) -> None:
        await super()._leave()
        for lock in self._locks:
            os.close(lock)

    def _on_message(self, message: Message) -> Message | bool | None:
        if message.message_type is not MessageType.METHOD_CALL or message.member != "Inhibit":
            return None
        self.requests.append([str(word) for word in message.body])
        if self.is_mute:
            return True
        if self.refuses or message.flags & MessageFlag.ALLOW_INTERACTIVE_AUTHORIZATION:
            return Message.new_error(message, "org.freedesktop.DBus.Error.AccessDenied", "Permission denied")
        lock, given_fd = os.pipe()
        self._locks.append(lock)
        self._loop.create_task(
            self._hand_over(Message.new_method_return(message, "h", [0], unix_fds=[given_fd]), given_fd)
        )
        return True

    async def _hand_over(self, answer: Message, given_fd: int) -> None:
        await self._bus.send(answer)
        os.close(given_fd)

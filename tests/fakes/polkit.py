"""A fake org.freedesktop.PolicyKit1 that permits, refuses or prompts as the test wants."""

import threading

from dbus_fast import Message, MessageType

from tests.fakes.service import BusService

_AUTHORITY = "org.freedesktop.PolicyKit1.Authority"


class FakePolkit(BusService):
    """Use it in a with statement. Other actions are permitted.

    Attributes:
        refused: actions that are not permitted.
        passwords: actions that need a password, and whether a person types it.
        waiting_for: an action whose password nobody ever types; empty for none.
        questions: the requests: the action, and whether a prompt was allowed.
        is_waiting: set when a request waits for that password.
        is_withdrawn: set when it no longer waits.
    """

    owned = "org.freedesktop.PolicyKit1"

    def __init__(self, address: str) -> None:
        self.address = address
        self.refused: set[str] = set()
        self.passwords: dict[str, bool] = {}
        self.waiting_for = ""
        self.questions: list[tuple[str, bool]] = []
        self.is_waiting = threading.Event()
        self.is_withdrawn = threading.Event()

    def _on_message(self, message: Message) -> Message | bool | None:
        if message.message_type is not MessageType.METHOD_CALL or message.interface != _AUTHORITY:
            return None
        if message.member == "CancelCheckAuthorization":
            self.is_withdrawn.set()
            return Message.new_method_return(message)
        _, action, _, flags, _ = message.body
        return self._answer(message, action, may_ask=bool(flags & 1))

    def _answer(self, message: Message, action: str, *, may_ask: bool) -> Message | bool:
        self.questions.append((action, may_ask))
        asks = action in self.passwords or action == self.waiting_for
        if may_ask and action == self.waiting_for:
            self.is_waiting.set()
            return True
        is_allowed = action not in self.refused and (not asks or (may_ask and self.passwords[action]))
        return Message.new_method_return(message, "(bba{ss})", [[is_allowed, asks and not may_ask, {}]])

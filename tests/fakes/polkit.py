"""A fake org.freedesktop.PolicyKit1 that allows, refuses or asks as the test wants."""

import threading

from dbus_fast import Message, MessageType

from tests.fakes.service import BusService

_AUTHORITY = "org.freedesktop.PolicyKit1.Authority"


class FakePolkit(BusService):
    """To be used in a with statement. What is not mentioned is allowed.

    Attributes:
        refused: actions that are not allowed.
        passwords: actions for which a person has to type a password, and whether they do.
        waiting_for: an action for which nobody ever types the password; empty for none.
        questions: what was asked: the action, and whether the person could be asked in turn.
        is_asked: set when somebody waits for that password.
        is_withdrawn: set when nobody does any more.
    """

    owned = "org.freedesktop.PolicyKit1"

    def __init__(self, address: str) -> None:
        self.address = address
        self.refused: set[str] = set()
        self.passwords: dict[str, bool] = {}
        self.waiting_for = ""
        self.questions: list[tuple[str, bool]] = []
        self.is_asked = threading.Event()
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
            self.is_asked.set()
            return True
        is_allowed = action not in self.refused and (not asks or (may_ask and self.passwords[action]))
        return Message.new_method_return(message, "(bba{ss})", [[is_allowed, asks and not may_ask, {}]])

"""A desktop's settings portal on a private bus. Source: org.freedesktop.portal.Settings, version 2."""

from dataclasses import dataclass, field
from typing import Final

from dbus_fast import Message, MessageType, Variant

from tests.fakes.service import BusService

NAME: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_INTERFACE: Final = "org.freedesktop.portal.Settings"


@dataclass
class FakeSettingsPortal(BusService):
    """Use it in a with statement.

    Attributes:
        settings: its settings, by group and name.
    """

    owned = NAME

    address: str
    settings: dict[tuple[str, str], Variant] = field(default_factory=dict)

    def change(self, group: str, name: str, value: Variant) -> None:
        self.settings[group, name] = value
        signal = Message.new_signal(_PATH, _INTERFACE, "SettingChanged", "ssv", [group, name, value])
        self._do(self._tell(signal))

    async def _tell(self, signal: Message) -> None:
        await self._bus.send(signal)

    def _on_message(self, message: Message) -> Message | bool | None:
        if message.message_type is not MessageType.METHOD_CALL or message.member != "Read":
            return None
        group, name = message.body
        if (group, name) not in self.settings:
            return Message.new_error(message, "org.freedesktop.portal.Error.NotFound", "Requested setting not found")
        return Message.new_method_return(message, "v", [Variant("v", self.settings[group, name])])

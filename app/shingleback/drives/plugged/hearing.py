"""What UDisks2 says unasked, as far as it may change what a snapshot shows.

The bus is told to keep most of the rest away, so that a disk that notes its temperature wakes nobody up.
"""

import asyncio
from typing import Final

import msgspec

from shingleback.drives.bus import DBUS, Signal, SystemBus, Unanswered
from shingleback.drives.objects import READ, ROOT, UDISKS

_FROM_UDISKS: Final = f"type='signal',sender='{UDISKS}',path_namespace='{ROOT}'"
_OWNER: Final = f"type='signal',sender='{DBUS}',member='NameOwnerChanged',arg0='{UDISKS}'"
_RULES: Final = (
    f"{_FROM_UDISKS},interface='{DBUS}.ObjectManager'",
    *(f"{_FROM_UDISKS},interface='{DBUS}.Properties',arg0='{interface}'" for interface in READ if READ[interface]),
)
_THINGS: Final = {f"{UDISKS}.Block", f"{UDISKS}.Drive"}


class Hearing:
    """What was heard since the last look.

    Attributes:
        news: set when there is a reason to look again.
        removed: paths of the devices and drives that were away since it was last emptied, though they may be back.
        has_lost_service: the service has left the bus, and nobody has taken its name.
    """

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.removed: set[str] = set()
        self.has_lost_service = False

    async def listen(self, bus: SystemBus, limit_s: float) -> None:
        """Raises Unanswered where the bus does not answer in time."""
        bus.on_end(self.news.set)
        try:
            async with asyncio.timeout(limit_s):
                await bus.listen(_OWNER, self._on_signal)
                for rule in _RULES:
                    await bus.let_in(rule)
        except TimeoutError:
            raise Unanswered("the bus does not answer") from None

    def _on_signal(self, signal: Signal) -> None:
        try:
            self._take(signal)
        except msgspec.ValidationError:  # a signal that makes no sense is one more reason to look
            self.news.set()

    def _take(self, signal: Signal) -> None:
        match signal.member:
            case "NameOwnerChanged":
                _name, _old, new = msgspec.convert(signal.body, tuple[str, str, str])
                self.has_lost_service = not new
                self.removed.clear()  # a service that ends takes its objects along, and no drive was unplugged
                self.news.set()
            case "InterfacesAdded":
                _path, interfaces = msgspec.convert(signal.body, tuple[str, dict[str, object]])
                self._note(bool(READ.keys() & interfaces.keys()))
            case "InterfacesRemoved":
                path, names = msgspec.convert(signal.body, tuple[str, set[str]])
                if _THINGS & names:
                    self.removed.add(path)
                self._note(bool(READ.keys() & names))
            case "PropertiesChanged":
                name, changed, outdated = msgspec.convert(signal.body, tuple[str, dict[str, object], set[str]])
                self._note(bool(READ.get(name, frozenset()) & (changed.keys() | outdated)))

    def _note(self, matters: bool) -> None:
        if matters:
            self.news.set()

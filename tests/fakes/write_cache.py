"""A drive with a write cache, as the fake UDisks2 reports and switches it."""

from dbus_fast import Variant

from shingleback.devices.dbus import DBUS
from shingleback.devices.udisks_objects import UDISKS
from tests.fakes.udisks import FakeUDisks, Incoming
from tests.fakes.udisks_objects import DRIVE, Tree, drive

SETTING = "ata-write-cache-enabled"


def tree_with_write_cache() -> Tree:
    return {DRIVE: drive() | {f"{UDISKS}.Drive.Ata": {}, f"{DBUS}.Properties": {}}}


class FakeWriteCache:
    """A fake write cache.

    Attributes:
        is_on: the drive's current state.
        kept: what the service sets at each plug-in, by the names of its settings.
        turns: the states that the drive was set to, in order.
        late_replies: how many readings pass before the drive applies the kept settings; the real service is late, too.
        is_refused: changes are refused.
        has_timer, has_levels: the disk can be told when to stop by itself, and how to save power.
        quiet: for each change, whether no password prompt was allowed.
    """

    def __init__(self, service: FakeUDisks, *, is_supported: bool = True) -> None:
        self.is_on = True
        self.kept: dict[str, object] = {"ata-pm-standby": 120}
        self.turns: list[bool] = []
        self.late_replies = 0
        self.is_refused = False
        self.quiet: list[bool] = []
        self.has_timer = True
        self.has_levels = True
        self._is_supported = is_supported
        self._looks_left = 0
        service.behaviors |= {"GetAll": self._tell, "SetConfiguration": self._configure}

    async def _tell(self, call: Incoming) -> None:
        interface = str(call.message.body[0])
        if interface.endswith(".Ata"):
            self._look()
            values = {
                "WriteCacheSupported": Variant("b", self._is_supported),
                "WriteCacheEnabled": Variant("b", self.is_on),
                "PmSupported": Variant("b", self.has_timer),
                "ApmSupported": Variant("b", self.has_levels),
            }
        else:
            kept = {name: Variant("b" if isinstance(to, bool) else "i", to) for name, to in self.kept.items()}
            values = {"Configuration": Variant("a{sv}", kept)}
        await call.succeed("a{sv}", values)

    async def _configure(self, call: Incoming) -> None:
        """As in the real service: it keeps all settings, and applies those that the drive knows, now or later."""
        settings, options = call.message.body
        self.quiet.append("auth.no_user_interaction" in options)
        if self.is_refused:
            await call.fail("NotAuthorizedCanObtain", "Not authorized to perform operation")
            return
        self.kept = {name: value.value for name, value in settings.items()}
        self._looks_left = self.late_replies
        if not self.late_replies:
            self._do_what_is_kept()
        await call.succeed()

    def _look(self) -> None:
        if self._looks_left:
            self._looks_left -= 1
            if not self._looks_left:
                self._do_what_is_kept()

    def _do_what_is_kept(self) -> None:
        if SETTING in self.kept:
            self.is_on = bool(self.kept[SETTING])
            self.turns.append(self.is_on)

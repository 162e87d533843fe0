"""Sets the limits of a disk's queue through the helper, and restores them."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Final

from shingleback.devices.dbus import NotThere, Unanswered, connected
from shingleback.devices.helper_client import Helper
from shingleback.devices.helper_device import HelperDevice
from shingleback.devices.queue_limits import _SYSFS, QueueLimit, value_now
from shingleback.domain.errors import DriveRefused
from shingleback.domain.helper_protocol import Verb

_CONNECT_S: Final = 10.0
_ANSWER_S: Final = 120.0  # the kernel changes a queue when its requests are done, which a busy drive may keep for long

_Set = Callable[[Helper, HelperDevice, int], Awaitable[None]]
_SET_BY: Final[Mapping[Verb, _Set]] = {
    Verb.SET_MAX_SECTORS: Helper.set_max_sectors,
    Verb.SET_COMMAND_TIMEOUT: Helper.set_command_timeout,
    Verb.SET_WRITE_LIMIT: Helper.set_write_limit,
}


class Limiting:
    """Never raises for a helper that is not there, or may not be used: then nothing is set."""

    def __init__(self, bus_address: str | None = None, sysfs: Path = _SYSFS) -> None:
        """Without an address it uses the machine's own bus."""
        self._bus_address = bus_address
        self._sysfs = sysfs

    def set(self, limits: list[QueueLimit]) -> list[QueueLimit]:
        """Gives those that are so now."""
        refused = self._turn([(limit, limit.during) for limit in limits])
        return [limit for limit in limits if limit not in refused]

    def give_back(self, limits: list[QueueLimit]) -> list[QueueLimit]:
        """Gives those that are still to be given back; those of a drive that has gone went with it."""
        return self._turn([(limit, limit.before) for limit in limits if self._is_changed(limit)])

    def _is_changed(self, limit: QueueLimit) -> bool:
        return value_now(limit.verb, limit.device, self._sysfs) not in (None, limit.before)

    def _turn(self, turns: list[tuple[QueueLimit, int]]) -> list[QueueLimit]:
        """Gives those that were not turned."""
        return asyncio.run(self._turn_on_bus(turns)) if turns else []

    async def _turn_on_bus(self, turns: list[tuple[QueueLimit, int]]) -> list[QueueLimit]:
        try:
            async with connected(self._bus_address, _CONNECT_S) as bus:
                helper = Helper(bus, may_ask=False)
                if await helper.is_there():
                    return [limit for limit, value in turns if not await _is_turned(helper, limit, value)]
        except (NotThere, Unanswered):
            pass
        return [limit for limit, _ in turns]


async def _is_turned(helper: Helper, limit: QueueLimit, value: int) -> bool:
    try:
        async with asyncio.timeout(_ANSWER_S):
            await _SET_BY[limit.verb](helper, limit.device, value)
    except (DriveRefused, TimeoutError):
        return False
    return True

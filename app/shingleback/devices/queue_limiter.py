"""Sets the limits of a disk's queue through the helper, and restores them (see `queue_limits`)."""

import asyncio
from pathlib import Path
from typing import Final

from shingleback.devices.dbus import NotThere, Unanswered, connected
from shingleback.devices.helper_client import Helper
from shingleback.devices.queue_limits import SYSFS, QueueLimit, value_now
from shingleback.domain.errors import DriveRefused

_CONNECT_S: Final = 10.0
_QUEUE_ANSWER_S: Final = 120.0  # the kernel changes a queue once its requests are done: a busy drive may delay that


class QueueLimiter:
    """Sets queue limits through the helper. If it is missing or refuses, nothing is set, and nothing is raised."""

    def __init__(self, bus_address: str | None = None, sysfs: Path = SYSFS) -> None:
        """If `bus_address` is None, it uses the system bus."""
        self._bus_address = bus_address
        self._sysfs = sysfs

    def set(self, limits: list[QueueLimit]) -> list[QueueLimit]:
        """Set the limits. Returns those that are set now."""
        refused = self._turn([(limit, limit.during) for limit in limits])
        return [limit for limit in limits if limit not in refused]

    def give_back(self, limits: list[QueueLimit]) -> list[QueueLimit]:
        """Restore the limits. Returns those still to be restored. A drive that has gone took its limits with it."""
        return self._turn(
            [
                (limit, limit.before)
                for limit in limits
                if value_now(limit.verb, limit.device, self._sysfs) not in (None, limit.before)
            ]
        )

    def _turn(self, turns: list[tuple[QueueLimit, int]]) -> list[QueueLimit]:
        """Returns the limits that could not be changed."""
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
        async with asyncio.timeout(_QUEUE_ANSWER_S):
            await helper.set_limit(limit.verb, limit.device, value)
    except (DriveRefused, TimeoutError):
        return False
    return True

"""Asking logind to keep the computer awake. It does so, and shows for whom, as long as a file is open.

Source: org.freedesktop.login1(5), and https://systemd.io/INHIBITOR_LOCKS.
"""

import asyncio
from typing import Final

from shingleback.drives.bus import BusError, Call, NotThere, Unanswered, connected
from shingleback.model.awake import NotHeld

LOGIND: Final = "org.freedesktop.login1"
LOGIND_PATH: Final = "/org/freedesktop/login1"
MANAGER: Final = "org.freedesktop.login1.Manager"

_WHAT: Final = "sleep:shutdown"
_WHO: Final = "Shingleback"
_WHY: Final = "A backup is being copied to a drive"
_MODE: Final = "block"
_ANSWER_S: Final = 10.0


def keep_awake(bus_address: str | None = None, answer_s: float = _ANSWER_S) -> int | NotHeld:
    """The open file that keeps the computer from sleep and shutdown until it is closed in every process that has it.

    Without an address it uses the machine's own bus. Nobody is asked for a password for this.
    """
    return asyncio.run(_inhibit(bus_address, answer_s))


async def _inhibit(bus_address: str | None, answer_s: float) -> int | NotHeld:
    call = Call(LOGIND, LOGIND_PATH, MANAGER, "Inhibit", "ssss", (_WHAT, _WHO, _WHY, _MODE))
    try:
        async with connected(bus_address, answer_s) as bus:
            return await bus.call_for_fd(call, answer_s)
    except (NotThere, Unanswered):
        return NotHeld.NO_LOGIND
    except BusError:
        return NotHeld.REFUSED

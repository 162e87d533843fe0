"""What the kernel's log says of one device, for those who may not read the log: through Shingleback's helper."""

import asyncio
from pathlib import Path
from typing import Final

from shingleback.drives.bus import NotThere, Unanswered, connected
from shingleback.drives.helper import Helper
from shingleback.drives.helper_device import helper_device
from shingleback.drives.sysfs.reading import device_number
from shingleback.model.errors import DriveRefused

HELPER: Final = "helper"
_SYSFS: Final = Path("/sys")
_ANSWER_S: Final = 10.0


def log_of_device(disk: str, address: str | None = None, sysfs: Path = _SYSFS) -> list[str] | None:
    """Records as in /dev/kmsg, of a disk by the kernel's name; None where the helper does not give them.

    `address` is that of the bus, the system's where none is given.
    """
    number = device_number(sysfs / "class/block" / disk / "dev")
    device = helper_device(number, sysfs) if number else None
    if device is None:
        return None

    async def ask() -> list[str]:
        async with connected(address, _ANSWER_S) as bus:
            return await Helper(bus).kernel_log(device)

    try:
        return asyncio.run(ask())
    except (NotThere, Unanswered, DriveRefused):
        return None

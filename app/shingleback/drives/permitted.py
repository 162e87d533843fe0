"""Mounting with as many of the wanted options as the computer permits."""

from collections.abc import Callable
from typing import Final

from shingleback.drives.bus import BusError
from shingleback.drives.objects import Device
from shingleback.drives.udisks import ALREADY_MOUNTED, OPTION_NOT_PERMITTED, UDisks
from shingleback.jobs.events import Event, Note
from shingleback.knowledge.mounting import least_options

_BAD_OPTION: Final = "bad option"


async def mount_permitted(
    udisks: UDisks, device: Device, options: tuple[str, ...], tell: Callable[[Event], None]
) -> bool:
    """False where somebody else was faster. What is left out is told. Raises as `UDisks` does."""
    while True:
        try:
            await udisks.mount(device, options)
        except BusError as error:
            if error.name == ALREADY_MOUNTED:
                return False
            refused = _refused(options, error)
            if not refused:
                raise
            for option in sorted(refused):
                tell(Note(code="mount-option-refused", values={"option": option}))
            options = tuple(option for option in options if option not in refused)
        else:
            return True


def _refused(options: tuple[str, ...], error: BusError) -> set[str]:
    """UDisks2 names the option that is not permitted; the kernel says only that something is wrong. Else none."""
    if error.name == OPTION_NOT_PERMITTED:
        return {option for option in options if f"`{option}'" in error.text} or set(options[-1:])
    if _BAD_OPTION in error.text:
        return set(options) - set(least_options(options)) or set(options)
    return set()

"""Keeping a device open, so that the kernel gives its number and its name to no other one meanwhile.

A drive that is pulled while it is held comes back under the next name (seen with USB drives and Linux 6.1 and 6.12).
"""

import contextlib
import os
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from shingleback.drives.asking import ask_in_thread
from shingleback.drives.sysfs.reading import read_bytes

_SYSFS: Final = Path("/sys")
_DEV: Final = Path("/dev")
_NODE: Final = re.compile(rb"^DEVNAME=(\S+)$", re.MULTILINE)


@contextlib.asynccontextmanager
async def held(number: int, sysfs: Path = _SYSFS, dev: Path = _DEV) -> AsyncIterator[bool]:
    """For the time of a with statement, the device of that number. Gives whether it is: that needs rights.

    Not for itself alone: whoever formats the device opens it so.
    """
    fd = await ask_in_thread(lambda: _opened(number, sysfs, dev))
    try:
        yield fd is not None
    finally:
        if fd is not None:
            await ask_in_thread(lambda: os.close(fd))  # it may have to wait for the drive


def _opened(number: int, sysfs: Path, dev: Path) -> int | None:
    found = _NODE.search(read_bytes(sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}/uevent"))
    if not found:
        return None
    try:
        fd = os.open(dev / os.fsdecode(found[1]), os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
    except OSError:
        return None
    if os.fstat(fd).st_rdev == number:
        return fd
    os.close(fd)
    return None

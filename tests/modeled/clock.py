"""The clock of a modeled drive, for a program that works with it."""

import mmap
import struct
from pathlib import Path
from typing import Final

NOW: Final = struct.Struct("=d")


class ModeledClock:
    """Seconds that pass only while the drive works, or is left alone on purpose.

    May be used by several processes that are forked after it was made.
    """

    def __init__(self, page: Path, control: Path) -> None:
        """`page` and `control` are those of the drive's `server`."""
        self._control = control
        with open(page, "rb") as file:
            self._page = mmap.mmap(file.fileno(), mmap.PAGESIZE, access=mmap.ACCESS_READ)

    def now_s(self) -> float:
        now_s: float = NOW.unpack_from(self._page)[0]
        return now_s

    def sleep(self, seconds: float) -> None:
        """The drive is left alone for so long, in no time at all."""
        with open(self._control, "wb", buffering=0) as file:
            file.write(f"rest {seconds}".encode())

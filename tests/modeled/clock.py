"""The clock of a modeled drive, for a program that uses the drive."""

import mmap
import struct
from pathlib import Path
from typing import Final

NOW: Final = struct.Struct("=d")


class ModeledClock:
    """Seconds that pass only while the drive works, or rests on purpose.

    Several processes may use it that are forked after it was made.
    """

    def __init__(self, page: Path, control: Path) -> None:
        """`page` and `control` are files of the drive's `server`."""
        self._control = control
        with open(page, "rb") as file:
            self._page = mmap.mmap(file.fileno(), mmap.PAGESIZE, access=mmap.ACCESS_READ)

    def now_s(self) -> float:
        now_s: float = NOW.unpack_from(self._page)[0]
        return now_s

    def sleep(self, seconds: float) -> None:
        """Lets the drive rest for this long, in no real time."""
        with open(self._control, "wb", buffering=0) as file:
            file.write(f"rest {seconds}".encode())

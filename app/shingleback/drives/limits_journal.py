"""What is to be given back of the limits of runs, kept in a folder until it was: a file for each run.

It is written before anything is set. The disk sequence numbers in it mean something until the computer starts anew,
when the kernel has forgotten the limits as well.
"""

import contextlib
import os
import re
from pathlib import Path
from typing import Final

import msgspec

from shingleback.drives.limits import Limit
from shingleback.drives.sysfs.reading import read_bytes, read_text
from shingleback.store import private_files

_PROCFS: Final = Path("/proc")


class Borrowed(msgspec.Struct, frozen=True):
    """The limits of one run.

    Attributes:
        boot: since which start of the computer.
        pid, began: the process that will give them back, and when it began (in the kernel's own ticks).
    """

    boot: str
    pid: int
    began: str
    limits: list[Limit]


class LimitsJournal:
    def __init__(self, folder: Path, procfs: Path = _PROCFS) -> None:
        self._folder = folder
        self._procfs = procfs

    def borrow(self, limits: list[Limit]) -> Path:
        """This process will give them back. Raises OSError where that cannot be kept."""
        pid = os.getpid()
        entry = self._folder / f"{pid}.json"
        private_files.make_folder(self._folder)
        self._write(entry, Borrowed(self._boot, pid, self._began(pid), limits))
        return entry

    def take_over(self) -> list[tuple[Path, list[Limit]]]:
        """Entries of processes that have ended and what they had still to give back."""
        found = []
        for entry in self._entries():
            borrowed = _read(entry)
            if borrowed is None or borrowed.boot != self._boot:
                self.settle(entry, [])
            elif self._began(borrowed.pid) != borrowed.began:
                found.append((entry, borrowed.limits))
        return found

    def settle(self, entry: Path, left: list[Limit]) -> None:
        """All but `left` was given back; where nothing is left the entry goes."""
        borrowed = _read(entry) if left else None
        with contextlib.suppress(OSError):  # it is read and settled again by the next one
            if borrowed:
                self._write(entry, msgspec.structs.replace(borrowed, limits=left))
            else:
                entry.unlink(missing_ok=True)

    # under the surface --------------------------------------------------------------------------------------

    def _entries(self) -> list[Path]:
        try:
            return sorted(self._folder.glob("*.json"))
        except OSError:
            return []

    @property
    def _boot(self) -> str:
        return read_text(self._procfs / "sys/kernel/random/boot_id")

    def _began(self, pid: int) -> str:
        """Empty where there is no such process. The name in the line may have spaces and brackets in it."""
        line = read_bytes(self._procfs / f"{pid}/stat").decode("utf-8", "replace")
        fields = re.sub(r"^.*\)", "", line, flags=re.DOTALL).split()
        return fields[_BEGAN] if len(fields) > _BEGAN and fields[0] not in _DEAD else ""

    @staticmethod
    def _write(entry: Path, borrowed: Borrowed) -> None:
        private_files.replace(entry, msgspec.json.encode(borrowed))


_BEGAN: Final = 19  # after the name of the process (proc/pid/stat, field 22)
_DEAD: Final = ("Z", "X")


def _read(entry: Path) -> Borrowed | None:
    try:
        return msgspec.json.decode(entry.read_bytes(), type=Borrowed)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None

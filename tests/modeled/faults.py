"""Faults of a modeled drive, and when they happen."""

from enum import Enum


class Fault(Enum):
    """EIO: one write fails. GONE: every command fails from then on. CUT: the same, and data that was not flushed is
    lost.
    """

    EIO = "eio"
    GONE = "gone"
    CUT = "cut"


class Faults:
    """Counts commands until a fault is due: writes until EIO, all commands until the others."""

    def __init__(self) -> None:
        self._left: dict[Fault, int] = {}
        self._is_gone = False

    def at(self, fault: Fault, number: int) -> None:
        """Schedules a fault for a command counted from now on; 1 is the next one."""
        self._left[fault] = number

    def end(self) -> None:
        """The drive is plugged in again, and no more faults happen."""
        self._left.clear()
        self._is_gone = False

    def met(self, *, is_write: bool) -> Fault | None:
        """The fault that the next command meets. CUT is returned once, when it happens; then it is GONE."""
        if self._is_gone:
            return Fault.GONE
        if not self._left:
            return None
        for fault in (Fault.CUT, Fault.GONE, Fault.EIO):
            if self._is_due(fault, is_write=is_write):
                self._is_gone = fault is not Fault.EIO
                return fault
        return None

    def _is_due(self, fault: Fault, *, is_write: bool) -> bool:
        if fault not in self._left or (fault is Fault.EIO and not is_write):
            return False
        self._left[fault] -= 1
        if self._left[fault] > 0:
            return False
        del self._left[fault]
        return True

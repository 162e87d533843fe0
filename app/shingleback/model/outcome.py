"""How a command ended."""

from enum import StrEnum
from typing import Final


class Outcome(StrEnum):
    """Every way in which a command can end; `exit_code` is what the process returns."""

    DONE = "done"  # all that was asked for
    LEFT_OUT = "left-out"  # done, but some files were left out, each of them named
    USAGE = "usage"  # the command was asked for something that makes no sense
    DRIVE_GONE = "drive-gone"  # unplugged, unmounted, or another drive is there now
    DRIVE_FULL = "drive-full"  # what remains would eat into the reserve
    DRIVE_REFUSED = "drive-refused"  # it returned errors for what was written, twice
    UNSAFE = "unsafe"  # refused, because going on could cost data
    CANCELED = "canceled"  # by the person
    INTERNAL = "internal"  # the program itself is wrong

    @property
    def exit_code(self) -> int:
        return _EXIT_CODES[self]


COMPLETE: Final = frozenset({Outcome.DONE, Outcome.LEFT_OUT})
"""Of a backup: there is a new version, or nothing has changed since the last one."""

MADE_SAFE: Final = COMPLETE | {Outcome.DRIVE_FULL, Outcome.DRIVE_REFUSED}
"""After such a backup the drive is ejected. Else it is gone, or a person is asked something about it."""

_EXIT_CODES = {
    Outcome.DONE: 0,
    Outcome.LEFT_OUT: 1,
    Outcome.USAGE: 2,
    Outcome.DRIVE_GONE: 3,
    Outcome.DRIVE_FULL: 3,
    Outcome.DRIVE_REFUSED: 3,
    Outcome.UNSAFE: 4,
    Outcome.CANCELED: 130,
    Outcome.INTERNAL: 70,  # EX_SOFTWARE of sysexits.h
}

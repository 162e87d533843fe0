"""The exit codes of the program: the only list of them, from which `--help` and the manual page are written.

1 means that work is complete but for some files, so nothing else may end with it. Python ends with 1 when it cannot
start the program, or after an error that nobody caught: `__main__` turns the latter into `INTERNAL`.
"""

from enum import IntEnum

SIGNAL_BASE = 128
"""A shell shows this plus the number of the signal that ended a program, such as 137 for SIGKILL."""


class ExitCode(IntEnum):
    """An exit code, and what it means in one line."""

    meaning: str

    def __new__(cls, code: int, meaning: str) -> "ExitCode":  # noqa: PYI034 (Self is newer than a Python that gets only the sentence that it is too old)
        member = int.__new__(cls, code)
        member._value_ = code
        member.meaning = meaning
        return member

    DONE = 0, "done"
    LEFT_OUT = 1, "done, but something was skipped; each file is named"
    USAGE = 2, "wrong usage"
    DRIVE = 3, "the drive is gone, full or reported errors, or the drive service (UDisks2) is missing"
    UNSAFE = 4, "refused for safety"
    UNAVAILABLE = 69, "it cannot start: a display, a library or your home folder is missing, or its open window hangs"
    INTERNAL = (
        70,
        "the program or a part of it crashed or was killed, or the computer ran out of memory or disk space",
    )
    OUTPUT = 74, "the output could not be written"
    CANCELED = 130, "canceled"

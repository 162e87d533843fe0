"""Noticing that other programs use the drive, without taking a single request for company."""

from typing import Final

NOTICED_BPS: Final = 500_000  # a file manager that draws a folder reads less, somebody who plays a film more
GONE_BPS: Final = 100_000
LOOKS_TO_NOTICE: Final = 3
LOOKS_TO_FORGET: Final = 5


class Company:
    """What some looks in a row have shown.

    Attributes:
        is_here: other programs have used the drive, and have not left it alone since.
    """

    def __init__(self) -> None:
        self.is_here = False
        self._looks = 0

    def look(self, foreign_bps: float) -> bool:
        """Once a second: what others read and write. Whether `is_here` has changed."""
        is_other = foreign_bps < GONE_BPS if self.is_here else foreign_bps >= NOTICED_BPS
        self._looks = self._looks + 1 if is_other else 0
        if self._looks < (LOOKS_TO_FORGET if self.is_here else LOOKS_TO_NOTICE):
            return False
        self.is_here, self._looks = not self.is_here, 0
        return True

"""What smartctl prints in plain text about a drive's build, for the readers of reports and of pasted output."""

import re
from typing import Final

SMARTCTL: Final = "=== START OF "
"""Begins each section of a report of smartctl."""
_RPM: Final = re.compile(r"(\d{4,5}) ?rpm")
_INCHES: Final = re.compile(r"(\d(?:\.\d{1,2})?) inch")


def printed_rpm(text: str) -> int | None:
    """Return the value of "Rotation Rate": 0 for a solid state drive, None if it is not understood."""
    if text.lower().startswith("solid state"):
        return 0
    match = _RPM.match(text)
    return int(match[1]) if match else None


def printed_inches(text: str) -> float | None:
    """Return the value of "Form Factor"; None if it is not understood."""
    match = _INCHES.match(text)
    return float(match[1]) if match else None

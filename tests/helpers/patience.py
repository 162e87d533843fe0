"""Waits for something that another process does."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

PATIENCE_S: Final = 180
"""A wait that fails takes this long; one that succeeds ends as soon as possible. The value says nothing about the speed
of the program: on a busy computer, it may get a tenth of its usual CPU time.
"""

SOON_S: Final = 20.0
"""What the program promises within one second, on a computer that does nothing else. Without the promise, it takes the
half minute after which the program gives up by itself.
"""


def has_ended(pid: int) -> bool:
    """Also if nobody collects its exit code: a container may have no process that does."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state == "Z"


def wait_until(is_so: Callable[[], bool], patience_s: float = PATIENCE_S) -> None:
    end = time.monotonic() + patience_s
    while not is_so():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)

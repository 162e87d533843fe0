"""Waits for something that another process does."""

import time
from collections.abc import Callable
from typing import Final

PATIENCE_S: Final = 180
"""A test that waits in vain fails after that; one that does not, ends as early as it can. It says nothing about how
quick the program is: a busy computer gives it a tenth of the time that it wants."""


def wait_until(is_so: Callable[[], bool], patience_s: float = PATIENCE_S) -> None:
    end = time.monotonic() + patience_s
    while not is_so():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)

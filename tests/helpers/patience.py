"""Waiting for something that another process does."""

import time
from collections.abc import Callable


def wait_until(is_so: Callable[[], bool], patience_s: float = 60) -> None:
    end = time.monotonic() + patience_s
    while not is_so():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)

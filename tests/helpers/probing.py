"""Waits for what udev finds on a drive after something was written to it."""

import subprocess
import time
from collections.abc import Callable, Iterable
from typing import Final

from tests.helpers.patience import wait_until

_MISSED_AFTER_S: Final = 5.0
"""So long after a write, udev has noticed it, if it ever does."""


def wait_until_probed(nodes: Iterable[str], is_known: Callable[[], bool]) -> None:
    """Has the drives probed again now and then until it is so.

    udev watches a drive for writers, but not while it probes it: it never learns of one that closed the drive then.
    """
    matches = [f"--name-match={node}" for node in nodes]
    next_probe_s = time.monotonic() + _MISSED_AFTER_S

    def is_known_by_now() -> bool:
        nonlocal next_probe_s
        if is_known():
            return True
        if time.monotonic() >= next_probe_s:
            next_probe_s = time.monotonic() + _MISSED_AFTER_S
            subprocess.run(["udevadm", "trigger", "--action=change", *matches], check=True)
        return False

    wait_until(is_known_by_now)

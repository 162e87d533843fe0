"""What a process does while nothing happens."""

import contextlib
import os
import time
from pathlib import Path
from typing import NamedTuple


class Idle(NamedTuple):
    """The activity of a process while nothing happened."""

    cpu_percent: float
    wakeups: int


def idle_of(pid: int, seconds: float) -> Idle:
    time.sleep(1.0)  # pending work is done by then
    cpu_s, sleeps = _cpu_s(pid), _sleeps(pid)
    time.sleep(seconds)
    wakeups = sum(count - sleeps.get(thread, 0) for thread, count in _sleeps(pid).items())
    return Idle(100 * (_cpu_s(pid) - cpu_s) / seconds, wakeups)


def _cpu_s(pid: int) -> float:
    """CPU seconds since the process was started."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _sleeps(pid: int) -> dict[str, int]:
    """How often each thread went to sleep since it was started; ended threads are missing."""
    sleeps = {}
    for status in Path(f"/proc/{pid}/task").glob("*/status"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            lines = status.read_text(encoding="utf-8").splitlines()
            line = next(line for line in lines if line.startswith("voluntary_ctxt_switches"))
            sleeps[status.parent.name] = int(line.split()[1])
    return sleeps

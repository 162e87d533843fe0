"""What one must know of a machine to interpret its figures, without anything that identifies it."""

import os
import platform
import shutil
import subprocess
import time
from pathlib import Path
from typing import Final

_IDLE_FIELDS: Final = (3, 4)  # of /proc/stat: idle, and idle while waiting for a disk
_LOOK_S: Final = 0.5
_QUIET_SHARE: Final = 0.1


def facts() -> dict[str, str]:
    memory_kb = next(
        int(line.split()[1])
        for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
        if line.startswith("MemTotal:")
    )
    return {
        "cores": str(len(os.sched_getaffinity(0))),
        "memory": f"{memory_kb / 1e6:.0f} GB",
        "kernel": platform.release(),
        "python": platform.python_version(),
        "rsync": _version("rsync"),
        "cp": _version("cp"),
        "load": f"{os.getloadavg()[0]:.2f}",
    }


def _version(program: str) -> str:
    if shutil.which(program) is None:
        return "not installed"
    output = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout
    return next(part for part in output.split() if part[0].isdigit())


def busy_s() -> float:
    """CPU seconds of all cores since the machine was started."""
    with open("/proc/stat", encoding="ascii") as file:
        ticks = [int(count) for count in file.readline().split()[1:9]]
    return (sum(ticks) - sum(ticks[field] for field in _IDLE_FIELDS)) / os.sysconf("SC_CLK_TCK")


def wait_for_quiet(patience_s: float) -> None:
    """Waits until other programs are idle, but not longer than this."""
    until_s = time.monotonic() + patience_s
    while time.monotonic() < until_s:
        before_s = busy_s()
        time.sleep(_LOOK_S)
        if busy_s() - before_s < _QUIET_SHARE * _LOOK_S:
            return

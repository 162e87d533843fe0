"""How much memory a program takes, including all processes that it starts."""

import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from tests.helpers.program import descendants

_STEP_S: Final = 0.05


class Peak(NamedTuple):
    """In bytes, at the highest sample.

    Attributes:
        shared_once: each page counts once, however many processes share it (the sum of PSS).
        resident: each process counts all that it uses (the sum of RSS), so shared pages count several times.
    """

    shared_once: int
    resident: int


def peak_of(process: "subprocess.Popen[bytes]") -> Peak:
    """Samples twenty times a second until the process has ended."""
    peak = Peak(0, 0)
    while True:
        try:
            process.wait(_STEP_S)
        except subprocess.TimeoutExpired:
            now = held_by(process.pid)
            peak = Peak(max(peak.shared_once, now.shared_once), max(peak.resident, now.resident))
        else:
            return peak


def held_by(pid: int) -> Peak:
    """The memory now of a process and its descendants."""
    members = [_of_one(member) for member in _family(pid)]
    return Peak(sum(process.shared_once for process in members), sum(process.resident for process in members))


def _family(pid: int) -> list[int]:
    """The process and its descendants; those that have just ended are missing."""
    return [pid, *descendants(pid)]


def _of_one(pid: int) -> Peak:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return Peak(0, 0)
    sizes = {line.split(":")[0]: int(line.split()[1]) * 1024 for line in lines[1:]}
    return Peak(sizes.get("Pss", 0), sizes.get("Rss", 0))

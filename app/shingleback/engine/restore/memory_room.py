"""How much memory is left for content that was requested from the drive, and waits for its use.

If memory is short, the kernel drops such content before it is used. Then it is read again, one file after the other,
and each time the arm goes back. So less is requested ahead: a small part of what is available, which is still a few
megabytes at least, so that the drive is never idle.

The memory of a container or of a systemd unit is limited by control groups. A process is in one of each hierarchy, and
the limits of all groups above count, too.
"""

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

_MEMINFO: Final = Path("/proc/meminfo")
_MEMBERSHIP: Final = Path("/proc/self/cgroup")
_CONTROL_GROUPS: Final = Path("/sys/fs/cgroup")
_VALID_S: Final = 1.0
_MB: Final = 1 << 20


class _Names(NamedTuple):
    """Names of the files of a control group, and of the lines about its page cache in `memory.stat`."""

    limits: tuple[str, ...]
    usage: str
    cache: tuple[str, str]


_VERSION_2: Final = _Names(("memory.max", "memory.high"), "memory.current", ("inactive_file", "active_file"))
_VERSION_1: Final = _Names(
    ("memory.limit_in_bytes",), "memory.usage_in_bytes", ("total_inactive_file", "total_active_file")
)


class WaitingContent(NamedTuple):
    """How many bytes may wait in the page cache: requested from the drive, and handed to the other process."""

    ahead_bytes: int
    handed_bytes: int


_MOST: Final = WaitingContent(32 * _MB, 64 * _MB)
LEAST: Final = WaitingContent(2 * _MB, 2 * _MB)
_PARTS: Final = WaitingContent(64, 32)  # of the available memory


class MemoryRoom:
    """Says how much content may wait, by the memory that is available. Looks once a second."""

    def __init__(
        self, available: Callable[[], int | None] | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`available` returns how many bytes are available, or None if that is unknown."""
        self._available = available or available_bytes
        self._clock = clock
        self._looked_s = float("-inf")
        self._waiting = _MOST

    def waiting(self) -> WaitingContent:
        now_s = self._clock()
        if now_s - self._looked_s >= _VALID_S:
            self._looked_s = now_s
            available = self._available()
            if available is None:
                self._waiting = _MOST
            else:
                shares = (available // part for part in _PARTS)
                self._waiting = WaitingContent(*map(max, LEAST, map(min, _MOST, shares)))
        return self._waiting


def available_bytes(
    meminfo: Path = _MEMINFO, membership: Path = _MEMBERSHIP, control_groups: Path = _CONTROL_GROUPS
) -> int | None:
    """Return what is left for this process, including page cache that may be dropped; None if that is unknown."""
    bytes_left: list[int] = []
    with contextlib.suppress(OSError, ValueError, KeyError):
        bytes_left.append(_numbers(meminfo)["MemAvailable:"] << 10)
    with contextlib.suppress(OSError, ValueError):
        for line in membership.read_text(encoding="utf-8").strip().split("\n"):
            _, controllers, path = line.split(":", 2)
            if not controllers:
                bytes_left.extend(_left_above(control_groups, path, _VERSION_2))
            elif "memory" in controllers.split(","):
                bytes_left.extend(_left_above(control_groups / "memory", path, _VERSION_1))
    return min(bytes_left, default=None)


def _left_above(hierarchy: Path, path: str, names: _Names) -> Iterator[int]:
    """Yield what is left in a group, and in each one that contains it. Those without a limit are left out."""
    group = hierarchy / path.lstrip("/")
    for folder in (group, *group.parents):
        for limit in names.limits:
            with contextlib.suppress(OSError, ValueError, KeyError):
                limit_bytes = int((folder / limit).read_text(encoding="ascii"))  # "max" is none
                used_bytes = int((folder / names.usage).read_text(encoding="ascii"))
                numbers = _numbers(folder / "memory.stat")
                yield max(0, limit_bytes - used_bytes + sum(numbers[name] for name in names.cache))
        if folder == hierarchy:
            return


def _numbers(file: Path) -> dict[str, int]:
    """Return the number in each line by the word before it."""
    lines = (line.split() for line in file.read_text(encoding="ascii").split("\n"))
    return {fields[0]: int(fields[1]) for fields in lines if len(fields) > 1}

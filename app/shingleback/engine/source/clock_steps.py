"""How exactly filesystems note the time of a change.

Two changes within one step leave the same time. So a file that was changed in the very step in which it is read may
change again unnoticed, if it keeps its size: the next run has to read it again to be sure.
"""

import os
import re
import time
from collections.abc import Callable
from typing import Final

from shingleback.devices.mounts import mount_of

_EXACT_KINDS: Final = frozenset({"ext4", "xfs", "btrfs", "tmpfs"})
_EXACT_SINCE: Final = (6, 13)  # from then on a time that somebody has seen is not given twice
_OTHER_KINDS: Final = frozenset({"ext2", "ext3", "f2fs", "bcachefs", "overlay", "zfs", "ramfs"})
_TICK_NS: Final = 20_000_000  # the kernel's clock moves every 10 ms at most
_COARSE_NS: Final = 2_000_000_000  # FAT; FUSE and servers may be as coarse


def step_ns(kind: str, release: str) -> int:
    """Of a kind of filesystem, with a kernel such as 6.8.0-45-generic."""
    number = re.match(r"(\d+)\.(\d+)", release)
    is_exact = number is not None and (int(number[1]), int(number[2])) >= _EXACT_SINCE
    if kind in _EXACT_KINDS:
        return 0 if is_exact else _TICK_NS
    return _TICK_NS if kind in _OTHER_KINDS else _COARSE_NS


class ClockSteps:
    """The steps of the filesystems from which a run reads."""

    def __init__(
        self, release: str = "", now_ns: Callable[[], int] = time.time_ns, step_of: Callable[[str, str], int] = step_ns
    ) -> None:
        """`release` is that of this kernel where nothing else is said."""
        self.now_ns = now_ns
        self._release = release or os.uname().release
        self._step_of = step_of
        self._known: dict[int, int] = {}

    def may_change_unnoticed(self, fd: int, info: os.stat_result, began_ns: int) -> bool:
        """Of an open file whose reading began at this time. After the clock was set back, a time may lie far ahead."""
        return abs(began_ns - info.st_ctime_ns) < self._of(fd, info.st_dev)

    def _of(self, fd: int, device: int) -> int:
        if device not in self._known:
            mount = mount_of(fd)
            self._known[device] = self._step_of(mount.kind if mount is not None else "", self._release)
        return self._known[device]

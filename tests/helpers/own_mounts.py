"""Mounts of one's own, which no other process sees.

`unshare --mount` of util-linux makes the mount at / private, and fails in a chroot whose / is no mount point. Here each
mount that can be seen is made private instead.

    python tests/helpers/own_mounts.py COMMAND     runs the command with mounts of its own
"""

import ctypes
import functools
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

_CLONE_NEWNS: Final = 0x00020000
_MS_PRIVATE: Final = 1 << 18
_MOUNT_POINT: Final = 4
_PROBE: Final = 'mount -t tmpfs none "$0" && echo && read end'


def keep_mounts_apart() -> None:
    """From now on, mounts of this thread, of threads that it starts, and of their children are invisible to other
    processes.

    So no other process can keep them busy. Raises OSError.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(_CLONE_NEWNS):
        raise OSError(ctypes.get_errno(), "unshare")
    for line in Path("/proc/self/mountinfo").read_bytes().splitlines():
        libc.mount(None, _unescaped(line.split(b" ")[_MOUNT_POINT]), None, _MS_PRIVATE, None)


def with_own_mounts(*command: str) -> list[str]:
    """Return a command that runs the given one with mounts of its own."""
    return [sys.executable, "-P", __file__, *command]


@functools.cache
def can_keep_mounts_apart() -> bool:
    """Not without root, nor in some containers, nor in a chroot below a shared mount that cannot be seen in it."""
    if os.geteuid() != 0:
        return False
    with (
        tempfile.TemporaryDirectory(prefix="shingleback-apart-") as folder,
        subprocess.Popen(
            with_own_mounts("sh", "-c", _PROBE, folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as process,
    ):
        assert process.stdout is not None
        is_mounted = bool(process.stdout.readline())
        is_visible = os.path.ismount(folder)
        process.communicate(b"\n")
        if is_visible:
            subprocess.run(["umount", folder], check=True)
    return is_mounted and not is_visible


def _unescaped(path: bytes) -> bytes:
    return re.sub(rb"\\([0-7]{3})", lambda digits: bytes([int(digits[1], 8)]), path)


if __name__ == "__main__":
    keep_mounts_apart()
    os.execvp(sys.argv[1], sys.argv[1:])

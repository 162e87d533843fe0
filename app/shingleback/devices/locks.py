"""Which files of a filesystem other programs have locked for writing, with flock(2).

Only kernel memory is read (/proc/locks, /proc/PID/fdinfo), never the filesystem, so nothing here can hang. Programs of
other users cannot be looked at: their locks are left out.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from shingleback.devices.mounts import Mount

PROC: Final = Path("/proc")
_HELD: Final = re.compile(rb"FLOCK +ADVISORY +WRITE +([0-9]+) ([0-9a-f]+):([0-9a-f]+):([0-9]+) ")


def locked_on(mount: Mount, proc: Path = PROC) -> set[bytes]:
    """The paths by which their holders opened them."""
    major, _, minor = mount.device.partition(":")
    wanted = (int(major), int(minor))
    found: set[bytes] = set()
    for line in _read(proc / "locks").split(b"\n"):
        match = _HELD.search(line)
        if match and b"->" not in line and (int(match[2], 16), int(match[3], 16)) == wanted:
            found.update(_opened(proc / match[1].decode(), int(match[4])))
    return found


def _opened(holder: Path, inode: int) -> Iterator[bytes]:
    try:
        numbers = os.listdir(holder / "fdinfo")
    except OSError:
        return
    for number in numbers:
        for line in _read(holder / "fdinfo" / number).split(b"\n"):
            match = _HELD.search(line)
            if match and int(match[4]) == inode:
                try:
                    yield os.fsencode(os.readlink(holder / "fd" / number))
                except OSError:
                    continue


def _read(file: Path) -> bytes:
    """Nothing where the process has ended meanwhile, or is somebody else's."""
    try:
        return file.read_bytes()
    except OSError:
        return b""

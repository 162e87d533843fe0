"""Which files a scrub found damaged: from inode numbers in the kernel's log to names.

The helper leaves out the names that the kernel knows, which are nobody's business who may read the log. So whoever may
list the files finds them by their inodes: everything is looked through, but only where there is damage.
"""

import contextlib
import os
import re
from collections.abc import Callable, Collection, Iterable
from typing import Final

from shingleback.engine.repo import layout

_DAMAGED: Final = re.compile(r"checksum error .*\binode (\d+)\b")
_TIME_FIELD: Final = 2
_CLOCKS_DIFFER_S: Final = 2.0


def damaged_inodes(records: Iterable[str], since_s: float) -> set[int]:
    """Those that the kernel named since then. `since_s`: on the clock that never goes back, as `time.monotonic`.

    A record begins with its priority, its number and its time in microseconds since the computer started.
    """
    found = set()
    for record in records:
        head, _, text = record.partition(";")
        fields, named = head.split(","), _DAMAGED.search(text)
        at_us = fields[_TIME_FIELD] if len(fields) > _TIME_FIELD else ""
        if named and at_us.isdigit() and int(at_us) / 1e6 >= since_s - _CLOCKS_DIFFER_S:
            found.add(int(named[1]))
    return found


def names_of(inodes: Collection[int], top: bytes, attend: Callable[[], None]) -> list[bytes]:
    """Paths below `top`, one for each inode; that of the newest version, where it has one. `attend` may raise."""
    missing, found = set(inodes), []
    folders = [b""]
    while folders and missing:
        attend()
        folder = folders.pop()
        inside: list[bytes] = []
        with contextlib.suppress(OSError), os.scandir(os.path.join(top, folder)) as entries:
            for entry in entries:
                path = os.path.join(folder, entry.name)
                if entry.is_dir(follow_symlinks=False):
                    inside.append(path)
                elif entry.inode() in missing:
                    missing.discard(entry.inode())
                    found.append(path)
        folders += sorted(inside, key=lambda path: os.path.basename(path) != layout.HOME)  # old versions come last
    return found

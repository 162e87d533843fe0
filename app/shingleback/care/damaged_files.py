"""Which files a scrub found damaged: from inode numbers in the kernel's log to names.

The helper leaves out the names that the kernel knows, which are nobody's business who may read the log. So whoever may
list the files finds them by their inodes: everything is looked through, but only where there is damage.
"""

import contextlib
import os
import re
from collections.abc import Callable, Collection, Iterable
from typing import Final, NamedTuple

from shingleback.engine.files import btrfs
from shingleback.engine.repo import layout

_DAMAGED: Final = re.compile(r"checksum error .*\broot (\d+),? inode (\d+)\b")
_TIME_FIELD: Final = 2
_CLOCKS_DIFFER_S: Final = 2.0


class DamagedInode(NamedTuple):
    """Each subvolume of a btrfs counts its inodes by itself."""

    subvolume: int
    inode: int


def damaged_inodes(records: Iterable[str], since_s: float) -> set[DamagedInode]:
    """Those that the kernel named since then. `since_s`: on the clock that never goes back, as `time.monotonic`.

    A record begins with its priority, its number and its time in microseconds since the computer started.
    """
    found = set()
    for record in records:
        head, _, text = record.partition(";")
        fields, named = head.split(","), _DAMAGED.search(text)
        at_us = fields[_TIME_FIELD] if len(fields) > _TIME_FIELD else ""
        if named and at_us.isdigit() and int(at_us) / 1e6 >= since_s - _CLOCKS_DIFFER_S:
            found.add(DamagedInode(int(named[1]), int(named[2])))
    return found


def names_of(inodes: Collection[DamagedInode], top: bytes, attend: Callable[[], None]) -> list[bytes]:
    """Paths below `top`, one for each file of a backup: that in the newest version that has it. `attend` may raise."""
    missing, found = set(inodes), list[tuple[int, bytes]]()
    folders = [b""]
    while folders and missing:
        attend()
        folder = folders.pop()
        inside: list[bytes] = []
        with contextlib.suppress(OSError), os.scandir(os.path.join(top, folder)) as entries:
            subvolume = _subvolume_of(os.path.join(top, folder))
            for entry in entries:
                path, one = os.path.join(folder, entry.name), DamagedInode(subvolume, entry.inode())
                if entry.is_dir(follow_symlinks=False):
                    inside.append(path)
                elif one in missing:
                    missing.discard(one)
                    if not _is_older(one.inode, path, found):
                        found.append((one.inode, path))
        folders += sorted(inside, key=lambda path: os.path.basename(path) != layout.HOME)  # old versions come last
    return [path for _, path in found]


def by_backup(paths: Iterable[bytes], top: bytes) -> dict[bytes, frozenset[bytes]]:
    """Which of them are in which backup, wherever on the drive that is; the names are those in the backup."""
    found: dict[bytes, set[bytes]] = {}
    for path in paths:
        folder = os.path.dirname(path)
        while folder and not _is_backup(os.path.join(top, folder)):
            folder = os.path.dirname(folder)
        if _is_backup(os.path.join(top, folder)):
            found.setdefault(os.path.join(top, folder).rstrip(b"/"), set()).add(os.path.relpath(path, folder or b"."))
    return {backup: frozenset(names) for backup, names in found.items()}


def _is_backup(folder: bytes) -> bool:
    return os.path.isdir(os.path.join(folder, layout.HOME))


def _is_older(inode: int, path: bytes, found: Iterable[tuple[int, bytes]]) -> bool:
    """An old version of a file that was found: snapshots of one subvolume count its inodes alike."""
    backup, home, _ = path.partition(layout.HOME)
    return bool(home) and any(inode == other and known.startswith(backup) for other, known in found)


def _subvolume_of(folder: bytes) -> int:
    """Raises OSError: another filesystem that is mounted there has inodes of its own."""
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        return btrfs.subvolume_id(fd)
    finally:
        os.close(fd)

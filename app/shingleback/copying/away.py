"""Whether a folder is on a disk that is not there: what is put into its place would fill another one unseen."""

import os
import re
from pathlib import Path
from typing import Final

FSTAB: Final = Path("/etc/fstab")
_FOR_MOUNTS: Final = (b"/media", b"/run/media", b"/mnt")
_OCTAL: Final = re.compile(rb"\\([0-7]{3})")


def is_away(path: bytes, fstab: Path = FSTAB, for_mounts: tuple[bytes, ...] = _FOR_MOUNTS) -> bool:
    """For a real path. A folder that has something in it is where it belongs.

    `for_mounts` are folders in which nothing but other disks is expected.
    """
    points = [point for point in _points(fstab) if _is_below(path, point)]
    bases = [base for base in for_mounts if path != base and _is_below(path, base)]
    if not points and not bases:
        return False
    return not _holds_something(path) and (
        any(not os.path.ismount(point) for point in points)
        or any(_device_of(path) == _device_of(base) for base in bases)
    )


def _points(fstab: Path) -> list[bytes]:
    """Where other disks belong; fstab(5) writes blanks as octal numbers."""
    try:
        lines = fstab.read_bytes().splitlines()
    except OSError:
        return []
    fields = [line.split() for line in lines if not line.lstrip().startswith(b"#")]
    points = [_OCTAL.sub(lambda found: bytes([int(found[1], 8)]), line[1]) for line in fields if len(line) > 1]
    return [point for point in points if point.startswith(b"/") and point != b"/"]


def _is_below(path: bytes, folder: bytes) -> bool:
    return (path + b"/").startswith(folder.rstrip(b"/") + b"/")


def _holds_something(path: bytes) -> bool:
    try:
        with os.scandir(path) as entries:
            return next(entries, None) is not None
    except OSError:
        return False


def _device_of(path: bytes) -> int:
    """Of the folder itself, or of the nearest one above it that there is."""
    while not os.path.lexists(path):
        path = os.path.dirname(path)
    return os.stat(path).st_dev

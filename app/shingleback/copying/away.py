"""Whether a folder is on a disk that is not there: what is put into its place would fill another one unseen."""

import os
from pathlib import Path
from typing import Final

from shingleback.model.kernel_text import fstab_points

FSTAB: Final = Path("/etc/fstab")
_FOR_MOUNTS: Final = (b"/media", b"/run/media", b"/mnt")


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
    """Where other disks belong."""
    try:
        raw = fstab.read_bytes()
    except OSError:
        return []
    return [point for point in fstab_points(raw) if point.startswith(b"/") and point != b"/"]


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

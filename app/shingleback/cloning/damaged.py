"""Names the files in which areas lie that could not be read, from the mounted copy.

Only filesystems that tell where on the device a file lies: ext4, XFS and f2fs. btrfs answers with addresses of its own.
"""

import os
from collections.abc import Iterable, Iterator
from typing import Final

from shingleback.domain.superblocks.allocation import ByteArea
from shingleback.engine.files.linux import extents

TELLING: Final = frozenset({"ext4", "f2fs", "xfs"})
_FLAGS: Final = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


def files_in(point: bytes, areas: Iterable[ByteArea]) -> Iterator[bytes]:
    """Paths below the mount point. Folders and files that may not be read are passed over."""
    wanted = tuple(areas)
    for folder, _folders, names in os.walk(point):
        for name in names:
            path = os.path.join(folder, name)
            if any(_meet(place, area) for place in _places(path) for area in wanted):
                yield os.path.relpath(path, point)


def _places(path: bytes) -> list[tuple[int, int]]:
    try:
        fd = os.open(path, _FLAGS)
    except OSError:
        return []
    try:
        return extents(fd, 0, os.fstat(fd).st_size)
    except OSError:
        return []
    finally:
        os.close(fd)


def _meet(place: tuple[int, int], area: ByteArea) -> bool:
    return place[0] < area.end and area.start < place[0] + place[1]

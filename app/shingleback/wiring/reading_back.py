"""Reading back what was made: from the drive where that is allowed, and of the kernel where it is not."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from shingleback.drives.asking import ask_in_thread
from shingleback.drives.preparing import FreshVolumes
from shingleback.drives.read_back import facts_of_mounted, facts_of_unlocked, facts_on_disk
from shingleback.drives.sysfs.reading import exists, read_number
from shingleback.formatting.ports import Facts
from shingleback.knowledge.superblocks.structure import NotThisFilesystem
from shingleback.model.errors import DriveRefused, ShinglebackError, Why

_BLOCK: Final = Path("/sys/class/block")
_SECTOR_BYTES: Final = 512

_T = TypeVar("_T")


class VolumeReader:
    """Raises DriveRefused where something else is there, or the drive does not answer."""

    def __init__(self, volumes: FreshVolumes) -> None:
        self._volumes = volumes

    async def may_read(self, node: str) -> bool:
        fd = await self._volumes.open_to_read(node)
        if fd is not None:
            os.close(fd)
        return fd is not None

    async def on_disk(self, node: str, filesystem: str) -> Facts:
        fd = await self._volumes.open_to_read(node)
        if fd is None:
            raise DriveRefused(Why.DRIVE_READ_ERROR, detail=node)
        try:
            return await _asked(lambda: facts_on_disk(fd, filesystem, partition_start_bytes=_start_bytes(node)))
        finally:
            os.close(fd)

    async def in_kernel(self, node: str, filesystem: str, point: str) -> Facts:
        def ask() -> Facts:
            number = os.stat(node).st_rdev
            return {**facts_of_unlocked(number), **facts_of_mounted(Path(point), filesystem, number)}

        return await _asked(ask)


async def _asked(question: Callable[[], _T]) -> _T:
    """In a thread, since the drive may hang."""

    def answer() -> _T | ShinglebackError:
        try:
            return question()
        except NotThisFilesystem as error:
            return DriveRefused(Why.PREPARED_DIFFERENTLY, detail=str(error))
        except OSError as error:
            return DriveRefused(Why.DRIVE_READ_ERROR, detail=error.strerror or "")

    found = await ask_in_thread(answer)
    if isinstance(found, ShinglebackError):
        raise found
    return found


def _start_bytes(node: str) -> int | None:
    """Where a partition begins on the drive; 0 for a whole drive, None for what is neither."""
    folder = _BLOCK / Path(node).name
    start = read_number(folder / "start")
    if start is not None:
        return start * _SECTOR_BYTES
    return 0 if exists(folder / "device") else None

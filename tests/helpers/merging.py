"""When segments of the manifest are merged in a test, and how much of them is read."""

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Final
from unittest import mock

from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.drive.window_size import WindowSize
from shingleback.engine.drive.writeback import Windows, WriteAccounting
from shingleback.engine.repo.abilities import room_bytes
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.compaction import Compaction, SegmentOutput, WhenToMerge
from shingleback.engine.repo.repository import RepositoryHome
from shingleback.engine.repo.segments import extents
from tests.helpers.workshop import Workshop

ALWAYS: Final = WhenToMerge(spare_segments=1, share=0, many_segments=1)
NEVER: Final = WhenToMerge(spare_segments=1_000_000)


def merge(destination: Path) -> int:
    """Merges everything that can be merged, useful or not; returns the number of segments afterward."""
    with closing(Catalog(bytes(destination))) as catalog, closing(RepositoryHome(catalog.root_fd)) as home:
        disk, size = RealDisk(), WindowSize()
        output = SegmentOutput(disk, Windows(disk, size, WriteAccounting()), lambda: disk.sync(home.root_fd))
        room = partial(room_bytes, home.root_fd, home.mount)
        compaction = Compaction(home.fd, catalog.backup, output, room, ALWAYS)
        for _ in compaction.run([version.run for version in catalog.versions]):
            pass
        return len(extents(home.fd, home.backup))


def manifest_names(shop: Workshop) -> list[str]:
    """The short names of all segments: `1-2` stands for runs 1 and 2."""
    names = sorted(os.listdir(shop.destination / ".shingleback" / "manifest"))
    return ["-".join(part.lstrip("0") for part in name.removesuffix(".jsonl.gz").split("-")) for name in names]


@contextmanager
def reading_of_manifest() -> Iterator[Counter[str]]:
    """How many bytes of each segment are read in this process."""
    read = Counter[str]()
    pread = os.pread

    def counted(fd: int, count: int, offset: int) -> bytes:
        data, file = pread(fd, count, offset), Path(os.readlink(f"/proc/self/fd/{fd}"))
        if file.parent.name == "manifest" and data:
            read[file.name] += len(data)
        return data

    with mock.patch.object(os, "pread", counted):
        yield read

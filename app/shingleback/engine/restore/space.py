"""How much space a restore needs on each filesystem that it writes to, so that a lack is known before the start."""

import os
import shutil
from collections.abc import Sequence
from typing import NamedTuple

from shingleback.domain.text import display_path
from shingleback.engine.files.folders import folders_above
from shingleback.engine.repo.index import KnownFile
from shingleback.protocol.result_items import TargetSpace


class _Need(NamedTuple):
    needed_bytes: int = 0
    in_the_way_bytes: int = 0


class NeededSpace:
    """Adds up the files of a dry run. Files with holes, and filesystems that compress, need less than that."""

    def __init__(self) -> None:
        self._needs: dict[bytes, _Need] = {}
        self._links: set[tuple[int, bool]] = set()  # with whether they are in the way

    def add(self, place: bytes, indexed_file: KnownFile, *, is_in_the_way: bool = False) -> None:
        """Add a file to restore to a place. `is_in_the_way`: a file that differs has its name."""
        linked = indexed_file.fact.linked
        # Another name of a file in the way is no content to link to, unless both are kept.
        if not indexed_file.stat.is_file or not self._links.isdisjoint({(linked, False), (linked, is_in_the_way)}):
            return
        if linked:
            self._links.add((linked, is_in_the_way))
        size = indexed_file.stat.size
        needed_bytes, in_the_way_bytes = self._needs.get(place, _Need())
        self._needs[place] = (
            _Need(needed_bytes, in_the_way_bytes + size)
            if is_in_the_way
            else _Need(needed_bytes + size, in_the_way_bytes)
        )

    def of_filesystems(self) -> list[TargetSpace]:
        """Return what is needed, and what is free, on each filesystem. Raises OSError."""
        places: dict[int, list[bytes]] = {}
        for place in self._needs:
            places.setdefault(os.stat(_nearest_existing(place)).st_dev, []).append(place)
        return [self._together(on_filesystem) for on_filesystem in places.values()]

    def _together(self, places: Sequence[bytes]) -> TargetSpace:
        needs = [self._needs[place] for place in places]
        return TargetSpace(
            path=display_path(places[0]),
            needed_bytes=sum(need.needed_bytes for need in needs),
            in_the_way_bytes=sum(need.in_the_way_bytes for need in needs),
            free_bytes=shutil.disk_usage(_nearest_existing(places[0])).free,
        )


def _nearest_existing(place: bytes) -> bytes:
    return next(filter(os.path.exists, (place, *folders_above(place))), b"/")

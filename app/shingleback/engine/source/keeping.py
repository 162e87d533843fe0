"""Chooses where on the drive to keep an entry that loses its place."""

import os
from typing import Final

from shingleback.engine.files.folders import folders_above, join, split
from shingleback.engine.repo.index import Index
from shingleback.engine.repo.index_state import Head, VersionRef

_MADE_UP: Final = b"%~"


class Keeping:
    """Chooses places below `versions`: each in the newest version that needs the entry, under its path at that time.

    A version with a snapshot needs no kept entries. A place is never used twice, and nothing is put into a folder that
    is itself kept. So kept entries stay where they are until they are removed.
    """

    def __init__(self, index: Index, head: Head) -> None:
        self._index = index
        self._head = head
        self._taken_places: set[bytes] = set()
        self._folders: set[bytes] = set()  # the folders above the taken places
        self._checked: tuple[bytes, bool] = (b"", False)

    def for_file(self, entry_id: int, born: int, on_drive: bytes) -> bytes:
        """Return the place for a file that came in the run `born`; empty if no version needs it."""
        needing = self._newest(born)
        return self._place(entry_id, needing, on_drive) if needing is not None else b""

    def for_folder(self, entry_id: int, on_drive: bytes) -> bytes:
        """Return the place for a folder with its content; empty if no version can need any of it."""
        needing = self._newest(0)
        return self._place(entry_id, needing, on_drive) if needing is not None else b""

    def take(self, place: bytes) -> bytes:
        """Mark a place as taken until the index has it, and return it."""
        self._taken_places.add(place)
        self._folders.update(folders_above(place))
        return place

    def forget_taken(self) -> None:
        """Forget the taken places: the index has them now, or they were given up."""
        self._taken_places.clear()
        self._folders.clear()
        self._checked = (b"", False)

    def _newest(self, born: int) -> VersionRef | None:
        """Return the newest version without a snapshot if it contains an entry from the run `born`, or None."""
        for version in reversed(self._head.versions):
            if not version.is_snapshot:
                return version if version.run >= born else None
        return None

    def _place(self, entry_id: int, version: VersionRef, on_drive: bytes) -> bytes:
        top = os.fsencode(version.name)
        place = join(top, on_drive)
        is_taken = place in self._taken_places or place in self._folders or self._is_in_kept(split(place)[0])
        if is_taken or self._index.is_kept(place) or self._index.is_kept_below(place):
            return join(join(top, _MADE_UP + b"%d" % entry_id), split(on_drive)[1])
        return place

    def _is_in_kept(self, folder: bytes) -> bool:
        """Whether a folder, or one above it, is itself kept."""
        if self._checked[0] != folder:
            above, is_kept = folder, False
            while above and not is_kept:
                is_kept = above in self._taken_places or self._index.is_kept(above)
                above = split(above)[0]
            self._checked = (folder, is_kept)
        return self._checked[1]

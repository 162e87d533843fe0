"""Where folders are on the drive right now: as the index says, but for those that this run has already renamed."""

from typing import NamedTuple

from shingleback.copying.folders import join
from shingleback.copying.index import ROOT, Index


class Place(NamedTuple):
    """`path` is that in the backup."""

    path: bytes
    on_drive: bytes


class Places:
    def __init__(self, index: Index) -> None:
        self._index = index
        self._moved: dict[int, Place] = {}

    def moved(self, folder_id: int, place: Place) -> None:
        """The drive side has been told to rename this folder; the index will learn it with the checkpoint."""
        self._moved[folder_id] = place

    def forget_moved(self) -> None:
        """What was not yet durable has been abandoned; what is durable, the index knows."""
        self._moved.clear()

    def of(self, folder_id: int) -> Place:
        """Raises KeyError for a folder that the index does not have."""
        names: list[bytes] = []
        stored: list[bytes] = []
        top = Place(b"", b"")
        while folder_id != ROOT:
            if folder_id in self._moved:
                top = self._moved[folder_id]
                break
            row = self._index.folder(folder_id)
            if row is None:
                raise KeyError(folder_id)
            names.append(row.name)
            stored.append(row.name_on_drive)
            folder_id = row.parent
        path, on_drive = top
        for name, name_on_drive in zip(reversed(names), reversed(stored), strict=True):
            path, on_drive = join(path, name), join(on_drive, name_on_drive)
        return Place(path, on_drive)

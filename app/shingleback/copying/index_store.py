"""Where the indexes of all backups are on this computer."""

from pathlib import Path

from shingleback.copying.cache_folder import mark_as_cache
from shingleback.copying.index import Index


class IndexStore:
    """A cache, and marked as one: no backup needs it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def open(self, backup: str) -> Index:
        self._folder.mkdir(parents=True, exist_ok=True)
        mark_as_cache(self._folder)
        return Index(self._folder / f"{backup}.sqlite")

    @property
    def spool_folder(self) -> Path:
        """For files that live as long as a run: on a disk, not in memory."""
        self._folder.mkdir(parents=True, exist_ok=True)
        return self._folder

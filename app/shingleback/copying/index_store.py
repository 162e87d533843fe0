"""Where the indexes of all backups are on this computer."""

from pathlib import Path

from shingleback.copying.cache_folder import mark_as_cache
from shingleback.copying.index import Index
from shingleback.store import private_files
from shingleback.store.database import remove
from shingleback.store.unused_caches import note_use


class IndexStore:
    """A cache, and marked as one: no backup needs it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def open(self, backup: str) -> Index:
        mark_as_cache(self._folder)
        index = Index(self._file(backup))
        note_use(self._file(backup))
        return index

    def forget(self, backup: str) -> None:
        """Raises OSError."""
        remove(self._file(backup))

    @property
    def spool_folder(self) -> Path:
        """For files that live as long as a run: on a disk, not in memory."""
        private_files.make_folder(self._folder)
        return self._folder

    def _file(self, backup: str) -> Path:
        return self._folder / f"{backup}.sqlite"

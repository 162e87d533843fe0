"""Where the indexes of all backups are on this computer."""

from pathlib import Path

from shingleback.copying.index import Index

_TAG = """\
Signature: 8a477f597d28d172789f06886806bc55
# What is in here is made again from the manifests of the backups when it is missing.
"""


class IndexStore:
    """A cache, and marked as one: no backup needs it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def open(self, backup: str) -> Index:
        self._folder.mkdir(parents=True, exist_ok=True)
        tag = self._folder / "CACHEDIR.TAG"
        if not tag.exists():
            tag.write_text(_TAG, encoding="ascii")
        return Index(self._folder / f"{backup}.sqlite")

    @property
    def spool_folder(self) -> Path:
        """For files that live as long as a run: on a disk, not in memory."""
        self._folder.mkdir(parents=True, exist_ok=True)
        return self._folder

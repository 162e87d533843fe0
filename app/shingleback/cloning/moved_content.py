"""Where the content of a backup is that moves to another drive: on the old one, and on the new one meanwhile."""

from collections.abc import Callable, Iterator

from shingleback.cloning.old_backup import OldBackup
from shingleback.cloning.worklist import Worklist
from shingleback.engine.repo.abilities import FilesystemAbilities
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.restore.read_order import ContentReader


class Reached:
    """What the reader of content asks a backup for; the places come from the list."""

    def __init__(
        self, root_fd: int, filesystem: FilesystemAbilities, places: Callable[[int, bytes], list[bytes]]
    ) -> None:
        """`places` gets the number of a file, and its place on the new drive."""
        self.root_fd = root_fd
        self.filesystem = filesystem
        self._places = places

    def candidates(self, number: int, target: bytes, _known: KnownFile, /) -> Iterator[bytes]:
        yield from self._places(number, target)

    def replaced_place(self, _on_drive: bytes, _known: KnownFile, /) -> None:
        """Older contents are among what is moved."""

    def follow(self) -> bool:
        """No run changes either backup meanwhile: both are locked."""
        return False


class MovedContent:
    """The content of one of the backups. Attributes: `reader`; `guard`: of its filesystem."""

    def __init__(self, old: OldBackup, work: Worklist, attend: Callable[[], None]) -> None:
        catalog = old.catalog
        reached = Reached(catalog.root_fd, catalog.filesystem, lambda number, _target: work.candidates(number))
        self.reader = ContentReader(reached, from_medium=False, attend=attend)
        self.guard = old.guard

    def close(self) -> None:
        self.reader.close()

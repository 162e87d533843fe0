"""A backup that is to be moved: open and locked against changes, with the list of its files and their content."""

import fcntl
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from shingleback.cloning.moved_manifest import MovedManifest
from shingleback.cloning.worklist import MovedFile, MovedPart, Worklist
from shingleback.domain.errors import SafetyRefusal, Why
from shingleback.engine.files.folders import FolderCursor, is_folder, open_regular, split
from shingleback.engine.files.linux import Guard
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import FilesystemAbilities
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.repo.second_list import open_home
from shingleback.engine.restore.read_order import ContentReader

_BLOCK_BYTES: Final = 512  # of st_blocks
_MAY_HAVE_HOLES_BYTES: Final = 1 << 20
_NOBODYS: Final = frozenset({b"lost+found"})

Attend = Callable[[], None]


class OldBackup:
    """A backup to move.

    Attributes:
        path: the path of its folder.
        catalog: its newest state.
        guard: the guard of its filesystem.
        manifest: the one with which it would move alone.
    """

    def __init__(self, path: bytes, scratch: Path, attend: Attend) -> None:
        """`scratch` is a folder on this computer. Raises UsageError without a backup, SafetyRefusal if it is busy."""
        self.path = path
        self._scratch = scratch
        self._attend = attend
        with ExitStack() as stack:
            self.catalog = stack.enter_context(closing(self._opened(None)))
            stack.enter_context(_unchanged(self.catalog.root_fd))
            self.guard = Guard(self.catalog.root_fd, path)
            self.manifest = MovedManifest(scratch / f"list of {self.catalog.backup}", self.catalog.backup_info)
            self._on_close = stack.pop_all()

    def close(self) -> None:
        self._on_close.close()

    def make_manifest(self) -> None:
        """Fill `manifest`. Raises UsageError if the manifest is damaged."""
        home_fd = open_home(self.catalog.root_fd)
        try:
            self.manifest.fill(home_fd, self.catalog.versions, self._listen)
        finally:
            os.close(home_fd)

    def add_to(self, work: Worklist, part: MovedPart) -> None:
        """Add the newest state, and all versions from the newest to the oldest, to the worklist."""
        names: list[str | None] = [None, *(version.name for version in reversed(self.catalog.versions))]
        new_cache = CatalogCache(self._scratch / "new")
        newer: Catalog | None = None
        try:
            for name in names:
                state = self._opened(name)
                try:
                    with closing(Catalog(bytes(self.manifest.folder), name, catalog_cache=new_cache)) as new:
                        work.add_state(part, state, new, newer.index if newer else None, self._attend)
                finally:
                    if newer is not None:
                        newer.close()
                    newer = state
        finally:
            if newer is not None:
                newer.close()

    def allocated_bytes(self, files: Iterable[MovedFile], work: Worklist) -> int:
        """Return how much files take on the old drive, which is less than their sizes if they have holes."""
        cursor = FolderCursor(self.catalog.root_fd, no_atime=True)
        try:
            return sum(_allocated_bytes(file, work, cursor) for file in files)
        finally:
            cursor.forget()

    @property
    def other_names(self) -> list[bytes]:
        """Entries beside the backup, and the folder `found`, which are not moved."""
        own_names = {
            layout.HOME,
            layout.SECOND_LIST,
            *(origin.name.encode() for origin in self.catalog.backup_info.origins),
        }
        names = {name for name in map(os.fsencode, os.listdir(self.catalog.root_fd)) if name not in own_names}
        home_fd = open_home(self.catalog.root_fd)
        try:
            found_folder = {layout.HOME + b"/" + layout.FOUND} if is_folder(layout.FOUND, home_fd) else set()
        finally:
            os.close(home_fd)
        return sorted((names | found_folder) - _NOBODYS)

    def _opened(self, version: str | None) -> Catalog:
        return Catalog(self.path, version, catalog_cache=CatalogCache(self._scratch / "old"), listen=self._listen)

    def _listen(self, _done: int, _total: int) -> None:
        self._attend()


def _allocated_bytes(file: MovedFile, work: Worklist, cursor: FolderCursor) -> int:
    if file.size_bytes >= _MAY_HAVE_HOLES_BYTES and not file.indexed_file.fact.parts:
        for candidate in work.candidates(file.number):
            folder, name = split(candidate)
            with suppress(OSError):
                info = os.stat(name, dir_fd=cursor.open(folder), follow_symlinks=False)
                return min(file.size_bytes, info.st_blocks * _BLOCK_BYTES)
    return file.size_bytes


@contextmanager
def _unchanged(root_fd: int) -> Iterator[None]:
    """Keep runs from changing the old backup in the meantime. Raises SafetyRefusal if one is active."""
    home_fd = open_home(root_fd)
    try:
        fd = open_regular(layout.LOCK, home_fd)
    except FileNotFoundError:  # the backup was copied by hand, without the lock file
        fd = os.dup(home_fd)
    finally:
        os.close(home_fd)
    try:
        fcntl.flock(fd, fcntl.LOCK_SH | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        raise SafetyRefusal(Why.DESTINATION_BUSY) from None
    finally:
        os.close(fd)


class Reached:
    """A `ContentLocator` backup whose places come from the worklist."""

    def __init__(
        self, root_fd: int, filesystem: FilesystemAbilities, places: Callable[[int, bytes], list[bytes]]
    ) -> None:
        """`places` returns the paths of a file, given its number and its place on the new drive."""
        self.root_fd = root_fd
        self.filesystem = filesystem
        self._places = places

    def candidates(self, number: int, target: bytes, _indexed_file: KnownFile, /) -> Iterator[bytes]:
        yield from self._places(number, target)

    def replaced_place(self, _on_drive: bytes, _indexed_file: KnownFile, /) -> None:
        """Return None: older contents are moved, too."""

    def follow(self) -> bool:
        """Return False: both backups are locked, so no run changes them."""
        return False


class OldContent:
    """The content of one old backup. Attributes: `reader`; `guard` of its filesystem."""

    def __init__(self, old: OldBackup, work: Worklist, attend: Callable[[], None]) -> None:
        catalog = old.catalog
        reached = Reached(catalog.root_fd, catalog.filesystem, lambda number, _target: work.candidates(number))
        self.reader = ContentReader(reached, from_medium=False, attend=attend)
        self.guard = old.guard

    def close(self) -> None:
        self.reader.close()

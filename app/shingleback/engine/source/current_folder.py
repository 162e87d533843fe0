"""The folder whose files are being copied: what the plan, the index and the source know of it."""

from dataclasses import dataclass, field
from functools import cached_property

from shingleback.engine.drive.operations import Old
from shingleback.engine.files.attributes import Stat
from shingleback.engine.files.folders import join
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.source.keeping import Keeping
from shingleback.engine.source.plan import FolderWork


@dataclass
class CurrentFolder:
    """The current folder.

    Attributes:
        path: its path in the backup; `on_drive` is its path on the drive, and `real_path` that of the source folder.
        fd, device: descriptor and device number of the source folder.
        indexed_files: the index records of its files.
        work: its work in the plan.
        databases: the databases of which the plan has a log, by their own name, and by those of their logs, until they
            are copied.
        done: the names of the files that belong to databases, and were copied with them.
    """

    id: int
    path: bytes
    on_drive: bytes
    real_path: bytes
    fd: int
    device: int
    indexed_files: dict[bytes, KnownFile]
    work: FolderWork
    databases: dict[bytes, bytes] = field(default_factory=dict)
    done: set[bytes] = field(default_factory=set)

    def stored_name(self, name: bytes) -> bytes | None:
        """Return the name on the drive of a file that cannot keep its own."""
        indexed_file = self.indexed_files.get(name)
        return indexed_file.fact.stored if indexed_file is not None else self.work.stored.get(name)

    def place_of(self, name: bytes) -> bytes:
        """Return the path of a file on the drive."""
        return join(self.on_drive, self.stored_name(name) or name)

    def old_entry(self, name: bytes, keeping: Keeping) -> Old | None:
        """Return the entry that now has this name on the drive, or None."""
        indexed_file = self.indexed_files.get(name)
        if indexed_file is None:
            return None
        fact = indexed_file.fact
        return Old(fact.id, fact.parts, keeping.for_file(fact.id, fact.born, self.place_of(name)))

    def known_stat(self, name: bytes) -> Stat | None:
        """Return the state of a file whose copy on the drive is up to date, if it still has this state."""
        indexed_file = self.indexed_files.get(name)
        if indexed_file is None or indexed_file.is_lost:
            return None
        return self._unchanged.get(name) or indexed_file.stat

    def to_copy(self, name: bytes) -> Stat | None:
        """Return the state in which the plan has a file to copy."""
        return self._copies.get(name)

    def to_recheck(self, name: bytes) -> Stat | None:
        """Return the state in which the plan has a file to be read and compared."""
        return self._rechecks.get(name)

    # A folder may hold thousands of databases, each of which asks for several names.

    @cached_property
    def removed(self) -> frozenset[bytes]:
        """The names of files that the source no longer has."""
        return frozenset(self.work.removed)

    @cached_property
    def _copies(self) -> dict[bytes, Stat]:
        return {stat.name: stat for stat in self.work.copy}

    @cached_property
    def _rechecks(self) -> dict[bytes, Stat]:
        return {stat.name: stat for stat in self.work.recheck}

    @cached_property
    def _unchanged(self) -> dict[bytes, Stat]:
        return {stat.name: stat for stat in self.work.unchanged}

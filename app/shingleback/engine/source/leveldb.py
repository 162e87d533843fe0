"""Copies a LevelDB database, a folder of its own, as of one moment: browsers and Electron programs keep their data so.

`MANIFEST-N` lists the tables (`N.ldb`, `N.sst`), which never change, and the number of the oldest log (`N.log`) that is
still needed; `CURRENT` names the manifest. Manifest and logs only grow. A table is written before the manifest lists
it, and removed afterwards (https://github.com/google/leveldb/blob/main/doc/impl.md). RocksDB does the same.

So these make a whole database: the manifest and `CURRENT` at a moment, what the logs have then or later, and all tables
that are there then. The moment was one if neither the manifest nor the list of files has changed while the logs were
read. The tables are sent first. They do no harm beside the older manifest, which does not list them.
"""

import os
from collections.abc import Callable
from typing import Final

from shingleback.engine.files.attributes import Stat, stat_of
from shingleback.engine.source.current_folder import CurrentFolder
from shingleback.engine.source.database_logs import CURRENT, DatabaseLogs, UnreadableMemberError, is_of_leveldb
from shingleback.engine.source.file_transfer import CopyError, FileWork
from shingleback.engine.source.reader import open_file
from shingleback.engine.source.sent_file import ChangingError

_TRIES: Final = 5
_MANIFEST: Final = b"MANIFEST-"
_LONGEST_NAME: Final = 255
_TABLES: Final = (b".ldb", b".sst", b".blob")


class LevelDatabase:
    """The database in one folder.

    Attributes:
        members: the names of its files, at the moment of `logs`.
        tried: the names of the tables that were transferred, or could not be.
        logs: captures the files that grow.
    """

    def __init__(self, folder: CurrentFolder, logs: DatabaseLogs, is_excluded: Callable[[bytes], bool]) -> None:
        self.members: set[bytes] = set()
        self.tried: set[bytes] = set()
        self.logs = logs
        self._folder = folder
        self._is_excluded = is_excluded

    def is_one(self) -> bool:
        """Whether the folder holds a database that is to be captured: `CURRENT` names a manifest that is there.

        A database whose files are hard links is a copy that nobody writes to. If it cannot be read, that counts only if
        the drive has a copy of it: otherwise, what can be read is more than nothing. Raises UnreadableMemberError.
        """
        manifest: bytes | None = None
        try:
            for _ in range(_TRIES):
                earlier, manifest = manifest, self._manifest()
                if manifest is None or self._is_excluded(manifest):
                    return False
                if manifest in (members := self._listed()):
                    return all(map(self._is_plain, _without_tables(members)))
                if manifest == earlier:
                    return False  # the rest of a database
        except UnreadableMemberError:
            if CURRENT not in self._folder.indexed_files:
                return False
            raise
        return True

    def copy_tables(self, files: FileWork) -> None:
        """Capture what grows, and transfer the tables that the drive lacks. Raises OSError and NotSentError."""
        tables: list[Stat] | None = None
        for _ in range(_TRIES):
            try:
                tables = self._capture()
            except (ChangingError, FileNotFoundError):
                continue
            if tables is not None:
                break
        if tables is None:
            raise ChangingError
        failures = [self._copy_table(files, table) for table in tables]  # all that can be read, if one cannot
        if failure := next(filter(None, failures), None):
            raise failure

    def _manifest(self) -> bytes | None:
        """Return the name of the manifest; None if there is none. Raises UnreadableMemberError."""
        try:
            fd = open_file(CURRENT, self._folder.fd)
            try:
                manifest = os.read(fd, _LONGEST_NAME).strip()
            finally:
                os.close(fd)
        except FileNotFoundError:
            return None
        except OSError as error:
            if self._is_plain(CURRENT):
                raise UnreadableMemberError(CURRENT) from error
            return None
        return manifest if manifest.startswith(_MANIFEST) and is_of_leveldb(manifest) else None

    def _capture(self) -> list[Stat] | None:
        """Capture what grows; return the tables of that moment, or None if something changed meanwhile."""
        self.members, manifest = self._listed(), self._manifest()
        self.logs.names = _without_tables(self.members)
        if manifest not in self.members:
            return None
        fd = open_file(manifest, self._folder.fd)
        try:
            before = stat_of(manifest, os.fstat(fd))
            self.logs.capture(fd)
            tables = [self._stat(name) for name in sorted(self.members) if name.endswith(_TABLES)]
            is_moment = before.describes(os.fstat(fd)) and self._listed() == self.members
        finally:
            os.close(fd)
        return tables if is_moment else None

    def _listed(self) -> set[bytes]:
        names = map(os.fsencode, os.listdir(self._folder.fd))
        return {name for name in names if is_of_leveldb(name) and not self._is_excluded(name)}

    def _stat(self, name: bytes) -> Stat:
        return stat_of(name, os.stat(name, dir_fd=self._folder.fd, follow_symlinks=False))

    def _is_plain(self, name: bytes) -> bool:
        """Whether a name is that of a file with no other hard links, if it exists."""
        try:
            stat = self._stat(name)
        except OSError:
            return True
        return stat.is_file and not stat.is_linked

    def _copy_table(self, files: FileWork, table: Stat) -> CopyError | None:
        """Transfer a table unless the drive has it, as planned if it is as in the plan."""
        folder, name = self._folder, table.name
        self.tried.add(name)
        if folder.to_copy(name) == table:
            failure = files.copy(folder, table)
        elif folder.to_recheck(name) == table:
            failure = files.recheck(folder, table)
        elif folder.known_stat(name) == table:
            failure = None
        else:
            failure = files.copy_changed(folder, table, folder.to_copy(name))
        if isinstance(failure, FileNotFoundError):
            return ChangingError()
        if isinstance(failure, OSError):
            unreadable = UnreadableMemberError(name)
            unreadable.__cause__ = failure
            return unreadable
        return failure


def _without_tables(names: set[bytes]) -> list[bytes]:
    return sorted(name for name in names if not name.endswith(_TABLES))

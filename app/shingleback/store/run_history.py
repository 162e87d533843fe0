"""The history of this computer: the results of all runs, and which backup was at which path.

The window reads it without waiting for other processes: while one writes, the window shows what it read before. A
worker writes its result at the very moment when the user wants to see it, and a busy disk may take seconds for that. An
empty page would suggest that there never was a backup.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import msgspec.structs

from shingleback.domain.destination import KnownPlace, VolumeFolder
from shingleback.domain.text import UNDECODABLE
from shingleback.protocol.events import Event, decode, encode
from shingleback.protocol.results import BackupFinished, CheckFinished, EjectFinished
from shingleback.store.database import PATIENCE_S, BestEffortDatabase, Schema, Value

_VERSION: Final = 6
_SCHEMA: Final = Schema(
    _VERSION,
    """
CREATE TABLE IF NOT EXISTS run
  (id INTEGER PRIMARY KEY, command TEXT, destination TEXT, outcome TEXT, started_at TEXT, word BLOB);
CREATE TABLE IF NOT EXISTS known
  (name TEXT, backup TEXT, filesystem TEXT NOT NULL, folder TEXT NOT NULL, PRIMARY KEY (name, backup));
CREATE TABLE IF NOT EXISTS seen_on (backup TEXT, drive TEXT, PRIMARY KEY (backup, drive)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS run_of_set (run INTEGER PRIMARY KEY, backup_set TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS known_to_set
  (backup_set TEXT, name TEXT, backup TEXT, PRIMARY KEY (backup_set, name, backup)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS source (path BLOB PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS erased_from (backup TEXT, drive TEXT, PRIMARY KEY (backup, drive)) WITHOUT ROWID
""",
)
_ADD_RUN: Final = "INSERT INTO run (command, destination, outcome, started_at, word) VALUES (?, ?, ?, ?, ?)"
_ADD_ERASED_EVERYWHERE: Final = (
    "INSERT OR IGNORE INTO erased_from SELECT ?1, '' WHERE NOT EXISTS (SELECT 1 FROM seen_on WHERE backup = ?1)"
)
_ALSO_ELSEWHERE: Final = (
    "SELECT backup FROM seen_on WHERE drive = ?1 AND backup IN (SELECT backup FROM seen_on WHERE drive <> ?1)"
)
_CHECKS: Final = ("verify", "try-restore")
_MAX_LEFT_OUT_KEPT: Final = 1_000
T = TypeVar("T")
_SHORT_S: Final = 0.1


class RunHistory(BestEffortDatabase):
    """A small database; if it cannot be opened or written, nothing is recorded and nothing fails."""

    def __init__(self, path: Path, patience_s: float = PATIENCE_S) -> None:
        super().__init__(path, _SCHEMA, patience_s)

    def add(self, result: BackupFinished | CheckFinished | EjectFinished, name: str = "") -> None:
        """Add a result. `name`: of the destination, if its drive was mounted elsewhere than in the result."""
        if isinstance(result, BackupFinished | CheckFinished):
            result = msgspec.structs.replace(result, left_out=result.left_out[:_MAX_LEFT_OUT_KEPT])
        row = (result.command, name or result.destination, result.outcome, result.started_at, encode(result))
        statements: list[tuple[str, tuple[Value, ...]]] = [(_ADD_RUN, row)]
        if isinstance(result, BackupFinished) and result.backup_set is not None:
            statements.append(
                ("INSERT OR REPLACE INTO run_of_set VALUES (last_insert_rowid(), ?)", (result.backup_set,))
            )
        self._write(*statements)

    def add_backup(
        self,
        result: BackupFinished,
        name: str,
        location: VolumeFolder | None,
        sources: Sequence[bytes],
        *,
        is_known: bool,
    ) -> None:
        """Record a run, and the facts that it has confirmed: which backup is where, and of which folders.

        Args:
            result: the run's result.
            name: the backup set's name for the destination.
            location: where that was when it began.
            sources: the real paths of the backed-up folders.
            is_known: the backup was seen there before.
        """
        self.add(result, name)
        if result.durable.files or result.version or is_known:
            self.remember_place(name, result.backup, location, result.backup_set or "")
            if result.drive:
                self.remember_drive(result.backup, result.drive)
        if result.version:
            self.remember_sources(list(sources))

    def newest(self, count: int, *names: str) -> list[msgspec.Raw]:
        """Results, newest first; only of destinations with these names, if any are given."""
        return [msgspec.Raw(result.rstrip()) for _, result in self._rows(count, names)]

    def results(self, count: int, *names: str) -> list[Event]:
        """As `newest`, but decoded; incompatible results of other versions of the program are skipped."""
        return [result for _, result in self.named_results(count, *names)]

    def named_results(self, count: int, *names: str) -> list[tuple[str, Event]]:
        """As `results`, each with the name of its destination."""
        decoded = ((name, _decoded(result.rstrip())) for name, result in self._rows(count, names))
        return [(name, result) for name, result in decoded if result is not None]

    def backups_of(self, count: int, backup_set: str, names: Sequence[str]) -> list[tuple[int, BackupFinished]]:
        """The backups of a set to destinations with these names, newest first, each with its number."""
        return self._backups("backup_set = ?", (backup_set,), names, count)

    def backups_of_none(
        self, count: int, backup_sets: Sequence[str], names: Sequence[str]
    ) -> list[tuple[int, BackupFinished]]:
        """As `backups_of`, but the backups that belong to none of these sets: from the terminal, or of deleted sets."""
        return self._backups(f"NOT backup_set {_in_clause(backup_sets)}", backup_sets, names, count)

    def _backups(
        self, condition: str, values: Sequence[str], names: Sequence[str], count: int
    ) -> list[tuple[int, BackupFinished]]:
        query = (
            "SELECT id, word FROM run JOIN run_of_set ON run = id WHERE command IN ('backup', 'demo')"
            f" AND destination {_in_clause(names)} AND {condition} ORDER BY id DESC LIMIT ?"
        )
        rows = self._read(query, *names, *values, count)
        results = ((int(number), _decoded(bytes(word).rstrip())) for number, word in rows)
        return [(number, result) for number, result in results if isinstance(result, BackupFinished)]

    def checks(self, count: int, names: Sequence[str]) -> list[CheckFinished]:
        """The verifications of backups at destinations with these names, newest first."""
        query = f"SELECT word FROM run WHERE command {_in_clause(_CHECKS)} AND destination {_in_clause(names)}"
        rows = self._read(f"{query} ORDER BY id DESC LIMIT ?", *_CHECKS, *names, count)
        results = (_decoded(bytes(row[0]).rstrip()) for row in rows)
        return [result for result in results if isinstance(result, CheckFinished)]

    def places(self) -> list[KnownPlace]:
        """Where backups were seen, newest first. Two alternating drives have one name, and two backups."""
        rows = self._read(
            "SELECT name, backup, filesystem, folder, coalesce(backup_set, '') FROM known"
            " LEFT JOIN known_to_set USING (name, backup) ORDER BY known.rowid DESC"
        )
        return [
            KnownPlace(name, backup, VolumeFolder(filesystem, folder) if filesystem else None, backup_set)
            for name, backup, filesystem, folder, backup_set in rows
        ]

    def remember_place(
        self, name: str, backup: str, location: VolumeFolder | None = None, backup_set: str = ""
    ) -> None:
        """`backup_set`: the key of the set that was backed up there; empty if there was none."""
        filesystem, folder = location or ("", "")
        statements: list[tuple[str, tuple[Value, ...]]] = [
            ("INSERT OR REPLACE INTO known VALUES (?, ?, ?, ?)", (name, backup, filesystem, folder)),
            ("DELETE FROM erased_from WHERE backup = ? AND drive = ''", (backup,)),
        ]
        if backup_set:
            statements.append(("INSERT OR IGNORE INTO known_to_set VALUES (?, ?, ?)", (backup_set, name, backup)))
        self._write(*statements)

    def forget_place(self, place: KnownPlace) -> None:
        """Forget that a backup was seen at a place."""
        self._write(("DELETE FROM known WHERE name = ? AND backup = ?", (place.name, place.backup)))

    def note_erased(self, places: Sequence[KnownPlace], drive: str = "") -> None:
        """Note that the backups at these places were erased, and are not to be missed; `drive` is the drive's key.

        Those that are on several drives are erased from this one, even if they were last seen on another.
        """
        on_several_drives = self._read(_ALSO_ELSEWHERE, drive)
        for place in places:
            self.forget_place(place)
        for backup in dict.fromkeys([*(place.backup for place in places), *(str(row[0]) for row in on_several_drives)]):
            self._write(
                ("DELETE FROM seen_on WHERE backup = ? AND drive = ?", (backup, drive)),
                ("INSERT OR IGNORE INTO erased_from VALUES (?, ?)", (backup, drive)),
                (_ADD_ERASED_EVERYWHERE, (backup,)),
            )

    def erased(self) -> frozenset[tuple[str, str]]:
        """The identities of erased backups, each with the key of its drive.

        With an empty key too if it is not known to be on another drive, until it is seen again.
        """
        rows = self._read("SELECT backup, drive FROM erased_from")
        return frozenset((str(backup), str(drive)) for backup, drive in rows)

    def drives_of(self, backup: str) -> frozenset[str]:
        """The keys of the drives on which a backup was seen: more than one after it was moved to another."""
        rows = self._read("SELECT drive FROM seen_on WHERE backup = ?", backup)
        return frozenset(str(row[0]) for row in rows)

    def remember_drive(self, backup: str, drive: str) -> None:
        """`drive` is its key."""
        self._write(
            ("INSERT OR IGNORE INTO seen_on VALUES (?, ?)", (backup, drive)),
            ("DELETE FROM erased_from WHERE backup = ? AND drive = ?", (backup, drive)),
        )

    def move_to_drive(self, backup: str, old: str, new: str, becomes: str = "") -> None:
        """Note that a backup was copied to another drive, and counts there instead; `old` and `new` are keys.

        `new` is empty if it is unknown. `becomes`: the identity of the backup into which it was merged.
        """
        self._write(("DELETE FROM seen_on WHERE backup = ? AND drive = ?", (backup, old)))
        if new:
            self.remember_drive(becomes or backup, new)

    def note_moved(self, old: str, new: str) -> None:
        """Count the runs to a destination as runs to another, to which its backup was moved."""
        self._write(("UPDATE run SET destination = ? WHERE destination = ?", (new, old)))

    def sources(self) -> list[bytes]:
        """All folders that were backed up here."""
        return [bytes(row[0]) for row in self._read("SELECT path FROM source")]

    def remember_sources(self, paths: list[bytes]) -> None:
        for path in paths:
            self._write(("INSERT OR IGNORE INTO source VALUES (?)", (path,)))

    def _rows(self, count: int, names: tuple[str, ...]) -> list[tuple[str, bytes]]:
        condition = f"WHERE destination {_in_clause(names)}" if names else ""
        query = f"SELECT destination, word FROM run {condition} ORDER BY id DESC LIMIT ?"
        return [(str(row[0]), bytes(row[1])) for row in self._read(query, *names, count)]


def _in_clause(values: Sequence[str]) -> str:
    return f"IN ({', '.join('?' * len(values))})"


def _decoded(line: bytes) -> Event | None:
    try:
        return decode(line)
    except UNDECODABLE:
        return None


class CachedHistory:
    """A reader of the history that remembers earlier results.

    It waits for a locked history only once, and only for data that it never read before, because a stopped process
    keeps its lock forever.
    """

    def __init__(self, history_file: Path) -> None:
        self._file = history_file
        self._last_results: dict[Hashable, Any] = {}
        self._at_once: dict[Hashable, Any] | None = None
        self._has_waited = False

    @contextmanager
    def consistent_reads(self) -> Iterator[None]:
        """Read each kind of data only once in this context."""
        self._at_once = {}
        try:
            yield
        finally:
            self._at_once = None

    def of(self, query_key: Hashable, read: Callable[[RunHistory], T]) -> T:
        """The result of `read`; `query_key` identifies it."""
        if self._at_once is None:
            return self._read(query_key, read)
        if query_key not in self._at_once:
            self._at_once[query_key] = self._read(query_key, read)
        result: T = self._at_once[query_key]
        return result

    def _read(self, query_key: Hashable, read: Callable[[RunHistory], T]) -> T:
        is_short = self._has_waited or query_key in self._last_results
        with closing(RunHistory(self._file, _SHORT_S if is_short else PATIENCE_S)) as history:
            result = read(history)
            self._has_waited = history.has_failed
            if history.has_failed:
                last_result: T = self._last_results.get(query_key, result)
                return last_result
        self._last_results[query_key] = result
        return result

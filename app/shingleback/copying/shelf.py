"""What the manifest of a backup said, kept on this computer for a while, so that a slow drive is left alone."""

import contextlib
import hashlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from shingleback.copying.chronicle import Chronicle, Run
from shingleback.copying.head import Head, VersionRef
from shingleback.copying.index import Index
from shingleback.copying.manifest_reader import ManifestReader
from shingleback.copying.names import note_names
from shingleback.copying.replay import Replay
from shingleback.copying.segments import extents

_MOST_KEPT: Final = 4
_MARK: Final = "manifest"
_RUNS: Final = ".runs"
_STATE: Final = ".sqlite"
_decode_chronicle = msgspec.msgpack.Decoder(Chronicle).decode


class Shelf:
    """A cache: each thing is made again from the manifest when the manifest is no longer what it was.

    Of each backup there is what its runs were, which is right as long as the segments have the size and time that
    they had; and of each version that was looked at the index, which is right for segments with the same digests.
    """

    def __init__(self, folder: Path | None, *, trusts_times: bool = True) -> None:
        """Without a folder nothing is kept. Without `trusts_times` the digests of all segments are compared."""
        self._folder = folder
        self._trusts_times = trusts_times

    def chronicle(self, backup: str, home_fd: int, reader: ManifestReader) -> Chronicle:
        """Raises OSError where the drive cannot be read."""
        there = extents(home_fd)
        kept = self._kept_chronicle(backup)
        if not self._trusts_times and not _is_unchanged(kept, reader):
            kept = Chronicle()
        if [run.extent for run in kept.runs] != there:
            kept.follow(there, reader)
            if not reader.is_damaged:
                self._keep_chronicle(backup, kept)
        return kept

    def index(self, backup: str, chronicle: Chronicle, version: VersionRef | None, reader: ManifestReader) -> Index:
        """The state of a version. The newest state, which may become another any time, is never kept."""
        runs = chronicle.runs_until(version)
        if self._folder is not None and version is not None and not reader.is_damaged:
            try:
                return self._kept_index(self._file(backup, _STATE, version.name), backup, runs, reader)
            except sqlite3.OperationalError:  # another process makes the same, or there is no room
                pass
            except (sqlite3.Error, msgspec.DecodeError):
                self.forget(backup, version)
        return _filled(Index(None), runs, reader)

    def forget(self, backup: str, version: VersionRef | None) -> None:
        """It could not be read."""
        if self._folder is not None and version is not None:
            _remove(self._file(backup, _STATE, version.name))

    # runs -----------------------------------------------------------------------------------------------------

    def _kept_chronicle(self, backup: str) -> Chronicle:
        if self._folder is not None:
            with contextlib.suppress(OSError, msgspec.DecodeError):
                return _decode_chronicle(self._file(backup, _RUNS).read_bytes())
        return Chronicle()

    def _keep_chronicle(self, backup: str, chronicle: Chronicle) -> None:
        if self._folder is None:
            return
        file = self._file(backup, _RUNS)
        new = file.with_suffix(f".{os.getpid()}{_RUNS}")
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            new.write_bytes(msgspec.msgpack.encode(chronicle))
            new.replace(file)
            self._forget_oldest(_RUNS)

    # states ---------------------------------------------------------------------------------------------------

    def _kept_index(self, file: Path, backup: str, runs: list[Run], reader: ManifestReader) -> Index:
        with _closed_on_failure(_opened(file)) as index:
            if not _done(index, runs):
                self._begin_with_another(index, file, backup, runs)
            if _done(index, runs) < len(runs):
                index.connection.execute("BEGIN IMMEDIATE")
                _bring_up_to_date(index, runs, reader)
                self._forget_oldest(_STATE)
            with contextlib.suppress(OSError):
                os.utime(file)
            return index

    def _begin_with_another(self, index: Index, file: Path, backup: str, runs: list[Run]) -> None:
        """The state of an earlier version of the same backup lacks only what came after it."""
        done: dict[int, Path] = {}
        for other in self._files(_STATE):
            if other != file and other.name.startswith(_key(backup)):
                with contextlib.suppress(sqlite3.Error, msgspec.DecodeError), closing(_opened(other)) as state:
                    done[_done(state, runs)] = other
        if any(done):
            with closing(_opened(done[max(done)])) as state:
                state.connection.backup(index.connection)

    def _forget_oldest(self, ending: str) -> None:
        with contextlib.suppress(OSError):
            files = sorted(self._files(ending), key=lambda file: file.stat().st_mtime, reverse=True)
            for file in files[_MOST_KEPT:]:
                _remove(file)

    def _files(self, ending: str) -> list[Path]:
        return list(self._folder.glob(f"*{ending}")) if self._folder is not None else []

    def _file(self, backup: str, ending: str, version: str = "") -> Path:
        """What stands on a drive is no name for a file."""
        name = f"{_key(backup)}-{_key(version)}" if version else _key(backup)
        return (self._folder or Path()) / f"{name}{ending}"


def _opened(file: Path) -> Index:
    """Raises sqlite3.OperationalError where there is no room for it."""
    try:
        return Index(file)
    except OSError as error:
        raise sqlite3.OperationalError(error) from None


@contextlib.contextmanager
def _closed_on_failure(index: Index) -> Iterator[Index]:
    try:
        yield index
    except BaseException:
        index.close()
        raise


def _bring_up_to_date(index: Index, runs: list[Run], reader: ManifestReader) -> None:
    """In one transaction, which has begun: what is not whole is not there, and what is damaged is not kept."""
    done = _done(index, runs)
    if not done:
        index.clear()
    _filled(index, runs[done:], reader)
    note_names(index)
    if not reader.is_damaged:
        index.set(_MARK, _mark(runs))
        index.commit()


def _filled(index: Index, runs: list[Run], reader: ManifestReader) -> Index:
    reader.begin(run.extent for run in runs)
    replay = Replay(index, Head())
    for run in runs:
        for offset, records in reader.batches(run.extent):
            replay.apply(records, run.extent.name, offset)
    replay.finish()
    return index


def _is_unchanged(kept: Chronicle, reader: ManifestReader) -> bool:
    """Whether each byte is what it was."""
    reader.begin(run.extent for run in kept.runs)
    try:
        return all(reader.digest(run.extent) == run.digest for run in kept.runs)
    except FileNotFoundError:
        return False


def _mark(runs: list[Run]) -> bytes:
    return msgspec.msgpack.encode([run.digest for run in runs])


def _done(index: Index, runs: list[Run]) -> int:
    """How many of the runs the index contains; none where it contains something else."""
    mark = index.get(_MARK)
    known = msgspec.msgpack.decode(mark, type=list[bytes]) if mark else []
    return len(known) if known == [run.digest for run in runs[: len(known)]] else 0


def _key(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def _remove(file: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        file.with_name(file.name + ending).unlink(missing_ok=True)

"""The catalog cache: contents of a backup's manifest, kept on this computer because reading a slow drive takes long.

It holds the runs (versions, where entries moved, and what may still be staged) and the indexes of the versions that
were opened last. Indexes that are only needed for a moment live in locked temporary directories, which are removed
after use, or by a later process after a crash.
"""

import contextlib
import errno
import fcntl
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
from blake3 import blake3

from shingleback.domain.text import UNDECODABLE
from shingleback.engine.repo.index import Index, mark_as_cache
from shingleback.engine.repo.index_state import Head, VersionRef
from shingleback.engine.repo.index_sync import Replay
from shingleback.engine.repo.names import note_names
from shingleback.engine.repo.run_index import CatalogedRun, RunIndex
from shingleback.engine.repo.segments import Extent, ManifestReader, extents
from shingleback.store import private_files
from shingleback.store.database import copy_to_file, decoding, key_of, note_use

FORMAT: Final = "shingleback past 5"
"""The format of cached data. Data of another format is ignored. Change it when the meaning of any cached data does."""
_MAX_KEPT: Final = 4
MAX_KEPT_BYTES: Final = 1 << 30
_MARK: Final = "manifest"
_RUNS: Final = ".runs"
_STATE: Final = ".sqlite"
_MAKING: Final = "making"
_CHECKSUM_BYTES: Final = 32
_MAX_ATTEMPTS: Final = 5
_decode_mark = decoding(msgspec.msgpack.Decoder(tuple[str, str, set[bytes]]))
_decode_run_index = msgspec.msgpack.Decoder(RunIndex).decode


class LockedTemporaryFolder:
    """A temporary directory with a lock on the folder itself, which the kernel releases when this process ends.

    Attributes:
        path: the directory, which only this user can open.
    """

    def __init__(self, parent: Path) -> None:
        """Make the directory, and remove those that ended processes have left in `parent`. Raises OSError."""
        import tempfile  # noqa: PLC0415 (only a version that was not read lately needs it)

        private_files.make_folder(parent)
        with _locked(parent.resolve()):
            _sweep(parent)
            self.path = Path(tempfile.mkdtemp(dir=parent))
            self._fd = os.open(self.path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
            fcntl.flock(self._fd, fcntl.LOCK_EX)

    def close(self) -> None:
        remove_tree(self.path)
        os.close(self._fd)


def remove_left(parent: Path) -> None:
    """Remove the temporary directories that ended processes have left in `parent`."""
    with contextlib.suppress(OSError), _locked(parent.resolve()):
        _sweep(parent)


def _sweep(parent: Path) -> None:
    """Remove unlocked folders. A process that makes one holds the lock of `parent` until it has locked its own."""
    for folder in parent.iterdir():
        with contextlib.suppress(OSError), _locked(folder, fcntl.LOCK_NB):
            remove_tree(folder)


def remove_tree(tree: Path) -> None:
    """Remove a tree, including restored folders whose modes deny access to their owner."""
    for above, names, _ in os.walk(tree):
        for name in names:
            folder = os.path.join(above, name)
            if not os.path.islink(folder):
                with contextlib.suppress(OSError):
                    os.chmod(folder, stat.S_IRWXU)
    import shutil  # noqa: PLC0415 (see `LockedTemporaryFolder`)

    shutil.rmtree(tree, ignore_errors=True)


@contextlib.contextmanager
def _locked(folder: Path, flags: int = 0) -> Iterator[None]:
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | flags)
        yield
    finally:
        os.close(fd)


class CatalogCache:
    """The cache of one computer: each entry is rebuilt from the manifest when the manifest has changed.

    For each backup it holds the runs, which are valid as long as the segments keep their sizes and times. For each
    opened version it holds the index, which is valid if that version ends with the same batch: no two batches have the
    same id, and a merged segment keeps the id of the last batch that it replaces. Each entry is a file that is written
    under a temporary name, gets its name when it is complete, and is never changed. So several processes may read and
    write the same entry at once, and each keeps reading the file that it opened.
    """

    def __init__(self, folder: Path | None, *, trusts_times: bool = True) -> None:
        """Nothing is cached if `folder` is None. Without `trusts_times`, the digests of all segments are compared."""
        self._folder = folder
        self._trusts_times = trusts_times

    def run_index(self, backup: str, home_fd: int, reader: ManifestReader) -> RunIndex:
        """Return the runs of a backup. Raises OSError if the drive cannot be read.

        If another process merges segments in the meantime, they vanish, and the merged one is read instead.
        """
        for _ in range(_MAX_ATTEMPTS):
            reader.look_again()
            with contextlib.suppress(FileNotFoundError):
                current_extents = extents(home_fd, backup)
                run_index = self._followed(backup, current_extents, reader)
                if not run_index.is_incomplete or extents(home_fd, backup) == current_extents:
                    break
        else:
            run_index = self._followed(backup, extents(home_fd, backup), reader)
        lacks_any = reader.lacks_any(run.extent for run in run_index.runs)
        reader.is_damaged = reader.is_damaged or run_index.is_incomplete or lacks_any
        return run_index

    def _followed(self, backup: str, current_extents: list[Extent], reader: ManifestReader) -> RunIndex:
        """Return the cached runs, continued with newer ones. Raises FileNotFoundError if a segment vanishes."""
        run_index = self._kept_run_index(backup)
        if not self._trusts_times:
            still_there = set(current_extents)
            runs = [run for run in run_index.runs if run.extent in still_there]
            reader.begin(run.extent for run in runs)
            if any(reader.digest(run.extent) != run.digest for run in runs):
                run_index = RunIndex(backup)
        if [run.extent for run in run_index.runs] != current_extents:
            run_index.follow(current_extents, reader)
            if not reader.is_damaged and not run_index.is_incomplete:
                content = msgspec.msgpack.encode(run_index)
                self._put(self._file(backup, _RUNS), lambda new: private_files.write(new, _checksum(content) + content))
        return run_index

    def index(self, backup: str, run_index: RunIndex, version: VersionRef | None, reader: ManifestReader) -> Index:
        """Return the index of a version, or of the newest state, which may change at any time and is never cached.

        Raises sqlite3.Error if the cached index from which to build it is damaged: see `forget`.
        """
        runs = run_index.runs_until(version)
        if self._folder is None or version is None or reader.is_damaged:
            index = Index(None)
            _fill(index, runs, reader)
            return index
        file = self._file(backup, _STATE, version.name)
        return _finished(file, runs) or self._build_index(file, backup, runs, reader)

    def forget(self, backup: str) -> None:
        """Remove all cached indexes of a backup: one was unreadable, and others may be built from it."""
        for file in self._states(backup):
            _remove(file)

    # runs -----------------------------------------------------------------------------------------------------

    def _kept_run_index(self, backup: str) -> RunIndex:
        if self._folder is not None:
            with contextlib.suppress(OSError, *UNDECODABLE):
                data = self._file(backup, _RUNS).read_bytes()
                content = data[_CHECKSUM_BYTES:]
                if data == _checksum(content) + content:
                    note_use(self._file(backup, _RUNS))
                    return _decode_run_index(content)
        return RunIndex(backup)

    # states ---------------------------------------------------------------------------------------------------

    def _build_index(self, file: Path, backup: str, runs: list[CatalogedRun], reader: ManifestReader) -> Index:
        """Build an index from that of an earlier version and the later segments, or from all segments."""
        with contextlib.ExitStack() as on_failure:
            index = Index(None)
            on_failure.callback(index.close)
            self._begin_with_another(index, backup, runs)
            is_as_known = _fill(index, runs[_done(index, runs) :], reader)
            note_names(index)
            last = next((run.batch for run in reversed(runs) if run.batch), "")
            index.set(_MARK, msgspec.msgpack.encode((FORMAT, last, [run.digest for run in runs])))
            index.commit()
            if is_as_known:
                self._put(file, lambda new: _copy(index, new))
            else:  # the manifest has changed, although its size and time are the same
                _remove(self._file(backup, _RUNS))
            on_failure.pop_all()
            return index

    def _begin_with_another(self, index: Index, backup: str, runs: list[CatalogedRun]) -> None:
        """Begin with the cached index of an earlier version of the same backup, if there is one."""
        with contextlib.ExitStack() as states:
            done: dict[int, Index] = {}
            for state_file in self._states(backup):
                with contextlib.suppress(sqlite3.Error):
                    state = states.enter_context(closing(Index(state_file, is_finished=True)))
                    done[_done(state, runs)] = state
            if any(done):
                done[max(done)].connection.backup(index.connection)

    # files ----------------------------------------------------------------------------------------------------

    def _put(self, file: Path, write: Callable[[Path], object]) -> None:
        """Cache a file. If that fails, nothing is cached."""
        if self._folder is None:
            return
        with (
            contextlib.suppress(OSError, sqlite3.Error),
            closing(LockedTemporaryFolder(self._folder / _MAKING)) as making,
        ):
            mark_as_cache(self._folder)
            new = making.path / file.name
            write(new)
            new.replace(file)
            self._forget_oldest(file)

    def _forget_oldest(self, newest: Path) -> None:
        """Remove the oldest files of the same kind, but never `newest`: the clock may have been set back."""
        infos = [(file, file.stat()) for file in self._files(f"*{newest.suffix}")]
        infos.sort(key=lambda pair: (pair[0] != newest, -pair[1].st_mtime_ns))
        total_bytes = 0
        for number, (file, info) in enumerate(infos):
            total_bytes += info.st_size
            if number and (number >= _MAX_KEPT or total_bytes > MAX_KEPT_BYTES):
                _remove(file)

    def _states(self, backup: str) -> list[Path]:
        return self._files(f"{key_of(backup)}-*{_STATE}")

    def _files(self, pattern: str) -> list[Path]:
        return list(self._folder.glob(pattern)) if self._folder is not None else []

    def _file(self, backup: str, ending: str, version: str = "") -> Path:
        """Return the path of a cached file, with hashes in its name: names from a drive are not safe as file names."""
        name = f"{key_of(backup)}-{key_of(version)}" if version else key_of(backup)
        return (self._folder or Path()) / f"{name}{ending}"


def _finished(file: Path, runs: list[CatalogedRun]) -> Index | None:
    """Return the cached index if it holds the state after those runs, or None."""
    with contextlib.suppress(sqlite3.Error), contextlib.ExitStack() as on_failure:
        index = Index(file, is_finished=True)
        on_failure.callback(index.close)
        if _done(index, runs) == len(runs):
            note_use(file)
            on_failure.pop_all()
            return index
    return None


def _fill(index: Index, runs: list[CatalogedRun], reader: ManifestReader) -> bool:
    """Read the runs' segments into the index; return whether they are undamaged and have the recorded digests."""
    is_as_known = True
    reader.begin(run.extent for run in runs)
    replay = Replay(index, Head())
    for run in runs:
        hasher = blake3()
        for end, records in reader.batches(run.extent, hasher):
            replay.apply(records, run.extent.name, 0, end)
        is_as_known = is_as_known and hasher.digest() == run.digest
    reader.is_damaged = reader.is_damaged or replay.is_damaged
    return is_as_known and not reader.is_damaged


def _copy(index: Index, file: Path) -> None:
    """Copy the index to a file. Raises OSError if that would take more than half of the free space."""
    (bytes_,) = index.connection.execute(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    ).fetchone()
    import shutil  # noqa: PLC0415 (see `LockedTemporaryFolder`)

    if bytes_ > shutil.disk_usage(file.parent).free // 2:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    copy_to_file(index.connection, file)


def _done(index: Index, runs: list[CatalogedRun]) -> int:
    """Return how many of the runs the index contains; 0 if it contains anything else.

    Segments that were merged since are recognized by the last batch alone.
    """
    mark = index.get(_MARK)
    form, batch, known_digests = _decode_mark(mark) if mark else ("", "", set())
    count = next((count for count, run in enumerate(runs, 1) if batch and run.batch == batch), 0)
    is_same = all(run.digest in known_digests or run.end is not None for run in runs[:count])
    return count if form == FORMAT and is_same else 0


def _checksum(content: bytes) -> bytes:
    return blake3(content, derive_key_context=FORMAT).digest()


def _remove(file: Path) -> None:
    """Remove a cached file and ignore errors: a stale file is not used."""
    with contextlib.suppress(OSError):
        file.unlink(missing_ok=True)

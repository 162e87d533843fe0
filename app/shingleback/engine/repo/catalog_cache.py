"""What the manifest of a backup said, kept on this computer for a while, so that a slow drive is left alone.

Folders for what is only looked at: gone when they are left, and at the next chance where that was not possible.

What the manifest tells of the runs: versions, where things went, and what may still wait for its place.
"""

import contextlib
import errno
import fcntl
import os
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
from blake3 import blake3

from shingleback.engine.files.folders import join, split
from shingleback.engine.repo import layout
from shingleback.engine.repo.batch_decoder import Chain
from shingleback.engine.repo.format import (
    Batch,
    File,
    Folder,
    GoneEntry,
    Merged,
    Moved,
    Record,
    Segment,
    SymlinkEntry,
    Thinned,
    Version,
    is_change,
)
from shingleback.engine.repo.index import Head, Index, VersionRef, mark_as_cache
from shingleback.engine.repo.index_sync import Replay, version_ref
from shingleback.engine.repo.names import note_names
from shingleback.engine.repo.segments import Extent, ManifestReader, extents
from shingleback.store import private_files
from shingleback.store.database import copy_to_file
from shingleback.store.unused_caches import key_of, note_use


class PassingFolder:
    """Held with a lock on the folder itself, which the kernel lets go when this process ends.

    Attributes:
        path: nobody else may look into it.
    """

    def __init__(self, parent: Path) -> None:
        """Raises OSError. What processes that are no more have left in `parent` is removed."""
        private_files.make_folder(parent)
        with _locked(parent.resolve()):
            _sweep(parent)
            self.path = Path(tempfile.mkdtemp(dir=parent))
            self._fd = os.open(self.path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
            fcntl.flock(self._fd, fcntl.LOCK_EX)

    def close(self) -> None:
        _remove_tree(self.path)
        os.close(self._fd)


def remove_left(parent: Path) -> None:
    """What processes that are no more have left; nothing is made."""
    with contextlib.suppress(OSError), _locked(parent.resolve()):
        _sweep(parent)


def _sweep(parent: Path) -> None:
    """What nobody holds. Whoever makes a folder holds the lock of `parent` until it is held itself."""
    for folder in parent.iterdir():
        with contextlib.suppress(OSError), _locked(folder, fcntl.LOCK_NB):
            _remove_tree(folder)


def _remove_tree(tree: Path) -> None:
    """A folder that was given back may be closed to its own owner."""
    for above, names, _ in os.walk(tree):
        for name in names:
            folder = os.path.join(above, name)
            if not os.path.islink(folder):
                with contextlib.suppress(OSError):
                    os.chmod(folder, stat.S_IRWXU)
    shutil.rmtree(tree, ignore_errors=True)


@contextlib.contextmanager
def _locked(folder: Path, flags: int = 0) -> Iterator[None]:
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | flags)
        yield
    finally:
        os.close(fd)


class StoredPlace(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """Where something is since a run: in a folder, under its name on the drive; or kept, at a path below `versions`.

    `name` and `kept` are both None where it is nowhere.
    """

    id: int
    folder: int
    name: bytes | None = None
    kept: bytes | None = None


class CatalogedRun(msgspec.Struct):
    """One segment; one that stands for several counts as the last of them.

    Attributes:
        digest: of its bytes, as they were read; `length` of them are whole batches.
        number: of the run that wrote it.
        header: its first line; None where it has no whole batch.
        batch: identity of its last batch. What stands for several has that of the last of them.
        end: its last line, where it stands for several.
        version: that the run completed.
        places: of what it moved, and of all folders that it listed; none where no version is older, to which they
            could matter.
        thinned: names of versions that are no longer offered since.
    """

    extent: Extent
    digest: bytes
    number: int
    length: int = 0
    header: Segment | None = None
    batch: str = ""
    end: Merged | None = None
    version: VersionRef | None = None
    places: list[StoredPlace] = []
    thinned: list[str] = []


class Chronicle(msgspec.Struct):
    """Attributes: `unfinished` says where else things may be that the last change lists, if it was cut off."""

    runs: list[CatalogedRun] = []
    unfinished: dict[int, list[bytes]] = {}

    @property
    def is_incomplete(self) -> bool:
        """Whether segments are missing, or have lost their ends."""
        chain = Chain()
        for run in self.runs:
            if run.header is not None:
                chain.began(run.header)
            chain.ended(run.extent.name, run.length, run.end)
        return chain.is_damaged

    @property
    def versions(self) -> list[VersionRef]:
        """Those that can be restored, oldest first."""
        offered: list[VersionRef] = []
        for run in self.runs:
            offered = [ref for ref in offered if ref.name not in run.thinned]
            if run.version is not None:
                offered.append(run.version)
        return offered

    def runs_until(self, version: VersionRef | None) -> list[CatalogedRun]:
        """What makes the state of a version; None is the newest state."""
        until = version.run if version is not None else None
        return [run for run in self.runs if until is None or (layout.run_of(run.extent.name) or 0) <= until]

    def follow(self, extents: list[Extent], reader: ManifestReader) -> None:
        """Read what is not known yet.

        Where more has happened than that the newest has grown, others came and some were merged, all are read again.
        Raises FileNotFoundError where a segment vanishes meanwhile.
        """
        known = {run.extent: run for run in self.runs} if _continue(self.runs, extents) else {}
        newest = next((run for run in reversed(self.runs) if run.length), None)
        runs: list[CatalogedRun] = []
        unfinished: dict[int, list[bytes]] = {}
        reader.begin(extent for extent in extents if extent not in known)
        for extent in extents:
            run = known.get(extent)
            if run is None:
                run, last = _read(extent, reader, has_versions=any(run.version is not None for run in runs))
                unfinished = _unfinished(last) if last else unfinished
            elif run is newest:
                unfinished = self.unfinished
            runs.append(run)
        self.runs, self.unfinished = runs, unfinished


def _read(extent: Extent, reader: ManifestReader, *, has_versions: bool) -> tuple[CatalogedRun, list[Record]]:
    """A segment, and its last batch that says what is in the copy. `has_versions`: there are some before it."""
    run = CatalogedRun(extent, b"", layout.run_of(extent.name) or 0)
    hasher = blake3()
    last: list[Record] = []
    for end, records in reader.batches(extent, hasher):
        last, run.length = records if is_change(records) else last, end
        for record in records:
            if isinstance(record, File | SymlinkEntry):  # nearly all are
                continue
            if not isinstance(record, Folder | Moved | GoneEntry):
                _note(run, record)
            elif has_versions:
                run.places.append(place_of(record))
    run.digest = hasher.digest()
    return run, last


def _note(run: CatalogedRun, record: Record) -> None:
    match record:
        case Batch():
            run.batch = record.id
        case Segment():
            run.number, run.header = record.run, record
        case Version():
            run.version = version_ref(record, run.number)
        case Thinned():
            run.thinned += record.versions
        case Merged():
            run.end = record


def place_of(record: Folder | Moved | GoneEntry) -> StoredPlace:
    if isinstance(record, GoneEntry):
        return StoredPlace(record.id, 0, None, record.kept_at)
    return StoredPlace(record.id, record.folder_id, split(record.on_drive)[1])


def _unfinished(last: list[Record]) -> dict[int, list[bytes]]:
    """Paths at which things may be while the last change has not been carried out, or only in part."""
    found: dict[int, list[bytes]] = {}
    folders: dict[int, bytes] = {}  # where those are that wait, or lie in one that waits
    files: dict[bytes, bytes] = {}  # the same, by the paths that they are to have
    for record in last:
        match record:
            case Moved():
                found[record.id] = [layout.moving_path(record.id), record.origin_on_drive]
            case GoneEntry():
                found[record.id] = [record.on_drive]
            case File() | SymlinkEntry() if record.first_name is not None:
                found[record.id] = [record.first_name, files.get(record.first_name, record.first_name)]
            case Folder() | File() | SymlinkEntry():
                waiting = _waiting(record, folders)
                if waiting is not None:
                    found[record.id], files[record.on_drive] = [waiting], waiting
                    folders[record.id] = waiting
    return found


def _waiting(record: Folder | File | SymlinkEntry, folders: dict[int, bytes]) -> bytes | None:
    """Where something new waits; None where it has its place."""
    name = split(record.on_drive)[1]
    if record.staged:
        waiting = layout.waiting_path(record.staged)
        return waiting if isinstance(record, Folder) else join(waiting, name)
    return join(folders[record.folder_id], name) if record.folder_id in folders else None


def _continue(runs: list[CatalogedRun], extents: list[Extent]) -> bool:
    """Whether those that are not there any more have grown, or others stand for them, and all new ones come later."""
    there, known = set(extents), {run.extent for run in runs}
    gone, new = [run.extent for run in runs if run.extent not in there], [ext for ext in extents if ext not in known]
    newest = runs[-1] if runs else None
    last = newest.number if newest is not None else 0
    if any(not layout.is_merged(extent.name) and (layout.run_of(extent.name) or 0) < last for extent in new):
        return False
    return all(_stands_for(extent, new) or _has_grown(extent, newest, new) for extent in gone)


def _stands_for(extent: Extent, new: list[Extent]) -> bool:
    """Whether a segment was merged into another."""
    return any(layout.stands_for(other.name, extent.name) for other in new)


def _has_grown(extent: Extent, newest: CatalogedRun | None, new: list[Extent]) -> bool:
    """Whether it is the newest, and has listed more since."""
    is_newest = newest is not None and newest.extent == extent
    return is_newest and any(other.name == extent.name and other.size > extent.size for other in new)


_FORMAT: Final = "shingleback past 3"
"""What is kept by a program with another one counts for nothing. To be changed when anything kept changes its sense."""
_MOST_KEPT: Final = 4
_MOST_KEPT_BYTES: Final = 1 << 30
_MARK: Final = "manifest"
_RUNS: Final = ".runs"
_STATE: Final = ".sqlite"
_MAKING: Final = "making"
_CHECKSUM_BYTES: Final = 32
_MOST_ATTEMPTS: Final = 5
_decode_chronicle = msgspec.msgpack.Decoder(Chronicle).decode


class Shelf:
    """A cache: each thing is made again from the manifest when the manifest is no longer what it was.

    Of each backup there is what its runs were, which is right as long as the segments have the size and time that
    they had; and of each version that was looked at the index, which is right where that version ends with the same
    batch: no two batches have the same identity, and whatever stands for merged segments keeps that of their last.
    Each is a file that is made aside, gets its name when it is whole, and is never changed: several processes may
    read and make the same at once, and each goes on reading what it began to read.
    """

    def __init__(self, folder: Path | None, *, trusts_times: bool = True) -> None:
        """Without a folder nothing is kept. Without `trusts_times` the digests of all segments are compared."""
        self._folder = folder
        self._trusts_times = trusts_times

    def chronicle(self, backup: str, home_fd: int, reader: ManifestReader) -> Chronicle:
        """Raises OSError where the drive cannot be read.

        A run may merge segments meanwhile: then those vanish that were to be read, and what stands for them is read.
        """
        for _ in range(_MOST_ATTEMPTS):
            with contextlib.suppress(FileNotFoundError):
                there = extents(home_fd)
                found = self._followed(backup, there, reader)
                if not found.is_incomplete or extents(home_fd) == there:
                    break
        else:
            found = self._followed(backup, extents(home_fd), reader)
        reader.is_damaged = reader.is_damaged or found.is_incomplete
        return found

    def _followed(self, backup: str, there: list[Extent], reader: ManifestReader) -> Chronicle:
        """What is kept, and what is there beyond that. Raises FileNotFoundError where a segment vanishes."""
        kept = self._kept_chronicle(backup)
        if not self._trusts_times and not _is_unchanged(kept, there, reader):
            kept = Chronicle()
        if [run.extent for run in kept.runs] != there:
            kept.follow(there, reader)
            if not reader.is_damaged and not kept.is_incomplete:
                self._keep_chronicle(backup, kept)
        return kept

    def index(self, backup: str, chronicle: Chronicle, version: VersionRef | None, reader: ManifestReader) -> Index:
        """The state of a version. The newest state, which may become another any time, is never kept.

        Raises sqlite3.Error or msgspec.DecodeError where what it was to be made from is damaged: see `forget`.
        """
        runs = chronicle.runs_until(version)
        if self._folder is None or version is None or reader.is_damaged:
            index = Index(None)
            _fill(index, runs, reader)
            return index
        file = self._file(backup, _STATE, version.name)
        return _finished(file, runs) or self._made(file, backup, runs, reader)

    def forget(self, backup: str) -> None:
        """One of its states could not be read, and what was made from that one is no better."""
        for file in self._states(backup):
            _remove(file)

    # runs -----------------------------------------------------------------------------------------------------

    def _kept_chronicle(self, backup: str) -> Chronicle:
        if self._folder is not None:
            with contextlib.suppress(OSError, msgspec.DecodeError):
                data = self._file(backup, _RUNS).read_bytes()
                content = data[_CHECKSUM_BYTES:]
                if data == _checksum(content) + content:
                    note_use(self._file(backup, _RUNS))
                    return _decode_chronicle(content)
        return Chronicle()

    def _keep_chronicle(self, backup: str, chronicle: Chronicle) -> None:
        content = msgspec.msgpack.encode(chronicle)
        self._put(self._file(backup, _RUNS), lambda new: private_files.write(new, _checksum(content) + content))

    # states ---------------------------------------------------------------------------------------------------

    def _made(self, file: Path, backup: str, runs: list[CatalogedRun], reader: ManifestReader) -> Index:
        """From another state, which lacks only what came after it, or from all segments."""
        with contextlib.ExitStack() as on_failure:
            index = Index(None)
            on_failure.callback(index.close)
            self._begin_with_another(index, backup, runs)
            is_as_known = _fill(index, runs[_done(index, runs) :], reader)
            note_names(index)
            index.set(_MARK, _mark(runs))
            index.commit()
            if is_as_known:
                self._put(file, lambda new: _copy(index, new))
            else:  # the manifest is another, although it has the size and time that it had
                _remove(self._file(backup, _RUNS))
            on_failure.pop_all()
            return index

    def _begin_with_another(self, index: Index, backup: str, runs: list[CatalogedRun]) -> None:
        """The state of an earlier version of the same backup, where there is one."""
        with contextlib.ExitStack() as states:
            done: dict[int, Index] = {}
            for other in self._states(backup):
                with contextlib.suppress(sqlite3.Error, msgspec.DecodeError):
                    state = states.enter_context(closing(Index(other, is_finished=True)))
                    done[_done(state, runs)] = state
            if any(done):
                done[max(done)].connection.backup(index.connection)

    # files ----------------------------------------------------------------------------------------------------

    def _put(self, file: Path, write: Callable[[Path], object]) -> None:
        """Where that is not possible, nothing is kept."""
        if self._folder is None:
            return
        with contextlib.suppress(OSError, sqlite3.Error), closing(PassingFolder(self._folder / _MAKING)) as making:
            mark_as_cache(self._folder)
            new = making.path / file.name
            write(new)
            new.replace(file)
            self._forget_oldest(file)

    def _forget_oldest(self, newest: Path) -> None:
        """Of the same kind; by the clock, which may have been set back."""
        infos = [(file, file.stat()) for file in self._files(f"*{newest.suffix}")]
        infos.sort(key=lambda pair: (pair[0] != newest, -pair[1].st_mtime_ns))
        total_bytes = 0
        for number, (file, info) in enumerate(infos):
            total_bytes += info.st_size
            if number and (number >= _MOST_KEPT or total_bytes > _MOST_KEPT_BYTES):
                _remove(file)

    def _states(self, backup: str) -> list[Path]:
        return self._files(f"{key_of(backup)}-*{_STATE}")

    def _files(self, pattern: str) -> list[Path]:
        return list(self._folder.glob(pattern)) if self._folder is not None else []

    def _file(self, backup: str, ending: str, version: str = "") -> Path:
        """What stands on a drive is no name for a file."""
        name = f"{key_of(backup)}-{key_of(version)}" if version else key_of(backup)
        return (self._folder or Path()) / f"{name}{ending}"


def _finished(file: Path, runs: list[CatalogedRun]) -> Index | None:
    """What is kept in a file, where that is the state after those runs."""
    with contextlib.suppress(sqlite3.Error, msgspec.DecodeError), contextlib.ExitStack() as on_failure:
        index = Index(file, is_finished=True)
        on_failure.callback(index.close)
        if _done(index, runs) == len(runs):
            note_use(file)
            on_failure.pop_all()
            return index
    return None


def _fill(index: Index, runs: list[CatalogedRun], reader: ManifestReader) -> bool:
    """Whether the segments were those that the runs had."""
    is_as_known = True
    reader.begin(run.extent for run in runs)
    replay = Replay(index, Head())
    for run in runs:
        hasher = blake3()
        for end, records in reader.batches(run.extent, hasher):
            replay.apply(records, run.extent.name, 0, end)
        is_as_known = is_as_known and hasher.digest() == run.digest
    return is_as_known and not reader.is_damaged


def _copy(index: Index, file: Path) -> None:
    """Raises OSError where that would take more than half of the room that is left."""
    (bytes_,) = index.connection.execute(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    ).fetchone()
    if bytes_ > shutil.disk_usage(file.parent).free // 2:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    copy_to_file(index.connection, file)


def _is_unchanged(kept: Chronicle, there: list[Extent], reader: ManifestReader) -> bool:
    """Whether each byte of what is there still is what it was."""
    runs = [run for run in kept.runs if run.extent in there]
    reader.begin(run.extent for run in runs)
    return all(reader.digest(run.extent) == run.digest for run in runs)


def _mark(runs: list[CatalogedRun]) -> bytes:
    last = next((run.batch for run in reversed(runs) if run.batch), "")
    return msgspec.msgpack.encode((_FORMAT, last, [run.digest for run in runs]))


def _done(index: Index, runs: list[CatalogedRun]) -> int:
    """How many of the runs the index contains; none where it contains something else.

    Segments that were merged since are told by the last batch alone.
    """
    mark = index.get(_MARK)
    form, batch, known = msgspec.msgpack.decode(mark, type=tuple[str, str, set[bytes]]) if mark else ("", "", set())
    count = next((count for count, run in enumerate(runs, 1) if batch and run.batch == batch), 0)
    is_same = all(run.digest in known or run.end is not None for run in runs[:count])
    return count if form == _FORMAT and is_same else 0


def _checksum(content: bytes) -> bytes:
    return blake3(content, derive_key_context=_FORMAT).digest()


def _remove(file: Path) -> None:
    """Raises no error: what stays counts for nothing that it is not."""
    with contextlib.suppress(OSError):
        file.unlink(missing_ok=True)

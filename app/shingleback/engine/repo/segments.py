"""The segment files of the manifest, and its lines.

Segments are read in order, with progress and cancel, and the newest is appended to. Lines are made from the operations
of a batch, or from the rows of an index.
"""

import contextlib
import errno
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Protocol

import msgspec
from blake3 import blake3

from shingleback.engine.files.attributes import Attributes
from shingleback.engine.files.folders import join, open_own_folder, open_regular
from shingleback.engine.repo import layout
from shingleback.engine.repo.batch_decoder import Batches, TooLargeError, encode_batch
from shingleback.engine.repo.format import (
    Batch,
    File,
    Folder,
    GoneEntry,
    Moved,
    Record,
    Segment,
    SymlinkEntry,
    stored_of,
    text_of,
)
from shingleback.engine.repo.index import FolderRow, KnownFile
from shingleback.protocol.events import Event, Progress


class NamedPath(msgspec.Struct, frozen=True, gc=False):
    """The paths of an entry and the id of its folder. `path` is its path in the backup, `on_drive` on the drive."""

    folder_id: int
    path: bytes
    on_drive: bytes

    def inside(self, folder_id: int, name: bytes, stored: bytes | None) -> "NamedPath":
        """Return the paths of an entry in this folder, whose id is `folder_id`."""
        return NamedPath(folder_id, join(self.path, name), join(self.on_drive, stored or name))


def folder_line(folder_id: int, location: NamedPath, given: Attributes, *, inode: int, ctime_ns: int = 0) -> Folder:
    path, exact = text_of(location.path)
    record = Folder(
        id=folder_id,
        folder_id=location.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(location.path, location.on_drive),
        mode=f"{given.mode:o}",
        uid=given.uid,
        gid=given.gid,
        mtime_ns=given.mtime_ns,
        inode=inode,
        ctime_ns=ctime_ns,
    )
    record.list_extra(given.extra)
    return record


def file_line(entry_id: int, location: NamedPath, given: Attributes, size_bytes: int, digest: bytes) -> File:
    path, exact = text_of(location.path)
    record = File(
        id=entry_id,
        folder_id=location.folder_id,
        path=path,
        mode=f"{given.mode:o}",
        uid=given.uid,
        gid=given.gid,
        mtime_ns=given.mtime_ns,
        size=size_bytes,
        blake3=digest.hex(),
    )
    record.path_bytes = exact  # faster than a keyword argument; there are many files
    if given.extra is not None:
        record.list_extra(given.extra)
    record.stored = stored_of(location.path, location.on_drive)
    return record


def symlink_line(
    entry_id: int, location: NamedPath, given: Attributes, target: bytes, *, only_listed: bool
) -> SymlinkEntry:
    path, exact = text_of(location.path)
    target_text, target_exact = text_of(target)
    record = SymlinkEntry(
        id=entry_id,
        folder_id=location.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(location.path, location.on_drive),
        mode=f"{given.mode:o}",
        uid=given.uid,
        gid=given.gid,
        mtime_ns=given.mtime_ns,
        target=target_text,
        target_bytes=target_exact,
        only_listed=only_listed,
    )
    record.list_extra(given.extra)
    return record


def line_of_folder(row: FolderRow, location: NamedPath) -> Folder:
    """Make the line for a folder of an index. Raises ValueError if it has no attributes; listed folders have some."""
    attributes = row.own_attributes()
    if attributes is None:
        raise ValueError(row.id)
    return folder_line(row.id, location, attributes, inode=row.inode, ctime_ns=row.ctime_ns)


def line_of_name(known: KnownFile, location: NamedPath) -> File | SymlinkEntry:
    """Make the line for a file or symlink of an index."""
    stat, fact = known.stat, known.fact
    line: File | SymlinkEntry
    if stat.is_file:
        line = file_line(fact.id, location, known.attributes, stat.size, fact.digest)
        line.parts = fact.parts
    else:
        line = symlink_line(fact.id, location, known.attributes, fact.target or b"", only_listed=fact.is_only_listed)
    line.inode, line.ctime_ns, line.names, line.linked = stat.inode, stat.ctime_ns, stat.links, fact.linked
    return line


def gone_line(entry_id: int, location: NamedPath, kept: bytes | None, *, is_folder: bool, parts: int = 0) -> GoneEntry:
    path, exact = text_of(location.path)
    record = GoneEntry(
        id=entry_id,
        folder_id=location.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(location.path, location.on_drive),
        folder=is_folder,
        parts=parts,
    )
    if kept is not None:
        record.kept, record.kept_bytes = text_of(kept)
    return record


def moved_line(entry_id: int, old: NamedPath, new: NamedPath, *, is_folder: bool) -> Moved:
    path, exact = text_of(new.path)
    origin, origin_exact = text_of(old.path)
    return Moved(
        id=entry_id,
        folder_id=new.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(new.path, new.on_drive),
        origin=origin,
        origin_bytes=origin_exact,
        origin_stored=stored_of(old.path, old.on_drive),
        origin_in=old.folder_id,
        folder=is_folder,
    )


UNFINISHED: Final = ".new"
"""The suffix of a merged segment that is being written."""
_READ_BYTES: Final = 1 << 18


class Extent(msgspec.Struct, frozen=True):
    """A segment as its directory entry shows it. It only ever grows."""

    name: str
    size: int
    mtime_ns: int


def extents(home_fd: int) -> list[Extent]:
    """Return the extents of all segments in order, without opening any."""
    names = segments(home_fd)
    if not names:
        return []
    manifest_fd = _open_manifest(home_fd)
    try:
        infos = [(name, os.stat(name, dir_fd=manifest_fd, follow_symlinks=False)) for name in names]
    finally:
        os.close(manifest_fd)
    return [Extent(name, info.st_size, info.st_mtime_ns) for name, info in infos]


def segments(home_fd: int) -> list[str]:
    """Return the names of the segments in order, without those that were merged into others."""
    return _split(_files(home_fd))[0]


def superseded(home_fd: int) -> list[str]:
    """Return the files that do not count: segments that were merged into others, and unfinished ones."""
    return _split(_files(home_fd))[1]


def _files(home_fd: int) -> list[str]:
    try:
        manifest_fd = _open_manifest(home_fd)
    except FileNotFoundError:
        return []
    try:
        return os.listdir(manifest_fd)
    finally:
        os.close(manifest_fd)


def _split(files: list[str]) -> tuple[list[str], list[str]]:
    """Split files into the segments, in order, and those that do not count."""
    spans = sorted((first, -last, name) for name in files if (runs := layout.runs_of(name)) for first, last in [runs])
    names: list[str] = []
    void = [name for name in files if name.endswith(UNFINISHED)]
    covered = 0
    for _, last, name in spans:
        (names if -last > covered else void).append(name)
        covered = max(covered, -last)
    return names, void


def segments_from(home_fd: int, first: str = "") -> list[str]:
    """Return all segments, or those from `first` on; empty if that segment does not exist."""
    names = segments(home_fd)
    if not first:
        return names
    return names[names.index(first) :] if first in names else []


def open_segment(home_fd: int, name: str, flags: int = os.O_RDONLY) -> int:
    """Open a segment. Raises UsageError if it is not a regular file."""
    manifest_fd = _open_manifest(home_fd)
    try:
        return open_regular(name, manifest_fd, flags)
    finally:
        os.close(manifest_fd)


def _open_manifest(home_fd: int) -> int:
    """Open the manifest's folder. Raises FileNotFoundError, and UsageError if it is not a folder."""
    return open_own_folder(layout.MANIFEST, home_fd)


def read_segment(home_fd: int, name: str, offset: int = 0, until: int | None = None) -> Iterator[bytes]:
    """Yield the compressed bytes of a segment from `offset` to its end, or to `until`."""
    fd = open_segment(home_fd, name)
    try:
        while data := os.pread(fd, _READ_BYTES if until is None else min(_READ_BYTES, until - offset), offset):
            offset += len(data)
            yield data
    finally:
        os.close(fd)


class SegmentWriter:
    """Appends batches to one segment. A batch counts only when `append` has returned.

    Attributes:
        name, length: the name of the segment, and its length on the drive.
        batch, offset: the id of the newest batch, and its beginning.
    """

    def __init__(self, home_fd: int, name: str) -> None:
        """The file is made by `begin`, so a run that has nothing to list leaves none."""
        self.name = name
        self.length = 0
        self.batch = ""
        self.offset = 0
        self._hasher = blake3()
        self._home_fd = home_fd
        self._fd = -1
        self._is_durable = False

    @property
    def is_begun(self) -> bool:
        return self._fd >= 0

    @property
    def digest(self) -> bytes:
        """The digest of all bytes that were written and count."""
        return self._hasher.digest()

    def begin(self, header: Segment) -> None:
        """Make the file. The caller has to sync the whole filesystem, and so make it durable, before `append`."""
        self._fd = open_segment(self._home_fd, self.name, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        self.batch = self._add([header])

    def forget(self) -> None:
        """After an error, remove a file that is not durable yet: it may be lost. `begin` creates it again."""
        if not self.is_begun or self._is_durable:
            return
        self.close()
        self.length, self.batch = 0, ""
        self._hasher.reset()
        manifest_fd = _open_manifest(self._home_fd)
        try:
            os.unlink(self.name, dir_fd=manifest_fd)
        finally:
            os.close(manifest_fd)

    def sync_folder(self) -> None:
        """Make the file's entry in the manifest's folder durable."""
        manifest_fd = _open_manifest(self._home_fd)
        try:
            os.fsync(manifest_fd)
        finally:
            os.close(manifest_fd)

    def append(self, records: Sequence[Record], sync: Callable[[], None] | None = None) -> None:
        """Write one batch, and wait until it is durable. Raises OSError; then the batch does not count.

        `sync`, if given, makes the whole filesystem durable, and is called first.
        """
        start, hasher = self.length, self._hasher.copy()
        batch = self._add(records)
        try:
            if sync is not None:
                sync()
            os.fdatasync(self._fd)
        except OSError:
            self._cut_off(start)
            self._hasher = hasher
            raise
        self.batch, self.offset, self._is_durable = batch, start, True

    def _add(self, records: Sequence[Record]) -> str:
        """Write one batch; return its id."""
        batch = os.urandom(8).hex()
        try:
            data = encode_batch([Batch(id=batch), *records])
        except TooLargeError:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG)) from None
        self._write(data)
        return batch

    def close(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def _write(self, data: bytes) -> None:
        done = 0
        try:
            while done < len(data):
                done += os.pwrite(self._fd, data[done:], self.length + done)
        except OSError:
            self._cut_off(self.length)
            raise
        self.length += len(data)
        self._hasher.update(data)

    def _cut_off(self, length: int) -> None:
        """Cut off data that could not be made durable, so that no reader finds it."""
        self.length = length
        with contextlib.suppress(OSError):
            os.ftruncate(self._fd, length)


Listen = Callable[[int, int], None]
"""Called with the bytes read so far and in total. It may raise, which ends the reading."""


class Hasher(Protocol):
    def update(self, data: bytes, /) -> object: ...


class ManifestReader:
    """Reads a manifest. Attributes: `is_damaged`: a part is missing, or could not be read."""

    def __init__(self, home_fd: int, listen: Listen) -> None:
        self.is_damaged = False
        self._home_fd = home_fd
        self._listen = listen
        self._done_bytes = 0
        self._total_bytes = 0

    def begin(self, extents: Iterable[Extent]) -> None:
        """Set the total for the progress: the segments that are going to be read."""
        self._done_bytes, self._total_bytes = 0, sum(extent.size for extent in extents)

    def batches(self, extent: Extent, hasher: Hasher | None = None) -> Iterator[tuple[int, list[Record]]]:
        """Yield the batches of one segment, each with its end. `hasher` gets all bytes of the segment."""
        batches = Batches()
        for data in self._read(extent):
            if hasher is not None:
                hasher.update(data)
            for records in batches.feed(data):
                yield batches.length, records
            if batches.is_endless:
                break
        batches.end()
        self.is_damaged = self.is_damaged or batches.is_damaged

    def digest(self, extent: Extent) -> bytes:
        """Return the digest of all bytes of a segment, without decoding them."""
        hasher = blake3()
        for data in self._read(extent):
            hasher.update(data)
        return hasher.digest()

    def _read(self, extent: Extent) -> Iterator[bytes]:
        for data in read_segment(self._home_fd, extent.name, until=extent.size):
            yield data
            self._done_bytes += len(data)
            self._listen(self._done_bytes, self._total_bytes)


_TICK_S: Final = 0.1


class ListProgress:
    """Reports the progress of a `ManifestReader`, unless reading takes almost no time."""

    def __init__(
        self, emit: Callable[[Event], None], clock: Callable[[], float], attend: Callable[[], None] = lambda: None
    ) -> None:
        """`attend` is called after each piece that is read, and may raise."""
        self._emit = emit
        self._clock = clock
        self._attend = attend
        self._began_s = self._reported_s = clock()

    def __call__(self, done_bytes: int, total_bytes: int) -> None:
        self._attend()
        now_s = self._clock()
        if now_s - self._reported_s >= _TICK_S:
            self._reported_s = now_s
            elapsed_s = round(now_s - self._began_s, 3)
            self._emit(Progress(phase="list", elapsed_s=elapsed_s, files=0, bytes=done_bytes, total_bytes=total_bytes))

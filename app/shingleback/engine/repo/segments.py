"""The segment files of the manifest, and its lines.

Segments are read in order, with progress and cancel, and the newest is appended to. Lines are made from the operations
of a batch, or from the rows of an index.
"""

import contextlib
import errno
import os
import stat
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol

import msgspec
from blake3 import blake3

from shingleback.domain.errors import UsageError
from shingleback.engine.files.attributes import Attributes
from shingleback.engine.files.folders import join, open_own_folder, open_regular, regular_files
from shingleback.engine.repo import layout
from shingleback.engine.repo.batch_decoder import Batches, is_of_another
from shingleback.engine.repo.format import (
    File,
    Folder,
    GoneEntry,
    Moved,
    Record,
    SymlinkEntry,
    stored_of,
    text_of,
)
from shingleback.engine.repo.index import FolderRow, KnownFile
from shingleback.engine.repo.second_list import (
    SegmentSum,
    backup_named,
    digest_of_pieces,
    fits,
    is_second_damaged,
    load_table,
    missing,
    names_in_second,
    open_copy,
    open_second,
)

UNFINISHED: Final = ".new"
"""The suffix of a merged segment that is being written."""
_READ_BYTES: Final = 1 << 18
_SHORT_BYTES: Final = 32 << 20

MAX_UNSTATED: Final = 1_000
"""A drive has a few segments that no table states. Of more, each counts, and damage is found when they are read."""

Listen = Callable[[int, int], None]
"""Called with the bytes read so far and in total. It may raise, which ends the reading."""


class NamedPath(msgspec.Struct, frozen=True, gc=False):
    """The paths of an entry and the id of its folder. `path` is its path in the backup, `on_drive` on the drive."""

    folder_id: int
    path: bytes
    on_drive: bytes

    def inside(self, folder_id: int, name: bytes, stored: bytes | None) -> "NamedPath":
        """Return the paths of an entry in this folder, whose id is `folder_id`."""
        return NamedPath(folder_id, join(self.path, name), join(self.on_drive, stored or name))


def folder_line(
    folder_id: int, location: NamedPath, attributes: Attributes, *, inode: int, ctime_ns: int = 0
) -> Folder:
    path, exact = text_of(location.path)
    record = Folder(
        id=folder_id,
        folder_id=location.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(location.path, location.on_drive),
        mode=f"{attributes.mode:o}",
        uid=attributes.uid,
        gid=attributes.gid,
        mtime_ns=attributes.mtime_ns,
        inode=inode,
        ctime_ns=ctime_ns,
    )
    record.list_extra(attributes.extra)
    return record


def file_line(entry_id: int, location: NamedPath, attributes: Attributes, size_bytes: int, digest: bytes) -> File:
    path, exact = text_of(location.path)
    record = File(
        id=entry_id,
        folder_id=location.folder_id,
        path=path,
        mode=f"{attributes.mode:o}",
        uid=attributes.uid,
        gid=attributes.gid,
        mtime_ns=attributes.mtime_ns,
        size=size_bytes,
        blake3=digest.hex(),
    )
    record.path_bytes = exact  # faster than a keyword argument; there are many files
    if attributes.extra is not None:
        record.list_extra(attributes.extra)
    record.stored = stored_of(location.path, location.on_drive)
    return record


def symlink_line(
    entry_id: int, location: NamedPath, attributes: Attributes, target: bytes, *, only_listed: bool
) -> SymlinkEntry:
    path, exact = text_of(location.path)
    target_text, target_exact = text_of(target)
    record = SymlinkEntry(
        id=entry_id,
        folder_id=location.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(location.path, location.on_drive),
        mode=f"{attributes.mode:o}",
        uid=attributes.uid,
        gid=attributes.gid,
        mtime_ns=attributes.mtime_ns,
        target=target_text,
        target_bytes=target_exact,
        only_listed=only_listed,
    )
    record.list_extra(attributes.extra)
    return record


def line_of_folder(row: FolderRow, location: NamedPath) -> Folder:
    """Make the line for a folder of an index. Raises ValueError if it has no attributes; listed folders have some."""
    attributes = row.own_attributes()
    if attributes is None:
        raise ValueError(row.id)
    return folder_line(row.id, location, attributes, inode=row.inode, ctime_ns=row.ctime_ns)


def line_of_name(indexed_file: KnownFile, location: NamedPath) -> File | SymlinkEntry:
    """Make the line for a file or symlink of an index."""
    stat, fact = indexed_file.stat, indexed_file.fact
    line: File | SymlinkEntry
    if stat.is_file:
        line = file_line(fact.id, location, indexed_file.attributes, stat.size, fact.digest)
        line.parts = fact.parts
    else:
        line = symlink_line(
            fact.id, location, indexed_file.attributes, fact.target or b"", only_listed=fact.is_only_listed
        )
    line.inode, line.ctime_ns, line.names, line.linked = stat.inode, stat.ctime_ns, stat.links, fact.linked
    return line


def gone_line(
    entry_id: int, location: NamedPath, kept_at: bytes | None, *, is_folder: bool, parts: int = 0
) -> GoneEntry:
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
    if kept_at is not None:
        record.kept, record.kept_bytes = text_of(kept_at)
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


class Extent(msgspec.Struct, frozen=True):
    """A segment as its directory entry shows it. It only ever grows."""

    name: str
    size: int
    mtime_ns: int


def extents(home_fd: int, backup: str) -> list[Extent]:
    """Return the extents of all segments in order, without opening any: of the second copy where there is no first."""
    names = segments(home_fd, backup)
    if not names:
        return []
    with _copies_of_list(home_fd) as folders:
        infos = [(name, _info_of(name, folders)) for name in names]
    return [Extent(name, info.st_size, info.st_mtime_ns) for name, info in infos]


@contextlib.contextmanager
def _copies_of_list(home_fd: int) -> Iterator[list[int]]:
    """Open the folders of both copies, or of the one that is there."""
    folders: list[int] = []
    try:
        with contextlib.suppress(FileNotFoundError):
            folders.append(open_manifest(home_fd))
        second_fd = open_second(home_fd)
        if second_fd is not None:
            folders.append(second_fd)
        yield folders
    finally:
        for fd in folders:
            os.close(fd)


def _info_of(name: str, folders: list[int]) -> os.stat_result:
    for fd in folders[:-1]:
        with contextlib.suppress(FileNotFoundError):
            info = os.stat(name, dir_fd=fd, follow_symlinks=False)
            if stat.S_ISREG(info.st_mode):
                return info
    return os.stat(name, dir_fd=folders[-1], follow_symlinks=False)


def segments(home_fd: int, backup: str) -> list[str]:
    """Return the names of the segments of both copies in order, without those that were merged into others.

    Without the id of the backup, those that `_odd_names` returns are among them.
    """
    first_names, second_names = set(_files(home_fd)), set(names_in_second(home_fd))
    odd_names = _odd_names(home_fd, first_names, second_names, backup)
    return _split(list((first_names | second_names) - odd_names))[0]


def superseded(home_fd: int, backup: str) -> list[str]:
    """Return the files of the first copy that do not count: segments that were merged, and unfinished ones."""
    names = set(_files(home_fd))
    return _split(list(names - _odd_names(home_fd, names, set(), backup)))[1]


def _odd_names(home_fd: int, first_names: set[str], second_names: set[str], backup: str) -> set[str]:
    """Return the files that only seem to be segments, and that no table states.

    These are of another backup, whose hidden folders somebody has copied into those of this one. Or they have no
    complete batch, and are in the second copy alone, or have the name of a merged segment, which would hide others.
    """
    names = {name for name in first_names | second_names if layout.runs_of(name)}
    unstated = names - set(load_table(home_fd, backup).by_name) if backup and names else set()
    if not unstated or len(unstated) > MAX_UNSTATED:
        return set()
    odd_names: set[str] = set()
    with _copies_of_list(home_fd) as folders:
        for name in unstated:
            named = _backups_named(folders, name, backup)
            is_hollow = not named and (layout.is_merged(name) or name not in first_names)
            if is_hollow or (named and backup not in named):
                odd_names.add(name)
    return odd_names


def _backups_named(folders: list[int], name: str, backup: str) -> set[str]:
    """Return the ids in both copies of a segment. One that cannot be read counts as this backup's: it must be read."""
    named: set[str] = set()
    for fd in folders:
        try:
            named.add(backup_named(fd, name))
        except OSError:
            named.add(backup)
    return named - {""}


def _files(home_fd: int) -> list[str]:
    try:
        manifest_fd = open_manifest(home_fd)
    except FileNotFoundError:
        return []
    try:
        return regular_files(manifest_fd)
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


def segments_from(home_fd: int, backup: str, first: str = "") -> list[str]:
    """Return all segments, or those from `first` on; empty if that segment does not exist."""
    names = segments(home_fd, backup)
    if not first:
        return names
    return names[names.index(first) :] if first in names else []


def open_segment(home_fd: int, name: str, flags: int = os.O_RDONLY) -> int:
    """Open a segment, or its second copy if there is no first. Raises UsageError if it is not a regular file."""
    try:
        manifest_fd = open_manifest(home_fd)
        try:
            return open_regular(name, manifest_fd, flags)
        finally:
            os.close(manifest_fd)
    except FileNotFoundError:
        fd = open_copy(home_fd, name) if flags == os.O_RDONLY else None
        if fd is None:
            raise
        return fd


def open_first(home_fd: int, name: str) -> int | None:
    """Open the first copy of a segment; None if it is missing or not a file."""
    try:
        manifest_fd = open_manifest(home_fd)
        try:
            return open_regular(name, manifest_fd)
        finally:
            os.close(manifest_fd)
    except (FileNotFoundError, UsageError):
        return None


def read_first(home_fd: int, extent: Extent) -> Iterator[bytes]:
    """Yield the bytes of the first copy of a segment; none if it is missing."""
    fd = open_first(home_fd, extent.name)
    offset = 0
    try:
        while fd is not None and (data := os.pread(fd, min(_READ_BYTES, extent.size - offset), offset)):
            offset += len(data)
            yield data
    finally:
        if fd is not None:
            os.close(fd)


def open_manifest(home_fd: int) -> int:
    """Open the manifest's folder. Raises FileNotFoundError if there is none: something else may have its name."""
    try:
        return open_own_folder(layout.MANIFEST, home_fd)
    except UsageError:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)) from None


def read_segment(home_fd: int, name: str, offset: int = 0, until: int | None = None) -> Iterator[bytes]:
    """Yield the compressed bytes of a segment from `offset` to its end, or to `until`."""
    fd = open_segment(home_fd, name)
    try:
        while data := os.pread(fd, _READ_BYTES if until is None else min(_READ_BYTES, until - offset), offset):
            offset += len(data)
            yield data
    finally:
        os.close(fd)


class Hasher(Protocol):
    def update(self, data: bytes, /) -> object: ...


class ManifestReader:
    """Reads a manifest: of each segment the copy that is as its table states.

    Attributes:
        is_damaged: a part is missing, or could not be read.
        is_patched: a part was read from the second copy.
    """

    def __init__(self, home_fd: int, listen: Listen, backup: str = "") -> None:
        """Without the id of the backup, nothing is compared with the table."""
        self.is_damaged = self.is_patched = False
        self._home_fd = home_fd
        self._backup = backup
        self.look_again()
        self._listen = listen
        self._done_bytes = 0
        self._total_bytes = 0

    def look_again(self) -> None:
        """Read the table, before the names and sizes of the segments: a run may write more of them at any time."""
        self._table = load_table(self._home_fd, self._backup)
        self._sums = self._table.by_name

    @property
    def has_table(self) -> bool:
        return bool(self._sums)

    def lacks_any(self, extents: Iterable[Extent]) -> bool:
        """Whether the table states segments that are not there."""
        return bool(missing(self._table, [extent.name for extent in extents]))

    def check_second_copy(self, extents: Iterable[Extent]) -> None:
        """Read the second copy, too, unless it is known that it is damaged as well."""
        is_bad = is_second_damaged(self._home_fd, self._table, [extent.name for extent in extents])
        self.is_patched = self.is_patched or (is_bad and not self.is_damaged)

    def begin(self, extents: Iterable[Extent]) -> None:
        """Set the total for the progress: the segments that are going to be read."""
        self._done_bytes, self._total_bytes = 0, sum(extent.size for extent in extents)

    def batches(self, extent: Extent, hasher: Hasher | None = None) -> Iterator[tuple[int, list[Record]]]:
        """Yield the batches of one segment, each with its end. `hasher` gets all bytes of the segment.

        A segment of another backup has none.
        """
        batches, is_foreign = Batches(), False
        for data in self._read(extent):
            if hasher is not None:
                hasher.update(data)
            for records in batches.feed(data):
                is_foreign = is_foreign or is_of_another(records, self._backup)
                if not is_foreign:
                    yield batches.length, records
            if batches.is_endless:
                break
        batches.end()
        self.is_damaged = self.is_damaged or batches.is_damaged or is_foreign

    def digest(self, extent: Extent) -> bytes:
        """Return the digest of all bytes of a segment, without decoding them."""
        hasher = blake3()
        for data in self._read(extent):
            hasher.update(data)
        return hasher.digest()

    def _read(self, extent: Extent) -> Iterator[bytes]:
        if not extent.size:  # of many empty segments, nothing else is read
            self._listen(max(1, self._done_bytes), max(1, self._total_bytes))
        for data in self._pieces(extent):
            yield data
            self._done_bytes += len(data)
            self._listen(self._done_bytes, max(self._done_bytes, self._total_bytes))

    def _pieces(self, extent: Extent) -> Iterator[bytes]:
        """Yield the bytes of a segment, of which a short one is read only once."""
        expected = self._sums.get(extent.name)
        if expected is not None and extent.size <= _SHORT_BYTES:
            with contextlib.suppress(OSError, UsageError):  # `_open` looks at the second copy
                pieces = list(read_first(self._home_fd, extent))
                if digest_of_pieces(pieces, expected.bytes) == expected.digest:
                    yield from pieces
                    return
        fd, until = self._open(extent, expected)
        offset = 0
        try:
            while data := os.pread(fd, min(_READ_BYTES, until - offset), offset):
                offset += len(data)
                yield data
        finally:
            os.close(fd)

    def _open(self, extent: Extent, expected: SegmentSum | None) -> tuple[int, int]:
        """Open the better copy of a segment; return how many bytes of it to read. Raises as `open_segment`."""
        fd, second_fd = open_first(self._home_fd, extent.name), open_copy(self._home_fd, extent.name)
        with contextlib.ExitStack() as on_end:
            for copy_fd in (fd, second_fd):
                if copy_fd is not None:
                    on_end.callback(os.close, copy_fd)
            if fd is not None and (expected is None or fits(fd, expected)):
                return os.dup(fd), extent.size
            is_patched = second_fd is not None and (expected is None or fits(second_fd, expected))
            best_fd = second_fd if is_patched or fd is None else fd
            if best_fd is None:
                return open_segment(self._home_fd, extent.name), extent.size
            self.is_patched, self.is_damaged = self.is_patched or is_patched, self.is_damaged or not is_patched
            return os.dup(best_fd), os.fstat(best_fd).st_size if fd is not None else extent.size

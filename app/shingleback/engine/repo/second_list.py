"""The second copy of the manifest, and the table of contents that tells which copy of a segment is whole.

A folder beside the program's own holds the same segments once more. So the list survives if a part of either copy is
lost or unreadable, or if the whole folder of the program is set back to an earlier state. Both folders hold the same
table: for each segment, how many of its bytes count, and their digest.

The second copy is written along with the first and costs no flush: what is durable in the first is added to the second
before the next flush, and the table is replaced then. So the table never states more than what is durable.
"""

import contextlib
import errno
import gzip
import itertools
import os
import zlib
from collections.abc import Iterable, Iterator
from typing import Annotated, Final, NamedTuple

import msgspec
from blake3 import blake3
from msgspec import Meta

from shingleback.domain.errors import UsageError
from shingleback.domain.text import UNDECODABLE
from shingleback.engine.files.folders import is_folder, open_own_folder, open_regular, regular_files, remove_tree
from shingleback.engine.files.linux import write_all
from shingleback.engine.repo import layout
from shingleback.engine.repo.batch_decoder import Batches, is_of_another
from shingleback.engine.repo.format import BackupId, Digest, Number, Segment, Short

_READ_BYTES: Final = 1 << 20
_MAX_TABLE_BYTES: Final = 64 << 20
MAX_HEADER_BYTES: Final = 4 << 20
"""The first batch of a segment is shorter."""
_UNREADABLE: Final = (errno.EIO, errno.EBADMSG, errno.EUCLEAN, errno.ENODATA, errno.EILSEQ)
NEW: Final = b".new"
_COPY_BYTES: Final = 1 << 20


class SegmentSum(msgspec.Struct, array_like=True, frozen=True):
    """The first `bytes` of a segment are complete batches with this digest."""

    name: Short
    bytes: Number
    digest: Digest


class ListContents(msgspec.Struct, frozen=True):
    """The table of contents. Attributes: `segments`: those with complete batches, in order."""

    backup: BackupId | None = None
    segments: Annotated[list[SegmentSum], Meta(max_length=1_000_000)] = []

    @property
    def by_name(self) -> dict[str, SegmentSum]:
        return {segment.name: segment for segment in self.segments}

    @property
    def extent(self) -> tuple[int, int]:
        """How far the table goes: to compare two of the same backup."""
        last = self.segments[-1] if self.segments else SegmentSum("", 0, "")
        return layout.run_of(last.name) or 0, last.bytes


@contextlib.contextmanager
def folder_above(home_fd: int) -> Iterator[int]:
    """Open the backup's folder, which holds both copies. Raises OSError."""
    root_fd = os.open(b"..", os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC, dir_fd=home_fd)
    try:
        yield root_fd
    finally:
        os.close(root_fd)


def open_second(home_fd: int) -> int | None:
    """Open the folder of the second copy; None if there is none."""
    try:
        with folder_above(home_fd) as root_fd:
            return open_own_folder(layout.SECOND_LIST, root_fd)
    except (OSError, UsageError):
        return None


@contextlib.contextmanager
def _second(home_fd: int) -> Iterator[int | None]:
    fd = open_second(home_fd)
    try:
        yield fd
    finally:
        if fd is not None:
            os.close(fd)


def open_home(root_fd: int) -> int:
    """Open the folder of the program, or that of the second copy, which stands in for it if it is missing or odd.

    The second copy has neither a manifest nor a description, so both are read from where `open_second` finds it: it is
    a folder beside itself. Raises FileNotFoundError if there is neither, UsageError and OSError.
    """
    try:
        return open_own_folder(layout.HOME, root_fd)
    except (FileNotFoundError, UsageError):
        names = set(map(os.fsencode, os.listdir(root_fd)))
        if layout.SECOND_LIST not in names or layout.UNFINISHED_MOVE in names:
            raise
        return open_own_folder(layout.SECOND_LIST, root_fd)


def is_home(home_fd: int, root_fd: int) -> bool:
    """Whether an open folder is that of the program, and no stand-in."""
    try:
        return os.path.samestat(os.fstat(home_fd), os.stat(layout.HOME, dir_fd=root_fd, follow_symlinks=False))
    except FileNotFoundError:
        return False


def set_second_aside(root_fd: int) -> bytes:
    """Give the second copy of a backup that is no longer here another name: a new backup begins.

    Returns the name; empty if there was nothing. Raises OSError.
    """
    return _set_aside(layout.SECOND_LIST, root_fd)


def make_own_folder(name: bytes, folder_fd: int) -> None:
    """Make a folder of the program's own if it is missing. Anything else gets another name. Raises OSError."""
    try:
        os.mkdir(name, 0o700, dir_fd=folder_fd)
    except FileExistsError:
        if not is_folder(name, folder_fd):
            _set_aside(name, folder_fd)
            os.mkdir(name, 0o700, dir_fd=folder_fd)


def _set_aside(name: bytes, folder_fd: int) -> bytes:
    taken_names = set(map(os.fsencode, os.listdir(folder_fd)))
    if name not in taken_names:
        return b""
    free = next(free for number in itertools.count(2) if (free := b"%b-%d" % (name, number)) not in taken_names)
    os.rename(name, free, src_dir_fd=folder_fd, dst_dir_fd=folder_fd)
    return free


def open_copy(home_fd: int, name: str) -> int | None:
    """Open a segment in the second copy; None if it is not there."""
    with _second(home_fd) as fd, contextlib.suppress(FileNotFoundError, UsageError):
        return open_regular(name, fd) if fd is not None else None
    return None


def names_in_second(home_fd: int) -> list[str]:
    with _second(home_fd) as fd:
        return [name for name in regular_files(fd) if layout.runs_of(name)] if fd is not None else []


def backup_named(folder_fd: int, name: str) -> str:
    """Return the id of the backup that a segment is of; empty if it is missing, odd, or without a complete batch.

    Raises OSError.
    """
    try:
        fd = open_regular(name, folder_fd)
    except (FileNotFoundError, UsageError):
        return ""
    with os.fdopen(fd, "rb") as file:
        records = next(iter(Batches().feed(file.read(MAX_HEADER_BYTES))), [])
    return next((record.backup for record in records if isinstance(record, Segment)), "")


def load_table(home_fd: int, backup: str) -> ListContents:
    """Return the newer of the two tables of this backup that can be read; an empty one if there is none."""
    with _second(home_fd) as second_fd:
        folders = [home_fd] + ([second_fd] if second_fd is not None else [])
        tables = [table for fd in folders if (table := _read_table(fd)).backup == backup]
    return max(tables, key=lambda table: table.extent, default=ListContents())


def _read_table(folder_fd: int) -> ListContents:
    try:
        fd = open_regular(layout.TABLE, folder_fd)
        with os.fdopen(fd, "rb") as file:
            data = zlib.decompressobj(31).decompress(file.read(_MAX_TABLE_BYTES), _MAX_TABLE_BYTES)
        return msgspec.json.decode(data, type=ListContents)
    except (OSError, UsageError, zlib.error, *UNDECODABLE):
        return ListContents()


def write_table(folder_fd: int, table: ListContents) -> None:
    """Replace a table. The caller makes it durable. Raises OSError."""
    new = layout.TABLE + NEW
    fd = create(new, folder_fd)
    try:
        write_all(fd, gzip.compress(msgspec.json.encode(table), 1, mtime=0), 0)
    finally:
        os.close(fd)
    replace(new, layout.TABLE, folder_fd)


def create(name: bytes, folder_fd: int) -> int:
    """Make a new file for writing. Whatever has its name is removed, and never written to. Raises OSError."""
    remove_tree(name, folder_fd)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    return os.open(name, flags, 0o600, dir_fd=folder_fd)


def replace(new: bytes, name: bytes, folder_fd: int) -> None:
    """Give a new file its name. Raises OSError."""
    if is_folder(name, folder_fd):
        remove_tree(name, folder_fd)
    os.rename(new, name, src_dir_fd=folder_fd, dst_dir_fd=folder_fd)


def digest_of_file(fd: int, length: int) -> str:
    """Return the digest of the first bytes of an open file. Raises OSError."""
    hasher, offset = blake3(), 0
    while offset < length and (data := os.pread(fd, min(_READ_BYTES, length - offset), offset)):
        hasher.update(data)
        offset += len(data)
    return hasher.hexdigest()


def digest_of_pieces(pieces: Iterable[bytes], length: int) -> str:
    """Return the digest of the first bytes of consecutive pieces."""
    hasher = blake3()
    for piece in pieces:
        hasher.update(piece[:length])
        length -= min(length, len(piece))
    return hasher.hexdigest()


def fits(fd: int, expected: SegmentSum) -> bool:
    """Whether a segment begins with the bytes that the table states; false if it cannot be read."""
    try:
        return digest_of_file(fd, expected.bytes) == expected.digest
    except OSError as error:
        if error.errno in _UNREADABLE:
            return False
        raise


def sum_of(folder_fd: int, name: str, backup: str) -> SegmentSum:
    """Read a segment; return how many of its bytes are complete batches, and their digest. Raises OSError.

    None of the bytes count in a segment of another backup than `backup`.
    """
    fd = open_regular(name, folder_fd)
    try:
        length = whole_bytes(fd, 0, backup)
        return SegmentSum(name, length, digest_of_file(fd, length))
    finally:
        os.close(fd)


def whole_bytes(fd: int, offset: int, backup: str = "") -> int:
    """Return where the complete batches of a segment end. `offset` is the end of one.

    Returns 0 if it is damaged, or of another backup than `backup`.
    """
    batches, is_foreign = Batches(offset), False
    while not batches.is_endless and (data := os.pread(fd, _READ_BYTES, offset)):
        offset += len(data)
        for records in batches.feed(data):
            is_foreign = is_foreign or is_of_another(records, backup)
    batches.end()
    return 0 if batches.is_damaged or is_foreign else batches.length


def missing(table: ListContents, names: list[str]) -> list[str]:
    """Return the segments of the table that are not among these, and were not merged into one of them."""
    present_names, merged = set(names), layout.MergedSpans(names)
    return [
        segment.name for segment in table.segments if segment.name not in present_names and not merged.has(segment.name)
    ]


def is_second_damaged(home_fd: int, table: ListContents, names: list[str]) -> bool:
    """Whether the second copy of any of these segments is missing, or is not what the table states."""
    present_names = set(names)
    for segment in table.segments:
        if segment.name not in present_names:
            continue
        fd = open_copy(home_fd, segment.name)
        if fd is None:
            return True
        try:
            if not fits(fd, segment):
                return True
        finally:
            os.close(fd)
    return False


class ListFolders(NamedTuple):
    first_fd: int
    second_fd: int


@contextlib.contextmanager
def list_folders(home_fd: int) -> Iterator[ListFolders]:
    """Open both folders, which are made if they are missing. Raises OSError and UsageError."""
    with contextlib.ExitStack() as on_end:
        root_fd = on_end.enter_context(folder_above(home_fd))
        make_own_folder(layout.SECOND_LIST, root_fd)
        second_fd = open_own_folder(layout.SECOND_LIST, root_fd)
        on_end.callback(os.close, second_fd)
        first_fd = open_own_folder(layout.MANIFEST, home_fd)
        on_end.callback(os.close, first_fd)
        yield ListFolders(first_fd, second_fd)


def write_both(home_fd: int, folders: ListFolders, table: ListContents) -> None:
    """Write the table into both folders, also if one refuses it. Raises OSError."""
    try:
        write_table(home_fd, table)
    finally:
        write_table(folders.second_fd, table)


def size_of(name: str, folder_fd: int) -> int:
    try:
        return os.stat(name, dir_fd=folder_fd, follow_symlinks=False).st_size
    except FileNotFoundError:
        return -1


def copy_segment(name: str, source_fd: int, target_fd: int, length: int) -> None:
    """Copy the first bytes of a segment to the other folder, where it gets its name when it is durable."""
    new = os.fsencode(name) + NEW
    fd = open_regular(name, source_fd)
    try:
        new_fd = create(new, target_fd)
        try:
            offset = 0
            while offset < length and (data := os.pread(fd, min(_COPY_BYTES, length - offset), offset)):
                write_all(new_fd, data, offset)
                offset += len(data)
            os.fdatasync(new_fd)
        finally:
            os.close(new_fd)
    finally:
        os.close(fd)
    replace(new, os.fsencode(name), target_fd)

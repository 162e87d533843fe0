"""The format of the manifest and `backup.json`, with its limits; docs/manifest.md describes both.

The manifest lists what is certain to be on the drive. It is a folder of gzip files with one JSON object per line. Each
run begins a *segment*; each checkpoint appends one gzip member to it, a *batch*. A batch counts when it is complete,
which gzip's checksum tells.

Every file and folder has a number, its *id*, which is never used again. A line says what happened to one of them, and
in which folder (also by id) it has its name. So renaming a folder takes one line, and its contents need none. Readers
apply a batch as a whole: first everything that is gone or has moved loses its old name, then everything gets its new
one.

The data on a drive may come from anyone. Values beyond the limits are refused while they are decoded, so that no other
module meets a number that a database cannot hold, or a name that leads out of its folder.

Millions of structs are made, so they are flat and have no costly defaults. Names are bytes, because a name on Linux
need not be text.
"""

import re
from base64 import b64encode
from collections.abc import Iterable
from datetime import MAXYEAR, MINYEAR, datetime
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

from shingleback.engine.files.attributes import Attributes, ExtraAttributes

_MAX: Final = (1 << 63) - 1
LONGEST_NAME_BYTES: Final = 1024
"""Longer than the names of any Linux filesystem."""
LONGEST_PATH_BYTES: Final = 1 << 21
DEEPEST: Final = 1 << 16
"""The most nested folders. The kernel accepts no such path, but this program opens one folder after the other."""

Number = Annotated[int, Meta(ge=0, le=_MAX)]
MAX_ID: Final = 1 << 53
Id = Annotated[int, Meta(ge=1, le=MAX_ID)]
ParentId = Annotated[int, Meta(ge=0, le=MAX_ID)]
Inode = Annotated[int, Meta(ge=-_MAX - 1, le=_MAX)]
Time = Annotated[int, Meta(ge=-_MAX, le=_MAX)]
UserId = Annotated[int, Meta(ge=0, le=0xFFFFFFFF)]
Parts = Annotated[int, Meta(ge=0, le=1 << 16)]
RunNumber = Annotated[int, Meta(ge=0, le=999_999_999)]
Digest = Annotated[str, Meta(min_length=64, max_length=64)]
ShortDigest = Annotated[str, Meta(min_length=32, max_length=32, pattern=r"^[0-9a-f]{32}\Z")]
ModeText = Annotated[str, Meta(min_length=1, max_length=6)]
Short = Annotated[str, Meta(max_length=1024)]
Token = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_-]+\Z")]
"""A random id, which may become part of a file name."""
BackupId = Token
VersionName = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[0-9A-Za-z][0-9A-Za-z_.:+-]*\Z")]
Xattrs = Annotated[dict[Annotated[str, Meta(min_length=1, max_length=255)], bytes], Meta(max_length=1 << 16)]
MAX_MODE: Final = 0o7777
_HEXADECIMAL: Final = re.compile(r"[0-9a-f]{64}")
_USUAL_MODES: Final = frozenset(f"{mode:o}" for mode in range(MAX_MODE + 1))
_BEGINNINGS: Final = ("", ".", "/")
_SHORT_PATH: Final = LONGEST_NAME_BYTES // 4
"""In characters, each of which takes four bytes at most."""
_NO_NAMES: Final = frozenset({b"", b".", b".."})


def check_path(path: bytes) -> None:
    """Check that a path leads to something below its top folder. Raises ValueError."""
    if not path or len(path) > LONGEST_PATH_BYTES or b"\0" in path:
        raise ValueError("path")
    if len(path) > LONGEST_NAME_BYTES or b"/." in path or b"//" in path or path[0] in b"./" or path[-1] in b"/":
        names = path.split(b"/")
        if len(names) > DEEPEST or max(map(len, names)) > LONGEST_NAME_BYTES or not _NO_NAMES.isdisjoint(names):
            raise ValueError("path")


def check_path_text(path: str) -> None:
    """Check a path in UTF-8. Most are so short and plain that a few tests are enough. Raises ValueError."""
    if path[:1] in _BEGINNINGS or len(path) > _SHORT_PATH or "/." in path or "//" in path or "\0" in path:
        check_path(path.encode())
    elif path[-1] == "/":
        raise ValueError("path")


def check_name(name: str) -> None:
    """Check the name of a file or folder. Raises ValueError."""
    encoded = name.encode()
    check_path(encoded)
    if b"/" in encoded:
        raise ValueError("name")


def check_place(path: str) -> None:
    """Check an absolute path on the source's computer, which may be the root itself. Raises ValueError."""
    if not path.startswith("/") or (path != "/" and ".." in path.split("/")):
        raise ValueError("place")
    if "\0" in path or len(path) > LONGEST_PATH_BYTES:
        raise ValueError("place")
    path.encode()


def check_mode(mode: str) -> None:
    """Check an octal mode. Raises ValueError."""
    if mode in _USUAL_MODES:
        return
    if not (mode.isascii() and mode.isdigit() and int(mode, 8) <= MAX_MODE):
        raise ValueError("mode")


def check_extra(extra: ExtraAttributes) -> None:
    """Check extended attributes. Raises ValueError."""
    if any("\0" in name for name in extra.xattrs):
        raise ValueError("xattrs")


def text_of_extra(extra: ExtraAttributes) -> bytes:
    """Return a text that is the same for the same extended attributes, for a digest."""
    return b",".join(name.encode() + b"=" + b64encode(value) for name, value in sorted(extra.xattrs.items()))


def check_digest(digest: str) -> None:
    """Check a BLAKE3 digest in hexadecimal. Raises ValueError."""
    if not _HEXADECIMAL.fullmatch(digest):
        raise ValueError("blake3")


def check_moment(text: str) -> None:
    """Check an ISO time, which must have a UTC offset and be valid in any time zone. Raises ValueError."""
    at = datetime.fromisoformat(text)
    if at.tzinfo is None or not MINYEAR < at.year < MAXYEAR:
        raise ValueError("time")


class CopyFact(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """The record of the copy of one entry.

    Attributes:
        id: its id in the manifest.
        born: the number of the run that copied this content.
        digest: BLAKE3 digest of a file's content; empty for a symlink.
        stored: its name on the drive, if the drive's filesystem cannot hold its real name.
        target: the target of a symlink.
        linked: entries with the same number are hard links of one file; 0 if it has only one.
        parts: the number of pieces into which the copy is split, if the filesystem has a size limit; 0 if it is whole.
        is_only_listed: a symlink that the drive's filesystem cannot hold, so only the manifest has it.
    """

    id: int
    born: int
    digest: bytes
    stored: bytes | None = None
    target: bytes | None = None
    linked: int = 0
    extra: ExtraAttributes | None = None
    parts: int = 0
    is_only_listed: bool = False


FORMAT: Final = 3
"""Versions 1 and 2 were never released. A version of theirs did not say how much it lists."""


class _Line(msgspec.Struct, omit_defaults=True, gc=False, tag_field="kind", kw_only=True):
    pass


class Origin(msgspec.Struct, frozen=True):
    """The origin of a top folder of the backup. `path` may have escapes for bytes that are not UTF-8.

    Attributes:
        host: the name of its computer, for people.
        machine, installation: the marks of its computer, hashed with the id of the backup `marked_in`.
        marked_in: empty for this backup; another one that was merged into it.
    """

    name: str
    path: str
    host: Short
    machine: Short = ""
    installation: Short = ""
    marked_in: Short = ""


class Segment(_Line, kw_only=True, tag="segment"):
    """The first line of each segment.

    Attributes:
        follows: the name of the segment before it, whose first `follows_bytes` bytes are complete batches. A reader
            that finds fewer knows that the older segment is damaged. Empty in the first segment.
        origins: as in `backup.json`, in case that is lost.
    """

    format: Number
    backup: BackupId
    run: RunNumber
    started_at: Short
    host: Short
    program: Short
    follows: Short = ""
    follows_bytes: Number = 0
    origins: Annotated[list[Origin], Meta(max_length=10_000)] = []


class Batch(_Line, kw_only=True, tag="batch"):
    """The first line of each batch; `id` is random, and identifies the batch."""

    id: Token


class _Entry(_Line, kw_only=True):
    """An entry of the backup.

    Attributes:
        id: its id. `folder_id` ("in" in JSON) is the id of the folder in which it has its name; 0 is the top.
        path: the full path at that time, beginning with the source's name. If it is not UTF-8, `path_bytes` is exact
            and `path` is for people.
        stored: the path on the drive if that differs.
    """

    id: Id
    folder_id: ParentId = msgspec.field(name="in")
    path: str
    path_bytes: bytes | None = None
    stored: str | None = None

    @property
    def true_path(self) -> bytes:
        return self.path.encode() if self.path_bytes is None else self.path_bytes

    @property
    def on_drive(self) -> bytes:
        return self.true_path if self.stored is None else self.stored.encode()

    @property
    def name(self) -> bytes:
        return self.true_path.rpartition(b"/")[2]

    @property
    def stored_name(self) -> bytes | None:
        """Its name on the drive if that differs."""
        on_drive = self.on_drive.rpartition(b"/")[2]
        return on_drive if on_drive != self.name else None


class _Attributed(_Entry, kw_only=True):
    """An entry with attributes. `mode` is octal without the file type. `xattrs` include ACLs.

    Attributes:
        inode, ctime_ns: inode and ctime in the source, which the next run compares to detect changes.
        staged: the number of the folder in `incoming` where it waits until the batch is applied; 0 if it is inside a
            staged folder, or already in its place.
    """

    mode: ModeText
    uid: UserId
    gid: UserId
    mtime_ns: Time
    xattrs: Xattrs | None = None
    inode: Inode = 0
    ctime_ns: Time = 0
    staged: ParentId = 0

    def attributes(self) -> Attributes:
        return Attributes(int(self.mode, 8), self.uid, self.gid, self.mtime_ns, self.mtime_ns, self.extra)

    @property
    def extra(self) -> ExtraAttributes | None:
        return ExtraAttributes(self.xattrs) if self.xattrs else None

    def list_extra(self, extra: ExtraAttributes | None) -> None:
        self.xattrs = extra.xattrs if extra is not None else None


class Folder(_Attributed, kw_only=True, tag="folder"):
    """A folder. Its attributes are set after the batch is applied."""


class _Named(_Attributed, kw_only=True):
    """A name of a file or symlink, which may have several hard links.

    Attributes:
        names: the number of hard links in the source.
        linked: names with the same number are hard links of one file; 0 if there is only one.
        link_to: the path on the drive of the other name to which this one is linked.
    """

    names: Number = 1
    linked: Number = 0
    link_to: str | None = None
    link_to_bytes: bytes | None = None

    @property
    def first_name(self) -> bytes | None:
        if self.link_to_bytes is not None:
            return self.link_to_bytes
        return None if self.link_to is None else self.link_to.encode()


class File(_Named, kw_only=True, tag="file"):
    """A file. `parts` is the number of pieces into which it is split (`name%~part1`...); 0 if it is whole."""

    size: Number
    blake3: Digest
    parts: Parts = 0


class SymlinkEntry(_Named, kw_only=True, tag="symlink"):
    """A symlink. `only_listed`: the drive's filesystem cannot hold it."""

    target: str
    target_bytes: bytes | None = None
    only_listed: bool = False

    @property
    def true_target(self) -> bytes:
        return self.target.encode() if self.target_bytes is None else self.target_bytes


class GoneEntry(_Entry, kw_only=True, tag="gone"):
    """An entry that is no longer in the copy. `path` is its old path. A folder's contents go with it unless they moved.

    Attributes:
        kept: the path below `versions` where it stays until no version needs it; None if none does.
    """

    folder: bool = False
    parts: Parts = 0
    kept: str | None = None
    kept_bytes: bytes | None = None

    @property
    def kept_at(self) -> bytes | None:
        if self.kept_bytes is not None:
            return self.kept_bytes
        return None if self.kept is None else self.kept.encode()


class Moved(_Entry, kw_only=True, tag="moved"):
    """An entry at `origin`, in the folder `origin_in`, was renamed. The contents of a folder move with it."""

    origin: str
    origin_bytes: bytes | None = None
    origin_stored: str | None = None
    origin_in: ParentId
    folder: bool = False

    @property
    def true_origin(self) -> bytes:
        return self.origin.encode() if self.origin_bytes is None else self.origin_bytes

    @property
    def origin_on_drive(self) -> bytes:
        return self.true_origin if self.origin_stored is None else self.origin_stored.encode()


class Partial(_Line, kw_only=True, tag="partial"):
    """A large file whose first `done` bytes are durable in `incoming/ID`, with the digest of those bytes."""

    id: Id
    path: str
    path_bytes: bytes | None = None
    size: Number
    mtime_ns: Time
    ctime_ns: Time
    done: Number
    blake3: Digest

    @property
    def true_path(self) -> bytes:
        return self.path.encode() if self.path_bytes is None else self.path_bytes


class Version(_Line, kw_only=True, tag="version"):
    """A completed run, whose state can be restored.

    Attributes:
        snapshot: `versions/NAME` is a snapshot of all of it.
        entries, digest: the `StateDigest` of the state.
        machine, installation: the marks of the computer that made it.
    """

    name: VersionName
    started_at: Short
    finished_at: Short
    files: Number
    bytes: Number
    left_out: Number = 0
    snapshot: bool = False
    entries: Number
    digest: ShortDigest
    machine: Short = ""
    installation: Short = ""


class Thinned(_Line, kw_only=True, tag="thinned"):
    """The removal of versions, which can no longer be restored; files that only they had are removed."""

    versions: list[VersionName]


class Merged(_Line, kw_only=True, tag="merged"):
    """The last line of a merged segment; without it, the segment is truncated.

    Attributes:
        segment, bytes: the last segment that was merged, and the length of its complete batches. The next segment
            names it as the one that it follows.
        last_id: no id up to this one is ever used again.
    """

    segment: Short
    bytes: Number
    last_id: Id


Entry = Folder | File | SymlinkEntry
Record = Segment | Batch | Folder | File | SymlinkEntry | GoneEntry | Moved | Partial | Version | Thinned | Merged


class PathText(NamedTuple):
    """A path for JSON; `exact` is needed only if it is not UTF-8."""

    text: str
    exact: bytes | None


def text_of(path: bytes) -> PathText:
    try:
        return PathText(path.decode(), None)
    except UnicodeDecodeError:
        return PathText(path.decode("utf-8", "replace"), path)


def stored_of(path: bytes, on_drive: bytes) -> str | None:
    return None if path == on_drive else on_drive.decode()


class BatchPlace(msgspec.Struct, frozen=True):
    """The position of a batch: from `offset` to `end` of a segment."""

    segment: str
    offset: int
    end: int


def is_change(batch: Iterable[Record]) -> bool:
    """Whether a batch changes the copy, so that it may have to be applied again."""
    return any(not isinstance(record, Batch | Segment | Thinned) for record in batch)


def stands_for(name: str, length: int, end: Merged | None) -> tuple[str, int]:
    """Return the segment that the next one has to follow, and the length of its complete batches."""
    return (end.segment, end.bytes) if end is not None else (name, length)

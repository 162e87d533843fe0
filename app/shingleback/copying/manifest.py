"""The manifest: what is surely on the drive. docs/manifest.md describes its format.

A folder of gzip files with one JSON object a line. Each run begins a *segment*; each checkpoint appends one gzip
member to it, a *batch*. A batch counts when it is whole: gzip's own checksum tells.

Every file and folder has a number of its own, its *id*, which is never used again. A line says what happened to one of
them, and in which folder (again by its id) it has its name. So a folder that is renamed is one line, and nothing that
lies in it has to be told. Readers take a batch as a whole: first everything that is gone or has moved loses its old
name, then everything gets its new one.
"""

import zlib
from collections.abc import Iterable, Iterator
from typing import Annotated, Final, NamedTuple

import msgspec

from shingleback.copying import layout
from shingleback.copying.entries import Attributes

FORMAT: Final = 2
"""Version 1 was never released. It named things by path, so a path could mean two things in one run."""

_GZIP: Final = 16 + zlib.MAX_WBITS
_LEVEL: Final = 1
_MEMBER: Final = b"\x1f\x8b\x08\x00"
_BEGINNING_BYTES: Final = 4096


VersionName = Annotated[str, msgspec.Meta(pattern=r"\A[0-9A-Za-z][0-9A-Za-z._-]{0,99}\Z")]
"""It becomes the name of a folder: another form of it is no version."""


class _Line(msgspec.Struct, omit_defaults=True, gc=False, tag_field="kind", kw_only=True):
    pass


class Segment(_Line, kw_only=True, tag="segment"):
    """First line of each segment.

    Attributes:
        follows: name of the segment before it, of which the first `follows_bytes` are whole batches. A reader that
            finds fewer knows that the older segment is damaged. Empty in the first one.
    """

    format: int
    backup: str
    run: int
    started_at: str
    host: str
    program: str
    follows: str = ""
    follows_bytes: int = 0


class Batch(_Line, kw_only=True, tag="batch"):
    """First line of each batch; `id` is random, and tells one batch from all others."""

    id: str


class _Entry(_Line, kw_only=True):
    """Something in the backup.

    Attributes:
        id: its number. `folder_id` ("in") is that of the folder in which it has its name; 0 is the top of the copy.
        path: the whole path at that time, with the source's name in front. Where it is not UTF-8, `path_bytes` is
            exact and `path` is for reading.
        stored: path on the drive, where that differs.
    """

    id: int
    folder_id: int = msgspec.field(name="in")
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
        """Its name on the drive, where that differs."""
        on_drive = self.on_drive.rpartition(b"/")[2]
        return on_drive if on_drive != self.name else None


class _Attributed(_Entry, kw_only=True):
    """`mode` is octal without the kind of file. ACLs are among the extended attributes.

    Attributes:
        inode, ctime_ns: of the source. They tell the next run whether anything has happened since.
        staged: folder in `incoming` in which it waits for its place, until the batch has been carried out. 0 where
            it lies in a folder that waits itself, or has its place already.
    """

    mode: str
    uid: int
    gid: int
    mtime_ns: int
    xattrs: dict[str, bytes] | None = None
    inode: int = 0
    ctime_ns: int = 0
    staged: int = 0

    def attributes(self) -> Attributes:
        return Attributes(int(self.mode, 8), self.uid, self.gid, self.mtime_ns, self.mtime_ns, self.xattrs)


class Folder(_Attributed, kw_only=True, tag="folder"):
    """A folder is there, and its attributes are set when the batch has been carried out."""


class _Named(_Attributed, kw_only=True):
    """A name of a file or symlink, which may have several.

    Attributes:
        names: how many names the source counted.
        linked: names with the same number are names of one file; 0 where there is only one.
        link_to: the path on the drive of such a name, to which this one is linked.
    """

    names: int = 1
    linked: int = 0
    link_to: str | None = None
    link_to_bytes: bytes | None = None

    @property
    def first_name(self) -> bytes | None:
        if self.link_to_bytes is not None:
            return self.link_to_bytes
        return None if self.link_to is None else self.link_to.encode()


class File(_Named, kw_only=True, tag="file"):
    """`parts`: into how many pieces it is split on the drive (`name%~part1`...); 0 where it is whole."""

    size: int
    blake3: str
    parts: int = 0


class Symlink(_Named, kw_only=True, tag="symlink"):
    """A symlink. `only_listed`: the drive's filesystem does not hold it."""

    target: str
    target_bytes: bytes | None = None
    only_listed: bool = False

    @property
    def true_target(self) -> bytes:
        return self.target.encode() if self.target_bytes is None else self.target_bytes


class Gone(_Entry, kw_only=True, tag="gone"):
    """No longer in the copy. `path` is where it was; all that is in a folder is gone with it, but for what moved out.

    Attributes:
        kept: its path below `versions`, where it stays until no version needs it. None: nothing needs it.
    """

    folder: bool = False
    parts: int = 0
    kept: str | None = None
    kept_bytes: bytes | None = None

    @property
    def kept_at(self) -> bytes | None:
        if self.kept_bytes is not None:
            return self.kept_bytes
        return None if self.kept is None else self.kept.encode()


class Moved(_Entry, kw_only=True, tag="moved"):
    """What was at `origin`, in the folder `origin_in`, has another name now. All that is in a folder goes along."""

    origin: str
    origin_bytes: bytes | None = None
    origin_stored: str | None = None
    origin_in: int
    folder: bool = False

    @property
    def true_origin(self) -> bytes:
        return self.origin.encode() if self.origin_bytes is None else self.origin_bytes

    @property
    def origin_on_drive(self) -> bytes:
        return self.true_origin if self.origin_stored is None else self.origin_stored.encode()


class Partial(_Line, kw_only=True, tag="partial"):
    """A large file of which the first `done` bytes are durable in `incoming/ID`, with the digest of those."""

    id: int
    path: str
    path_bytes: bytes | None = None
    size: int
    mtime_ns: int
    ctime_ns: int
    done: int
    blake3: str

    @property
    def true_path(self) -> bytes:
        return self.path.encode() if self.path_bytes is None else self.path_bytes


class Version(_Line, kw_only=True, tag="version"):
    """The run is complete: this state can be restored. `snapshot`: all of it is in `versions/NAME`."""

    name: VersionName
    started_at: str
    finished_at: str
    files: int
    bytes: int
    left_out: int = 0
    snapshot: bool = False


class Thinned(_Line, kw_only=True, tag="thinned"):
    """These versions are no longer offered: what only they had is gone."""

    versions: list[VersionName]


class Merged(_Line, kw_only=True, tag="merged"):
    """Last line of a segment that stands for several; without it, the segment has lost its end.

    Attributes:
        segment, bytes: the last of those that were merged, and how much of it was whole batches. The next segment
            follows that one.
        last_id: no number up to this one is ever given to anything again.
    """

    segment: str
    bytes: int
    last_id: int


class Origin(msgspec.Struct, frozen=True):
    """Where a folder of the backup comes from. `path` may hold escapes for what is not UTF-8."""

    name: str
    path: str
    host: str


Entry = Folder | File | Symlink
Record = Segment | Batch | Folder | File | Symlink | Gone | Moved | Partial | Version | Thinned | Merged

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Record)


class PathText(NamedTuple):
    """A path as JSON can hold it: `exact` is needed only where it is not UTF-8."""

    text: str
    exact: bytes | None


def text_of(path: bytes) -> PathText:
    try:
        return PathText(path.decode(), None)
    except UnicodeDecodeError:
        return PathText(path.decode("utf-8", "replace"), path)


def stored_of(path: bytes, on_drive: bytes) -> str | None:
    return None if path == on_drive else on_drive.decode()


def stands_for(name: str, length: int, end: Merged | None) -> tuple[str, int]:
    """The segment that the next one follows, and how much of it was whole batches."""
    return (end.segment, end.bytes) if end is not None else (name, length)


def encode_batch(records: Iterable[Record]) -> bytes:
    """One gzip member."""
    compressor = zlib.compressobj(_LEVEL, zlib.DEFLATED, _GZIP)
    return compressor.compress(_encoder.encode_lines(records)) + compressor.flush()


class Batches:
    """Decodes a segment, or a part that begins at a batch, piece by piece.

    An interruption leaves the beginning of a batch behind the last whole one, or zeros (ext4 and exFAT), or nothing:
    this tail is torn, and does not count. Where another batch follows what cannot be read, that is no torn tail: each
    batch is durable before the next one is begun.

    Attributes:
        length: bytes from the beginning that were whole batches.
        is_damaged: a batch that cannot be read is followed by another one.
    """

    def __init__(self, length: int = 0) -> None:
        self.length = length
        self.is_damaged = False
        self._member = zlib.decompressobj(_GZIP)
        self._text: list[bytes] = []
        self._raw: list[bytes] = []  # of the batch that is being read
        self._fed = length
        self._is_broken = False

    def feed(self, data: bytes) -> Iterator[list[Record]]:
        """The batches that `data` completes."""
        self._fed += len(data)
        while data and not self._is_broken:
            self._raw.append(data)
            try:
                self._text.append(self._member.decompress(data))
                if not self._member.eof:
                    return
                records = _decoder.decode_lines(b"".join(self._text))
            except (zlib.error, msgspec.DecodeError):
                self._is_broken, data, self._raw = True, b"".join(self._raw)[1:], []
                break
            data = self._member.unused_data
            self.length = self._fed - len(data)
            self._member = zlib.decompressobj(_GZIP)
            self._text, self._raw = [], []
            yield records
        if self._is_broken:
            self._raw = [self._search(b"".join([*self._raw, data]))]

    def end(self) -> None:
        """There is no more data: what was left over may hide another batch."""
        if not self._is_broken:
            self._search(b"".join(self._raw)[1:])

    def _search(self, data: bytes) -> bytes:
        """Look for the beginning of a batch; gives what the next search has to begin with."""
        at = data.find(_MEMBER)
        while at >= 0 and not self.is_damaged:
            self.is_damaged = first_batch_id(data[at : at + _BEGINNING_BYTES]) is not None
            at = data.find(_MEMBER, at + 1)
        return data[-_BEGINNING_BYTES:]


class Chain:
    """Tells whether the segments that are read one after the other are all that were written.

    Attributes:
        is_damaged: a segment is missing, or ends before the place at which the next run found its end.
    """

    def __init__(self, name: str = "", length: int = 0) -> None:
        """The segment in which reading begins, and how much of it is known to be whole."""
        self.is_damaged = False
        self._name, self._length = name, length

    def began(self, header: Segment) -> None:
        if header.follows != self._name or self._length < header.follows_bytes:
            self.is_damaged = True

    def ended(self, name: str, length: int, end: Merged | None = None) -> None:
        """`length` bytes of a segment were whole. One that has none was begun by a run that listed nothing.

        `end` is the last line of one that stands for several.
        """
        if layout.is_merged(name) and end is None:
            self.is_damaged = True
        if length:
            self._name, self._length = stands_for(name, length, end)


def first_batch_id(data: bytes) -> str | None:
    """The identity of the batch that begins with `data`, which need not be all of it."""
    try:
        text = zlib.decompressobj(_GZIP).decompress(data, _BEGINNING_BYTES)
    except zlib.error:
        return None
    for line in text.split(b"\n")[:2]:
        try:
            record = _decoder.decode(line)
        except msgspec.DecodeError:
            return None
        if isinstance(record, Batch):
            return record.id
    return None

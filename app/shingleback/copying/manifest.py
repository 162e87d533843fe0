"""The manifest: what is surely on the drive. Its format is described in docs/manifest.md.

A folder of gzip files with one JSON object a line. Each run begins a *segment*; each checkpoint appends one gzip
member to it, a *batch*. A batch counts when it is whole: gzip's own checksum tells. Whoever reads all segments in
their order, and puts, removes and renames what the lines say, has the state of the backup after any run.
"""

import zlib
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

from shingleback.copying.entries import Attributes

FORMAT: Final = 1
_GZIP: Final = 16 + zlib.MAX_WBITS
_LEVEL: Final = 1


class _Line(msgspec.Struct, omit_defaults=True, gc=False, tag_field="kind", kw_only=True):
    pass


class Segment(_Line, kw_only=True, tag="segment"):
    """First line of each segment."""

    format: int
    backup: str
    run: int
    started_at: str
    host: str
    program: str


class Batch(_Line, kw_only=True, tag="batch"):
    """First line of each batch; `id` is random, and tells one batch from all others."""

    id: str


class _Entry(_Line, kw_only=True):
    """Something in the backup.

    Attributes:
        path: with the source's name in front. Where it is not UTF-8, `path_bytes` is exact and `path` is for reading.
        stored: path on the drive, where that differs.
        staged: folder in `incoming` in which it waits for its place, until the batch has been carried out.
        replaces: the run that copied what stood at its place.
        replaced_parts: into how many pieces that is split.
        kept: version to which what stood at its place belongs, and in whose folder it is kept.
    """

    path: str
    path_bytes: bytes | None = None
    stored: str | None = None
    staged: str | None = None
    replaces: int | None = None
    replaced_parts: int = 0
    kept: str | None = None

    @property
    def true_path(self) -> bytes:
        return self.path.encode() if self.path_bytes is None else self.path_bytes

    @property
    def on_drive(self) -> bytes:
        return self.true_path if self.stored is None else self.stored.encode()


class _Attributed(_Entry, kw_only=True):
    """`mode` is octal without the kind of file. ACLs are among the extended attributes."""

    mode: str
    uid: int
    gid: int
    mtime_ns: int
    xattrs: dict[str, bytes] | None = None

    def attributes(self) -> Attributes:
        return Attributes(int(self.mode, 8), self.uid, self.gid, self.mtime_ns, self.mtime_ns, self.xattrs)


class Folder(_Attributed, kw_only=True, tag="folder"):
    pass


class File(_Attributed, kw_only=True, tag="file"):
    """A file.

    Attributes:
        inode: files with the same number and checksum are one file with several names.
        link_to: the path on the drive of such a name, to which this one was linked.
        parts: into how many pieces it was split on the drive (`name%~part1`...); 0 where it is whole.
    """

    size: int
    blake3: str
    inode: int | None = None
    link_to: str | None = None
    link_to_bytes: bytes | None = None
    parts: int = 0

    @property
    def first_name(self) -> bytes | None:
        if self.link_to_bytes is not None:
            return self.link_to_bytes
        return None if self.link_to is None else self.link_to.encode()


class Symlink(_Attributed, kw_only=True, tag="symlink"):
    """A symlink. `only_listed`: the drive's filesystem does not hold it."""

    target: str
    target_bytes: bytes | None = None
    only_listed: bool = False
    born: int | None = None

    @property
    def true_target(self) -> bytes:
        return self.target.encode() if self.target_bytes is None else self.target_bytes


class Gone(_Entry, kw_only=True, tag="gone"):
    """No longer in the source. For a folder, all in it is gone too; `within` marks those lines."""

    folder: bool = False
    within: bool = False
    parts: int = 0


class Moved(_Entry, kw_only=True, tag="moved"):
    """What was at `origin` is at `path` now, with all that is in it."""

    origin: str
    origin_bytes: bytes | None = None
    origin_stored: str | None = None
    folder: bool = False

    @property
    def true_origin(self) -> bytes:
        return self.origin.encode() if self.origin_bytes is None else self.origin_bytes

    @property
    def origin_on_drive(self) -> bytes:
        return self.true_origin if self.origin_stored is None else self.origin_stored.encode()


class Partial(_Entry, kw_only=True, tag="partial"):
    """A large file of which the first `done` bytes are durable in `incoming`, with the digest of those."""

    size: int
    mtime_ns: int
    ctime_ns: int
    done: int
    blake3: str


class Version(_Line, kw_only=True, tag="version"):
    """The run is complete: this state can be restored."""

    name: str
    started_at: str
    finished_at: str
    files: int
    bytes: int
    left_out: int = 0


class Thinned(_Line, kw_only=True, tag="thinned"):
    """These versions are no longer offered: what only they had is gone."""

    versions: list[str]


class Origin(msgspec.Struct, frozen=True):
    """Where a folder of the backup comes from. `path` may hold escapes for what is not UTF-8."""

    name: str
    path: str
    host: str


Entry = Folder | File | Symlink
Record = Segment | Batch | Folder | File | Symlink | Gone | Moved | Partial | Version | Thinned

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


def encode_batch(records: Iterable[Record]) -> bytes:
    """One gzip member."""
    compressor = zlib.compressobj(_LEVEL, zlib.DEFLATED, _GZIP)
    return compressor.compress(_encoder.encode_lines(records)) + compressor.flush()


class Batches:
    """Decodes a segment, or a part that begins at a batch, piece by piece.

    Attributes:
        length: bytes from the beginning that were whole batches. What lies behind is torn, and does not count.
    """

    def __init__(self, length: int = 0) -> None:
        self.length = length
        self._member = zlib.decompressobj(_GZIP)
        self._text: list[bytes] = []
        self._fed = length

    def feed(self, data: bytes) -> Iterator[list[Record]]:
        """The batches that `data` completes. Raises zlib.error or msgspec.DecodeError where it is no manifest."""
        self._fed += len(data)
        while data:
            self._text.append(self._member.decompress(data))
            if not self._member.eof:
                return
            data = self._member.unused_data
            self.length = self._fed - len(data)
            text = b"".join(self._text)
            self._member = zlib.decompressobj(_GZIP)
            self._text = []
            yield _decoder.decode_lines(text)


def first_batch_id(data: bytes) -> str | None:
    """The identity of the batch that begins with `data`, which need not be all of it."""
    try:
        text = zlib.decompressobj(_GZIP).decompress(data, 4096)
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

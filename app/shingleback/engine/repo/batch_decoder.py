"""Encodes and decodes batches of the manifest, one gzip member each, in pieces.

Reading takes a bounded amount of memory, whatever the drive holds; docs/manifest.md lists the limits. Lines are also
checked against the rules that their types do not express.
"""

import zlib
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from shingleback.domain.text import UNDECODABLE
from shingleback.engine.repo import layout
from shingleback.engine.repo.format import (
    FORMAT,
    Batch,
    File,
    Folder,
    GoneEntry,
    Merged,
    Moved,
    Partial,
    Record,
    Segment,
    SymlinkEntry,
    Version,
    check_digest,
    check_extra,
    check_mode,
    check_moment,
    check_path,
    check_path_text,
    stands_for,
)

_LONGEST_TARGET_BYTES: Final = 1 << 16
MAX_BATCH_BYTES: Final = 256 << 20
"""The largest gzip member. A batch has a line for each file of a checkpoint, or for each rename of a run."""
MAX_TEXT_BYTES: Final = 1 << 30
MAX_LINES: Final = 4_000_000
"""The most lines of a batch, which is decoded as a whole: bounds the memory and time for a batch of tiny lines."""
_GZIP: Final = 16 + zlib.MAX_WBITS
_LEVEL: Final = 1
_EMPTY_BLOCK: Final = b"\0\0\0\xff\xff"  # an empty deflate block between two that end at a byte
_MEMBER: Final = b"\x1f\x8b\x08\x00"
_BEGINNING_BYTES: Final = 4096
_MAX_BEGINNINGS: Final = 1_000  # random bytes look like the beginning of a batch once in 4 GB
_PIECE_BYTES: Final = 1 << 14  # small, because each batch copies the data that follows it
_TEXT_AT_ONCE_BYTES: Final = 1 << 20
_MAX_LINE_BYTES: Final = 16 << 20
_ANY_TEXT_BYTES: Final = 24 << 20
_MAX_RATIO: Final = 64  # lines with different checksums compress to a tenth, and the longest paths to a fortieth

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Record)


def check(record: Record) -> None:
    """Check a record. Raises ValueError."""
    match record:
        case File():
            _check_file(record)
        case Folder():
            _check_attributed(record)
        case GoneEntry():
            _check_gone(record)
        case Moved():
            _check_entry(record)
            check_path(record.true_origin)
            check_path(record.origin_on_drive)
        case SymlinkEntry():
            _check_symlink(record)
        case Partial():
            check_path(record.true_path)
            check_digest(record.blake3)
        case Version():
            check_moment(record.started_at)
            check_moment(record.finished_at)
        case Merged() if layout.runs_of(record.segment) is None:
            raise ValueError("segment")
        case Segment() if record.format != FORMAT:
            raise ValueError("format")


def _check_entry(record: Folder | File | SymlinkEntry | GoneEntry | Moved) -> None:
    check_path(record.true_path)
    if record.stored is not None:
        check_path(record.stored.encode())


def _check_attributed(record: Folder | File | SymlinkEntry) -> None:
    _check_entry(record)
    check_mode(record.mode)
    if record.extra is not None:
        check_extra(record.extra)


def _check_named(record: File | SymlinkEntry) -> None:
    _check_attributed(record)
    if record.first_name is not None:
        check_path(record.first_name)


def _check_file(record: File) -> None:
    """Check a file line. Nearly all lines are of plain files, which take a short cut."""
    check_digest(record.blake3)
    if record.path_bytes is None and record.stored is None and record.first_name is None and record.extra is None:
        check_path_text(record.path)
        check_mode(record.mode)
    else:
        _check_named(record)


def _check_symlink(record: SymlinkEntry) -> None:
    _check_named(record)
    if b"\0" in record.true_target or len(record.true_target) > _LONGEST_TARGET_BYTES:
        raise ValueError("target")


def _check_gone(record: GoneEntry) -> None:
    _check_entry(record)
    if record.kept_at is not None:
        check_path(record.kept_at)


class TooLargeError(ValueError):
    """The batch is larger than readers accept."""


def encode_batch(records: Sequence[Record]) -> bytes:
    """Encode a batch as one gzip member, padded where text shrinks more than readers accept, as very long paths do.

    Raises TooLargeError if the batch is larger than readers accept.
    """
    text = memoryview(_encoder.encode_lines(records))
    if len(text) > MAX_TEXT_BYTES or len(records) > MAX_LINES:
        raise TooLargeError
    compressor = zlib.compressobj(_LEVEL, zlib.DEFLATED, _GZIP)
    data = bytearray()
    for start in range(0, len(text), _TEXT_AT_ONCE_BYTES):
        data += compressor.compress(text[start : start + _TEXT_AT_ONCE_BYTES])
        next_end = start + 2 * _TEXT_AT_ONCE_BYTES
        if next_end > max(_ANY_TEXT_BYTES, _MAX_RATIO * len(data)):
            data += compressor.flush(zlib.Z_FULL_FLUSH)
            data += _EMPTY_BLOCK * -((len(data) - next_end // _MAX_RATIO) // len(_EMPTY_BLOCK))
    data += compressor.flush()
    if len(data) > MAX_BATCH_BYTES:
        raise TooLargeError
    return bytes(data)


class Batches:
    """Decodes a segment, or a part that begins at a batch, piece by piece.

    After an interruption, the last complete batch may be followed by the beginning of another, or by zeros (ext4 and
    exFAT). This torn tail does not count. If another batch follows the unreadable part, it is damage and not a torn
    tail, because each batch is durable before the next one begins. A complete batch that breaks the rules is damage,
    too, and so is a tail that is longer than any batch.

    Attributes:
        length: how many bytes from the beginning are complete batches.
        is_damaged: an unreadable batch is followed by another one, or breaks the rules.
        is_endless: so much is unreadable that the rest need not be examined.
    """

    def __init__(self, length: int = 0) -> None:
        self.length = length
        self.is_damaged = False
        self._fed = length
        self._member = _Member()
        self._is_broken = False

    @property
    def is_endless(self) -> bool:
        return self._is_broken and self._fed - self.length > MAX_BATCH_BYTES

    def feed(self, data: bytes) -> Iterator[list[Record]]:
        """Yield the batches that `data` completes."""
        for start in range(0, len(data), _PIECE_BYTES):
            piece = data[start : start + _PIECE_BYTES]
            self._fed += len(piece)
            yield from self._feed(piece)

    def end(self) -> None:
        """End the segment: check whether another batch follows in the unreadable rest."""
        self._member.search.end()
        self.is_damaged = self.is_damaged or self._member.search.has_found

    def _feed(self, data: bytes) -> Iterator[list[Record]]:
        while data and not self._is_broken:
            self._member.search.feed(data)
            try:
                remainder = self._member.feed(data)
            except _TornError:
                self._is_broken = True
            except _RefusedError:
                self._is_broken = self.is_damaged = True
            else:
                if remainder is None:
                    return
                records, self._member = self._member.records, _Member()
                self.length = self._fed - len(remainder)
                yield records
                data = remainder
                continue
            data = b""
        if self._is_broken:
            self._member.search.feed(data)
            self.is_damaged = self.is_damaged or self.is_endless or self._member.search.has_found


class _TornError(Exception):
    """The batch is incomplete."""


class _RefusedError(Exception):
    """The batch breaks the rules, and is complete or could go on forever."""


class _Member:
    """Decodes one batch. Attributes: `search` looks for another batch in the bytes after its beginning."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.search = _Search()
        self._member = zlib.decompressobj(_GZIP)
        self._line: list[bytes] = []
        self._line_bytes = self._text_bytes = self._raw_bytes = 0
        self._is_odd = False

    def feed(self, data: bytes) -> bytes | None:
        """Return the data after the batch once it is complete, or None. Raises _TornError and _RefusedError."""
        self._raw_bytes += len(data)
        while True:
            try:
                text = self._member.decompress(data, _TEXT_AT_ONCE_BYTES)
            except zlib.error:
                raise _TornError from None
            self._text_bytes += len(text)
            most_text = min(MAX_TEXT_BYTES, max(_ANY_TEXT_BYTES, _MAX_RATIO * self._raw_bytes))
            if self._text_bytes > most_text or self._raw_bytes > MAX_BATCH_BYTES:
                raise _RefusedError
            self._take(text)
            data = self._member.unconsumed_tail
            if self._member.eof:
                self._decode(b"".join(self._line))
                if self._is_odd or not self.records or not isinstance(self.records[0], Batch):
                    raise _RefusedError
                return self._member.unused_data
            if not data and len(text) < _TEXT_AT_ONCE_BYTES:
                return None

    def _take(self, text: bytes) -> None:
        """Decode the complete lines, and keep the rest."""
        lines, newline, tail = text.rpartition(b"\n")
        if newline:
            self._decode(b"".join([*self._line, lines]))
            self._line, self._line_bytes = [], 0
        self._line.append(tail)
        self._line_bytes += len(tail)
        if self._line_bytes > _MAX_LINE_BYTES:
            raise _RefusedError

    def _decode(self, lines: bytes) -> None:
        """Decode lines. Errors are noted for later: they count only if the batch turns out to be complete."""
        if self._is_odd:
            return
        try:
            records = _decoder.decode_lines(lines)
            for record in records:
                check(record)
        except UNDECODABLE:
            self._is_odd, self.records = True, []
        else:
            self.records += records
            if len(self.records) > MAX_LINES:
                raise _RefusedError


class _Search:
    """Searches for the beginning of another batch in bytes that arrive in pieces, after the very first byte."""

    def __init__(self) -> None:
        self.has_found = False
        self._remainder = b""
        self._next = 1
        self._tries = 0

    def feed(self, data: bytes) -> None:
        block = self._remainder + data
        last = len(block) - _BEGINNING_BYTES
        if last < 0:
            self._remainder = block
            return
        self._scan(block, last)
        self._remainder, self._next = block[last:], 1

    def end(self) -> None:
        self._scan(self._remainder, len(self._remainder))

    def _scan(self, block: bytes, last: int) -> None:
        """Look at all positions up to `last`."""
        at = block.find(_MEMBER, self._next)
        while 0 <= at <= last and not self.has_found:
            self._tries += 1
            self.has_found = self._tries > _MAX_BEGINNINGS or first_batch_id(block[at:]) is not None
            at = block.find(_MEMBER, at + 1)


def is_of_another(records: list[Record], backup: str) -> bool:
    """Whether the first batch of a segment names another backup: then nothing in the segment belongs to this one.

    False if `backup` is empty, because it is unknown.
    """
    return any(isinstance(record, Segment) and backup not in ("", record.backup) for record in records[1:2])


class Chain:
    """Checks that no segment is missing or truncated when all are read in order.

    Attributes:
        is_damaged: a segment is missing, is not of this backup or has the name of another one, or ends before the
            position at which the next run found its end.
    """

    def __init__(self, backup: str, name: str = "", length: int = 0) -> None:
        """`name` is the segment in which reading begins; its first `length` bytes are known to be complete."""
        self.is_damaged = False
        self._backup = backup
        self._name, self._length = name, length
        self._current = name

    def began(self, name: str, header: Segment) -> None:
        """Note the first line of the segment `name`."""
        is_own = header.backup == self._backup and header.run == layout.run_of(name)
        if not is_own or self._current == name or header.follows != self._name or self._length < header.follows_bytes:
            self.is_damaged = True
        self._current = name

    def end_segment(self, name: str, length: int, end: Merged | None = None) -> None:
        """Note that a segment has `length` bytes of complete batches; 0 if its run was begun and listed nothing.

        `end` is the last line of a merged segment.
        """
        if layout.is_merged(name) and end is None:
            self.is_damaged = True
        if length:
            self.is_damaged = self.is_damaged or self._current != name
            self._name, self._length = stands_for(name, length, end)


def first_batch_id(data: bytes) -> str | None:
    """Return the id of the batch that begins with `data`, which may be incomplete, or None if it is no batch."""
    try:
        text = zlib.decompressobj(_GZIP).decompress(data[:_BEGINNING_BYTES], _BEGINNING_BYTES)
    except zlib.error:
        return None
    for line in text.split(b"\n")[:2]:
        try:
            record = _decoder.decode(line)
        except UNDECODABLE:
            return None
        if isinstance(record, Batch):
            return record.id
    return None

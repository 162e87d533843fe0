"""Merges old segments of the manifest that no version needs separately (compaction).

The segments of the runs between two offered versions become one, which leads from the state of one version to the state
of the other. It is written beside the old segments, read back, compared and made durable before it gets its name. From
then on, the old ones do not count, and are removed. So at any moment there is a complete manifest. The newest segment
is never merged, because its last batch may have to be applied again.

To merge, the manifest is read from its beginning, segment by segment.
"""

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec.structs

from shingleback.engine.drive.disk import Disk
from shingleback.engine.drive.writeback import Windows
from shingleback.engine.files.folders import open_folder
from shingleback.engine.repo import layout
from shingleback.engine.repo.batch_decoder import Chain, encode_batch
from shingleback.engine.repo.format import Batch, Merged, Record, Segment, Version, stands_for
from shingleback.engine.repo.index import Index
from shingleback.engine.repo.index_state import Head
from shingleback.engine.repo.index_sync import Replay
from shingleback.engine.repo.merged_segment import Merging, TreeState, compared
from shingleback.engine.repo.segments import UNFINISHED, Extent, ManifestReader, extents, superseded
from shingleback.engine.repo.state_digest import digest_of


class Listener(Protocol):
    def note(self, records: list[Record], /) -> None: ...


class Span:
    """Consecutive segments, with the data needed to write one that replaces them.

    Attributes:
        run: the last of their runs; the merged segment presents everything as the work of this run.
        header: the first line of the first one; None if none has a complete batch.
        version: the version that the last run completed, if it is offered.
        batch: the id of the last batch.
    """

    def __init__(self, extents: list[Extent]) -> None:
        (self.first_run, _), (_, self.run) = (
            layout.runs_of(extent.name) or (0, 0) for extent in (extents[0], extents[-1])
        )
        self.extents = extents
        self.header: Segment | None = None
        self.version: Version | None = None
        self.batch = ""
        self.end = ("", 0)

    def note(self, records: list[Record], offered: set[int]) -> None:
        for record in records:
            match record:
                case Segment() if self.header is None:
                    self.header = record
                case Version() if self.run in offered:
                    self.version = record
                case Batch():
                    self.batch = record.id

    def end_segment(self, extent: Extent, length: int, end: Merged | None) -> None:
        if length:
            self.end = stands_for(extent.name, length, end)


class MergedHistory:
    """The manifest as far as it has been read.

    Attributes:
        index: the state after that part.
        is_sound: nothing of that part is missing or damaged.
    """

    def __init__(self, index: Index, reader: ManifestReader, backup: str, offered: set[int]) -> None:
        """`offered` are the numbers of the runs whose versions are offered."""
        self.index = index
        self._reader = reader
        self._offered = offered
        self._head = Head()
        self._replay = Replay(index, self._head)
        self._chain = Chain(backup)

    @property
    def is_sound(self) -> bool:
        return not (self._reader.is_damaged or self._chain.is_damaged or self._replay.is_damaged)

    @property
    def last_id(self) -> int:
        """The highest id used so far."""
        return self._head.next_id - 1

    def read(self, span: Span, listener: Listener) -> Iterator[None]:
        """Read a span, with a step for each batch, whose records `listener` receives."""
        for extent in span.extents:
            length, end = 0, None
            for length, records in self._reader.batches(extent):
                for record in records[1:2]:
                    if isinstance(record, Segment):
                        self._chain.began(extent.name, record)
                span.note(records, self._offered)
                listener.note(records)
                end = next((record for record in records[-1:] if isinstance(record, Merged)), None)
                records[:2] = [
                    msgspec.structs.replace(record, run=span.run) if isinstance(record, Segment) else record
                    for record in records[:2]
                ]
                self._replay.apply(records, extent.name, 0, length)
                records.clear()  # free the memory before the next batch
                yield
            self._chain.end_segment(extent.name, length, end)
            span.end_segment(extent, length, end)


@dataclass(frozen=True, slots=True)
class WhenToMerge:
    """Thresholds for merging: reading many small segments from a slow drive takes long, but merging them does, too.

    Attributes:
        spare_segments: merge only if there are this many segments beyond those that the offered versions need,
        share: and either they hold this share of all bytes,
        many_segments: or there are this many of them.
    """

    spare_segments: int = 20
    share: float = 0.25
    many_segments: int = 200


USUALLY: Final = WhenToMerge()


@dataclass(frozen=True, slots=True)
class SegmentOutput:
    """How a merged segment is written to the drive. `sync` makes the filesystem durable."""

    disk: Disk
    windows: Windows
    sync: Callable[[], None]

    def write(self, fd: int, data: bytes, offset: int) -> None:
        self.disk.write(fd, memoryview(data), offset)
        self.windows.wrote(fd, offset, len(data), is_last=False)


def remove_superseded(home_fd: int, backup: str) -> None:
    """Remove the leftovers of an interrupted merge."""
    if names := superseded(home_fd, backup):
        _remove(home_fd, names)


class Compaction:
    """Attributes: `merged_segments`: how many segments were merged."""

    def __init__(
        self, home_fd: int, backup: str, output: SegmentOutput, room_bytes: Callable[[], int], when: WhenToMerge
    ) -> None:
        self.merged_segments = 0
        self._backup = backup
        self._home_fd = home_fd
        self._output = output
        self._room_bytes = room_bytes
        self._when = when

    def run(self, offered: list[int]) -> Generator[None, None, None]:
        """Merge segments in steps, after any of which the caller may stop. Raises OSError.

        `offered` are the numbers of the runs whose versions are offered. Everything that came and went between two of
        these must have been removed from the drive.
        """
        with contextlib.suppress(sqlite3.Error, LookupError, ValueError):  # no room for an index, or bad data
            spans = _spans(extents(self._home_fd, self._backup), set(offered))
            if not self._is_due(spans):
                return
            last = max(number for number, span in enumerate(spans) if len(span.extents) > 1)
            with closing(Index(None)) as index:
                history = MergedHistory(index, self._reader(), self._backup, set(offered))
                for span in spans[: last + 1]:
                    if len(span.extents) == 1:
                        yield from history.read(span, _NullListener())
                    else:
                        is_merged = yield from self._merge(span, history)
                        if not is_merged:  # later steps may rely on it
                            return

    def _is_due(self, spans: list[Span]) -> bool:
        when = self._when
        sizes = [[extent.size for extent in span.extents] for span in spans]
        spare_segments = sum(len(span) - 1 for span in sizes)
        spare_bytes = sum(sum(span) - max(span) for span in sizes)
        is_enough = spare_segments >= when.many_segments or spare_bytes >= when.share * sum(map(sum, sizes))
        return spare_segments >= max(1, when.spare_segments) and is_enough

    def _merge(self, span: Span, history: MergedHistory) -> Generator[None, None, bool]:
        """Merge one span; return whether it was merged."""
        if self._room_bytes() < sum(extent.size for extent in span.extents):
            return False
        with closing(Index(None)) as old:
            history.index.commit()
            history.index.connection.backup(old.connection)
            merging = Merging(old, history.index)
            yield from history.read(span, merging)
            if not history.is_sound or span.header is None:
                return False
            batches = _batches(span, span.header, merging, history.last_id)
            name = layout.merged_name(span.first_run, span.run)
            return (yield from self._write(name, batches, span, old, history.index))

    def _write(
        self, name: str, batches: Iterator[list[Record]], span: Span, old: Index, new: Index
    ) -> Generator[None, None, bool]:
        """Write a segment beside those that it replaces; it takes their place if it leads to the same state."""
        unfinished = name + UNFINISHED
        with ExitStack() as on_end:
            manifest_fd = open_folder(layout.MANIFEST, self._home_fd)
            on_end.callback(os.close, manifest_fd)
            fd = os.open(unfinished, _FLAGS, 0o600, dir_fd=manifest_fd)
            on_end.callback(_remove, self._home_fd, [unfinished])
            on_end.callback(os.close, fd)
            on_end.callback(self._output.windows.abandon)
            length = 0
            for batch in batches:
                if batch:
                    data = encode_batch(batch)
                    self._output.write(fd, data, length)
                    length += len(data)
                yield
            self._output.windows.drain()
            self._output.sync()
            os.posix_fadvise(fd, 0, length, os.POSIX_FADV_DONTNEED)
            yield from self._replay(Extent(unfinished, length, 0), old)
            if digest_of(old) != digest_of(new):
                return False
            for is_same in compared(TreeState(old), TreeState(new)):
                if not is_same:
                    return False
                yield
            os.rename(unfinished, name, src_dir_fd=manifest_fd, dst_dir_fd=manifest_fd)
            os.fsync(manifest_fd)
            self._output.sync()
        _remove(self._home_fd, [extent.name for extent in span.extents])
        self.merged_segments += len(span.extents)
        return True

    def _replay(self, extent: Extent, index: Index) -> Iterator[None]:
        """Apply the written segment to `index`, read back from the drive."""
        replay = Replay(index, Head())
        for end, records in self._reader().batches(extent):
            replay.apply(records, extent.name, 0, end)
            yield

    def _reader(self) -> ManifestReader:
        return ManifestReader(self._home_fd, lambda _done, _total: None, self._backup)


_FLAGS: Final = os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW | os.O_CLOEXEC


class _NullListener:
    def note(self, records: list[Record]) -> None:
        pass


def _spans(current_extents: list[Extent], offered: set[int]) -> list[Span]:
    """Group all segments but the newest: one group leads from one offered version to the next."""
    spans: list[list[Extent]] = [[]]
    for extent in current_extents[:-1]:
        spans[-1].append(extent)
        if layout.run_of(extent.name) in offered:
            spans.append([])
    return [Span(span) for span in spans if span]


def _batches(span: Span, header: Segment, merging: Merging, last_id: int) -> Iterator[list[Record]]:
    """Yield the batches of the merged segment. The last one has the id of the last batch that is replaced."""
    yield [_batch(), msgspec.structs.replace(header, run=span.run)]
    for records in merging.batches():
        yield [_batch(), *records] if records else []
    segment, whole_bytes = span.end
    end = Merged(segment=segment, bytes=whole_bytes, last_id=last_id)
    yield [Batch(id=span.batch), *([span.version] if span.version is not None else []), end]


def _batch() -> Batch:
    return Batch(id=secrets.token_hex(8))


def _remove(home_fd: int, names: list[str]) -> None:
    manifest_fd = open_folder(layout.MANIFEST, home_fd)
    try:
        for name in names:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(name, dir_fd=manifest_fd)
    finally:
        os.close(manifest_fd)

"""Reading the manifest from its beginning, segment by segment, for those who merge segments."""

from collections.abc import Iterator
from typing import Protocol

import msgspec.structs

from shingleback.copying import layout
from shingleback.copying.head import Head
from shingleback.copying.index import Index
from shingleback.copying.manifest import Batch, Merged, Record, Segment, Version, stands_for
from shingleback.copying.manifest_batches import Chain
from shingleback.copying.manifest_reader import ManifestReader
from shingleback.copying.replay import Replay
from shingleback.copying.segments import Extent


class Listener(Protocol):
    def note(self, records: list[Record], /) -> None: ...


class Span:
    """Segments that follow each other, and what is needed to write another one that stands for them.

    Attributes:
        run: the last of them; what they did is told as if that one had done all of it.
        header: the first line of the first one, None where none has a whole batch.
        version: that its last run completed, if it is offered.
        batch: identity of the last batch.
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

    def ended(self, extent: Extent, length: int, end: Merged | None) -> None:
        if length:
            self.end = stands_for(extent.name, length, end)


class History:
    """All that was read so far.

    Attributes:
        index: the state after it.
        is_sound: nothing of it is missing or damaged.
    """

    def __init__(self, index: Index, reader: ManifestReader, offered: set[int]) -> None:
        """`offered` are the runs whose versions are."""
        self.index = index
        self._reader = reader
        self._offered = offered
        self._head = Head()
        self._replay = Replay(index, self._head)
        self._chain = Chain()

    @property
    def is_sound(self) -> bool:
        return not self._reader.is_damaged and not self._chain.is_damaged

    @property
    def last_id(self) -> int:
        """The highest number that was given to anything so far."""
        return self._head.next_id - 1

    def read(self, span: Span, listener: Listener) -> Iterator[None]:
        """A step for each batch. `listener` hears what they list."""
        for extent in span.extents:
            length, end = 0, None
            for length, records in self._reader.batches(extent):
                self._note_chain(records)
                span.note(records, self._offered)
                listener.note(records)
                end = next((record for record in records[-1:] if isinstance(record, Merged)), None)
                records[:2] = [_as_of(span.run, record) for record in records[:2]]
                self._replay.apply(records, extent.name, 0, length)
                records.clear()  # before the next ones are made
                yield
            self._chain.ended(extent.name, length, end)
            span.ended(extent, length, end)

    def _note_chain(self, records: list[Record]) -> None:
        for record in records[1:2]:
            if isinstance(record, Segment):
                self._chain.began(record)


def _as_of(run: int, record: Record) -> Record:
    return msgspec.structs.replace(record, run=run) if isinstance(record, Segment) else record

"""The last change that is listed: whether it is still to be carried out, and where its entries may be until then."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from shingleback.engine.files.folders import Tree, join, split
from shingleback.engine.repo import layout
from shingleback.engine.repo.batch_decoder import Batches
from shingleback.engine.repo.format import (
    Batch,
    BatchPlace,
    Entry,
    File,
    Folder,
    GoneEntry,
    Moved,
    Record,
    SymlinkEntry,
)
from shingleback.engine.repo.segments import read_segment

_INCOMING = join(layout.HOME, layout.INCOMING)


@dataclass(frozen=True, slots=True)
class UnfinishedChange:
    """The last change of an interrupted run.

    Attributes:
        records: its lines; empty if there is nothing to finish.
        unknown: names in `incoming` of what another change was moving, which the list lacks.
        is_out: everything that leaves its place has left it.
    """

    records: Sequence[Record] = ()
    unknown: Sequence[bytes] = ()
    is_out: bool = False

    def places(self) -> dict[bytes, list[bytes]]:
        """Return where entries may be until it is carried out, by their new paths on the drive."""
        places: dict[bytes, list[bytes]] = {}
        for record in self.records:
            match record:
                case Moved():
                    old = [] if self.is_out else [record.origin_on_drive]
                    places[record.on_drive] = [layout.moving_path(record.id), *old]
                case Folder() if record.staged:
                    places[record.on_drive] = [layout.waiting_path(record.staged)]
                case File() | SymlinkEntry() if record.staged:
                    places[record.on_drive] = [join(layout.waiting_path(record.staged), split(record.on_drive)[1])]
                case File() | SymlinkEntry() if record.first_name is not None:
                    places[record.on_drive] = [record.first_name, *places.get(record.first_name, [])]
        return places


def unfinished_change(home_fd: int, tree: Tree, place: BatchPlace | None, *, is_last_word: bool) -> UnfinishedChange:
    """Return the last change if it has to be carried out again.

    If the list is not the last word, another change may have followed: then only if it was begun, or something that it
    lists as kept is still in its old place. Whatever `tree` has learned is forgotten, since the change moves it.
    """
    records = batch_at(home_fd, place.segment, place.offset, place.end) if place is not None else []
    try:
        names = set(tree.children(_INCOMING)) if tree.is_folder(_INCOMING) else set()
        mark = layout.mark_name(records[0].id) if records and isinstance(records[0], Batch) else b""
        is_out = mark in names
        if is_last_word:
            return UnfinishedChange(records, (), is_out)
        waiting = set(waiting_names(records))
        is_begun = is_out or not names.isdisjoint(waiting)
        unknown = sorted(name for name in names - waiting if layout.is_moving(name))
        kept_places = ((record.on_drive, record.kept_at) for record in records if isinstance(record, GoneEntry))
        has_to_keep = not is_begun and any(
            tree.exists(old) and not tree.exists(layout.kept_path(place))
            for old, place in kept_places
            if place is not None
        )
        return UnfinishedChange(records if is_begun or has_to_keep else (), unknown, is_out)
    finally:
        tree.forget()


def waiting_names(records: Iterable[Record]) -> Iterator[bytes]:
    """Yield the names in `incoming` of entries that may not be in their places yet."""
    for record in records:
        if isinstance(record, Moved):
            yield split(layout.moving_path(record.id))[1]
        elif isinstance(record, Entry) and record.staged:
            yield split(layout.waiting_path(record.staged))[1]


def batch_at(home_fd: int, segment: str, offset: int, end: int) -> list[Record]:
    """Return the records of the last batch there."""
    last: list[Record] = []
    batches = Batches(offset)
    for data in read_segment(home_fd, segment, offset, until=end):
        for batch in batches.feed(data):
            last = batch
    return last

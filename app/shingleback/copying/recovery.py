"""After an interruption: carry the last batch out again, and clear away what was never listed."""

import os
from collections.abc import Iterator

from shingleback.copying import layout
from shingleback.copying.commit import Commit
from shingleback.copying.folders import split
from shingleback.copying.manifest import Batch, BatchPlace, Entry, Merged, Moved, Record, stands_for
from shingleback.copying.manifest_batches import Batches
from shingleback.copying.regular import open_own_folder
from shingleback.copying.segments import read_segment
from shingleback.copying.tree import remove_tree


def redo(home_fd: int, change: BatchPlace, commit: Commit, partial: set[bytes]) -> bytes:
    """Carry out a batch; gives the name of its mark.

    Only the last batch that says what is in the copy can be listed and not, or not wholly, be carried out. The renames
    may need room, so all that was never listed goes first, and what the batch itself threw away.
    """
    last = _batch(home_fd, change.segment, change.offset, change.end)
    if not last or not isinstance(last[0], Batch):
        return b""
    mark = layout.mark_name(last[0].id)
    clear_incoming(home_fd, {mark, *partial, *_waiting(last)})
    commit.carry_out(last, last[0].id, is_redo=True)
    commit.attributes_again(last)
    return mark


def _waiting(batch: list[Record]) -> Iterator[bytes]:
    """Names in `incoming` of what may not have its place yet."""
    for record in batch:
        if isinstance(record, Moved):
            yield split(layout.moving_path(record.id))[1]
        elif isinstance(record, Entry) and record.staged:
            yield split(layout.waiting_path(record.staged))[1]


def followed(home_fd: int, segment: str, offset: int, end: int) -> tuple[str, int]:
    """What a segment that follows this one has to name; the last batch of this one is from `offset` to `end`."""
    if not layout.is_merged(segment):
        return segment, end
    last = _batch(home_fd, segment, offset, end)[-1:]
    return stands_for(segment, end, next((record for record in last if isinstance(record, Merged)), None))


def _batch(home_fd: int, segment: str, offset: int, end: int) -> list[Record]:
    """The last one there."""
    last: list[Record] = []
    batches = Batches(offset)
    for data in read_segment(home_fd, segment, offset, until=end):
        for batch in batches.feed(data):
            last = batch
    return last


def clear_incoming(home_fd: int, keep: set[bytes]) -> set[bytes]:
    """Remove all that waits there but what is to be kept; tell what of that is there."""
    found = set()
    incoming_fd = open_own_folder(layout.INCOMING, home_fd)
    try:
        for entry in os.listdir(incoming_fd):
            name = os.fsencode(entry)
            if name in keep:
                found.add(name)
            else:
                remove_tree(name, incoming_fd)
    finally:
        os.close(incoming_fd)
    return found


def partial_name(partial: int) -> set[bytes]:
    """The name in `incoming` of a file that may be resumed; none where there is no such file."""
    return {b"%d" % partial} if partial else set()

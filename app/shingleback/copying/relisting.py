"""Listing what is new or has changed between two states, when all that moved or is gone has been listed already."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import msgspec.structs

from shingleback.copying.entry_lines import Spot, line_of_folder, line_of_name
from shingleback.copying.index import FolderRow, Known
from shingleback.copying.manifest import Record
from shingleback.copying.tree_state import TreeState, have_same_files

LINES_A_BATCH: Final = 10_000


class _Open(NamedTuple):
    """A folder that is being listed. `made_in`: the batch that made it, where it is new; 0: an earlier one."""

    row: FolderRow
    spot: Spot
    before: FolderRow | None
    made_in: int


class Relisting:
    """Goes from folder to folder of the new state.

    Whatever is put into a folder makes its attributes doubtful, until a line says them in the same batch or a later
    one. So a new folder is listed once more, when all that is in it is, if that took more than one batch.
    """

    def __init__(
        self,
        old: TreeState,
        new: TreeState,
        old_file: Callable[[int], Known | None],
        made: set[int],
        touched: set[int],
    ) -> None:
        """`old_file` tells what a file was that has moved. `made` are new folders that are listed already.

        `touched` are those into which folders were put, or out of which some were taken.
        """
        self._old = old
        self._new = new
        self._old_file = old_file
        self._made = made
        self._touched = touched
        self._open: list[_Open] = []
        self._batch: list[Record] = []
        self._number = 1

    def batches(self) -> Iterator[list[Record]]:
        for path, on_drive, row in self._new.index.walk():
            while self._open and self._open[-1].row.id != row.parent:
                self._leave()
            self._enter(row, Spot(row.parent, path, on_drive))
            yield from self._full()
            for record in self._files(self._open[-1]):
                self._batch.append(record)
                yield from self._full()
        while self._open:
            self._leave()
        if self._batch:
            yield self._batch

    def _full(self) -> Iterator[list[Record]]:
        """The batch, where there is no more room in it."""
        if len(self._batch) >= LINES_A_BATCH:
            yield self._batch
            self._batch, self._number = [], self._number + 1

    def _enter(self, row: FolderRow, spot: Spot) -> None:
        before = self._old.index.folder(row.id)
        is_listed = before is not None or row.id in self._made
        self._open.append(_Open(row, spot, before, 0 if is_listed else self._number))
        if not is_listed:
            self._batch.append(line_of_folder(row, spot))

    def _leave(self) -> None:
        row, spot, before, made_in = self._open.pop()
        is_doubtful = made_in != self._number if before is None else row.id in self._touched or _differ(before, row)
        if is_doubtful:
            self._batch.append(line_of_folder(row, spot))

    def _files(self, folder: _Open) -> Iterator[Record]:
        row, before = folder.row, folder.before
        if before is not None and have_same_files(before, row):
            return
        olds = {known.fact.id: known for known in before.files().values()} if before is not None else {}
        for name, known in row.files().items():
            old = olds.get(known.fact.id) or self._old_file(known.fact.id)
            if old is None or _moved(old, known) != known:
                yield line_of_name(known, folder.spot.inside(row.id, name, known.fact.stored))


def _differ(before: FolderRow, row: FolderRow) -> bool:
    return before._replace(parent=0, name=b"", stored=None) != row._replace(parent=0, name=b"", stored=None)


def _moved(old: Known, new: Known) -> Known:
    """What is known of a file that got another name, and nothing else."""
    stat = msgspec.structs.replace(old.stat, name=new.stat.name)
    return Known(stat, msgspec.structs.replace(old.fact, stored=new.fact.stored))

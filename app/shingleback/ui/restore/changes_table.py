"""What changed between two versions, as far as it was told."""

from collections.abc import Sequence
from typing import Final

from shingleback.bridge.past.browser import Comparison
from shingleback.jobs.final_words import ChangeItem, ChangeKind, DiffFinished
from shingleback.model.visible_text import visible
from shingleback.ui.history import texts
from shingleback.ui.restore.row_table import RowModel
from shingleback.ui.texts import size

_SEPARATOR: Final = " · "


class ChangesModel(RowModel[ChangeItem]):
    def __init__(self) -> None:
        super().__init__(())
        self._headings = (self.tr("Name"), self.tr("What happened"), self.tr("Size"), self.tr("Before"))

    def show_comparison(self, comparison: Comparison | None) -> None:
        self.show_rows(comparison.items if comparison else ())

    def cells(self, row: ChangeItem) -> Sequence[str]:
        is_file = row.kind == "file"
        before = visible(row.origin)
        if not before and row.change is ChangeKind.CHANGED and is_file:
            before = size(row.old_size)
        return visible(row.path), texts.change(row.change), size(row.size) if is_file else "", before


def summary(word: DiffFinished) -> str:
    """How much changed; empty where nothing did."""
    tallies = {
        ChangeKind.ADDED: word.added,
        ChangeKind.CHANGED: word.changed,
        ChangeKind.MOVED: word.moved,
        ChangeKind.REMOVED: word.removed,
    }
    return _SEPARATOR.join(texts.changes(kind, tally) for kind, tally in tallies.items() if tally.files)

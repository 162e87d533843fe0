"""Where something is or was: what a search in all versions has found."""

from collections.abc import Callable, Sequence

from shingleback.jobs.final_words import Since, TracedItem, TraceFinished, VersionItem
from shingleback.model.visible_text import visible
from shingleback.ui.history import texts
from shingleback.ui.restore.row_table import RowModel
from shingleback.ui.texts import size


class FoundModel(RowModel[TracedItem]):
    """Each thing once, under its newest name, with the time in which it was there and what became of it."""

    def __init__(self, started_at: Callable[[str], str]) -> None:
        """`started_at`: when the version with a name was begun."""
        super().__init__(())
        self._headings = (self.tr("Name"), self.tr("Folder"), self.tr("In versions"), self.tr("Now"), self.tr("Size"))
        self._started_at = started_at
        self._newest = ""

    def show_found(self, word: TraceFinished | None) -> None:
        self._newest = word.newest if word else ""
        self.show_rows(word.things if word else [])

    def cells(self, row: TracedItem) -> Sequence[str]:
        last = row.stays[-1]
        span = texts.span(self._started_at(row.stays[0].first), self._started_at(last.last))
        folder, _, name = last.path.rpartition("/")
        return visible(name), visible(folder), span, self._now(row), size(last.size) if row.kind == "file" else ""

    def moves(self, row: TracedItem) -> str:
        """Where it was before; empty where it was always there."""
        here = row.stays[-1].path
        before = next((stay for stay in reversed(row.stays) if stay.path != here), None)
        if before is None:
            return ""
        until = texts.day(self._started_at(before.last))
        return self.tr("It was {place} until {day}.").format(place=visible(before.path), day=until)

    def _now(self, row: TracedItem) -> str:
        if row.stays[-1].last != self._newest:
            return texts.since(Since.GONE)
        return texts.since(Since.MOVED) if len({stay.path for stay in row.stays}) > 1 else self.tr("still there")


def names_of(versions: Sequence[VersionItem]) -> dict[str, str]:
    """When each was begun, by its name."""
    return {item.name: item.started_at for item in versions}

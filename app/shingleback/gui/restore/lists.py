"""Lists of the Restore page: search results, and differences between versions."""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem

from shingleback.gui.controllers.restore import BrowserState, Comparison
from shingleback.gui.history import texts
from shingleback.gui.restore.entries import ENTER
from shingleback.gui.restore.flat_table import FlatTable, OwnDirection
from shingleback.gui.run.texts import sentence as why
from shingleback.gui.run.texts import size, translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.busy import BusyBar
from shingleback.gui.widgets.plain import sentence_tool_tip
from shingleback.messages.died import died
from shingleback.messages.places import OWN_NAMES, NamesInBackup
from shingleback.messages.translate import QT_TRANSLATE_NOOP
from shingleback.protocol.events import Progress
from shingleback.protocol.result_items import (
    ChangeItem,
    ChangeKind,
    Since,
    StayItem,
    TracedItem,
    VersionItem,
)
from shingleback.protocol.results import DiffFinished, EntriesFinished, TraceFinished

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_Row = TypeVar("_Row")
_SEPARATOR: Final = " · "

_CONTEXT: Final = "restore"
_LOADING: Final = QT_TRANSLATE_NOOP("restore", "Loading…")
_EMPTY: Final = QT_TRANSLATE_NOOP("restore", "This folder was empty.")
_NOT_FOUND: Final = QT_TRANSLATE_NOOP("restore", "No version has a file or folder with “{text}” in its name.")
_FOUND_MORE: Final = QT_TRANSLATE_NOOP("restore", "There are more. Search for a longer name.")
_NO_CHANGES: Final = QT_TRANSLATE_NOOP("restore", "Nothing changed between these two versions.")
_ONLY_FOLDERS: Final = QT_TRANSLATE_NOOP("restore", "Only folders changed between these two versions.")

_STEPS: Final = 1_000
_NAME: Final = 0
_FEWEST_LETTERS_OF_FOLDER: Final = 12
_LETTERS_OF_LONG_NAME: Final = 32
_LARGEST_SHARE: Final = 0.65  # of a name, of the room that it shares with its folder


class RowModel(QAbstractTableModel, Generic[_Row]):
    """A table model. Subclasses provide the cells of a row: the name comes first, with odd characters visible."""

    def __init__(self, headings: Sequence[str]) -> None:
        super().__init__()
        self._headings = headings
        self._rows: list[_Row] = []

    def cells(self, row: _Row) -> Sequence[str]:
        raise NotImplementedError

    def show_rows(self, rows: Sequence[_Row]) -> None:
        """Show rows. A list that only grew is extended, so that the user's scroll position and selection stay."""
        count = len(self._rows)
        if 0 < count < len(rows) and rows[count - 1] is self._rows[-1]:
            self.beginInsertRows(QModelIndex(), count, len(rows) - 1)
            self._rows.extend(rows[count:])
            self.endInsertRows()
        elif count != len(rows) or any(old is not new for old, new in zip(self._rows, rows, strict=True)):
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()

    def row(self, number: int) -> _Row:
        return self._rows[number]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cells(self._rows[index.row()])[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return sentence_tool_tip("\n".join(cell for cell in self.cells(self._rows[index.row()]) if cell))
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        is_shown = orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return self._headings[section] if is_shown else None


class InnermostFolder(OwnDirection):
    """Leaves out the outermost folders where there is too little room."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideLeft


class RowTable(FlatTable):
    """A table of results.

    Signals:
        chosen: another row is selected.
        opened: Enter or a double click.
        dragged: the selected row is being dragged out of the window.
    """

    chosen = Signal()
    opened = Signal()
    dragged = Signal()

    def __init__(self, model: QAbstractTableModel, name: str, folder_column: int = 0) -> None:
        """`name` is for screen readers. `folder_column`: the column that says where an entry is; 0 for none.

        The names get the room that they need, and the folders the rest, where the innermost ones stay in sight. Where
        that would be too narrow to read, the last columns give way; the tool tip has all of them.
        """
        super().__init__(model, name)
        self._folder_column = folder_column
        self.setDragEnabled(True)
        header, modes = self.header(), QHeaderView.ResizeMode
        for column in range(1, model.columnCount()):
            header.setSectionResizeMode(column, modes.ResizeToContents)
        header.setSectionResizeMode(folder_column, modes.Stretch)
        if folder_column:
            header.setSectionResizeMode(_NAME, modes.Fixed)
            self.setItemDelegateForColumn(folder_column, InnermostFolder(self))
        self.doubleClicked.connect(lambda _index: self.opened.emit())
        model.modelReset.connect(self._make_room)
        model.modelReset.connect(self.chosen)  # nothing is selected any more, of which Qt says nothing
        model.rowsInserted.connect(self._make_room)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """See `EntryTable.startDrag`."""
        self.dragged.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        columns = [column for column in range(1, self.model().columnCount()) if column != self._folder_column]
        if not self._folder_column:
            self.make_room(columns)
            return
        least_folder = style.letters(self, _FEWEST_LETTERS_OF_FOLDER)
        name = max(self.sizeHintForColumn(_NAME), self.header().sectionSizeHint(_NAME))
        least_name = min(name, style.letters(self, _LETTERS_OF_LONG_NAME))
        self.make_room(columns, least_name + least_folder, keeps_first=False)
        shown_columns = [column for column in columns if not self.isColumnHidden(column)]
        room = self.viewport().width() - sum(self.header().sectionSize(column) for column in shown_columns)
        self.setColumnWidth(_NAME, max(min(name, room - least_folder, round(_LARGEST_SHARE * room)), room // 2))

    @property
    def chosen_row(self) -> int | None:
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else None

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.chosen_row is not None:
            self.opened.emit()
        else:
            super().keyPressEvent(event)


class FoundModel(RowModel[TracedItem]):
    """Search results: each item once, under its newest name, with the time in which it existed and its fate."""

    def __init__(self) -> None:
        super().__init__(())
        self._headings = (self.tr("Name"), self.tr("Folder"), self.tr("In versions"), self.tr("Now"), self.tr("Size"))
        self._started: dict[str, str] = {}
        self._newest = ""
        self._names = OWN_NAMES

    def show_found(
        self, result: TraceFinished | None, versions: Sequence[VersionItem], names: NamesInBackup = OWN_NAMES
    ) -> None:
        self._names = names
        self._started = names_of(versions)
        self._newest = result.newest if result else ""
        self.show_rows(result.things if result else [])

    def cells(self, row: TracedItem) -> Sequence[str]:
        last = row.stays[-1]
        if last.last != self._newest:
            now = texts.since(Since.GONE)
        else:
            has_moved = len({stay.path for stay in row.stays}) > 1
            now = texts.since(Since.MOVED) if has_moved else self.tr("still there")
        return (
            self._names.name_of(last.path),
            self._names.way_to(last.path.rpartition("/")[0]),
            texts.span_of(self._periods(row)),
            now,
            size(last.size) if row.kind == "file" else "",
        )

    def moves(self, row: TracedItem) -> str:
        """Return where it was before; empty if it never moved."""
        newest_path = row.stays[-1].path
        before = next((stay for stay in reversed(row.stays) if stay.path != newest_path), None)
        if before is None:
            return ""
        until = texts.day(self._started.get(before.last, before.last))
        return self.tr("It was {place} until {day}.").format(place=self._names.way_to(before.path), day=until)

    def gaps(self, row: TracedItem) -> str:
        """Return the periods in which it existed; empty if there is only one."""
        periods = self._periods(row)
        return self.tr("It was there {periods}.").format(periods=texts.listed(periods)) if len(periods) > 1 else ""

    def _periods(self, row: TracedItem) -> list[tuple[str, str]]:
        return periods(row.stays, self._started)


def names_of(versions: Sequence[VersionItem]) -> dict[str, str]:
    """Map the names of versions to their start times, newest first."""
    return {item.name: item.started_at for item in versions}


def periods(stays: Sequence[StayItem], started: dict[str, str]) -> list[tuple[str, str]]:
    """Return the periods, from start to end, in which something was in every version, oldest first."""
    places = {name: place for place, name in enumerate(reversed(started))}
    spans: list[tuple[str, str]] = []
    for stay in stays:
        last = spans[-1][1] if spans else ""
        goes_on = bool(last) and places.get(stay.first, 0) - places.get(last, 0) <= 1
        spans[-1:] = [(spans[-1][0], stay.last)] if goes_on else [*spans[-1:], (stay.first, stay.last)]
    return [(started.get(first, first), started.get(last, last)) for first, last in spans]


class ChangesModel(RowModel[ChangeItem]):
    def __init__(self) -> None:
        super().__init__(())
        self._headings = (self.tr("Name"), self.tr("What happened"), self.tr("Size"), self.tr("Before"))
        self._names = OWN_NAMES

    def show_comparison(self, comparison: Comparison | None, names: NamesInBackup = OWN_NAMES) -> None:
        self._names = names
        self.show_rows(comparison.items if comparison else ())

    def cells(self, row: ChangeItem) -> Sequence[str]:
        is_file = row.kind == "file"
        before = self._names.way_to(row.origin)
        if not before and row.change is ChangeKind.CHANGED and is_file:
            before = size(row.old_size)
        return self._names.way_to(row.path), texts.change(row.change), size(row.size) if is_file else "", before


def summary(result: DiffFinished) -> str:
    """Return how much changed; empty if nothing did."""
    tallies = {
        ChangeKind.ADDED: result.added,
        ChangeKind.CHANGED: result.changed,
        ChangeKind.MOVED: result.moved,
        ChangeKind.REMOVED: result.removed,
    }
    return _SEPARATOR.join(texts.changes(kind, tally) for kind, tally in tallies.items() if tally.files)


def state_text(state: BrowserState) -> str:
    """Return a note about the list; empty if none is needed."""
    if state.detail:
        return died(state.detail, translate)
    if not state.is_answered:
        return texts.reading_list() if state.reading or state.is_silent else translate(_CONTEXT, _LOADING)
    if state.comparison is not None:
        return _of_comparison(state.comparison)
    return _of_found(state) if state.text else _of_folder(state.entries)


def _of_folder(result: EntriesFinished | None) -> str:
    if result is None or result.why:
        return why(result) if result is not None else ""
    if len(result.entries) < result.count:
        return texts.more_text(result.count - len(result.entries))
    return "" if result.count else translate(_CONTEXT, _EMPTY)


def _of_found(state: BrowserState) -> str:
    result = state.trace
    if result is None or result.why:
        return why(result) if result is not None else ""
    if not result.things:
        return translate(_CONTEXT, _NOT_FOUND).format(text=state.text)
    return translate(_CONTEXT, _FOUND_MORE) if result.has_more else texts.found_text(len(result.things))


def _of_comparison(comparison: Comparison) -> str:
    result = comparison.result
    if result is None or result.why:
        return why(result) if result is not None else ""
    if not result.count:
        return translate(_CONTEXT, _NO_CHANGES)
    hidden_count = result.count - len(comparison.items)
    return " ".join(
        part
        for part in (summary(result) or translate(_CONTEXT, _ONLY_FOLDERS), texts.more_changes(hidden_count))
        if part
    )


class ActivityBar(BusyBar):
    """A progress bar that only shows activity while the total is unknown."""

    def __init__(self, name: str) -> None:
        """`name` is for screen readers."""
        super().__init__()
        self.setAccessibleName(name)

    def show_progress(self, progress: Progress | None) -> None:
        total = progress.total_bytes if progress else 0
        self.setMaximum(_STEPS if total else 0)
        if progress and total:
            self.setValue(round(_STEPS * min(1.0, progress.bytes / total)))

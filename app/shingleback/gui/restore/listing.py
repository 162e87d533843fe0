"""What the browser lists: the content of a folder, what a search found, or what changed between two versions."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QFrame, QPushButton, QStackedWidget, QWidget

from shingleback.gui.controllers.preview import Thumbnails
from shingleback.gui.controllers.restore import BrowserState
from shingleback.gui.history import texts
from shingleback.gui.restore.entries import EntryIcons, EntryModel, EntryTable
from shingleback.gui.restore.lists import ActivityBar, ChangesModel, FoundModel, RowTable, names_of, state_text
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import ElidedLabel, button
from shingleback.gui.widgets.layouts import in_column, in_row, wide
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.messages.places import NamesInBackup
from shingleback.protocol.result_items import ChangeKind, EntryItem


class PlaceLine(QWidget):
    """The folder or the search that is shown and its version, or between which versions."""

    def __init__(self) -> None:
        super().__init__()
        self._is_short = False
        self.folder = ElidedLabel(Qt.TextElideMode.ElideLeft)  # the innermost folder is the one that is shown
        style.heading(self.folder, 1.0)
        self.version = style.dimmed(PlainLabel())
        self._between = style.heading(style.Wrapped(), 1.0)
        self._row = in_row(wide(self.folder), self.version, wide(self._between), on=self, space=style.SPACE // 2)

    def show_place(self, place: str, version: str) -> None:
        self.folder.show_sentence(place)
        self.folder.show()
        self.version.setText(version)
        style.show_text(self._between, "")
        self.show_short(is_short=self._is_short)

    def show_short(self, *, is_short: bool) -> None:
        """Leave out the version, which stands right above in a short window."""
        self._is_short = is_short
        self.version.setHidden(is_short or not self.version.text())
        self._fit()

    def show_versions(self, between: str) -> None:
        self.folder.hide()
        style.show_text(self.version, "")
        style.show_text(self._between, between)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Put the version below the folder if only one of them has room in the line."""
        width = self.folder.sizeHint().width() + self._row.spacing() + self.version.sizeHint().width()
        is_in_line = self._is_short or width <= self.width()
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.LeftToRight if is_in_line else directions.TopToBottom)


class _List(NamedTuple):
    """Which folder of which backup is listed."""

    place: str
    version: str
    folder: str


class _Listing(NamedTuple):
    """What a list shows."""

    of_list: _List
    entries: Sequence[EntryItem] = ()


class _Position(NamedTuple):
    """Where the user was in a list. Attributes: `paths`: of the selected entries."""

    of_list: _List
    paths: frozenset[str]
    scrolled: int


def _list_of(state: BrowserState) -> _List:
    return _List(state.place, state.version, state.folder.path if state.folder else "")


class EntryLists(QFrame):
    """Shows one of the lists, with its place above it, and knows what is selected.

    Signals:
        up_requested: to the folder above, or back from the results of a search or a comparison.
        chosen: another selection.
        entry_opened: an `EntryItem` in a folder.
        row_opened: the selected row of the results.
        dragged: the selection.
    """

    up_requested = Signal()
    chosen = Signal()
    entry_opened = Signal(object)
    row_opened = Signal()
    dragged = Signal()

    def __init__(self, thumbnails: Thumbnails) -> None:
        super().__init__()
        self.setObjectName("card")
        self._state = BrowserState()
        self._listing = _Listing(_list_of(self._state))
        self._position: _Position | None = None
        self.up = button(self.tr("&Up"), self.up_requested.emit)
        self._place = PlaceLine()
        self.look = LookChoice()
        self._model = EntryModel()
        self.table = EntryTable(self._model)
        self.icons = EntryIcons(self._model, thumbnails)
        self.icons.setSelectionModel(self.table.selectionModel())
        self._found = FoundModel()
        self.found = RowTable(self._found, self.tr("What was found"), folder_column=1)
        self._changes = ChangesModel()
        self.changes = RowTable(self._changes, self.tr("What changed"))
        self._lists = QStackedWidget()
        self.sentence = style.Wrapped()
        self.bar = ActivityBar(self.tr("Progress"))
        self.up.setAccessibleName(self.tr("To the folder above"))
        for shown in (self.table, self.icons, self.found, self.changes):
            shown.setObjectName("inner")
            self._lists.addWidget(shown)
        self.sentence.hide()
        self.bar.hide()
        top = in_row(self.up, wide(self._place), self.look, space=style.SPACE // 2)
        in_column(top, wide(self._lists), self.sentence, self.bar, on=self, margin=style.SPACE, space=style.SPACE // 2)
        for entries_view in (self.table, self.icons):
            entries_view.opened.connect(self.entry_opened)
            entries_view.left.connect(self.up_requested)
            entries_view.dragged.connect(self.dragged)
        self.table.selectionModel().selectionChanged.connect(lambda _new, _old: self.chosen.emit())
        for rows in (self.found, self.changes):
            rows.chosen.connect(self.chosen)
            rows.opened.connect(self.row_opened)
            rows.dragged.connect(self.dragged)
        self.look.as_list.toggled.connect(lambda _is_on: self._show_list(self._state))

    @property
    def names(self) -> NamesInBackup:
        """What the files and folders of the backup are called."""
        return texts.names_in_backup(self._state.origins)

    @property
    def files(self) -> EntryTable | EntryIcons:
        """The view of a folder's content: icons or table, as the user prefers."""
        return self.icons if self.look.as_pictures.isChecked() else self.table

    # selection ------------------------------------------------------------------------------------------------

    @property
    def selected(self) -> tuple[EntryItem, ...]:
        """The selected entries, in the order shown."""
        shown = self._lists.currentWidget()
        if shown is self.found:
            return self._selected_found()
        if shown is self.changes:
            return self._selected_change()
        return self._selected_files

    @property
    def _selected_files(self) -> tuple[EntryItem, ...]:
        """The selected entries of the folder, also while another list covers it."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return tuple(self._model.entry(row) for row in rows)

    @property
    def is_found(self) -> bool:
        """Whether the results of a search are shown."""
        return self._lists.currentWidget() is self.found

    @property
    def version(self) -> str:
        """The version that contains the selection."""
        state, row = self._state, None
        if self._lists.currentWidget() is self.found and (row := self.found.chosen_row) is not None:
            return self._found.row(row).stays[-1].last
        if state.comparison is not None and (row := self.changes.chosen_row) is not None:
            is_gone = self._changes.row(row).change is ChangeKind.REMOVED
            return state.comparison.older if is_gone else state.comparison.newer
        return state.version

    def _selected_found(self) -> tuple[EntryItem, ...]:
        row = self.found.chosen_row
        if row is None:
            return ()
        item = self._found.row(row)
        last = item.stays[-1]
        return (
            EntryItem(
                path=last.path, path_bytes=last.path_bytes, kind=item.kind, size=last.size, modified_s=last.modified_s
            ),
        )

    def _selected_change(self) -> tuple[EntryItem, ...]:
        row = self.changes.chosen_row
        if row is None:
            return ()
        item = self._changes.row(row)
        return (EntryItem(path=item.path, path_bytes=item.path_bytes, kind=item.kind, size=item.size),)

    @property
    def said_of_selection(self) -> str:
        """Describe the selection; for a search result also where it was before, and when it was missing."""
        entries = self.selected
        if not entries:
            return self.tr("Nothing selected")
        row = self.found.chosen_row if self._lists.currentWidget() is self.found else None
        entry = self._found.row(row) if row is not None else None
        if entry is None:
            return texts.selected(len(entries))
        newest = self.tr("Selected: the newest one, of {moment}.")
        when = texts.short_moment(self._started_at(self.version))
        lines = (newest.format(moment=when), self._found.moves(entry), self._found.gaps(entry))
        return " ".join(filter(None, lines))

    # display --------------------------------------------------------------------------------------------------

    def show_short(self, *, is_short: bool) -> None:
        self._place.show_short(is_short=is_short)

    def show_state(self, state: BrowserState) -> None:
        self._state = state
        if state.comparison is not None:
            ends = (state.comparison.older, state.comparison.newer)
            self._place.show_versions(texts.between(*map(self._started_at, ends)))
        else:
            of_version = bool(state.version) and not state.text
            version = texts.short_moment(self._started_at(state.version)) if of_version else ""
            self._place.show_place(self._place_of(state), version)
        self.up.setEnabled(state.folder is not None or bool(state.text) or state.comparison is not None)
        self._show_list(state)
        style.show_text(self.sentence, state_text(state))
        self.bar.setVisible(state.reading is not None)
        self.bar.show_progress(state.reading)

    def _show_list(self, state: BrowserState) -> None:
        names = self.names
        self._found.show_found(state.trace, state.versions, names)
        self._changes.show_comparison(state.comparison, names)
        result = state.entries
        entries: Sequence[EntryItem] = result.entries if result is not None and not result.why else ()
        if entries is not self._listing.entries:
            self._note_position()
            self._listing = _Listing(_list_of(state), entries)
            self._show_entries(entries)
            self._return_to_position()
        shown = self.found if state.text else self.changes if state.comparison is not None else self.files
        self.look.setVisible(shown is self.files)
        if self._lists.currentWidget() is not shown:
            self._lists.setCurrentWidget(shown)
            self.chosen.emit()

    def _show_entries(self, entries: Sequence[EntryItem]) -> None:
        self._model.show_entries(entries, self.names)
        self.table.fit(has_since=any(texts.since(entry.since) for entry in entries))
        if entries:  # the keyboard's starting point, without selecting it
            first = self._model.index(0, 0)
            self.table.selectionModel().setCurrentIndex(first, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.chosen.emit()

    def _note_position(self) -> None:
        """Note what is selected in a list that is left, and how far it is scrolled."""
        if self._listing.entries:
            paths = frozenset(entry.path_bytes or entry.path for entry in self._selected_files)
            self._position = _Position(self._listing.of_list, paths, self.files.verticalScrollBar().value())

    def _return_to_position(self) -> None:
        """Select the same entries if the same list was read again; once another list is shown, the position is gone."""
        if not self._listing.entries:
            return
        position, self._position = self._position, None
        if position is None or position.of_list != self._listing.of_list:
            return
        self._select(position.paths)
        self.files.verticalScrollBar().setValue(position.scrolled)

    def _select(self, paths: frozenset[str]) -> None:
        """Select all entries with these paths at once: each change of the selection is answered for all of it."""
        rows = [row for row, entry in enumerate(self._model.entries) if (entry.path_bytes or entry.path) in paths]
        flags, selection = QItemSelectionModel.SelectionFlag, QItemSelection()
        for _, run in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0]):
            stretch = [row for _, row in run]
            selection.select(self._model.index(stretch[0], 0), self._model.index(stretch[-1], 0))
        self.table.selectionModel().select(selection, flags.Select | flags.Rows)
        if rows:
            self.table.selectionModel().setCurrentIndex(self._model.index(rows[-1], 0), flags.NoUpdate)

    def _place_of(self, state: BrowserState) -> str:
        if state.text:
            return self.tr("In all versions")
        return self.names.way_to(state.folder.path) if state.folder else self.tr("All folders")

    def _started_at(self, version: str) -> str:
        return names_of(self._state.versions).get(version, version)


class LookChoice(QWidget):
    """Whether a folder is shown as a list or as pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.as_list = _choice(self.tr("&List"))
        self.as_pictures = _choice(self.tr("&Pictures"))
        self.as_list.setChecked(True)
        group = QButtonGroup(self)
        for control in (self.as_list, self.as_pictures):
            group.addButton(control)
        in_row(self.as_list, self.as_pictures, on=self, space=style.SPACE // 2)


def _choice(text: str) -> QPushButton:
    """Make a button for one of several views."""
    choice = QPushButton(text, autoDefault=True)
    choice.setObjectName("tool")
    choice.setCheckable(True)
    return choice

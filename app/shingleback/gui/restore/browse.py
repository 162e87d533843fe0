"""Browses a backup: its versions, their folders, a search in all versions, and the differences between two."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final, TypeGuard

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QWidget,
)

from shingleback.domain.text import visible
from shingleback.gui.controllers.preview import DragOut, Preview, Thumbnails
from shingleback.gui.controllers.restore import Browser, BrowserState
from shingleback.gui.history import texts
from shingleback.gui.restore.dragging import DragHandler
from shingleback.gui.restore.entries import EntryIcons, EntryModel, EntryTable
from shingleback.gui.restore.file_versions import Content
from shingleback.gui.restore.lists import ActivityBar, ChangesModel, FoundModel, RowTable, names_of, state_text
from shingleback.gui.restore.preview import PreviewCard
from shingleback.gui.restore.side_by_side import SideBySideDialog
from shingleback.gui.restore.timeline import VersionBar
from shingleback.gui.run.texts import joined, notes
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import order_tabs
from shingleback.gui.widgets.basic import (
    ElidedLabel,
    Scrolling,
    button,
    ignore_stray_wheel,
    in_card,
    link,
    marked,
    page_title,
    sentence,
)
from shingleback.gui.widgets.layouts import actions, held, in_column, in_row, wide
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.protocol.result_items import ChangeKind, EntryItem, VersionItem

_MAX_SEARCH_LETTERS: Final = 44
_LETTERS_OF_PLACE: Final = 12
_SHARES: Final = (2, 1)
_LETTERS_A_SHARE: Final = 40
_TYPING_MS: Final = 400
_LOOKING_MS: Final = 350
_INTO: Final = " \u203a "


class BrowseView(QWidget):
    """Shows the state of `gui.controllers.restore` once a version is chosen.

    Signals:
        spot_check_requested: test restoring a few files.
        restore_requested: a tuple of `EntryItem`, empty for everything; and the name of a version.
    """

    spot_check_requested = Signal()
    restore_requested = Signal(object, str)

    def __init__(
        self,
        browser: Browser,
        preview: Preview,
        thumbnails: Thumbnails,
        drag_out: DragOut,
        clock: Callable[[], datetime],
    ) -> None:
        super().__init__()
        self._browser, self._preview, self._thumbnails = browser, preview, thumbnails
        self._versions: tuple[VersionItem, ...] = ()
        self._shown_entries: Sequence[EntryItem] = ()
        self._interrupted: Sequence[datetime] = ()
        self._content: Content | None = None
        self._beside: SideBySideDialog | None = None
        self.search = QLineEdit(clearButtonEnabled=True)
        self.place = ignore_stray_wheel(QComboBox())
        self.versions = VersionBar(clock)
        self.up = button(self.tr("&Up"), self.go_up)
        self._where = ElidedLabel()
        style.heading(self._where, 1.0)
        self._between = style.heading(style.Wrapped(), 1.0)
        self.as_list = _choice(self.tr("&List"))
        self.as_pictures = _choice(self.tr("&Pictures"))
        self._model = EntryModel()
        self.table = EntryTable(self._model)
        self.icons = EntryIcons(self._model, thumbnails)
        self.icons.setSelectionModel(self.table.selectionModel())
        self._found = FoundModel()
        self.found = RowTable(self._found, self.tr("What was found"), stretched=2)
        self._changes = ChangesModel()
        self.changes = RowTable(self._changes, self.tr("What changed"))
        self._lists = QStackedWidget()
        self.preview = PreviewCard()
        self.sentence = style.Wrapped()
        self.notice_text = sentence("")
        self.notice = in_card(marked(Picture.WARNING, style.ATTENTION, self.notice_text), name="notice")
        self.notice.hide()
        self.bar = ActivityBar(self.tr("Progress"))
        self._typed = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._looking = QTimer(self, singleShot=True, interval=_LOOKING_MS)
        self._selected = style.dimmed(style.Wrapped())
        self.spot_check = link(self.tr("Test or verify"), self.spot_check_requested.emit)
        self.all = button(self.tr("Restore &everything…"), lambda: self._ask_for(()))
        self.restore = button(self.tr("&Restore…"), lambda: self._ask_for(self.chosen), "primary")
        self._dragger = DragHandler(drag_out, self)
        self._lay_out()
        self._connect()

    @property
    def files(self) -> EntryTable | EntryIcons:
        """The view of a folder's content: icons or table, as the user prefers."""
        return self.icons if self.as_pictures.isChecked() else self.table

    # selection ------------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> tuple[EntryItem, ...]:
        """The selected entries, in the order shown."""
        if self._content is not None:
            return (self._content.entry,)
        shown = self._lists.currentWidget()
        if shown is self.found:
            return self._chosen_found()
        if shown is self.changes:
            return self._chosen_change()
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return tuple(self._model.entry(row) for row in rows)

    @property
    def chosen_version(self) -> str:
        """The version that contains the selection."""
        state, row = self._browser.state, None
        if self._content is not None:
            return self._content.version
        if self._lists.currentWidget() is self.found and (row := self.found.chosen_row) is not None:
            return self._found.row(row).stays[-1].last
        if state.comparison is not None and (row := self.changes.chosen_row) is not None:
            is_gone = self._changes.row(row).change is ChangeKind.REMOVED
            return state.comparison.older if is_gone else state.comparison.newer
        return state.version

    def _chosen_found(self) -> tuple[EntryItem, ...]:
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

    def _chosen_change(self) -> tuple[EntryItem, ...]:
        row = self.changes.chosen_row
        if row is None:
            return ()
        item = self._changes.row(row)
        return (EntryItem(path=item.path, path_bytes=item.path_bytes, kind=item.kind, size=item.size),)

    # navigation -----------------------------------------------------------------------------------------------

    def go_up(self) -> None:
        """Go to the parent folder; from search results or a comparison, back to the folder where they were started."""
        state = self._browser.state
        if state.text:
            self.search.clear()
            self._browser.search("")
        elif state.comparison is not None:
            self._browser.end_comparison()
        elif state.folder is not None:
            above = state.folder.path.rpartition("/")[0] if not state.folder.path_bytes else ""
            self._browser.enter(EntryItem(path=above, kind="folder") if above else None)

    def show_interrupted(self, moments: Sequence[datetime]) -> None:
        """`moments` are the start times of runs that made no version."""
        self._interrupted = moments

    def show_state(self, state: BrowserState) -> None:
        if state.versions != self._versions:
            self._versions = state.versions
        item = self.versions.timeline.version
        if item is None or item.name != state.version or len(state.versions) != self.versions.timeline.maximum() + 1:
            self.versions.show_versions(state.versions, self._interrupted, state.version)
        self._where.show_sentence(self._place_of(state))
        self._between.setText(self._span_of(state))
        self._between.setVisible(state.comparison is not None)
        self._where.setVisible(state.comparison is None)
        self.up.setEnabled(state.folder is not None or bool(state.text) or state.comparison is not None)
        if self.search.text() != state.text and not self.search.hasFocus():
            self.search.setText(state.text)
        self._show_list(state)
        self.all.setEnabled(state.entries is not None)
        text = state_text(state)
        style.show_text(self.sentence, text)
        self.notice_text.setText(notes(state.notes))
        self.notice.setVisible(bool(state.notes))
        self.bar.setVisible(state.reading is not None)
        self.bar.show_progress(state.reading)
        self.preview.versions.show_file(state.file, state.versions, self.chosen_version)

    def _show_list(self, state: BrowserState) -> None:
        self._found.show_found(state.trace, state.versions)
        self._changes.show_comparison(state.comparison)
        result = state.entries
        entries: Sequence[EntryItem] = result.entries if result is not None and not result.why else ()
        if entries is not self._shown_entries:
            self._shown_entries = entries
            self._show_entries(entries)
        shown = self.found if state.text else self.changes if state.comparison is not None else self.files
        for control in (self.as_list, self.as_pictures):
            control.setVisible(shown is self.files)
        if self._lists.currentWidget() is not shown:
            self._lists.setCurrentWidget(shown)
            self._on_chosen()

    def _show_entries(self, entries: Sequence[EntryItem]) -> None:
        self._model.show_entries(entries)
        self.table.fit(has_since=any(texts.since(entry.since) for entry in entries))
        if entries:  # the keyboard's starting point, without selecting it
            first = self._model.index(0, 0)
            self.table.selectionModel().setCurrentIndex(first, QItemSelectionModel.SelectionFlag.NoUpdate)
        self._on_chosen()

    def _place_of(self, state: BrowserState) -> str:
        if state.text:
            return self.tr("In all versions")
        parts = state.folder.path.split("/") if state.folder else [self.tr("All folders")]
        folder = _INTO.join(visible(part) for part in parts)
        if not state.version:
            return folder
        return joined(folder, texts.short_moment(self._started_at(state.version)), by=" · ")

    def _span_of(self, state: BrowserState) -> str:
        if state.comparison is None:
            return ""
        return texts.between(self._started_at(state.comparison.older), self._started_at(state.comparison.newer))

    def _started_at(self, version: str) -> str:
        return names_of(self._versions).get(version, version)

    # actions --------------------------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel delayed actions: the page is not visible, or the drive is being ejected."""
        super().hideEvent(event)
        self._looking.stop()
        self._typed.stop()
        self.preview.rest()
        self.icons.rest()
        if self._beside is not None and self._beside.isVisible():
            self._beside.reject()

    def _ask_for(self, entries: tuple[EntryItem, ...]) -> None:
        self.restore_requested.emit(entries, self.chosen_version if entries else self._browser.state.version)

    def _on_opened(self, entry: EntryItem) -> None:
        if entry.kind == "folder":
            self.search.clear()
            self._browser.enter(entry)
            self.files.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.preview.open.isVisible():
            self.preview.open.click()

    def _on_row_opened(self) -> None:
        """Open the folder that contains the row, in the newest version that has it."""
        entries, version = self.chosen, self.chosen_version
        if not entries:
            return
        (entry,) = entries
        above = entry.path.rpartition("/")[0] if entry.kind != "folder" else entry.path
        self.search.clear()
        self._browser.choose_version(version, EntryItem(path=above, kind="folder"))

    def _on_chosen(self) -> None:
        self._content = None
        entries = self.chosen
        self.restore.setEnabled(bool(entries))
        self.restore.setText(texts.restore_several(len(entries)) if len(entries) > 1 else self.tr("&Restore…"))
        self._selected.setText(self._said_of(entries))
        self._preview.forget()
        self._dragger.forget()
        self.preview.show_entries(entries)
        if len(entries) == 1 and entries[0].kind == "file":
            self._looking.start()
        else:
            self._looking.stop()

    def _said_of(self, entries: tuple[EntryItem, ...]) -> str:
        """Describe the selection; for a search result also where it was before, and when it was missing."""
        if not entries:
            return self.tr("Select the files you want back.")
        row = self.found.chosen_row if self._lists.currentWidget() is self.found else None
        entry = self._found.row(row) if row is not None else None
        if entry is None:
            return texts.selected(len(entries))
        newest = self.tr("Selected: the newest one, of {moment}.")
        when = texts.short_moment(self._started_at(self.chosen_version))
        lines = (newest.format(moment=when), self._found.moves(entry), self._found.gaps(entry))
        return " ".join(filter(None, lines))

    def _on_content(self, content: Content) -> None:
        """Switch to another version of the selected file: show it, and restore it if asked."""
        self._content = content
        when = texts.short_moment(self._started_at(content.version))
        self._selected.setText(self.tr("Selected: the file as it was on {moment}.").format(moment=when))
        self._dragger.forget()
        self.preview.show_content(content.entry)

    def _compare_contents(self) -> None:
        """Show two versions of the selected file beside each other."""
        versions = self.preview.versions
        row = max(0, versions.list.currentRow())
        self.preview.rest()
        if self._beside is not None:
            self._beside.deleteLater()
        self._beside = SideBySideDialog(versions.contents, row, self._preview, self._browser.state.place, self)
        self._beside.restore_requested.connect(self._restore_content)
        self._beside.finished.connect(self.preview.show_again)
        self._beside.open()

    def _restore_content(self, content: Content) -> None:
        self._on_content(content)
        self._ask_for((content.entry,))

    def _look_at(self) -> None:
        entries = self.chosen
        if self.isVisible() and len(entries) == 1 and self._content is None:
            self._browser.look_at(entries[0], self.chosen_version)

    def _on_text(self, text: str) -> None:
        """Start a search when the user stops typing."""
        if text:
            self._typed.start()
        else:
            self._typed.stop()
            self._browser.search("")

    def _on_typed(self) -> None:
        if self.isVisible():
            self._on_search()

    def _on_search(self) -> None:
        self._typed.stop()
        self._browser.search(self.search.text().strip())

    def _compare(self) -> None:
        before = self.versions.before or self.versions.timeline.version_at(1)
        if before is not None:
            pair = sorted((before.name, self._browser.state.version))
            self.search.clear()
            self._browser.compare(*pair)

    def _fetch(self, entry: EntryItem) -> None:
        self._preview.fetch(self._browser.state.place, self.chosen_version, entry)

    def _want_thumbnails(self, entries: list[EntryItem]) -> None:
        self._thumbnails.want(self._browser.state.place, self._browser.state.version, entries)

    def _drag(self) -> None:
        self._dragger.drag(self._browser.state.place, self.chosen_version, self.chosen)

    def _connect(self) -> None:
        self.versions.chosen.connect(self._browser.choose_version)
        self.versions.compare_requested.connect(self._compare)
        self.search.returnPressed.connect(self._on_search)
        self.search.textChanged.connect(self._on_text)
        self._typed.timeout.connect(self._on_typed)
        self._looking.timeout.connect(self._look_at)
        for entries_view in (self.table, self.icons):
            entries_view.opened.connect(self._on_opened)
            entries_view.left.connect(self.go_up)
            entries_view.dragged.connect(self._drag)
        self.table.selectionModel().selectionChanged.connect(lambda _new, _old: self._on_chosen())
        for rows in (self.found, self.changes):
            rows.chosen.connect(self._on_chosen)
            rows.opened.connect(self._on_row_opened)
        self.icons.seen.connect(self._want_thumbnails)
        self.as_list.toggled.connect(lambda _is_on: self._show_list(self._browser.state))
        self.preview.fetch_requested.connect(self._fetch)
        self.preview.versions.chosen.connect(self._on_content)
        self.preview.versions.comparison_requested.connect(self._compare_contents)
        self._preview.changed.connect(self.preview.show_state)
        self._dragger.announced.connect(self._selected.setText)
        self._browser.changed.connect(self._on_browser)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(lambda: self.search.setFocus(Qt.FocusReason.ShortcutFocusReason))

    def _on_browser(self, state: BrowserState) -> None:
        if state.version:
            self.show_state(state)

    # layout ---------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.as_list.setChecked(True)
        self.search.setPlaceholderText(self.tr("Search in all versions"))
        self.search.setAccessibleName(self.tr("Search in all versions"))
        style.show_placeholder_whole(self.search)
        self.place.setAccessibleName(self.tr("Backup"))
        self.place.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.place.setMinimumContentsLength(_LETTERS_OF_PLACE)
        self.place.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.place.setMaximumWidth(style.letters(self, _MAX_SEARCH_LETTERS))
        self.place.hide()
        self.up.setAccessibleName(self.tr("To the folder above"))
        group = QButtonGroup(self)
        for control in (self.as_list, self.as_pictures):
            group.addButton(control)
        for shown in (self.table, self.icons, self.found, self.changes):
            self._lists.addWidget(shown)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(style.SPACE)
        for part, share in zip((self._files_card(), self.preview), _SHARES, strict=True):
            split.addWidget(part)
            split.setStretchFactor(split.indexOf(part), share)
        split.setSizes([share * style.letters(self, _LETTERS_A_SHARE) for share in _SHARES])
        heading = page_title(PlainLabel(self.tr("Restore files")))
        top = _row(heading, None, self.place, self.search)
        top.setStretchFactor(self.place, 1)
        top.setStretchFactor(self.search, 1)
        self.search.setMaximumWidth(max(self.search.minimumWidth(), style.letters(self, _MAX_SEARCH_LETTERS)))
        column = in_column(top, self.notice, self.versions, wide(split), space=style.SPACE)
        column.setContentsMargins(2 * style.SPACE, 2 * style.SPACE, 2 * style.SPACE, style.SPACE)
        buttons = actions(self.spot_check, self.all, self.restore)
        foot = in_row(wide(self._selected), buttons, space=style.SPACE // 2)
        foot.setContentsMargins(2 * style.SPACE, 0, 2 * style.SPACE, 2 * style.SPACE)
        in_column(wide(Scrolling(held(column))), foot, on=self, space=0)
        self.sentence.hide()
        self.bar.hide()
        order_tabs(self)

    def _files_card(self) -> QFrame:
        frame = QFrame()
        frame.setObjectName("card")
        for shown in (self.table, self.icons, self.found, self.changes):
            shown.setObjectName("inner")
        top = _row(self.up, self._where, self._between, self.as_list, self.as_pictures)
        in_column(top, wide(self._lists), self.sentence, self.bar, on=frame, margin=style.SPACE, space=style.SPACE // 2)
        return frame


def _choice(text: str) -> QPushButton:
    """Make a button for one of several views."""
    choice = QPushButton(text, autoDefault=True)
    choice.setObjectName("tool")
    choice.setCheckable(True)
    return choice


def _row(*parts: QWidget | None) -> QHBoxLayout:
    """Lay out parts in a row. Text takes the remaining room."""
    return in_row(*(wide(part) if _is_text(part) else part for part in parts), space=style.SPACE // 2)


def _is_text(part: QWidget | None) -> TypeGuard[QLabel]:
    return isinstance(part, ElidedLabel) or (isinstance(part, QLabel) and part.wordWrap())

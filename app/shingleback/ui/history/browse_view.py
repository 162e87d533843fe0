"""Looking around in a backup: its versions, their folders, a search, and a look at single files."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QSplitter, QVBoxLayout, QWidget

from shingleback.bridge.past.browser import Browser, BrowserState
from shingleback.bridge.past.preview import Preview
from shingleback.jobs.final_words import EntriesFinished, EntryItem, VersionItem
from shingleback.ui import style
from shingleback.ui.elided import ElidedLabel
from shingleback.ui.history import texts
from shingleback.ui.history.entries import EntryTable
from shingleback.ui.history.how_far import HowFar
from shingleback.ui.history.preview_card import PreviewCard
from shingleback.ui.home.texts import place_name
from shingleback.ui.pieces import button, link
from shingleback.ui.tab_order import order_tabs
from shingleback.ui.texts import sentence as why

_SEPARATOR: Final = " / "
_LETTERS_AROUND: Final = 6  # of the field for searching: its sign and its edges
_LETTERS_OF_VERSION: Final = 30
_SHARES: Final = (5, 3)
_TYPING_MS: Final = 300


class BrowseView(QWidget):
    """Follows `bridge.past.browser` once a version is chosen.

    Signals:
        left: back to the runs.
        restore_asked: a tuple of `EntryItem`; empty for everything.
    """

    left = Signal()
    restore_asked = Signal(object)

    def __init__(
        self, browser: Browser, preview: Preview, clock: Callable[[], datetime], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._browser, self._preview, self._clock = browser, preview, clock
        self._versions: tuple[VersionItem, ...] = ()
        self.back = link(self.tr("← Back to the history"), self.left.emit)
        self._heading = style.heading(ElidedLabel())
        self.version = QComboBox()
        self.search = QLineEdit(clearButtonEnabled=True)
        self.up = button(self.tr("&Up"), self.go_up)
        self._where = ElidedLabel()
        self.table = EntryTable()
        self.preview = PreviewCard()
        self.said = style.wrapped(QLabel())
        self.bar = HowFar(self.tr("How much is done"))
        self._typed = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._selected = style.dimmed(QLabel())
        self.all = button(self.tr("Restore &everything…"), lambda: self.restore_asked.emit(()))
        self.restore = button(self.tr("&Restore…"), lambda: self.restore_asked.emit(self.table.entries), "primary")
        self._lay_out()
        self._connect()

    def go_up(self) -> None:
        """To the folder above; from what was found to the folder from which the search began."""
        state = self._browser.state
        if state.text:
            self.search.clear()
            self._browser.search("")
        elif state.folder is not None:
            above = state.folder.path.rpartition("/")[0] if not state.folder.path_bytes else ""
            self._browser.enter(EntryItem(path=above, kind="folder") if above else None)

    def show_state(self, state: BrowserState) -> None:
        self._heading.setText(self.tr("Files on {place}").format(place=place_name(state.place)))
        self._show_versions(state)
        self._where.setText(self._place_of(state))
        self.up.setEnabled(state.folder is not None or bool(state.text))
        if self.search.text() != state.text and not self.search.hasFocus():
            self.search.setText(state.text)
        word = state.entries
        entries = word.entries if word is not None and not word.why else []
        self.table.show_entries(entries, shows_paths=bool(state.text))
        self.all.setEnabled(word is not None)
        said = self._said(state)
        self.said.setText(said)
        self.said.setVisible(bool(said))
        self.bar.setVisible(state.reading is not None)
        self.bar.show_progress(state.reading)

    def _said(self, state: BrowserState) -> str:
        """What is to be said of the table: that it is waited for, why it is empty, or that it is not complete."""
        word = state.entries
        if state.detail:
            return self.tr("The backup could not be read ({detail}). Try again.").format(detail=state.detail)
        if word is None:
            return texts.reading_list() if state.reading or state.is_silent else self.tr("Looking…")
        return why(word) if word.why else self._said_of(state, word)

    def _said_of(self, state: BrowserState, word: EntriesFinished) -> str:
        if len(word.entries) < word.count:
            return texts.more(word.count - len(word.entries))
        if state.text:
            return texts.found(word.count) if word.count else self._nothing_found(state.text)
        return "" if word.count else self.tr("This folder was empty.")

    def _nothing_found(self, text: str) -> str:
        return self.tr("Nothing in this version has “{text}” in its name. Try another version.").format(text=text)

    def _place_of(self, state: BrowserState) -> str:
        if state.text:
            return self.tr("Everywhere in this version")
        if state.folder is None:
            return self.tr("All folders")
        return _SEPARATOR.join(state.folder.path.split("/"))

    def _show_versions(self, state: BrowserState) -> None:
        if state.versions != self._versions:
            self._versions = state.versions
            with QSignalBlocker(self.version):
                self.version.clear()
                for item in state.versions:
                    self.version.addItem(texts.version(item, self._clock()), item.name)
        with QSignalBlocker(self.version):
            self.version.setCurrentIndex(self.version.findData(state.version))

    # what is chosen -------------------------------------------------------------------------------------------

    def _on_opened(self, entry: EntryItem) -> None:
        if entry.kind == "folder":
            self.search.clear()
            self._browser.enter(entry)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.preview.open.isVisible():
            self.preview.open.click()

    def _on_chosen(self) -> None:
        entries = self.table.entries
        self.restore.setEnabled(bool(entries))
        self._selected.setText(texts.selected(len(entries)) if entries else self.tr("Select what you want back."))
        self._preview.forget()
        self.preview.show_entries(entries)

    def _on_text(self, text: str) -> None:
        """A search begins by itself once the typing rests."""
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

    def _fetch(self, entry: EntryItem) -> None:
        state = self._browser.state
        self._preview.fetch(state.place, state.version, entry)

    def _connect(self) -> None:
        self.version.activated.connect(lambda row: self._browser.choose_version(self.version.itemData(row)))
        self.search.returnPressed.connect(self._on_search)
        self.search.textChanged.connect(self._on_text)
        self._typed.timeout.connect(self._on_typed)
        self.table.opened.connect(self._on_opened)
        self.table.left.connect(self.go_up)
        self.table.chosen.connect(self._on_chosen)
        self.preview.fetch_asked.connect(self._fetch)
        self._preview.changed.connect(self.preview.show_state)
        self._browser.changed.connect(self._on_browser)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(lambda: self.search.setFocus(Qt.FocusReason.ShortcutFocusReason))

    def _on_browser(self, state: BrowserState) -> None:
        if state.version:
            self.show_state(state)

    # layout ---------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.version.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.version.setMinimumContentsLength(_LETTERS_OF_VERSION)
        self.search.setPlaceholderText(self.tr("Search in this version"))
        self.search.setAccessibleName(self.tr("Search in this version"))
        written = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setMinimumWidth(written + style.letters(self, _LETTERS_AROUND))
        self.up.setAccessibleName(self.tr("To the folder above"))
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(style.SPACE)
        for part, share in zip((self.table, self.preview), _SHARES, strict=True):
            split.addWidget(part)
            split.setStretchFactor(split.indexOf(part), share)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[2 * style.SPACE] * 4)
        layout.setSpacing(style.SPACE)
        layout.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._heading)
        layout.addLayout(_row(_label(self.tr("&Version"), self.version), self.version, None, self.search))
        layout.addLayout(_row(self.up, self._where))
        layout.addWidget(split, 1)
        layout.addWidget(self.said)
        layout.addWidget(self.bar)
        layout.addLayout(_row(self._selected, None, self.all, self.restore))
        self.said.hide()
        self.bar.hide()
        order_tabs(self)


def _label(text: str, one: QWidget) -> QLabel:
    """The name of something to choose from, also for who hears it."""
    label = QLabel(text)
    label.setBuddy(one)
    return label


def _row(*parts: QWidget | None) -> QHBoxLayout:
    """None stands for the room between the left and the right."""
    row = QHBoxLayout()
    row.setSpacing(style.SPACE // 2)
    for part in parts:
        if part is None:
            row.addStretch(1)
        else:
            row.addWidget(part, 1 if isinstance(part, ElidedLabel) else 0)
    return row

"""Two versions of one file beside each other, to decide which one to take back.

Both are fetched one after the other, so that the drive reads one file at a time.
"""

from collections.abc import Sequence
from pathlib import PurePath
from typing import Final

from PySide6.QtCore import QSignalBlocker, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QComboBox, QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from shingleback.domain.text import visible
from shingleback.gui.controllers.preview import Fetching, Preview, PreviewState, is_shown
from shingleback.gui.controllers.preview_decoder import LONGEST_TEXT_BYTES
from shingleback.gui.history import texts
from shingleback.gui.restore.alignment import AlignedText, aligned, difference
from shingleback.gui.restore.file_versions import Content
from shingleback.gui.restore.preview import ImageView
from shingleback.gui.run.texts import sentence as why
from shingleback.gui.run.texts import size, translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import button, ignore_stray_wheel, name_with, sentence
from shingleback.gui.widgets.layouts import actions, in_column, in_row, wide
from shingleback.gui.widgets.plain import PlainLabel, mark_lines, set_tip
from shingleback.gui.widgets.shortcuts import close_by_keys
from shingleback.messages.translate import QT_TRANSLATE_NOOP
from shingleback.protocol.result_items import EntryItem

_CONTEXT: Final = "versions"
_LARGER: Final = QT_TRANSLATE_NOOP("versions", "The later version is {size} larger.")
_SMALLER: Final = QT_TRANSLATE_NOOP("versions", "The later version is {size} smaller.")
_AS_LARGE: Final = QT_TRANSLATE_NOOP("versions", "Both versions have the same size.")
_SAME_VERSION: Final = QT_TRANSLATE_NOOP("versions", "Both are the same version.")
_BEGIN_ALIKE: Final = QT_TRANSLATE_NOOP("versions", "Both begin with the same text.")
_ONLY_BEGINNING: Final = QT_TRANSLATE_NOOP("versions", "{difference}. Only the beginning of the file was compared.")
_OF_VERSION: Final = QT_TRANSLATE_NOOP("versions", "{moment} · {size}")
_FEWEST_LETTERS: Final = 16
_LETTERS: Final = (110, 70)
_MAX_LINES: Final = 5_000  # comparing takes a moment for each
_TINT: Final = 70  # alpha, out of 255
_GAP_TINT: Final = 40


def size_difference(earlier: EntryItem, later: EntryItem) -> str:
    """Return how the size has changed."""
    more_bytes = later.size - earlier.size
    if not more_bytes:
        return translate(_CONTEXT, _AS_LARGE)
    return translate(_CONTEXT, _LARGER if more_bytes > 0 else _SMALLER).format(size=size(abs(more_bytes)))


def _labels(contents: Sequence[Content]) -> list[str]:
    """Return when each content was first backed up, to the second if two are of one minute, and its size."""
    begun_at = [content.begun_at for content in contents]
    moments = [texts.short_moment(text) for text in begun_at]
    if len(set(moments)) < len(moments):
        moments = texts.days(begun_at)
    of_version = translate(_CONTEXT, _OF_VERSION)
    return [
        of_version.format(moment=moment, size=size(content.entry.size))
        for moment, content in zip(moments, contents, strict=True)
    ]


class VersionColumn(QWidget):
    """One of the two versions.

    Signals:
        chosen: another version was chosen.
        opening_requested: open a copy of it.
        restore_requested: take it back.
    """

    chosen = Signal()
    opening_requested = Signal()
    restore_requested = Signal()

    def __init__(self, contents: Sequence[Content], row: int, name: str) -> None:
        """`name`: the label of the list; `row`: of the version shown first."""
        super().__init__()
        self._contents = contents
        self.state = PreviewState()
        self.box = ignore_stray_wheel(QComboBox())
        label = PlainLabel(name)
        label.setBuddy(self.box)
        self.box.addItems(_labels(contents))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(_FEWEST_LETTERS)
        self.image = ImageView()
        self.text = QPlainTextEdit(readOnly=True, lineWrapMode=QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setTabChangesFocus(True)
        self.sentence = sentence("")
        self.open = button(self.tr("Open a copy"), self.opening_requested.emit)
        self.restore = button(self.tr("Restore…"), self.restore_requested.emit)
        choice = in_row(label, wide(self.box), space=style.SPACE // 2)
        column = (choice, self.sentence, wide(self.image), wide(self.text))
        in_column(*column, actions(self.open, self.restore), on=self, space=style.SPACE // 2)
        with QSignalBlocker(self.box):
            self.box.setCurrentIndex(row)
        self.box.currentIndexChanged.connect(lambda _row: self.chosen.emit())
        self.show_state(self.state)

    @property
    def content(self) -> Content:
        return self._contents[self.box.currentIndex()]

    def show_state(self, state: PreviewState) -> None:
        self.state = state
        set_tip(self.box, texts.size_and_change(self.content.entry))
        for control in (self.open, self.restore):
            control.setAccessibleName(name_with(control.text(), self.box.currentText()))
        self.text.setAccessibleName(self.box.currentText())
        self.image.show_image(state.image)
        self.image.setVisible(state.text is None)
        self.text.setPlainText(state.text or "")
        mark_lines(self.text)
        self.text.setVisible(state.text is not None)
        style.show_text(self.sentence, self._said_of(state))

    def _said_of(self, state: PreviewState) -> str:
        match state.fetching:
            case Fetching.UNDER_WAY:
                return self.tr("Loading…")
            case Fetching.FAILED:
                failed = self.tr("It could not be read from the drive.")
                return (why(state.result) if state.result else "") or failed
            case Fetching.NOTHING if not is_shown(self.content.entry):
                return self.tr("Open a copy to see what is in it.")
            case _:
                return ""

    @property
    def row(self) -> int:
        """The place of the version among all of them, from the newest on."""
        return self.box.currentIndex()

    @property
    def is_complete(self) -> bool:
        """Whether everything that can be shown of the version is shown."""
        is_fetched = self.state.fetching in (Fetching.HERE, Fetching.FAILED)
        return is_fetched or not is_shown(self.content.entry)

    @property
    def lines(self) -> list[str] | None:
        """The lines of the text that is shown; None if there is none, or too much of it."""
        if self.state.text is None:
            return None
        lines = self.state.text.removesuffix("\n").split("\n") if self.state.text else []
        return lines if len(lines) <= _MAX_LINES else None

    def show_aligned(self, text: AlignedText) -> None:
        """Show the text with its gaps, mark what differs, and scroll to the first difference."""
        palette = self.palette()
        self.text.setPlainText("\n".join(text.lines))
        mark_lines(
            self.text,
            (text.marked, style.faint(style.ATTENTION.on(palette), _TINT)),
            (text.gaps, style.faint(style.NEUTRAL.on(palette), _GAP_TINT)),
        )


class SideBySideDialog(QDialog):
    """Signals: `restore_requested`: the `Content` to take back; the dialog is closed then."""

    restore_requested = Signal(object)

    def __init__(
        self, contents: Sequence[Content], row: int, preview: Preview, place: str, parent: QWidget | None = None
    ) -> None:
        """`contents` are newest first; `row` is the selected one, which is shown beside the one before it."""
        super().__init__(parent)
        close_by_keys(self)
        self._preview, self._place = preview, place
        self._fetched: VersionColumn | None = None
        self._to_open: VersionColumn | None = None
        newer_row = min(row, len(contents) - 2)
        name = visible(PurePath(contents[0].entry.path).name)
        self.setWindowTitle(self.tr("Versions of {name}").format(name=name))
        self.older = VersionColumn(contents, newer_row + 1, self.tr("Compare"))
        self.newer = VersionColumn(contents, newer_row, self.tr("with"))
        self.difference = style.heading(style.Wrapped(), 1.1)
        self.close_button = button(self.tr("Close"), self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(style.SPACE)
        layout.addLayout(in_row(wide(self.difference), self.close_button, space=style.SPACE))
        layout.addLayout(in_row(wide(self.older), wide(self.newer), space=2 * style.SPACE), 1)
        style.resize_to_letters(self, *_LETTERS)
        for column in self.columns:
            self._connect(column)
        self._show_difference()
        preview.changed.connect(self._on_preview)
        self.finished.connect(self._stop_following)
        self._fetch_next()

    @property
    def columns(self) -> tuple[VersionColumn, VersionColumn]:
        return self.older, self.newer

    def _connect(self, column: VersionColumn) -> None:
        column.chosen.connect(lambda: self._on_chosen(column))
        column.opening_requested.connect(lambda: self._open(column))
        column.restore_requested.connect(lambda: self._restore(column))
        bar = (self.newer if column is self.older else self.older).text.verticalScrollBar()
        column.text.verticalScrollBar().valueChanged.connect(bar.setValue)

    def _on_chosen(self, column: VersionColumn) -> None:
        column.show_state(PreviewState())
        self._show_difference()
        if self._fetched in (None, column):
            self._fetched = None
            self._fetch_next()

    def _open(self, column: VersionColumn) -> None:
        file = column.state.file
        if file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(file)))
            return
        self._to_open = column
        if self._fetched is None:
            self._fetch_next()

    def _restore(self, column: VersionColumn) -> None:
        content = column.content
        self.accept()
        self.restore_requested.emit(content)

    def _fetch_next(self) -> None:
        """Fetch what is still to be shown or opened, one file at a time."""
        for column in self.columns:
            is_needed = column is self._to_open or is_shown(column.content.entry)
            if is_needed and column.state.fetching is Fetching.NOTHING:
                self._fetched = column
                self._preview.fetch(self._place, column.content.version, column.content.entry)
                return

    def _on_preview(self, state: PreviewState) -> None:
        column = self._fetched
        if column is None or state.entry != column.content.entry:
            return
        column.show_state(state)
        if state.fetching is Fetching.UNDER_WAY:
            return
        self._fetched = None
        self._show_difference()
        if column is self._to_open:
            self._to_open = None
            if state.file is not None:
                self._open(column)
        self._fetch_next()

    def _show_difference(self) -> None:
        """Mark the lines that differ, and say what changed."""
        later, earlier = self._by_time
        later_lines, earlier_lines = later.lines, earlier.lines
        changes: str | None = None
        if earlier_lines is not None and later_lines is not None:
            earlier_text, later_text = aligned(earlier_lines, later_lines)
            earlier.show_aligned(earlier_text)
            later.show_aligned(later_text)
            changes = difference(earlier_text, later_text)
        self.difference.setText(self._said_of(changes))
        for column in self.columns:
            is_earlier = column is earlier and earlier.row != later.row
            style.rename(column.restore, "primary" if is_earlier else "plain")  # usually the lost one

    @property
    def _by_time(self) -> tuple[VersionColumn, VersionColumn]:
        """The column with the later version, and the one with the earlier."""
        return (self.older, self.newer) if self.older.row < self.newer.row else (self.newer, self.older)

    def _said_of(self, changes: str | None) -> str:
        """Say what changed. `changes`: in the lines, empty if there are none; None for files without lines."""
        later, earlier = self._by_time
        if later.row == earlier.row:
            return translate(_CONTEXT, _SAME_VERSION)
        if changes is None:
            is_complete = later.is_complete and earlier.is_complete
            return size_difference(earlier.content.entry, later.content.entry) if is_complete else ""
        is_cut = any(column.content.entry.size > LONGEST_TEXT_BYTES for column in self.columns)
        if changes:
            return translate(_CONTEXT, _ONLY_BEGINNING).format(difference=changes) if is_cut else changes
        if is_cut:
            return translate(_CONTEXT, _BEGIN_ALIKE)
        return size_difference(earlier.content.entry, later.content.entry)  # letters differ that can't be shown

    def _stop_following(self) -> None:
        """The preview goes on showing one file."""
        self._fetched = None

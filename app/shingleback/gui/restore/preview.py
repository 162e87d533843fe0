"""A preview of the selection: a picture, the beginning of a text, or facts about it."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from shingleback.gui.controllers.preview import Fetching, PreviewState, is_shown
from shingleback.gui.history import texts
from shingleback.gui.restore.file_versions import FileVersionList
from shingleback.gui.run.texts import sentence as why
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import ElidedLabel, link, sentence
from shingleback.gui.widgets.layouts import CENTER, FlowRow, add, in_column, placed, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.messages.places import OWN_NAMES, NamesInBackup
from shingleback.protocol.result_items import EntryItem

_DELAY_MS: Final = 350
_PICTURE: Final = 64
_FEWEST_LINES: Final = 3


class PreviewCard(QFrame):
    """Automatically shows files that are small and of a supported type; others are fetched on request.

    Signals:
        fetch_requested: an `EntryItem` of which a copy is wanted.
    """

    fetch_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self._entry: EntryItem | None = None
        self._opens = self._is_short = False
        self._timer = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._timer.timeout.connect(self._fetch)
        self._sign = PictureLabel(Picture.FILE, _PICTURE, style.NEUTRAL)
        self._name = ElidedLabel()
        self._facts = style.dimmed(style.Wrapped())
        self.image = ImageView()
        self.text = TextView(readOnly=True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("The beginning of the file"))
        self.sentence = sentence("")
        self._above, self._below = QWidget(), QWidget()
        self.versions = FileVersionList()
        self.open = link(self.tr("&Open a copy"), self._open)
        self.sentence.setAlignment(CENTER)
        layout = in_column(on=self, margin=style.MARGIN, space=style.SPACE // 2)
        add(layout, style.heading(self._name, 1.1), self._facts, wide(self.image), wide(self.text))
        add(layout, wide(self._above), placed(self._sign, CENTER), self.sentence, wide(self._below))
        add(layout, self.versions, FlowRow(self.versions.compare, self.open))
        self.show_entries((), OWN_NAMES)

    def show_short(self, *, is_short: bool) -> None:
        """Leave the room of a short window to the facts about a file, and to its content."""
        self._is_short = is_short
        self.versions.show_short(is_short=is_short)

    def show_content(self, entry: EntryItem) -> None:
        """Show another version of the selected file."""
        if self._entry is not None and entry != self._entry:
            self._show((entry,))

    def show_entries(self, entries: tuple[EntryItem, ...], names: NamesInBackup) -> None:
        """Show the selection. `names`: what it is called."""
        self._names = names
        self.versions.forget()
        self._show(entries)

    def _show(self, entries: tuple[EntryItem, ...]) -> None:
        self._timer.stop()
        self._opens = False
        self._entry = entries[0] if len(entries) == 1 else None
        self._show_content()
        entry = self._entry
        if entry is None:
            count = len(entries)
            self._name.setText("")
            style.show_text(self._facts, "")
            style.show_text(self.sentence, texts.selected(count) if count else self.tr("Select a file to preview it."))
            self._sign.show_picture(Picture.EYE, style.NEUTRAL)
            self.open.hide()
            return
        self._name.setText(self._names.name_of(entry.path))
        style.show_text(self._facts, texts.size_and_change(entry) if entry.kind == "file" else "")
        self._sign.show_picture(Picture.FOLDER if entry.kind == "folder" else Picture.FILE, style.NEUTRAL)
        self.open.setVisible(entry.kind == "file")
        style.show_text(self.sentence, "")
        if is_shown(entry):
            self._timer.start()

    def show_again(self) -> None:
        """Show the selected file again, after other files were fetched."""
        if self._entry is not None:
            self._show((self._entry,))

    def rest(self) -> None:
        """Fetch nothing automatically until something else is selected."""
        self._timer.stop()

    def show_state(self, state: PreviewState) -> None:
        entry = self._entry
        if entry is None or state.entry != entry:
            return
        self.open.setEnabled(state.fetching is not Fetching.UNDER_WAY)
        match state.fetching:
            case Fetching.UNDER_WAY:
                style.show_text(self.sentence, self.tr("Loading…"))
            case Fetching.FAILED:
                failed = self.tr("It could not be read from the drive.")
                style.show_text(self.sentence, (why(state.result) if state.result else "") or failed)
            case Fetching.HERE if state.file is not None:
                remark = ""
                if self._opens or not is_shown(entry):
                    remark = self.tr("This is a temporary copy. Restore the file to keep it.")
                elif state.image is None and state.text is None:
                    remark = self.tr("This file can't be previewed.")
                style.show_text(self.sentence, remark)
                self._show_content(state.image, state.text)
                if self._opens:
                    self._opens = False
                    QDesktopServices.openUrl(QUrl.fromLocalFile(str(state.file)))

    def _fetch(self) -> None:
        if self._entry is not None:
            self.fetch_requested.emit(self._entry)

    def _open(self) -> None:
        self._timer.stop()
        self._opens = True
        self._fetch()

    # display --------------------------------------------------------------------------------------------------

    def _show_content(self, image: QImage | None = None, text: str | None = None) -> None:
        has_image = image is not None
        self.image.show_image(image)
        self.image.setVisible(has_image)
        self.text.setPlainText(text or "")
        self.text.setVisible(text is not None)
        has_room = not has_image and text is None
        is_file = self._entry is not None and self._entry.kind == "file"
        for part in (self._above, self._below):
            part.setVisible(has_room)
        self._sign.setVisible(has_room and not (self._is_short and is_file))


class TextView(QPlainTextEdit):
    """Takes the room that is left, but at least some lines: it scrolls by itself."""

    def sizeHint(self) -> QSize:
        height = _FEWEST_LINES * self.fontMetrics().lineSpacing() + 2 * self.frameWidth()
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())


class ImageView(QWidget):
    """Draws an image as large as the space permits, with its proportions."""

    def __init__(self) -> None:
        super().__init__()
        self._image: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("The picture"))

    def show_image(self, image: QImage | None) -> None:
        self._image = image
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._image is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shown = self._image.size()
        if shown.width() > self.width() or shown.height() > self.height():
            shown.scale(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        left_x, top = (self.width() - shown.width()) // 2, (self.height() - shown.height()) // 2
        painter.drawImage(QRect(left_x, top, shown.width(), shown.height()), self._image)

"""Files and folders of a version are dragged out of the window, as copies that are fetched first."""

from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, QMimeData, QObject, QRect, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDrag, QGuiApplication, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QWidget

from shingleback.gui.controllers.preview import Dragging, DragOut, DragState
from shingleback.gui.history import texts
from shingleback.gui.restore.entries import kind_pixmap
from shingleback.gui.widgets import style
from shingleback.messages.places import NamesInBackup
from shingleback.protocol.result_items import EntryItem

_BUSY: Final = Qt.CursorShape.BusyCursor
_IMPOSSIBLE: Final = Qt.CursorShape.ForbiddenCursor
_MAX_TEXT_WIDTH: Final = 16  # heights of a line
_OF_MOUSE: Final = (QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease, QEvent.Type.Wheel)


class DragHandler(QObject):
    """Drags copies out of the window, which are fetched while the button is held, or for the next drag.

    Qt goes on selecting as soon as `startDrag` of a list has returned, so it must last until the copies are there, or
    until the button is released.

    Signals:
        announced: a sentence about the drag.
    """

    announced = Signal(str)

    def __init__(self, drag_out: DragOut, widget: QWidget) -> None:
        super().__init__(widget)
        self._drag_out, self._widget = drag_out, widget
        self._waiting: QEventLoop | None = None
        drag_out.changed.connect(self._on_changed)

    def drag(self, place: str, version: str, entries: tuple[EntryItem, ...], names: NamesInBackup) -> None:
        """Fetch the copies, and drag them if the button is still held when they are there."""
        if not entries or self._waiting is not None:
            return
        self._drag_out.prepare(place, version, entries)
        self._wait()
        if self._drag_out.state.step is Dragging.READY and _is_held():
            drag = QDrag(self._widget)
            drag.setMimeData(mime_data(self._drag_out.state))
            drag.setPixmap(drag_pixmap(self._widget, entries, names))
            self._drag_out.hand_over()
            drag.exec(Qt.DropAction.CopyAction)
            self.announced.emit(texts.selected(len(entries)))

    def forget(self) -> None:
        """Forget the copies, because something else is selected."""
        self._drag_out.forget()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the waiting when the button is released. The list does not see the mouse, or it would go on selecting."""
        if self._waiting is None or not isinstance(watched, QWidget) or event.type() not in _OF_MOUSE:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.MouseButtonRelease or not _is_held():
            self._waiting.quit()
        return True

    def _wait(self) -> None:
        """Wait until the copies are there or the button is released."""
        if self._drag_out.state.step is Dragging.READY or not _is_held():
            return
        application = QGuiApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        is_fetching = self._drag_out.state.step is Dragging.FETCHING
        QGuiApplication.setOverrideCursor(_BUSY if is_fetching else _IMPOSSIBLE)
        self._waiting = QEventLoop(self)
        self._waiting.exec()
        self._waiting = None
        QGuiApplication.restoreOverrideCursor()
        application.removeEventFilter(self)

    def _on_changed(self, state: DragState) -> None:
        match state.step:
            case Dragging.FETCHING:
                self.announced.emit(self.tr("Getting the files from the drive. You can drag them in a moment."))
            case Dragging.TOO_LARGE:
                self.announced.emit(self.tr("This is too much to drag. Press “Restore” instead."))
            case Dragging.FAILED:
                self.announced.emit(self.tr("The files could not be read from the drive."))
            case Dragging.INCOMPLETE:
                text = self.tr("Not all of this could be read. Press “Restore” instead: it lists what is missing.")
                self.announced.emit(text)
            case Dragging.READY:
                self.announced.emit(self.tr("Ready: drag the files to a folder."))
        if self._waiting is None:
            return
        if state.step is Dragging.READY:
            self._waiting.quit()
        else:
            QGuiApplication.changeOverrideCursor(_IMPOSSIBLE)


def _is_held() -> bool:
    return bool(QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton)


def drag_pixmap(widget: QWidget, entries: tuple[EntryItem, ...], names: NamesInBackup) -> QPixmap:
    """Draw what the pointer carries: an icon, and the name of the file or the number of files."""
    text = names.name_of(entries[0].path) if len(entries) == 1 else texts.selected(len(entries))
    metrics, palette, ratio = widget.fontMetrics(), widget.palette(), widget.devicePixelRatioF()
    side, gap = metrics.height(), style.SPACE
    text = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, _MAX_TEXT_WIDTH * side)
    size = QSize(side + metrics.horizontalAdvance(text) + 3 * gap, side + 2 * gap)
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(palette.color(QPalette.ColorRole.Base))
    color = palette.color(QPalette.ColorRole.Text)
    with QPainter(pixmap) as painter:
        painter.setFont(widget.font())
        painter.setPen(color)
        painter.drawPixmap(gap, gap, kind_pixmap(entries[0], side, ratio, color))
        painter.drawText(QRect(side + 2 * gap, 0, size.width(), size.height()), Qt.AlignmentFlag.AlignVCenter, text)
        painter.drawRect(0, 0, size.width() - 1, size.height() - 1)
    return pixmap


def mime_data(state: DragState) -> QMimeData:
    """Return the data that a file manager accepts. Names that are not UTF-8 stay as they are."""
    data = QMimeData()
    data.setUrls([QUrl(copy.as_uri()) for copy in state.copies])
    return data

"""Files of a version are dragged out of the window, as copies that are fetched first."""

from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, QMimeData, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDrag, QGuiApplication
from PySide6.QtWidgets import QWidget

from shingleback.gui.controllers.preview import Dragging, DragOut, DragState
from shingleback.protocol.result_items import EntryItem

_OF_MOUSE: Final = (QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease, QEvent.Type.Wheel)


class DragHandler(QObject):
    """Drags copies out of the window, which are fetched while the button is held, or for the next drag.

    Qt goes on selecting as soon as `startDrag` of a list has returned, so it must last until the copies are there.

    Signals:
        announced: a sentence about the drag.
    """

    announced = Signal(str)

    def __init__(self, drag_out: DragOut, widget: QWidget) -> None:
        super().__init__(widget)
        self._drag_out, self._widget = drag_out, widget
        self._waiting: QEventLoop | None = None
        drag_out.changed.connect(self._on_changed)

    def drag(self, place: str, version: str, entries: tuple[EntryItem, ...]) -> None:
        """Fetch the copies, and drag them if the button is still held when they are there."""
        if not entries or self._waiting is not None:
            return
        self._drag_out.prepare(place, version, entries)
        self._wait()
        if self._drag_out.state.step is Dragging.READY and _is_held():
            drag = QDrag(self._widget)
            drag.setMimeData(mime_data(self._drag_out.state))
            drag.exec(Qt.DropAction.CopyAction)

    def forget(self) -> None:
        """Forget the copies, because something else is selected."""
        self._drag_out.forget()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the waiting when the button is released. The list does not see the mouse, or it would go on selecting."""
        if self._waiting is None or not isinstance(watched, QWidget) or event.type() not in _OF_MOUSE:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._waiting.quit()
        return True

    def _wait(self) -> None:
        """Wait until the copies are there or the button is released."""
        if self._drag_out.state.step is not Dragging.FETCHING or not _is_held():
            return
        application = QGuiApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        QGuiApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
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
                self.announced.emit(self.tr("This is too large to drag, or it is a folder. Press “Restore” instead."))
            case Dragging.FAILED:
                self.announced.emit(self.tr("The files could not be read from the drive."))
            case Dragging.READY:
                self.announced.emit(self.tr("Ready: drag the files to a folder."))
        if self._waiting is not None and state.step is not Dragging.FETCHING:
            self._waiting.quit()


def _is_held() -> bool:
    return bool(QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton)


def mime_data(state: DragState) -> QMimeData:
    """Return the data that a file manager accepts."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in state.files])
    return data

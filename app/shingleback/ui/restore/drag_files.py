"""Dragging files out of the window: their copies are fetched first, and then the drag begins."""

from PySide6.QtCore import QMimeData, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDrag, QGuiApplication
from PySide6.QtWidgets import QWidget

from shingleback.bridge.past.drag_out import Dragging, DragOut, DragState
from shingleback.jobs.final_words import EntryItem


class Dragger(QObject):
    """A drag whose copies arrive while the button is still held begins by itself; otherwise the next one does.

    Signals:
        said: a sentence about it.
    """

    said = Signal(str)

    def __init__(self, drag_out: DragOut, widget: QWidget) -> None:
        super().__init__(widget)
        self._drag_out, self._widget = drag_out, widget
        drag_out.changed.connect(self._on_changed)

    def drag(self, place: str, version: str, entries: tuple[EntryItem, ...]) -> None:
        if not entries:
            return
        self._drag_out.prepare(place, version, entries)
        if self._drag_out.state.step is Dragging.READY:
            self._begin(self._drag_out.state)

    def forget(self) -> None:
        """Something else is selected."""
        self._drag_out.forget()

    def _on_changed(self, state: DragState) -> None:
        match state.step:
            case Dragging.FETCHING:
                self.said.emit(self.tr("Getting the files from the drive. You can drag them in a moment."))
            case Dragging.TOO_LARGE:
                self.said.emit(self.tr("This is too large to drag, or it is a folder. Press “Restore” instead."))
            case Dragging.FAILED:
                self.said.emit(self.tr("The files could not be read from the drive."))
            case Dragging.READY:
                self.said.emit(self.tr("Ready: drag the files to a folder."))
                if self._widget.isVisible() and QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton:
                    self._begin(state)

    def _begin(self, state: DragState) -> None:
        drag = QDrag(self._widget)
        drag.setMimeData(mime_data(state))
        drag.exec(Qt.DropAction.CopyAction)


def mime_data(state: DragState) -> QMimeData:
    """What a file manager takes."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in state.files])
    return data

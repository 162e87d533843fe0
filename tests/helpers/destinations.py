"""Records where the widgets of a page lead."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from shingleback.gui.widgets.navigator import NavigationRequest


class Destinations(QObject):
    """Takes the requests of all widgets inside of one, and opens nothing. Attributes: `requested`: in their order."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.requested: list[object] = []
        page.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's own name)
        if not isinstance(event, NavigationRequest):
            return False
        self.requested.append(event.destination)
        event.accept()
        return True

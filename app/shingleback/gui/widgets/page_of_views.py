"""A page with several views, of which it shows one at a time."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from shingleback.gui.widgets.accessibility import FocusDelegator
from shingleback.gui.widgets.keys import Rereadable
from shingleback.gui.widgets.layouts import in_column


class PageOfViews(FocusDelegator, Rereadable, QWidget):
    """Passes the focus on to the first part of the view that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self._views = QStackedWidget()
        self._first: QWidget = self
        in_column(self._views, on=self)

    def first_part(self) -> QWidget:
        return self._first

    @property
    def page(self) -> QWidget | None:
        """The view that is shown."""
        return self._views.currentWidget()

    def add_view(self, view: QWidget) -> None:
        self._views.addWidget(view)

    def show_view(self, view: QWidget, first: QWidget) -> None:
        """Show a view, and focus `first`; but not while another section is visible, which would lose the focus."""
        self._views.setCurrentWidget(view)
        self._first = first
        if self.isVisible():
            first.setFocus(Qt.FocusReason.OtherFocusReason)

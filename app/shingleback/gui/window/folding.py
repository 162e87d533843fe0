"""The navigation beside the pages, folded where the pages need its room."""

from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from shingleback.gui.widgets import style
from shingleback.gui.widgets.layouts import in_row, wide
from shingleback.gui.window.navigation import Navigation

_COMFORTABLE: Final = 95  # letters: a page that is narrower gets the room of the names


class FoldingRow(QWidget):
    """Can be made as narrow as the pages with the folded navigation, whatever is shown now."""

    def __init__(self, navigation: Navigation, pages: QStackedWidget) -> None:
        super().__init__()
        self._navigation = navigation
        self._pages = pages
        in_row(navigation, wide(pages), on=self, space=0)

    def minimumSizeHint(self) -> QSize:
        folded, _ = self._navigation.widths
        usual = super().minimumSizeHint()
        return QSize(folded + self._narrowest_page, usual.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # another page, or another language
            self._fold()
        return super().event(event)

    @property
    def _narrowest_page(self) -> int:
        return self._pages.minimumSizeHint().width()

    def _fold(self) -> None:
        _, full = self._navigation.widths
        needed = max(self._narrowest_page, style.letters(self, _COMFORTABLE))
        self._navigation.fold(is_folded=self.width() < full + needed)

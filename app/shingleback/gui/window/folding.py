"""The navigation beside the pages, folded where the pages need its room, and an explanation on their other side."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from shingleback.gui.widgets import style
from shingleback.gui.widgets.layouts import in_row, wide
from shingleback.gui.window.navigation import Navigation

_COMFORTABLE: Final = 95  # letters: a page that is narrower gets the room of the names
_BESIDE: Final = 52  # letters, of an explanation
_NARROWEST: Final = 72  # letters, of a page with an explanation beside it


class FoldingRow(QWidget):
    """Can be made as narrow as the pages with the folded navigation, whatever is shown now.

    Signals:
        cramped: there is no more room for what is shown beside the page.
    """

    cramped = Signal()

    def __init__(self, navigation: Navigation, pages: QStackedWidget) -> None:
        super().__init__()
        self._navigation = navigation
        self._pages = pages
        self._beside: QWidget | None = None
        self._row = in_row(navigation, wide(pages), on=self, space=0)

    @property
    def has_room_beside(self) -> bool:
        """Whether the page stays readable if something is shown beside it."""
        folded, _ = self._navigation.widths
        page = max(self._narrowest_page, style.letters(self, _NARROWEST))
        return self.width() >= folded + page + self._beside_width

    def put_beside(self, panel: QWidget) -> None:
        """Add what may be shown beside the pages; it is hidden by others."""
        panel.setFixedWidth(self._beside_width)
        self._row.addWidget(panel)
        self._beside = panel

    def take_beside(self, panel: QWidget) -> None:
        """Remove it again."""
        self._row.removeWidget(panel)
        self._beside = None

    def minimumSizeHint(self) -> QSize:
        folded, _ = self._navigation.widths
        usual = super().minimumSizeHint()
        return QSize(folded + self._narrowest_page, usual.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()
        if self._is_divided and not self.has_room_beside:
            self.cramped.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # another page, or another language
            self._fold()
        return super().event(event)

    @property
    def _narrowest_page(self) -> int:
        return self._pages.minimumSizeHint().width()

    @property
    def _beside_width(self) -> int:
        return style.letters(self, _BESIDE)

    @property
    def _is_divided(self) -> bool:
        return self._beside is not None and not self._beside.isHidden()

    def _fold(self) -> None:
        _, full = self._navigation.widths
        needed = max(self._narrowest_page, style.letters(self, _COMFORTABLE))
        beside = self._beside_width if self._is_divided else 0
        self._navigation.fold(is_folded=self.width() < full + needed + beside)

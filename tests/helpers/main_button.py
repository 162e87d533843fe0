"""Where the main button of a page is: at the end of its line, after all others."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QPushButton, QWidget

MAIN = ("primary", "danger")


def main_buttons(page: QWidget) -> list[QPushButton]:
    return [button for button in page.findChildren(QPushButton) if button.isVisible() and button.objectName() in MAIN]


def misplaced_main_buttons(page: QWidget) -> list[str]:
    """The main buttons that are on the first half of the page, or have another button after them on their line."""
    return [button.text() for button in main_buttons(page) if not _is_last(button, page)]


def _is_last(main: QPushButton, page: QWidget) -> bool:
    is_mirrored = page.layoutDirection() is Qt.LayoutDirection.RightToLeft
    place = _place(main, page)
    after = [
        button
        for button in page.findChildren(QPushButton)
        if button.isVisible() and button is not main and button.objectName() not in ("link", "tool")
        if place.top() <= _place(button, page).center().y() <= place.bottom()
        if (_place(button, page).center().x() > place.center().x()) != is_mirrored
    ]
    middle, width = place.center().x(), page.width()
    return not after and (width - middle if is_mirrored else middle) >= width / 2 - 1


def _place(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())

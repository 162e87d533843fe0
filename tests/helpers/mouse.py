"""A user with only a mouse: presses visible widgets where they are visible, through their window.

A call of `click()` would press a button that is covered, cut off, scrolled away or without any size.
"""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QScrollBar, QStyle, QWidget
from shiboken6 import isValid

_MIN: Final = 12  # points on the screen; smaller targets are missed
_SCREEN: Final = QSize(1024, 600)  # the smallest; that of a platform without a screen has other proportions


def press(widget: QWidget) -> None:
    """Fails if a person could not press it."""
    text = try_to_press(widget)
    assert not text, f"{named(widget)} {text}"


def try_to_press(widget: QWidget) -> str:
    """Why a person could not press it; empty if it was pressed."""
    QApplication.processEvents()  # pending layouts
    if not isValid(widget):
        return "has just gone"
    _scroll_to(widget)
    text = obstacle(widget)
    if not text:
        window = widget.window()
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=_place_in(widget, window))
    return text


def obstacle(widget: QWidget) -> str:
    """Why a person cannot press it; empty if they can. Scroll to it first, if possible."""
    return next(_obstacles(widget), "")


def named(widget: QWidget | None) -> str:
    if widget is None:
        return "nothing"
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return f"{type(widget).__name__} “{text or widget.accessibleName() or widget.windowTitle() or widget.objectName()}”"


def _scroll_to(widget: QWidget) -> None:
    """Scrolls it into the middle of its areas, with visible scroll bars."""
    for area in _areas(widget):
        page = area.widget()
        if page is None:
            continue
        place = widget.mapTo(page, widget.rect().center())
        _move(area.verticalScrollBar(), place.y(), area.viewport().height())
        _move(area.horizontalScrollBar(), place.x(), area.viewport().width())


def _obstacles(widget: QWidget) -> Iterator[str]:
    """Each reason is computed only if there is none before it."""
    if not widget.isVisible():
        yield "cannot be seen"
    if not widget.isEnabled():
        yield "is disabled"
    if _is_too_small(widget):
        yield f"is too small: {_size(widget.size())}"
    visible_area = widget.visibleRegion().boundingRect()
    if visible_area != widget.rect():
        yield f"is cut off: {_size(visible_area.size())} of {_size(widget.size())} can be seen"
    blocking = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    if blocking is not None and blocking is not widget and not blocking.isAncestorOf(widget):
        yield f"has {named(blocking)} before it"
    window = widget.window()
    place = _place_in(widget, window)
    screen = QRect(QPoint(), window.screen().size().expandedTo(_SCREEN))
    if not screen.contains(window.mapToGlobal(place)):
        yield f"is outside of the screen, in a window of {_size(window.size())}"
    child = window.childAt(place)
    if child is not widget:
        yield f"is covered by {named(child)}"


def _areas(widget: QWidget) -> list[QScrollArea]:
    """The areas that contain it, the outermost first."""
    areas: list[QScrollArea] = []
    above = widget.parentWidget()
    while above is not None and not widget.isWindow():
        if isinstance(above, QScrollArea):
            areas.insert(0, above)
        above = above.parentWidget() if not above.isWindow() else None
    return areas


def _move(bar: QScrollBar, place: int, room: int) -> None:
    if bar.isVisible():
        bar.setValue(place - room // 2)


def _place_in(widget: QWidget, window: QWidget) -> QPoint:
    """Its middle; the box and the text of a check box may be at the start of a long line."""
    middle = widget.rect().center()
    if isinstance(widget, QAbstractButton) and not widget.hitButton(middle):
        begin = QRect(0, 0, widget.height(), widget.height())
        middle = QStyle.visualRect(widget.layoutDirection(), widget.rect(), begin).center()
    return widget.mapTo(window, middle)


def _is_too_small(widget: QWidget) -> bool:
    """A button needs space for its text, unless it shows a picture alone, and so asks for less."""
    if isinstance(widget, QAbstractButton) and widget.text():
        letters = widget.fontMetrics()
        text_width = letters.horizontalAdvance(widget.text().replace("&", ""))
        needed = min(text_width, widget.minimumSizeHint().width())
        return widget.width() < needed or widget.height() < letters.height()
    return min(widget.width(), widget.height()) < _MIN


def _size(size: QSize) -> str:
    return f"{size.width()} by {size.height()}"

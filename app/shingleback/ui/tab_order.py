"""The order in which the Tab key goes through a page: that in which one reads it, whenever its parts were made."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget


def order_tabs(page: QWidget) -> None:
    """To be called again when parts were added or moved."""
    takers = [one for one in _as_read(page) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    for before, after in pairwise(takers):
        QWidget.setTabOrder(before, after)


def _as_read(widget: QWidget) -> Iterator[QWidget]:
    yield widget
    inside = widget.widget() if isinstance(widget, QScrollArea) else None
    layout = widget.layout()
    if inside is not None:
        yield from _as_read(inside)
    elif layout is not None:
        yield from _in_layout(layout)


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        widget, inner = (item.widget(), item.layout()) if item else (None, None)
        if widget is not None:
            yield from _as_read(widget)
        elif inner is not None:
            yield from _in_layout(inner)

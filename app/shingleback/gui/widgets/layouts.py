"""Rows and columns in one expression, and layouts that Qt lacks: a form with aligned labels, and a row that wraps.

A form has labels and fields in two columns, with each label on the text line of its field. A row of buttons or links
continues on the next line if the window is too narrow.
"""

from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias, TypeVar, cast

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QSplitter,
    QStackedWidget,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from shingleback.gui.widgets import style

LEFT: Final = Qt.AlignmentFlag.AlignLeft
TOP: Final = Qt.AlignmentFlag.AlignTop
BOTTOM: Final = Qt.AlignmentFlag.AlignBottom
CENTER: Final = Qt.AlignmentFlag.AlignHCenter
MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_UNIT: Final = 1_000  # pixels of a share: more than there are, which Qt reduces in proportion
_LINES: Final = 2.5  # times the height of a label: a higher field has several lines

_PartT = TypeVar("_PartT")

Part: TypeAlias = "QWidget | QLayout | PlacedPart | int | None"
"""Of a row or a column. A number is a space of so many pixels; None takes all the room that is left."""


class PlacedPart(NamedTuple):
    """A part, with its share of the remaining room and its alignment."""

    part: QWidget | QLayout
    share: int = 0
    side: Qt.AlignmentFlag = Qt.AlignmentFlag(0)


def wide(part: QWidget | QLayout, share: int = 1) -> PlacedPart:
    """Let a part take the remaining room, or a `share` of it beside other wide parts."""
    return PlacedPart(part, share)


def placed(part: QWidget, side: Qt.AlignmentFlag) -> PlacedPart:
    """Align a part; it takes no more room than it needs."""
    return PlacedPart(part, side=side)


def in_column(*parts: Part, on: QWidget | None = None, space: int | None = None, margin: int = 0) -> QVBoxLayout:
    """Return a column of parts, or lay it out `on` a widget. `space` is between them; None for the default."""
    layout = QVBoxLayout()
    _fill(layout, parts, on, space, margin)
    return layout


def in_row(*parts: Part, on: QWidget | None = None, space: int | None = None, margin: int = 0) -> QHBoxLayout:
    """Return a row of parts, as `in_column`."""
    layout = QHBoxLayout()
    _fill(layout, parts, on, space, margin)
    return layout


def _fill(layout: QBoxLayout, parts: Iterable[Part], on: QWidget | None, space: int | None, margin: int) -> None:
    if on is not None:
        on.setLayout(layout)
    layout.setContentsMargins(*[margin] * 4)
    if space is not None:
        layout.setSpacing(space)
    add(layout, *parts)


def add(layout: QBoxLayout, *parts: Part) -> None:
    """Add parts at the end of a row or a column."""
    for child in parts:
        match child:
            case None:
                layout.addStretch(1)
            case int():
                layout.addSpacing(child)
            case PlacedPart(QLayout() as part, share):
                layout.addLayout(part, share)
            case PlacedPart(QWidget() as part, share, side):
                layout.addWidget(part, share, side)
            case QLayout():
                layout.addLayout(child)
            case QWidget():
                layout.addWidget(child)


def columns(*shares: int, across: int, down: int | None = None, on: QWidget | None = None) -> QGridLayout:
    """Return a grid. `shares`: of the remaining room. `across`, `down`: the spacing; None for the default."""
    grid = QGridLayout()
    if on is not None:
        on.setLayout(grid)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(across)
    if down is not None:
        grid.setVerticalSpacing(down)
    for column, share in enumerate(shares):
        grid.setColumnStretch(column, share)
    return grid


def held(layout: QLayout) -> QWidget:
    """Return a widget that holds only this layout."""
    holder = QWidget()
    holder.setLayout(layout)
    return holder


def discard(widget: QWidget) -> None:
    """Hide a widget at once, and delete it after the pressed button has done its work."""
    widget.hide()
    widget.deleteLater()


def clear(layout: QLayout) -> None:
    """Discard all widgets of a layout."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            discard(widget)


def parts_of(layout: QLayout) -> list[QWidget | QLayout]:
    """Return the widgets and layouts of a layout, in its order.

    `QLayout.itemAt` is avoided. PySide 6 keeps what it returns as long as the layout, even if Qt has deleted the item.
    A new object at the same address is then taken for the old item, and lacks its own methods.
    """
    parent = layout.parentWidget()
    children = [*(parent.children() if parent is not None else ()), *layout.children()]
    placed = [(layout.indexOf(child), child) for child in children if isinstance(child, (QWidget, QLayout))]
    return [child for _, child in sorted((pair for pair in placed if pair[0] >= 0), key=itemgetter(0))]


class AlignedForm(QFormLayout):
    """A form with labels on the text line of their fields; Qt gives them at most 7/4 of their height, so too high."""

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        for field in parts_of(self):
            label = cast("QWidget | None", self.labelForField(field))  # the stub has no None
            if label is None:
                continue
            label_place, beside = label.geometry(), field.geometry()
            is_wrapped = beside.top() >= label_place.bottom()
            height = label.sizeHint().height()
            if not is_wrapped and height <= beside.height() <= _LINES * height:
                label.setGeometry(QRect(label_place.left(), beside.top(), label_place.width(), beside.height()))


class _Line(NamedTuple):
    """Attributes: `sizes`: the size of each item of the line."""

    items: list[QLayoutItem]
    sizes: list[QSize]

    @property
    def height(self) -> int:
        return max(size.height() for size in self.sizes)


class FlowRow(QLayout):
    """A row that wraps, in reading direction; each item has its preferred size, and none is ever cut off.

    A text that is wider than the row is wrapped.
    """

    def __init__(self, *parts: QWidget, space: int = style.SPACE, is_trailing: bool = False) -> None:
        """`space`: between items; lines are no further apart than usual. `is_trailing`: see `actions`."""
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._is_trailing = is_trailing
        self.setSpacing(space)
        self._between_lines = min(space, style.SPACE)
        self.setContentsMargins(0, 0, 0, 0)
        for part in parts:
            self.addWidget(part)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = list(self._lines(width))
        return sum(line.height for line in lines) + self._between_lines * max(0, len(lines) - 1)

    def minimumSize(self) -> QSize:
        """Return the size of the largest item; the height of the row depends on its width."""
        smallest = QSize()
        for item in self._shown():
            smallest = smallest.expandedTo(item.minimumSize())
        return smallest

    def sizeHint(self) -> QSize:
        """Return the size of all items on one line."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def setGeometry(self, place: QRect) -> None:
        super().setGeometry(place)
        parent = self.parentWidget()
        direction = parent.layoutDirection() if parent is not None else Qt.LayoutDirection.LeftToRight
        top = place.top()
        for line in self._lines(place.width()):
            left_x = place.left() + (place.width() - self._width(line) if self._is_trailing else 0)
            for item, size in zip(line.items, line.sizes, strict=True):
                corner = QPoint(left_x, top + (line.height - size.height()) // 2)
                item.setGeometry(QStyle.visualRect(direction, place, QRect(corner, size)))
                left_x += size.width() + self.spacing()
            top += line.height + self._between_lines

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _width(self, line: _Line) -> int:
        return sum(size.width() for size in line.sizes) + self.spacing() * (len(line.sizes) - 1)

    def _lines(self, width: int) -> Iterator[_Line]:
        line = _Line([], [])
        for item in self._shown():
            size = item.sizeHint()
            if size.width() > width and item.hasHeightForWidth():
                size = QSize(width, item.heightForWidth(width))
            if line.items and self._width(line) + self.spacing() + size.width() > width:
                yield line
                line = _Line([], [])
            line.items.append(item)
            line.sizes.append(size)
        if line.items:
            yield line


def actions(*buttons: QWidget) -> FlowRow:
    """Return the buttons of a page, a card or a dialog, at the end of the line. The main one comes last, at the edge.

    So it is where the dialogs of GNOME and KDE have theirs, mirrored in right-to-left languages.
    """
    return FlowRow(*buttons, is_trailing=True)


class Panes(QSplitter):
    """Parts beside each other, with a handle between them that the user can drag.

    Qt places the parts of a mirrored splitter a pixel too far to the right, where the last one is cut. So this one is
    never mirrored: in right-to-left languages its parts come in reverse order.
    """

    def __init__(self, *parts: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._is_mirrored = QApplication.isRightToLeft()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(style.SPACE)
        for part in self._in_reading_order(parts):
            part.setLayoutDirection(QApplication.layoutDirection())
            self.addWidget(part)

    def share(self, *shares: int) -> None:
        """Share the width among the parts, in reading order."""
        for place, share in enumerate(self._in_reading_order(shares)):
            self.setStretchFactor(place, share)
        self.setSizes([_UNIT * share for share in self._in_reading_order(shares)])

    def _in_reading_order(self, parts: Sequence[_PartT]) -> Sequence[_PartT]:
        return parts[::-1] if self._is_mirrored else parts


class FittingStack(QStackedWidget):
    """Pages of which only the visible one determines the size; Qt's own counts hidden ones, whose sizes are old."""

    def sizeHint(self) -> QSize:
        page = self.currentWidget()
        return super().sizeHint() if page is None else page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return super().minimumSizeHint() if page is None else page.minimumSizeHint()

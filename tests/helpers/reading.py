"""How much there is to read and to choose from: words, lines and controls that a page shows now."""

import re
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)

_WORD: Final = re.compile(r"\w[\w'.,/-]*")
_CONTROLS: Final = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QAbstractSlider, QAbstractItemView)
_OWN_SLIDERS: Final = "qt_"  # the scroll bars of a list or a page


class Reading(NamedTuple):
    words: int
    lines: int
    controls: int


def reading_of(page: QWidget) -> Reading:
    """Count what is visible. Two texts beside each other are one line."""
    QApplication.processEvents()
    texts = [part for part in page.findChildren(QWidget) if part.isVisible() and _text(part)]
    rows = {row for part in texts for row in _rows(part, page)}
    controls = [
        part
        for part in page.findChildren(QWidget)
        if isinstance(part, _CONTROLS) and part.isVisible() and not _is_inside_of_control(part)
    ]
    return Reading(sum(words_in(_text(part)) for part in texts), len(rows), len(controls))


def words_in(text: str) -> int:
    return len(_WORD.findall(text.replace("&", "")))


def _text(part: QWidget) -> str:
    if isinstance(part, QLabel | QAbstractButton):
        return part.text()
    if isinstance(part, QComboBox):
        return part.currentText()
    return ""


def _rows(part: QWidget, page: QWidget) -> list[int]:
    """The lines of the page on which a text stands, by their position."""
    line = part.fontMetrics().lineSpacing()
    top = part.mapTo(page, QPoint(0, 0)).y() + max(0, part.height() % line) // 2
    count = max(1, part.height() // line) if isinstance(part, QLabel) else 1
    middle = [top + (place + 0.5) * line for place in range(count)] if count > 1 else [top + part.height() / 2]
    usual = page.fontMetrics().lineSpacing()
    return [round(y / usual) for y in middle]


def _is_inside_of_control(part: QWidget) -> bool:
    """A field in a combo box, the scroll bar of a list."""
    above = part.parentWidget()
    return (
        part.objectName().startswith(_OWN_SLIDERS)
        or isinstance(above, _CONTROLS)
        or "scroll" in type(part).__name__.lower()
    )

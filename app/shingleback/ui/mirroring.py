"""What Qt does not turn round by itself where people read from right to left: sheets and uneven margins."""

import re
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLayout, QWidget

_SIDES: Final = {"left": "right", "right": "left"}
_SIDE: Final = re.compile(r"(?<!text-align: )\b(left|right)\b")  # Qt itself turns text and padding round


def mirrored(sheet: str) -> str:
    """A style sheet with its left on the right."""
    return _SIDE.sub(lambda found: _SIDES[found[0]], sheet)


def set_margins(what: QLayout | QWidget, begin: int, top: int, end: int, bottom: int) -> None:
    """`begin` is where a line begins: on the left in English."""
    left, right = (end, begin) if QApplication.isRightToLeft() else (begin, end)
    what.setContentsMargins(left, top, right, bottom)


def begin_like_others(label: QLabel) -> None:
    """A date, a path or a name in Latin letters begins on the right there, too: Qt would put it on the left."""
    if QApplication.isRightToLeft() and label.alignment() & Qt.AlignmentFlag.AlignLeft:
        others = label.alignment() & Qt.AlignmentFlag.AlignVertical_Mask
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute | others)

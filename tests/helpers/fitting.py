"""Whether all texts on a widget are readable: nothing cut off, nothing pushed out."""

import contextlib
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QComboBox, QLabel, QSpinBox, QWidget

from shingleback.gui.widgets.basic import ElidedLabel
from shingleback.gui.widgets.choosers import PaceBox
from tests.helpers.pseudo_locale import PseudoLocale

_ROUNDED = 1  # pixel
_ROUNDS = 3  # a layout that became wider may become lower in the next one


@contextlib.contextmanager
def scaled_fonts(application: QApplication, scale: float, *, is_longer: bool) -> Iterator[None]:
    """Uses another font size, and longer texts, in a with statement."""
    usual, translator = application.font(), PseudoLocale()
    larger = QFont(usual)
    larger.setPointSizeF(usual.pointSizeF() * scale)
    application.setFont(larger)
    if is_longer:
        application.installTranslator(translator)
    yield
    application.removeTranslator(translator)
    application.setFont(usual)


def clipped(root: QWidget) -> list[str]:
    """The texts that are not fully readable, and why. An elided label has its full text in its tool tip.

    Layouts that a new text has just made necessary are carried out first.
    """
    for _ in range(_ROUNDS):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    return [f"{place_name}: {wrong}" for part in _shown(root) for place_name, wrong in _wrong(part, root)]


def _shown(root: QWidget) -> Iterator[QWidget]:
    kinds = (QLabel, QAbstractButton, QComboBox, QSpinBox)
    yield from (part for part in root.findChildren(QWidget) if part.isVisibleTo(root) and isinstance(part, kinds))


def _wrong(part: QWidget, root: QWidget) -> Iterator[tuple[str, str]]:
    name = f"{type(part).__name__} {_text(part)!r}"
    if not _text(part):
        return
    may_be_cut = isinstance(part, (ElidedLabel, PaceBox))  # the tip, or the open list, shows all of it
    needed = part.minimumSizeHint() if may_be_cut else part.sizeHint()
    if isinstance(part, QLabel) and part.wordWrap():
        if part.heightForWidth(part.width()) > part.height() + _ROUNDED:
            yield name, f"{part.height()} high instead of {part.heightForWidth(part.width())}"
        needed = part.minimumSizeHint()
    elif needed.height() > part.height() + _ROUNDED:
        yield name, f"{part.height()} high instead of {needed.height()}"
    if needed.width() > part.width() + _ROUNDED:
        yield name, f"{part.width()} wide instead of {needed.width()}"
    if not _is_inside(part, root):
        yield name, "pushed out"


def _text(part: QWidget) -> str:
    match part:
        case QComboBox():
            return part.currentText()
        case QLabel() | QAbstractButton() | QSpinBox():
            return part.text()
        case _:
            return ""


def _is_inside(part: QWidget, root: QWidget) -> bool:
    """Whether it is inside all of its parents; vertically scrollable contents may be below."""
    above = part.parentWidget()
    while above is not None and above is not root.parentWidget():
        place = QRect(part.mapTo(above, QPoint()), part.size())
        if place.left() < -_ROUNDED or place.right() > above.width() + _ROUNDED:
            return False
        scrolled = above.parentWidget()
        if isinstance(scrolled, QAbstractScrollArea):
            above, part = scrolled.parentWidget(), scrolled
            continue
        if place.top() < -_ROUNDED or place.bottom() > above.height() + _ROUNDED:
            return False
        above = above.parentWidget()
    return True

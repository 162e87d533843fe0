"""A pseudo language: English in brackets, with longer words. Text outside the brackets was not translated."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QSpinBox,
    QTableWidget,
    QTreeWidget,
    QWidget,
)

OPENS, CLOSES = "⟦", "⟧"
_WORD: Final = re.compile(r"(?<![{&%\w])(\w{3,})(?![}\w])")
_MORE: Final = 0.4
_PLACE: Final = re.compile(r"\{\w+\}")
_MARKUP: Final = re.compile(r"</?\w+[^>]*>")
_LETTERS: Final = re.compile(r"[^\W\d_]{2,}")


class PseudoLocale(QTranslator):
    """Words are about 40 % longer, as they may be in other languages; placeholders and mnemonics stay."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:  # noqa: ARG002
        longer = _WORD.sub(lambda match: match[1] + "ö" * round(_MORE * len(match[1])), source)
        return f"{OPENS}{longer}{CLOSES}" if source.strip() else source

    def isEmpty(self) -> bool:  # noqa: N802 (Qt's own name)
        return False


def is_pseudo_locale() -> bool:
    """Whether the window uses that language."""
    return QCoreApplication.translate("pseudo", "word").startswith(OPENS)


class IsolatingLocale(QTranslator):
    """English with isolation marks around each value, as in languages that are written from right to left."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:  # noqa: ARG002
        return _PLACE.sub("\u2068\\g<0>\u2069", source.replace("%n", str(n)))

    def isEmpty(self) -> bool:  # noqa: N802 (Qt's own name)
        return False


def untranslated_in(root: QWidget, names: Iterable[str]) -> dict[str, str]:
    """The readable or audible texts of a window that are not in the language, by their widgets.

    `names` are those of drives, folders and the like, which no language changes.
    """
    known_names = sorted(names, key=len, reverse=True)
    shown = {f"{place_name}: {text}": _outside(text, known_names) for place_name, text in texts_of(root)}
    return {place_name: remainder for place_name, remainder in shown.items() if _LETTERS.search(remainder)}


def _outside(text: str, names: list[str]) -> str:
    """The parts of a text that are outside of all brackets, without names."""
    depth, outside = 0, ""
    for letter in _MARKUP.sub("", text):
        depth += (letter == OPENS) - (letter == CLOSES)
        outside += letter if depth == 0 else ""
    for name in names:
        outside = outside.replace(name, "")
    return outside


def texts_of(root: QWidget) -> Iterator[tuple[str, str]]:
    """All readable or audible texts of a window, each with the name of its widget."""
    for widget in [root, *root.findChildren(QWidget)]:
        name = f"{type(widget).__name__} in {type(widget.parent()).__name__}"
        yield name, widget.toolTip()
        yield name, widget.accessibleName()
        yield name, widget.accessibleDescription()
        if widget.isWindow():
            yield name, widget.windowTitle()
        yield from ((name, text) for text in _own(widget))
    yield from ((type(action.parent()).__name__, action.text()) for action in _actions(root))


def _own(widget: QObject) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox() | QMenu():
            yield widget.title()
        case QLineEdit():
            yield widget.placeholderText()
        case QSpinBox():
            yield from (widget.prefix(), widget.suffix(), widget.specialValueText())
        case QComboBox():
            yield from (widget.itemText(row) for row in range(widget.count()))
        case QTableWidget() | QTreeWidget():
            model = widget.model()
            yield from (str(model.headerData(at, Qt.Orientation.Horizontal)) for at in range(model.columnCount()))
        case _:
            return


def _actions(root: QWidget) -> list[QAction]:
    return root.findChildren(QAction)

"""Labels, message boxes and tool tips that never take a text for markup.

Qt takes each text that looks like HTML for it, and loads the files that it names in the window's thread. A drive with
the label `<img src=/dev/ptmx>` would hang the window for ever. The rest of the window uses what is here: a rule in
tests/architecture refuses Qt's own classes.
"""

import html
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QKeySequence, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QFormLayout, QLabel, QMessageBox, QPlainTextEdit, QTextEdit, QToolTip, QWidget

from shingleback.gui.widgets.shortcuts import close_by_keys

_WORD_JOINER: Final = "\u2060"
_INFORMATIVE_LABEL: Final = "qt_msgbox_informativelabel"  # the name that Qt gives it (qmessagebox.cpp)


class PlainLabel(QLabel):
    """A label whose text is shown as it is."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        QLabel.setText(self, text)  # not that of a class made of it, which is not ready for it yet


def add_field(form: QFormLayout, name: str, field: QWidget) -> None:
    """Add a row. `name`: of the field; the letter after "&" leads to it."""
    label = PlainLabel(name)
    label.setBuddy(field)
    form.addRow(label, field)


class PlainMessageBox(QMessageBox):
    """A message box whose texts are shown as they are. Ctrl+W answers like Escape."""

    def __init__(self, icon: QMessageBox.Icon, text: str, details: str = "", parent: QWidget | None = None) -> None:
        """`details`: shown below `text`."""
        super().__init__(parent)
        self.setIcon(icon)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setInformativeText(details)
        close_by_keys(self)
        if (label := self.findChild(QLabel, _INFORMATIVE_LABEL)) is not None:
            label.setTextFormat(Qt.TextFormat.PlainText)


def tool_tip(text: str) -> str:
    """Return a tool tip for a name or path: escaped, and without characters that are invisible or move others."""
    from shingleback.domain.text import visible  # noqa: PLC0415 (the empty window is shown before it is needed)

    return sentence_tool_tip(visible(text))


def sentence_tool_tip(text: str) -> str:
    """Return a tool tip for a sentence of the program; keeps lines and direction marks. Names are already visible."""
    lines = "<br>".join(html.escape(text).split("\n"))
    return f"<qt>{lines}</qt>" if lines else ""


def unmarked(text: str) -> str:
    """Return the text with invisible characters that keep Qt and a desktop's tray from finding markup in it.

    A screen reader reads out a tool tip if there is no other description, and would read out the escapes of HTML.
    """
    return text.replace("<", f"<{_WORD_JOINER}").replace("&", f"&{_WORD_JOINER}")


def set_tip(widget: QWidget, text: str) -> None:
    """Set the tool tip: a sentence of the program, with names already made visible."""
    widget.setToolTip(unmarked(text))


def set_name_tip(widget: QWidget, name: str) -> None:
    """Set the tool tip: a name or path as it is."""
    widget.setToolTip(tool_tip(name))


def show_tip(place: QPoint, text: str, widget: QWidget) -> None:
    """Show a tool tip now: a sentence of the program. An empty one hides what is shown."""
    QToolTip.showText(place, sentence_tool_tip(text), widget)


def literal(text: str) -> str:
    """Return the text for a button or menu entry, where a single "&" would underline the letter after it."""
    return text.replace("&", "&&")


def with_letter_of(usual: str, text: str) -> str:
    """Return the text with the mnemonic of the usual one; at its end if the letter is not in it, as in East Asia."""
    letter = QKeySequence.mnemonic(usual).toString()[-1:]
    place = text.upper().find(letter)
    if not letter:
        return text
    return f"{text}(&{letter})" if place < 0 else f"{text[:place]}&{text[place:]}"


def mark_lines(field: QPlainTextEdit, *marks: tuple[Sequence[int], QColor]) -> None:
    """Mark lines of a text by their numbers, and scroll to the first of them. Earlier marks go."""
    document, selections = field.document(), []
    for numbers, color in marks:
        looks = QTextCharFormat()
        looks.setBackground(color)
        looks.setProperty(QTextFormat.Property.FullWidthSelection, True)  # noqa: FBT003 (Qt's own way)
        for number in numbers:
            selection = QTextEdit.ExtraSelection()
            selection.format = looks
            selection.cursor = QTextCursor(document.findBlockByNumber(number))
            selections.append(selection)
    field.setExtraSelections(selections)
    if selections:
        first = min(number for numbers, _color in marks for number in numbers)
        field.setTextCursor(QTextCursor(document.findBlockByNumber(first)))
        field.centerCursor()

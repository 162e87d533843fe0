"""The letters that are pressed together with Alt."""

from collections import defaultdict
from collections.abc import Container

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget


def duplicate_mnemonics(
    window: QWidget, yielding: Container[QWidget] = (), *, counts_disabled: bool = False
) -> dict[str, list[str]]:
    """Widgets with the same letter that can be pressed at the same time. Those in `yielding` give up their letter.

    `counts_disabled`: include widgets that are disabled now, if that may change at any moment.
    """
    texts_by_letter: dict[str, list[str]] = defaultdict(list)
    for widget in window.findChildren(QWidget):
        letter = _letter(widget, window, counts_disabled=counts_disabled)
        if letter and widget not in yielding:
            texts_by_letter[letter].append(widget.text())  # type: ignore[attr-defined]
    return {letter: texts for letter, texts in texts_by_letter.items() if len(texts) > 1}


def _letter(widget: QWidget, window: QWidget, *, counts_disabled: bool) -> str:
    if isinstance(widget, QAbstractButton):
        pressed: QWidget | None = widget
    else:
        pressed = widget.buddy() if isinstance(widget, QLabel) else None
    if pressed is None or not widget.isVisibleTo(window) or not (counts_disabled or pressed.isEnabled()):
        return ""
    return QKeySequence.mnemonic(widget.text()).toString()  # type: ignore[attr-defined]

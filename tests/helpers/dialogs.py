"""Dialogs that open in a call and end it: something else must answer them meanwhile."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final, TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMessageBox

_Dialog = TypeVar("_Dialog", bound=QDialog)

_LOOK_MS: Final = 10


@contextmanager
def next_dialog(kind: type[_Dialog], act: Callable[[_Dialog], object]) -> Iterator[None]:
    """Acts on the first dialog of this kind that opens in this block, whenever that is, and on none after it."""
    timer = QTimer(interval=_LOOK_MS)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, kind):
            return
        timer.stop()
        try:
            act(dialog)
        except BaseException:
            dialog.reject()  # nobody else would, and the test would hang
            raise

    timer.timeout.connect(look)
    timer.start()
    try:
        yield
    finally:
        timer.stop()


def answering(text: str) -> AbstractContextManager[None]:
    """Presses a button of the question that opens in this block."""
    return next_dialog(QMessageBox, lambda box: button_of(box, text).click())


def button_of(box: QMessageBox, text: str) -> QAbstractButton:
    return next(button for button in box.buttons() if text in button.text())

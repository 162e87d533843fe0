"""Brings what was found out in the thread of the drives to the window."""

from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.drive_watch import DriveWatch

_T = TypeVar("_T")


class Answers(QObject):
    """What is asked may wait for a drive; the window does not. After the watch has stopped nothing is answered."""

    _come = Signal(object)

    def __init__(self, watch: DriveWatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watch = watch
        self._come.connect(lambda give: give())  # a signal of another thread waits for this one

    def ask(self, work: Coroutine[Any, Any, _T], give: Callable[[_T], None], fail: Callable[[], None]) -> None:
        """`give` gets the answer, in the window's thread; `fail` is called there where there will be none."""

        def on_done(future: Future[_T]) -> None:
            if future.cancelled():
                return
            self._come.emit(fail if future.exception() is not None else lambda: give(future.result()))

        self._watch.submit(work).add_done_callback(on_done)

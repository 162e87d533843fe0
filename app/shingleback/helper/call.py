"""The one error of the helper.

Whether a call should end: its caller has gone, or the service has to.
"""

import threading
from collections.abc import Callable

from shingleback.domain.helper_protocol import HelperRefusal


class Refused(Exception):
    """Attributes: `detail` is what a program or the kernel said; it may be empty."""

    def __init__(self, why: HelperRefusal, detail: str = "") -> None:
        super().__init__(f"{why.value}: {detail}" if detail else why.value)
        self.why = why
        self.detail = detail


class Stop:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._is_set = False
        self._told: Callable[[], None] | None = None

    @property
    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        """Once is enough: nobody is told of it again."""
        with self._lock:
            told = None if self._is_set else self._told
            self._is_set = True
        if told:
            told()

    def on_set(self, told: Callable[[], None] | None) -> None:
        """Call that when it is set, at once where it is set already; None: nobody any more."""
        with self._lock:
            self._told = told
            is_set = self._is_set
        if told and is_set:
            told()

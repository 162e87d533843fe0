"""Reading the history for the window, which waits for no other process: while one writes, what was read before stands.

A worker writes its final word at the very moment at which a person wants to see how it ended, and a busy disk may take
seconds for that. An empty page would say that nothing was ever backed up.
"""

from collections.abc import Callable, Hashable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

from shingleback.jobs.history import History
from shingleback.store.database import PATIENCE_S

T = TypeVar("T")
_SHORT_S: Final = 0.1


class Readings:
    """Waits only for what was never read before, and once: a process that was stopped keeps its lock for good."""

    def __init__(self, history_file: Path) -> None:
        self._file = history_file
        self._known: dict[Hashable, Any] = {}
        self._has_waited = False

    def of(self, what: Hashable, read: Callable[[History], T]) -> T:
        """`what` is a name for that which `read` reads."""
        is_short = self._has_waited or what in self._known
        with closing(History(self._file, _SHORT_S if is_short else PATIENCE_S)) as history:
            found = read(history)
            self._has_waited = history.has_failed
            if history.has_failed:
                known: T = self._known.get(what, found)
                return known
        self._known[what] = found
        return found

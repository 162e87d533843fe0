"""Resets, in a worker process, a drive's write cache that an interrupted measurement could not reset.

It is loaded when the window starts, and so imports nothing that measures.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject

from shingleback.domain.drive import Drive
from shingleback.gui.controllers.worker import Worker, WorkerEnd, WorkerJob
from shingleback.protocol.measuring import MeasureFinished


@dataclass(frozen=True, slots=True)
class WriteCacheState:
    """What interrupted measurements left behind.

    Attributes:
        slowed: the paths of the drives whose write cache still has another setting.
        resetting: the path of the drive whose write cache is being reset; empty if none is.
        refused: the path of the drive whose last reset failed; `result` and `detail` say why.
    """

    slowed: frozenset[str] = frozenset()
    resetting: str = ""
    refused: str = ""
    result: MeasureFinished | None = None
    detail: str = ""


class WriteCaches(WorkerJob[WriteCacheState]):
    """Resets one drive at a time. The list comes from a note on this computer, without querying a drive."""

    def __init__(
        self, find_slowed: Callable[[], Collection[str]], worker: Worker, parent: QObject | None = None
    ) -> None:
        """`find_slowed`: returns the paths of the drives that have such a note."""
        super().__init__(worker, WriteCacheState(frozenset(find_slowed())), parent)
        worker.setParent(self)
        self._find_slowed = find_slowed

    def refresh(self) -> None:
        slowed = frozenset(self._find_slowed())
        if slowed != self.state.slowed:
            self.become(replace(self.state, slowed=slowed))

    def reset(self, drive: Drive) -> None:
        """Reset the write cache of a drive; the system may ask the user for a password."""
        if not self.state.resetting:
            self.become(WriteCacheState(self.state.slowed, resetting=drive.path))
            self._query.ask("test", "--reset-write-cache", "--", drive.device)

    def _on_answered(self, end: WorkerEnd) -> None:
        result = end.final_of(MeasureFinished)
        is_done = result is not None and result.is_write_cache_reset
        refused = "" if is_done else self.state.resetting
        detail = "" if result is not None else end.detail
        self.become(WriteCacheState(frozenset(self._find_slowed()), "", refused, None if is_done else result, detail))

"""The window of the demo, which presses its own button and takes pictures of the run. For `take.py`.

`plateau`: the cache fills up; `window`: it is full; `rest`: the drive rests; `end`, and `after`, a while later: it
cleans.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from pages import SIZE
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from shingleback.domain.monitoring import RunEventKind
from shingleback.gui.window.window import Window
from shingleback.protocol.events import Event, Happened
from shingleback.protocol.run_state import RunState, Stage

_POLL_MS: Final = 200
_PLATEAU_S: Final = 9.0
_CLIFF_MS: Final = 2_500  # after the cliff, so that the picture shows that the drive stays slow
_REST_MS: Final = 2_500
_AFTER_MS: Final = 12_000


class Sitter(Window):
    def __init__(
        self,
        folder: Path,
        suffix: str,
        darken: Callable[[object], None] | None,
    ) -> None:
        if darken is not None:
            darken(QApplication.instance())
        super().__init__()
        self._folder = folder
        self._suffix = suffix
        self._taken: set[str] = set()
        self.resize(*SIZE)

    def build_pages(self, *arguments: object, **options: object) -> None:
        super().build_pages(*arguments, **options)  # type: ignore[arg-type]
        run = self.home.run
        run.changed.connect(self._on_changed)
        run.event_received.connect(self._on_event)
        self._sit()

    def _sit(self) -> None:
        """Try to plug in and begin until that works: the code that plugs in is loaded after the window."""
        if not self.home.is_busy:
            self.home.plug_in_requested.emit()
            self.home.begin()
            QTimer.singleShot(_POLL_MS, self._sit)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, Happened) and event.kind == RunEventKind.CLIFF:
            self._snap_once("window", _CLIFF_MS)

    def _on_changed(self, state: RunState) -> None:
        if state.progress is not None and state.progress.elapsed_s >= _PLATEAU_S:
            self._snap_once("plateau")
        if state.rest is not None:
            self._snap_once("rest", _REST_MS)
        if state.stage is Stage.ENDED:
            self._snap_once("end", _POLL_MS)
            self._snap_once("after", _AFTER_MS)
            QTimer.singleShot(_AFTER_MS + _POLL_MS, self.close)

    def _snap_once(self, name: str, in_ms: int = 0) -> None:
        if name not in self._taken:
            self._taken.add(name)
            QTimer.singleShot(in_ms, lambda: self._snap(name))

    def _snap(self, name: str) -> None:
        self.grab().save(str(self._folder / f"{name}{self._suffix}.png"))

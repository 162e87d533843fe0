"""The window of the demo, which performs a whole first backup while frames are taken. For `journey.py`."""

from collections.abc import Callable, Iterator
from typing import Final

from animated import Frame, changed
from PySide6.QtCore import Qt, QTimer

from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.restore import Access
from shingleback.gui.window.window import Window
from shingleback.protocol.run_state import Stage

_SIZE: Final = (800, 600)
_STEP_MS: Final = 100  # the interval of checking the condition
_RUN_FRAME_MS: Final = 1_600  # the time between two frames of the run
_SHOWN_MS: Final = 160
_LONG_MS: Final = 1_800  # for a frame with text to read
_PATIENCE_MS: Final = 120_000

_Condition = Callable[[], bool]


class Traveler(Window):
    def __init__(self, frames: list[Frame]) -> None:
        super().__init__()
        self._frames = frames
        self._way = self._travel()
        self._until: _Condition = lambda: True
        self._waited_ms = 0
        self.resize(*_SIZE)

    def build_pages(self, *arguments: object, **options: object) -> None:
        super().build_pages(*arguments, **options)  # type: ignore[arg-type]
        timer = QTimer(self, interval=_STEP_MS)
        timer.timeout.connect(self._go)
        timer.start()

    def _go(self) -> None:
        """Go one step further, as soon as the awaited condition is true, or after `_PATIENCE_MS`."""
        self._waited_ms += _STEP_MS
        if not self._until() and self._waited_ms < _PATIENCE_MS:
            return
        self._waited_ms = 0
        try:
            self._until = next(self._way)
        except StopIteration:
            self.close()

    def _travel(self) -> Iterator[_Condition]:
        """Yield the condition to wait for before each step."""
        run = self.home.run
        yield _after(5)
        self._look(_LONG_MS)
        self.home.plug_in_requested.emit()
        yield _after(5)
        self._look(_LONG_MS)
        self.show_section(Section.DRIVES)
        yield _after(5)
        self._look(_LONG_MS)
        self.show_section(Section.HOME)
        self.home.begin()
        while run.state.stage is not Stage.ENDED or run.state.final is None:
            self._look()
            yield _after(_RUN_FRAME_MS // _STEP_MS)
        self._look(_LONG_MS)
        yield from self._restore()
        self.show_section(Section.HISTORY)
        yield _after(5)
        self._look(_LONG_MS)

    def _restore(self) -> Iterator[_Condition]:
        self.show_section(Section.RESTORE)
        browser = self.restore._history.browser  # noqa: SLF001 (as above)
        yield lambda: browser.state.access is Access.THERE and browser.state.entries is not None
        yield _after(5)
        self._look(_LONG_MS)
        table = self.restore.files.lists.table
        table.setCurrentIndex(table.model().index(0, 0))
        table.opened.emit(self.restore.files.chosen[0])
        yield _after(10)
        self._look(_LONG_MS)

    def _look(self, shown_ms: int = _SHOWN_MS) -> None:
        """Take a frame; if nothing has changed, show the last one for longer."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        image = self.grab().toImage()
        if self._frames and changed(self._frames[-1].image, image) is None:
            image, before_ms = self._frames.pop()
            shown_ms += before_ms
        self._frames.append(Frame(image, shown_ms))


def _after(steps: int) -> _Condition:
    left = iter(range(steps))
    return lambda: next(left, None) is None

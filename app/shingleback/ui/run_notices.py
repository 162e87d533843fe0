"""How a backup ended, for a person who does not look at the window: also that of one which began by itself."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.notification_server import DEFAULT_ACTION, Button, Notice
from shingleback.bridge.notifications import Notifications
from shingleback.bridge.run import Run
from shingleback.model.outcome import Outcome
from shingleback.ui import texts
from shingleback.words import notices

_TAG: Final = "run"


class RunNotices(QObject):
    """One notice, taken down when it is true no more: the next run has begun, or the drive is plugged in again.

    Signals:
        window_asked: the person wants to see more.
    """

    window_asked = Signal()

    def __init__(
        self, run: Run, notifications: Notifications, is_seen: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """`is_seen`: whether the person has the window before him."""
        super().__init__(parent)
        self._run = run
        self._notifications = notifications
        self._is_seen = is_seen
        self._is_up = False
        run.changed.connect(self._take_down)
        run.over.connect(self._on_over)
        notifications.pressed.connect(self._on_pressed)

    def _take_down(self) -> None:
        if self._is_up:
            self._is_up = False
            self._notifications.withdraw(_TAG)

    def _on_over(self) -> None:
        """Who stopped it knows."""
        state = self._run.state
        is_stopped = state.final is not None and state.final.outcome == Outcome.CANCELED
        if self._is_seen() or is_stopped:
            return
        button = Button(DEFAULT_ACTION, notices.button("open", texts.translate))
        where = notices.where_to_look(texts.translate)
        self._is_up = True
        self._notifications.show(_TAG, Notice(texts.title(state), texts.explanation(state), (button,), where))

    def _on_pressed(self, tag: str, _action: str) -> None:
        if tag == _TAG:
            self.window_asked.emit()

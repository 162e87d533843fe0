"""Banners in the window: how a backup ended, and that a drive was plugged in."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from shingleback.domain.errors import Outcome
from shingleback.domain.ready_by import Readiness
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.controllers.notifications import Notifications, window_notice
from shingleback.gui.run import texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import button, in_column, in_row, sentence
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.messages import notifications
from shingleback.protocol.run_state import RunState

_TAG: Final = "run"


class RunNotices(QObject):
    """One notice, taken down when it is true no more: the next run has begun, or the drive is plugged in again.

    Signals:
        window_asked: the person wants to see more.
    """

    window_asked = Signal()

    def __init__(
        self, run: BackupRun, notifications: Notifications, is_seen: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """`is_seen`: whether the person has the window before him."""
        super().__init__(parent)
        self._run = run
        self._notifications = notifications
        self._is_seen = is_seen
        self._is_up = False
        self._told_late_at = 0.0
        self._is_late_up = False
        run.changed.connect(self._take_down)
        run.changed.connect(self._on_changed)
        run.over.connect(self._on_over)
        notifications.pressed.connect(self._on_pressed)

    def _take_down(self) -> None:
        if self._is_up:
            self._is_up = False
            self._notifications.withdraw(_TAG)

    def _on_changed(self, state: RunState) -> None:
        """At the time by which it should have been done: what is left. Once, and also to who may look elsewhere."""
        told = state.ready_by
        if told is None or told.state != Readiness.OVER or told.at == self._told_late_at or not texts.ready_by(state):
            return
        self._told_late_at = told.at
        if not self._is_seen():
            self._is_late_up = True
            self._show(texts.ready_by(state), texts.pace(state))

    def _on_over(self) -> None:
        """Who stopped it knows."""
        state, is_late_up = self._run.state, self._is_late_up
        self._is_late_up = False
        is_stopped = state.final is not None and state.final.outcome == Outcome.CANCELED
        if self._is_seen() or is_stopped:
            if is_late_up:
                self._notifications.withdraw(_TAG)
            return
        self._show(texts.title(state), texts.explanation(state))
        self._is_up = True

    def _show(self, title: str, text: str) -> None:
        self._notifications.show(_TAG, window_notice(title, text, texts.translate))

    def _on_pressed(self, tag: str, _action: str) -> None:
        if tag == _TAG:
            self.window_asked.emit()


_PICTURE = 36
_JUST_MS = 600_000  # what came so long ago has not come just now


class Arrival(QFrame):
    """Hidden until a drive is shown, when it is closed, and after some minutes.

    Attributes:
        path: that of the drive; empty before there was one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.path = ""
        self.title = style.heading(style.wrapped(QLabel()), 1.1)
        self.text = sentence("")
        self.soon = QTimer(self, singleShot=True, interval=_JUST_MS)
        self.soon.timeout.connect(self.hide)
        self.close_it = button(self.tr("Close"), self.hide)
        layout = in_row(on=self, space=style.SPACE)
        layout.setContentsMargins(*[style.MARGIN] * 4)
        layout.addWidget(PictureLabel(Picture.DRIVE, _PICTURE), 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(in_column(self.title, self.text, space=style.SPACE // 3), 1)
        layout.addWidget(self.close_it, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def show_view(self, view: DriveView) -> None:
        drive, verdict = view.drive, view.verdict
        self.path = drive.path
        name = notifications.named(drive.name, drive.size_bytes, translate)
        self.title.setText(self.tr("Just plugged in: {name}").format(name=name))
        self.text.setText(
            notifications.plugged_in(verdict.recording, verdict.confidence, is_for_backup=False, translate=translate)
        )
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.text.text())
        self.show()
        self.soon.start()

"""Sets up what starts automatic backups when the window is closed, and mends it if the program was moved."""

from __future__ import annotations

import contextlib
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shingleback.backup_sets.starting import SessionStart, Starter, Way
from shingleback.domain.errors import UsageError
from shingleback.gui.controllers.settings import SwitchSetter
from shingleback.store.settings import When

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from datetime import datetime
    from pathlib import Path

    from shingleback.store.autostart import Autostart, DailyTimer
    from shingleback.store.settings import BackupSet


@dataclass(frozen=True, slots=True)
class MissedStart:
    """What started the program could not do so.

    Attributes:
        at: when the timer last tried; None if it is not known to have tried.
        is_mended: the program had been moved, and what starts it was written again.
    """

    at: datetime | None
    is_mended: bool


class AutomaticStart(QObject):
    """What starts automatic backups. Reads it again on each question, since other programs change it as well.

    Signals:
        changed: something was set up or taken back.
        failed: a UsageError: it could not be.
        missed: a `MissedStart`, after `check`.
    """

    changed = Signal()
    failed = Signal(object)
    missed = Signal(object)
    _checked = Signal(object)

    def __init__(self, autostart: Autostart, timer: DailyTimer, last_run: Path, parent: QObject | None = None) -> None:
        """`last_run`: the file of `store.autostart.note_due_run`."""
        super().__init__(parent)
        self._autostart = autostart
        self._timer = timer
        self._last_run = last_run
        self._setters = {Way.LOGIN: SwitchSetter(autostart, self), Way.TIMER: SwitchSetter(timer, self)}
        for setter in self._setters.values():
            setter.turned.connect(self._on_turned)
        self._checked.connect(self._on_checked)  # emitted in the other thread, received in this one

    @property
    def session(self) -> SessionStart:
        return SessionStart(
            is_timer_possible=self._timer.is_possible,
            is_timer_on=self._timer.is_on,
            is_login_on=self._autostart.is_on,
            starts_at_login=self._autostart.is_effective,
        )

    @property
    def desktop_starts_programs(self) -> bool:
        """Whether the desktop is known to start what is in the autostart folders."""
        return self._autostart.is_read

    @property
    def line_for_startup_file(self) -> str:
        return self._autostart.line_for_startup_file

    def set_up(self, when: When, *, is_on: bool = True) -> None:
        """Set up what a schedule needs, or take it back. Nothing happens if it is so already."""
        session = self.session
        if when is not When.ASK and session.is_set_up(when) is not is_on:
            self._setters[session.usual_way(when)].turn(is_on=is_on)

    def refresh(self) -> None:
        """Note that something else, like the page of the settings, has changed it."""
        self.changed.emit()

    def stops_with_program(self, sets: Iterable[BackupSet]) -> bool:
        """Return whether some automatic backups do not start after the program has quit."""
        session = self.session
        automatic = [chosen.when for chosen in sets if chosen.is_complete and chosen.when is not When.ASK]
        return any(session.starter(when) is not Starter.TIMER for when in automatic)

    def check(self, now_s: Callable[[], float] = time.time) -> None:
        """Mend what no longer starts the program, and find out whether a start was missed; see `missed`."""
        threading.Thread(target=self._check, args=(now_s(),), name="checking automatic starts", daemon=True).start()

    def _check(self, now_s: float) -> None:
        try:
            at = self._timer.missed_start(self._last_run, now_s)
            has_mended = [switch.mend() for switch in (self._autostart, self._timer)]
            is_missed = at is not None or any(has_mended)
            result: MissedStart | UsageError | None = MissedStart(at, any(has_mended)) if is_missed else None
        except UsageError as error:
            result = error
        with contextlib.suppress(RuntimeError):  # the window was closed in the meantime
            self._checked.emit(result)

    def _on_checked(self, result: MissedStart | UsageError | None) -> None:
        if isinstance(result, UsageError):
            self.failed.emit(result)
        elif result is not None:
            self.changed.emit()
            self.missed.emit(result)

    def _on_turned(self, failure: UsageError | None) -> None:
        self.changed.emit()
        if failure is not None:
            self.failed.emit(failure)

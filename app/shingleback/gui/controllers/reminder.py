"""Reminds of a portable drive that was forgotten: at most once a day, and not while it is plugged in."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from shingleback.backup_sets.library import PromptHistory
from shingleback.backup_sets.status import Presence
from shingleback.domain.local_time import nights
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, SetView
from shingleback.gui.controllers.notifications import NoticeContext, window_notice
from shingleback.messages import notifications as notices
from shingleback.messages.translate import Translate
from shingleback.store.settings import BackupSet

_TAG: Final = "reminder "
_HOUR_MS: Final = 3_600_000
_HOUR: Final = timedelta(hours=1)  # check the clock at least this often: after sleep, or in a new time zone
_LATE: Final = timedelta(seconds=1)


class Forgotten(NamedTuple):
    """A set whose drive is away, or one of the drives that take turns for it.

    Attributes:
        days: since the last complete backup; None if there was none.
        drive: the drive to bring; empty if any drive of the set will do.
        is_to_share: it goes to a share, which is not connected.
    """

    key: str
    name: str
    days: int | None
    drive: str = ""
    is_to_share: bool = False


class ScreenNames(NamedTuple):
    """What the window calls a set and its drive."""

    of_set: Callable[[BackupSet], str]
    of_drive: Callable[[SetView], str]


class Reminder(QObject):
    """Checks when something changes, and once an hour.

    Signals:
        changed: `forgotten` has changed.
        window_requested: the user wants to see more.

    Attributes:
        forgotten: the sets that the tray lists, for as long as they are overdue.
    """

    changed = Signal()
    window_requested = Signal()

    def __init__(
        self,
        statuses: BackupSetStatuses,
        context: NoticeContext,
        prompts: PromptHistory,
        names: ScreenNames,
        now: Callable[[], datetime],
        parent: QObject | None = None,
    ) -> None:
        """`now` returns the time with its offset from UTC."""
        super().__init__(parent)
        self.forgotten: tuple[Forgotten, ...] = ()
        self._statuses = statuses
        self._context = context
        self._prompts = prompts
        self._names = names
        self._now = now
        self._hours = QTimer(self, interval=_HOUR_MS)
        self._hours.timeout.connect(self._on_hour)
        statuses.changed.connect(self._check)
        context.chosen.changed.connect(self._check)
        context.notifications.pressed.connect(self._on_pressed)
        self._check()

    def _on_hour(self) -> None:
        """Refresh the status, since a day may have passed, which no other signal reports."""
        self._statuses.refresh()
        self._check()

    def _check(self) -> None:
        after = self._context.chosen.settings.reminder_days
        views = self._statuses.views
        is_needed = any(after > 0 or view.turns for view in views)
        if is_needed != self._hours.isActive():
            self._hours.start() if is_needed else self._hours.stop()
        forgotten = tuple(reminder for view in self._statuses.views for reminder in self._forgotten(view, after))
        for key in {reminder.key for reminder in self.forgotten} - {reminder.key for reminder in forgotten}:
            self._context.notifications.withdraw(_TAG + key)
        if forgotten != self.forgotten:
            self.forgotten = forgotten
            self.changed.emit()
        for reminder in forgotten:
            self._remind(reminder)

    def _forgotten(self, view: SetView, after: int) -> list[Forgotten]:
        """Return the set if all its drives were away too long, otherwise each overdue drive that takes turns."""
        name, status = self._names.of_set(view.chosen), view.status
        if view.presence is Presence.AWAY and status.last_good and 0 < after <= status.days:
            return [Forgotten(view.key, name, status.days, is_to_share=view.is_to_share)]
        if status.last_good is None:  # this set has no backup yet
            return []
        return [
            Forgotten(
                other_view.chosen.key,
                name,
                other_view.status.days if other_view.status.last_good else None,
                self._names.of_drive(other_view),
            )
            for other_view in view.other_views
            if other_view.is_to_be_brought
        ]

    def _remind(self, forgotten: Forgotten) -> None:
        now = self._now()
        before = self._prompts.reminded_at(forgotten.key)
        if before is not None and nights(before, now) == 0:
            return
        self._prompts.note_reminded(forgotten.key, now)
        summary, body = (
            notices.bring(forgotten.name, forgotten.drive, forgotten.days, self._context.translate)
            if forgotten.drive or forgotten.days is None
            else notices.forgotten(
                forgotten.name, forgotten.days, self._context.translate, is_to_share=forgotten.is_to_share
            )
        )
        self._context.notifications.show(_TAG + forgotten.key, window_notice(summary, body, self._context.translate))

    def _on_pressed(self, tag: str, _action: str) -> None:
        if tag.startswith(_TAG):
            self.window_requested.emit()


def line_of(forgotten: Forgotten, translate: Translate) -> str:
    """Return the line for the tray."""
    if forgotten.drive or forgotten.days is None:
        return notices.bring_line(forgotten.name, forgotten.drive, translate)
    return notices.forgotten_line(forgotten.name, forgotten.days, translate)


class DateWatch(QObject):
    """Reports a change of date. Signals: `passed`: the date has changed."""

    passed = Signal()

    def __init__(self, now: Callable[[], datetime], parent: QObject | None = None) -> None:
        """`now` returns the time in the user's time zone."""
        super().__init__(parent)
        self._now = now
        self._last_date = now()
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self.refresh)
        self._wait()

    def refresh(self) -> None:
        now = self._now()
        is_another = nights(self._last_date, now) != 0
        self._last_date = now
        self._wait()
        if is_another:
            self.passed.emit()

    def _wait(self) -> None:
        next_day = self._last_date.date() + timedelta(days=1)
        midnight = datetime(next_day.year, next_day.month, next_day.day, tzinfo=self._last_date.tzinfo)
        self.timer.start(round(min(midnight - self._last_date + _LATE, _HOUR) / timedelta(milliseconds=1)))

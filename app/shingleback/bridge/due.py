"""The backup that begins by itself: with the drive, or once a day. It says so five minutes before, and can be declined.

Nothing is begun while the place for the backup is not there: the drive has to be plugged in and opened.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import QLocale, QObject, QTime, QTimer, Signal

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.memory import Memory
from shingleback.bridge.notification_server import DEFAULT_ACTION, Button, Notice
from shingleback.bridge.notifications import Notifications
from shingleback.bridge.plug_in import tag_of
from shingleback.bridge.telling import PluggedIn, Telling
from shingleback.knowledge.due import next_due
from shingleback.model.drive import Drive, DriveEvent
from shingleback.model.when import When
from shingleback.words import Translate, notices

COUNTDOWN_S: Final = 300.0
_TAG: Final = "due"
_BEGIN: Final = "back-up"
_NOT_NOW: Final = "not-now"
_HOUR: Final = timedelta(hours=1)  # after which the time of day is looked at anew: the computer may have slept


class DueBackup(QObject):
    """Waits for the moment, counts down, and hears what the person says to that.

    Signals:
        begin_asked: the backup is to begin.
        window_asked: the person wants to see more.
    """

    begin_asked = Signal()
    window_asked = Signal()

    def __init__(
        self,
        chosen: Chosen,
        memory: Memory,
        notifications: Notifications,
        now: Callable[[], datetime],
        clock: Callable[[], float],
        translate: Translate,
        parent: QObject | None = None,
        countdown_s: float = COUNTDOWN_S,
    ) -> None:
        """`now` knows its offset from UTC; `clock` gives seconds that never go back."""
        super().__init__(parent)
        self._chosen = chosen
        self._memory = memory
        self._notifications = notifications
        self._now = now
        self._clock = clock
        self._translate = translate
        self._telling = Telling(clock())
        self._plugged_in: dict[str, datetime] = {}
        self._asked: datetime | None = None
        self._is_busy = False
        self._counted: Drive | None = None
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self.look)
        self._countdown = QTimer(self, singleShot=True, interval=round(countdown_s * 1000))
        self._countdown.timeout.connect(self._begin)
        notifications.pressed.connect(self._on_pressed)

    def on_told(self, event: DriveEvent) -> None:
        match self._telling.news(event, self._clock()):
            case PluggedIn(drive):
                self._plugged_in[drive.key] = self._now()
        self.look()

    def hold(self, *, is_busy: bool) -> None:
        """A backup, begun by whomever, is under way or over."""
        if is_busy != self._is_busy:
            self._is_busy = is_busy
            self._asked = self._now()
            self.look()

    def put_off(self) -> None:
        """The person was just asked, and may begin it himself: not by itself until the next day or plug-in."""
        self._asked = self._now()
        self.look()

    def look(self) -> None:
        """After everything that may make a difference: count down, wait, or leave it."""
        drive = self._drive()
        due = self._next_due(drive) if drive else None
        now = self._now()
        self._wait.stop()
        if drive is None or due is None or due > now:
            self._leave_it()
            if due is not None:
                self._wait.start(round(min(due - now, _HOUR).total_seconds() * 1000) + 1)
        elif self._counted is None or self._counted.key != drive.key:
            self._count_down(drive, now)

    def _drive(self) -> Drive | None:
        """The one to which a backup may begin by itself now."""
        if self._is_busy or self._chosen.when is When.ASK or not self._chosen.has_backup_set:
            return None
        return next((drive for drive in self._telling.present.values() if self._chosen.is_open(drive)), None)

    def _next_due(self, drive: Drive) -> datetime | None:
        word = self._memory.last_backup(self._chosen.destination)
        return next_due(
            self._chosen.when,
            plugged_in=self._plugged_in.get(drive.key),
            last=datetime.fromisoformat(word.started_at) if word else None,
            asked=self._asked,
            now=self._now(),
        )

    # the countdown ----------------------------------------------------------------------------------------------

    def _count_down(self, drive: Drive, now: datetime) -> None:
        """Its notice takes the place of that of the plug-in, which offers the same."""
        self._counted = drive
        self._countdown.start()
        self._notifications.withdraw(tag_of(drive))
        at = now + timedelta(milliseconds=self._countdown.interval())
        self._notifications.show(_TAG, self._notice(drive, at))

    def _leave_it(self) -> None:
        if self._counted is not None:
            self._counted = None
            self._countdown.stop()
            self._notifications.withdraw(_TAG)

    def _begin(self) -> None:
        self._asked = self._now()
        self._leave_it()
        self.begin_asked.emit()

    def _notice(self, drive: Drive, at: datetime) -> Notice:
        time = QLocale().toString(QTime(at.hour, at.minute), QLocale.FormatType.ShortFormat)
        summary, body = notices.due(drive.name, time, self._translate)
        buttons = (
            Button(DEFAULT_ACTION, notices.button("open", self._translate)),
            Button(_BEGIN, notices.button(_BEGIN, self._translate)),
            Button(_NOT_NOW, notices.button(_NOT_NOW, self._translate)),
        )
        return Notice(summary, body, buttons, notices.where_to_look(self._translate), "device")

    def _on_pressed(self, tag: str, action: str) -> None:
        if tag != _TAG or self._counted is None:
            return
        if action == _BEGIN:
            self._begin()
        elif action == _NOT_NOW:
            self.put_off()
        else:
            self.window_asked.emit()

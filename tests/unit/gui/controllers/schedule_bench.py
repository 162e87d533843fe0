"""Scheduled backups on a clock that the test advances."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from typing import Final

from PySide6.QtCore import QTimer

from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import Schedule
from shingleback.domain.drive import DriveArrived, DriveEvent, DriveLeft
from shingleback.gui.controllers.notifications import NoticeContext, Notifications
from shingleback.gui.controllers.scheduled_backup import COUNTDOWN_S, ComputerState, Countdown, ScheduledBackup
from shingleback.gui.controllers.settings import SettingsController
from shingleback.messages.translate import untranslated
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths, SingletonLock
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, When
from tests.fakes.notifications import FakeNotifications
from tests.helpers.timers import running_timers, time_out, wait_s
from tests.unit.gui.controllers.drives import EXPANSION, mounted

Reach = Callable[[Callable[[], bool]], None]
PLACE: Final = "/media/me/Backup/here"
KEY: Final = BackupSet().key
OPENED: Final = mounted(EXPANSION, "/media/me/Backup")
ZONE: Final = timezone(timedelta(hours=1))


def is_counting(countdown: Countdown) -> bool:
    """Whether the countdown is running."""
    return countdown.counted is not None


@dataclass
class Time:
    """Advances only when the test says so."""

    now: datetime = datetime(2026, 5, 20, 14, 30, tzinfo=ZONE)
    seconds: float = 1000.0

    def advance(self, seconds: float) -> None:
        self.seconds += seconds
        self.now += timedelta(seconds=seconds)


@dataclass
class ScheduleBench:
    """Receives plug events, some time after the program was started."""

    chosen: SettingsController
    memory: Memory
    notifications: Notifications
    time: Time
    desktop: FakeNotifications
    reach: Reach
    timer: SingletonLock
    started: list[datetime] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    is_on_battery: bool = False
    due: ScheduledBackup = field(init=False)
    countdown: Countdown = field(init=False)

    def __post_init__(self) -> None:
        self.due, self.countdown = self.restarted()
        self.due.begin_requested.connect(lambda _key: self.started.append(self.time.now))
        self.due.begin_requested.connect(self.keys.append)

    def restarted(self) -> tuple[ScheduledBackup, Countdown]:
        """A second instance, as after a restart of the program."""
        countdown = Countdown(lambda: self.time.seconds, self.chosen.parent())
        due = ScheduledBackup(
            NoticeContext(self.chosen, self.notifications, untranslated),
            Schedule(self.memory),
            countdown,
            ComputerState(lambda: self.time.now, lambda: self.time.seconds, lambda: self.is_on_battery),
            SingletonLock(Paths.of_user().daily_lock_file),
            self.chosen.parent(),
        )
        return due, countdown

    def set_to_back_up(self, when: When, folders: tuple[str, ...] = ("/home/me",)) -> BackupSet:
        """A set for which the user has accepted the drive."""
        return BackupSet(folders=list(folders), destination=PLACE, when=when, drives=[OPENED.key])

    def choose(self, when: When, folders: tuple[str, ...] = ("/home/me",)) -> None:
        self.memory.save(Settings(sets=[self.set_to_back_up(when, folders)]))
        self.due.refresh()

    def send(self, *events: DriveEvent) -> None:
        for event in events:
            self.due.on_event(event)

    def unplug_and_plug_in(self) -> None:
        """An hour apart."""
        self.send(DriveLeft(OPENED))
        self.time.advance(3600)
        self.send(DriveArrived(OPENED))

    def end_countdown(self) -> None:
        assert self.is_counting
        self.time.advance(COUNTDOWN_S)
        time_out(self.countdown)

    def back_up(self, key: str = KEY) -> None:
        """A complete backup that takes ten minutes."""
        started = self.time.now.isoformat(timespec="seconds")
        self.due.hold(is_busy=True, key=key)
        self.time.advance(600)
        chosen = self.chosen.set_of(key)
        place = chosen.destination if chosen else PLACE
        history = RunHistory(Paths.of_user().history_file)
        result = BackupFinished(outcome="done", exit_code=0, destination=place, started_at=started, backup_set=key)
        history.add(result)
        history.close()
        self.due.hold(is_busy=False, key=key)

    @property
    def is_counting(self) -> bool:
        return self.countdown.counted is not None

    def wait_out(self) -> None:
        """Until the next scheduled check."""
        self.time.advance(wait_s(self.due))
        time_out(self.due)

    def wait_for_notice(self) -> None:
        self.reach(lambda: len(self.desktop.shown) == 1)

    @property
    def timers(self) -> list[QTimer]:
        """Active timers only."""
        return [timer for owner in (self.due, self.countdown) for timer in running_timers(owner)]

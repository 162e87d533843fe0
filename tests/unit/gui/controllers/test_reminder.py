"""Gentle reminders of a neglected drive: once a day at most, and only while it is unplugged."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, timezone

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from shingleback.backup_sets.library import Memory, PromptHistory
from shingleback.backup_sets.status import Schedule
from shingleback.domain.drive import DriveArrived, DriveEvent, DriveLeft
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, Surroundings
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.notifications import NoticeContext, Notifications
from shingleback.gui.controllers.reminder import Forgotten, Reminder, ScreenNames
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.messages.translate import untranslated
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings
from tests.fakes.notifications import FakeNotifications
from tests.helpers.plugged_in import make_drives
from tests.unit.gui.controllers.drives import EXPANSION, THERE, mounted

PLACE = "/media/me/Backup/here"
OPENED = mounted(EXPANSION, "/media/me/Backup")
PHOTOS = BackupSet(key="photos", folders=["/home/me/Photos"], destination=PLACE, name="Photos")
ZONE = timezone(timedelta(hours=1))


@dataclass
class Shelf:
    """A set whose drive is in a drawer."""

    parent: QObject
    memory: Memory
    notifications: Notifications
    desktop: FakeNotifications
    reach: Callable[[Callable[[], bool]], None]
    now: datetime = datetime(2026, 5, 20, 14, 30, tzinfo=ZONE)
    drives: DriveList = field(default_factory=make_drives)

    def __post_init__(self) -> None:
        self.chosen = SettingsController(self.memory, self.parent)
        run = BackupRun(Worker(["nothing"], parent=self.parent), self.parent)
        self.statuses = BackupSetStatuses(
            self.chosen, Schedule(self.memory), self.drives, run, Surroundings(lambda: self.now), self.parent
        )
        self.reminder = self.start()

    def start(self) -> Reminder:
        asked = PromptHistory(Paths.of_user().prompts_file)
        names = ScreenNames(lambda chosen: chosen.name, lambda view: view.place)
        told = NoticeContext(self.chosen, self.notifications, untranslated)
        return Reminder(self.statuses, told, asked, names, lambda: self.now, self.parent)

    def send(self, *events: DriveEvent) -> None:
        for event in events:
            self.drives.on_event(event)

    def choose(self, reminder_days: int = 14) -> None:
        self.memory.save(Settings(sets=[PHOTOS], reminder_days=reminder_days, places={PHOTOS.key: EXPANSION.key}))

    def backed_up(self, days_ago: int) -> None:
        started = (self.now - timedelta(days=days_ago)).isoformat()
        history = RunHistory(Paths.of_user().history_file)
        history.add(
            BackupFinished(outcome="done", exit_code=0, destination=PLACE, started_at=started, backup_set=PHOTOS.key)
        )
        history.close()
        self.statuses.refresh()

    def hours_pass(self, hours: int) -> None:
        self.now += timedelta(hours=hours)
        self.reminder._hours.timeout.emit()

    def forgotten(self) -> tuple[Forgotten, ...]:
        return self.reminder.forgotten

    def was_reminded(self, times: int) -> None:
        self.reach(lambda: len(self.desktop.notified) == times)


@pytest.fixture
def shelf(
    notifications: Notifications, desktop: FakeNotifications, reach: Callable[[Callable[[], bool]], None]
) -> Iterator[Shelf]:
    parent = QObject()
    shelf = Shelf(parent, Memory(Paths.of_user()), notifications, desktop, reach)
    shelf.choose()
    shelf.send(THERE)
    yield shelf
    delete(parent)


def test_a_reminder_appears_after_two_weeks(shelf: Shelf) -> None:
    shelf.backed_up(days_ago=14)
    shelf.was_reminded(1)
    assert shelf.desktop.only.summary == "No backup of Photos for 14 days"
    assert shelf.forgotten() == (Forgotten("photos", "Photos", 14),)


def test_a_reminder_appears_once_a_day(shelf: Shelf) -> None:
    shelf.backed_up(days_ago=14)
    shelf.was_reminded(1)
    shelf.desktop.dismiss()
    for _ in range(10):
        shelf.hours_pass(1)
    shelf.reach(lambda: bool(shelf.desktop.shown))
    told = [bubble.summary for bubble in shelf.desktop.notified]
    assert told == ["No backup of Photos for 14 days", "No backup of Photos for 15 days"]


def test_a_day_starts_at_local_midnight(shelf: Shelf) -> None:
    asked = PromptHistory(Paths.of_user().prompts_file)
    after_midnight = datetime(2026, 5, 19, 23, 30, tzinfo=UTC)
    asked.note_reminded("photos", after_midnight)
    shelf.backed_up(days_ago=14)
    assert shelf.forgotten() != ()
    assert asked.reminded_at("photos") == after_midnight
    shelf.hours_pass(10)
    shelf.was_reminded(1)


def test_a_restart_does_not_repeat_the_reminder(shelf: Shelf) -> None:
    shelf.backed_up(days_ago=14)
    shelf.was_reminded(1)
    assert shelf.start().forgotten == shelf.forgotten()
    shelf.hours_pass(24)
    shelf.was_reminded(2)


def test_a_clock_that_was_once_wrong_does_not_suppress_reminders(shelf: Shelf) -> None:
    PromptHistory(Paths.of_user().prompts_file).note_reminded("photos", shelf.now + timedelta(days=400))
    shelf.backed_up(days_ago=14)
    shelf.was_reminded(1)


def test_a_drive_that_is_plugged_in_is_not_neglected(shelf: Shelf) -> None:
    shelf.backed_up(days_ago=20)
    shelf.was_reminded(1)
    shelf.send(DriveArrived(OPENED))
    assert shelf.forgotten() == ()
    shelf.reach(lambda: not shelf.desktop.shown)
    shelf.hours_pass(48)
    assert len(shelf.desktop.notified) == 1

    shelf.send(DriveLeft(OPENED))
    shelf.was_reminded(2)


def test_a_recent_backup_causes_no_reminder(shelf: Shelf) -> None:
    shelf.backed_up(days_ago=13)
    assert shelf.forgotten() == ()
    shelf.hours_pass(24)
    assert [one.days for one in shelf.forgotten()] == [14]


def test_a_set_that_was_never_backed_up_causes_no_reminder(shelf: Shelf) -> None:
    shelf.hours_pass(24 * 30)
    assert shelf.forgotten() == ()


def test_reminders_can_be_switched_off_and_then_no_timer_runs(shelf: Shelf) -> None:
    shelf.backed_up(days_ago=100)
    assert shelf.reminder._hours.isActive()
    shelf.chosen.change(lambda old: replace(old, reminder_days=0))
    assert shelf.forgotten() == ()
    assert not shelf.reminder._hours.isActive()


def test_an_invalid_number_of_days_switches_reminders_off(shelf: Shelf) -> None:
    """Someone may have edited the file."""
    shelf.choose(reminder_days=-1)
    shelf.backed_up(days_ago=20)
    assert shelf.forgotten() == ()


def test_clicking_the_reminder_opens_the_window(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.backed_up(days_ago=14)
    shelf.was_reminded(1)
    with qtbot.waitSignal(shelf.reminder.window_requested):
        shelf.desktop.press("default")

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
from tests.helpers.timers import running_timers, time_out
from tests.unit.gui.controllers.drives import EXPANSION, THERE, mounted

PLACE = "/media/me/Backup/here"
OPENED = mounted(EXPANSION, "/media/me/Backup")
PHOTOS = BackupSet(key="photos", folders=["/home/me/Photos"], destination=PLACE, name="Photos")
ZONE = timezone(timedelta(hours=1))


@dataclass
class Bench:
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
        prompts = PromptHistory(Paths.of_user().prompts_file)
        names = ScreenNames(lambda chosen: chosen.name, lambda view: view.place)
        context = NoticeContext(self.chosen, self.notifications, untranslated)
        return Reminder(self.statuses, context, prompts, names, lambda: self.now, self.parent)

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

    def pass_hours(self, hours: int) -> None:
        self.now += timedelta(hours=hours)
        time_out(self.reminder)

    def forgotten(self) -> tuple[Forgotten, ...]:
        return self.reminder.forgotten

    def wait_for_reminders(self, times: int) -> None:
        self.reach(lambda: len(self.desktop.notified) == times)


@pytest.fixture
def bench(
    notifications: Notifications, desktop: FakeNotifications, reach: Callable[[Callable[[], bool]], None]
) -> Iterator[Bench]:
    parent = QObject()
    bench = Bench(parent, Memory(Paths.of_user()), notifications, desktop, reach)
    bench.choose()
    bench.send(THERE)
    yield bench
    delete(parent)


def test_a_reminder_appears_after_two_weeks(bench: Bench) -> None:
    bench.backed_up(days_ago=14)
    bench.wait_for_reminders(1)
    assert bench.desktop.only.summary == "No backup of Photos for 14 days"
    assert bench.forgotten() == (Forgotten("photos", "Photos", 14),)


def test_a_reminder_appears_once_a_day(bench: Bench) -> None:
    bench.backed_up(days_ago=14)
    bench.wait_for_reminders(1)
    bench.desktop.dismiss()
    for _ in range(10):
        bench.pass_hours(1)
    bench.reach(lambda: bool(bench.desktop.shown))
    summaries = [bubble.summary for bubble in bench.desktop.notified]
    assert summaries == ["No backup of Photos for 14 days", "No backup of Photos for 15 days"]


def test_a_day_starts_at_local_midnight(bench: Bench) -> None:
    prompts = PromptHistory(Paths.of_user().prompts_file)
    after_midnight = datetime(2026, 5, 19, 23, 30, tzinfo=UTC)
    prompts.note_reminded("photos", after_midnight)
    bench.backed_up(days_ago=14)
    assert bench.forgotten() != ()
    assert prompts.reminded_at("photos") == after_midnight
    bench.pass_hours(10)
    bench.wait_for_reminders(1)


def test_a_restart_does_not_repeat_the_reminder(bench: Bench) -> None:
    bench.backed_up(days_ago=14)
    bench.wait_for_reminders(1)
    assert bench.start().forgotten == bench.forgotten()
    bench.pass_hours(24)
    bench.wait_for_reminders(2)


def test_a_clock_that_was_once_wrong_does_not_suppress_reminders(bench: Bench) -> None:
    PromptHistory(Paths.of_user().prompts_file).note_reminded("photos", bench.now + timedelta(days=400))
    bench.backed_up(days_ago=14)
    bench.wait_for_reminders(1)


def test_a_drive_that_is_plugged_in_is_not_neglected(bench: Bench) -> None:
    bench.backed_up(days_ago=20)
    bench.wait_for_reminders(1)
    bench.send(DriveArrived(OPENED))
    assert bench.forgotten() == ()
    bench.reach(lambda: not bench.desktop.shown)
    bench.pass_hours(48)
    assert len(bench.desktop.notified) == 1

    bench.send(DriveLeft(OPENED))
    bench.wait_for_reminders(2)


def test_a_recent_backup_causes_no_reminder(bench: Bench) -> None:
    bench.backed_up(days_ago=13)
    assert bench.forgotten() == ()
    bench.pass_hours(24)
    assert [reminder.days for reminder in bench.forgotten()] == [14]


def test_a_set_that_was_never_backed_up_causes_no_reminder(bench: Bench) -> None:
    bench.pass_hours(24 * 30)
    assert bench.forgotten() == ()


def test_reminders_can_be_switched_off_and_then_no_timer_runs(bench: Bench) -> None:
    bench.backed_up(days_ago=100)
    assert len(running_timers(bench.reminder)) == 1
    bench.chosen.change(lambda old: replace(old, reminder_days=0))
    assert bench.forgotten() == ()
    assert running_timers(bench.reminder) == []


def test_an_invalid_number_of_days_switches_reminders_off(bench: Bench) -> None:
    """Someone may have edited the file."""
    bench.choose(reminder_days=-1)
    bench.backed_up(days_ago=20)
    assert bench.forgotten() == ()


def test_clicking_the_reminder_opens_the_window(bench: Bench, qtbot: QtBot) -> None:
    bench.backed_up(days_ago=14)
    bench.wait_for_reminders(1)
    with qtbot.waitSignal(bench.reminder.window_requested):
        bench.desktop.press("default")

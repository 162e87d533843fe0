"""The window with notifications on the test's own bus, and what closing it means where there is a tray."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import Schedule
from shingleback.domain.drive import DriveArrived, DriveEvent, DriveLeft
from shingleback.gui.controllers.backup_run import Task
from shingleback.gui.controllers.backup_sets import PlaceLookup
from shingleback.gui.controllers.drive_watch import DriveWatch
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.lost_drive_notices import LostDriveNotices
from shingleback.gui.controllers.lost_drives import LostDriveGuides
from shingleback.gui.controllers.notifications import NoticeContext, Notifications, NotificationStyle
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.plug_in_notices import Ask, PlugInNotices
from shingleback.gui.controllers.restore import RestoreState
from shingleback.gui.controllers.safe_to_unplug import SafeToUnplug
from shingleback.gui.controllers.scheduled_backup import ComputerState, Countdown, ScheduledBackup
from shingleback.gui.controllers.worker import Worker, WorkerEnd
from shingleback.gui.diagnosis.state import DiagnosisController
from shingleback.gui.settings.listed_drives import ListedDrives
from shingleback.gui.window.desktop import Announcer, Desktop
from shingleback.gui.window.tray import Tray
from shingleback.gui.window.window import TrayState, Window
from shingleback.gui.wizard.opening import Wizards
from shingleback.gui.wizard.window import SetupWindow
from shingleback.messages.translate import untranslated
from shingleback.protocol.events import EjectStep
from shingleback.protocol.results import EjectFinished
from shingleback.protocol.run_state import Stage
from shingleback.store.private_files import Paths, SingletonLock
from shingleback.store.settings import OnClose, When
from tests.fakes.notifications import FakeNotifications
from tests.gui.conftest import KEY, Desk, backups
from tests.helpers.bus import private_bus
from tests.helpers.dialogs import answering
from tests.helpers.pages import open_all
from tests.helpers.program import quick_command
from tests.helpers.timers import running_timers, wait_s
from tests.unit.gui.controllers.drives import EXPANSION, SHINGLED, THERE, mounted


class PresentTray(Tray):
    """A tray as on a desktop that has one; `test_tray` tests what it shows there."""

    @property
    def is_there(self) -> bool:
        return True


class IdleWatcher:
    async def run(self) -> None:
        raise AssertionError


class Clock:
    now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


@dataclass
class Room:
    desk: Desk
    announcer: Announcer
    screen: FakeNotifications
    qtbot: QtBot
    clock: Clock

    def send(self, *events: DriveEvent) -> None:
        for event in events:
            self.desk.drives.on_event(event)
            self.announcer.watch.event_received.emit(event)

    def reach(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition)

    def notice(self) -> None:
        """Waits until a notification is shown."""
        self.reach(lambda: len(self.screen.shown) == 1)

    def tray_state(self) -> TrayState:
        return self.announcer.tray.state

    @property
    def listed(self) -> ListedDrives:
        return self.desk.window.settings.drives


@pytest.fixture
def room(desk: Desk, tmp_path: Path, qtbot: QtBot) -> Iterator[Room]:
    window = desk.window
    with private_bus(tmp_path) as bus, FakeNotifications(bus.address) as screen:
        clock = Clock()
        memory, chosen = Memory(Paths.of_user()), desk.chosen
        notifications = Notifications(
            bus.address, NotificationStyle("Shingleback", "shingleback", "file:///icon.svg"), window
        )
        guides = LostDriveGuides(tmp_path / "patience.json", lambda: 1_700_000_000.0, window)
        offers = {Ask.BACK_UP, Ask.WHAT, Ask.NOT_THIS}
        context = NoticeContext(chosen, notifications, untranslated)
        plug_in = PlugInNotices(lambda _drive: SHINGLED, context, guides, offers, clock, window)
        countdown = Countdown(clock, window)
        announcer = Announcer(
            DriveWatch(lambda _publish: IdleWatcher(), window),
            chosen,
            notifications,
            guides,
            plug_in,
            LostDriveNotices(guides, chosen, notifications, untranslated, window, soon_s=0.05),
            PresentTray(lambda _state: QIcon(), guides.left_s, window),
            ScheduledBackup(
                context,
                Schedule(memory),
                countdown,
                ComputerState(lambda: datetime.now(UTC), clock, lambda: False),
                SingletonLock(tmp_path / "turn.lock"),
                window,
            ),
            countdown,
            SafeToUnplug(window),
        )
        wizards = Wizards(window, desk.drives, chosen, lambda: Worker(quick_command()))
        desktop = Desktop(window, desk.run, announcer, wizards)
        room = Room(desk, announcer, screen, qtbot, clock)
        chosen.set(on_close=OnClose.QUIT)  # closing the window after the test must not ask
        room.send(THERE)
        room.clock.now_s = 3600.0
        yield room
        desktop.stop()


def press(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_asking_what_this_is_opens_the_drives_page(room: Room) -> None:
    room.desk.window.hide()
    room.send(DriveArrived(EXPANSION))
    room.notice()
    room.screen.press("what")
    room.reach(room.desk.window.isVisible)
    assert room.desk.window.section is Section.DRIVES


def test_back_up_now_in_a_notification_starts_the_backup(room: Room, desk: Desk) -> None:
    desk.slow_down()
    desk.choose()
    room.send(DriveArrived(mounted(EXPANSION, str(desk.destination.parent))))
    room.notice()
    room.screen.press("back-up")
    room.reach(lambda: desk.run.state.stage is Stage.COPYING)
    assert desk.window.section is Section.HOME


def test_home_says_that_a_backup_waits_for_power(room: Room, desk: Desk) -> None:
    desk.choose()
    banner = desk.window.home.overview.banners.power
    room.announcer.due.held_up.emit(desk.chosen.sets[0].key)
    assert not banner.isHidden()
    room.announcer.due.held_up.emit("")
    assert banner.isHidden()


def test_a_backup_starts_automatically_when_the_countdown_ends(room: Room, desk: Desk) -> None:
    """The window stays hidden."""
    desk.slow_down()
    desk.choose(when=When.PLUG_IN)
    desk.window.hide()

    room.send(DriveArrived(mounted(EXPANSION, str(desk.destination.parent))))
    room.reach(lambda: [notice.summary[:10] for notice in room.screen.shown.values()] == ["The backup"])
    room.announcer.countdown.begin()

    room.reach(lambda: desk.run.state.stage is Stage.COPYING)
    assert not desk.window.isVisible()
    room.reach(lambda: not room.screen.shown)


def test_a_backup_started_by_hand_is_not_started_again(room: Room, desk: Desk) -> None:
    desk.choose(when=When.PLUG_IN)
    room.send(DriveArrived(mounted(EXPANSION, str(desk.destination.parent))))
    room.reach(lambda: [notice.summary[:10] for notice in room.screen.shown.values()] == ["The backup"])

    press(desk.start)

    room.reach(lambda: not room.screen.shown)
    desk.run.ask("cancel")
    room.reach(lambda: desk.run.state.stage is Stage.ENDED)
    assert not any(timer.isActive() for timer in room.announcer.due.findChildren(QTimer))


def test_a_choice_made_in_the_wizard_starts_no_countdown(room: Room, desk: Desk) -> None:
    desk.choose()
    room.send(DriveArrived(mounted(EXPANSION, str(desk.destination.parent))))
    wizards = desk.window.findChild(Wizards)
    assert isinstance(wizards, Wizards)

    wizards.decided.emit(KEY)
    desk.window.home.adopt(replace(desk.choose(), when=When.PLUG_IN))

    assert not any(timer.isActive() for timer in room.announcer.due.findChildren(QTimer))


def test_a_drive_is_prepared_after_the_pages_were_made_again(room: Room, desk: Desk) -> None:
    """As in another language. The old page of Restore is deleted, and does not listen any more."""
    before = desk.window.pages.restore.get()
    desk.window.rebuild_pages()
    room.reach(lambda: not isValid(before))
    wizards = desk.window.findChild(Wizards)
    assert isinstance(wizards, Wizards)
    wizards.prepared.emit(KEY)  # pytest-qt reports what a deleted page raises


def test_a_drive_not_to_ask_about_is_listed_in_the_settings_and_can_be_removed(room: Room) -> None:
    room.send(DriveArrived(EXPANSION))
    room.notice()
    room.screen.press("not-this")
    room.reach(lambda: room.announcer.chosen.is_quiet(EXPANSION))
    room.desk.window.show_section(Section.SETTINGS)
    assert "Seagate Expansion, 8 TB" in [label.text() for label in room.listed.findChildren(QLabel)]
    assert room.listed.quiet.isVisible()

    ask_again = next(button for button in room.listed.findChildren(QAbstractButton) if "again" in button.text())
    ask_again.click()
    assert not room.announcer.chosen.is_quiet(EXPANSION)
    assert not room.listed.quiet.isVisible()


def test_notifications_can_be_switched_off_in_the_window(room: Room) -> None:
    room.desk.window.show_section(Section.SETTINGS)
    assert room.desk.window.settings.program.notifies_plug_in.isChecked()
    room.desk.window.settings.program.notifies_plug_in.click()
    assert not room.announcer.chosen.settings.notifies_plug_in
    room.desk.window.settings.program.notifies_plug_in.click()
    assert room.announcer.chosen.settings.notifies_plug_in


def test_a_vanished_drive_is_shown_with_its_guide_and_minutes_count_while_it_is_visible(room: Room) -> None:
    window, guides = room.desk.window, room.announcer.guides
    room.send(DriveArrived(EXPANSION), DriveLeft(mounted(EXPANSION, "/media/me/Backup")))
    assert list(window.drives.guides) == [EXPANSION.key]
    assert wait_s(guides) > 60.001
    window.show_section(Section.DRIVES)
    assert wait_s(guides) <= 60.001
    window.hide()
    assert wait_s(guides) > 60.001

    window.drives.requests.given_up.emit(EXPANSION.key)
    assert window.drives.guides == {}
    assert running_timers(guides) == []


@pytest.mark.parametrize(
    ("button", "on_close", "is_visible"),
    [("Stay", OnClose.STAY, False), ("Quit", OnClose.QUIT, False), ("Cancel", OnClose.ASK, True)],
)
def test_closing_the_window_asks_once_what_closing_means(
    room: Room, button: str, on_close: OnClose, is_visible: bool
) -> None:
    room.announcer.chosen.set(on_close=OnClose.ASK)
    with answering(button):
        room.desk.window.close()
    assert room.announcer.chosen.settings.on_close is on_close
    assert room.desk.window.isVisible() is is_visible

    if on_close is OnClose.STAY:
        room.desk.window.bring_to_front()
        room.desk.window.close()
        assert not room.desk.window.isVisible()
    room.announcer.chosen.set(on_close=OnClose.QUIT)


def test_closing_during_a_backup_asks_about_the_backup_instead(room: Room, desk: Desk) -> None:
    room.announcer.chosen.set(on_close=OnClose.STAY)
    desk.slow_down()
    desk.choose()
    press(desk.start)
    room.reach(lambda: desk.run.state.stage is Stage.COPYING)
    with answering("Keep"):
        desk.window.close()
    assert desk.window.isVisible()

    with answering("Stop"):
        desk.window.close()
    room.reach(lambda: not desk.window.isVisible())
    assert desk.run.state.stage is Stage.ENDED
    room.announcer.chosen.set(on_close=OnClose.QUIT)


def test_events_before_a_page_was_created_are_shown_on_it(room: Room, desk: Desk) -> None:
    desk.choose()
    announcer = room.announcer
    announcer.guides.vanish(EXPANSION)
    announcer.countdown.start(KEY)
    announcer.due._hold_up(KEY)
    announcer.safe_to_unplug.on_run(
        str(desk.destination), EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True)
    )
    window = Window()
    place, diagnosis = PlaceLookup(desk.worker), DiagnosisController(desk.worker)
    window.build_pages(backups(desk.run, place, desk.chosen, desk.drives), desk.drives, diagnosis)
    room.qtbot.addWidget(window)
    Desktop(window, desk.run, announcer, Wizards(window, desk.drives, desk.chosen, lambda: desk.worker))
    assert window.pages.home.instance is None

    overview = window.home.overview
    assert [
        banner.isHidden() for banner in (overview.banners.countdown, overview.banners.power, overview.banners.safe)
    ] == [False] * 3
    assert list(window.drives.guides) == [EXPANSION.key]


def test_no_timer_runs_in_the_window_while_it_is_idle(room: Room) -> None:
    room.send(DriveArrived(EXPANSION))
    room.notice()
    room.screen.dismiss()
    room.desk.window.setFocus()
    open_all(room.desk.window)

    def active() -> list[QTimer]:
        return [timer for timer in room.desk.window.findChildren(QTimer) if timer.isActive()]

    quiet = QElapsedTimer()
    quiet.start()

    def is_quiet() -> bool:
        if active():  # the letters of buttons are resolved after each painting, which a display may ask for late
            quiet.restart()
        return quiet.hasExpired(1000)

    room.qtbot.waitUntil(is_quiet)


def test_the_set_up_button_of_a_notification_opens_the_wizard(room: Room) -> None:
    window = room.desk.window
    room.desk.drives.on_event(DriveArrived(EXPANSION))

    room.announcer.plug_in.requested.emit(Ask.SET_UP, EXPANSION)

    wizard = window.findChild(SetupWindow)
    assert isinstance(wizard, SetupWindow)
    assert wizard.isVisible()
    assert wizard.setup.view.drive == EXPANSION
    wizard.reject()


def test_a_drive_protected_on_its_card_is_listed_until_protection_is_removed(room: Room) -> None:
    page, chosen = room.desk.window.drives, room.announcer.chosen
    page.requests.protect.emit(EXPANSION)
    listed = room.listed.protected
    assert EXPANSION.key in chosen.protected_marks
    assert [label.text() for label in listed.rows[0].findChildren(QLabel)] == ["Seagate Expansion, 8 TB"]

    press(listed.rows[0].findChildren(QAbstractButton)[0])
    assert not chosen.protected_marks
    page.requests.protect.emit(EXPANSION)
    page.requests.unprotect.emit(EXPANSION)
    assert not chosen.protected_marks


# automatic backups --------------------------------------------------------------------------------------------


def test_an_upcoming_backup_is_shown_in_the_tray_and_can_be_postponed_there(room: Room, desk: Desk) -> None:
    desk.choose(when=When.PLUG_IN)
    banner = desk.window.home.overview.banners.countdown
    room.send(DriveArrived(mounted(EXPANSION, str(desk.destination.parent))))
    assert banner.isVisible()

    not_now = next(action for action in room.announcer.tray.menu.actions() if action.text() == "Not now")
    not_now.trigger()

    assert not banner.isVisible()
    assert room.announcer.countdown.counted is None
    assert desk.run.state.stage is Stage.STARTING


def test_choosing_restore_in_the_notification_opens_restore_instead_of_backing_up(room: Room, desk: Desk) -> None:
    desk.choose(when=When.PLUG_IN)
    room.send(DriveArrived(mounted(EXPANSION, str(desk.destination.parent))))
    room.reach(lambda: [notice.summary[:10] for notice in room.screen.shown.values()] == ["The backup"])
    room.screen.press("restore")
    room.reach(lambda: desk.window.section is Section.RESTORE)
    assert room.announcer.countdown.counted is None


def test_an_ejected_drive_is_safe_in_window_and_tray_until_it_is_plugged_in_again(room: Room, desk: Desk) -> None:
    drive = mounted(EXPANSION, str(desk.destination.parent))
    banner = desk.window.home.overview.banners.safe
    room.send(DriveArrived(drive))
    desk.run.task = Task((), str(desk.destination))
    desk.run.event_received.emit(EjectStep(step="flush", done=False))
    room.send(DriveLeft(EXPANSION))
    steps = ["flush", "unmount", "power-off"]
    desk.run.event_received.emit(EjectFinished(outcome="done", exit_code=0, steps=steps, safe_to_unplug=True))
    assert banner.isVisible()
    assert room.tray_state() is TrayState.SAFE

    room.send(DriveArrived(EXPANSION))
    assert not banner.isVisible()
    assert room.tray_state() is TrayState.IDLE


def test_nothing_calls_a_drive_safe_once_it_is_plugged_in_again(room: Room, desk: Desk) -> None:
    result = EjectFinished(outcome="done", exit_code=0, steps=["flush", "unmount", "power-off"], safe_to_unplug=True)
    shown = "It is safe to unplug the drive"
    desk.run.task = Task((), str(desk.destination))
    room.send(DriveArrived(mounted(EXPANSION, str(desk.destination.parent))))
    desk.run.event_received.emit(EjectStep(step="flush", done=False))
    room.send(DriveLeft(EXPANSION))
    desk.worker.finished.emit(WorkerEnd(result))
    assert desk.window.home.run_page.head.title.text() == shown
    lines = [action.text() for action in room.announcer.tray.menu.actions()]
    assert [line for line in lines if "safe" in line] == [f"It is safe to unplug {EXPANSION.name}"]

    room.send(DriveArrived(EXPANSION))
    room.reach(lambda: desk.window.home.run_page.head.title.text() != shown)
    assert not [action.text() for action in room.announcer.tray.menu.actions() if "safe" in action.text()]


def test_a_backup_held_up_by_another_one_is_announced_when_that_ends(room: Room, desk: Desk) -> None:
    first = desk.choose()
    assert desk.chosen.put(replace(first, key="second", when=When.PLUG_IN))
    room.send(DriveArrived(mounted(EXPANSION, str(desk.destination.parent))))
    desk.window.home.begin(first.key)
    assert room.announcer.countdown.counted is None

    desk.run.ask("cancel")
    room.reach(lambda: room.announcer.countdown.counted is not None)
    assert not desk.run.is_busy


def test_no_backup_starts_automatically_during_a_restore(room: Room, desk: Desk) -> None:
    desk.choose(when=When.PLUG_IN)
    restoring = desk.restoring
    restoring.become(RestoreState(JobStage.RUNNING))
    room.send(DriveArrived(mounted(EXPANSION, str(desk.destination.parent))))
    assert room.announcer.countdown.counted is None
    restoring.become(RestoreState(JobStage.ENDED))
    assert room.announcer.countdown.counted is not None


def test_the_first_of_two_backups_to_a_drive_leaves_it_mounted(room: Room, desk: Desk) -> None:
    first = desk.choose(when=When.PLUG_IN, ejects=True)
    assert desk.chosen.put(replace(first, key="second"))
    room.send(DriveArrived(mounted(EXPANSION, str(desk.destination.parent))))
    room.announcer.countdown.begin()
    assert (desk.run.task.key, desk.run.task.ejects) == (first.key, False)

"""Choosing an automatic schedule sets up what it needs, Home promises only that, and quitting warns."""

from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.gui.controllers.automatic import AutomaticStart
from shingleback.gui.controllers.lost_drives import LostDriveGuides
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.home.start_offer import StartOffers
from shingleback.gui.settings.page import Session as SessionSettings
from shingleback.gui.settings.page import SettingsPage
from shingleback.gui.widgets.choosers import WhenChooser
from shingleback.gui.widgets.start_box import StartBox
from shingleback.gui.window.automatic import QuitWarning
from shingleback.gui.window.desktop import CloseHandler
from shingleback.gui.window.tray import Tray
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, OnClose, When
from tests.gui.conftest import KEY, Desk
from tests.helpers import keyboard
from tests.helpers.accessible import accessible_items
from tests.helpers.dialogs import button_of, next_dialog
from tests.helpers.painted import paints, squeezed
from tests.helpers.patience import wait_until
from tests.helpers.user_session import Session

AWAY = Path("/media/me/Backup")
SET = BackupSet(folders=["/home/me"], destination="/media/me/Backup", when=When.PLUG_IN)


@pytest.fixture
def session(tmp_path: Path, qapp: QApplication) -> Session:
    return Session(tmp_path / "home", qapp)


@pytest.fixture
def automatic(session: Session) -> AutomaticStart:
    return session.automatic()


def follow(desk: Desk, automatic: AutomaticStart) -> None:
    """Lets Home know what starts backups, as the program does."""

    def refresh() -> None:
        desk.session = automatic.session
        desk.statuses.refresh()

    refresh()
    automatic.changed.connect(refresh)


class Schedule:
    """The choice of a schedule with its box."""

    def __init__(self, qtbot: QtBot, automatic: AutomaticStart, when: When, *, is_new: bool) -> None:
        self.when = WhenChooser()
        self.start = StartBox(self.when)
        self.when.show_when(when)
        self.start.show_set(when, is_new=is_new)
        self.start.offer(automatic)
        for part in (self.when, self.start):
            qtbot.addWidget(part)


def test_the_box_of_a_new_set_is_checked_and_sets_up_the_start_at_login(
    qtbot: QtBot, session: Session, automatic: AutomaticStart
) -> None:
    schedule = Schedule(qtbot, automatic, When.PLUG_IN, is_new=True)
    assert schedule.start.box.isChecked()
    assert schedule.start.box.text() == "Even after a restart: Shingleback then starts when you log in, in the tray"
    assert not session.entry.exists()  # before it is saved
    with qtbot.waitSignal(automatic.changed):
        schedule.start.apply()
    assert session.entry.exists()


def test_the_box_can_be_unchecked_and_takes_back_what_is_there(
    qtbot: QtBot, session: Session, automatic: AutomaticStart
) -> None:
    with qtbot.waitSignal(automatic.changed):
        automatic.set_up(When.DAILY)
    schedule = Schedule(qtbot, automatic, When.DAILY, is_new=False)
    assert schedule.start.box.isChecked()
    schedule.start.box.setChecked(False)
    with qtbot.waitSignal(automatic.changed):
        schedule.start.apply()
    assert not session.unit.exists()


def test_what_somebody_removed_is_not_put_back_by_saving_something_else(
    qtbot: QtBot, automatic: AutomaticStart
) -> None:
    schedule = Schedule(qtbot, automatic, When.PLUG_IN, is_new=False)
    assert not schedule.start.box.isChecked()
    schedule.when.choices[When.DAILY].click()
    assert schedule.start.box.isChecked()
    schedule.when.choices[When.ASK].click()
    assert schedule.start.isHidden()
    schedule.when.choices[When.PLUG_IN].click()
    assert not schedule.start.box.isChecked()


@pytest.mark.parametrize(("desktop", "warns"), [("GNOME", False), ("ubuntu:GNOME", False), ("sway", True), ("", True)])
def test_a_desktop_that_may_start_nothing_is_said_so(
    qtbot: QtBot, session: Session, desktop: str, *, warns: bool
) -> None:
    schedule = Schedule(qtbot, session.automatic(desktop=desktop), When.PLUG_IN, is_new=True)
    assert schedule.start.caveat.isVisibleTo(schedule.start) is warns
    schedule.when.choices[When.DAILY].click()
    assert not schedule.start.caveat.isVisibleTo(schedule.start)


def test_home_offers_what_is_missing_and_promises_it_once_it_is_there(
    desk: Desk, qtbot: QtBot, session: Session, automatic: AutomaticStart
) -> None:
    follow(desk, automatic)
    StartOffers(desk.window.home.overview, automatic)
    desk.choose(destination=AWAY, when=When.PLUG_IN)
    promise = "Next backup: as soon as the drive is there"
    assert desk.card.lines.next.text() == f"{promise}, while Shingleback is running"
    assert desk.card.lines.offer.text() == "Start Shingleback when I log in"
    with qtbot.waitSignal(automatic.changed):
        desk.card.lines.offer.click()
    assert session.entry.exists()
    assert desk.card.lines.next.text() == promise
    assert not desk.card.lines.offer.isVisibleTo(desk.card)

    session.entry.unlink()
    automatic.refresh()
    assert desk.card.lines.offer.isVisibleTo(desk.card)


def test_home_promises_no_backup_that_nothing_starts_neither_painted_nor_read_out(
    desk: Desk, qtbot: QtBot, session: Session, automatic: AutomaticStart
) -> None:
    follow(desk, automatic)
    StartOffers(desk.window.home.overview, automatic)
    desk.choose(destination=AWAY, when=When.PLUG_IN)
    promise, condition = "Next backup: as soon as the drive is there", ", while Shingleback is running"

    def says(text: str) -> tuple[bool, bool]:
        heard = " ".join(f"{item.name} {item.description}" for item in accessible_items(desk.window.home))
        return paints(desk.window.home, text), squeezed(text) in squeezed(heard)

    qtbot.waitUntil(lambda: says(f"{promise}{condition}") == (True, True))
    with qtbot.waitSignal(automatic.changed):
        desk.card.lines.offer.click()
    qtbot.waitUntil(lambda: says(condition) == (False, False))
    assert says(promise) == (True, True)
    session.entry.unlink()
    automatic.refresh()
    qtbot.waitUntil(lambda: says(f"{promise}{condition}") == (True, True))


def test_on_a_desktop_that_starts_nothing_home_names_the_line_for_its_startup_file(
    desk: Desk, qtbot: QtBot, session: Session
) -> None:
    automatic = session.automatic(desktop="sway")
    overview = desk.window.home.overview
    follow(desk, automatic)
    StartOffers(overview, automatic)
    desk.choose(destination=AWAY, when=When.PLUG_IN)
    explanations: list[str] = []

    def close(box: QMessageBox) -> None:
        explanations.append(box.informativeText())
        box.accept()

    with qtbot.waitSignal(automatic.changed), next_dialog(QMessageBox, close):
        desk.card.lines.offer.click()
    assert automatic.line_for_startup_file in explanations[0]
    assert desk.card.lines.offer.text() == "How to start it when I log in"
    assert KEY in overview.cards


def test_the_settings_follow_what_is_set_up_elsewhere(
    qtbot: QtBot, session: Session, automatic: AutomaticStart
) -> None:
    chosen = SettingsController(Memory(Paths.of_user()))
    page = SettingsPage(chosen, SessionSettings(session.autostart, session.timer, {}, automatic))
    qtbot.addWidget(page)
    timer, autostart = page.switches
    with qtbot.waitSignal(automatic.changed):
        automatic.set_up(When.PLUG_IN)
    assert (timer.isChecked(), autostart.isChecked()) == (False, True)
    with qtbot.waitSignal(automatic.changed):
        autostart.click()
    assert not session.entry.exists()


class Closing:
    """A window with a tray, which the user closes or quits."""

    def __init__(self, qtbot: QtBot, tmp_path: Path, automatic: AutomaticStart | None, *sets: BackupSet) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.chosen = SettingsController(Memory(Paths.of_user()), self.window)
        for backup_set in sets:
            self.chosen.put(backup_set)
        self.chosen.set(on_close=OnClose.QUIT)
        guides = LostDriveGuides(tmp_path / "patience.json", lambda: 0.0)
        tray = Tray(lambda _state: QIcon(), guides.left_s, self.window)
        warning = QuitWarning(self.window, self.chosen, automatic)
        self.handler = CloseHandler(self.window, tray, warning, self.chosen, lambda: False)
        self.questions: list[str] = []
        self.window.show()

    def close(self, answer: str = "", *, will_ask_again: bool = True) -> bool:
        """Close the window, and answer the question if there is one; return whether it is closed."""
        with self._answering(answer, will_ask_again=will_ask_again):
            is_closed = self.window.close()
            QApplication.processEvents()
        return is_closed

    def press_control(self, key: Qt.Key, answer: str) -> bool:
        """Press a key together with Ctrl, and answer the question; return whether the window is closed."""
        wait_until(self._is_in_front)  # it is not while the last question closes
        with self._answering(answer):
            keyboard.press(key, Qt.KeyboardModifier.ControlModifier)
            QApplication.processEvents()
        return not self.window.isVisible()

    def _is_in_front(self) -> bool:
        self.window.activateWindow()
        QApplication.processEvents()
        return QApplication.activeWindow() is self.window

    def _answering(self, answer: str, *, will_ask_again: bool = True) -> AbstractContextManager[None]:
        def choose(box: QMessageBox) -> None:
            self.questions.append(box.informativeText())
            check = box.checkBox()
            assert check is not None
            check.setChecked(not will_ask_again)
            button_of(box, answer).click()

        return next_dialog(QMessageBox, choose)


def test_quitting_asks_if_automatic_backups_stop_with_it(
    qtbot: QtBot, tmp_path: Path, automatic: AutomaticStart
) -> None:
    closing = Closing(qtbot, tmp_path, automatic, SET)
    assert not closing.close("Keep running")
    assert closing.questions == ["After you quit, no automatic backup starts until you open Shingleback again."]
    with qtbot.waitSignal(automatic.changed):
        automatic.set_up(When.PLUG_IN)
    assert closing.close("Quit")
    assert closing.questions[1].endswith("until you log in again or open Shingleback.")


@pytest.mark.parametrize("key", [Qt.Key.Key_Q, Qt.Key.Key_W])
def test_the_keys_to_quit_and_to_close_ask_as_well(
    qtbot: QtBot, tmp_path: Path, automatic: AutomaticStart, key: Qt.Key
) -> None:
    closing = Closing(qtbot, tmp_path, automatic, SET)
    assert not closing.press_control(key, "Keep running")
    assert closing.press_control(key, "Quit")
    assert len(closing.questions) == 2


def test_the_question_can_be_answered_for_good(qtbot: QtBot, tmp_path: Path, automatic: AutomaticStart) -> None:
    closing = Closing(qtbot, tmp_path, automatic, SET)
    assert closing.close("Quit", will_ask_again=False)
    closing.window.show()
    assert closing.close()
    assert len(closing.questions) == 1


def test_quitting_asks_nothing_if_the_timer_goes_on(qtbot: QtBot, tmp_path: Path, automatic: AutomaticStart) -> None:
    with qtbot.waitSignal(automatic.changed):
        automatic.set_up(When.DAILY)
    closing = Closing(
        qtbot, tmp_path, automatic, BackupSet(folders=SET.folders, destination=SET.destination, when=When.DAILY)
    )
    assert closing.close()
    assert closing.questions == []


@pytest.mark.parametrize("when", [When.ASK, None])
def test_quitting_asks_nothing_without_automatic_backups(
    qtbot: QtBot, tmp_path: Path, automatic: AutomaticStart, when: When | None
) -> None:
    sets = [BackupSet(folders=SET.folders, destination=SET.destination, when=when)] if when else []
    assert Closing(qtbot, tmp_path, automatic, *sets).close()


def test_the_demo_asks_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    assert Closing(qtbot, tmp_path, None, SET).close()

"""A notification about care is there until somebody looks at the window, which says the same."""

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shingleback.bootstrap.window_services import CareNotifier
from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.care import CareState, NightReport
from shingleback.gui.controllers.drives import DriveView
from shingleback.protocol.care import CareDone, CareFinished
from tests.gui.one_state_bench import Screen
from tests.helpers.plugged_in import EXPANSION, PASSPORT, judge, make_drives

DAMAGED = CareFinished(outcome="left-out", exit_code=1, done=(CareDone(action="read"),))


class Nights(QObject):
    """Care after backups, as far as it reports."""

    begin_requested = Signal(str, str)
    night_over = Signal(object)


class Care(QObject):
    """The care of one drive, which has just ended."""

    finished = Signal(str)
    cared_drives = ((DriveView(drive=EXPANSION, verdict=judge(EXPANSION)), CareState(result=DAMAGED)),)


class Watched(QWidget):
    """A window that somebody looks at, or not."""

    @property
    def is_seen(self) -> bool:
        return self.isActiveWindow()


class Bench:
    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.window, self.care, self.nights, self.screen = Watched(), Care(), Nights(), Screen()
        self.drives = make_drives()
        self.elsewhere = QWidget()
        for widget in (self.window, self.elsewhere):
            qtbot.addWidget(widget)
        self.notifier = CareNotifier(self.window, self.drives, self.care, self.nights, self.screen)  # type: ignore[arg-type]
        self.look_at(self.elsewhere)

    def look_at(self, widget: QWidget) -> None:
        widget.show()
        widget.activateWindow()
        self.qtbot.waitUntil(widget.isActiveWindow)

    @property
    def notices(self) -> list[str]:
        return [notice.summary for notice in self.screen.shown.values()]


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def test_the_summary_of_a_night_goes_when_the_window_is_looked_at(bench: Bench) -> None:
    bench.nights.night_over.emit(NightReport(EXPANSION, None, None, is_ejected=True))
    assert [notice.startswith("Seagate Expansion Desk: ") for notice in bench.notices] == [True]
    bench.look_at(bench.window)
    assert bench.notices == []


def test_a_drive_that_is_plugged_in_again_is_no_longer_called_safe_to_unplug(bench: Bench) -> None:
    bench.nights.night_over.emit(NightReport(EXPANSION, None, None, is_ejected=True))
    assert "safe to unplug" in bench.notices[0]
    bench.drives.on_event(DriveArrived(PASSPORT))
    assert len(bench.notices) == 1, "of another drive"
    bench.drives.on_event(DriveArrived(EXPANSION))
    assert bench.notices == []


def test_damage_that_care_found_goes_when_the_window_is_looked_at(bench: Bench) -> None:
    bench.care.finished.emit(EXPANSION.key)
    assert [notice.startswith("Seagate Expansion Desk: ") for notice in bench.notices] == [True]
    bench.look_at(bench.window)
    assert bench.notices == []


def test_damage_that_the_window_shows_is_not_notified_of(bench: Bench) -> None:
    bench.look_at(bench.window)
    bench.care.finished.emit(EXPANSION.key)
    assert bench.notices == []

"""From a drive's card to the measurement page and back, and closing the window during a measurement."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import Drive, DriveArrived, DriveLeft
from shingleback.domain.measurement import Behavior
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.pages import Lazy
from shingleback.gui.drives.page import DrivesPage
from shingleback.gui.measure.state import DriveMeasurement
from shingleback.gui.window.drive_work import Measurements, MeasuringOnClose
from shingleback.measuring.plan import Depth
from shingleback.protocol.events import Event, encode
from tests.gui.measure.test_measure_page import GOING, PLAN, STOPPED, done, found
from tests.gui.wizard_desk import scripted_worker, text_of
from tests.helpers.dialogs import answering
from tests.helpers.plugged_in import EXPANSION, PASSPORT, SOLID, VERDICTS, make_drives


class Room:
    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.drives = make_drives()
        self.worker = scripted_worker(folder)
        self.measurement = Lazy(lambda: DriveMeasurement(self.worker))
        self.script(folder, "plan", PLAN, done(is_dry_run=True))
        self.script(folder, "test", PLAN, GOING, {"wait": "cancel"}, STOPPED)
        self.page = DrivesPage(self.drives)
        self.measurements = Measurements(self.page, self.drives, self.measurement)
        qtbot.addWidget(self.page)
        self.page.show()
        self.drives.on_event(DriveArrived(EXPANSION))

    def script(self, folder: Path, name: str, *lines: Event | dict[str, str]) -> None:
        encoded = [json.dumps(line) if isinstance(line, dict) else encode(line).decode().strip() for line in lines]
        (folder / name).write_text("\n".join(encoded) + "\n")

    def press_measure(self) -> None:
        QApplication.processEvents()
        QTest.mouseClick(self.page.cards[EXPANSION.path].measure, Qt.MouseButton.LeftButton)

    def reach(self, stage: JobStage) -> None:
        self.qtbot.waitUntil(lambda: self.measurement.get().state.stage is stage)

    def run(self) -> None:
        self.press_measure()
        self.reach(JobStage.READY)
        self.measurement.get().start()


@pytest.fixture
def room(tmp_path: Path, qtbot: QtBot) -> Room:
    return Room(tmp_path, qtbot)


def test_nothing_is_loaded_before_the_page_is_opened(room: Room) -> None:
    assert room.measurement.instance is None
    assert room.measurements.page is None


def test_the_card_opens_the_page_and_back_returns_to_the_drives(room: Room) -> None:
    room.press_measure()
    page = room.measurements.page
    assert page is not None
    assert page.isVisible()
    assert not room.page.cards[EXPANSION.path].isVisible()
    assert room.measurement.get().state.task.place == EXPANSION.mount_points[0]
    page.back.click()
    assert not page.isVisible()
    assert room.page.cards[EXPANSION.path].isVisible()


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)],
    ids=["Escape", "Alt+Left"],
)
def test_the_keys_for_the_way_back_return_to_the_drives(room: Room, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    room.press_measure()
    page = room.measurements.page
    assert page is not None
    with room.qtbot.waitActive(room.page):
        room.page.activateWindow()
    page.back.setFocus()
    QTest.keyClick(page.back, key, modifier)
    assert not page.isVisible()
    assert room.page.cards[EXPANSION.path].isVisible()


def test_a_closed_drive_is_only_read(room: Room) -> None:
    room.drives.on_event(DriveArrived(PASSPORT))
    QApplication.processEvents()
    room.page.cards[PASSPORT.path].measure.click()
    task = room.measurement.get().state.task
    assert task.arguments == ("--", PASSPORT.device)
    page = room.measurements.page
    assert page is not None
    assert not page.plan.budget.isVisible()


def test_a_recreated_page_shows_the_running_measurement(room: Room) -> None:
    room.run()
    recreated_page = DrivesPage(room.drives)
    room.qtbot.addWidget(recreated_page)
    recreated_page.show()
    following = Measurements(recreated_page, room.drives, room.measurement)
    assert following.page is not None
    assert following.page.run.cancel.isVisibleTo(recreated_page)
    room.measurement.get().stop()


def test_the_card_says_at_once_what_a_measurement_has_found(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.script(tmp_path, "test", PLAN, done(measurement=found(Behavior.NOT_A_HARD_DISK)))
    room.run()
    card = room.page.cards[EXPANSION.path]
    assert "This is not a hard disk" not in text_of(card)
    monkeypatch.setitem(VERDICTS, EXPANSION.key, SOLID)  # the measurement is stored
    room.reach(JobStage.ENDED)
    room.qtbot.waitUntil(lambda: "This is not a hard disk" in text_of(room.page.cards[EXPANSION.path]))


def test_closing_the_window_asks_and_waits_for_the_clean_up(room: Room) -> None:
    window = QWidget()
    room.qtbot.addWidget(window)
    MeasuringOnClose(window, room.measurement)
    window.show()
    room.run()
    with answering("Keep measuring"):
        assert not window.close()
    assert room.measurement.get().state.stage is JobStage.RUNNING
    with answering("Stop measuring"):
        assert not window.close()
    room.qtbot.waitUntil(lambda: not window.isVisible())
    assert room.measurement.get().state.stage is JobStage.ENDED


def test_a_window_without_a_measurement_closes_at_once(room: Room) -> None:
    window = QWidget()
    room.qtbot.addWidget(window)
    MeasuringOnClose(window, room.measurement)
    window.show()
    assert window.close()


def moved(drive: Drive, mount_point: str) -> Drive:
    """The drive, mounted at another place."""
    volumes = tuple(replace(volume, mount_points=(mount_point,)) for volume in drive.volumes)
    return replace(drive, volumes=volumes)


def test_a_drive_that_is_unplugged_before_it_is_measured_cannot_be_measured(room: Room) -> None:
    room.press_measure()
    room.reach(JobStage.READY)
    room.drives.on_event(DriveLeft(EXPANSION))
    page = room.measurements.page
    assert page is not None
    assert page.note.text() == "Seagate Expansion Desk was unplugged."
    assert not page.start.isEnabled()
    page.plan.depths[Depth.FULL].click()
    assert not page.start.isEnabled()


def test_another_drive_at_the_same_place_is_not_taken_for_the_one_that_was_chosen(room: Room) -> None:
    room.press_measure()
    room.reach(JobStage.READY)
    room.drives.on_event(DriveLeft(EXPANSION))
    room.drives.on_event(DriveArrived(replace(EXPANSION, key="serial other", path="/other")))
    page = room.measurements.page
    assert page is not None
    assert not page.start.isEnabled()


def test_a_drive_that_is_back_elsewhere_is_planned_for_there(room: Room) -> None:
    room.press_measure()
    room.reach(JobStage.READY)
    room.drives.on_event(DriveLeft(EXPANSION))
    room.drives.on_event(DriveArrived(moved(EXPANSION, "/media/me/Backup1")))
    room.reach(JobStage.READY)
    page = room.measurements.page
    assert page is not None
    assert page.start.isEnabled()
    assert room.measurement.get().state.task.place == "/media/me/Backup1"


def test_a_drive_that_is_unplugged_while_it_is_measured_cannot_be_started_again(room: Room) -> None:
    room.run()
    room.drives.on_event(DriveLeft(EXPANSION))
    room.measurement.get().cancel()
    room.reach(JobStage.ENDED)
    page = room.measurements.page
    assert page is not None
    assert not page.start.isEnabled()
    assert "Nothing is left on the drive" not in text_of(page)
    room.drives.on_event(DriveArrived(EXPANSION))
    assert page.start.isEnabled()
    assert page.outcome.headline.text() == "Stopped"


def test_a_plan_that_only_reads_does_not_count_for_a_drive_that_was_mounted_since(room: Room) -> None:
    room.drives.on_event(DriveArrived(PASSPORT))
    QApplication.processEvents()
    room.page.cards[PASSPORT.path].measure.click()
    room.reach(JobStage.READY)
    room.measurement.get().start()
    room.measurement.get().cancel()
    room.reach(JobStage.ENDED)
    room.drives.on_event(DriveLeft(PASSPORT))
    back = replace(moved(PASSPORT, "/media/me/Passport"), device="/dev/sdz")
    room.drives.on_event(DriveArrived(back))
    state = room.measurement.get().state
    assert (state.task.place, state.stage) == ("/media/me/Passport", JobStage.PLANNING)

"""The simulated drive is plugged in while the page is visible, and disappears after the eject."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.drives import texts
from shingleback.gui.drives.page import DrivesPage
from shingleback.gui.drives.texts import SimulatedPlug, simulated_view
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import RunState
from tests.helpers.languages import Language
from tests.helpers.plugged_in import make_drives

DONE = RunState().after(BackupFinished(outcome="done", exit_code=0, version="2026-03-01T12-00-00"))
SAFE = DONE.ejecting().after(EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True))
VIEW = simulated_view("/simulated", 50_000_000_000)


@pytest.fixture
def drives(qtbot: QtBot) -> DriveList:  # noqa: ARG001 (needs an application)
    return make_drives()


@pytest.fixture
def plug(drives: DriveList) -> SimulatedPlug:
    return SimulatedPlug(VIEW, drives, drives)


@pytest.fixture
def page(drives: DriveList, qtbot: QtBot) -> DrivesPage:
    page = DrivesPage(drives)
    drives.arrived.connect(page.show_arrival)
    qtbot.addWidget(page)
    page.show()
    return page


def test_a_plug_in_shows_a_notice_above_the_card_until_it_is_closed(page: DrivesPage, plug: SimulatedPlug) -> None:
    assert page.empty.isVisible()
    assert not page.arrival.isVisible()

    plug.plug_in()

    assert not page.empty.isVisible()
    assert page.arrival.title.text() == "Just plugged in: Simulated drive"
    assert page.arrival.text.text().startswith("It is fast at first and slow after a while."), "the card has its kind"
    assert VIEW.drive.path in page.cards
    page.arrival.close_it.click()
    assert not page.arrival.isVisible()


def test_an_ejected_drive_disappears_and_can_be_plugged_in_again(page: DrivesPage, plug: SimulatedPlug) -> None:
    page.requests.plug_in.connect(plug.plug_in)
    plug.plug_in()
    plug.follow(DONE, plug.view.drive.mount_points[0])
    assert page.cards

    plug.follow(SAFE, plug.view.drive.mount_points[0])
    page.offer_plug_in()

    assert not page.cards
    assert not page.arrival.isVisible()
    page.plug_in.click()
    assert page.cards
    assert page.arrival.isVisible()


def test_a_plug_in_counts_as_recent_for_a_while(plug: SimulatedPlug, qtbot: QtBot) -> None:
    assert not plug.came_within(60_000)
    plug.plug_in()
    assert plug.came_within(60_000)
    qtbot.waitUntil(lambda: not plug.came_within(1))
    plug.follow(SAFE, plug.view.drive.mount_points[0])
    assert not plug.came_within(60_000)


def test_only_a_drive_that_was_there_is_plugged_in_again(plug: SimulatedPlug, drives: DriveList) -> None:
    plug.plug_in_again()
    assert len(drives.views) == 0
    plug.plug_in()
    plug.follow(SAFE, plug.view.drive.mount_points[0])
    plug.plug_in_again()
    assert list(drives.views) == [VIEW]


def test_the_backup_folder_disappears_and_returns_with_the_drive(drives: DriveList, tmp_path: Path) -> None:
    place = tmp_path / "Simulated drive"
    place.mkdir()
    (place / "file").touch()
    plug = SimulatedPlug(simulated_view(str(place), 50_000_000_000), drives, drives)
    plug.plug_in()
    plug.follow(SAFE, plug.view.drive.mount_points[0])
    assert not place.exists()
    plug.plug_in()
    assert (place / "file").exists()


def test_starting_a_backup_plugs_the_drive_in(plug: SimulatedPlug, drives: DriveList) -> None:
    plug.follow(SAFE, plug.view.drive.mount_points[0])
    assert len(drives.views) == 0
    plug.follow(RunState(), plug.view.drive.mount_points[0])
    plug.follow(RunState(), plug.view.drive.mount_points[0])
    assert list(drives.views) == [VIEW]


def test_the_notice_of_a_plug_in_disappears_after_a_while(page: DrivesPage, plug: SimulatedPlug) -> None:
    plug.plug_in()
    assert page.arrival.soon.isActive()
    page.arrival.soon.timeout.emit()
    assert not page.arrival.isVisible()


def test_in_another_language_the_plugged_in_drive_has_another_name_and_does_not_arrive_again(
    plug: SimulatedPlug, page: DrivesPage, drives: DriveList, monkeypatch: pytest.MonkeyPatch
) -> None:
    plug.plug_in()
    page.arrival.close_it.click()
    german = {"Simulated drive": "Simuliertes Laufwerk"}
    monkeypatch.setattr(texts, "translate", Language(lambda _context, text: german.get(text, text)))
    plug.translate_name()
    assert [view.drive.name for view in drives.views] == ["Simuliertes Laufwerk"]
    assert not page.arrival.isVisible()

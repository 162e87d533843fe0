"""Pages are created when they are first shown, and know what happened before."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from shingleback.bootstrap.demo_window import connect_simulated_plug
from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.backup_sets import PlaceLookup
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.safe_to_unplug import SafeToUnplug
from shingleback.gui.diagnosis.state import DiagnosisController, DiagnosisQuestion
from shingleback.gui.drives.texts import SimulatedPlug, simulated_view
from shingleback.gui.settings.page import Session
from shingleback.gui.window.window import Window
from shingleback.protocol.cloning import MoveFinished
from shingleback.protocol.results import EjectFinished
from shingleback.protocol.run_state import RunState
from tests.gui.conftest import Desk, backups
from tests.gui.test_run_page import DONE, state
from tests.helpers.pages import open_all
from tests.helpers.plugged_in import EXPANSION

ROUNDS = 5  # of event processing, until the layout has settled
VIEW = simulated_view("/simulated", 50_000_000_000)
SECOND_VIEW = simulated_view("/simulated/second", 50_000_000_000)
SAFE = RunState().ejecting().after(EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True))


class ShownWindows(QObject):
    """Records widgets that are shown as top-level windows."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's own name)
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(f"{type(watched).__name__} {watched.objectName()}")
        return False


@pytest.fixture
def shown_windows(qapp: QApplication) -> Iterator[ShownWindows]:
    shown_windows = ShownWindows()
    qapp.installEventFilter(shown_windows)
    yield shown_windows
    qapp.removeEventFilter(shown_windows)


def created_sections(window: Window) -> list[Section]:
    return [section for section, page in window.pages.by_section().items() if page.instance is not None]


def second_window(desk: Desk, qtbot: QtBot, preset: str = "") -> Window:
    """A second, unopened window on the same models."""
    window = Window()
    backup_parts = backups(desk.run, PlaceLookup(desk.worker), desk.chosen, desk.drives)
    session = Session(languages={"de": "Deutsch", "fr": "Français"})
    window.build_pages(backup_parts, desk.drives, DiagnosisController(desk.worker), preset, lambda: session)
    qtbot.addWidget(window)
    return window


def test_an_unopened_window_has_no_page_and_an_opened_one_only_the_first(desk: Desk, qtbot: QtBot) -> None:
    window = second_window(desk, qtbot)
    assert created_sections(window) == []
    window.show()
    assert created_sections(window) == [Section.HOME]
    assert window.home.isVisible()
    assert window.home.late_editor.instance is None


def test_a_section_requested_before_the_window_opens_is_shown_when_it_does(desk: Desk, qtbot: QtBot) -> None:
    window = second_window(desk, qtbot)
    window.show_section(Section.DRIVES)
    window.show()
    assert created_sections(window) == [Section.DRIVES]
    assert window.drives.isVisible()


def test_using_a_hidden_page_does_not_show_it(desk: Desk, qtbot: QtBot) -> None:
    window = second_window(desk, qtbot)
    assert not window.settings.isVisible()
    window.show()
    assert window.section is Section.HOME
    assert window.home.isVisible()
    assert window.navigation.buttons[Section.HOME].isChecked()


def test_a_page_is_created_on_the_first_visit_and_kept(desk: Desk) -> None:
    window = desk.window
    pages = []
    for number, section in enumerate(Section, 1):
        window.show_section(section)
        assert len(created_sections(window)) == number
        assert window.page.isVisible()
        pages.append(window.page)
    for section, page in zip(Section, pages, strict=True):
        window.show_section(section)
        assert window.page is page


def test_a_window_closes_before_its_pages_were_created(desk: Desk, qtbot: QtBot) -> None:
    window = second_window(desk, qtbot)
    assert window.close()
    assert created_sections(window) == []


def test_drives_plugged_in_before_the_page_was_created_have_cards(desk: Desk) -> None:
    desk.drives.on_event(DriveArrived(EXPANSION))
    assert Section.DRIVES not in created_sections(desk.window)
    assert list(desk.window.drives.cards) == [EXPANSION.path]


def test_a_question_asked_before_the_page_was_created_is_shown_as_running(desk: Desk) -> None:
    desk.diagnosis.start(DiagnosisQuestion("/dev/sdb", "Seagate"))
    assert desk.window.happened.busy.isVisibleTo(desk.window.happened)
    assert "Seagate" in desk.window.happened.concerns.text()


def test_a_setting_changed_before_the_page_was_created_is_shown(desk: Desk) -> None:
    desk.chosen.change(lambda old: replace(old, moves=not old.moves))
    assert desk.window.settings.program.moves.isChecked() is desk.chosen.settings.moves


def test_a_run_that_advanced_before_its_page_was_created_is_shown(desk: Desk) -> None:
    desk.run.state = state(DONE)
    assert desk.window.home.run_page.head.title.text() == "The backup is complete"


def test_restoring_from_a_backup_opens_it_on_a_newly_created_page(desk: Desk) -> None:
    desk.window.restore_from(str(desk.destination))
    assert desk.window.section is Section.RESTORE
    assert desk.window.restore.start.place.currentData() == str(desk.destination)


def test_the_destination_of_a_move_is_shown_on_a_page_created_later(desk: Desk) -> None:
    moved = MoveFinished(outcome="done", exit_code=0, destination=str(desk.destination), target="/media/me/New/Backup")
    desk.window.drives.requests.moved.emit(moved)
    assert desk.window.pages.restore.instance is None
    desk.window.show()
    desk.window.show_section(Section.RESTORE)
    assert desk.window.restore.start.place.currentData() == "/media/me/New/Backup"


@pytest.mark.parametrize("is_pulled", [False, True], ids=["plugged in", "ejected"])
def test_the_simulated_drive_is_shown_on_a_page_created_later(desk: Desk, *, is_pulled: bool) -> None:
    connect_simulated_plug((VIEW, SECOND_VIEW), desk.drives, desk.run, desk.window, SafeToUnplug())
    plug = desk.window.findChild(SimulatedPlug)
    assert plug is not None
    plug.plug_in()
    if is_pulled:
        plug.follow(SAFE, VIEW.drive.mount_points[0])
    page = desk.window.drives
    assert page.arrival.isVisibleTo(page) is not is_pulled
    assert page.plug_in.isVisibleTo(page) is is_pulled


@pytest.mark.parametrize("section", Section)
def test_a_page_never_gets_narrower_after_it_is_shown(desk: Desk, qtbot: QtBot, section: Section) -> None:
    """Parts that are hidden by then would have widened the window for good."""
    window = second_window(desk, qtbot)
    page = window.pages.by_section()[section].get()
    at_first = page.minimumSizeHint().width()
    window.show()
    window.show_section(section)
    for _ in range(ROUNDS):
        QApplication.processEvents()
    assert page.minimumSizeHint().width() >= at_first


@pytest.mark.parametrize("preset", ["", "demo"])
def test_no_part_of_a_page_becomes_a_top_level_window_during_creation(
    desk: Desk, qtbot: QtBot, shown_windows: ShownWindows, preset: str
) -> None:
    """It would flash up and take the keyboard focus."""
    desk.drives.on_event(DriveArrived(EXPANSION))
    desk.choose()
    window = second_window(desk, qtbot, preset)
    open_all(window)
    assert shown_windows.seen == []
    window.show()
    assert shown_windows.seen == ["Window "]

"""In the program's first seconds, no drive counts as unplugged that has merely not been seen yet."""

from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.domain.drive import DriveArrived, DriveEvent, DrivesListed, ServiceChanged, ServiceState
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import PlaceLookup
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.restore import Access
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.diagnosis.state import DiagnosisController
from shingleback.gui.window.window import Window
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings
from tests.gui.conftest import backups
from tests.helpers.painted import paints
from tests.helpers.plugged_in import make_drives
from tests.helpers.program import for_workers, quick_command
from tests.unit.gui.controllers.drives import EXPANSION, THERE, mounted

POINT: Final = "/run/media/me/Backup"
DRIVE: Final = mounted(EXPANSION, POINT)
LISTED: Final = DrivesListed()
AWAY: Final = "Not plugged in"


@pytest.fixture
def drives() -> DriveList:
    return make_drives(is_listed=False)


@pytest.fixture
def window(qtbot: QtBot, drives: DriveList, monkeypatch: pytest.MonkeyPatch) -> Window:
    for_workers(monkeypatch)
    chosen = BackupSet(["/home/me"], f"{POINT}/Shingleback", key="1", drives=[EXPANSION.key])
    memory = Memory(Paths.of_user())
    memory.save(Settings(sets=[chosen], places={chosen.key: EXPANSION.key}))
    run, place = BackupRun(Worker(quick_command())), PlaceLookup(Worker(quick_command()))
    window = Window()
    pages = backups(run, place, SettingsController(memory), drives)
    window.build_pages(pages, drives, DiagnosisController(Worker(quick_command())))
    qtbot.addWidget(window, before_close_func=lambda _window: place.stop())
    window.resize(1200, 800)
    window.show()
    return window


@pytest.mark.parametrize(
    ("events", "is_away"),
    [
        ((), False),
        ((THERE,), False),
        ((THERE, DriveArrived(DRIVE)), False),
        ((THERE, DriveArrived(DRIVE), LISTED), False),
        ((THERE, LISTED), True),
        ((ServiceChanged(ServiceState.ABSENT),), True),
    ],
)
def test_a_drive_is_away_only_when_all_are_known(
    window: Window, drives: DriveList, events: tuple[DriveEvent, ...], *, is_away: bool
) -> None:
    for event in events:
        drives.on_event(event)

    assert paints(window, AWAY) == is_away
    assert paints(window, "Looking for it") == (not is_away and drives.views == ())


def test_nobody_is_asked_to_plug_in_a_drive_before_all_are_known(window: Window, drives: DriveList) -> None:
    window.show_section(Section.DRIVES)
    drives.on_event(THERE)
    was_asked = paints(window, "Plug in a drive")
    drives.on_event(LISTED)

    assert not was_asked
    assert paints(window, "Plug in a drive")


def test_restore_seeks_the_drive_too(window: Window, drives: DriveList, qtbot: QtBot) -> None:
    window.show_section(Section.RESTORE)
    qtbot.waitUntil(lambda: window.restore._history.browser.state.access is Access.AWAY)
    was_opening = paints(window, "Opening Backup")
    drives.on_event(THERE)
    drives.on_event(LISTED)

    assert was_opening
    assert paints(window, "Nothing to restore yet")

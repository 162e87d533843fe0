"""The demonstration on the home page: a real backup set with a simulated drive."""

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from shingleback.backup_sets.library import Memory
from shingleback.bootstrap.demo_window import connect_simulated_plug, demo_setting
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import PlaceLookup
from shingleback.gui.controllers.safe_to_unplug import SafeToUnplug
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.diagnosis.state import DiagnosisController
from shingleback.gui.drives.texts import SimulatedPlug
from shingleback.gui.window.window import Window
from shingleback.protocol.results import EjectFinished
from shingleback.protocol.run_state import RunState
from tests.gui.conftest import backups
from tests.gui.wizard_desk import text_of
from tests.helpers.plugged_in import make_drives
from tests.helpers.program import quick_command

SAFE = RunState().ejecting().after(EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True))


def test_the_simulated_drive_waits_to_be_plugged_in_and_disappears_after_the_eject(qtbot: QtBot) -> None:
    with demo_setting() as setting:
        simulation = setting.simulation
        assert simulation is not None
        run, drives, chosen = (
            BackupRun(Worker(quick_command())),
            make_drives(),
            SettingsController(Memory(setting.paths)),
        )
        backup_parts = backups(run, PlaceLookup(Worker(quick_command())), chosen, drives)
        window = Window()
        window.build_pages(backup_parts, drives, DiagnosisController(Worker(quick_command())), simulation.preset)
        qtbot.addWidget(window)
        plug = SimulatedPlug(simulation.view, drives, window)
        window.home.plug_in_requested.connect(plug.plug_in)
        (card,) = window.home.overview.cards.values()
        shown = [card.step.text()]
        card.step.click()
        shown.append(card.step.text())
        plug.follow(SAFE, simulation.view.drive.mount_points[0])
        shown.append(card.step.text())
        assert shown == ["Plug in the drive", "Back up now", "Plug in the drive"]
        assert "simulated" in text_of(window.home.overview)


def test_the_simulated_drive_can_be_plugged_in_again_though_no_drive_is_watched(qtbot: QtBot) -> None:
    with demo_setting() as setting:
        simulation = setting.simulation
        assert simulation is not None
        run = BackupRun(Worker(quick_command()))
        drives, chosen = make_drives(is_listed=False), SettingsController(Memory(setting.paths))
        window = Window()
        backup_parts = backups(run, PlaceLookup(Worker(quick_command())), chosen, drives)
        window.build_pages(backup_parts, drives, DiagnosisController(Worker(quick_command())), simulation.preset)
        qtbot.addWidget(window)
        connect_simulated_plug((simulation.view, simulation.second_view), drives, run, window, SafeToUnplug())
        plug = window.findChild(SimulatedPlug)
        assert plug is not None
        plug.plug_in()
        plug.follow(SAFE, simulation.view.drive.mount_points[0])
        (card,) = window.home.overview.cards.values()
        assert card.step.text() == "Plug in the drive"
        assert window.drives.plug_in.isVisibleTo(window.drives)
        card.step.click()
        assert card.step.text() == "Back up now"


def test_the_simulated_drive_can_be_plugged_in_again_on_a_page_that_was_made_again(qtbot: QtBot) -> None:
    """As in another language. The old page is deleted, and does not listen any more."""
    with demo_setting() as setting:
        simulation = setting.simulation
        assert simulation is not None
        run = BackupRun(Worker(quick_command()))
        drives, chosen = make_drives(is_listed=False), SettingsController(Memory(setting.paths))
        window = Window()
        backup_parts = backups(run, PlaceLookup(Worker(quick_command())), chosen, drives)
        window.build_pages(backup_parts, drives, DiagnosisController(Worker(quick_command())), simulation.preset)
        qtbot.addWidget(window)
        connect_simulated_plug((simulation.view, simulation.second_view), drives, run, window, SafeToUnplug())
        before = window.drives
        window.rebuild_pages()
        qtbot.waitUntil(lambda: not isValid(before))
        plug, second_plug = window.findChildren(SimulatedPlug)
        for simulated in (plug, second_plug):
            simulated.plug_in()
        second_plug.follow(SAFE, simulation.second_view.drive.mount_points[0])
        assert not window.drives.plug_in.isVisibleTo(window.drives)
        plug.follow(SAFE, simulation.view.drive.mount_points[0])
        assert window.drives.plug_in.isVisibleTo(window.drives)


def test_the_demonstration_notifies_like_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/somewhere")
    with demo_setting() as setting:
        assert setting.bus == "unix:path=/somewhere"

"""The demonstration on the home page: a real backup set with a simulated drive."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from shingleback.backup_sets.library import Memory
from shingleback.bootstrap.demo_window import connect_simulated_plug, demo_setting
from shingleback.bootstrap.window_setting import Simulation
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import PlaceLookup
from shingleback.gui.controllers.drives import DriveList
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


@dataclass(frozen=True)
class Demo:
    simulation: Simulation
    drives: DriveList
    run: BackupRun
    window: Window

    @property
    def step(self) -> QPushButton:
        (card,) = self.window.home.overview.cards.values()
        return card.step

    def plugs(self) -> list[SimulatedPlug]:
        """Connects both simulated drives, and returns them."""
        views = (self.simulation.view, self.simulation.second_view)
        connect_simulated_plug(views, self.drives, self.run, self.window, SafeToUnplug())
        return self.window.findChildren(SimulatedPlug)


@contextmanager
def demo(qtbot: QtBot, *, is_listed: bool) -> Iterator[Demo]:
    with demo_setting() as setting:
        simulation = setting.simulation
        assert simulation is not None
        run, drives = BackupRun(Worker(quick_command())), make_drives(is_listed=is_listed)
        chosen, window = SettingsController(Memory(setting.paths)), Window()
        backup_parts = backups(run, PlaceLookup(Worker(quick_command())), chosen, drives)
        window.build_pages(backup_parts, drives, DiagnosisController(Worker(quick_command())), simulation.preset)
        qtbot.addWidget(window)
        yield Demo(simulation, drives, run, window)


def eject(plug: SimulatedPlug) -> None:
    plug.follow(SAFE, plug.view.drive.mount_points[0])


def test_the_simulated_drive_waits_to_be_plugged_in_and_disappears_after_the_eject(qtbot: QtBot) -> None:
    with demo(qtbot, is_listed=True) as shown_demo:
        window, step = shown_demo.window, shown_demo.step
        plug = SimulatedPlug(shown_demo.simulation.view, shown_demo.drives, window)
        window.home.plug_in_requested.connect(plug.plug_in)
        shown = [step.text()]
        step.click()
        shown.append(step.text())
        eject(plug)
        shown.append(step.text())
        assert shown == ["Plug in the drive", "Back up now", "Plug in the drive"]
        assert "simulated" in text_of(window.home.overview)


def test_the_simulated_drive_can_be_plugged_in_again_though_no_drive_is_watched(qtbot: QtBot) -> None:
    with demo(qtbot, is_listed=False) as shown_demo:
        plug, _second_plug = shown_demo.plugs()
        plug.plug_in()
        eject(plug)
        assert shown_demo.step.text() == "Plug in the drive"
        assert shown_demo.window.drives.plug_in.isVisibleTo(shown_demo.window.drives)
        shown_demo.step.click()
        assert shown_demo.step.text() == "Back up now"


def test_the_simulated_drive_can_be_plugged_in_again_on_a_page_that_was_made_again(qtbot: QtBot) -> None:
    """As in another language. The old page is deleted, and does not listen any more."""
    with demo(qtbot, is_listed=False) as shown_demo:
        plug, second_plug = shown_demo.plugs()
        window = shown_demo.window
        before = window.drives
        window.rebuild_pages()
        qtbot.waitUntil(lambda: not isValid(before))
        for simulated in (plug, second_plug):
            simulated.plug_in()
        eject(second_plug)
        assert not window.drives.plug_in.isVisibleTo(window.drives)
        eject(plug)
        assert window.drives.plug_in.isVisibleTo(window.drives)


def test_the_simulated_drives_are_renamed_in_another_language_before_home_is_opened(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
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
        for plug in window.findChildren(SimulatedPlug):
            plug.plug_in()
        german = {"Simulated drive": "Simuliertes Laufwerk", "Second simulated drive": "Simuliertes Laufwerk 2"}
        monkeypatch.setattr("shingleback.gui.drives.texts.translate", lambda _context, text: german.get(text, text))

        assert window.drives is not None

        assert {view.drive.name for view in drives.views} == set(german.values())


def test_a_simulated_drive_that_is_plugged_in_again_is_no_longer_safe_to_unplug(qtbot: QtBot) -> None:
    with demo_setting() as setting:
        simulation = setting.simulation
        assert simulation is not None
        run, safe_to_unplug = BackupRun(Worker(quick_command())), SafeToUnplug()
        drives, chosen = make_drives(is_listed=False), SettingsController(Memory(setting.paths))
        window = Window()
        backup_parts = backups(run, PlaceLookup(Worker(quick_command())), chosen, drives)
        window.build_pages(backup_parts, drives, DiagnosisController(Worker(quick_command())), simulation.preset)
        qtbot.addWidget(window)
        connect_simulated_plug((simulation.view, simulation.second_view), drives, run, window, safe_to_unplug)
        place = simulation.view.drive.mount_points[0]
        safe_to_unplug.on_run(place, EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True))
        assert safe_to_unplug.drives

        plug = window.findChild(SimulatedPlug)
        assert plug is not None
        plug.plug_in()

        assert not safe_to_unplug.drives


def test_the_demonstration_notifies_like_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/somewhere")
    with demo_setting() as setting:
        assert setting.bus == "unix:path=/somewhere"

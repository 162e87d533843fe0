"""The wizard in the demonstration: the real program is the worker, and the drive is simulated."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.bootstrap.demo_window import demo_setting
from shingleback.domain.destination import SIMULATED_DRIVE
from shingleback.domain.formatting.types import PreparedState
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import PlaceLookup
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.diagnosis.state import DiagnosisController
from shingleback.gui.drives.texts import named
from shingleback.gui.run.texts import size, translate
from shingleback.gui.window.language import ENGLISH, speak
from shingleback.gui.window.window import Window
from shingleback.gui.wizard.opening import Wizards
from shingleback.gui.wizard.state import WizardStep
from tests.gui.conftest import backups
from tests.gui.wizard_desk import Table, end, end_runs, text_of
from tests.helpers.painted import paints
from tests.helpers.plugged_in import make_drives
from tests.helpers.program import for_workers, quick_command


@pytest.fixture
def table(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    for_workers(monkeypatch)
    workers: list[Worker] = []
    with demo_setting() as setting:
        simulation = setting.simulation
        assert simulation is not None

        def make_worker() -> Worker:
            workers.append(Worker(quick_command(), simulation.environment))
            return workers[-1]

        run, drives, chosen = BackupRun(make_worker()), make_drives(), SettingsController(Memory(setting.paths))
        diagnosis, place = DiagnosisController(make_worker()), PlaceLookup(make_worker())
        window = Window()
        window.build_pages(backups(run, place, chosen, drives), drives, diagnosis, simulation.preset)
        qtbot.addWidget(window, before_close_func=lambda window: end_runs(window, workers, qtbot))
        wizards = Wizards(window, drives, chosen, make_worker)
        drives.show(simulation.view)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        yield Table(tmp_path, drives, chosen, wizards, qtbot, workers)
        end(workers)


def open_demo(table: Table) -> Window:
    window = table.wizards.parent()
    assert isinstance(window, Window)
    next(iter(window.drives.cards.values())).set_up.click()
    table.reach(lambda: table.state.is_looked_at)
    return window


def test_the_demonstration_leads_from_the_first_drive_to_the_first_backup(table: Table) -> None:
    prepared_keys: list[str] = []
    table.wizards.prepared.connect(prepared_keys.append)
    window = open_demo(table)
    table.walk_to(WizardStep.CONFIRM)
    assert table.state.plan is not None
    table.type_name(table.state.plan.name)
    assert "the drive is simulated, and no real drive is erased" in text_of(table.wizard)

    table.wizard.foot.go_on.click()
    table.reach(lambda: len(table.state.steps) > 1)
    table.reach_page(WizardStep.FOLDERS)
    assert {step.state for step in table.state.steps} == {"done"}
    table.reach(lambda: "Total: 1" in text_of(table.wizard) and "so far" not in text_of(table.wizard))
    assert any(folder.endswith("Videos") for folder in table.wizard.folders.folders.folders)
    table.wizard.foot.go_on.click()

    assert window.section is Section.HOME
    assert prepared_keys == [table.drives.views[0].drive.key], "what was due for it is due no more"
    table.reach(lambda: window.home.is_busy)
    place = next(iter(table.drives.views)).drive.mount_points[0]
    table.reach(lambda: os.path.isdir(place))


def test_the_first_backup_to_the_drive_that_was_erased_finds_nothing_of_the_one_before(table: Table) -> None:
    place = Path(table.drives.views[0].drive.mount_points[0])
    folders = sorted((place.parent / "Home").iterdir())
    backup = quick_command("backup", str(place.parent / "Home" / "Documents"), str(place), "--json")
    subprocess.run(backup, env=os.environ | table.workers[0].environment, check=True, capture_output=True)
    assert any(place.iterdir())

    window = open_demo(table)
    table.walk_to(WizardStep.CONFIRM)
    shown = text_of(table.wizard)
    assert "1 version of Documents" in shown, shown
    assert "Start Here.pdf" not in shown  # a file of a new drive
    table.type_name(table.state.name)
    table.wizard.foot.go_on.click()
    table.reach_page(WizardStep.FOLDERS)
    assert not any(place.iterdir())
    table.wizard.folders.folders.set_folders([str(folder) for folder in folders])
    table.reach(table.wizard.foot.go_on.isEnabled)
    table.wizard.foot.go_on.click()
    run = window.home.run
    table.reach(lambda: run.state.counts is not None)
    files = sum(path.is_file() for folder in folders for path in folder.rglob("*"))
    assert run.state.counts is not None
    assert run.state.counts.total.files == files
    table.reach(lambda: paints(window.home.run_page, f"of {size(run.state.counts.total.bytes)}"))


@pytest.mark.parametrize("language", ["en", "de", "he"])
def test_the_simulated_drive_has_one_name_in_the_language_of_the_window_which_is_also_the_one_to_type(
    table: Table, qapp: QApplication, built: Path, language: str
) -> None:
    speak(qapp, language, built, desktop=())
    name = translate("drives", SIMULATED_DRIVE)
    assert (name == SIMULATED_DRIVE) == (language == "en")
    table.drives.show(named(table.drives.views[0]))
    open_demo(table)
    assert name in text_of(table.wizard)
    table.walk_to(WizardStep.CONFIRM)
    assert name in table.wizard.heading.text()
    shown = text_of(table.wizard).replace("\u00a0", " ")
    assert "Simulated" not in (shown.replace(SIMULATED_DRIVE, "") if language == "en" else shown)

    typed = table.confirm.sure.typed
    typed.setFocus()
    for letter in name:
        assert not table.wizard.foot.go_on.isEnabled()
        QApplication.sendEvent(typed, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter))
    table.wizard.foot.go_on.click()
    table.reach_page(WizardStep.FOLDERS)
    speak(qapp, ENGLISH, Path(), desktop=())


def test_stopping_the_demonstration_in_time_changes_nothing(table: Table) -> None:
    open_demo(table)
    table.walk_to(WizardStep.CONFIRM)
    assert table.state.plan is not None
    table.type_name(table.state.plan.name)
    table.wizard.foot.go_on.click()
    table.reach(lambda: bool(table.state.steps))

    table.wizard.foot.stop.click()

    table.reach_page(WizardStep.STOPPED)
    assert table.state.result is not None
    assert table.state.result.state == PreparedState.UNTOUCHED
    assert table.wizard.heading.text() == "Stopped"

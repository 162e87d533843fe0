"""A screen reader can name everything in the window: each page, each dialog, in each state."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QProgressBar, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.gui.run.page import RunPage
from shingleback.gui.settings.excludes_dialog import ExcludesDialog
from shingleback.gui.widgets.basic import Collapsible
from shingleback.gui.widgets.choosers import UnlockDialog
from shingleback.gui.wizard.state import WizardStep
from shingleback.gui.wizard.window import ExplanationDialog
from shingleback.messages.help.topic import Topic
from tests.gui.conftest import Desk
from tests.gui.test_run_page import DONE, REST, drive, state
from tests.gui.wizard_desk import Table
from tests.helpers.accessible import accessibility_faults, accessible_items
from tests.helpers.plugged_in import EXPANSION, INTERNAL, PASSPORT
from tests.helpers.recordings import example_recording

DIALOGS: dict[str, Callable[[], QDialog]] = {
    "excludes": lambda: ExcludesDialog(["*.tmp"], skips_caches=True),
    "unlock": lambda: UnlockDialog("Seagate Expansion"),
    "explanation": lambda: ExplanationDialog(Topic.SLOWS_DOWN),
}


def test_every_control_of_every_section_has_an_accessible_name(desk: Desk) -> None:
    for plugged_in in (EXPANSION, PASSPORT, INTERNAL):
        desk.drives.on_event(DriveArrived(plugged_in))
    desk.choose()
    all_faults: list[str] = []
    for section in desk.window.navigation.buttons:
        desk.window.show_section(section)
        for fold in desk.window.page.findChildren(Collapsible):
            fold.unfold(is_open=True)
        QApplication.processEvents()
        all_faults += [f"{section.name}: {fault}" for fault in accessibility_faults(desk.window)]
    assert not all_faults, "\n".join(all_faults)


def test_an_empty_window_is_accessible_too(desk: Desk) -> None:
    for section in desk.window.navigation.buttons:
        desk.window.show_section(section)
        assert accessibility_faults(desk.window) == []
        assert len(accessible_items(desk.window.page)) > 3


def test_every_control_of_the_editor_has_an_accessible_name(desk: Desk) -> None:
    desk.drives.on_event(DriveArrived(EXPANSION))
    desk.window.home.add()
    editor = desk.window.home.editor
    editor.more.unfold(is_open=True)
    QApplication.processEvents()
    assert editor.isVisible()
    assert accessibility_faults(editor) == []


@pytest.mark.parametrize("page", [WizardStep.WELCOME, WizardStep.QUESTIONS, WizardStep.CONFIRM])
def test_every_control_of_the_wizard_has_an_accessible_name(table: Table, page: WizardStep) -> None:
    table.plug_in()
    table.open()
    table.walk_to(page)
    assert accessibility_faults(table.wizard) == []


@pytest.mark.parametrize("kind", DIALOGS)
def test_every_dialog_has_a_title_and_accessible_controls(kind: str, qtbot: QtBot) -> None:
    dialog = DIALOGS[kind]()
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.windowTitle()
    assert accessibility_faults(dialog) == []


@pytest.mark.parametrize(
    "now",
    [state(), state(drive("full")), state(drive("tidying"), REST), state(DONE)],
    ids=["copying", "slow", "resting", "ended"],
)
def test_the_run_page_is_accessible_in_every_state(now: object, qtbot: QtBot) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    page.resize(1400, 800)
    page.show()
    page.show_recording(example_recording(60), None)
    page.show_state(now)  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: page.graph.is_drawn)
    QApplication.processEvents()
    assert accessibility_faults(page) == []
    assert "Speed of the backup over time" in [item.name for item in accessible_items(page)]


def test_controls_without_a_name_are_found(qtbot: QtBot) -> None:
    """Guards the other tests, which would otherwise pass if the check found nothing at all."""
    unnamed = QWidget()
    qtbot.addWidget(unnamed)
    layout = QVBoxLayout(unnamed)
    for control in (QPushButton(), QLineEdit(), QProgressBar(), QPushButton("Start")):
        layout.addWidget(control)
    unnamed.show()
    all_faults = accessibility_faults(unnamed)
    assert len([fault for fault in all_faults if "has no name" in fault]) == 3
    assert not any("Start" in fault for fault in all_faults)

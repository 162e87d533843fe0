"""The step indicator of the wizard, its last page, and its progress indicator."""

import gc
import threading
import weakref

import msgspec.structs
import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QStyledItemDelegate
from shiboken6 import isValid

from shingleback.backup_sets.library import Memory
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.widgets.choosers import PathDelegate
from shingleback.gui.wizard.state import WizardStep
from shingleback.protocol.results import SizesFinished
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, When
from tests.gui.wizard_desk import (
    CONTENTS,
    DRIVE,
    WAIT,
    Table,
    planned,
    surveyed,
    text_of,
    walk_to_the_end,
    welcome,
)


def test_waiting_shows_a_progress_indicator(table: Table) -> None:
    table.script("contents", WAIT, surveyed(CONTENTS))
    table.script("plan", WAIT, planned())
    table.plug_in()
    table.wizards.open(DRIVE)
    busy = table.wizard.way.busy
    assert busy.isVisible(), "while the drive is surveyed"
    table.reach(lambda: bool(table.started("contents")))
    table.go()
    table.reach(lambda: table.state.is_looked_at)
    assert not busy.isVisible()

    table.wizard.foot.go_on.click()
    assert busy.isVisible(), "while the plan is made"
    assert not table.wizard.foot.go_on.isEnabled()
    table.reach(lambda: bool(table.started("plan")))
    table.go()
    table.reach(table.wizard.foot.go_on.isEnabled)
    assert not busy.isVisible()


def test_the_progress_indicator_is_part_of_the_step_indicator(table: Table) -> None:
    table.plug_in()
    table.open()
    for page, step in ((WizardStep.WELCOME, 0), (WizardStep.QUESTIONS, 1), (WizardStep.CONFIRM, 2)):
        table.walk_to(page)
        step_indicator = table.wizard.way
        step_indicator.busy.show()
        assert step_indicator.grab() is not None  # settles the layout
        assert step_indicator.busy.x() == step_indicator.strokes[step].x()
        assert step_indicator.busy.width() == step_indicator.strokes[step].width()
        assert all(abs(stroke.width() - step_indicator.busy.width()) <= 1 for stroke in step_indicator.strokes)


def test_skipped_steps_are_not_marked_when_an_old_backup_is_used(table: Table) -> None:
    table.script("contents", surveyed(msgspec.structs.replace(CONTENTS, backup_sources=["/home/me"])))
    table.plug_in()
    table.open()
    welcome(table).old.accept.click()
    table.reach_page(WizardStep.FOLDERS)

    reached = [stroke.objectName() == "step-reached" for stroke in table.wizard.way.strokes]
    assert reached == [True, False, False, True]


def test_without_a_folder_the_backup_cannot_be_started(table: Table) -> None:
    walk_to_the_end(table)
    table.wizard.folders.folders.set_folders([])

    assert not table.wizard.foot.go_on.isEnabled()
    assert "Add at least one folder" in text_of(table.wizard)


def test_an_existing_set_keeps_its_schedule(table: Table) -> None:
    existing_set = BackupSet(folders=["/home/me"], destination="/media/me/Old", when=When.ASK)
    SettingsController(Memory(Paths.of_user())).put(existing_set)
    walk_to_the_end(table)

    assert table.wizard.folders.when.when is When.ASK


def test_a_folder_is_shown_with_invisible_characters_escaped(table: Table) -> None:
    walk_to_the_end(table)
    folders = table.wizard.folders.folders
    painter = folders.itemDelegateForColumn(0)
    assert isinstance(painter, QStyledItemDelegate)
    painted = painter.displayText("/mnt/gnp.\u202eexe", QLocale())

    assert painted == "gnp.\\u202eexe"


@pytest.mark.parametrize(
    ("folder", "painted"),
    [
        ("/home/me", "Home folder"),
        ("/home/me/Documents", "Documents"),
        ("/home/me/Pictures/2024", "2024"),
        ("/home/merle/Documents", "Documents"),
        ("/mnt/photos", "photos"),
    ],
)
def test_a_folder_is_shown_by_its_name(folder: str, painted: str) -> None:
    delegate = PathDelegate(home="/home/me")

    assert delegate.displayText(folder, QLocale()) == painted


def test_the_folder_counter_of_a_closed_wizard_is_not_destroyed_by_another_thread(table: Table) -> None:
    """Python's garbage collector runs in any thread, and destroying a QTimer or QProcess there crashes the program."""
    table.plug_in()
    table.open()
    counting = weakref.ref(table.counting)
    worker = weakref.ref(table.counting.findChildren(Worker)[0])
    table.wizard.reject()
    table.reach(lambda: table.wizards.current is None)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    collector = threading.Thread(target=gc.collect)
    collector.start()
    collector.join()
    assert [reference() is not None and isValid(reference()) for reference in (counting, worker)] == [True, True]


@pytest.mark.parametrize("count", [1, 5, 40])
def test_the_list_of_folders_grows_with_its_folders_up_to_a_limit(table: Table, count: int) -> None:
    """So that the schedule below is visible without scrolling."""
    walk_to_the_end(table)
    page = table.wizard.folders
    page.folders.set_folders([f"/home/me/{number}" for number in range(count)])
    QApplication.processEvents()
    first = page.folders.topLevelItem(0)
    assert first is not None
    row = page.folders.visualItemRect(first).height()
    QApplication.processEvents()  # the cards around the list follow
    assert min(count, 8) * row <= page.folders.viewport().height() < (min(count, 8) + 3) * row


def test_a_missing_folder_is_reported_and_the_others_are_counted(table: Table) -> None:
    """Otherwise nothing would be counted, and the first backup would be refused at once."""
    refused = SizesFinished(outcome="usage", exit_code=2, why="source-missing", values={"path": "/home/me/gone"})
    walk_to_the_end(table)
    page = table.wizard.folders
    table.script("sizes", refused)
    page.folders.set_folders(["/home/me/gone", "/home/me/Music"])
    table.reach(lambda: "not there" in [page.folders.model().index(row, 1).data() for row in range(2)])
    assert not table.wizard.foot.go_on.isEnabled()
    assert table.wizard.foot.says.text() == "Remove the folder that is not there."
    table.reach(lambda: table.started("sizes")[-1][-2:] == ["--", "/home/me/Music"])

    page.folders.set_folders(["/home/me/Music"])
    assert table.wizard.foot.go_on.isEnabled()

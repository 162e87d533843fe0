"""The line of steps above the wizard, its last page, and the signs of life while somebody waits."""

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
from shingleback.gui.controllers.wizard_state import WizardStep
from shingleback.protocol.results import SizesFinished
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, When
from tests.gui.wizard_desk import (
    CONTENTS,
    DRIVE,
    WAIT,
    Table,
    looked,
    planned,
    text_of,
    walk_to_the_end,
    welcome,
)

pytestmark = pytest.mark.qt_log_ignore("does not support", extend=True)  # what a platform without a screen says


def test_whoever_waits_sees_that_something_moves(table: Table) -> None:
    table.plays("contents", WAIT, looked(CONTENTS))
    table.plays("plan", WAIT, planned())
    table.plug_in()
    table.wizards.open(DRIVE)
    busy = table.wizard.way.busy
    assert busy.isVisible(), "while the drive is looked at"
    table.reach(lambda: bool(table.started("contents")))
    table.go()
    table.reach(lambda: table.state.is_looked_at)
    assert not busy.isVisible()

    table.wizard.go_on.click()
    assert busy.isVisible(), "while the plan is made"
    assert not table.wizard.go_on.isEnabled()
    table.reach(lambda: bool(table.started("plan")))
    table.go()
    table.reach(table.wizard.go_on.isEnabled)
    assert not busy.isVisible()


def test_waiting_moves_the_stroke_of_the_step_and_adds_no_second_line_of_steps(table: Table) -> None:
    table.plug_in()
    table.open()
    for page, step in ((WizardStep.WELCOME, 0), (WizardStep.QUESTIONS, 1), (WizardStep.CONFIRM, 2)):
        table.walk_to(page)
        way = table.wizard.way
        way.busy.show()
        assert way.grab() is not None  # so that the layout is settled
        assert way.busy.y() < way.labels[step].y()
        assert way.busy.x() == way.labels[step].x()
        assert way.busy.width() == way.labels[step].width()
        assert all(abs(label.width() - way.busy.width()) <= 1 for label in way.labels)


def test_the_steps_between_are_not_ticked_where_an_old_backup_is_used(table: Table) -> None:
    table.plays("contents", looked(msgspec.structs.replace(CONTENTS, backup_sources=["/home/me"])))
    table.plug_in()
    table.open()
    welcome(table).use_old.click()
    table.reach_page(WizardStep.FOLDERS)

    assert [label.text() for label in table.wizard.way.labels] == [
        "✓ The drive",
        "2 Questions",
        "3 Erase",
        "4 What and when",
    ]


def test_without_a_folder_there_is_nothing_to_start(table: Table) -> None:
    walk_to_the_end(table)
    table.wizard.folders.folders.set_folders([])

    assert not table.wizard.go_on.isEnabled()
    assert "Add at least one folder" in text_of(table.wizard)


def test_a_set_that_has_a_rhythm_already_keeps_it(table: Table) -> None:
    kept = BackupSet(folders=["/home/me"], destination="/media/me/Old", when=When.ASK)
    SettingsController(Memory(Paths.of_user())).put(kept)
    walk_to_the_end(table)

    assert table.wizard.folders.when.when is When.ASK


def test_a_path_is_read_from_the_left_and_shows_what_cannot_be_seen(table: Table) -> None:
    walk_to_the_end(table)
    folders = table.wizard.folders.folders
    painter = folders.itemDelegateForColumn(0)
    assert isinstance(painter, QStyledItemDelegate)
    painted = painter.displayText("/home/me/gnp.\u202eexe", QLocale())

    assert painted == "\u2066/home/me/gnp.\\u202eexe\u2069"


def test_what_counted_for_a_wizard_that_was_closed_is_destroyed_by_no_other_thread(table: Table) -> None:
    """Python collects garbage in any thread, and a timer or process that is destroyed there crashes the program."""
    table.plug_in()
    table.open()
    counting = weakref.ref(table.wizard._counting)
    worker = weakref.ref(table.wizard._counting._query._worker)
    table.wizard.reject()
    table.reach(lambda: table.wizards.current is None)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    collector = threading.Thread(target=gc.collect)
    collector.start()
    collector.join()
    assert [one() is not None and isValid(one()) for one in (counting, worker)] == [True, True]


@pytest.mark.parametrize("count", [1, 5, 40])
def test_the_list_of_folders_is_as_high_as_its_folders_and_no_higher_than_some(table: Table, count: int) -> None:
    """So that one sees without scrolling that there is more to choose: when to back up."""
    walk_to_the_end(table)
    page = table.wizard.folders
    page.folders.set_folders([f"/home/me/{number}" for number in range(count)])
    QApplication.processEvents()
    first = page.folders.topLevelItem(0)
    assert first is not None
    row = page.folders.visualItemRect(first).height()
    assert min(count, 8) * row <= page.folders.viewport().height() < (min(count, 8) + 3) * row


def test_a_folder_that_is_not_there_is_told_and_the_others_are_counted(table: Table) -> None:
    """Else nothing would be counted, and the first backup would be refused as soon as it begins."""
    refused = SizesFinished(outcome="usage", exit_code=2, why="source-missing", values={"path": "/home/me/gone"})
    walk_to_the_end(table)
    page = table.wizard.folders
    table.plays("sizes", refused)
    page.folders.set_folders(["/home/me/gone", "/home/me/Music"])
    table.reach(lambda: "not there" in [page.folders.model().index(row, 1).data() for row in range(2)])
    assert not table.wizard.go_on.isEnabled()
    assert table.wizard.says.text() == "Remove the folder that is not there."
    table.reach(lambda: table.started("sizes")[-1][-2:] == ["--", "/home/me/Music"])

    page.folders.set_folders(["/home/me/Music"])
    assert table.wizard.go_on.isEnabled()

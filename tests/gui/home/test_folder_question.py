"""Whether a folder is the one that was at another place is asked in the editor as soon as it is chosen."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Why
from shingleback.domain.folder_question import FolderAnswer, FolderQuestion
from shingleback.gui.controllers.folder_recognition import FolderRecognition
from shingleback.gui.controllers.worker import Worker, WorkerEnd
from shingleback.gui.home.editor import SetEditor
from shingleback.gui.run.folder_question import FolderQuestionCard
from shingleback.gui.widgets.basic import Scrolling
from shingleback.gui.widgets.layouts import in_column
from shingleback.protocol.results import LookFinished
from shingleback.store.settings import BackupSet
from tests.gui.conftest import KEY, Desk
from tests.helpers.program import events

QUESTION = FolderQuestion(Why.FOLDER_KNOWN, "/home/me/Documents", "kitchen", "/home/anna/Documents")


@pytest.fixture
def moved(desk: Desk) -> Path:
    """The folder of a backup at another place, where a file is missing."""
    events("backup", desk.source, desk.destination, check=0)
    new = desk.source.parent / "new home" / "source"
    shutil.copytree(desk.source, new)
    shutil.rmtree(desk.source)
    (new / "large").unlink()
    return new


@pytest.fixture
def editor(desk: Desk, moved: Path, qtbot: QtBot) -> SetEditor:
    """A new set, to whose place the folder was added."""
    desk.window.home.add(str(desk.destination))
    editor = desk.window.home.editor
    editor.what.folders.add(str(moved))
    qtbot.waitUntil(editor.what.question.isVisible)
    return editor


def test_it_is_asked_as_soon_as_the_folder_is_added(desk: Desk, moved: Path, editor: SetEditor) -> None:
    assert editor.what.question.text.text().startswith(f"Is “{moved}” the folder that was at “{desk.source}” ")


def test_it_is_in_sight_on_a_small_screen(qtbot: QtBot) -> None:
    recognition = FolderRecognition(Worker(["true"]))
    card, folders, page = FolderQuestionCard(recognition), QWidget(), QWidget()
    folders.setMinimumHeight(900)
    in_column(folders, card, on=page)
    area = Scrolling(page)
    qtbot.addWidget(area)
    area.resize(640, 300)
    area.show()

    recognition.on_looked(WorkerEnd(LookFinished(outcome="done", questions=[QUESTION])))

    qtbot.waitUntil(lambda: card.visibleRegion().boundingRect() == card.rect())


def test_yes_is_saved_and_the_first_backup_goes_on(desk: Desk, moved: Path, editor: SetEditor, qtbot: QtBot) -> None:
    editor.what.question.yes.click()
    assert not editor.what.question.isVisible()
    editor.save.click()

    (saved,) = desk.chosen.sets
    assert saved.answers == [FolderAnswer(str(moved), old=str(desk.source))]
    desk.window.home.begin(saved.key)
    qtbot.waitUntil(lambda: desk.run.state.backed_up is not None and not desk.run.is_busy)
    result = desk.run.state.backed_up
    assert result is not None
    assert (result.outcome, result.copied.files, result.removed.files) == ("done", 0, 1)


def test_no_is_saved_too(desk: Desk, moved: Path, editor: SetEditor) -> None:
    editor.what.question.no.click()
    editor.save.click()

    (saved,) = desk.chosen.sets
    assert saved.answers == [FolderAnswer(str(moved))]


def test_it_is_asked_again_of_a_folder_that_was_taken_out(moved: Path, editor: SetEditor, qtbot: QtBot) -> None:
    editor.what.question.no.click()
    editor.what.folders.setCurrentRow(0)
    editor.what.folders.remove_selected()
    assert editor.backup_set.answers == []

    editor.what.folders.add(str(moved))

    qtbot.waitUntil(editor.what.question.isVisible)


def test_answers_do_not_follow_to_another_place(editor: SetEditor, tmp_path: Path) -> None:
    editor.what.question.yes.click()

    editor.where.place.set_place(str(tmp_path / "elsewhere"))

    assert editor.backup_set.answers == []


def test_an_answer_that_was_not_saved_is_kept_as_a_draft(desk: Desk, moved: Path, editor: SetEditor) -> None:
    editor.what.question.yes.click()
    desk.window.home.show_overview()

    desk.window.home.add()

    assert desk.window.home.editor.backup_set.answers == [FolderAnswer(str(moved), old=str(desk.source))]


def test_nothing_is_asked_of_a_set_whose_folders_the_backup_has(desk: Desk, qtbot: QtBot) -> None:
    events("backup", desk.source, desk.destination, check=0)
    desk.choose()
    desk.window.home.edit(KEY)
    editor = desk.window.home.editor

    qtbot.waitUntil(lambda: editor.recognition._query.has_no_query)

    assert not editor.what.question.isVisible()
    assert editor.draft.is_empty


def test_a_saved_answer_is_shown_no_more(desk: Desk, moved: Path, qtbot: QtBot) -> None:
    answer = FolderAnswer(str(moved), old=str(desk.source))
    assert desk.chosen.put(BackupSet([str(moved)], str(desk.destination), key=KEY, answers=[answer]))
    desk.window.home.edit(KEY)
    editor = desk.window.home.editor

    with qtbot.waitSignal(editor.recognition.changed):
        pass

    assert not editor.what.question.isVisible()
    assert editor.draft.is_empty

"""What somebody typed into the editor and did not save yet is still there when they come back to it."""

import msgspec.structs
import pytest

from shingleback.gui.home.editor import SetEditor
from shingleback.store.settings import BackupSet, When
from tests.gui.conftest import KEY, Desk

SAVED = BackupSet(folders=["/home/me/Pictures"], destination="/media/me/Backup", key=KEY, ejects=True)


@pytest.fixture
def editor(desk: Desk) -> SetEditor:
    desk.chosen.put(SAVED)
    return desk.window.home.editor


def _type(editor: SetEditor) -> None:
    editor.what.name.setText("All I love")
    editor.what.folders.add("/home/me/Music")
    editor.when.choices[When.DAILY].click()
    editor.how.rules.setPlainText("*.iso")
    editor.where.other.wanted.click()


def _typed(editor: SetEditor) -> tuple[object, ...]:
    draft = editor.backup_set
    return draft.name, draft.folders, draft.when, draft.excludes, editor.where.other.wanted.isChecked()


TYPED = ("All I love", ["/home/me/Pictures", "/home/me/Music"], When.DAILY, ["*.iso"], True)


def test_a_look_at_all_backup_sets_during_an_eject_keeps_what_was_typed(desk: Desk, editor: SetEditor) -> None:
    home = desk.window.home
    home.edit(KEY)
    _type(editor)
    home.overview.requests.watched.emit(KEY)
    home.show_overview()
    home.edit(KEY)
    assert _typed(editor) == TYPED
    editor.when.choices[When.ASK].click()
    assert editor.backup_set.ejects


def test_the_end_of_the_wizard_keeps_what_was_typed(desk: Desk, editor: SetEditor) -> None:
    home = desk.window.home
    home.edit(KEY)
    _type(editor)
    home.adopt(BackupSet(folders=["/srv"], destination="/media/me/Other", key="wizard"))
    assert home.overview.isVisible()
    home.edit(KEY)
    assert _typed(editor) == TYPED


def test_a_change_of_the_language_leaves_the_editor_open_as_it_was(desk: Desk, editor: SetEditor) -> None:
    desk.window.home.edit(KEY)
    _type(editor)
    desk.window.rebuild_pages()
    assert desk.window.home.editor is not editor
    assert desk.window.home.editor.isVisible()
    assert _typed(desk.window.home.editor) == TYPED


def test_a_new_set_survives_a_change_of_the_language(desk: Desk, editor: SetEditor) -> None:
    desk.window.home.add()
    editor.what.name.setText("half a na")
    desk.window.rebuild_pages()
    assert desk.window.home.editor.what.name.text() == "half a na"
    desk.window.home.editor.cancel.click()
    desk.window.rebuild_pages()
    assert desk.window.home.overview.isVisible()


def test_a_new_set_goes_on_where_it_was_left(desk: Desk, editor: SetEditor) -> None:
    home = desk.window.home
    home.add()
    editor.what.name.setText("half a na")
    home.edit(KEY)
    assert editor.what.name.text() == ""
    home.show_overview()
    home.overview.added.emit()
    assert editor.what.name.text() == "half a na"
    assert editor.title.text() == "A new backup set"


def test_a_drive_that_is_to_be_used_does_not_replace_the_one_of_a_new_set(desk: Desk, editor: SetEditor) -> None:
    home = desk.window.home
    home.add("/media/me/One")
    editor.what.name.setText("First")
    home.choose_destination("/media/me/Two")
    assert (editor.what.name.text(), editor.where.place.place) == ("", "/media/me/Two")
    editor.cancel.click()
    home.add()
    assert (editor.what.name.text(), editor.where.place.place) == ("First", "/media/me/One")


@pytest.mark.parametrize("ends_with", ["cancel", "save"])
def test_what_was_saved_or_canceled_is_a_draft_no_more(desk: Desk, editor: SetEditor, ends_with: str) -> None:
    home = desk.window.home
    home.edit(KEY)
    editor.what.name.setText("Another")
    home.show_overview()
    home.edit(KEY)
    getattr(editor, ends_with).click()
    desk.chosen.put(msgspec.structs.replace(SAVED, name="Changed elsewhere"))
    home.edit(KEY)
    assert editor.what.name.text() == "Changed elsewhere"


def test_what_was_not_typed_follows_the_saved_set(desk: Desk, editor: SetEditor) -> None:
    home = desk.window.home
    home.edit(KEY)
    editor.what.name.setText("All I love")
    home.show_overview()
    desk.chosen.put(msgspec.structs.replace(SAVED, drives=["usb-1"], pace="gentle"))
    home.edit(KEY)
    draft = editor.backup_set
    assert (draft.name, draft.drives, draft.pace) == ("All I love", ["usb-1"], "gentle")


def test_a_set_that_cannot_be_deleted_now_keeps_its_draft(desk: Desk, editor: SetEditor) -> None:
    desk.choose()
    home = desk.window.home
    home.begin(KEY)
    home.edit(KEY)
    editor.what.name.setText("All I love")
    editor.removed.emit(KEY)
    assert desk.chosen.set_of(KEY) is not None
    home.edit(KEY)
    assert editor.what.name.text() == "All I love"
    desk.run.kill()

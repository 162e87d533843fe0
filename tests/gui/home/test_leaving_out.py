"""Folders are excluded by unchecking them in a tree with sizes, in the editor of a set."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from shingleback.domain.excludes import path_rule
from shingleback.gui.controllers.subfolders import Subfolders
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.home.editor import SetEditor
from shingleback.gui.home.leaving_out import FolderTree, LeavingOutDialog, left_out_text, within
from shingleback.store.settings import BackupSet
from tests.gui.conftest import KEY, Desk
from tests.helpers.program import quick_command
from tests.helpers.trees import write

OUT, IN = Qt.CheckState.Unchecked, Qt.CheckState.Checked


@pytest.fixture
def home(tmp_path: Path) -> Path:
    write(tmp_path / "home" / "Pictures" / "raw" / "1.cr2", bytes(900_000))
    write(tmp_path / "home" / "Pictures" / "raw" / "old" / "2.cr2", bytes(50_000))
    write(tmp_path / "home" / "Pictures" / "2025" / "1.jpg", bytes(30_000))
    write(tmp_path / "home" / "Music" / "song", bytes(5_000))
    return tmp_path / "home"


@pytest.fixture
def subfolders(desk: Desk) -> Iterator[Subfolders]:
    worker = Worker(quick_command())  # with the environment set by `desk`
    subfolders = Subfolders(worker, desk.window)
    yield subfolders
    subfolders.stop()
    worker.kill()


@pytest.fixture
def dialog(home: Path, subfolders: Subfolders, qtbot: QtBot) -> LeavingOutDialog:
    pictures = str(home / "Pictures")
    dialog = LeavingOutDialog([pictures], [], subfolders)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: subfolders.is_counted(f"{pictures}/raw"))
    return dialog


def rows(item: QTreeWidgetItem) -> dict[str, QTreeWidgetItem]:
    children = [item.child(row) for row in range(item.childCount())]
    return {child.text(0): child for child in children if child is not None}


def top(tree: FolderTree) -> QTreeWidgetItem:
    item = tree.topLevelItem(0)
    assert item is not None
    return item


def test_the_only_folder_is_expanded_and_its_entries_have_sizes(dialog: LeavingOutDialog) -> None:
    shown_rows = rows(top(dialog.tree))
    assert {name: item.text(1) for name, item in shown_rows.items()} == {"2025": "30.0 kB", "raw": "950 kB"}
    assert {item.checkState(0) for item in shown_rows.values()} == {IN}
    assert dialog.total.text() == "Everything is backed up."


def test_unchecking_a_folder_excludes_everything_in_it(dialog: LeavingOutDialog, home: Path, qtbot: QtBot) -> None:
    raw = rows(top(dialog.tree))["raw"]
    raw.setExpanded(True)
    qtbot.waitUntil(lambda: raw.childCount() == 1)

    raw.setCheckState(0, OUT)

    assert dialog.left_out == [str(home / "Pictures" / "raw")]
    assert dialog.total.text() == "1 folder excluded: 950 kB"
    (old,) = rows(raw).values()
    assert (old.checkState(0), old.isDisabled()) == (OUT, True)
    raw.setCheckState(0, IN)
    assert dialog.left_out == []
    assert (old.checkState(0), old.isDisabled()) == (IN, False)


def test_a_folder_can_be_unchecked_by_keyboard(dialog: LeavingOutDialog, home: Path) -> None:
    dialog.tree.setFocus()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Space):
        QTest.keyClick(dialog.tree, key)
    assert dialog.left_out == [str(home / "Pictures" / "2025")]


def test_folders_can_be_sorted_by_size(dialog: LeavingOutDialog) -> None:
    dialog.tree.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    assert list(rows(top(dialog.tree))) == ["raw", "2025"]


def test_an_excluded_folder_that_no_longer_exists_can_be_included_again(
    home: Path, subfolders: Subfolders, qtbot: QtBot
) -> None:
    pictures, deleted_folder = str(home / "Pictures"), str(home / "Pictures" / "gone")
    dialog = LeavingOutDialog([pictures], [deleted_folder], subfolders)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: "gone" in rows(top(dialog.tree)))

    item = rows(top(dialog.tree))["gone"]
    assert (item.checkState(0), item.text(1)) == (OUT, "not found")
    item.setCheckState(0, IN)
    assert dialog.left_out == []


def test_the_editor_keeps_picked_folders_separate_from_patterns(desk: Desk) -> None:
    editor: SetEditor = desk.window.home.editor
    rules = ["*.iso", path_rule("/home/me/Pictures/raw")]
    stored = BackupSet(["/home/me/Pictures"], "/media/me/Backup", key=KEY, excludes=rules)
    desk.chosen.put(stored)
    desk.window.home.edit(KEY)

    assert editor.how.rules.toPlainText() == "*.iso"
    assert editor.what.left_out.text() == "Excluded: Pictures/raw"
    assert editor.backup_set.excludes == rules
    editor.what.folders.set_folders(["/home/me/Music"])
    assert editor.backup_set.excludes == ["*.iso"], "a folder that is not backed up needs no exclusion"
    assert not editor.what.left_out.isVisibleTo(editor)


def test_folders_are_picked_from_the_editor(
    desk: Desk, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor: SetEditor = desk.window.home.editor
    raw = str(home / "Pictures" / "raw")

    def pick(dialog: LeavingOutDialog) -> int:
        qtbot.waitUntil(lambda: "raw" in rows(top(dialog.tree)))
        rows(top(dialog.tree))["raw"].setCheckState(0, OUT)
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(LeavingOutDialog, "exec", pick)
    desk.window.home.overview.empty.choose.click()
    assert not editor.what.leave_out.isEnabled()
    editor.what.folders.add(str(home / "Pictures"))
    editor.what.leave_out.click()

    assert editor.backup_set.excludes == [path_rule(raw)]


def test_a_path_is_shown_relative_to_its_backed_up_folder() -> None:
    folders = ["/home/me/Pictures", "/srv/music"]
    assert (
        left_out_text(["/home/me/Pictures/raw/old", "/srv/music/x"], folders) == "Excluded: Pictures/raw/old, music/x"
    )
    assert left_out_text([], folders) == ""
    assert within(["/srv/music2/x", "/srv/music", "/srv/music/x"], folders) == ["/srv/music/x"]


def test_a_folder_is_painted_and_spoken_by_its_name(dialog: LeavingOutDialog) -> None:
    item = dialog.tree.topLevelItem(0)
    assert item is not None
    name = Path(item.text(0)).name

    assert dialog.tree.names.displayText(item.text(0), QLocale()) == name
    assert item.data(0, Qt.ItemDataRole.AccessibleTextRole) == name

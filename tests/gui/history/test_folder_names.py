"""On the whole page, a top folder of a backup is called like the folder that it is a copy of."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QTest

from tests.gui.history.conftest import HistoryDesk
from tests.gui.wizard_desk import text_of
from tests.helpers.program import events
from tests.helpers.trees import write

OWN = ("Documents", "Documents (2)")
CALLED = ("Anna \u203a Documents", "Ben \u203a Documents")


@pytest.fixture
def of_two(history_desk: HistoryDesk, tmp_path: Path) -> HistoryDesk:
    """A backup of two folders with one name, in which a file of the second changed."""
    sources = [tmp_path / person / "Documents" for person in ("Anna", "Ben")]
    for source in sources:
        write(source / "letters" / f"{source.parent.name}.txt", b"Dear Ada,\n")
    events("backup", *sources, history_desk.backup, check=0)
    write(sources[1] / "letters" / "Ben.txt", b"Dear Bob,\n", mtime_ns=1_700_000_009_000_000_000)
    write(sources[1] / "new.txt")
    events("backup", *sources, history_desk.backup, check=0)
    history_desk.browse()
    return history_desk


def rows(model: QAbstractItemModel) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


def test_lists_place_preview_and_tool_tip_say_it(of_two: HistoryDesk) -> None:
    files = of_two.page.files
    assert of_two.names == list(CALLED)
    assert all((of_two.backup / name).is_dir() for name in OWN)
    of_two.select(CALLED[1])
    assert CALLED[1] in text_of(files.selected)
    of_two.enter(CALLED[1])
    assert f"{CALLED[1]}" in text_of(files.lists)
    model = files.lists.table.model()
    assert f"{CALLED[1]} \u203a letters" in model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "(2)" not in text_of(files)


def test_search_results_and_changes_say_it(of_two: HistoryDesk) -> None:
    files = of_two.page.files
    files.top.search.setFocus()
    QTest.keyClicks(files.top.search, "Ben")
    of_two.key(Qt.Key.Key_Return)
    of_two.until_found()
    assert of_two.found == [["Ben.txt", f"{CALLED[1]} \u203a letters", "still there"]]
    files.go_up()
    of_two.until_listed()
    of_two.press(files.top.versions.compare)
    changes = files.lists.changes.model()
    of_two.qtbot.waitUntil(lambda: changes.rowCount() == 2)
    assert sorted(row[0] for row in rows(changes)) == [
        f"{CALLED[1]} \u203a {name}" for name in ("letters \u203a Ben.txt", "new.txt")
    ]


def test_a_restore_says_it_too_also_of_files_in_the_way(of_two: HistoryDesk, tmp_path: Path) -> None:
    write(tmp_path / "Ben" / "Documents" / "new.txt", b"changed since")
    of_two.ask_for(CALLED[1])
    page = of_two.page.restore
    assert f"Restore “{CALLED[1]}”" in text_of(page)
    assert page.answer.conflicts.there.item(0).text() == f"{CALLED[1]} \u203a new.txt"


def test_a_folder_that_is_read_again_still_knows_where_it_was(of_two: HistoryDesk, tmp_path: Path) -> None:
    """After F5 in a folder, the page of a restore had no original folder, since only the top had said it."""
    of_two.enter(CALLED[1])
    of_two.page.read_again()
    of_two.qtbot.waitUntil(lambda: of_two.backup_history.browser.state.folder is not None)
    of_two.until_listed()
    shutil.rmtree(tmp_path / "Ben")
    of_two.ask_for("letters")
    assert str(tmp_path / "Ben" / "Documents") in text_of(of_two.page.restore.place)

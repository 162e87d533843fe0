"""What a backup left out is shown by folder, and can be left out on purpose from where it is seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from shingleback.gui.run.bars import LeftOutTable, Summary
from shingleback.messages.places import INTO
from shingleback.protocol.result_items import Item, Tally
from shingleback.protocol.results import BackupFinished

STORE = "home/.local/share/containers"
ITEMS = [
    Item(path="home/letter", reason="changing"),
    *(Item(path=f"{STORE}/{number}", reason="unreadable", detail="Permission denied") for number in range(600)),
]


def rows(table: LeftOutTable) -> list[str]:
    model = table.model()
    return [str(model.data(model.index(row, 0))) for row in range(model.rowCount())]


@pytest.fixture
def table(qtbot: QtBot) -> LeftOutTable:
    table = LeftOutTable()
    qtbot.addWidget(table)
    table.show_items(ITEMS)
    return table


def test_many_unreadable_files_of_a_folder_are_one_row(table: LeftOutTable) -> None:
    assert rows(table) == ["home/letter".replace("/", INTO), f"{STORE} (600)".replace("/", INTO)]
    assert STORE in table.model().index(1, 0).data(Qt.ItemDataRole.ToolTipRole)


def test_the_row_of_a_folder_opens(table: LeftOutTable) -> None:
    table.activated.emit(table.model().index(1, 0))
    assert rows(table) == [item.path.replace("/", INTO) for item in ITEMS]


def test_all_entries_of_a_folder_are_copied(table: LeftOutTable) -> None:
    table.selectRow(1)
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert len(QGuiApplication.clipboard().text().splitlines()) == 600


def test_the_count_of_what_was_skipped_is_said_once_above_the_list(qtbot: QtBot) -> None:
    summary = Summary()
    qtbot.addWidget(summary)
    summary.show_result(
        BackupFinished(outcome="left-out", exit_code=1, copied=Tally(3, 30), left_out=ITEMS, left_out_count=601), ()
    )
    summary.show()
    heading = summary.left_out.model().headerData(0, Qt.Orientation.Horizontal)
    assert heading == "Skipped (601)"
    assert not any("Skipped" in label.text() for label in summary.findChildren(QLabel))


def test_a_folder_is_left_out_on_purpose(qtbot: QtBot) -> None:
    requested: list[tuple[str, str]] = []

    def exclude(key: str, path: str) -> bool:
        requested.append((key, path))
        return True

    summary = Summary(exclude)
    qtbot.addWidget(summary)
    result = BackupFinished(
        outcome="left-out", exit_code=1, copied=Tally(3, 30), left_out=ITEMS, left_out_count=601, backup_set="key"
    )
    summary.show_result(result, ())
    summary.show()
    assert not summary.exclude.isEnabled()

    summary.left_out.selectRow(1)
    summary.exclude.click()

    assert requested == [("key", STORE)]
    assert summary.excluded.isVisible()
    assert not summary.exclude.isEnabled()


def test_a_run_of_no_set_offers_nothing(qtbot: QtBot) -> None:
    summary = Summary(lambda _key, _path: True)
    qtbot.addWidget(summary)
    summary.show_result(BackupFinished(outcome="left-out", exit_code=1, left_out=ITEMS, left_out_count=601), ())
    summary.show()
    assert not summary.exclude.isVisible()


def test_a_selected_row_has_one_color_also_where_the_focus_is(table: LeftOutTable, qtbot: QtBot) -> None:
    """The style paints the cell with the focus in another color, as if it was selected once more."""
    table.resize(500, 200)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    table.setFocus()
    table.selectRow(0)
    qtbot.waitUntil(lambda: table.hasFocus() and table.currentIndex().isValid())
    image = table.viewport().grab().toImage()
    cells = [table.visualRect(table.model().index(0, column)) for column in range(2)]
    assert len({image.pixelColor(cell.right() - 3, cell.top() + 2).name() for cell in cells}) == 1

"""The list of what was found stays readable where it is narrow."""

from PySide6.QtCore import QAbstractTableModel, QItemSelectionModel, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from shingleback.gui.restore.lists import InnermostFolder, RowModel, RowTable
from shingleback.messages.places import INTO

HEADINGS = ("Name", "Folder", "In versions", "Now", "Size")
ROW = ("Plans for May.txt", "Documents", "Nov 29, 2026", "still there", "65 bytes")


class Rows(RowModel[tuple[str, ...]]):
    def cells(self, row: tuple[str, ...]) -> tuple[str, ...]:
        return row


def shown_columns(table: RowTable, model: QAbstractTableModel) -> list[str]:
    return [HEADINGS[column] for column in range(model.columnCount()) if not table.isColumnHidden(column)]


def test_in_a_narrow_list_the_last_columns_give_way_to_names_and_come_back(qtbot: QtBot) -> None:
    model = Rows(HEADINGS)
    table = RowTable(model, "What was found", folder_column=1)
    qtbot.addWidget(table)
    table.show()
    letter = table.fontMetrics().averageCharWidth()
    column_sets = []
    for width in (120 * letter, 60 * letter, 30 * letter, 120 * letter):
        table.resize(width, 200)
        model.show_rows([ROW] * 3)
        QApplication.processEvents()
        column_sets.append(shown_columns(table, model))
    assert column_sets[0] == column_sets[3] == list(HEADINGS)
    assert column_sets[1] in (list(HEADINGS[:3]), list(HEADINGS[:4]))
    assert column_sets[2] == list(HEADINGS[:2])
    assert all(text in model.index(0, 0).data(3) for text in ROW)


def test_a_long_name_gets_the_room_of_the_folder_whose_innermost_part_stays_in_sight(qtbot: QtBot) -> None:
    model = Rows(HEADINGS)
    table = RowTable(model, "What was found", folder_column=1)
    qtbot.addWidget(table)
    table.show()
    name = "Letter about the heating.txt"
    folder = INTO.join(("Documents", "Letters", "Housing office", "2025"))
    model.show_rows([(name, folder, "Nov 29, 2026", "", "")])
    table.resize(90 * table.fontMetrics().averageCharWidth(), 200)
    QApplication.processEvents()
    assert table.columnWidth(0) >= table.sizeHintForColumn(0)
    assert table.columnWidth(1) < table.sizeHintForColumn(1)
    option = QStyleOptionViewItem()
    delegate = table.itemDelegateForIndex(model.index(0, 1))
    assert isinstance(delegate, InnermostFolder)
    delegate.initStyleOption(option, model.index(0, 1))
    assert option.textElideMode is Qt.TextElideMode.ElideLeft


def test_the_current_row_is_marked_but_does_not_look_selected(qtbot: QtBot) -> None:
    """Qt fills it with the color of a selection: it seemed as if the first file was selected."""
    model = Rows(HEADINGS)
    table = RowTable(model, "What was found")
    qtbot.addWidget(table)
    model.show_rows([ROW] * 2)
    table.resize(600, 200)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    first_row, last_column = table.visualRect(model.index(0, 0)), table.visualRect(model.index(0, 4))
    inner_y, edge = last_column.center().y(), range(first_row.left(), last_column.right())

    def colors() -> tuple[str, set[str]]:
        image = table.viewport().grab().toImage()
        line = {image.pixelColor(x, first_row.bottom()).name() for x in edge}
        return image.pixelColor(first_row.left() + 2, inner_y).name(), line

    table.selectionModel().clear()
    ground, plain_line = colors()
    table.selectionModel().setCurrentIndex(model.index(0, 0), QItemSelectionModel.SelectionFlag.NoUpdate)
    current_ground, current_line = colors()
    assert current_ground == ground
    edge_color = table.palette().color(QPalette.ColorRole.Mid).name()
    assert edge_color in current_line
    assert edge_color not in plain_line
    table.setCurrentIndex(model.index(0, 0))
    assert colors()[0] != ground

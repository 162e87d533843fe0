"""The table of what is in a version."""

from pytestqt.qtbot import QtBot

from shingleback.jobs.final_words import EntryItem
from shingleback.ui.history.entries import EntryTable


def test_folders_come_first_and_numbers_are_in_their_order(qtbot: QtBot) -> None:
    table = EntryTable()
    qtbot.addWidget(table)
    names = ["IMG_10.jpg", "IMG_2.jpg", "Zoo", "Alps"]
    table.show_entries([EntryItem(path=name, kind="folder" if "." not in name else "file") for name in names])

    shown = [table.model().index(row, 0).data() for row in range(4)]
    assert shown == ["Alps", "Zoo", "IMG_2.jpg", "IMG_10.jpg"]

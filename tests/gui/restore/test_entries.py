"""The table of a version's files."""

import sys
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.preview import TemporaryCopies, Thumbnails
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.gui.controllers.restore import BrowserState
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.restore.entries import EntryIcons, EntryModel, EntryTable
from shingleback.gui.restore.listing import EntryLists
from shingleback.protocol.result_items import EntryItem
from shingleback.protocol.results import EntriesFinished

MANY: Final = [EntryItem(path=f"Pictures/IMG_{number:05}.jpg", kind="file", size=9) for number in range(10_000)]


class CountingModel(EntryModel):
    """Attributes: `asked`: the rows that were queried."""

    def __init__(self) -> None:
        super().__init__()
        self.queried: set[int] = set()

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        self.queried.add(index.row())
        return super().data(index, role)


class CountingIcons(EntryIcons):
    """Attributes: `asked`: the number of geometry queries."""

    queried = 0

    def visualRect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:  # noqa: N802
        self.queried += 1
        return super().visualRect(index)


@pytest.fixture
def thumbnails(qtbot: QtBot, tmp_path: Path) -> Thumbnails:  # noqa: ARG001
    nobody = [sys.executable]
    return Thumbnails(TemporaryCopies(Worker(nobody), tmp_path), PreviewDecoder(nobody))


def test_folders_come_first_and_numbers_are_sorted_naturally(qtbot: QtBot) -> None:
    model = EntryModel()
    table = EntryTable(model)
    qtbot.addWidget(table)
    names = ["IMG_10.jpg", "IMG_2.jpg", "Zoo", "Alps"]
    model.show_entries([EntryItem(path=name, kind="folder" if "." not in name else "file") for name in names])

    shown = [table.model().index(row, 0).data() for row in range(4)]
    assert shown == ["Alps", "Zoo", "IMG_2.jpg", "IMG_10.jpg"]


def test_all_files_of_a_folder_that_is_read_again_are_selected_at_once(qtbot: QtBot, thumbnails: Thumbnails) -> None:
    """Each change of the selection is answered for all of it: the window hung for minutes with 3,000 files."""

    def read() -> BrowserState:
        entries = EntriesFinished(command="list", outcome="done", exit_code=0, entries=list(MANY[:100]), count=100)
        return BrowserState(place="/backup", version="v1", entries=entries)

    lists = EntryLists(thumbnails)
    qtbot.addWidget(lists)
    lists.show_state(read())
    lists.table.selectAll()
    chosen: list[int] = []
    lists.chosen.connect(lambda: chosen.append(len(lists.selected)))
    lists.show_state(read())
    assert chosen == [0, 100]


def test_a_folder_with_ten_thousand_files_queries_only_visible_rows(qtbot: QtBot) -> None:
    model = CountingModel()
    table = EntryTable(model)
    qtbot.addWidget(table)
    table.resize(600, 400)
    with qtbot.waitExposed(table):
        table.show()

    model.show_entries(MANY)
    table.fit(has_since=False)
    table.repaint()
    assert 0 < len(model.queried) <= 150, "visible rows, and rows that measure the columns"
    model.queried.clear()
    for _ in range(10):
        table.verticalScrollBar().setValue(table.verticalScrollBar().value() + 50)
        table.repaint()
    assert 0 < len(model.queried) <= 400


def test_thumbnails_of_ten_thousand_files_are_painted_and_requested_only_where_visible(
    qtbot: QtBot, thumbnails: Thumbnails
) -> None:
    model = CountingModel()
    icons = CountingIcons(model, thumbnails)
    requests: list[list[EntryItem]] = []
    icons.seen.connect(requests.append)
    qtbot.addWidget(icons)
    icons.resize(600, 400)
    with qtbot.waitExposed(icons):
        icons.show()

    model.show_entries(MANY)
    qtbot.waitUntil(lambda: bool(requests) and bool(requests[-1]))
    assert 0 < len(model.queried) <= 100
    assert 0 < len(requests[-1]) <= 40
    qtbot.waitUntil(lambda: icons.verticalScrollBar().maximum() > 20_000)
    model.queried.clear()
    requests.clear()
    icons.queried = 0
    icons.verticalScrollBar().setValue(icons.verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: bool(requests) and MANY[-1] in requests[-1])
    assert 0 < len(model.queried) <= 200
    assert len(requests[-1]) <= 40
    assert icons.queried <= 400

"""Rows of buttons and links wrap, so that 800 pixels are enough in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from i18n.tools.catalog import FORMS
from shingleback.gui.widgets.layouts import FlowRow
from shingleback.gui.window.language import ENGLISH, speak
from tests.gui.wizard_desk import Table

NARROW_IN_LARGE_LETTERS = 900
NAMES = ("Read the log", "Open a file", "Copy a report")


class Box:
    """Three buttons in a row."""

    def __init__(self, qtbot: QtBot, *, is_trailing: bool = False) -> None:
        self.widget = QWidget()
        self.buttons = [QPushButton(name) for name in NAMES]
        self.row = FlowRow(*self.buttons, is_trailing=is_trailing)
        column = QVBoxLayout(self.widget)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self.row)
        column.addStretch(1)
        qtbot.addWidget(self.widget)
        self.widget.show()

    def resize(self, width: int) -> None:
        self.widget.resize(width, 300)
        QApplication.processEvents()

    @property
    def corners(self) -> list[QPoint]:
        return [button.geometry().topLeft() for button in self.buttons]

    @property
    def widest(self) -> int:
        return max(button.sizeHint().width() for button in self.buttons)


@pytest.fixture
def box(qtbot: QtBot) -> Box:
    return Box(qtbot)


def test_all_buttons_share_one_line_where_there_is_room(box: Box) -> None:
    box.resize(box.row.sizeHint().width())
    assert len({corner.y() for corner in box.corners}) == 1
    assert [corner.x() for corner in box.corners] == sorted(corner.x() for corner in box.corners)


def test_without_room_each_button_has_its_own_line_and_none_is_cut_off(box: Box) -> None:
    box.resize(box.widest)
    assert len({corner.y() for corner in box.corners}) == len(NAMES)
    assert all(button.width() >= button.sizeHint().width() for button in box.buttons)
    assert box.row.minimumSize().width() <= box.widest


def test_a_hidden_button_takes_no_room(box: Box) -> None:
    box.buttons[0].hide()
    box.resize(box.row.sizeHint().width())
    assert box.corners[1].x() == 0


def test_a_row_begins_where_reading_begins(box: Box) -> None:
    box.widget.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    box.resize(box.row.sizeHint().width() + 100)
    assert box.buttons[0].geometry().right() == box.widget.width() - 1


def test_buttons_at_the_bottom_are_aligned_to_the_end_of_the_line(qtbot: QtBot) -> None:
    box = Box(qtbot, is_trailing=True)
    box.resize(box.row.sizeHint().width() + 100)
    assert box.buttons[-1].geometry().right() == box.widget.width() - 1


@pytest.fixture(params=[ENGLISH, *FORMS])
def _language(request: pytest.FixtureRequest, qapp: QApplication, built: Path) -> Iterator[None]:
    speak(qapp, request.param, built, desktop=(request.param.replace("_", "-"),))
    yield
    speak(qapp, ENGLISH, Path(), desktop=())


@pytest.mark.usefixtures("_language", "doubled_fonts")
def test_the_wizard_fits_with_doubled_fonts_in_every_language(table: Table) -> None:
    table.plug_in()
    table.open()
    assert table.wizard.minimumSizeHint().width() <= NARROW_IN_LARGE_LETTERS

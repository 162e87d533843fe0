"""Rows of buttons and links that go on in the next line: a window of 800 pixels is wide enough in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from i18n.tools.build import build
from i18n.tools.catalog import FORMS
from i18n.tools.folders import CATALOGS
from shingleback.gui.controllers.care import CareState
from shingleback.gui.widgets.layouts import FlowRow
from shingleback.gui.window.language import ENGLISH, speak
from shingleback.protocol.care import CareFinished, CareItem
from tests.gui.conftest import Desk
from tests.gui.filled import fill
from tests.gui.wizard_desk import Table

NARROW = (800, 600)
NARROW_IN_LARGE_LETTERS = 900
DUE = CareFinished(
    outcome="done",
    exit_code=0,
    device="/dev/sdb1",
    due=(CareItem(action="read", reason="never-read", low_s=600, high_s=3600, busy="background"),),
    room_bytes=10**12,
    room_limit="space",
)
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


def test_where_there_is_room_all_stand_in_one_line(box: Box) -> None:
    box.resize(box.row.sizeHint().width())
    assert len({corner.y() for corner in box.corners}) == 1
    assert [corner.x() for corner in box.corners] == sorted(corner.x() for corner in box.corners)


def test_where_there_is_none_each_has_a_line_and_none_is_cut_off(box: Box) -> None:
    box.resize(box.widest)
    assert len({corner.y() for corner in box.corners}) == len(NAMES)
    assert all(button.width() >= button.sizeHint().width() for button in box.buttons)
    assert box.row.minimumSize().width() <= box.widest


def test_what_is_hidden_takes_no_room(box: Box) -> None:
    box.buttons[0].hide()
    box.resize(box.row.sizeHint().width())
    assert box.corners[1].x() == 0


def test_it_begins_where_people_begin_to_read(box: Box) -> None:
    box.widget.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    box.resize(box.row.sizeHint().width() + 100)
    assert box.buttons[0].geometry().right() == box.widget.width() - 1


def test_the_buttons_at_the_foot_stand_where_a_line_ends(qtbot: QtBot) -> None:
    box = Box(qtbot, is_trailing=True)
    box.resize(box.row.sizeHint().width() + 100)
    assert box.buttons[-1].geometry().right() == box.widget.width() - 1


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("catalogs")
    build(CATALOGS, folder)
    return folder


@pytest.fixture(params=[ENGLISH, *FORMS])
def _language(request: pytest.FixtureRequest, qapp: QApplication, built: Path) -> Iterator[None]:
    speak(qapp, request.param, built, desktop=(request.param.replace("_", "-"),))
    yield
    speak(qapp, ENGLISH, Path(), desktop=())


@pytest.mark.qt_log_ignore("does not support", extend=True)  # what a platform without a screen says
@pytest.mark.usefixtures("_language", "twice_as_large")
def test_the_wizard_fits_in_letters_of_twice_the_size_in_every_language(table: Table) -> None:
    table.plug_in()
    table.open()
    assert table.wizard.minimumSizeHint().width() <= NARROW_IN_LARGE_LETTERS


@pytest.mark.usefixtures("_language")
def test_every_page_fits_into_a_narrow_window_in_every_language(desk: Desk) -> None:
    desk.choose()
    desk.window.rebuild_pages()
    fill(desk)
    for card in desk.window.drives.cards.values():
        card.show_care(is_known=True)
        card.care.show_state(CareState(due_result=DUE), may=None, is_tonight=False, is_held=False)
    for section in desk.window.navigation.buttons:
        desk.window.show_section(section)
        desk.window.resize(*NARROW)
        QApplication.processEvents()
        assert (section.name, desk.window.minimumSizeHint().width() <= NARROW[0]) == (section.name, True)

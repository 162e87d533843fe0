"""Every page can be read in whole: in a small window, in large letters, and in a language with longer words."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Outcome, Why
from shingleback.domain.formatting.types import PreparedState
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.wizard_state import WizardPlace
from shingleback.protocol.run_state import Stage
from tests.gui.conftest import Desk
from tests.gui.test_pseudo_locale import fill
from tests.gui.wizard_desk import DRIVE, Table, ended
from tests.helpers.fitting import cut_off, letters
from tests.helpers.pages import open_all

WAYS = {
    "as usual": (1.0, False, (1024, 600)),
    "in a longer language": (1.0, True, (1024, 600)),
    "in letters of 150 %": (1.5, False, (1360, 768)),
    "in letters of 200 %": (2.0, False, (1920, 1080)),
}


@pytest.fixture(params=WAYS, autouse=True)
def size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[tuple[int, int]]:
    """Of the window, with the letters and the language that go with it."""
    scale, is_longer, size = WAYS[request.param]
    with letters(qapp, scale, is_longer=is_longer):
        yield size


def check(window: QWidget, size: tuple[int, int]) -> None:
    for _ in range(3):  # a layout that has become wider may become lower in the next round
        window.resize(*size)
        QApplication.processEvents()
    assert (window.width(), window.height()) == size
    assert cut_off(window) == []


def check_sections(desk: Desk, size: tuple[int, int]) -> None:
    open_all(desk.window)
    for section in desk.window.navigation.buttons:
        desk.window.show_section(section)
        check(desk.window, size)


def test_the_empty_window(desk: Desk, size: tuple[int, int]) -> None:
    check_sections(desk, size)


def test_the_window_with_all_that_there_can_be(desk: Desk, size: tuple[int, int]) -> None:
    desk.choose()
    fill(desk)
    check_sections(desk, size)


@pytest.mark.parametrize("size", ["in a longer language", "in letters of 200 %"], indirect=True)
def test_a_run_and_its_end(desk: Desk, qtbot: QtBot, size: tuple[int, int]) -> None:
    desk.linger()
    desk.choose()
    QTest.mouseClick(desk.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.COPYING)
    desk.window.show_section(Section.HOME)
    for is_asked in (False, True):
        desk.window.home.run_page.ask_now.setChecked(is_asked)
        check(desk.window, size)

    desk.hurry()
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.ENDED)
    check(desk.window, size)


@pytest.mark.qt_log_ignore("does not support", extend=True)  # what a platform without a screen says
@pytest.mark.parametrize("last", [WizardPlace.FOLDERS, WizardPlace.STOPPED])
def test_the_wizard(table: Table, last: WizardPlace, size: tuple[int, int]) -> None:
    """Page by page, to a new drive, or to what says why there is none."""
    if last is WizardPlace.STOPPED:
        table.plays(
            "prepare", ended(Outcome.INTERNAL, PreparedState.ERASED, why=Why.PREPARE_FAILED, failed_step="format")
        )
    table.plug_in(DRIVE)
    table.open()
    while table.state.shown is not WizardPlace.CONFIRM:
        before = table.state.shown
        check(table.wizard, size)
        table.reach(lambda before=before: table.state.shown is not before or table.go_on())
    check(table.wizard, size)
    table.erase()
    table.walk_to(last)
    check(table.wizard, size)


@pytest.mark.usefixtures("size")
def test_a_question(desk: Desk, qtbot: QtBot) -> None:
    """As large as it makes itself."""
    desk.window.show()
    box = QMessageBox(desk.window)
    box.setText(desk.window.home.tr("A backup is still running."))
    for words in ("&Stop and close", "&Keep it running"):
        box.addButton(desk.window.home.tr(words), QMessageBox.ButtonRole.RejectRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    with qtbot.waitExposed(box):
        box.open()
    assert cut_off(box) == []


usual = pytest.mark.parametrize("size", ["as usual"], indirect=True)


@pytest.fixture
def box(qtbot: QtBot) -> QWidget:
    box = QWidget()
    qtbot.addWidget(box)
    return box


@usual
def test_a_button_that_is_too_narrow_is_found(box: QWidget) -> None:
    button = QPushButton("What is it doing now?", box)
    button.setFixedWidth(button.sizeHint().width() // 2)
    box.show()
    assert re.search("wide instead of", "".join(cut_off(box)))


@usual
def test_a_sentence_that_loses_its_last_line_is_found(box: QWidget) -> None:
    label = QLabel("One line, and one more line, and yet another line", wordWrap=True)
    QHBoxLayout(box).addWidget(label)
    label.setFixedSize(80, 20)
    box.show()
    assert re.search("high instead of", "".join(cut_off(box)))


@usual
def test_what_is_pushed_out_is_found(box: QWidget) -> None:
    check = QCheckBox("Tell me", box)
    QVBoxLayout(box).addWidget(QLabel("A"))
    box.show()
    check.move(box.width() - 3, 0)
    check.resize(check.sizeHint())
    assert re.search("pushed out", "".join(cut_off(box)))

"""Every page is fully readable: in a small window, with large fonts, and in a language with longer words.

That language is invented: text that does not appear in it bypasses the translation.
"""

import re
from collections.abc import Iterator
from pathlib import Path

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
from shingleback.gui.widgets import dates
from shingleback.gui.wizard.state import WizardStep
from shingleback.protocol.run_state import Stage
from tests.gui.conftest import Desk
from tests.gui.filled import UNTRANSLATED_NAMES, WIZARD_NAMES, fill
from tests.gui.wizard_desk import DRIVE, Table, ended
from tests.helpers.fitting import clipped, scaled_fonts
from tests.helpers.pages import open_all
from tests.helpers.pseudo_locale import is_pseudo_locale, untranslated_in

WIDEST = 1024
SMALL = (632, 320)  # 1280 x 720 at 200 %, without a panel and the frame of the window
SIZES = {
    "normal": (1.0, False, (WIDEST, 600)),
    "longer language": (1.0, True, (WIDEST, 600)),
    "150 % font size": (1.5, False, (1360, 768)),
    "200 % font size": (2.0, False, (1920, 1080)),
    "1280 x 720 at 200 %": (1.0, False, SMALL),
}


@pytest.fixture(params=SIZES, autouse=True)
def size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[tuple[int, int]]:
    """The size of the window, with the matching fonts and language."""
    scale, is_longer, size = SIZES[request.param]
    with scaled_fonts(qapp, scale, is_longer=is_longer):
        yield size


def check(window: QWidget, size: tuple[int, int]) -> None:
    for _ in range(3):  # a layout that got wider may get lower in the next round
        window.resize(*size)
        QApplication.processEvents()
    assert (window.width(), window.height()) == size
    assert clipped(window) == []


def check_words(desk: Desk, *names: str) -> None:
    """All text of each section is in the invented language. `names` are never translated."""
    if not is_pseudo_locale():
        return
    for section in desk.window.navigation.buttons:
        desk.window.show_section(section)
        QApplication.processEvents()
    assert desk.window.width() <= WIDEST
    assert untranslated_in(desk.window, [*UNTRANSLATED_NAMES, *Path.home().parts, *names]) == {}
    desk.window.show_section(Section.HOME)


def check_sections(desk: Desk, size: tuple[int, int], *names: str) -> None:
    open_all(desk.window)
    for section in desk.window.navigation.buttons:
        desk.window.show_section(section)
        check(desk.window, size)
    check_words(desk, *names)


def check_page(table: Table, size: tuple[int, int]) -> None:
    check(table.wizard, size)
    if is_pseudo_locale():
        assert untranslated_in(table.wizard, WIZARD_NAMES) == {}


def test_an_empty_window_fits(desk: Desk, size: tuple[int, int]) -> None:
    check_sections(desk, size)


def test_a_window_with_as_much_text_as_possible_fits(desk: Desk, size: tuple[int, int]) -> None:
    desk.choose()
    fill(desk)
    check_sections(desk, size, *desk.source.parts, *desk.destination.parts)


@pytest.mark.parametrize("size", ["longer language", "200 % font size"], indirect=True)
def test_a_run_fits_from_start_to_end(desk: Desk, qtbot: QtBot, size: tuple[int, int]) -> None:
    desk.slow_down()
    desk.choose()
    QTest.mouseClick(desk.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.COPYING)
    desk.window.show_section(Section.HOME)
    for is_asked in (False, True):
        desk.window.home.run_page.now.ask.setChecked(is_asked)
        check(desk.window, size)
    names = [*desk.source.parts, *desk.destination.parts, "large", "file", "pytest"]
    check_words(desk, *names)

    desk.speed_up()
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.ENDED)
    check(desk.window, size)
    backed_up = desk.run.state.backed_up
    assert backed_up is not None
    check_words(desk, *names, dates.version(backed_up.version))  # a date, formatted by the locale


@pytest.mark.parametrize("last", [WizardStep.FOLDERS, WizardStep.STOPPED])
def test_every_page_of_the_wizard_fits(table: Table, last: WizardStep, size: tuple[int, int]) -> None:
    """Up to the last page, or to the page that says why it stopped."""
    if last is WizardStep.STOPPED:
        table.script(
            "prepare", ended(Outcome.INTERNAL, PreparedState.ERASED, why=Why.PREPARE_FAILED, failed_step="format")
        )
    table.plug_in(DRIVE)
    table.open()
    while table.state.shown is not WizardStep.CONFIRM:
        before = table.state.shown
        check_page(table, size)
        table.reach(lambda before=before: table.state.shown is not before or table.go_on())
    check_page(table, size)
    table.erase()
    table.walk_to(last)
    check_page(table, size)


@pytest.mark.usefixtures("size")
def test_a_message_box_fits(desk: Desk, qtbot: QtBot) -> None:
    """In its own size."""
    desk.window.show()
    box = QMessageBox(desk.window)
    box.setText(desk.window.home.tr("A backup is still running."))
    for text in ("&Stop and close", "&Keep it running"):
        box.addButton(desk.window.home.tr(text), QMessageBox.ButtonRole.RejectRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    with qtbot.waitExposed(box):
        box.open()
    assert clipped(box) == []


usual = pytest.mark.parametrize("size", ["normal"], indirect=True)


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
    assert re.search("wide instead of", "".join(clipped(box)))


@usual
def test_a_sentence_that_loses_its_last_line_is_found(box: QWidget) -> None:
    label = QLabel("One line, and one more line, and yet another line", wordWrap=True)
    QHBoxLayout(box).addWidget(label)
    label.setFixedSize(80, 20)
    box.show()
    assert re.search("high instead of", "".join(clipped(box)))


@usual
def test_a_widget_pushed_out_of_the_window_is_found(box: QWidget) -> None:
    check = QCheckBox("Tell me", box)
    QVBoxLayout(box).addWidget(QLabel("A"))
    box.show()
    check.move(box.width() - 3, 0)
    check.resize(check.sizeHint())
    assert re.search("pushed out", "".join(clipped(box)))

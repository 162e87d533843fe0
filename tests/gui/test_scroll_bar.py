"""A scroll bar that appears moves nothing: cards end where the parts above and below the page end."""

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.job import JobStage
from shingleback.gui.widgets.basic import Scrolling, fill_page, in_card
from shingleback.gui.wizard.state import WizardStep
from tests.gui.jobs.test_job_pages import clone_page
from tests.gui.wizard_desk import Table

LEFT_TO_RIGHT, RIGHT_TO_LEFT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
both_directions = pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT], ids=["ltr", "rtl"])


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def sides(part: QWidget, whole: QWidget) -> tuple[int, int]:
    """The left and the right end of a part, in pixels from the left of the whole."""
    left_x = part.mapTo(whole, QPoint()).x()
    return left_x, left_x + part.width()


def is_scrollable(whole: QWidget) -> bool:
    return any(area.verticalScrollBar().isVisible() for area in whole.findChildren(Scrolling))


@both_directions
def test_a_card_keeps_its_place_when_the_bar_appears_and_goes(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    window, card = QWidget(), in_card()
    qtbot.addWidget(window)
    window.setLayoutDirection(direction)
    fill_page(window, card, None)
    window.resize(500, 300)
    window.show()
    settle()
    before = sides(card, window)
    assert before == (500 - before[1], before[1])
    for height in (900, 10):
        card.setFixedHeight(height)
        settle()
        assert is_scrollable(window) is (height > window.height())
        assert sides(card, window) == before


@pytest.mark.parametrize("size", [(900, 500), (3_000, 300)], ids=["with a scroll bar", "wide"])
@both_directions
def test_the_start_of_a_job_ends_where_the_cards_do(
    tmp_path: Path, qtbot: QtBot, direction: Qt.LayoutDirection, size: tuple[int, int]
) -> None:
    shown = clone_page(tmp_path)
    qtbot.addWidget(shown.page)
    shown.page.setLayoutDirection(direction)
    shown.page.resize(*size)
    shown.page.show()
    shown.reach(JobStage.READY)
    settle()
    assert is_scrollable(shown.page)
    start = next(control for control in shown.page.findChildren(QPushButton) if control.text() == shown.start)
    card = next(part for part in shown.page.findChildren(QFrame) if part.objectName() == "card" and part.isVisible())
    end = 0 if direction is RIGHT_TO_LEFT else 1
    assert sides(start, shown.page)[end] == sides(card, shown.page)[end]


def test_the_buttons_of_the_wizard_end_where_its_cards_do(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    for height in (300, 900):
        table.wizard.resize(500, height)
        settle()
        assert is_scrollable(table.wizard) is (height == 300)
        ends = {
            sides(part, table.wizard)[1] for part in (table.wizard.way, table.wizard.foot.go_on, table.confirm.sure)
        }
        assert len(ends) == 1


def test_a_scroll_area_that_nobody_uses_is_freed(qapp: QApplication) -> None:  # noqa: ARG001 (it must exist)
    area = Scrolling(QWidget())
    unused = weakref.ref(area)
    del area
    gc.collect()
    assert unused() is None

"""The mouse helper of the tests presses only what a person could press."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from PySide6.QtWidgets import QCheckBox, QDialog, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers import mouse


@dataclass
class Board:
    """A button in a window, with its presses."""

    window: QWidget
    button: QPushButton
    presses: list[bool] = field(default_factory=list)


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    window = QWidget()
    board = Board(window, QPushButton("Press me"))
    QVBoxLayout(window).addWidget(board.button)
    board.button.clicked.connect(lambda: board.presses.append(True))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.resize(300, 200)
        window.show()
    return board


def cover(board: Board) -> None:
    above = QWidget(board.window)
    above.resize(board.window.size())
    above.show()


def cut_off(board: Board) -> None:
    board.button.setMinimumSize(900, 20)
    board.window.setFixedWidth(99)


def ask(board: Board) -> None:
    dialog = QDialog(board.window)
    dialog.open()


PREVENTED: dict[str, tuple[Callable[[Board], object], str]] = {
    "hidden": (lambda board: board.button.hide(), "cannot be seen"),
    "disabled": (lambda board: board.button.setEnabled(False), "is disabled"),
    "without size": (lambda board: board.button.setFixedSize(2, 2), "is too small"),
    "narrow": (lambda board: board.button.setFixedWidth(20), "is too small"),
    "cut off": (cut_off, "is cut off"),
    "covered": (cover, "is covered"),
    "behind a dialog": (ask, "before it"),
    "off the screen": (lambda board: board.window.move(5_000, 0), "outside of the screen"),
}


@pytest.mark.parametrize(("prevent", "expected"), PREVENTED.values(), ids=PREVENTED)
def test_a_button_out_of_reach_is_not_pressed(board: Board, prevent: Callable[[Board], object], expected: str) -> None:
    prevent(board)
    assert expected in mouse.try_to_press(board.button)
    assert not board.presses
    with pytest.raises(AssertionError, match="Press me"):
        mouse.press(board.button)


def test_a_reachable_button_is_pressed(board: Board) -> None:
    mouse.press(board.button)
    assert len(board.presses) == 1


def test_a_button_is_scrolled_into_view_and_pressed(board: Board, qtbot: QtBot) -> None:
    page, area = QWidget(), QScrollArea()
    column = QVBoxLayout(page)
    column.addSpacing(2_000)
    column.addWidget(board.button)
    area.setWidget(page)
    qtbot.addWidget(area)
    with qtbot.waitExposed(area):
        area.show()
    mouse.press(board.button)
    assert len(board.presses) == 1


def test_a_check_box_is_pressed_at_the_start_of_a_wide_line(board: Board) -> None:
    box = QCheckBox("Yes")
    layout = board.window.layout()
    assert layout is not None
    layout.addWidget(box)
    mouse.press(box)
    assert box.isChecked()

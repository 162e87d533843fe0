"""Combo boxes and radio buttons in the program's own style."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QRadioButton, QStyle, QStyleOptionButton
from pytestqt.qtbot import QtBot

from shingleback.gui.widgets import style
from shingleback.gui.widgets.style import ColorScheme
from tests.helpers.colors import contrast
from tests.helpers.pixels import count_colors

FOR_TEXT = 4.5  # WCAG 2.2, 1.4.3
LETTERS = 20  # the fewest pixels with enough contrast: the edges of letters are blurred


@pytest.fixture(params=ColorScheme)
def scheme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[ColorScheme]:
    style.paint(qapp, request.param)
    yield request.param
    style.paint(qapp, ColorScheme.LIGHT)


@pytest.mark.usefixtures("scheme")
def test_the_selected_item_of_a_combo_box_is_readable(qtbot: QtBot) -> None:
    box = QComboBox()
    box.addItems(["Gentle", "Balanced", "Full"])
    box.setCurrentIndex(1)
    qtbot.addWidget(box)
    box.show()
    box.showPopup()
    qtbot.waitUntil(box.view().isVisible)
    row = box.view().visualRect(box.view().currentIndex())
    colors = count_colors(box.view().viewport().grab(row).toImage())
    ground = colors.most_common(1)[0][0]
    assert ground == box.palette().color(QPalette.ColorRole.Highlight).name()
    assert sum(count for color, count in colors.items() if contrast(color, ground) >= FOR_TEXT) > LETTERS
    box.hidePopup()


@pytest.mark.parametrize("size", [9, 10, 11, 12, 14, 18])
def test_the_text_of_a_radio_button_stays_in_place_when_it_is_checked(
    qtbot: QtBot, qapp: QApplication, size: int
) -> None:
    style.paint(qapp, ColorScheme.LIGHT)
    choice = QRadioButton("Only when I start it")
    qtbot.addWidget(choice)
    font = choice.font()
    font.setPointSize(size)
    choice.setFont(font)
    choice.show()
    before = text_position(choice), choice.sizeHint()
    choice.setChecked(True)
    assert (text_position(choice), choice.sizeHint()) == before


def text_position(choice: QRadioButton) -> int:
    option = QStyleOptionButton()
    choice.initStyleOption(option)
    return choice.style().subElementRect(QStyle.SubElement.SE_RadioButtonContents, option, choice).x()

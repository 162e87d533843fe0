"""A label shares its baseline with its field, whatever kind of field that is."""

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QRect, QTime
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QSpinBox, QTimeEdit, QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.widgets.layouts import AlignedForm
from tests.helpers.pixels import ALPHA, parts


def combo() -> QComboBox:
    box = QComboBox()
    box.addItem("HHH")
    return box


def clock() -> QTimeEdit:
    edit = QTimeEdit(QTime(7, 7))
    edit.setDisplayFormat("hh:mm")
    return edit


ARROWS = 24  # pixels at the end of a field, for its arrows
FIELDS: dict[str, Callable[[], QWidget]] = {
    "line": lambda: QLineEdit("HHH"),
    "combo": combo,
    "spin": lambda: QSpinBox(value=14),
    "clock": clock,
}


def baseline(widget: QWidget, page: QWidget, within: int) -> int:
    """The lowest row of pixels with text of the widget, ignoring its frame and `within` pixels at its ends."""
    image = page.grab().toImage()
    top_left = widget.mapTo(page, widget.rect().topLeft())
    inside = QRect(top_left, widget.size()).adjusted(4, 4, -within, -4)
    light = parts(image.copy(inside))[:, :, :ALPHA]
    lightness = (light.max(axis=2) + light.min(axis=2)) // 2
    inked = (np.abs(lightness - lightness[0, 0]) > 90).any(axis=1)
    return inside.top() + int(inked.nonzero()[0].max())


@pytest.mark.parametrize("points", [9, 11, 18])
@pytest.mark.parametrize("name", FIELDS)
def test_a_label_and_its_field_share_a_baseline(name: str, points: int, qtbot: QtBot) -> None:
    page = QWidget()
    page.setStyleSheet(f"* {{ font-size: {points}pt }}")
    qtbot.addWidget(page)
    form = AlignedForm(page)
    label, field = QLabel("HHH"), FIELDS[name]()
    form.addRow(label, field)
    page.resize(500, 200)
    with qtbot.waitExposed(page):
        page.show()
    field.clearFocus()  # so that no cursor or selection is mistaken for text
    assert abs(baseline(label, page, 4) - baseline(field, page, ARROWS)) <= 1


def test_a_label_above_its_field_keeps_its_own_height(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    form = AlignedForm(page)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
    label = QLabel("Name")
    form.addRow(label, QLineEdit())
    with qtbot.waitExposed(page):
        page.show()
    assert label.height() <= label.sizeHint().height() + 1

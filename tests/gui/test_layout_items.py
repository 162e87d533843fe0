"""The items of layouts stay in Qt: a Python object for one would outlive it, and could crash the program later."""

import gc

import pytest
from PySide6.QtWidgets import QLabel, QLayoutItem, QLineEdit, QPushButton, QSpacerItem, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot

from shingleback.gui.widgets.accessibility import order_tabs
from shingleback.gui.widgets.layouts import held, in_column, in_row


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    inner = held(in_column(QLineEdit(), None))
    in_column(QLabel("A page"), in_row(QPushButton("One"), None, QPushButton("Two")), inner, None, on=made)
    qtbot.addWidget(made)
    return made


def _items() -> list[QLayoutItem]:
    return [one for one in gc.get_objects() if isinstance(one, QSpacerItem | QWidgetItem)]


def test_the_tab_order_leaves_no_item_behind(page: QWidget) -> None:
    before = len(_items())
    order_tabs(page)
    assert len(_items()) == before

"""No wrapper of a layout item outlives the item: a new object at its address would be taken for the old item."""

import gc
from collections.abc import Callable, Sequence

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication, QLayout, QLayoutItem, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.widgets.accessibility import order_tabs
from shingleback.gui.widgets.layouts import AlignedForm, FlowRow


def column(parts: Sequence[QWidget]) -> QLayout:
    column = QVBoxLayout()
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    return column


def form(parts: Sequence[QWidget]) -> QLayout:
    form = AlignedForm()
    for label, field in zip(parts[::2], parts[1::2], strict=True):
        form.addRow(label, field)
    return form


def wrapped_items() -> int:
    wrappers = shiboken6.getAllValidWrappers()
    return sum(isinstance(wrapper, QLayoutItem) and not isinstance(wrapper, QLayout) for wrapper in wrappers)


LAYOUTS: dict[str, Callable[[Sequence[QWidget]], QLayout]] = {
    "column": column,
    "form": form,
    "flow row": lambda parts: FlowRow(*parts),
}
layouts = pytest.mark.parametrize("make", LAYOUTS.values(), ids=LAYOUTS)


def shown_page(parts: Sequence[QWidget], make: Callable[[Sequence[QWidget]], QLayout]) -> QWidget:
    page = QWidget()
    page.setLayout(make(parts))
    page.show()
    order_tabs(page)
    QApplication.processEvents()
    return page


@layouts
def test_the_items_of_deleted_widgets_are_forgotten(make: Callable[[Sequence[QWidget]], QLayout], qtbot: QtBot) -> None:
    before = wrapped_items()
    parts = [QPushButton("Read the log") for _ in range(6)]
    page = shown_page(parts, make)
    qtbot.addWidget(page)

    for part in parts:
        shiboken6.delete(part)

    layout = page.layout()
    assert layout is not None
    assert layout.count() == (make is column)  # the stretch stays
    assert wrapped_items() == before


@layouts
@pytest.mark.usefixtures("qapp")
def test_a_deleted_page_leaves_no_items(make: Callable[[Sequence[QWidget]], QLayout]) -> None:
    before = wrapped_items()
    shiboken6.delete(shown_page([QPushButton("Read the log") for _ in range(6)], make))
    gc.collect()
    assert wrapped_items() == before

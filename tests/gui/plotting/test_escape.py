"""Escape first ends what the graph is doing, and only then leaves the page."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.graph.graph import Graph
from shingleback.gui.graph.plot import Plot
from shingleback.gui.widgets.keys import way_back
from tests.helpers.recordings import example_recording


def test_escape_ends_the_reading_of_a_value_before_it_leaves_the_page(qtbot: QtBot) -> None:
    page, graph = QWidget(), Graph()
    presses: list[None] = []
    back = way_back(page, lambda: presses.append(None))
    column = QVBoxLayout(page)
    column.addWidget(back)
    column.addWidget(graph)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    graph.show_recording(example_recording(800))
    qtbot.waitUntil(lambda: graph.is_drawn)
    (plot,) = graph.findChildren(Plot)
    plot.setFocus()

    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert graph.shown_sentence.startswith("At ")
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert graph.shown_sentence == graph.sentence
    assert not presses
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert len(presses) == 1

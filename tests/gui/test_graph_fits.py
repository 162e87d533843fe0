"""Nothing around the graph is cut off."""

import pytest
from pytestqt.qtbot import QtBot

from shingleback.gui.graph.graph import Graph
from shingleback.gui.widgets import style
from tests.helpers.recordings import example_recording


@pytest.mark.usefixtures("doubled_fonts")
def test_nothing_is_cut_off_with_large_fonts(qtbot: QtBot) -> None:
    graph = Graph()
    qtbot.addWidget(graph)
    graph.show_recording(example_recording(800), example_recording(800, seed=2))
    graph.resize(graph.minimumSizeHint().width(), 640)
    graph.show()
    for widget in (graph.legend, graph.tools, graph.gauge):
        assert widget.width() >= widget.minimumSizeHint().width()
        assert graph.rect().contains(widget.geometry())
    assert graph.legend.height() >= graph.legend.heightForWidth(graph.legend.width())


def test_the_unit_keeps_its_distance_from_the_legend(qtbot: QtBot) -> None:
    graph = Graph()
    qtbot.addWidget(graph)
    graph.resize(640, 400)
    graph.show()
    assert graph._unit.x() - graph.legend.geometry().right() > style.SPACE // 2

"""Nothing around the graph is cut off, and each grid line has its speed."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from shingleback.gui.graph.graph import Graph
from shingleback.gui.graph.overlays import BackgroundLayer
from shingleback.gui.graph.plot import Plot
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


def test_the_unit_is_at_the_axis_that_it_belongs_to_and_not_at_the_gauge(qtbot: QtBot) -> None:
    graph = Graph()
    qtbot.addWidget(graph)
    graph.resize(640, 400)
    graph.show()
    (unit,) = (label for label in graph.findChildren(QLabel) if label.text() == "MB/s")
    assert unit.geometry().left() == graph.contentsMargins().left() + style.MARGIN
    assert graph.legend.x() - unit.geometry().right() > style.SPACE // 2


@pytest.mark.parametrize("scale", [0.98, 1.0, 1.25, 2.0])
def test_every_grid_line_is_labeled_with_its_speed(qtbot: QtBot, scale: float) -> None:
    """The axis measures its length in device pixels and used to choose its own ticks."""
    graph = Graph()
    qtbot.addWidget(graph)
    graph.resize(900, 420)
    graph.show()
    graph.show_recording(example_recording(800))
    qtbot.waitUntil(lambda: graph.is_drawn)
    QApplication.processEvents()
    (plot,) = graph.findChildren(Plot)
    (ground,) = (item for item in plot.scene().items() if isinstance(item, BackgroundLayer))
    speeds = plot.getAxis("left")
    least, most = speeds.range
    labels = speeds.tickValues(least, most, speeds.geometry().height() * scale)[0][1]
    assert labels == list(ground._speeds)
    assert [float(text) for text in speeds.tickStrings(labels, 1.0, 1.0)] == labels

"""A graph that has no figures yet, or never will."""

from pytestqt.qtbot import QtBot

from shingleback.domain.monitoring import Phase
from shingleback.gui.graph.graph import Graph
from shingleback.gui.graph.plot import Plot
from shingleback.monitor.recording import Recording
from tests.helpers.recordings import flat


def drawn(qtbot: QtBot) -> tuple[Graph, Plot]:
    graph = Graph()
    qtbot.addWidget(graph)
    with qtbot.waitExposed(graph):
        graph.show()
    graph.repaint()
    qtbot.waitUntil(lambda: graph.is_drawn)
    (plot,) = graph.findChildren(Plot)
    return graph, plot


def test_without_figures_there_is_a_message_instead_of_a_scale(qtbot: QtBot) -> None:
    graph, plot = drawn(qtbot)
    qtbot.waitUntil(lambda: plot.said_instead == "Waiting for the first measurements…")
    assert not plot.speeds_shown
    assert not plot.times_shown
    graph.show_ended(has_ended=True)
    assert plot.said_instead == "Too short for a graph."
    assert graph.shown_sentence == "", "there is no line to describe"

    graph.show_ended(has_ended=False)
    graph.show_recording(flat(29, 80e6, 60e6))
    assert plot.said_instead == ""
    assert plot.speeds_shown[-1] == 100
    assert plot.times_shown[0] == 0


def test_an_earlier_run_alone_has_a_scale(qtbot: QtBot) -> None:
    graph, plot = drawn(qtbot)
    graph.show_recording(Recording(), flat(29, 80e6, 60e6))
    assert plot.said_instead == ""
    assert len(plot.speeds_shown) > 1


def test_a_run_of_a_second_shows_no_scale(qtbot: QtBot) -> None:
    graph, plot = drawn(qtbot)
    graph.show_recording(flat(2, 80e6, 60e6))
    graph.show_ended(has_ended=True)
    assert plot.said_instead == "Too short for a graph."
    assert not plot.speeds_shown
    assert not plot.flags


def test_the_legend_of_a_run_without_lines_is_empty(qtbot: QtBot) -> None:
    graph = Graph()
    qtbot.addWidget(graph)
    graph.show_recording(flat(2, 1e6, 1e6, Phase.FULL))
    assert graph.is_empty
    assert graph.legend.texts == []
    graph.show_recording(flat(2, 1e6, 1e6, Phase.FULL), flat(20, 1e6, 1e6))
    assert graph.legend.texts == ["an earlier run"]


def test_a_speed_without_data_is_not_in_the_legend(qtbot: QtBot) -> None:
    graph = Graph()
    qtbot.addWidget(graph)
    graph.show_recording(flat(20, 1e6))
    assert graph.legend.texts == ["copied"]

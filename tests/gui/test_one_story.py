"""A run is told as one story: sentence, gauge and graph never contradict each other."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.monitoring import Phase
from shingleback.gui.run.page import RunPage
from tests.gui.test_run_page import drive, state
from tests.helpers.painted import painted_text, squeezed
from tests.helpers.recordings import flat


@pytest.fixture
def page(qtbot: QtBot) -> RunPage:
    page = RunPage()
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    return page


def says(page: QWidget, text: str) -> bool:
    """Whether a label of the page paints this; the lines of the graph cannot be painted as text."""
    labels = [label for label in page.findChildren(QLabel) if label.isVisible()]
    return squeezed(text) in " ".join(map(painted_text, labels))


def test_graph_gauge_and_explanation_show_one_state_of_the_drive(page: RunPage) -> None:
    """The drive's state arrives before the sample that belongs to it, and the window may be painted in between."""
    page.show_recording(flat(10, 5e6, 5e6, Phase.TIDYING), None)
    page.show_state(state(drive("full")))
    assert says(page, "fast cache is full")
    assert says(page, "cache is full, after 10 s")
    assert says(page.graph.gauge, "Full")
    page.show_state(state(drive("tidying")))
    assert says(page, "The drive is tidying up.")
    assert says(page, "tidying up, after 10 s")
    assert not says(page.graph.gauge, "Full")

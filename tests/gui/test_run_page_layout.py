"""Layout of the run page."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.gui.run.page import RunPage
from tests.gui.test_run_page import HALF, PLANNED, state


def test_the_explanation_spans_the_width_below_the_buttons(qtbot: QtBot) -> None:
    """The panel beside it leaves little room."""
    page = RunPage()
    qtbot.addWidget(page)
    page.show_state(state(PLANNED, HALF))
    page.ask_now.setChecked(True)
    page.resize(800, 600)
    page.show()
    QApplication.processEvents()
    end = page.explanation.mapTo(page, page.explanation.rect().topRight()).x()
    assert end >= page.cancel.mapTo(page, page.cancel.rect().topRight()).x()

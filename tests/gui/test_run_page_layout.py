"""Layout of the run page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from i18n.tools.catalog import FORMS
from shingleback.domain.errors import Why
from shingleback.gui.run.page import RunPage
from shingleback.gui.widgets.basic import Scrolling
from shingleback.gui.window.language import ENGLISH, speak
from shingleback.protocol.results import BackupFinished, EjectFinished
from tests.gui.test_run_page import DONE, HALF, PLANNED, drive, state
from tests.helpers.fitting import scaled_fonts


def test_the_explanation_spans_the_width_below_the_buttons(qtbot: QtBot) -> None:
    """The panel beside it leaves little room."""
    page = RunPage()
    qtbot.addWidget(page)
    page.show_state(state(PLANNED, HALF))
    page.now.ask.setChecked(True)
    page.resize(800, 600)
    page.show()
    QApplication.processEvents()
    end = page.head.explanation.mapTo(page, page.head.explanation.rect().topRight()).x()
    assert end >= page.controls.cancel.mapTo(page, page.controls.cancel.rect().topRight()).x()


def test_the_title_of_a_finished_run_has_the_room_of_its_buttons(qtbot: QtBot) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    page.resize(572, 320)
    page.show_state(state(FAILED))
    page.show()
    QApplication.processEvents()
    assert page.head.title.height() < 2 * page.head.title.fontMetrics().lineSpacing()
    assert page.bars.unplug.figure.text() == ""


def test_whether_it_is_safe_to_unplug_is_in_view_on_a_small_screen_with_large_letters(qtbot: QtBot) -> None:
    """This much is left of 1,280 x 720 pixels at 200 %, without the frame of the window and the navigation."""
    page = RunPage()
    qtbot.addWidget(page)
    page.resize(572, 320)
    page.show_subject("Documents, Pictures and Letters", "Seagate Expansion, 8 TB")
    page.show()
    for name in ("running", "not ejected"):
        page.show_state(STATES[name])
        QApplication.processEvents()
        figure = page.bars.unplug.figure
        assert figure.text()
        assert figure.visibleRegion().boundingRect() == figure.rect(), name


NAVIGATION = 60  # pixels, when it is folded to pictures, at the usual size of letters
FAILED = BackupFinished(outcome="drive-gone", why=Why.DRIVE_GONE, exit_code=5)
STATES = {
    "running": state(PLANNED, HALF, drive("filling")),
    "complete": state(DONE),
    "not ejected": state(DONE)
    .ejecting()
    .after(EjectFinished(outcome="drive-refused", exit_code=5, why=Why.EJECT_BUSY)),
    "disconnected": state(FAILED),
}


@pytest.fixture(params=[ENGLISH, *FORMS])
def _language(request: pytest.FixtureRequest, qapp: QApplication, built: Path) -> Iterator[None]:
    assert speak(qapp, request.param, built, desktop=()) == request.param
    yield
    speak(qapp, ENGLISH, Path(), desktop=())


@pytest.mark.parametrize(("scale", "width", "height"), [(1.0, 800, 600), (1.0, 632, 320), (2.0, 1280, 720)])
@pytest.mark.usefixtures("_language")
def test_the_page_fits_a_small_screen_and_large_letters(
    qapp: QApplication, qtbot: QtBot, scale: float, width: int, height: int
) -> None:
    with scaled_fonts(qapp, scale, is_longer=False):
        page = RunPage()
        qtbot.addWidget(page)
        page.resize(width - round(NAVIGATION * scale), height)
        page.show_subject("Documents, Pictures and Letters", "Seagate Expansion, 8 TB")
        page.show()
        for name, run in STATES.items():
            for is_asked in (False, True):
                page.show_state(run)
                page.now.ask.setChecked(is_asked)
                QApplication.processEvents()
                assert page.minimumSizeHint().width() <= width - NAVIGATION * scale, (name, is_asked)
                assert page.minimumSizeHint().height() <= height, (name, is_asked)


def test_a_hidden_button_no_longer_widens_its_page_at_once(qtbot: QtBot) -> None:
    """A page that was measured too late once widened the window beyond the screen."""
    page, row, button = QWidget(), QHBoxLayout(), QPushButton("Copy the details of the last backup")
    row.addWidget(button)
    column = QVBoxLayout(page)
    column.addLayout(row)
    column.addWidget(QLabel("short"))
    area = Scrolling(page)
    qtbot.addWidget(area)
    area.show()
    QApplication.processEvents()
    assert area.minimumSizeHint().width() > button.sizeHint().width()

    button.hide()
    assert area.minimumSizeHint().width() < button.sizeHint().width()

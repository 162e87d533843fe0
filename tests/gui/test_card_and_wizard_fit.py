"""The cards of drives and the wizard fit a small screen and large letters, in the real languages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.gui.drives.page import DrivesPage
from shingleback.gui.drives.texts import simulated_view
from shingleback.gui.window.language import ENGLISH, speak
from shingleback.gui.wizard.state import WizardStep
from tests.gui.wizard_desk import Table
from tests.helpers.fitting import clipped, scaled_fonts
from tests.helpers.painted import paints
from tests.helpers.plugged_in import EXPANSION, HealthQueries, make_drives

NAVIGATION = 90  # pixels at 100 %
SCREENS = pytest.mark.parametrize(
    ("scale", "width", "height"), [(1.0, 800, 600), (2.0, 1280, 720)], ids=["800x600", "200 %"]
)


@pytest.fixture(params=[ENGLISH, "de", "he"])
def language(request: pytest.FixtureRequest, qapp: QApplication, built: Path) -> Iterator[str]:
    assert speak(qapp, request.param, built, desktop=()) == request.param
    yield request.param
    speak(qapp, ENGLISH, Path(), desktop=())


@SCREENS
@pytest.mark.usefixtures("language")
def test_a_card_with_its_details_fits(qapp: QApplication, qtbot: QtBot, scale: float, width: int, height: int) -> None:
    with scaled_fonts(qapp, scale, is_longer=False):
        queries = HealthQueries()
        drives = make_drives(health=queries)
        page = DrivesPage(drives)
        qtbot.addWidget(page)
        page.show()
        drives.on_event(DriveArrived(EXPANSION))
        queries.answer()
        for is_open in (False, True):
            page.cards[EXPANSION.path].details.unfold(is_open=is_open)
            page.resize(width - round(NAVIGATION * scale), height)
            QApplication.processEvents()
            assert page.width() == width - round(NAVIGATION * scale)
            assert clipped(page) == []


@SCREENS
@pytest.mark.usefixtures("language")
def test_the_pages_of_the_wizard_fit(table: Table, qapp: QApplication, scale: float, width: int, height: int) -> None:
    with scaled_fonts(qapp, scale, is_longer=False):
        table.plug_in()
        table.open()
        for step in (WizardStep.WELCOME, WizardStep.QUESTIONS, WizardStep.CONFIRM, WizardStep.FOLDERS):
            if step is WizardStep.FOLDERS:
                table.erase()
                table.reach_page(step)
            table.walk_to(step)
            for _ in range(2):
                table.wizard.resize(width, height)
                QApplication.processEvents()
            assert (table.wizard.width(), table.wizard.height()) == (width, height), step
            assert clipped(table.wizard) == [], step


def test_the_simulated_drive_has_a_name_in_the_language_of_the_window(qtbot: QtBot, language: str) -> None:
    drives = make_drives()
    page = DrivesPage(drives)
    page.resize(850, 700)
    qtbot.addWidget(page)
    page.show()
    drives.show(simulated_view("/tmp/shingleback-demo-1/Simulated drive", 200 * 10**9))
    QApplication.processEvents()
    (card,) = page.cards.values()
    name = {ENGLISH: "Simulated drive", "de": "Simuliertes Laufwerk", "he": "כונן מדומה"}[language]
    assert paints(card, name)
    assert name in card.details.button.accessibleName()

"""Home is short: one sentence that answers whether the files are safe, one main button, and the rest in details.

Run with `-s` to see the figures: python -m pytest -s tests/gui/home/test_short_home.py
"""

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.pages import Section
from shingleback.gui.window.language import ENGLISH, NAMES, speak
from shingleback.store.settings import BackupSet
from tests.gui.conftest import Desk
from tests.gui.home.test_overview import PLACE, note, show_set
from tests.helpers.plugged_in import EXPANSION
from tests.helpers.reading import Reading, reading_of

MOST = Reading(words=60, lines=10, controls=6)
SMALL = (632, 320)  # 1280 x 720 at 200 %, without a panel and the frame of the window
OVERDUE_DAYS = timedelta(days=40).days


def main_buttons(desk: Desk) -> list[str]:
    buttons = desk.window.home.overview.findChildren(QPushButton)
    return [button.text() for button in buttons if button.isVisible() and button.objectName() == "primary"]


@pytest.mark.parametrize(
    ("days", "is_plugged_in", "most_main"),
    [(1, True, 1), (1, False, 0), (OVERDUE_DAYS, True, 1), (OVERDUE_DAYS, False, 0)],
)
def test_home_is_read_at_a_glance(desk: Desk, days: int, is_plugged_in: bool, most_main: int) -> None:
    if is_plugged_in:
        desk.drives.on_event(DriveArrived(EXPANSION))
    note(PLACE, days)
    show_set(desk)
    desk.window.show_section(Section.HOME)
    reading = reading_of(desk.window.home.overview)
    print(f"\n{days} days, {is_plugged_in=}: {reading}")
    assert all(count <= most for count, most in zip(reading, MOST, strict=True))
    assert len(main_buttons(desk)) == most_main


def test_only_the_most_urgent_of_several_sets_has_the_main_button(desk: Desk) -> None:
    desk.drives.on_event(DriveArrived(EXPANSION))
    note(PLACE, 1)
    show_set(desk)
    desk.chosen.put(BackupSet(["/home/me/Letters"], f"{PLACE}/letters", key="letters", drives=[EXPANSION.key]))
    QApplication.processEvents()
    cards = desk.window.home.overview.cards
    assert len(cards) == 2
    assert main_buttons(desk) == ["Back up now"]
    assert cards["letters"].step.objectName() == "primary"


def test_the_details_hold_the_rest(desk: Desk) -> None:
    desk.drives.on_event(DriveArrived(EXPANSION))
    note(PLACE, 1)
    show_set(desk)
    QApplication.processEvents()
    card = desk.card
    details = (card.contents.holds, card.change, card.drive.more)
    assert not [part for part in details if part.isVisible()]
    QTest.mouseClick(card.details.button, Qt.MouseButton.LeftButton)
    assert [part for part in details if not part.isVisible()] == []
    assert card.step.isVisible()


@pytest.mark.parametrize("language", sorted(NAMES))
def test_a_set_that_is_backed_up_fits_1280_by_720_at_200_percent_in_every_language(
    desk: Desk, qapp: QApplication, built: Path, language: str
) -> None:
    desk.drives.on_event(DriveArrived(EXPANSION))
    note(PLACE, 1)
    show_set(desk)
    speak(qapp, language, built, desktop=())
    desk.window.rebuild_pages()
    desk.window.show_section(Section.HOME)
    for _ in range(3):
        desk.window.resize(*SMALL)
        QApplication.processEvents()
    width = desk.window.width()
    overview = desk.window.home.overview
    shown = [button for button in overview.findChildren(QPushButton) if button.isVisible()]
    ends = [button.mapTo(desk.window, button.rect().bottomRight()).x() for button in shown]
    speak(qapp, ENGLISH, Path(), desktop=())
    assert width == SMALL[0]
    assert max(ends) < width

"""Random input while a drive comes and goes: the window stays consistent."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.window.window import Window
from shingleback.protocol.run_state import Stage
from tests.gui.journeys.drive import UsbDrive
from tests.gui.journeys.person import Person
from tests.gui.journeys.wanderer import Wanderer
from tests.helpers import mouse

pytestmark = pytest.mark.device


@pytest.mark.usefixtures("yesterday")
@pytest.mark.parametrize(
    ("seed", "steps"), [(1, 50), (2, 50), *(pytest.param(seed, 400, marks=pytest.mark.long) for seed in range(3, 13))]
)
def test_the_window_stays_consistent(person: Person, drive: UsbDrive, qtbot: QtBot, seed: int, steps: int) -> None:
    """Exceptions in slots and warnings of Qt fail every test anyway."""
    wanderer = Wanderer(person, drive, seed, qtbot)

    def check() -> None:
        inconsistencies = list(faults(person.window))
        assert not inconsistencies, "\n".join([*inconsistencies, "after:", *wanderer.story[-15:], "on:", person.page])

    try:
        for _ in range(steps):
            wanderer.step()
            person.comes_back()
            qtbot.waitUntil(check)
    finally:
        wanderer.stop()
        person.window.home.run.kill()


def faults(window: Window) -> Iterator[str]:
    if QApplication.activeModalWidget() is None and QApplication.activePopupWidget() is None:
        yield from _lost_focus(window)
        for button in window.navigation.buttons.values():
            if text := mouse.obstacle(button):
                yield f"no way out: {mouse.named(button)} {text}"
    if len(_texts(window.page)) < 2:  # its heading and more
        yield f"the page is empty: {_texts(window.page)}"
    yield from _half_ended(window.home.run)


def _lost_focus(window: Window) -> Iterator[str]:
    focused = QApplication.focusWidget()
    if focused is None or not focused.isVisible() or not window.isAncestorOf(focused):
        yield f"the focus is at {mouse.named(focused)}"


def _half_ended(run: BackupRun) -> Iterator[str]:
    has_begun = bool(run.task.destination)
    if has_begun and not run.is_busy == run.is_running == (run.state.stage is not Stage.ENDED):
        yield f"the run is {run.state.stage}, is busy: {run.is_busy}, its worker runs: {run.is_running}"


def _texts(page: QWidget) -> list[str]:
    """Text that is visible without scrolling."""
    shown = [widget for widget in page.findChildren(QWidget) if not widget.visibleRegion().isEmpty()]
    return [widget.text() for widget in shown if isinstance(widget, QLabel | QAbstractButton) and widget.text().strip()]

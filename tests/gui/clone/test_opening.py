"""What is loaded to copy a drive, and closing the window during a copy."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.job import JobStage
from shingleback.gui.drives.page import DrivesPage
from shingleback.gui.window.drive_work import Clones, CloningOnClose
from tests.gui.clone.bench import COPYING, STOPPED, Bench


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Bench:
    made = Bench(tmp_path, qtbot)
    made.script("clone", COPYING, {"wait": "cancel"}, STOPPED)
    return made


def answer(text: str) -> Callable[[], None]:
    """Presses a button of the question that opens next."""

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        next(one for one in box.findChildren(QPushButton) if text in one.text()).click()

    return press


def test_nothing_is_loaded_before_the_page_is_opened(bench: Bench) -> None:
    assert bench.cloning.instance is None
    assert bench.clones.page is None


def test_a_recreated_page_shows_the_running_copy(bench: Bench, qtbot: QtBot) -> None:
    bench.run()
    bench.reach(JobStage.RUNNING)
    another = DrivesPage(bench.drives)
    qtbot.addWidget(another)
    another.show()
    following = Clones(another, bench.drives, bench.cloning, bench.unfinished)
    assert following.page is not None
    assert following.page.run.controls.cancel.isVisibleTo(another)
    bench.cloning.get().stop()


def test_only_one_page_at_a_time_covers_the_drives(bench: Bench) -> None:
    bench.open()
    other = QWidget()
    bench.list.cover(other)
    assert other.isVisible()
    assert not bench.page.isVisible()
    bench.list.uncover(other)
    assert bench.list.cards["/drives/Passport"].isVisible()


def test_closing_the_window_asks_and_waits_until_the_copy_has_stopped(bench: Bench, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    CloningOnClose(window, bench.cloning)
    window.show()
    bench.run()
    bench.wait(bench.page.run.controls.pause.isEnabled)
    QTimer.singleShot(0, window, answer("Keep copying"))
    assert not window.close()
    assert bench.cloning.get().state.stage is JobStage.RUNNING
    QTimer.singleShot(0, window, answer("Stop copying"))
    assert not window.close()
    bench.wait(lambda: not window.isVisible())
    assert bench.cloning.get().state.stage is JobStage.ENDED
    assert bench.commands == ["cancel"]

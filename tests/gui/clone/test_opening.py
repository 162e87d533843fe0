"""What is loaded to copy a drive, and closing the window during a copy."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.job import JobStage
from shingleback.gui.drives.page import DrivesPage
from shingleback.gui.window.drive_work import Clones, CloningOnClose
from tests.gui.clone.bench import COPYING, STOPPED, Bench
from tests.helpers.dialogs import answering


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Bench:
    bench = Bench(tmp_path, qtbot)
    bench.script("clone", COPYING, {"wait": "cancel"}, STOPPED)
    return bench


def test_nothing_is_loaded_before_the_page_is_opened(bench: Bench) -> None:
    assert bench.cloning.instance is None
    assert bench.clones.page is None


def test_a_recreated_page_shows_the_running_copy(bench: Bench, qtbot: QtBot) -> None:
    bench.run()
    bench.reach(JobStage.RUNNING)
    recreated_page = DrivesPage(bench.drives)
    qtbot.addWidget(recreated_page)
    recreated_page.show()
    following = Clones(recreated_page, bench.drives, bench.cloning, bench.unfinished)
    assert following.page is not None
    assert following.page.run.controls.cancel.isVisibleTo(recreated_page)
    bench.cloning.get().stop()


def test_only_one_page_at_a_time_covers_the_drives(bench: Bench) -> None:
    bench.open()
    second_page = QWidget()
    bench.list.cover(second_page)
    assert second_page.isVisible()
    assert not bench.page.isVisible()
    bench.list.uncover(second_page)
    assert bench.list.cards["/drives/Passport"].isVisible()


def test_closing_the_window_asks_and_waits_until_the_copy_has_stopped(bench: Bench, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    CloningOnClose(window, bench.cloning)
    window.show()
    bench.run()
    bench.wait(bench.page.run.controls.pause.isEnabled)
    with answering("Keep copying"):
        assert not window.close()
    assert bench.cloning.get().state.stage is JobStage.RUNNING
    with answering("Stop copying"):
        assert not window.close()
    bench.wait(lambda: not window.isVisible())
    assert bench.cloning.get().state.stage is JobStage.ENDED
    assert bench.commands == ["cancel"]

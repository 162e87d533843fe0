"""The page that copies a drive is readable, accessible and usable by keyboard in each of its stages."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.job import JobStage
from tests.gui.clone.bench import COPYING, FILLING, LOOKED, NAME, STOPPED, Bench, finished, refused
from tests.helpers.accessible import accessibility_faults
from tests.helpers.fitting import clipped, scaled_fonts
from tests.helpers.keyboard import press, tab_to, write

SIZES = {
    "normal": (1.0, False, (800, 600)),
    "longer language": (1.0, True, (1024, 600)),
    "200 % font size": (2.0, False, (1920, 1080)),
}


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[tuple[int, int]]:
    scale, is_longer, size = SIZES[request.param]
    with scaled_fonts(qapp, scale, is_longer=is_longer):
        yield size


def choosing(bench: Bench) -> None:
    bench.open()


def planning(bench: Bench) -> None:
    bench.open_plan()


def refusing(bench: Bench) -> None:
    bench.script("plan", refused("clone-source-mounted", device="/dev/sdc1", point="/media/me/Photos"))
    bench.open_plan()


def running(bench: Bench) -> None:
    bench.script("clone", FILLING, COPYING, *LOOKED, {"wait": "cancel"}, STOPPED)
    bench.run()
    bench.wait(lambda: len(bench.cloning.get().recording) == len(LOOKED))


def stopping(bench: Bench) -> None:
    bench.script("clone", STOPPED)
    bench.run()
    bench.reach(JobStage.ENDED)


def ending(bench: Bench) -> None:
    bench.script("clone", COPYING, finished(followed=("mine",)))
    bench.run()
    bench.reach(JobStage.ENDED)


STAGES = [choosing, planning, refusing, running, stopping, ending]


@pytest.mark.parametrize("reach", STAGES)
def test_nothing_is_cut_off_and_everything_has_a_name(
    size: tuple[int, int], reach: Callable[[Bench], None], tmp_path: Path, qtbot: QtBot
) -> None:
    bench = Bench(tmp_path, qtbot)
    reach(bench)
    for _ in range(3):  # a layout that got wider may get lower in the next round
        bench.list.resize(*size)
        QApplication.processEvents()
    assert (bench.list.width(), bench.list.height()) == size
    assert clipped(bench.page) == []
    assert accessibility_faults(bench.page) == []
    bench.worker.kill()


def test_a_drive_can_be_copied_by_keyboard_alone(tmp_path: Path, qtbot: QtBot) -> None:
    bench = Bench(tmp_path, qtbot)
    bench.script("clone", COPYING, finished())
    bench.list.activateWindow()
    card = bench.list.cards["/drives/Passport"]
    tab_to(card.details.button)
    press(Qt.Key.Key_Space)
    tab_to(card.clone)
    press(Qt.Key.Key_Space)
    tab_to(bench.page.choice.target)
    press(Qt.Key.Key_Down)
    bench.reach(JobStage.READY)
    tab_to(bench.page.consent.next)
    press(Qt.Key.Key_Space)
    assert bench.page.consent.erasure.typed.hasFocus()
    write(NAME)
    tab_to(bench.page.consent.start)
    press(Qt.Key.Key_Space)
    bench.reach(JobStage.ENDED)
    assert "The copy is complete" in bench.text

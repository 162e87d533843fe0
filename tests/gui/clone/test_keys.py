"""Copying a drive and moving a backup with a keyboard: at every stage, the same keys do the same as elsewhere."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived, DriveLeft
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.jobs.page import JobPage
from shingleback.gui.widgets.accessibility import topic_at
from shingleback.gui.widgets.basic import Collapsible
from tests.gui.clone import test_move_page as move
from tests.gui.clone.bench import COPYING, NAME, NEW, OLD, finished
from tests.gui.clone.test_move_page import MoveBench
from tests.helpers import mouse
from tests.helpers.keyboard import (
    assert_backtab_is_the_reverse_of_tab,
    assert_focus_is_seen,
    jumps_up,
    names,
    press,
    reached_by_tab,
    tab_to,
    write,
)

STAY: Final = {"wait": "cancel"}


def show_copy_choice(bench: MoveBench) -> QWidget:
    bench.open_plan()
    return bench.page


def show_copy_consent(bench: MoveBench) -> QWidget:
    bench.open_plan()
    bench.page.consent.next.click()
    return bench.page


def show_copy_run(bench: MoveBench) -> QWidget:
    bench.script("clone", COPYING, STAY, finished())
    bench.run()
    bench.wait(lambda: bench.cloning.get().state.run.progress is not None)
    return bench.page


def show_copy_end(bench: MoveBench) -> QWidget:
    bench.script("clone", COPYING, finished())
    bench.run()
    bench.reach(JobStage.ENDED)
    return bench.page


def show_move_choice(bench: MoveBench) -> QWidget:
    bench.plan_move()
    bench.move_page.choice.merge.click()
    return bench.move_page


def show_move_run(bench: MoveBench) -> QWidget:
    bench.script("move", move.COPYING, STAY, move.MOVED)
    bench.plan_move()
    bench.move_page.start.click()
    bench.wait(lambda: bench.moving.get().state.run.progress is not None)
    return bench.move_page


def show_move_end(bench: MoveBench) -> QWidget:
    bench.script("move", move.COPYING, move.MOVED)
    bench.plan_move()
    bench.move_page.start.click()
    bench.wait_for_stage(JobStage.ENDED)
    return bench.move_page


STAGES: Final[dict[str, Callable[[MoveBench], QWidget]]] = {
    "copy: choice": show_copy_choice,
    "copy: consent": show_copy_consent,
    "copy: run": show_copy_run,
    "copy: end": show_copy_end,
    "move: choice": show_move_choice,
    "move: run": show_move_run,
    "move: end": show_move_end,
}


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Iterator[MoveBench]:
    bench = MoveBench(tmp_path, qtbot)
    with qtbot.waitActive(bench.list):
        bench.list.activateWindow()
    yield bench
    bench.worker.kill()


@pytest.fixture(params=STAGES)
def page(request: pytest.FixtureRequest, bench: MoveBench) -> QWidget:
    """The page at each stage, with all that is folded on it open, and the focus where the first Tab leads."""
    page = STAGES[request.param](bench)
    for fold in page.findChildren(Collapsible):
        fold.unfold(is_open=True)
    press(Qt.Key.Key_Tab)
    return page


def test_shift_and_tab_go_back_the_way_of_tab_which_never_jumps_up(bench: MoveBench, page: QWidget) -> None:
    assert_backtab_is_the_reverse_of_tab(bench.list)
    stops = [stop for stop in reached_by_tab(bench.list) if page.isAncestorOf(stop)]
    jumps = jumps_up(stops, page)
    assert len(jumps) <= 1, jumps  # once around


def test_wherever_the_focus_is_f1_has_something_to_explain(bench: MoveBench, page: QWidget) -> None:
    stops = [stop for stop in reached_by_tab(bench.list) if page.isAncestorOf(stop)]
    assert stops
    assert [names([stop]) for stop in stops if topic_at(stop) is None] == []


def test_escape_presses_the_way_back_from_wherever_the_focus_is(bench: MoveBench, page: QWidget) -> None:
    stops = [stop for stop in reached_by_tab(bench.list) if page.isAncestorOf(stop)]
    assert isinstance(page, JobPage)
    page.back.clicked.disconnect()  # stay here
    pressed: list[bool] = []
    page.back.clicked.connect(lambda: pressed.append(True))
    for stop in stops:
        stop.setFocus()
        press(Qt.Key.Key_Escape)
    assert len(pressed) == len(stops)


def test_a_drive_is_copied_by_keyboard_and_the_focus_is_always_in_sight(bench: MoveBench) -> None:
    bench.script("clone", COPYING, STAY, finished())
    bench.list.resize(640, 360)  # 1280 x 720 at 200 %
    bench.list.cards[OLD.path].details.unfold(is_open=True)
    tab_to(bench.list.cards[OLD.path].clone)
    press(Qt.Key.Key_Return)
    page = bench.page
    tab_to(page.consent.missing)
    press(Qt.Key.Key_Return)
    assert page.choice.target.hasFocus()
    assert_focus_is_seen(bench.list)
    press(Qt.Key.Key_Down)
    bench.reach(JobStage.READY)
    tab_to(page.consent.next)
    press(Qt.Key.Key_Return)
    assert_focus_is_seen(bench.list)
    write(NAME)
    tab_to(page.consent.start)
    assert_focus_is_seen(bench.list)
    press(Qt.Key.Key_Return)
    bench.wait(lambda: bench.cloning.get().state.run.progress is not None)
    assert_focus_is_seen(bench.list)
    tab_to(page.run.controls.cancel)
    press(Qt.Key.Key_Return)
    bench.reach(JobStage.ENDED)
    assert_focus_is_seen(bench.list)


def test_a_backup_is_moved_by_keyboard_and_the_focus_is_always_in_sight(bench: MoveBench) -> None:
    bench.script("plan", move.LOOKED)
    bench.script("move", move.COPYING, STAY, move.MOVED)
    bench.list.resize(640, 360)
    bench.open()
    tab_to(bench.page.move_only)
    press(Qt.Key.Key_Return)
    page = bench.move_page
    assert_focus_is_seen(bench.list)
    for place in (move.OLD, move.NEW):
        tab_to(page.missing)
        press(Qt.Key.Key_Return)
        assert_focus_is_seen(bench.list)
        write(place)
        press(Qt.Key.Key_Return)
    bench.wait_for_stage(JobStage.READY)
    assert_focus_is_seen(bench.list)
    tab_to(page.start)
    press(Qt.Key.Key_Return)
    bench.wait(lambda: bench.moving.get().state.run.progress is not None)
    assert_focus_is_seen(bench.list)
    tab_to(page.controls.cancel)
    press(Qt.Key.Key_Return)
    bench.wait_for_stage(JobStage.ENDED)
    assert_focus_is_seen(bench.list)


def test_the_way_back_leads_to_the_button_that_has_opened_the_page(bench: MoveBench) -> None:
    card = bench.list.cards[OLD.path]
    card.details.unfold(is_open=True)
    tab_to(card.clone)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Escape)
    assert card.clone.hasFocus()
    assert_focus_is_seen(bench.list)


def test_after_escape_the_ring_shows_where_the_focus_is_though_a_click_has_opened_the_page(bench: MoveBench) -> None:
    """Escape is a shortcut, which Qt never delivers to the window as a press of a key."""
    card = bench.list.cards[OLD.path]
    card.details.unfold(is_open=True)
    mouse.press(card.clone)
    QTest.keyClick(bench.list.windowHandle(), Qt.Key.Key_Escape)
    assert card.clone.hasFocus()
    assert card.clone.property("ring")


def test_beside_the_disabled_button_it_says_what_to_choose_first_and_leads_there(bench: MoveBench) -> None:
    bench.open()
    choice, missing = bench.page.choice, bench.page.consent.missing
    assert missing.text() == "First choose where to copy it."
    missing.click()
    assert bench.list.window().focusWidget() is choice.target
    bench.drives.on_event(DriveLeft(NEW))
    assert missing.text() == "First plug in the new drive, or choose an image file."
    bench.drives.on_event(DriveLeft(OLD))
    assert missing.text() == "First choose what to copy."
    missing.click()
    assert bench.list.window().focusWidget() is choice.source

    bench.drives.on_event(DriveArrived(OLD))
    bench.drives.on_event(DriveArrived(NEW))
    bench.pick(choice.source, OLD.device)
    bench.choose_target()
    assert not missing.isVisible()
    assert bench.page.consent.next.isEnabled()

"""Backups started in the window run in a real worker, as for a person."""

import os
import signal

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.worker import Worker
from shingleback.messages.places import INTO
from shingleback.protocol.run_state import RunState, Stage
from tests.gui.conftest import QUICK, Desk
from tests.helpers.checker import problems
from tests.helpers.dialogs import answering
from tests.helpers.trees import contents


def reach(qtbot: QtBot, desk: Desk, stage: Stage) -> None:
    qtbot.waitUntil(lambda: desk.run.state.stage is stage)


def reach_the_end(qtbot: QtBot, desk: Desk) -> None:
    reach(qtbot, desk, Stage.ENDED)
    qtbot.waitUntil(lambda: not desk.run.is_running)


def press(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press_start(desk: Desk) -> None:
    press(desk.start)


def test_a_backup_runs_to_its_end(desk: Desk, qtbot: QtBot) -> None:
    desk.slow_down()
    desk.choose()
    press_start(desk)
    page = desk.window.home.run_page
    qtbot.waitUntil(lambda: 0 < page.bars.on_drive.bar.value() < page.bars.copied.bar.maximum())
    assert page.controls.pause.isVisible()
    assert not page.summary.isVisible()
    assert "%" in desk.window.windowTitle()
    qtbot.waitUntil(lambda: "kB/s copied" in page.graph.sentence and not page.graph.is_empty)

    desk.speed_up()
    reach_the_end(qtbot, desk)
    assert contents(desk.destination / "source") == contents(desk.source)
    assert page.head.title.text() == "The backup is complete"
    assert page.bars.copied.bar.value() == page.bars.on_drive.bar.value() == page.bars.copied.bar.maximum()
    assert page.bars.unplug.bar.value() == 0
    assert page.summary.isVisible()
    assert page.steps.eject.isVisible()
    assert not page.controls.pause.isVisible()
    assert "The drive wrote" in page.graph.sentence


def test_a_second_backup_finds_nothing_to_do_and_the_last_backup_is_remembered(desk: Desk, qtbot: QtBot) -> None:
    desk.choose()
    press_start(desk)
    reach_the_end(qtbot, desk)
    press(desk.window.home.run_area.back)
    assert desk.card.lines.last.text().startswith(
        ("Last good backup: today, ", "Last good backup: yesterday, ")
    )  # in case midnight passes
    assert "in 61 files" in desk.card.contents.holds.text()

    press_start(desk)
    reach_the_end(qtbot, desk)
    assert desk.window.home.run_page.head.explanation.text() == "Nothing has changed since the last backup."


def test_pausing_makes_everything_safe_and_the_backup_can_resume(desk: Desk, qtbot: QtBot) -> None:
    desk.slow_down()
    desk.choose()
    press_start(desk)
    reach(qtbot, desk, Stage.COPYING)
    press(desk.window.home.run_page.controls.pause)
    reach(qtbot, desk, Stage.PAUSED)
    page = desk.window.home.run_page
    qtbot.waitUntil(lambda: page.bars.copied.bar.value() == page.bars.on_drive.bar.value())
    assert page.head.title.text() == "Paused"

    desk.speed_up()
    press(page.controls.resume)
    reach_the_end(qtbot, desk)
    assert contents(desk.destination / "source") == contents(desk.source)


def test_stopping_keeps_copied_files_and_the_next_backup_continues(desk: Desk, qtbot: QtBot) -> None:
    desk.slow_down()
    desk.choose()
    press_start(desk)
    qtbot.waitUntil(lambda: desk.run.state.durable > 0)
    press(desk.window.home.run_page.controls.cancel)
    reach_the_end(qtbot, desk)
    assert desk.window.home.run_page.head.title.text() == "Stopped"
    assert problems(desk.destination) == []

    press(desk.window.home.run_area.back)
    desk.engine_options = QUICK
    press_start(desk)
    reach_the_end(qtbot, desk)
    result = desk.run.state.backed_up
    assert result is not None
    assert 0 < result.copied.bytes < result.total.bytes


def test_a_killed_worker_is_reported_and_the_next_backup_continues(desk: Desk, qtbot: QtBot) -> None:
    desk.slow_down()
    desk.choose()
    press_start(desk)
    qtbot.waitUntil(lambda: desk.run.state.durable > 0)
    os.kill(process_of(desk.worker).processId(), signal.SIGKILL)
    reach_the_end(qtbot, desk)
    page = desk.window.home.run_page
    assert "signal 9" in page.head.explanation.text()
    assert "the next try continues from there" in page.head.explanation.text()
    assert desk.window.home.run_area.back.isVisible()

    press(desk.window.home.run_area.back)
    desk.engine_options = QUICK
    press_start(desk)
    reach_the_end(qtbot, desk)
    assert page.head.title.text() == "The backup is complete"
    assert contents(desk.destination / "source") == contents(desk.source)


def process_of(worker: Worker) -> QProcess:
    (process,) = worker.findChildren(QProcess)
    return process


def test_a_program_that_cannot_be_started_is_reported(desk: Desk, qtbot: QtBot) -> None:
    desk.worker.command = ["/nowhere/shingleback"]
    desk.choose()
    press_start(desk)
    reach_the_end(qtbot, desk)
    assert "stopped unexpectedly" in desk.window.home.run_page.head.explanation.text()


def test_files_left_out_are_listed_with_their_reason(desk: Desk, qtbot: QtBot) -> None:
    (desk.source / "Videos").mkdir()
    desk.choose(mounts=[str(desk.source / "Videos")])
    press_start(desk)
    reach_the_end(qtbot, desk)
    model = desk.window.home.run_page.summary.left_out.model()
    assert [model.index(0, column).data() for column in (0, 1)] == [
        f"source{INTO}Videos",
        "it is not mounted, so its last copy stays in the backup. Plug it in or unlock it before the next backup",
    ]


def test_a_refusal_is_explained_in_a_sentence_and_can_be_overruled_where_that_makes_sense(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.choose()
    press_start(desk)
    reach_the_end(qtbot, desk)
    moved = desk.source.rename(desk.source.with_name("elsewhere"))
    desk.source.mkdir()
    press_start_again(qtbot, desk)
    page = desk.window.home.run_page
    assert "None of the files of the last backup" in page.head.explanation.text()

    press(page.steps.confirm)
    reach_the_end(qtbot, desk)
    assert page.head.title.text() == "The backup is complete"
    assert contents(desk.destination / "source") == {}
    assert moved.exists()


def press_start_again(qtbot: QtBot, desk: Desk) -> None:
    press(desk.window.home.run_area.back)
    press_start(desk)
    reach_the_end(qtbot, desk)


@pytest.mark.parametrize("is_stopped", [True, False])
def test_closing_the_window_during_a_backup_asks_first(desk: Desk, qtbot: QtBot, is_stopped: bool) -> None:
    desk.slow_down()
    desk.choose()
    press_start(desk)
    reach(qtbot, desk, Stage.COPYING)
    with answering("Stop" if is_stopped else "Keep"):
        desk.window.close()
    if is_stopped:
        qtbot.waitUntil(lambda: not desk.window.isVisible())
        assert desk.run.state.final is not None
        assert desk.run.state.final.outcome == "canceled"
    else:
        assert desk.window.isVisible()
        desk.speed_up()
        reach_the_end(qtbot, desk)


def test_a_drive_is_safe_to_unplug_after_it_was_ejected(desk: Desk, qtbot: QtBot) -> None:
    """The drive is simulated: `tests/contract` tests a real one."""
    desk.window.home._preset = "demo"
    desk.choose()
    press_start(desk)
    reach_the_end(qtbot, desk)
    page = desk.window.home.run_page
    assert page.bars.unplug.figure.text() == "No: eject it first"

    unplug, shown_states = page.bars.unplug, set[tuple[Stage, str, bool]]()

    noted: list[str] = []
    desk.window.home.progressed.connect(noted.append)

    def record(state: RunState) -> None:
        shown_states.add((state.stage, unplug.figure.text(), 0 < unplug.bar.value() < unplug.bar.maximum()))

    desk.run.changed.connect(
        record
    )  # connected last, so called last: the drive may be ejected before a test looks again
    press(page.steps.eject)
    reach_the_end(qtbot, desk)
    assert (Stage.EJECTING, "Not yet: being ejected", True) in shown_states
    assert set(noted) == {""}  # nothing is being copied
    assert page.head.title.text() == "It is safe to unplug the drive"
    assert page.bars.unplug.figure.text() == "Yes"
    assert page.summary.isVisible()


def test_a_folder_that_is_not_on_a_drive_is_not_called_safe_to_unplug(desk: Desk, qtbot: QtBot) -> None:
    stages = set[Stage]()
    desk.run.changed.connect(lambda state: stages.add(state.stage))
    desk.choose(ejects=True)
    press_start(desk)
    reach_the_end(qtbot, desk)
    assert Stage.EJECTING in stages
    page = desk.window.home.run_page
    assert page.head.title.text() == "The backup is complete"
    assert page.bars.unplug.figure.text() == "No: eject it first"
    assert page.head.explanation.text()

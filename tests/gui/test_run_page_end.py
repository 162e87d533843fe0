"""The run page before and after the end of a run: when it will be ready, and what the graph shows afterwards."""

from dataclasses import replace

import msgspec
import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Why
from shingleback.domain.local_time import local_time
from shingleback.gui.run import texts
from shingleback.gui.run.page import RunPage
from shingleback.messages.time_left import event_text
from shingleback.protocol.events import Note, Rest
from shingleback.protocol.result_items import ReadyBy
from shingleback.protocol.results import BackupFinished
from shingleback.protocol.run_state import RunState, Stage
from tests.gui.test_run_page import COURSE, DONE, ENDS, HALF, PLANNED, state
from tests.helpers.recordings import example_recording


@pytest.fixture
def page(qtbot: QtBot) -> RunPage:
    page = RunPage()
    qtbot.addWidget(page)
    page.show()
    return page


def test_the_end_summarizes_the_graph(page: RunPage) -> None:
    page.show_recording(example_recording(900), None)
    page.show_state(COURSE["full"])
    assert "after" in page.graph.shown_sentence
    page.show_state(ENDS["complete"])
    assert page.graph.shown_sentence.startswith("For 8 min the cache filled at full speed, 170 MB/s; then it was full,")


def test_the_page_says_whether_the_run_will_be_ready_in_time_until_it_is_done(page: RunPage) -> None:
    event = ReadyBy(at=1_779_339_600.0, state="ready", low_at=1_779_330_000.0, high_at=1_779_334_700.0)
    page.show_state(RunState().after(PLANNED).after(HALF))
    assert page.deadline.outlook.isHidden()
    page.show_state(RunState().after(PLANNED).after(event).after(HALF))
    assert not page.deadline.outlook.isHidden()
    assert page.deadline.outlook.text() == event_text(event, local_time().tzinfo, texts.translate)
    page.show_state(RunState().after(event).after(HALF).after(DONE))
    assert page.deadline.outlook.isHidden()


def test_a_run_without_a_recording_shows_no_empty_graph_at_its_end(page: RunPage) -> None:
    page.show_state(state())
    assert page.graph.isVisible()
    page.show_state(state(DONE))
    assert not page.graph.isVisible()


def test_a_backup_on_the_internal_disk_says_so_once(page: RunPage) -> None:
    page.show_state(state(Note(code="own-disk"), msgspec.structs.replace(DONE, is_own_disk=True)))
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert sum("computer's own disk" in text for text in shown) == 1


def test_after_the_computers_own_disk_was_full_the_backup_can_continue_and_the_drive_be_ejected(page: RunPage) -> None:
    full = BackupFinished(outcome="internal", exit_code=70, why=Why.COMPUTER_REFUSED, values={"detail": "No space"})
    page.show_state(state(PLANNED, HALF, full))
    assert page.head.title.text() == "Stopped"
    assert page.bars.unplug.figure.text() == "No: eject it first"
    assert page.steps.eject.isVisible()
    assert page.steps.again.isVisible()


def test_a_run_that_is_being_stopped_can_be_stopped_again_only_if_the_drive_hangs(page: RunPage, qtbot: QtBot) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    page.show_state(COURSE["copying"])
    page.controls.cancel.setFocus()
    page.show_state(COURSE["stopping"])
    assert page.controls.cancel.isVisible()
    assert not page.controls.cancel.isEnabled()
    assert page.hasFocus(), "so that the next key presses no other button"
    page.show_state(replace(COURSE["stopping"], progress=msgspec.structs.replace(HALF, silent_s=12)))
    assert page.controls.cancel.isEnabled(), "the user can give up on a drive that does not answer"


def test_damage_that_could_not_be_repaired_is_in_the_headline(page: RunPage) -> None:
    done = msgspec.structs.replace(DONE, not_healed=2)
    page.show_state(RunState().after(PLANNED).after(done))

    assert page.head.title.text() == "The backup is done, but some of its files are damaged"


TROUBLES = {
    "trouble-under-voltage": "The voltage in the computer dropped.",
    "trouble-reset": "The connection to the drive was reset.",
}


def test_a_rest_after_trouble_names_it_at_once_and_the_end_tells_of_it(page: RunPage) -> None:
    resting = state(HALF)
    for code in TROUBLES:
        resting = resting.after(Note(code=code))
    resting = resting.after(Rest(elapsed_s=60, reason="trouble", left_s=42))
    page.show_state(resting)

    assert page.head.title.text() == "Letting the drive rest"
    explanation = page.head.explanation.text()
    assert [sentence in explanation for sentence in TROUBLES.values()] == [True, True]
    assert "Copied files are safe" in explanation
    assert "had a problem" not in explanation, "it is known what"

    page.show_state(resting.after(Rest(elapsed_s=102, reason="trouble", left_s=0)).after(DONE))
    shown = "\n".join(label.text() for label in page.summary.findChildren(QLabel) if label.isVisible())
    assert [sentence in shown for sentence in TROUBLES.values()] == [True, True]


def test_a_rest_after_trouble_is_told_without_knowing_which(page: RunPage) -> None:
    page.show_state(state(HALF).after(Rest(elapsed_s=60, reason="trouble", left_s=42)))

    assert "had a problem" in page.head.explanation.text()


def test_after_a_crash_the_drive_can_be_ejected_as_the_page_asks(page: RunPage) -> None:
    """Only what is on the drive is called safe, since some of what was copied was still to be written."""
    crashed = state(HALF).died("signal 9")
    page.show_state(crashed)
    shown = " ".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())
    assert "No: eject it first" in shown
    assert "Files already on the drive are safe" in shown
    assert "already copied" not in shown
    assert page.steps.eject.isVisible()

    page.show_state(crashed.ejecting())
    assert not page.steps.eject.isVisible()
    assert page.accessibleName() == texts.title(RunState(Stage.EJECTING))

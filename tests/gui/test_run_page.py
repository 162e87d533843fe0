"""The run page: what it says about the drive, and how the pace is changed during a run."""

import dataclasses
from dataclasses import replace

import msgspec.structs
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Why
from shingleback.domain.monitoring import Situation
from shingleback.gui.graph.plot import Plot
from shingleback.gui.run import texts
from shingleback.gui.run.now_panel import question, situation_of
from shingleback.gui.run.page import RunPage
from shingleback.gui.widgets.choosers import PaceChooser
from shingleback.messages.help.topic import Topic
from shingleback.protocol.events import Awake, DriveState, Event, Planned, Progress, Rest, State
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import DriveLoss, RunState
from tests.helpers.recordings import example_recording

CONTROLS = (QAbstractButton, QComboBox, QSpinBox)
MB = 1_000_000
PLANNED = Planned(
    files=9,
    bytes=100,
    folders=1,
    copy_files=9,
    copy_bytes=100,
    recheck_files=0,
    gone_files=0,
    moved_folders=0,
    room_bytes=10**9,
)
HALF = Progress(
    phase="copy", elapsed_s=10, files=5, bytes=50, total_files=9, total_bytes=100, current="a/b", pace="balanced"
)
REST = Rest(elapsed_s=10, reason="cache-full", left_s=95)
DONE = BackupFinished(outcome="done", exit_code=0, version="2026-03-01T12-00-00")


def drive(phase: str, low_mb: int = 55, high_mb: int = 65, tidy_s: tuple[float, float] = (0, 0)) -> DriveState:
    return DriveState(
        source="estimated",
        elapsed_s=10,
        written_bytes=50,
        cache_used_bytes=60 * MB,
        cache_bytes=100 * MB,
        phase=phase,
        tidy_s=sum(tidy_s) / 2,
        cache_low_bytes=low_mb * MB,
        cache_high_bytes=high_mb * MB,
        tidy_low_s=tidy_s[0],
        tidy_high_s=tidy_s[1],
    )


def state(*events: Event) -> RunState:
    run_state = RunState()
    for event in (PLANNED, HALF, *events):
        run_state = run_state.after(event)
    return run_state


@pytest.fixture
def page(qtbot: QtBot) -> RunPage:
    page = RunPage()
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.mark.parametrize(
    ("phase", "expected", "topic"),
    [
        ("filling", "about 60% full", Topic.CACHE_FILL),
        ("full", "writing is slow for now", Topic.SLOWS_DOWN),
        ("stalled", "is not responding right now", Topic.SLOWS_DOWN),
        ("not-smr-like", "a steady speed", Topic.SLOWS_DOWN),
    ],
)
def test_the_state_of_the_drive_is_shown_and_explained(page: RunPage, phase: str, expected: str, topic: Topic) -> None:
    now = state(drive(phase))
    page.show_state(now)
    assert expected in page.head.explanation.text()
    offered = question(now)
    assert offered is not None
    assert offered[1] is topic
    assert page.links.why.isVisible()


def test_a_rest_is_counted_down_with_its_reason_in_place_of_the_current_file(page: RunPage) -> None:
    page.show_state(state(drive("tidying"), REST))
    assert page.head.title.text() == "Letting the drive rest"
    assert "The drive's cache is full." in page.head.explanation.text()
    assert "in 1 min 35 s at the latest" in page.head.explanation.text()
    assert not page.foot.current.text()
    assert page.links.why.text() == "Why does it rest?"
    assert page.controls.pause.isEnabled()

    page.show_state(state(drive("filling"), REST, msgspec.structs.replace(REST, left_s=0)))
    assert page.head.title.text() == "Copying"
    assert page.foot.current.text() == "a/b"


def test_buttons_stay_visible_in_a_low_window(page: RunPage) -> None:
    page.now.ask.setChecked(True)
    page.show_state(state(drive("filling")))
    page.resize(page.minimumSizeHint().width(), 300)
    assert page.height() == 300
    for button in (page.controls.pause, page.controls.cancel):
        assert button.visibleRegion().boundingRect() == button.rect()


def test_a_long_silence_is_not_explained_twice() -> None:
    silent = state(drive("stalled"), msgspec.structs.replace(HALF, silent_s=40))
    assert "has not responded for 40 s" in texts.explanation(silent)
    assert texts.drive(silent) == ""


def test_a_drive_in_an_unknown_state_is_not_mentioned() -> None:
    assert texts.drive(state()) == ""


def test_after_the_backup_the_page_says_how_long_to_keep_the_drive_powered(page: RunPage) -> None:
    done = msgspec.structs.replace(DONE, copied=Tally(2, 8 * 10**9))
    page.show_state(state(drive("tidying", tidy_s=(1200, 2400)), done))
    assert "Leave it powered for 20 to 40 min if you can" in page.head.explanation.text()
    assert page.links.why.text() == "Why does it go on working?"


@pytest.mark.parametrize("outcome", ["drive-gone", "drive-refused", "canceled"])
def test_an_incomplete_backup_does_not_say_that_all_files_are_safe(page: RunPage, outcome: str) -> None:
    finished = BackupFinished(outcome=outcome, exit_code=3)
    page.show_state(state(drive("tidying", tidy_s=(1200, 2400)), finished))
    assert "tidies up" not in page.head.explanation.text()


def test_an_ejected_drive_is_not_said_to_tidy_up(page: RunPage) -> None:
    ejecting = state(drive("tidying", tidy_s=(1200, 2400)), DONE).ejecting()
    page.show_state(ejecting.after(EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True)))
    assert "tidies up" not in page.head.explanation.text()


def test_a_backup_refused_at_once_shows_no_figures(page: RunPage) -> None:
    refused = BackupFinished(outcome="usage", exit_code=2, why=Why.DESTINATION_UNWRITABLE, values={"path": "/d"})
    page.show_state(RunState().after(refused))
    assert "/d" in page.head.explanation.text()
    assert not any(part.isVisibleTo(page) for part in (page.bars, page.graph, page.summary))

    page.show_state(state(refused))
    assert page.bars.isVisibleTo(page)


def test_the_demonstration_says_that_the_drive_is_simulated(page: RunPage, qtbot: QtBot) -> None:
    demo = RunPage(is_demo=True)
    qtbot.addWidget(demo)
    demo.show()
    for now in (state(), state(DONE)):
        demo.show_state(now)
        assert demo.subject.tag.isVisible()
        assert demo.subject.tag.text() == "simulated"
    assert not page.subject.tag.isVisible()


def test_the_pace_can_be_changed_by_keyboard(page: RunPage, qtbot: QtBot) -> None:
    page.show_state(state())
    with qtbot.waitSignal(page.foot.pace.requested) as blocker:
        QTest.keyClick(page.foot.pace.chooser.box, Qt.Key.Key_Up)
    assert blocker.args == ["gentle"]


def test_a_chosen_pace_stays_until_the_run_reports_another(page: RunPage) -> None:
    page.show_state(state())
    assert page.foot.pace.chooser.pace == "balanced"
    page.foot.pace.chooser.box.setCurrentIndex(page.foot.pace.chooser.box.findData("full"))
    page.show_state(state())
    assert page.foot.pace.chooser.pace == "full"
    page.show_state(state(msgspec.structs.replace(HALF, pace="gentle")))
    assert page.foot.pace.chooser.pace == "gentle"


def test_a_pace_reported_by_the_run_is_not_requested_again(page: RunPage, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(page.foot.pace.requested):
        for pace in ("gentle", "15M", "balanced"):
            page.show_state(state(msgspec.structs.replace(HALF, pace=pace)))


def test_the_pace_chooser_disappears_when_nothing_more_is_copied(page: RunPage) -> None:
    page.show_state(state())
    assert page.foot.pace.chooser.isVisible()
    page.show_state(state(DONE))
    assert not page.foot.pace.chooser.isVisible()


@pytest.mark.parametrize(
    ("pace", "shown"),
    [("gentle", "gentle"), ("15M", "15M"), ("1.5 MB/s", "1.5M"), ("800k", "0.8M"), ("nonsense", "balanced")],
)
def test_every_pace_in_the_settings_can_be_shown(qtbot: QtBot, pace: str, shown: str) -> None:
    chooser = PaceChooser()
    qtbot.addWidget(chooser)
    chooser.show()
    chooser.show_pace(pace)
    assert chooser.pace == shown
    assert chooser.rate.isVisible() == shown.endswith("M")


def test_a_custom_rate_is_requested_when_it_is_complete(qtbot: QtBot) -> None:
    chooser = PaceChooser()
    qtbot.addWidget(chooser)
    chooser.show()
    chooser.box.setCurrentIndex(chooser.box.count() - 1)
    chooser.rate.selectAll()
    with qtbot.assertNotEmitted(chooser.chosen):
        QTest.keyClicks(chooser.rate, "12")
    with qtbot.waitSignal(chooser.chosen) as chosen:
        QTest.keyClick(chooser.rate, Qt.Key.Key_Return)
    assert chosen.args == ["12M"]


def test_the_page_says_while_the_computer_is_kept_awake(page: RunPage) -> None:
    page.show_state(state())
    assert not page.foot.awake.isVisibleTo(page)
    page.show_state(state(Awake(held=True)))
    assert page.foot.awake.isVisibleTo(page)
    assert "stays awake" in page.foot.awake.text()
    page.show_state(state(Awake(held=True), DONE))
    assert not page.foot.awake.isVisibleTo(page)


def test_during_an_eject_the_page_does_not_describe_the_earlier_state_of_the_drive(page: RunPage) -> None:
    page.show_state(state(drive("filling"), DONE).ejecting())
    assert page.head.explanation.text() == "Do not unplug it yet."


def test_an_eject_cannot_be_paused_or_stopped(page: RunPage) -> None:
    page.show_state(state(DONE).ejecting())
    assert not page.controls.cancel.isVisible()
    assert not page.controls.pause.isVisible()


def test_after_the_end_the_hidden_controls_take_no_room(page: RunPage) -> None:
    page.show_state(state())
    before = page.bars.mapTo(page, QPoint()).y()
    page.show_state(state(DONE))
    QApplication.processEvents()
    assert page.bars.mapTo(page, QPoint()).y() < before


def test_the_gauge_follows_the_drive_after_the_recording_has_ended(page: RunPage) -> None:
    page.show_recording(example_recording(60), None)
    page.show_state(state(drive("tidying", 55, 65), DONE))
    before = page.graph.gauge.spoken_text
    page.show_state(state(drive("tidying", 5, 9), DONE))
    assert page.graph.gauge.spoken_text != before


def test_a_focused_button_that_disappears_does_not_pass_the_focus_to_another_button(
    page: RunPage, qtbot: QtBot
) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    page.show_state(state(DONE))
    page.steps.eject.setFocus()
    page.show_state(state(DONE).ejecting())
    assert page.hasFocus()


def test_an_internal_error_is_one_sentence_with_details_that_can_be_copied(page: RunPage) -> None:
    detail = "Traceback (most recent call last):\n  File \"x.py\", line 1\nKeyError: 'window'\n"
    page.show_state(state(BackupFinished(outcome="internal", exit_code=70, why="internal", values={"detail": detail})))
    assert "(KeyError: 'window')" in page.head.explanation.text()
    assert "Traceback" not in page.head.explanation.text()
    assert page.links.copy_details.mapTo(page, QPoint()).x() <= page.head.explanation.mapTo(page, QPoint()).x() + 1
    page.links.copy_details.click()
    assert QGuiApplication.clipboard().text() == detail
    page.show_state(state(DONE))
    assert not page.links.copy_details.isVisible()


@pytest.mark.parametrize(
    ("outcome", "can_eject"),
    [
        ("done", True),
        ("left-out", True),
        ("canceled", True),
        ("drive-full", True),
        ("drive-gone", False),
        ("usage", False),
    ],
)
def test_a_drive_that_is_still_there_can_be_ejected(page: RunPage, outcome: str, can_eject: bool) -> None:
    page.show_state(state(BackupFinished(outcome=outcome, exit_code=1)))
    assert page.steps.eject.isVisible() is can_eject


@pytest.mark.parametrize(
    ("loss", "expected"),
    [
        (DriveLoss.PULLED, "was unplugged before it was ejected"),
        (DriveLoss.CLOSED, "another program has closed it, or"),
    ],
)
@pytest.mark.parametrize(
    "ejected",
    [(), (EjectFinished(outcome="usage", exit_code=2, why=Why.DESTINATION_MISSING, values={"path": "/media/x"}),)],
    ids=["before the eject", "during the eject"],
)
def test_a_complete_backup_stays_complete_when_the_drive_is_pulled(
    page: RunPage, loss: DriveLoss, expected: str, ejected: tuple[Event, ...]
) -> None:
    run_state = state(drive("tidying", tidy_s=(60, 90)), DONE)
    for event in ejected:
        run_state = run_state.ejecting().after(event)
    page.show_state(replace(run_state, gone=loss))
    assert page.head.title.text() == "The backup is complete"
    assert expected in page.head.explanation.text()
    assert "had been written before that" in page.head.explanation.text()
    assert "There is no folder" not in page.head.explanation.text()
    assert not page.steps.eject.isVisible()
    assert "tidies up" not in page.head.explanation.text()
    assert page.bars.unplug.figure.text() == ""
    assert situation_of(replace(run_state, gone=loss)) is Situation.LEFT


def test_an_incomplete_backup_does_not_say_that_everything_was_written(page: RunPage) -> None:
    canceled = BackupFinished(outcome="canceled", exit_code=130, why=Why.CANCELED)
    page.show_state(replace(state(canceled), gone=DriveLoss.PULLED))
    assert page.head.title.text() == "Stopped"
    assert page.head.explanation.text() == "The next backup copies what is missing."
    assert not page.steps.eject.isVisible()


def test_an_eject_that_finds_no_drive_says_so(page: RunPage) -> None:
    missing = EjectFinished(outcome="usage", exit_code=2, why=Why.DESTINATION_MISSING, values={"path": "/media/x"})
    page.show_state(RunState().ejecting().after(missing))
    assert page.head.title.text() == "The drive is no longer open"
    assert page.head.explanation.text() == "Another program has closed it, or it was unplugged."
    assert not page.steps.eject.isVisible()


def test_a_foreign_backup_can_be_continued_after_confirmation(page: RunPage, qtbot: QtBot) -> None:
    page.show_state(state(BackupFinished(outcome="unsafe", exit_code=4, why=Why.OTHER_BACKUP, values={"path": "/x"})))
    with qtbot.waitSignal(page.steps.confirmed) as confirmed:
        page.steps.confirm.click()
    assert confirmed.args == ["--new"]


def test_after_the_drive_has_gone_nothing_can_be_confirmed(page: RunPage) -> None:
    refused = state(BackupFinished(outcome="unsafe", exit_code=4, why=Why.OTHER_BACKUP, values={"path": "/x"}))
    page.show_state(refused)
    assert page.steps.confirm.isVisible()
    page.show_state(replace(refused, gone=DriveLoss.PULLED))
    assert not page.steps.confirm.isVisible()


@pytest.mark.parametrize("outcome", ["done", "left-out", "canceled"])
def test_a_backup_to_the_internal_disk_does_not_mention_ejecting(qtbot: QtBot, outcome: str) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    page.show()
    result = msgspec.structs.replace(DONE, outcome=outcome, is_own_disk=True)
    page.show_state(state(PLANNED, HALF, result))
    assert not page.steps.eject.isVisible()
    assert not page.bars.unplug.bar.isVisible()
    assert situation_of(state(PLANNED, HALF, result)) is Situation.HERE
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert not [text for text in shown if "unplug" in text.lower() or "eject" in text.lower()]
    if outcome == "done":
        assert "own disk" in page.head.explanation.text()


# layout --------------------------------------------------------------------------------------------------------

LEFT = msgspec.structs.replace(HALF, left_low_s=4_000, left_high_s=7_000)
STOPPED = BackupFinished(outcome="canceled", exit_code=130, why=Why.CANCELED)
SAFE = EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True)
COUNTING = Progress(phase="survey", elapsed_s=1, files=420, bytes=106 * MB)
COURSE = {
    "starting": RunState(),
    "counting": RunState().after(COUNTING),
    "planned": RunState().after(COUNTING).after(PLANNED),
    "copying": state(LEFT),
    "filling": state(LEFT, drive("filling")),
    "full": state(LEFT, Awake(held=True), drive("full")),
    "resting": state(LEFT, drive("tidying"), REST),
    "silent": state(msgspec.structs.replace(LEFT, silent_s=400), drive("stalled")),
    "pausing": state(State(state="pausing")),
    "paused": state(State(state="paused")),
    "stopping": state(State(state="canceling")),
    "finishing": state(msgspec.structs.replace(HALF, phase="finish", files=9, bytes=100)),
}
ENDS = {
    "stopped": state(STOPPED),
    "complete": state(drive("tidying", tidy_s=(1200, 2400)), DONE),
    "ejecting": state(DONE).ejecting(),
    "safe": state(DONE).ejecting().after(SAFE),
}


def place(page: RunPage, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint()), widget.size())


def shown(page: RunPage, now: RunState) -> None:
    page.show_state(now)
    for _ in range(3):
        QApplication.processEvents()


def test_a_headline_starts_with_a_capital_letter(page: RunPage) -> None:
    now = COURSE["full"]
    page.show_state(dataclasses.replace(now, progress=msgspec.structs.replace(LEFT, left_low_s=5, left_high_s=20)))
    assert page.head.title.text().startswith("Less than a minute left")


def test_percentage_and_time_left_come_first(page: RunPage) -> None:
    page.show_state(COURSE["full"])
    assert page.head.percent.text() == "50%"
    assert page.head.title.text().startswith("1 to 2 h left, ready")
    assert page.accessibleName() == "Copying"
    page.show_state(COURSE["resting"])
    assert page.head.title.text() == "Letting the drive rest"


@pytest.mark.parametrize("width", [760, 1100])
def test_nothing_moves_during_a_run(page: RunPage, width: int) -> None:
    page.resize(width, 700)
    parts = (
        page.head.percent,
        page.head.title,
        page.head.explanation,
        page.bars,
        page.graph,
        page.controls.cancel,
        page.now.ask,
    )
    for now in COURSE.values():  # some sentences need more room, which they keep
        shown(page, now)
    before = [place(page, part) for part in parts]
    for name, now in COURSE.items():
        shown(page, now)
        assert [place(page, part) for part in parts] == before, name


def test_nothing_moves_when_the_graph_is_hovered(page: RunPage, qtbot: QtBot) -> None:
    page.resize(900, 700)
    shown(page, COURSE["full"])
    page.show_recording(example_recording(800), None)
    qtbot.waitUntil(lambda: page.graph.is_drawn)
    shown(page, COURSE["full"])
    parts = (page.bars, page.graph, page.graph.gauge, page.graph.tools, page.graph.legend)
    before = [place(page, part) for part in parts]
    (plot,) = page.graph.findChildren(Plot)
    for time_s in (3.0, 481.0, 604.0, 799.0):
        plot.read_at(time_s, plot._moments_at(time_s))
        QApplication.processEvents()
        assert [place(page, part) for part in parts] == before


@pytest.mark.parametrize("before", COURSE)
@pytest.mark.parametrize("after", ENDS)
def test_a_late_press_on_stop_hits_no_other_button(page: RunPage, before: str, after: str) -> None:
    page.resize(900, 700)
    shown(page, COURSE[before])
    controls = (page.controls.pause, page.controls.resume, page.controls.cancel, page.foot.pace.chooser, page.now.ask)
    before_rects = [place(page, control) for control in controls if control.isVisible()]
    shown(page, ENDS[after])
    new = [button for button in (page.steps.eject, page.steps.again, page.steps.confirm) if button.isVisible()]
    assert not [button.text() for button in new for old in before_rects if old.intersects(place(page, button))]


@pytest.mark.parametrize("now", [*COURSE.values(), *ENDS.values()], ids=[*COURSE, *ENDS])
@pytest.mark.parametrize("width", [700, 1100])
def test_controls_do_not_overlap(page: RunPage, now: RunState, width: int) -> None:
    page.resize(width, 650)
    shown(page, now)
    controls = [
        control for control in page.findChildren(QWidget) if control.isVisible() and isinstance(control, CONTROLS)
    ]
    near = [place(page, control).adjusted(-2, -2, 2, 2) for control in controls]
    for number, area in enumerate(near):
        assert not [next_area for next_area in near[number + 1 :] if area.intersects(next_area)]


def test_a_stopped_backup_can_be_continued(page: RunPage, qtbot: QtBot) -> None:
    page.show_state(ENDS["stopped"])
    assert page.head.percent.text() == "0%"
    with qtbot.waitSignal(page.steps.again_requested):
        page.steps.again.click()
    for name in ("complete", "ejecting", "safe"):
        page.show_state(ENDS[name])
        assert not page.steps.again.isVisible()

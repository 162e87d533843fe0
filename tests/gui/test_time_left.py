"""What the window says of the time that is left, and how a person chooses the time by which a run should be done."""

from datetime import UTC, datetime

from PySide6.QtCore import QPoint, Qt, QTime
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shingleback.domain.local_time import local_time
from shingleback.gui.run import texts
from shingleback.gui.run.page import RunPage
from shingleback.protocol.events import Event, Progress, Rest
from shingleback.protocol.result_items import ReadyBy
from shingleback.protocol.run_state import RunState

HOUR_S = 3600.0


def evening() -> datetime:
    return datetime(2026, 11, 20, 23, 10, tzinfo=UTC)


def progress(silent_s: float = 0.0) -> Progress:
    return Progress(
        phase="copy",
        elapsed_s=60.0,
        files=10,
        bytes=1_000,
        total_bytes=100_000,
        bytes_per_s=12_000_000,
        left_low_s=3 * HOUR_S,
        left_high_s=5 * HOUR_S,
        silent_s=silent_s,
    )


def said(*events: Event) -> str:
    state = RunState()
    for event in events:
        state = state.after(event)
    return texts.pace(state, evening)


def test_a_run_says_how_long_and_until_when() -> None:
    assert said(progress()) == "12.0 MB/s, 3 to 5 h left, ready tomorrow by about 4:30\u202fAM"


def test_a_drive_that_rests_or_is_silent_is_given_no_hour() -> None:
    """What was said stays, and time goes on."""
    rest = Rest(elapsed_s=61.0, reason="cache-full", left_s=30.0)

    assert said(progress(), rest) == "12.0 MB/s, 3 to 5 h left"
    assert said(progress(silent_s=40.0)) == "12.0 MB/s, 3 to 5 h left"
    assert "ready" in said(progress(), rest, Rest(elapsed_s=91.0, reason="cache-full", left_s=0.0))


def test_a_time_is_chosen_and_taken_back_while_it_runs(qtbot: QtBot) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    asked: list[str] = []
    page.ready_by_requested.connect(asked.append)
    page.show_state(RunState().after(progress()))
    page.show()
    QTest.mouseClick(page.by_time.wants, Qt.MouseButton.LeftButton, pos=QPoint(8, page.by_time.wants.height() // 2))
    page.by_time.clock.setTime(QTime(6, 30))
    QTest.mouseClick(page.by_time.wants, Qt.MouseButton.LeftButton, pos=QPoint(8, page.by_time.wants.height() // 2))
    assert asked == ["07:00", "06:30", ""]


def test_the_time_that_the_run_tells_of_is_shown_and_one_that_was_taken_back_is_not(qtbot: QtBot) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    at = local_time().replace(hour=21, minute=15, second=0, microsecond=0).timestamp()
    told = RunState().after(progress()).after(ReadyBy(at=at, state="unknown"))
    page.show_state(told)
    assert page.by_time.ready_by == "21:15"
    page.by_time.wants.setChecked(False)
    page.show_state(told)
    assert not page.by_time.ready_by  # the person is quicker than the run
    page.show_state(told.after(ReadyBy(at=0.0, state="unknown")))
    assert not page.by_time.ready_by
    assert page.ready_by.isHidden()

"""The time left of a run, and choosing the time by which it should be ready."""

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


def time_left(*events: Event) -> str:
    state = RunState()
    for event in events:
        state = state.after(event)
    return texts.pace(state, evening)


def test_a_run_shows_its_time_left_and_its_end() -> None:
    assert time_left(progress()) == "12.0 MB/s, 3 to 5 h left, ready tomorrow by about 4:30\u202fAM"


def test_no_end_time_is_predicted_for_a_resting_or_silent_drive() -> None:
    """The last estimate stays while time passes."""
    pause = Rest(elapsed_s=61.0, reason="cache-full", left_s=30.0)

    assert time_left(progress(), pause) == "12.0 MB/s, 3 to 5 h left"
    assert time_left(progress(silent_s=40.0)) == "12.0 MB/s, 3 to 5 h left"
    assert "ready" in time_left(progress(), pause, Rest(elapsed_s=91.0, reason="cache-full", left_s=0.0))


def test_a_ready_by_time_can_be_set_and_cleared_during_a_run(qtbot: QtBot) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    requested: list[str] = []
    page.deadline.requested.connect(requested.append)
    page.show_state(RunState().after(progress()))
    page.show()
    QTest.mouseClick(
        page.deadline.chooser.wants, Qt.MouseButton.LeftButton, pos=QPoint(8, page.deadline.chooser.wants.height() // 2)
    )
    page.deadline.chooser.clock.setTime(QTime(6, 30))
    QTest.mouseClick(
        page.deadline.chooser.wants, Qt.MouseButton.LeftButton, pos=QPoint(8, page.deadline.chooser.wants.height() // 2)
    )
    assert requested == ["07:00", "06:30", ""]


def test_a_ready_by_time_reported_by_the_run_is_shown_unless_the_user_cleared_it(qtbot: QtBot) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    at = local_time().replace(hour=21, minute=15, second=0, microsecond=0).timestamp()
    state = RunState().after(progress()).after(ReadyBy(at=at, state="unknown"))
    page.show_state(state)
    assert page.deadline.chooser.ready_by == "21:15"
    page.deadline.chooser.wants.setChecked(False)
    page.show_state(state)
    assert not page.deadline.chooser.ready_by  # the user was faster than the run
    page.show_state(state.after(ReadyBy(at=0.0, state="unknown")))
    assert not page.deadline.chooser.ready_by
    assert page.deadline.outlook.isHidden()

"""Maintenance of a drive: the part on its card, the calendar of the past year, and the line on Home."""

from datetime import UTC, datetime, time, timedelta
from itertools import pairwise
from typing import Final

import msgspec.structs
import pytest
from PySide6.QtCore import QRectF, Qt, QTime
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.care import CareState
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.drives.card import DriveCard, DriveRequests
from shingleback.gui.drives.care import CareCommand, CarePart
from shingleback.gui.drives.year import WEEKS, Cell, YearCalendar, YearRow
from shingleback.gui.home.care_line import CareLine
from shingleback.gui.run.texts import translate
from shingleback.messages.places import INTO
from shingleback.messages.time_left import event_text
from shingleback.protocol.care import CareDone, CareFinished, CareItem, CareMoment
from shingleback.protocol.events import Progress
from shingleback.protocol.result_items import Item, ReadyBy, Tally
from shingleback.protocol.run_state import RunState
from tests.helpers.plugged_in import EXPANSION, make_drives

NOW: Final = datetime(2026, 5, 20, 18, 0, tzinfo=UTC)
READ: Final = CareItem(action="read", reason="never-read", portions=1, low_s=600, high_s=3600, busy="background")
CHECK: Final = CareItem(
    action="check", reason="pulled", low_s=6, high_s=60, busy="busy", needs=["unmounted"], missing=["unmounted"]
)
STANDING: Final = CareFinished(
    outcome="done", exit_code=0, device="/dev/sdb1", due=(READ, CHECK), room_bytes=10**12, room_limit="space"
)
DAMAGE: Final = CareFinished(
    outcome="left-out",
    exit_code=1,
    done=(CareDone(action="read"),),
    checked=Tally(files=20, bytes=10**9),
    left_out=(Item(path="Letters/to the bank.odt", reason="damaged"),),
    left_out_count=1,
    parts_done=3,
)


def visible_text(widget: QWidget) -> str:
    QApplication.processEvents()
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


@pytest.fixture
def part(qtbot: QtBot) -> CarePart:
    shown = CarePart(lambda: NOW)
    shown.resize(800, 500)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def show(part: CarePart, state: CareState, *, may: bool | None = True, is_tonight: bool = False) -> None:
    part.show_state(state, may=may, is_tonight=is_tonight, is_held=False)
    QApplication.processEvents()


def at(hours: float) -> float:
    return (NOW + timedelta(hours=hours)).timestamp()


def test_a_ready_by_time_shows_what_fits_and_how_long_the_backup_may_take(part: CarePart) -> None:
    show(part, CareState(planned=STANDING))
    assert part.night.ready_at is None
    assert not part.night.in_time.isVisible()
    part.night.ready_by.wants.click()
    assert part.night.ready_at == NOW.replace(hour=7) + timedelta(days=1)
    assert (
        part.night.in_time.text() == "What is due takes up to 1 h. That leaves 11 h 55 min for a backup, if one runs."
    )
    part.night.ready_by.clock.setTime(QTime(18, 30))
    assert f"Too long to finish before {translate.clock(time(18, 30))}: 1 task." in part.night.in_time.text()


def test_the_night_suggests_the_ready_by_time_of_the_backup_set_and_keeps_what_the_user_chose(part: CarePart) -> None:
    for _ in range(2):
        part.show_state(CareState(planned=STANDING), may=True, is_tonight=False, is_held=False, usual="06:15")
    assert part.night.ready_by.ready_by == "06:15"
    part.night.ready_by.wants.click()
    part.show_state(CareState(planned=STANDING), may=True, is_tonight=False, is_held=False, usual="06:15")
    assert part.night.ready_by.ready_by == ""


def test_during_the_night_the_card_says_whether_the_drive_will_be_ready(part: CarePart) -> None:
    ready_by = ReadyBy(at=at(13), state="ready", low_at=at(2), high_at=at(4), tidied_at=at(4))
    show(
        part,
        CareState(JobStage.RUNNING, planned=STANDING, run=RunState(ready_by=ready_by), action="read"),
        is_tonight=True,
    )
    assert part.night.in_time.text() == event_text(ready_by, UTC, translate)
    assert not part.night.ready_by.isVisible()


def command_of(part: CarePart, button: QWidget, qtbot: QtBot) -> object:
    with qtbot.waitSignal(part.requested) as blocker:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    return blocker.args[0] if blocker.args else None


def test_each_due_task_is_one_line_with_what_it_lacks_and_the_reasons_unfold(part: CarePart) -> None:
    show(part, CareState(planned=STANDING))
    text = visible_text(part)
    assert "2 tasks due" in text
    assert [line.text() for line in part.due.lines] == [
        "Read a portion of everything · 10 min to 1 h",
        "Check the filesystem · up to 1 min",
    ]
    assert "Close the drive first" in text
    assert "There is room for 1.0 TB more" in text
    reasons = ("Not everything on this drive has been read back yet.", "If you skip this, damage is noticed only")
    assert not any(reason in text for reason in reasons)

    part.due.why.unfold(is_open=True)
    assert all(reason in visible_text(part) for reason in reasons)
    assert part.due.why.button.accessibleName() == "Why? 2 tasks due"


def test_the_time_of_the_only_task_is_said_once(part: CarePart) -> None:
    show(part, CareState(planned=msgspec.structs.replace(STANDING, due=(READ,))))
    assert visible_text(part).count("10 min to 1 h") == 1
    assert "How long it takes" not in visible_text(part)
    assert part.start.objectName() == "plain", "the main button of a card backs up"


def test_a_time_from_nothing_to_something_is_only_its_upper_end(part: CarePart) -> None:
    quick = msgspec.structs.replace(READ, low_s=0.2, high_s=20.0, portions=3)
    show(part, CareState(planned=msgspec.structs.replace(STANDING, due=(quick,))))
    assert "up to 1 min" in visible_text(part)
    assert "less than" not in visible_text(part)


def test_a_reading_task_says_how_many_portions_are_due(part: CarePart) -> None:
    show(part, CareState(planned=msgspec.structs.replace(STANDING, due=(msgspec.structs.replace(READ, portions=7),))))
    part.due.why.unfold(is_open=True)
    assert "7 of 12 portions are due." in visible_text(part)
    assert part.due.lines[0].text() == "Read a portion of everything · 1 to 7 h", "the time of all of them"


def test_a_full_drive_is_not_said_to_have_room_for_0_bytes(part: CarePart) -> None:
    for limit in ("space", "zones"):
        show(part, CareState(planned=msgspec.structs.replace(STANDING, room_bytes=0, room_limit=limit)))
        assert "Nothing more fits" in part.history.room.text()
        assert "0 bytes" not in part.history.room.text()


def test_versions_that_will_be_thinned_are_announced(part: CarePart) -> None:
    show(part, CareState(planned=msgspec.structs.replace(STANDING, versions=40, thinned=2, full_in_s=9e6)))
    assert "The next backup removes 2 old versions" in part.history.room.text()
    assert "the oldest of 38 versions are removed first" in part.history.room.text()
    assert (
        "full in" not in part.history.room.text()
    )  # Home says when the drive will be full: two estimates would differ
    show(part, CareState(planned=msgspec.structs.replace(STANDING, versions=40)))
    assert "version" not in part.history.room.text()


def test_one_button_starts_all_due_tasks_and_is_hidden_when_none_can_be_done(part: CarePart, qtbot: QtBot) -> None:
    show(part, CareState(planned=STANDING))
    assert command_of(part, part.start, qtbot) is CareCommand.START
    show(part, CareState(planned=CareFinished(outcome="done", exit_code=0, due=(CHECK,))))
    assert not part.start.isVisible()
    show(part, CareState(planned=CareFinished(outcome="done", exit_code=0)))
    assert "Nothing is due." in visible_text(part)


def test_before_its_start_care_says_what_every_job_says(part: CarePart) -> None:
    """What happens is what is due, which is listed above."""
    show(part, CareState(planned=STANDING))
    shown = visible_text(part)
    assert "What happens" not in shown
    assert [name for name in ("How long it takes", "What can go wrong") if name in shown] == [
        "How long it takes",
        "What can go wrong",
    ]
    assert "A backup goes first" in shown

    show(part, CareState(JobStage.RUNNING, planned=STANDING, action="read"))
    assert "What can go wrong" not in visible_text(part)


def test_measuring_copying_and_moving_are_offered_beside_care(qtbot: QtBot) -> None:
    drives = make_drives()
    drives.on_event(DriveArrived(EXPANSION))
    card = DriveCard(drives.views[0], DriveRequests())
    qtbot.addWidget(card)
    card.resize(700, 900)
    card.show()
    card.show_care(is_known=True)
    card.details.unfold(is_open=True)
    QApplication.processEvents()
    tops = [job.mapTo(card, job.rect().topLeft()).y() for job in (card.measure, card.clone)]
    care = card.care.mapTo(card, card.care.rect().bottomLeft()).y()
    assert len(set(tops)) == 1
    assert 0 < tops[0] - care < 40


def test_before_the_drive_was_queried_nothing_is_called_due_or_not_due(part: CarePart) -> None:
    drive_gone = CareFinished(outcome="drive-gone", exit_code=3, why="drive-gone")
    for state in (CareState(), CareState(result=drive_gone)):
        show(part, state)
        assert "Not checked yet." in visible_text(part)
        assert "Nothing is due" not in visible_text(part)


def test_a_run_shows_its_progress_and_can_be_paused_and_canceled(part: CarePart, qtbot: QtBot) -> None:
    progress = Progress(phase="care", elapsed_s=9, files=0, bytes=30, total_bytes=120)
    running = CareState(JobStage.RUNNING, planned=STANDING, run=RunState(progress=progress), action="read")
    show(part, running)
    assert "Read a portion of everything" in visible_text(part)
    assert "25%" in visible_text(part)
    assert not part.start.isVisible()
    assert command_of(part, part.pause, qtbot) is CareCommand.PAUSE
    assert command_of(part, part.cancel, qtbot) is CareCommand.CANCEL


def test_damaged_files_are_listed_with_two_ways_to_get_them_back(part: CarePart, qtbot: QtBot) -> None:
    show(part, CareState(planned=STANDING, result=DAMAGE))
    assert "Something on the drive is damaged" in visible_text(part)
    assert part.alarm.isVisibleTo(part)
    assert part.result.damaged.model().index(0, 0).data() == f"Letters{INTO}to the bank.odt"
    assert command_of(part, part.result.restore, qtbot) is CareCommand.RESTORE
    assert command_of(part, part.result.retry, qtbot) is CareCommand.BACK_UP


@pytest.mark.parametrize(("may", "command"), [(None, CareCommand.ALLOW), (True, CareCommand.REFUSE)])
def test_one_check_box_permits_care_after_backups_and_withdraws_it(
    part: CarePart, qtbot: QtBot, may: bool | None, command: CareCommand
) -> None:
    show(part, CareState(planned=STANDING), may=may)
    assert part.automatic.isChecked() is bool(may)
    part.automatic.setFocus()
    with qtbot.waitSignal(part.requested) as blocker:
        QTest.keyClick(part.automatic, Qt.Key.Key_Space)
    assert blocker.args == [command]


def test_there_is_one_row_of_buttons_from_the_first_time_on(part: CarePart) -> None:
    show(part, CareState(planned=STANDING), may=None)
    presses = [press for press in part.findChildren(QPushButton) if press.isVisible() and press.objectName() != "fold"]
    assert {press.mapTo(part, press.rect().center()).y() for press in presses} == {
        part.start.mapTo(part, part.start.rect().center()).y()
    }


def test_care_after_backups_is_not_offered_while_nothing_is_due(part: CarePart) -> None:
    show(part, CareState(planned=msgspec.structs.replace(STANDING, due=())), may=None)
    assert not part.automatic.isVisible()


def test_the_same_button_schedules_and_cancels_a_night(part: CarePart, qtbot: QtBot) -> None:
    show(part, CareState(planned=STANDING))
    assert command_of(part, part.night.tonight, qtbot) is CareCommand.TONIGHT
    show(part, CareState(planned=STANDING), is_tonight=True)
    assert "Leave the drive plugged in." in visible_text(part)
    assert command_of(part, part.night.tonight, qtbot) is CareCommand.NOT_TONIGHT


def test_the_card_hides_maintenance_until_its_state_is_known(qtbot: QtBot) -> None:
    drives = make_drives()
    drives.on_event(DriveArrived(EXPANSION))
    card = DriveCard(drives.views[0], DriveRequests())
    qtbot.addWidget(card)
    card.show()
    card.details.unfold(is_open=True)
    assert not card.care.isVisible()
    card.show_care(is_known=True)
    assert card.care.isVisible()


def test_home_shows_one_line_while_something_is_due_and_it_leads_to_the_drive(qtbot: QtBot) -> None:
    drives = make_drives()
    drives.on_event(DriveArrived(EXPANSION))
    line = CareLine()
    qtbot.addWidget(line)
    line.show_drives([])
    assert not line.isVisible()
    line.show_drives([(drives.views[0], CareState(planned=STANDING))])
    assert line.text.text() == "Seagate Expansion Desk: 2 tasks due"
    with qtbot.waitSignal(line.requested) as blocker:
        line.more.click()
    assert blocker.args == [EXPANSION.key]


# the calendar -------------------------------------------------------------------------------------------------


def ago(kind: str, days: float, *, is_good: bool = True) -> CareMoment:
    return CareMoment(kind=kind, at=(NOW - timedelta(days=days)).timestamp(), is_good=is_good)


@pytest.fixture
def year(qtbot: QtBot) -> YearCalendar:
    shown = YearCalendar(lambda: NOW)
    shown.resize(700, shown.sizeHint().height())
    qtbot.addWidget(shown)
    return shown


def test_each_kind_has_a_row_and_each_week_a_cell(year: YearCalendar) -> None:
    year.show_history([ago("backup", 0), ago("backup", 6.5), ago("read", 8), ago("trim", 365), ago("rest", 400)])
    assert year.counted == {
        Cell(YearRow.BACKUPS, WEEKS - 1): 2,
        Cell(YearRow.CHECKS, WEEKS - 2): 1,
        Cell(YearRow.CARE, 0): 1,
    }
    assert year.begin_of(WEEKS) - year.begin_of(WEEKS - 1) == timedelta(days=7)


@pytest.mark.parametrize(("width", "most"), [(1000, 13), (300, 6)])
def test_month_labels_are_evenly_spaced_and_as_many_as_fit(year: YearCalendar, width: int, most: int) -> None:
    year.resize(width, 120)
    places = [place for _, place in year.months]
    assert 2 <= len(places) <= most
    assert all(label.right() < next_label.left() for label, next_label in pairwise(places))
    gaps = [next_label.left() - label.left() for label, next_label in pairwise(places[:-1])]
    assert max(gaps) < 1.5 * min(gaps)


def test_the_calendar_is_described_for_screen_readers(year: YearCalendar) -> None:
    year.show_history([ago("backup", 0), ago("backup", 20, is_good=False), ago("verify", 3)])
    visible_text = year.accessibleDescription()
    assert "Backups in 2 weeks, 1 problem" in visible_text
    assert "Checks in 1 week" in visible_text
    assert "Rests in 0 weeks" in visible_text
    assert year.cell_text(Cell(YearRow.BACKUPS, WEEKS - 1)).endswith("Backups, 1 time")
    assert year.cell_text(Cell(YearRow.RESTS, 4)) == ""


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_calendar_follows_the_reading_direction_and_every_week_can_be_hovered(
    year: YearCalendar, direction: Qt.LayoutDirection
) -> None:
    year.setLayoutDirection(direction)
    old, new = (year.cell_rect(Cell(YearRow.CARE, week)) for week in (0, WEEKS - 1))
    assert (old.left() < new.left()) is (direction is Qt.LayoutDirection.LeftToRight)
    assert year.rect().toRectF().contains(old)
    assert year.rect().toRectF().contains(new)
    assert year.cell_at(new.center().toPoint()) == Cell(YearRow.CARE, WEEKS - 1)


def test_damage_is_marked_by_more_than_a_color(year: YearCalendar) -> None:
    year.show_history([ago("backup", 0), ago("backup", 30, is_good=False)])
    picture = year.grab().toImage()
    bad = year.cell_rect(Cell(YearRow.BACKUPS, WEEKS - 5))
    good = year.cell_rect(Cell(YearRow.BACKUPS, WEEKS - 1))
    assert len(_colors(picture, bad)) > 1
    assert len(_colors(picture, good)) == 1


def _colors(picture: QImage, cell: QRectF) -> set[str]:
    """Colors along the middle of a cell, without its rounded ends."""
    across = range(round(cell.left()) + 2, round(cell.right()) - 2)
    return {picture.pixelColor(x, round(cell.top() + cell.height() / 3)).name() for x in across}


def test_damaged_files_are_not_called_left_out(part: CarePart) -> None:
    show(part, CareState(planned=STANDING, result=DAMAGE))
    header = part.result.damaged.model().headerData(0, Qt.Orientation.Horizontal)
    assert header == "Files with a problem"


def test_the_latest_maintenance_is_shown_as_last_done(part: CarePart) -> None:
    moments = (CareMoment(at=(NOW - timedelta(hours=1)).timestamp(), kind="read"),)
    show(part, CareState(planned=msgspec.structs.replace(STANDING, past=moments)))
    assert "Last done: Read a portion of everything (today, " in visible_text(part)

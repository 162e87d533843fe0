"""Predictions in words: the next backup, the free space, and when the drive will be full."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import FreeSpace
from shingleback.backup_sets.starting import Starter, Way
from shingleback.backup_sets.status import Attempt, NextBackup, NextStep, Presence, SetState, SetStatus
from shingleback.gui.controllers.backup_sets import SetView
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.home import outlook
from shingleback.gui.home.outlook import RoomLine
from shingleback.store.settings import BackupSet, When
from tests.helpers.plugged_in import EXPANSION, judge

NOW = datetime(2026, 5, 20, 18, 0, tzinfo=UTC)  # a Wednesday
GB = 10**9
PLUGGED_IN = DriveView(drive=EXPANSION, verdict=judge(EXPANSION))
LATER = NOW + timedelta(hours=8)


def seen(when: When, presence: Presence, *, at: datetime | None = LATER, is_due: bool = False) -> SetView:
    """A set with a drive and a schedule."""
    upcoming = None if when is When.PLUG_IN and not is_due else NextBackup(None if is_due else at)
    chosen = BackupSet(["/home/me"], "/media/me/Backup", when=when)
    return SetView(
        chosen, SetStatus(state=SetState.GOOD, step=NextStep.BACK_UP), presence, PLUGGED_IN, upcoming=upcoming
    )


FIRST = SetStatus(state=SetState.NEVER, step=NextStep.PLUG_IN)


def to_share(when: When, starter: Starter = Starter.TIMER, *, is_due: bool = False) -> SetView:
    """A set that goes to a mounted share, to which it has been backed up."""
    view = seen(when, Presence.OPEN, is_due=is_due)
    attempt = Attempt(at=NOW - timedelta(days=1), outcome="done")
    status = SetStatus(state=SetState.GOOD, step=NextStep.BACK_UP, last_good=attempt)
    return replace(view, drive=None, is_to_share=True, starter=starter, status=status)


def left(*gigabytes: int, days: int = 10, presence: Presence = Presence.OPEN) -> SetView:
    """The free space after each backup, newest first, with so many days in between."""
    history = tuple(
        FreeSpace(at=NOW - timedelta(days=days * place), free_bytes=free * GB, total_bytes=1000 * GB)
        for place, free in enumerate(gigabytes)
    )
    return replace(seen(When.ASK, presence), free_space=history)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("view", "expected"),
    [
        (seen(When.ASK, Presence.OPEN), ""),
        (
            replace(to_share(When.DAILY), presence=Presence.AWAY),
            "Next backup: tomorrow, 2:00\u202fAM, if the share is connected by then",
        ),
        (
            replace(to_share(When.DAILY, is_due=True), presence=Presence.AWAY),
            "Next backup: when the share is connected",
        ),
        (seen(When.DAILY, Presence.OPEN), "Next backup: tomorrow, 2:00"),
        (seen(When.DAILY, Presence.CLOSED), "Next backup: tomorrow, 2:00"),
        (seen(When.DAILY, Presence.AWAY), "Next backup: tomorrow, 2:00"),
        (seen(When.DAILY, Presence.OPEN, is_due=True), "The next backup is due now."),
        (seen(When.DAILY, Presence.CLOSED, is_due=True), "Next backup: when the drive is open"),
        (seen(When.DAILY, Presence.AWAY, is_due=True), "Next backup: when the drive is plugged in"),
        (seen(When.PLUG_IN, Presence.OPEN), "Next backup: the next time you plug in the drive"),
        (seen(When.PLUG_IN, Presence.CLOSED, is_due=True), "Next backup: when the drive is open"),
        (seen(When.PLUG_IN, Presence.OPEN, is_due=True), "The next backup is due now."),
        (seen(When.PLUG_IN, Presence.AWAY, is_due=True), "Next backup: when the drive is plugged in"),
        (replace(seen(When.PLUG_IN, Presence.AWAY), status=FIRST), "Next backup: as soon as the drive is there"),
        (replace(seen(When.DAILY, Presence.CLOSED, is_due=True), opens_itself=True), "The next backup is due now."),
        (
            replace(seen(When.PLUG_IN, Presence.AWAY), starter=Starter.PROGRAM),
            "Next backup: when the drive is plugged in while Shingleback is running",
        ),
        (
            replace(seen(When.PLUG_IN, Presence.OPEN), starter=Starter.PROGRAM),
            "Next backup: the next time you plug in the drive while Shingleback is running",
        ),
        (
            replace(seen(When.DAILY, Presence.OPEN), starter=Starter.PROGRAM),
            "Next backup: tomorrow, 2:00\u202fAM, if Shingleback is running then",
        ),
        (replace(seen(When.DAILY, Presence.OPEN), starter=Starter.TIMER), "Next backup: tomorrow, 2:00"),
        (seen(When.DAILY, Presence.UNCONFIRMED), ""),
        (seen(When.DAILY, Presence.DOUBLED), ""),
        (replace(seen(When.DAILY, Presence.OPEN), drive=None), ""),
        (to_share(When.ASK), ""),
        (to_share(When.DAILY), "Next backup: tomorrow, 2:00"),
        (to_share(When.DAILY, is_due=True), "The next backup is due now."),
        (replace(to_share(When.DAILY), status=seen(When.ASK, Presence.OPEN).status), ""),  # the first one, by hand
        (to_share(When.DAILY, Starter.NOTHING), "Backups to a share don't start automatically in this session"),
        (replace(to_share(When.DAILY, Starter.NOTHING), offer=Way.TIMER), "Only the timer starts backups to a share"),
        (to_share(When.PLUG_IN), "A share isn't plugged in like a drive"),
    ],
)
def test_the_next_backup_follows_the_schedule(view: SetView, expected: str) -> None:
    sentence = outlook.next_backup(view, NOW)
    assert sentence.startswith(expected)
    assert bool(sentence) is bool(expected)
    assert sentence.endswith("by then") is ("2:00" in expected and view.presence is Presence.AWAY)


@pytest.mark.usefixtures("qapp")
def test_the_timer_is_offered_for_a_share_to_which_nothing_else_starts_backups() -> None:
    view = replace(to_share(When.DAILY, Starter.NOTHING), offer=Way.TIMER)
    assert outlook.offer(view, NOW) == "Switch on the timer"
    assert outlook.offer(to_share(When.DAILY), NOW) == ""
    assert outlook.offer(to_share(When.PLUG_IN, Starter.NOTHING), NOW) == ""


@pytest.mark.usefixtures("qapp")
def test_the_next_backup_is_not_shown_during_a_backup() -> None:
    running = SetStatus(state=SetState.RUNNING, step=NextStep.PAUSE)
    assert outlook.next_backup(replace(seen(When.DAILY, Presence.OPEN), status=running), NOW) == ""


@pytest.mark.usefixtures("qapp")
def test_for_an_unplugged_drive_the_free_space_has_a_date() -> None:
    assert outlook.room(left(250), NOW) == "250 GB of 1.0 TB free after the last backup"
    away = outlook.room(left(250, presence=Presence.AWAY), NOW)
    assert away.startswith("250 GB of 1.0 TB free when it was last seen: today, 6:00")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("view", "expected"),
    [
        (left(250), ""),
        (left(100, 200), ""),
        (left(10, 110, 210), "Full in about 1 day at this pace"),
        (left(100, 200, 300), "Full in about 10 days at this pace"),
        (left(300, 400, 500), "Full in about 4 weeks at this pace"),
        (left(500, 530, 560), "Full in about 5 months at this pace"),
        (left(200, 210, 220, days=90), "Full in about 5 years at this pace"),
        (left(300, 300, 500), ""),
    ],
)
def test_the_date_when_the_drive_will_be_full_is_rounded(view: SetView, expected: str) -> None:
    assert outlook.full(view, NOW) == expected


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_bar_follows_the_reading_direction_and_has_an_accessible_name(
    qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    line = RoomLine()
    qtbot.addWidget(line)
    line.setLayoutDirection(direction)
    line.show_view(left(400, 500, 600), NOW)
    line.resize(500, 60)
    line.show()
    bar, used = line.bar, line.bar.used_rect()
    assert used.width() == pytest.approx(0.6 * bar.width())
    begins = used.left() if direction is Qt.LayoutDirection.LeftToRight else bar.width() - used.right()
    assert begins == pytest.approx(0)
    assert bar.accessibleName() == f"{line.room.text()}. {line.full.text()}"


def test_the_bar_is_hidden_without_figures(qtbot: QtBot) -> None:
    line = RoomLine()
    qtbot.addWidget(line)
    line.show_view(left(), NOW)
    assert line.isHidden()

"""What an automatic schedule needs is set up in the session, taken back, and mended."""

import os
import sys
import time
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.starting import Starter
from shingleback.gui.controllers.automatic import AutomaticStart, MissedStart
from shingleback.store.settings import BackupSet, When
from tests.helpers.user_session import COMMAND, Session

COMPLETE = BackupSet(folders=["/home/me"], destination="/media/me/Backup")


@pytest.fixture
def session(tmp_path: Path, qapp: QApplication) -> Session:
    return Session(tmp_path, qapp)


def set_up(automatic: AutomaticStart, when: When, qtbot: QtBot, *, is_on: bool = True) -> None:
    with qtbot.waitSignal(automatic.changed):
        automatic.set_up(when, is_on=is_on)


def test_a_backup_on_plug_in_makes_the_program_start_at_login(session: Session, qtbot: QtBot) -> None:
    automatic = session.automatic()
    set_up(automatic, When.PLUG_IN, qtbot)
    assert automatic.session.starter(When.PLUG_IN) is Starter.LOGIN
    assert session.entry.exists()
    assert not session.unit.exists()
    set_up(automatic, When.PLUG_IN, qtbot, is_on=False)
    assert not session.entry.exists()


def test_a_daily_backup_gets_the_timer(session: Session, qtbot: QtBot) -> None:
    automatic = session.automatic()
    set_up(automatic, When.DAILY, qtbot)
    assert automatic.session.starter(When.DAILY) is Starter.TIMER
    assert not session.entry.exists()
    set_up(automatic, When.DAILY, qtbot, is_on=False)
    assert not session.unit.exists()


def test_without_systemd_a_daily_backup_makes_the_program_start_at_login(session: Session, qtbot: QtBot) -> None:
    session.end_systemd()
    automatic = session.automatic()
    set_up(automatic, When.DAILY, qtbot)
    assert automatic.session.starter(When.DAILY) is Starter.LOGIN
    assert session.entry.exists()


def test_a_backup_that_the_user_starts_needs_nothing(session: Session) -> None:
    session.automatic().set_up(When.ASK)
    assert not session.entry.exists()
    assert not session.unit.exists()


def test_a_desktop_that_starts_nothing_is_believed_only_when_it_did(session: Session, qtbot: QtBot) -> None:
    automatic = session.automatic(desktop="sway")
    set_up(automatic, When.PLUG_IN, qtbot)
    assert automatic.session.starter(When.PLUG_IN) is Starter.PROGRAM
    (session.folder / "login-start").touch()
    assert automatic.session.starter(When.PLUG_IN) is Starter.LOGIN
    os.utime(session.folder / "login-start", (1, 1))  # before the computer was started
    assert automatic.session.starter(When.PLUG_IN) is Starter.PROGRAM


@pytest.mark.parametrize(
    ("when", "has_timer", "stops"),
    [
        (When.ASK, False, False),
        (When.PLUG_IN, True, True),
        (When.DAILY, True, False),
        (When.DAILY, False, True),
    ],
)
def test_quitting_stops_what_only_the_program_starts(
    session: Session, qtbot: QtBot, when: When, *, has_timer: bool, stops: bool
) -> None:
    automatic = session.automatic()
    if has_timer:
        set_up(automatic, When.DAILY, qtbot)
    chosen = BackupSet(folders=COMPLETE.folders, destination=COMPLETE.destination, when=when)
    assert automatic.stops_with_program([chosen]) is stops
    assert not automatic.stops_with_program([BackupSet(when=when)])


def check(automatic: AutomaticStart, qtbot: QtBot) -> MissedStart:
    with qtbot.waitSignal(automatic.missed) as missed:
        automatic.check()
    (result,) = missed.args
    assert isinstance(result, MissedStart)
    return result


def test_entries_of_a_program_that_was_moved_are_written_again(session: Session, qtbot: QtBot) -> None:
    before = session.automatic(["/before/shingleback"])
    set_up(before, When.PLUG_IN, qtbot)
    set_up(before, When.DAILY, qtbot)

    assert check(session.automatic(), qtbot) == MissedStart(None, is_mended=True)
    assert COMMAND[-1] in session.entry.read_text()
    assert COMMAND[-1] in session.unit.read_text()


def test_entries_that_work_are_left_alone(session: Session, qtbot: QtBot) -> None:
    """Perhaps another installation wrote them."""
    other_program = [sys.executable, "-P", os.__file__]
    set_up(session.automatic(other_program), When.PLUG_IN, qtbot)
    automatic = session.automatic()
    with qtbot.assertNotEmitted(automatic.missed, wait=300):
        automatic.check()
    assert os.__file__ in session.entry.read_text()


def test_a_timer_that_fired_without_a_run_is_reported(session: Session, qtbot: QtBot) -> None:
    automatic = session.automatic()
    set_up(automatic, When.DAILY, qtbot)
    now_s = time.time()
    os.utime(session.unit, (now_s - 7200, now_s - 7200))
    session.fire_timer(now_s - 3600)
    missed = check(automatic, qtbot)
    assert missed == MissedStart(datetime.fromtimestamp(now_s - 3600).astimezone(), is_mended=False)

    session.last_run.touch()
    with qtbot.assertNotEmitted(automatic.missed, wait=300):
        automatic.check()

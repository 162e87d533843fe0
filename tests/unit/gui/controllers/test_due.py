"""An automatic backup is announced, can be declined, and starts only if its destination is there."""

from contextlib import closing
from datetime import datetime

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived, DriveChanged, DriveEvent, DriveLeft
from shingleback.gui.controllers.plug_events import SOON_S
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, When
from tests.unit.gui.controllers.drives import ELEMENTS, EXPANSION, THERE, mounted
from tests.unit.gui.controllers.hall import KEY, OPENED, PLACE, ZONE, Hall, is_counting


@pytest.mark.parametrize("when", [When.PLUG_IN, When.DAILY])
def test_no_backup_starts_on_a_drive_that_is_new_to_the_set(hall: Hall, when: When) -> None:
    """It may be a stranger's drive with the same name and thus the same path. The window asks."""
    stranger = mounted(ELEMENTS, "/media/me/Backup")
    hall.choose(when)
    hall.send(DriveArrived(stranger))
    hall.wait_for_notice()
    assert not hall.is_counting
    assert hall.desktop.only.summary == "Is WD Elements the right drive for your backup?"
    assert list(hall.desktop.only.actions) == ["default"]

    hall.chosen.accept(KEY, stranger)
    hall.due.refresh()
    assert is_counting(hall.countdown)
    hall.end_countdown()
    assert len(hall.begun) == 1


def test_the_question_opens_the_window_and_is_withdrawn_with_the_drive(hall: Hall, qtbot: QtBot) -> None:
    stranger = mounted(ELEMENTS, "/media/me/Backup")
    hall.choose(When.PLUG_IN)
    hall.send(DriveArrived(stranger))
    hall.wait_for_notice()
    with qtbot.waitSignal(hall.due.window_requested):
        hall.desktop.press("default")
    hall.send(DriveLeft(stranger))
    hall.reach(lambda: not hall.desktop.shown)


def test_a_set_from_an_earlier_version_needs_a_backup_on_the_drive_or_an_answer(hall: Hall) -> None:
    hall.memory.save(Settings(sets=[replace(hall.set_to_back_up(When.PLUG_IN), drives=[])]))
    hall.send(DriveArrived(OPENED))
    assert not hall.is_counting

    with closing(RunHistory(Paths.of_user().history_file)) as history:
        history.remember_place(PLACE, "identity")
    hall.due.refresh()
    assert is_counting(hall.countdown)


def test_a_backup_is_announced_with_its_time_and_starts(hall: Hall) -> None:
    hall.choose(When.PLUG_IN)
    hall.send(DriveArrived(OPENED))
    hall.wait_for_notice()
    assert hall.desktop.only.summary.startswith("The backup to Seagate Expansion begins at ")
    assert ":35" in hall.desktop.only.summary
    assert list(hall.desktop.only.actions) == ["default", "back-up", "restore", "not-now"]
    assert hall.begun == []

    hall.end_countdown()

    assert len(hall.begun) == 1
    hall.reach(lambda: not hall.desktop.shown)
    assert hall.timers == []


def test_the_countdown_can_be_cut_short(hall: Hall, qtbot: QtBot) -> None:
    hall.choose(When.PLUG_IN)
    hall.send(DriveArrived(OPENED))
    hall.wait_for_notice()
    with qtbot.waitSignal(hall.due.begin_requested):
        hall.desktop.press("back-up")
    assert hall.timers == []


def test_not_now_lasts_until_the_next_plug_in(hall: Hall) -> None:
    hall.choose(When.PLUG_IN)
    hall.send(DriveArrived(OPENED))
    hall.wait_for_notice()
    hall.desktop.press("not-now")
    hall.reach(lambda: not hall.timers)
    hall.send(DriveChanged(OPENED, OPENED))
    assert hall.timers == []

    hall.unplug_and_plug_in()
    hall.end_countdown()
    assert len(hall.begun) == 1


def test_a_choice_made_in_the_window_starts_no_countdown_before_the_next_plug_in(hall: Hall) -> None:
    hall.choose(When.ASK)
    hall.send(DriveArrived(OPENED))
    hall.time.pass_by(600)

    hall.due.put_off(KEY)
    hall.choose(When.PLUG_IN)
    assert hall.timers == []

    hall.unplug_and_plug_in()
    hall.end_countdown()
    assert len(hall.begun) == 1


def test_not_now_lasts_until_the_next_day(hall: Hall) -> None:
    hall.choose(When.DAILY)
    hall.send(DriveArrived(OPENED))
    hall.wait_for_notice()
    hall.desktop.press("not-now")
    hall.reach(lambda: not hall.is_counting)
    assert hall.due._wait.interval() <= 3_600_001

    hall.time.pass_by(8 * 3600)
    hall.due._wait.timeout.emit()
    assert not hall.is_counting
    hall.time.pass_by(3600)
    hall.due._wait.timeout.emit()
    assert hall.is_counting


@pytest.mark.parametrize("when", [When.PLUG_IN, When.DAILY])
def test_a_complete_backup_is_not_repeated(hall: Hall, when: When) -> None:
    hall.choose(when)
    hall.send(DriveArrived(OPENED))
    hall.end_countdown()
    hall.back_up()
    hall.send(DriveChanged(OPENED, OPENED))
    assert not hall.is_counting


@pytest.mark.parametrize("when", [When.PLUG_IN, When.DAILY])
def test_a_failed_backup_is_not_retried_at_once(hall: Hall, when: When) -> None:
    hall.choose(when)
    hall.send(DriveArrived(OPENED))
    hall.end_countdown()
    hall.due.hold(is_busy=True, key=KEY)
    hall.due.hold(is_busy=False, key=KEY)
    hall.send(DriveChanged(OPENED, OPENED))
    assert not hall.is_counting


def test_a_drive_that_stays_plugged_in_is_backed_up_to_every_day(hall: Hall) -> None:
    hall.choose(When.DAILY)
    hall.send(DriveArrived(OPENED))
    for days in range(1, 4):
        hall.end_countdown()
        hall.back_up()
        assert len(hall.begun) == days
        while not hall.is_counting:
            assert hall.due._wait.isActive()
            hall.time.pass_by(hall.due._wait.interval() / 1000)
            hall.due._wait.timeout.emit()
    assert hall.time.now < datetime(2026, 5, 23, 1, tzinfo=ZONE)


def test_the_last_backup_is_remembered_across_a_restart(hall: Hall) -> None:
    hall.back_up()
    Paths.of_user().prompts_file.unlink()
    hall.choose(When.DAILY)
    hall.send(DriveArrived(OPENED))
    assert not hall.is_counting


def test_no_backup_starts_before_the_drive_is_opened(hall: Hall) -> None:
    hall.choose(When.PLUG_IN)
    hall.send(DriveArrived(EXPANSION))
    assert hall.timers == []
    hall.time.pass_by(20)
    hall.send(DriveChanged(EXPANSION, OPENED))
    assert hall.is_counting


@pytest.mark.parametrize("event", [DriveLeft(OPENED), DriveChanged(OPENED, EXPANSION)], ids=["unplugged", "closed"])
def test_unplugging_or_closing_the_drive_cancels_the_countdown(hall: Hall, event: DriveEvent) -> None:
    hall.choose(When.PLUG_IN)
    hall.send(DriveArrived(OPENED))
    hall.wait_for_notice()
    hall.send(event)
    assert hall.timers == []
    hall.reach(lambda: not hall.desktop.shown)


def test_a_bus_reset_is_not_a_plug_in(hall: Hall) -> None:
    hall.choose(When.PLUG_IN)
    hall.send(DriveArrived(OPENED))
    hall.end_countdown()
    hall.back_up()
    hall.send(DriveLeft(OPENED))
    hall.time.pass_by(SOON_S / 2)
    hall.send(DriveArrived(OPENED))
    assert hall.timers == []


def test_a_drive_present_at_the_start_was_not_plugged_in(hall: Hall) -> None:
    hall.due.stop()
    fresh, countdown = hall.restarted()
    hall.choose(When.PLUG_IN)
    fresh.on_event(THERE)
    fresh.on_event(DriveArrived(OPENED))
    assert not is_counting(countdown)

    hall.choose(When.DAILY)
    fresh.refresh()
    assert is_counting(countdown)
    fresh.stop()


@pytest.mark.parametrize(
    "choice",
    [
        Settings(),
        Settings(sets=[BackupSet(folders=["/home/me"], destination=PLACE)]),
        Settings(sets=[BackupSet(destination=PLACE, when=When.DAILY)]),
        Settings(sets=[BackupSet(folders=["/home/me"], destination="/home/me/Backup", when=When.DAILY)]),
    ],
    ids=["nothing chosen", "ask me", "no folders", "on no drive"],
)
def test_nothing_starts_automatically_unless_the_user_chose_it(hall: Hall, choice: Settings) -> None:
    hall.memory.save(choice)
    hall.send(DriveArrived(OPENED), DriveArrived(mounted(ELEMENTS, "/media/me/Other")))
    assert hall.timers == []


def test_changing_the_schedule_cancels_the_countdown(hall: Hall) -> None:
    hall.choose(When.PLUG_IN)
    hall.send(DriveArrived(OPENED))
    hall.wait_for_notice()
    hall.memory.change(lambda old: old.with_set(replace(old.sets[0], when=When.ASK)))
    hall.due.refresh()
    assert hall.timers == []
    hall.reach(lambda: not hall.desktop.shown)


def test_clicking_the_notification_opens_the_window_and_the_countdown_goes_on(hall: Hall, qtbot: QtBot) -> None:
    hall.choose(When.PLUG_IN)
    hall.send(DriveArrived(OPENED))
    hall.wait_for_notice()
    with qtbot.waitSignal(hall.due.window_requested):
        hall.desktop.press("default")
    assert hall.is_counting
    assert hall.begun == []

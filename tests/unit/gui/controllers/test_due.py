"""A backup that begins by itself says so before, can be declined, and begins only where its place is."""

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
def test_nothing_begins_on_a_drive_that_the_set_has_not_met(hall: Hall, when: When) -> None:
    """It may be a stranger's, which has the same name and so the same path. The question waits in the window."""
    stranger = mounted(ELEMENTS, "/media/me/Backup")
    hall.choose(when)
    hall.tell(DriveArrived(stranger))
    hall.event_received()
    assert not hall.is_counting
    assert hall.desktop.only.summary == "Is WD Elements the right drive for your backup?"
    assert list(hall.desktop.only.actions) == ["default"]

    hall.chosen.accept(KEY, stranger)
    hall.due.refresh()
    assert is_counting(hall.countdown)
    hall.end_countdown()
    assert len(hall.begun) == 1


def test_the_question_leads_to_the_window_and_goes_with_the_drive(hall: Hall, qtbot: QtBot) -> None:
    stranger = mounted(ELEMENTS, "/media/me/Backup")
    hall.choose(When.PLUG_IN)
    hall.tell(DriveArrived(stranger))
    hall.event_received()
    with qtbot.waitSignal(hall.due.window_requested):
        hall.desktop.press("default")
    hall.tell(DriveLeft(stranger))
    hall.reach(lambda: not hall.desktop.shown)


def test_a_set_of_an_earlier_version_needs_a_backup_on_the_drive_or_an_answer(hall: Hall) -> None:
    hall.memory.save(Settings(sets=[replace(hall.wanted(When.PLUG_IN), drives=[])]))
    hall.tell(DriveArrived(OPENED))
    assert not hall.is_counting

    with closing(RunHistory(Paths.of_user().history_file)) as history:
        history.remember_place(PLACE, "identity")
    hall.due.refresh()
    assert is_counting(hall.countdown)


def test_it_is_announced_with_its_time_and_begins(hall: Hall) -> None:
    hall.choose(When.PLUG_IN)
    hall.tell(DriveArrived(OPENED))
    hall.event_received()
    assert hall.desktop.only.summary.startswith("The backup to Seagate Expansion begins at ")
    assert ":35" in hall.desktop.only.summary
    assert list(hall.desktop.only.actions) == ["default", "back-up", "restore", "not-now"]
    assert hall.begun == []

    hall.end_countdown()

    assert len(hall.begun) == 1
    hall.reach(lambda: not hall.desktop.shown)
    assert hall.timers == []


def test_who_cannot_wait_begins_at_once(hall: Hall, qtbot: QtBot) -> None:
    hall.choose(When.PLUG_IN)
    hall.tell(DriveArrived(OPENED))
    hall.event_received()
    with qtbot.waitSignal(hall.due.begin_requested):
        hall.desktop.press("back-up")
    assert hall.timers == []


def test_not_now_means_not_before_the_next_plug_in(hall: Hall) -> None:
    hall.choose(When.PLUG_IN)
    hall.tell(DriveArrived(OPENED))
    hall.event_received()
    hall.desktop.press("not-now")
    hall.reach(lambda: not hall.timers)
    hall.tell(DriveChanged(OPENED, OPENED))
    assert hall.timers == []

    hall.unplug_and_plug_in()
    hall.end_countdown()
    assert len(hall.begun) == 1


def test_who_was_asked_in_the_window_is_not_counted_down_at_before_the_next_plug_in(hall: Hall) -> None:
    hall.choose(When.ASK)
    hall.tell(DriveArrived(OPENED))
    hall.time.pass_by(600)

    hall.due.put_off(KEY)
    hall.choose(When.PLUG_IN)
    assert hall.timers == []

    hall.unplug_and_plug_in()
    hall.end_countdown()
    assert len(hall.begun) == 1


def test_not_now_means_not_before_the_next_day(hall: Hall) -> None:
    hall.choose(When.DAILY)
    hall.tell(DriveArrived(OPENED))
    hall.event_received()
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
def test_a_backup_that_is_complete_is_followed_by_none(hall: Hall, when: When) -> None:
    hall.choose(when)
    hall.tell(DriveArrived(OPENED))
    hall.end_countdown()
    hall.back_up()
    hall.tell(DriveChanged(OPENED, OPENED))
    assert not hall.is_counting


@pytest.mark.parametrize("when", [When.PLUG_IN, When.DAILY])
def test_a_backup_that_failed_is_not_tried_again_and_again(hall: Hall, when: When) -> None:
    hall.choose(when)
    hall.tell(DriveArrived(OPENED))
    hall.end_countdown()
    hall.due.hold(is_busy=True, key=KEY)
    hall.due.hold(is_busy=False, key=KEY)
    hall.tell(DriveChanged(OPENED, OPENED))
    assert not hall.is_counting


def test_a_drive_that_stays_plugged_in_has_its_backup_every_day(hall: Hall) -> None:
    hall.choose(When.DAILY)
    hall.tell(DriveArrived(OPENED))
    for days in range(1, 4):
        hall.end_countdown()
        hall.back_up()
        assert len(hall.begun) == days
        while not hall.is_counting:
            assert hall.due._wait.isActive()
            hall.time.pass_by(hall.due._wait.interval() / 1000)
            hall.due._wait.timeout.emit()
    assert hall.time.now < datetime(2026, 5, 23, 1, tzinfo=ZONE)


def test_the_last_backup_is_remembered_from_the_program_before(hall: Hall) -> None:
    hall.back_up()
    Paths.of_user().prompts_file.unlink()
    hall.choose(When.DAILY)
    hall.tell(DriveArrived(OPENED))
    assert not hall.is_counting


def test_nothing_begins_before_the_drive_is_opened(hall: Hall) -> None:
    hall.choose(When.PLUG_IN)
    hall.tell(DriveArrived(EXPANSION))
    assert hall.timers == []
    hall.time.pass_by(20)
    hall.tell(DriveChanged(EXPANSION, OPENED))
    assert hall.is_counting


@pytest.mark.parametrize("event", [DriveLeft(OPENED), DriveChanged(OPENED, EXPANSION)], ids=["unplugged", "closed"])
def test_without_the_drive_it_is_called_off(hall: Hall, event: DriveEvent) -> None:
    hall.choose(When.PLUG_IN)
    hall.tell(DriveArrived(OPENED))
    hall.event_received()
    hall.tell(event)
    assert hall.timers == []
    hall.reach(lambda: not hall.desktop.shown)


def test_a_reset_of_the_bus_is_no_plug_in(hall: Hall) -> None:
    hall.choose(When.PLUG_IN)
    hall.tell(DriveArrived(OPENED))
    hall.end_countdown()
    hall.back_up()
    hall.tell(DriveLeft(OPENED))
    hall.time.pass_by(SOON_S / 2)
    hall.tell(DriveArrived(OPENED))
    assert hall.timers == []


def test_what_was_there_before_the_program_was_not_plugged_in(hall: Hall) -> None:
    hall.due.stop()
    fresh, countdown = hall.another()
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
def test_nothing_begins_by_itself_unless_that_was_chosen(hall: Hall, choice: Settings) -> None:
    hall.memory.save(choice)
    hall.tell(DriveArrived(OPENED), DriveArrived(mounted(ELEMENTS, "/media/me/Other")))
    assert hall.timers == []


def test_who_changes_the_mind_meanwhile_is_heard(hall: Hall) -> None:
    hall.choose(When.PLUG_IN)
    hall.tell(DriveArrived(OPENED))
    hall.event_received()
    hall.memory.change(lambda old: old.with_set(replace(old.sets[0], when=When.ASK)))
    hall.due.refresh()
    assert hall.timers == []
    hall.reach(lambda: not hall.desktop.shown)


def test_a_click_beside_the_buttons_opens_the_window_and_the_countdown_goes_on(hall: Hall, qtbot: QtBot) -> None:
    hall.choose(When.PLUG_IN)
    hall.tell(DriveArrived(OPENED))
    hall.event_received()
    with qtbot.waitSignal(hall.due.window_requested):
        hall.desktop.press("default")
    assert hall.is_counting
    assert hall.begun == []

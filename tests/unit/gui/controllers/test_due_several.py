"""Several backups that begin by themselves: one after the other, each asked about on its own, and not at any price."""

import shutil
from datetime import timedelta

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived, DriveLeft
from shingleback.gui.controllers.scheduled_backup import COUNTDOWN_S
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings, When
from tests.unit.gui.controllers.drives import ELEMENTS, THERE, mounted
from tests.unit.gui.controllers.hall import OPENED, Hall, is_counting

DRIVES = [OPENED.key, ELEMENTS.key]
PHOTOS = BackupSet(["/home/me/Photos"], "/media/me/Backup/photos", key="photos", when=When.DAILY, drives=DRIVES)
LETTERS = BackupSet(["/home/me/Letters"], "/media/me/Backup/letters", key="letters", when=When.DAILY, drives=DRIVES)
ELSEWHERE = BackupSet(["/home/me/Films"], "/media/me/Other/films", key="films", when=When.PLUG_IN, drives=DRIVES)
OTHER = mounted(ELEMENTS, "/media/me/Other")


def choose(hall: Hall, *sets: BackupSet, on_battery: bool = False) -> None:
    hall.memory.save(Settings(sets=list(sets), on_battery=on_battery))
    hall.due.refresh()


def counted(hall: Hall) -> str:
    return hall.countdown.counted.key if hall.countdown.counted else ""


def test_they_follow_one_another_in_their_order(hall: Hall) -> None:
    choose(hall, PHOTOS, LETTERS, ELSEWHERE)
    hall.tell(DriveArrived(OPENED), DriveArrived(OTHER))
    for key in ("photos", "letters", "films"):
        assert counted(hall) == key
        hall.end_countdown()
        assert hall.keys[-1] == key
        hall.back_up(key)
    assert not hall.is_counting


def test_of_drives_that_are_open_in_one_another_the_innermost_is_announced(hall: Hall) -> None:
    hall.tell(DriveArrived(mounted(ELEMENTS, "/media")), DriveArrived(OPENED))
    choose(hall, PHOTOS)
    hall.reach(lambda: len(hall.desktop.shown) == 1)
    assert hall.desktop.only.summary.startswith("The backup to Seagate Expansion begins at ")


def test_the_drive_stays_open_for_those_that_follow(hall: Hall) -> None:
    choose(hall, PHOTOS, LETTERS)
    hall.tell(DriveArrived(OPENED), DriveArrived(OTHER))
    hall.end_countdown()
    assert hall.due.is_followed("photos")
    hall.back_up("photos")
    hall.end_countdown()
    assert not hall.due.is_followed("letters")


def test_a_backup_that_is_due_does_not_follow_itself(hall: Hall) -> None:
    choose(hall, PHOTOS)
    hall.tell(DriveArrived(OPENED))
    assert not hall.due.is_followed("photos")


def test_not_now_is_said_to_one_of_them(hall: Hall) -> None:
    choose(hall, PHOTOS, LETTERS)
    hall.tell(DriveArrived(OPENED))
    hall.countdown.put_off()
    assert counted(hall) == "letters"


def test_a_set_that_was_backed_up_by_hand_is_not_asked_about(hall: Hall) -> None:
    choose(hall, PHOTOS, LETTERS)
    hall.due.hold(is_busy=True, key="photos")
    hall.tell(DriveArrived(OPENED))
    assert not hall.is_counting
    hall.due.hold(is_busy=False, key="photos")
    assert counted(hall) == "letters"


def test_while_something_else_is_copied_nothing_begins(hall: Hall) -> None:
    choose(hall, PHOTOS)
    hall.due.hold(is_busy=True)
    hall.tell(DriveArrived(OPENED))
    assert not hall.is_counting
    hall.due.hold(is_busy=False)
    assert counted(hall) == "photos"


def test_a_set_that_is_deleted_meanwhile_is_not_begun(hall: Hall) -> None:
    hall.chosen.changed.connect(hall.due.refresh)
    choose(hall, PHOTOS)
    hall.tell(DriveArrived(OPENED))
    hall.chosen.remove("photos")
    assert hall.timers == []


@pytest.mark.parametrize("slept", [timedelta(hours=9), timedelta(hours=-1)], ids=["asleep", "the clock was set back"])
def test_who_wakes_the_computer_is_told_anew_and_has_all_the_time(hall: Hall, slept: timedelta) -> None:
    choose(hall, PHOTOS)
    hall.tell(DriveArrived(OPENED))
    hall.event_received()
    hall.time.pass_by(COUNTDOWN_S - 1)
    hall.countdown._ticks.timeout.emit()
    assert hall.countdown.counted is not None
    assert hall.countdown.counted.left_s == 1

    hall.time.now += slept
    hall.countdown._ticks.timeout.emit()
    assert hall.countdown.counted.left_s == COUNTDOWN_S
    hall.reach(lambda: len(hall.desktop.notified) == 2)
    assert hall.keys == []


def test_a_set_whose_place_is_changed_meanwhile_is_announced_anew(hall: Hall) -> None:
    choose(hall, PHOTOS)
    hall.tell(DriveArrived(OPENED), DriveArrived(OTHER))
    hall.time.pass_by(200)
    choose(hall, replace(PHOTOS, destination="/media/me/Other/photos"))
    assert hall.countdown.counted is not None
    assert hall.countdown.counted.left_s == COUNTDOWN_S
    hall.reach(lambda: [one.summary[:25] for one in hall.desktop.shown.values()] == ["The backup to WD Elements"])

    hall.time.pass_by(200)
    choose(hall, replace(PHOTOS, destination="/media/me/Other/photos", pace="gentle"))
    assert hall.countdown.counted.left_s == COUNTDOWN_S - 200


def test_one_that_could_not_be_begun_keeps_no_other_back(hall: Hall) -> None:
    choose(hall, PHOTOS, LETTERS)
    hall.tell(DriveArrived(OPENED))
    hall.end_countdown()
    assert counted(hall) == "letters"
    hall.end_countdown()
    assert not hall.is_counting
    assert hall.due._wait.isActive()


@pytest.mark.parametrize("when", [When.PLUG_IN, When.DAILY])
def test_not_now_is_heard_where_nothing_can_be_kept(hall: Hall, when: When) -> None:
    state = Paths.of_user().prompts_file.parent
    shutil.rmtree(state, ignore_errors=True)
    state.parent.mkdir(parents=True, exist_ok=True)
    state.write_text("as on a disk that cannot be written")
    choose(hall, replace(PHOTOS, when=when))
    hall.tell(DriveArrived(OPENED))
    hall.countdown.put_off()
    assert not hall.is_counting
    hall.time.now += timedelta(days=1)
    hall.tell(DriveLeft(OPENED))
    hall.time.pass_by(60)
    hall.tell(DriveArrived(OPENED))
    assert hall.is_counting


def test_not_now_survives_the_end_of_the_program(hall: Hall) -> None:
    choose(hall, PHOTOS)
    hall.tell(DriveArrived(OPENED))
    hall.countdown.put_off()
    hall.due.stop()
    assert hall.timers == []

    fresh, countdown = hall.another()
    fresh.on_event(THERE)
    fresh.on_event(DriveArrived(OPENED))
    assert not is_counting(countdown)
    hall.time.now += timedelta(days=1)
    fresh.refresh()
    assert is_counting(countdown)
    fresh.stop()


def test_who_wants_files_back_is_led_there_and_left_alone(hall: Hall, qtbot: QtBot) -> None:
    choose(hall, PHOTOS)
    hall.tell(DriveArrived(OPENED))
    hall.event_received()
    asked: list[str] = []
    hall.due.restore_requested.connect(asked.append)
    with qtbot.waitSignal(hall.due.restore_requested):
        hall.desktop.press("restore")
    assert asked == [PHOTOS.destination]
    assert not hall.is_counting
    assert hall.keys == []


# power --------------------------------------------------------------------------------------------------------


def test_on_battery_nothing_begins_until_the_computer_is_plugged_in(hall: Hall) -> None:
    hall.is_on_battery = True
    held_up: list[str] = []
    hall.due.held_up.connect(held_up.append)
    choose(hall, PHOTOS)
    hall.tell(DriveArrived(OPENED))
    assert not hall.is_counting
    assert held_up == ["photos"]
    assert hall.due._wait.interval() <= 300_001

    hall.wait_out()
    assert not hall.is_counting
    hall.is_on_battery = False
    hall.wait_out()
    assert counted(hall) == "photos"
    assert held_up == ["photos", ""]


def test_who_pulls_the_plug_during_the_countdown_calls_it_off(hall: Hall) -> None:
    choose(hall, PHOTOS)
    hall.tell(DriveArrived(OPENED))
    hall.is_on_battery = True
    hall.countdown._ticks.timeout.emit()
    assert not hall.is_counting
    hall.is_on_battery = False
    hall.wait_out()
    assert hall.is_counting


def test_who_said_that_battery_is_fine_is_heard(hall: Hall) -> None:
    hall.is_on_battery = True
    choose(hall, PHOTOS, on_battery=True)
    hall.tell(DriveArrived(OPENED))
    assert hall.is_counting


# the timer ----------------------------------------------------------------------------------------------------


def test_what_the_timer_is_at_is_not_begun_here_as_well(hall: Hall) -> None:
    hall.due.stop()
    assert hall.timer.take()
    fresh, countdown = hall.another()
    choose(hall, PHOTOS)
    fresh.on_event(THERE)
    fresh.on_event(DriveArrived(OPENED))
    assert not is_counting(countdown)

    hall.timer.give_back()
    hall.time.pass_by(300)
    fresh._wait.timeout.emit()
    assert is_counting(countdown)
    fresh.stop()


def test_a_plug_in_is_nothing_for_the_timer(hall: Hall) -> None:
    hall.due.stop()
    assert hall.timer.take()
    fresh, countdown = hall.another()
    choose(hall, replace(PHOTOS, when=When.PLUG_IN))
    fresh.on_event(THERE)
    hall.time.pass_by(60)
    fresh.on_event(DriveArrived(OPENED))
    assert is_counting(countdown)
    fresh.stop()


def test_from_the_start_of_the_window_to_its_end_the_timer_leaves_daily_backups_to_it(hall: Hall) -> None:
    assert not hall.timer.take()
    hall.due.stop()
    assert hall.timer.take()


@pytest.mark.parametrize("left", [COUNTDOWN_S, 30.0])
def test_a_countdown_that_is_called_off_begins_anew(hall: Hall, left: float) -> None:
    choose(hall, PHOTOS)
    hall.tell(DriveArrived(OPENED))
    hall.time.pass_by(COUNTDOWN_S - left)
    hall.tell(DriveLeft(OPENED))
    assert hall.timers == []
    hall.tell(DriveArrived(OPENED))
    assert hall.countdown.counted is not None
    assert hall.countdown.counted.left_s == COUNTDOWN_S

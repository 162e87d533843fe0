"""Several automatic backups: one after the other, each with its own countdown, and not on battery."""

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


def test_sets_are_backed_up_one_after_the_other_in_order(hall: Hall) -> None:
    choose(hall, PHOTOS, LETTERS, ELSEWHERE)
    hall.send(DriveArrived(OPENED), DriveArrived(OTHER))
    for key in ("photos", "letters", "films"):
        assert counted(hall) == key
        hall.end_countdown()
        assert hall.keys[-1] == key
        hall.back_up(key)
    assert not hall.is_counting


def test_with_nested_mount_points_the_innermost_drive_is_announced(hall: Hall) -> None:
    hall.send(DriveArrived(mounted(ELEMENTS, "/media")), DriveArrived(OPENED))
    choose(hall, PHOTOS)
    hall.reach(lambda: len(hall.desktop.shown) == 1)
    assert hall.desktop.only.summary.startswith("The backup to Seagate Expansion begins at ")


def test_the_drive_stays_open_for_the_sets_that_follow(hall: Hall) -> None:
    choose(hall, PHOTOS, LETTERS)
    hall.send(DriveArrived(OPENED), DriveArrived(OTHER))
    hall.end_countdown()
    assert hall.due.is_followed("photos")
    hall.back_up("photos")
    hall.end_countdown()
    assert not hall.due.is_followed("letters")


def test_a_due_set_is_not_followed_by_itself(hall: Hall) -> None:
    choose(hall, PHOTOS)
    hall.send(DriveArrived(OPENED))
    assert not hall.due.is_followed("photos")


def test_not_now_applies_to_one_set(hall: Hall) -> None:
    choose(hall, PHOTOS, LETTERS)
    hall.send(DriveArrived(OPENED))
    hall.countdown.put_off()
    assert counted(hall) == "letters"


def test_a_set_backed_up_by_hand_starts_no_countdown(hall: Hall) -> None:
    choose(hall, PHOTOS, LETTERS)
    hall.due.hold(is_busy=True, key="photos")
    hall.send(DriveArrived(OPENED))
    assert not hall.is_counting
    hall.due.hold(is_busy=False, key="photos")
    assert counted(hall) == "letters"


def test_nothing_starts_during_another_copy(hall: Hall) -> None:
    choose(hall, PHOTOS)
    hall.due.hold(is_busy=True)
    hall.send(DriveArrived(OPENED))
    assert not hall.is_counting
    hall.due.hold(is_busy=False)
    assert counted(hall) == "photos"


def test_a_set_deleted_meanwhile_is_not_backed_up(hall: Hall) -> None:
    hall.chosen.changed.connect(hall.due.refresh)
    choose(hall, PHOTOS)
    hall.send(DriveArrived(OPENED))
    hall.chosen.remove("photos")
    assert hall.timers == []


@pytest.mark.parametrize("slept", [timedelta(hours=9), timedelta(hours=-1)], ids=["asleep", "the clock was set back"])
def test_waking_the_computer_restarts_the_countdown(hall: Hall, slept: timedelta) -> None:
    choose(hall, PHOTOS)
    hall.send(DriveArrived(OPENED))
    hall.wait_for_notice()
    hall.time.pass_by(COUNTDOWN_S - 1)
    hall.countdown._ticks.timeout.emit()
    assert hall.countdown.counted is not None
    assert hall.countdown.counted.left_s == 1

    hall.time.now += slept
    hall.countdown._ticks.timeout.emit()
    assert hall.countdown.counted.left_s == COUNTDOWN_S
    hall.reach(lambda: len(hall.desktop.notified) == 2)
    assert hall.keys == []


def test_a_set_with_a_new_destination_is_announced_again(hall: Hall) -> None:
    choose(hall, PHOTOS)
    hall.send(DriveArrived(OPENED), DriveArrived(OTHER))
    hall.time.pass_by(200)
    choose(hall, replace(PHOTOS, destination="/media/me/Other/photos"))
    assert hall.countdown.counted is not None
    assert hall.countdown.counted.left_s == COUNTDOWN_S
    hall.reach(lambda: [one.summary[:25] for one in hall.desktop.shown.values()] == ["The backup to WD Elements"])

    hall.time.pass_by(200)
    choose(hall, replace(PHOTOS, destination="/media/me/Other/photos", pace="gentle"))
    assert hall.countdown.counted.left_s == COUNTDOWN_S - 200


def test_a_set_that_could_not_be_started_does_not_block_the_others(hall: Hall) -> None:
    choose(hall, PHOTOS, LETTERS)
    hall.send(DriveArrived(OPENED))
    hall.end_countdown()
    assert counted(hall) == "letters"
    hall.end_countdown()
    assert not hall.is_counting
    assert hall.due._wait.isActive()


@pytest.mark.parametrize("when", [When.PLUG_IN, When.DAILY])
def test_not_now_works_without_a_writable_state_folder(hall: Hall, when: When) -> None:
    state = Paths.of_user().prompts_file.parent
    shutil.rmtree(state, ignore_errors=True)
    state.parent.mkdir(parents=True, exist_ok=True)
    state.write_text("as on a disk that cannot be written")
    choose(hall, replace(PHOTOS, when=when))
    hall.send(DriveArrived(OPENED))
    hall.countdown.put_off()
    assert not hall.is_counting
    hall.time.now += timedelta(days=1)
    hall.send(DriveLeft(OPENED))
    hall.time.pass_by(60)
    hall.send(DriveArrived(OPENED))
    assert hall.is_counting


def test_not_now_survives_a_restart(hall: Hall) -> None:
    choose(hall, PHOTOS)
    hall.send(DriveArrived(OPENED))
    hall.countdown.put_off()
    hall.due.stop()
    assert hall.timers == []

    fresh, countdown = hall.restarted()
    fresh.on_event(THERE)
    fresh.on_event(DriveArrived(OPENED))
    assert not is_counting(countdown)
    hall.time.now += timedelta(days=1)
    fresh.refresh()
    assert is_counting(countdown)
    fresh.stop()


def test_choosing_restore_declines_the_backup(hall: Hall, qtbot: QtBot) -> None:
    choose(hall, PHOTOS)
    hall.send(DriveArrived(OPENED))
    hall.wait_for_notice()
    asked: list[str] = []
    hall.due.restore_requested.connect(asked.append)
    with qtbot.waitSignal(hall.due.restore_requested):
        hall.desktop.press("restore")
    assert asked == [PHOTOS.destination]
    assert not hall.is_counting
    assert hall.keys == []


# power --------------------------------------------------------------------------------------------------------


def test_on_battery_nothing_starts_until_the_computer_is_plugged_in(hall: Hall) -> None:
    hall.is_on_battery = True
    held_up: list[str] = []
    hall.due.held_up.connect(held_up.append)
    choose(hall, PHOTOS)
    hall.send(DriveArrived(OPENED))
    assert not hall.is_counting
    assert held_up == ["photos"]
    assert hall.due._wait.interval() <= 300_001

    hall.wait_out()
    assert not hall.is_counting
    hall.is_on_battery = False
    hall.wait_out()
    assert counted(hall) == "photos"
    assert held_up == ["photos", ""]


def test_switching_to_battery_cancels_the_countdown(hall: Hall) -> None:
    choose(hall, PHOTOS)
    hall.send(DriveArrived(OPENED))
    hall.is_on_battery = True
    hall.countdown._ticks.timeout.emit()
    assert not hall.is_counting
    hall.is_on_battery = False
    hall.wait_out()
    assert hall.is_counting


def test_backups_on_battery_can_be_allowed(hall: Hall) -> None:
    hall.is_on_battery = True
    choose(hall, PHOTOS, on_battery=True)
    hall.send(DriveArrived(OPENED))
    assert hall.is_counting


# the timer ----------------------------------------------------------------------------------------------------


def test_a_set_that_the_timer_is_backing_up_is_not_started(hall: Hall) -> None:
    hall.due.stop()
    assert hall.timer.take()
    fresh, countdown = hall.restarted()
    choose(hall, PHOTOS)
    fresh.on_event(THERE)
    fresh.on_event(DriveArrived(OPENED))
    assert not is_counting(countdown)

    hall.timer.give_back()
    hall.time.pass_by(300)
    fresh._wait.timeout.emit()
    assert is_counting(countdown)
    fresh.stop()


def test_the_timer_does_not_hold_up_a_set_backed_up_on_plug_in(hall: Hall) -> None:
    hall.due.stop()
    assert hall.timer.take()
    fresh, countdown = hall.restarted()
    choose(hall, replace(PHOTOS, when=When.PLUG_IN))
    fresh.on_event(THERE)
    hall.time.pass_by(60)
    fresh.on_event(DriveArrived(OPENED))
    assert is_counting(countdown)
    fresh.stop()


def test_while_the_window_runs_the_timer_leaves_daily_backups_to_it(hall: Hall) -> None:
    assert not hall.timer.take()
    hall.due.stop()
    assert hall.timer.take()


@pytest.mark.parametrize("left", [COUNTDOWN_S, 30.0])
def test_a_canceled_countdown_starts_from_the_beginning(hall: Hall, left: float) -> None:
    choose(hall, PHOTOS)
    hall.send(DriveArrived(OPENED))
    hall.time.pass_by(COUNTDOWN_S - left)
    hall.send(DriveLeft(OPENED))
    assert hall.timers == []
    hall.send(DriveArrived(OPENED))
    assert hall.countdown.counted is not None
    assert hall.countdown.counted.left_s == COUNTDOWN_S

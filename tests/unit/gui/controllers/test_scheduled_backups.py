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
from tests.helpers.timers import running_timers, time_out, wait_s
from tests.unit.gui.controllers.drives import ELEMENTS, THERE, mounted
from tests.unit.gui.controllers.schedule_bench import OPENED, ScheduleBench, is_counting

DRIVES = [OPENED.key, ELEMENTS.key]
PHOTOS = BackupSet(["/home/me/Photos"], "/media/me/Backup/photos", key="photos", when=When.DAILY, drives=DRIVES)
LETTERS = BackupSet(["/home/me/Letters"], "/media/me/Backup/letters", key="letters", when=When.DAILY, drives=DRIVES)
ELSEWHERE = BackupSet(["/home/me/Films"], "/media/me/Other/films", key="films", when=When.PLUG_IN, drives=DRIVES)
OTHER = mounted(ELEMENTS, "/media/me/Other")


def choose(bench: ScheduleBench, *sets: BackupSet, on_battery: bool = False) -> None:
    bench.memory.save(Settings(sets=list(sets), on_battery=on_battery))
    bench.due.refresh()


def counted(bench: ScheduleBench) -> str:
    return bench.countdown.counted.key if bench.countdown.counted else ""


def test_sets_are_backed_up_one_after_the_other_in_order(bench: ScheduleBench) -> None:
    choose(bench, PHOTOS, LETTERS, ELSEWHERE)
    bench.send(DriveArrived(OPENED), DriveArrived(OTHER))
    for key in ("photos", "letters", "films"):
        assert counted(bench) == key
        bench.end_countdown()
        assert bench.keys[-1] == key
        bench.back_up(key)
    assert not bench.is_counting


def test_with_nested_mount_points_the_innermost_drive_is_announced(bench: ScheduleBench) -> None:
    bench.send(DriveArrived(mounted(ELEMENTS, "/media")), DriveArrived(OPENED))
    choose(bench, PHOTOS)
    bench.reach(lambda: len(bench.desktop.shown) == 1)
    assert bench.desktop.only.summary.startswith("The backup to Seagate Expansion begins at ")


def test_the_drive_stays_open_for_the_sets_that_follow(bench: ScheduleBench) -> None:
    choose(bench, PHOTOS, LETTERS)
    bench.send(DriveArrived(OPENED), DriveArrived(OTHER))
    bench.end_countdown()
    assert bench.due.is_followed("photos")
    bench.back_up("photos")
    bench.end_countdown()
    assert not bench.due.is_followed("letters")


def test_a_due_set_is_not_followed_by_itself(bench: ScheduleBench) -> None:
    choose(bench, PHOTOS)
    bench.send(DriveArrived(OPENED))
    assert not bench.due.is_followed("photos")


def test_not_now_applies_to_one_set(bench: ScheduleBench) -> None:
    choose(bench, PHOTOS, LETTERS)
    bench.send(DriveArrived(OPENED))
    bench.countdown.put_off()
    assert counted(bench) == "letters"


def test_a_set_backed_up_by_hand_starts_no_countdown(bench: ScheduleBench) -> None:
    choose(bench, PHOTOS, LETTERS)
    bench.due.hold(is_busy=True, key="photos")
    bench.send(DriveArrived(OPENED))
    assert not bench.is_counting
    bench.due.hold(is_busy=False, key="photos")
    assert counted(bench) == "letters"


def test_nothing_starts_during_another_copy(bench: ScheduleBench) -> None:
    choose(bench, PHOTOS)
    bench.due.hold(is_busy=True)
    bench.send(DriveArrived(OPENED))
    assert not bench.is_counting
    bench.due.hold(is_busy=False)
    assert counted(bench) == "photos"


def test_a_set_deleted_meanwhile_is_not_backed_up(bench: ScheduleBench) -> None:
    bench.chosen.changed.connect(bench.due.refresh)
    choose(bench, PHOTOS)
    bench.send(DriveArrived(OPENED))
    bench.chosen.remove("photos")
    assert bench.timers == []


@pytest.mark.parametrize("slept", [timedelta(hours=9), timedelta(hours=-1)], ids=["asleep", "the clock was set back"])
def test_waking_the_computer_restarts_the_countdown(bench: ScheduleBench, slept: timedelta) -> None:
    choose(bench, PHOTOS)
    bench.send(DriveArrived(OPENED))
    bench.wait_for_notice()
    bench.time.advance(COUNTDOWN_S - 1)
    time_out(bench.countdown)
    assert bench.countdown.counted is not None
    assert bench.countdown.counted.left_s == 1

    bench.time.now += slept
    time_out(bench.countdown)
    assert bench.countdown.counted.left_s == COUNTDOWN_S
    bench.reach(lambda: len(bench.desktop.notified) == 2)
    assert bench.keys == []


def test_a_set_with_a_new_destination_is_announced_again(bench: ScheduleBench) -> None:
    choose(bench, PHOTOS)
    bench.send(DriveArrived(OPENED), DriveArrived(OTHER))
    bench.time.advance(200)
    choose(bench, replace(PHOTOS, destination="/media/me/Other/photos"))
    assert bench.countdown.counted is not None
    assert bench.countdown.counted.left_s == COUNTDOWN_S
    bench.reach(
        lambda: (
            [notification.summary[:25] for notification in bench.desktop.shown.values()]
            == ["The backup to WD Elements"]
        )
    )

    bench.time.advance(200)
    choose(bench, replace(PHOTOS, destination="/media/me/Other/photos", pace="gentle"))
    assert bench.countdown.counted.left_s == COUNTDOWN_S - 200


def test_a_set_that_could_not_be_started_does_not_block_the_others(bench: ScheduleBench) -> None:
    choose(bench, PHOTOS, LETTERS)
    bench.send(DriveArrived(OPENED))
    bench.end_countdown()
    assert counted(bench) == "letters"
    bench.end_countdown()
    assert not bench.is_counting
    assert len(running_timers(bench.due)) == 1


@pytest.mark.parametrize("when", [When.PLUG_IN, When.DAILY])
def test_not_now_works_without_a_writable_state_folder(bench: ScheduleBench, when: When) -> None:
    state = Paths.of_user().prompts_file.parent
    shutil.rmtree(state, ignore_errors=True)
    state.parent.mkdir(parents=True, exist_ok=True)
    state.write_text("as on a disk that cannot be written")
    choose(bench, replace(PHOTOS, when=when))
    bench.send(DriveArrived(OPENED))
    bench.countdown.put_off()
    assert not bench.is_counting
    bench.time.now += timedelta(days=1)
    bench.send(DriveLeft(OPENED))
    bench.time.advance(60)
    bench.send(DriveArrived(OPENED))
    assert bench.is_counting


def test_not_now_survives_a_restart(bench: ScheduleBench) -> None:
    choose(bench, PHOTOS)
    bench.send(DriveArrived(OPENED))
    bench.countdown.put_off()
    bench.due.stop()
    assert bench.timers == []

    fresh, countdown = bench.restarted()
    fresh.on_event(THERE)
    fresh.on_event(DriveArrived(OPENED))
    assert not is_counting(countdown)
    bench.time.now += timedelta(days=1)
    fresh.refresh()
    assert is_counting(countdown)
    fresh.stop()


def test_choosing_restore_declines_the_backup(bench: ScheduleBench, qtbot: QtBot) -> None:
    choose(bench, PHOTOS)
    bench.send(DriveArrived(OPENED))
    bench.wait_for_notice()
    requested: list[str] = []
    bench.due.restore_requested.connect(requested.append)
    with qtbot.waitSignal(bench.due.restore_requested):
        bench.desktop.press("restore")
    assert requested == [PHOTOS.destination]
    assert not bench.is_counting
    assert bench.keys == []


# power --------------------------------------------------------------------------------------------------------


def test_on_battery_nothing_starts_until_the_computer_is_plugged_in(bench: ScheduleBench) -> None:
    bench.is_on_battery = True
    held_up: list[str] = []
    bench.due.held_up.connect(held_up.append)
    choose(bench, PHOTOS)
    bench.send(DriveArrived(OPENED))
    assert not bench.is_counting
    assert held_up == ["photos"]
    assert wait_s(bench.due) <= 300.001

    bench.wait_out()
    assert not bench.is_counting
    bench.is_on_battery = False
    bench.wait_out()
    assert counted(bench) == "photos"
    assert held_up == ["photos", ""]


def test_switching_to_battery_cancels_the_countdown(bench: ScheduleBench) -> None:
    choose(bench, PHOTOS)
    bench.send(DriveArrived(OPENED))
    bench.is_on_battery = True
    time_out(bench.countdown)
    assert not bench.is_counting
    bench.is_on_battery = False
    bench.wait_out()
    assert bench.is_counting


def test_backups_on_battery_can_be_allowed(bench: ScheduleBench) -> None:
    bench.is_on_battery = True
    choose(bench, PHOTOS, on_battery=True)
    bench.send(DriveArrived(OPENED))
    assert bench.is_counting


# the timer ----------------------------------------------------------------------------------------------------


def test_a_set_that_the_timer_is_backing_up_is_not_started(bench: ScheduleBench) -> None:
    bench.due.stop()
    assert bench.timer.take()
    fresh, countdown = bench.restarted()
    choose(bench, PHOTOS)
    fresh.on_event(THERE)
    fresh.on_event(DriveArrived(OPENED))
    assert not is_counting(countdown)

    bench.timer.give_back()
    bench.time.advance(300)
    time_out(fresh)
    assert is_counting(countdown)
    fresh.stop()


def test_the_timer_does_not_hold_up_a_set_backed_up_on_plug_in(bench: ScheduleBench) -> None:
    bench.due.stop()
    assert bench.timer.take()
    fresh, countdown = bench.restarted()
    choose(bench, replace(PHOTOS, when=When.PLUG_IN))
    fresh.on_event(THERE)
    bench.time.advance(60)
    fresh.on_event(DriveArrived(OPENED))
    assert is_counting(countdown)
    fresh.stop()


def test_while_the_window_runs_the_timer_leaves_daily_backups_to_it(bench: ScheduleBench) -> None:
    assert not bench.timer.take()
    bench.due.stop()
    assert bench.timer.take()


@pytest.mark.parametrize("left_s", [COUNTDOWN_S, 30.0])
def test_a_canceled_countdown_starts_from_the_beginning(bench: ScheduleBench, left_s: float) -> None:
    choose(bench, PHOTOS)
    bench.send(DriveArrived(OPENED))
    bench.time.advance(COUNTDOWN_S - left_s)
    bench.send(DriveLeft(OPENED))
    assert bench.timers == []
    bench.send(DriveArrived(OPENED))
    assert bench.countdown.counted is not None
    assert bench.countdown.counted.left_s == COUNTDOWN_S

"""An automatic backup is announced, can be declined, and starts only if its destination is there."""

from contextlib import closing
from datetime import datetime

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived, DriveChanged, DriveEvent, DriveLeft
from shingleback.gui.controllers.notifications import Notification
from shingleback.gui.controllers.plug_events import SETTLING_S, SOON_S
from shingleback.gui.controllers.scheduled_backup import ScheduledBackup
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, When
from tests.helpers.timers import time_out, wait_s
from tests.unit.gui.controllers.drives import ELEMENTS, EXPANSION, THERE, mounted
from tests.unit.gui.controllers.schedule_bench import KEY, OPENED, PLACE, ZONE, ScheduleBench, is_counting


@pytest.mark.parametrize("when", [When.PLUG_IN, When.DAILY])
def test_no_backup_starts_on_a_drive_that_is_new_to_the_set(bench: ScheduleBench, when: When) -> None:
    """It may be a stranger's drive with the same name and thus the same path. The window asks."""
    stranger = mounted(ELEMENTS, "/media/me/Backup")
    bench.choose(when)
    bench.send(DriveArrived(stranger))
    bench.wait_for_notice()
    assert not bench.is_counting
    assert bench.desktop.only.summary == "Is WD Elements the right drive for your backup?"
    assert list(bench.desktop.only.actions) == ["default"]

    bench.chosen.accept(KEY, stranger)
    bench.due.refresh()
    assert is_counting(bench.countdown)
    bench.end_countdown()
    assert len(bench.started) == 1


def test_the_question_opens_the_window_and_is_withdrawn_with_the_drive(bench: ScheduleBench, qtbot: QtBot) -> None:
    stranger = mounted(ELEMENTS, "/media/me/Backup")
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(stranger))
    bench.wait_for_notice()
    with qtbot.waitSignal(bench.due.window_requested):
        bench.desktop.press("default")
    bench.send(DriveLeft(stranger))
    bench.reach(lambda: not bench.desktop.shown)


def test_the_question_is_asked_once_a_day_and_not_at_each_start(bench: ScheduleBench) -> None:
    stranger = mounted(ELEMENTS, "/media/me/Backup")
    bench.choose(When.DAILY)
    bench.send(DriveArrived(stranger))
    bench.wait_for_notice()

    def start_again() -> ScheduledBackup:
        """The program removes its notifications when it ends."""
        bench.notifications.withdraw("unconfirmed")
        bench.reach(lambda: not bench.desktop.shown)
        due, _countdown = bench.restarted()
        due.on_event(THERE)
        due.on_event(DriveArrived(stranger))
        return due

    due = start_again()
    bench.notifications.show("end", Notification("", ""))  # sent after what comes before it
    bench.reach(lambda: bool(bench.desktop.shown))
    assert [bubble.summary for bubble in bench.desktop.notified[1:]] == [""]
    bench.notifications.withdraw("end")

    bench.time.advance(SOON_S + SETTLING_S)
    due.on_event(DriveLeft(stranger))
    bench.time.advance(3600)
    due.on_event(DriveArrived(stranger))
    bench.reach(lambda: len(bench.desktop.notified) == 3)

    bench.time.advance(24 * 3600)
    start_again()
    bench.reach(lambda: len(bench.desktop.notified) == 4)


def test_a_set_from_an_earlier_version_needs_a_backup_on_the_drive_or_an_answer(bench: ScheduleBench) -> None:
    bench.memory.save(Settings(sets=[replace(bench.set_to_back_up(When.PLUG_IN), drives=[])]))
    bench.send(DriveArrived(OPENED))
    assert not bench.is_counting

    with closing(RunHistory(Paths.of_user().history_file)) as history:
        history.remember_place(PLACE, "identity")
    bench.due.refresh()
    assert is_counting(bench.countdown)


def test_a_backup_is_announced_with_its_time_and_starts(bench: ScheduleBench) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(OPENED))
    bench.wait_for_notice()
    assert bench.desktop.only.summary.startswith("The backup to Seagate Expansion begins at ")
    assert ":35" in bench.desktop.only.summary
    assert list(bench.desktop.only.actions) == ["default", "back-up", "restore", "not-now"]
    assert bench.started == []

    bench.end_countdown()

    assert len(bench.started) == 1
    bench.reach(lambda: not bench.desktop.shown)
    assert bench.timers == []


def test_the_countdown_can_be_cut_short(bench: ScheduleBench, qtbot: QtBot) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(OPENED))
    bench.wait_for_notice()
    with qtbot.waitSignal(bench.due.begin_requested):
        bench.desktop.press("back-up")
    assert bench.timers == []


def test_not_now_lasts_until_the_next_plug_in(bench: ScheduleBench) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(OPENED))
    bench.wait_for_notice()
    bench.desktop.press("not-now")
    bench.reach(lambda: not bench.timers)
    bench.send(DriveChanged(OPENED, OPENED))
    assert bench.timers == []

    bench.unplug_and_plug_in()
    bench.end_countdown()
    assert len(bench.started) == 1


def test_a_choice_made_in_the_window_starts_no_countdown_before_the_next_plug_in(bench: ScheduleBench) -> None:
    bench.choose(When.ASK)
    bench.send(DriveArrived(OPENED))
    bench.time.advance(600)

    bench.due.put_off(KEY)
    bench.choose(When.PLUG_IN)
    assert bench.timers == []

    bench.unplug_and_plug_in()
    bench.end_countdown()
    assert len(bench.started) == 1


def test_not_now_lasts_until_the_next_day(bench: ScheduleBench) -> None:
    bench.choose(When.DAILY)
    bench.send(DriveArrived(OPENED))
    bench.wait_for_notice()
    bench.desktop.press("not-now")
    bench.reach(lambda: not bench.is_counting)
    assert wait_s(bench.due) <= 3_600.001

    bench.time.advance(8 * 3600)
    time_out(bench.due)
    assert not bench.is_counting
    bench.time.advance(3600)
    time_out(bench.due)
    assert bench.is_counting


@pytest.mark.parametrize("when", [When.PLUG_IN, When.DAILY])
def test_a_complete_backup_is_not_repeated(bench: ScheduleBench, when: When) -> None:
    bench.choose(when)
    bench.send(DriveArrived(OPENED))
    bench.end_countdown()
    bench.back_up()
    bench.send(DriveChanged(OPENED, OPENED))
    assert not bench.is_counting


@pytest.mark.parametrize("when", [When.PLUG_IN, When.DAILY])
def test_a_failed_backup_is_not_retried_at_once(bench: ScheduleBench, when: When) -> None:
    bench.choose(when)
    bench.send(DriveArrived(OPENED))
    bench.end_countdown()
    bench.due.hold(is_busy=True, key=KEY)
    bench.due.hold(is_busy=False, key=KEY)
    bench.send(DriveChanged(OPENED, OPENED))
    assert not bench.is_counting


def test_a_drive_that_stays_plugged_in_is_backed_up_to_every_day(bench: ScheduleBench) -> None:
    bench.choose(When.DAILY)
    bench.send(DriveArrived(OPENED))
    for days in range(1, 4):
        bench.end_countdown()
        bench.back_up()
        assert len(bench.started) == days
        while not bench.is_counting:
            bench.wait_out()
    assert bench.time.now < datetime(2026, 5, 23, 1, tzinfo=ZONE)


def test_the_last_backup_is_remembered_across_a_restart(bench: ScheduleBench) -> None:
    bench.back_up()
    Paths.of_user().prompts_file.unlink()
    bench.choose(When.DAILY)
    bench.send(DriveArrived(OPENED))
    assert not bench.is_counting


def test_no_backup_starts_before_the_drive_is_opened(bench: ScheduleBench) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(EXPANSION))
    assert bench.timers == []
    bench.time.advance(20)
    bench.send(DriveChanged(EXPANSION, OPENED))
    assert bench.is_counting


@pytest.mark.parametrize("event", [DriveLeft(OPENED), DriveChanged(OPENED, EXPANSION)], ids=["unplugged", "closed"])
def test_unplugging_or_closing_the_drive_cancels_the_countdown(bench: ScheduleBench, event: DriveEvent) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(OPENED))
    bench.wait_for_notice()
    bench.send(event)
    assert bench.timers == []
    bench.reach(lambda: not bench.desktop.shown)


def test_a_bus_reset_is_not_a_plug_in(bench: ScheduleBench) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(OPENED))
    bench.end_countdown()
    bench.back_up()
    bench.send(DriveLeft(OPENED))
    bench.time.advance(SOON_S / 2)
    bench.send(DriveArrived(OPENED))
    assert bench.timers == []


def test_a_drive_present_at_the_start_was_not_plugged_in(bench: ScheduleBench) -> None:
    bench.due.stop()
    fresh, countdown = bench.restarted()
    bench.choose(When.PLUG_IN)
    fresh.on_event(THERE)
    fresh.on_event(DriveArrived(OPENED))
    assert not is_counting(countdown)

    bench.choose(When.DAILY)
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
    ids=["no set", "manual", "no folders", "no drive"],
)
def test_nothing_starts_automatically_unless_the_user_chose_it(bench: ScheduleBench, choice: Settings) -> None:
    bench.memory.save(choice)
    bench.send(DriveArrived(OPENED), DriveArrived(mounted(ELEMENTS, "/media/me/Other")))
    assert bench.timers == []


def test_changing_the_schedule_cancels_the_countdown(bench: ScheduleBench) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(OPENED))
    bench.wait_for_notice()
    bench.memory.change(lambda old: old.with_set(replace(old.sets[0], when=When.ASK)))
    bench.due.refresh()
    assert bench.timers == []
    bench.reach(lambda: not bench.desktop.shown)


def test_clicking_the_notification_opens_the_window_and_the_countdown_goes_on(
    bench: ScheduleBench, qtbot: QtBot
) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(OPENED))
    bench.wait_for_notice()
    with qtbot.waitSignal(bench.due.window_requested):
        bench.desktop.press("default")
    assert bench.is_counting
    assert bench.started == []

"""The panel "What is it doing now?", during a run and for a drive that is only plugged in."""

from dataclasses import replace

import msgspec.structs
import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived, DriveChanged, Use, Volume
from shingleback.domain.errors import WRITE_FAILURES, Why
from shingleback.domain.monitoring import Situation
from shingleback.gui.controllers.backup_run import BackupRun, Task
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.drives.card import DriveCard
from shingleback.gui.drives.page import ActivityPresenter, DrivesPage
from shingleback.gui.history import texts as history_texts
from shingleback.gui.run import texts
from shingleback.gui.run.now_panel import NowPanel, drive_said, question, situation_of
from shingleback.gui.run.page import RunPage
from shingleback.messages import errors
from shingleback.messages.help.topic import Topic
from shingleback.protocol.events import Event, State
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import DriveLoss, RunState
from tests.gui.test_run_page import DONE, HALF, REST, drive, state
from tests.helpers.destinations import Destinations
from tests.helpers.plugged_in import EXPANSION, PASSPORT, make_drives

SAFE = EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True)
BUSY = EjectFinished(outcome="unsafe", exit_code=4, safe_to_unplug=False)
EXHAUSTED = EjectFinished(outcome="internal", exit_code=70, why=Why.COMPUTER_EXHAUSTED, values={"detail": "ENOMEM"})


def ended(outcome: str) -> BackupFinished:
    return BackupFinished(outcome=outcome, exit_code=1)


@pytest.mark.parametrize(
    ("events", "situation"),
    [
        ((), Situation.COPYING),
        ((drive("filling"),), Situation.COPYING),
        ((drive("full"),), Situation.SLOW),
        ((drive("stalled"),), Situation.SILENT),
        ((msgspec.structs.replace(HALF, silent_s=40),), Situation.SILENT),
        ((REST,), Situation.RESTING),
        ((msgspec.structs.replace(REST, reason="others"),), Situation.GIVING_WAY),
        ((State(state="pausing"),), Situation.PAUSING),
        ((State(state="paused"),), Situation.PAUSED),
        ((State(state="canceling"),), Situation.STOPPING),
        ((msgspec.structs.replace(HALF, phase="finish"),), Situation.FINISHING),
        ((DONE,), Situation.COPIED),
        ((drive("tidying"), DONE), Situation.TIDYING),
        ((DONE, SAFE), Situation.SAFE),
        ((DONE, BUSY), Situation.NOT_SAFE),
        ((ended("canceled"),), Situation.STOPPED),
        ((ended("drive-gone"),), Situation.GONE),
        ((ended("drive-full"),), Situation.FULL),
        ((ended("drive-refused"),), Situation.REFUSED),
        ((ended("internal"),), Situation.FAILED),
    ],
)
def test_every_run_state_maps_to_a_situation(events: tuple[Event, ...], situation: Situation) -> None:
    assert situation_of(state(*events)) is situation


@pytest.mark.parametrize("why", [Why.DRIVE_SILENT, Why.DESTINATION_SILENT])
def test_a_destination_that_does_not_answer_was_not_disconnected(why: Why) -> None:
    result = BackupFinished(outcome="drive-gone", exit_code=3, why=why, values={"path": "/mnt/nas/backup"})
    after = state(result)
    assert situation_of(after) is Situation.STOPPED
    assert question(after) is None
    assert texts.title(after) == "Stopped"
    assert "responding" in texts.explanation(after)
    assert history_texts.end(result).startswith("Stopped")


@pytest.mark.parametrize("why", [Why.BACKUP_MOVED, Why.DRIVE_HAS_MOUNT, Why.DRIVE_HAS_SUBVOLUME])
def test_a_drive_whose_folders_are_in_the_way_has_returned_no_errors(why: Why) -> None:
    values: dict[str, str | int] = {"path": "/media/me/Drive/Backup", "detail": "EXDEV"}
    result = BackupFinished(outcome="drive-refused", exit_code=3, why=why, values=values)
    after = state(result)
    assert situation_of(after) is Situation.STOPPED
    assert question(after) is None
    assert texts.title(after) == "Stopped"
    assert "Backup" in texts.explanation(after)
    assert history_texts.end(result).startswith("Stopped")


def test_starting_ejecting_and_a_dead_worker_are_situations_too() -> None:
    assert situation_of(RunState()) is Situation.STARTING
    assert situation_of(state(DONE).ejecting()) is Situation.EJECTING
    assert situation_of(RunState().died("killed")) is Situation.FAILED


def test_the_estimated_cache_level_replaces_the_general_sentence() -> None:
    assert "about 60% full" in drive_said(state(drive("filling")))
    assert drive_said(state()) == ""
    assert drive_said(state(drive("filling"), DONE, SAFE)) == "", "not for a drive that was released"


@pytest.fixture
def page(qtbot: QtBot) -> RunPage:
    page = RunPage()
    qtbot.addWidget(page)
    return page


def test_an_eject_that_exhausted_memory_does_not_make_a_complete_backup_incomplete(page: RunPage) -> None:
    page.show_state(replace(state(DONE).ejecting().after(EXHAUSTED), gone=DriveLoss.PULLED))
    assert page.head.title.text() == "The backup is complete"
    assert "Everything that was backed up had been written before that" in page.head.explanation.text()


def test_a_drive_pulled_after_an_eject_exhausted_memory_was_not_safe(
    page: RunPage,
) -> None:
    failed = RunState().ejecting().after(EXHAUSTED)
    page.show_state(failed)
    assert page.head.title.text() == "The drive is not ready to be unplugged"
    lost = replace(failed, gone=DriveLoss.PULLED)
    page.show_state(lost)
    assert page.head.title.text() == "The drive is no longer open"
    assert "The drive is not the cause" in page.head.explanation.text()
    assert situation_of(lost) is Situation.NOT_SAFE


@pytest.mark.parametrize("why", sorted(WRITE_FAILURES))
def test_a_failed_flush_does_not_say_that_everything_was_written(page: RunPage, why: Why) -> None:
    failed = EjectFinished(outcome="drive-refused", exit_code=5, why=why, values={"detail": "EIO"})
    lost = replace(state(DONE).ejecting().after(failed), gone=DriveLoss.PULLED)
    page.show_state(lost)
    assert errors.sentence(why, failed.values) in page.head.explanation.text()
    assert "Everything" not in page.head.explanation.text()
    assert situation_of(lost) is Situation.NOT_SAFE
    assert not page.steps.eject.isVisible()


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        (Why.COMPUTER_EXHAUSTED, "The computer refused something that the program needs (ENOMEM)."),
        (Why.COMPUTER_REFUSED, "The program could not read or save its own data on this computer's disk (ENOMEM)."),
        (Why.STATE_MISSING, "Disk, where Shingleback keeps its own files, isn't there."),
    ],
)
def test_a_lack_of_resources_is_not_called_an_internal_error(page: RunPage, why: Why, sentence: str) -> None:
    values: dict[str, str | int] = {"detail": "ENOMEM", "path": "/home/me/Disk"}
    result = BackupFinished(outcome="internal", exit_code=70, why=why, values=values)
    page.show_state(state(result))
    assert page.head.title.text() == "Stopped"
    assert sentence in page.head.explanation.text()
    assert history_texts.end(result) == "Stopped"


def test_the_panel_follows_the_run_and_leads_to_an_explanation(page: RunPage) -> None:
    page.resize(1400, 800)
    page.show()
    page.show_state(state(drive("filling")))
    page.now.ask.click()
    assert page.now.panel.isVisible()
    assert "60% full" in page.now.panel.drive.text()
    page.show_state(state(drive("tidying"), REST))
    destinations = Destinations(page)
    page.now.panel.more.click()
    assert destinations.requested == [Topic.RESTS]


def test_a_narrow_window_shows_the_panel_on_request(page: RunPage) -> None:
    page.resize(700, 500)
    page.show()
    page.show_state(state())
    assert not page.now.panel.isVisible()
    page.now.ask.click()
    assert page.now.panel.isVisible()


def test_an_unchanged_sentence_is_not_set_again(qtbot: QtBot) -> None:
    panel = NowPanel()
    qtbot.addWidget(panel)
    panel.show_situation(Situation.PAUSED)
    panel.program.setSelection(0, 5)
    panel.show_situation(Situation.PAUSED)
    assert panel.program.selectedText() == "Shing"
    assert panel.accessibleDescription() == panel.spoken_text


def test_a_card_shows_what_a_backup_is_doing_on_its_drive_only(qtbot: QtBot) -> None:
    drives = make_drives()
    page = DrivesPage(drives)
    qtbot.addWidget(page)
    run = BackupRun(Worker(["sleep", "60"]))
    for plugged_in in (EXPANSION, PASSPORT):
        drives.on_event(DriveArrived(plugged_in))
    ActivityPresenter(page, drives, run)
    this_panel, other_panel = (page.cards[plugged_in.path].now for plugged_in in (EXPANSION, PASSPORT))
    assert [this_panel.situation, other_panel.situation] == [Situation.IN_USE, Situation.CLOSED]

    run.start(Task(("/home/me",), "/media/me/Backup/there"))
    assert [this_panel.situation, other_panel.situation] == [Situation.STARTING, Situation.CLOSED]
    run.kill()
    qtbot.waitUntil(lambda: this_panel.situation is Situation.IN_USE)


@pytest.mark.parametrize("volumes", [(), (Volume(device="/dev/sdc1", number=0x821, use=Use.SWAP),)])
def test_a_drive_that_cannot_be_opened_is_not_said_to_need_opening(qtbot: QtBot, volumes: tuple[Volume, ...]) -> None:
    drives = make_drives()
    page = DrivesPage(drives)
    qtbot.addWidget(page)
    drives.on_event(DriveArrived(replace(PASSPORT, volumes=volumes)))
    ActivityPresenter(page, drives, BackupRun(Worker(["true"])))
    card = page.cards[PASSPORT.path]
    assert card.now.situation is Situation.BLANK
    assert "Open it" not in card.now.spoken_text
    assert not card.open_drive.isVisibleTo(page)


@pytest.mark.parametrize("situation", [Situation.IN_USE, Situation.CLOSED, Situation.BLANK])
def test_without_a_backup_the_panel_makes_no_further_claims_about_the_drive(qtbot: QtBot, situation: Situation) -> None:
    """A restore, a copy or a measurement may be using it."""
    panel = NowPanel()
    qtbot.addWidget(panel)
    panel.show_situation(situation)
    assert panel.program.text() == "Shingleback is not backing up to the drive."


def test_a_drive_being_ejected_offers_no_other_actions(qtbot: QtBot) -> None:
    drives = make_drives()
    page = DrivesPage(drives)
    qtbot.addWidget(page)
    run = BackupRun(Worker(["sleep", "60"]))
    films = replace(EXPANSION.volumes[0], device="/dev/sdb2", mount_points=("/media/me/Films",))
    two_volumes = replace(EXPANSION, volumes=(*EXPANSION.volumes, films))
    other_drive = replace(PASSPORT, volumes=(replace(films, device="/dev/sdc1", mount_points=("/media/me/Other",)),))
    for plugged_in in (two_volumes, other_drive):
        drives.on_event(DriveArrived(plugged_in))
    ActivityPresenter(page, drives, run)
    card, other_card = (page.cards[plugged_in.path] for plugged_in in (two_volumes, other_drive))
    for shown in (card, other_card):
        shown.details.unfold(is_open=True)

    def can_begin(card: DriveCard) -> set[bool]:
        buttons = (card.eject, card.backup, card.set_up, card.measure, card.clone)
        links = card.volumes.findChildren(QAbstractButton)
        closes = [link for link in links if link.text().startswith("Close") and link.isVisibleTo(card)]
        return {*(link.isEnabled() for link in (*buttons, card.care, card.notices.write_cache)), bool(closes)}

    assert can_begin(card) == can_begin(other_card) == {True}
    run.eject_place("/media/me/Backup")
    assert can_begin(card) == {False}
    drives.on_event(DriveChanged(two_volumes, replace(two_volumes, volumes=(films,))))
    assert can_begin(card) == {False}
    assert can_begin(other_card) == {True}

    run.kill()
    qtbot.waitUntil(lambda: can_begin(card) == {True})


@pytest.mark.parametrize(("copied_bytes", "is_asked"), [(50 * 10**9, True), (0, False)])
def test_nobody_is_asked_why_a_drive_goes_on_working_unless_that_was_said(copied_bytes: int, is_asked: bool) -> None:
    copied = Tally(1, copied_bytes)
    finished = BackupFinished(outcome="done", exit_code=0, version="2026-03-01T12-00-00", copied=copied, total=copied)
    run = state(finished, drive("tidying", tidy_s=(60, 300)))
    asked = question(run)
    assert asked is not None
    assert (asked[0] == "Why does it go on working?") is is_asked
    assert ("tidying up" in texts.happening(run)) is is_asked

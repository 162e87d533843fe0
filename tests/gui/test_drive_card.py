"""The card of a drive at a glance: whose it is, how it is, and one action; the rest is under Details."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

import msgspec.structs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import FreeSpace
from shingleback.backup_sets.status import Attempt, NextStep, Presence, SetState, SetStatus
from shingleback.bootstrap.window_services import renew_at_midnight
from shingleback.domain.drive import Drive, DriveArrived
from shingleback.domain.errors import Outcome
from shingleback.domain.local_time import local_time
from shingleback.domain.smart.report import AccessMethod, Finding, Health, HealthVerdict
from shingleback.gui.controllers.backup_sets import SetView
from shingleback.gui.controllers.care import DriveCare
from shingleback.gui.controllers.reminder import DateWatch
from shingleback.gui.controllers.safe_to_unplug import Opening, OpeningState
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.drives.card import DriveCard
from shingleback.gui.drives.page import DrivesPage
from shingleback.gui.widgets import style
from shingleback.store.settings import BackupSet
from tests.gui.conftest import Desk
from tests.gui.home.test_overview import PLACE, note, show_set
from tests.helpers.accessible import accessible_items
from tests.helpers.painted import paints
from tests.helpers.plugged_in import EXPANSION, HealthQueries, make_drives
from tests.helpers.program import quick_command
from tests.helpers.reading import reading_of

TB = 10**12
CLOSED = replace(EXPANSION, volumes=(replace(EXPANSION.volumes[0], mount_points=()),))
HEALTHY = HealthVerdict(Health.OK)
ShowCard = Callable[..., tuple[DrivesPage, DriveCard]]


@pytest.fixture
def show_card(qtbot: QtBot) -> ShowCard:
    def show(drive: Drive = EXPANSION, health: HealthVerdict = HEALTHY) -> tuple[DrivesPage, DriveCard]:
        queries = HealthQueries()
        drives = make_drives(health=queries)
        page = DrivesPage(drives)
        page.resize(760, 600)
        qtbot.addWidget(page)
        page.show()
        drives.on_event(DriveArrived(drive))
        queries.answer(health, AccessMethod.SMARTCTL)
        QApplication.processEvents()
        return page, page.cards[drive.path]

    return show


def backup_on(card: DriveCard, *, presence: Presence = Presence.OPEN, state: SetState = SetState.GOOD) -> SetView:
    now = local_time()
    good = Attempt(at=now, outcome=Outcome.DONE, files=10, bytes=10)
    return SetView(
        BackupSet(["/home/me"], "/media/me/Backup", key="set"),
        SetStatus(state=state, step=NextStep.BACK_UP, last_good=good),
        presence,
        card.view,
        "/media/me/Backup",
        free_space=(FreeSpace(at=now, free_bytes=3_200 * 10**9, total_bytes=8 * TB),),
    )


def shown_buttons(card: DriveCard) -> list[str]:
    return [press.text() for press in card.findChildren(QPushButton) if press.isVisible()]


def test_the_card_of_a_backup_drive_is_four_lines_with_one_action(show_card: ShowCard) -> None:
    page, card = show_card()
    card.show_backups((backup_on(card),))
    assert paints(page, "Your backup drive, 3.2 TB of 8.0 TB free, healthy, last backup today")
    assert shown_buttons(card) == ["Details", "Eject", "Back up now"]
    assert reading_of(card).lines <= 5
    assert reading_of(card).controls == 3


def test_while_a_backup_runs_its_card_shows_it(show_card: ShowCard, qtbot: QtBot) -> None:
    page, card = show_card()
    card.show_backups((backup_on(card, state=SetState.RUNNING),))
    assert shown_buttons(card) == ["Details", "Eject", "Show progress"]
    with qtbot.waitSignal(page.requests.begin) as blocker:
        QTest.mouseClick(card.watch, Qt.MouseButton.LeftButton)
    assert blocker.args == ["set"]


def test_what_is_normal_explains_why_other_programs_show_more_free_space(show_card: ShowCard) -> None:
    _, card = show_card()
    reserve = "Other programs show more free space"
    QTest.mouseClick(card.details.button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(card.habits.button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert not paints(card, reserve), "nothing is called free yet"
    card.show_backups((backup_on(card),))
    QApplication.processEvents()
    assert paints(card, reserve)
    assert any(reserve in item.name for item in accessible_items(card))


def test_a_stopped_backup_is_continued_on_the_card_as_on_home(show_card: ShowCard) -> None:
    page, card = show_card()
    stopped = backup_on(card)
    stopped = replace(stopped, status=msgspec.structs.replace(stopped.status, step=NextStep.GO_ON))
    card.show_backups((stopped,))
    assert paints(page, "Continue the backup")
    assert not paints(page, "Back up now")
    assert any(item.name.startswith("Continue the backup") for item in accessible_items(page))


def test_whether_a_volume_is_open_stands_beside_its_name(show_card: ShowCard) -> None:
    _, card = show_card()
    QTest.mouseClick(card.details.button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    name, state = card.volumes.findChildren(QLabel)[:2]
    assert state.text() == "open"
    assert name.width() >= name.sizeHint().width(), "it is not cut off"
    assert 0 < state.x() - name.geometry().right() <= 2 * style.SPACE


def test_no_name_of_a_section_stands_before_a_link_alone(show_card: ShowCard) -> None:
    _, card = show_card()
    QTest.mouseClick(card.details.button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    fold = card.verdict.findChildren(QPushButton)[0]
    assert fold.text() == "Why we think so"
    assert fold.mapTo(card, QPoint()).x() == card.details.button.mapTo(card, QPoint()).x()


def test_what_erases_a_drive_is_not_beside_its_backup(show_card: ShowCard) -> None:
    page, card = show_card()
    card.show_backups((backup_on(card),))
    assert not paints(page, "Set up")
    assert not paints(page, "Erase")

    QTest.mouseClick(card.details.button, Qt.MouseButton.LeftButton)
    with_details = shown_buttons(card)
    assert "Erase it and set it up again" in with_details
    assert "Set up for backup" not in with_details


def test_a_closed_backup_drive_offers_to_open_it(show_card: ShowCard, qtbot: QtBot) -> None:
    page, card = show_card(CLOSED)
    card.show_backups((backup_on(card, presence=Presence.CLOSED),))
    assert shown_buttons(card) == ["Details", "Open the drive"]
    with qtbot.waitSignal(page.requests.opening) as blocker:
        QTest.mouseClick(card.open_drive, Qt.MouseButton.LeftButton)
    assert blocker.args == [Opening(CLOSED.path, "/dev/sdb1")]


def test_what_became_of_opening_it_is_said_without_its_details(show_card: ShowCard) -> None:
    page, card = show_card(CLOSED)
    card.show_backups((backup_on(card, presence=Presence.CLOSED),))
    opening = Opening(CLOSED.path, "/dev/sdb1")
    page.show_opening(OpeningState(opening, is_running=True))
    QApplication.processEvents()
    assert paints(card, "Working…")
    page.show_opening(OpeningState(opening, detail="it was killed"))
    QApplication.processEvents()
    assert paints(card, "stopped unexpectedly (it was killed). Try again.")

    card.details.unfold(is_open=True)
    assert not card.notices.opening.isVisible(), "the details say so"


def test_a_new_drive_offers_to_set_it_up_and_under_details_to_use_it_as_it_is(show_card: ShowCard) -> None:
    page, card = show_card()
    assert paints(page, "8 TB, healthy, labeled “Backup”, not used by your backups")
    assert shown_buttons(card) == ["Details", "Eject", "Set up for backup"]
    QTest.mouseClick(card.details.button, Qt.MouseButton.LeftButton)
    assert "Back up to it without erasing it" in shown_buttons(card)


def test_a_running_backup_is_said_instead_of_the_last_one(show_card: ShowCard) -> None:
    page, card = show_card()
    card.show_backups((backup_on(card, state=SetState.RUNNING),))
    assert paints(page, "healthy, a backup is running")
    assert not paints(page, "last backup")


def test_a_failing_drive_says_what_to_do_without_its_details(show_card: ShowCard) -> None:
    failing = HealthVerdict(Health.FAILING, (Finding("overall-failed", Health.FAILING),))
    page, card = show_card(health=failing)
    assert paints(card, "8 TB, failing")
    assert paints(page, "Before anything else, copy its files")


def test_details_say_in_words_what_only_tips_say_in_paths(show_card: ShowCard) -> None:
    page, card = show_card()
    QTest.mouseClick(card.details.button, Qt.MouseButton.LeftButton)
    assert paints(page, "Connected by USB")
    assert paints(page, "open")
    assert not any(paints(page, path) for path in ("/dev/sdb", "/media/me"))
    tips = " ".join(label.toolTip() for label in card.body.findChildren(QLabel))
    assert "/dev/sdb" in tips
    descriptions = {label.accessibleDescription() for label in card.body.findChildren(QLabel)}
    assert {"/dev/sdb", *EXPANSION.mount_points} <= descriptions, "a screen reader shows no tool tips"
    assert "/media/me/Backup" in tips


def test_the_buttons_of_two_cards_have_names_of_their_own(show_card: ShowCard) -> None:
    page, _card = show_card()
    second = replace(EXPANSION, key="second", path="/drives/second", name="WD Elements")
    page._drives.on_event(DriveArrived(second))
    QApplication.processEvents()
    names = [item.name for item in accessible_items(page) if item.class_name in ("QPushButton", "_Line")]
    assert len(names) == len(set(names))


def test_the_last_backup_is_named_by_its_day(show_card: ShowCard) -> None:
    page, card = show_card()
    view = backup_on(card)
    at = datetime(2025, 3, 14, 12, tzinfo=local_time().tzinfo)
    good = Attempt(at=at, outcome=Outcome.DONE, files=10, bytes=10)
    card.show_backups((replace(view, status=SetStatus(state=SetState.GOOD, step=NextStep.BACK_UP, last_good=good)),))
    assert paints(page, "last backup 14 Mar 2025") or paints(page, "last backup Mar 14, 2025")
    yesterday = Attempt(at=local_time() - timedelta(days=1), outcome=Outcome.DONE, files=10, bytes=10)
    status = SetStatus(state=SetState.GOOD, step=NextStep.BACK_UP, last_good=yesterday)
    card.show_backups((replace(view, status=status),))
    assert paints(page, "last backup yesterday")


def test_after_midnight_the_last_backup_was_yesterday(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    care = DriveCare(desk.drives, lambda _drive: "", lambda: Worker(quick_command()), desk.window)
    renew_at_midnight(desk.window, desk.statuses, care, desk.window)
    note(PLACE, 0)
    show_set(desk)
    desk.drives.on_event(DriveArrived(EXPANSION))
    card = desk.window.drives.cards[EXPANSION.path]
    assert "last backup today" in card.head.summary.text()
    tomorrow = local_time() + timedelta(days=1)
    monkeypatch.setattr(card, "_now", lambda: tomorrow)
    midnight = desk.window.findChild(DateWatch)
    assert midnight is not None
    midnight.passed.emit()
    assert "last backup yesterday" in card.head.summary.text()


def test_back_up_now_on_the_card_starts_the_backup_of_that_drive(desk: Desk, qtbot: QtBot) -> None:
    volume = replace(EXPANSION.volumes[0], mount_points=(str(desk.destination),))
    desk.drives.on_event(DriveArrived(replace(EXPANSION, volumes=(volume,))))
    desk.choose()
    card = desk.window.drives.cards[EXPANSION.path]
    assert card.backup.isVisibleTo(card)
    card.backup.click()
    qtbot.waitUntil(lambda: desk.run.is_busy)
    qtbot.waitUntil(lambda: desk.run.state.backed_up is not None and not desk.run.is_busy)


def test_a_backup_has_its_own_way_to_another_drive(show_card: ShowCard, qtbot: QtBot) -> None:
    page, card = show_card()
    QTest.mouseClick(card.details.button, Qt.MouseButton.LeftButton)
    assert "Move its backup to another drive" not in shown_buttons(card)
    planned = backup_on(card)
    card.show_backups((replace(planned, status=msgspec.structs.replace(planned.status, last_good=None)),))
    assert "Move its backup to another drive" not in shown_buttons(card), "there is none yet"
    card.show_backups((backup_on(card),))
    QApplication.processEvents()
    with qtbot.waitSignal(page.requests.move) as blocker:
        QTest.mouseClick(card.move_backup, Qt.MouseButton.LeftButton)
    assert blocker.args == ["/media/me/Backup"]

"""The home page: the state of all sets at a glance, and what the main button does."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.status import SetState
from shingleback.domain.drive import DriveArrived
from shingleback.domain.formatting.safety_checks import Refusal, RefusalReason
from shingleback.domain.local_time import local_time
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict
from shingleback.gui.controllers.backup_run import Task
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.safe_to_unplug import Opening
from shingleback.gui.controllers.scheduled_backup import Counted
from shingleback.gui.home.overview import EmptyOverview
from shingleback.gui.home.set_card import LOOKS
from shingleback.gui.widgets.navigator import RestoreFiles
from shingleback.messages.help.topic import Topic
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished, CheckFinished
from shingleback.protocol.run_state import RunState, Stage
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, When
from tests.gui.conftest import KEY, Desk
from tests.helpers.destinations import Destinations
from tests.helpers.plugged_in import EXPANSION

PLACE = "/media/me/Backup"  # the mount point of the drive
DRAWER = "/media/me/Drawer/Letters"


def note(place: str, days_ago: int, outcome: str = "done", why: str = "") -> None:
    """Adds a backup to the history."""
    at = (local_time() - timedelta(days=days_ago)).isoformat()
    add(
        BackupFinished(
            outcome=outcome,
            exit_code=0,
            destination=place,
            started_at=at,
            total=Tally(3, 412),
            why=why,
            backup_set=KEY,
        )
    )


def add(result: BackupFinished | CheckFinished) -> None:
    history = RunHistory(Paths.of_user().history_file)
    history.add(result)
    history.close()


def press(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def show_set(desk: Desk, place: str = PLACE, **fields: object) -> None:
    """Puts one set on the home page."""
    set_fields = {"drives": [EXPANSION.key]} | fields
    desk.chosen.put(BackupSet(["/home/me/Pictures"], place, key=KEY, **set_fields))  # type: ignore[arg-type]
    desk.window.show_section(Section.HOME)


def test_the_window_opens_on_the_state_of_the_backups(desk: Desk) -> None:
    note(PLACE, 1)
    at = local_time().isoformat()
    add(CheckFinished(command="verify", outcome="done", exit_code=0, destination=PLACE, started_at=at))
    show_set(desk)
    desk.drives.on_event(DriveArrived(EXPANSION))
    assert desk.window.section is Section.HOME
    assert desk.window.home.overview.heading.text() == "Your files are backed up"
    assert desk.card.lines.last.text().startswith("Last good backup: yesterday, ")
    assert desk.card.contents.holds.text() == "412 bytes in 3 files"
    assert desk.card.contents.verified.text().startswith("Everything checked: today, ")
    assert desk.card.drive.name.text() == "Backup · Seagate Expansion Desk, 8 TB"
    assert desk.start.text() == "Back up now"


@pytest.mark.parametrize(
    ("days_ago", "outcome", "why", "place", "state", "heading", "step"),
    [
        (2, "done", "", DRAWER, "Backed up", "Your files are backed up", "Plug in the drive"),
        (40, "done", "", PLACE, "Overdue", "It is time for a backup", "Back up now"),
        (0, "drive-full", "drive-full", PLACE, "Needs you", "A backup needs you", "Change this backup set"),
        (0, "drive-gone", "drive-gone", PLACE, "Needs you", "A backup needs you", "Try again"),
        (0, "drive-refused", "drive-write-error", PLACE, "Needs you", "A backup needs you", "See what happened"),
        (0, "canceled", "", PLACE, "Not backed up yet", "Ready for the first backup", "Continue the backup"),
    ],
)
def test_each_state_is_named_and_offers_the_next_step(
    desk: Desk, days_ago: int, outcome: str, why: str, place: str, state: str, heading: str, step: str
) -> None:
    note(place, days_ago, outcome, why)
    show_set(desk, place)
    desk.drives.on_event(DriveArrived(EXPANSION))
    assert desk.card.head.state.text() == state
    assert desk.window.home.overview.heading.text() == heading
    assert desk.start.text() == step
    lines = desk.card.lines
    assert any(line.isVisibleTo(desk.card) for line in (lines.last, lines.says))


def test_an_overdue_backup_shows_its_age_in_days(desk: Desk) -> None:
    note(PLACE, 40)
    show_set(desk)
    assert desk.card.lines.last.text() == "Last good backup: 40 days ago"
    assert not desk.card.lines.says.isVisibleTo(desk.card)


def test_no_two_states_look_alike() -> None:
    assert len(set(LOOKS.values())) == len(LOOKS) == len(SetState)


def test_a_full_drive_is_explained_and_the_button_opens_the_editor(desk: Desk) -> None:
    note(PLACE, 0, "drive-full", "drive-full")
    show_set(desk)
    desk.drives.on_event(DriveArrived(EXPANSION))
    assert "exclude something" in desk.card.lines.says.text()
    press(desk.start)
    assert desk.window.home.editor.isVisible()
    assert desk.window.home.editor.backup_set.key == KEY


def test_find_the_drive_opens_the_drives_page(desk: Desk) -> None:
    note(DRAWER, 2)
    show_set(desk, DRAWER)
    press(desk.start)
    assert desk.window.section is Section.DRIVES


def test_after_a_write_error_the_button_opens_the_diagnosis_of_the_drive(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    requested: list[tuple[str, str]] = []
    monkeypatch.setattr(desk.window.happened, "ask", lambda device, name: requested.append((device, name)))
    note(PLACE, 0, "drive-refused", "drive-write-error")
    show_set(desk)
    desk.drives.on_event(DriveArrived(EXPANSION))
    press(desk.start)
    assert desk.window.section is Section.DIAGNOSIS
    assert requested == [(EXPANSION.device, EXPANSION.name)]


@pytest.mark.parametrize(
    ("days_ago", "is_there", "has_others", "is_seen"),
    [(0, True, False, False), (0, False, False, False), (0, True, True, True), (40, True, False, False)],
    ids=["only set and well", "only set and unplugged", "one of two sets", "only set and overdue"],
)
def test_the_only_set_does_not_repeat_the_state_in_the_heading(
    desk: Desk, days_ago: int, is_there: bool, has_others: bool, is_seen: bool
) -> None:
    note(PLACE, days_ago, "done", "")
    show_set(desk, PLACE)
    if has_others:
        desk.chosen.put(BackupSet(["/home/me"], DRAWER, key="second", name="Letters"))
    if is_there:
        desk.drives.on_event(DriveArrived(EXPANSION))
    QApplication.processEvents()
    assert desk.card.head.state.isVisible() is is_seen


def test_several_sets_have_a_card_each_in_order(desk: Desk) -> None:
    desk.choose()
    desk.chosen.put(BackupSet(["/home/me"], DRAWER, key="second", name="Letters"))
    QApplication.processEvents()
    cards = desk.window.home.overview.cards
    assert [card.head.name.text() for card in cards.values()] == ["source", "Letters"]
    assert cards[KEY].y() < cards["second"].y()


def test_a_running_backup_can_be_left_and_watched_again_and_no_other_starts(desk: Desk, qtbot: QtBot) -> None:
    desk.slow_down()
    desk.choose()
    desk.chosen.put(BackupSet([str(desk.source)], str(desk.destination), key="second"))
    press(desk.start)
    home = desk.window.home
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.COPYING)
    press(home.run_area.back)
    assert desk.card.head.state.text() == "Backing up"
    assert home.overview.heading.text() == "Your files are being backed up"
    assert not home.overview.cards["second"].step.isEnabled()
    assert desk.start.text() == "Pause"

    press(desk.start)
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.PAUSED)
    assert desk.card.head.state.text() == "Paused"
    assert desk.start.text() == "Continue"
    press(desk.card.watch)
    assert home.run_page.isVisible()

    press(home.run_area.back)
    desk.speed_up()
    press(desk.start)
    qtbot.waitUntil(lambda: desk.card.head.state.text() == "Backed up")
    assert home.overview.cards["second"].step.isEnabled()


def test_a_set_is_backed_up_with_its_own_options(desk: Desk, qtbot: QtBot) -> None:
    (desk.source / "film.iso").write_bytes(b"x")
    desk.choose(excludes=["*.iso"], keeps_versions=False)
    press(desk.start)
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.ENDED and not desk.run.is_running)
    assert "--no-versions" in desk.run.task.options
    assert not (desk.destination / "source" / "film.iso").exists()
    assert (desk.destination / "source" / "large").exists()


def test_restore_opens_the_backup_of_the_set(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    requested: list[str] = []
    monkeypatch.setattr(desk.window.restore, "open_place", lambda place, _version: requested.append(place))
    note(PLACE, 1)
    show_set(desk)
    press(desk.card.restore)
    assert desk.window.section is Section.RESTORE
    assert requested == [PLACE]


def test_a_screen_reader_gets_the_whole_state_of_a_set(desk: Desk) -> None:
    note(PLACE, 40)
    show_set(desk)
    assert desk.card.accessibleName() == "Pictures"
    assert desk.card.accessibleDescription().startswith("Overdue Last good backup: ")
    assert desk.card.change.accessibleName() == "Change: Pictures"


def test_a_set_can_be_deleted_only_in_its_editor(desk: Desk) -> None:
    show_set(desk)
    shown = [button.text() for button in desk.card.findChildren(QAbstractButton) if button.isVisibleTo(desk.card)]
    assert "Change" not in shown  # it is in the details
    QApplication.processEvents()
    QTest.mouseClick(desk.card.details.button, Qt.MouseButton.LeftButton)
    assert desk.card.change.isVisible()
    assert not [text for text in shown if "Delete" in text]
    desk.window.home.add()
    assert not desk.window.home.editor.remove.isVisible()
    desk.window.home.edit(KEY)
    assert desk.window.home.editor.remove.isVisible()


# the first set ----------------------------------------------------------------------------------------------------


def test_the_empty_page_offers_two_ways_to_the_first_set(desk: Desk) -> None:
    overview = desk.window.home.overview
    assert overview.empty.isVisible()
    assert not overview.add.isVisible()
    assert overview.empty.set_up.text() == "Find a drive"
    press(overview.empty.choose)
    assert desk.window.home.editor.isVisible()

    desk.window.home.show_overview()
    press(overview.empty.set_up)
    assert desk.window.section is Section.DRIVES


def test_a_plugged_in_drive_is_offered_for_the_first_set(desk: Desk) -> None:
    requested: list[object] = []
    desk.drives.on_event(DriveArrived(EXPANSION))
    empty = desk.window.home.overview.empty
    empty.setup_requested.connect(requested.append)
    assert EXPANSION.name in empty.text.text()
    press(empty.set_up)
    assert requested == [EXPANSION]


def test_a_drive_that_the_desktop_has_opened_is_offered_and_a_stick_or_a_part_of_an_array_is_not(qtbot: QtBot) -> None:
    empty = EmptyOverview()
    qtbot.addWidget(empty)
    view = DriveView(drive=EXPANSION, verdict=Verdict(RecordingMethod.UNKNOWN, Confidence.UNSURE, ()))
    for offered, drive, danger in (
        ("Set up this drive", EXPANSION, RefusalReason.MOUNTED),
        ("Find a drive", EXPANSION, RefusalReason.ARRAY),
        ("Find a drive", replace(EXPANSION, size_bytes=16_000_000_000), RefusalReason.MOUNTED),
    ):
        empty.show_drives([replace(view, drive=drive, refusals=(Refusal(danger),))])
        assert empty.set_up.text() == offered


def test_the_question_on_the_empty_page_leads_to_its_explanation(desk: Desk) -> None:
    press(desk.window.home.overview.empty.why)
    assert desk.window.explanations.view.topic is Topic.ONE_DRIVE


# banners ----------------------------------------------------------------------------------------------------------


def test_the_countdown_banner_updates_calmly(desk: Desk) -> None:
    banner = desk.window.home.overview.banners.countdown
    assert not banner.isVisible()
    shown = []
    for left_s in (299.0, 241.0, 61.0, 12.0, 3.0):
        banner.show_counted(Counted(KEY, left_s), "Pictures")
        shown.append(banner.title.text().rpartition(" in ")[2])
    assert banner.isVisible()
    assert shown == ["5 min", "5 min", "2 min", "20 s", "3 s"]
    banner.show_counted(None, "")
    assert not banner.isVisible()


def test_a_backup_that_waits_for_power_can_be_started_anyway(desk: Desk, qtbot: QtBot) -> None:
    banner = desk.window.home.overview.banners.power
    banner.show_held_up(KEY, "Pictures")
    assert banner.title.text() == "The backup of Pictures waits for power"
    with qtbot.waitSignal(banner.begun) as blocker:
        press(banner.begin)
    assert blocker.args == [KEY]
    banner.show_held_up("", "")
    assert not banner.isVisible()


def test_a_drive_that_is_safe_to_unplug_is_announced_until_dismissed(desk: Desk, qtbot: QtBot) -> None:
    banner = desk.window.home.overview.banners.safe
    banner.show_drives([("one", "Seagate Expansion")])
    assert banner.title.text() == "It is safe to unplug Seagate Expansion"
    with qtbot.waitSignal(banner.seen) as notice:
        press(banner.close_it)
    assert notice.args == [("one",)]
    banner.show_drives([])
    assert not banner.isVisible()


def test_a_drive_without_a_name_can_be_safe_too(desk: Desk) -> None:
    banner = desk.window.home.overview.banners.safe
    banner.show_drives([("", "")])
    assert banner.title.text() == "It is safe to unplug the drive"


@pytest.mark.parametrize("when", When)
def test_a_set_without_problems_shows_when_its_next_backup_starts(desk: Desk, when: When) -> None:
    note(str(desk.destination), 1)
    desk.choose(when=when)
    assert desk.card.lines.says.text().startswith("A backup begins ") == (
        when is not When.ASK
    )  # whoever starts it knows


def test_opening_a_closed_drive_shows_the_drives_page(desk: Desk) -> None:
    requested: list[Opening] = []
    desk.window.drives.requests.opening.connect(requested.append)
    show_set(desk)
    desk.chosen.note(EXPANSION)
    closed = replace(EXPANSION, volumes=(replace(EXPANSION.volumes[0], mount_points=()),))
    desk.drives.on_event(DriveArrived(closed))
    assert desk.start.text() == "Open the drive"
    press(desk.start)
    assert desk.window.section is Section.DRIVES
    assert requested == [Opening(closed.path, closed.volumes[0].device)]


def test_an_eject_started_from_the_drives_page_is_shown_on_the_card_of_the_set(desk: Desk) -> None:
    note(PLACE, 1)
    show_set(desk)
    desk.drives.on_event(DriveArrived(EXPANSION))
    desk.run.task, desk.run.state = Task((), EXPANSION.mount_points[0]), RunState().ejecting()
    desk.run.changed.emit(desk.run.state)
    assert desk.window.home.overview.heading.text() == "A drive is being ejected"
    assert desk.card.head.state.text() == "Ejecting"
    assert desk.card.lines.says.text() == "Do not unplug it yet."


def test_a_check_of_five_files_is_not_shown_as_a_full_check(desk: Desk) -> None:
    note(PLACE, 1)
    at = local_time().isoformat()
    add(CheckFinished(command="try-restore", outcome="done", exit_code=0, destination=PLACE, started_at=at))
    show_set(desk)
    assert desk.card.contents.verified.text().startswith("Some files tested: today, ")


def test_after_midnight_today_becomes_yesterday(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    note(PLACE, 0)
    show_set(desk)
    overview = desk.window.home.overview
    overview.show_sets()
    assert desk.card.lines.last.text().startswith("Last good backup: today, ")
    tomorrow = local_time() + timedelta(days=1)
    monkeypatch.setattr(overview, "_now", lambda: tomorrow)
    overview.show_sets()
    assert desk.card.lines.last.text().startswith("Last good backup: yesterday, ")


def test_the_buttons_of_a_set_work_if_only_its_second_drive_was_connected(desk: Desk) -> None:
    first = BackupSet(folders=["/home/me/Pictures"], destination="/media/me/Gone", key=KEY)
    second = msgspec.structs.replace(
        first, destination=EXPANSION.mount_points[0], key="second", turns_with=KEY, drives=[EXPANSION.key]
    )
    destinations = Destinations(desk.window.home)
    desk.drives.on_event(DriveArrived(EXPANSION))
    desk.chosen.change(lambda old: old.with_set(first).with_set(second))
    desk.card.restore.click()
    assert destinations.requested == [RestoreFiles(EXPANSION.mount_points[0])]
    desk.card.change.click()
    assert desk.window.home.editor.backup_set.key == KEY


@pytest.mark.parametrize("when", list(When))
def test_before_the_first_backup_only_the_button_asks_for_the_drive(desk: Desk, when: When) -> None:
    desk.choose(destination=Path(DRAWER), when=when)
    assert desk.card.step.text() == "Plug in the drive"
    card = desk.card
    others = (card.lines.says, card.lines.next, card.lines.last, card.head.state, desk.window.home.overview.heading)
    assert not any("plug" in part.text().lower() for part in others)
    assert card.drive.presence.text() == "Not plugged in"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"version = 99\n", "come from a newer version"), (b'excludes = ["\xff"]\n', "is not valid")],
)
def test_home_says_why_no_backup_sets_are_shown_and_shows_them_once_the_file_is_mended(
    desk: Desk, content: bytes, sentence: str
) -> None:
    desk.choose()
    overview = desk.window.home.overview
    file = Paths.of_user().settings_file
    saved = file.read_bytes()

    file.write_bytes(content)
    desk.chosen.changed.emit()
    assert sentence in overview.unreadable.text()
    assert not overview.empty.isVisible()

    file.write_bytes(saved)
    desk.chosen.changed.emit()
    assert list(overview.cards) == [KEY]
    assert not overview.unreadable.isVisible()

"""The history of runs, and browsing the files of a backup."""

import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import msgspec.structs
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from shingleback.backup_sets.status import NextStep, Presence, SetState, SetStatus
from shingleback.domain.drive import DriveArrived, DriveLeft
from shingleback.gui.controllers.backup_sets import SetView
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.controllers.restore import Access, BrowserState
from shingleback.gui.controllers.safe_to_unplug import Opening
from shingleback.gui.history import texts
from shingleback.gui.widgets.navigator import OpenDrive, RestoreFiles, ShowDrive
from shingleback.messages.places import INTO
from shingleback.monitor.drive_history import DriveStore
from shingleback.monitor.recording import pack
from shingleback.protocol.cloning import MoveFinished
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from tests.gui.history.conftest import HistoryDesk
from tests.gui.wizard_desk import text_of
from tests.helpers.destinations import Destinations
from tests.helpers.painted import paints
from tests.helpers.plugged_in import EXPANSION, judge
from tests.helpers.program import events
from tests.helpers.recordings import example_recording
from tests.helpers.trees import write


def test_before_the_first_backup_the_page_explains_itself_and_can_open_other_backups(
    history_desk: HistoryDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history_desk.backup_history.chosen.change(lambda old: old.without_set("first"))
    foreign_backup = tmp_path / "from another computer"
    events("backup", history_desk.source, foreign_backup, check=0)
    Paths.of_user().history_file.unlink()
    history_desk.history.show()
    assert not history_desk.history.overview.runs.isVisible()
    assert "is listed here when it has finished" in text_of(history_desk.history.overview)
    history_desk.page.show()
    start = history_desk.page.start

    assert start.answer.headline.text() == "Nothing has been backed up yet"
    monkeypatch.setattr(
        QFileDialog, "getExistingDirectory", lambda *args: str(foreign_backup) if os.path.isdir(args[2]) else ""
    )
    history_desk.press(start.other)
    history_desk.until_known()
    history_desk.until_listed()
    assert history_desk.names == ["Documents"]


def test_a_set_without_a_backup_has_nothing_to_restore_yet(history_desk: HistoryDesk) -> None:
    history_desk.open()

    assert history_desk.page.start.answer.headline.text() == "Nothing to restore yet"


def test_a_folder_without_a_backup_is_distinguished_from_an_unplugged_drive(
    backed_up: HistoryDesk, tmp_path: Path
) -> None:
    backed_up.open()
    backed_up.page.open_place(str(tmp_path / "Documents"))
    backed_up.until_known()

    assert backed_up.page.start.answer.headline.text() == "There is no backup in this folder"


def test_without_the_drive_runs_are_listed_and_plugging_it_in_opens_the_backup(backed_up: HistoryDesk) -> None:
    away = backed_up.backup.with_name("unplugged")
    backed_up.backup.rename(away)
    backed_up.open()
    backed_up.history.show()

    assert backed_up.page.start.answer.headline.text() == "Plug in the drive to restore files"
    assert backed_up.history.overview.runs.count == 1
    away.rename(backed_up.backup)
    backed_up.drives.on_event(DriveArrived(EXPANSION))
    backed_up.qtbot.waitUntil(lambda: backed_up.backup_history.browser.state.access is Access.THERE)
    backed_up.until_listed()
    assert backed_up.names == ["Documents"]


def test_a_backup_made_after_the_page_was_seen_is_there_when_it_is_shown_again(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.page.hide()
    write(backed_up.source / "new.txt", b"new")
    events("backup", backed_up.source, backed_up.backup, check=0)
    backed_up.page.show()
    backed_up.qtbot.waitUntil(lambda: len(backed_up.backup_history.browser.state.versions) == 2)
    backed_up.until_version(0)
    assert "new.txt" in backed_up.names


def test_an_older_version_stays_open_when_a_backup_ends(backed_up: HistoryDesk) -> None:
    write(backed_up.source / "new.txt", b"new")
    events("backup", backed_up.source, backed_up.backup, check=0)
    backed_up.browse()
    browser = backed_up.backup_history.browser
    browser.choose_version(browser.state.versions[1].name)
    backed_up.until_listed()
    write(backed_up.source / "newer.txt", b"newer")
    events("backup", backed_up.source, backed_up.backup, check=0)
    backed_up.page.refresh()
    backed_up.qtbot.waitUntil(lambda: len(browser.state.versions) == 3)
    backed_up.until_version(2)


def test_a_drive_that_is_plugged_in_and_not_open_is_called_so_and_can_be_opened(backed_up: HistoryDesk) -> None:
    backed_up.backup.rename(backed_up.backup.with_name("not mounted"))
    volume = replace(EXPANSION.volumes[0], mount_points=())
    closed = replace(EXPANSION, volumes=(volume,))
    chosen = backed_up.backup_history.chosen.sets[0]
    status = SetStatus(state=SetState.WAITING, step=NextStep.OPEN)
    view = SetView(chosen, status, Presence.CLOSED, DriveView(drive=closed, verdict=judge(closed)))
    backed_up.open()
    start = backed_up.page.start
    assert start.answer.headline.text() == "Plug in the drive to restore files"
    assert not start.open.isVisible()

    backed_up.sets[str(backed_up.backup)] = view
    backed_up.drives.changed.emit()
    assert start.answer.headline.text() == "Open the drive to restore files"
    assert "plugged in, but not open" in start.answer.sentence.text()
    destinations = Destinations(backed_up.page)
    backed_up.press(start.open)
    assert destinations.requested == [ShowDrive(EXPANSION.key), OpenDrive(Opening(EXPANSION.path, "/dev/sdb1"))]


@pytest.mark.parametrize(
    ("presence", "says"),
    [
        (Presence.OPEN, "is plugged in, but the backup was not found on it."),
        (Presence.ELSEWHERE, "is plugged in, but the backup was not found on it."),
        (Presence.DOUBLED, "Two of the drives plugged in are copies of each other."),
        (Presence.UNCONFIRMED, "Seagate Expansion Desk, 8 TB is plugged in. This set has never been backed up to it."),
    ],
)
def test_a_drive_that_home_calls_plugged_in_is_not_called_away(
    backed_up: HistoryDesk, presence: Presence, says: str
) -> None:
    backed_up.backup.rename(backed_up.backup.with_name("elsewhere"))
    chosen = backed_up.backup_history.chosen.sets[0]
    status = SetStatus(state=SetState.WAITING, step=NextStep.CHANGE)
    view = SetView(chosen, status, presence, DriveView(drive=EXPANSION, verdict=judge(EXPANSION)))
    backed_up.sets[str(backed_up.backup)] = view
    backed_up.open()
    start = backed_up.page.start
    assert paints(start, "The backup was not found")
    assert paints(start, says)
    assert not paints(start, "not plugged in")


def test_a_backup_under_way_is_the_reason_why_opening_takes_a_while(backed_up: HistoryDesk) -> None:
    chosen = backed_up.backup_history.chosen.sets[0]
    status = SetStatus(state=SetState.RUNNING, step=NextStep.PAUSE)
    backed_up.sets[str(backed_up.backup)] = SetView(chosen, status, Presence.OPEN)
    start = backed_up.page.start
    start.show_state(BrowserState(str(backed_up.backup), Access.ASKING))
    assert start.answer.sentence.text() == "The drive is busy with a backup, so this may take a while."


def test_events_of_other_drives_do_not_query_the_backup_again(backed_up: HistoryDesk) -> None:
    backed_up.drives.on_event(DriveArrived(EXPANSION))
    backed_up.open()
    states: list[BrowserState] = []
    backed_up.backup_history.browser.changed.connect(states.append)

    backed_up.drives.refresh()
    assert not states
    backed_up.drives.on_event(DriveLeft(EXPANSION))
    assert [state.access for state in states] == [Access.ASKING]


def test_runs_are_listed_newest_first_with_their_outcome(backed_up: HistoryDesk) -> None:
    events("backup", backed_up.source, backed_up.backup, check=0)
    events("verify", backed_up.backup, check=0)
    events("backup", backed_up.source, backed_up.backup.with_name("second drive"), check=0)
    backed_up.history.show()
    overview, model = backed_up.history.overview, backed_up.history.overview.runs.model()

    lines = [model.index(row, 0).data().split("\n") for row in range(model.rowCount())]
    assert [line[0].partition(" – ")[0] for line in lines] == ["Backup", "Check", "Backup", "Backup"]
    assert lines[1][2] == "Complete: 3 files intact, 35 bytes"
    assert lines[2][2] == "Nothing had changed"
    overview.filter.setCurrentIndex(overview.filter.findData(str(backed_up.backup)))
    overview.filter.activated.emit(overview.filter.currentIndex())
    assert overview.runs.count == 3


def test_a_run_shows_its_outcome_and_the_files_left_out_with_reasons(history_desk: HistoryDesk) -> None:
    away = history_desk.source / "Videos"
    away.mkdir()
    events("backup", history_desk.source, history_desk.backup, f"--include-mount={away}", check=1)
    history_desk.history.show()
    QTest.keyClick(history_desk.history.overview.runs, Qt.Key.Key_Return)
    run = history_desk.history.run

    assert run.isVisible()
    assert run.answer.headline.text() == "Complete, except for 1 file"
    assert run.answer.sentence.text()[0].isupper(), "as in the list"
    table = run.summary.left_out.model()
    assert [table.index(0, column).data() for column in (0, 1)] == [
        f"Documents{INTO}Videos",
        "it is not mounted, so its last copy stays in the backup. Plug it in or unlock it before the next backup",
    ]
    assert not run.graph.isVisible()
    history_desk.press(run.back)
    assert history_desk.history.overview.isVisible()


def test_a_run_shows_its_own_graph(backed_up: HistoryDesk) -> None:
    paths, runs = Paths.of_user(), backed_up.backup_history.runs
    (result,) = runs.newest()
    assert isinstance(result, BackupFinished)
    began_at = datetime.fromisoformat(result.started_at).timestamp()
    with closing(DriveStore(paths.drives_folder, "serial NAA1")) as store:
        store.save_run(store.begin_run(began_at + 2), pack(example_recording(60)))
        store.save_run(store.begin_run(began_at + 90_000), pack(example_recording(30)))
    with closing(RunHistory(paths.history_file)) as history:
        for number in (1, 2):
            history.add(msgspec.structs.replace(result, drive="serial NAA1", drive_run=number))
    newest, right, old = runs.newest()

    recording = runs.recording(right)
    assert recording is not None
    assert len(recording) == 60
    assert runs.recording(newest) is None  # its number was reused by another run
    assert runs.recording(old) is None
    backed_up.history.show()
    backed_up.history.overview.run_requested.emit(right)
    assert backed_up.history.run.graph.isVisible()


def test_the_page_is_not_empty_while_a_run_writes_its_result(backed_up: HistoryDesk) -> None:
    backed_up.history.show()
    page, runs = backed_up.history, backed_up.history.overview.runs
    assert runs.count == 1
    page.hide()
    with closing(sqlite3.connect(Paths.of_user().history_file)) as worker:
        worker.execute("BEGIN EXCLUSIVE")
        page.show()
        assert runs.isVisible()
        assert runs.count == 1


def test_an_earlier_version_lists_the_files_of_that_time(backed_up: HistoryDesk) -> None:
    (backed_up.source / "letter.txt").unlink()
    events("backup", backed_up.source, backed_up.backup, check=0)
    backed_up.browse()
    backed_up.enter("Documents")
    files = backed_up.page.files
    assert "letter.txt" not in backed_up.names
    newest, oldest = (texts.short_moment(item.started_at) for item in backed_up.backup_history.browser.state.versions)
    assert paints(files, newest)

    backed_up.press(files.top.versions.older)
    backed_up.until_version(1)

    assert "letter.txt" in backed_up.names
    assert paints(files, oldest)


def test_a_run_leads_to_its_version(backed_up: HistoryDesk) -> None:
    (backed_up.source / "letter.txt").unlink()
    events("backup", backed_up.source, backed_up.backup, check=0)
    destinations = Destinations(backed_up.history)
    backed_up.history.show()
    first = backed_up.backup_history.runs.newest()[-1]
    assert isinstance(first, BackupFinished)
    backed_up.history.overview.run_requested.emit(first)
    backed_up.press(backed_up.history.run.files)
    (destination,) = destinations.requested
    assert isinstance(destination, RestoreFiles)
    backed_up.page.open_place(destination.place, destination.version)
    backed_up.page.show()
    backed_up.until_known()
    backed_up.until_listed()

    assert backed_up.page.page is backed_up.page.files
    assert backed_up.backup_history.browser.state.version == first.version


def test_a_search_finds_files_in_all_folders_and_can_be_left(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    backed_up.enter("Documents")
    files = backed_up.page.files
    files.top.search.setFocus()
    QTest.keyClicks(files.top.search, "LAKE")
    backed_up.key(Qt.Key.Key_Return)
    backed_up.until_found()
    assert backed_up.found == [["lake.jpg", "Documents \u203a photos", "still there"]]
    assert files.lists.sentence.text() == "1 item found"
    assert not files.foot.all.isEnabled()
    assert files.foot.all.toolTip() == "Go back to the folders first."

    backed_up.press(files.lists.up)
    backed_up.until_listed()
    assert files.foot.all.isEnabled()
    assert not files.foot.all.toolTip()
    assert backed_up.names == ["photos", "letter.txt", "tax.ods"]
    files.lists.table.setFocus()
    backed_up.key(Qt.Key.Key_Backspace)
    backed_up.until_listed()
    assert backed_up.names == ["Documents"]


def test_escape_leaves_a_search(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    files = backed_up.page.files
    QTest.keyClicks(files.top.search, "LAKE")
    backed_up.until_found()

    QTest.keyClick(files.top.search, Qt.Key.Key_Escape)
    backed_up.until_listed()
    assert not files.top.search.text()
    assert backed_up.names == ["Documents"]


def test_a_version_without_the_current_folder_says_so_and_up_still_works(backed_up: HistoryDesk) -> None:
    for file in (backed_up.source / "photos").iterdir():
        file.unlink()
    (backed_up.source / "photos").rmdir()
    events("backup", backed_up.source, backed_up.backup, check=0)
    backed_up.browse()
    files = backed_up.page.files
    backed_up.press(files.top.versions.older)
    backed_up.until_version(1)
    backed_up.enter("Documents")
    backed_up.enter("photos")

    backed_up.press(files.top.versions.newer)
    backed_up.until_version(0)

    assert "has no folder Documents/photos" in files.lists.sentence.text()
    backed_up.press(files.lists.up)
    backed_up.until_listed()
    assert backed_up.names == ["letter.txt", "tax.ods"]


def test_a_drive_that_left_before_the_user_comes_back_from_a_restore_is_noticed(backed_up: HistoryDesk) -> None:
    backed_up.drives.on_event(DriveArrived(EXPANSION))
    backed_up.browse()
    backed_up.ask_for("Documents")
    backed_up.backup.rename(backed_up.backup.with_name("elsewhere"))
    backed_up.drives.on_event(DriveLeft(EXPANSION))
    backed_up.press(backed_up.page.restore.back)
    backed_up.qtbot.waitUntil(lambda: backed_up.page.page is backed_up.page.start)


def test_one_process_answers_while_the_page_is_visible_and_none_when_it_is_hidden(backed_up: HistoryDesk) -> None:
    finished_readers: list[object] = []
    reader = backed_up.workers[0]
    reader.finished.connect(finished_readers.append)
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.enter("photos")
    assert [finished_readers, reader.is_running] == [[], True]

    backed_up.page.hide()
    assert [len(finished_readers), reader.is_running] == [1, False]
    backed_up.page.show()
    backed_up.page.files.go_up()
    backed_up.until_listed()
    assert backed_up.names == ["photos", "letter.txt", "tax.ods"]


def test_during_an_eject_no_process_reads_the_drive(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    backed_up.backup_history.browser.search("lake")

    backed_up.page.release_drive()

    assert not any(worker.is_running for worker in backed_up.workers)
    backed_up.page.refresh()
    backed_up.until_known()
    backed_up.until_listed()
    assert backed_up.backup_history.browser.state.access is Access.THERE


def test_until_the_eject_ends_the_page_reads_nothing_from_the_drive_and_says_why(backed_up: HistoryDesk) -> None:
    """No thumbnail is loaded, no other page leads back to the files, and no drive event opens the backup."""
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.enter("photos")
    backed_up.press(backed_up.page.files.lists.look.as_pictures)

    backed_up.page.release_drive()

    page, thumbnails = backed_up.page, backed_up.backup_history.thumbnails
    assert not page.files.lists.icons.isVisible()
    assert page.start.answer.headline.text() == "Ejecting the drive"
    page.hide()
    page.show()
    page.open_place(str(backed_up.backup))
    backed_up.drives.on_event(DriveArrived(EXPANSION))
    page.files.lists.icons.tell_seen()
    assert thumbnails._in_work == []
    assert page.start.isVisible()
    assert not any(worker.is_running for worker in backed_up.workers)

    page.refresh()
    backed_up.until_known()
    backed_up.until_listed()
    assert page.files.lists.icons.isVisible()


def test_leaving_a_restore_during_an_eject_leads_to_the_reason_why_no_files_are_shown(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    backed_up.ask_for("Documents")

    backed_up.page.release_drive()
    backed_up.page.restore.left.emit()

    assert backed_up.page.start.answer.headline.text() == "Ejecting the drive"
    backed_up.page.refresh()
    backed_up.until_listed()
    assert backed_up.names == ["Documents"]


@pytest.mark.parametrize("leave", ["release_drive", "hide", "leave"])
def test_releasing_the_drive_cancels_pending_reads(backed_up: HistoryDesk, leave: str) -> None:
    """A file was just selected or text typed: a delayed copy of the file would keep the drive busy."""
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.select("letter.txt")
    backed_up.page.files.top.search.setText("lake")
    assert pending_timers(backed_up)

    getattr(backed_up.page, leave)()

    assert not pending_timers(backed_up)


def pending_timers(desk: HistoryDesk) -> list[QTimer]:
    """Delayed actions that have not started yet."""
    return [timer for timer in desk.page.files.findChildren(QTimer) if timer.isActive() and timer.isSingleShot()]


def test_a_run_that_ends_while_the_page_is_visible_is_listed_at_once(backed_up: HistoryDesk) -> None:
    history = backed_up.history
    history.show()
    before = history.overview.runs.count
    events("backup", backed_up.source, backed_up.backup, check=0)
    assert history.overview.runs.count == before
    history.refresh()
    assert history.overview.runs.count == before + 1


def test_a_moved_backup_is_shown_at_its_new_location(backed_up: HistoryDesk, tmp_path: Path) -> None:
    backed_up.browse()
    backed_up.page.hide()
    new = tmp_path / "new"
    events("move", backed_up.backup, new, check=0)
    moved = MoveFinished(outcome="done", exit_code=0, destination=str(backed_up.backup), target=str(new))
    backed_up.page.expect(moved)
    assert backed_up.backup_history.browser.state.place == str(backed_up.backup), "the page is hidden"

    backed_up.open()
    backed_up.until_listed()
    assert backed_up.backup_history.browser.state.place == str(new)
    assert backed_up.page.files.top.place.currentData() == str(new)


def test_moving_a_backup_does_not_switch_away_from_another_one(backed_up: HistoryDesk, tmp_path: Path) -> None:
    backed_up.browse()
    backed_up.page.hide()
    move = MoveFinished(outcome="done", exit_code=0, destination="/media/me/Other", target=str(tmp_path / "new"))
    backed_up.page.expect(move)

    backed_up.open()
    assert backed_up.backup_history.browser.state.place == str(backed_up.backup)


def test_with_several_backups_the_page_says_which_one_is_shown(backed_up: HistoryDesk, tmp_path: Path) -> None:
    for name in ("one", "two"):
        events("backup", backed_up.source, tmp_path / name, check=0)
    backed_up.browse()
    place = backed_up.page.files.top.place
    assert place.isVisible()
    assert place.width() > place.fontMetrics().horizontalAdvance("A name of some letters")
    assert place.toolTip() == place.currentText() != ""

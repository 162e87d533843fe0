"""What was done, and what is in a backup."""

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import msgspec.structs
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from shingleback.domain.drive import DriveArrived, DriveLeft
from shingleback.gui.controllers.preview import Fetching, Preview
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.gui.controllers.restore import Access, BrowserState
from shingleback.monitor.drive_history import DriveStore
from shingleback.monitor.recording import pack
from shingleback.protocol.cloning import MoveFinished
from shingleback.protocol.result_items import EntryItem
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from tests.gui.history.conftest import PastDesk
from tests.helpers.plugged_in import EXPANSION
from tests.helpers.program import events, quick_command
from tests.helpers.recordings import made_up
from tests.helpers.trees import write


def until_fetched(desk: PastDesk) -> None:
    preview = desk.past.preview
    desk.qtbot.waitUntil(lambda: preview.state.fetching in (Fetching.HERE, Fetching.FAILED))


def test_before_the_first_backup_the_page_says_what_comes_and_opens_backups_of_others(
    past_desk: PastDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    past_desk.past.chosen.change(lambda old: old.without_set("first"))
    other = tmp_path / "from another computer"
    events("backup", past_desk.source, other, check=0)
    Paths.of_user().history_file.unlink()
    past_desk.history.show()
    assert not past_desk.history.overview.runs.isVisible()
    assert past_desk.history.overview._empty.isVisible()
    past_desk.page.show()
    start = past_desk.page.start

    assert start.answer.headline.text() == "Nothing has been backed up yet"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *args: str(other) if os.path.isdir(args[2]) else "")
    past_desk.press(start.other)
    past_desk.until_known()
    past_desk.until_listed()
    assert past_desk.names == ["Documents"]


def test_a_set_that_was_never_backed_up_has_nothing_to_restore_yet(past_desk: PastDesk) -> None:
    past_desk.open()

    assert past_desk.page.start.answer.headline.text() == "Nothing to restore yet"


def test_a_folder_without_a_backup_is_told_from_a_drive_that_is_away(backed_up: PastDesk, tmp_path: Path) -> None:
    backed_up.open()
    backed_up.page.open_place(str(tmp_path / "Documents"))
    backed_up.until_known()

    assert backed_up.page.start.answer.headline.text() == "There is no backup in this folder"


def test_without_the_drive_the_runs_are_still_there_and_plugging_it_in_helps(backed_up: PastDesk) -> None:
    away = backed_up.backup.with_name("unplugged")
    backed_up.backup.rename(away)
    backed_up.open()
    backed_up.history.show()

    assert backed_up.page.start.answer.headline.text() == "Plug in the drive to restore files"
    assert backed_up.history.overview.runs.count == 1
    away.rename(backed_up.backup)
    backed_up.drives.on_event(DriveArrived(EXPANSION))
    backed_up.qtbot.waitUntil(lambda: backed_up.past.browser.state.access is Access.THERE)
    backed_up.until_listed()
    assert backed_up.names == ["Documents"]


def test_other_news_of_drives_do_not_ask_the_drive_again(backed_up: PastDesk) -> None:
    backed_up.drives.on_event(DriveArrived(EXPANSION))
    backed_up.open()
    seen: list[BrowserState] = []
    backed_up.past.browser.changed.connect(seen.append)

    backed_up.drives.refresh()
    assert not seen
    backed_up.drives.on_event(DriveLeft(EXPANSION))
    assert [state.access for state in seen] == [Access.ASKING]


def test_runs_are_listed_newest_first_with_how_each_ended(backed_up: PastDesk) -> None:
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


def test_a_run_shows_how_it_ended_and_what_was_left_out_and_why(past_desk: PastDesk) -> None:
    os.mkfifo(past_desk.source / "pipe")
    events("backup", past_desk.source, past_desk.backup, check=1)
    past_desk.history.show()
    QTest.keyClick(past_desk.history.overview.runs, Qt.Key.Key_Return)
    run = past_desk.history.run

    assert run.isVisible()
    assert run.answer.headline.text() == "Complete, but for 1 file"
    assert run.answer.said.text()[0].isupper(), "as in the list"
    table = run.summary.left_out.model()
    assert [table.index(0, column).data() for column in (0, 1)] == ["Documents/pipe", "it holds no data to copy (fifo)"]
    assert not run.graph.isVisible()
    past_desk.press(run.back)
    assert past_desk.history.overview.isVisible()


def test_the_graph_is_that_of_the_very_run(backed_up: PastDesk) -> None:
    paths, runs = Paths.of_user(), backed_up.past.runs
    (result,) = runs.newest()
    assert isinstance(result, BackupFinished)
    began_at = datetime.fromisoformat(result.started_at).timestamp()
    with closing(DriveStore(paths.drives_folder, "serial NAA1")) as store:
        store.save_run(store.begin_run(began_at + 2), pack(made_up(60)))
        store.save_run(store.begin_run(began_at + 90_000), pack(made_up(30)))
    with closing(RunHistory(paths.history_file)) as history:
        for number in (1, 2):
            history.add(msgspec.structs.replace(result, drive="serial NAA1", drive_run=number))
    newest, right, old = runs.newest()

    recording = runs.recording(right)
    assert recording is not None
    assert len(recording) == 60
    assert runs.recording(newest) is None  # its number was given to another run
    assert runs.recording(old) is None
    backed_up.history.show()
    backed_up.history._show_run(right)
    assert backed_up.history.run.graph.isVisible()


def test_while_a_run_writes_down_how_it_ended_the_page_is_not_empty(backed_up: PastDesk) -> None:
    backed_up.history.show()
    page, runs = backed_up.history, backed_up.history.overview.runs
    assert runs.count == 1
    page.hide()
    with closing(sqlite3.connect(Paths.of_user().history_file)) as worker:
        worker.execute("BEGIN EXCLUSIVE")
        page.show()
        assert runs.isVisible()
        assert runs.count == 1


def test_an_earlier_version_has_what_was_there_then(backed_up: PastDesk) -> None:
    (backed_up.source / "letter.txt").unlink()
    events("backup", backed_up.source, backed_up.backup, check=0)
    backed_up.browse()
    backed_up.enter("Documents")
    files = backed_up.page.files
    assert "letter.txt" not in backed_up.names

    backed_up.press(files.versions.older)
    backed_up.until_version(1)

    assert "letter.txt" in backed_up.names


def test_the_version_of_a_run_is_a_step_away(backed_up: PastDesk) -> None:
    (backed_up.source / "letter.txt").unlink()
    events("backup", backed_up.source, backed_up.backup, check=0)
    backed_up.history.restore_requested.connect(backed_up.page.open_place)
    backed_up.history.show()
    first = backed_up.past.runs.newest()[-1]
    assert isinstance(first, BackupFinished)
    backed_up.history._show_run(first)
    backed_up.press(backed_up.history.run.files)
    backed_up.page.show()
    backed_up.until_known()
    backed_up.until_listed()

    assert backed_up.page.page is backed_up.page.files
    assert backed_up.past.browser.state.version == first.version


def test_a_search_finds_files_anywhere_and_leads_back(backed_up: PastDesk) -> None:
    backed_up.browse()
    backed_up.enter("Documents")
    files = backed_up.page.files
    files.search.setFocus()
    QTest.keyClicks(files.search, "LAKE")
    backed_up.key(Qt.Key.Key_Return)
    backed_up.until_found()
    assert backed_up.found == [["lake.jpg", "Documents/photos", "still there"]]
    assert files.said.text() == "1 item found"

    backed_up.press(files.up)
    backed_up.until_listed()
    assert backed_up.names == ["photos", "letter.txt", "tax.ods"]
    files.table.setFocus()
    backed_up.key(Qt.Key.Key_Backspace)
    backed_up.until_listed()
    assert backed_up.names == ["Documents"]


def test_a_text_and_a_picture_are_seen_without_restoring_them(past_desk: PastDesk) -> None:
    picture = QImage(40, 20, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.blue)
    assert picture.save(str(past_desk.source / "lake.png"))
    events("backup", past_desk.source, past_desk.backup, check=0)
    past_desk.browse()
    past_desk.enter("Documents")
    card = past_desk.page.files.preview

    past_desk.select("letter.txt")
    until_fetched(past_desk)
    assert card.text.isVisible()
    assert card.text.toPlainText() == "Dear Ada,\n"
    copy = past_desk.past.preview.state.file
    assert copy is not None
    assert copy.stat().st_mode & 0o777 == 0o400

    past_desk.select("lake.png")
    until_fetched(past_desk)
    assert card.image.isVisible()
    assert not card.text.isVisible()
    assert len(past_desk.past.runs.newest()) == 1  # a look is no restore
    past_desk.page.leave()
    assert not copy.exists()


def test_copies_that_were_left_by_a_program_that_died_are_removed(past_desk: PastDesk) -> None:
    folder = Paths.of_user().viewed_files_folder
    write(folder / "left" / "Documents" / "letter.txt", b"private")

    Preview(past_desk.workers[0], PreviewDecoder(quick_command()), folder)

    assert list(folder.iterdir()) == []


def test_a_file_that_has_no_room_here_is_not_fetched(backed_up: PastDesk) -> None:
    preview = backed_up.past.preview
    preview.fetch(str(backed_up.backup), "", EntryItem(path="Documents/film", kind="file", size=10**18))

    assert preview.state.fetching is Fetching.FAILED
    assert preview.state.result is not None
    assert preview.state.result.why == "target-full"


def test_of_other_files_what_is_known_is_shown_and_a_picture_that_is_none_does_no_harm(
    backed_up: PastDesk,
) -> None:
    backed_up.browse()
    backed_up.enter("Documents")
    card = backed_up.page.files.preview
    backed_up.select("tax.ods")
    assert card.open.isVisible()
    assert card._facts.text().startswith("7 bytes")
    backed_up.enter("photos")
    backed_up.select("lake.jpg")
    until_fetched(backed_up)

    assert not card.image.isVisible()
    assert "copy to look at" in card.said.text()


def test_a_version_that_lacks_the_folder_says_so_and_the_way_up_is_open(backed_up: PastDesk) -> None:
    for file in (backed_up.source / "photos").iterdir():
        file.unlink()
    (backed_up.source / "photos").rmdir()
    events("backup", backed_up.source, backed_up.backup, check=0)
    backed_up.browse()
    files = backed_up.page.files
    backed_up.press(files.versions.older)
    backed_up.until_version(1)
    backed_up.enter("Documents")
    backed_up.enter("photos")

    backed_up.press(files.versions.newer)
    backed_up.until_version(0)

    assert "has no folder Documents/photos" in files.said.text()
    backed_up.press(files.up)
    backed_up.until_listed()
    assert backed_up.names == ["letter.txt", "tax.ods"]


def test_one_process_answers_while_the_page_is_open_and_none_when_it_is_hidden(backed_up: PastDesk) -> None:
    ended: list[object] = []
    reader = backed_up.workers[0]
    reader.ended.connect(ended.append)
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.enter("photos")
    assert [ended, reader.is_running] == [[], True]

    backed_up.page.hide()
    assert [len(ended), reader.is_running] == [1, False]
    backed_up.page.show()
    backed_up.page.files.go_up()
    backed_up.until_listed()
    assert backed_up.names == ["photos", "letter.txt", "tax.ods"]


def test_while_the_drive_is_ejected_nothing_that_looks_at_it_is_left(backed_up: PastDesk) -> None:
    backed_up.browse()
    backed_up.past.browser.search("lake")

    backed_up.page.release_drive()

    assert not any(worker.is_running for worker in backed_up.workers)
    backed_up.page.refresh()
    backed_up.until_known()
    backed_up.until_listed()
    assert backed_up.past.browser.state.access is Access.THERE


def test_until_the_drive_is_ejected_the_page_reads_nothing_of_it_and_says_why(backed_up: PastDesk) -> None:
    """No tile is painted, no other page leads back to the files, and no news of drives opens the backup."""
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.enter("photos")
    backed_up.press(backed_up.page.files.as_pictures)

    backed_up.page.release_drive()

    page, wanted = backed_up.page, backed_up.past.thumbnails
    assert not page.files.icons.isVisible()
    assert page.start.answer.headline.text() == "Ejecting the drive"
    page.hide()
    page.show()
    page.open_place(str(backed_up.backup))
    backed_up.drives.on_event(DriveArrived(EXPANSION))
    page.files.icons._tell_seen()
    assert wanted._in_work == []
    assert page.start.isVisible()
    assert not any(worker.is_running for worker in backed_up.workers)

    page.refresh()
    backed_up.until_known()
    backed_up.until_listed()
    assert page.files.icons.isVisible()


def test_a_restore_that_is_left_while_the_drive_is_ejected_leads_to_why_there_are_no_files(backed_up: PastDesk) -> None:
    backed_up.browse()
    backed_up.ask_for("Documents")

    backed_up.page.release_drive()
    backed_up.page.restore.left.emit()

    assert backed_up.page.start.answer.headline.text() == "Ejecting the drive"
    backed_up.page.refresh()
    backed_up.until_listed()
    assert backed_up.names == ["Documents"]


@pytest.mark.parametrize("leave", ["release_drive", "hide", "leave"])
def test_nothing_begins_by_itself_on_a_drive_that_was_just_let_go(backed_up: PastDesk, leave: str) -> None:
    """A file was selected or a word typed a moment ago: a copy of it would soon be read, and keep the drive busy."""
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.select("letter.txt")
    backed_up.page.files.search.setText("lake")
    assert coming(backed_up)

    getattr(backed_up.page, leave)()

    assert not coming(backed_up)


def coming(desk: PastDesk) -> list[QTimer]:
    """What is about to begin by itself."""
    return [timer for timer in desk.page.files.findChildren(QTimer) if timer.isActive() and timer.isSingleShot()]


def test_when_a_run_ends_while_the_page_is_shown_it_is_listed_at_once(backed_up: PastDesk) -> None:
    history = backed_up.history
    history.show()
    before = history.overview.runs.count
    events("backup", backed_up.source, backed_up.backup, check=0)
    assert history.overview.runs.count == before
    history.refresh()
    assert history.overview.runs.count == before + 1


def test_a_backup_that_was_moved_is_shown_where_it_is_now(backed_up: PastDesk, tmp_path: Path) -> None:
    backed_up.browse()
    backed_up.page.hide()
    new = tmp_path / "new"
    events("move", backed_up.backup, new, check=0)
    moved = MoveFinished(outcome="done", exit_code=0, destination=str(backed_up.backup), target=str(new))
    backed_up.page.expect(moved)
    assert backed_up.past.browser.state.place == str(backed_up.backup), "nobody is looking"

    backed_up.open()
    backed_up.until_listed()
    assert backed_up.past.browser.state.place == str(new)
    assert backed_up.page.files.place.currentData() == str(new)


def test_who_looks_at_another_backup_stays_there(backed_up: PastDesk, tmp_path: Path) -> None:
    backed_up.browse()
    backed_up.page.hide()
    other = MoveFinished(outcome="done", exit_code=0, destination="/media/me/Other", target=str(tmp_path / "new"))
    backed_up.page.expect(other)

    backed_up.open()
    assert backed_up.past.browser.state.place == str(backed_up.backup)


def test_with_several_backups_it_can_be_read_which_one_is_shown(backed_up: PastDesk, tmp_path: Path) -> None:
    for name in ("one", "two"):
        events("backup", backed_up.source, tmp_path / name, check=0)
    backed_up.browse()
    place = backed_up.page.files.place
    assert place.isVisible()
    assert place.width() > place.fontMetrics().horizontalAdvance("A name of some letters")
    assert place.toolTip() == place.currentText() != ""

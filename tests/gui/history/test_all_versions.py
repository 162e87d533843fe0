"""Across all versions: where a file went, its earlier contents, what changed, and dragging files out of the window."""

import os
import stat
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from shingleback.domain.errors import Outcome
from shingleback.gui.controllers import preview
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.preview import Dragging, DragOut, TemporaryCopies
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.history import texts
from shingleback.gui.restore.dragging import mime_data
from shingleback.protocol.results import CheckFinished
from tests.gui.history.conftest import HistoryDesk
from tests.gui.wizard_desk import text_of
from tests.helpers.painted import paints
from tests.helpers.program import events
from tests.helpers.trees import contents, write


@pytest.fixture
def changed(backed_up: HistoryDesk) -> HistoryDesk:
    """In the second version, a file is deleted, another has changed, and a third has moved."""
    source = backed_up.source
    (source / "letter.txt").unlink()
    write(source / "tax.ods", b"more numbers", mtime_ns=1_700_000_001_000_000_000)
    (source / "photos" / "lake.jpg").rename(source / "lake.jpg")
    events("backup", source, backed_up.backup, check=0)
    backed_up.browse()
    return backed_up


def search(desk: HistoryDesk, text: str) -> None:
    desk.page.files.top.search.setFocus()
    QTest.keyClicks(desk.page.files.top.search, text)
    desk.key(Qt.Key.Key_Return)
    desk.until_found()


def test_a_deleted_file_is_found_and_restored_from_the_last_version_that_has_it(changed: HistoryDesk) -> None:
    files = changed.page.files
    search(changed, "letter")
    assert changed.found == [["letter.txt", "Documents", "deleted since"]]

    files.lists.found.setFocus()
    changed.key(Qt.Key.Key_Down)
    files.lists.found.setCurrentIndex(files.lists.found.model().index(0, 0))
    oldest = changed.backup_history.browser.state.versions[-1]
    assert paints(files, f"Selected: the newest one, of {texts.short_moment(oldest.started_at)}.")
    changed.press(files.foot.restore)
    changed.until(JobStage.READY)
    changed.press(changed.page.restore.buttons.go)
    changed.until(JobStage.ENDED)
    assert (changed.source / "letter.txt").read_bytes() == b"Dear Ada,\n"


def test_a_moved_file_shows_where_it_was_and_enter_opens_its_current_folder(changed: HistoryDesk) -> None:
    files = changed.page.files
    search(changed, "lake")
    assert changed.found == [["lake.jpg", "Documents", "moved since"]]
    files.lists.found.setCurrentIndex(files.lists.found.model().index(0, 0))
    assert "It was Documents \u203a photos \u203a lake.jpg until" in text_of(files)

    files.lists.found.setFocus()
    changed.key(Qt.Key.Key_Return)
    changed.until_listed()
    assert changed.names == ["photos", "lake.jpg", "tax.ods"]


def test_an_older_content_of_a_file_can_be_selected_previewed_and_restored(changed: HistoryDesk) -> None:
    files = changed.page.files
    changed.enter("Documents")
    changed.select("tax.ods")
    versions = files.selected.preview.versions
    changed.qtbot.waitUntil(versions.isVisible)
    assert [versions.list.item(row).text().partition(" · ")[2] for row in range(versions.list.count())] == [
        "12 bytes",
        "7 bytes",
    ]
    assert versions.list.currentRow() == 0

    versions.list.setFocus()
    changed.key(Qt.Key.Key_Down)
    assert "as it was on" in text_of(files)
    assert files.chosen_version == changed.backup_history.browser.state.versions[1].name
    (entry,) = files.chosen
    assert entry.size == 7


def test_changes_since_the_previous_version_are_listed_with_sizes(changed: HistoryDesk) -> None:
    files, browser = changed.page.files, changed.backup_history.browser
    changed.press(files.top.versions.compare)
    changed.qtbot.waitUntil(
        lambda: browser.state.comparison is not None and browser.state.comparison.result is not None
    )
    model = files.lists.changes.model()
    rows = [[model.index(row, column).data() for column in range(4)] for row in range(model.rowCount())]

    assert ["Documents \u203a lake.jpg", "Moved", "18 bytes", "Documents \u203a photos \u203a lake.jpg"] in rows
    assert ["Documents \u203a tax.ods", "Changed", "12 bytes", "7 bytes"] in rows
    assert ["Documents \u203a letter.txt", "Removed", "10 bytes", ""] in rows
    assert "1 file removed (10 bytes)" in files.lists.sentence.text()
    changed.press(files.lists.up)
    changed.until_listed()
    assert changed.names == ["Documents"]


def test_an_older_version_shows_what_became_of_each_entry(changed: HistoryDesk) -> None:
    changed.press(changed.page.files.top.versions.older)
    changed.until_version(1)
    changed.enter("Documents")
    model = changed.page.files.lists.table.model()

    since = {model.index(row, 0).data(): model.index(row, 1).data() for row in range(model.rowCount())}
    assert (since["letter.txt"], since["tax.ods"]) == ("deleted since", "changed since")


def test_dragged_files_are_private_copies_that_are_deleted_with_the_page(changed: HistoryDesk) -> None:
    files, drags = changed.page.files, changed.backup_history.drag_out
    changed.enter("Documents")
    changed.select("tax.ods", "lake.jpg")
    files.lists.table.startDrag(Qt.DropAction.CopyAction)
    assert drags.state.step is Dragging.FETCHING
    assert "in a moment" in text_of(files)
    changed.qtbot.waitUntil(lambda: drags.state.step is Dragging.READY)

    copies = [Path(url.toLocalFile()) for url in mime_data(drags.state).urls()]
    assert {copy.name: copy.read_bytes() for copy in copies} == {
        "lake.jpg": b"no picture, really",
        "tax.ods": b"more numbers",
    }
    around_all = {copy.parents[1] for copy in copies}  # around the copy of Documents, which keeps its mode
    assert all(stat.S_IMODE(os.stat(folder).st_mode) & 0o077 == 0 for folder in around_all)
    changed.page.leave()
    assert not any(copy.exists() for copy in copies)


def test_a_deleted_file_is_dragged_from_the_results_of_a_search(changed: HistoryDesk) -> None:
    files, drags = changed.page.files, changed.backup_history.drag_out
    search(changed, "letter")
    row = files.lists.found.model().index(0, 0)
    assert row.flags() & Qt.ItemFlag.ItemIsDragEnabled
    files.lists.found.setCurrentIndex(row)
    files.lists.found.startDrag(Qt.DropAction.CopyAction)
    changed.qtbot.waitUntil(lambda: drags.state.step is Dragging.READY)
    (copy,) = drags.state.copies
    assert copy.read_bytes() == b"Dear Ada,\n"
    assert not (changed.source / "letter.txt").exists()


@pytest.mark.parametrize(("text", "names"), [("no such name", []), ("tax", ["tax.ods"])])
def test_after_another_search_nothing_of_the_one_before_is_selected_or_shown(
    changed: HistoryDesk, text: str, names: list[str]
) -> None:
    files = changed.page.files
    search(changed, "letter")
    files.lists.found.setCurrentIndex(files.lists.found.model().index(0, 0))
    assert files.foot.restore.isEnabled()
    assert "letter.txt" in text_of(files.selected)
    files.top.search.selectAll()
    search(changed, text)
    assert [row[0] for row in changed.found] == names
    assert not files.foot.restore.isEnabled()
    assert "Nothing selected" in text_of(files.foot)
    assert "letter.txt" not in text_of(files.selected)


@pytest.mark.parametrize(("limit", "least"), [("MAX_BYTES", 3), ("MAX_FILES", 1)])
def test_what_would_take_long_is_not_dragged_but_restored(
    changed: HistoryDesk, monkeypatch: pytest.MonkeyPatch, limit: str, least: int
) -> None:
    files, drags = changed.page.files, changed.backup_history.drag_out
    changed.select("Documents")
    monkeypatch.setattr(preview, limit, least)
    files.lists.table.startDrag(Qt.DropAction.CopyAction)
    changed.qtbot.waitUntil(lambda: drags.state.step is Dragging.TOO_LARGE)
    assert drags.state.copies == ()
    assert "too much to drag. Press “Restore” instead" in text_of(files)


def test_copies_that_were_dragged_out_stay_also_if_the_next_ones_have_no_room(
    changed: HistoryDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    files, drags = changed.page.files, changed.backup_history.drag_out
    changed.enter("Documents")
    changed.select("tax.ods")
    files.lists.table.startDrag(Qt.DropAction.CopyAction)
    changed.qtbot.waitUntil(lambda: drags.state.step is Dragging.READY)
    (copy,) = drags.state.copies
    drags.hand_over()
    changed.select("lake.jpg")
    monkeypatch.setattr(TemporaryCopies, "room_bytes", 0)
    files.lists.table.startDrag(Qt.DropAction.CopyAction)
    assert drags.state.step is Dragging.TOO_LARGE
    changed.select("tax.ods")
    assert copy.read_bytes() == b"more numbers"


def test_that_the_disk_of_the_computer_is_full_is_not_blamed_on_the_drive(tmp_path: Path) -> None:
    copies = TemporaryCopies(Worker([sys.executable]), tmp_path)
    drags = DragOut(copies)
    for outcome, step in ((Outcome.DRIVE_FULL, Dragging.TOO_LARGE), (Outcome.DRIVE_GONE, Dragging.FAILED)):
        copies.result = CheckFinished(command="restore", outcome=outcome)
        copies.fetched.emit(None)
        assert drags.state.step is step


def test_a_folder_is_dragged_with_all_in_it(changed: HistoryDesk) -> None:
    files, drags = changed.page.files, changed.backup_history.drag_out
    changed.select("Documents")
    files.lists.table.startDrag(Qt.DropAction.CopyAction)
    changed.qtbot.waitUntil(lambda: drags.state.step is Dragging.READY)

    (copy,) = drags.state.copies
    assert copy.name == "Documents"
    assert contents(copy) == contents(changed.source)
    changed.enter("Documents")
    assert not copy.exists(), "it was not handed over"


def test_a_folder_of_which_a_part_is_lost_is_not_dragged_as_if_it_were_whole(changed: HistoryDesk) -> None:
    files, drags = changed.page.files, changed.backup_history.drag_out
    (changed.backup / "Documents" / "tax.ods").unlink()
    changed.select("Documents")
    files.lists.table.startDrag(Qt.DropAction.CopyAction)
    changed.qtbot.waitUntil(lambda: drags.state.step is Dragging.INCOMPLETE)
    assert drags.state.copies == ()
    assert "Not all of this could be read" in text_of(files)


def test_pictures_get_thumbnails_and_no_copy_is_left(history_desk: HistoryDesk) -> None:
    for number in range(3):
        image = QImage(400, 200, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.blue)
        assert image.save(str(history_desk.source / f"lake {number}.png"))
    events("backup", history_desk.source, history_desk.backup, check=0)
    history_desk.browse()
    history_desk.enter("Documents")
    files, thumbnails = history_desk.page.files, history_desk.backup_history.thumbnails
    history_desk.press(files.lists.look.as_pictures)
    files.lists.icons.selectAll()

    pictures = [entry for entry in files.chosen if entry.path.endswith(".png")]
    history_desk.qtbot.waitUntil(lambda: all(thumbnails.image(entry) is not None for entry in pictures))
    shown = thumbnails.image(pictures[0])
    assert shown is not None
    assert (shown.width(), shown.height()) == (256, 128)
    history_desk.qtbot.waitUntil(lambda: thumbnails._folder is None)
    history_desk.page.hide()
    assert not any(worker.is_running for worker in history_desk.workers)

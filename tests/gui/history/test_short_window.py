"""In a short window, the files of a backup have the room."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from shingleback.gui.widgets import style
from shingleback.store.settings import BackupSet
from tests.gui.history.conftest import HistoryDesk


def test_in_a_short_window_the_list_has_the_room_and_the_preview_comes_with_a_selection(
    backed_up: HistoryDesk,
) -> None:
    backed_up.browse()
    files = backed_up.page.files
    backed_up.page.resize(572, 320)
    backed_up.enter("Documents")
    table = files.lists.table
    assert not files.top.versions.timeline.isVisible()
    assert not files.selected.preview.isVisible()
    backed_up.qtbot.waitUntil(lambda: table.viewport().height() >= 3 * table.sizeHintForRow(0))
    backed_up.select("letter.txt")
    assert files.selected.preview.isVisible()
    versions = files.selected.preview.versions
    backed_up.qtbot.waitUntil(versions.isVisible)
    assert versions.box.isVisible()
    assert not versions.list.isVisible()
    assert files.selected.verticalScrollBar().maximum() == 0
    backed_up.page.resize(900, 700)
    assert versions.list.isVisible()
    assert not versions.box.isVisible()
    assert files.top.versions.timeline.isVisible()


def test_another_backup_to_choose_makes_a_short_window_no_wider(backed_up: HistoryDesk, tmp_path: Path) -> None:
    page = backed_up.page
    page.resize(700, 320)
    backed_up.browse()
    top = page.files.top
    page.resize(top.minimumSizeHint().width() + 2 * style.SPACE, 320)
    width = page.width()
    assert top.search.y() < top.versions.height(), "they are beside each other"
    other_set = BackupSet(key="2", folders=[str(backed_up.source)], destination=str(tmp_path / "other drive"))
    backed_up.backup_history.chosen.put(other_set)
    QApplication.processEvents()  # a window that is too small for its content grows
    assert top.place.isVisible()
    assert top.minimumSizeHint().width() + 2 * style.SPACE <= width == page.width()


def test_in_a_window_that_is_too_short_the_preview_scrolls_and_nothing_lies_over_the_text(
    backed_up: HistoryDesk,
) -> None:
    backed_up.browse()
    files = backed_up.page.files
    backed_up.page.resize(572, 240)
    backed_up.enter("Documents")
    backed_up.select("letter.txt")
    preview = files.selected.preview
    backed_up.qtbot.waitUntil(preview.versions.box.isVisible)
    backed_up.qtbot.waitUntil(preview.text.isVisible)
    QApplication.processEvents()
    assert files.selected.verticalScrollBar().maximum() > 0
    assert preview.text.geometry().bottom() < preview.versions.geometry().top()

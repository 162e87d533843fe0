"""In a short window, the files of a backup have the room."""

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

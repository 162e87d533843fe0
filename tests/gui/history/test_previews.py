"""A selected file is shown beside the list, from a copy, and nothing is restored."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from shingleback.gui.controllers.preview import Fetching, Preview
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.protocol.result_items import EntryItem
from shingleback.store.private_files import Paths
from tests.gui.history.conftest import HistoryDesk
from tests.gui.wizard_desk import text_of
from tests.helpers.program import events, quick_command
from tests.helpers.trees import write


def until_fetched(desk: HistoryDesk) -> None:
    preview = desk.backup_history.preview
    desk.qtbot.waitUntil(lambda: preview.state.fetching in (Fetching.HERE, Fetching.FAILED))


def test_texts_and_pictures_can_be_previewed_without_restoring_them(history_desk: HistoryDesk) -> None:
    picture = QImage(40, 20, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.blue)
    assert picture.save(str(history_desk.source / "lake.png"))
    events("backup", history_desk.source, history_desk.backup, check=0)
    history_desk.browse()
    history_desk.enter("Documents")
    card = history_desk.page.files.selected.preview

    history_desk.select("letter.txt")
    until_fetched(history_desk)
    assert card.text.isVisible()
    assert card.text.toPlainText() == "Dear Ada,\n"
    copy = history_desk.backup_history.preview.state.file
    assert copy is not None
    assert copy.stat().st_mode & 0o777 == 0o400

    history_desk.select("lake.png")
    until_fetched(history_desk)
    assert card.image.isVisible()
    assert not card.text.isVisible()
    assert len(history_desk.backup_history.runs.newest()) == 1  # a preview is not a restore
    history_desk.page.leave()
    assert not copy.exists()


def test_preview_copies_left_by_a_crash_are_removed(history_desk: HistoryDesk) -> None:
    folder = Paths.of_user().viewed_files_folder
    write(folder / "left" / "Documents" / "letter.txt", b"private")

    Preview(history_desk.workers[0], PreviewDecoder(quick_command()), folder)

    assert list(folder.iterdir()) == []


def test_a_file_too_large_for_this_computer_is_not_fetched(backed_up: HistoryDesk) -> None:
    preview = backed_up.backup_history.preview
    preview.fetch(str(backed_up.backup), "", EntryItem(path="Documents/film", kind="file", size=10**18))

    assert preview.state.fetching is Fetching.FAILED
    assert preview.state.result is not None
    assert preview.state.result.why == "target-full"


def test_what_is_seen_in_the_window_needs_no_sentence(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.select("letter.txt")
    until_fetched(backed_up)
    card = backed_up.page.files.selected.preview
    assert "Dear Ada," in card.text.toPlainText()
    assert not card.sentence.text()


def test_a_file_without_a_preview_shows_its_facts_and_a_fake_picture_is_harmless(
    backed_up: HistoryDesk,
) -> None:
    backed_up.browse()
    backed_up.enter("Documents")
    card = backed_up.page.files.selected.preview
    backed_up.select("tax.ods")
    assert card.open.isVisible()
    assert "7 bytes" in text_of(card)
    backed_up.enter("photos")
    backed_up.select("lake.jpg")
    until_fetched(backed_up)

    assert not card.image.isVisible()
    assert card.sentence.text() == "This file can't be previewed."

"""Two versions of one file are shown beside each other, and one of them is taken back."""

import os

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.preview import Fetching, PreviewState
from shingleback.gui.restore.alignment import AlignedText, aligned, difference
from shingleback.gui.restore.file_versions import Content
from shingleback.gui.restore.side_by_side import SideBySideDialog, VersionColumn, size_difference
from shingleback.protocol.result_items import EntryItem
from tests.gui.history.conftest import HistoryDesk
from tests.helpers.accessible import accessibility_faults
from tests.helpers.fitting import clipped, scaled_fonts
from tests.helpers.program import events
from tests.helpers.trees import write

FIRST, SECOND, THIRD = b"Dear Ada,\n", b"Dear Ada,\nall is well.\n", b"Dear Ada,\nnothing is well.\nYours\n"


def back_up(desk: HistoryDesk, content: bytes, name: str = "letter.txt") -> None:
    write(desk.source / name, content)
    events("backup", desk.source, desk.backup, check=0)


def compared(desk: HistoryDesk, name: str = "letter.txt") -> SideBySideDialog:
    """Selects a file, waits for its versions, and shows two of them side by side."""
    desk.browse()
    desk.enter("Documents")
    desk.select(name)
    versions = desk.page.files.selected.preview.versions
    desk.qtbot.waitUntil(versions.compare.isVisible)
    desk.press(versions.compare)
    (dialog,) = desk.page.files.findChildren(SideBySideDialog)
    assert dialog.isVisible()
    return dialog


def until_fetched(desk: HistoryDesk, dialog: SideBySideDialog) -> None:
    desk.qtbot.waitUntil(lambda: all(column.state.fetching is Fetching.HERE for column in dialog.columns))


def test_the_newest_two_are_shown_with_what_changed_and_an_older_one_comes_back(history_desk: HistoryDesk) -> None:
    for content in (FIRST, SECOND, THIRD):
        back_up(history_desk, content)
    dialog = compared(history_desk)
    until_fetched(history_desk, dialog)
    assert dialog.older.text.toPlainText().split("\n") == ["Dear Ada,", "all is well.", ""]  # a gap beside "Yours"
    assert dialog.newer.text.toPlainText().split("\n") == ["Dear Ada,", "nothing is well.", "Yours"]
    assert dialog.difference.text() == "In the later version: 1 line changed · 1 line added"
    assert marked_rows(dialog.older) == marked_rows(dialog.newer) == [1, 2]
    sizes = [column.box.currentText().partition(" · ")[2] for column in dialog.columns]
    assert sizes == ["23 bytes", "33 bytes"]
    assert accessibility_faults(dialog) == []

    QTest.keyClick(dialog.older.box, Qt.Key.Key_Down)  # the oldest of three
    until_fetched(history_desk, dialog)
    assert dialog.older.text.toPlainText().split("\n") == ["Dear Ada,", "", ""]
    assert dialog.difference.text() == "In the later version: 2 lines added"
    assert dialog.older.box.currentText().endswith(" · 10 bytes")

    history_desk.press(dialog.older.restore)
    assert not dialog.isVisible()
    history_desk.until(JobStage.READY)
    restore = history_desk.page.restore
    restore.answer.conflicts.replace.click()
    history_desk.press(restore.buttons.go)
    history_desk.until(JobStage.ENDED)
    assert (history_desk.source / "letter.txt").read_bytes() == FIRST


def test_the_selected_version_is_shown_beside_the_one_before_it(history_desk: HistoryDesk) -> None:
    for content in (FIRST, SECOND, THIRD):
        back_up(history_desk, content)
    history_desk.browse()
    history_desk.enter("Documents")
    history_desk.select("letter.txt")
    versions = history_desk.page.files.selected.preview.versions
    history_desk.qtbot.waitUntil(versions.compare.isVisible)
    versions.list.setCurrentRow(1)
    versions.compare.click()
    (dialog,) = history_desk.page.files.findChildren(SideBySideDialog)
    assert [column.content for column in dialog.columns] == [versions.contents[2], versions.contents[1]]


def test_the_main_button_restores_the_earlier_version_on_whichever_side_it_is(history_desk: HistoryDesk) -> None:
    for content in (FIRST, SECOND, THIRD):
        back_up(history_desk, content)
    dialog = compared(history_desk)

    def main_buttons() -> list[VersionColumn]:
        return [column for column in dialog.columns if column.restore.objectName() == "primary"]

    assert main_buttons() == [dialog.older]
    dialog.newer.box.setCurrentIndex(2)
    assert main_buttons() == [dialog.newer]
    dialog.older.box.setCurrentIndex(2)
    assert main_buttons() == []


def test_what_cannot_be_shown_is_opened_as_a_copy_only_when_asked(
    history_desk: HistoryDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[bytes] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(read(url)))
    for content in (b"numbers", b"others!"):
        back_up(history_desk, content, "tax.ods")
    dialog = compared(history_desk, "tax.ods")
    assert dialog.newer.sentence.text() == "Open a copy to see what is in it."
    assert dialog.difference.text() == "Both versions have the same size."
    assert history_desk.backup_history.preview.state.fetching is Fetching.NOTHING
    history_desk.press(dialog.older.open)
    history_desk.qtbot.waitUntil(lambda: opened == [b"numbers"])
    history_desk.press(dialog.newer.open)
    history_desk.qtbot.waitUntil(lambda: opened == [b"numbers", b"others!"])
    QTest.keyClick(dialog.older.box, Qt.Key.Key_Up)
    assert dialog.difference.text() == "Both are the same version."
    history_desk.press(dialog.close_button)
    assert not dialog.isVisible()


def test_it_fits_into_a_small_screen_in_a_language_with_long_words(
    history_desk: HistoryDesk, qapp: QApplication
) -> None:
    for content in (b"numbers", b"others!"):
        back_up(history_desk, content, "tax.ods")
    with scaled_fonts(qapp, 1.0, is_longer=True):
        dialog = compared(history_desk, "tax.ods")
        assert dialog.minimumSizeHint().width() <= 620
        dialog.resize(620, 320)
        assert clipped(dialog) == []


@pytest.mark.parametrize(
    ("earlier", "later", "said"),
    [
        (1_000, 3_000, "The later version is 2.0 kB larger."),
        (3_000, 1_000, "The later version is 2.0 kB smaller."),
        (1_000, 1_000, "Both versions have the same size."),
    ],
)
def test_the_change_of_a_size_is_said_once(earlier: int, later: int, said: str) -> None:
    of_size = [EntryItem(path="tax.ods", kind="file", size=count) for count in (earlier, later)]
    assert size_difference(*of_size) == said


def test_texts_that_differ_only_in_letters_of_an_old_encoding_are_compared_by_size(history_desk: HistoryDesk) -> None:
    """Both letters are shown by the same sign, so no line differs. Before, nothing was said at all."""
    for word in ("März\n", "Mürz\n"):
        back_up(history_desk, word.encode("latin-1"))
    dialog = compared(history_desk)
    until_fetched(history_desk, dialog)
    assert dialog.difference.text() == "Both versions have the same size."


def test_a_file_with_one_content_offers_no_comparison(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.select("letter.txt")
    versions = backed_up.page.files.selected.preview.versions
    backed_up.qtbot.waitUntil(versions.list.isVisible)
    assert not versions.compare.isVisible()


def test_the_dialog_closes_when_the_page_is_left(history_desk: HistoryDesk) -> None:
    for content in (FIRST, SECOND):
        back_up(history_desk, content)
    dialog = compared(history_desk)
    history_desk.page.files.hide()
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    ("earlier", "later", "expected"),
    [
        (["a"], ["a"], ""),
        (["a", "b"], ["a", "c"], "In the later version: 1 line changed"),
        (["a"], ["a", "b", "c"], "In the later version: 2 lines added"),
        (["a", "b"], [], "In the later version: 2 lines removed"),
        (["a", "b", "c"], ["x", "c", "d"], "In the later version: 1 line changed · 1 line added · 1 line removed"),
    ],
)
def test_equal_lines_stand_beside_each_other_and_all_others_are_counted(
    earlier: list[str], later: list[str], expected: str
) -> None:
    texts = aligned(earlier, later)
    assert difference(*texts) == expected
    shown = [[line for row, line in enumerate(text.lines) if row not in text.gaps] for text in texts]
    assert shown == [earlier, later]
    for row, pair in enumerate(zip(*(text.lines for text in texts), strict=True)):
        is_marked = any(row in (*text.marked, *text.gaps) for text in texts)
        assert is_marked is (pair[0] != pair[1])


def test_a_line_end_that_is_missing_at_the_end_is_no_line(history_desk: HistoryDesk) -> None:
    for content in (b"Dear Ada", b"Dear Ada\n"):
        back_up(history_desk, content)
    dialog = compared(history_desk)
    until_fetched(history_desk, dialog)
    assert dialog.difference.text() == "The later version is 1 byte larger."


def test_the_marks_of_a_text_are_gone_when_another_one_is_too_long_to_compare(qtbot: QtBot) -> None:
    entry = EntryItem(path="Documents/letter.txt", kind="file", size=9)
    column = VersionColumn([Content(entry, "v1", "2026-01-01T12:00:00+00:00")], 0, "Compare")
    qtbot.addWidget(column)
    column.show_state(PreviewState(entry, Fetching.HERE, text="Dear Ada\n"))
    column.show_aligned(AlignedText(("Dear Ada",), marked=(0,)))
    assert marked_rows(column) == [0]
    column.show_state(PreviewState(entry, Fetching.HERE, text="Dear Ada\n" * 6_000))
    assert (column.lines, marked_rows(column)) == (None, [])


def marked_rows(column: VersionColumn) -> list[int]:
    return sorted(selection.cursor.blockNumber() for selection in column.text.extraSelections())


def read(url: QUrl) -> bytes:
    path = url.toLocalFile()
    assert os.access(path, os.R_OK)
    with open(path, "rb") as file:
        return file.read()

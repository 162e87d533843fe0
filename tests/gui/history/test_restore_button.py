"""The button that restores what is selected."""

from PySide6.QtGui import QKeySequence

from shingleback.gui.widgets.plain import with_letter_of
from tests.gui.history.conftest import HistoryDesk
from tests.helpers.painted import paints


def test_the_button_says_how_many_items_it_restores(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    backed_up.enter("Documents")
    files = backed_up.page.files
    files.lists.table.setCurrentIndex(files.lists.table.model().index(0, 0))
    assert paints(files.foot.restore, "Restore…")
    files.lists.table.selectAll()
    assert len(files.chosen) == 3
    assert paints(files.foot.restore, "Restore 3 items")
    assert files.foot.restore.shortcut() == QKeySequence("Alt+R")


def test_the_letter_of_the_button_is_the_same_for_several_items() -> None:
    """In German, Japanese, and English."""
    usual_texts = ("&Wiederherstellen…", "復元(&R)…", "&Restore…")
    for usual, text in zip(usual_texts, ("3 Elemente wiederherstellen", "3個の項目を復元", "Restore 3"), strict=True):
        assert QKeySequence.mnemonic(with_letter_of(usual, text)) == QKeySequence.mnemonic(usual)

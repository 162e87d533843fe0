"""What is selected, and the buttons below the files, share a line only where the sentence has room."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.gui.restore.foot import SelectionFoot

SENTENCE = "Selected: the newest one, of Nov 30, 5:41 PM. It was Documents until Nov 12."


def test_a_long_sentence_stands_above_the_buttons_where_the_window_is_narrow(qtbot: QtBot) -> None:
    foot = SelectionFoot()
    qtbot.addWidget(foot)
    foot.show()
    foot.show_selection(1, SENTENCE)
    letter = foot.fontMetrics().averageCharWidth()
    for letters, is_above in ((200, False), (85, True), (200, False)):
        foot.resize(letters * letter, foot.heightForWidth(letters * letter))
        QApplication.processEvents()
        assert (foot.selection.geometry().bottom() < foot.restore.geometry().top()) is is_above

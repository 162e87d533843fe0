"""The line above the files: the folder and its version, in a wide window and in a narrow one."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.gui.restore.listing import PlaceLine


def test_the_version_stands_below_a_folder_that_fills_the_line(qtbot: QtBot) -> None:
    """Before, in a small window, hardly a letter of the folder's name was left beside the version."""
    line = PlaceLine()
    qtbot.addWidget(line)
    line.show_place("Documents \u203a Letters \u203a Bank", "20 May, 18:00")
    line.show()
    room = line.folder.sizeHint().width()
    for width, is_below in ((3 * room, False), (room + 5, True), (3 * room, False)):
        line.resize(width, 80)
        QApplication.processEvents()
        assert (line.version.y() >= line.folder.geometry().bottom()) is is_below
        assert line.folder.width() >= room

"""The line above the files: the folder and its version, in a wide window and in a narrow one."""

from functools import partial

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.restore.listing import PlaceLine


def test_the_version_stands_below_a_folder_that_fills_the_line(qtbot: QtBot) -> None:
    """Before, in a small window, hardly a letter of the folder's name was left beside the version."""
    window = QWidget()  # a display may resize a window later, but not what is in it
    qtbot.addWidget(window)
    line = PlaceLine()
    line.setParent(window)
    line.show_place("Documents \u203a Letters \u203a Bank", "20 May, 18:00")
    window.show()
    room = line.folder.sizeHint().width()
    for width, is_below in ((3 * room, False), (room + 5, True), (3 * room, False)):
        line.resize(width, 80)
        qtbot.waitUntil(partial(is_arranged, line, room, is_below=is_below))


def is_arranged(line: PlaceLine, room: int, *, is_below: bool) -> bool:
    """Whether the folder has this room, and the version stands below it or beside it."""
    stands_below = line.version.y() >= line.folder.geometry().bottom()
    return stands_below is is_below and line.folder.width() >= room

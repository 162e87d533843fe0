"""Names made to mislead are shown with escapes in every list and line."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Why
from shingleback.gui.home.texts import place_name
from shingleback.gui.run import texts
from shingleback.gui.run.bars import LeftOutModel
from shingleback.gui.widgets.basic import ElidedLabel
from shingleback.gui.widgets.choosers import FolderList
from shingleback.gui.widgets.plain import sentence_tool_tip
from shingleback.messages.errors import sentence
from shingleback.protocol.result_items import Item
from tests.gui.conftest import Desk
from tests.gui.filled import fill
from tests.helpers.pseudo_locale import IsolatingLocale, texts_of

NAME = "/home/me/\u202egpj.exe"
SHOWN_NAME = "\\u202egpj.exe"
SHOWN = f"/home/me/{SHOWN_NAME}"


def test_a_label_escapes_a_misleading_name(qtbot: QtBot) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.setText(NAME)

    assert label.text() == SHOWN
    assert SHOWN in label.toolTip()


def test_the_list_of_left_out_files_escapes_it() -> None:
    model = LeftOutModel([Item(path=NAME, reason="unreadable")])

    assert model.data(model.index(0, 0)) == SHOWN
    assert SHOWN in str(model.data(model.index(0, 0), Qt.ItemDataRole.ToolTipRole))


def test_the_list_of_folders_escapes_it_and_keeps_the_folder(qtbot: QtBot) -> None:
    folders = FolderList()
    qtbot.addWidget(folders)
    folders.set_folders([NAME])

    assert folders.folders == (NAME,)
    assert folders.names.displayText(NAME, QLocale()) == SHOWN_NAME
    item = QAccessible.queryAccessibleInterface(folders).child(0)
    assert item.text(QAccessible.Text.Name) == SHOWN_NAME


def test_a_location_and_a_sentence_escape_it() -> None:
    assert place_name(f"/media/me{NAME}") == "home"
    assert place_name("/media/me/Back\u2069up/x") == "Back\\u2069up"
    assert SHOWN_NAME in sentence(Why.SOURCE_MISSING, {"path": NAME}, texts.translate)


def test_direction_marks_of_the_program_itself_take_effect(qtbot: QtBot) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.show_sentence("\u200f\u2068Elements\u2069, \u20688 TB\u2069")
    assert label.text() == "\u200f\u2068Elements\u2069, \u20688 TB\u2069"
    label.setText("\u202egpj.exe")
    assert label.text() == "\\u202egpj.exe"
    assert label.toolTip() == "<qt>\\u202egpj.exe</qt>"


def test_a_tool_tip_keeps_line_breaks_and_marks_of_the_program_itself() -> None:
    text = sentence_tool_tip("\u2068Letters\u2069 <b>\nDocuments")
    assert text == "<qt>\u2068Letters\u2069 &lt;b&gt;<br>Documents</qt>"


def test_no_page_shows_a_direction_mark_as_an_escape(desk: Desk, qapp: QApplication) -> None:
    translator = IsolatingLocale()
    qapp.installTranslator(translator)
    desk.choose()
    fill(desk)
    for section in desk.window.navigation.buttons:
        desk.window.show_section(section)
    shown = list(texts_of(desk.window))
    qapp.removeTranslator(translator)
    assert any("\u2068" in text for _, text in shown)
    assert [(page_name, text) for page_name, text in shown if "\\u20" in text] == []

"""Mnemonic arbitration: which button a letter presses if a section and the page share it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.pages import Section
from shingleback.gui.window.navigation import MnemonicArbiter, Navigation
from tests.helpers import keyboard


class Shown(NamedTuple):
    window: QWidget
    section: QPushButton
    button: QPushButton
    field: QLineEdit
    pressed: list[str]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """A section and a button of the page with the same mnemonic, and a field that has the focus."""
    window, pressed = QWidget(), list[str]()
    section, button, field = QPushButton("&Drives"), QPushButton("What is it &doing now?"), QLineEdit()
    section.clicked.connect(lambda: pressed.append("section"))
    button.clicked.connect(lambda: pressed.append("page"))
    layout = QVBoxLayout(window)
    for widget in (section, button, field):
        layout.addWidget(widget)
    MnemonicArbiter((section,), window)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    field.setFocus()
    return Shown(window, section, button, field, pressed)


def press_letter(qtbot: QtBot, shown: Shown) -> None:
    """Presses Alt+D and waits: a button pressed by its mnemonic stays down for a moment."""
    count = len(shown.pressed)
    keyboard.press(Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: len(shown.pressed) > count)


def test_the_page_has_priority(shown: Shown, qtbot: QtBot) -> None:
    press_letter(qtbot, shown)
    press_letter(qtbot, shown)
    assert shown.pressed == ["page", "page"]
    assert shown.field.text() == ""


@pytest.mark.parametrize("leave", [QPushButton.hide, lambda button: button.setEnabled(False)])
def test_the_section_gets_its_letter_when_the_button_cannot_be_pressed(
    shown: Shown, leave: Callable[[QPushButton], None], qtbot: QtBot
) -> None:
    press_letter(qtbot, shown)
    leave(shown.button)
    press_letter(qtbot, shown)
    shown.button.show()
    shown.button.setEnabled(True)
    press_letter(qtbot, shown)
    assert shown.pressed == ["page", "section", "page"]


def test_the_mnemonic_of_a_field_belongs_to_its_label(shown: Shown) -> None:
    shown.button.hide()
    name = QLabel("&Days")
    name.setBuddy(shown.field)
    shown.window.layout().addWidget(name)  # type: ignore[union-attr]
    shown.section.setFocus()
    keyboard.press(Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    assert shown.pressed == []
    assert shown.field.hasFocus()
    assert not shown.section.isDown()


def test_a_section_whose_text_changes_still_yields_its_letter(shown: Shown, qtbot: QtBot) -> None:
    """The progress of a backup is shown after the name of the section."""
    press_letter(qtbot, shown)
    shown.section.setText("&Drives  29%")
    press_letter(qtbot, shown)
    assert shown.pressed == ["page", "page"]


def test_the_section_has_no_underlined_letter_while_the_page_has_it(shown: Shown, qtbot: QtBot) -> None:
    """Before, both were underlined, and the letter pressed only one of them."""
    qtbot.waitUntil(lambda: shown.section.shortcut().isEmpty())
    shown.button.hide()
    qtbot.waitUntil(lambda: not shown.section.shortcut().isEmpty())


def test_a_section_paints_no_letter_that_it_does_not_have(qtbot: QtBot) -> None:
    navigation = Navigation((Section.HOME, Section.RESTORE))
    qtbot.addWidget(navigation)
    restore = navigation.buttons[Section.RESTORE]
    with_letter = restore.grab().toImage()
    restore.setShortcut(QKeySequence())
    without_letter = restore.grab().toImage()
    navigation.set_note(Section.RESTORE, "")
    assert restore.shortcut().isEmpty()
    assert restore.grab().toImage() == without_letter != with_letter

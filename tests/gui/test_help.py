"""F1, the question mark and the Help button explain the current part of the window; in a text field, "?" is typed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.pages import Section
from shingleback.gui.help.page import Explainer
from shingleback.gui.widgets.accessibility import Help, explained_by, topic_at
from shingleback.gui.widgets.navigator import go
from shingleback.gui.wizard.state import WizardStep
from shingleback.gui.wizard.window import ExplanationDialog
from shingleback.messages.help.everything import explanation
from shingleback.messages.help.topic import Topic
from tests.gui.conftest import Desk
from tests.gui.wizard_desk import Table
from tests.helpers.plugged_in import EXPANSION


class Room(Explainer, QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.text = QLineEdit()
        self.part = explained_by(QWidget(), Topic.CLICKS)
        self.inside = QPushButton("inside")
        self.outside = QPushButton("outside")
        inner = QVBoxLayout(self.part)
        inner.addWidget(self.inside)
        self.help = Help(self, lambda: Topic.WHAT_IS_SMR)
        layout = QVBoxLayout(self)
        for widget in (self.text, self.part, self.outside, self.help.button):
            layout.addWidget(widget)
        self.requested: list[Topic] = []

    def explain(self, topic: Topic) -> None:
        self.requested.append(topic)


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    room = Room()
    qtbot.addWidget(room)
    with qtbot.waitActive(room):
        room.show()
        room.activateWindow()
    return room


TRIGGERS: dict[str, Callable[[Room], object]] = {
    "F1": lambda room: QTest.keyClick(room.focusWidget(), Qt.Key.Key_F1),
    "question mark": lambda room: QTest.keyClick(room.focusWidget(), Qt.Key.Key_Question),
    "button": lambda room: QTest.mouseClick(room.help.button, Qt.MouseButton.LeftButton),
}


@pytest.mark.parametrize("trigger", TRIGGERS.values(), ids=TRIGGERS.keys())
def test_the_focused_part_is_explained_or_else_the_page(room: Room, trigger: Callable[[Room], object]) -> None:
    room.inside.setFocus()
    trigger(room)
    room.outside.setFocus()
    trigger(room)
    assert room.requested == [Topic.CLICKS, Topic.WHAT_IS_SMR]


def test_a_question_mark_typed_into_a_field_stays_text(room: Room) -> None:
    room.text.setFocus()
    QTest.keyClicks(room.text, "why?")
    assert room.text.text() == "why?"
    assert room.requested == []


def test_the_innermost_topic_is_explained(room: Room) -> None:
    assert topic_at(room.inside) is Topic.CLICKS
    explained_by(room.inside, Topic.TRIM)
    assert topic_at(room.inside) is Topic.TRIM
    assert topic_at(room.outside) is None
    assert topic_at(None) is None


def test_every_section_has_an_explanation(desk: Desk) -> None:
    for section in desk.window.navigation.buttons:
        desk.window.show_section(section)
        desk.window.setFocus()
        desk.window.help.ask()
        assert desk.window.section is Section.EXPLANATIONS, section
        desk.window.go_back()


def test_restore_and_history_explain_how_files_come_back(desk: Desk) -> None:
    """Before, F1 in Restore explained why one drive is not enough."""
    for section in (Section.RESTORE, Section.HISTORY):
        desk.window.show_section(section)
        desk.window.help.ask()
        assert desk.window.explanations.view.topic is Topic.RESTORE_FILES
        desk.window.go_back()


def test_an_explanation_opens_beside_the_page_and_escape_returns_to_what_asked_for_it(desk: Desk) -> None:
    window = desk.window
    desk.drives.on_event(DriveArrived(EXPANSION))
    window.show_section(Section.DRIVES)
    window.resize(1300, 700)
    eject = window.drives.cards[EXPANSION.path].eject
    eject.setFocus()
    QTest.keyClick(eject, Qt.Key.Key_F1)
    QApplication.processEvents()
    panel = window.beside.get()
    assert panel.isVisible()
    assert window.section is Section.DRIVES
    assert panel.view.topic is Topic.EJECT_TAKES_LONG
    assert panel.x() >= window.drives.mapTo(window, window.drives.rect().topRight()).x()
    assert panel.accessibleName() == explanation(Topic.EJECT_TAKES_LONG).title
    assert panel.hasFocus()

    go(panel.view, Topic.SLOWS_DOWN)
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.view.topic is Topic.EJECT_TAKES_LONG
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert eject.hasFocus()


def test_an_explanation_moves_to_its_page_when_the_window_becomes_too_narrow_for_both(desk: Desk) -> None:
    window = desk.window
    window.show_section(Section.DRIVES)
    window.resize(1300, 700)
    window.explain(Topic.CLICKS)
    assert window.beside.get().isVisible()
    window.resize(700, 700)
    QApplication.processEvents()
    shown = [window.section]
    assert window.explanations.view.topic is Topic.CLICKS
    window.go_back()
    assert [*shown, window.section] == [Section.EXPLANATIONS, Section.DRIVES]
    assert not window.beside.get().isVisible()


def test_another_section_closes_the_explanation_of_this_one(desk: Desk) -> None:
    window = desk.window
    window.resize(1300, 700)
    window.explain(Topic.CLICKS)
    window.show_section(Section.SETTINGS)
    assert not window.beside.get().isVisible()
    window.explain(Topic.RESTS)
    window.rebuild_pages()
    window.explain(Topic.CLICKS)
    assert window.beside.get().view.topic is Topic.CLICKS


def test_the_focused_part_of_a_card_is_explained(desk: Desk) -> None:
    desk.drives.on_event(DriveArrived(EXPANSION))
    desk.window.show_section(Section.DRIVES)
    desk.window.drives.cards[EXPANSION.path].eject.setFocus()
    QTest.keyClick(desk.window, Qt.Key.Key_F1)
    assert desk.window.explanations.view.topic is Topic.EJECT_TAKES_LONG


@pytest.mark.parametrize("page", [WizardStep.WELCOME, WizardStep.QUESTIONS, WizardStep.CONFIRM])
def test_help_for_a_wizard_page_opens_in_front_of_the_wizard(table: Table, page: WizardStep) -> None:
    table.plug_in()
    table.open()
    table.walk_to(page)
    wizard = table.wizard
    QTest.keyClick(wizard, Qt.Key.Key_F1)
    [dialog] = wizard.findChildren(ExplanationDialog)
    assert dialog.isVisible()
    assert dialog.view.title.text()
    dialog.accept()

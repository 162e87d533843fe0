"""The page of the wizard with two questions says what the answers cost, and can be filled in without a mouse."""

import msgspec.structs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shingleback.domain.formatting.types import RecommendationReason
from shingleback.gui.wizard import plan
from shingleback.gui.wizard.state import WizardStep
from tests.gui.wizard_desk import PLAN, Table, planned, questions
from tests.helpers import keyboard


def test_a_passphrase_on_a_shared_drive_is_answered_with_what_it_costs(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr(plan, "announce", lambda _page, text: announced.append(text))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.QUESTIONS)
    table.reach(lambda: table.state.plan is not None)
    page = questions(table)
    linux_only = msgspec.structs.replace(PLAN, is_encrypted=True, reason=RecommendationReason.ENCRYPTED_IS_NOT_SHARED)
    table.script("plan", planned(linux_only))
    page.sharing.answers[1].click()
    page.encryption.answers[1].click()

    table.reach(page.unshared.isVisible)
    assert "only Linux will be able to read this one" in page.unshared.text()
    assert not page.other_ways.content.isVisible()
    assert announced == [page.unshared.text()]

    table.script("plan", planned(msgspec.structs.replace(PLAN, is_encrypted=True)))
    page.sharing.answers[0].click()
    table.reach(lambda: table.state.plan is not None)
    assert not page.unshared.isVisible()


def test_the_enter_key_shows_where_it_has_moved_the_focus(table: Table) -> None:
    """The focus ring is drawn in a window that Qt marks as one whose focus a key has moved."""
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.QUESTIONS)
    page = questions(table)
    page.encryption.answers[1].click()
    page.passphrase.first.setFocus()
    by_key = Qt.WidgetAttribute.WA_KeyboardFocusChange
    assert not table.wizard.testAttribute(by_key)

    QTest.keyClick(page.passphrase.first, Qt.Key.Key_Return)

    assert QApplication.focusWidget() is page.passphrase.second
    assert table.wizard.testAttribute(by_key)


def test_the_next_page_shows_where_the_focus_is_after_a_key_but_not_after_a_click(table: Table) -> None:
    """Events that arrive at the window, like those of a real keyboard and mouse."""
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.WELCOME)
    table.reach(table.wizard.foot.go_on.isEnabled)
    window = table.wizard.windowHandle()
    table.reach(lambda: QApplication.focusWindow() is window)
    go_on = table.wizard.foot.go_on
    go_on.setFocus()

    QTest.keyClick(window, Qt.Key.Key_Return)
    table.reach_page(WizardStep.QUESTIONS)
    only_linux = questions(table).sharing.answers[0]
    assert only_linux.hasFocus()
    assert only_linux.property("ring")

    back = table.wizard.foot.back
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=back.mapTo(table.wizard, back.rect().center()))
    table.reach_page(WizardStep.WELCOME)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert not focused.property("ring")


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)],
    ids=["Escape", "Alt+Left"],
)
def test_the_keys_for_the_way_back_go_back_a_page(table: Table, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.QUESTIONS)
    QTest.keyClick(table.wizard, key, modifier)
    assert table.state.page is WizardStep.WELCOME


def test_escape_closes_the_wizard_on_its_first_page(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.WELCOME)
    wizard = table.wizard
    QTest.keyClick(wizard, Qt.Key.Key_Escape)
    assert not wizard.isVisible()


@pytest.mark.usefixtures("doubled_fonts")
@pytest.mark.parametrize("step", [WizardStep.QUESTIONS, WizardStep.CONFIRM])
def test_with_large_letters_what_has_the_focus_is_wholly_in_view(table: Table, step: WizardStep) -> None:
    table.plug_in()
    table.open()
    table.wizard.resize(table.wizard.minimumSizeHint())
    table.walk_to(step)
    if step is WizardStep.QUESTIONS:
        keyboard.press(Qt.Key.Key_Tab)
        keyboard.press(Qt.Key.Key_Down)
        assert questions(table).encryption.answers[1].hasFocus()
    focused = QApplication.focusWidget()
    assert focused is not None
    table.reach(lambda: focused.visibleRegion().boundingRect() == focused.rect())

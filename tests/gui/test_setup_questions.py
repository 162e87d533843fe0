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

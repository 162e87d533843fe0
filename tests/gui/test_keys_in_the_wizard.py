"""The wizard with a keyboard: on each of its pages, wherever the focus is, the same keys do the same."""

import pytest
from PySide6.QtCore import Qt

from shingleback.domain.errors import Outcome, Why
from shingleback.domain.formatting.types import PreparedState
from shingleback.gui.widgets.basic import Collapsible
from shingleback.gui.wizard.state import WizardStep
from shingleback.gui.wizard.window import ExplanationDialog, SetupWindow
from tests.gui.wizard_desk import NAME, WAIT, Table, begun, ended
from tests.helpers.keyboard import (
    assert_backtab_is_the_reverse_of_tab,
    assert_focus_is_seen,
    jumps_up,
    names,
    press,
    reached_by_tab,
    tab_to,
    write,
)

NOT_WALKED = (WizardStep.CLOSED, WizardStep.NO_SERVICE)  # the second one looks as AWAY does
CONTROL = Qt.KeyboardModifier.ControlModifier
FAILED = ended(
    Outcome.DRIVE_REFUSED,
    PreparedState.PARTITIONED,
    why=Why.PREPARE_FAILED,
    failed_step="format",
    values={"step": "format", "state": "partitioned", "detail": "Input/output error"},
)


def show_page(table: Table, step: WizardStep) -> SetupWindow:
    """Leads to the page, and opens all that is folded on it."""
    if step is WizardStep.WORKING:
        table.script("prepare", begun("check", can_cancel=True), WAIT, FAILED)
    elif step is WizardStep.STOPPED:
        table.script("prepare", FAILED)
    table.plug_in()
    table.open()
    wizard = table.wizard
    if step is WizardStep.AWAY:
        table.pull()
    elif step in (WizardStep.WORKING, WizardStep.STOPPED, WizardStep.FOLDERS):
        table.walk_to(WizardStep.CONFIRM)
        table.erase()
    else:
        table.walk_to(step)
    table.reach_page(step)
    for fold in wizard.page.findChildren(Collapsible):
        fold.unfold(is_open=True)
    with table.qtbot.waitActive(wizard):
        wizard.activateWindow()
    return wizard


PAGES = pytest.mark.parametrize(
    "step", [step for step in WizardStep if step not in (WizardStep.CLOSED, WizardStep.NO_SERVICE)]
)


@PAGES
def test_shift_and_tab_go_back_the_way_of_tab(table: Table, step: WizardStep) -> None:
    wizard = show_page(table, step)
    press(Qt.Key.Key_Tab)
    assert_backtab_is_the_reverse_of_tab(wizard)


@PAGES
def test_tab_never_jumps_up_on_a_page(table: Table, step: WizardStep) -> None:
    wizard = show_page(table, step)
    stops = [stop for stop in reached_by_tab(wizard) if wizard.page.isAncestorOf(stop)]
    jumps = jumps_up(stops, wizard.page)
    assert len(jumps) <= 1, jumps  # once around


@PAGES
def test_f1_explains_and_escape_leads_back_to_the_same_place(table: Table, step: WizardStep) -> None:
    wizard = show_page(table, step)
    for stop in reached_by_tab(wizard):
        stop.setFocus()
        press(Qt.Key.Key_F1, window=wizard)
        [explanation] = [dialog for dialog in wizard.findChildren(ExplanationDialog) if dialog.isVisible()]
        press(Qt.Key.Key_Escape, window=explanation)
        assert not explanation.isVisible()
        assert wizard.isVisible()
        assert wizard.focusWidget() is stop, names([stop])


@PAGES
def test_control_w_stops_it_and_escape_goes_back_or_stops_it_from_wherever_the_focus_is(
    table: Table, step: WizardStep, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The buttons are pressed; what they do is tested elsewhere."""
    pressed: list[str] = []
    monkeypatch.setattr(SetupWindow, "reject", lambda _wizard: pressed.append("stop"))
    wizard = show_page(table, step)
    back = wizard.foot.back
    back.clicked.disconnect()
    back.clicked.connect(lambda: pressed.append("back"))
    way_out = "back" if back.isVisible() else "stop"
    stops = reached_by_tab(wizard)
    for stop in stops:
        stop.setFocus()
        press(Qt.Key.Key_W, CONTROL)
        press(Qt.Key.Key_Escape)
        assert wizard.isVisible()
    assert pressed == ["stop", way_out] * len(stops)


def test_from_the_first_page_to_the_first_backup_by_keyboard_the_focus_is_always_in_sight(table: Table) -> None:
    table.plug_in()
    table.open()
    wizard = table.wizard
    with table.qtbot.waitActive(wizard):
        wizard.activateWindow()
    wizard.resize(640, 360)  # 1280 x 720 at 200 %
    press(Qt.Key.Key_Tab)
    tab_to(wizard.foot.go_on)
    assert_focus_is_seen(wizard)
    press(Qt.Key.Key_Return)
    table.reach_page(WizardStep.QUESTIONS)
    assert_focus_is_seen(wizard)
    table.reach(wizard.foot.go_on.isEnabled)
    press(Qt.Key.Key_Return)  # the main button has this key wherever the focus is
    table.reach_page(WizardStep.CONFIRM)
    assert_focus_is_seen(wizard)
    write(NAME)
    press(Qt.Key.Key_Return)
    assert table.state.shown is WizardStep.CONFIRM, "Enter never erases from the field"
    tab_to(wizard.foot.go_on)
    assert_focus_is_seen(wizard)
    press(Qt.Key.Key_Return)
    table.reach_page(WizardStep.FOLDERS)
    assert_focus_is_seen(wizard)
    table.script("backup", WAIT)
    table.reach(wizard.foot.go_on.isEnabled)
    press(Qt.Key.Key_Return)
    table.reach(lambda: len(table.started("backup")) == 1)

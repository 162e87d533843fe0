"""What a folder has lost is confirmed on the page of the run."""

import pytest
from pytestqt.qtbot import QtBot

from shingleback.gui.run.page import RunPage
from shingleback.protocol.result_items import Item
from shingleback.protocol.results import BackupFinished
from shingleback.protocol.run_state import RunState


@pytest.fixture
def page(qtbot: QtBot) -> RunPage:
    page = RunPage()
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.mark.parametrize(("reason", "is_asked"), [("mostly-gone", True), ("away", True), ("locked", False)])
def test_a_loss_is_confirmed_after_the_backup(page: RunPage, qtbot: QtBot, *, reason: str, is_asked: bool) -> None:
    left_out = [Item(path="source/documents", reason=reason)]
    page.show_state(
        RunState().after(BackupFinished(outcome="left-out", exit_code=1, left_out=left_out, left_out_count=1))
    )
    assert page.steps.confirm.isVisible() == is_asked
    if is_asked:
        with qtbot.waitSignal(page.steps.confirmed) as confirmed:
            page.steps.confirm.click()
        assert confirmed.args == ["--allow-empty"]


@pytest.mark.parametrize(
    ("why", "text"), [("source-empty", "It &is empty: back up"), ("source-empty-now", "I &emptied it: back up")]
)
def test_an_empty_folder_is_backed_up_if_the_user_says_so(page: RunPage, qtbot: QtBot, why: str, text: str) -> None:
    values: dict[str, str | int] = {"path": "/home/me/notes"}
    page.show_state(RunState().after(BackupFinished(outcome="unsafe", exit_code=4, why=why, values=values)))
    assert page.steps.confirm.text() == text
    with qtbot.waitSignal(page.steps.confirmed) as confirmed:
        page.steps.confirm.click()
    assert confirmed.args == ["--allow-empty"]

"""Whether a new source is a folder that the backup knows is asked on the page of the run."""

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Why
from shingleback.gui.run.page import RunPage
from shingleback.protocol.results import BackupFinished
from shingleback.protocol.run_state import RunState


@pytest.fixture
def page(qtbot: QtBot) -> RunPage:
    page = RunPage()
    qtbot.addWidget(page)
    page.show()
    values: dict[str, str | int] = {"path": "/home/anna/Documents", "old": "/home/a/Documents", "host": "old"}
    result = BackupFinished(outcome="unsafe", exit_code=4, why=Why.FOLDER_KNOWN, values=values)
    page.show_state(RunState().after(result))
    return page


def test_yes_goes_on_with_it(page: RunPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.steps.confirmed) as confirmed:
        page.steps.confirm.click()
    assert confirmed.args == ["--continue=/home/a/Documents=/home/anna/Documents"]


def test_the_headline_announces_a_question_and_nothing_else_is_offered(page: RunPage) -> None:
    assert page.head.title.text() == "One question before the backup starts"
    assert [button.text() for button in page.findChildren(QPushButton) if button.isVisible()] == [
        "&Yes, continue with it",
        "&No, it is a different one",
    ]


def test_no_makes_it_a_new_one(page: RunPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.steps.confirmed) as confirmed:
        page.steps.deny.click()
    assert confirmed.args == ["--as-new"]


def test_other_questions_have_no_second_answer(page: RunPage) -> None:
    assert page.steps.deny.isVisible()
    page.show_state(RunState().after(BackupFinished(outcome="unsafe", exit_code=4, why=Why.OTHER_BACKUP)))
    assert page.steps.confirm.isVisible()
    assert not page.steps.deny.isVisible()


def test_whether_this_is_a_known_computer_is_asked_in_the_same_way(page: RunPage, qtbot: QtBot) -> None:
    values: dict[str, str | int] = {"path": "/home/anna/Documents", "host": "debian"}
    page.show_state(RunState().after(BackupFinished(outcome="unsafe", why=Why.COMPUTER_KNOWN, values=values)))
    assert "debian" in page.head.explanation.text()
    with qtbot.waitSignal(page.steps.confirmed) as confirmed:
        page.steps.confirm.click()
    assert confirmed.args == ["--continue-computer=debian"]
    with qtbot.waitSignal(page.steps.confirmed) as denied:
        page.steps.deny.click()
    assert denied.args == ["--as-new"]

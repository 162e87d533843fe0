"""The wizard asks whether a folder is the one that was at another place, if the drive already has a backup."""

from shingleback.domain.errors import Why
from shingleback.domain.folder_question import FolderAnswer, FolderQuestion
from shingleback.gui.wizard.state import WizardStep
from shingleback.protocol.results import LookFinished
from tests.gui.wizard_desk import PLACE, Table

QUESTION = FolderQuestion(Why.FOLDER_KNOWN, "/home/me", "old", "/home/anna")
LOOK = LookFinished(
    outcome="done", exit_code=0, room_bytes=10**12, total_bytes=10**13, has_backup=True, questions=[QUESTION]
)


def test_it_asks_and_keeps_the_answer(table: Table) -> None:
    table.script("look", LOOK)
    table.plug_in()
    table.open()
    page = table.wizard.folders
    page.folders.set_folders(["/home/me"])

    page.recognition.set_place(PLACE)
    page.recognition.set_folders(page.folders.folders)
    table.reach(lambda: page.recognition.question == QUESTION)
    assert page.question.text.text().startswith("Is “me” the folder that was at “anna” on the computer old?")
    assert ["look", "--source=/home/me", "--", PLACE] in table.started("look")
    page.question.yes.click()

    assert page.question.isHidden()
    with table.qtbot.waitSignal(table.wizard.decided) as decided:
        table.wizard._decide(table.state)
    assert decided.args[0].answers == [FolderAnswer("/home/me", old="/home/anna")]


def test_a_drive_that_was_just_prepared_has_nothing_to_ask_about(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()
    table.reach_page(WizardStep.FOLDERS)
    table.reach(lambda: "hours" in table.wizard.folders.estimate.text())  # everything is counted

    assert not [arguments for arguments in table.started("look") if arguments[1].startswith("--source")]

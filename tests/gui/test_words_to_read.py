"""How much somebody reads from plugging in a new drive to the first backup.

Run with `-s` to see the figures: python -m pytest -s tests/gui/test_words_to_read.py
"""

from PySide6.QtWidgets import QWidget

from shingleback.gui.controllers.pages import Section
from shingleback.gui.wizard.state import WizardStep
from tests.gui.wizard_desk import DRIVE, PLAN, Table, begun, prepared, text_of, window_of
from tests.helpers.reading import reading_of

MOST_WORDS = 200
MOST_CLICKS = 5


def test_from_plug_in_to_the_first_backup_there_are_at_most_200_words_and_5_clicks(table: Table) -> None:
    """With the defaults, on a drive that has files; the drive's name is typed."""
    word_counts: dict[str, int] = {}
    clicks = 0

    def read(name: str, page: QWidget) -> None:
        word_counts[name] = reading_of(page).words

    table.script("prepare", begun("erase"), {"wait": "go"}, prepared())
    window = window_of(table)
    table.plug_in()
    window.show_section(Section.DRIVES)
    card = window.drives.cards[DRIVE.path]
    read("card", card)
    card.set_up.click()
    clicks += 1
    for step in (WizardStep.WELCOME, WizardStep.QUESTIONS, WizardStep.CONFIRM):
        table.reach(lambda step=step: table.state.shown is step and not table.state.is_waiting)
        read(step, table.wizard)
        if step is WizardStep.CONFIRM:
            table.type_name()
        table.reach(table.wizard.foot.go_on.isEnabled)
        table.wizard.foot.go_on.click()
        clicks += 1
    table.reach(lambda: len(table.state.steps) == 1)
    read(WizardStep.WORKING, table.wizard)
    table.go()
    table.reach_page(WizardStep.FOLDERS)
    table.reach(lambda: "The first backup will" in text_of(table.wizard))
    read(WizardStep.FOLDERS, table.wizard)
    table.wizard.foot.go_on.click()
    clicks += 1

    total = sum(word_counts.values())
    letters = len(PLAN.name.replace(" ", ""))  # the spaces may be left out
    print(f"\n{word_counts}: {total} words, {clicks} clicks, {letters} letters")
    assert total <= MOST_WORDS
    assert clicks <= MOST_CLICKS

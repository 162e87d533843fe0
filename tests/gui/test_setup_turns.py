"""The wizard asks whether a second drive takes turns with the drive of an existing backup set."""

import msgspec.structs
import pytest

from shingleback.backup_sets.library import Memory
from shingleback.gui.wizard.backup_set import leads
from shingleback.gui.wizard.state import WizardStep, free_label
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, When
from tests.gui.wizard_desk import DRIVE, PLACE, Table, text_of

LEAD = BackupSet(
    folders=["/home/me"], destination="/media/me/Other", key="lead", name="Family", when=When.DAILY, drives=["other"]
)
NEW = BackupSet(key="new")


@pytest.fixture
def second(table: Table) -> Table:
    """One drive has a backup set, and a second one is set up as far as the last page."""
    chosen = table.chosen
    for backup_set in chosen.sets:
        chosen.drop(backup_set.key)
    chosen.put(LEAD)
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()
    table.reach_page(WizardStep.FOLDERS)
    return table


def test_a_second_drive_can_be_set_to_take_turns_in_the_wizard(second: Table) -> None:
    page = second.wizard.folders
    assert "In turns with the drive of Family" in [choice.text() for choice in page.turns.ways.values()]
    page.turns.ways["lead"].click()
    assert (page.folders.folders, page.when.when, page.folders.isEnabled()) == (("/home/me",), When.DAILY, False)

    second.wizard.close()

    first, second_set = Memory(Paths.of_user()).load().sets
    assert (first.key, first.destination) == ("lead", LEAD.destination)
    assert (second_set.turns_with, second_set.destination, second_set.drives) == ("lead", PLACE, [DRIVE.key])
    assert (second_set.folders, second_set.when) == (LEAD.folders, LEAD.when)


def test_no_longer_taking_turns_brings_back_the_folders_chosen_before(second: Table) -> None:
    page = second.wizard.folders
    page.folders.set_folders(["/home/me/Music"])
    page.when.choices[When.ASK].click()
    page.turns.ways["lead"].click()
    page.turns.own.click()
    assert (page.folders.folders, page.when.when) == (("/home/me/Music",), When.ASK)
    assert page.folders.isEnabled()

    second.wizard.close()

    assert [backup_set.turns_with for backup_set in Memory(Paths.of_user()).load().sets] == ["", ""]


def test_without_another_drive_taking_turns_is_not_offered(table: Table) -> None:
    table.plug_in()
    table.open()
    assert table.wizard.folders.turns.ways == {}
    assert "Is this a second drive?" not in text_of(table.wizard.folders)


def test_a_set_with_two_drives_accepts_no_third_and_a_drive_with_its_own_set_keeps_it() -> None:
    second = BackupSet(folders=["/home/me"], destination="/media/me/Drawer", key="second", turns_with="lead")
    assert leads([LEAD], NEW) == [LEAD]
    assert leads([LEAD, second], NEW) == []
    assert leads([LEAD, BackupSet(key="new")], NEW) == []
    assert leads([BackupSet(key="empty")], NEW) == []


def test_a_second_drive_gets_a_different_label(table: Table) -> None:
    chosen = table.chosen
    for backup_set in chosen.sets:
        chosen.drop(backup_set.key)
    chosen.put(msgspec.structs.replace(LEAD, destination="/media/me/Backup"))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    assert table.confirm.label.text() == "Backup 2"
    assert "--label=Backup 2" in table.started("plan")[-1]


def test_labels_of_other_drives_are_skipped() -> None:
    assert free_label(()) == "Backup"
    assert free_label({"Backup", "Backup 2", "Photos"}) == "Backup 3"

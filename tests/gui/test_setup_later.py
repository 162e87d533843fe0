"""The wizard sets a drive up, and the first backup comes later."""

from dataclasses import replace

import pytest

from shingleback.backup_sets.library import Memory
from shingleback.domain.drive import DriveChanged
from shingleback.store.private_files import Paths
from tests.gui.wizard_desk import DRIVE, Table, walk_to_the_end, window_of

pytestmark = pytest.mark.qt_log_ignore("does not support", extend=True)  # logged by the offscreen platform


def test_a_first_backup_that_comes_later_does_not_miss_what_was_erased(table: Table) -> None:
    walk_to_the_end(table)
    table.wizard.stop.click()  # Later
    (chosen,) = table.chosen.sets
    opened = replace(DRIVE, volumes=(replace(DRIVE.volumes[0], mount_points=(chosen.destination,)),))
    table.drives.on_event(DriveChanged(DRIVE, opened))
    assert Memory(Paths.of_user()).load().erased == {chosen.key: DRIVE.key}, "known after a restart, too"
    home = window_of(table).home
    for count in (1, 2):
        home.begin(chosen.key)
        table.reach(lambda count=count: len(table.started("backup")) == count and not home.is_busy)

    first, second = table.started("backup")
    assert "--new" in first
    assert "--new" not in second
    assert table.chosen.settings.erased == {}


def test_a_backup_to_another_drive_leaves_the_erased_one_to_its_turn(table: Table) -> None:
    """Before, the drive that was set up missed its old backup if the other drive of the set came first."""
    walk_to_the_end(table)
    table.wizard.stop.click()
    (chosen,) = table.chosen.sets
    table.chosen.expect_erased(chosen.key, "the other drive")
    opened = replace(DRIVE, volumes=(replace(DRIVE.volumes[0], mount_points=(chosen.destination,)),))
    table.drives.on_event(DriveChanged(DRIVE, opened))
    window_of(table).home.begin(chosen.key)
    table.reach(lambda: len(table.started("backup")) == 1)
    assert "--new" not in table.started("backup")[0]
    assert table.chosen.settings.erased == {chosen.key: "the other drive"}

"""After a drive was erased, Restore shows none of its old files, and does not call the drive away."""

import shutil
from dataclasses import replace

import pytest

from shingleback.backup_sets.following import note_folder_erased
from shingleback.domain.drive import DriveArrived, DriveChanged
from shingleback.store.private_files import Paths
from tests.gui.history.conftest import HistoryDesk
from tests.helpers.painted import paints
from tests.helpers.plugged_in import EXPANSION


def erase(desk: HistoryDesk) -> None:
    """Empties the drive, as the setup of a drive does."""
    shutil.rmtree(desk.backup)
    desk.backup.mkdir()
    note_folder_erased(str(desk.backup), Paths.of_user())


def test_files_of_an_erased_drive_are_not_shown_although_it_is_mounted_where_it_was(backed_up: HistoryDesk) -> None:
    closed = replace(EXPANSION, volumes=(replace(EXPANSION.volumes[0], mount_points=()),))
    backed_up.drives.on_event(DriveArrived(EXPANSION))
    backed_up.browse()
    backed_up.page.hide()
    backed_up.drives.on_event(DriveChanged(EXPANSION, closed))
    erase(backed_up)
    backed_up.drives.on_event(DriveChanged(closed, EXPANSION))

    backed_up.open()

    backed_up.qtbot.waitUntil(lambda: paints(backed_up.page, "Nothing to restore yet"))


@pytest.mark.parametrize("is_shown", [True, False], ids=["shown", "hidden"])
def test_files_of_an_erased_drive_that_stayed_mounted_are_not_shown(backed_up: HistoryDesk, is_shown: bool) -> None:
    backed_up.browse()
    erase(backed_up)
    backed_up.page.setVisible(is_shown)

    backed_up.page.note_erased()
    backed_up.open()

    backed_up.qtbot.waitUntil(lambda: paints(backed_up.page, "Nothing to restore yet"))

"""A backup that shares a disk with its files is never shown as safe, before it is saved and after."""

from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.domain.local_time import local_time
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from tests.gui.conftest import KEY, Desk
from tests.helpers.accessible import accessible_items
from tests.helpers.painted import paints
from tests.unit.gui.controllers.drives import EXPANSION, mounted

POINT: Final = "/run/media/me/Backup"
DRIVE: Final = mounted(EXPANSION, POINT)
SAFE: Final = "Your files are backed up"
SAME: Final = "Files and backup are on the same disk"


def back_up(place: Path | str, *, is_own_disk: bool) -> None:
    history = RunHistory(Paths.of_user().history_file)
    history.add(
        BackupFinished(
            outcome="done",
            exit_code=0,
            destination=str(place),
            version="2026-11-29T08-00-00",
            started_at=local_time().isoformat(),
            total=Tally(3, 412),
            backup_set=KEY,
            is_own_disk=is_own_disk,
        )
    )
    history.close()


def announces(desk: Desk, text: str) -> bool:
    return any(text in f"{item.name} {item.description}" for item in accessible_items(desk.window))


@pytest.mark.parametrize("is_own_disk", [True, False])
def test_home_says_that_a_backup_is_on_the_own_disk(desk: Desk, qtbot: QtBot, *, is_own_disk: bool) -> None:
    back_up(desk.destination, is_own_disk=is_own_disk)
    desk.choose()

    qtbot.waitUntil(lambda: paints(desk.window, "Restore files"))  # laid out
    for text, is_said in ((SAFE, not is_own_disk), (SAME, is_own_disk)):
        assert (paints(desk.window, text), announces(desk, text)) == (is_said, is_said)
    assert paints(desk.window, "If that disk fails, the backup is lost too") == is_own_disk


def test_home_says_that_a_backup_is_on_the_drive_of_its_files(desk: Desk, qtbot: QtBot) -> None:
    desk.drives.on_event(DriveArrived(DRIVE))
    back_up(f"{POINT}/Shingleback", is_own_disk=False)
    desk.choose(Path(POINT, "Photos"), destination=Path(POINT, "Shingleback"))

    qtbot.waitUntil(lambda: paints(desk.window, SAME))
    qtbot.waitUntil(lambda: paints(desk.window, "on the same drive as Photos"))


@pytest.mark.parametrize(
    ("folder", "place", "sentence"),
    [
        ("/home/me", "/home/me/Backup", "This folder is inside me, which you want to back up"),
        (f"{POINT}/Photos", f"{POINT}/Backup", "Backup \u203a Photos is on this drive too"),
        (f"{POINT}/Photos", f"{POINT}/Photos/Backup", "This folder is inside"),
        ("/run/media", f"{POINT}/Backup", ""),  # another drive is mounted inside of the folder
        ("/home/me", "/srv/backup", ""),
        ("/home/me", f"{POINT}/Backup", ""),
    ],
)
def test_the_editor_says_before_saving_that_both_would_be_lost(
    desk: Desk, folder: str, place: str, sentence: str
) -> None:
    desk.drives.on_event(DriveArrived(DRIVE))
    desk.choose(Path("/home/me/Music"))
    desk.window.home.edit(KEY)
    editor = desk.window.home.editor
    editor.what.folders.set_folders([folder])
    editor.where.place.edit.setText(place)

    assert paints(desk.window, sentence)
    assert editor.where.place.exposed.isVisible() == bool(sentence)

"""Sentences name a drive wherever it is mounted, in whatever order parts of the window hear of it."""

from dataclasses import replace

import msgspec.structs

from shingleback.domain.drive import DriveArrived
from shingleback.gui.run.texts import translate
from shingleback.store.settings import BackupSet
from tests.gui.conftest import Desk
from tests.helpers.plugged_in import EXPANSION

PLACE = "/mnt/backup/letters"


def test_a_drive_is_named_in_the_first_sentence_after_its_plug_in(desk: Desk) -> None:
    """Home hears of it before the window. Before, it showed the path then."""
    desk.chosen.change(
        lambda old: msgspec.structs.replace(old, sets=[BackupSet(folders=["/home/me"], destination=PLACE)])
    )
    shown: list[str] = []
    desk.statuses.changed.connect(lambda: shown.append(translate.path(PLACE)))
    volume = replace(EXPANSION.volumes[0], label="Archive", mount_points=("/mnt/backup",))
    desk.drives.on_event(DriveArrived(replace(EXPANSION, volumes=(volume,))))
    assert shown[0] == "Archive \u203a letters"

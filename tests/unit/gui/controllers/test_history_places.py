"""The history page shows the runs of a location, wherever its drive is mounted now."""

from contextlib import closing
from pathlib import Path
from typing import Final

from pytestqt.qtbot import QtBot

from shingleback.backup_sets.destinations import DestinationLocator, Tables
from shingleback.backup_sets.library import Memory
from shingleback.domain.destination import VolumeFolder
from shingleback.gui.controllers.history import BackupHistory
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.plugged_in import make_drives

MINE: Final = "/media/me/Backup/here"
OTHER: Final = "/media/me/Backup1/here"
MOUNTINFO: Final = """\
20 1 0:1 / / rw - overlay x rw
30 20 8:17 / /media/me/Backup1 rw - ext4 x rw
31 20 8:33 / /media/me/Backup rw - ext4 x rw
"""


def test_drives_that_swapped_mount_points_keep_their_own_runs(
    qtbot: QtBot,  # noqa: ARG001 (needs an application)
    tmp_path: Path,
) -> None:
    for number, uuid in ((17, "1111"), (33, "2222")):
        (tmp_path / f"b8:{number}").write_text(f"E:ID_FS_UUID_ENC={uuid}\nE:ID_FS_USAGE=filesystem\n")
    mountinfo = tmp_path / "mountinfo"
    mountinfo.write_text(MOUNTINFO)
    paths = Paths.of_user()
    results = {place: BackupFinished(outcome="done", exit_code=0, destination=place) for place in (MINE, OTHER)}
    with closing(RunHistory(paths.history_file)) as history:
        for uuid, (place, result) in zip(("1111", "2222"), results.items(), strict=True):
            history.remember_place(place, uuid, VolumeFolder(uuid, "/here"))
            history.add(result)
    memory = Memory(paths, DestinationLocator(paths.history_file, Tables(mountinfo, tmp_path, tmp_path / "none").now))
    memory.save(Settings(sets=[BackupSet(folders=["/home"], destination=place, key=place) for place in results]))

    backup_history = BackupHistory(
        paths,
        make_drives(),
        SettingsController(memory),
        lambda: Worker(["/nowhere"]),
        lambda: PreviewDecoder(["/nowhere"]),
    )
    assert {place.path: [backup_set.key for backup_set in place.sets] for place in backup_history.places} == {
        OTHER: [MINE],
        MINE: [OTHER],
    }
    assert backup_history.runs.newest(OTHER) == [results[MINE]]
    assert backup_history.runs.newest(MINE) == [results[OTHER]]
    backup_history.stop()

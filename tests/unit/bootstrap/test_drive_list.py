"""What is kept of the drives that are plugged in."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.bootstrap.drive_jobs import HealthCheck, HealthResult
from shingleback.bootstrap.drive_list import plugged_in
from shingleback.domain.drive import Drive, DriveArrived
from shingleback.domain.smart.report import AccessMethod
from shingleback.gui.controllers.settings import SettingsController
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet
from tests.helpers.plugged_in import EXPANSION, PASSPORT


def test_a_drive_that_was_there_before_its_backup_set_is_known_when_it_comes_back_unopened(
    qapp: QCoreApplication, tmp_path: Path
) -> None:
    paths = Paths.of_user({"HOME": str(tmp_path)})
    chosen = SettingsController(Memory(paths), qapp)
    plugged = plugged_in(paths, chosen, qapp)
    plugged.watch.event_received.emit(DriveArrived(EXPANSION))

    chosen.put(BackupSet(key="a", folders=["/home/me"], destination="/media/me/Backup/Mine", drives=[EXPANSION.key]))

    closed = replace(EXPANSION, volumes=tuple(replace(one, mount_points=()) for one in EXPANSION.volumes))
    assert [one.key for one in chosen.sets_for(closed)] == ["a"]


def test_of_drives_that_are_open_in_one_another_the_innermost_is_known(qapp: QCoreApplication, tmp_path: Path) -> None:
    """As where a drive is mounted in the home folder, and that is on a disk of its own."""
    paths = Paths.of_user({"HOME": str(tmp_path)})
    chosen = SettingsController(Memory(paths), qapp)
    plugged = plugged_in(paths, chosen, qapp)
    outer = replace(PASSPORT, volumes=(replace(EXPANSION.volumes[0], mount_points=("/media",)),))
    for drive in (outer, EXPANSION):
        plugged.watch.event_received.emit(DriveArrived(drive))

    chosen.put(BackupSet(key="a", folders=["/home/me"], destination="/media/me/Backup/Mine", drives=[EXPANSION.key]))

    assert chosen.settings.places == {"a": EXPANSION.key}


def test_a_health_report_that_makes_no_sense_is_not_being_read_for_ever(
    qtbot: QtBot, qapp: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_self: HealthCheck, _drive: Drive) -> HealthResult:
        raise ValueError("a number that is none")

    monkeypatch.setattr(HealthCheck, "of", fail)
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", f"unix:path={tmp_path}/none")
    paths = Paths.of_user({"HOME": str(tmp_path)})
    plugged = plugged_in(paths, SettingsController(Memory(paths), qapp), qapp)
    plugged.watch.start()
    try:
        plugged.watch.event_received.emit(DriveArrived(EXPANSION))
        qtbot.waitUntil(lambda: plugged.drives.views[0].access is AccessMethod.FAILED)
    finally:
        plugged.watch.stop()

    assert plugged.drives.views[0].health is not None

"""What is remembered of the drives that are plugged in."""

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


def test_a_drive_plugged_in_before_its_set_was_created_is_recognized_when_it_returns_unmounted(
    qapp: QCoreApplication, tmp_path: Path
) -> None:
    paths = Paths.of_user({"HOME": str(tmp_path)})
    chosen = SettingsController(Memory(paths), qapp)
    drive_list = plugged_in(paths, chosen, qapp)
    drive_list.watch.event_received.emit(DriveArrived(EXPANSION))

    chosen.put(BackupSet(key="a", folders=["/home/me"], destination="/media/me/Backup/Mine", drives=[EXPANSION.key]))

    closed = replace(EXPANSION, volumes=tuple(replace(volume, mount_points=()) for volume in EXPANSION.volumes))
    assert [backup_set.key for backup_set in chosen.sets_for(closed)] == ["a"]


def test_of_nested_mounts_the_innermost_drive_is_used(qapp: QCoreApplication, tmp_path: Path) -> None:
    """As when a drive is mounted in the home folder, which is on a disk of its own."""
    paths = Paths.of_user({"HOME": str(tmp_path)})
    chosen = SettingsController(Memory(paths), qapp)
    drive_list = plugged_in(paths, chosen, qapp)
    outer = replace(PASSPORT, volumes=(replace(EXPANSION.volumes[0], mount_points=("/media",)),))
    for drive in (outer, EXPANSION):
        drive_list.watch.event_received.emit(DriveArrived(drive))

    chosen.put(BackupSet(key="a", folders=["/home/me"], destination="/media/me/Backup/Mine", drives=[EXPANSION.key]))

    assert chosen.settings.places == {"a": EXPANSION.key}


def test_an_invalid_health_report_does_not_stay_in_progress(
    qtbot: QtBot, qapp: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_self: HealthCheck, _drive: Drive) -> HealthResult:
        raise ValueError("a number that is none")

    monkeypatch.setattr(HealthCheck, "of", fail)
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", f"unix:path={tmp_path}/none")
    paths = Paths.of_user({"HOME": str(tmp_path)})
    drive_list = plugged_in(paths, SettingsController(Memory(paths), qapp), qapp)
    drive_list.watch.start()
    try:
        drive_list.watch.event_received.emit(DriveArrived(EXPANSION))
        qtbot.waitUntil(lambda: drive_list.drives.views[0].access is AccessMethod.FAILED)
    finally:
        drive_list.watch.stop()

    assert drive_list.drives.views[0].health is not None

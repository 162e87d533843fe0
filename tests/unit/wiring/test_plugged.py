"""What is kept of the drives that are plugged in."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.memory import Memory
from shingleback.model.drive import DriveArrived
from shingleback.settings.paths import Paths
from shingleback.settings.settings import BackupSet
from shingleback.wiring.plugged import plugged_in
from tests.helpers.plugged_in import EXPANSION, PASSPORT


def test_a_drive_that_was_there_before_its_backup_set_is_known_when_it_comes_back_unopened(
    qapp: QCoreApplication, tmp_path: Path
) -> None:
    paths = Paths.of_user({"HOME": str(tmp_path)})
    chosen = Chosen(Memory(paths), qapp)
    plugged = plugged_in(paths, chosen, qapp)
    plugged.watch.told.emit(DriveArrived(EXPANSION))

    chosen.put(BackupSet(key="a", folders=["/home/me"], destination="/media/me/Backup/Mine"))

    closed = replace(EXPANSION, volumes=tuple(replace(one, mount_points=()) for one in EXPANSION.volumes))
    assert [one.key for one in chosen.sets_for(closed)] == ["a"]


def test_of_drives_that_are_open_in_one_another_the_innermost_is_known(qapp: QCoreApplication, tmp_path: Path) -> None:
    """As where a drive is mounted in the home folder, and that is on a disk of its own."""
    paths = Paths.of_user({"HOME": str(tmp_path)})
    chosen = Chosen(Memory(paths), qapp)
    plugged = plugged_in(paths, chosen, qapp)
    outer = replace(PASSPORT, volumes=(replace(EXPANSION.volumes[0], mount_points=("/media",)),))
    for drive in (outer, EXPANSION):
        plugged.watch.told.emit(DriveArrived(drive))

    chosen.put(BackupSet(key="a", folders=["/home/me"], destination="/media/me/Backup/Mine"))

    assert chosen.settings.places == {"/media/me/Backup/Mine": EXPANSION.key}

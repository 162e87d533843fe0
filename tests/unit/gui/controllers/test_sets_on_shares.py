"""What is known of a backup set that goes to a share, which is no drive."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.starting import SessionStart, Starter, Way
from shingleback.backup_sets.status import Schedule
from shingleback.domain.drive import ServiceChanged, ServiceState
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, Surroundings
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.home import texts
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings, When
from tests.helpers.plugged_in import make_drives

NOW = datetime(2026, 5, 20, 18, 0, tzinfo=UTC)
PLACE = "/media/nas/backup"


@pytest.mark.parametrize(
    ("is_on_share", "starter", "offer"), [(True, Starter.NOTHING, Way.TIMER), (False, Starter.LOGIN, None)]
)
def test_only_the_timer_starts_backups_to_a_share(
    qtbot: QtBot,  # noqa: ARG001 (needs an application)
    is_on_share: bool,
    starter: Starter,
    offer: Way | None,
) -> None:
    memory = Memory(Paths.of_user())
    memory.save(Settings(sets=[BackupSet(folders=["/home/me"], destination=PLACE, key="one", when=When.DAILY)]))
    run, drives, chosen = BackupRun(Worker(["/nowhere"])), make_drives(), SettingsController(memory)
    session = SessionStart(is_timer_possible=True, is_timer_on=False, is_login_on=True, starts_at_login=True)
    surroundings = Surroundings(
        lambda: NOW, lambda _place: "/media/nas", is_on_share=lambda _place: is_on_share, session=lambda: session
    )
    (view,) = BackupSetStatuses(chosen, Schedule(memory), drives, run, surroundings).views
    assert (view.is_to_share, view.starter, view.offer) == (is_on_share, starter, offer)


@pytest.mark.parametrize(
    ("kind", "presence", "says", "step"),
    [
        ("nfs4", "not connected", "", "Connect the share"),
        ("fuse.sshfs", "not connected", "", "Connect the share"),
        ("davfs", "not connected", "", "Connect the share"),
        ("ext4", "not plugged in", "", "Plug in the drive"),
    ],
)
def test_a_share_that_is_not_mounted_is_not_called_a_drive(
    qtbot: QtBot,  # noqa: ARG001 (needs an application)
    tmp_path: Path,
    kind: str,
    presence: str,
    says: str,
    step: str,
) -> None:
    fstab = tmp_path / "fstab"
    fstab.write_text(f"somewhere:/files /mnt/files {kind} noauto 0 0\n")
    memory = Memory(Paths.of_user())
    memory.save(Settings(sets=[BackupSet(folders=["/home/me"], destination="/mnt/files/backup", key="one")]))
    run, drives, chosen = BackupRun(Worker(["/nowhere"])), make_drives(), SettingsController(memory)
    drives.on_event(ServiceChanged(ServiceState.ABSENT))
    surroundings = Surroundings(lambda: NOW, lambda _place: "/", fstab)
    (view,) = BackupSetStatuses(chosen, Schedule(memory), drives, run, surroundings).views
    assert (texts.presence(view), texts.says(view, NOW), texts.step(view)) == (presence, says, step)

"""Whether the destination of a set is there, where nothing but the history of its backups can tell."""

from datetime import UTC, datetime, timedelta
from typing import Final

import pytest

from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import Presence, Schedule
from shingleback.domain.drive import ServiceChanged, ServiceState
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, Surroundings
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.plugged_in import make_drives

NOW: Final = datetime(2026, 5, 20, 18, 0, tzinfo=UTC)
DAY: Final = timedelta(days=1)
PLACE: Final = "/mnt/backup/here"


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(
    ("mounted_at", "is_own_disk", "presence"),
    [("/mnt/backup", False, Presence.OPEN), ("/", False, Presence.AWAY), ("/", True, Presence.OPEN)],
)
def test_where_a_backup_was_on_a_drive_a_folder_of_the_system_disk_is_not_taken_for_it(
    mounted_at: str, is_own_disk: bool, presence: Presence
) -> None:
    memory = Memory(Paths.of_user())
    memory.save(Settings(sets=[BackupSet(["/home/me"], PLACE, key="one")]))
    history = RunHistory(Paths.of_user().history_file)
    history.add(
        BackupFinished(
            outcome="done",
            exit_code=0,
            destination=PLACE,
            backup_set="one",
            started_at=(NOW - DAY).isoformat(),
            is_own_disk=is_own_disk,
        )
    )
    history.close()
    chosen, drives, run = SettingsController(memory), make_drives(), BackupRun(Worker(["/nowhere"]))
    surroundings = Surroundings(lambda: NOW, lambda _place: mounted_at)
    statuses = BackupSetStatuses(chosen, Schedule(memory), drives, run, surroundings)
    drives.on_event(ServiceChanged(ServiceState.ABSENT))
    assert [view.presence for view in statuses.views] == [presence]

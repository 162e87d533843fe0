"""At the end of the session, no notification remains whose buttons would do nothing."""

import signal
import subprocess
from datetime import timedelta

import pytest

from shingleback.backup_sets.library import Memory
from shingleback.domain.local_time import local_time
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings
from tests.fakes.notifications import FakeNotifications
from tests.helpers.bus import Bus
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.program import command, environment

PLACE = "/media/me/Backup/here"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["end of the session", "Ctrl-C"])
def test_a_window_that_is_terminated_withdraws_its_notifications(bus: Bus, number: signal.Signals) -> None:
    long_ago = (local_time() - timedelta(days=100)).isoformat()
    Memory(Paths.of_user()).save(Settings(sets=[BackupSet(["/home/me"], PLACE, key="one")], reminder_days=14))
    history = RunHistory(Paths.of_user().history_file)
    history.add(BackupFinished(outcome="done", exit_code=0, destination=PLACE, started_at=long_ago, backup_set="one"))
    history.close()
    buses = {"DBUS_SYSTEM_BUS_ADDRESS": bus.address, "DBUS_SESSION_BUS_ADDRESS": bus.address}
    variables = environment() | buses | {"QT_QPA_PLATFORM": "offscreen"}
    with (
        FakeNotifications(bus.address) as desktop,
        subprocess.Popen(command(), env=variables, stderr=subprocess.DEVNULL) as process,
    ):
        try:
            wait_until(lambda: bool(desktop.shown))
            process.send_signal(number)
            assert process.wait(PATIENCE_S) == 0
        finally:
            process.kill()
        assert desktop.shown == {}

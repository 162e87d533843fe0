"""`due`, as the timer of the session runs it at night: a backup, the care that is due, and an ejection."""

import contextlib
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from shingleback.bootstrap.backup import mark_of
from shingleback.devices.mounts import mount_above, number_of
from shingleback.domain.care.types import DAY_S, CareAction
from shingleback.store import settings
from shingleback.store.drive_records import CareHistory
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings, When
from tests.device.test_caring import Bench, bench_with
from tests.device.test_due import back_up_long_ago
from tests.helpers.program import events
from tests.helpers.trees import contents, write

pytestmark = pytest.mark.device
LONG_AGO_S = 100 * DAY_S  # the whole scrub is due


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    with ExitStack() as stack:
        care_bench = bench_with("ext4", tmp_path, stack, 600)
        care_bench.paths = Paths.of_user()
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", care_bench.address)
        care_bench.mount()
        yield care_bench
        if care_bench.point.is_mount():
            care_bench.unmount()


def first_seen_long_ago(bench: Bench) -> None:
    command = ["blkid", "--output", "value", "--match-tag", "UUID", bench.node]
    uuid = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    with contextlib.closing(CareHistory(bench.paths.care_file)) as history:
        history.know(uuid, time.time() - LONG_AGO_S, None)


def test_at_night_a_drive_gets_a_backup_and_care_and_is_ejected(bench: Bench, tmp_path: Path) -> None:
    source, place = tmp_path / "letters", bench.point / "Backup"
    write(source / "one", b"Dear reader")
    back_up_long_ago(source, place)
    mount = mount_above(bench.point)
    assert mount is not None
    drive = mark_of(number_of(mount)).key
    backup_set = BackupSet(key="1", folders=[str(source)], destination=str(place), when=When.DAILY, ejects=True)
    settings.save(bench.paths.settings_file, Settings(sets=[backup_set], on_battery=True, care={drive: True}))
    first_seen_long_ago(bench)
    write(source / "two", b"Dear other reader")

    reported = events("due", check=0)

    finished = [event for event in reported if event["event"] == "finished"]
    assert [event["command"] for event in finished] == ["backup", "care", "eject", "due"]
    assert [event["outcome"] for event in finished] == ["done"] * 4
    assert CareAction.READ in [done["action"] for done in finished[1]["done"]]
    assert finished[1]["checked"]["files"] == 2
    assert finished[-1]["ejected"] == [str(place)]
    assert not bench.point.is_mount()
    bench.mount()
    assert contents(place / "letters") == contents(source)

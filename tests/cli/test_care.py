"""`shingleback care` on a real backup: what is due, and a read of the whole backup, a portion at a time.

UDisks2 is a fake; the filesystem is real.
"""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from shingleback.domain.errors import Outcome
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from tests.fakes.machine import block, files
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_objects import DRIVE, drive, path_of
from tests.helpers.bus import private_bus
from tests.helpers.containers import refusal_of_own_disk
from tests.helpers.loop import loop_device, mount
from tests.helpers.memory import on_disk  # noqa: F401 (a fixture)
from tests.helpers.program import events, run, running, send_command, wait_for_event
from tests.helpers.real_mounts import unmount

pytestmark = pytest.mark.device

SIZE_MB = 64
FILES = 36


@pytest.fixture
def backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A backup of some files, on a drive of its own."""
    source, point = tmp_path / "Letters", tmp_path / "drive"
    for folder in (source, point):
        folder.mkdir()
    for number in range(FILES):
        (source / f"letter {number}").write_bytes(os.urandom(10_000))
    with ExitStack() as stack:
        node = stack.enter_context(loop_device("ext4", tmp_path / "image", SIZE_MB))
        bus = stack.enter_context(private_bus(tmp_path))
        plugged = block(node, os.stat(node).st_rdev, files("ext4", str(point)), size=SIZE_MB << 20, drive=DRIVE)
        stack.enter_context(FakeUDisks(bus.address, {DRIVE: drive(), path_of(node): plugged}, unmount))
        mount("ext4", node, point)
        stack.callback(unmount, node)
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        run("backup", source, point / "Backup", check=0)
        yield point / "Backup"


def test_a_drive_that_needs_no_care_is_reported_with_its_free_space(backup: Path) -> None:
    output = run("care", backup, check=0).stdout
    assert "Nothing is due" in output
    assert "There is room for " in output
    result = events("care", backup, check=0)[-1]
    assert result["room_bytes"] > 0
    obstacles = {never["action"]: never["obstacle"] for never in result["never"]}
    assert obstacles["balance"] == obstacles["gc"] == "other-filesystem"
    assert all(never["text"] for never in result["never"])


def test_the_whole_backup_is_read_in_twelve_portions_and_damage_is_named(backup: Path) -> None:
    damaged = backup / "Letters" / "letter 7"
    info = damaged.stat()
    damaged.write_bytes(bytes(10_000))
    os.utime(damaged, ns=(info.st_atime_ns, info.st_mtime_ns))

    results = [events("care", backup, "read")[-1] for _ in range(12)]

    assert [result["parts_done"] for result in results] == [*range(1, 12), 0]
    assert sum(result["checked"]["files"] for result in results) == FILES - 1
    bad = [result for result in results if result["outcome"] != "done"]
    assert [(result["outcome"], result["exit_code"], len(result["left_out"])) for result in bad] == [("left-out", 1, 1)]
    assert bad[0]["left_out"][0]["path"] == "Letters/letter 7"


def test_all_due_care_is_done_in_one_run(backup: Path) -> None:
    events("care", backup, check=0)
    with closing(sqlite3.connect(Paths.of_user().care_file)) as past, past:
        past.execute("UPDATE known SET since_s = since_s - 20 * 86400")  # two portions of the reading are due

    *reported, result = events("care", backup, "--due", check=0)

    assert [event["values"]["action"] for event in reported if event.get("code") == "care-begins"] == ["read", "read"]
    assert [done["action"] for done in result["done"]] == ["read", "read"]
    assert result["parts_done"] == 2
    assert result["checked"]["files"] > 0
    assert result["due"] == []
    kinds = [past["kind"] for past in result["past"]]
    assert sorted(kinds) == ["backup", "read", "read"]


def test_unattended_care_does_what_needs_no_password(backup: Path) -> None:
    events("care", backup, check=0)
    with closing(sqlite3.connect(Paths.of_user().care_file)) as past, past:
        past.execute("UPDATE known SET since_s = since_s - 10 * 86400")

    result = events("care", backup, "--due", "--unattended", check=0)[-1]

    assert [done["action"] for done in result["done"]] == ["read"]


def test_nothing_is_started_that_may_take_longer_than_allowed(backup: Path) -> None:
    events("care", backup, check=0)
    with closing(sqlite3.connect(Paths.of_user().care_file)) as past, past:
        past.execute("UPDATE known SET since_s = since_s - 20 * 86400")

    result = events("care", backup, "--due", "--within", "0", check=0)[-1]

    assert result["done"] == []
    assert [due["action"] for due in result["due"]] == ["read"]


def test_care_that_would_not_be_ready_in_time_is_reported_and_not_started(backup: Path) -> None:
    events("care", backup, check=0)
    with closing(sqlite3.connect(Paths.of_user().care_file)) as past, past:
        past.execute("UPDATE known SET since_s = since_s - 20 * 86400")

    *reported, result = events("care", backup, "--due", "--ready-by", "2020-03-01T07:00", check=0)

    assert result["done"] == []
    assert [(due["action"], due["in_time"]) for due in result["due"]] == [("read", 0)]
    assert [event for event in reported if event.get("code") == "care-begins"] == []


def test_care_that_will_be_ready_in_time_is_reported_and_done(backup: Path) -> None:
    events("care", backup, check=0)
    with closing(sqlite3.connect(Paths.of_user().care_file)) as past, past:
        past.execute("UPDATE known SET since_s = since_s - 20 * 86400")
    by = (datetime.now(UTC) + timedelta(hours=3)).isoformat()

    assert [due["in_time"] for due in events("care", backup, "--ready-by", by, check=0)[-1]["due"]] == [2]
    *reported, result = events("care", backup, "--due", "--ready-by", by, check=0)

    assert [done["action"] for done in result["done"]] == ["read", "read"]
    assert {event["state"] for event in reported if event["event"] == "ready_by"} == {"ready"}


def test_the_versions_that_the_next_backup_will_remove_are_counted(backup: Path) -> None:
    letters = backup.parents[1] / "Letters"
    for number in range(2):
        (letters / f"new {number}").write_bytes(b"new")
        run("backup", letters, backup, check=0)
    result = events("care", backup, check=0)[-1]
    assert (result["versions"], result["thinned"]) == (3, 0)


def test_a_refusal_is_explained_in_a_sentence(backup: Path) -> None:
    done = run("care", backup, "check", check=2)
    assert "Close the drive first" in done.stderr
    assert "doesn't need this" in run("care", backup, "balance", check=2).stderr


def test_canceled_care_does_not_count(backup: Path) -> None:
    with running("care", backup, "read") as process:
        send_command(process, "pause")
        send_command(process, "cancel")
        result = wait_for_event(process, "finished")
    if result["outcome"] == "canceled":  # it may have been faster
        assert events("care", backup, check=0)[-1]["parts_done"] == 0


def test_the_computer_itself_is_not_cared_for() -> None:
    done = run("care", "/", "--json")
    assert json.loads(done.stdout.splitlines()[-1])["outcome"] in ("unsafe", "usage")


def test_a_drive_lost_during_a_backup_should_be_checked(backup: Path) -> None:
    """Until it was checked, or a backup there was completed: one that only started says nothing of the filesystem."""
    for outcome in ("drive-gone", "canceled", "drive-refused", "drive-full"):
        result = BackupFinished(
            outcome=outcome,
            exit_code=Outcome(outcome).exit_code,
            destination=str(backup),
            started_at=datetime.now(UTC).isoformat(timespec="seconds"),
        )
        with closing(RunHistory(Paths.of_user().history_file)) as history:
            history.add_backup(result, str(backup), None, [], is_known=True)

        due = events("care", backup, check=0)[-1]["due"]
        listed = [(action["action"], action["reason"], action["missing"]) for action in due]
        assert listed == [("check", "pulled", ["unmounted"])], outcome

    run("backup", backup.parents[1] / "Letters", backup, check=0)
    assert events("care", backup, check=0)[-1]["due"] == []


def test_a_folder_on_the_computers_own_disk_is_not_cared_for(tmp_path: Path) -> None:
    done = run("care", tmp_path, check=refusal_of_own_disk(tmp_path))
    assert done.stderr == (
        f"{tmp_path} is not on an external drive. Name a folder on the external drive, or its device.\n"
    )


def test_a_missing_folder_is_reported_as_missing(tmp_path: Path) -> None:
    done = run("care", tmp_path / "Drvie", check=2)
    assert done.stderr == f"There is no folder {tmp_path / 'Drvie'}. Plug in the drive, or check the name.\n"

"""The program against a drive that fails, fills up, hangs or disappears, seen from the command line."""

import random
import signal
from pathlib import Path

import pytest

from tests.helpers.checker import problems, read_backup
from tests.helpers.examples import with_long
from tests.helpers.faulty_drive import FaultyDrive
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.program import events, send_command, start, wait_for_event
from tests.helpers.trees import contents, write

SMALL_STEPS = "--checkpoint=500000,20,60"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    chance = random.Random(1)
    for number in range(100):
        write(folder / f"{number % 5}" / f"file {number}", chance.randbytes(30_000))
    write(folder / "large", chance.randbytes(4_000_000))
    return folder


def is_complete_copy(drive: FaultyDrive, source: Path) -> bool:
    return contents(drive.point / "source") == contents(source)


def test_a_backup_to_a_working_drive_succeeds(drive: FaultyDrive, source: Path) -> None:
    events("backup", source, drive.point, SMALL_STEPS, check=0)

    assert is_complete_copy(drive, source)
    assert problems(drive.point) == []


@pytest.mark.parametrize("writes", [0, 30, *with_long(1, 90, 130)])
def test_a_write_error_ends_the_run_and_the_next_one_continues(drive: FaultyDrive, source: Path, writes: int) -> None:
    drive.turn_on("eio", writes)
    result = events("backup", source, drive.point, SMALL_STEPS, check=3)[-1]
    assert result["why"] == "drive-write-error"
    assert "cable" in result["message"]
    assert problems(drive.point) == []

    drive.turn_off("eio")
    next_result = events("backup", source, drive.point, SMALL_STEPS, check=0)[-1]
    assert next_result["copied"]["files"] == 101 - result["durable"]["files"]
    assert is_complete_copy(drive, source)


def test_a_failed_flush_makes_nothing_durable(drive: FaultyDrive, source: Path) -> None:
    drive.turn_on("sync-eio")
    result = events("backup", source, drive.point, SMALL_STEPS, check=3)[-1]

    assert result["durable"] == {"files": 0, "bytes": 0}
    assert read_backup(drive.point).now.files == {}


def test_a_full_drive_is_reported_with_the_files_that_did_not_fit(drive: FaultyDrive, source: Path) -> None:
    events("backup", source / "0", drive.point, SMALL_STEPS, check=0)
    before = contents(drive.point / "0")
    drive.turn_on("enospc", 2_000_000)

    result = events("backup", source, drive.point, SMALL_STEPS, check=3)[-1]

    assert (result["why"], result["version"]) == ("drive-full", "")
    assert result["durable"]["files"] > 0  # how many depends on the order of the folder: one file is twice the room
    assert result["left_out_count"] > 10
    assert {item["reason"] for item in result["left_out"]} == {"no-room"}
    assert contents(drive.point / "0") == before
    assert problems(drive.point) == []


def test_a_pulled_drive_ends_the_run_and_the_next_one_continues(drive: FaultyDrive, source: Path) -> None:
    process = start("backup", source, drive.point, SMALL_STEPS, "--pace=1")
    wait_until(lambda: wait_for_event(process, "progress")["durable_files"] > 0)
    drive.turn_on("gone")

    result = wait_for_event(process, "finished")
    assert (result["outcome"], result["exit_code"]) == ("drive-gone", 3)
    assert process.wait(PATIENCE_S) == 3
    process.communicate()
    drive.turn_off("gone")
    next_result = events("backup", source, drive.point, SMALL_STEPS, check=0)[-1]
    assert next_result["copied"]["files"] < 101
    assert is_complete_copy(drive, source)


def test_a_filesystem_that_dies_during_a_run_ends_it(drive: FaultyDrive, source: Path) -> None:
    process = start("backup", source, drive.point, SMALL_STEPS, "--pace=1")
    wait_for_event(process, "planned")
    drive.daemon.send_signal(signal.SIGKILL)

    assert wait_for_event(process, "finished")["exit_code"] == 3
    process.communicate(timeout=PATIENCE_S)


@pytest.mark.parametrize("command", ["pause", "cancel"])
def test_commands_are_obeyed_while_the_drive_hangs(drive: FaultyDrive, source: Path, command: str) -> None:
    process = start("backup", source, drive.point, SMALL_STEPS, "--pace=1")
    wait_for_event(process, "planned")
    drive.turn_on("hang")
    wait_until(lambda: wait_for_event(process, "progress")["silent_s"] > 0.5)

    send_command(process, command)
    wait_for_event(process, "state", state="pausing" if command == "pause" else "canceling")
    if command == "pause":
        send_command(process, "cancel")
        wait_for_event(process, "state", state="canceling")
    send_command(process, "cancel")
    assert wait_for_event(process, "finished")["outcome"] == "canceled"
    assert process.wait(PATIENCE_S) == 130
    process.communicate()


def test_the_run_waits_for_a_drive_that_hangs_for_a_while(drive: FaultyDrive, source: Path) -> None:
    process = start("backup", source, drive.point, SMALL_STEPS, "--pace=1")
    wait_for_event(process, "planned")
    drive.turn_on("hang")
    wait_until(lambda: wait_for_event(process, "progress")["silent_s"] > 0.5)
    drive.turn_off("hang")
    send_command(process, "pace", pace="full")

    assert wait_for_event(process, "finished")["outcome"] == "done"
    process.communicate()
    assert is_complete_copy(drive, source)


def test_a_paused_run_finishes_after_it_is_resumed(drive: FaultyDrive, source: Path) -> None:
    process = start("backup", source, drive.point, SMALL_STEPS, "--pace=4")
    wait_for_event(process, "planned")
    send_command(process, "pause")
    wait_for_event(process, "state", state="paused")
    quiet = wait_for_event(process, "progress")
    assert wait_for_event(process, "progress")["bytes"] == quiet["bytes"] == quiet["durable_bytes"]
    send_command(process, "resume")

    assert wait_for_event(process, "finished")["outcome"] == "done"
    process.communicate()
    assert is_complete_copy(drive, source)

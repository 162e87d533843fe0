"""The program against a drive that fails, fills up, hangs or goes away, seen from the command line."""

import random
import signal
from pathlib import Path

import pytest

from tests.helpers.checker import problems, read_backup
from tests.helpers.examples import with_long
from tests.helpers.faulty_drive import FaultyDrive
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.program import events, hear, say, start
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


def whole(drive: FaultyDrive, source: Path) -> bool:
    return contents(drive.point / "source") == contents(source)


def test_a_drive_that_works_is_fine(drive: FaultyDrive, source: Path) -> None:
    events("backup", source, drive.point, SMALL_STEPS, check=0)

    assert whole(drive, source)
    assert problems(drive.point) == []


@pytest.mark.parametrize("writes", [0, 30, *with_long(1, 90, 130)])
def test_writes_that_fail_end_the_run_and_the_next_one_goes_on(drive: FaultyDrive, source: Path, writes: int) -> None:
    drive.turn_on("eio", writes)
    word = events("backup", source, drive.point, SMALL_STEPS, check=3)[-1]
    assert word["why"] == "drive-write-error"
    assert "cable" in word["message"]
    assert problems(drive.point) == []

    drive.turn_off("eio")
    again = events("backup", source, drive.point, SMALL_STEPS, check=0)[-1]
    assert again["copied"]["files"] == 101 - word["durable"]["files"]
    assert whole(drive, source)


def test_a_flush_that_fails_makes_nothing_durable(drive: FaultyDrive, source: Path) -> None:
    drive.turn_on("sync-eio")
    word = events("backup", source, drive.point, SMALL_STEPS, check=3)[-1]

    assert word["durable"] == {"files": 0, "bytes": 0}
    assert read_backup(drive.point).now.files == {}


def test_a_drive_that_is_full_says_what_did_not_fit(drive: FaultyDrive, source: Path) -> None:
    events("backup", source / "0", drive.point, SMALL_STEPS, check=0)
    before = contents(drive.point / "0")
    drive.turn_on("enospc", 2_000_000)

    word = events("backup", source, drive.point, SMALL_STEPS, check=3)[-1]

    assert (word["why"], word["version"]) == ("drive-full", "")
    assert word["durable"]["files"] > 10
    assert word["left_out_count"] > 10
    assert {item["reason"] for item in word["left_out"]} == {"no-room"}
    assert contents(drive.point / "0") == before
    assert problems(drive.point) == []


def test_a_drive_that_is_pulled_ends_the_run_and_the_next_one_goes_on(drive: FaultyDrive, source: Path) -> None:
    process = start("backup", source, drive.point, SMALL_STEPS, "--pace=1")
    wait_until(lambda: hear(process, "progress")["durable_files"] > 0)
    drive.turn_on("gone")

    word = hear(process, "finished")
    assert (word["outcome"], word["exit_code"]) == ("drive-gone", 3)
    assert process.wait(PATIENCE_S) == 3
    process.communicate()
    drive.turn_off("gone")
    again = events("backup", source, drive.point, SMALL_STEPS, check=0)[-1]
    assert again["copied"]["files"] < 101
    assert whole(drive, source)


def test_a_filesystem_that_dies_under_the_run_ends_it(drive: FaultyDrive, source: Path) -> None:
    process = start("backup", source, drive.point, SMALL_STEPS, "--pace=1")
    hear(process, "planned")
    drive.daemon.send_signal(signal.SIGKILL)

    assert hear(process, "finished")["exit_code"] == 3
    process.communicate(timeout=PATIENCE_S)


@pytest.mark.parametrize("word", ["pause", "cancel"])
def test_a_command_is_answered_while_the_drive_hangs(drive: FaultyDrive, source: Path, word: str) -> None:
    process = start("backup", source, drive.point, SMALL_STEPS, "--pace=1")
    hear(process, "planned")
    drive.turn_on("hang")
    wait_until(lambda: hear(process, "progress")["silent_s"] > 0.5)

    say(process, word)
    hear(process, "state", state="pausing" if word == "pause" else "canceling")
    if word == "pause":
        say(process, "cancel")
        hear(process, "state", state="canceling")
    say(process, "cancel")
    assert hear(process, "finished")["outcome"] == "canceled"
    assert process.wait(PATIENCE_S) == 130
    process.communicate()


def test_a_drive_that_hangs_for_a_while_is_waited_for(drive: FaultyDrive, source: Path) -> None:
    process = start("backup", source, drive.point, SMALL_STEPS, "--pace=1")
    hear(process, "planned")
    drive.turn_on("hang")
    wait_until(lambda: hear(process, "progress")["silent_s"] > 0.5)
    drive.turn_off("hang")
    say(process, "pace", pace="full")

    assert hear(process, "finished")["outcome"] == "done"
    process.communicate()
    assert whole(drive, source)


def test_pause_and_resume_go_on_to_the_end(drive: FaultyDrive, source: Path) -> None:
    process = start("backup", source, drive.point, SMALL_STEPS, "--pace=4")
    hear(process, "planned")
    say(process, "pause")
    hear(process, "state", state="paused")
    quiet = hear(process, "progress")
    assert hear(process, "progress")["bytes"] == quiet["bytes"] == quiet["durable_bytes"]
    say(process, "resume")

    assert hear(process, "finished")["outcome"] == "done"
    process.communicate()
    assert whole(drive, source)

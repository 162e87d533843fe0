"""A destination that begins to hang while a backup works on it, as a share does when its server goes away.

It is named, and a backup that nobody watches ends. One that is only slow is left in peace.
"""

import signal
import time
from pathlib import Path

import pytest

from tests.helpers.faulty_drive import FaultyDrive
from tests.helpers.patience import PATIENCE_S, SOON_S
from tests.helpers.program import events, running, wait_for_event
from tests.helpers.trees import contents, write

OPENED = ".shingleback/backup.json"
WRITTEN = ".shingleback/incoming"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    write(tmp_path / "letters" / "one", b"Dear reader")
    return tmp_path / "letters"


@pytest.fixture
def target(drive: FaultyDrive, source: Path) -> Path:
    """A backup on the share, of a source that has changed since."""
    events("backup", source, drive.point / "backup", check=0)
    write(source / "two", b"Dear other reader")
    return drive.point / "backup"


def answer_again(drive: FaultyDrive) -> None:
    drive.turn_off("hang-at")
    drive.turn_off("hang")


@pytest.mark.parametrize("moment", [OPENED, WRITTEN], ids=["while it is opened", "while files are written"])
def test_a_backup_that_nobody_watches_ends_and_the_next_one_is_made(
    drive: FaultyDrive, source: Path, target: Path, moment: str
) -> None:
    drive.turn_on("hang-at", moment)
    began_s = time.monotonic()

    reported = events("backup", source, target, check=3)

    assert 30 < time.monotonic() - began_s < PATIENCE_S
    silences = [event for event in reported if event["event"] == "place-silent"]
    assert {event["path"] for event in silences} == {str(target)}
    assert len({event["silent_s"] for event in silences}) > 3  # it counts on, each second if the computer is not busy
    assert (reported[-1]["why"], reported[-1]["values"]) == ("destination-silent", {"path": str(target)})
    assert not [event for event in reported if event["event"] == "source-silent"]
    assert events("history")[-1]["runs"][0]["why"] == "destination-silent"
    answer_again(drive)
    events("backup", source, target, check=0)
    assert contents(target / source.name) == contents(source)


@pytest.mark.parametrize("moment", [OPENED, WRITTEN], ids=["while it is opened", "while files are written"])
def test_it_is_named_and_a_cancel_ends_the_backup_at_once(
    drive: FaultyDrive, source: Path, target: Path, moment: str
) -> None:
    drive.turn_on("hang-at", moment)
    with running("backup", source, target, is_looked_at=True) as process:
        assert wait_for_event(process, "place-silent")["path"] == str(target)
        began_s = time.monotonic()
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)
    assert time.monotonic() - began_s < SOON_S
    assert process.returncode == 130
    answer_again(drive)
    events("backup", source, target, check=0)


def test_a_folder_that_hangs_in_a_share_that_answers_is_named_and_a_cancel_ends_the_backup_at_once(
    drive: FaultyDrive, source: Path, target: Path
) -> None:
    drive.turn_on("hang-below", source.name)
    with running("backup", source, target, is_looked_at=True) as process:
        assert wait_for_event(process, "place-silent")["path"] == str(target / source.name)
        began_s = time.monotonic()
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)
    assert time.monotonic() - began_s < SOON_S
    assert process.returncode == 130
    drive.turn_off("hang-below")
    events("backup", source, target, check=0)
    assert contents(target / source.name) == contents(source)


def test_a_folder_that_hangs_ends_a_backup_that_nobody_watches_and_the_next_one_says_what_it_waits_for(
    drive: FaultyDrive, source: Path, target: Path
) -> None:
    drive.turn_on("hang-below", source.name)

    result = events("backup", source, target, check=3)[-1]
    next_result = events("backup", source, target)[-1]

    silent = ("destination-silent", {"path": str(target / source.name)})
    assert (result["why"], result["values"]) == silent
    assert next_result["why"] == "destination-silent"
    drive.turn_off("hang-below")
    events("backup", source, target, check=0)


def test_a_backup_goes_on_when_the_destination_answers_again(drive: FaultyDrive, source: Path, target: Path) -> None:
    drive.turn_on("hang-at", OPENED)
    with running("backup", source, target, is_looked_at=True) as process:
        wait_for_event(process, "place-silent")
        answer_again(drive)
        answering = wait_for_event(process, "place-silent", silent_s=0.0)
        result = wait_for_event(process, "finished")
    assert (answering["path"], result["outcome"]) == (str(target), "done")
    assert contents(target / source.name) == contents(source)


def test_a_destination_that_is_only_slow_is_not_called_silent(drive: FaultyDrive, source: Path, target: Path) -> None:
    """As a drive that spins up, or reads a long list: one call takes longer than the patience for a server."""
    drive.turn_on("slow-at", OPENED)
    began_s = time.monotonic()

    reported = events("backup", source, target, check=0)

    assert time.monotonic() - began_s > 8
    assert not [event for event in reported if event["event"].endswith("silent")]

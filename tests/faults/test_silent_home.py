"""A home on a server, or of a program, that does not answer: it is named, and the command that waits can be ended."""

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.faulty_drive import FaultyDrive
from tests.helpers.patience import PATIENCE_S, SOON_S
from tests.helpers.program import running, wait_for_event

pytestmark = pytest.mark.device

COMMANDS = {"history": ["history"], "due": ["due"], "versions": ["versions", "{place}"]}


@pytest.fixture
def home(drive: FaultyDrive, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name in ("CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(drive.point / name.lower()))
    drive.turn_on("hang")
    yield drive.point
    drive.turn_off("hang")


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_a_command_names_the_home_that_it_waits_for_and_can_be_ended(
    home: Path, tmp_path: Path, words: list[str]
) -> None:
    with running(*(word.format(place=tmp_path) for word in words), is_looked_at=True) as process:
        assert wait_for_event(process, "place-silent")["path"] == str(home / "config" / "shingleback")
        began_s = time.monotonic()
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE_S)

    assert time.monotonic() - began_s < SOON_S
    assert process.returncode == -signal.SIGINT


@pytest.mark.parametrize("drive", ["/dev/fuse"], indirect=True)
def test_a_home_of_a_program_without_a_name_is_no_disk(home: Path) -> None:
    """FUSE calls the source of such a filesystem /dev/fuse."""
    with running("history", is_looked_at=True) as process:
        assert wait_for_event(process, "place-silent")["path"] == str(home / "config" / "shingleback")
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE_S)


def test_a_command_goes_on_when_the_home_answers_again(home: Path, drive: FaultyDrive) -> None:
    with running("history", is_looked_at=True) as process:
        assert wait_for_event(process, "place-silent")["silent_s"] > 0
        drive.turn_off("hang")
        assert wait_for_event(process, "place-silent", silent_s=0)["path"] == str(home / "config" / "shingleback")
        assert wait_for_event(process, "finished")["outcome"] == "done"

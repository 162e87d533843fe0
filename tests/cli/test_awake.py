"""A backup keeps the computer awake while it copies and says so. Paused, finished or killed, it lets it sleep."""

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fakes.logind import FakeLogind
from tests.helpers.bus import Bus
from tests.helpers.program import events, running, send_command, wait_for_event
from tests.helpers.trees import write


@pytest.fixture(autouse=True)
def system_bus(bus: Bus, monkeypatch: pytest.MonkeyPatch) -> str:
    """Replaces the system bus of the computer on which the tests run."""
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
    return bus.address


@pytest.fixture
def logind(system_bus: str) -> Iterator[FakeLogind]:
    with FakeLogind(system_bus) as logind:
        yield logind


@pytest.fixture
def slow(source: Path) -> list[str]:
    """A backup that takes half a minute. It pauses once the data in flight is written, after about two seconds."""
    for number in range(60):
        write(source / "many" / f"{number}", os.urandom(500_000))
    return ["--checkpoint=1000000,20,60", "--pace=1"]


def paused(process: subprocess.Popen[str]) -> None:
    send_command(process, "pause")
    wait_for_event(process, "state", state="paused")


def test_the_computer_stays_awake_while_a_backup_copies_and_not_while_it_is_paused(
    source: Path, drive: Path, slow: list[str], logind: FakeLogind
) -> None:
    with running("backup", source, drive, *slow) as process:
        wait_for_event(process, "awake", held=True)
        assert logind.held == 1
        paused(process)
        logind.wait_for_held(0)
        send_command(process, "resume")
        logind.wait_for_held(1)
        wait_for_event(process, "awake", held=True)
        process.send_signal(signal.SIGTERM)
        wait_for_event(process, "finished", outcome="canceled")
    logind.wait_for_held(0)


def test_a_killed_run_lets_the_computer_sleep(source: Path, drive: Path, slow: list[str], logind: FakeLogind) -> None:
    with running("backup", source, drive, *slow) as process:
        wait_for_event(process, "awake", held=True)
        process.kill()
        process.wait()
        logind.wait_for_held(0)


def test_a_backup_without_logind_warns_that_the_computer_may_sleep(source: Path, drive: Path, slow: list[str]) -> None:
    with running("backup", source, drive, *slow) as process:
        wait_for_event(process, "awake", held=False, why="no-logind")
        process.send_signal(signal.SIGTERM)
        wait_for_event(process, "finished", outcome="canceled")


def test_a_dry_run_keeps_nothing_awake(source: Path, drive: Path, logind: FakeLogind) -> None:
    drive.mkdir()
    reported = events("backup", source, drive, "--dry-run", check=0)
    assert [event for event in reported if event["event"] == "awake"] == []
    assert logind.requests == []

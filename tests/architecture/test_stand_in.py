"""A process that stands in for a fork of the program behaves like the program, except for its process ID."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tests.helpers.own_mounts import with_own_mounts
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import environment, quick_command, run_fresh, running, wait_for_event, wait_for_forks

SOCKET_INDEX: Final = 4  # index in a command: the socket on which it requests a fork


def exists(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def run_fork(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run_fresh(quick_command(*arguments))


def test_the_stand_in_is_another_process_that_ends_like_the_fork() -> None:
    with running("drives", "--follow") as process:
        pid = wait_for_event(process, "started")["pid"]
        assert pid != process.pid
        os.kill(pid, signal.SIGTERM)
        assert process.wait(PATIENCE_S) == exit_code_of_the_program(lambda pid: os.kill(pid, signal.SIGTERM))


def test_waiting_for_a_missing_event_reports_how_the_process_ended(tmp_path: Path) -> None:
    with running("backup", tmp_path / "nothing", tmp_path) as process, pytest.raises(AssertionError) as found:
        wait_for_event(process, "planned")
    assert f"exit code {process.returncode}" in str(found.value)
    assert "'event': 'finished'" in str(found.value)


def exit_code_of_the_program(strike: Callable[[int], None]) -> int:
    with running("drives", "--follow", is_looked_at=True) as process:
        assert wait_for_event(process, "started")["pid"] == process.pid
        strike(process.pid)
        return process.wait(PATIENCE_S)


def test_a_killed_stand_in_takes_the_fork_with_it() -> None:
    with running("drives", "--follow") as process:
        pid = wait_for_event(process, "started")["pid"]
        process.kill()
        process.wait()
        wait_for_forks(process.pid)
        assert not exists(pid)


def test_a_killed_fork_ends_the_stand_in_with_the_same_signal() -> None:
    with running("drives", "--follow") as process:
        os.kill(wait_for_event(process, "started")["pid"], signal.SIGKILL)
        assert process.wait(PATIENCE_S) == -signal.SIGKILL


def test_a_signal_reaches_the_fork() -> None:
    with running("drives", "--follow") as process:
        wait_for_event(process, "started")
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE_S) == exit_code_of_the_program(lambda pid: os.kill(pid, signal.SIGINT))


def test_arguments_output_and_exit_code_are_those_of_the_program() -> None:
    wrong = run_fork("backup", "--nonsense")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "--nonsense" in wrong.stderr
    assert run_fork("--version").stdout.startswith("Shingleback")


@pytest.mark.parametrize("message", [b"", (9).to_bytes(4, sys.byteorder), (9).to_bytes(4, sys.byteorder) + b"half"])
def test_an_incomplete_request_harms_no_other_process(message: bytes) -> None:
    with socket.socket(socket.AF_UNIX) as link:
        link.connect(quick_command()[SOCKET_INDEX])
        link.send(message)
    with running("drives", "--follow") as process:
        assert wait_for_event(process, "started")["pid"] != process.pid


@pytest.mark.parametrize("others", [{"LC_ALL": "C"}, {"TZ": "Asia/Tokyo"}])
def test_with_other_settings_the_stand_in_becomes_the_program_itself(others: dict[str, str]) -> None:
    assert_is_the_program_itself(quick_command("drives", "--follow", "--json"), environment() | others)


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to change its rights")
@pytest.mark.parametrize(
    "before", [["setpriv", "--bounding-set=-dac_override"], with_own_mounts()], ids=["fewer rights", "other mounts"]
)
def test_with_fewer_rights_or_other_mounts_the_stand_in_becomes_the_program_itself(before: list[str]) -> None:
    if shutil.which(before[0]) is None:
        pytest.skip(f"needs {before[0]}")
    assert_is_the_program_itself([*before, *quick_command("drives", "--follow", "--json")], environment())


def assert_is_the_program_itself(command: list[str], variables: dict[str, str]) -> None:
    """And not a process that stands in for a fork, which would have another ID."""
    with subprocess.Popen(command, env=variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert json.loads(process.stdout.readline())["pid"] == process.pid
        process.kill()

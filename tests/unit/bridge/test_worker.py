"""The program run as a process: it has limits, and the window never waits for its end."""

import os
import signal
import sys
import time
from pathlib import Path

from pytestqt.qtbot import QtBot

from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.model.child_limits import ENGINE

PATIENCE_MS = 20_000
LIMITED = f"""
import resource, sys
while resource.getrlimit(resource.RLIMIT_AS)[0] != {ENGINE.memory_bytes}:
    pass
sys.exit("limited")
"""
STUBBORN = """
import os, sys, time
print(os.getpid(), file=open(sys.argv[-1], "w"), flush=True)
time.sleep(600)
"""


def test_it_has_limits(qtbot: QtBot) -> None:
    worker = Worker([sys.executable, "-c", LIMITED])
    with qtbot.waitSignal(worker.ended, timeout=PATIENCE_MS) as ended:
        worker.start("verify")

    assert ended.args == [WorkerEnd(None, "exit code 1: limited")]


def test_who_kills_it_does_not_wait_until_it_has_ended(qtbot: QtBot, tmp_path: Path) -> None:
    """One that was stopped stands in for one that waits for a drive; it is killed all the same, but later."""
    worker = Worker([sys.executable, "-c", STUBBORN])
    worker.start("verify", str(tmp_path / "pid"))
    qtbot.waitUntil(lambda: (tmp_path / "pid").exists() and bool((tmp_path / "pid").read_text()), timeout=PATIENCE_MS)
    os.kill(int((tmp_path / "pid").read_text()), signal.SIGSTOP)

    before_s = time.monotonic()
    with qtbot.waitSignal(worker.ended, timeout=PATIENCE_MS):
        worker.kill()
        assert worker.is_running, "nobody has waited"
        assert time.monotonic() - before_s < 1

    assert not worker.is_running


def test_there_may_be_nothing_to_kill(qtbot: QtBot) -> None:  # noqa: ARG001 (needs an application)
    worker = Worker(["/nowhere"])

    worker.kill()

    assert not worker.is_running

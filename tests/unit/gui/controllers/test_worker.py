"""A worker process has resource limits, and the window never waits for its end."""

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from shingleback.domain.child_limits import ENGINE
from shingleback.gui.controllers.worker import Worker, WorkerEnd
from tests.helpers.own_folder import group_name
from tests.helpers.patience import wait_until

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
NOTICED_MS = 1000  # the shortest freeze of the window that a person notices


def test_a_worker_has_resource_limits(qtbot: QtBot) -> None:
    worker = Worker([sys.executable, "-c", LIMITED])
    with qtbot.waitSignal(worker.finished) as finished:
        worker.start("verify")

    assert finished.args == [WorkerEnd(None, "exit code 1: limited")]


def test_a_hanging_worker_is_killed_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    """It is stopped, so it responds to nothing but SIGKILL."""
    worker = Worker([sys.executable, "-c", STUBBORN])
    worker.start("verify", str(tmp_path / "pid"))
    qtbot.waitUntil(lambda: (tmp_path / "pid").exists() and bool((tmp_path / "pid").read_text()))
    os.kill(int((tmp_path / "pid").read_text()), signal.SIGSTOP)

    with qtbot.waitSignal(worker.finished) as finished:
        worker.kill()

    assert finished.args == [WorkerEnd(None, "signal 9")]
    assert not worker.is_running


def test_the_log_names_a_worker_that_died_but_not_one_that_was_no_longer_needed(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    unneeded = Worker([sys.executable, "-c", "input()"])
    unneeded.start("answer")
    with qtbot.waitSignal(unneeded.finished):
        unneeded.kill()
    assert not caplog.messages

    dying = Worker([sys.executable, "-c", "raise SystemExit(1)"])
    with qtbot.waitSignal(dying.finished):
        dying.start("answer")
    assert len(caplog.messages) == 1


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to freeze a process")
def test_a_worker_that_cannot_be_killed_blocks_the_window_only_briefly(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Like a process waiting for a drive, a frozen one handles no signal before it thaws."""
    with frozen_group() as group:
        worker = Worker([sys.executable, "-c", STUBBORN])
        worker.start("verify", str(tmp_path / "pid"))
        file = tmp_path / "pid"
        qtbot.waitUntil(lambda: file.exists() and bool(file.read_text()))
        (group / "cgroup.procs").write_text(file.read_text())
        (group / "freezer.state").write_text("FROZEN")
        waits_ms: list[int] = []
        monkeypatch.setattr(worker.findChildren(QProcess)[0], "waitForFinished", waits_ms.append)

        worker.kill()

        assert worker.is_running
        assert len(waits_ms) == 1
        assert 0 < waits_ms[0] <= NOTICED_MS
        with qtbot.waitSignal(worker.finished):
            (group / "freezer.state").write_text("THAWED")


@contextlib.contextmanager
def frozen_group() -> Iterator[Path]:
    """A version 1 control group, in which freezing delays even SIGKILL."""
    group = Path(f"/sys/fs/cgroup/freezer/{group_name()}")
    if not (group.parent / "cgroup.procs").exists():
        pytest.skip("needs the freezer of the first version of control groups")
    group.mkdir()
    try:
        yield group
    finally:
        (group / "freezer.state").write_text("THAWED")
        wait_until(lambda: not (group / "cgroup.procs").read_text())
        group.rmdir()


def test_killing_a_worker_that_never_started_is_harmless(qtbot: QtBot) -> None:  # noqa: ARG001 (needs an application)
    worker = Worker(["/nowhere"])

    worker.kill()

    assert not worker.is_running

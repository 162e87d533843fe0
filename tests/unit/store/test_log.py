"""The log stays small and private, and several processes can write to it."""

import contextlib
import os
import stat
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from shingleback.cli.main import run
from shingleback.domain.exit_code import ExitCode
from shingleback.store.log import Log, SharedFile, begin, lines, take_crash
from shingleback.store.private_files import Paths
from tests.helpers.leaks import log_handlers


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "state", tmp_path / "cache")


@pytest.fixture
def log(paths: Paths) -> Iterator[Log]:
    with contextlib.closing(Log(paths, "backup")) as log:
        yield log


def test_only_the_user_can_read_the_log(paths: Paths, log: Log) -> None:
    log.note("started")
    assert stat.S_IMODE(paths.log_file.stat().st_mode) == 0o600
    assert stat.S_IMODE(paths.log_folder.stat().st_mode) == 0o700


def test_a_line_names_time_process_and_event(paths: Paths, log: Log) -> None:
    log.note("ended", code=1, why="drive gone")
    (line,) = lines(paths)
    assert line.endswith(f" INFO backup[{os.getpid()}] ended code=1 why=...")


def test_the_log_never_takes_more_than_twice_its_size(tmp_path: Path) -> None:
    file = SharedFile(tmp_path / "log.txt", tmp_path / "earlier.txt", 1000)
    for number in range(500):
        file.append(f"{number:099}")
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]
    assert len(sizes) == 2
    assert max(sizes) <= 1100
    assert (tmp_path / "log.txt").read_text().endswith(f"{499:099}\n")


def test_no_line_of_many_processes_is_lost_or_torn(tmp_path: Path) -> None:
    """The file is put aside once meanwhile."""
    size = 35_000
    expected = {f"{writer} {number} {'x' * 80}" for writer in range(4) for number in range(150)}

    def write(writer: int) -> None:
        for number in range(150):
            SharedFile(tmp_path / "log.txt", tmp_path / "earlier.txt", size).append(f"{writer} {number} {'x' * 80}")

    for child in [in_child(partial(write, writer)) for writer in range(4)]:
        assert os.waitpid(child, 0)[1] == 0
    written = [line for path in tmp_path.iterdir() for line in path.read_text().splitlines()]
    assert set(written) == expected
    assert len(written) == len(expected)
    assert len(list(tmp_path.iterdir())) == 2


def in_child(work: Callable[[], None]) -> int:
    pid = os.fork()
    if pid == 0:
        work()
        os._exit(0)
    return pid


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("no folder")
    with contextlib.closing(Log(Paths(tmp_path, tmp_path / "state", tmp_path), "backup")) as log:
        log.note("started")
        log.crashed("Traceback\nKeyError: 1")


def test_a_crash_is_offered_once(paths: Paths, log: Log) -> None:
    assert not take_crash(paths)
    log.crashed("Traceback\nKeyError: 'Anna'")
    assert take_crash(paths)
    assert not take_crash(paths)
    assert "Anna" not in paths.log_file.read_text()


def test_a_process_that_leaves_nothing_behind_logs_only_its_crash_and_what_led_to_it(paths: Paths) -> None:
    with contextlib.closing(begin(paths, "demo", keeps_only_crashes=True)) as log:
        log.note("started")
        assert not paths.state.exists()
        log.crashed("Traceback\nKeyError: 1")
    assert [line.split("] ")[1].split()[0] for line in lines(paths)] == ["started", "crash"]


def test_a_fatal_error_moves_to_the_log_once(paths: Paths, log: Log) -> None:
    log.note("started")
    paths.crash_file.write_text('Fatal Python error: Aborted\n  File "/shingleback/cli/main.py", line 3 in run\n')
    assert take_crash(paths)
    log.note("ended")
    assert [line.split("] ")[1] for line in lines(paths)] == [
        "started",
        "crash fatal=Aborted at=cli.main:3:run",
        "ended",
    ]


def test_an_error_in_a_thread_is_a_crash(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.excepthook", lambda *_arguments: None)

    def fail() -> None:
        raise KeyError

    with contextlib.closing(begin(paths, "window")):
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    assert " ERROR window[" in paths.log_file.read_text()
    assert "type=KeyError" in paths.crash_file.read_text()


def test_a_command_in_this_process_leaves_no_hook_and_no_handler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    monkeypatch.setattr("faulthandler.is_enabled", lambda: False)
    enabled: list[int] = []
    monkeypatch.setattr("faulthandler.enable", enabled.append)
    monkeypatch.setattr("faulthandler.disable", enabled.clear)
    hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    assert run(["eject", "/nowhere", "--json"]) == ExitCode.USAGE
    assert "ended" in Paths.of_user().log_file.read_text()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == hooks
    assert enabled == []
    assert log_handlers() == []

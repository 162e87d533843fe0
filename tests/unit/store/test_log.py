"""The log stays small and private, and several processes can write to it."""

import os
import stat
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from shingleback.store.log import Log, SharedFile, begin, lines, take_crash
from shingleback.store.private_files import Paths


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "state", tmp_path / "cache")


def test_only_the_user_can_read_the_log(paths: Paths) -> None:
    Log(paths, "window").note("started")
    assert stat.S_IMODE(paths.log_file.stat().st_mode) == 0o600
    assert stat.S_IMODE(paths.log_folder.stat().st_mode) == 0o700


def test_a_line_names_time_process_and_event(paths: Paths) -> None:
    Log(paths, "backup").note("ended", code=1, why="drive gone")
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
    log = Log(Paths(tmp_path, tmp_path / "state", tmp_path), "backup")
    log.note("started")
    log.crashed("Traceback\nKeyError: 1")


def test_a_crash_is_offered_once(paths: Paths) -> None:
    log = Log(paths, "verify")
    assert not take_crash(paths, log)
    log.crashed("Traceback\nKeyError: 'Anna'")
    assert take_crash(paths, log)
    assert not take_crash(paths, log)
    assert "Anna" not in paths.log_file.read_text()


def test_an_error_in_a_thread_is_a_crash(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("excepthook", "unraisablehook"):
        monkeypatch.setattr(f"sys.{name}", lambda *_arguments: None)
    monkeypatch.setattr("threading.excepthook", threading.excepthook)
    monkeypatch.setattr("faulthandler.enable", os.close)
    begin(paths, "window")

    def fail() -> None:
        raise KeyError

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert " ERROR window[" in paths.log_file.read_text()
    assert "type=KeyError" in paths.crash_file.read_text()

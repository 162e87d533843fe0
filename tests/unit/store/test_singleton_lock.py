"""Only one of the window and the timer starts daily backups, and the other takes over when it ends."""

import os
import signal
from pathlib import Path

from shingleback.store.private_files import SingletonLock


def test_only_one_holds_the_lock_until_it_is_released(tmp_path: Path) -> None:
    window, timer = SingletonLock(tmp_path / "state/turn.lock"), SingletonLock(tmp_path / "state/turn.lock")
    assert window.take()
    assert window.take()
    assert not timer.take()
    window.give_back()
    assert timer.take()
    assert not window.take()
    timer.give_back()


def test_a_killed_process_holds_the_lock_no_more(tmp_path: Path) -> None:
    ready_fd, report_fd = os.pipe()
    child = os.fork()
    if child == 0:
        SingletonLock(tmp_path / "turn.lock").take()
        os.write(report_fd, b".")
        signal.pause()
    os.close(report_fd)
    assert os.read(ready_fd, 1), "it ended by itself"
    os.close(ready_fd)
    lock = SingletonLock(tmp_path / "turn.lock")
    assert not lock.take()
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    assert lock.take()
    lock.give_back()


def test_a_process_forked_meanwhile_does_not_keep_the_lock(tmp_path: Path) -> None:
    """It may hang on a drive."""
    timer, window = SingletonLock(tmp_path / "turn.lock"), SingletonLock(tmp_path / "turn.lock")
    assert timer.take()
    hanging = os.fork()
    if hanging == 0:
        signal.pause()
    timer.give_back()
    is_taken = window.take()
    os.kill(hanging, signal.SIGKILL)
    os.waitpid(hanging, 0)
    assert is_taken
    window.give_back()


def test_without_a_lock_file_the_lock_is_granted(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file, and no folder")
    assert SingletonLock(tmp_path / "state/turn.lock").take()

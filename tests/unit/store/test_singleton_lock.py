"""Either the window or the timer begins daily backups, and who ends makes room."""

import os
import signal
from pathlib import Path

from shingleback.store.private_files import SingletonLock


def test_one_has_it_until_it_is_given_back(tmp_path: Path) -> None:
    window, timer = SingletonLock(tmp_path / "state/turn.lock"), SingletonLock(tmp_path / "state/turn.lock")
    assert window.take()
    assert window.take()
    assert not timer.take()
    window.give_back()
    assert timer.take()
    assert not window.take()
    timer.give_back()


def test_who_is_killed_has_it_no_more(tmp_path: Path) -> None:
    has_it, says_so = os.pipe()
    other = os.fork()
    if other == 0:
        SingletonLock(tmp_path / "turn.lock").take()
        os.write(says_so, b".")
        signal.pause()
    os.read(has_it, 1)
    turn = SingletonLock(tmp_path / "turn.lock")
    assert not turn.take()
    os.kill(other, signal.SIGKILL)
    os.waitpid(other, 0)
    assert turn.take()
    turn.give_back()
    os.close(has_it)
    os.close(says_so)


def test_a_process_that_was_forked_meanwhile_does_not_keep_it(tmp_path: Path) -> None:
    """As one that hangs on a drive."""
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


def test_where_nothing_can_be_locked_a_backup_begins_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file, and no folder")
    assert SingletonLock(tmp_path / "state/turn.lock").take()

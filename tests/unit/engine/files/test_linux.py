"""Calls that Python's os module lacks."""

import ctypes
import errno
import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from shingleback.engine.files import linux


def test_a_process_is_told_how_much_was_read_for_it(tmp_path: Path) -> None:
    counted = tmp_path / "io"
    counted.write_text("rchar: 323934931\nwchar: 323929600\nread_bytes: 4096\nwrite_bytes: 323932160\n")
    assert linux.bytes_read(counted) == 4096


@pytest.mark.parametrize("text", ["", "rchar: 323934931\n"])
def test_where_the_kernel_does_not_count_what_was_read_nothing_was(tmp_path: Path, text: str) -> None:
    counted = tmp_path / "io"
    assert linux.bytes_read(counted) == 0
    counted.write_text(text)
    assert linux.bytes_read(counted) == 0


CALLS: dict[str, Callable[[], None]] = {
    "sync_file_range": lambda: linux.wait_writeback(3, 0, 1),
    "fallocate": lambda: linux.allocate(3, 0, 1),
    "syncfs": lambda: linux.syncfs(3),
    "renameat2": lambda: linux.rename_noreplace(b"old", 3, b"new", 4),
}


class Interrupted:
    """A call that a signal interrupts a few times, and that then fails or not."""

    def __init__(self, times: int, then: int = 0) -> None:
        self.count = 0
        self._times = times
        self._then = then

    def __call__(self, *_arguments: object) -> int:
        self.count += 1
        number = errno.EINTR if self.count <= self._times else self._then
        ctypes.set_errno(number)
        return -1 if number else 0


@pytest.mark.parametrize("name", CALLS)
def test_a_call_that_a_signal_interrupts_is_made_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    call = Interrupted(times=2)
    monkeypatch.setattr(linux, "_libc", SimpleNamespace(**{name: call}))
    CALLS[name]()
    assert call.count == 3


@pytest.mark.parametrize("name", CALLS)
def test_what_fails_after_an_interruption_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linux, "_libc", SimpleNamespace(**{name: Interrupted(times=1, then=errno.EIO)}))
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        CALLS[name]()

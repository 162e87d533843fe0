"""System calls that Python's os module lacks."""

import ctypes
import errno
import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from shingleback.engine.files import linux


def test_the_bytes_read_for_this_process_are_counted(tmp_path: Path) -> None:
    counted = tmp_path / "io"
    counted.write_text("rchar: 323934931\nwchar: 323929600\nread_bytes: 4096\nwrite_bytes: 323932160\n")
    assert linux.bytes_read(counted) == 4096


@pytest.mark.parametrize("text", ["", "rchar: 323934931\n"])
def test_without_counters_from_the_kernel_no_bytes_are_counted(tmp_path: Path, text: str) -> None:
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
    """A call that signals interrupt a few times, and that then succeeds or fails."""

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
def test_a_call_interrupted_by_a_signal_is_repeated(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    call = Interrupted(times=2)
    monkeypatch.setattr(linux, "libc", SimpleNamespace(**{name: call}))
    CALLS[name]()
    assert call.count == 3


@pytest.mark.parametrize("name", CALLS)
def test_a_failure_after_an_interruption_is_raised(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linux, "libc", SimpleNamespace(**{name: Interrupted(times=1, then=errno.EIO)}))
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        CALLS[name]()

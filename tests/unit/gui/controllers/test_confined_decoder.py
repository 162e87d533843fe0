"""What a confined process can still do, and what it cannot."""

import os
import signal
import socket
import subprocess
import threading
from collections.abc import Callable

import pytest

from shingleback.gui.controllers.preview_decoder import confine

_CONFINED, _NOT_POSSIBLE, _FORBIDDEN, _DONE = 0, 3, 4, 5


def confined(work: Callable[[], object]) -> int:
    """How the work of a process ends that confined itself before."""
    pid = os.fork()
    if pid == 0:
        code = _NOT_POSSIBLE
        try:
            if confine():
                work()
                code = _DONE
        except (PermissionError, RuntimeError):
            code = _FORBIDDEN
        finally:
            os._exit(code)
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    if status == _NOT_POSSIBLE:
        pytest.skip("this kernel has no filter of system calls")
    return status


@pytest.mark.parametrize(
    "work",
    [
        lambda: os.open("/etc/passwd", os.O_RDONLY),
        lambda: os.listdir("/"),
        lambda: os.unlink("/nonexistent"),
        lambda: os.kill(os.getppid(), signal.SIGCONT),
        lambda: subprocess.run(["/bin/true"], check=True),
        lambda: threading.Thread(target=int).start(),
        socket.socket,
        os.fork,
        os.pipe,
    ],
    ids=["open", "list", "remove", "signal", "run", "thread", "socket", "fork", "pipe"],
)
def test_nothing_else_is_open_to_it(work: Callable[[], object]) -> None:
    assert confined(work) == _FORBIDDEN


def test_it_computes_and_uses_what_is_open() -> None:
    theirs, ours = os.pipe()

    def work() -> None:
        os.write(ours, bytes(bytearray(1 << 14)))

    assert confined(work) == _DONE
    assert len(os.read(theirs, 1 << 15)) == 1 << 14
    os.close(theirs)
    os.close(ours)


def test_on_a_machine_that_is_not_known_nothing_changes() -> None:
    assert not confine("pdp11")
    with open(os.devnull, "rb"):
        pass

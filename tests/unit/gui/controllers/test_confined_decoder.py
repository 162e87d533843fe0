"""What a confined process can and cannot do."""

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
    """The exit code of a process that confines itself and then runs the work."""
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
def test_forbidden_system_calls_kill_a_confined_process(work: Callable[[], object]) -> None:
    assert confined(work) == _FORBIDDEN


def test_a_confined_process_can_compute_and_use_open_files() -> None:
    theirs, ours = os.pipe()

    def work() -> None:
        os.write(ours, bytes(bytearray(1 << 14)))

    assert confined(work) == _DONE
    assert len(os.read(theirs, 1 << 15)) == 1 << 14
    os.close(theirs)
    os.close(ours)


def test_confinement_is_skipped_on_an_unknown_architecture() -> None:
    assert not confine("pdp11")
    with open(os.devnull, "rb"):
        pass

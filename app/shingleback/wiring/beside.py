"""A process beside a run, which no terminal and no stop of the run ends: it is there for what comes after."""

import os
import select
import signal
from collections.abc import Callable
from typing import Final

from shingleback.jobs.apart import let_go_of_stdio
from shingleback.model.child_limits import ENGINE

_PATIENCE_S: Final = 5.0
_OF_TERMINALS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def beside(work: Callable[[], None]) -> int:
    """Forks: to be called before any thread is started. Gives the number of the process."""
    pid = os.fork()
    if pid == 0:
        try:
            os.setsid()
            for number in _OF_TERMINALS:
                signal.signal(number, signal.SIG_IGN)
            let_go_of_stdio()
            ENGINE.put_on()
            os.chdir("/")  # a program that stands on the drive keeps it busy
            work()
        except Exception:  # noqa: BLE001, S110 (an outermost boundary: nobody listens, and the run goes on without it)
            pass
        finally:
            os._exit(0)
    return pid


def wait_for(pid: int) -> None:
    """Some seconds at most."""
    watched = os.pidfd_open(pid)
    try:
        if select.select([watched], [], [], _PATIENCE_S)[0]:
            os.waitpid(pid, 0)
    finally:
        os.close(watched)

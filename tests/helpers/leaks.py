"""Resources of a process: file descriptors and children."""

import gc
import logging
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication

from tests.helpers.patience import PATIENCE_S

_Found = TypeVar("_Found", set[int], dict[int, str])

_OF_THE_RUNNER = ("anon_inode:", "/dev/null", "/memfd:", "/proc/", "socket:", "pipe:")
_OF_THE_DESKTOP = (
    "/usr/share/icons/",
    "/usr/share/fonts/",
    "/usr/share/mime/",
    "/var/cache/fontconfig/",
)  # Qt keeps these open
_OF_NOBODY: Final = (*_OF_THE_RUNNER, *_OF_THE_DESKTOP)


def open_files() -> dict[int, str]:
    """Descriptors of files and folders, by number. Pipes and sockets of the test runner come and go."""
    return {fd: name for fd, name in descriptors().items() if not name.startswith(_OF_NOBODY)}


def descriptors() -> dict[int, str]:
    """All that this process has open, by number: files, folders, pipes, sockets."""
    names = {}
    for number in os.listdir("/proc/self/fd"):
        with suppress(FileNotFoundError):  # the listing's own one
            names[int(number)] = os.readlink(f"/proc/self/fd/{number}")
    return names


@contextmanager
def everything_closed() -> Iterator[None]:
    """Fails if a file, pipe or socket that the block opens outlives it; a garbage collection would be too late.

    Garbage of earlier tests may have files, too, so it is collected first. What is closed meanwhile does not count.
    """
    gc.collect()
    before = descriptors()
    yield
    still_open = sorted(name for fd, name in descriptors().items() if before.get(fd) != name)
    assert not still_open, f"left open: {still_open}"


def wait_for_threads(name: str) -> None:
    """Waits for the threads whose names begin like this."""
    for thread in threading.enumerate():
        if thread.name.startswith(name):
            thread.join(PATIENCE_S)


def children() -> set[int]:
    try:
        with open(f"/proc/self/task/{os.getpid()}/children", "rb", buffering=0) as file:
            return {int(pid) for pid in file.readall().split()}
    except FileNotFoundError:
        return set()


def outliving(before: set[int]) -> set[int]:
    """The children started since then that do not end.

    The program waits only some seconds for a child that ends, since one that hangs never does. On a busy computer, that
    is too short: what has ended later, and nobody waits for anymore, is collected here.
    """
    return _remaining(lambda: children() - before, _collect_ended)


def _collect_ended(pids: Iterable[int]) -> None:
    for pid in pids:
        with suppress(ChildProcessError):
            os.waitpid(pid, os.WNOHANG)


def left_open(before: dict[int, str]) -> dict[int, str]:
    """The files opened since then that are not closed. A background thread may be reading one."""
    return _remaining(lambda: {fd: name for fd, name in open_files().items() if before.get(fd) != name})


def log_handlers() -> list[logging.Handler]:
    """What passes on each line of the program's log and of its libraries'. pytest's is at the root."""
    return [handler for name in ("shingleback", "asyncio") for handler in logging.getLogger(name).handlers]


def _remaining(look: Callable[[], _Found], collect: Callable[[_Found], None] = lambda _leftover: None) -> _Found:
    if not (leftover := look()):
        return leftover
    until = time.monotonic() + PATIENCE_S
    gc.collect()  # an exception's frames may hold a generator that closes files when it ends
    while (leftover := look()) and time.monotonic() < until:
        QCoreApplication.processEvents()  # Qt reaps its processes when it is told that they ended
        collect(look())
        time.sleep(0.01)
    return leftover


def described(pids: set[int]) -> list[str]:
    """A description of each process: its state (`Z` is a zombie), and its command line or name."""
    return [_described(pid) for pid in sorted(pids)]


def _described(pid: int) -> str:
    try:
        name, _, fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")
        command = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return f"{pid}, gone by now"
    return f"{pid} {fields.split()[0]} {command or name}"

"""The folder of each process that runs tests. Its lock tells whether that process is alive.

So a later run can remove what a killed one left (see `leftovers`). The process IDs of a run in a container mean nothing
outside, but its locks do. Every process that the tests start has the folder in its environment.
"""

import contextlib
import fcntl
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PREFIX: Final = "shingleback-tests."
GROUP_PREFIX: Final = "shingleback-test-"
VARIABLE: Final = "SHINGLEBACK_TESTS"
_NOTED: Final = ".noted"
_FLAGS: Final = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW


_LOCKED_FDS: Final[set[int]] = set()


def _unlock_in_fork() -> None:
    while _LOCKED_FDS:
        os.close(_LOCKED_FDS.pop())


os.register_at_fork(after_in_child=_unlock_in_fork)


@contextmanager
def locked_folder(place: Path) -> Iterator[Path]:
    """A new folder that no other run sweeps away while this process lives. At the end it is removed if it is empty.

    A fork may outlive this process. It has the folder open, which shows whose it is, but does not keep the lock. With
    `fcntl.lockf`, forks would need no care, but the lock is lost if this process reads the file, as a file dialog does.
    """
    while True:
        folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=place))
        with opened(folder), _locked(folder):
            if not folder.exists():  # a sweep came between the two steps
                continue
            yield folder
            (folder / _NOTED).unlink(missing_ok=True)
            with contextlib.suppress(OSError):  # the files of failed tests stay until the next run
                folder.rmdir()
            return


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    folder_fd = os.open(folder, _FLAGS)
    _LOCKED_FDS.add(folder_fd)
    try:
        fcntl.flock(folder_fd, fcntl.LOCK_SH)
        yield
    finally:
        if folder_fd in _LOCKED_FDS:
            _LOCKED_FDS.remove(folder_fd)
            os.close(folder_fd)


@contextmanager
def held_if_dead(folder: Path) -> Iterator[bool]:
    """Whether the process of a folder has ended. If so, no other run sweeps it meanwhile."""
    with opened(folder) as folder_fd:
        is_dead = False
        with contextlib.suppress(BlockingIOError):
            fcntl.flock(folder_fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            is_dead = True
        yield is_dead


def begin(place: Path) -> contextlib.ExitStack:
    """Makes the folder of this process, which has it until the stack is closed."""
    stack = contextlib.ExitStack()
    os.environ[VARIABLE] = str(stack.enter_context(locked_folder(place)))
    return stack


def own_folder() -> Path:
    return Path(os.environ[VARIABLE])


def group_name() -> str:
    """A name for a control group of this process."""
    return f"{GROUP_PREFIX}{Path(os.environ.get(VARIABLE, f'{PREFIX}{os.getpid()}')).name.removeprefix(PREFIX)}"


def note(folder: Path) -> None:
    """If this process is killed, the next run removes this folder, too."""
    if VARIABLE not in os.environ:  # no tests run, but a program of theirs
        return
    with open(own_folder() / _NOTED, "a", encoding="utf-8") as noted:
        noted.write(f"{folder}\n")


def noted_in(folder: Path) -> list[Path]:
    with contextlib.suppress(FileNotFoundError):
        return [Path(line) for line in (folder / _NOTED).read_text(encoding="utf-8").splitlines()]
    return []


def temporary_folder(prefix: str, place: Path | None = None) -> Path:
    """As `tempfile.mkdtemp`. It is removed by who asks for it, or else by the next run."""
    folder = Path(tempfile.mkdtemp(prefix=f"shingleback-{prefix}-", dir=place))
    note(folder)
    return folder


@contextmanager
def opened(folder: Path) -> Iterator[int]:
    folder_fd = os.open(folder, _FLAGS)
    try:
        yield folder_fd
    finally:
        os.close(folder_fd)

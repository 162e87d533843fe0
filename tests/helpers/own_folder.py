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
_LOCK: Final = ".lock"
_NOTED: Final = ".noted"


@contextmanager
def locked_folder(place: Path) -> Iterator[Path]:
    """A new folder that no other run sweeps away while this process lives. At the end it is removed if it is empty.

    A fork inherits the lock on the folder, and may outlive this process. It does not inherit the lock on the file.
    """
    while True:
        folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=place))
        with opened(folder) as folder_fd:
            fcntl.flock(folder_fd, fcntl.LOCK_SH)
            if not folder.exists():  # a sweep came between the two steps
                continue
            with open(folder / _LOCK, "w") as lock:
                fcntl.lockf(lock, fcntl.LOCK_EX)
                yield folder
                for name in (_NOTED, _LOCK):
                    (folder / name).unlink(missing_ok=True)
            with contextlib.suppress(OSError):  # the files of failed tests stay until the next run
                folder.rmdir()
            return


@contextmanager
def held_if_dead(folder: Path) -> Iterator[bool]:
    """Whether the process of a folder has ended. If so, no other run sweeps it meanwhile."""
    with opened(folder) as folder_fd:
        try:
            fcntl.flock(folder_fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            with _held_if_left_to_forks(folder) as is_dead:
                yield is_dead
        else:
            yield True


@contextmanager
def _held_if_left_to_forks(folder: Path) -> Iterator[bool]:
    if not (folder / _LOCK).exists():
        yield False
        return
    with open(folder / _LOCK, "r+") as lock:
        is_held = False
        with contextlib.suppress(BlockingIOError):
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            is_held = True
        yield is_held


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
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        yield descriptor
    finally:
        os.close(descriptor)

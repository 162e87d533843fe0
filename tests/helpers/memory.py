"""Folders in memory, for tests that need no disk: a backup there is durable at once.

That halves the CPU time, and saves most of the waiting. With `--long`, or without such memory, the folders are on disk.
"""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import pytest

_MEMORY: Final = Path("/dev/shm")
_PREFIX: Final = "shingleback-tests."
_MIN_FREE_BYTES: Final = 2 << 30
_LIMITS: Final = os.ST_NOEXEC | os.ST_NODEV | os.ST_NOSUID
_NUMBERS: Final = count()


@cache
def memory() -> Path | None:
    """A folder in memory with enough space, which supports everything that a test may do on a disk.

    On older kernels it has no extended attributes, and on some systems no program can be started from it, or no device
    opened in it.
    """
    try:
        with tempfile.NamedTemporaryFile(prefix=_PREFIX, dir=_MEMORY) as probe:
            os.setxattr(probe.fileno(), "user.probe", b"")
        there = os.statvfs(_MEMORY)
    except OSError:
        return None
    has_room = there.f_bavail * there.f_frsize >= _MIN_FREE_BYTES
    return _MEMORY if has_room and not there.f_flag & _LIMITS else None


def sweep() -> None:
    """Removes the files of failed tests of earlier runs, and of killed runs.

    A run in a container may use the same memory. Its processes cannot be seen here, but their locks can.
    """
    for folder in _MEMORY.glob(f"{_PREFIX}*/"):
        with suppress(OSError), _opened(folder) as held:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            remove(folder)


def remove(folder: Path) -> None:
    """Removes it even if it cannot be read or changed, or is too deep for `shutil.rmtree`, which is recursive."""
    try:
        shutil.rmtree(folder)
    except (OSError, RecursionError):
        subprocess.run(["chmod", "-R", "u+rwX", folder], check=False, capture_output=True)
        subprocess.run(["rm", "-rf", folder], check=False, capture_output=True)


@pytest.fixture(scope="session")
def quick_place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of this process. The files of failed tests stay in it until the next run."""
    place = None if request.config.getoption("--long") else memory()
    if place is None:
        yield tmp_path_factory.mktemp("quick")
        return
    with locked_folder(place) as folder:
        yield folder
        with suppress(OSError):
            folder.rmdir()


@contextmanager
def locked_folder(place: Path) -> Iterator[Path]:
    """A new folder that no other run sweeps away while this process lives."""
    while True:
        folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=place))
        with _opened(folder) as held:
            fcntl.flock(held, fcntl.LOCK_SH)
            if folder.exists():  # no sweep came between the two steps
                yield folder
                return


@contextmanager
def _opened(folder: Path) -> Iterator[int]:
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        yield descriptor
    finally:
        os.close(descriptor)


@pytest.fixture
def own_place(request: pytest.FixtureRequest, quick_place: Path) -> Iterator[Path]:
    """Contains all folders of a test. It is made before, and removed after, any change by `monkeypatch`."""
    failed = request.session.testsfailed
    place = quick_place / f"{next(_NUMBERS)}"
    place.mkdir(mode=0o700)
    yield place
    if request.session.testsfailed == failed:
        remove(place)


@pytest.fixture(name="tmp_path")
def in_memory(own_place: Path) -> Path:
    """Replaces pytest's own fixture for the tests of a folder whose `conftest.py` imports it."""
    folder = own_place / "tmp"
    folder.mkdir(mode=0o700)
    return folder


@pytest.fixture(name="tmp_path")
def on_disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Replaces the fixture in memory for a module whose tests depend on a disk."""
    folder = tmp_path_factory.getbasetemp() / f"disk-{next(_NUMBERS)}"
    folder.mkdir(mode=0o700)
    yield folder
    remove(folder)

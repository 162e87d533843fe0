"""Folders in memory, for tests that need no disk: a backup there is durable at once.

That halves the CPU time, and saves most of the waiting. With `--long`, or without such memory, the folders are on disk.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tests.helpers.own_folder import PREFIX, own_folder, temporary_folder

MEMORY: Final = Path("/dev/shm")
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
        with tempfile.NamedTemporaryFile(prefix=PREFIX, dir=MEMORY) as probe:
            os.setxattr(probe.fileno(), "user.probe", b"")
        filesystem = os.statvfs(MEMORY)
    except OSError:
        return None
    has_room = filesystem.f_bavail * filesystem.f_frsize >= _MIN_FREE_BYTES
    return MEMORY if has_room and not filesystem.f_flag & _LIMITS else None


def place_of_tests(*, is_long: bool) -> Path:
    """Where the folders of tests are made."""
    return (None if is_long else memory()) or Path(tempfile.gettempdir())


def remove(folder: Path) -> None:
    """Removes it even if it cannot be read or changed, or is too deep for `shutil.rmtree`, which is recursive."""
    try:
        shutil.rmtree(folder)
    except (OSError, RecursionError):
        subprocess.run(["chmod", "-R", "u+rwX", folder], check=False, capture_output=True)
        subprocess.run(["rm", "-rf", "--one-file-system", folder], check=False, capture_output=True)


@contextmanager
def folder_in_memory() -> Iterator[Path]:
    """For tests that need one, also with `--long`."""
    folder = temporary_folder("memory", MEMORY)
    try:
        yield folder
    finally:
        remove(folder)


@pytest.fixture
def own_place(request: pytest.FixtureRequest) -> Iterator[Path]:
    """Contains all folders of a test. It is made before, and removed after, any change by `monkeypatch`.

    The files of failed tests stay in it until the next run.
    """
    failed = request.session.testsfailed
    place = own_folder() / f"{next(_NUMBERS)}"
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

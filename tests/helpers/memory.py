"""Folders in memory, for tests that need no disk: what a backup makes durable is so at once there.

That takes half of the processor time and a small part of the waiting. With `--long`, and where there is no such memory,
the folders are on disk.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import pytest

_MEMORY: Final = Path("/dev/shm")
_PREFIX: Final = "shingleback-tests-"
_MIN_FREE_BYTES: Final = 2 << 30
_LIMITS: Final = os.ST_NOEXEC | os.ST_NODEV | os.ST_NOSUID
_NUMBERS: Final = count()


@cache
def memory() -> Path | None:
    """A folder in memory that has room, and in which everything can be done that a test may do on a disk.

    That of older kernels keeps no extended attributes, and from that of some systems no program can be started, or no
    device be opened.
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
    """What failed tests of runs that have ended have left, and runs that were killed."""
    for folder in _MEMORY.glob(f"{_PREFIX}*"):
        number = folder.name.removeprefix(_PREFIX)
        if number.isdecimal() and not Path("/proc", number).exists():
            remove(folder)


def remove(folder: Path) -> None:
    """Also what nobody may look into or change."""
    try:
        shutil.rmtree(folder)
    except OSError:
        subprocess.run(["chmod", "-R", "u+rwX", folder], check=False, capture_output=True)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def quick_place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """That of this process. What failed tests had in it stays until the next run."""
    place = None if request.config.getoption("--long") else memory()
    if place is None:
        yield tmp_path_factory.mktemp("quick")
        return
    folder = place / f"{_PREFIX}{os.getpid()}"
    folder.mkdir(mode=0o700)
    yield folder
    with suppress(OSError):
        folder.rmdir()


@pytest.fixture
def own_place(request: pytest.FixtureRequest, quick_place: Path) -> Iterator[Path]:
    """For all folders of a test. It is made before, and removed after anything is replaced by `monkeypatch`."""
    failed = request.session.testsfailed
    place = quick_place / f"{next(_NUMBERS)}"
    place.mkdir(mode=0o700)
    yield place
    if request.session.testsfailed == failed:
        remove(place)


@pytest.fixture(name="tmp_path")
def in_memory(own_place: Path) -> Path:
    """In place of pytest's, for the tests of a folder whose `conftest.py` imports this one."""
    folder = own_place / "tmp"
    folder.mkdir(mode=0o700)
    return folder


@pytest.fixture(name="tmp_path")
def on_disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """In place of that one, for a module whose tests look at how a disk is read, or whether it is one."""
    folder = tmp_path_factory.getbasetemp() / f"disk-{next(_NUMBERS)}"
    folder.mkdir(mode=0o700)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)

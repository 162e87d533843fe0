"""The tests' folders leave nothing in memory."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from tests.helpers import memory
from tests.helpers.workers import ROOT

_RUNNING: Final = """
import sys
from pathlib import Path
from tests.helpers.memory import locked_folder
with locked_folder(Path(sys.argv[1])) as folder:
    print(folder, flush=True)
    input()
"""


@pytest.fixture
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Replaces the folder in memory."""
    monkeypatch.setattr(memory, "_MEMORY", tmp_path)
    return tmp_path


@pytest.mark.parametrize(("failed", "is_kept"), [(0, False), (1, True)])
def test_the_files_of_a_failed_test_are_kept(tmp_path: Path, failed: int, *, is_kept: bool) -> None:
    session = SimpleNamespace(testsfailed=0)
    request: Any = SimpleNamespace(session=session)
    fixture = memory.own_place.__wrapped__(request, tmp_path)  # type: ignore[attr-defined]
    place = next(fixture)
    session.testsfailed += failed
    next(fixture, None)
    assert place.exists() == is_kept


def test_leftovers_of_a_killed_run_are_removed(there: Path) -> None:
    """A running one is recognized by its lock: the number of a process in a container means nothing outside."""
    command = [sys.executable, "-c", _RUNNING, str(there)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        folder = Path(process.stdout.readline().strip())
        (folder / "1/tmp").mkdir(parents=True)

        memory.sweep()
        assert (folder / "1/tmp").is_dir()

        process.kill()
        process.wait()
        memory.sweep()
        assert not folder.exists()


def test_unreadable_folders_are_removed_too(tmp_path: Path) -> None:
    (tmp_path / "1/closed/inner").mkdir(parents=True)
    (tmp_path / "1/closed").chmod(0)
    memory.remove(tmp_path / "1")
    assert not (tmp_path / "1").exists()


@pytest.mark.usefixtures("there")
@pytest.mark.parametrize(
    ("free_bytes", "flags", "is_used"),
    [
        (4 << 30, os.ST_NOATIME, True),
        (1 << 26, 0, False),
        (4 << 30, os.ST_NOEXEC, False),
        (4 << 30, os.ST_NODEV, False),
    ],
    ids=["as usual", "little space", "no programs", "no devices"],
)
def test_tests_use_the_disk_if_memory_is_too_small(
    monkeypatch: pytest.MonkeyPatch, free_bytes: int, flags: int, *, is_used: bool
) -> None:
    free_space = SimpleNamespace(f_bavail=free_bytes // 4096, f_frsize=4096, f_flag=flags)
    monkeypatch.setattr(os, "statvfs", lambda _path: free_space)
    assert (memory.memory.__wrapped__() is not None) == is_used

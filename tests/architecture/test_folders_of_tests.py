"""The tests' folders leave nothing in memory."""

import os
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.helpers import memory


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


def test_leftovers_of_an_ended_run_are_removed(there: Path) -> None:
    ended = subprocess.Popen(["true"])
    ended.wait()
    folders = [there / f"shingleback-tests-{pid}" for pid in (ended.pid, os.getpid())]
    for folder in folders:
        (folder / "1/tmp").mkdir(parents=True)

    memory.sweep()

    assert [folder.exists() for folder in folders] == [False, True]


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

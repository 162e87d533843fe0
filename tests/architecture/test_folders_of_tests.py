"""The folders of tests leave nothing in memory."""

import os
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.helpers import memory


@pytest.fixture
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """In place of the folder in memory."""
    monkeypatch.setattr(memory, "_MEMORY", tmp_path)
    return tmp_path


@pytest.mark.parametrize(("failed", "is_kept"), [(0, False), (1, True)])
def test_what_a_test_has_made_is_kept_if_it_has_failed(tmp_path: Path, failed: int, *, is_kept: bool) -> None:
    session = SimpleNamespace(testsfailed=0)
    asking: Any = SimpleNamespace(session=session)
    making = memory.own_place.__wrapped__(asking, tmp_path)  # type: ignore[attr-defined]
    place = next(making)
    session.testsfailed += failed
    next(making, None)
    assert place.exists() == is_kept


def test_what_a_run_has_left_goes_when_it_has_ended(there: Path) -> None:
    ended = subprocess.Popen(["true"])
    ended.wait()
    folders = [there / f"shingleback-tests-{pid}" for pid in (ended.pid, os.getpid())]
    for folder in folders:
        (folder / "1/tmp").mkdir(parents=True)

    memory.sweep()

    assert [folder.exists() for folder in folders] == [False, True]


def test_also_what_may_not_be_looked_into_goes(tmp_path: Path) -> None:
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
    ids=["as usual", "little room", "no programs", "no devices"],
)
def test_where_tests_find_too_little_in_memory_they_are_on_disk(
    monkeypatch: pytest.MonkeyPatch, free_bytes: int, flags: int, *, is_used: bool
) -> None:
    told = SimpleNamespace(f_bavail=free_bytes // 4096, f_frsize=4096, f_flag=flags)
    monkeypatch.setattr(os, "statvfs", lambda _path: told)
    assert (memory.memory.__wrapped__() is not None) == is_used

"""Where the folders of tests are, and how long they stay."""

import os
from types import SimpleNamespace
from typing import Any

import pytest

from tests.helpers import memory


@pytest.mark.parametrize(("failed", "is_kept"), [(0, False), (1, True)])
def test_the_files_of_a_failed_test_are_kept(failed: int, *, is_kept: bool) -> None:
    session = SimpleNamespace(testsfailed=0)
    request: Any = SimpleNamespace(session=session)
    fixture = memory.own_place.__wrapped__(request)  # type: ignore[attr-defined]
    place = next(fixture)
    session.testsfailed += failed
    next(fixture, None)
    assert place.exists() == is_kept
    memory.remove(place)


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

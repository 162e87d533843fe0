"""How much content may wait in memory depends on what the computer and its control groups have left."""

from pathlib import Path

import pytest

from shingleback.engine.restore.memory_room import MemoryRoom, available_bytes
from shingleback.engine.restore.read_ahead import Ahead
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Clock, Workshop
from tests.unit.engine.restore.test_read_ahead import files, opened, requested, uncached

__all__ = ["requested"]

MB = 1 << 20
GB = 1 << 30


def group(folder: Path, limits: dict[str, str], usage: tuple[str, int], stat: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in limits.items():
        (folder / name).write_text(f"{text}\n")
    (folder / usage[0]).write_text(f"{usage[1]}\n")
    (folder / "memory.stat").write_text(stat)


def left(tmp_path: Path, membership: str, available_kib: int = 8 << 20) -> int | None:
    (tmp_path / "meminfo").write_text(f"MemTotal:  16000000 kB\nMemAvailable:  {available_kib} kB\nHugePages: 0\n")
    (tmp_path / "membership").write_text(membership)
    return available_bytes(tmp_path / "meminfo", tmp_path / "membership", tmp_path / "groups")


def test_this_computer_says_what_is_available() -> None:
    total_kib = int(Path("/proc/meminfo").read_text().split()[1])
    available = available_bytes()

    assert available is not None
    assert 0 < available <= total_kib << 10


def test_without_a_limit_the_memory_of_the_computer_counts(tmp_path: Path) -> None:
    group(tmp_path / "groups/a", {"memory.max": "max", "memory.high": "max"}, ("memory.current", 5 * MB), "")

    assert left(tmp_path, "0::/a\n") == 8 * GB


@pytest.mark.parametrize("limit", ["memory.max", "memory.high"])
def test_a_limit_counts_without_the_page_cache_that_may_go(tmp_path: Path, limit: str) -> None:
    limits = {"memory.max": "max", "memory.high": "max", limit: str(500 * MB)}
    stat = f"anon {280 * MB}\ninactive_file {90 * MB}\nactive_file {30 * MB}\n"
    group(tmp_path / "groups/a/b", limits, ("memory.current", 400 * MB), stat)

    assert left(tmp_path, "0::/a/b\n") == 220 * MB


def test_the_narrowest_of_all_groups_counts(tmp_path: Path) -> None:
    stat = "inactive_file 0\nactive_file 0\n"
    group(tmp_path / "groups/a", {"memory.max": str(300 * MB)}, ("memory.current", 200 * MB), stat)
    group(tmp_path / "groups/a/b", {"memory.max": str(500 * MB)}, ("memory.current", 200 * MB), stat)

    assert left(tmp_path, "0::/a/b\n") == 100 * MB
    assert left(tmp_path, "0::/a/b\n", available_kib=50 << 10) == 50 * MB


def test_groups_of_the_first_version_count_too(tmp_path: Path) -> None:
    stat = f"total_inactive_file {10 * MB}\ntotal_active_file {5 * MB}\n"
    limits = {"memory.limit_in_bytes": str(100 * MB)}
    group(tmp_path / "groups/memory/a", limits, ("memory.usage_in_bytes", 80 * MB), stat)

    assert left(tmp_path, "5:cpu:/c\n4:memory,x:/a\n0::/\n") == 35 * MB


def test_nothing_is_assumed_where_the_kernel_says_nothing(tmp_path: Path) -> None:
    assert available_bytes(tmp_path / "none", tmp_path / "none", tmp_path) is None


@pytest.mark.parametrize(
    ("available", "ahead_mb", "handed_mb"),
    [(None, 32, 64), (16 * GB, 32, 64), (512 * MB, 8, 16), (256 * MB, 4, 8), (20 * MB, 2, 2), (0, 2, 2)],
)
def test_the_less_memory_the_less_content_waits(available: int | None, ahead_mb: int, handed_mb: int) -> None:
    assert MemoryRoom(lambda: available).waiting() == (ahead_mb * MB, handed_mb * MB)


def test_it_looks_once_a_second() -> None:
    clock, answers = Clock(), [512 * MB, 16 * GB]
    room = MemoryRoom(lambda: answers.pop(0), clock)

    assert [room.waiting().ahead_bytes for _ in range(3)] == [8 * MB] * 3
    clock.sleep(1.0)
    assert [room.waiting().ahead_bytes for _ in range(3)] == [32 * MB] * 3


def test_no_more_is_requested_than_may_wait(tmp_path: Path, requested: list[tuple[str, int]]) -> None:
    paths = files(tmp_path, 40, 128 * 1024)

    next(iter(Ahead(paths, lambda path: uncached(opened(path)), most_bytes=lambda: MB)))

    assert len(requested) == 8


def test_everything_is_restored_when_next_to_nothing_may_wait(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shingleback.engine.restore.restore.MANY_FILES", 1)
    monkeypatch.setattr("shingleback.engine.restore.memory_room.available_bytes", lambda: 0)
    monkeypatch.setattr("shingleback.engine.restore.memory_room.LEAST", (1, 1))
    for number in range(300):
        write(workshop.source / f"{number % 7}" / f"{number}", b"%d" % number * (number * 13 % 5000))
    workshop.backup()

    result, target = workshop.restore()

    assert snapshot(target / "source") == snapshot(workshop.source)
    assert (result.outcome, result.checked) == ("done", result.total)

"""Content is requested ahead of its use, within bounds, and the page cache is left as it was."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.engine.restore.read_ahead import Ahead, Pieces
from tests.helpers.leaks import descriptors, everything_closed

MB = 1 << 20


@pytest.fixture
def requested(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Names and offsets in the order in which they were requested from the kernel."""
    requests: list[tuple[str, int]] = []
    advise = os.posix_fadvise

    def record(fd: int, offset: int, length: int, advice: int) -> None:
        if advice == os.POSIX_FADV_WILLNEED:
            requests.append((os.path.basename(os.readlink(f"/proc/self/fd/{fd}")), offset))
        advise(fd, offset, length, advice)

    monkeypatch.setattr(os, "posix_fadvise", record)
    return requests


def opened(path: Path) -> Pieces:
    fd = os.open(path, os.O_RDONLY)
    return Pieces([fd], [os.fstat(fd)], from_medium=True)


def files(folder: Path, count: int, size_bytes: int) -> list[Path]:
    paths = [folder / f"{number:04}" for number in range(count)]
    for path in paths:
        with open(path, "wb") as file:
            os.posix_fallocate(file.fileno(), 0, size_bytes)  # without holes, which would not be requested
    return paths


def open_in(folder: Path) -> int:
    return sum(name.startswith(f"{folder}/") for name in descriptors().values())


def uncached(pieces: Pieces) -> Pieces:
    """Treats a file as uncached, even if the tests run in memory."""
    pieces.is_direct = False
    return pieces


def test_the_next_files_are_requested_before_one_is_read(tmp_path: Path, requested: list[tuple[str, int]]) -> None:
    paths = files(tmp_path, 5, 4096)

    for path in Ahead(paths, lambda path: uncached(opened(path))):
        assert [name for name, _ in requested] == [path.name for path in paths]
        del path


def test_a_large_file_is_requested_piece_by_piece_and_then_the_next_file(
    tmp_path: Path, requested: list[tuple[str, int]]
) -> None:
    large, small = files(tmp_path, 1, 100 * MB)[0], tmp_path / "small"
    small.write_bytes(b"small")
    ahead = Ahead([large, small], lambda path: uncached(opened(path)))
    ahead_of_use = iter(ahead)

    assert next(ahead_of_use) == large
    assert 0 < len(requested) * 128 * 1024 <= 32 * MB
    assert ahead.current is not None
    for offset in range(0, 100 * MB, MB):
        ahead.current.note_read(ahead.current.fds[0], offset, MB)
        ahead.go_on()
    assert [offset for _, offset in requested] == [*range(0, 100 * MB, 128 * 1024), 0]
    assert next(ahead_of_use) == small
    ahead_of_use.close()  # type: ignore[attr-defined]


def test_few_files_are_open_at_a_time_and_none_in_the_end(tmp_path: Path) -> None:
    paths = files(tmp_path, 600, 1)
    with everything_closed():
        most = max(open_in(tmp_path) for _ in Ahead(paths, opened))

    assert 1 < most <= 260


def test_stopping_early_leaves_no_file_open(tmp_path: Path) -> None:
    with everything_closed():
        ahead_of_use: Iterator[Path] = iter(Ahead(files(tmp_path, 20, 1), opened))
        next(ahead_of_use)
        del ahead_of_use


def test_entries_without_content_are_returned_too() -> None:
    assert list(Ahead([1, 2, 3], lambda _entry: None)) == [1, 2, 3]

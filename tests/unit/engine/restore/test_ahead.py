"""Content is asked for ahead of its use, within bounds, and memory is left as it was."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.engine.restore.read_ahead import Ahead, Pieces

MB = 1 << 20


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Names and offsets, in the order in which the kernel was asked for them."""
    found: list[tuple[str, int]] = []
    advise = os.posix_fadvise

    def note(fd: int, offset: int, length: int, advice: int) -> None:
        if advice == os.POSIX_FADV_WILLNEED:
            found.append((os.path.basename(os.readlink(f"/proc/self/fd/{fd}")), offset))
        advise(fd, offset, length, advice)

    monkeypatch.setattr(os, "posix_fadvise", note)
    return found


def opened(path: Path) -> Pieces:
    fd = os.open(path, os.O_RDONLY)
    return Pieces([fd], [os.fstat(fd)], from_medium=True)


def files(folder: Path, count: int, size_bytes: int) -> list[Path]:
    paths = [folder / f"{number:04}" for number in range(count)]
    for path in paths:
        with open(path, "wb") as file:
            os.posix_fallocate(file.fileno(), 0, size_bytes)  # without holes, which nobody would ask for
    return paths


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


def without_memory(pieces: Pieces) -> Pieces:
    """As on a disk: nothing of it is in memory. Here all is, where the tests lie in memory."""
    pieces.is_direct = False
    return pieces


def test_the_next_files_are_asked_for_before_one_is_read(tmp_path: Path, asked: list[tuple[str, int]]) -> None:
    paths = files(tmp_path, 5, 4096)

    for path in Ahead(paths, lambda path: without_memory(opened(path))):
        assert [name for name, _ in asked] == [path.name for path in paths]
        del path


def test_a_large_file_is_asked_for_piece_by_piece_and_then_the_next(
    tmp_path: Path, asked: list[tuple[str, int]]
) -> None:
    large, small = files(tmp_path, 1, 100 * MB)[0], tmp_path / "small"
    small.write_bytes(b"small")
    ahead = Ahead([large, small], lambda path: without_memory(opened(path)))
    given = iter(ahead)

    assert next(given) == large
    assert 0 < len(asked) * 128 * 1024 <= 32 * MB
    assert ahead.current is not None
    for offset in range(0, 100 * MB, MB):
        ahead.current.has_read(ahead.current.fds[0], offset, MB)
        ahead.go_on()
    assert [offset for _, offset in asked] == [*range(0, 100 * MB, 128 * 1024), 0]
    assert next(given) == small
    given.close()  # type: ignore[attr-defined]


def test_few_files_are_open_at_a_time_and_none_in_the_end(tmp_path: Path) -> None:
    paths = files(tmp_path, 600, 1)
    before = open_files()

    most = max(open_files() for _ in Ahead(paths, opened))

    assert most - before <= 260
    assert open_files() == before


def test_whoever_stops_leaves_nothing_open(tmp_path: Path) -> None:
    before = open_files()
    given: Iterator[Path] = iter(Ahead(files(tmp_path, 20, 1), opened))
    next(given)
    del given

    assert open_files() == before


def test_what_has_no_content_is_given_as_well() -> None:
    assert list(Ahead([1, 2, 3], lambda _thing: None)) == [1, 2, 3]

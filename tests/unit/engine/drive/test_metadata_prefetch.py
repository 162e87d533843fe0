"""Metadata of files that will be changed is read ahead, in an order that suits a disk."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from shingleback.engine.drive import prefetch
from shingleback.engine.drive.prefetch import MetadataPrefetch

DISK_READS = count().__next__  # the count of read bytes grows with each call


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Two folders with files whose names are not in inode order."""
    for name in ("b", "a", "c"):
        for folder in ("one", "two"):
            file = tmp_path / folder / name
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(b"")
    return tmp_path


@pytest.fixture
def root_fd(root: Path) -> Iterator[int]:
    fd = os.open(root, os.O_RDONLY | os.O_DIRECTORY)
    yield fd
    os.close(fd)


@pytest.fixture
def reads(root: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The folders that were listed and the files whose metadata was read, in that order."""
    paths: list[str] = []
    scandir, stat = os.scandir, os.stat

    def record_scandir(fd: int) -> Any:
        paths.append(path_of(fd))
        return scandir(fd)

    def record_stat(name: Any, *, dir_fd: int | None = None, follow_symlinks: bool = True) -> os.stat_result:
        if dir_fd is not None:
            paths.append(f"{path_of(dir_fd)}/{os.fsdecode(name)}")
        return stat(name, dir_fd=dir_fd, follow_symlinks=follow_symlinks)

    def path_of(fd: int) -> str:
        return os.path.relpath(os.readlink(f"/proc/self/fd/{fd}"), root)

    monkeypatch.setattr(os, "scandir", record_scandir)
    monkeypatch.setattr(os, "stat", record_stat)
    return paths


def all_before(root_fd: int, paths: list[bytes], kind: str = "ext4") -> list[bytes]:
    return list(MetadataPrefetch(root_fd, kind, DISK_READS).before(paths, lambda path: path))


def by_inode(root: Path, *paths: str) -> list[str]:
    return sorted(paths, key=lambda path: (root / path).stat().st_ino)


def test_folders_are_listed_first_and_then_files_are_read_in_inode_order(
    root: Path, root_fd: int, reads: list[str]
) -> None:
    files = by_inode(root, "one/a", "one/b", "two/a", "two/b")
    assert files != sorted(files)

    all_before(root_fd, [b"one/a", b"one/b", b"two/a", b"two/b"])

    assert reads == ["one", "two", *files]


def test_on_btrfs_one_folder_is_read_after_the_other(root: Path, root_fd: int, reads: list[str]) -> None:
    all_before(root_fd, [b"one/a", b"one/b", b"two/a", b"two/b"], "btrfs")

    assert reads == ["one", *by_inode(root, "one/a", "one/b"), "two", *by_inode(root, "two/a", "two/b")]


def test_steps_keep_their_order_and_those_without_a_path_read_nothing(root_fd: int, reads: list[str]) -> None:
    steps = [("new", None), ("changed", b"one/a"), ("new", None)]

    assert list(MetadataPrefetch(root_fd, "ext4", DISK_READS).before(steps, lambda step: step[1])) == steps
    assert reads == ["one", "one/a"]


def test_many_steps_are_prefetched_in_batches(root_fd: int, reads: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prefetch, "STEPS_AT_ONCE", 2)
    steps = MetadataPrefetch(root_fd, "ext4", DISK_READS).before([b"one/a", b"one/b", b"two/a"], lambda path: path)

    next(steps)
    next(steps)
    assert "two/a" not in reads

    next(steps)
    assert "two/a" in reads


def test_missing_and_unreadable_paths_are_skipped(root: Path, root_fd: int, reads: list[str]) -> None:
    (root / "file").write_bytes(b"")
    paths = [b"nowhere/a", b"one/missing", b"file/a", b"../a", b"two/c"]

    assert all_before(root_fd, paths) == paths
    assert reads == ["one", "two", "two/c"]


def test_a_long_folder_is_not_listed_for_a_few_files(
    root_fd: int, reads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prefetch, "WORTH_BYTES", 0)

    all_before(root_fd, [b"one/b", b"one/a"])

    assert sorted(reads) == ["one/a", "one/b"]


@pytest.mark.parametrize(("bytes_read", "expected_reads"), [(DISK_READS, 40), (lambda: 0, 32)])
def test_prefetching_stops_when_everything_is_cached(
    root: Path, root_fd: int, reads: list[str], bytes_read: Any, expected_reads: int
) -> None:
    for number in range(40):
        (root / f"{number:02}").mkdir()
        (root / f"{number:02}" / "file").write_bytes(b"")
    paths = [b"%02d/file" % number for number in range(40)]

    assert list(MetadataPrefetch(root_fd, "btrfs", bytes_read).before(paths, lambda path: path)) == paths

    assert sum(path.endswith("/file") for path in reads) == expected_reads

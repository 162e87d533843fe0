"""What is going to be changed is looked at before, in an order that suits a disk."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from shingleback.engine.drive import commit
from shingleback.engine.drive.commit import MetadataPrefetch

SLOW = count().__next__  # whoever asks is told that something had to be read


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Two folders with files whose names are not in the order of their inodes."""
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
def looks(root: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was looked at, in that order: folders whose names were read, and files."""
    seen: list[str] = []
    scandir, stat = os.scandir, os.stat

    def note_names(fd: int) -> Any:
        seen.append(path_of(fd))
        return scandir(fd)

    def note_file(name: Any, *, dir_fd: int | None = None, follow_symlinks: bool = True) -> os.stat_result:
        if dir_fd is not None:
            seen.append(f"{path_of(dir_fd)}/{os.fsdecode(name)}")
        return stat(name, dir_fd=dir_fd, follow_symlinks=follow_symlinks)

    def path_of(fd: int) -> str:
        return os.path.relpath(os.readlink(f"/proc/self/fd/{fd}"), root)

    monkeypatch.setattr(os, "scandir", note_names)
    monkeypatch.setattr(os, "stat", note_file)
    return seen


def all_before(root_fd: int, paths: list[bytes], kind: str = "ext4") -> list[bytes]:
    return list(MetadataPrefetch(root_fd, kind, SLOW).before(paths, lambda path: path))


def by_inode(root: Path, *paths: str) -> list[str]:
    return sorted(paths, key=lambda path: (root / path).stat().st_ino)


def test_names_are_read_first_and_then_the_files_in_the_order_of_their_inodes(
    root: Path, root_fd: int, looks: list[str]
) -> None:
    files = by_inode(root, "one/a", "one/b", "two/a", "two/b")
    assert files != sorted(files)

    all_before(root_fd, [b"one/a", b"one/b", b"two/a", b"two/b"])

    assert looks == ["one", "two", *files]


def test_on_btrfs_it_is_one_folder_after_the_other(root: Path, root_fd: int, looks: list[str]) -> None:
    all_before(root_fd, [b"one/a", b"one/b", b"two/a", b"two/b"], "btrfs")

    assert looks == ["one", *by_inode(root, "one/a", "one/b"), "two", *by_inode(root, "two/a", "two/b")]


def test_steps_come_as_they_are_and_what_finds_nothing_is_not_looked_at(root_fd: int, looks: list[str]) -> None:
    steps = [("new", None), ("changed", b"one/a"), ("new", None)]

    assert list(MetadataPrefetch(root_fd, "ext4", SLOW).before(steps, lambda step: step[1])) == steps
    assert looks == ["one", "one/a"]


def test_of_many_steps_some_are_looked_at_at_a_time(
    root_fd: int, looks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commit, "_STEPS_AT_ONCE", 2)
    steps = MetadataPrefetch(root_fd, "ext4", SLOW).before([b"one/a", b"one/b", b"two/a"], lambda path: path)

    next(steps)
    next(steps)
    assert "two/a" not in looks

    next(steps)
    assert "two/a" in looks


def test_what_is_not_there_or_may_not_be_read_is_passed_over(root: Path, root_fd: int, looks: list[str]) -> None:
    (root / "file").write_bytes(b"")
    paths = [b"nowhere/a", b"one/missing", b"file/a", b"../a", b"two/c"]

    assert all_before(root_fd, paths) == paths
    assert looks == ["one", "two", "two/c"]


def test_a_long_list_of_names_is_not_read_for_a_few_files(
    root_fd: int, looks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commit, "_WORTH_BYTES", 0)

    all_before(root_fd, [b"one/b", b"one/a"])

    assert sorted(looks) == ["one/a", "one/b"]


@pytest.mark.parametrize(("bytes_read", "looked_at"), [(SLOW, 40), (lambda: 0, 32)])
def test_when_all_is_in_memory_it_is_left_at_that(
    root: Path, root_fd: int, looks: list[str], bytes_read: Any, looked_at: int
) -> None:
    for number in range(40):
        (root / f"{number:02}").mkdir()
        (root / f"{number:02}" / "file").write_bytes(b"")
    paths = [b"%02d/file" % number for number in range(40)]

    assert list(MetadataPrefetch(root_fd, "btrfs", bytes_read).before(paths, lambda path: path)) == paths

    assert sum(look.endswith("/file") for look in looks) == looked_at

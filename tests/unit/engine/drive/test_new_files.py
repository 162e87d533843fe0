"""Where new files are created, and what is left when that fails."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.engine.drive.new_files import DirectFiles, NewFiles, NurseryFiles, new_files
from shingleback.engine.files.folders import FOLDER_FLAGS
from shingleback.engine.repo import layout
from tests.helpers.leaks import everything_closed
from tests.helpers.trees import write


class Incoming:
    """The `incoming` folder, with a staging folder inside."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.staged = path / "7"
        self.staged.mkdir()
        self.fd = os.open(path, FOLDER_FLAGS)
        self.staged_fd = os.open(self.staged, FOLDER_FLAGS)
        self.nursery = path / os.fsdecode(layout.NURSERY)

    def make(self, new: NewFiles, name: bytes, content: bytes = b"content") -> None:
        fd = new.create(name, self.staged_fd, 0o640)
        os.write(fd, content)
        os.close(fd)

    def close(self) -> None:
        os.close(self.fd)
        os.close(self.staged_fd)


@pytest.fixture
def incoming(tmp_path: Path) -> Iterator[Incoming]:
    opened = Incoming(tmp_path)
    yield opened
    opened.close()


@pytest.fixture(params=["ext4", "xfs"])
def new(request: pytest.FixtureRequest, incoming: Incoming) -> Iterator[NewFiles]:
    opened = new_files(request.param, incoming.fd)
    yield opened
    opened.close()


def test_only_xfs_needs_a_nursery(incoming: Incoming) -> None:
    assert [type(new_files(kind, incoming.fd)) for kind in ("xfs", "ext4", "btrfs", "vfat")] == [
        NurseryFiles,
        DirectFiles,
        DirectFiles,
        DirectFiles,
    ]


def test_a_new_file_is_staged_under_its_name(incoming: Incoming, new: NewFiles) -> None:
    incoming.make(new, b"a", b"one")
    incoming.make(new, b"b", b"two")
    assert {file.name: file.read_bytes() for file in incoming.staged.iterdir()} == {"a": b"one", "b": b"two"}
    assert (incoming.staged / "a").stat().st_mode & 0o777 == 0o640


def in_nursery(incoming: Incoming) -> list[Path]:
    """Files other than the empty ones in stock."""
    return [file for file in incoming.nursery.rglob("*") if file.is_file() and file.stat().st_size]


def test_a_taken_name_keeps_its_file_and_nothing_else_is_left(incoming: Incoming, new: NewFiles) -> None:
    incoming.make(new, b"a", b"one")
    with everything_closed():
        for mode in (0o640, 0o440):
            with pytest.raises(FileExistsError):
                new.create(b"a", incoming.staged_fd, mode)
        incoming.make(new, b"b", b"two")
    assert {file.name: file.read_bytes() for file in incoming.staged.iterdir()} == {"a": b"one", "b": b"two"}
    assert in_nursery(incoming) == []


def test_a_name_that_is_too_long_leaves_nothing(incoming: Incoming, new: NewFiles) -> None:
    with pytest.raises(OSError, match="File name too long"):
        incoming.make(new, b"x" * 256)
    assert (list(incoming.staged.iterdir()), in_nursery(incoming)) == ([], [])


@pytest.mark.parametrize("mode", [0o000, 0o444, 0o600, 0o777])
def test_a_new_file_has_the_requested_mode_and_is_writable(incoming: Incoming, mode: int) -> None:
    nursery = NurseryFiles(incoming.fd)
    before = os.umask(0)
    try:
        fd = nursery.create(b"a", incoming.staged_fd, mode)
    finally:
        os.umask(before)
    assert os.write(fd, b"content") == 7
    assert os.fstat(fd).st_mode & 0o777 == mode
    os.close(fd)
    nursery.close()


def test_the_stock_of_new_files_grows_with_demand(incoming: Incoming) -> None:
    nursery = NurseryFiles(incoming.fd)
    incoming.make(nursery, b"0")
    waiting = [len(list(incoming.nursery.rglob("[0-9]*/[0-9]*")))]
    for number in range(1, 40):
        incoming.make(nursery, b"%d" % number)
    waiting.append(len(list(incoming.nursery.rglob("[0-9]*/[0-9]*"))))
    assert waiting == [15, 16 + 32 - 40]
    assert len(list(incoming.staged.iterdir())) == 40
    nursery.close()


def test_a_full_drive_gets_single_files_instead_of_a_stock(incoming: Incoming, monkeypatch: pytest.MonkeyPatch) -> None:
    nursery = NurseryFiles(incoming.fd)
    free_inodes = 2
    original = os.open

    def nearly_full(path: bytes, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
        nonlocal free_inodes
        if flags & os.O_CREAT:
            free_inodes -= 1
            if free_inodes < 0:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return original(path, flags, mode, dir_fd=dir_fd)

    monkeypatch.setattr(os, "open", nearly_full)
    incoming.make(nursery, b"a")
    incoming.make(nursery, b"b")
    with pytest.raises(OSError, match="No space"):
        incoming.make(nursery, b"c")
    nursery.close()
    assert {file.name for file in incoming.staged.iterdir()} == {"a", "b"}


def test_the_nursery_is_created_with_the_first_file(incoming: Incoming) -> None:
    nursery = NurseryFiles(incoming.fd)
    assert not incoming.nursery.exists()
    incoming.make(nursery, b"a")
    assert incoming.nursery.is_dir()
    nursery.close()


def test_leftovers_in_the_nursery_of_a_killed_run_do_no_harm(incoming: Incoming) -> None:
    write(incoming.nursery / "0" / "1", b"of a killed run")
    nursery = NurseryFiles(incoming.fd)
    incoming.make(nursery, b"a")
    nursery.close()
    assert (incoming.staged / "a").read_bytes() == b"content"
    assert in_nursery(incoming) == []

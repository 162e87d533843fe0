"""Unreadable parts of the source are left out and reported, and never mistaken for missing ones."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.files.folders import open_folder
from shingleback.engine.source import survey
from shingleback.engine.source.copy_context import Limits
from shingleback.engine.source.listing import SourceLister
from shingleback.engine.source.reader import SequentialReader, data_ranges
from shingleback.protocol.results import BackupFinished
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop


def failing(call: Callable[..., Any], inode: int) -> Callable[..., Any]:
    """Wraps a call so that it fails with EIO for open files with this inode."""

    def wrapped(target: int | bytes, *args: Any, **options: Any) -> Any:
        if isinstance(target, int) and os.fstat(target).st_ino == inode:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return call(target, *args, **options)

    return wrapped


def left_out(result: BackupFinished) -> list[tuple[str, str]]:
    return [(item.path, item.reason) for item in result.left_out]


def test_an_unreadable_range_is_no_hole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write(tmp_path / "file", b"content")
    with open(tmp_path / "file", "rb") as file:
        monkeypatch.setattr(os, "lseek", failing(os.lseek, os.fstat(file.fileno()).st_ino))
        with pytest.raises(OSError, match="Input/output error"):
            list(data_ranges(file.fileno(), 7))


@pytest.mark.parametrize(("name", "reason"), [("folder", "read-error"), ("folder/file", "attributes")])
def test_unreadable_attributes_are_not_mistaken_for_missing_ones(
    name: str, reason: str, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(workshop.source / "folder" / "file", b"content")
    write(workshop.source / "other", b"other")
    path = workshop.source / name
    os.setxattr(path, "user.note", b"kept")
    with monkeypatch.context() as patch:
        patch.setattr(os, "listxattr", failing(os.listxattr, path.stat().st_ino))
        result = workshop.backup()
    assert left_out(result) == [(f"source/{name}", reason)]
    assert contents(workshop.destination / "source") == contents(workshop.source)

    workshop.backup()
    _, target = workshop.restore()
    assert os.getxattr(target / "source" / name, "user.note") == b"kept"
    assert contents(target / "source") == contents(workshop.source)


def test_a_renamed_file_that_cannot_be_read_is_left_out(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    write(workshop.source / "file", b"content")
    write(workshop.source / "other", b"other")
    workshop.backup()
    (workshop.source / "file").rename(workshop.source / "renamed")
    inode = (workshop.source / "renamed").stat().st_ino
    with monkeypatch.context() as patch:
        patch.setattr(os, "preadv", failing(os.preadv, inode))
        result = workshop.backup()
    assert left_out(result) == [("source/renamed", "read-error")]

    assert workshop.backup().outcome == "done"
    assert contents(workshop.destination / "source") == contents(workshop.source)


def test_a_large_file_that_cannot_be_read_to_its_end_takes_no_room_while_the_run_goes_on(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fixture checks that no descriptor of it stays open."""
    workshop.slot_bytes = 1 << 16
    write(workshop.source / "film", os.urandom(1 << 20))
    write(workshop.source / "folder" / "later", b"later")
    usual, staged = SequentialReader.read, list[Path]()

    def failing_read(reader: SequentialReader, view: memoryview, offset: int) -> int:
        if offset >= 1 << 19:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return usual(reader, view, offset)

    class WatchedDisk(RealDisk):
        def write(self, fd: int, data: memoryview, offset: int) -> None:
            super().write(fd, data, offset)
            if bytes(data) == b"later":
                staged.extend((workshop.destination / ".shingleback" / "incoming").rglob("film"))

    workshop.disk = WatchedDisk()
    with monkeypatch.context() as patch:
        patch.setattr(SequentialReader, "read", failing_read)
        result = workshop.backup(limits=Limits(bytes=200_000))

    assert (left_out(result), staged) == ([("source/film", "read-error")], [])
    assert workshop.backup().outcome == "done"
    assert contents(workshop.destination / "source") == contents(workshop.source)


@pytest.mark.parametrize("failing_step", ["opened", "listed"])
def test_a_folder_that_became_unreadable_keeps_its_copy(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, failing_step: str
) -> None:
    """It is reported, and the newest version still has its content."""
    write(workshop.source / "folder" / "inner" / "file", b"content")
    write(workshop.source / "other", b"other")
    workshop.backup()
    write(workshop.source / "new", b"new")
    module, call = (survey, "open_folder") if failing_step == "opened" else (SourceLister, "listing")
    original, inode = getattr(module, call), (workshop.source / "folder").stat().st_ino

    def refusing(first: Any, second: int, *args: Any, **options: Any) -> Any:
        if first == b"folder" or os.fstat(second).st_ino == inode:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return original(first, second, *args, **options)

    with monkeypatch.context() as patch:
        patch.setattr(module, call, refusing)
        result = workshop.backup()

    assert (result.outcome, left_out(result)) == ("left-out", [("source/folder", "unreadable")])
    assert contents(workshop.destination / "source") == contents(workshop.source)
    assert contents(workshop.restore()[1] / "source") == contents(workshop.source)
    assert workshop.backup().copied.files == 0


def test_a_source_that_became_unreadable_keeps_its_copy(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    write(workshop.source / "file", b"content")
    workshop.backup()
    original = open_folder

    def refusing(name: bytes, *args: Any, **options: Any) -> int:
        if name == b".":
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return original(name, *args, **options)

    with monkeypatch.context() as patch:
        patch.setattr(survey, "open_folder", refusing)
        result = workshop.backup()

    assert (result.outcome, left_out(result)) == ("left-out", [("source", "read-error")])
    assert contents(workshop.restore()[1] / "source") == contents(workshop.source)

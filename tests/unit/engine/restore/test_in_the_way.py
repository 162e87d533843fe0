"""Files that cannot be restored are reported with the reason."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from shingleback.engine.files.folders import FolderCursor
from shingleback.engine.restore.file_restorer import FileRestorer
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop, left_out


@pytest.fixture
def target(workshop: Workshop) -> Path:
    """A backup of an empty folder, and of a folder with a file in a subfolder."""
    (workshop.source / "empty").mkdir()
    write(workshop.source / "full" / "inner" / "file", b"content")
    workshop.backup()
    return workshop.folder / "target"


@pytest.mark.parametrize("options", [{}, {"overwrites": True}, {"keeps_both": True}, {"is_dry_run": True}])
def test_an_empty_folder_whose_name_is_taken_is_reported(
    workshop: Workshop, target: Path, options: dict[str, Any]
) -> None:
    write(target / "source" / "empty", b"a file of that name")
    result, _ = workshop.restore(target=target, **options)
    assert left_out(result) == [("source/empty", "already-there")]
    assert (target / "source" / "empty").read_bytes() == b"a file of that name"


def test_a_symlink_in_the_place_of_a_folder_is_not_followed(workshop: Workshop, target: Path) -> None:
    (target / "source").mkdir(parents=True)
    (workshop.folder / "elsewhere").mkdir()
    for name in ("empty", "full"):
        (target / "source" / name).symlink_to(workshop.folder / "elsewhere")
    result, _ = workshop.restore(target=target)
    assert sorted(left_out(result)) == [("source/empty", "already-there"), ("source/full/inner/file", "already-there")]
    assert not list((workshop.folder / "elsewhere").iterdir())


def test_an_empty_folder_that_cannot_be_created_is_reported(
    workshop: Workshop, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = os.mkdir

    def refuse(path: Any, *args: Any, **kwargs: Any) -> None:
        if os.fsencode(path) == b"empty":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        make(path, *args, **kwargs)

    monkeypatch.setattr(os, "mkdir", refuse)
    result, _ = workshop.restore(target=target)
    assert left_out(result) == [("source/empty", "not-written")]


def test_an_existing_folder_is_no_obstacle(workshop: Workshop, target: Path) -> None:
    (target / "source" / "empty").mkdir(parents=True)
    result, _ = workshop.restore(target=target)
    assert (result.outcome, left_out(result)) == ("done", [])


@pytest.mark.parametrize(
    ("number", "reason"), [(errno.EFBIG, "too-large"), (errno.ENAMETOOLONG, "name-refused"), (errno.EIO, "not-written")]
)
def test_a_file_that_the_target_refuses_is_not_reported_as_unreadable(
    workshop: Workshop, target: Path, monkeypatch: pytest.MonkeyPatch, number: int, reason: str
) -> None:
    write_at = os.pwrite

    def refuse(fd: int, data: Any, offset: int) -> int:
        if bytes(data) == b"content":
            raise OSError(number, os.strerror(number))
        return write_at(fd, data, offset)

    monkeypatch.setattr(os, "pwrite", refuse)
    result, _ = workshop.restore(target=target)
    assert left_out(result) == [("source/full/inner/file", reason)]


@pytest.mark.parametrize("number", [errno.EPERM, errno.ENOSYS], ids=["by the kernel", "by FUSE"])
def test_a_symlink_that_the_target_refuses_is_not_reported_as_unreadable(
    workshop: Workshop, target: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    (workshop.source / "link").symlink_to("full")
    workshop.backup()

    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "symlink", refuse)
    result, _ = workshop.restore(target=target)
    assert left_out(result) == [("source/link", "refused")]


@pytest.mark.parametrize(
    ("call", "number"), [("make", errno.ENOMEM), ("open", errno.EMFILE)], ids=["without memory", "too many open files"]
)
def test_a_computer_at_its_limit_ends_a_restore_and_calls_nothing_unreadable(
    workshop: Workshop, target: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    """Neither the folders that it cannot make or open, nor the files in them."""
    (target / "source" / "empty").mkdir(parents=True)
    usual = FolderCursor.open

    def fail(*_args: Any, **_options: Any) -> int:
        raise OSError(number, os.strerror(number))

    def fail_below(cursor: FolderCursor, path: bytes) -> int:
        return usual(cursor, path) if path != b"source/empty" else fail()

    with monkeypatch.context() as patch:
        if call == "make":
            patch.setattr(os, "mkdir", fail)
        else:
            patch.setattr(FolderCursor, "open", fail_below)
        result, _ = workshop.restore(target=target)

    assert (result.outcome, result.why, left_out(result)) == ("internal", "computer-exhausted", [])


@pytest.mark.parametrize(("name", "reason"), [("a:b", "name-refused"), ("plain", "not-written")])
def test_a_name_that_exfat_refuses_is_told_from_another_error(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
) -> None:
    """The drivers say ENOENT or EINVAL, which is no reason that a person could understand."""
    write(workshop.source / name, b"content")
    workshop.backup()

    def refuse(*_args: object) -> None:
        raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))

    monkeypatch.setattr(FileRestorer, "_put_file", refuse)
    result, _ = workshop.restore()
    assert left_out(result) == [(f"source/{name}", reason)]

"""A folder is listed whatever vanishes from it meanwhile, and compared with what was known of it."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec.structs
import pytest

from shingleback.engine.files.attributes import Stat
from shingleback.engine.repo.format import CopyFact
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.source.scan import compare, scan
from tests.helpers.trees import write

BEFORE = Stat(b"file", stat.S_IFREG | 0o644, 7, 100, 200, 5, 1000, 1000, 1)


def list_for(*, has_inodes: bool, **changes: int) -> list[str]:
    """In which lists a file is that has changed so."""
    known = {b"file": KnownFile(BEFORE, CopyFact(id=1, born=1, digest=b""))}
    found = compare(known, [msgspec.structs.replace(BEFORE, **changes)], has_inodes=has_inodes)
    return [name for name in ("copy", "recheck", "same", "gone") if getattr(found, name)]


@pytest.mark.parametrize("has_inodes", [True, False])
def test_what_may_have_other_content_is_copied_and_what_may_have_other_attributes_is_looked_at(
    *, has_inodes: bool
) -> None:
    assert list_for(has_inodes=has_inodes) == []
    for change in ({"size": 8}, {"mtime_ns": 101}, {"mode": stat.S_IFLNK | 0o644}):
        assert list_for(has_inodes=has_inodes, **change) == ["copy"], change
    for change in ({"ctime_ns": 201}, {"mode": stat.S_IFREG | 0o600}, {"uid": 0}, {"gid": 0}, {"links": 2}):
        assert list_for(has_inodes=has_inodes, **change, inode=6) == ["recheck"], change


def test_another_inode_is_another_file_unless_the_filesystem_makes_the_numbers_up() -> None:
    assert list_for(has_inodes=True, inode=6) == ["recheck"]
    assert list_for(has_inodes=False, inode=6) == ["same"]


def test_what_vanishes_while_a_folder_is_listed_takes_nothing_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in "abc":
        write(tmp_path / name)
    usual = os.scandir

    @contextmanager
    def scandir(fd: int) -> Iterator[Any]:
        with usual(fd) as entries:
            listed = list(entries)
        (tmp_path / "b").unlink()
        yield iter(listed)

    monkeypatch.setattr(os, "scandir", scandir)
    folder_fd = os.open(tmp_path, os.O_RDONLY)

    found = scan(folder_fd, set())
    os.close(folder_fd)

    assert sorted(entry.name for entry in found) == [b"a", b"c"]

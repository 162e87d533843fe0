"""The entries of a folder are compared with the known ones."""

import stat

import msgspec.structs
import pytest

from shingleback.engine.files.attributes import Stat
from shingleback.engine.repo.format import CopyFact
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.source.scan import compare

BEFORE = Stat(b"file", stat.S_IFREG | 0o644, 7, 100, 200, 5, 1000, 1000, 1)


def lists_for(*, has_inodes: bool, **changes: int) -> list[str]:
    """The lists that contain a file with these changes."""
    indexed_files = {b"file": KnownFile(BEFORE, CopyFact(id=1, born=1, digest=b""))}
    comparison = compare(indexed_files, [msgspec.structs.replace(BEFORE, **changes)], has_inodes=has_inodes)
    return [name for name in ("copy", "recheck", "unchanged", "removed") if getattr(comparison, name)]


@pytest.mark.parametrize("has_inodes", [True, False])
def test_possible_content_changes_are_copied_and_possible_attribute_changes_rechecked(*, has_inodes: bool) -> None:
    assert lists_for(has_inodes=has_inodes) == []
    for change in ({"size": 8}, {"size": 8, "mtime_ns": 101}, {"mode": stat.S_IFLNK | 0o644}):
        assert lists_for(has_inodes=has_inodes, **change) == ["copy"], change
    for change in ({"ctime_ns": 201}, {"mode": stat.S_IFREG | 0o600}, {"uid": 0}, {"gid": 0}, {"links": 2}):
        assert lists_for(has_inodes=has_inodes, **change, inode=6) == ["recheck"], change


def test_a_new_inode_means_a_recheck_unless_the_filesystem_invents_inodes() -> None:
    assert lists_for(has_inodes=True, inode=6) == ["recheck"]
    assert lists_for(has_inodes=False, inode=6) == ["unchanged"]

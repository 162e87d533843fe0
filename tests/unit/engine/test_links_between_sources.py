"""Hard links: shared by two sources of which only one is backed up again, or more than the drive allows."""

import errno
import os
from pathlib import Path
from typing import Final

import pytest

from shingleback.engine.files.folders import Tree
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

_OLD: Final = 400_000_000_500_000_000
_NEW: Final = 1_600_000_000_000_000_000


def test_hard_links_stay_linked_after_another_source_backed_up_newer_content(
    workshop: Workshop, tmp_path: Path
) -> None:
    source, second_source = workshop.source, tmp_path / "a source before the other"
    write(source / "first", b"before")
    os.link(source / "first", source / "second")
    second_source.mkdir()
    os.link(source / "first", second_source / "third")
    os.link(source / "first", second_source / "fourth")
    workshop.backup(source, second_source)
    write(second_source / "third", b"behind")
    workshop.backup(second_source)

    result, target = workshop.restore()

    assert result.outcome == "done"
    for pair in (
        (target / source.name / "first", target / source.name / "second"),
        (
            target / second_source.name / "third",
            target / second_source.name / "fourth",
        ),
    ):
        assert os.path.samefile(*pair)
    assert (target / source.name / "first").read_bytes() == b"before"
    assert (target / second_source.name / "third").read_bytes() == b"behind"


def test_links_in_the_source_that_was_backed_up_again_get_the_newer_attributes(
    workshop: Workshop, tmp_path: Path
) -> None:
    source, second_source = workshop.source, tmp_path / "a source behind the other"
    write(source / "file", b"content")
    os.symlink("target", source / "symlink")
    second_source.mkdir()
    for name in ("file", "symlink"):
        os.utime(source / name, ns=(_OLD, _OLD), follow_symlinks=False)
        os.link(source / name, second_source / name, follow_symlinks=False)
        os.link(source / name, second_source / f"{name} again", follow_symlinks=False)
    workshop.backup(source, second_source)
    for name in ("file", "symlink"):
        os.utime(second_source / name, ns=(_NEW, _NEW), follow_symlinks=False)
    workshop.backup(second_source)

    result, target = workshop.restore()

    assert result.outcome == "done"
    for name in ("file", "symlink"):
        restored = [os.lstat(target / second_source.name / variant) for variant in (name, f"{name} again")]
        assert os.path.samestat(*restored)
        assert restored[0].st_mtime_ns == _NEW
        assert os.lstat(target / source.name / name).st_mtime_ns == _OLD


def test_a_file_with_more_links_than_the_drive_allows_is_stored_under_each_name(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ext4 allows 65,000 links, this drive two. Further names become copies with the same attributes."""
    original = Tree.link

    def link(tree: Tree, old: bytes, new: bytes) -> None:
        status = tree.stat(old)
        if status is not None and status.st_nlink > 1:
            raise OSError(errno.EMLINK, os.strerror(errno.EMLINK))
        original(tree, old, new)

    monkeypatch.setattr(Tree, "link", link)
    names = [workshop.source / name for name in "abcde"]
    write(names[0], content := os.urandom(1 << 20) * 17)
    for name in names[1:]:
        name.hardlink_to(names[0])
    names[0].chmod(0o640)
    os.utime(names[0], ns=(_OLD, _OLD))

    assert workshop.backup().outcome == "done"

    copies = [workshop.destination / "source" / name.name for name in names]
    assert all(copy.read_bytes() == content for copy in copies)
    assert {(copy.stat().st_mode & 0o777, copy.stat().st_mtime_ns) for copy in copies} == {(0o640, _OLD)}
    assert {copy.stat().st_nlink for copy in copies} == {1, 2}
    assert workshop.verify().outcome == "done"

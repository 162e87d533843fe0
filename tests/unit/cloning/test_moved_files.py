"""How the files of a move get their places: durable before, and under each of their names."""

import errno
import os
from pathlib import Path

import pytest

from shingleback.cloning.move_target import UNFINISHED
from shingleback.engine.drive.throttle import RealDisk
from shingleback.engine.files.folders import Tree
from shingleback.engine.repo import layout
from shingleback.engine.source.copy_context import Limits
from tests.helpers.moved import LivedBackup
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


class WatchedDisk(RealDisk):
    """Attributes: `durable`: the inodes of what waited for its place when all was flushed."""

    def __init__(self, target: Path) -> None:
        self.durable: set[int] = set()
        self._incoming = os.path.join(bytes(target), UNFINISHED, layout.INCOMING)

    def sync(self, fd: int) -> None:
        super().sync(fd)
        if os.path.isdir(self._incoming):
            self.durable |= {entry.inode() for entry in os.scandir(self._incoming)}


@pytest.mark.parametrize("limits", [Limits(), Limits(files=5)], ids=["at once", "bit by bit"])
def test_whatever_has_its_place_was_durable_before(tmp_path: Path, limits: Limits) -> None:
    lived, target = LivedBackup(Workshop(tmp_path)), tmp_path / "new drive"
    lived.live(2)
    disk = WatchedDisk(target)

    lived.move(target, disk=disk, limits=limits)

    own = target / os.fsdecode(layout.HOME)
    found = [path for path in target.rglob("*") if not path.is_dir() and own not in path.parents]
    assert found
    assert {path.lstat().st_ino for path in found} <= disk.durable


def test_a_file_with_more_names_than_the_new_drive_allows_is_there_under_each_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """btrfs allows some hundred names in a folder, and this drive two."""
    lived, target = LivedBackup(Workshop(tmp_path), sources=1), tmp_path / "new drive"
    write(lived.tops[0] / "a", b"content")
    for name in "bcde":
        (lived.tops[0] / name).hardlink_to(lived.tops[0] / "a")
    lived.back_up()
    usual = Tree.link

    def link(tree: Tree, old: bytes, new: bytes) -> None:
        found = tree.stat(old)
        if found is not None and found.st_nlink > 1:
            raise OSError(errno.EMLINK, os.strerror(errno.EMLINK))
        usual(tree, old, new)

    monkeypatch.setattr(Tree, "link", link)

    result = lived.move(target)

    assert (result.outcome, result.copied) == ("done", result.total)
    assert {(target / lived.tops[0].name / name).read_bytes() for name in "abcde"} == {b"content"}
    assert lived.is_whole(target)

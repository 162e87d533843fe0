"""A move makes files and the manifest durable before they get their names, and reads them back from the drive."""

import errno
import os
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pytest

from shingleback.cloning import move_target
from shingleback.cloning.incoming import write_new
from shingleback.cloning.move_target import UNFINISHED
from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.files.folders import Tree
from shingleback.engine.repo import layout
from shingleback.engine.source.copy_context import Limits
from shingleback.protocol.control import Unattended
from tests.helpers.controls import StopsWhen
from tests.helpers.moved import BackupWithHistory
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


class WatchedDisk(RealDisk):
    """Keeps the inodes of staged files at each flush in `durable`."""

    def __init__(self, target: Path) -> None:
        self.durable: set[int] = set()
        self._incoming = os.path.join(bytes(target), UNFINISHED, layout.INCOMING)

    def sync(self, fd: int) -> None:
        super().sync(fd)
        if os.path.isdir(self._incoming):
            self.durable |= {entry.inode() for entry in os.scandir(self._incoming)}


@pytest.mark.parametrize("limits", [Limits(), Limits(files=5)], ids=["at once", "in steps"])
def test_every_file_is_durable_before_it_gets_its_name(tmp_path: Path, limits: Limits) -> None:
    lived, target = BackupWithHistory(Workshop(tmp_path)), tmp_path / "new drive"
    lived.run_history(2)
    disk = WatchedDisk(target)

    lived.move(target, disk=disk, limits=limits)

    home = target / os.fsdecode(layout.HOME)
    moved_files = [path for path in target.rglob("*") if not path.is_dir() and home not in path.parents]
    assert moved_files
    assert {path.lstat().st_ino for path in moved_files} <= disk.durable


def test_a_file_with_more_links_than_the_new_drive_allows_is_stored_under_each_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """btrfs allows some hundred links in a folder, this drive two."""
    lived, target = BackupWithHistory(Workshop(tmp_path), sources=1), tmp_path / "new drive"
    write(lived.tops[0] / "a", b"content")
    for name in "bcde":
        (lived.tops[0] / name).hardlink_to(lived.tops[0] / "a")
    lived.back_up()
    original = Tree.link

    def link(tree: Tree, old: bytes, new: bytes) -> None:
        status = tree.stat(old)
        if status is not None and status.st_nlink > 1:
            raise OSError(errno.EMLINK, os.strerror(errno.EMLINK))
        original(tree, old, new)

    monkeypatch.setattr(Tree, "link", link)

    result = lived.move(target)

    assert (result.outcome, result.copied) == ("done", result.total)
    assert {(target / lived.tops[0].name / name).read_bytes() for name in "abcde"} == {b"content"}
    assert lived.is_whole(target)


def test_reading_back_bypasses_the_page_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lived, target = BackupWithHistory(Workshop(tmp_path)), tmp_path / "new drive"
    lived.run_history(1)
    dropped: set[int] = set()
    advise = os.posix_fadvise

    def record_drops(fd: int, offset: int, length: int, advice: int) -> None:
        if (offset, length, advice) == (0, 0, os.POSIX_FADV_DONTNEED):
            dropped.add(os.fstat(fd).st_ino)
        advise(fd, offset, length, advice)

    monkeypatch.setattr(os, "posix_fadvise", record_drops)

    lived.move(target)

    files = [path for top in lived.tops for path in (target / top.name).rglob("*") if path.is_file()]
    assert {path.stat().st_ino for path in files if not path.is_symlink()} <= dropped


def test_a_manifest_that_the_new_drive_stored_wrong_makes_no_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lived, target = BackupWithHistory(Workshop(tmp_path)), tmp_path / "new drive"
    lived.run_history(2)

    def write_wrong(name: bytes, folder_fd: int, pieces: Iterable[bytes]) -> None:
        content = b"".join(pieces)
        write_new(name, folder_fd, [content[:-1] + bytes([content[-1] ^ 1])])

    with monkeypatch.context() as patched:
        patched.setattr(move_target, "write_new", write_wrong)
        result = lived.move(target)

    assert (result.exit_code, result.why) == (3, "move-differs")
    assert not (target / os.fsdecode(layout.HOME)).exists()
    assert lived.move(target).outcome == "done"
    assert lived.is_whole(target)


class FullDisk(RealDisk):
    """Fails after five writes."""

    def __init__(self) -> None:
        self._left = 5

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        self._left -= 1
        if self._left < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        super().write(fd, data, offset)


def test_a_new_drive_that_fills_up_during_the_move_is_reported_as_full(tmp_path: Path) -> None:
    lived, target = BackupWithHistory(Workshop(tmp_path)), tmp_path / "new drive"
    lived.run_history(2)

    result = lived.move(target, disk=FullDisk())

    assert (result.exit_code, result.why) == (3, "move-no-room")
    assert lived.move(target).outcome == "done"
    assert lived.is_whole(target)


def has_content(path: Path, content: bytes) -> bool:
    return path.exists() and path.read_bytes() == content


def test_a_canceled_run_is_not_redone_on_the_new_drive(tmp_path: Path) -> None:
    """It replaced a file that no version needs. Redoing that would remove the file that has the name by now."""
    lived, target = BackupWithHistory(Workshop(tmp_path), sources=1), tmp_path / "new drive"
    shop, changed = lived.workshop, lived.tops[0] / "changed"
    copy = shop.destination / lived.tops[0].name / "changed"
    for content in (b"first", b"second"):
        changed.write_bytes(content)
        for number in range(40):
            (lived.tops[0] / f"{content.decode()} {number}").write_bytes(content)
        shop.control = StopsWhen(partial(has_content, copy, content))
        assert shop.backup(*lived.tops, limits=Limits(files=1)).outcome == "canceled"
    shop.control = Unattended()
    lived.move(target)

    with lived.at(target):
        lived.back_up()

    assert (target / lived.tops[0].name / "changed").read_bytes() == b"second"
    assert lived.is_whole(target)

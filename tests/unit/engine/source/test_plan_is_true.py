"""The plan predicts what is written: renamed files, further hard links and holes are no content."""

import os
import random
import shutil
from pathlib import Path

import msgspec.structs
import pytest

from shingleback.engine.source.plan import Totals
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Planned, Progress
from shingleback.protocol.result_items import Tally
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

BLOCK = 4096


class RandomSource:
    """Changes at random. Content is whole blocks, so that its length is the space it takes."""

    def __init__(self, top: Path, rng: random.Random) -> None:
        self._top = top
        self._rng = rng
        self._number = 0

    def change(self, steps: int) -> None:
        actions = (self._create, self._create_sparse, self._link, self._rename, self._rename_folder, self._replace)
        for action in self._rng.choices(actions, (4, 3, 3, 3, 1, 2), k=steps):
            action()

    def _new_path(self) -> Path:
        self._number += 1
        folder = self._top / self._rng.choice("abc")
        folder.mkdir(exist_ok=True)
        return folder / f"file {self._number}"

    def _files(self) -> list[Path]:
        return sorted(path for path in self._top.rglob("file *") if path.is_file())

    def _create(self) -> None:
        self._new_path().write_bytes(os.urandom(BLOCK * self._rng.choice((0, 1, 3, 300))))

    def _create_sparse(self) -> None:
        with open(self._new_path(), "wb") as file:
            for _ in range(self._rng.randrange(3)):
                file.seek(BLOCK * self._rng.randrange(1, 500), os.SEEK_CUR)
                file.write(os.urandom(BLOCK))
            file.truncate(BLOCK * 2000)

    def _link(self) -> None:
        if files := self._files():
            os.link(self._rng.choice(files), self._new_path())

    def _rename(self) -> None:
        if files := self._files():
            self._rng.choice(files).rename(self._new_path())

    def _rename_folder(self) -> None:
        if folders := sorted(self._top.iterdir()):
            self._number += 1
            self._rng.choice(folders).rename(self._top / f"folder {self._number}")

    def _replace(self) -> None:
        if files := self._files():
            path = self._rng.choice(files)
            path.unlink()
            path.write_bytes(os.urandom(BLOCK * self._rng.choice((1, 2, 200))))


def allocated_bytes(top: Path) -> dict[int, int]:
    """The allocated bytes of each file, by inode."""
    infos = [path.lstat() for path in top.rglob("*") if path.is_file() and not path.is_symlink()]
    return {info.st_ino: info.st_blocks * 512 for info in infos}


def planned(workshop: Workshop) -> Planned:
    return next(event for event in workshop.events if isinstance(event, Planned))


def last_total(workshop: Workshop) -> tuple[int, int]:
    last = [event for event in workshop.events if isinstance(event, Progress)][-1]
    return last.total_files, last.total_bytes


@pytest.mark.parametrize("seed", range(12))
def test_the_plan_equals_what_is_written(workshop: Workshop, seed: int) -> None:
    source, copy = RandomSource(workshop.source, random.Random(seed)), workshop.destination / "source"
    write(workshop.source / "kept", b"")
    before: dict[int, int] = {}
    for _ in range(4):
        source.change(8)
        result = workshop.backup()
        now = allocated_bytes(copy)
        written = sum(room for inode, room in now.items() if inode not in before)

        assert result.outcome == "done"
        assert planned(workshop).copy_bytes == written == result.copied.bytes
        assert planned(workshop).copy_files == result.copied.files
        assert last_total(workshop) == (result.copied.files, result.copied.bytes)
        before |= allocated_bytes(workshop.destination)  # including what is kept for older versions


def test_folders_and_symlinks_have_no_content(workshop: Workshop) -> None:
    write(workshop.source / "folder" / "file", b"x" * BLOCK)
    (workshop.source / "symlink").symlink_to("folder/file")

    result = workshop.backup()

    assert (planned(workshop).bytes, planned(workshop).copy_bytes) == (BLOCK, BLOCK)
    assert (result.total, result.copied) == (Tally(2, BLOCK), Tally(2, BLOCK))


def test_a_file_mistaken_for_a_renamed_one_is_counted_when_it_is_sent(workshop: Workshop) -> None:
    """It has the inode, size and time of a removed file."""
    path = workshop.source / "a"
    write(path, b"x" * BLOCK, mtime_ns=10**18)
    workshop.backup()
    with open(path, "r+b") as file:
        file.write(b"y")
    os.utime(path, ns=(10**18, 10**18))
    path.rename(workshop.source / "b")

    result = workshop.backup()

    assert (planned(workshop).copy_files, planned(workshop).copy_bytes) == (0, 0)
    assert (result.copied.files, result.copied.bytes) == (1, BLOCK) == last_total(workshop)


def test_a_drive_without_hard_links_stores_each_name_as_a_file(workshop: Workshop) -> None:
    original = workshop.probe
    workshop.probe = lambda folder_fd, mount: msgspec.structs.replace(original(folder_fd, mount), hard_links=False)
    write(workshop.source / "a", b"x" * BLOCK)
    os.link(workshop.source / "a", workshop.source / "b")

    assert workshop.backup().copied.bytes == planned(workshop).copy_bytes == 2 * BLOCK


def test_a_dry_run_predicts_the_same(workshop: Workshop) -> None:
    write(workshop.source / "a", b"x" * BLOCK)
    workshop.backup()
    (workshop.source / "a").rename(workshop.source / "b")
    os.link(workshop.source / "b", workshop.source / "c")
    write(workshop.source / "d", b"x" * BLOCK)
    os.link(workshop.source / "d", workshop.source / "e")

    assert workshop.backup(is_dry_run=True).copied == workshop.backup().copied


class RemovingControl(Unattended):
    """Removes a folder after the survey."""

    def __init__(self, workshop: Workshop, folder: Path) -> None:
        super().__init__()
        self._workshop = workshop
        self._folder = folder

    def refresh(self) -> None:
        if any(isinstance(event, Planned) for event in self._workshop.events) and self._folder.exists():
            shutil.rmtree(self._folder)


def test_vanished_files_are_subtracted_from_the_total(workshop: Workshop) -> None:
    folder = workshop.source / "folder"
    write(folder / "file", b"x" * BLOCK)
    os.link(folder / "file", folder / "same")
    with open(folder / "sparse", "wb") as file:
        file.truncate(100 * BLOCK)
    write(workshop.source / "later", b"x" * BLOCK)
    workshop.control = RemovingControl(workshop, folder)

    result = workshop.backup()

    assert planned(workshop).copy_bytes == 2 * BLOCK
    assert result.outcome == "left-out"
    assert last_total(workshop) == (result.copied.files, result.copied.bytes)


@pytest.mark.parametrize(
    ("room_bytes", "room_files", "fits"),
    [(100, 9, True), (99, 9, False), (100, 8, False), (100, 0, False), (100, -1, True)],
)
def test_new_files_and_folders_need_inodes_but_hard_links_do_not(
    room_bytes: int, room_files: int, *, fits: bool
) -> None:
    """If the number of files is unlimited, only bytes count."""
    totals = Totals(copy_bytes=100, copy_files=8, further_links=2, new_folders=3, files=50, folders=20)

    assert totals.fits(room_bytes, room_files) is fits

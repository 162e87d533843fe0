"""Verification distinguishes intact, damaged and manually changed files."""

import errno
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from shingleback.domain.errors import UsageError
from shingleback.engine.files.folders import Tree
from shingleback.engine.restore import read_ahead, read_order
from shingleback.engine.restore.verify import NamedFiles, VerifySample, parse_sample
from shingleback.protocol.control import Unattended
from shingleback.protocol.result_items import Tally
from tests.helpers.trees import make_odd_tree, write
from tests.helpers.workshop import Clock, Workshop, left_out


@pytest.fixture
def copy(workshop: Workshop) -> Path:
    for number in range(20):
        write(workshop.source / f"{number}.bin", b"%d" % number * 3000)
    workshop.backup()
    return workshop.destination / "source"


def problems(workshop: Workshop) -> dict[str, str]:
    return {item.path: item.reason for item in workshop.verify().left_out}


def rot(path: Path, offset: int = 100) -> None:
    """Changes a byte without changing the timestamps."""
    times = os.stat(path)
    with open(path, "r+b") as file:
        before = os.pread(file.fileno(), 1, offset)
        os.pwrite(file.fileno(), bytes([before[0] ^ 1]), offset)
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def test_an_intact_backup_is_read_completely(workshop: Workshop) -> None:
    make_odd_tree(workshop.source)
    workshop.backup()

    result = workshop.verify()

    assert (result.outcome, result.left_out_count) == ("done", 0)
    assert result.checked == result.total


def test_bit_rot_is_distinguished_from_a_manual_change(workshop: Workshop, copy: Path) -> None:
    rot(copy / "3.bin")
    write(copy / "4.bin", b"edited", mtime_ns=1_800_000_000_000_000_000)
    (copy / "5.bin").unlink()

    assert problems(workshop) == {
        "source/3.bin": "damaged",
        "source/4.bin": "changed-on-drive",
        "source/5.bin": "missing-on-drive",
    }


def test_damaged_files_are_copied_again_by_the_next_run(workshop: Workshop, copy: Path) -> None:
    rot(copy / "3.bin")
    rot(copy / "7.bin", 0)
    assert len(problems(workshop)) == 2

    assert workshop.backup().copied.files == 2
    assert problems(workshop) == {}
    assert list((workshop.destination / ".shingleback" / "versions").iterdir()) == []
    assert not (workshop.destination / ".shingleback" / "found").exists()


def test_only_the_named_files_are_verified_and_copied_again(workshop: Workshop, copy: Path) -> None:
    rot(copy / "3.bin")
    rot(copy / "7.bin")

    result = workshop.verify(NamedFiles(frozenset({b"source/3.bin", b"source/4.bin"})))

    assert [item.path for item in result.left_out] == ["source/3.bin"]
    assert result.total.files == 2
    assert workshop.backup().copied.files == 1


def test_the_parts_of_a_sample_cover_every_file_once(workshop: Workshop, copy: Path) -> None:
    for path in copy.iterdir():
        rot(path)

    damaged_paths = [item.path for number in (1, 2, 3) for item in workshop.verify(VerifySample(number, 3)).left_out]

    assert sorted(damaged_paths) == sorted(f"source/{path.name}" for path in copy.iterdir())
    assert all(workshop.verify(VerifySample(number, 3)).total.files < 20 for number in (1, 2, 3))


def test_an_earlier_version_is_verified_where_it_is_kept(workshop: Workshop, copy: Path) -> None:
    write(workshop.source / "1.bin", b"second")
    workshop.backup()
    version = "2026-03-01T12-00-00"
    assert workshop.verify(version=version).outcome == "done"
    old_file = workshop.destination / ".shingleback" / "versions" / version / "source" / "1.bin"
    rot(old_file, 5)

    assert [item.path for item in workshop.verify(version=version).left_out] == ["source/1.bin"]
    assert workshop.verify(is_newest_only=True).outcome == "done"
    assert copy.exists()


@pytest.mark.usefixtures("copy")
def test_what_only_older_versions_have_is_read_as_well(workshop: Workshop) -> None:
    """Files that were replaced and deleted, and files in folders that were deleted: each once."""
    write(workshop.source / "folder" / "below" / "letter", b"dear Ada")
    workshop.backup()
    write(workshop.source / "1.bin", b"second")
    (workshop.source / "2.bin").unlink()
    shutil.rmtree(workshop.source / "folder")
    workshop.backup()

    result = workshop.verify()

    assert (result.outcome, result.older, result.is_whole) == ("done", Tally(3, 3000 + 3000 + 8), True)
    assert result.checked == result.total == Tally(19 + 3, result.total.bytes)
    newest = workshop.verify(is_newest_only=True)
    assert (newest.checked, newest.is_whole, newest.is_spot_check) == (Tally(19, newest.total.bytes), False, True)
    old_folder = workshop.destination / ".shingleback" / "versions" / "2026-03-01T12-01-00" / "source"
    rot(old_folder / "folder" / "below" / "letter", 3)
    (old_folder / "2.bin").unlink()

    assert problems(workshop) == {
        ".shingleback/versions/2026-03-01T12-01-00/source/folder/below/letter": "damaged",
        ".shingleback/versions/2026-03-01T12-01-00/source/2.bin": "missing-on-drive",
    }


def test_removed_older_versions_are_damage(workshop: Workshop, copy: Path) -> None:
    write(workshop.source / "1.bin", b"second")
    workshop.backup()
    shutil.rmtree(workshop.destination / ".shingleback" / "versions")

    result = workshop.verify()

    assert (result.outcome, result.left_out_count) == ("left-out", 1)
    assert copy.exists()


def test_what_no_version_needs_any_more_is_not_read(workshop: Workshop, copy: Path) -> None:
    write(workshop.source / "1.bin", b"second")
    workshop.backup(keep_versions=False)
    assert copy.exists()

    assert workshop.verify().older == Tally()


def test_a_hard_link_that_only_an_older_version_has_counts_once(workshop: Workshop) -> None:
    write(workshop.source / "one", b"content")
    for name in ("two", "three"):
        (workshop.source / name).hardlink_to(workshop.source / "one")
    workshop.backup()
    (workshop.source / "two").unlink()
    workshop.backup()

    result = workshop.verify()

    assert (result.outcome, result.checked, result.older) == ("done", Tally(3, 7), Tally(1, 0))


@pytest.mark.parametrize("text", ["", "3", "0/3", "4/3", "a/b", "1/0", "-1/3"])
def test_an_invalid_sample_is_refused(text: str) -> None:
    with pytest.raises(UsageError):
        parse_sample(text)


def test_a_folder_without_a_backup_is_refused(workshop: Workshop) -> None:
    workshop.destination.mkdir()

    assert workshop.verify().why == "no-backup-here"


def test_a_filesystem_that_accepts_direct_reads_and_then_refuses_them_is_verified_all_the_same(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    direct, refused = set[int](), list[int]()
    usual = os.preadv

    def set_direct(fd: int, *, on: bool = True) -> bool:
        (direct.add if on else direct.discard)(fd)
        return on

    def read(fd: int, *args: Any) -> int:
        if fd in direct:
            refused.append(fd)
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        return usual(fd, *args)

    write(workshop.source / "film", os.urandom(3_000_000))
    workshop.backup()
    monkeypatch.setattr(read_ahead, "begins_in_memory", lambda _fd: True)
    monkeypatch.setattr(read_order, "_set_direct", set_direct)
    monkeypatch.setattr(os, "preadv", read)

    result = workshop.verify()

    assert (result.outcome, left_out(result), result.checked.bytes) == ("done", [], 3_000_000)
    assert len(refused) == 1


def test_bytes_beyond_the_size_of_a_file_are_not_read(workshop: Workshop, copy: Path) -> None:
    """A damaged filesystem or an attacker may have added terabytes of holes."""
    for number in range(20):
        os.truncate(copy / f"{number}.bin", 1 << 42)

    assert set(problems(workshop).values()) == {"changed-on-drive"}
    assert {item.reason for item in workshop.try_restore().left_out} == {"damaged"}
    result, target = workshop.restore(b"source/7.bin")
    sizes = [path.stat().st_size for path in target.rglob("*") if path.is_file()]

    assert [item.reason for item in result.left_out] == ["damaged"]
    assert sizes == [3000]


class PausedOnce(Unattended):
    """The user pauses before the first file is read, for an hour."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.is_paused = True
        self._clock = clock

    def wait(self) -> None:
        self._clock.seconds += 3600.0
        self.is_paused = False


def test_a_pause_does_not_count_into_the_time_of_a_verification(workshop: Workshop, copy: Path) -> None:
    assert copy.exists()
    workshop.control = PausedOnce(workshop.clock)

    result = workshop.verify()

    assert result.outcome == "done"
    assert workshop.clock.seconds >= 3600.0
    assert result.elapsed_s == 0.0


def test_every_hard_link_is_verified_but_its_content_counts_once(workshop: Workshop) -> None:
    """A name that was replaced by other content is no hard link any more, and is reported."""
    write(workshop.source / "one", b"content")
    for name in ("two", "three"):
        (workshop.source / name).hardlink_to(workshop.source / "one")
    workshop.backup()
    assert workshop.verify().checked == Tally(3, len(b"content"))
    for name in ("one", "three"):
        (workshop.destination / "source" / name).unlink()
        write(workshop.destination / "source" / name, b"edited!")

    assert set(problems(workshop)) == {"source/one", "source/three"}


def test_bit_rot_is_also_found_in_small_files_that_were_read_ahead(
    workshop: Workshop, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Treats the files as uncached: cached ones, as in tests in memory, are read in another way."""
    monkeypatch.setattr("shingleback.engine.restore.read_ahead.begins_in_memory", lambda _fd: False)
    rot(copy / "3.bin")

    assert problems(workshop) == {"source/3.bin": "damaged"}


@pytest.mark.parametrize("is_known", [True, False], ids=["with the index", "on a new computer"])
def test_a_folder_that_an_interrupted_run_did_not_move_yet_is_not_missing(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, is_known: bool
) -> None:
    """A batch is listed before its moves are made."""
    write(workshop.source / "album" / "inner" / "photo", b"photo")
    write(workshop.source / "album" / "song", b"song")
    write(workshop.source / "letter", b"letter")
    workshop.backup()
    shutil.rmtree(workshop.source / "album")
    rename_new = Tree.rename_new

    def rename_all_but_the_album(tree: Tree, old: bytes, new: bytes) -> None:
        if os.path.basename(old) == b"album":
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        rename_new(tree, old, new)

    with monkeypatch.context() as patch:
        patch.setattr(Tree, "rename_new", rename_all_but_the_album)
        assert workshop.backup().outcome != "done"
    assert (workshop.destination / "source" / "album" / "song").exists()
    if not is_known:
        workshop.forget_index()

    result = workshop.verify()

    assert (left_out(result), result.checked.files) == ([], 3)

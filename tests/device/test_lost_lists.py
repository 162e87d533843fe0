"""What a run makes of a list that has lost its newest part, and of damaged copies, on real filesystems."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from shingleback.engine.files import btrfs
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import SealStore
from tests.device.conftest import RealWorkshop
from tests.helpers.loop import mounted
from tests.helpers.trees import write
from tests.helpers.workshop import left_out

_SUBVOLUME_INODE: Final = 256

pytestmark = pytest.mark.device


@pytest.fixture(params=["ext4", "btrfs", "exfat"])
def shop(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RealWorkshop]:
    with mounted(request.param, tmp_path) as drive:
        workshop = RealWorkshop(tmp_path)
        workshop.destination = drive / "backup"
        yield workshop


def contents(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.mark.parametrize("is_new_computer", [False, True], ids=["this computer", "a new one"])
def test_a_run_after_a_lost_segment_lists_what_is_there(shop: RealWorkshop, *, is_new_computer: bool) -> None:
    for name in ("f1", "f2", "f3"):
        write(shop.source / "d" / name, b"content " + name.encode())
    first = shop.backup().version
    before = contents(shop.source)
    os.rename(shop.source / "d", shop.source / "e")
    write(shop.source / "d" / "g", b"other")
    shop.backup()
    for folder in (".shingleback/manifest", ".shingleback-list"):
        (shop.destination / folder / "000002.jsonl.gz").unlink()
    if is_new_computer:
        shop.store, shop.seals = IndexStore(shop.folder / "index 2"), SealStore(shop.folder / "seals 2")

    result = shop.backup()

    assert (result.outcome, result.left_out) == ("done", [])
    assert contents(shop.destination / "source") == contents(shop.source)
    assert left_out(shop.verify()) == []
    for version, expected in ((first, before), (None, contents(shop.source))):
        restored, target = shop.restore(version=version)
        assert (left_out(restored), contents(target / "source")) == ([], expected)


def test_removed_older_versions_are_damage(shop: RealWorkshop) -> None:
    write(shop.source / "file", b"first")
    write(shop.source / "other", b"other")
    shop.backup()
    write(shop.source / "file", b"second")
    shop.backup()
    result = shop.verify()
    assert (result.outcome, result.older.files, result.older.bytes) == ("done", 1, 5)

    versions = shop.destination / ".shingleback" / "versions"
    folder_fd = os.open(versions, os.O_RDONLY)
    for version in versions.iterdir():
        if version.stat().st_ino == _SUBVOLUME_INODE:
            btrfs.delete_snapshot(os.fsencode(version.name), folder_fd)
    os.close(folder_fd)
    shutil.rmtree(versions)

    assert shop.verify().outcome == "left-out"


def test_a_damaged_file_is_healed_in_each_snapshot_that_has_it(on_btrfs: RealWorkshop) -> None:
    """Its snapshots share the damaged extents; one of them has it under another name."""
    content = os.urandom(300_000)
    write(on_btrfs.source / "thesis", content)
    write(on_btrfs.source / "x", b"1")
    versions = [on_btrfs.backup().version]
    os.rename(on_btrfs.source / "thesis", on_btrfs.source / "paper")
    versions.append(on_btrfs.backup().version)
    tops = [on_btrfs.destination / ".shingleback" / "versions" / version / "source" for version in versions]
    places = [tops[0] / "thesis", tops[1] / "paper", on_btrfs.destination / "source" / "paper"]
    for place in places:
        rot(place)
    assert on_btrfs.verify().left_out_count == 1

    result = on_btrfs.backup()

    assert (result.outcome, result.healed, result.not_healed) == ("done", 3, 0)
    assert [place.read_bytes() == content for place in places] == [True] * 3
    for version in versions:
        assert left_out(on_btrfs.verify(version=version)) == []
    with pytest.raises(OSError, match="Read-only"):
        places[0].write_bytes(b"")


def rot(place: Path) -> None:
    """Changes a byte, in a snapshot too, without changing the time."""
    times = place.stat()
    top = next((folder for folder in place.parents if folder.stat().st_ino == _SUBVOLUME_INODE), None)
    fd = os.open(top, os.O_RDONLY) if top is not None else -1
    with btrfs.writable(fd) if fd >= 0 and btrfs.is_snapshot(fd) else contextlib.nullcontext():
        with open(place, "r+b") as file:
            file.write(b"ROT")
        os.utime(place, ns=(times.st_atime_ns, times.st_mtime_ns))
    if fd >= 0:
        os.close(fd)

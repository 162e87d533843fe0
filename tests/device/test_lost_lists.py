"""What a run makes of a list that has lost its newest part, and of damaged copies, on real filesystems."""

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
    (shop.destination / ".shingleback" / "manifest" / "000002.jsonl.gz").unlink()
    if is_new_computer:
        shop.store, shop.seals = IndexStore(shop.folder / "index 2"), SealStore(shop.folder / "seals 2")

    result = shop.backup()

    assert (result.outcome, result.left_out) == ("done", [])
    assert contents(shop.destination / "source") == contents(shop.source)
    assert left_out(shop.verify()) == []
    for version, wanted in ((first, before), (None, contents(shop.source))):
        restored, target = shop.restore(version=version)
        assert (left_out(restored), contents(target / "source")) == ([], wanted)


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

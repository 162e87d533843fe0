"""A backup whose versions are snapshots, copied by rsync: each is an ordinary folder then, or an empty one."""

import shutil
import subprocess
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from tests.device.conftest import RealWorkshop
from tests.helpers.loop import mounted
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import left_out

pytestmark = [
    pytest.mark.device,
    pytest.mark.skipif(shutil.which("rsync") is None, reason="rsync is not installed"),
]
WHOLE = "-aHAX"
ONE_FILESYSTEM = "-aHAXx"
"""With this, the folders of snapshots are empty in the copy, because each is a filesystem of its own."""


@pytest.fixture(params=["ext4", "btrfs"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """Where the copy goes."""
    folder = tmp_path / "other"
    folder.mkdir()
    with mounted(request.param, folder, 300) as drive:
        yield drive / "backup"


class Copied:
    """Attributes: `states`: of the source at each version."""

    def __init__(self, shop: RealWorkshop) -> None:
        self.shop = shop
        self.states: dict[str, object] = {}

    def run(self, **options: object) -> None:
        self.shop.time += timedelta(days=1)
        result = self.shop.backup(**options)
        assert result.outcome == "done", (result.why, result.values)
        self.states[result.version] = snapshot(self.shop.source)

    def whole_versions(self) -> list[str]:
        whole: list[str] = []
        for version, state in self.states.items():
            result, target = self.shop.restore(version=version)
            if result.outcome == "done" and snapshot(target / "source") == state:
                whole.append(version)
        return whole


def with_three_snapshots(shop: RealWorkshop) -> Copied:
    copied = Copied(shop)
    for name, content in {"d/f": b"f1", "d/g": b"g1", "top": b"t1", "x/y": b"y"}.items():
        write(shop.source / name, content)
    copied.run()
    write(shop.source / "d" / "g", b"g2")
    copied.run()
    write(shop.source / "top", b"t3")
    copied.run()
    return copied


def copy_to(place: Path, copied: Copied, options: str) -> None:
    subprocess.run(["rsync", options, f"{copied.shop.destination}/", str(place)], check=True)
    copied.shop.destination = place


def change_much(copied: Copied) -> None:
    """Replaces, moves and deletes what the newest of the copied versions shares with the copy."""
    source = copied.shop.source
    write(source / "top", b"t4")
    write(source / "d" / "f", b"f4")
    (source / "d").rename(source / "e")
    shutil.rmtree(source / "x")
    copied.run()
    write(source / "e" / "g", b"g5")
    copied.run()


@pytest.mark.parametrize("forgets", [False, True], ids=["this computer", "another one"])
def test_each_version_of_a_whole_copy_stays_whole(on_btrfs: RealWorkshop, place: Path, *, forgets: bool) -> None:
    copied = with_three_snapshots(on_btrfs)
    copy_to(place, copied, WHOLE)
    assert (len(copied.whole_versions()), left_out(on_btrfs.verify())) == (3, [])
    if forgets:
        on_btrfs.forget_index()

    change_much(copied)

    assert (len(copied.whole_versions()), left_out(on_btrfs.verify())) == (5, [])


def test_the_newest_version_of_a_copy_without_its_snapshots_stays_whole(on_btrfs: RealWorkshop, place: Path) -> None:
    copied = with_three_snapshots(on_btrfs)
    copy_to(place, copied, ONE_FILESYSTEM)
    lost = left_out(on_btrfs.verify())
    assert (copied.whole_versions(), len(lost)) == (list(copied.states)[2:], 2)

    change_much(copied)

    assert copied.whole_versions() == list(copied.states)[2:]
    assert left_out(on_btrfs.verify()) == lost


def test_copies_of_snapshots_are_removed_with_their_versions(on_btrfs: RealWorkshop, place: Path) -> None:
    copied = with_three_snapshots(on_btrfs)
    copy_to(place, copied, WHOLE)
    change_much(copied)
    versions = place / ".shingleback" / "versions"
    assert len(list(versions.iterdir())) >= 3

    write(on_btrfs.source / "top", b"last")
    copied.run(keep_versions=False)

    assert list(versions.iterdir()) == []
    assert left_out(on_btrfs.verify()) == []


def test_the_original_keeps_its_snapshots_when_both_are_used_in_turns(on_btrfs: RealWorkshop, place: Path) -> None:
    original, copied = on_btrfs.destination, with_three_snapshots(on_btrfs)
    copy_to(place, copied, WHOLE)
    change_much(copied)
    on_btrfs.destination, copied.states = original, dict(list(copied.states.items())[:3])
    copied.run()
    write(on_btrfs.source / "top", b"t7")
    copied.run()

    assert (len(copied.whole_versions()), left_out(on_btrfs.verify())) == (5, [])
    assert len(list((original / ".shingleback" / "versions").iterdir())) == 5

"""A drive with a partition is cloned to a larger one: the partition and its filesystem take the room, by all judges."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.device.test_cloning import CHECKS, MIB, fill, hashes, hashes_on, run, whole
from tests.helpers.loop import unmount
from tests.helpers.patience import wait_until
from tests.helpers.two_drives import TwoDrives, two_drives

pytestmark = pytest.mark.device


@pytest.fixture
def drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TwoDrives]:
    with two_drives(tmp_path, monkeypatch, has_partitions=True) as both:
        yield both


def divided(drives: TwoDrives, kind: str, *parts: str) -> dict[str, str]:
    """Makes a table with these partitions, and a filesystem with files in the last one. Gives their hashes.

    Whenever somebody has written to a drive, udev has the kernel read its table again, which takes the partitions away
    for a moment; but not while one of them is open.
    """
    run(f"sgdisk --clear {' '.join(parts)} {drives.old}")
    last = f"{drives.old}p{len(parts)}"
    run(f"udevadm trigger --action=change --name-match={drives.old}")
    with opened(last):
        return fill(kind, last, drives.folder / "old")


@contextmanager
def opened(node: str) -> Iterator[None]:
    fds: list[int] = []

    def open_it() -> bool:
        with suppress(OSError):
            fds.append(os.open(node, os.O_RDONLY))
        return bool(fds)

    wait_until(open_it)
    try:
        yield
    finally:
        os.close(fds[0])


def size_of(node: str) -> int:
    return int(run(f"blockdev --getsize64 {node}"))


@pytest.mark.parametrize("kind", ["ext4", "btrfs", "xfs", "exfat", "ntfs"])
@pytest.mark.parametrize("parts", [("--new=1:2048:0",), ("--new=1:2048:+16M", "--new=2:0:0")], ids=["one", "two"])
def test_the_last_partition_and_its_filesystem_take_the_room(
    drives: TwoDrives, kind: str, parts: tuple[str, ...]
) -> None:
    files = divided(drives, kind, *parts)
    before = whole(drives.old)

    word = drives.clone()

    copied = f"{drives.new}p{len(parts)}"
    assert (word.outcome, word.is_same) == ("done", True), (word.why, word.values)
    assert whole(drives.old) == before
    assert "No problems found" in run(f"sgdisk --verify {drives.new}")
    if kind == "exfat":
        assert word.has_grown is None
    else:
        assert word.has_grown
        room = os.statvfs(word.mount_point)
        assert room.f_blocks * room.f_frsize > 480 * MIB
    if kind != "exfat":
        assert size_of(copied) > 560 * MIB
    if word.mount_point:
        assert hashes(Path(word.mount_point)) == files
        unmount(Path(word.mount_point))
    with opened(copied):
        run(CHECKS[kind].format(copied))
        assert hashes_on(kind, copied, drives.folder / "new") == files

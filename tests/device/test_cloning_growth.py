"""A partitioned drive is cloned to a larger one: by all tools, the partition and its filesystem fill it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import product
from pathlib import Path

import pytest

from shingleback.devices.eject import EjectTarget
from shingleback.devices.udisks_objects import Objects, Whole
from shingleback.domain.errors import UsageError, Why
from tests.device.test_cloning import CHECKS, MIB, fill, hashes, hashes_on, run
from tests.helpers.examples import with_long
from tests.helpers.loop import unmount
from tests.helpers.patience import wait_until
from tests.helpers.two_drives import TwoDrives, two_drives
from tests.helpers.whole import whole

pytestmark = pytest.mark.device

PARTS = {"one": ("--new=1:2048:0",), "two": ("--new=1:2048:+16M", "--new=2:0:0")}
EACH_RUN = [("ext4", "one"), ("btrfs", "two"), ("exfat", "two")]
CASES = list(product(CHECKS, PARTS))


@pytest.fixture
def drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TwoDrives]:
    with two_drives(tmp_path, monkeypatch, has_partitions=True) as drives:
        yield drives


def partitioned(drives: TwoDrives, kind: str, *parts: str) -> dict[str, str]:
    """Makes a table with these partitions, and a filesystem with files in the last one. Returns their hashes.

    Whenever somebody has written to a drive, udev makes the kernel reread its table, which removes the partitions for a
    moment, unless one of them is open.
    """
    run(f"sgdisk --clear {' '.join(parts)} {drives.old}")
    last = f"{drives.old}p{len(parts)}"
    run(f"udevadm trigger --action=change --name-match={drives.old}")
    with opened(last):
        return fill(kind, last, drives.folder / "old")


class RemovedForAMoment(EjectTarget):
    """A partition that the kernel removes for a moment while it rereads the table."""

    times = 0

    async def whole(self, number: int, objects: Objects) -> Whole:
        if RemovedForAMoment.times:
            RemovedForAMoment.times -= 1
            raise UsageError(Why.STAYS_AS_IT_IS, path="")
        return await super().whole(number, objects)


@pytest.mark.parametrize(("times", "has_grown"), [(3, True), (1000, False)], ids=["for a moment", "for long"])
def test_a_partition_missing_for_a_moment_after_the_copy_does_not_fail_the_copy(
    drives: TwoDrives, monkeypatch: pytest.MonkeyPatch, times: int, has_grown: bool
) -> None:
    monkeypatch.setattr("shingleback.devices.mount.EjectTarget", RemovedForAMoment)
    monkeypatch.setattr("shingleback.bootstrap.cloning.RETRY_S", 0.01)
    monkeypatch.setattr(RemovedForAMoment, "times", times)
    partitioned(drives, "btrfs", "--new=1:2048:0")

    result = drives.clone()

    assert (result.outcome, result.is_same, result.has_grown, bool(result.mount_point)) == (
        "done",
        True,
        has_grown,
        has_grown,
    )
    if result.mount_point:
        unmount(Path(result.mount_point))


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


@pytest.mark.parametrize("case", [*EACH_RUN, *with_long(*(c for c in CASES if c not in EACH_RUN))], ids=" ".join)
def test_the_last_partition_and_its_filesystem_fill_the_drive(drives: TwoDrives, case: tuple[str, str]) -> None:
    kind, parts = case
    files = partitioned(drives, kind, *PARTS[parts])
    before = whole(drives.old)

    result = drives.clone()

    copied = f"{drives.new}p{len(PARTS[parts])}"
    assert (result.outcome, result.is_same) == ("done", True), (result.why, result.values)
    assert whole(drives.old) == before
    assert "No problems found" in run(f"sgdisk --verify {drives.new}")
    if kind == "exfat":
        assert result.has_grown is None
    else:
        assert result.has_grown
        room = os.statvfs(result.mount_point)
        assert room.f_blocks * room.f_frsize > 480 * MIB
    if kind != "exfat":
        assert size_of(copied) > 560 * MIB
    if result.mount_point:
        assert hashes(Path(result.mount_point)) == files
        unmount(Path(result.mount_point))
    with opened(copied):
        run(CHECKS[kind].format(copied))
        assert hashes_on(kind, copied, drives.folder / "new") == files

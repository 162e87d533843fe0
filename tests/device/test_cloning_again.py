"""Clones of sources that change between two runs, or that are partly unreadable."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.domain.errors import Why
from tests.device.test_cloning import ENCRYPTED_FROM, MIB, encrypt, fill, has_saved, run
from tests.helpers.controls import StopsWhen
from tests.helpers.loop import mount, unmount
from tests.helpers.two_drives import TwoDrives, expect_no_partition, two_drives
from tests.helpers.whole import whole

pytestmark = pytest.mark.device


@pytest.fixture
def drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TwoDrives]:
    with two_drives(tmp_path, monkeypatch) as drives:
        yield drives


def stopped_halfway(drives: TwoDrives) -> None:
    """A part of the copy is there, and the map says so."""
    control = StopsWhen(lambda: has_saved(drives.paths.clones_folder))
    result = drives.clone(control=control)
    assert (result.why, has_saved(drives.paths.clones_folder)) == (Why.CLONE_STOPPED, True)


def test_a_partitioned_source_that_changed_meanwhile_is_copied_from_the_start(
    drives: TwoDrives, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its first MiB has only the table, and does not change."""
    expect_no_partition(monkeypatch)
    run(f"sgdisk --new=1:2048:0 {drives.old}")
    inside = run(f"losetup --find --show --offset {MIB} --sizelimit {398 * MIB} {drives.old}").strip()
    try:
        fill("ext4", inside, drives.folder / "old")
    finally:
        run(f"losetup --detach {inside}")
    run("udevadm settle --timeout=120")
    stopped_halfway(drives)
    with mounted_within(drives.old, drives.folder / "old") as point:
        (point / "new file").write_text("new")
    run("udevadm settle --timeout=120")

    result = drives.clone(compares=False)

    assert (result.outcome, result.kept_bytes) == ("done", 0), (result.why, result.values)


def test_blocks_of_an_earlier_run_are_copied_again_if_the_source_changed_unnoticed(drives: TwoDrives) -> None:
    """In an encrypted drive, everything after the header may change unnoticed. This holds even without a comparison."""
    encrypt(drives)
    stopped_halfway(drives)
    with open(drives.old, "r+b") as disk:
        disk.seek(ENCRYPTED_FROM + 5 * MIB)
        disk.write(b"changed")
        disk.seek(300 * MIB)
        disk.write(b"changed, too")
    run("udevadm settle --timeout=120")

    result = drives.clone(compares=False)

    assert (result.outcome, result.is_same, result.kept_bytes > 0) == ("done", True, True), (result.why, result.values)
    assert whole(drives.new, 400 * MIB) == whole(drives.old)


@contextlib.contextmanager
def mounted_within(node: str, point: Path) -> Iterator[Path]:
    """The partition that begins at the first MiB, even if the kernel does not know such a table."""
    inside = run(f"losetup --find --show --offset {MIB} --sizelimit {398 * MIB} {node}").strip()
    try:
        mount("ext4", inside, point)
        yield point
        unmount(point)
    finally:
        run(f"losetup --detach {inside}")

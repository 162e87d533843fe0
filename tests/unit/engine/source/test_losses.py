"""A filesystem that keeps no order may have lost files in a power cut: the next run looks for them."""

import errno
from functools import partial

import msgspec.structs
import pytest

from shingleback.devices.mounts import Mount
from shingleback.engine.repo.abilities import FilesystemAbilities, Probe, probe
from tests.fakes.disks import FaultyDisk, always_from
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

WITHOUT_ORDER = ["exfat", "vfat", "fuseblk", "ntfs3", "hfsplus", "nfs4", "unknown"]
WITH_ORDER = ["ext4", "btrfs", "xfs", "f2fs", "tmpfs"]


def as_if(kind: str, folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    return msgspec.structs.replace(probe(folder_fd, mount), kind=kind)


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    write(workshop.source / "a", b"stored long ago")
    return workshop


def is_looked_for_after_a_cut(shop: Workshop, probe: Probe) -> bool:
    """The drive loses a file while a run writes that has listed nothing yet."""
    shop.probe = probe
    assert shop.backup().outcome == "done"
    write(shop.source / "b", b"new")
    sound, shop.disk = shop.disk, FaultyDisk(always_from("write", 0, errno.EIO))
    assert shop.backup().outcome == "drive-refused"
    (shop.destination / "source" / "a").unlink()
    shop.disk = sound
    assert shop.backup().outcome == "done"
    return (shop.destination / "source" / "a").exists()


@pytest.mark.parametrize("kind", WITHOUT_ORDER)
def test_files_are_looked_for_where_nothing_promises_an_order(shop: Workshop, kind: str) -> None:
    assert is_looked_for_after_a_cut(shop, partial(as_if, kind))


@pytest.mark.parametrize("kind", WITH_ORDER)
def test_a_filesystem_that_keeps_the_order_has_lost_nothing(shop: Workshop, kind: str) -> None:
    assert not is_looked_for_after_a_cut(shop, partial(as_if, kind))


def test_files_are_looked_for_where_the_journal_is_missing(shop: Workshop) -> None:
    shop.is_protected = False
    assert is_looked_for_after_a_cut(shop, partial(as_if, "ext4"))


def test_after_a_run_that_ended_nothing_is_looked_for(shop: Workshop) -> None:
    """That would take long on each run: each file is asked for."""
    shop.probe = partial(as_if, "exfat")
    for name in ("b", "c"):
        assert shop.backup().outcome == "done"
        write(shop.source / name, b"new")
    (shop.destination / "source" / "a").unlink()
    assert shop.backup().outcome == "done"
    assert not (shop.destination / "source" / "a").exists()

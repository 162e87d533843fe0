"""A filesystem that keeps no order may lose files in a power cut, so the next run looks for missing files."""

import errno
from functools import partial

import msgspec.structs
import pytest

from shingleback.devices.mounts import Mount
from shingleback.engine.repo import repository
from shingleback.engine.repo.abilities import FilesystemAbilities, Probe, probe
from tests.fakes.disks import FaultyDisk, always_from
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

WITHOUT_ORDER = ["exfat", "vfat", "fuseblk", "ntfs3", "hfsplus", "nfs4", "unknown"]
WITH_ORDER = ["ext4", "btrfs", "xfs", "f2fs", "tmpfs"]


def probe_as(kind: str, folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    return msgspec.structs.replace(probe(folder_fd, mount), kind=kind)


@pytest.fixture(autouse=True)
def _is_one_filesystem(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests call it another kind than it is, which a run would take for a copy on another filesystem."""
    monkeypatch.setattr(repository, "is_same", lambda _filesystem, _mount: True)


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    write(workshop.source / "a", b"stored long ago")
    return workshop


def is_restored_after_a_cut(shop: Workshop, probe: Probe) -> bool:
    """The drive loses a file during a run that ends before it has listed anything."""
    shop.probe = probe
    assert shop.backup().outcome == "done"
    write(shop.source / "b", b"new")
    original, shop.disk = shop.disk, FaultyDisk(always_from("write", 0, errno.EIO))
    assert shop.backup().outcome == "drive-refused"
    (shop.destination / "source" / "a").unlink()
    shop.disk = original
    assert shop.backup().outcome == "done"
    return (shop.destination / "source" / "a").exists()


@pytest.mark.parametrize("kind", WITHOUT_ORDER)
def test_missing_files_are_found_on_filesystems_without_ordering(shop: Workshop, kind: str) -> None:
    assert is_restored_after_a_cut(shop, partial(probe_as, kind))


@pytest.mark.parametrize("kind", WITH_ORDER)
def test_filesystems_with_ordering_are_not_searched_for_missing_files(shop: Workshop, kind: str) -> None:
    assert not is_restored_after_a_cut(shop, partial(probe_as, kind))


def test_missing_files_are_found_if_the_journal_is_missing(shop: Workshop) -> None:
    shop.is_protected = False
    assert is_restored_after_a_cut(shop, partial(probe_as, "ext4"))


def test_after_a_completed_run_missing_files_are_not_searched(shop: Workshop) -> None:
    """Querying each file in every run would take long."""
    shop.probe = partial(probe_as, "exfat")
    for name in ("b", "c"):
        assert shop.backup().outcome == "done"
        write(shop.source / name, b"new")
    (shop.destination / "source" / "a").unlink()
    assert shop.backup().outcome == "done"
    assert not (shop.destination / "source" / "a").exists()

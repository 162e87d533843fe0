"""A filesystem counts as protected unless it has no journal or is mounted without flushes."""

from pathlib import Path

import pytest

from shingleback.devices.mounts import Mount, is_protected
from tests.helpers.sysfs import Sysfs


def mounted(device: str = "8:17", *options: str) -> Mount:
    return Mount(1, device, Path("/mnt"), "ext4", "/dev/sdb1", frozenset(), frozenset(options))


@pytest.fixture
def sysfs(tmp_path: Path) -> Sysfs:
    sysfs = Sysfs(tmp_path / "sys")
    part = sysfs.write(sysfs.root / "devices/sdb1", {"partition": "1\n"})
    sysfs.link(sysfs.root / "dev/block/8:17", part)
    return sysfs


@pytest.mark.parametrize(("writer", "is_protected_now"), [("<none>", False), ("4245", True)])
def test_an_ext4_is_protected_if_it_has_a_journal_task(sysfs: Sysfs, writer: str, is_protected_now: bool) -> None:
    sysfs.write(sysfs.root / "fs/ext4/sdb1", {"journal_task": f"{writer}\n"})
    assert is_protected(mounted(), sysfs.root) is is_protected_now


@pytest.mark.parametrize("option", ["nobarrier", "barrier=0"])
def test_a_mount_without_flushes_is_not_protected(sysfs: Sysfs, option: str) -> None:
    assert is_protected(mounted("8:17", "rw", "data=ordered"), sysfs.root)
    assert not is_protected(mounted("8:17", "rw", option), sysfs.root)


def test_an_unknown_filesystem_counts_as_protected(sysfs: Sysfs) -> None:
    assert is_protected(mounted("0:44"), sysfs.root)
    assert is_protected(None, sysfs.root)

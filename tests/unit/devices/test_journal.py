"""A filesystem is protected unless it says that it was made without its journal, or mounted without flushes."""

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


@pytest.mark.parametrize(("writer", "is_so"), [("<none>", False), ("4245", True)])
def test_an_ext4_tells_who_writes_its_journal(sysfs: Sysfs, writer: str, is_so: bool) -> None:
    sysfs.write(sysfs.root / "fs/ext4/sdb1", {"journal_task": f"{writer}\n"})
    assert is_protected(mounted(), sysfs.root) is is_so


@pytest.mark.parametrize("option", ["nobarrier", "barrier=0"])
def test_a_mount_without_flushes_is_not_protected(sysfs: Sysfs, option: str) -> None:
    assert is_protected(mounted("8:17", "rw", "data=ordered"), sysfs.root)
    assert not is_protected(mounted("8:17", "rw", option), sysfs.root)


def test_what_nobody_tells_of_is_taken_for_protected(sysfs: Sysfs) -> None:
    assert is_protected(mounted("0:44"), sysfs.root)
    assert is_protected(None, sysfs.root)

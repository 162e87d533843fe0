"""What this computer can do, as UDisks2, the bus and the kernel tell it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.devices.capabilities import capabilities
from shingleback.devices.udisks import reach
from shingleback.domain.formatting.types import Capabilities, Permission
from tests.fakes.polkit import FakePolkit
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_behaviors import refusing
from tests.fakes.udisks_formatting import Formatting
from tests.helpers.bus import Bus, private_bus


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[Bus]:
    with private_bus(tmp_path) as bus:
        yield bus


@pytest.fixture
def kernel(tmp_path: Path) -> Path:
    """A folder with what the kernel tells: btrfs is there, exfat and fuse can be loaded."""
    (tmp_path / "filesystems").write_text("nodev\tproc\n\tbtrfs\n")
    folder = tmp_path / "6.12.3-amd64"
    folder.mkdir()
    (folder / "modules.builtin").write_text("kernel/fs/ext4/ext4.ko\nkernel/drivers/scsi/sd_mod.ko\n")
    (folder / "modules.dep").write_text(
        "kernel/fs/exfat/exfat.ko.xz:\nkernel/fs/fuse/fuse.ko: kernel/fs/other.ko\nextra/zfs.ko:\n"
    )
    return tmp_path


def asked(bus: Bus, kernel: Path) -> Capabilities:
    async def ask() -> Capabilities:
        async with reach(bus.address) as udisks:
            return await capabilities(
                udisks,
                filesystems=kernel / "filesystems",
                modules=kernel,
                libraries=kernel,
                programs=str(kernel / "sbin"),
                release="6.12.3-amd64",
            )

    return asyncio.run(ask())


def test_everything_is_found_out(bus: Bus, kernel: Path) -> None:
    udisks = FakeUDisks(bus.address, {}, lambda _node: None)
    Formatting(udisks, "2.9.4", formats=("btrfs", "exfat"))
    with udisks:
        found = asked(bus, kernel)

    assert found.udisks == (2, 9, 4)
    assert found.formats == {"btrfs", "exfat"}
    assert found.modules >= {"btrfs", "ext4", "exfat", "fuseblk"}
    assert found.modules.isdisjoint({"zfs", "sd_mod", "other"})
    assert found.kernel == (6, 12, 3)
    assert (found.has_helper, found.can_encrypt) == (False, True)


def test_without_udisks_nothing_can_be_made(bus: Bus, kernel: Path) -> None:
    found = asked(bus, kernel)

    assert (found.udisks, found.formats, found.can_encrypt) == ((), frozenset(), False)
    assert "btrfs" in found.modules


def test_a_service_that_does_not_tell_of_itself_is_taken_for_none(bus: Bus, kernel: Path) -> None:
    udisks = FakeUDisks(bus.address, {}, lambda _node: None)
    Formatting(udisks)
    udisks.behaviors["GetAll"] = refusing("Failed", "no")
    with udisks:
        assert asked(bus, kernel).udisks == ()


@pytest.mark.parametrize(
    ("script", "version"),
    [
        ("echo exfatprogs version : 1.2.9", (1, 2, 9)),
        ("echo mkexfatfs 1.3.0", ()),
        ("echo exfatprogs version : 1.2.0; exit 1", (1, 2, 0)),
        ("", ()),
    ],
    ids=["exfatprogs", "another one", "one that calls this an error", "none"],
)
def test_mkfs_exfat_is_asked_for_its_version(bus: Bus, kernel: Path, script: str, version: tuple[int, ...]) -> None:
    (kernel / "sbin").mkdir()
    if script:
        program = kernel / "sbin" / "mkfs.exfat"
        program.write_text(f'#!/bin/sh\n[ "$*" = -V ] && {{ {script}; }}\n')
        program.chmod(0o755)

    assert asked(bus, kernel).exfatprogs == version


@pytest.mark.parametrize(
    ("libraries", "can_encrypt"),
    [
        (["lib/x86_64-linux-gnu/libblockdev.so.2", "lib/x86_64-linux-gnu/libbd_crypto.so.2"], True),
        (["lib/x86_64-linux-gnu/libblockdev.so.2"], False),
        (["lib64/libblockdev.so.3", "lib64/libbd_crypto.so.3"], True),
        ([], True),
    ],
    ids=["all of it", "without the part that encrypts", "in another folder", "somewhere else"],
)
def test_encryption_needs_a_library_that_the_service_does_not_tell_of(
    bus: Bus,
    kernel: Path,
    libraries: list[str],
    can_encrypt: bool,
) -> None:
    for library in libraries:
        (kernel / library).parent.mkdir(parents=True, exist_ok=True)
        (kernel / library).touch()
    udisks = FakeUDisks(bus.address, {}, lambda _node: None)
    Formatting(udisks)
    with udisks:
        assert asked(bus, kernel).can_encrypt is can_encrypt


@pytest.mark.parametrize(
    ("version", "action"),
    [
        ("2.10.1", "org.freedesktop.udisks2.modify-device-system"),
        ("2.9.4", "org.shingleback.Helper1.make-filesystem"),
    ],
)
def test_it_is_found_out_whether_options_may_be_handed_on_without_bothering_anybody(
    bus: Bus, kernel: Path, version: str, action: str
) -> None:
    udisks = FakeUDisks(bus.address, {}, lambda _node: None)
    Formatting(udisks, version)
    with udisks, FakePolkit(bus.address) as polkit:
        assert asked(bus, kernel).handing_on is Permission.GRANTED
        polkit.passwords = {action: True}
        assert asked(bus, kernel).handing_on is Permission.ASKS
        polkit.passwords, polkit.refused = {}, {action}
        assert asked(bus, kernel).handing_on is Permission.DENIED

    assert polkit.questions == [(action, False)] * 3

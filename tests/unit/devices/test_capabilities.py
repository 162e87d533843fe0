"""What this computer can do, according to UDisks2, the bus and the kernel."""

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
    """A folder with the kernel's tables: btrfs is loaded, exfat and fuse can be."""
    (tmp_path / "filesystems").write_text("nodev\tproc\n\tbtrfs\n")
    folder = tmp_path / "6.12.3-amd64"
    folder.mkdir()
    (folder / "modules.builtin").write_text("kernel/fs/ext4/ext4.ko\nkernel/drivers/scsi/sd_mod.ko\n")
    (folder / "modules.dep").write_text(
        "kernel/fs/exfat/exfat.ko.xz:\nkernel/fs/fuse/fuse.ko: kernel/fs/other.ko\nextra/zfs.ko:\n"
    )
    return tmp_path


def found_on(bus: Bus, kernel: Path) -> Capabilities:
    async def query() -> Capabilities:
        async with reach(bus.address) as udisks:
            return await capabilities(
                udisks,
                filesystems=kernel / "filesystems",
                modules=kernel,
                libraries=kernel,
                programs=str(kernel / "sbin"),
                release="6.12.3-amd64",
            )

    return asyncio.run(query())


def test_all_capabilities_are_found(bus: Bus, kernel: Path) -> None:
    udisks = FakeUDisks(bus.address, {}, lambda _node: None)
    Formatting(udisks, "2.9.4", formats=("btrfs", "exfat"))
    with udisks:
        capabilities = found_on(bus, kernel)

    assert capabilities.udisks == (2, 9, 4)
    assert capabilities.formats == {"btrfs", "exfat"}
    assert capabilities.modules >= {"btrfs", "ext4", "exfat", "fuseblk"}
    assert capabilities.modules.isdisjoint({"zfs", "sd_mod", "other"})
    assert capabilities.kernel == (6, 12, 3)
    assert (capabilities.has_helper, capabilities.can_encrypt) == (False, True)


def test_without_udisks_nothing_can_be_formatted(bus: Bus, kernel: Path) -> None:
    capabilities = found_on(bus, kernel)

    assert (capabilities.udisks, capabilities.formats, capabilities.can_encrypt) == ((), frozenset(), False)
    assert "btrfs" in capabilities.modules


def test_a_udisks_that_hides_its_properties_counts_as_missing(bus: Bus, kernel: Path) -> None:
    udisks = FakeUDisks(bus.address, {}, lambda _node: None)
    Formatting(udisks)
    udisks.behaviors["GetAll"] = refusing("Failed", "no")
    with udisks:
        assert found_on(bus, kernel).udisks == ()


@pytest.mark.parametrize(
    ("script", "version"),
    [
        ("echo exfatprogs version : 1.2.9", (1, 2, 9)),
        ("echo mkexfatfs 1.3.0", ()),
        ("echo exfatprogs version : 1.2.0; exit 1", (1, 2, 0)),
        ("", ()),
    ],
    ids=["exfatprogs", "another program", "exits with an error", "none"],
)
def test_the_version_of_mkfs_exfat_is_read(bus: Bus, kernel: Path, script: str, version: tuple[int, ...]) -> None:
    (kernel / "sbin").mkdir()
    if script:
        program = kernel / "sbin" / "mkfs.exfat"
        program.write_text(f'#!/bin/sh\n[ "$*" = -V ] && {{ {script}; }}\n')
        program.chmod(0o755)

    assert found_on(bus, kernel).exfatprogs == version


@pytest.mark.parametrize(
    ("libraries", "can_encrypt"),
    [
        (["lib/x86_64-linux-gnu/libblockdev.so.2", "lib/x86_64-linux-gnu/libbd_crypto.so.2"], True),
        (["lib/x86_64-linux-gnu/libblockdev.so.2"], False),
        (["lib64/libblockdev.so.3", "lib64/libbd_crypto.so.3"], True),
        ([], True),
    ],
    ids=["complete", "without the crypto plugin", "in another folder", "not found"],
)
def test_encryption_needs_a_library_that_udisks_does_not_report(
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
        assert found_on(bus, kernel).can_encrypt is can_encrypt


@pytest.mark.parametrize(
    ("version", "action"),
    [
        ("2.10.1", "org.freedesktop.udisks2.modify-device-system"),
        ("2.9.4", "org.shingleback.Helper1.make-filesystem"),
    ],
)
def test_the_permission_to_pass_options_is_checked_without_a_prompt(
    bus: Bus, kernel: Path, version: str, action: str
) -> None:
    udisks = FakeUDisks(bus.address, {}, lambda _node: None)
    Formatting(udisks, version)
    with udisks, FakePolkit(bus.address) as polkit:
        assert found_on(bus, kernel).handing_on is Permission.GRANTED
        polkit.passwords = {action: True}
        assert found_on(bus, kernel).handing_on is Permission.ASKS
        polkit.passwords, polkit.refused = {}, {action}
        assert found_on(bus, kernel).handing_on is Permission.DENIED

    assert polkit.questions == [(action, False)] * 3

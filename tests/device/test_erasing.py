"""A wrong drive, or one in use, is not erased with the real UDisks2 either; loop devices stand in for the drives."""

import asyncio
import hashlib
import os
import platform
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from shingleback.devices.erase import Eraser, FormatRequest
from shingleback.devices.mounts import is_mounted_anywhere
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.udisks import UDisks, reach
from shingleback.devices.watch.service import WatchSnapshot, current_snapshot
from shingleback.domain.drive import Evidence, Identity, Transport, differences, identity_of
from shingleback.domain.errors import SafetyRefusal
from shingleback.domain.formatting.types import ProfileId, Table
from tests.helpers.bus import private_bus
from tests.helpers.loop import KINDS, attached
from tests.helpers.loop import skip_unless_possible as skip_without_loops
from tests.helpers.own_mounts import with_own_mounts
from tests.helpers.patience import wait_until
from tests.helpers.udisksd import real_udisksd
from tests.helpers.udisksd import skip_unless_possible as skip_without_udisks

pytestmark = pytest.mark.device
_ON_USB = SysfsFacts(evidence=Evidence(transport=Transport.USB), serial="7777TEST")
_EXT4 = FormatRequest(filesystem="ext4", profile=ProfileId.EXT4)
_SIZE_BYTES = 64 << 20


@dataclass
class Bench:
    """Two drives, of which the first is plugged in."""

    address: str
    node: str
    images: tuple[Path, Path]

    async def snapshot(self, udisks: UDisks) -> WatchSnapshot:
        return await current_snapshot(udisks.objects, lambda _name: _ON_USB)

    async def confirmed(self, udisks: UDisks) -> Identity:
        (drive,) = [drive for drive in (await self.snapshot(udisks)).drives if drive.device == self.node]
        return identity_of(drive)

    def confirm(self) -> Identity:
        async def confirm() -> Identity:
            async with reach(self.address) as udisks:
                return await self.confirmed(udisks)

        return asyncio.run(confirm())

    def erase(self, confirmed: Identity) -> list[Identity]:
        """Erases and formats the drive; returns the identity after each step."""

        async def erase() -> list[Identity]:
            async with reach(self.address) as udisks:
                eraser = Eraser(udisks, lambda: self.snapshot(udisks), frozenset)
                erased = await eraser.erase(confirmed, Table.NONE)
                return [erased, await eraser.format(erased, self.node, _EXT4)]

        return asyncio.run(erase())

    def refusal(self, confirmed: Identity) -> SafetyRefusal:
        """Checks that nothing has changed on either drive."""
        before = self.contents()
        with pytest.raises(SafetyRefusal) as refusal:
            self.erase(confirmed)
        assert self.contents() == before
        return refusal.value

    def exchange(self) -> None:
        """Puts the other drive in the same place, with the same name and number."""
        run("losetup", "--detach", self.node)
        wait_until(self._attaches_other)  # another process's test may have got this node meanwhile

    def _attaches_other(self) -> bool:
        return subprocess.run(["losetup", self.node, self.images[1]], check=False, capture_output=True).returncode == 0

    def wait_until_seen(self, filesystem: str) -> None:
        """Udev misses a device that is closed while it handles an earlier event, so it is triggered."""
        Path("/sys/class/block", os.path.basename(self.node), "uevent").write_text("change")

        async def wait() -> bool:
            async with reach(self.address) as udisks:
                return await udisks.until(
                    lambda objects: any(
                        device.node == self.node and device.block.id_type == filesystem
                        for device in objects.devices.values()
                    ),
                    60,
                )

        assert asyncio.run(wait())

    def contents(self) -> list[str]:
        return [hashlib.sha256(image.read_bytes()).hexdigest() for image in self.images]


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    skip_without_udisks()
    for kind in ("ext4", "btrfs"):
        skip_without_loops(KINDS[kind])
    images = (tmp_path / "one", tmp_path / "other")
    for image in images:
        image.touch()
        os.truncate(image, _SIZE_BYTES)
        run("mkfs.ext4", "-q", "-U", "0b1c2d3e-0000-4000-8000-000000000001", image)
    with ExitStack() as stack:
        address = stack.enter_context(private_bus(tmp_path)).address
        node = stack.enter_context(attached(images[0]))
        stack.enter_context(real_udisksd(tmp_path, address, [node], probes=True))
        yield Bench(address, node, images)


def run(*command: str | Path) -> None:
    subprocess.run(command, check=True, capture_output=True)


def test_a_drive_keeps_its_identity_except_for_its_content(bench: Bench) -> None:
    confirmed = bench.confirm()
    erased, formatted = bench.erase(confirmed)

    assert confirmed.disk_sequence > 0
    assert differences(confirmed, erased) == differences(erased, formatted) == ("contents",)


def test_a_copy_in_the_place_of_the_confirmed_drive_is_not_erased(bench: Bench) -> None:
    """It has the same name, number, size and UUID: only the kernel knows that it is another drive."""
    confirmed = bench.confirm()
    bench.exchange()
    bench.wait_until_seen("ext4")

    assert bench.refusal(confirmed).values["what"] == "disk_sequence"


def test_a_drive_formatted_by_somebody_else_is_not_erased(bench: Bench) -> None:
    confirmed = bench.confirm()
    run("mkfs.btrfs", "-q", "-f", "--mixed", bench.node)
    bench.wait_until_seen("btrfs")

    assert bench.refusal(confirmed).values["what"] == "contents"


def test_a_drive_mounted_in_another_namespace_is_not_erased(bench: Bench, tmp_path: Path) -> None:
    """In a mount namespace of its own, as containers have one."""
    point = tmp_path / "point"
    point.mkdir()
    confirmed = bench.confirm()
    with subprocess.Popen(
        with_own_mounts("sh", "-c", f"mount {bench.node} {point} && echo on && read end"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as container:
        assert container.stdout is not None
        assert container.stdout.readline() == "on\n"
        assert is_mounted_anywhere(os.stat(bench.node).st_rdev) is (platform.machine() in ("x86_64", "i686"))
        with pytest.raises(SafetyRefusal) as refusal:
            bench.erase(confirmed)
        container.communicate("end\n")

    assert not is_mounted_anywhere(os.stat(bench.node).st_rdev)
    assert refusal.value.values["reason"] == "held"
    assert refusal.value.values["what"] == os.path.basename(bench.node)

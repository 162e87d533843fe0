"""Each step of erasing a drive, on a fake UDisks2: its requests, its refusals and its results."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import pytest

from shingleback.devices.erase import Eraser, FormatRequest
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.sysfs.reader import HelperDevice
from shingleback.devices.sysfs.topology import VolatileState
from shingleback.devices.udisks import UDisks, reach
from shingleback.devices.udisks_objects import UDISKS, Objects, objects_from
from shingleback.devices.watch.service import WatchSnapshot, current_snapshot
from shingleback.domain.drive import Evidence, Identity, differences, identity_of
from shingleback.domain.errors import DriveGone, SafetyRefusal, Why
from shingleback.domain.formatting.types import ProfileId, Table
from tests.fakes.machine import NOTHING, Disk, files
from tests.fakes.udisks import FakeUDisks, Incoming
from tests.fakes.udisks_behaviors import false_success, lost_reply
from tests.fakes.udisks_formatting import Formatting
from tests.helpers.bus import Bus
from tests.helpers.watching import service

_T = TypeVar("_T")
NUMBER = 2064
SEQUENCE = 77
BTRFS = FormatRequest(filesystem="btrfs", profile=ProfileId.BTRFS, label="Backup")
LINUX, MICROSOFT = "0fc63daf-8483-4772-8e79-3d69d8477de4", "ebd0a0a2-b9e5-4433-87c0-68b6b72699c7"


@dataclass
class Scene:
    """A drive with a confirmed identity, and its UDisks2.

    Attributes:
        protected: identifiers of the protected drives.
        sequence: the kernel's sequence number of the plug-in.
        mounted: numbers of devices that the kernel has mounted somewhere.
        held: for each device that was kept open, the number of requests before and after.
    """

    fake: FakeUDisks
    formatting: Formatting
    address: str
    protected: Collection[str] = ()
    sequence: int = SEQUENCE
    mounted: Collection[int] = ()
    held: list[tuple[int, int, int]] = field(default_factory=list)

    def do(self, work: Callable[[Eraser, Identity], Awaitable[_T]], settle_s: float = 10) -> _T:
        """Run `work` with the drive's original identity."""

        async def run() -> _T:
            async with reach(self.address) as udisks:
                eraser = Eraser(
                    udisks, lambda: self.snapshot(udisks), lambda: self.protected, self.hold, settle_s, self.is_mounted
                )
                return await work(eraser, await self.confirm(udisks))

        return asyncio.run(run())

    async def confirm(self, udisks: UDisks) -> Identity:
        (drive,) = (await self.snapshot(udisks)).drives
        return identity_of(drive)

    async def snapshot(self, udisks: UDisks) -> WatchSnapshot:
        return await current_snapshot(
            udisks.objects,
            lambda _name: SysfsFacts(evidence=Evidence()),
            mounted=list,
            partitions=lambda _name: (),
            moment=lambda _name: VolatileState(self.sequence),
        )

    def is_mounted(self, number: int) -> bool:
        return number in self.mounted

    @property
    def requested(self) -> list[str]:
        return [request.member for request in self.formatting.requests]

    @contextlib.asynccontextmanager
    async def hold(self, number: int) -> AsyncIterator[None]:
        before = len(self.requested)
        yield
        self.held.append((number, before, len(self.requested)))


@pytest.fixture
def scene(bus: Bus) -> Iterator[Scene]:
    with service(bus, Disk("/dev/sdx", NUMBER, [files("ntfs")])) as fake:
        yield Scene(fake, Formatting(fake), bus.address)


# steps ------------------------------------------------------------------------------------------------------


def test_a_drive_is_erased_partitioned_and_formatted(scene: Scene) -> None:
    async def work(eraser: Eraser, confirmed: Identity) -> list[Identity]:
        erased = await eraser.erase(confirmed, Table.GPT)
        divided, node = await eraser.partition(erased, 32 << 20, "Shingleback")
        assert node == "/dev/sdx1"
        return [confirmed, erased, divided, await eraser.format(divided, node, BTRFS)]

    identities = scene.do(work)

    table, partition, filesystem = scene.formatting.requests
    assert (table.member, table.node, table.values, table.options) == ("Format", "/dev/sdx", ("gpt",), {})
    assert (partition.node, partition.values) == ("/dev/sdx", (32 << 20, 0, LINUX, "Shingleback"))
    assert (filesystem.node, filesystem.values, filesystem.options) == ("/dev/sdx1", ("btrfs",), {"label": "Backup"})
    assert [differences(*pair) for pair in pairwise(identities)] == [("contents",)] * 3


def test_a_drive_without_a_partition_table_is_formatted_whole(scene: Scene) -> None:
    async def work(eraser: Eraser, confirmed: Identity) -> None:
        await eraser.format(await eraser.erase(confirmed, Table.NONE), "/dev/sdx", BTRFS)

    scene.do(work)

    assert [(request.node, *request.values) for request in scene.formatting.requests] == [
        ("/dev/sdx", "empty"),
        ("/dev/sdx", "btrfs"),
    ]


@pytest.mark.parametrize(("filesystem", "kind"), [("exfat", MICROSOFT), ("ntfs", MICROSOFT), ("ext4", LINUX)])
def test_partitions_for_windows_get_its_type(scene: Scene, filesystem: str, kind: str) -> None:
    async def work(eraser: Eraser, confirmed: Identity) -> None:
        await eraser.partition(await eraser.erase(confirmed, Table.GPT), 1 << 20, "Shingleback", filesystem)

    scene.do(work)

    assert scene.formatting.requests[-1].values[2] == kind


async def divided(eraser: Eraser, confirmed: Identity) -> tuple[Identity, str]:
    return await eraser.partition(await eraser.erase(confirmed, Table.GPT), 1 << 20, "Shingleback")


def test_all_options_reach_udisks(scene: Scene) -> None:
    request = replace(BTRFS, mkfs_args=("-m", "dup"), no_discard=True, take_ownership=True)

    async def work(eraser: Eraser, confirmed: Identity) -> None:
        await eraser.format(*await divided(eraser, confirmed), request)

    scene.do(work)

    assert scene.formatting.requests[-1].options == {
        "label": "Backup",
        "mkfs-args": ["-m", "dup"],
        "no-discard": True,
        "take-ownership": True,
    }


def test_an_encrypted_drive_is_ready_once_its_inside_is(scene: Scene) -> None:
    async def work(eraser: Eraser, confirmed: Identity) -> Identity:
        return await eraser.format(*await divided(eraser, confirmed), replace(BTRFS, secret="a long secret"))

    identity = scene.do(work)

    options = scene.formatting.requests[-1].options
    assert (options["encrypt.passphrase"], options["encrypt.type"]) == ("a long secret", "luks2")
    assert [content.split()[-2] for content in identity.contents] == ["crypto_LUKS", "btrfs"]


def test_a_request_does_not_show_its_passphrase() -> None:
    assert "a long secret" not in repr(replace(BTRFS, secret="a long secret"))


def test_the_helper_receives_the_sequence_number_of_the_plug_in(scene: Scene) -> None:
    class FakeHelper:
        async def make_filesystem(self, device: HelperDevice, profile: ProfileId, label: str) -> None:
            run.append((device, profile, label))
            await asyncio.to_thread(
                scene.fake.do, scene.fake.change("/org/freedesktop/UDisks2/block_devices/sdx1", "Block", IdType="btrfs")
            )

    run: list[tuple[HelperDevice, ProfileId, str]] = []

    async def work(eraser: Eraser, confirmed: Identity) -> None:
        await eraser.format(*await divided(eraser, confirmed), replace(BTRFS, via_helper=FakeHelper()))

    scene.do(work)

    assert run == [(HelperDevice(8, 17, SEQUENCE), ProfileId.BTRFS, "Backup")]
    assert scene.requested == ["Format", "CreatePartition"]


def test_an_erase_succeeds_although_its_answer_is_lost(scene: Scene) -> None:
    scene.fake.behaviors["Format"] = lost_reply

    scene.do(lambda eraser, confirmed: eraser.erase(confirmed, Table.GPT))

    assert scene.requested == ["Format"]


def test_the_drive_is_kept_open_around_every_call(scene: Scene) -> None:
    scene.do(divided)

    assert scene.held == [(NUMBER, 0, 1), (NUMBER, 1, 2)]


# refusals ---------------------------------------------------------------------------------------------------


def refused(scene: Scene, changed: Callable[[Identity], Identity] = lambda confirmed: confirmed) -> SafetyRefusal:
    """Try to erase, and return why it was refused, before any request."""
    with pytest.raises(SafetyRefusal) as refusal:
        scene.do(lambda eraser, confirmed: eraser.erase(changed(confirmed), Table.GPT))
    assert scene.requested == []
    return refusal.value


def test_a_mounted_drive_is_not_erased(scene: Scene) -> None:
    scene.fake.mount("/dev/sdx1", Path("/media/me/Photos"))

    refusal = refused(scene)

    assert (refusal.why, refusal.values["reason"]) == (Why.NOT_THIS_DRIVE, "mounted")
    assert refusal.values["point"] == "/media/me/Photos"


@pytest.mark.parametrize(("number", "name"), [(NUMBER, "sdx"), (NUMBER + 1, "sdx1")])
def test_a_drive_with_a_hidden_mount_is_not_erased(scene: Scene, number: int, name: str) -> None:
    """UDisks2 would erase it: it also wipes devices that others hold exclusively."""
    scene.mounted = {number}

    refusal = refused(scene)

    assert (refusal.values["reason"], refusal.values["what"]) == ("held", name)


def test_a_protected_drive_is_not_erased(scene: Scene) -> None:
    scene.protected = {"uuid-of-ntfs"}

    assert refused(scene).values["reason"] == "protected"


@pytest.mark.parametrize("path", ["block_devices/sdx1", "drives/Disk_2064_SERIAL2064"])
def test_a_drive_with_a_running_job_is_not_erased(scene: Scene, path: str) -> None:
    scene.fake.do(job(scene.fake, "filesystem-check", f"/org/freedesktop/UDisks2/{path}"))

    assert refused(scene).values["reason"] == "in-work"


def test_a_drive_in_a_self_test_can_be_erased(scene: Scene) -> None:
    scene.fake.do(job(scene.fake, "ata-smart-selftest", "/org/freedesktop/UDisks2/drives/Disk_2064_SERIAL2064"))

    scene.do(divided)


async def job(fake: FakeUDisks, operation: str, path: str) -> None:
    await fake.begin_job(operation, path)


@pytest.mark.parametrize("name", ["model", "serial", "wwn", "size_bytes", "disk_sequence", "usb_port", "contents"])
def test_another_drive_is_not_erased(scene: Scene, name: str) -> None:
    """A difference in any single field is enough."""

    def changed(confirmed: Identity) -> Identity:
        other_value = {"size_bytes": 5, "disk_sequence": 5, "contents": ("other",)}.get(name, "other")
        return replace(confirmed, **{name: other_value})  # type: ignore[arg-type]

    refusal = refused(scene, changed)

    assert (refusal.why, refusal.values) == (Why.DRIVE_IS_ANOTHER, {"device": "/dev/sdx", "what": name})


def test_only_the_confirmed_device_number_is_accepted(scene: Scene) -> None:
    refusal = refused(scene, lambda confirmed: replace(confirmed, number=NUMBER + 16))

    assert (refusal.why, refusal.values["what"]) == (Why.DRIVE_IS_ANOTHER, "number")


def test_a_partition_of_another_drive_is_not_formatted(scene: Scene) -> None:
    with pytest.raises(SafetyRefusal):
        scene.do(lambda eraser, confirmed: eraser.format(confirmed, "/dev/sdy1", BTRFS))
    assert scene.requested == []


def test_a_device_number_claimed_by_two_devices_is_refused(scene: Scene) -> None:
    """An inconsistent answer is not trusted."""
    objects = scene.fake.tree["/org/freedesktop/UDisks2/block_devices/sdx1"]
    objects[f"{UDISKS}.Block"]["DeviceNumber"] = NUMBER

    refused(scene)


def test_the_erased_object_must_belong_to_the_inspected_drive(scene: Scene) -> None:
    """If UDisks2's objects contradict the snapshot, neither counts."""

    async def work() -> None:
        async with reach(scene.address) as udisks:
            snapshot = await scene.snapshot(udisks)
            other_disk = Disk("/dev/sdx", NUMBER, overrides={"Serial": "OTHER"})
            mixed = replace(snapshot, objects=objects_from(other_disk.tree))
            (drive,) = snapshot.drives
            eraser = Eraser(udisks, lambda: asyncio.sleep(0, mixed), frozenset, scene.hold, is_mounted=scene.is_mounted)
            await eraser.erase(identity_of(drive), Table.GPT)

    with pytest.raises(SafetyRefusal):
        asyncio.run(work())
    assert scene.requested == []


def test_a_step_without_effect_is_an_error(scene: Scene) -> None:
    scene.fake.behaviors["Format"] = false_success

    with pytest.raises(DriveGone):
        scene.do(lambda eraser, confirmed: eraser.erase(confirmed, Table.GPT), settle_s=0.1)


def test_an_unnamed_partition_is_not_taken_for_ours(scene: Scene) -> None:
    async def by_another(call: Incoming) -> None:
        other_disk = Disk("/dev/sdx", NUMBER, [NOTHING])
        await scene.fake.add(other_disk.parts[0], other_disk.tree[other_disk.parts[0]])
        await call.succeed("o", other_disk.parts[0])

    scene.fake.behaviors["CreatePartition"] = by_another

    with pytest.raises(DriveGone):
        scene.do(divided, settle_s=0.5)


def test_an_encrypted_drive_without_an_inside_is_an_error(scene: Scene) -> None:
    async def half(call: Incoming) -> None:
        await scene.fake.change(call.path, "Block", IdType="crypto_LUKS", IdUsage="crypto")
        await call.succeed()

    async def work(eraser: Eraser, confirmed: Identity) -> None:
        inspected = await divided(eraser, confirmed)
        scene.fake.behaviors["Format"] = half
        await eraser.format(*inspected, replace(BTRFS, secret="a long secret"))

    with pytest.raises(DriveGone):
        scene.do(work, settle_s=0.5)


def test_a_drive_swapped_during_the_erase_is_an_error(scene: Scene) -> None:
    async def exchanged(call: Incoming) -> None:
        scene.sequence += 1
        await scene.formatting.format(call)

    scene.fake.behaviors["Format"] = exchanged

    with pytest.raises(DriveGone):
        scene.do(lambda eraser, confirmed: eraser.erase(confirmed, Table.GPT))


def test_changes_by_others_are_not_taken_for_ours(scene: Scene) -> None:
    """The change comes after the service has finished, and before the identity is read."""

    class Hasty:
        def __init__(self, udisks: UDisks) -> None:
            self._udisks = udisks
            self.carry_out = udisks.carry_out
            self.open_device = udisks.open_device

        async def until(self, is_so: Callable[[Objects], bool], limit_s: float) -> bool:
            is_done = await self._udisks.until(is_so, limit_s)
            other_disk = Disk("/dev/sdx", NUMBER, [files("ext4")])
            await asyncio.to_thread(scene.fake.plug, {path: other_disk.tree[path] for path in other_disk.parts})
            return is_done

    async def work() -> None:
        async with reach(scene.address) as udisks:
            eraser = Eraser(
                Hasty(udisks), lambda: scene.snapshot(udisks), frozenset, scene.hold, is_mounted=scene.is_mounted
            )
            await eraser.erase(await scene.confirm(udisks), Table.GPT)

    with pytest.raises(DriveGone):
        asyncio.run(work())


def test_a_drive_pulled_during_the_erase_is_an_error(scene: Scene) -> None:
    async def pulled(call: Incoming) -> None:
        await scene.formatting.format(call)
        for path in list(scene.fake.tree):
            if "sdx" in path or "drives" in path:
                await scene.fake.remove(path)

    scene.fake.behaviors["Format"] = pulled

    with pytest.raises(DriveGone):
        scene.do(lambda eraser, confirmed: eraser.erase(confirmed, Table.GPT), settle_s=0.1)

"""Each step of an erasure on a fake UDisks2: what is asked for, what is refused, and what comes back."""

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
from tests.fakes.udisks_behaviors import lying, unheard
from tests.fakes.udisks_formatting import Formatting
from tests.helpers.bus import Bus
from tests.helpers.watching import service

_T = TypeVar("_T")
NUMBER = 2064
SEQUENCE = 77
BTRFS = FormatRequest(filesystem="btrfs", profile=ProfileId.BTRFS, label="Backup")
LINUX, MICROSOFT = "0fc63daf-8483-4772-8e79-3d69d8477de4", "ebd0a0a2-b9e5-4433-87c0-68b6b72699c7"


@dataclass
class Desk:
    """A drive of which one is sure, and the service that has it.

    Attributes:
        protected: the marks of the drives on the list.
        sequence: the kernel's number of the plug-in.
        mounted: numbers of devices that the kernel has mounted somewhere.
        held: each device that was kept open, with how often something was asked for before and afterward.
    """

    fake: FakeUDisks
    formatting: Formatting
    address: str
    protected: Collection[str] = ()
    sequence: int = SEQUENCE
    mounted: Collection[int] = ()
    held: list[tuple[int, int, int]] = field(default_factory=list)

    def do(self, work: Callable[[Eraser, Identity], Awaitable[_T]], settle_s: float = 10) -> _T:
        """With the identity of the drive as it is at first."""

        async def asked() -> _T:
            async with reach(self.address) as udisks:
                eraser = Eraser(
                    udisks, lambda: self.look(udisks), lambda: self.protected, self._hold, settle_s, self.is_mounted
                )
                return await work(eraser, await self.confirm(udisks))

        return asyncio.run(asked())

    async def confirm(self, udisks: UDisks) -> Identity:
        (drive,) = (await self.look(udisks)).drives
        return identity_of(drive)

    async def look(self, udisks: UDisks) -> WatchSnapshot:
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
    def asked_for(self) -> list[str]:
        return [request.member for request in self.formatting.requests]

    @contextlib.asynccontextmanager
    async def _hold(self, number: int) -> AsyncIterator[None]:
        before = len(self.asked_for)
        yield
        self.held.append((number, before, len(self.asked_for)))


@pytest.fixture
def desk(bus: Bus) -> Iterator[Desk]:
    with service(bus, Disk("/dev/sdx", NUMBER, [files("ntfs")])) as fake:
        yield Desk(fake, Formatting(fake), bus.address)


# what is done ------------------------------------------------------------------------------------------------------


def test_a_drive_is_erased_divided_and_formatted(desk: Desk) -> None:
    async def work(eraser: Eraser, confirmed: Identity) -> list[Identity]:
        erased = await eraser.erase(confirmed, Table.GPT)
        divided, node = await eraser.partition(erased, 32 << 20, "Shingleback")
        assert node == "/dev/sdx1"
        return [confirmed, erased, divided, await eraser.format(divided, node, BTRFS)]

    identities = desk.do(work)

    table, partition, filesystem = desk.formatting.requests
    assert (table.member, table.node, table.values, table.options) == ("Format", "/dev/sdx", ("gpt",), {})
    assert (partition.node, partition.values) == ("/dev/sdx", (32 << 20, 0, LINUX, "Shingleback"))
    assert (filesystem.node, filesystem.values, filesystem.options) == ("/dev/sdx1", ("btrfs",), {"label": "Backup"})
    assert [differences(*pair) for pair in pairwise(identities)] == [("contents",)] * 3


def test_a_drive_without_a_table_is_formatted_as_a_whole(desk: Desk) -> None:
    async def work(eraser: Eraser, confirmed: Identity) -> None:
        await eraser.format(await eraser.erase(confirmed, Table.NONE), "/dev/sdx", BTRFS)

    desk.do(work)

    assert [(one.node, *one.values) for one in desk.formatting.requests] == [
        ("/dev/sdx", "empty"),
        ("/dev/sdx", "btrfs"),
    ]


@pytest.mark.parametrize(("filesystem", "kind"), [("exfat", MICROSOFT), ("ntfs", MICROSOFT), ("ext4", LINUX)])
def test_windows_looks_into_partitions_that_are_made_for_it(desk: Desk, filesystem: str, kind: str) -> None:
    async def work(eraser: Eraser, confirmed: Identity) -> None:
        await eraser.partition(await eraser.erase(confirmed, Table.GPT), 1 << 20, "Shingleback", filesystem)

    desk.do(work)

    assert desk.formatting.requests[-1].values[2] == kind


async def divided(eraser: Eraser, confirmed: Identity) -> tuple[Identity, str]:
    return await eraser.partition(await eraser.erase(confirmed, Table.GPT), 1 << 20, "Shingleback")


def test_everything_that_is_asked_for_reaches_the_service(desk: Desk) -> None:
    request = replace(BTRFS, mkfs_args=("-m", "dup"), no_discard=True, take_ownership=True)

    async def work(eraser: Eraser, confirmed: Identity) -> None:
        await eraser.format(*await divided(eraser, confirmed), request)

    desk.do(work)

    assert desk.formatting.requests[-1].options == {
        "label": "Backup",
        "mkfs-args": ["-m", "dup"],
        "no-discard": True,
        "take-ownership": True,
    }


def test_an_encrypted_drive_is_ready_when_its_inside_is(desk: Desk) -> None:
    async def work(eraser: Eraser, confirmed: Identity) -> Identity:
        return await eraser.format(*await divided(eraser, confirmed), replace(BTRFS, secret="a long secret"))

    identity = desk.do(work)

    options = desk.formatting.requests[-1].options
    assert (options["encrypt.passphrase"], options["encrypt.type"]) == ("a long secret", "luks2")
    assert [what.split()[-2] for what in identity.contents] == ["crypto_LUKS", "btrfs"]


def test_a_passphrase_is_not_shown_with_the_request() -> None:
    assert "a long secret" not in repr(replace(BTRFS, secret="a long secret"))


def test_the_helper_is_told_which_plug_in_is_meant(desk: Desk) -> None:
    class PlayedHelper:
        async def make_filesystem(self, device: HelperDevice, profile: ProfileId, label: str) -> None:
            asked.append((device, profile, label))
            await asyncio.to_thread(
                desk.fake.do, desk.fake.change("/org/freedesktop/UDisks2/block_devices/sdx1", "Block", IdType="btrfs")
            )

    asked: list[tuple[HelperDevice, ProfileId, str]] = []

    async def work(eraser: Eraser, confirmed: Identity) -> None:
        await eraser.format(*await divided(eraser, confirmed), replace(BTRFS, via_helper=PlayedHelper()))

    desk.do(work)

    assert asked == [(HelperDevice(8, 17, SEQUENCE), ProfileId.BTRFS, "Backup")]
    assert desk.asked_for == ["Format", "CreatePartition"]


def test_the_answer_may_be_lost_on_its_way(desk: Desk) -> None:
    desk.fake.behaviors["Format"] = unheard

    desk.do(lambda eraser, confirmed: eraser.erase(confirmed, Table.GPT))

    assert desk.asked_for == ["Format"]


def test_the_drive_is_kept_open_around_every_call(desk: Desk) -> None:
    desk.do(divided)

    assert desk.held == [(NUMBER, 0, 1), (NUMBER, 1, 2)]


# what is refused ---------------------------------------------------------------------------------------------------


def refused(desk: Desk, changed: Callable[[Identity], Identity] = lambda confirmed: confirmed) -> SafetyRefusal:
    """Why a drive is not erased; nothing was asked for."""
    with pytest.raises(SafetyRefusal) as refusal:
        desk.do(lambda eraser, confirmed: eraser.erase(changed(confirmed), Table.GPT))
    assert desk.asked_for == []
    return refusal.value


def test_a_drive_that_is_open_is_not_erased(desk: Desk) -> None:
    desk.fake.mount("/dev/sdx1", Path("/media/me/Photos"))

    refusal = refused(desk)

    assert (refusal.why, refusal.values["reason"]) == (Why.NOT_THIS_DRIVE, "mounted")
    assert refusal.values["point"] == "/media/me/Photos"


@pytest.mark.parametrize(("number", "name"), [(NUMBER, "sdx"), (NUMBER + 1, "sdx1")])
def test_a_drive_that_is_mounted_where_nobody_sees_it_is_not_erased(desk: Desk, number: int, name: str) -> None:
    """UDisks2 would erase it: it wipes what others have for themselves alone."""
    desk.mounted = {number}

    refusal = refused(desk)

    assert (refusal.values["reason"], refusal.values["what"]) == ("held", name)


def test_a_drive_on_the_list_is_not_erased(desk: Desk) -> None:
    desk.protected = {"uuid-of-ntfs"}

    assert refused(desk).values["reason"] == "protected"


@pytest.mark.parametrize("path", ["block_devices/sdx1", "drives/Disk_2064_SERIAL2064"])
def test_a_drive_that_is_at_work_is_not_erased(desk: Desk, path: str) -> None:
    desk.fake.do(job(desk.fake, "filesystem-check", f"/org/freedesktop/UDisks2/{path}"))

    assert refused(desk).values["reason"] == "in-work"


def test_a_drive_that_tests_itself_can_be_erased(desk: Desk) -> None:
    desk.fake.do(job(desk.fake, "ata-smart-selftest", "/org/freedesktop/UDisks2/drives/Disk_2064_SERIAL2064"))

    desk.do(divided)


async def job(fake: FakeUDisks, operation: str, path: str) -> None:
    await fake.begin_job(operation, path)


@pytest.mark.parametrize("name", ["model", "serial", "wwn", "size_bytes", "disk_sequence", "usb_port", "contents"])
def test_another_drive_is_not_erased(desk: Desk, name: str) -> None:
    """By each thing alone in which it may differ."""

    def changed(confirmed: Identity) -> Identity:
        other = {"size_bytes": 5, "disk_sequence": 5, "contents": ("other",)}.get(name, "other")
        return replace(confirmed, **{name: other})  # type: ignore[arg-type]

    refusal = refused(desk, changed)

    assert (refusal.why, refusal.values) == (Why.DRIVE_IS_ANOTHER, {"device": "/dev/sdx", "what": name})


def test_a_drive_is_looked_for_where_it_was_confirmed_and_nowhere_else(desk: Desk) -> None:
    refusal = refused(desk, lambda confirmed: replace(confirmed, number=NUMBER + 16))

    assert (refusal.why, refusal.values["what"]) == (Why.DRIVE_IS_ANOTHER, "number")


def test_only_what_is_on_the_drive_is_formatted(desk: Desk) -> None:
    with pytest.raises(SafetyRefusal):
        desk.do(lambda eraser, confirmed: eraser.format(confirmed, "/dev/sdy1", BTRFS))
    assert desk.asked_for == []


def test_what_two_devices_are_said_to_be_is_neither(desk: Desk) -> None:
    """A service that makes no sense is not believed."""
    objects = desk.fake.tree["/org/freedesktop/UDisks2/block_devices/sdx1"]
    objects[f"{UDISKS}.Block"]["DeviceNumber"] = NUMBER

    refused(desk)


def test_what_is_called_must_be_what_was_looked_at(desk: Desk) -> None:
    """Should UDisks2 have told two things at once, neither counts."""

    async def work() -> None:
        async with reach(desk.address) as udisks:
            seen = await desk.look(udisks)
            other = Disk("/dev/sdx", NUMBER, told={"Serial": "OTHER"})
            mixed = replace(seen, objects=objects_from(other.tree))
            (drive,) = seen.drives
            eraser = Eraser(udisks, lambda: asyncio.sleep(0, mixed), frozenset, desk._hold, is_mounted=desk.is_mounted)
            await eraser.erase(identity_of(drive), Table.GPT)

    with pytest.raises(SafetyRefusal):
        asyncio.run(work())
    assert desk.asked_for == []


def test_a_step_that_does_not_do_its_work_is_no_success(desk: Desk) -> None:
    desk.fake.behaviors["Format"] = lying

    with pytest.raises(DriveGone):
        desk.do(lambda eraser, confirmed: eraser.erase(confirmed, Table.GPT), settle_s=0.1)


def test_a_partition_with_another_name_is_not_ours(desk: Desk) -> None:
    async def by_another(call: Incoming) -> None:
        other = Disk("/dev/sdx", NUMBER, [NOTHING])
        await desk.fake.add(other.parts[0], other.tree[other.parts[0]])
        await call.succeed("o", other.parts[0])

    desk.fake.behaviors["CreatePartition"] = by_another

    with pytest.raises(DriveGone):
        desk.do(divided, settle_s=0.5)


def test_an_encrypted_drive_without_an_inside_is_no_success(desk: Desk) -> None:
    async def half(call: Incoming) -> None:
        await desk.fake.change(call.path, "Block", IdType="crypto_LUKS", IdUsage="crypto")
        await call.succeed()

    async def work(eraser: Eraser, confirmed: Identity) -> None:
        found = await divided(eraser, confirmed)
        desk.fake.behaviors["Format"] = half
        await eraser.format(*found, replace(BTRFS, secret="a long secret"))

    with pytest.raises(DriveGone):
        desk.do(work, settle_s=0.5)


def test_a_drive_that_was_exchanged_while_it_was_erased_is_no_success(desk: Desk) -> None:
    async def exchanged(call: Incoming) -> None:
        desk.sequence += 1
        await desk.formatting._format(call)

    desk.fake.behaviors["Format"] = exchanged

    with pytest.raises(DriveGone):
        desk.do(lambda eraser, confirmed: eraser.erase(confirmed, Table.GPT))


def test_what_others_have_made_of_it_meanwhile_is_not_taken_for_ours(desk: Desk) -> None:
    """Right after the service was seen to be done, and before the identity was taken."""

    class Hasty:
        def __init__(self, udisks: UDisks) -> None:
            self._udisks = udisks
            self.carry_out = udisks.carry_out
            self.open_device = udisks.open_device

        async def until(self, is_so: Callable[[Objects], bool], limit_s: float) -> bool:
            is_done = await self._udisks.until(is_so, limit_s)
            other = Disk("/dev/sdx", NUMBER, [files("ext4")])
            await asyncio.to_thread(desk.fake.plug, {path: other.tree[path] for path in other.parts})
            return is_done

    async def work() -> None:
        async with reach(desk.address) as udisks:
            eraser = Eraser(Hasty(udisks), lambda: desk.look(udisks), frozenset, desk._hold, is_mounted=desk.is_mounted)
            await eraser.erase(await desk.confirm(udisks), Table.GPT)

    with pytest.raises(DriveGone):
        asyncio.run(work())


def test_a_drive_that_is_pulled_while_it_is_erased_is_no_success(desk: Desk) -> None:
    async def pulled(call: Incoming) -> None:
        await desk.formatting._format(call)
        for path in list(desk.fake.tree):
            if "sdx" in path or "drives" in path:
                await desk.fake.remove(path)

    desk.fake.behaviors["Format"] = pulled

    with pytest.raises(DriveGone):
        desk.do(lambda eraser, confirmed: eraser.erase(confirmed, Table.GPT), settle_s=0.1)

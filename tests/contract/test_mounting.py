"""What mounting relies on: the same requests to the fake UDisks2 and to the real one."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from shingleback.devices.dbus import BusError
from shingleback.devices.udisks import ALREADY_MOUNTED, NOT_MOUNTED, OPTION_NOT_PERMITTED, UDisks, reach
from shingleback.devices.udisks_objects import Device
from tests.contract.rigs import RIGS, Rig

pytestmark = pytest.mark.device

Work = Callable[[UDisks, Device], Awaitable[None]]


@pytest.fixture(params=sorted(RIGS))
def rig(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Rig]:
    with ExitStack() as stack:
        yield RIGS[request.param](tmp_path, stack, can_power_off=False)


def do(rig: Rig, work: Work) -> None:
    async def run() -> None:
        async with reach(rig.address, 20) as udisks:
            await work(udisks, await device_of(udisks, rig.nodes[0]))

    asyncio.run(run())


async def device_of(udisks: UDisks, node: str) -> Device:
    return next(one for one in (await udisks.objects()).devices.values() if one.node == node)


async def error_of(call: Awaitable[None]) -> BusError:
    with pytest.raises(BusError) as error:
        await call
    return error.value


def test_a_mount_is_listed_until_it_is_unmounted(rig: Rig) -> None:
    async def work(udisks: UDisks, device: Device) -> None:
        await udisks.mount(device, ["noatime"])
        assert len((await device_of(udisks, device.node)).mount_points) == 1

        await udisks.unmount(device)
        assert (await device_of(udisks, device.node)).mount_points == []

    do(rig, work)


def test_a_forbidden_option_is_named(rig: Rig) -> None:
    async def work(udisks: UDisks, device: Device) -> None:
        error = await error_of(udisks.mount(device, ["noatime", "data=journal"]))

        assert error.name == OPTION_NOT_PERMITTED
        assert "`data=journal'" in error.text
        assert "`noatime'" not in error.text

    do(rig, work)


def test_a_mounted_filesystem_is_not_mounted_again(rig: Rig) -> None:
    async def work(udisks: UDisks, device: Device) -> None:
        await udisks.mount(device)
        error = await error_of(udisks.mount(device, ["noatime"]))
        await udisks.unmount(device)

        assert error.name == ALREADY_MOUNTED

    do(rig, work)


def test_an_unmounted_filesystem_is_not_unmounted_even_by_force(rig: Rig) -> None:
    async def work(udisks: UDisks, device: Device) -> None:
        assert (await error_of(udisks.unmount(device))).name == NOT_MOUNTED
        assert (await error_of(udisks.unmount(device, is_forced=True))).name == NOT_MOUNTED

    do(rig, work)

"""What the port to UDisks2 promises, kept by the fake service and by the real one."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from shingleback.devices.dbus import DBUS, BusError, Call, Signal, connected
from shingleback.devices.eject import Eject
from shingleback.devices.udisks import BUSY, NOT_MOUNTED, UDisks, reach
from shingleback.devices.udisks_objects import ROOT, UDISKS, Device, Job, Objects, Whole, objects_from, whole_around
from shingleback.domain.errors import DriveRefused
from shingleback.protocol.events import EjectStep, Event
from tests.contract.rigs import RIGS, Rig
from tests.helpers.leaks import wait_for_threads

_T = TypeVar("_T")
_MakeRig = Callable[..., Rig]


@pytest.fixture(params=RIGS)
def make_rig(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[_MakeRig]:
    """Makes a rig of a drive that claims that it can be powered off, or that it cannot."""
    with ExitStack() as stack:
        yield partial(RIGS[request.param], tmp_path, stack)
    wait_for_threads("kernel")


@pytest.fixture
def rig(make_rig: _MakeRig) -> Rig:
    return make_rig(can_power_off=False)


def run_with(rig: Rig, work: Callable[[UDisks], Awaitable[_T]]) -> _T:
    """The result of the work, which gets a connection to the service."""

    async def connected() -> _T:
        async with reach(rig.address) as udisks:
            return await work(udisks)

    return asyncio.run(connected())


def one(objects: Objects, node: str) -> Device:
    return next(device for device in objects.devices.values() if device.node == node)


async def device_with_mounts(udisks: UDisks, node: str, *points: Path) -> Device:
    """The device, once the service knows its mount points."""
    assert await udisks.until(lambda objects: set(one(objects, node).mount_points) == set(points), 10)
    return one(await udisks.objects(), node)


async def whole_of(rig: Rig, udisks: UDisks) -> Whole:
    objects = await udisks.objects()
    whole = whole_around(one(objects, rig.nodes[0]).number, objects)
    assert whole is not None
    return whole


def test_filesystems_are_reported_with_their_drive(rig: Rig) -> None:
    whole = run_with(rig, lambda udisks: whole_of(rig, udisks))

    assert {device.node for device in whole.devices} == set(rig.nodes)
    assert (whole.name, whole.insides) == (rig.drive, [])
    assert whole.drive is not None
    assert not whole.drive.can_power_off
    assert not whole.is_part_of_system([])


def test_an_unmount_returns_when_it_is_done(rig: Rig) -> None:
    async def work(udisks: UDisks) -> Device:
        device = await device_with_mounts(udisks, rig.nodes[0], point)
        await udisks.unmount(device)
        return device

    point = rig.mount(rig.nodes[0], "point")
    device = run_with(rig, work)

    assert device.mount_points == [point]
    assert rig.witness.mounted([device.number]) == []


def test_a_filesystem_mounted_twice_needs_two_unmounts(rig: Rig) -> None:
    async def work(udisks: UDisks) -> list[int]:
        device = await device_with_mounts(udisks, rig.nodes[0], *points)
        counts = [len(rig.witness.mounted([device.number]))]
        for _ in points:
            await udisks.unmount(device)
            counts.append(len(rig.witness.mounted([device.number])))
        await device_with_mounts(udisks, rig.nodes[0])
        return counts

    points = [rig.mount(rig.nodes[0], "point"), rig.mount(rig.nodes[0], "other point")]

    assert run_with(rig, work) == [2, 1, 0]


def test_a_filesystem_in_use_is_not_unmounted(rig: Rig) -> None:
    async def work(udisks: UDisks) -> None:
        await udisks.unmount(await device_with_mounts(udisks, rig.nodes[0], point))

    point = rig.mount(rig.nodes[0], "point")
    with rig.in_use(point), pytest.raises(BusError) as refusal:
        run_with(rig, work)

    assert refusal.value.name == BUSY


def test_an_unmounted_filesystem_cannot_be_unmounted(rig: Rig) -> None:
    async def work(udisks: UDisks) -> None:
        await udisks.unmount(await device_with_mounts(udisks, rig.nodes[0]))

    with pytest.raises(BusError) as refusal:
        run_with(rig, work)

    assert refusal.value.name == NOT_MOUNTED


def test_a_drive_with_a_mounted_filesystem_is_not_powered_off(make_rig: _MakeRig) -> None:
    async def work(udisks: UDisks) -> None:
        await device_with_mounts(udisks, rig.nodes[1], point)
        await udisks.power_off((await whole_of(rig, udisks)).drive_path)

    rig = make_rig(can_power_off=True)
    point = rig.mount(rig.nodes[1], "point")
    with pytest.raises(BusError) as refusal:
        run_with(rig, work)

    assert refusal.value.name == BUSY


def test_powering_off_a_drive_without_a_switch_is_an_error(rig: Rig) -> None:
    async def work(udisks: UDisks) -> None:
        await udisks.power_off((await whole_of(rig, udisks)).drive_path)

    with pytest.raises(BusError, match="No usb device"):
        run_with(rig, work)


def test_a_missing_object_is_an_error(rig: Rig) -> None:
    with pytest.raises(BusError):
        run_with(rig, lambda udisks: udisks.power_off(f"{ROOT}/drives/gone"))


def test_an_unmount_is_a_job_whose_end_is_signaled_before_it_disappears(rig: Rig) -> None:
    signals: list[Signal] = []

    async def work(udisks: UDisks) -> Device:
        device = await device_with_mounts(udisks, rig.nodes[0], point)
        async with connected(rig.address) as bus:
            await bus.listen(f"type='signal',sender='{UDISKS}',path_namespace='{ROOT}'", signals.append)
            await udisks.unmount(device)
            await bus.call(Call(UDISKS, f"{ROOT}/Manager", f"{DBUS}.Peer", "Ping"))  # earlier signals arrive first
        return device

    point = rig.mount(rig.nodes[0], "point")
    device = run_with(rig, work)

    members = [signal.member for signal in signals if "jobs/" in f"{signal.path} {signal.body}"]
    assert members == ["InterfacesAdded", "Completed", "InterfacesRemoved"]
    path, interfaces = next(signal.body for signal in signals if signal.member == "InterfacesAdded")
    assert list(objects_from({path: interfaces}).jobs.values()) == [
        Job(operation="filesystem-unmount", objects=[device.path])
    ]
    assert [signal.body for signal in signals if signal.member == "Completed"] == [[True, ""]]


def eject(rig: Rig, point: Path, events: list[Event]) -> Eject:
    ejection = Eject(bytes(point), rig.witness, lambda: reach(rig.address), lambda: False, events.append)
    asyncio.run(ejection.run())
    return ejection


def test_a_drive_without_a_switch_is_safe_to_unplug_when_fully_unmounted(rig: Rig) -> None:
    events: list[Event] = []
    rig.mount(rig.nodes[1], "other")

    ejection = eject(rig, rig.mount(rig.nodes[0], "point"), events)

    assert (ejection.steps, ejection.drive) == (["flush", "unmount"], rig.drive)
    assert events == [EjectStep(step=step, done=done) for step in ("flush", "unmount") for done in (False, True)]


def test_a_failed_power_off_leaves_the_drive_unsafe(make_rig: _MakeRig) -> None:
    rig = make_rig(can_power_off=True)

    with pytest.raises(DriveRefused) as refusal:
        eject(rig, rig.mount(rig.nodes[0], "point"), [])

    assert refusal.value.values == {"detail": "No usb device"}


def test_a_drive_in_use_is_not_ejected(rig: Rig) -> None:
    events: list[Event] = []
    point = rig.mount(rig.nodes[0], "point")

    with rig.in_use(point), pytest.raises(DriveRefused) as refusal:
        eject(rig, point, events)

    assert refusal.value.why == "eject-busy"
    assert EjectStep(step="unmount", done=True) not in events
    assert rig.witness.mounted([rig.witness.number_at(bytes(point))]) != []

"""What the watch reports of a drive, with the fake UDisks2 and with the real one."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.watch.service import Watch
from shingleback.devices.watch.tracker import KernelView
from shingleback.domain.drive import Drive, DriveEvent, Evidence, Use
from tests.contract.rigs import RIGS, SIZE_MB, Rig
from tests.helpers.following import Follower, followed, in_thread


@pytest.fixture(params=RIGS)
def rig(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Rig]:
    with ExitStack() as stack:
        yield RIGS[request.param](tmp_path, stack, can_power_off=True)


@contextlib.asynccontextmanager
async def watching(rig: Rig) -> AsyncIterator[Follower]:
    """Starts when both filesystems of the drive are known."""

    def watch(publish: Callable[[DriveEvent], None]) -> Watch:
        return Watch(publish, KernelView(lambda _name: SysfsFacts(evidence=Evidence())), address=rig.address)

    async with followed(watch) as follower:
        await follower.until(lambda _story: is_whole(follower, rig))
        yield follower


def is_whole(follower: Follower, rig: Rig) -> bool:
    return {volume.device for drive in follower.drives for volume in drive.volumes} == set(rig.nodes)


def run(rig: Rig, story: Callable[[Follower], Awaitable[None]]) -> list[str]:
    """The events during the story."""

    async def reported() -> list[str]:
        async with watching(rig) as follower:
            before = len(follower.story)
            await story(follower)
            return follower.story[before:]

    return asyncio.run(reported())


def test_a_drive_is_reported_with_its_name_and_its_volumes(rig: Rig) -> None:
    found: list[Drive] = []

    async def story(follower: Follower) -> None:
        found.extend(follower.drives)

    run(rig, story)

    (drive,) = found
    assert (drive.name, drive.device, drive.size_bytes) == (rig.drive.replace("_", " "), rig.nodes[0], SIZE_MB << 20)
    assert [(volume.use, volume.filesystem) for volume in drive.volumes] == [(Use.FILES, "ext4")] * 2
    assert (drive.can_power_off, drive.is_system, drive.mount_points) == (True, False, ())


def test_a_mount_and_an_unmount_are_reported_as_changes(rig: Rig) -> None:
    points: list[tuple[str, ...]] = []

    async def story(follower: Follower) -> None:
        point = await in_thread(rig.mount, rig.nodes[1], "point")
        await follower.until(lambda _story: follower.drives[0].mount_points == (str(point),))
        points.append(follower.drives[0].mount_points)

    reported = run(rig, story)

    assert len(points) == 1
    assert {event[0] for event in reported} == {"~"}


def test_ten_pulls_and_ten_plugs_are_reported_as_ten_and_ten(rig: Rig) -> None:
    async def story(follower: Follower) -> None:
        for _ in range(10):
            await in_thread(rig.pull, rig.nodes[1])
            await follower.until(lambda _story: len(follower.drives[0].volumes) == 1)
            await in_thread(rig.pull, rig.nodes[0])
            await follower.until(lambda _story: follower.drives == ())
            await in_thread(rig.plug, rig.nodes[0])
            await follower.until(lambda _story: len(follower.drives) == 1)
            await in_thread(rig.plug, rig.nodes[1])
            await follower.until(lambda _story: is_whole(follower, rig))

    reported = run(rig, story)

    assert [event[0] for event in reported] == ["~", "-", "+", "~"] * 10


def test_a_restarted_service_removes_no_drive(rig: Rig) -> None:
    async def story(follower: Follower) -> None:
        await in_thread(rig.end_service)
        await follower.until_events("gone")
        assert is_whole(follower, rig)
        await in_thread(rig.start_service)
        await follower.until(lambda story: story[-1] == "there")

    reported = run(rig, story)

    assert reported == ["gone", "there"]

"""Watching drives with a fake UDisks2 on a real bus: no event is missed, and none is reported needlessly."""

import asyncio
from pathlib import Path

from shingleback.devices.udisks_objects import ROOT, UDISKS
from shingleback.devices.watch.tracker import partitions_in_kernel
from shingleback.domain.drive import DrivesListed, Use
from tests.fakes.clock import HeldClock
from tests.fakes.machine import NOTHING, SLOT, TB, Disk, files, usual_machine
from tests.fakes.udisks import Incoming
from tests.helpers.bus import Bus
from tests.helpers.following import in_thread
from tests.helpers.patience import wait_until
from tests.helpers.watching import FactSource, running_watch, service

LISTED = DrivesListed()
X, Y = Disk("/dev/sdx", 2064, [files("ext4")]), Disk("/dev/sdy", 2080)


# plug and unplug


def test_connected_drives_are_reported_first(bus: Bus) -> None:
    async def story() -> None:
        async with running_watch(bus.address) as follower:
            await follower.until_events("+sdx")
            assert follower.story == ["there", "+sdx"]

    with service(bus, X):
        asyncio.run(story())


def test_ten_plugs_and_ten_pulls_are_ten_arrivals_and_ten_departures(bus: Bus) -> None:
    async def story() -> None:
        async with running_watch(bus.address) as follower:
            await follower.until_events("+sdy")
            for _ in range(10):
                await in_thread(lambda: udisks.plug(X.tree))
                await follower.until(lambda story: story[-1] in ("+sdx", "~sdx"))
                await in_thread(lambda: udisks.unplug(X.tree))
                await follower.until_events("-sdx")
            assert [event for event in follower.story if event[0] in "+-"] == ["+sdy", *["+sdx", "-sdx"] * 10]

    with service(bus, Y) as udisks:
        asyncio.run(story())


def test_rapid_plugs_and_pulls_stay_in_order(bus: Bus) -> None:
    async def story() -> None:
        async with running_watch(bus.address) as follower:
            await follower.until_events("+sdy")
            for _ in range(20):
                await in_thread(lambda: udisks.unplug(Y.tree))
                await in_thread(lambda: udisks.plug(Y.tree))
            await in_thread(lambda: udisks.plug(X.tree))
            await follower.until(lambda story: "+sdx" in story)
            steps = [event for event in follower.story if event[1:] == "sdy"]
            assert steps[::2] == ["+sdy"] * len(steps[::2])
            assert steps[1::2] == ["-sdy"] * len(steps[1::2])
            assert len(steps) % 2 == 1

    with service(bus, Y) as udisks:
        asyncio.run(story())


def test_a_drive_replugged_between_two_snapshots_has_left_and_arrived(bus: Bus) -> None:
    """Both snapshots are equal."""

    async def story() -> None:
        async with running_watch(bus.address) as follower:
            await follower.until_events("+sdx")
            await in_thread(lambda: udisks.do(replug()))
            await follower.until_events("-sdx", "+sdx")

    async def replug() -> None:
        for path in reversed(X.tree):
            await udisks.remove(path)
        for path, interfaces in X.tree.items():
            await udisks.add(path, interfaces)

    with service(bus, X) as udisks:
        asyncio.run(story())


def test_a_removal_before_the_answer_that_shows_a_drive_is_no_departure(bus: Bus) -> None:
    """UDisks2 reports the removal while it is being asked, and answers after the drive is back."""

    async def plug_twice(call: Incoming) -> None:
        del udisks.behaviors["GetManagedObjects"]
        await plug()
        for path in reversed(Y.tree):
            await udisks.remove(path)
        await plug()
        await udisks.send(udisks.all_objects(call.message))

    async def plug() -> None:
        for path, interfaces in Y.tree.items():
            await udisks.add(path, interfaces)

    async def story() -> None:
        async with running_watch(bus.address) as follower:
            await follower.until_events("+sdx")
            udisks.behaviors["GetManagedObjects"] = plug_twice
            await in_thread(lambda: udisks.mount("/dev/sdx1", Path("/media/backup")))
            await follower.until(lambda story: "+sdy" in story)
            await in_thread(lambda: udisks.unplug(X.tree))
            await follower.until_events("-sdx")
            assert [event for event in follower.story if event[0] in "+-"] == ["+sdx", "+sdy", "-sdx"]

    with service(bus, X) as udisks:
        asyncio.run(story())


def test_a_mount_is_a_change_that_reads_no_facts_again(bus: Bus) -> None:
    async def story() -> None:
        async with running_watch(bus.address, eyes) as follower:
            await follower.until_events("+sdx")
            await in_thread(lambda: udisks.mount("/dev/sdx1", Path("/media/backup")))
            await follower.until_events("~sdx")
            assert follower.drive("sdx").mount_points == ("/media/backup",)
            assert eyes.read == ["sdx"]

    eyes = FactSource()
    with service(bus, X) as udisks:
        asyncio.run(story())


def test_inserting_and_removing_a_card_is_reported(bus: Bus) -> None:
    async def insert(size: int) -> None:
        await udisks.change(slot.drive, "Drive", MediaAvailable=size > 0)
        await udisks.change(slot.path, "Block", Size=size)

    async def story() -> None:
        async with running_watch(bus.address) as follower:
            await follower.until_events("there")
            await in_thread(lambda: udisks.do(insert(TB)))
            await follower.until_events("+sdz")
            await in_thread(lambda: udisks.do(insert(0)))
            await follower.until_events("-sdz")

    slot = Disk("/dev/sdz", 2096, None, SLOT, size=0)
    with service(bus, slot) as udisks:
        asyncio.run(story())


# incomplete drives


def test_a_drive_is_reported_once_its_drive_and_disk_objects_exist(bus: Bus) -> None:
    async def story() -> None:
        async with running_watch(bus.address) as follower:
            await follower.until_events("there")
            await in_thread(lambda: udisks.do(udisks.add(X.drive, X.tree[X.drive])))
            await in_thread(lambda: wait_until(lambda: udisks.object_queries == 2))
            await in_thread(lambda: udisks.do(udisks.add(Y.drive, Y.tree[Y.drive])))
            await in_thread(lambda: udisks.do(udisks.add(Y.path, Y.tree[Y.path])))
            await follower.until_events("+sdy")
            assert follower.story == ["there", "+sdy"]

    with service(bus, tree={f"{ROOT}/Manager": {f"{UDISKS}.Manager": {}}}) as udisks:
        asyncio.run(story())


def test_a_drive_is_reported_together_with_the_kernels_partitions(bus: Bus) -> None:
    async def story() -> None:
        async with running_watch(bus.address, eyes) as follower:
            await follower.until_events("there")
            await in_thread(lambda: udisks.plug(disk.tree))
            await follower.until_events("+sdz")
            assert follower.story == ["there", "+sdz"]
            assert [volume.use for volume in follower.drive("sdz").volumes] == [Use.FILES, Use.EMPTY, Use.FILES]

    disk = Disk("/dev/sdz", 2096, [files(), NOTHING, files("ntfs")])
    eyes = FactSource({"sdz": {"sdz1", "sdz2", "sdz3"}})
    with service(bus, tree={f"{ROOT}/Manager": {f"{UDISKS}.Manager": {}}}) as udisks:
        asyncio.run(story())


def test_a_partition_that_never_appears_delays_its_drive_only_briefly(bus: Bus) -> None:
    async def story() -> None:
        clock = HeldClock()
        async with running_watch(bus.address, FactSource({"sdx": {"sdx1", "sdx2"}}), clock) as follower:
            await clock.until_sleeping(1)
            assert follower.story == ["there"]
            clock.advance(10)
            await follower.until_events("+sdx")

    with service(bus, X):
        asyncio.run(story())


def test_a_hanging_drive_is_reported_late_and_others_at_once(bus: Bus) -> None:
    async def story() -> None:
        clock, eyes = HeldClock(), FactSource(hanging=["sdx"])
        async with running_watch(bus.address, eyes, clock) as follower:
            await follower.until_events("+sdy")
            assert follower.drive("sdy").evidence.family == "known"
            await clock.until_sleeping(1)
            assert LISTED not in follower.events
            clock.advance(10)
            await follower.until_events("+sdx")
            assert follower.events[-1] == LISTED
            eyes.let_go.set()
            await in_thread(udisks.mount, "/dev/sdx1", Path("/media"))
            await follower.until_events("+sdx", "~sdx")
            assert follower.drive("sdx").evidence.family == ""

    with service(bus, X, Y) as udisks:
        asyncio.run(story())


def test_partitions_are_counted_in_sysfs(tmp_path: Path) -> None:
    for name in ("sda1", "sda2", "nvme0n1p1"):
        folder = tmp_path / name.rstrip("0123456789").removesuffix("p") / name
        folder.mkdir(parents=True)
        (folder / "partition").write_text("1")
    (tmp_path / "sda" / "queue").mkdir()

    assert partitions_in_kernel("sda", tmp_path) == {"sda1", "sda2"}
    assert partitions_in_kernel("sdz", tmp_path) == set()


# changes without an event


def test_invisible_changes_cause_no_query(bus: Bus) -> None:
    async def noise() -> None:
        await udisks.change(X.drive, "Drive", TimeMediaDetected=5)
        await udisks.change(X.drive, "Drive.Ata", SmartTemperature=300.0)
        await udisks.change(X.path, "Block", HintName="x")
        await udisks.end_job(await udisks.begin_job("ata-smart-selftest", X.drive))

    async def story() -> None:
        async with running_watch(bus.address) as follower:
            await follower.until_events("+sdx")
            await in_thread(lambda: udisks.do(noise()))
            await in_thread(lambda: udisks.mount("/dev/sdx1", Path("/media")))
            await follower.until_events("~sdx")
            assert (udisks.object_queries, follower.story) == (2, ["there", "+sdx", "~sdx"])

    smart = X.tree | {X.drive: X.tree[X.drive] | {f"{UDISKS}.Drive.Ata": {"SmartTemperature": 290.0}}}
    with service(bus, tree=smart) as udisks:
        asyncio.run(story())


def test_plugging_in_many_objects_costs_few_queries(bus: Bus) -> None:
    async def plug() -> None:
        for path, interfaces in disk.tree.items():
            await udisks.add(path, interfaces)

    async def story() -> None:
        async with running_watch(bus.address) as follower:
            await follower.until_events("there")
            await in_thread(lambda: udisks.do(plug()))
            await follower.until(lambda story: story[-1][1:] == "sdz" and len(follower.drive("sdz").volumes) == 20)
            assert udisks.object_queries <= 8

    disk = Disk("/dev/sdz", 2096, [files() for _ in range(20)])
    with service(bus, tree={f"{ROOT}/Manager": {f"{UDISKS}.Manager": {}}}) as udisks:
        asyncio.run(story())


def test_a_malformed_object_does_not_hide_the_others(bus: Bus) -> None:
    async def story() -> None:
        async with running_watch(bus.address) as follower:
            await follower.until_events("+sdx")
            assert follower.story == ["there", "+sdx"]

    broken = Disk("/dev/sdy", 2080)
    broken.tree[broken.path][f"{UDISKS}.Partition"] = {"Number": 1}  # without a partition table
    with service(bus, X, broken):
        asyncio.run(story())


def test_all_drives_of_a_usual_computer_are_reported(bus: Bus) -> None:
    async def story() -> None:
        async with running_watch(bus.address) as follower:
            await follower.until(lambda story: len(story) == 7)
            assert set(follower.story[1:]) == {"+nvme0n1", "+sda", "+sdb", "+sdc", "+sdd", "+sde"}

    with service(bus, tree=usual_machine()):
        asyncio.run(story())

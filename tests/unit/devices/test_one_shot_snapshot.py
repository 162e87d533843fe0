"""A one-shot snapshot of the drives, on a fake UDisks2."""

import asyncio
import threading

import pytest

from shingleback.devices.dbus import NotThere, Unanswered
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.sysfs.topology import VolatileState
from shingleback.devices.udisks import reach
from shingleback.devices.udisks_objects import Objects
from shingleback.devices.watch.service import WatchSnapshot, current_drives, current_snapshot
from shingleback.domain.drive import Evidence
from tests.fakes.machine import Disk, files
from tests.fakes.udisks_behaviors import silent
from tests.helpers.bus import Bus
from tests.helpers.patience import PATIENCE_S
from tests.helpers.watching import service

X = Disk("/dev/sdx", 2064, [files("ext4")])


def known_facts(_name: str) -> SysfsFacts:
    return SysfsFacts(evidence=Evidence(model="ST4000DM004-2CV104"))


def test_a_drive_comes_with_its_facts(bus: Bus) -> None:
    with service(bus, X):
        (drive,) = asyncio.run(current_drives(known_facts, address=bus.address))

    assert (drive.device, drive.evidence.model) == ("/dev/sdx", "ST4000DM004-2CV104")


def test_the_snapshot_waits_for_a_partition_only_the_kernel_knows(bus: Bus) -> None:
    tree = {path: interfaces for path, interfaces in X.tree.items() if path not in X.parts}
    with service(bus, tree=tree) as udisks:

        def partitions(_name: str) -> set[str]:
            """UDisks2 learns about it right after the first query."""
            if X.parts[0] not in udisks.tree:
                udisks.plug({path: X.tree[path] for path in X.parts})
            return {"sdx1"}

        (drive,) = asyncio.run(current_drives(known_facts, address=bus.address, partitions=partitions))

    assert [volume.device for volume in drive.volumes] == ["/dev/sdx1"]
    assert udisks.object_queries == 2


def test_a_service_that_does_not_answer_times_out(bus: Bus) -> None:
    with service(bus, X) as udisks:
        udisks.behaviors["GetManagedObjects"] = silent
        with pytest.raises(Unanswered):
            asyncio.run(current_drives(known_facts, address=bus.address, answer_s=0.1))


def test_a_bus_that_does_not_answer_times_out(bus: Bus) -> None:
    bus.hang()

    with pytest.raises(Unanswered):
        asyncio.run(current_drives(known_facts, address=bus.address, answer_s=0.1))


def test_without_the_service_there_is_no_snapshot(bus: Bus) -> None:
    with pytest.raises(NotThere):
        asyncio.run(current_drives(known_facts, address=bus.address))


def test_the_objects_of_a_snapshot_are_read_after_the_slow_facts(bus: Bus) -> None:
    """Slow facts are read before the last query to UDisks2."""
    read: list[int] = []
    queries: list[int] = []

    def slowly(_name: str) -> SysfsFacts:
        read.append(len(queries))
        return SysfsFacts(evidence=Evidence(model="ST4000DM004-2CV104"))

    async def take() -> WatchSnapshot:
        async with reach(bus.address) as udisks:

            async def objects() -> Objects:
                queries.append(1)
                return await udisks.objects()

            return await current_snapshot(
                objects, slowly, mounted=list, partitions=lambda _name: (), moment=states.__getitem__
            )

    states = {"sdx": VolatileState(disk_sequence=5)}
    with service(bus, X):
        snapshot = asyncio.run(take())

    assert [drive.disk_sequence for drive in snapshot.drives] == [5]
    assert set(snapshot.objects.devices) == {X.path, *X.parts}
    assert (read, len(queries)) == ([1], 2)


class BusyClock:
    """Advances with each reading, as on a very busy computer."""

    def __init__(self, step_s: float) -> None:
        self._step_s = step_s
        self._now_s = 0.0

    def now(self) -> float:
        self._now_s += self._step_s
        return self._now_s

    async def sleep(self, seconds: float) -> None:
        raise AssertionError(f"nobody waits {seconds} s by this clock")


@pytest.mark.parametrize(("step_s", "model"), [(5.0, "ST4000DM004-2CV104"), (31.0, "")])
def test_the_snapshot_before_an_erase_waits_half_a_minute_for_facts(bus: Bus, step_s: float, model: str) -> None:
    """Late facts would make it differ from the confirmed drive; a hanging drive has none."""
    is_readable = threading.Event()

    def slow_facts(_name: str) -> SysfsFacts:
        is_readable.wait(PATIENCE_S)
        return known_facts(_name)

    async def take() -> WatchSnapshot:
        async with reach(bus.address) as udisks:
            queries = 0

            async def objects() -> Objects:
                nonlocal queries
                queries += 1
                if queries == 4:  # the clock says 20 s
                    is_readable.set()
                return await udisks.objects()

            return await current_snapshot(
                objects,
                slow_facts,
                mounted=list,
                partitions=lambda _name: (),
                moment=lambda _name: VolatileState(),
                clock=BusyClock(step_s),
            )

    try:
        with service(bus, X):
            (drive,) = asyncio.run(take()).drives
    finally:
        is_readable.set()

    assert drive.evidence.model == model

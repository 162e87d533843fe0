"""What is plugged in just now, on a fake UDisks2."""

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


def known(_name: str) -> SysfsFacts:
    return SysfsFacts(evidence=Evidence(model="ST4000DM004-2CV104"))


def test_a_drive_is_told_with_its_facts(bus: Bus) -> None:
    with service(bus, X):
        (drive,) = asyncio.run(current_drives(known, address=bus.address))

    assert (drive.device, drive.evidence.model) == ("/dev/sdx", "ST4000DM004-2CV104")


def test_a_partition_that_only_the_kernel_knows_is_waited_for(bus: Bus) -> None:
    tree = {path: interfaces for path, interfaces in X.tree.items() if path not in X.parts}
    with service(bus, tree=tree) as udisks:

        def partitions(_name: str) -> set[str]:
            """UDisks2 gets to know of it right after it was asked."""
            if X.parts[0] not in udisks.tree:
                udisks.plug({path: X.tree[path] for path in X.parts})
            return {"sdx1"}

        (drive,) = asyncio.run(current_drives(known, address=bus.address, partitions=partitions))

    assert [volume.device for volume in drive.volumes] == ["/dev/sdx1"]
    assert udisks.looks == 2


def test_a_service_that_does_not_answer_is_not_waited_for_without_end(bus: Bus) -> None:
    with service(bus, X) as udisks:
        udisks.behaviors["GetManagedObjects"] = silent
        with pytest.raises(Unanswered):
            asyncio.run(current_drives(known, address=bus.address, answer_s=0.1))


def test_a_bus_that_does_not_answer_is_not_waited_for_without_end(bus: Bus) -> None:
    bus.hang()

    with pytest.raises(Unanswered):
        asyncio.run(current_drives(known, address=bus.address, answer_s=0.1))


def test_without_the_service_there_is_nothing_to_tell(bus: Bus) -> None:
    with pytest.raises(NotThere):
        asyncio.run(current_drives(known, address=bus.address))


def test_everything_is_read_anew_and_the_last_answer_is_no_older_than_its_drives(bus: Bus) -> None:
    """What is slow to read is known before UDisks2 is asked for the last time."""
    read: list[int] = []
    asked: list[int] = []

    def slowly(_name: str) -> SysfsFacts:
        read.append(len(asked))
        return SysfsFacts(evidence=Evidence(model="ST4000DM004-2CV104"))

    async def look() -> WatchSnapshot:
        async with reach(bus.address) as udisks:

            async def objects() -> Objects:
                asked.append(1)
                return await udisks.objects()

            return await current_snapshot(
                objects, slowly, mounted=list, partitions=lambda _name: (), moment=moments.__getitem__
            )

    moments = {"sdx": VolatileState(disk_sequence=5)}
    with service(bus, X):
        seen = asyncio.run(look())

    assert [drive.disk_sequence for drive in seen.drives] == [5]
    assert set(seen.objects.devices) == {X.path, *X.parts}
    assert (read, len(asked)) == ([1], 2)


class BusyClock:
    """On a computer on which everything takes its time."""

    def __init__(self, step_s: float) -> None:
        self._step_s = step_s
        self._now_s = 0.0

    def now(self) -> float:
        self._now_s += self._step_s
        return self._now_s

    async def sleep(self, seconds: float) -> None:
        raise AssertionError(f"nobody waits {seconds} s by this clock")


@pytest.mark.parametrize(("step_s", "model"), [(5.0, "ST4000DM004-2CV104"), (31.0, "")])
def test_who_is_about_to_erase_a_drive_waits_half_a_minute_for_its_facts(bus: Bus, step_s: float, model: str) -> None:
    """What comes late would make it another drive than the one that was confirmed; a drive that hangs says nothing."""
    can_tell = threading.Event()

    def late(_name: str) -> SysfsFacts:
        can_tell.wait(PATIENCE_S)
        return known(_name)

    async def look() -> WatchSnapshot:
        async with reach(bus.address) as udisks:
            looks = 0

            async def objects() -> Objects:
                nonlocal looks
                looks += 1
                if looks == 4:  # the clock says 20 s
                    can_tell.set()
                return await udisks.objects()

            return await current_snapshot(
                objects,
                late,
                mounted=list,
                partitions=lambda _name: (),
                moment=lambda _name: VolatileState(),
                clock=BusyClock(step_s),
            )

    try:
        with service(bus, X):
            (drive,) = asyncio.run(look()).drives
    finally:
        can_tell.set()

    assert drive.evidence.model == model

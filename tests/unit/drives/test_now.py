"""What is plugged in just now, on a fake UDisks2."""

import asyncio

import pytest

from shingleback.drives.bus import NotThere, Unanswered
from shingleback.drives.plugged.now import drives_now
from shingleback.drives.sysfs.facts import Facts
from shingleback.model.evidence import Evidence
from tests.fakes.machine import Disk, files
from tests.fakes.udisks_behaviors import silent
from tests.helpers.bus import Bus
from tests.helpers.watching import service

X = Disk("/dev/sdx", 2064, [files("ext4")])


def known(_name: str) -> Facts:
    return Facts(evidence=Evidence(model="ST4000DM004-2CV104"))


def test_a_drive_is_told_with_its_facts(bus: Bus) -> None:
    with service(bus, X):
        (drive,) = asyncio.run(drives_now(known, address=bus.address))

    assert (drive.device, drive.evidence.model) == ("/dev/sdx", "ST4000DM004-2CV104")


def test_a_partition_that_only_the_kernel_knows_is_waited_for(bus: Bus) -> None:
    tree = {path: interfaces for path, interfaces in X.tree.items() if path not in X.parts}
    with service(bus, tree=tree) as udisks:

        def partitions(_name: str) -> set[str]:
            """UDisks2 gets to know of it right after it was asked."""
            if X.parts[0] not in udisks.tree:
                udisks.plug({path: X.tree[path] for path in X.parts})
            return {"sdx1"}

        (drive,) = asyncio.run(drives_now(known, address=bus.address, partitions=partitions))

    assert [volume.device for volume in drive.volumes] == ["/dev/sdx1"]
    assert udisks.looks == 2


def test_a_service_that_does_not_answer_is_not_waited_for_without_end(bus: Bus) -> None:
    with service(bus, X) as udisks:
        udisks.behaviors["GetManagedObjects"] = silent
        with pytest.raises(Unanswered):
            asyncio.run(drives_now(known, address=bus.address, answer_s=0.1))


def test_a_bus_that_does_not_answer_is_not_waited_for_without_end(bus: Bus) -> None:
    bus.hang()

    with pytest.raises(Unanswered):
        asyncio.run(drives_now(known, address=bus.address, answer_s=0.1))


def test_without_the_service_there_is_nothing_to_tell(bus: Bus) -> None:
    with pytest.raises(NotThere):
        asyncio.run(drives_now(known, address=bus.address))

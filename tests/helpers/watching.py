"""A watch of a fake UDisks2, and of nothing else of the machine."""

import contextlib
import copy
import threading
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from dataclasses import dataclass, field

from shingleback.devices.kernel import Mounted
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.sysfs.topology import VolatileState
from shingleback.devices.watch.service import Watch
from shingleback.devices.watch.tracker import KernelView, RealClock, TrackerClock
from shingleback.domain.drive import DriveEvent, Evidence
from tests.fakes.machine import Disk
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_objects import Tree
from tests.helpers.bus import Bus
from tests.helpers.following import Follower, followed
from tests.helpers.patience import PATIENCE_S


def service(bus: Bus, *disks: Disk, tree: Tree | None = None) -> FakeUDisks:
    objects = tree or {path: interfaces for disk in disks for path, interfaces in disk.tree.items()}
    return FakeUDisks(bus.address, copy.deepcopy(objects), lambda _node: None)


@dataclass
class FactSource:
    """What the watch sees besides UDisks2.

    Attributes:
        partitions: the kernel's partitions, by drive.
        read: drives whose facts were read, in order.
        hanging: drives whose facts do not arrive until `let_go` is set.
    """

    partitions: dict[str, set[str]] = field(default_factory=dict)
    read: list[str] = field(default_factory=list)
    hanging: Collection[str] = ()
    let_go: threading.Event = field(default_factory=threading.Event)

    def facts(self, name: str) -> SysfsFacts:
        self.read.append(name)
        if name in self.hanging:
            self.let_go.wait(PATIENCE_S)
        return SysfsFacts(evidence=Evidence(family="known"))


@contextlib.asynccontextmanager
async def running_watch(
    address: str,
    eyes: FactSource | None = None,
    clock: TrackerClock | None = None,
    answer_s: float = 20,
    mounted: Callable[[], Iterable[Mounted]] = list,
) -> AsyncIterator[Follower]:
    """A watch of the service at this address. Of the machine itself it sees only `eyes`."""
    eyes = eyes or FactSource()

    def watch(publish: Callable[[DriveEvent], None]) -> Watch:
        return Watch(
            publish,
            KernelView(
                eyes.facts, mounted, lambda name: eyes.partitions.get(name, set()), lambda _name: VolatileState()
            ),
            address=address,
            answer_s=answer_s,
            clock=clock or RealClock(),
        )

    try:
        async with followed(watch) as follower:
            yield follower
    finally:
        eyes.let_go.set()

"""A drive on a fake UDisks2 and a fake polkit, formatted by the real mkfs: images stand for its devices."""

import asyncio
import contextlib
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from shingleback.bootstrap.planning import checked
from shingleback.bootstrap.preparing import VolumeReader
from shingleback.devices.capabilities import Authority
from shingleback.devices.erase import Eraser
from shingleback.devices.mount import MountedVolume
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.sysfs.reader import HelperDevice
from shingleback.devices.sysfs.topology import VolatileState
from shingleback.devices.udisks import UDisks, reach
from shingleback.devices.udisks_objects import Objects, sound_objects_from
from shingleback.devices.verify_format import FreshVolumes
from shingleback.devices.watch.service import OBJECTS, WatchSnapshot, current_snapshot
from shingleback.domain.access_times import AccessTimes
from shingleback.domain.drive import Drive, Evidence, Identity
from shingleback.domain.errors import ShinglebackError, Why
from shingleback.domain.formatting.plan import make_plan
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import OptionRoute, ProfileId
from shingleback.preparation.run import Preparation
from shingleback.preparation.work import Ports
from shingleback.protocol.control import JobControl
from shingleback.protocol.events import Event, PrepareStep
from tests.fakes.machine import Disk, files
from tests.fakes.polkit import FakePolkit
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_formatting import Formatting
from tests.helpers.controls import StopsWhen

_SIZE: Final = 600 << 20
NODE: Final = "/dev/sdzz"
SECRET: Final = "a long secret"
DISK: Final = Disk(NODE, 60016, [files("exfat", label="Old")], {"Vendor": "Seagate", "Model": "Expansion"}, size=_SIZE)
"""Has old files, and is not in use."""
_MAKERS: Final = {"btrfs": ("mkfs.btrfs", "-q"), "ext4": ("mkfs.ext4", "-q"), "exfat": ("mkfs.exfat", "-q")}


@dataclass
class Bench:
    """The surroundings of a preparation.

    Attributes:
        events: the events of the preparation.
        preparation: the last preparation.
        is_writable: the result of the final check.
        is_canceled: the user has canceled.
        may_read: the device may be read without a password.
        times: the access times of the mounted volume.
        unopened: the error when the volume is mounted.
        may_ask_password: polkit may prompt for a password.
        trims: the plan ends with a trim.
        untrimmed: the error of the trim.
        trimmed: the trimmed nodes.
        on_event: called with each event.
    """

    udisks: FakeUDisks
    formatting: Formatting
    polkit: FakePolkit
    folder: Path
    events: list[Event] = field(default_factory=list)
    is_writable: bool = True
    is_canceled: bool = False
    may_read: bool = True
    times: AccessTimes = AccessTimes.NONE
    unopened: ShinglebackError | None = None
    may_ask_password: bool = True
    trims: bool = False
    untrimmed: ShinglebackError | None = None
    trimmed: list[str] = field(default_factory=list)
    on_event: Callable[[Event], None] = lambda _event: None

    def __post_init__(self) -> None:
        self.formatting.make = self._make

    def _make(self, node: str, kind: str, options: dict[str, object]) -> None:
        """Formats as UDisks2 would, with the options that it passes on."""
        image = self.folder / Path(node).name
        image.write_bytes(b"")
        with open(image, "r+b") as file:
            file.truncate(_SIZE)
        arguments = options.get("mkfs-args", [])
        assert isinstance(arguments, list)
        command = [*_MAKERS[kind], *arguments, "-L", str(options.get("label", "")), str(image)]
        subprocess.run(command, check=True, capture_output=True)
        if self.may_read:
            self.formatting.images[node] = image

    def steps(self, state: str = "done") -> list[str]:
        return [event.step for event in self.events if isinstance(event, PrepareStep) and event.state == state]

    def run(
        self,
        profile: ProfileId = ProfileId.BTRFS,
        route: OptionRoute = OptionRoute.PLAIN,
        *,
        is_encrypted: bool = False,
        meanwhile: Callable[[], Awaitable[None]] | None = None,
    ) -> ShinglebackError | None:
        """Runs the preparation and returns its error; `meanwhile` runs concurrently."""
        return asyncio.run(self._run(profile, route, meanwhile, is_encrypted=is_encrypted))

    async def _run(
        self,
        profile: ProfileId,
        route: OptionRoute,
        meanwhile: Callable[[], Awaitable[None]] | None,
        *,
        is_encrypted: bool,
    ) -> ShinglebackError | None:
        async with self._prepared(profile, route, is_encrypted=is_encrypted) as preparation:
            self.preparation = preparation
            concurrent = asyncio.ensure_future(meanwhile()) if meanwhile else None
            try:
                await preparation.run()
            except ShinglebackError as error:
                return error
            finally:
                if concurrent:
                    await concurrent
        return None

    @contextlib.asynccontextmanager
    async def _prepared(
        self, profile: ProfileId, route: OptionRoute, *, is_encrypted: bool
    ) -> AsyncIterator[Preparation]:
        def progress(fraction: float) -> None:
            self.preparation.progress(fraction)

        async with reach(self.polkit.address, progress=progress) as udisks:
            plan = make_plan(
                (await _look(udisks)).drives[0],
                PROFILES[profile],
                route,
                label="Backup",
                is_encrypted=is_encrypted,
                short_name="Seagate",
                owner=(1000, 1000),
                trims=self.trims,
                may_ask_password=self.may_ask_password,
            )
            control = JobControl(StopsWhen(lambda: self.is_canceled), Why.PREPARE_INTERRUPTED)
            yield Preparation(plan, PROFILES[profile], self._ports(udisks), self._receive, control, SECRET)

    def _receive(self, event: Event) -> None:
        self.events.append(event)
        self.on_event(event)

    def _ports(self, udisks: UDisks) -> Ports:
        async def drives() -> tuple[Drive, ...]:
            return (await _look(udisks)).drives

        async def check(device: str, confirmed: Identity) -> Drive:
            return checked(device, confirmed, await drives(), frozenset())

        async def open_volume(node: str) -> MountedVolume:
            if self.unopened:
                raise self.unopened
            objects = await udisks.objects()
            device = next(candidate for candidate in objects.devices.values() if candidate.node == node)
            await udisks.mount(device, ["noatime"])
            return MountedVolume(node, f"/media/me/{device.name}", ("noatime",), self.times)

        async def is_writable(_point: str) -> bool:
            return self.is_writable

        async def trim(node: str) -> None:
            if self.untrimmed:
                raise self.untrimmed
            self.trimmed.append(node)

        volumes = FreshVolumes(udisks, settle_s=20)
        return Ports(
            eraser=Eraser(udisks, lambda: _look(udisks), frozenset, settle_s=20),
            drives=drives,
            check=check,
            volumes=volumes,
            authority=Authority(udisks.bus),
            reader=VolumeReader(volumes),
            helper=NoHelper(),
            open_volume=open_volume,
            is_writable=is_writable,
            trim=trim,
        )


class NoHelper:
    async def make_filesystem(self, device: HelperDevice, profile: ProfileId, label: str) -> None:
        raise AssertionError(f"{profile} {label} on {device} is not for the helper")


async def _look(udisks: UDisks) -> WatchSnapshot:
    async def objects() -> Objects:
        return sound_objects_from(*await udisks.bus.call(OBJECTS))

    return await current_snapshot(
        objects,
        lambda _name: SysfsFacts(evidence=Evidence()),
        mounted=list,
        partitions=lambda _name: (),
        moment=_moment,
    )


def _moment(_name: str) -> VolatileState:
    return VolatileState(disk_sequence=7)

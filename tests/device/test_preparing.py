"""Drives prepared by the real UDisks2: loop devices, which get no partitions, and so are formatted whole.

The result is read from the device itself.
"""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from shingleback.bootstrap.planning import PreparationRequest, plan_for, read_drives
from shingleback.bootstrap.preparing import make_ports
from shingleback.devices.capabilities import capabilities
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.udisks import reach
from shingleback.domain.drive import Evidence, Transport
from shingleback.domain.errors import DriveRefused, SafetyRefusal, ShinglebackError, UsageError, Why
from shingleback.domain.formatting.plan import make_plan
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import (
    OptionRoute,
    PreparedState,
    Profile,
    ProfileId,
    SetupAnswers,
    StepKind,
    Table,
)
from shingleback.preparation.run import Preparation
from shingleback.protocol.control import JobControl, Unattended
from shingleback.protocol.events import Event, PrepareStep
from shingleback.store.drive_records import load_drive_table
from shingleback.store.private_files import Paths
from tests.helpers.bus import private_bus
from tests.helpers.loop import KINDS, attached, skip_unless_possible
from tests.helpers.udisksd import real_udisksd, shared_folder
from tests.helpers.udisksd import skip_unless_possible as skip_without_udisks

pytestmark = pytest.mark.device
_SIZE_BYTES = 600 << 20
_ON_USB = SysfsFacts(evidence=Evidence(transport=Transport.USB), serial="7777TEST")


@dataclass
class Bench:
    """A blank drive with the real UDisks2.

    Attributes:
        media: the folder of the mount points; `folder`: for the test.
        udisksd: the process of UDisks2.
        events: the events of the preparations.
    """

    node: str
    media: Path
    folder: Path
    udisksd: "subprocess.Popen[bytes]"
    events: list[Event] = field(default_factory=list)

    def prepare(
        self, profile: Profile, route: OptionRoute = OptionRoute.PLAIN, *, is_encrypted: bool = False
    ) -> Preparation:
        """Returns the finished preparation, whether or not it succeeded."""
        return asyncio.run(self._prepare(profile, route, is_encrypted=is_encrypted))

    async def _prepare(self, profile: Profile, route: OptionRoute, *, is_encrypted: bool) -> Preparation:
        async with reach() as udisks:
            snapshot = await read_drives(udisks, lambda _name: _ON_USB)
            (drive,) = [drive for drive in snapshot.drives if drive.device == self.node]
            plan = make_plan(
                drive,
                profile,
                route,
                label="Backup",
                is_encrypted=is_encrypted,
                short_name="Test",
                owner=(os.getuid(), os.getgid()),
            )
            ports = make_ports(udisks, lambda _name: _ON_USB, frozenset, self.events.append)
            job = JobControl(Unattended())
            self.preparation = Preparation(plan, profile, ports, self.events.append, job, "a long secret")
            await self.preparation.run()
            return self.preparation

    def mounted(self) -> list[str]:
        """The kernel's mount lines of the drive."""
        return [line for line in Path("/proc/self/mountinfo").read_text().splitlines() if f" {self.node} " in line]


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    skip_without_udisks()
    with ExitStack() as stack:
        address = stack.enter_context(private_bus(tmp_path)).address
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", address)
        media = stack.enter_context(shared_folder())
        image = tmp_path / "image"
        image.touch()
        os.truncate(image, _SIZE_BYTES)
        node = stack.enter_context(attached(image))
        udisksd = stack.enter_context(real_udisksd(tmp_path, address, [node], probes=True, media=media))
        yield Bench(node, media, tmp_path, udisksd)


def whole(profile: ProfileId) -> Profile:
    """Without a partition, which a loop device cannot have on every kernel."""
    format_profile = PROFILES[profile]
    skip_unless_possible(KINDS[format_profile.filesystem])
    return replace(format_profile, table=Table.NONE, start_bytes=0)


LEFT_OUT = {ProfileId.BTRFS: {"node_bytes"}, ProfileId.F2FS: {"segments_per_section"}}
"""The options that UDisks2 does not get by this route."""


@pytest.mark.parametrize("profile", [ProfileId.BTRFS, ProfileId.XFS, ProfileId.F2FS])
def test_a_drive_is_formatted_verified_and_mounted_without_access_times(bench: Bench, profile: ProfileId) -> None:
    done = bench.prepare(whole(profile))

    assert done.state is PreparedState.READY
    read = done.work.read
    assert read is not None
    assert (read.source, read.unread) == ("disk", ())
    assert {difference.fact for difference in read.differences} == LEFT_OUT.get(profile, set())
    (line,) = bench.mounted()
    assert "noatime" in line.split()[5]
    assert Path(done.work.mount_point).is_relative_to(bench.media)
    assert done.work.uuid


def test_a_prepared_drive_can_be_unmounted_again(bench: Bench) -> None:
    bench.prepare(whole(ProfileId.BTRFS))

    async def close() -> None:
        async with reach() as udisks:
            objects = await udisks.objects()
            await udisks.unmount(next(device for device in objects.devices.values() if device.node == bench.node))

    asyncio.run(close())
    assert bench.mounted() == []


def test_each_step_is_reported_when_it_begins_and_ends(bench: Bench) -> None:
    bench.prepare(whole(ProfileId.BTRFS))

    reported = [(event.step, event.state, event.can_cancel) for event in bench.events if isinstance(event, PrepareStep)]
    assert reported[:4] == [
        ("check", "begun", True),
        ("check", "done", True),
        ("allow", "begun", True),
        ("allow", "done", True),
    ]
    steps = ["check", "allow", "erase", "format", "read-back", "mount", "hand-over"]
    assert [(step, can_cancel) for step, state, can_cancel in reported if state == "done"] == [
        (step, step in ("check", "allow")) for step in steps
    ]


def test_a_mounted_drive_is_not_erased(bench: Bench) -> None:
    bench.prepare(whole(ProfileId.BTRFS))
    (before,) = bench.mounted()

    with pytest.raises(SafetyRefusal) as refused:
        bench.prepare(whole(ProfileId.BTRFS))

    assert (refused.value.why, refused.value.values["reason"]) == (Why.NOT_THIS_DRIVE, "mounted")
    assert bench.preparation.state is PreparedState.UNTOUCHED
    assert bench.mounted() == [before]


def test_ext4_is_not_offered_by_a_service_that_would_drop_its_options(bench: Bench) -> None:
    """UDisks2 2.9 reports success, and makes an ordinary filesystem."""
    request = PreparationRequest(device=bench.node, label="Backup", answers=SetupAnswers(), profile=ProfileId.EXT4)

    async def plan() -> OptionRoute | None:
        async with reach() as udisks:
            if (await capabilities(udisks)).udisks >= (2, 10):
                return OptionRoute.MKFS_ARGS
            with pytest.raises(UsageError) as refused:
                await plan_for(request, udisks, load_drive_table(Paths.of_user()), frozenset(), lambda _name: _ON_USB)
            assert (refused.value.why, refused.value.values["reason"]) == (Why.PROFILE_NOT_TO_BE_HAD, "options")
            return None

    asyncio.run(plan())


def test_missing_options_are_found_on_the_drive(bench: Bench) -> None:
    """As if the service were newer than it is."""
    with pytest.raises(DriveRefused) as refused:
        bench.prepare(replace(whole(ProfileId.EXT4), mkfs=()), OptionRoute.MKFS_ARGS)

    assert refused.value.why is Why.PREPARED_DIFFERENTLY
    assert bench.preparation.failed_step is StepKind.READ_BACK
    assert bench.preparation.state is PreparedState.FORMATTED
    read = bench.preparation.work.read
    assert read is not None
    assert "packed" in {difference.fact for difference in read.differences}


def test_a_plain_ext4_has_the_expected_facts(bench: Bench) -> None:
    done = bench.prepare(replace(whole(ProfileId.EXT4), mkfs=(), expected=()), OptionRoute.PLAIN)

    assert done.state is PreparedState.READY
    assert " ext4 " in bench.mounted()[0]


@pytest.mark.long  # the key derivation is as slow as in reality
def test_a_failed_encryption_reports_what_is_on_the_drive(bench: Bench) -> None:
    """Without device mapper, the header is written and cannot be opened; without its library, not even that."""
    if "device-mapper" in Path("/proc/devices").read_text():
        pytest.skip("needs a kernel that cannot open encrypted drives")

    async def can_encrypt() -> bool:
        async with reach() as udisks:
            return (await capabilities(udisks)).can_encrypt

    with pytest.raises(ShinglebackError) as refused:
        bench.prepare(whole(ProfileId.BTRFS), is_encrypted=True)

    assert (refused.value.why, refused.value.values["step"]) == (Why.PREPARE_FAILED, "encrypt")
    state = PreparedState.ENCRYPTED_LOCKED if asyncio.run(can_encrypt()) else PreparedState.ERASED
    assert bench.preparation.state is state

"""Mounting and unmounting drives of every kind. The kernel and UDisks2 are fakes; the bus is real."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from shingleback.devices.dbus import SystemBus, run_attended
from shingleback.devices.kernel import Mounted
from shingleback.devices.mount import MountedVolume, Mounting
from shingleback.devices.udisks import reach
from shingleback.devices.udisks_objects import UDISKS, Device
from shingleback.domain.access_times import AccessTimes
from shingleback.domain.errors import DriveRefused, SafetyRefusal, ShinglebackError, UsageError, Why
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Note
from tests.fakes.kernel import FakeKernel
from tests.fakes.machine import NOTHING, Content, Disk, block, encrypted, files
from tests.fakes.udisks import Busy, FakeUDisks
from tests.fakes.udisks_behaviors import dying, refusing
from tests.fakes.udisks_formatting import Formatting
from tests.fakes.udisks_objects import path_of
from tests.helpers.bus import Bus, private_bus
from tests.helpers.leaks import wait_for_threads

GB = 10**9
POINT = Path("/media/me/sdx1")
WHOLE, FIRST, SECOND, INSIDE = 800, 801, 802, 250_801
TWIN = 900


@dataclass
class Scene:
    """An unmounted drive /dev/sdx.

    Attributes:
        helped: devices that the helper has remounted; None without a helper.
    """

    bus: Bus
    kernel: FakeKernel
    udisks: FakeUDisks
    service: Formatting
    events: list[Event] = field(default_factory=list)
    helped: list[str] | None = None

    def open(self, number: int = FIRST, *, secret: str | None = None, is_read_only: bool = False) -> MountedVolume:
        mounting = self._mounting(number)
        return run_attended(mounting.open(secret, is_read_only=is_read_only), Unattended(), Why.STOPPED)

    def close(self, number: int = FIRST) -> None:
        run_attended(self._mounting(number).close(), Unattended(), Why.STOPPED)

    def refusal(self, kind: type[ShinglebackError] = DriveRefused, **how: object) -> Why:
        with pytest.raises(kind) as refusal:
            self.open(**how)  # type: ignore[arg-type]
        return refusal.value.why

    @property
    def requested_options(self) -> list[str]:
        """The options of each mount."""
        return [
            str(request.options.get("options", "")) for request in self.service.requests if request.member == "Mount"
        ]

    @property
    def notes(self) -> list[tuple[str, dict[str, str | int]]]:
        return [(note.code, note.values) for note in self.events if isinstance(note, Note)]

    def mount_by_desktop(self, node: str = "/dev/sdx1", number: int = FIRST, point: Path = POINT) -> None:
        self.kernel.mounts.append(Mounted(number, point))
        self.udisks.mount(node, point)

    def _mounting(self, number: int) -> Mounting:
        self.kernel.numbers[b"/dev/named"] = number
        connect = lambda: reach(self.bus.address, 20)  # noqa: E731
        return Mounting(b"/dev/named", self.kernel, connect, self.events.append, self._remount, settle_s=20)

    async def _remount(self, _bus: SystemBus, device: Device) -> bool:
        if self.helped is None:
            return False
        self.helped.append(device.node)
        self.kernel.options |= {mount.point: {"rw", "noatime"} for mount in self.kernel.mounted([device.number])}
        return True


@pytest.fixture
def scene(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Scene]:
    """A drive with the partitions that a test names, or one ext4 partition."""
    disk = Disk("/dev/sdx", WHOLE, getattr(request, "param", [files("ext4")]))
    kernel = FakeKernel()
    numbers = {"/dev/sdx1": FIRST, "/dev/sdx2": SECOND, "/dev/dm-801": INSIDE}

    def unmount(node: str) -> None:
        if kernel.programs:
            raise Busy
        kernel.mounts.remove(kernel.mounted([numbers[node]])[0])

    with private_bus(tmp_path) as bus, FakeUDisks(bus.address, dict(disk.tree), unmount) as udisks:
        service = Formatting(udisks)

        def mount(node: str, options: list[str]) -> Path:
            point = Path("/media/me", Path(node).name)
            kernel.mounts.append(Mounted(numbers[node], point))
            kernel.options[point] = {"rw", "nosuid", *(options or ["relatime"])} - (
                {"rw"} if "ro" in options else set()
            )
            return point

        service.mount = mount
        yield Scene(bus, kernel, udisks, service)
    wait_for_threads("kernel")


def partitions(*parts: Content) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("scene", [parts], ids=["+".join(part.kind for part in parts)], indirect=True)


# a drive and its twin -------------------------------------------------------------------------------------------


def test_unmounting_a_drive_leaves_its_twin_mounted(scene: Scene) -> None:
    scene.mount_by_desktop()
    twin = Disk("/dev/sdy", TWIN, [files("ext4", "/media/me/twin")], {"Model": "Disk 800", "Serial": "SERIAL800"})
    scene.udisks.tree |= twin.tree
    scene.kernel.mounts.append(Mounted(TWIN + 1, Path("/media/me/twin")))

    scene.close()

    assert scene.udisks.calls == ["Unmount sdx1"]
    assert scene.kernel.mounts == [Mounted(TWIN + 1, Path("/media/me/twin"))]


# mounting -------------------------------------------------------------------------------------------------------


def test_a_volume_is_mounted_without_access_times(scene: Scene) -> None:
    opened = scene.open()

    assert (opened.device, opened.point, opened.times) == ("/dev/sdx1", str(POINT), AccessTimes.NONE)
    assert not opened.was_open
    assert scene.requested_options == ["noatime"]


@partitions(files("btrfs"))
def test_further_options_of_the_filesystem_are_requested_too(scene: Scene) -> None:
    scene.open()
    assert scene.requested_options == ["noatime,nodiscard"]


@partitions(files("ext4"), Content("filesystem", "btrfs", size=200 * GB))
def test_the_largest_volume_of_a_drive_is_mounted(scene: Scene) -> None:
    assert scene.open(WHOLE).device == "/dev/sdx2"


@partitions(files("vfat"), encrypted())
def test_a_named_partition_is_mounted(scene: Scene) -> None:
    assert scene.open(FIRST).device == "/dev/sdx1"


def test_a_source_is_mounted_read_only(scene: Scene) -> None:
    assert scene.open(is_read_only=True).times is AccessTimes.READ_ONLY
    assert scene.requested_options == ["ro,noatime"]


def test_a_desktops_mount_with_access_times_is_mounted_again(scene: Scene) -> None:
    scene.mount_by_desktop()

    opened = scene.open()

    assert opened.was_open
    assert opened.times is AccessTimes.NONE
    assert [call for call in scene.udisks.calls if "sdx1" in call] == ["Unmount sdx1", "Mount sdx1"]


def test_a_correct_mount_stays_untouched(scene: Scene) -> None:
    scene.mount_by_desktop()
    scene.kernel.options[POINT] = {"rw", "noatime"}

    assert scene.open().was_open
    assert scene.udisks.calls == []


def test_a_read_only_mount_becomes_writable(scene: Scene) -> None:
    scene.mount_by_desktop()
    scene.kernel.options[POINT] = {"ro", "noatime"}

    assert scene.open().times is AccessTimes.NONE


def test_the_helper_remounts_without_unmounting(scene: Scene) -> None:
    scene.mount_by_desktop()
    scene.kernel.programs = ["vlc"]
    scene.helped = []

    assert scene.open().times is AccessTimes.NONE
    assert scene.helped == ["/dev/sdx1"]
    assert scene.udisks.calls == []


def test_a_program_that_prevents_the_unmount_is_named(scene: Scene) -> None:
    scene.mount_by_desktop()
    scene.kernel.programs = ["vlc"]

    assert scene.refusal() is Why.MOUNT_BUSY
    assert scene.notes == [("in-use-by", {"programs": "vlc"})]
    assert scene.kernel.mounted([FIRST])


def test_a_desktop_that_mounts_first_is_overruled(scene: Scene) -> None:
    calls: list[str] = []

    async def faster(call: object) -> None:
        calls.append("mount")
        if len(calls) == 1:
            scene.kernel.mounts.append(Mounted(FIRST, POINT))
            await scene.udisks.change(
                path_of("/dev/sdx1"),
                "Filesystem",
                MountPoints=[bytes(POINT) + b"\0"],
            )
        await scene.udisks.works["Mount"](call)  # type: ignore[arg-type]

    scene.udisks.behaviors["Mount"] = faster

    assert scene.open().times is AccessTimes.NONE
    assert len(calls) == 2


# refused --------------------------------------------------------------------------------------------------------


@partitions(files("btrfs"))
def test_a_refused_option_is_left_out_and_reported(scene: Scene) -> None:
    scene.service.refused_options = {"nodiscard"}

    assert scene.open().times is AccessTimes.NONE
    assert scene.requested_options == ["noatime,nodiscard", "noatime"]
    assert scene.notes == [("mount-option-refused", {"option": "nodiscard"})]


def test_without_noatime_the_real_access_times_are_reported(scene: Scene) -> None:
    scene.service.refused_options = {"noatime"}

    assert scene.open().times is AccessTimes.RELATIME
    assert scene.requested_options == ["noatime", ""]


def test_a_claimed_mount_that_did_not_happen_is_refused(scene: Scene) -> None:
    async def lying(call: object) -> None:
        await call.succeed("s", str(POINT))  # type: ignore[attr-defined]

    scene.udisks.behaviors["Mount"] = lying
    assert scene.refusal() is Why.MOUNT_REFUSED


@pytest.mark.parametrize(
    ("error", "why"),
    [("Failed", Why.MOUNT_REFUSED), ("NotAuthorizedCanObtain", Why.NOT_ALLOWED), ("NotAuthorized", Why.NOT_ALLOWED)],
)
def test_a_refusal_by_udisks_is_reported(scene: Scene, error: str, why: Why) -> None:
    scene.udisks.behaviors["Mount"] = refusing(error, "No")
    assert scene.refusal() is why


def test_a_service_that_dies_leaves_the_mount_unanswered(scene: Scene) -> None:
    scene.udisks.behaviors["Mount"] = dying
    assert scene.refusal() is Why.MOUNT_UNANSWERED


@partitions(NOTHING)
def test_an_empty_drive_has_nothing_to_mount(scene: Scene) -> None:
    assert scene.refusal() is Why.NOTHING_TO_MOUNT


def test_a_drive_the_computer_runs_from_stays_as_it_is(scene: Scene) -> None:
    scene.kernel.mounts.append(Mounted(FIRST, Path("/")))

    assert scene.refusal(SafetyRefusal) is Why.STAYS_AS_IT_IS
    assert scene.udisks.calls == []


# encrypted ------------------------------------------------------------------------------------------------------


def encrypt_ext4(scene: Scene) -> None:
    """Put ext4 into the encrypted volume; its passphrase is "secret"."""
    path = path_of("/dev/sdx1")
    scene.udisks.tree[path][f"{UDISKS}.Encrypted"] = {"CleartextDevice": "/"}
    scene.service.insides[path] = block("/dev/dm-801", INSIDE, files("ext4"), size=GB, backing=path)


@partitions(encrypted())
def test_an_encrypted_volume_needs_its_passphrase(scene: Scene) -> None:
    assert scene.refusal(UsageError) is Why.ENCRYPTED_CLOSED
    assert scene.udisks.calls == []


@partitions(encrypted())
def test_the_right_passphrase_mounts_the_inside(scene: Scene) -> None:
    encrypt_ext4(scene)

    opened = scene.open(WHOLE, secret="secret")

    assert (opened.device, opened.is_unlocked, opened.times) == ("/dev/dm-801", True, AccessTimes.NONE)


@partitions(encrypted())
def test_a_wrong_passphrase_leaves_the_volume_locked(scene: Scene) -> None:
    encrypt_ext4(scene)
    assert scene.refusal(secret="wrong") is Why.KEY_WRONG
    assert scene.udisks.calls == ["Unlock sdx1"]
    assert scene.udisks.tree[path_of("/dev/sdx1")][f"{UDISKS}.Encrypted"] == {"CleartextDevice": "/"}


@partitions(encrypted())
def test_an_inside_that_cannot_be_mounted_is_locked_again(scene: Scene) -> None:
    encrypt_ext4(scene)
    scene.udisks.behaviors["Mount"] = refusing("Failed", "No")

    assert scene.refusal(secret="secret") is Why.MOUNT_REFUSED
    assert scene.udisks.calls[-1] == "Lock sdx1"


# unmounting -----------------------------------------------------------------------------------------------------


@partitions(files("ext4"), files("btrfs"))
def test_closing_unmounts_the_whole_drive_without_powering_off(scene: Scene) -> None:
    scene.mount_by_desktop()
    scene.mount_by_desktop("/dev/sdx2", SECOND, Path("/media/me/two"))

    scene.close()

    assert scene.kernel.mounts == []
    assert sorted(scene.udisks.calls) == ["Unmount sdx1", "Unmount sdx2"]


@partitions(encrypted())
def test_closing_locks_encrypted_volumes(scene: Scene) -> None:
    encrypt_ext4(scene)
    scene.open(secret="secret")

    scene.close(INSIDE)

    assert scene.udisks.calls[-2:] == ["Unmount dm_2d801", "Lock sdx1"]


def test_closing_an_unmounted_drive_does_nothing(scene: Scene) -> None:
    scene.close()
    assert scene.udisks.calls == []


def test_closing_names_the_programs_that_use_the_drive(scene: Scene) -> None:
    scene.mount_by_desktop()
    scene.kernel.programs = ["bash", "vlc"]

    with pytest.raises(DriveRefused) as refusal:
        scene.close()

    assert refusal.value.why is Why.MOUNT_BUSY
    assert scene.notes == [("in-use-by", {"programs": "bash, vlc"})]

"""Ejecting drives of every kind. The kernel and UDisks2 are fakes; the bus is real."""

import errno
import os
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from shingleback.devices.dbus import run_attended
from shingleback.devices.eject import Eject
from shingleback.devices.kernel import Mounted
from shingleback.devices.udisks import reach
from shingleback.devices.udisks_objects import UDISKS
from shingleback.domain.errors import (
    COMPUTER_ERRNOS,
    Canceled,
    DriveRefused,
    InternalError,
    SafetyRefusal,
    ShinglebackError,
    UsageError,
    Why,
)
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Note
from tests.fakes.controls import ScriptedControl
from tests.fakes.kernel import FakeKernel
from tests.fakes.udisks import FakeUDisks, Incoming
from tests.fakes.udisks_behaviors import false_success, refusing, silent
from tests.fakes.udisks_objects import DRIVE, Tree, device, drive, path_of
from tests.helpers.bus import Bus, private_bus
from tests.helpers.leaks import wait_for_threads

POINT = Path("/media/drive")
FIRST, SECOND, INSIDE, TWIN = 17, 18, 254, 33


@dataclass
class Scene:
    """Attributes:
    events: the events of the eject.
    ejection: the eject itself, after `eject`.
    """

    bus: Bus
    kernel: FakeKernel
    udisks: FakeUDisks
    events: list[Event] = field(default_factory=list)
    ejection: Eject | None = None

    def mount(self, number: int, *points: Path) -> None:
        self.kernel.mounts += [Mounted(number, point) for point in points]

    def eject(
        self,
        at: Path | str = POINT,
        *,
        number: int = FIRST,
        answer_s: float = 20,
        settle_s: float = 20,
        control: Unattended | None = None,
    ) -> list[str]:
        """Eject, and return the steps that succeeded."""
        self.kernel.numbers[str(at).encode()] = number
        connect = lambda: reach(self.bus.address, answer_s)  # noqa: E731
        self.ejection = Eject(str(at).encode(), self.kernel, connect, lambda: False, self.events.append, settle_s)
        run_attended(self.ejection.run(), control or Unattended(), Why.EJECT_STOPPED)
        return self.ejection.steps

    def refusal(self, kind: type[ShinglebackError] = DriveRefused, **how: object) -> ShinglebackError:
        """Eject, and return why it is not safe to unplug."""
        with pytest.raises(kind) as refusal:
            self.eject(**how)  # type: ignore[arg-type]
        return refusal.value


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    """A drive with one mounted filesystem."""
    kernel = FakeKernel()

    def unmount(node: str) -> None:
        number = {"/dev/sdx1": FIRST, "/dev/sdx2": SECOND, "/dev/dm-7": INSIDE, "/dev/sdy1": TWIN}[node]
        kernel.mounts.remove(kernel.mounted([number])[0])

    tree = {DRIVE: drive(), path_of("/dev/sdx1"): device("/dev/sdx1", FIRST, points=[POINT])}
    with private_bus(tmp_path) as bus, FakeUDisks(bus.address, tree, unmount) as udisks:
        scene = Scene(bus, kernel, udisks)
        scene.mount(FIRST, POINT)
        yield scene
    wait_for_threads("kernel")


# the drive's volumes -------------------------------------------------------------------------------------------


def test_every_filesystem_of_the_drive_is_flushed_and_unmounted(scene: Scene) -> None:
    second_point = Path("/media/other")
    scene.udisks.tree[path_of("/dev/sdx2")] = device("/dev/sdx2", SECOND, points=[second_point])
    scene.mount(SECOND, second_point)

    assert scene.eject() == ["flush", "unmount", "power-off"]
    assert scene.kernel.flushed == [POINT, second_point]
    assert scene.udisks.calls == ["Unmount sdx1", "Unmount sdx2", "PowerOff fake"]


def test_a_filesystem_mounted_in_two_places_is_unmounted_twice(scene: Scene) -> None:
    second_point = Path("/srv/again")
    scene.udisks.tree[path_of("/dev/sdx1")] = device("/dev/sdx1", FIRST, points=[POINT, second_point])
    scene.mount(FIRST, second_point)

    scene.eject()

    assert scene.udisks.calls == ["Unmount sdx1", "Unmount sdx1", "PowerOff fake"]


def test_a_mount_unknown_to_udisks_keeps_the_drive_busy(scene: Scene) -> None:
    scene.mount(FIRST, Path("/srv/part"))

    refusal = scene.refusal()

    assert (refusal.why, refusal.values) == (Why.EJECT_STILL_MOUNTED, {"path": "/srv/part"})
    assert "PowerOff fake" not in scene.udisks.calls


def encrypt(scene: Scene, *points: Path) -> None:
    scene.kernel.mounts = []
    scene.mount(INSIDE, *points)
    scene.udisks.tree[path_of("/dev/sdx1")] = device("/dev/sdx1", FIRST, others=("Encrypted",))
    scene.udisks.tree[path_of("/dev/dm-7")] = device("/dev/dm-7", INSIDE, inside="/dev/sdx1", points=list(points))


def test_an_encrypted_drive_is_unmounted_and_locked(scene: Scene) -> None:
    encrypt(scene, POINT)

    assert scene.eject(number=INSIDE) == ["flush", "unmount", "power-off"]
    assert scene.udisks.calls == ["Unmount dm_2d7", "Lock sdx1", "PowerOff fake"]


def test_an_unlocked_drive_that_is_not_mounted_is_locked(scene: Scene) -> None:
    encrypt(scene)

    scene.eject("/dev/sdx1")

    assert scene.udisks.calls == ["Lock sdx1", "PowerOff fake"]
    assert scene.kernel.flushed == [None]


def test_an_encrypted_drive_that_stays_unlocked_is_not_safe(scene: Scene) -> None:
    encrypt(scene, POINT)
    scene.udisks.behaviors["Lock"] = refusing("Failed", "Device or resource busy")

    assert scene.refusal(number=INSIDE).why == Why.EJECT_REFUSED
    assert "PowerOff fake" not in scene.udisks.calls


def test_an_encrypted_drive_that_only_seems_locked_is_not_safe(scene: Scene) -> None:
    encrypt(scene, POINT)
    scene.udisks.behaviors["Lock"] = false_success

    assert scene.refusal(number=INSIDE, settle_s=0.5).why == Why.EJECT_BUSY
    assert "PowerOff fake" not in scene.udisks.calls


def test_swap_on_the_drive_keeps_it_busy(scene: Scene) -> None:
    swap = device("/dev/sdx2", SECOND)
    swap[f"{UDISKS}.Swapspace"] = {"Active": True}
    scene.udisks.tree[path_of("/dev/sdx2")] = swap

    assert scene.refusal().why == Why.EJECT_BUSY
    assert scene.udisks.calls == []


# what the drive supports ---------------------------------------------------------------------------------------


def test_a_drive_that_cannot_power_off_is_safe_once_unmounted(scene: Scene) -> None:
    scene.udisks.tree[DRIVE] = drive(CanPowerOff=False)

    assert scene.eject() == ["flush", "unmount"]
    assert scene.udisks.calls == ["Unmount sdx1"]


def test_a_card_reader_ejects_the_card(scene: Scene) -> None:
    scene.udisks.tree[DRIVE] = drive(CanPowerOff=False, Ejectable=True, MediaRemovable=True)

    assert scene.eject() == ["flush", "unmount", "eject"]


def test_a_card_that_is_not_ejected_is_not_safe(scene: Scene) -> None:
    scene.udisks.tree[DRIVE] = drive(CanPowerOff=False, Ejectable=True, MediaRemovable=True)
    scene.udisks.behaviors["Eject"] = refusing("Failed", "Cannot eject")

    assert scene.refusal().values == {"detail": "Cannot eject"}


def test_a_loop_device_is_on_no_drive_and_is_only_unmounted(scene: Scene) -> None:
    """UDisks2 treats every loop device as part of the system."""
    loop = device("/dev/sdx1", FIRST, on="", points=[POINT], is_system=True, others=("Loop",))
    scene.udisks.tree = {path_of("/dev/sdx1"): loop}

    assert scene.eject() == ["flush", "unmount"]


def disk_and_partition(node: str, number: int, point: Path) -> Tree:
    part = device(f"{node}1", number, part_of=node, points=[point], size=1 << 30)
    return {
        path_of(node): device(node, number - 1, others=("PartitionTable",), size=1 << 31),
        path_of(f"{node}1"): part,
    }


def test_only_one_of_two_twins_is_unmounted_and_none_is_powered_off(scene: Scene) -> None:
    """UDisks2 takes two disks with the same model and serial number for one drive, and powers off either of them."""
    second_point = Path("/media/twin")
    scene.udisks.tree |= disk_and_partition("/dev/sdy", TWIN, second_point) | disk_and_partition(
        "/dev/sdx", FIRST, POINT
    )
    scene.mount(TWIN, second_point)

    assert scene.eject() == ["flush", "unmount"]
    assert scene.udisks.calls == ["Unmount sdx1"]
    assert scene.kernel.flushed == [POINT]
    assert scene.kernel.mounts == [Mounted(TWIN, second_point)]
    assert scene.ejection
    assert scene.ejection.drive == "Fake Drive (/dev/sdx)"


def test_a_twin_in_use_does_not_keep_the_other_busy(scene: Scene) -> None:
    scene.udisks.tree |= disk_and_partition("/dev/sdy", TWIN, Path("/media/twin"))
    scene.udisks.tree |= disk_and_partition("/dev/sdx", FIRST, POINT)
    scene.kernel.held.add("/dev/sdy1")

    assert scene.eject() == ["flush", "unmount"]


def test_namespaces_of_one_drive_are_not_twins(scene: Scene) -> None:
    first = device("/dev/nvme0n1", SECOND, size=1 << 30)
    second = device("/dev/nvme0n2", FIRST, size=1 << 30, points=[])
    scene.udisks.tree = {DRIVE: drive(), path_of("/dev/nvme0n1"): first, path_of("/dev/nvme0n2"): second}
    scene.kernel.mounts = []

    assert scene.eject() == ["flush", "unmount", "power-off"]


# refusals ------------------------------------------------------------------------------------------------------


def test_a_system_drive_is_left_alone(scene: Scene) -> None:
    scene.udisks.tree[path_of("/dev/sdx1")] = device("/dev/sdx1", FIRST, points=[POINT], is_system=True)

    assert scene.refusal(SafetyRefusal).why == Why.NOTHING_TO_EJECT
    assert (scene.udisks.calls, scene.kernel.flushed) == ([], [])


@pytest.mark.parametrize("point", ["/", "/home", "/boot/efi"])
def test_a_drive_the_computer_runs_from_is_left_alone(scene: Scene, point: str) -> None:
    """UDisks2 does not mark a USB drive with the operating system as a system drive."""
    scene.udisks.tree[path_of("/dev/sdx2")] = device("/dev/sdx2", SECOND, points=[Path(point)])
    scene.mount(SECOND, Path(point))

    assert scene.refusal(SafetyRefusal).why == Why.NOTHING_TO_EJECT
    assert (scene.udisks.calls, scene.kernel.flushed) == ([], [])


def test_a_folder_of_the_computer_is_refused_even_without_udisks2(scene: Scene) -> None:
    scene.bus.stop()
    scene.mount(FIRST, Path("/"))

    assert scene.refusal(SafetyRefusal).why == Why.NOTHING_TO_EJECT
    assert scene.kernel.flushed == []


@pytest.mark.parametrize("number", [0, 4711])
def test_a_folder_on_no_drive_cannot_be_ejected(scene: Scene, number: int) -> None:
    assert scene.refusal(UsageError, number=number).why == Why.NOTHING_TO_EJECT


@pytest.mark.parametrize(
    ("number", "why"), [(errno.EIO, Why.DRIVE_WRITE_ERROR), (errno.EROFS, Why.DRIVE_READ_ONLY)], ids=errno.errorcode.get
)
def test_a_failed_flush_stops_the_eject(scene: Scene, number: int, why: Why) -> None:
    scene.kernel.flush_error = OSError(number, os.strerror(number))

    refusal = scene.refusal()

    assert (refusal.why, refusal.values) == (why, {"detail": os.strerror(number)})
    assert scene.udisks.calls == []


@pytest.mark.parametrize("number", sorted(COMPUTER_ERRNOS), ids=errno.errorcode.get)
def test_exhausted_resources_are_not_reported_as_a_drive_error(scene: Scene, number: int) -> None:
    scene.kernel.flush_error = OSError(number, os.strerror(number))

    refusal = scene.refusal(InternalError)

    assert (refusal.why, refusal.values) == (Why.COMPUTER_EXHAUSTED, {"detail": os.strerror(number)})
    assert scene.udisks.calls == []


def test_a_filesystem_that_may_not_be_flushed_stops_the_eject(scene: Scene) -> None:
    scene.kernel.flush_error = PermissionError(13, "Permission denied")

    assert scene.refusal().why == Why.EJECT_REFUSED
    assert scene.udisks.calls == []


# the kernel decides --------------------------------------------------------------------------------------------


def test_a_drive_the_kernel_still_holds_is_not_powered_off(scene: Scene) -> None:
    scene.kernel.held = {"/dev/sdx1"}
    scene.kernel.programs = ["backupd", "vlc"]

    assert scene.refusal(settle_s=0.5).why == Why.EJECT_BUSY
    assert scene.udisks.calls == ["Unmount sdx1"]
    assert scene.events[-1] == Note(code="in-use-by", values={"programs": "backupd, vlc"})


def test_a_drive_the_kernel_releases_shortly_after_is_safe(scene: Scene) -> None:
    scene.kernel.held = {"/dev/sdx1"}
    scene.kernel.busy_checks = 3

    assert scene.eject() == ["flush", "unmount", "power-off"]


def test_a_drive_the_desktop_mounts_again_is_not_safe(scene: Scene) -> None:
    async def mount_again(call: Incoming) -> None:
        scene.mount(FIRST, POINT)
        await call.succeed()

    scene.udisks.behaviors["PowerOff"] = mount_again

    assert scene.refusal().why == Why.EJECT_BUSY


# a slow or dead service ----------------------------------------------------------------------------------------


def test_a_running_service_may_take_as_long_as_it_needs(scene: Scene) -> None:
    async def take_long(call: Incoming) -> None:
        for _ in range(5):
            await call.fake.pings.get()
        await call.fake.unmount(call)

    scene.udisks.behaviors["Unmount"] = take_long

    assert scene.eject(answer_s=0.1) == ["flush", "unmount", "power-off"]


def test_a_bus_that_stops_answering_times_out(scene: Scene) -> None:
    async def hang(_call: Incoming) -> None:
        scene.bus.hang()

    scene.udisks.behaviors["Unmount"] = hang

    assert scene.refusal(answer_s=0.3).why == Why.EJECT_TIMED_OUT


def test_a_hanging_bus_stops_the_eject_after_the_flush(scene: Scene) -> None:
    scene.bus.hang()

    assert scene.refusal(answer_s=0.3).why == Why.NO_UDISKS
    assert scene.ejection is not None
    assert scene.ejection.steps == ["flush"]


# cancel --------------------------------------------------------------------------------------------------------


def test_a_cancel_does_not_wait_for_a_hanging_flush(scene: Scene) -> None:
    scene.kernel.flushing = threading.Event()

    def cancel(control: ScriptedControl, _time: int) -> None:
        control.is_canceled = True

    try:
        assert scene.refusal(Canceled, control=ScriptedControl(cancel)).why == Why.EJECT_STOPPED
    finally:
        scene.kernel.flushing.set()
    assert scene.udisks.calls == []


def test_a_cancel_does_not_wait_for_udisks(scene: Scene) -> None:
    scene.udisks.behaviors["Unmount"] = silent

    def cancel(control: ScriptedControl, _time: int) -> None:
        control.is_canceled = scene.udisks.call_received.is_set()

    assert scene.refusal(Canceled, control=ScriptedControl(cancel)).why == Why.EJECT_STOPPED

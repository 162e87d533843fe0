"""A drive with two filesystems and a UDisks2 that reports it: a fake one, or the real one with loop devices."""

import contextlib
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Protocol

from shingleback.devices.eject import KernelPort
from shingleback.devices.kernel import Kernel, Mounted
from shingleback.engine.files import linux
from tests.fakes.kernel import FakeKernel
from tests.fakes.udisks import Busy, FakeUDisks
from tests.fakes.udisks_formatting import Formatting
from tests.fakes.udisks_objects import DRIVE, device, drive, path_of
from tests.helpers.bus import private_bus
from tests.helpers.loop import loop_device
from tests.helpers.udisksd import MODEL, real_udisksd, shared_folder, skip_unless_possible

SIZE_MB = 64


class Rig(Protocol):
    """A drive under test.

    Attributes:
        address: of the bus.
        nodes: the devices of the two filesystems.
        drive: the model name of the drive.
        witness: the kernel's view.
    """

    address: str
    nodes: list[str]
    drive: str
    witness: KernelPort

    def mount(self, node: str, name: str) -> Path:
        """Mounts a filesystem, and returns the mount point, which has this name."""

    def in_use(self, point: Path) -> AbstractContextManager[None]:
        """Keeps a file on it open in a with statement."""

    def pull(self, node: str) -> None:
        """Removes the device, and the drive with the last device."""

    def plug(self, node: str) -> None:
        """Brings the device back."""

    def end_service(self) -> None: ...

    def start_service(self) -> None:
        """Starts the service again after its end."""


class FakeRig:
    def __init__(self, folder: Path, stack: ExitStack, *, can_power_off: bool) -> None:
        self.address = stack.enter_context(private_bus(folder)).address
        self.nodes = ["/dev/nvme9n1", "/dev/nvme9n2"]
        self.drive = "Fake Drive"
        self._kernel = FakeKernel()
        self.witness: KernelPort = self._kernel
        self._folder = folder
        self._busy: list[str] = []
        tree = {DRIVE: drive(CanPowerOff=can_power_off)}
        for node in self.nodes:
            tree[path_of(node)] = device(node, self._number(node), points=[], size=SIZE_MB << 20, kind="ext4")
        self._tree = tree
        self._stack = stack
        self.start_service()

    def start_service(self) -> None:
        self._udisks = self._stack.enter_context(FakeUDisks(self.address, dict(self._tree), self._unmount))
        self._udisks.has_switch = False  # as the real one finds for a loop device
        opening = Formatting(self._udisks)
        opening.refused_options = {"data=journal"}
        opening.mount = lambda node, _options: self._mounted(node, os.path.basename(node))

    def end_service(self) -> None:
        self._udisks.stop()

    def pull(self, node: str) -> None:
        is_last = len(self._udisks.tree) == len([DRIVE, node])
        self._udisks.unplug([DRIVE, path_of(node)] if is_last else [path_of(node)])

    def plug(self, node: str) -> None:
        missing = [path for path in (DRIVE, path_of(node)) if path not in self._udisks.tree]
        self._udisks.plug({path: self._tree[path] for path in missing})

    def mount(self, node: str, name: str) -> Path:
        point = self._mounted(node, name)
        self._udisks.mount(node, point)
        return point

    def _mounted(self, node: str, name: str) -> Path:
        point = self._folder / name
        self._kernel.numbers[bytes(point)] = self._number(node)
        self._kernel.mounts.append(Mounted(self._number(node), point))
        return point

    @contextlib.contextmanager
    def in_use(self, point: Path) -> Iterator[None]:
        self._busy = [node for node in self.nodes if Mounted(self._number(node), point) in self._kernel.mounts]
        yield
        self._busy = []

    def _number(self, node: str) -> int:
        return 1000 + self.nodes.index(node)

    def _unmount(self, node: str) -> None:
        if node in self._busy:
            raise Busy
        self._kernel.mounts.remove(self._kernel.mounted([self._number(node)])[0])


class RealRig:
    def __init__(self, folder: Path, stack: ExitStack, *, can_power_off: bool) -> None:
        skip_unless_possible()
        self.address = stack.enter_context(private_bus(folder)).address
        self._shared = stack.enter_context(shared_folder())
        images = [folder / name for name in ("one.img", "two.img")]
        nodes = [stack.enter_context(loop_device("ext4", image, SIZE_MB)) for image in images]
        self.nodes = sorted(nodes, key=lambda node: os.stat(node).st_rdev)  # other tests use and release devices, too
        self.drive = MODEL
        self.witness: KernelPort = Kernel(linux.syncfs)
        self._folder = folder
        self._stack = stack
        self._can_power_off = can_power_off
        self.start_service()

    def start_service(self) -> None:
        folder = Path(tempfile.mkdtemp(dir=self._folder))
        service = real_udisksd(folder, self.address, self.nodes, can_power_off=self._can_power_off)
        self._service = self._stack.enter_context(service)

    def end_service(self) -> None:
        self._service.terminate()
        self._service.wait()

    def pull(self, node: str) -> None:
        self._happens("remove", node)

    def plug(self, node: str) -> None:
        self._happens("add", node)

    def _happens(self, action: str, node: str) -> None:
        """The kernel sends this event to udev, though the device exists all the time."""
        Path("/sys/class/block", Path(node).name, "uevent").write_text(action, encoding="ascii")

    def mount(self, node: str, name: str) -> Path:
        point = self._shared / name
        point.mkdir()
        subprocess.run(["mount", node, point], check=True)
        return point

    @contextlib.contextmanager
    def in_use(self, point: Path) -> Iterator[None]:
        with open(point / "file", "wb"):
            yield


RIGS: dict[str, Callable[..., Rig]] = {"fake": FakeRig, "real": RealRig}

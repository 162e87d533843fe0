"""A simulated USB drive: a loop device with a real filesystem, behind a fake UDisks2 that really mounts it.

UDisks2 reports an 8 TB drive with one partition. The partition has the device number of the loop device, so the
kernel's tables lead to it. Its device nodes are in their own folder below /dev. Needs root.
"""

import contextlib
import copy
import os
import stat
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from shingleback.devices.udisks_objects import UDISKS
from tests.fakes.machine import TB, Disk, files
from tests.fakes.udisks import Busy, FakeUDisks, Incoming
from tests.fakes.udisks_formatting import Formatting
from tests.fakes.udisks_objects import Tree
from tests.helpers.loop import KINDS, attached, known_by_uuid, shut_down, skip_unless_possible
from tests.helpers.memory import folder_in_memory
from tests.helpers.trees import write

NAME: Final = "Seagate Expansion HDD"
SHORT_NAME: Final = "Seagate 8 TB"
KEY: Final = "Expansion HDD/NAA1B2C3"  # identifies the drive
_NODE: Final = "sdzz"  # not used by any kernel
_NUMBER: Final = os.makedev(60, 0)  # reserved for experiments by the kernel's Documentation/admin-guide/devices.txt
_REPORTED: Final = {"Vendor": "Seagate", "Model": "Expansion HDD", "Serial": "NAA1B2C3"}
_MKFS: Final = {"btrfs": ("mkfs.btrfs", "-q", "-f"), "ext4": ("mkfs.ext4", "-q", "-F")}


class UsbDrive:
    """Attributes:
    point: its mount point; after a replug it may be a sibling of the previous one.
    """

    def __init__(self, loop: str, nodes: Path, point: Path, udisks: FakeUDisks) -> None:
        """`loop` holds the contents; `nodes` is the folder of the device nodes that the program sees."""
        self.point = point
        self._loop = loop
        self._volume = str(nodes / f"{_NODE}1")
        self._opening = threading.Lock()
        number = os.stat(loop).st_rdev
        os.mknod(nodes / _NODE, stat.S_IFBLK, _NUMBER)
        os.mknod(self._volume, stat.S_IFBLK, number)
        self._udisks = udisks
        self._formatting = Formatting(udisks)
        self._formatting.make = self._make
        self._formatting.mount = lambda _node, options: self._open(options)
        self._formatting.images = {self._volume: Path(loop)}
        self._formatting.numbers = {self._volume: number}
        udisks.works["PowerOff"] = self._power_off
        volume = files("ext4", label="Drive")
        disk = Disk(str(nodes / _NODE), _NUMBER, [volume], _REPORTED, size=8 * TB, first=number)
        self._tree: Tree = disk.tree

    # what a person does -----------------------------------------------------------------------------------------

    def plug_in(self, *, is_opened: bool = False) -> None:
        """`is_opened`: the desktop mounts it at once."""
        self._udisks.plug(self._tree)
        if is_opened:
            self._open([])
            self._udisks.mount(self._volume, self.point)

    def eject(self) -> None:
        """Ejects the drive as the desktop does, and unplugs it."""
        if self.is_open:
            close(self.point)
        self._keep()
        self._udisks.unplug(self._tree)

    def pull(self) -> None:
        """Pulls the plug: writes in progress are lost."""
        shut_down(self.point)
        self._keep()
        self._udisks.unplug(self._tree)
        subprocess.run(["umount", "--lazy", self.point], check=False, capture_output=True)
        assert not self.is_open  # whoever unmounted it; the program may do so at the same time

    # its state --------------------------------------------------------------------------------------------------

    @property
    def is_there(self) -> bool:
        """Plugged in and not powered off."""
        return all(path in self._udisks.tree for path in self._tree)

    @property
    def is_open(self) -> bool:
        return self.point.is_mount()

    @property
    def was_changed(self) -> bool:
        """Whether something tried to erase, partition or format it."""
        return any(request.member in ("Format", "CreatePartition") for request in self._formatting.requests)

    @contextlib.contextmanager
    def at_another_computer(self, *options: str) -> Iterator[Path]:
        """Mounts it elsewhere while it is not mounted here."""
        assert not self.is_open
        folder = self.point.with_name("another computer")
        folder.mkdir(parents=True)
        subprocess.run(["mount", *options, self._loop, folder], check=True)
        try:
            yield folder
        finally:
            subprocess.run(["umount", folder], check=True)
            folder.rmdir()

    # what UDisks2 does ------------------------------------------------------------------------------------------

    def _make(self, _node: str, kind: str, options: dict[str, object]) -> None:
        arguments = options.get("mkfs-args", [])
        assert isinstance(arguments, list)
        command = [*_MKFS[kind], *arguments, "-L", str(options.get("label", "")), self._loop]
        subprocess.run(command, check=True, capture_output=True)

    def _open(self, options: list[str]) -> Path:
        """The desktop and the program may both mount a new drive. The second one finds it mounted."""
        with self._opening:
            if not self.is_open:
                self.point.mkdir(parents=True, exist_ok=True)
                subprocess.run(["mount", "-o", ",".join(options) or "rw", self._loop, self.point], check=True)
        return self.point

    async def _power_off(self, call: Incoming) -> None:
        """Powering off looks like unplugging."""
        if self.is_open:
            await call.fail("DeviceBusy", "The drive in use")
            return
        self._keep()
        await call.succeed()
        for path in reversed(self._tree):
            await self._udisks.remove(path)

    def _keep(self) -> None:
        """Keeps its current UDisks2 objects, unmounted, for the next plug-in."""
        self._tree = {
            path: copy.deepcopy(self._udisks.tree.get(path, interfaces)) for path, interfaces in self._tree.items()
        }
        for interfaces in self._tree.values():
            if f"{UDISKS}.Filesystem" in interfaces:
                interfaces[f"{UDISKS}.Filesystem"]["MountPoints"] = []


@contextlib.contextmanager
def usb_drive(folder: Path, udisks: FakeUDisks, size_mb: int) -> Iterator[UsbDrive]:
    """A drive with someone's old files, not plugged in yet. `udisks` unmounts what is mounted at `point(folder)`."""
    skip_unless_possible(KINDS["ext4"])
    with ExitStack() as stack:
        image = folder / "image"
        image.touch()
        os.truncate(image, size_mb << 20)
        loop = stack.enter_context(attached(image))
        subprocess.run([*_MKFS["ext4"], loop], check=True)
        stack.enter_context(known_by_uuid(loop))
        stack.callback(_unmount_all, folder)
        drive = UsbDrive(loop, stack.enter_context(folder_in_memory()), point(folder), udisks)
        with drive.at_another_computer() as files_on_it:
            write(files_on_it / "Old letter.txt", b"Dear friend")
        yield drive


def point(folder: Path) -> Path:
    return folder / "media" / "Drive"


def close_in(folder: Path) -> None:
    """Unmounts it wherever it is mounted. Raises Busy."""
    beside = point(folder).parent
    close(next((folder for folder in beside.iterdir() if folder.is_mount()), point(folder)))


def close(point: Path) -> None:
    """Raises Busy."""
    if subprocess.run(["umount", point], check=False, capture_output=True).returncode:
        raise Busy


def _unmount_all(folder: Path) -> None:
    with contextlib.suppress(Busy, FileNotFoundError):
        close_in(folder)

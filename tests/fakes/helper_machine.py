"""A computer's block devices and mounts as the helper sees them, in private files of the test."""

import os
from pathlib import Path

from shingleback.helper.devices import Computer

SYSTEM, EXTERNAL = "pci0000:00/ata1/host0/target0:0:0/0:0:0:0", "pci0000:00/usb2/2-1.4/host6/target6:0:0/6:0:0:0"


class Machine:
    """Starts with a drive that the computer runs from: sda with sda1 (/boot/efi), sda2 (/) and sda3 (swap).

    Attributes:
        computer: the folder of everything.
    """

    def __init__(self, folder: Path) -> None:
        self.computer = Computer(
            sysfs=folder / "sys",
            dev=folder / "dev",
            mountinfo=folder / "mountinfo",
            swaps=folder / "swaps",
            kmsg=folder / "kmsg",
            udev=folder / "udev",
            command_line=folder / "cmdline",
            modprobe=(folder / "etc/modprobe.d", folder / "usr/lib/modprobe.d"),
            udev_rules=folder / "etc/udev/rules.d",
        )
        self.computer.dev.mkdir(parents=True)
        for modprobe in self.computer.modprobe:
            modprobe.mkdir(parents=True)
        self.computer.mountinfo.write_text("")
        self.computer.swaps.write_text("Filename\tType\tSize\tUsed\tPriority\n")
        self.disk("sda", (8, 0), 1, SYSTEM)
        self.partition("sda", 1)
        self.partition("sda", 2)
        self.mount((8, 1), "/boot/efi", "vfat")
        self.mount((8, 2), "/")

    @staticmethod
    def nowhere() -> Computer:
        """For tests that never read it."""
        none = Path("/nonexistent")
        return Computer(
            sysfs=none,
            dev=none,
            mountinfo=none,
            swaps=none,
            kmsg=none,
            udev=none,
            command_line=none,
            modprobe=(none,),
            udev_rules=none,
        )

    def disk(self, name: str, number: tuple[int, int], sequence: int, at: str, **files: str) -> Path:
        """`files`: by name below the disk, with __ for a slash."""
        folder = self.computer.sysfs / "devices" / at / "block" / name
        folder.mkdir(parents=True)
        written = {"diskseq": str(sequence), "removable": "0", "queue__max_sectors_kb": "1280", **files}
        for file, text in written.items():
            self._write(folder / file.replace("__", "/"), text)
        self._register(folder, number)
        return folder

    def enclosure(self, usb: str, driver: str = "uas", quirks: str = "") -> Path:
        """An external drive sdb in an enclosure with these USB numbers. Returns the kernel's parameter for quirks."""
        self.disk("sdb", (8, 16), 7, "pci0000:00/usb2/2-1/2-1:1.0/host6/target6:0:0/6:0:0:0")
        usb_device = self.computer.sysfs / "devices/pci0000:00/usb2/2-1"
        for file, text in zip(("idVendor", "idProduct"), usb.split(":"), strict=True):
            self._write(usb_device / file, text)
        self.driver(driver)
        parameter = self.computer.sysfs / "module/usb_storage/parameters/quirks"
        self._write(parameter, quirks)
        return parameter

    def driver(self, driver: str) -> None:
        """Have the enclosure plugged in again, with this driver."""
        link = self.computer.sysfs / "devices/pci0000:00/usb2/2-1/2-1:1.0/driver"
        link.unlink(missing_ok=True)
        drivers = self.computer.sysfs / "bus/usb/drivers"
        (drivers / driver).mkdir(parents=True, exist_ok=True)
        link.symlink_to(drivers / driver)

    def partition(self, disk: str, index: int, name: str = "") -> Path:
        above = (self.computer.sysfs / "class/block" / disk).resolve()
        major, minor = map(int, (above / "dev").read_text().split(":"))
        folder = above / f"{disk}{index}"
        self._write(folder / "partition", str(index))
        self._write(folder / "uevent", f"DEVTYPE=partition\nPARTN={index}\n" + (f"PARTNAME={name}\n" if name else ""))
        self._register(folder, (major, minor + index))
        return folder

    def mapped(self, name: str, number: tuple[int, int], sequence: int, *below: str) -> Path:
        """A device that the device mapper or RAID makes of other devices."""
        folder = self.disk(name, number, sequence, "virtual")
        for name_below in below:
            lower = (self.computer.sysfs / "class/block" / name_below).resolve()
            for link, target in ((folder / "slaves" / name_below, lower), (lower / "holders" / name, folder)):
                link.parent.mkdir(exist_ok=True)
                link.symlink_to(target)
        return folder

    def btrfs(self, uuid: str, *devices: str) -> None:
        for device in devices:
            link = self.computer.sysfs / "fs/btrfs" / uuid / "devices" / device
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to((self.computer.sysfs / "class/block" / device).resolve())

    def mount(self, number: tuple[int, int], point: str, filesystem: str = "ext4", source: str = "none") -> None:
        major, minor = number
        with self.computer.mountinfo.open("a") as file:
            file.write(f"{20 + minor} 1 {major}:{minor} / {point} rw,relatime shared:1 - {filesystem} {source} rw\n")

    def signature(self, number: tuple[int, int], filesystem: str) -> None:
        """What udev read on a device."""
        self._write(self.computer.udev / f"b{number[0]}:{number[1]}", f"E:ID_FS_TYPE={filesystem}")

    def resumes_from(self, number: tuple[int, int]) -> None:
        self._write(self.computer.sysfs / "power/resume", f"{number[0]}:{number[1]}")

    def unmount_all(self) -> None:
        self.computer.mountinfo.write_text("")

    def swap(self, path: str) -> None:
        with self.computer.swaps.open("a") as file:
            file.write(f"{path}  file 1024 0 -2\n")

    def plug_in(self) -> Path:
        """An external drive sdb with an empty partition made by the program."""
        folder = self.disk("sdb", (8, 16), 7, EXTERNAL, device__timeout="30", queue__max_hw_sectors_kb="4096")
        self.partition("sdb", 1, "Shingleback")
        return folder

    def _register(self, folder: Path, number: tuple[int, int]) -> None:
        major, minor = number
        self._write(folder / "dev", f"{major}:{minor}")
        for link in (
            self.computer.sysfs / f"dev/block/{major}:{minor}",
            self.computer.sysfs / f"class/block/{folder.name}",
        ):
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(os.path.relpath(folder, link.parent))

    def _write(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n")

"""Which drives the helper may touch, on computers made of files."""

import os
import random
import shutil
import stat
from pathlib import Path

import pytest

from shingleback.domain.helper_protocol import HelperRefusal, Verb
from shingleback.helper.devices import ProtectedDisks, find_device, mounts
from shingleback.helper.verb_process import Refused, Stop
from shingleback.helper.verbs import Verbs
from tests.fakes.helper_machine import EXTERNAL, SYSTEM, Machine
from tests.fakes.recording_run import RecordingRun

SDB, SDB1 = (8, 16, 7), (8, 17, 7)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    machine.plug_in()
    return machine


def verdict(machine: Machine, device: tuple[int, int, int]) -> HelperRefusal | None:
    try:
        ProtectedDisks(machine.computer).check(find_device(machine.computer, *device))
    except Refused as refused:
        return refused.why
    return None


def test_an_external_drive_and_its_partition_may_be_touched(machine: Machine) -> None:
    assert verdict(machine, SDB) is None
    assert verdict(machine, SDB1) is None


@pytest.mark.parametrize("device", [(8, 0, 1), (8, 1, 1), (8, 2, 1)])
def test_the_drive_the_computer_runs_from_may_not_be_touched(machine: Machine, device: tuple[int, int, int]) -> None:
    assert verdict(machine, device) is HelperRefusal.SYSTEM_DRIVE


def test_another_internal_drive_may_not_be_touched(machine: Machine) -> None:
    machine.disk("sdc", (8, 32), 3, SYSTEM.replace("ata1", "ata2"))

    assert verdict(machine, (8, 32, 3)) is HelperRefusal.BUILT_IN


@pytest.mark.parametrize("files", [{"removable": "1"}, {"queue__zoned": "host-managed"}], ids=str)
def test_removable_and_host_managed_drives_do_not_count_as_internal(machine: Machine, files: dict[str, str]) -> None:
    machine.disk("sdc", (8, 32), 3, SYSTEM.replace("ata1", "ata2"), **files)

    assert verdict(machine, (8, 32, 3)) is None


@pytest.mark.parametrize(
    "point",
    [
        "/",
        "/home",
        "/home/alice",
        "/boot",
        "/usr",
        "/var",
        "/var/log",
        "/opt",
        "/run/live/medium",
        "/cdrom",
        "/nix/store",
    ],
)
def test_an_external_drive_the_computer_runs_from_is_just_as_safe(machine: Machine, point: str) -> None:
    machine.mount((8, 17), point)

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE
    assert verdict(machine, SDB1) is HelperRefusal.SYSTEM_DRIVE


@pytest.mark.parametrize("point", ["/media/alice/Backup", "/run/media/alice/Backup", "/mnt", "/home/alice/drive"])
def test_a_drive_mounted_where_people_mount_drives_may_be_touched(machine: Machine, point: str) -> None:
    machine.mount((8, 17), point)

    assert verdict(machine, SDB1) is None


def test_the_system_is_found_below_encryption_and_logical_volumes(machine: Machine) -> None:
    machine.mapped("dm-0", (254, 0), 20, "sdb1")
    machine.mapped("dm-1", (254, 1), 21, "dm-0")
    machine.mount((254, 1), "/home")

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE
    assert verdict(machine, (254, 0, 20)) is HelperRefusal.SYSTEM_DRIVE


def test_the_system_is_found_below_every_drive_of_an_array(machine: Machine) -> None:
    machine.disk("sdc", (8, 32), 9, EXTERNAL.replace("2-1.4", "2-1.3"))
    machine.mapped("md0", (9, 0), 22, "sdb1", "sdc")
    machine.mount((9, 0), "/var/lib")

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE
    assert verdict(machine, (8, 32, 9)) is HelperRefusal.SYSTEM_DRIVE


def test_every_drive_of_a_multi_device_btrfs_is_found(machine: Machine) -> None:
    """Its mount shows only one of them."""
    machine.btrfs("6c7d", "sda2", "sdb1")

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE


def test_a_btrfs_that_is_partly_internal_may_not_be_touched(machine: Machine) -> None:
    """Scrubbing, balancing and trimming affect the whole filesystem."""
    machine.disk("sdc", (8, 32), 3, SYSTEM.replace("ata1", "ata2"))
    machine.btrfs("6c7d", "sdb1", "sdc")

    assert verdict(machine, SDB1) is HelperRefusal.BUILT_IN


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to make the node of a device")
@pytest.mark.parametrize(("filesystem", "is_found"), [("btrfs", True), ("fuse", False), ("fuse.sshfs", False)])
def test_the_source_of_a_mount_is_trusted_only_for_btrfs(machine: Machine, filesystem: str, is_found: bool) -> None:
    """Any user can mount a filesystem with fusermount, and name any source."""
    os.mknod(machine.computer.dev / "sdb1", stat.S_IFBLK | 0o600, os.makedev(8, 17))
    machine.mount((0, 55), "/home/alice/mine", filesystem, "/dev/sdb1")

    assert [mount.number == os.makedev(8, 17) for mount in mounts(machine.computer)][-1] is is_found


def test_a_mount_by_another_user_hides_nothing_from_the_helper(machine: Machine) -> None:
    with machine.computer.mountinfo.open("ab") as file:
        file.write(b"90 1 0:55 / /home/eve/\r rw - fuse.\xff\r /dev/sdb1\r rw\n")
    machine.mount((8, 17), "/home")

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE


def test_the_inside_of_an_encrypted_external_drive_may_be_touched(machine: Machine) -> None:
    machine.mapped("dm-0", (254, 0), 20, "sdb1")

    assert verdict(machine, (254, 0, 20)) is None


def test_an_array_that_is_partly_internal_may_not_be_touched(machine: Machine) -> None:
    machine.disk("sdc", (8, 32), 3, SYSTEM.replace("ata1", "ata2"))
    machine.mapped("md0", (9, 0), 22, "sdb1", "sdc")

    assert verdict(machine, (9, 0, 22)) is HelperRefusal.BUILT_IN


def test_a_drive_with_a_swap_file_is_a_system_drive(machine: Machine) -> None:
    machine.mount((8, 17), "/mnt/more room")
    machine.swap("/mnt/more\\040room/swapfile")
    text = machine.computer.mountinfo.read_text()
    machine.computer.mountinfo.write_text(text.replace("more room", "more\\040room"))

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to make the node of a device")
def test_a_drive_with_a_swap_partition_is_a_system_drive(machine: Machine) -> None:
    os.mknod(machine.computer.dev / "sdb1", stat.S_IFBLK | 0o600, os.makedev(8, 17))
    machine.swap("/dev/sdb1")

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE


@pytest.mark.parametrize(("filesystem", "signature"), [("zfs", "zfs_member"), ("bcachefs", "bcachefs")])
@pytest.mark.parametrize("point", ["/", "/home", "/usr"])
def test_every_drive_of_a_pool_that_the_computer_runs_from_is_found(
    machine: Machine, filesystem: str, signature: str, point: str
) -> None:
    """The mount of a pool names no device number."""
    machine.unmount_all()
    machine.mount((0, 60), point, filesystem, "rpool/ROOT/debian")
    machine.signature((8, 17), signature)

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE
    assert verdict(machine, SDB1) is HelperRefusal.SYSTEM_DRIVE


def test_a_drive_beside_a_pool_may_be_touched(machine: Machine) -> None:
    machine.mount((0, 60), "/home", "zfs", "rpool/home")
    machine.signature((8, 2), "zfs_member")
    machine.signature((8, 17), "ext4")

    assert verdict(machine, SDB) is None


def test_if_udev_knows_no_drive_of_the_pool_each_drive_may_be_one(machine: Machine) -> None:
    machine.mount((0, 60), "/home", "zfs", "rpool/home")

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE


def test_swap_on_a_volume_of_a_pool_is_on_the_drives_of_the_pool(machine: Machine) -> None:
    machine.disk("zd0", (230, 0), 30, "virtual")
    machine.mount((230, 0), "/var/tmp")
    machine.signature((8, 17), "zfs_member")

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE


def test_a_system_in_a_file_on_the_drive_is_found(machine: Machine) -> None:
    """As after an installation beside Windows, or in a live system that somebody mounted by hand."""
    machine.mount((8, 17), "/mnt/windows")
    machine.disk("loop0", (7, 0), 31, "virtual", loop__backing_file="/mnt/windows/ubuntu/root.disk")
    machine.mount((7, 0), "/usr")

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE


@pytest.mark.parametrize("root", ["overlay", "aufs", "tmpfs"])
@pytest.mark.parametrize("point", ["/mnt-system", "/media/usb", "/mnt/sdb1", "/initrd/mnt/dev_save"])
def test_the_medium_of_a_live_system_is_found_by_the_file_that_it_runs_from(
    machine: Machine, root: str, point: str
) -> None:
    """Each live system has its own place for that. The root itself names no device."""
    machine.unmount_all()
    machine.mount((0, 60), "/", root)
    machine.mount((8, 17), point)
    machine.disk("loop0", (7, 0), 31, "virtual", loop__backing_file=f"{point}/system.squashfs")

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE


def test_a_file_of_a_loop_device_makes_no_system_drive_of_its_own(machine: Machine) -> None:
    machine.mount((8, 17), "/media/me/Backup")
    machine.disk("loop0", (7, 0), 31, "virtual", loop__backing_file="/media/me/Backup/disk.img")

    assert verdict(machine, SDB) is None


def test_a_btrfs_that_the_kernel_mounted_without_an_initramfs_is_found(machine: Machine) -> None:
    """Its source is called /dev/root, and nothing has that name."""
    machine.unmount_all()
    machine.btrfs("6c7d", "sdb1")
    machine.mount((0, 60), "/", "btrfs", "/dev/root")

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE


def test_files_of_loop_devices_on_each_other_end(machine: Machine) -> None:
    machine.disk("loop0", (7, 0), 31, "virtual", loop__backing_file="/usr/circle")
    machine.mount((7, 0), "/usr")

    assert verdict(machine, SDB) is None


def test_the_drive_for_hibernation_is_a_system_drive(machine: Machine) -> None:
    machine.resumes_from((8, 17))

    assert verdict(machine, SDB) is HelperRefusal.SYSTEM_DRIVE


def test_a_root_on_the_network_or_in_memory_has_no_drive(machine: Machine) -> None:
    machine.unmount_all()
    for number, (point, filesystem) in enumerate((("/", "overlay"), ("/usr", "nfs4"), ("/var", "tmpfs"))):
        machine.mount((0, 70 + number), point, filesystem)

    assert verdict(machine, SDB) is None
    assert verdict(machine, (8, 0, 1)) is HelperRefusal.BUILT_IN


def test_a_device_number_reused_by_another_drive_is_noticed(machine: Machine) -> None:
    assert verdict(machine, (8, 17, 6)) is HelperRefusal.ANOTHER_DRIVE
    assert verdict(machine, (8, 17, 0)) is HelperRefusal.ANOTHER_DRIVE


def test_a_missing_device_is_refused(machine: Machine) -> None:
    assert verdict(machine, (8, 48, 7)) is HelperRefusal.NO_SUCH_DEVICE


def test_a_kernel_without_disk_sequences_cannot_identify_a_drive(machine: Machine) -> None:
    (machine.computer.sysfs / "class/block/sdb/diskseq").unlink()

    assert verdict(machine, SDB) is HelperRefusal.ANOTHER_DRIVE


@pytest.mark.parametrize(
    ("zoned", "why"), [("none", HelperRefusal.NOT_PREPARED), ("host-managed", HelperRefusal.NO_SUCH_DEVICE)], ids=str
)
def test_a_whole_drive_gets_a_filesystem_only_if_it_is_host_managed(
    machine: Machine, zoned: str, why: HelperRefusal
) -> None:
    """The host-managed drive passes this check, and then fails because it has no device node here."""
    machine.disk("sdc", (8, 32), 9, EXTERNAL.replace("2-1.4", "2-1.3"), queue__zoned=zoned)
    verbs = Verbs(machine.computer, ProtectedDisks(machine.computer), RecordingRun())

    with pytest.raises(Refused) as refused:
        verbs.do(Verb.MAKE_FILESYSTEM, [8, 32, 9, "zoned-btrfs", "Backup"], os.getuid(), Stop())

    assert refused.value.why is why


LAYERS = (
    *("partition", "encryption", "volume", "array", "multipath", "file", "btrfs", "zfs", "bcachefs", "zfs volume"),
    *("live system", "unnamed btrfs"),
)
POINTS = ("/", "/usr", "/boot", "/home", "/home/alice", "/var/lib", "/nix/store")


class Stack:
    """A system on random layers over one or two external drives.

    Attributes:
        drives: (major, minor, sequence) of each drive that it needs.
    """

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self._machine, self._chance = Machine(folder), chance
        self._machine.unmount_all()
        self._count = 0
        self.drives: list[tuple[int, int, int]] = []
        self._top = self._drive()
        self.layers = [chance.choice(LAYERS) for _ in range(chance.randint(1, 5))]
        self._is_mounted = False
        for layer in self.layers:
            if not self._is_mounted:
                self._add(layer)
        if not self._is_mounted:
            self._use(chance.choice(("mount", "swap file", "hibernation")))

    @property
    def machine(self) -> Machine:
        return self._machine

    def _drive(self) -> str:
        place = len(self.drives) + 1
        name, number = f"sd{'bcd'[place]}", (8, 16 * (place + 1))
        self._machine.disk(name, number, 100 + place, EXTERNAL.replace("2-1.4", f"2-1.{place}"))
        self.drives.append((*number, 100 + place))
        return name

    def _number(self, name: str) -> tuple[int, int]:
        major, minor = (self._machine.computer.sysfs / "class/block" / name / "dev").read_text().split(":")
        return int(major), int(minor)

    def _map(self, prefix: str, major: int, *below: str) -> str:
        self._count += 1
        self._machine.mapped(f"{prefix}{self._count}", (major, self._count), 200 + self._count, *below)
        return f"{prefix}{self._count}"

    def _add(self, layer: str) -> None:
        machine, point = self._machine, self._chance.choice(POINTS)
        match layer:
            case "partition" if self._top.startswith("sd") and not self._top[-1].isdigit():
                machine.partition(self._top, 1)
                self._top = f"{self._top}1"
            case "encryption" | "volume":
                self._top = self._map("dm-", 254, self._top)
            case "array" | "multipath" if len(self.drives) == 1:
                self._top = self._map("md", 9, self._top, self._drive())
            case "file":
                machine.mount(self._number(self._top), f"/mnt/{self._count}")
                self._count += 1
                file = f"/mnt/{self._count - 1}/disk.img"
                loop = f"loop{self._count}"
                machine.disk(loop, (7, self._count), 300 + self._count, "virtual", loop__backing_file=file)
                self._top = loop
            case "btrfs" if len(self.drives) == 1:
                other_drive = self._drive()
                machine.btrfs("6c7d", self._top, other_drive)
                machine.mount(self._number(self._chance.choice((self._top, other_drive))), point)
                self._is_mounted = True
            case _:
                self._mount_as_system(layer, point)

    def _mount_as_system(self, layer: str, point: str) -> None:
        """Mount the top as a part of the system, if this layer can only be the last."""
        machine = self._machine
        match layer:
            case "unnamed btrfs":
                machine.btrfs("6c7d", self._top)
                machine.mount((0, 61), point, "btrfs", "/dev/root")
                self._is_mounted = True
            case "live system":
                machine.mount(self._number(self._top), "/elsewhere")
                machine.disk("loop99", (7, 99), 399, "virtual", loop__backing_file="/elsewhere/system.squashfs")
                machine.mount((0, 61), "/", self._chance.choice(("overlay", "aufs", "tmpfs")))
                self._is_mounted = True
            case "zfs" | "bcachefs" | "zfs volume":
                if self._chance.random() < 0.8:  # otherwise udev has not looked at it
                    machine.signature(self._number(self._top), "bcachefs" if layer == "bcachefs" else "zfs_member")
                if layer == "zfs volume":
                    self._count += 1
                    machine.disk(f"zd{self._count}", (230, self._count), 400, "virtual")
                    machine.mount((230, self._count), point)
                else:
                    machine.mount((0, 60), point, layer, "pool/root")
                self._is_mounted = True
            case _:
                pass

    def _use(self, use: str) -> None:
        number = self._number(self._top)
        match use:
            case "swap file":
                self._machine.mount(number, "/mnt/more")
                self._machine.swap("/mnt/more/swapfile")
            case "hibernation":
                self._machine.resumes_from(number)
            case _:
                self._machine.mount(number, self._chance.choice(POINTS))


@pytest.mark.parametrize("count", [200, pytest.param(10_000, marks=pytest.mark.long)])
def test_no_drive_below_a_system_may_be_touched_however_it_is_stacked(tmp_path: Path, count: int) -> None:
    for seed in range(count):
        stack = Stack(tmp_path / str(seed), random.Random(seed))
        verdicts = {verdict(stack.machine, drive) for drive in stack.drives}
        assert verdicts == {HelperRefusal.SYSTEM_DRIVE}, (seed, stack.layers)
        shutil.rmtree(tmp_path / str(seed))

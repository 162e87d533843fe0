"""Which drives the helper may touch, on computers made of files."""

import os
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

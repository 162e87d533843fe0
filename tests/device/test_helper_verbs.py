"""The helper's verbs on real devices. Loop devices are no external drives, so the test says which one is."""

import os
import stat
import subprocess
import threading
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from shingleback.devices.mounts import mount_id, mounts
from shingleback.domain.helper_protocol import HelperRefusal, Verb
from shingleback.helper.devices import BlockDevice, Computer, ProtectedDisks, find_device, held_open
from shingleback.helper.programs import ProgramOutput, RunProgram, run_tool
from shingleback.helper.verb_process import Refused, Stop
from shingleback.helper.verbs import Verbs
from tests.helpers.containers import needs_writable_sysfs
from tests.helpers.loop import KINDS, skip_unless_possible, write_out
from tests.helpers.nobody import NOBODY
from tests.helpers.partitioned import Partitioned, make, mounted_partition, partitioned
from tests.helpers.patience import PATIENCE_S, wait_until

pytestmark = pytest.mark.device
MIB = 1 << 20
SIZE_MB = 8192  # with its large sections, f2fs needs more than half of that


class Helper:
    """The helper, restricted to one disk."""

    def __init__(self, drive: Partitioned, run: RunProgram = run_tool) -> None:
        computer = Computer()
        self._drive = drive
        self._verbs = Verbs(computer, ProtectedDisks(computer, lambda disk: disk.name == drive.name), run)

    def do(self, verb: Verb, *values: object, node: str | None = None) -> list[object]:
        return self._verbs.do(verb, [*self._drive.number(node), *values], NOBODY, Stop())

    def refusal(self, verb: Verb, *values: object, node: str | None = None) -> HelperRefusal:
        with pytest.raises(Refused) as refused:
            self.do(verb, *values, node=node)
        return refused.value.why


@pytest.fixture
def drive(tmp_path: Path) -> Iterator[Partitioned]:
    skip_unless_possible(KINDS["btrfs"])
    with partitioned(tmp_path / "image", size_mb=SIZE_MB) as drive:
        yield drive


@pytest.fixture
def helper(drive: Partitioned) -> Helper:
    return Helper(drive)


@pytest.fixture
def btrfs(drive: Partitioned, tmp_path: Path) -> Iterator[Path]:
    make(drive, "mkfs.btrfs", "-q")
    with mounted_partition(drive, tmp_path / "point") as point:
        yield point


@pytest.fixture
def ext4(drive: Partitioned, tmp_path: Path) -> Iterator[Path]:
    make(drive, "mkfs.ext4", "-q")
    with mounted_partition(drive, tmp_path / "point", "relatime,nodev,nosuid,noexec") as point:
        yield point


def options(point: Path) -> set[str]:
    fd = os.open(point, os.O_RDONLY)
    try:
        number = mount_id(fd)
    finally:
        os.close(fd)
    return next(set(mount.options) for mount in mounts() if mount.id == number)


# mounts -------------------------------------------------------------------------------------------------------


def test_access_times_are_turned_off_and_no_other_mount_option_changes(helper: Helper, ext4: Path) -> None:
    assert {"relatime", "nodev", "nosuid", "noexec"} <= options(ext4)

    assert helper.do(Verb.REMOUNT_NOATIME) == [1]

    assert options(ext4) == {"rw", "noatime", "nodev", "nosuid", "noexec"}
    before = (ext4 / "lost+found").stat().st_atime_ns
    os.listdir(ext4 / "lost+found")
    assert (ext4 / "lost+found").stat().st_atime_ns == before


def test_a_btrfs_mount_is_found_without_the_devices_number(helper: Helper, btrfs: Path) -> None:
    assert helper.do(Verb.REMOUNT_NOATIME) == [1]
    assert "noatime" in options(btrfs)


def test_all_mounts_of_a_filesystem_are_changed(helper: Helper, ext4: Path, tmp_path: Path) -> None:
    second = tmp_path / "second"
    second.mkdir()
    subprocess.run(["mount", "--bind", ext4 / "lost+found", second], check=True)
    try:
        assert helper.do(Verb.REMOUNT_NOATIME) == [2]
        assert "noatime" in options(second)
        assert "noatime" in options(ext4)
    finally:
        subprocess.run(["umount", second], check=True)


def test_a_filesystem_mounted_over_it_is_left_alone(helper: Helper, ext4: Path) -> None:
    subprocess.run(["mount", "-t", "tmpfs", "-o", "relatime", "none", ext4], check=True)
    try:
        assert helper.refusal(Verb.REMOUNT_NOATIME) is HelperRefusal.NOT_MOUNTED
        assert "relatime" in options(ext4)
        assert helper.refusal(Verb.TRIM, 0, 1 << 40, 0) is HelperRefusal.NOT_MOUNTED
    finally:
        subprocess.run(["umount", ext4], check=True)


@pytest.mark.parametrize(("verb", "values"), [(Verb.REMOUNT_NOATIME, []), (Verb.SCRUB, ["start"])], ids=str)
def test_an_unmounted_device_is_refused(helper: Helper, verb: Verb, values: list[object]) -> None:
    assert helper.refusal(verb, *values) is HelperRefusal.NOT_MOUNTED


# tending ------------------------------------------------------------------------------------------------------


def test_free_space_is_trimmed_in_the_requested_range(helper: Helper, ext4: Path, tmp_path: Path) -> None:
    (ext4 / "file").write_bytes(bytes(64 * MIB))
    write_out(ext4)
    (ext4 / "file").unlink()
    write_out(ext4)
    before = (tmp_path / "image").stat().st_blocks

    (part,) = helper.do(Verb.TRIM, 0, 256 * MIB, MIB)
    (whole,) = helper.do(Verb.TRIM, 0, 1 << 60, 0)

    assert isinstance(part, int)
    assert isinstance(whole, int)
    assert 0 < part <= 256 * MIB
    assert part + whole > 800 * MIB
    assert (tmp_path / "image").stat().st_blocks < before


def test_btrfs_is_scrubbed_and_balanced(helper: Helper, btrfs: Path) -> None:
    (btrfs / "file").write_bytes(os.urandom(16 * MIB))
    write_out(btrfs)

    assert "no errors found" in str(helper.do(Verb.SCRUB, "start")[0])
    assert "data_bytes_scrubbed: 16777216" in str(helper.do(Verb.SCRUB, "status")[0])
    assert helper.do(Verb.SCRUB, "cancel") == [""]
    assert "Done, had to relocate" in str(helper.do(Verb.BALANCE, "start", 5)[0])
    assert "No balance found" in str(helper.do(Verb.BALANCE, "status", 0)[0])
    assert helper.do(Verb.BALANCE, "cancel", 0) == [""]


def test_a_scrub_continues_where_it_was_or_starts(helper: Helper, btrfs: Path) -> None:
    (btrfs / "file").write_bytes(os.urandom(16 * MIB))
    write_out(btrfs)

    assert "no errors found" in str(helper.do(Verb.SCRUB, "resume")[0])


def test_a_balance_moves_two_block_groups_at_a_time(helper: Helper, btrfs: Path) -> None:
    for name in range(5):  # block groups of a tenth of this drive, each nearly empty in the end
        with open(btrfs / str(name), "wb") as file:
            os.posix_fallocate(file.fileno(), 0, 900 * MIB)
        write_out(btrfs)
    for name in range(5):
        os.truncate(btrfs / str(name), MIB)
    write_out(btrfs)

    text = str(helper.do(Verb.BALANCE, "start", 50)[0])

    assert int(text.split("relocate ")[1].split(maxsplit=1)[0]) == 2


@pytest.mark.parametrize(("verb", "values"), [(Verb.SCRUB, ["start"]), (Verb.BALANCE, ["start", 5])], ids=str)
def test_an_abandoned_call_is_canceled_and_not_killed(
    drive: Partitioned, btrfs: Path, verb: Verb, values: list[object]
) -> None:
    """A fake btrfs program, since the real one would finish at once on so small a drive."""
    assert btrfs.exists()
    commands: list[tuple[str, ...]] = []
    has_begun, canceled, has_ended = threading.Event(), threading.Event(), threading.Event()

    def run(
        name: str, *arguments: str, fds: Iterable[int] = (), limit_s: float | None = None, stop: Stop | None = None
    ) -> ProgramOutput:
        assert (name, stop, limit_s is None) == ("btrfs", None, arguments[1] == "start")
        assert list(fds)
        commands.append(arguments[:2])
        if arguments[1] == "cancel":
            canceled.set()
            assert has_ended.wait(PATIENCE_S)
        else:
            has_begun.set()
            assert canceled.wait(PATIENCE_S)
            has_ended.set()
        return ProgramOutput(0, "")

    stop = Stop()
    caller = threading.Thread(target=lambda: stop.set() if has_begun.wait(PATIENCE_S) else None)
    caller.start()
    computer = Computer()
    verbs = Verbs(computer, ProtectedDisks(computer, lambda disk: disk.name == drive.name), run)

    with pytest.raises(Refused) as refused:
        verbs.do(verb, [*drive.number(), *values], NOBODY, stop)
    holding = [thread for thread in threading.enumerate() if thread.name == "cancel"]
    caller.join()

    assert refused.value.why is HelperRefusal.STOPPED
    assert not holding
    assert commands == [(verb.value.lower(), "start"), (verb.value.lower(), "cancel")]


def test_verbs_for_btrfs_or_f2fs_are_refused_for_others(helper: Helper, ext4: Path) -> None:
    assert ext4.exists()
    assert helper.refusal(Verb.SCRUB, "start") is HelperRefusal.OTHER_FILESYSTEM
    assert helper.refusal(Verb.COLLECT_GARBAGE, 1) is HelperRefusal.OTHER_FILESYSTEM


# knobs --------------------------------------------------------------------------------------------------------


def limits(folder: Path) -> tuple[int, int, int]:
    strict, most, ratio = (int((folder / name).read_text()) for name in ("strict_limit", "max_bytes", "max_ratio"))
    return strict, most, ratio


@needs_writable_sysfs
def test_the_limit_applies_to_btrfs_only_and_can_be_undone(helper: Helper, drive: Partitioned, btrfs: Path) -> None:
    assert btrfs.exists()
    partition = os.path.basename(drive.partition)
    (device_limits,) = [folder.parents[1] / "bdi" for folder in Path("/sys/fs/btrfs").glob(f"*/devices/{partition}")]
    if not (device_limits / "strict_limit").exists():
        pytest.skip("needs Linux 6.2")
    of_disk = Path(f"/sys/block/{drive.name}/bdi")
    before, disk_before = limits(device_limits), limits(of_disk)

    helper.do(Verb.SET_WRITE_LIMIT, 64 * MIB)

    strict, most, _ = limits(device_limits)
    assert strict == 1
    assert abs(most - 64 * MIB) < 2 * MIB
    assert limits(of_disk)[::2] == disk_before[::2]  # the bytes are a share of a varying amount of memory

    helper.do(Verb.SET_WRITE_LIMIT, 0)

    assert (limits(device_limits)[0], limits(device_limits)[2]) == (before[0], before[2]) == (0, 100)


@needs_writable_sysfs
def test_the_limit_of_another_filesystem_applies_to_its_disk(helper: Helper, drive: Partitioned, ext4: Path) -> None:
    assert ext4.exists()
    of_disk = Path(f"/sys/block/{drive.name}/bdi")
    if not (of_disk / "strict_limit").exists():
        pytest.skip("needs Linux 6.2")

    helper.do(Verb.SET_WRITE_LIMIT, 32 * MIB)
    strict, most, _ = limits(of_disk)
    helper.do(Verb.SET_WRITE_LIMIT, 0)

    assert strict == 1
    assert abs(most - 32 * MIB) < 2 * MIB
    assert limits(of_disk)[0] == 0


@needs_writable_sysfs
def test_the_request_size_is_set_for_the_whole_disk(helper: Helper, drive: Partitioned) -> None:
    helper.do(Verb.SET_MAX_SECTORS, 256)

    assert Path(f"/sys/block/{drive.name}/queue/max_sectors_kb").read_text() == "256\n"


def test_a_device_that_is_no_scsi_disk_has_no_timeout(helper: Helper) -> None:
    assert helper.refusal(Verb.SET_COMMAND_TIMEOUT, 60) is HelperRefusal.NOT_POSSIBLE_HERE


# reading ------------------------------------------------------------------------------------------------------


def test_the_kernel_log_of_one_device_is_returned(helper: Helper, drive: Partitioned, ext4: Path) -> None:
    name = os.path.basename(drive.partition)
    with open("/dev/kmsg", "w") as log:
        log.write(f"EXT4-fs ({name}): written by a program\n")

    def logged() -> list[str]:
        (lines,) = helper.do(Verb.KERNEL_LOG, 2000)
        assert isinstance(lines, list)
        return lines

    def is_logged() -> bool:
        """The kernel logs ten mounts in five seconds over all drives, and drops the next ones."""
        subprocess.run(["mount", "-o", "remount", ext4], check=True)
        return any(f";EXT4-fs ({name}): re-mounted" in line for line in logged()[-1:])

    wait_until(is_logged)
    assert all(drive.name in line and "written by a program" not in line for line in logged())
    assert len(str(helper.do(Verb.KERNEL_LOG, 1)[0]).splitlines()) == 1


def test_the_output_of_smartctl_is_returned(helper: Helper) -> None:
    status, text = helper.do(Verb.HEALTH)

    assert isinstance(status, int)
    assert '"smartctl"' in str(text)


# making a filesystem ------------------------------------------------------------------------------------------


def superblock(drive: Partitioned) -> str:
    return subprocess.run(["dumpe2fs", "-h", drive.partition], capture_output=True, text=True, check=True).stdout


def probed(drive: Partitioned) -> set[str]:
    done = subprocess.run(["blkid", "-p", "-o", "export", drive.partition], capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines())


def test_ext4_is_made_with_all_the_options_of_its_profile(helper: Helper, drive: Partitioned, tmp_path: Path) -> None:
    assert helper.do(Verb.MAKE_FILESYSTEM, "ext4", "My Backup") == []

    fields = superblock(drive)
    assert "sparse_super2" in fields
    assert "Reserved block count:     0" in fields
    assert "My Backup" in fields
    with mounted_partition(drive, tmp_path / "point") as point:
        assert point.stat().st_uid == NOBODY


@pytest.mark.parametrize("profile", ["exfat", "f2fs", "btrfs"])
def test_the_other_profiles_are_made_too(helper: Helper, drive: Partitioned, profile: str) -> None:
    helper.do(Verb.MAKE_FILESYSTEM, profile, "Backup")

    assert {f"TYPE={profile}", "LABEL=Backup"} <= probed(drive)


def test_exfat_gets_the_sector_size_of_the_drive_if_mkfs_has_the_option(drive: Partitioned) -> None:
    commands: list[tuple[str, ...]] = []

    def run(
        name: str, *arguments: str, fds: Iterable[int] = (), limit_s: float | None = None, stop: Stop | None = None
    ) -> ProgramOutput:
        """The computer seems to have a newer mkfs.exfat than the one that the tests run on."""
        if name != "mkfs.exfat":
            return run_tool(name, *arguments, fds=fds, limit_s=limit_s, stop=stop)
        if arguments == ("-V",):
            return ProgramOutput(0, "exfatprogs version : 1.2.9\n")
        commands.append(arguments)
        return ProgramOutput(0, "")

    Helper(drive, run).do(Verb.MAKE_FILESYSTEM, "exfat", "Backup")

    assert commands == [("-c", "1M", "-b", "32M", "--pack-bitmap", "-s", "512", "-L", "Backup", drive.partition)]


@needs_writable_sysfs
def test_udev_is_triggered_again(helper: Helper, drive: Partitioned) -> None:
    """The kernel numbers its events."""
    number = Path("/sys/kernel/uevent_seqnum")
    before = int(number.read_text())

    helper.do(Verb.MAKE_FILESYSTEM, "ext4", "Backup")

    assert drive.partition
    assert int(number.read_text()) > before


def test_no_filesystem_is_made_over_existing_data(helper: Helper, drive: Partitioned) -> None:
    make(drive, "mkfs.vfat", "-n", "PHOTOS")

    assert helper.refusal(Verb.MAKE_FILESYSTEM, "ext4", "Backup") is HelperRefusal.NOT_EMPTY
    assert "LABEL=PHOTOS" in probed(drive)


def test_no_filesystem_is_made_on_a_mounted_device(helper: Helper, btrfs: Path) -> None:
    assert btrfs.exists()
    assert helper.refusal(Verb.MAKE_FILESYSTEM, "ext4", "Backup") is HelperRefusal.IN_USE


def test_no_filesystem_is_made_on_another_node(drive: Partitioned, tmp_path: Path) -> None:
    """The node is that of another device, a link to the right one, or of a drive that was plugged in later."""
    computer = Computer()
    device = find_device(computer, *drive.number())
    node = tmp_path / device.name

    def refusal(held: BlockDevice) -> HelperRefusal:
        with pytest.raises(Refused) as refused, held_open(held):
            pass
        return refused.value.why

    os.mknod(node, stat.S_IFBLK | 0o600, os.stat(drive.disk).st_rdev)
    assert refusal(replace(device, node=node)) is HelperRefusal.ANOTHER_DRIVE
    node.unlink()
    node.symlink_to(drive.partition)
    assert refusal(replace(device, node=node)) is HelperRefusal.NO_SUCH_DEVICE
    assert refusal(replace(device, sequence=device.sequence + 1)) is HelperRefusal.ANOTHER_DRIVE


def test_no_filesystem_is_made_if_the_whole_disk_is_in_use(drive: Partitioned, tmp_path: Path) -> None:
    """The partition is only the old one."""
    swaps = tmp_path / "swaps"
    swaps.write_text(f"Filename\tType\tSize\tUsed\tPriority\n{drive.disk} partition 1024 0 -2\n")
    verbs = Verbs(Computer(swaps=swaps), ProtectedDisks(Computer(), lambda disk: disk.name == drive.name))

    with pytest.raises(Refused) as refused:
        verbs.do(Verb.MAKE_FILESYSTEM, [*drive.number(), "ext4", "Backup"], NOBODY, Stop())

    assert refused.value.why is HelperRefusal.IN_USE


def test_no_filesystem_is_made_on_a_whole_disk(helper: Helper, drive: Partitioned) -> None:
    assert helper.refusal(Verb.MAKE_FILESYSTEM, "ext4", "Backup", node=drive.disk) is HelperRefusal.NOT_PREPARED
    assert helper.refusal(Verb.MAKE_FILESYSTEM, "zoned-btrfs", "Backup", node=drive.disk) is HelperRefusal.NOT_PREPARED


def test_no_filesystem_is_made_on_a_partition_that_the_program_did_not_make(tmp_path: Path) -> None:
    with partitioned(tmp_path / "image", name="Photos") as drive:
        assert Helper(drive).refusal(Verb.MAKE_FILESYSTEM, "ext4", "Backup") is HelperRefusal.NOT_PREPARED


def test_no_filesystem_is_made_if_the_number_belongs_to_another_drive(helper: Helper, drive: Partitioned) -> None:
    major, minor, sequence = drive.number()
    computer = Computer()
    verbs = Verbs(computer, ProtectedDisks(computer, lambda _disk: True))

    with pytest.raises(Refused) as refused:
        verbs.do(Verb.MAKE_FILESYSTEM, [major, minor, sequence - 1, "ext4", "Backup"], NOBODY, Stop())

    assert refused.value.why is HelperRefusal.ANOTHER_DRIVE
    assert helper.do(Verb.KERNEL_LOG, 1)

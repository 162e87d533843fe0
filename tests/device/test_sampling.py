"""The counters of real devices: what is written to a filesystem is counted for its drive."""

import contextlib
import fcntl
import os
import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import BinaryIO

import pytest

from shingleback.bootstrap.backup import run_backup
from shingleback.devices.mounts import mount_above, number_of
from shingleback.domain.errors import Outcome
from shingleback.domain.monitoring import Counters
from shingleback.domain.smr.drive_database import parse_table
from shingleback.engine.drive.pace import parse_pace
from shingleback.engine.source.copy_context import BackupRequest
from shingleback.monitor.run_monitor import DeviceStack, RealDrives
from shingleback.monitor.sampler import BlockCounters
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Happened, Sampled, Watching
from shingleback.store.drive_records import built_in_text
from shingleback.store.private_files import Paths
from tests.helpers.loop import KINDS, mounted, skip_unless_possible, write_out
from tests.helpers.patience import wait_until

pytestmark = pytest.mark.device

MB = 1_000_000
TABLE = parse_table(built_in_text())
WRITTEN = 64 << 20
SIZE = 12 * MB
OF_FILESYSTEM = 16 << 20
SYS = Path("/sys")
_LOOP_CTL_ADD, _LOOP_CTL_REMOVE = 0x4C80, 0x4C81
_NUMBERS_OF_OUR_OWN = 97


def found_below(point: Path) -> DeviceStack:
    mount = mount_above(point)
    assert mount is not None
    return RealDrives(lambda: TABLE).find(number_of(mount))


def read(stack: DeviceStack) -> Counters:
    counters = stack.counters.read()
    assert counters is not None
    return counters


def write(path: Path, size_bytes: int) -> int:
    fd = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)
    os.write(fd, os.urandom(size_bytes))
    return fd


@pytest.fixture(params=["ext4", "btrfs", "xfs"])
def drive(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    with mounted(request.param, tmp_path) as point:
        yield point


def test_the_bytes_of_a_file_are_counted_for_its_drive(drive: Path) -> None:
    """And only little for the filesystem itself; ext4 initializes its tables meanwhile."""
    stack = found_below(drive)
    write_out(drive)
    before = read(stack)
    fd = write(drive / "file", WRITTEN)
    os.fsync(fd)
    os.close(fd)
    after = read(stack)
    assert WRITTEN <= after.written_bytes - before.written_bytes <= WRITTEN + OF_FILESYSTEM
    assert after.writes > before.writes
    assert after.write_s > before.write_s


def pending_before_and_after(stack: DeviceStack, drive: Path) -> tuple[int | None, int | None]:
    """The bytes that are pending for the drive before and after a file is synced."""
    write_out(drive)
    fd = write(drive / "file", WRITTEN)
    waiting = read(stack).dirty_bytes
    os.fsync(fd)
    os.close(fd)
    return waiting, read(stack).dirty_bytes


def test_pending_writes_are_seen_until_they_are_written(drive: Path) -> None:
    """XFS reports nothing without the kernel's debugfs. Nothing is pending if somebody has just synced all drives."""
    stack = found_below(drive)
    tries = (pending_before_and_after(stack, drive) for _ in range(5))
    waiting, pending_after = next(waits for waits in tries if waits[0] is None or waits[0] >= WRITTEN * 0.9)
    if "xfs" in drive.name and waiting is None:
        assert pending_after is None
        return
    assert waiting is not None
    assert pending_after is not None
    assert waiting <= WRITTEN * 1.1
    assert pending_after < MB


def test_another_subvolume_of_btrfs_is_on_the_same_drive(tmp_path: Path) -> None:
    """Each subvolume has its own device number, which is not that of the block device."""
    with mounted("btrfs", tmp_path) as point:
        subprocess.run(["btrfs", "-q", "subvolume", "create", point / "inner"], check=True)
        assert os.stat(point / "inner").st_dev != os.stat(point).st_dev
        assert found_below(point / "inner").device == found_below(point).device != ""


@pytest.mark.parametrize("kind", ["ext4", "btrfs"])
def test_a_backup_reports_the_drive_of_its_destination(kind: str, tmp_path: Path) -> None:
    """The reported writes add up to what the kernel counted, except for the last window, of four seconds."""
    source = tmp_path / "source"
    source.mkdir()
    (source / "large").write_bytes(os.urandom(SIZE))
    events: list[Event] = []
    with mounted(kind, tmp_path) as point:
        stack = found_below(point)
        before = read(stack)
        request = BackupRequest([bytes(source)], bytes(point / "backup"), pace=parse_pace("2MB/s"))
        result = run_backup(request, Paths.of_user({"HOME": str(tmp_path)}), events.append, Unattended())
        counted = read(stack).written_bytes - before.written_bytes
    assert result.outcome == Outcome.DONE
    assert [event for event in events if isinstance(event, Watching)] == [Watching(device=stack.device)]
    samples = [event for event in events if isinstance(event, Sampled)]
    written = sum(sample.span_s * (sample.written_bps or 0) for sample in samples)
    copied = sum(sample.span_s * sample.copied_bps for sample in samples)
    assert 0.4 * SIZE < written <= counted * 1.01
    assert copied == pytest.approx(SIZE, rel=0.4)
    assert all(event.kind not in ("others", "cliff") for event in events if isinstance(event, Happened))


def test_a_removed_device_counts_nothing_although_its_name_comes_back() -> None:
    skip_unless_possible(KINDS["ext4"])
    with open("/dev/loop-control", "rb") as control:
        number = _added(control)
        name = f"loop{number}"
        try:
            counters = BlockCounters(SYS / "class/block" / name / "stat")
            assert counters.read() is not None
            _remove(control, number)
            assert counters.read() is None
            fcntl.ioctl(control, _LOOP_CTL_ADD, number)
            assert (SYS / "class/block" / name / "stat").exists()
            assert counters.read() is None
        finally:
            _remove(control, number)


def _added(control: BinaryIO) -> int:
    """A loop device that nobody else has."""
    for number in count(_NUMBERS_OF_OUR_OWN):
        with contextlib.suppress(FileExistsError):
            return fcntl.ioctl(control, _LOOP_CTL_ADD, number)
    raise AssertionError


def _remove(control: BinaryIO, number: int) -> None:
    """Programs that probe new devices may have it open for a moment."""

    def is_removed() -> bool:
        with contextlib.suppress(OSError):
            fcntl.ioctl(control, _LOOP_CTL_REMOVE, number)
        return not (SYS / "class/block" / f"loop{number}").exists()

    wait_until(is_removed)

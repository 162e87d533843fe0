"""Real filesystems on a modeled drive: they keep their data, and meet the drive's faults."""

import contextlib
import errno
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.benchmarks.ground import CannotRunError
from tests.benchmarks.modeled import main
from tests.helpers import leftovers, program
from tests.helpers.leftovers import is_dead
from tests.helpers.patience import wait_until
from tests.modeled.clock import ModeledClock
from tests.modeled.mounted import FILESYSTEMS, DriveSpec, ShownDrive, make, mounted, shown_drive

pytestmark = pytest.mark.device

ROOT = Path(__file__).parents[2]
SMALL = DriveSpec(size_bytes=2_000_000_000)
CONTENT = bytes(range(256)) * 40_000


@pytest.fixture
def drive(tmp_path: Path) -> Iterator[ShownDrive]:
    try:
        with shown_drive(tmp_path / "drive", SMALL) as drive:
            yield drive
    except CannotRunError as error:
        pytest.skip(str(error))


def loop_devices() -> str:
    return subprocess.run(["losetup", "--list"], check=True, capture_output=True, text=True).stdout


def is_attached(device: str) -> bool:
    """Whether the device is attached to a modeled drive; otherwise another test uses it by now."""
    with contextlib.suppress(OSError):
        backing_file = Path("/sys/block", Path(device).name, "loop/backing_file").read_text()
        return backing_file.rstrip("\n").endswith("/disk")
    return False


@pytest.mark.parametrize("kind", FILESYSTEMS)
def test_a_filesystem_keeps_its_files(drive: ShownDrive, kind: str, tmp_path: Path) -> None:
    make(drive, kind)
    drive.settle()
    with mounted(drive, kind, tmp_path / "point") as point:
        (point / "file").write_bytes(CONTENT)
    figures = drive.figures
    assert len(CONTENT) < figures.written_bytes < 3 * len(CONTENT)
    assert figures.flushes > 0
    assert 0 < figures.took_s < 10

    with mounted(drive, kind, tmp_path / "point") as point:
        assert (point / "file").read_bytes() == CONTENT


def is_lost_in_a_cut(drive: ShownDrive, kind: str, point: Path) -> bool:
    """Whether a cut loses data that was written and not synced. Synced data must be there."""
    with mounted(drive, kind, point):
        (point / "synced").write_bytes(CONTENT)
        subprocess.run(["sync", "-f", point], check=True)
        (point / "written").write_bytes(CONTENT)
        drive.control("cut 1")
        assert error_of_syncing(point) in {errno.EIO, errno.ENODEV}
    drive.control("back")

    with mounted(drive, kind, point):
        assert (point / "synced").read_bytes() == CONTENT
        is_lost = not (point / "written").exists() or (point / "written").read_bytes() != CONTENT
        (point / "written").unlink(missing_ok=True)
        return is_lost


@pytest.mark.parametrize("kind", ["ext4", "btrfs"])
def test_synced_data_survives_a_power_cut(drive: ShownDrive, kind: str, tmp_path: Path) -> None:
    """And nothing more, unless the kernel or another program syncs all drives just before the cut."""
    make(drive, kind)
    assert any(is_lost_in_a_cut(drive, kind, tmp_path / "point") for _ in range(5))


def test_a_failed_write_is_reported_to_the_process_that_syncs(drive: ShownDrive, tmp_path: Path) -> None:
    make(drive, "ext4")
    with mounted(drive, "ext4", tmp_path / "point") as point, open(point / "file", "wb", buffering=0) as file:
        file.write(CONTENT)
        drive.control("eio 1")
        with pytest.raises(OSError, match=re.escape(os.strerror(errno.EIO))):
            os.fsync(file.fileno())


def error_of_syncing(point: Path) -> int | None:
    with open(point / "written", "rb") as file, pytest.raises(OSError, match=r".") as caught:
        os.fsync(file.fileno())
    return caught.value.errno


def test_a_program_can_use_the_drives_clock(drive: ShownDrive) -> None:
    clock = ModeledClock(drive.page, drive.folder / "control")
    before_s = clock.now_s()
    clock.sleep(100)
    assert 100 <= clock.now_s() - before_s < 101
    from_s = clock.now_s()
    assert from_s <= drive.figures.now_s <= clock.now_s()  # others may read the drive meanwhile, which takes time


def test_an_unknown_command_line_is_refused(drive: ShownDrive) -> None:
    with pytest.raises(OSError, match=re.escape(os.strerror(errno.EINVAL))):
        drive.control("explode")


def test_programs_are_compared(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    args = ["--scale", "0.01", "--wall", "0", "--size", "2", "--filesystem", "btrfs", "--tool", "rsync,shingleback"]
    if main([*args, "--json", str(figures)]):
        pytest.skip(capsys.readouterr().err)
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert [row[:5] for row in rows] == [
        ["btrfs", "home", "write", "fresh", "rsync"],
        ["btrfs", "home", "write", "fresh", "shingleback"],
    ]
    assert all(1 < float(row[5]) < 100 for row in rows)


def test_a_terminated_measurement_leaves_nothing_behind() -> None:
    command = [sys.executable, "-m", "tests.benchmarks", "modeled", "--tool", "rsync", "--scale", "0.1"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        folder = Path(f"/dev/shm/shingleback-benchmark-{process.pid}")
        wait_until(lambda: process.poll() is not None or (folder / "run" / "drive" / "shown" / "disk").exists())
        process.send_signal(signal.SIGTERM)
        _, complaint = process.communicate()
    if process.returncode == 2:
        pytest.skip(complaint.decode())
    assert process.returncode == 128 + signal.SIGTERM, complaint.decode()
    assert not folder.exists()
    assert str(folder) not in loop_devices()


@pytest.mark.parametrize("kind", ["ext4", "btrfs", "xfs"])
def test_one_failed_write_does_not_end_a_backup(drive: ShownDrive, kind: str, tmp_path: Path) -> None:
    """The kernel reports it twice: to the process that waits for the file, and to the one that syncs the filesystem."""
    source = tmp_path / "source"
    source.mkdir()
    for number in range(100):
        (source / f"{number}").write_bytes(os.urandom(1_000_000))
    make(drive, kind)
    with mounted(drive, kind, tmp_path / "point") as point:
        subprocess.run(["sync", "-f", point], check=True)
        drive.control("eio 60")
        reported = program.events("backup", source, point / "backup", check=0)
        assert [event["code"] for event in reported if event["event"] == "note"] == ["batch-again"]
        program.run("verify", point / "backup", check=0)


def test_the_next_run_detaches_what_a_killed_run_left(tmp_path: Path) -> None:
    script = f"""
import os, signal
from pathlib import Path
from tests.modeled.mounted import DriveSpec, make, mounted, shown_drive
with shown_drive(Path("{tmp_path}/drive"), DriveSpec(size_bytes=2_000_000_000)) as drive:
    make(drive, "ext4")
    with mounted(drive, "ext4", Path("{tmp_path}/point")):
        print(drive.device, flush=True)
        os.killpg(0, signal.SIGKILL)
"""
    environment = os.environ | {"PYTHONPATH": f"{program.APP}:{ROOT}"}
    killed = subprocess.run(
        [sys.executable, "-c", script],
        check=False,
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        process_group=0,
    )
    if killed.returncode != -signal.SIGKILL:
        pytest.skip(killed.stderr)
    wait_until(lambda: is_dead(tmp_path / "drive/shown"))

    assert any(str(tmp_path / "drive/shown") in line for line in leftovers.sweep())
    assert not is_attached(killed.stdout.strip())
    assert str(tmp_path) not in Path("/proc/self/mountinfo").read_text()
    assert not any(str(tmp_path) in line for line in leftovers.sweep())

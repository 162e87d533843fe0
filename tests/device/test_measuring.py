"""Measurements on real filesystems change nothing else and leave nothing behind, even after a kill."""

import contextlib
import fcntl
import os
import random
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.engine.files import linux
from tests.helpers.loop import KINDS, mounted, skip_unless_possible
from tests.helpers.noise import write_noise
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.program import children_of, events, run, running, wait_for_event

pytestmark = pytest.mark.device
WORDS = ("random-read", "small-files", "--budget", "600M")


@pytest.fixture(params=["ext4", "btrfs", "xfs", "f2fs", "vfat", "exfat", "ntfs"])
def drive(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """A drive with a photo on it."""
    skip_unless_possible(KINDS[request.param])
    with mounted(request.param, tmp_path, 1200) as point:
        (point / "photo").write_bytes(b"mine" * 1000)
        yield point


def remaining_files(drive: Path) -> dict[str, bytes]:
    files = (path for path in drive.rglob("*") if "lost+found" not in path.parts)
    return {str(path.relative_to(drive)): path.read_bytes() if path.is_file() else b"" for path in files}


def test_a_drive_is_unchanged_after_a_measurement(drive: Path) -> None:
    before = remaining_files(drive)
    result = events("test", drive, *WORDS, check=0)[-1]
    assert result["measurement"]["random_read_s"] > 0
    assert result["measurement"]["files_per_s"] > 0
    assert remaining_files(drive) == before


def test_recently_freed_space_counts(tmp_path: Path) -> None:
    """A btrfs still counts deleted data for up to 30 s."""
    with mounted("btrfs", tmp_path, 1200) as point:
        write_noise(point / "film", 600 << 20, "film")
        with (point / "film").open("rb") as file:
            os.fsync(file.fileno())
        (point / "film").unlink()
        events("test", point, *WORDS, "--dry-run", check=0)


def test_a_read_only_drive_is_reported_as_read_only(tmp_path: Path) -> None:
    with mounted("ext4", tmp_path, 60) as point:
        subprocess.run(["mount", "-o", "remount,ro", point], check=True)
        result = events("test", point, *WORDS, check=3)[-1]

    assert (result["why"], result["values"]) == ("destination-read-only", {"path": str(point)})


def test_a_drive_is_unchanged_after_kills_and_the_next_start(drive: Path) -> None:
    before, chance = remaining_files(drive), random.Random(3)
    for _ in range(4):
        with running("test", drive, *WORDS) as process:
            wait_for_event(process, "measure_planned")
            time.sleep(chance.uniform(0, 0.6))  # any moment will do
            process.send_signal(signal.SIGKILL)
            process.wait(PATIENCE_S)

        def is_clean() -> bool:
            run("history", check=0)
            return remaining_files(drive) == before

        wait_until(is_clean)


@pytest.fixture
def on_ext4(tmp_path: Path) -> Iterator[Path]:
    with mounted("ext4", tmp_path, 2400) as point:
        (point / "deep" / "down" / ".shingleback").mkdir(parents=True)
        (point / "here").mkdir()
        yield point


@contextlib.contextmanager
def running_backup(place: Path) -> Iterator[None]:
    with (place / ".shingleback" / "lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def test_a_backup_anywhere_on_the_drive_takes_precedence(on_ext4: Path) -> None:
    """Even if no set and no folder nearby shows that there is one."""
    with running_backup(on_ext4 / "deep" / "down"):
        assert events("test", on_ext4 / "here", *WORDS, check=2)[-1]["why"] == "destination-busy"
    with running("test", on_ext4 / "here", "idle", "--budget", "1700M") as process:
        wait_for_event(process, "progress")
        with running_backup(on_ext4 / "deep" / "down"):
            assert wait_for_event(process, "finished")["why"] == "destination-busy"
    assert not list((on_ext4 / "here").iterdir())


def test_two_measurements_do_not_run_at_once(on_ext4: Path) -> None:
    with running("test", on_ext4 / "here", "idle", "--budget", "1700M") as process:
        wait_for_event(process, "progress")
        assert events("test", on_ext4, *WORDS, check=2)[-1]["why"] == "test-running"


def test_a_drive_filled_by_others_meanwhile_is_reported_and_nothing_is_left(tmp_path: Path) -> None:
    with mounted("ext4", tmp_path, 900) as drive:
        with running("test", drive, "map", "small-files", "--budget", "700M") as process:
            wait_for_event(process, "progress")  # the map rests for 10 s, before small files are made
            with contextlib.suppress(OSError), (drive / "mine").open("wb") as file:
                while True:
                    file.write(bytes(1 << 20))
                    file.flush()
            result = wait_for_event(process, "finished")

        assert (result["exit_code"], result["why"]) == (3, "test-drive-full")
        assert "backup" not in result["message"]
        assert {path.name for path in drive.iterdir()} == {"lost+found", "mine"}


@pytest.mark.long
def test_an_empty_drive_is_filled_measured_and_emptied(drive: Path) -> None:
    before, room = everything(drive), free_bytes(drive)
    reported = events("test", drive, "fill", "--full", check=0)
    levels = [level["fill_part"] for level in reported[-1]["measurement"]["fill_levels"]]
    assert levels == reported[1]["levels"]
    assert levels[:2] == pytest.approx([0.1, 0.5], abs=0.02)  # small filesystems need more of their space themselves
    assert everything(drive) == before
    assert abs(free_bytes(drive) - room) < 32 << 20


POINTS = 20  # for each filesystem; five of them make a hundred


def everything(drive: Path) -> dict[str, tuple[object, ...]]:
    """For each file and folder: its content, and everything that a person could see change, except the access time."""
    facts: dict[str, tuple[object, ...]] = {}
    for path in [drive, *drive.rglob("*")]:
        if "lost+found" not in path.parts:
            status, content = path.lstat(), path.read_bytes() if path.is_file() else b""
            when = 0 if path == drive else status.st_mtime_ns  # a folder was made and deleted there
            facts[str(path.relative_to(drive))] = (status.st_mode, status.st_uid, status.st_nlink, when, content)
    return facts


@pytest.mark.long
def test_wherever_a_measurement_is_killed_nothing_is_left_and_nothing_else_changed(drive: Path) -> None:
    """Kills the program alone, or with its writing process, at moments spread over a whole measurement and its end."""
    before, room, chance = everything(drive), free_bytes(drive), random.Random(str(drive))
    began_s = time.monotonic()
    events("test", drive, *WORDS, check=0)
    whole_s = time.monotonic() - began_s
    for number in range(POINTS):
        with running("test", drive, *WORDS, is_looked_at=True) as process:
            time.sleep(whole_s * (number + chance.random()) / POINTS)  # the moment of the kill is what is varied here
            for pid in [process.pid, *(children_of(process.pid) if number % 2 else [])]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            process.wait(PATIENCE_S)

        def is_clean() -> bool:
            run("history", check=0)
            return everything(drive) == before and abs(free_bytes(drive) - room) < 32 << 20

        wait_until(is_clean)


def free_bytes(drive: Path) -> int:
    fd = os.open(drive, os.O_RDONLY)
    try:
        linux.syncfs(fd)  # syncing all filesystems would wait for those of other programs
    finally:
        os.close(fd)
    return os.statvfs(drive).f_bfree * os.statvfs(drive).f_frsize

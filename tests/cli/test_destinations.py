"""Destinations that cannot be used: each has its sentence and its exit code, and nothing is harmed."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.backup_sets.library import Memory
from shingleback.devices.sysfs.topology import is_on_own_disk
from shingleback.domain.destination import SIMULATED_DRIVE, SIMULATED_FOLDER
from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.noise import write_noise
from tests.helpers.program import events, run, running, send_command, wait_for_event
from tests.helpers.trees import contents, write


@contextlib.contextmanager
def in_memory(point: Path, options: str) -> Iterator[Path]:
    """A small filesystem, mounted in a with statement."""
    if os.geteuid() != 0:
        pytest.skip("needs root, to mount")
    point.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", str(point)], check=True)
    try:
        yield point
    finally:
        subprocess.run(["umount", str(point)], check=True)


def remount(point: Path, options: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{options}", str(point)], check=True)


def test_a_destination_without_a_parent_folder_is_refused(source: Path, drive: Path) -> None:
    result = events("backup", source, drive / "not" / "there", check=2)[-1]

    assert result["why"] == "destination-missing"
    assert str(drive / "not" / "there") in result["message"]


def test_a_file_is_no_destination(source: Path, drive: Path) -> None:
    drive.write_bytes(b"mine")

    assert events("backup", source, drive, check=2)[-1]["why"] == "destination-is-a-file"
    assert events("backup", source, drive / "below", check=2)[-1]["why"] == "destination-is-a-file"
    assert drive.read_bytes() == b"mine"


@pytest.mark.parametrize("arguments", [["", "drive"], ["source", ""], ["", ""], ["source"], []])
def test_an_empty_path_is_not_the_current_folder(
    source: Path, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As from a shell variable that was never set."""
    monkeypatch.chdir(source.parent)

    assert events("backup", *arguments, check=2)[-1]["why"] == "source-or-destination-missing"
    assert [path.name for path in source.parent.iterdir()] == ["source"]


def test_a_set_made_after_backups_of_its_folders_knows_them(source: Path, drive: Path) -> None:
    link = source.with_name("link")
    link.symlink_to(source)
    run("backup", link, drive, check=0)
    chosen = BackupSet([str(source)], str(drive), key="mine")
    settings.save(Paths.of_user().settings_file, Settings(sets=[chosen]))
    last = Memory(Paths.of_user()).last_backup(chosen)
    assert last is not None
    assert last.version


def test_what_was_erased_is_not_missed_but_what_came_after_it_is(source: Path, tmp_path: Path) -> None:
    """Before, a mark said so, which only a backup from the window cleared."""
    drive = tmp_path / f"{SIMULATED_FOLDER}1" / SIMULATED_DRIVE
    drive.mkdir(parents=True)
    chosen = BackupSet([str(source)], str(drive), key="mine")
    settings.save(Paths.of_user().settings_file, Settings(sets=[chosen]))
    as_set = ("--set=mine", f"--place={drive}", source, drive)
    run("backup", *as_set, check=0)
    name = events("prepare", drive, "--simulate", "--dry-run", check=0)[-1]["plan"]["name"]
    run("prepare", drive, "--simulate", f"--confirm={name}", check=0)
    assert list(drive.iterdir()) == []
    assert Memory(Paths.of_user()).last_backup(chosen) is None

    run("backup", "--set=", source, drive, check=0)
    shutil.rmtree(drive)
    drive.mkdir()
    assert events("backup", *as_set, check=4)[-1]["why"] == "destination-changed"


@pytest.mark.device
@pytest.mark.parametrize("is_first", [True, False], ids=["first run", "second run"])
def test_a_read_only_drive_is_reported(source: Path, drive: Path, is_first: bool) -> None:
    with in_memory(drive, "size=20m"):
        if not is_first:
            run("backup", source, drive, check=0)
        remount(drive, "ro")
        for place in (drive, drive / "new"):
            result = events("backup", source, place, check=3)[-1]
            assert (result["why"], result["outcome"]) == ("destination-read-only", "drive-refused")


@pytest.mark.device
def test_a_backup_on_a_read_only_drive_can_be_read(source: Path, drive: Path, tmp_path: Path) -> None:
    with in_memory(drive, "size=20m"):
        run("backup", source, drive, check=0)
        remount(drive, "ro")
        run("verify", drive, check=0)
        run("versions", drive, check=0)
        run("restore", drive, "--to", tmp_path / "restored", check=0)

    assert contents(tmp_path / "restored" / "source") == contents(source)


@pytest.mark.device
@pytest.mark.parametrize("options", ["size=4m", "size=64m,nr_inodes=60"], ids=["no blocks", "no inodes"])
def test_a_drive_that_is_full_from_the_start_is_reported(source: Path, drive: Path, options: str) -> None:
    with in_memory(drive, options):
        with contextlib.suppress(OSError):
            for number in range(1000):
                write(drive / "mine" / f"{number}", b"m" * 100_000)
        before = contents(drive / "mine")
        result = events("backup", source, drive, check=3)[-1]

        assert (result["outcome"], result["version"]) == ("drive-full", "")
        assert contents(drive / "mine") == before


@pytest.mark.device
def test_a_drive_that_becomes_full_keeps_what_fits_and_continues_when_there_is_space(source: Path, drive: Path) -> None:
    for number in range(40):
        write(source / "many" / f"{number}", os.urandom(200_000))
    with in_memory(drive, "size=5m"):
        result = events("backup", source, drive, check=3)[-1]
        assert {item["reason"] for item in result["left_out"]} == {"no-room"}
        assert 10 < result["durable"]["files"] == 42 - result["left_out_count"]

        remount(drive, "size=20m")
        again = events("backup", source, drive, check=0)[-1]
        assert again["copied"]["files"] == result["left_out_count"]
        assert contents(drive / "source") == contents(source)


def test_a_second_run_to_the_same_destination_is_refused_during_the_first(source: Path, drive: Path) -> None:
    write_noise(source / "large", 60_000_000, "large")
    with running("backup", source, drive, "--pace=20") as first:
        send_command(first, "pause")  # sent before the run has begun, so that it cannot have ended
        wait_for_event(first, "state", state="paused")
        result = events("backup", source, drive, check=4)[-1]
        first.terminate()
        assert wait_for_event(first, "finished")["exit_code"] == 130

    assert (result["why"], result["outcome"]) == ("destination-busy", "unsafe")
    events("backup", source, drive, check=0)


def test_the_destination_of_a_vanished_backup_is_not_used_unless_requested(source: Path, drive: Path) -> None:
    run("backup", source, drive, check=0)
    shutil.rmtree(drive)
    assert events("backup", source, drive, check=2)[-1]["why"] == "destination-missing"
    drive.mkdir()

    result = events("backup", source, drive, check=4)[-1]
    assert result["why"] == "destination-changed"
    assert "--new" in result["message"]
    assert list(drive.iterdir()) == []

    run("backup", source, drive, "--new", check=0)
    run("backup", source, drive, check=0)


@pytest.mark.device
def test_the_empty_mount_point_of_a_drive_that_left_is_not_written_to_unless_requested(source: Path) -> None:
    """Not a single file had reached the drive, so nothing else remembers it."""
    write_noise(source / "large", 60_000_000, "large")
    with tempfile.TemporaryDirectory(prefix="shingleback-test-", dir="/var/tmp") as folder:
        if not is_on_own_disk(Path(folder).resolve()):
            pytest.skip("needs a folder on a disk that the system shows")
        point = Path(folder, "drive")
        with in_memory(point, "size=100m"), running("backup", source, point, "--pace=20") as first:
            send_command(first, "pause")
            assert not wait_for_event(first, "opened")["is_own_disk"]
            wait_for_event(first, "state", state="paused")
            subprocess.run(["umount", "--lazy", point], check=True)
            subprocess.run(["mount", "--bind", point, point], check=True)  # for in_memory to unmount
            send_command(first, "resume")
            assert wait_for_event(first, "finished")["outcome"] == "drive-gone"

        refused = events("backup", source, point, check=4)
        assert refused[-1]["why"] == "destination-changed"
        assert not [event for event in refused if event.get("code") == "own-disk"], "nothing goes there"
        assert list(point.iterdir()) == []
        assert events("backup", source, point, "--new", check=0)[-1]["is_own_disk"]


def test_a_destination_with_an_undecodable_name_gets_backups_and_is_remembered(source: Path, drive: Path) -> None:
    drive.mkdir()
    place = drive / os.fsdecode(b"\xff")
    for _ in range(2):
        assert events("backup", f"--place={place}", source, place, check=0)[-1]["outcome"] == "done"
    shutil.rmtree(place)
    assert events("backup", f"--place={place}", source, place)[-1]["why"] == "destination-missing"


def test_a_run_belongs_to_the_named_set_or_to_that_with_its_folders_and_destination(source: Path, drive: Path) -> None:
    chosen = BackupSet([str(source)], str(drive), key="mine")
    settings.save(Paths.of_user().settings_file, Settings(sets=[chosen]))
    second_source = source / "other"
    write(second_source / "file", b"x")
    assert events("backup", source, drive, check=0)[-1]["backup_set"] == "mine"
    assert events("backup", second_source, drive, check=0)[-1]["backup_set"] == ""
    assert events("backup", "--set=yours", second_source, drive, check=0)[-1]["backup_set"] == "yours"
    last = Memory(Paths.of_user()).last_backup(chosen)
    assert last is not None
    assert last.backup_set == "mine"


@pytest.mark.device
def test_a_restore_to_a_target_that_became_read_only_is_reported(source: Path, drive: Path, tmp_path: Path) -> None:
    """The existing files need no writing. The first missing file does, and reading it from the drive succeeded."""
    run("backup", source, drive, check=0)
    with in_memory(tmp_path / "place", "size=20m") as place:
        run("restore", drive, "--to", place, check=0)
        next(path for path in (place / "source").rglob("*") if path.is_file()).unlink()
        remount(place, "ro")
        result = events("restore", drive, "--to", place, check=2)[-1]

    assert (result["why"], result["values"]["path"]) == ("target-unwritable", str(place))
    assert "Read-only file system" in result["message"]

"""A measurement leaves nothing on a drive, and removes nothing else from it."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.bootstrap.measuring import remove_test_files
from shingleback.devices.mounts import Mount
from shingleback.domain.errors import Canceled, UsageError, Why
from shingleback.measuring.areas import (
    FOLDER,
    FileArea,
    MeasurementFolder,
    MeasurementNotes,
    RealSmallFiles,
    remove_left_behind,
    workplace,
)
from shingleback.measuring.sequences import MIB
from shingleback.protocol.control import JobControl, Unattended
from shingleback.store.private_files import Paths
from tests.helpers.leaks import descriptors


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    folder = tmp_path / "drive"
    folder.mkdir()
    (folder / "photo").write_bytes(b"mine")
    return folder


def contents(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def kill_at_work(drive: Path) -> None:
    """Kill a process that has an area with a name, and small files."""
    ready_in, ready_out = os.pipe()
    pid = os.fork()
    if pid == 0:
        with workplace(drive) as workplace_folder:
            os.close(os.open("area", os.O_CREAT | os.O_WRONLY, dir_fd=workplace_folder.folder_fd))
            os.close(workplace_folder.open_files())
            (drive / FOLDER / "files" / "0").write_bytes(b"small")
            os.write(ready_out, b".")
            time.sleep(100)
    os.close(ready_out)
    assert os.read(ready_in, 1), "it ended by itself"
    os.close(ready_in)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


def test_an_area_is_written_and_read_and_removed_at_the_end(drive: Path) -> None:
    with workplace(drive) as workplace_folder:
        area = FileArea(workplace_folder, 8 * MIB)
        area.write(0, MIB)
        area.flush()
        area.read(0, 4096)
        assert area.now_s() > 0
        area.close()
    assert contents(drive) == {"photo"}


def allocated_bytes_in(folder: Path) -> int:
    """Of the files that this process has open, also those without a name. Free space would count other processes."""
    return sum(os.fstat(fd).st_blocks * 512 for fd, name in descriptors().items() if name.startswith(f"{folder}/"))


def test_the_space_of_an_area_is_allocated_at_once(drive: Path) -> None:
    with workplace(drive) as workplace_folder:
        area = FileArea(workplace_folder, 64 * MIB)
        allocated_bytes = allocated_bytes_in(drive)
        area.close()
    assert allocated_bytes >= 64 * MIB


def test_small_files_are_made_and_removed(drive: Path) -> None:
    with workplace(drive) as workplace_folder:
        files = RealSmallFiles(workplace_folder, lambda: None, time.monotonic)
        files.make(20, 1000)
        assert len(list((drive / FOLDER / "files").iterdir())) == 20
        files.remove()
        assert contents(drive) == {"photo", FOLDER}


def test_a_cancel_while_small_files_are_made_gives_no_figure(drive: Path) -> None:
    """A figure for all of them in the time for some would look like a very fast drive."""
    person = Unattended()
    job = JobControl(person)

    def poll() -> None:
        person.is_canceled = len(list((drive / FOLDER / "files").iterdir())) == 5
        job.poll()

    with workplace(drive) as workplace_folder, pytest.raises(Canceled):
        RealSmallFiles(workplace_folder, poll, time.monotonic).make(20, 1000)
    assert contents(drive) == {"photo"}


def test_an_error_during_a_measurement_leaves_nothing(drive: Path) -> None:
    def fail() -> None:
        with workplace(drive) as workplace_folder:
            os.close(workplace_folder.open_files())
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert contents(drive) == {"photo"}


def test_files_of_a_killed_measurement_are_removed(drive: Path) -> None:
    kill_at_work(drive)
    assert contents(drive) > {FOLDER, f"{FOLDER}/area"}
    assert remove_left_behind(drive)
    assert contents(drive) == {"photo"}


def test_a_running_measurement_is_left_alone(drive: Path) -> None:
    with workplace(drive) as workplace_folder:
        os.close(workplace_folder.open_files())
        assert not remove_left_behind(drive)
        with pytest.raises(UsageError) as refused, workplace(drive):
            pass
        assert refused.value.why is Why.TEST_RUNNING
        assert (drive / FOLDER / "files").exists()


def test_foreign_files_in_the_folder_stay(drive: Path) -> None:
    (drive / FOLDER).mkdir()
    (drive / FOLDER / "letter").write_bytes(b"Dear")
    assert not remove_left_behind(drive)
    assert (drive / FOLDER / "letter").read_bytes() == b"Dear"


def test_a_link_in_place_of_the_folder_is_not_followed(drive: Path, tmp_path: Path) -> None:
    target = tmp_path / "elsewhere"
    (target / "files").mkdir(parents=True)
    (target / "area").write_bytes(b"a film")
    (drive / FOLDER).symlink_to(target)
    remove_left_behind(drive)
    assert (target / "area").read_bytes() == b"a film"


@pytest.mark.parametrize("put", [os.mkfifo, Path.touch, lambda workplace_folder: workplace_folder.symlink_to("/tmp")])
def test_anything_else_in_place_of_the_folder_stays_and_is_an_error(drive: Path, put: Callable[[Path], None]) -> None:
    put(drive / FOLDER)
    with pytest.raises(UsageError) as refused, workplace(drive):
        pass
    assert refused.value.why is Why.TARGET_UNWRITABLE
    assert contents(drive) >= {FOLDER, "photo"}


def test_a_folder_in_place_of_the_file_stays_and_causes_no_error(drive: Path) -> None:
    (drive / FOLDER / "area").mkdir(parents=True)
    with workplace(drive) as workplace_folder:
        os.close(workplace_folder.open_area())
    assert (drive / FOLDER / "area").is_dir()


def test_the_next_start_of_the_program_removes_leftovers(drive: Path) -> None:
    paths = Paths.of_user()
    MeasurementNotes(paths.test_places_folder).note(drive)
    kill_at_work(drive)

    remove_test_files(paths)

    assert contents(drive) == {"photo"}
    assert MeasurementNotes(paths.test_places_folder).noted() == []


def test_leftovers_on_an_unplugged_drive_are_remembered(drive: Path, tmp_path: Path) -> None:
    notes = MeasurementNotes(tmp_path / "state")
    notes.note(drive / "gone")
    notes.clean()
    assert [workplace_folder.path for workplace_folder in notes.noted()] == [bytes(drive / "gone")]


@pytest.mark.parametrize("damaged", [b"", b"/mnt/drive", b'{"path": "L21u'])
def test_a_damaged_note_keeps_no_other_from_being_used(drive: Path, tmp_path: Path, damaged: bytes) -> None:
    notes = MeasurementNotes(tmp_path / "state")
    notes.note(drive)
    (tmp_path / "state" / "0").write_bytes(damaged)

    assert [note.path for note in notes.noted()] == [bytes(drive)]
    notes.clean()
    assert notes.noted() == []


ROOT = Mount(1, "8:1", Path("/"), "ext4", "/dev/sda1", frozenset())


class MountTable:
    """The mounts besides the root. Attributes: `uuids`: UUIDs of the known devices."""

    def __init__(self, folder: Path) -> None:
        self.uuids: dict[str, str] = {}
        self.others: list[Mount] = []
        self.notes = MeasurementNotes(folder, lambda: [ROOT, *self.others], self.uuids.get)

    def mount(self, point: Path, device: str = "/dev/sdb1") -> None:
        self.others = [Mount(2, "8:17", point, "exfat", device, frozenset())]


def leave_area(drive: Path) -> None:
    (drive / FOLDER).mkdir(exist_ok=True)
    (drive / FOLDER / "area").write_bytes(b"of a test")


@pytest.mark.parametrize("uuid", ["", "4F2K"])
def test_an_empty_mount_point_does_not_mean_that_nothing_is_left(drive: Path, tmp_path: Path, uuid: str) -> None:
    mounts = MountTable(tmp_path / "state")
    mounts.mount(drive)
    mounts.uuids.update({"/dev/sdb1": uuid} if uuid else {})
    mounts.notes.note(drive)
    mounts.others = []
    mounts.notes.clean()
    assert len(mounts.notes.noted()) == 1

    leave_area(drive)
    mounts.mount(drive)
    mounts.notes.clean()

    assert (contents(drive), mounts.notes.noted()) == ({"photo"}, [])


def test_another_drive_at_the_same_mount_point_is_not_mistaken(drive: Path, tmp_path: Path) -> None:
    mounts = MountTable(tmp_path / "state")
    mounts.uuids |= {"/dev/sdb1": "4F2K", "/dev/sdc1": "another"}
    mounts.mount(drive)
    mounts.notes.note(drive)

    mounts.mount(drive, "/dev/sdc1")
    mounts.notes.clean()

    assert len(mounts.notes.noted()) == 1


def test_leftovers_are_removed_in_a_chroot_too(drive: Path, tmp_path: Path) -> None:
    """There, no mount may be visible, not even one at /."""
    visible: list[Mount] = []
    notes = MeasurementNotes(tmp_path / "state", lambda: visible, lambda _device: None)
    notes.note(drive)
    leave_area(drive)

    visible.append(Mount(2, "8:17", drive, "exfat", "/dev/sdb1", frozenset()))
    notes.clean()
    assert len(notes.noted()) == 1

    visible.clear()
    notes.clean()
    assert (contents(drive), notes.noted()) == ({"photo"}, [])


def test_leftovers_are_removed_at_the_drives_new_mount_point(drive: Path, tmp_path: Path) -> None:
    mounts = MountTable(tmp_path / "state")
    mounts.uuids["/dev/sdb1"] = "4F2K"
    mounts.mount(tmp_path / "before")
    mounts.notes.note(tmp_path / "before" / "deep")
    (drive / "deep").mkdir()
    leave_area(drive / "deep")

    mounts.mount(drive)
    mounts.notes.clean()

    assert (contents(drive / "deep"), mounts.notes.noted()) == (set(), [])


def test_an_area_has_a_name_where_unnamed_files_are_unsupported(drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "O_TMPFILE", 0)  # as on FAT: opening the folder for writing fails
    with workplace(drive) as workplace_folder:
        fd = workplace_folder.open_area()
        assert (drive / FOLDER / "area").exists()
        os.close(fd)
    assert contents(drive) == {"photo"}
    assert isinstance(workplace_folder, MeasurementFolder)

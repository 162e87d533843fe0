"""A drive is mounted elsewhere than before: its backup continues there, and on no other drive."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from shingleback.backup_sets.destinations import DestinationLocator, Tables
from shingleback.backup_sets.library import Memory
from shingleback.domain.destination import DestinationState
from shingleback.protocol.results import CheckFinished
from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, When
from tests.helpers.containers import needs_visible_root
from tests.helpers.loop import attached, known_by_uuid, loop_device, mount, unmount
from tests.helpers.program import events
from tests.helpers.trees import contents, write

pytestmark = pytest.mark.device


class Drive:
    """A real filesystem that can be mounted anywhere. It is unmounted at the end of the test."""

    def __init__(self, kind: str, device: str) -> None:
        self.device = device
        self._kind = kind
        self._point: Path | None = None

    def open_at(self, point: Path) -> Path:
        """Returns the folder for the backup there."""
        self.close()
        point.mkdir(parents=True, exist_ok=True)
        mount(self._kind, self.device, point)
        self._point = point
        return point / "backup"

    def close(self) -> None:
        if self._point is not None:
            unmount(self._point)
            self._point = None


class Desk:
    """`old` and `new` are the mount points of a desktop; `place` is the destination in the backup set."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self._folder = folder
        self._stack = stack
        self.old, self.new = folder / "media" / "Backup", folder / "media" / "Backup1"
        self.place = self.old / "backup"
        self.source = folder / "letters"
        self.chosen = BackupSet()
        write(self.source / "one", b"Dear reader")

    def drive(self, kind: str = "ext4") -> Drive:
        number = len(list(self._folder.glob("*.img")))
        device = self._stack.enter_context(loop_device(kind, self._folder / f"{number}.img", 300))
        self._stack.enter_context(known_by_uuid(device))
        drive = Drive(kind, device)
        self._stack.callback(drive.close)
        return drive

    def choose(self, place: Path) -> None:
        self.place = place
        self.chosen = BackupSet(folders=[str(self.source)], destination=str(place), when=When.DAILY)
        settings.save(Paths.of_user().settings_file, Settings(sets=[self.chosen], on_battery=True))
        (self.chosen,) = settings.load(Paths.of_user().settings_file).sets  # with its key

    def back_up_yesterday(self) -> None:
        """Makes a backup and then something new. The history knows the destination, and no backup of today."""
        events("backup", f"--place={self.place}", self.source, self.place, check=0)
        with closing(sqlite3.connect(Paths.of_user().history_file)) as history, history:
            history.execute("DELETE FROM run")
        write(self.source / "two", b"Dear other reader")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with ExitStack() as stack:
        yield Desk(tmp_path, stack)


@pytest.fixture
def mine(desk: Desk) -> Drive:
    """An unmounted drive with the backup of yesterday."""
    drive = desk.drive()
    drive.open_at(desk.old)
    desk.choose(desk.place)
    desk.back_up_yesterday()
    drive.close()
    return drive


def outcomes() -> list[tuple[str, str]]:
    """The outcomes of the due backups."""
    return [(run["outcome"], run["why"]) for run in events("due")[-1]["runs"]]


@pytest.mark.parametrize("kind", ["ext4", "btrfs", "exfat"])
def test_a_backup_continues_where_its_drive_is_mounted_now(desk: Desk, kind: str) -> None:
    drive = desk.drive(kind)
    drive.open_at(desk.old)
    desk.choose(desk.place)
    desk.back_up_yesterday()

    now = drive.open_at(desk.new)
    reported = events("due", check=0)
    assert [event["destination"] for event in reported if event["event"] == "opened"] == [str(now)]
    assert contents(now / "letters") == contents(desk.source)
    assert not desk.place.exists()
    assert outcomes() == []

    memory = Memory(Paths.of_user())
    drive.close()
    last = memory.last_backup(desk.chosen)
    assert last is not None
    assert last.destination == str(now)


def test_a_mounted_part_of_the_drive_is_enough_to_find_the_backup(desk: Desk, mine: Drive) -> None:
    """As a subvolume, or a folder that an automounter shows under another root."""
    mine.open_at(desk.new)
    backup_mount = desk.new.with_name("only the backup")
    backup_mount.mkdir()
    subprocess.run(["mount", "--bind", desk.new / "backup", backup_mount], check=True)
    mine.close()
    try:
        assert Memory(Paths.of_user()).places.find(str(desk.place)) == (DestinationState.HERE, str(backup_mount))
        assert outcomes() == [("done", "")]
        assert contents(backup_mount / "letters") == contents(desk.source)
    finally:
        unmount(backup_mount)


def test_a_foreign_drive_at_the_old_mount_point_is_left_alone(desk: Desk, mine: Drive) -> None:
    """That drive has a backup with the same name, too."""
    stranger = desk.drive()
    theirs = stranger.open_at(desk.old)
    write(desk.source.with_name("theirs") / "letter", b"not yours")
    events("backup", "--new", desk.source.with_name("theirs"), theirs, check=0)
    with closing(sqlite3.connect(Paths.of_user().history_file)) as history, history:
        history.execute("DELETE FROM run")
        history.execute("DELETE FROM known WHERE rowid = (SELECT max(rowid) FROM known)")
    before = contents(theirs)

    assert outcomes() == []
    arguments = ("backup", f"--place={desk.place}", desk.source, desk.place)
    assert events(*arguments, check=4)[-1]["why"] == "other-backup"
    assert contents(theirs) == before

    now = mine.open_at(desk.new)
    assert outcomes() == [("done", "")]
    assert contents(now / "letters") == contents(desk.source)
    assert contents(theirs) == before


def test_a_new_drive_with_the_same_name_is_left_alone(desk: Desk, mine: Drive) -> None:
    desk.drive().open_at(desk.old)
    assert outcomes() == []
    arguments = ("backup", f"--place={desk.place}", desk.source, desk.place)
    assert events(*arguments)[-1]["why"] == "destination-missing"
    desk.place.mkdir()
    assert events(*arguments)[-1]["why"] == "destination-changed"
    assert list(desk.place.iterdir()) == []
    mine.open_at(desk.new)
    assert outcomes() == [("done", "")]


@pytest.mark.usefixtures("mine")
def test_nothing_is_written_to_the_empty_mount_point(desk: Desk) -> None:
    desk.place.mkdir(parents=True)
    assert outcomes() == []
    arguments = ("backup", f"--place={desk.place}", desk.source, desk.place)
    assert events(*arguments)[-1]["why"] == "destination-changed"
    assert list(desk.place.iterdir()) == []


def test_a_backup_found_elsewhere_must_be_the_expected_one(desk: Desk, mine: Drive) -> None:
    """Somebody has emptied the drive, and started another backup in the same folder."""
    now = mine.open_at(desk.new)
    shutil.rmtree(now)
    events("backup", "--new", "--place=/another/place", desk.source, now, check=0)
    before = contents(now)
    assert outcomes() == [("unsafe", "other-backup")]
    assert contents(now) == before


def test_two_drives_that_swap_mount_points_each_get_their_own_backup(desk: Desk, mine: Drive) -> None:
    mine.open_at(desk.new)
    second_drive, folder = desk.drive(), desk.source.with_name("pictures")
    write(folder / "cat", b"meow")
    events("backup", f"--place={desk.place}-2", folder, second_drive.open_at(desk.old), check=0)

    find = Memory(Paths.of_user()).places.find
    assert find(str(desk.place)) == (DestinationState.HERE, str(desk.new / "backup"))
    assert find(f"{desk.place}-2") == (DestinationState.HERE, str(desk.place))
    mine.close()
    assert find(str(desk.place)).presence is DestinationState.TAKEN
    assert outcomes() == []


def test_swapped_drives_keep_their_own_history_also_in_a_terminal(desk: Desk, mine: Drive) -> None:
    mine.open_at(desk.new)
    second_drive, folder = desk.drive(), desk.source.with_name("pictures")
    write(folder / "cat", b"meow")
    theirs = second_drive.open_at(desk.old)
    events("backup", f"--place={desk.place}-2", folder, theirs, check=0)
    before = contents(theirs)

    events("verify", desk.place, check=0)
    memory = Memory(Paths.of_user())
    assert memory.runs(str(desk.place)) == ()
    assert [result.command for result in memory.runs(f"{desk.place}-2") if isinstance(result, CheckFinished)] == [
        "verify"
    ]
    assert events("backup", desk.source, desk.place, check=4)[-1]["why"] == "other-backup"
    assert contents(theirs) == before


def test_a_drive_with_an_undecodable_name_gets_backups_and_is_not_searched_for(desk: Desk, mine: Drive) -> None:
    """As from a system with another character set."""
    odd = desk.old.with_name(os.fsdecode(b"B\xfccher"))
    now = mine.open_at(odd)
    assert Memory(Paths.of_user()).places.find(str(desk.place)).presence is DestinationState.AWAY
    assert outcomes() == []
    events("backup", desk.source, now, check=0)
    only_that = odd.with_name("that")
    only_that.mkdir()
    (odd / os.fsdecode(b"\xff")).mkdir()
    subprocess.run(["mount", "--bind", odd / os.fsdecode(b"\xff"), only_that], check=True)
    try:
        assert events("backup", desk.source, only_that / "backup", check=0)[-1]["outcome"] == "done"
        assert events("backup", desk.source, only_that / "backup", check=0)[-1]["outcome"] == "done"
    finally:
        unmount(only_that)


def test_a_drive_and_its_clone_are_not_distinguished_by_guessing(desk: Desk, mine: Drive, tmp_path: Path) -> None:
    image = tmp_path / "clone"
    shutil.copyfile(mine.device, image)
    notes = tmp_path / "udev"
    notes.mkdir()
    with attached(image) as clone:
        for device in (mine.device, clone):
            number = Path(device).stat().st_rdev
            line = subprocess.run(
                ["blkid", "-p", "-o", "export", device], check=True, capture_output=True, text=True
            ).stdout
            uuid = next(field.partition("=")[2] for field in line.splitlines() if field.startswith("UUID="))
            text = f"S:disk/by-uuid/{uuid}\nE:ID_FS_UUID_ENC={uuid}\nE:ID_FS_USAGE=filesystem\n"
            (notes / f"b{number >> 8}:{number & 0xFF}").write_text(text)
        places = DestinationLocator(Paths.of_user().history_file, Tables(udev=notes).now)
        mine.open_at(desk.new)
        assert places.find(str(desk.place)).presence is DestinationState.DOUBLED
    (notes / f"b{number >> 8}:{number & 0xFF}").unlink()
    assert places.find(str(desk.place)) == (DestinationState.HERE, str(desk.new / "backup"))


@needs_visible_root
def test_a_destination_named_by_a_symlink_gets_backups_and_is_known(desk: Desk, tmp_path: Path) -> None:
    drive = desk.drive()
    drive.open_at(desk.old)
    link = tmp_path / "my backup"
    link.symlink_to(desk.old / "backup")
    desk.choose(link)
    desk.back_up_yesterday()
    assert outcomes() == [("done", "")]
    memory = Memory(Paths.of_user())
    first = memory.last_backup(desk.chosen)
    assert first is not None
    assert first in memory.runs(str(link))
    assert first in memory.runs(str(desk.old / "backup"))

    now = drive.open_at(desk.new)
    write(desk.source / "three", b"Dear third reader")
    events("backup", desk.source, now, check=0)
    last = memory.last_backup(desk.chosen)
    assert last is not None
    assert last.destination == str(now)


def test_two_drives_that_alternate_under_one_name_both_stay_known(desk: Desk, mine: Drive) -> None:
    second_drive = desk.drive()
    arguments = ("backup", f"--place={desk.place}", desk.source, desk.place)
    second_drive.open_at(desk.old)
    assert events(*arguments)[-1]["why"] == "destination-missing"
    events(*arguments, "--new", check=0)
    for drive in (mine, second_drive):
        second_drive.close()
        mine.close()
        drive.open_at(desk.old)
        events(*arguments, check=0)
    with closing(RunHistory(Paths.of_user().history_file)) as history:
        assert len({place.backup for place in history.places()}) == 2

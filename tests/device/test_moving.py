"""Backups move to another filesystem, on loop devices. All versions come along, and the old drive stays unchanged."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.engine.files import btrfs
from shingleback.store import settings
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.examples import with_long
from tests.helpers.loop import device_of, known_by_uuid, mounted
from tests.helpers.moved import BackupWithHistory, TwoBackups
from tests.helpers.whole import whole
from tests.helpers.workshop import Workshop

pytestmark = pytest.mark.device


@pytest.fixture
def drives(tmp_path: Path) -> Iterator["TwoPlaces"]:
    with ExitStack() as stack:
        yield TwoPlaces(tmp_path, stack)


class TwoPlaces:
    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        self._stack = stack

    def mounted(self, kind: str, name: str, size_mb: int = 600) -> Path:
        folder = self.folder / name
        folder.mkdir()
        return self._stack.enter_context(mounted(kind, folder, size_mb)) / "backup"

    def folder_of(self, name: str) -> Path:
        (self.folder / name).mkdir()
        return self.folder / name

    def backup_on(self, kind: str, seed: int = 1, runs: int = 4) -> BackupWithHistory:
        workshop = Workshop(self.folder)
        workshop.destination = self.mounted(kind, "old")
        lived = BackupWithHistory(workshop, seed)
        lived.run_history(runs)
        return lived


def remounted_read_only(point: Path) -> None:
    subprocess.run(["mount", "-o", "remount,ro", str(point)], check=True, capture_output=True)


@pytest.mark.parametrize("seed", [1, *with_long(2, 12)])
@pytest.mark.parametrize(("old", "new"), [("ext4", "btrfs"), ("btrfs", "ext4"), ("btrfs", "xfs"), ("xfs", "btrfs")])
def test_every_version_comes_along_and_the_old_drive_is_not_written(
    drives: TwoPlaces, old: str, new: str, seed: int
) -> None:
    lived = drives.backup_on(old, seed)
    remounted_read_only(lived.workshop.destination.parent)
    before = whole(device_of(lived.workshop.destination.parent))
    target = drives.mounted(new, "new")

    result = lived.move(target)

    assert (result.outcome, result.is_complete) == ("done", True), (result.why, result.values)
    assert result.checked == result.copied == result.total
    assert whole(device_of(lived.workshop.destination.parent)) == before
    assert lived.is_whole(target)


@pytest.mark.parametrize(("old", "new"), [("ext4", "btrfs"), ("btrfs", "ext4")])
def test_the_next_backup_copies_nothing_again_and_adds_a_version(drives: TwoPlaces, old: str, new: str) -> None:
    lived = drives.backup_on(old)
    target = drives.mounted(new, "new")
    lived.move(target)
    lived.workshop.destination = target

    next_result = lived.workshop.backup(*lived.tops)
    lived.run_history(2)

    assert (next_result.outcome, next_result.copied.files, next_result.renamed.files) == ("done", 0, 0)
    assert lived.is_whole(target)


def test_a_backup_moved_to_btrfs_continues_with_snapshots(drives: TwoPlaces) -> None:
    lived = drives.backup_on("ext4", runs=1)
    target = drives.mounted("btrfs", "new")
    lived.move(target)
    lived.workshop.destination = target
    lived.run_history(1)

    versions = sorted(name for name in os.listdir(target / ".shingleback" / "versions"))
    newest = os.open(target / ".shingleback" / "versions" / versions[-1], os.O_RDONLY)
    try:
        assert btrfs.is_snapshot(newest)
    finally:
        os.close(newest)


@pytest.mark.parametrize("kind", ["exfat", "ntfs", "vfat"])
def test_a_filesystem_that_cannot_hold_everything_is_refused_before_anything_is_written(
    drives: TwoPlaces, kind: str
) -> None:
    lived = drives.backup_on("ext4", runs=1)
    target = drives.mounted(kind, "new")

    result = lived.move(target)

    assert (result.exit_code, result.why) == (4, "move-filesystem")
    assert not list(target.parent.iterdir())


@pytest.mark.parametrize("kind", ["exfat", "vfat"])
def test_a_backup_can_move_away_from_such_a_filesystem(drives: TwoPlaces, kind: str) -> None:
    lived = drives.backup_on(kind)
    target = drives.mounted("ext4", "new")

    result = lived.move(target)

    assert result.outcome == "done", (result.why, result.values)
    assert lived.is_whole(target)


def test_a_too_small_drive_is_refused_before_anything_is_written(drives: TwoPlaces) -> None:
    workshop = Workshop(drives.folder)
    workshop.destination = drives.mounted("ext4", "old")
    lived = BackupWithHistory(workshop)
    (lived.tops[0] / "large").write_bytes(os.urandom(1 << 20) * 200)
    lived.back_up()
    target = drives.mounted("ext4", "new", size_mb=200)

    result = lived.move(target)

    assert (result.exit_code, result.why) == (3, "move-no-room")
    assert not target.exists()


@pytest.mark.parametrize(
    "kinds",
    [("exfat", "ext4", "btrfs"), *with_long(("ext4", "btrfs", "xfs"), ("btrfs", "xfs", "ext4"))],
    ids="-".join,
)
def test_backups_on_two_drives_become_one_and_neither_drive_is_written(
    drives: TwoPlaces, kinds: tuple[str, str, str]
) -> None:
    *olds, new = kinds
    lived = []
    for name, kind in zip("ab", olds, strict=True):
        workshop = Workshop(drives.folder_of(name))
        workshop.destination = drives.mounted(kind, f"old-{name}")
        lived.append(BackupWithHistory(workshop, ord(name)))
    backups = TwoBackups(*lived)
    backups.run_history("BABAB")
    points = [
        lived_backup.workshop.destination.parent
        for lived_backup, kind in zip(lived, olds, strict=True)
        if kind != "exfat"
    ]
    for point in points:  # a FUSE filesystem writes whenever it likes
        remounted_read_only(point)
    before = [whole(device_of(point)) for point in points]
    target = drives.mounted(new, "new")

    result = backups.merge(target)

    assert (result.outcome, result.checked) == ("done", result.total), (result.why, result.values)
    assert [whole(device_of(point)) for point in points] == before
    assert backups.is_whole(target)
    for lived_backup in lived:
        lived_backup.workshop.destination = target
    backups.run_history("AB")
    assert backups.is_whole(target)


def test_the_sets_of_both_backups_continue_in_the_merged_backup(drives: TwoPlaces) -> None:
    lived = []
    for name in "ab":
        workshop = Workshop(drives.folder_of(name))
        workshop.destination = drives.mounted("ext4", f"old-{name}")
        lived.append(BackupWithHistory(workshop, ord(name), sources=1))
    backups = TwoBackups(*lived)
    backups.run_history("B")
    target = drives.mounted("ext4", "new")
    paths = backups.first.paths
    olds = [str(lived_backup.workshop.destination) for lived_backup in lived]
    sets = [
        BackupSet(folders=[str(lived_backup.tops[0])], destination=old, key=old)
        for lived_backup, old in zip(lived, olds, strict=True)
    ]
    settings.save(paths.settings_file, Settings(sets=sets))

    with ExitStack() as stack:
        for point in (*(lived_backup.workshop.destination.parent for lived_backup in lived), target.parent):
            stack.enter_context(known_by_uuid(device_of(point)))
        places = DestinationLocator(paths.history_file)
        with closing(RunHistory(paths.history_file)) as history:
            for lived_backup, old in zip(lived, olds, strict=True):
                history.remember_place(old, lived_backup.backup, places.location_of(old), old)

        result = backups.merge(target, sets_follow=True)

        assert (result.outcome, set(result.followed)) == ("done", set(olds)), (result.why, result.values)
        location = places.location_of(str(target))
        with closing(RunHistory(paths.history_file)) as history:
            remembered = {place.name: (place.backup, place.location) for place in reversed(history.places())}
        assert remembered == dict.fromkeys(olds, (result.backup, location))


def test_two_backups_of_the_same_folders_coexist_on_one_drive(drives: TwoPlaces) -> None:
    """Each is restored, verified and continued, whatever happens to the other."""
    first = drives.backup_on("ext4", runs=2)
    second_backup = first.workshop.destination.parent / "other backup"
    target = drives.mounted("btrfs", "new")
    first.move(target)
    states = dict(first.states)
    first.workshop.destination = second_backup
    first.states = {}
    first.run_history(2)
    beside = target.parent / "beside"

    result = first.move(beside)

    assert result.is_complete, (result.why, result.values)
    assert first.is_whole(beside)
    with first.at(beside):
        first.run_history(1)
    assert first.is_whole(beside)
    first.states = states
    assert first.is_whole(target)
    with first.at(target):
        first.run_history(1)
    assert first.is_whole(target)

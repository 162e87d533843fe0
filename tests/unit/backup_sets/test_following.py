"""After a drive was copied or a backup moved, its backup sets use the copy instead of the old drive."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from shingleback.backup_sets.following import (
    MovedBackup,
    MovedDrive,
    folders_backed_up_on,
    follow,
    moved_drive,
    note_erased,
    note_folder_erased,
)
from shingleback.domain.destination import KnownPlace, VolumeFolder
from shingleback.domain.drive import Use
from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.plugged_in import EXPANSION, PASSPORT

OLD, NEW = "serial old", "serial new"
MINE = BackupSet(folders=["/home/me"], destination="/media/me/Photos", key="mine", drives=[OLD, "serial kept"])
OTHER = BackupSet(folders=["/home/me"], destination="/media/me/Other", key="other", drives=["serial third"])
MOVED = MovedDrive(OLD, NEW, {"uuid-1": "uuid-2"})


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    user_paths = Paths(tmp_path / "config", tmp_path / "state", tmp_path / "cache")
    settings.save(user_paths.settings_file, Settings(sets=[MINE, OTHER], places={"mine": OLD}))
    with closing(RunHistory(user_paths.history_file)) as history:
        history.remember_place("/media/me/Other", "backup-3", VolumeFolder("uuid-9", "/"), "other")
        history.remember_drive("backup-3", "serial third")
        history.remember_place("/media/me/Photos", "backup-1", VolumeFolder("uuid-1", "/in"), "mine")
        history.remember_drive("backup-1", OLD)
    return user_paths


def test_a_set_uses_the_copy_and_no_longer_the_old_drive(paths: Paths) -> None:
    followed = follow(paths, MOVED)

    saved = settings.load(paths.settings_file)
    assert [backup_set.key for backup_set in followed] == ["mine"]
    assert saved.sets[0].drives == ["serial kept", NEW]
    assert saved.places["mine"] == NEW
    with closing(RunHistory(paths.history_file)) as history:
        assert history.drives_of("backup-1") == {NEW}


def test_its_backup_is_found_by_the_new_uuid(paths: Paths) -> None:
    follow(paths, MOVED)

    with closing(RunHistory(paths.history_file)) as history:
        places = history.places()
    assert KnownPlace("/media/me/Photos", "backup-1", VolumeFolder("uuid-2", "/in"), "mine") in places


def test_sets_of_other_drives_are_unchanged(paths: Paths) -> None:
    follow(paths, MOVED)

    assert settings.load(paths.settings_file).sets[1] == OTHER
    with closing(RunHistory(paths.history_file)) as history:
        assert history.drives_of("backup-3") == {"serial third"}


def test_a_backup_seen_on_another_drive_with_the_same_uuid_stays_there(paths: Paths) -> None:
    assert follow(paths, MOVED._replace(old="a twin")) == []
    assert settings.load(paths.settings_file).sets[0] == MINE


def test_following_twice_changes_nothing_more(paths: Paths) -> None:
    to_itself = MOVED._replace(filesystems={"uuid-1": "uuid-1"})
    follow(paths, to_itself)
    first = settings.load(paths.settings_file)
    assert follow(paths, to_itself) == []
    assert settings.load(paths.settings_file) == first


def test_an_encrypted_volume_is_identified_by_its_drive(paths: Paths) -> None:
    assert follow(paths, MovedDrive(OLD, NEW, {"uuid-of-luks": "uuid-of-luks"})) == []
    assert len(follow(paths, MovedDrive(OLD, NEW, {"uuid-of-luks": "uuid-of-luks"}, hides_some=True))) == 1


def test_a_drive_has_the_folders_of_the_sets_whose_backups_were_seen_on_it(paths: Paths) -> None:
    volumes = (replace(PASSPORT.volumes[0], uuid="uuid-1", mount_points=()),)
    drive = replace(PASSPORT, key=OLD, volumes=volumes)

    assert folders_backed_up_on(drive, paths) == ("/home/me",)
    assert folders_backed_up_on(replace(drive, key="a twin"), paths) == ()
    assert folders_backed_up_on(replace(drive, volumes=(replace(volumes[0], uuid="uuid-2"),)), paths) == ()
    locked = (replace(volumes[0], uuid="uuid-of-luks", use=Use.ENCRYPTED),)
    assert folders_backed_up_on(replace(drive, volumes=locked), paths) == ("/home/me",)


def test_volumes_and_their_copies_are_paired_in_order() -> None:
    old = replace(PASSPORT, volumes=tuple(replace(PASSPORT.volumes[0], uuid=uuid) for uuid in ("a", "b")))
    new = replace(EXPANSION, volumes=tuple(replace(EXPANSION.volumes[0], uuid=uuid) for uuid in ("c", "d")))

    assert moved_drive(old, old.volumes, new).filesystems == {"a": "c", "b": "d"}
    assert moved_drive(old, old.volumes, replace(new, volumes=())).filesystems == {"a": "a", "b": "b"}
    locked = tuple(replace(volume, use=Use.ENCRYPTED) for volume in old.volumes)
    assert moved_drive(old, locked, new).hides_some


def test_a_set_follows_a_moved_backup(paths: Paths) -> None:
    moved = MovedBackup(
        "backup-1", OLD, NEW, VolumeFolder("uuid-1", "/in"), VolumeFolder("uuid-2", "/else"), "backup-1"
    )

    followed = follow(paths, moved)

    assert [backup_set.key for backup_set in followed] == ["mine"]
    assert settings.load(paths.settings_file).sets[0].drives == ["serial kept", NEW]
    with closing(RunHistory(paths.history_file)) as history:
        assert KnownPlace("/media/me/Photos", "backup-1", VolumeFolder("uuid-2", "/else"), "mine") in history.places()
        assert history.drives_of("backup-1") == {NEW}


def test_a_set_follows_a_backup_that_was_merged_into_another(paths: Paths) -> None:
    old, new = VolumeFolder("uuid-1", "/in"), VolumeFolder("uuid-2", "/else")

    follow(paths, MovedBackup("backup-1", OLD, NEW, old, new, "merged"))

    assert settings.load(paths.settings_file).sets[0].drives == ["serial kept", NEW]
    with closing(RunHistory(paths.history_file)) as history:
        assert history.places()[0] == KnownPlace("/media/me/Photos", "merged", new, "mine")
        assert [history.drives_of(backup) for backup in ("backup-1", "merged")] == [set(), {NEW}]


def test_another_backup_of_the_same_set_is_unchanged(paths: Paths) -> None:
    other_place = KnownPlace("/media/me/Photos", "backup-2", VolumeFolder("uuid-7", "/in"), "mine")
    with closing(RunHistory(paths.history_file)) as history:
        history.remember_place(other_place.name, other_place.backup, other_place.location, other_place.backup_set)

    old, new = VolumeFolder("uuid-1", "/in"), VolumeFolder("uuid-2", "/else")
    follow(paths, MovedBackup("backup-1", OLD, NEW, old, new, "backup-1"))

    with closing(RunHistory(paths.history_file)) as history:
        assert other_place in history.places()


def test_no_set_follows_to_a_folder_without_a_known_location(paths: Paths) -> None:
    assert follow(paths, MovedBackup("backup-1", OLD, NEW, VolumeFolder("uuid-1", "/in"), None, "backup-1")) == []
    assert settings.load(paths.settings_file).sets[0] == MINE


def test_the_backups_on_an_erased_drive_are_not_missed(paths: Paths) -> None:
    volume = replace(EXPANSION.volumes[0], uuid="uuid-1")
    drives = [replace(drive, volumes=(volume,)) for drive in (PASSPORT, EXPANSION)]
    with closing(RunHistory(paths.history_file)) as history:
        history.move_to_drive("backup-1", OLD, drives[1].key)
    for drive in drives:
        note_erased(drive, paths)
        with closing(RunHistory(paths.history_file)) as history:
            is_mine = drive is drives[1]
            assert {place.backup for place in history.places()} == {"backup-3"} | (set() if is_mine else {"backup-1"})
            assert history.erased() == ({("backup-1", drive.key), ("backup-1", "")} if is_mine else set())


@pytest.mark.parametrize("new", [NEW, ""])
@pytest.mark.parametrize("becomes", ["backup-1", "merged"])
@pytest.mark.parametrize("use", [Use.FILES, Use.ENCRYPTED])
def test_a_backup_that_was_moved_is_not_erased_with_its_old_drive(
    paths: Paths, new: str, becomes: str, use: Use
) -> None:
    locations = VolumeFolder("uuid-1", "/in"), VolumeFolder("uuid-2", "/else")
    follow(paths, MovedBackup("backup-1", OLD, new, *locations, becomes))

    note_erased(replace(PASSPORT, key=OLD, volumes=(replace(PASSPORT.volumes[0], uuid="uuid-1", use=use),)), paths)

    with closing(RunHistory(paths.history_file)) as history:
        assert KnownPlace("/media/me/Photos", becomes, locations[1], "mine") in history.places()
        assert history.erased() == set()


def test_a_backup_that_is_also_on_another_drive_is_erased_from_one_only(paths: Paths) -> None:
    drive = replace(PASSPORT, key=OLD, volumes=(replace(PASSPORT.volumes[0], uuid="uuid-1"),))
    with closing(RunHistory(paths.history_file)) as history:
        history.remember_drive("backup-1", NEW)

    note_erased(drive, paths)

    with closing(RunHistory(paths.history_file)) as history:
        assert history.erased() == {("backup-1", OLD)}
        history.remember_drive("backup-1", OLD)
        assert history.erased() == set(), "it was copied back"


def test_a_backup_that_was_last_seen_on_another_drive_is_erased_from_this_one(paths: Paths) -> None:
    """The filesystem of the other drive has a UUID of its own."""
    with closing(RunHistory(paths.history_file)) as history:
        for key, uuid in (("serial third", "uuid-9"), (NEW, "uuid-2")):
            history.remember_place("/media/me/Photos", "backup-1", VolumeFolder(uuid, "/in"), "mine")
            history.remember_drive("backup-1", key)

    note_erased(replace(PASSPORT, key="serial third", volumes=(replace(PASSPORT.volumes[0], uuid="uuid-9"),)), paths)

    with closing(RunHistory(paths.history_file)) as history:
        assert history.erased() == {("backup-1", "serial third"), ("backup-3", "serial third"), ("backup-3", "")}
        assert KnownPlace("/media/me/Photos", "backup-1", VolumeFolder("uuid-2", "/in"), "mine") in history.places()


def test_the_backups_in_an_erased_folder_are_not_missed(paths: Paths) -> None:
    note_folder_erased("/media/me/Photos", paths)
    with closing(RunHistory(paths.history_file)) as history:
        assert [place.backup for place in history.places()] == ["backup-3"]

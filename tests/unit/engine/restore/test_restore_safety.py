"""A restore into folders that change, that are in use or that lead elsewhere loses no file of the user."""

import errno
import gzip
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.files.folders import FolderCursor
from shingleback.engine.repo.format import Origin
from shingleback.engine.restore.file_restorer import FileRestorer
from shingleback.engine.restore.new_file import beside, put_new, put_over, shortened, temporary_name
from shingleback.engine.restore.targets import Made, RestoreTargets, is_away
from shingleback.protocol.control import Unattended
from tests.helpers.faulty_drive import FaultyDrive
from tests.helpers.leaks import descriptors
from tests.helpers.second_lists import forget_second_list
from tests.helpers.trees import contents, snapshot, write
from tests.helpers.workshop import Workshop, left_out
from tests.unit.engine.restore.test_verify import rot


class ActingControl(Unattended):
    """Acts once while a file is being restored."""

    def __init__(self, folder: Path, act: Callable[[], None]) -> None:
        super().__init__()
        self._folder = folder
        self._act: Callable[[], None] | None = act

    def refresh(self) -> None:
        if self._act is not None and _nameless_files_in(self._folder):
            act, self._act = self._act, None
            act()


def _nameless_files_in(folder: Path) -> list[str]:
    """Files in a folder that this process has open without a name."""
    names = descriptors().values()
    return [name for name in names if name.startswith(f"{folder}/#") and name.endswith(" (deleted)")]


def test_only_files_seen_in_the_dry_run_are_replaced(shop: Workshop) -> None:
    ada, bob = shop.source / "letters" / "ada.txt", shop.source / "letters" / "bob.txt"
    write(bob, b"dear Eve", 5)
    seen_ctime_ns = bob.stat().st_ctime_ns
    while not ada.exists() or ada.stat().st_ctime_ns <= seen_ctime_ns:
        write(ada, b"written after the look", 5)

    result = shop.restore_in_place(overwrites=True, seen_ns=seen_ctime_ns)

    assert left_out(result) == [("source/letters/ada.txt", "already-there")]
    assert ada.read_bytes() == b"written after the look"
    assert bob.read_bytes() == b"dear Bob"


def test_all_hard_links_of_a_file_are_replaced_although_replacing_changes_the_file(workshop: Workshop) -> None:
    first_link, second_link = workshop.source / "one", workshop.source / "two"
    write(first_link, b"first")
    write(second_link, b"second")
    workshop.backup()
    second_link.unlink()
    write(first_link, b"one file now", 5)
    os.link(first_link, second_link)

    result = workshop.restore_in_place(overwrites=True, seen_ns=first_link.stat().st_ctime_ns)

    assert (result.outcome, first_link.read_bytes(), second_link.read_bytes()) == ("done", b"first", b"second")


@pytest.mark.parametrize("is_there_before", [True, False], ids=["changed", "new"])
def test_a_file_written_during_its_restore_is_not_replaced(shop: Workshop, is_there_before: bool) -> None:
    letters = shop.source / "letters"
    ada = letters / "ada.txt"
    ada.unlink()
    if is_there_before:
        write(ada, b"seen", 5)
    shop.control = ActingControl(letters, lambda: write(ada, b"just saved", 6))

    result = shop.restore_in_place(overwrites=True)

    assert left_out(result) == [("source/letters/ada.txt", "already-there")]
    assert ada.read_bytes() == b"just saved"
    assert sorted(os.listdir(letters)) == ["ada.txt", "bob.txt"]


def test_a_folder_that_appears_in_the_way_leaves_no_partial_file(shop: Workshop) -> None:
    letters = shop.source / "letters"
    (letters / "ada.txt").unlink()
    shop.control = ActingControl(letters, lambda: write(letters / "ada.txt" / "in it", b"mine"))

    assert left_out(shop.restore_in_place(overwrites=True)) == [("source/letters/ada.txt", "already-there")]
    assert (letters / "ada.txt" / "in it").read_bytes() == b"mine"
    assert sorted(os.listdir(letters)) == ["ada.txt", "bob.txt"]


def test_a_folder_with_the_name_of_a_file_is_kept_and_reported(shop: Workshop) -> None:
    ada = shop.source / "letters" / "ada.txt"
    ada.unlink()
    ada.mkdir()

    assert left_out(shop.restore_in_place(overwrites=True)) == [("source/letters/ada.txt", "already-there")]
    assert ada.is_dir()


def test_a_damaged_copy_takes_no_existing_name(shop: Workshop) -> None:
    letters = shop.source / "letters"
    rot(shop.destination / "source" / "letters" / "ada.txt", 2)
    (letters / "ada.txt").unlink()
    write(letters / "ada.txt.damaged", b"notes of mine")

    assert left_out(shop.restore_in_place()) == [("source/letters/ada.txt", "damaged")]
    assert (letters / "ada.txt.damaged").read_bytes() == b"notes of mine"
    assert sorted(os.listdir(letters)) == ["ada.txt (2026-03-01).damaged", "ada.txt.damaged", "bob.txt"]


def test_a_restored_hard_link_is_not_linked_to_a_file_with_other_content(workshop: Workshop) -> None:
    first_link, second_link = workshop.source / "one", workshop.source / "two"
    write(first_link, b"content")
    os.link(first_link, second_link)
    workshop.backup()
    second_link.unlink()
    rot(first_link, 2)

    result = workshop.restore_in_place()

    assert (result.checked.files, result.same.files) == (1, 1)
    assert second_link.read_bytes() == b"content"
    assert not os.path.samefile(first_link, second_link)


def test_a_name_that_is_nearly_all_suffix_can_be_kept_as_well(workshop: Workshop) -> None:
    name = "x." + "y" * 250
    write(workshop.source / name, b"old")
    workshop.backup()
    write(workshop.source / name, b"newer", 5)

    assert workshop.restore_in_place(keeps_both=True).outcome == "done"
    assert len(list(workshop.source.glob("x.yyy* (2026-03-01)"))) == 1


def test_a_long_name_is_cut_between_two_characters() -> None:
    assert shortened("猫猫猫".encode(), 8).decode() == "猫猫"
    assert shortened(b"\xff" * 9, 8) == b"\xff" * 8
    assert beside(("猫" * 85).encode(), "2026-03-01").decode().endswith("猫 (2026-03-01)")


@pytest.mark.parametrize("has_links", [True, False])
def test_without_a_rename_that_preserves_files_nothing_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, has_links: bool
) -> None:
    def refuse(*_args: object, **_options: object) -> None:
        raise OSError(22, "Invalid argument")  # as on FUSE and NFS

    monkeypatch.setattr("shingleback.engine.files.linux.rename_noreplace", refuse)
    if not has_links:
        monkeypatch.setattr(os, "link", refuse)
    write(tmp_path / "new", b"new")
    write(tmp_path / "mine", b"mine")
    fd = os.open(tmp_path, os.O_RDONLY)
    with pytest.raises(FileExistsError):
        put_new(fd, b"new", b"mine")
    put_new(fd, b"new", b"free")
    os.close(fd)

    assert (tmp_path / "mine").read_bytes() == b"mine"
    assert sorted(os.listdir(tmp_path)) == ["free", "mine"]


def test_a_file_that_vanished_since_the_dry_run_is_restored(tmp_path: Path) -> None:
    write(tmp_path / "mine", b"mine")
    seen_status = (tmp_path / "mine").stat()
    (tmp_path / "mine").unlink()
    write(tmp_path / "new", b"new")
    fd = os.open(tmp_path, os.O_RDONLY)
    put_over(fd, b"new", b"mine", seen_status)
    os.close(fd)

    assert (tmp_path / "mine").read_bytes() == b"new"


# targets --------------------------------------------------------------------------------------------------------


def test_no_path_of_a_manifest_leads_out_of_the_target(shop: Workshop, tmp_path: Path) -> None:
    target = tmp_path / "target"
    targets = RestoreTargets(bytes(target), [], bytes(shop.destination))
    targets.make(b"source")
    for path in (b"..", b"source/..", b"source/../.."):
        assert targets.make(path + b"/evil") is Made.FOREIGN
        with pytest.raises(FileNotFoundError):
            targets.open(path)
    targets.close()

    assert os.listdir(target) == ["source"]
    assert not (tmp_path / "evil").exists()
    fd = os.open(tmp_path, os.O_RDONLY)
    with pytest.raises(FileNotFoundError):
        FolderCursor(fd).open(b".")
    os.close(fd)


@pytest.mark.parametrize("is_dry_run", [True, False], ids=["dry run", "restore"])
def test_a_folder_named_like_the_backup_is_not_restored_into_it(workshop: Workshop, is_dry_run: bool) -> None:
    source = workshop.folder / "home" / workshop.destination.name
    write(source / "letters" / "ada.txt", b"dear Ada")
    workshop.backup(source)
    before = snapshot(workshop.destination)

    result, _ = workshop.restore(target=workshop.folder, is_dry_run=is_dry_run)

    assert (result.exit_code, result.why) == (4, "target-inside-backup")
    assert snapshot(workshop.destination) == before


@pytest.mark.parametrize("target", ["BACKUP", "BACKUP/here", "backup/here"])
def test_nothing_is_restored_into_the_backup_in_other_letters(
    workshop: Workshop, drive: FaultyDrive, target: str
) -> None:
    """Where case does not count. This filesystem gives the folder another inode number under each name."""
    write(workshop.source / "letter", b"dear Ada")
    workshop.destination = drive.point / "backup"
    workshop.backup()
    drive.turn_on("one-case")
    before = contents(drive.point.with_name("behind"))

    result, _ = workshop.restore(target=drive.point / target)

    assert (result.exit_code, result.why) == (4, "target-inside-backup")
    assert contents(drive.point.with_name("behind")) == before


def test_a_folder_whose_name_differs_from_that_of_the_backup_in_case_is_another_one(shop: Workshop) -> None:
    for name in ("Drive", "DRIVE/here"):
        (shop.folder / "Drive").mkdir(exist_ok=True)
        result, _ = shop.restore(target=shop.folder / name)
        assert result.outcome == "done"


@pytest.mark.parametrize("makes", [True, False], ids=["restore", "dry run"])
def test_an_original_folder_on_an_unmounted_disk_is_refused_and_not_created(
    shop: Workshop, tmp_path: Path, makes: bool
) -> None:
    fstab = tmp_path / "fstab"
    fstab.write_text(f"UUID=1 {tmp_path}/disk ext4 defaults 0 2\n")
    origin = Origin(name="source", path=f"{tmp_path}/disk/photos", host="")
    targets = RestoreTargets(
        b"", [origin], bytes(shop.destination), makes=makes, is_away=lambda path: is_away(path, fstab, ())
    )

    with pytest.raises(UsageError) as refused:
        targets.open(b"source")
    assert (refused.value.why, refused.value.values["path"]) == (Why.SOURCE_MISSING, origin.path)
    assert not (tmp_path / "disk").exists()


def test_a_chosen_target_is_used_even_if_it_seems_unmounted(shop: Workshop, tmp_path: Path) -> None:
    targets = RestoreTargets(bytes(tmp_path / "new"), [], bytes(shop.destination), is_away=lambda _path: True)
    assert targets.make(b"")
    targets.close()


def test_a_disk_counts_as_unmounted_if_it_should_be_mounted_but_is_not(tmp_path: Path) -> None:
    top = bytes(tmp_path)
    fstab = tmp_path / "fstab"
    fstab.write_text(f"# {tmp_path}/not this\nUUID=1 {tmp_path}/my\\040disk ext4\nUUID=2 / ext4\nUUID=3 /proc proc\n")

    def away(path: bytes, *for_mounts: bytes) -> bool:
        return is_away(path, fstab, for_mounts)

    assert away(top + b"/my disk/photos")
    assert away(top + b"/my disk")
    assert not away(top + b"/my disk of old/photos")
    assert not away(top + b"/not this")
    assert not away(b"/proc/nothing")
    assert away(top + b"/media/user/stick/photos", top + b"/media")
    assert not away(top + b"/media", top + b"/media")
    assert not away(b"/proc/nothing", b"/")
    write(tmp_path / "my disk" / "photos" / "lake.jpg", b"blue")
    assert not away(top + b"/my disk/photos")
    assert not is_away(top + b"/my disk of old", tmp_path / "none", ())


# the drive ------------------------------------------------------------------------------------------------------


def test_folders_and_pipes_in_the_place_of_files_on_the_drive_are_not_read(shop: Workshop) -> None:
    copies = shop.destination / "source" / "letters"
    for name in ("ada.txt", "bob.txt"):
        (copies / name).unlink()
    os.mkfifo(copies / "ada.txt")
    (copies / "bob.txt").mkdir()

    result, _ = shop.restore()

    assert sorted(left_out(result)) == [
        ("source/letters/ada.txt", "missing-on-drive"),
        ("source/letters/bob.txt", "missing-on-drive"),
    ]


def test_a_partly_damaged_manifest_is_reported(shop: Workshop) -> None:
    write(shop.source / "later.txt", b"later")
    shop.backup()
    manifest = shop.destination / ".shingleback" / "manifest" / "000002.jsonl.gz"
    content = bytearray(manifest.read_bytes())
    content[len(gzip.compress(b"")) + 10] ^= 0xFF
    forget_second_list(shop.destination)
    manifest.write_bytes(content)

    result, _ = shop.restore()

    assert result.outcome == "left-out"
    assert left_out(result) == [(".shingleback/manifest", "damaged")]
    assert shop.try_restore().outcome == "left-out"


def test_temporary_files_of_a_killed_restore_are_removed(workshop: Workshop) -> None:
    write(workshop.source / "folder" / "file", b"content")
    write(workshop.source / "folder" / ".file.restoring-1-of-2", b"a person's own name")
    workshop.backup()
    target = workshop.folder / "target"
    folder = target / "source" / "folder"
    in_use = folder / os.fsdecode(temporary_name(b"file"))
    pid, start, chance = in_use.name.rpartition("restoring-")[2].split("-")
    for process in (f"{_process_that_ended()}-{start}", f"{pid}-{int(start, 16) ^ 1:08x}"):  # or the number was reused
        write(folder / f".file.restoring-{process}-{chance}", b"cont")
        (folder / f".link.restoring-{process}-{chance}").symlink_to("file")
    write(in_use, b"cont")

    result, _ = workshop.restore(target=target)

    assert (result.outcome, left_out(result)) == ("done", [])
    assert sorted(os.listdir(folder)) == sorted([".file.restoring-1-of-2", in_use.name, "file"])


def _process_that_ended() -> int:
    with subprocess.Popen(["true"]) as process:
        process.wait()
    return process.pid


@pytest.mark.parametrize("is_here", [False, True])
def test_names_that_collide_on_the_target_are_reported_even_with_equal_sizes_and_times(
    workshop: Workshop, drive: FaultyDrive, monkeypatch: pytest.MonkeyPatch, *, is_here: bool
) -> None:
    monkeypatch.setattr("shingleback.engine.restore.restore.MANY_FILES", 3 if is_here else 1)
    for name, content in (("a", b"lower"), ("A", b"UPPER")):
        write(workshop.source / name, content, 1_700_000_000)
    workshop.destination = workshop.folder / "backup"
    workshop.backup()
    drive.turn_on("one-case")

    result, _ = workshop.restore(target=drive.point / "target")
    second, _ = workshop.restore(target=drive.point / "target")

    assert (result.checked.files, result.same.files, result.left_out_count) == (1, 0, 1)
    assert (second.checked.files, second.same.files, second.left_out_count) == (0, 1, 1)


def test_names_that_are_one_on_the_target_are_told_though_the_file_there_cannot_be_read(
    workshop: Workshop, drive: FaultyDrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, content in (("a", b"lower"), ("A", b"UPPER")):
        write(workshop.source / name, content, 1_700_000_000)
    workshop.destination = workshop.folder / "backup"
    workshop.backup()
    drive.turn_on("one-case")
    workshop.restore(target=drive.point / "target")

    def fail(*_args: object) -> bool:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(FileRestorer, "_has_digest", fail)
    second_result, _ = workshop.restore(target=drive.point / "target")

    assert (second_result.same.files, sorted(left_out(second_result))) == (
        0,
        [("source/A", "not-written"), ("source/a", "not-written")],
    )


@pytest.mark.parametrize("is_here", [False, True])
def test_of_names_that_collide_on_the_target_only_the_first_is_restored(
    workshop: Workshop, drive: FaultyDrive, monkeypatch: pytest.MonkeyPatch, *, is_here: bool
) -> None:
    """Not even when a restore may overwrite files."""
    monkeypatch.setattr("shingleback.engine.restore.restore.MANY_FILES", 3 if is_here else 1)
    for name, content in (("a", b"lower"), ("A", b"UPPER CASE")):
        write(workshop.source / name, content, 1_700_000_000)
    workshop.destination = workshop.folder / "backup"
    workshop.backup()
    drive.turn_on("one-case")

    result, _ = workshop.restore(target=drive.point / "target", overwrites=True)

    assert (result.checked.files, [reason for _, reason in left_out(result)]) == (1, ["already-there"])


def test_a_symlink_with_the_size_and_time_of_a_file_is_not_mistaken_for_it(workshop: Workshop) -> None:
    write(workshop.source / "file", b"12345", 1_700_000_000)
    workshop.backup()
    target = workshop.folder / "target"
    (target / "source").mkdir(parents=True)
    (target / "source" / "file").symlink_to("54321")
    os.utime(target / "source" / "file", ns=(1_700_000_000, 1_700_000_000), follow_symlinks=False)

    result, _ = workshop.restore(target=target)

    assert (result.same.files, left_out(result)) == (0, [("source/file", "already-there")])

"""A second run does only the necessary work, which it finds with the local index."""

import os
import shutil

import pytest

from shingleback.devices.mounts import Mount
from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.files import attributes
from shingleback.engine.source import listing, matching, survey
from shingleback.protocol.events import Planned
from tests.helpers.trees import make_odd_tree, snapshot, without_special, write
from tests.helpers.workshop import Workshop


def copied_renamed_removed(workshop: Workshop) -> tuple[int, int, int]:
    """Backs up and checks that the copy matches; returns the numbers of copied, renamed and removed files."""
    result = workshop.backup()
    assert snapshot(workshop.destination / "source") == without_special(snapshot(workshop.source))
    return result.copied.files, result.renamed.files, result.removed.files


@pytest.fixture
def backed_up(workshop: Workshop) -> Workshop:
    for number in range(5):
        write(workshop.source / "photos" / f"{number}.jpg", b"picture %d" % number * 100)
    write(workshop.source / "notes.txt", b"first")
    workshop.backup()
    return workshop


def test_only_a_changed_file_is_copied(backed_up: Workshop) -> None:
    write(backed_up.source / "notes.txt", b"second")

    assert copied_renamed_removed(backed_up) == (1, 0, 0)


def test_a_run_with_nothing_to_redo_does_not_begin_with_a_flush(backed_up: Workshop) -> None:
    waiting: list[int] = []

    class WatchedDisk(RealDisk):
        def sync(self, fd: int) -> None:
            waiting.append(len(list((backed_up.destination / ".shingleback/incoming").iterdir())))
            super().sync(fd)

    (backed_up.source / "new").write_text("new")
    backed_up.disk = WatchedDisk()
    backed_up.backup()

    assert waiting[0] > 0  # its content is there already


def test_nothing_but_the_table_is_written_after_the_last_flush_of_a_run(backed_up: Workshop) -> None:
    """Without the table's last change, it states one batch less than there is, which is no loss (docs/manifest.md)."""
    sizes: list[dict[str, int]] = []
    home = backed_up.destination / ".shingleback"

    def all_sizes() -> dict[str, int]:
        paths = (path for path in home.rglob("*") if path.name != "contents.json.gz")
        return {str(path.relative_to(home)): path.stat().st_size for path in paths}

    class WatchedDisk(RealDisk):
        def sync(self, fd: int) -> None:
            sizes.append(all_sizes())
            super().sync(fd)

    write(backed_up.source / "notes.txt", b"second")
    backed_up.disk = WatchedDisk()
    (home / "reserve").unlink()
    backed_up.backup()

    assert sizes[-1] == all_sizes()
    assert "reserve" in sizes[-1]


def test_the_next_run_replaces_the_marker_of_a_run(backed_up: Workshop) -> None:
    markers: list[list[str]] = []
    for content in (b"second", b"third"):
        write(backed_up.source / "notes.txt", content)
        assert copied_renamed_removed(backed_up) == (1, 0, 0)
        markers.append([path.name for path in (backed_up.destination / ".shingleback/incoming").iterdir()])

    assert [len(names) for names in markers] == [1, 1]
    assert markers[0] != markers[1]


def test_changed_content_with_a_reset_mtime_is_noticed(backed_up: Workshop) -> None:
    before = os.stat(backed_up.source / "notes.txt").st_mtime_ns
    write(backed_up.source / "notes.txt", b"FIRST", before)

    assert copied_renamed_removed(backed_up) == (1, 0, 0)


def test_new_attributes_are_set_without_copying(backed_up: Workshop) -> None:
    os.chmod(backed_up.source / "notes.txt", 0o600)
    os.setxattr(backed_up.source / "notes.txt", "user.note", b"x")
    os.chmod(backed_up.source / "photos", 0o700)

    assert copied_renamed_removed(backed_up) == (0, 0, 0)


def test_a_renamed_folder_is_renamed_on_the_drive(backed_up: Workshop) -> None:
    inode = os.stat(backed_up.destination / "source" / "photos" / "1.jpg").st_ino
    (backed_up.source / "photos").rename(backed_up.source / "pictures")

    assert copied_renamed_removed(backed_up) == (0, 1, 0)
    assert os.stat(backed_up.destination / "source" / "pictures" / "1.jpg").st_ino == inode


def test_a_renamed_file_is_renamed_on_the_drive(backed_up: Workshop) -> None:
    inode = os.stat(backed_up.destination / "source" / "photos" / "1.jpg").st_ino
    (backed_up.source / "photos" / "1.jpg").rename(backed_up.source / "photos" / "one.jpg")

    assert copied_renamed_removed(backed_up) == (0, 1, 0)
    assert os.stat(backed_up.destination / "source" / "photos" / "one.jpg").st_ino == inode


def test_a_file_moved_to_a_new_folder_is_renamed_on_the_drive(backed_up: Workshop) -> None:
    (backed_up.source / "a new one").mkdir()
    (backed_up.source / "photos" / "1.jpg").rename(backed_up.source / "a new one" / "1.jpg")

    assert copied_renamed_removed(backed_up) == (0, 1, 0)


def test_files_moved_out_of_a_removed_folder_are_renamed_on_the_drive(backed_up: Workshop) -> None:
    (backed_up.source / "all").mkdir()
    for photo in (backed_up.source / "photos").iterdir():
        photo.rename(backed_up.source / "all" / photo.name)
    (backed_up.source / "photos").rmdir()

    assert copied_renamed_removed(backed_up) == (0, 5, 0)


def test_a_folder_moved_below_another_keeps_its_content(backed_up: Workshop) -> None:
    (backed_up.source / "archive" / "2025").mkdir(parents=True)
    (backed_up.source / "photos").rename(backed_up.source / "archive" / "2025" / "photos")

    assert copied_renamed_removed(backed_up) == (0, 1, 0)


def test_a_renamed_folder_that_changed_inside_is_renamed_on_the_drive(backed_up: Workshop) -> None:
    (backed_up.source / "photos").rename(backed_up.source / "pictures")
    write(backed_up.source / "pictures" / "1.jpg", b"retouched")
    write(backed_up.source / "pictures" / "new.jpg", b"new")
    (backed_up.source / "pictures" / "2.jpg").unlink()

    assert copied_renamed_removed(backed_up) == (2, 1, 1)


def test_a_renamed_parent_and_a_renamed_child_are_both_followed(workshop: Workshop) -> None:
    write(workshop.source / "a" / "b" / "file", b"x" * 100)
    workshop.backup()
    (workshop.source / "a" / "b").rename(workshop.source / "a" / "c")
    (workshop.source / "a").rename(workshop.source / "z")

    assert copied_renamed_removed(workshop)[0] == 0


def test_two_folders_that_swapped_names_are_renamed_on_the_drive(workshop: Workshop) -> None:
    write(workshop.source / "a" / "one", b"one")
    write(workshop.source / "b" / "two", b"two")
    workshop.backup()
    (workshop.source / "a").rename(workshop.source / "t")
    (workshop.source / "b").rename(workshop.source / "a")
    (workshop.source / "t").rename(workshop.source / "b")

    assert copied_renamed_removed(workshop) == (0, 2, 0)


def test_a_file_takes_the_name_of_a_folder_that_was_renamed(backed_up: Workshop) -> None:
    (backed_up.source / "photos").rename(backed_up.source / "zzz")
    write(backed_up.source / "photos", b"a file now")

    assert copied_renamed_removed(backed_up)[0] == 1


def test_a_file_takes_the_name_of_a_folder_that_was_removed(backed_up: Workshop) -> None:
    for photo in (backed_up.source / "photos").iterdir():
        photo.unlink()
    (backed_up.source / "photos").rmdir()
    write(backed_up.source / "photos", b"a file now")

    assert copied_renamed_removed(backed_up) == (1, 0, 5)


def test_a_folder_takes_the_name_of_a_file(backed_up: Workshop) -> None:
    (backed_up.source / "notes.txt").unlink()
    write(backed_up.source / "notes.txt" / "inside", b"a folder now")

    assert copied_renamed_removed(backed_up) == (1, 0, 1)


def test_a_file_becomes_a_symlink_and_a_symlink_a_file(backed_up: Workshop) -> None:
    (backed_up.source / "photos" / "1.jpg").unlink()
    (backed_up.source / "photos" / "1.jpg").symlink_to("2.jpg")
    (backed_up.source / "link").symlink_to("notes.txt")
    copied_renamed_removed(backed_up)
    (backed_up.source / "link").unlink()
    write(backed_up.source / "link", b"a file now")
    (backed_up.source / "photos" / "1.jpg").unlink()
    (backed_up.source / "photos" / "1.jpg").symlink_to("3.jpg")

    assert copied_renamed_removed(backed_up) == (2, 0, 0)


def test_files_removed_from_the_source_are_removed_from_the_copy(backed_up: Workshop) -> None:
    for photo in (backed_up.source / "photos").iterdir():
        photo.unlink()
    (backed_up.source / "photos").rmdir()

    assert copied_renamed_removed(backed_up) == (0, 0, 5)


def test_a_removed_folder_counts_the_files_of_its_subfolders_except_those_that_went_elsewhere(
    backed_up: Workshop,
) -> None:
    for name in ("own", "inner/1", "inner/2", "elsewhere/3"):
        write(backed_up.source / "folder" / name, name.encode())
    backed_up.backup()
    (backed_up.source / "folder" / "elsewhere").rename(backed_up.source / "elsewhere")
    shutil.rmtree(backed_up.source / "folder")

    assert copied_renamed_removed(backed_up) == (0, 1, 3)


def test_a_new_hard_link_becomes_a_link_on_the_drive(backed_up: Workshop) -> None:
    os.link(backed_up.source / "notes.txt", backed_up.source / "again.txt")
    os.link(backed_up.source / "photos" / "1.jpg", backed_up.source / "photos" / "0 first.jpg")

    result = backed_up.backup()

    assert snapshot(backed_up.destination / "source") == snapshot(backed_up.source)
    assert result.copied.bytes == 0


def test_a_name_that_was_a_hard_link_gets_content_of_its_own(workshop: Workshop) -> None:
    write(workshop.source / "one", b"same")
    os.link(workshop.source / "one", workshop.source / "two")
    workshop.backup()
    (workshop.source / "two").unlink()
    write(workshop.source / "two", b"its own")

    copied_renamed_removed(workshop)


@pytest.mark.parametrize("kind", ["exfat", "fuse.sshfs", "fuseblk"])
def test_files_whose_inode_numbers_are_made_up_are_neither_read_nor_moved_when_they_get_others(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """A number may now be the one that another file had."""
    for name in ("a", "b"):
        write(workshop.source / name / "file", name.encode())
    paths = [workshop.source / path for path in ("a", "b", "a/file", "b/file")]
    before = [path.stat().st_ino for path in paths]
    swapped_inodes = dict(zip(before, before[1:] + before[:1], strict=True))
    mount = Mount(1, "0:50", workshop.source, kind, "server:", frozenset())
    monkeypatch.setattr(survey, "mount_of", lambda _fd: mount)
    workshop.backup()

    for module in (attributes, listing, matching):
        monkeypatch.setattr(module, "inode_of", lambda info: swapped_inodes.get(info.st_ino, info.st_ino))
    result = workshop.backup()

    (planned,) = (event for event in workshop.events if isinstance(event, Planned))
    assert (result.outcome, result.version, planned.recheck_files, planned.moved_folders) == ("done", "", 0, 0)


def test_an_odd_tree_survives_changes_all_over_it(workshop: Workshop) -> None:
    make_odd_tree(workshop.source)
    workshop.backup()
    changed = bytes(workshop.source)
    write(changed + b"/names/two\nlines", b"changed")
    os.rename(changed + b"/names/" + b"x" * 255, changed + b"/names/" + b"y" * 255)
    os.rename(changed + b"/folder names", changed + b"/names/moved \xff")
    os.unlink(changed + b"/names/CON")
    write(changed + b"/holes/all hole", b"no hole any more")
    os.truncate(changed + b"/holes/islands", 2 << 20)
    write(changed + b"/" + b"/".join([b"d" * 200] * 3) + b"/on the way", b"new")

    copied_renamed_removed(workshop)


def test_a_lost_index_is_rebuilt_and_nothing_is_copied(backed_up: Workshop) -> None:
    backed_up.forget_index()

    assert copied_renamed_removed(backed_up) == (0, 0, 0)
    write(backed_up.source / "notes.txt", b"changed")
    assert copied_renamed_removed(backed_up) == (1, 0, 0)


def test_an_index_that_missed_a_run_catches_up_from_the_drive(backed_up: Workshop) -> None:
    index = next((backed_up.folder / "index").glob("*.sqlite"))
    earlier = index.read_bytes()
    write(backed_up.source / "notes.txt", b"second")
    write(backed_up.source / "photos" / "1.jpg", b"second")
    backed_up.backup()
    index.write_bytes(earlier)

    assert copied_renamed_removed(backed_up) == (0, 0, 0)


def test_the_index_of_another_backup_at_the_same_path_is_not_trusted(backed_up: Workshop) -> None:
    elsewhere = backed_up.folder / "another drive"
    backed_up.destination.rename(elsewhere)
    backed_up.backup()

    assert snapshot(backed_up.destination / "source") == snapshot(backed_up.source)


def test_a_damaged_index_is_rebuilt(backed_up: Workshop) -> None:
    index = next((backed_up.folder / "index").glob("*.sqlite"))
    index.write_bytes(b"this is no database" * 500)

    assert copied_renamed_removed(backed_up) == (0, 0, 0)


def test_an_index_damaged_inside_stops_only_one_run(backed_up: Workshop) -> None:
    """Its header is intact, so the damage shows only while it is read."""
    index = next((backed_up.folder / "index").glob("*.sqlite"))
    with index.open("r+b") as raw:
        raw.seek(4096)
        raw.write(b"\x7f" * (index.stat().st_size - 4096))

    assert backed_up.backup().why == "computer-refused"
    assert copied_renamed_removed(backed_up) == (0, 0, 0)


def test_a_source_that_is_suddenly_empty_is_refused(backed_up: Workshop) -> None:
    (backed_up.source).rename(backed_up.folder / "unmounted")
    backed_up.source.mkdir()

    result = backed_up.backup()

    assert (result.exit_code, result.why) == (4, "source-empty-now")
    assert (backed_up.destination / "source" / "notes.txt").exists()
    assert backed_up.backup(allow_empty=True).removed.files == 6


def test_a_complete_backup_reports_the_free_space(workshop: Workshop) -> None:
    write(workshop.source / "large", bytes(3_000_000))
    first, second = workshop.backup(), workshop.backup()
    space = os.statvfs(workshop.destination)
    for result in (first, second):
        assert result.room is not None
        assert result.room.total_bytes == space.f_blocks * space.f_frsize
        assert (
            0 < result.room.free_bytes <= space.f_bavail * space.f_frsize + 10**9
        )  # others write to this disk as well


def test_a_failed_backup_reports_no_free_space(workshop: Workshop) -> None:
    write(workshop.source / "notes.txt", b"first")
    workshop.backup()
    shutil.rmtree(workshop.source)
    workshop.source.mkdir()
    assert workshop.backup().room is None

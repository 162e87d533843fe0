"""What a scan of a few seconds finds on a volume."""

import os
from datetime import datetime
from pathlib import Path

from shingleback.domain.local_time import local_time
from shingleback.engine.folder_sizes import ContentsScan
from tests.helpers.program import run
from tests.helpers.trees import write


def scan(point: Path, **options: object) -> ContentsScan:
    scanner = ContentsScan(bytes(point), lambda: True, **{"records_access_times": False, **options})  # type: ignore[arg-type]
    scanner.run()
    return scanner


def test_files_are_counted_and_the_newest_listed_first(tmp_path: Path) -> None:
    for number in range(8):
        path = tmp_path / "folder" / f"{number}.txt"
        write(path, b"x")
        os.utime(path, (0, 1_000_000_000 + number * 86_400))

    contents = scan(tmp_path).contents

    assert (contents.files, contents.is_complete, contents.backup_sources) == (8, True, None)
    assert contents.newest_files()[0] == ("folder/7.txt", "2001-09-16T01:46:40+00:00")
    assert len(contents.newest_files()) == 5


def test_files_near_the_top_are_found_first(tmp_path: Path) -> None:
    write(tmp_path / "a" / "deep" / "deeper" / "late", b"x")
    write(tmp_path / "z" / "early", b"x")

    contents = scan(tmp_path, most_entries=4).contents

    assert [name for name, _ in contents.newest_files()] == ["z/early"]
    assert not contents.is_complete


def test_a_scan_that_is_cut_short_says_that_it_is_incomplete(tmp_path: Path) -> None:
    write(tmp_path / "folder" / "file", b"x")
    scanner = ContentsScan(bytes(tmp_path), lambda: False, records_access_times=False)
    scanner.run()
    assert not scanner.contents.is_complete
    assert scanner.contents.newest == []


def test_another_drive_mounted_inside_is_not_entered(tmp_path: Path) -> None:
    write(tmp_path / "other" / "file", b"x")
    assert scan(tmp_path, other_mounts=[bytes(tmp_path / "other")]).contents.files == 0


def test_the_scan_leaves_access_times_alone(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    write(folder / "file", b"x")
    for path in (tmp_path, folder, folder / "file"):
        os.utime(path, (1, 1_000_000_000))

    assert scan(tmp_path, records_access_times=True).contents.is_complete

    assert [path.stat().st_atime for path in (tmp_path, folder, folder / "file")] == [1, 1, 1]


def test_symlinks_are_counted_and_not_followed(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path)
    contents = scan(tmp_path).contents
    assert (contents.files, contents.is_complete) == (1, True)


def test_a_backup_made_by_this_program_is_recognized_in_any_folder(tmp_path: Path) -> None:
    write(tmp_path / "source" / "file", b"x")
    (tmp_path / "drive").mkdir()
    run("backup", tmp_path / "source", tmp_path / "drive" / "backup", check=0)

    contents = scan(tmp_path / "drive").contents

    assert contents.backup_sources == [str(tmp_path / "source")]
    assert contents.files == 1


def test_every_backup_is_found_with_its_versions(tmp_path: Path) -> None:
    source = tmp_path / "source"
    write(source / "file", b"x")
    for name in ("first", "second"):
        (tmp_path / "drive" / name).mkdir(parents=True)
        run("backup", source, tmp_path / "drive" / name, check=0)
    write(source / "file", b"changed")
    run("backup", source, tmp_path / "drive" / "second", check=0)

    contents = scan(tmp_path / "drive").contents

    assert sorted(backup.versions or 0 for backup in contents.backups) == [1, 2]
    assert all(datetime.fromisoformat(backup.newest).date() == local_time().date() for backup in contents.backups)


def test_a_name_that_is_not_utf8_and_a_date_before_1970_do_no_harm(tmp_path: Path) -> None:
    odd = os.path.join(bytes(tmp_path), b"odd \xff")
    Path(os.fsdecode(odd)).write_bytes(b"x")
    os.utime(odd, (0, -(1 << 31)))

    ((name, date),) = scan(tmp_path).contents.newest_files()

    assert name == "odd \N{REPLACEMENT CHARACTER}"
    assert date.startswith("19")

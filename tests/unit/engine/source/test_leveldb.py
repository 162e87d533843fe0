"""A LevelDB database is copied as of one moment, whatever is written during the run, or named."""

import contextlib
import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from random import Random
from types import ModuleType

import pytest

from shingleback.engine.source import leveldb, sender
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.excludes import Excludes
from shingleback.engine.source.reader import open_file
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Progress
from tests.fakes.controls import ScriptedControl
from tests.helpers.database_writer import faults_of
from tests.helpers.level_database import LevelDatabase, count_in
from tests.helpers.trees import snapshot
from tests.helpers.workshop import Workshop, left_out
from tests.unit.engine.test_changing_files import change_after_survey
from tests.unit.engine.test_changing_links import ChangingAccess

NAME = "profile.leveldb"


@pytest.fixture
def database(workshop: Workshop) -> LevelDatabase:
    database = LevelDatabase(workshop.source / NAME, Random(1))
    write(database, 20)
    return database


def write(database: LevelDatabase, count: int) -> None:
    for _ in range(count):
        database.write()


def restored_count(workshop: Workshop) -> int:
    return count_in(workshop.restore()[1] / "source" / NAME)


def sources_left_out(workshop: Workshop) -> list[tuple[str, str]]:
    return [(item.path, item.reason) for item in workshop.backup().left_out]


@pytest.mark.parametrize("count", [1, 8, 60])
@pytest.mark.parametrize("has_copy", [False, True])
def test_what_is_written_after_the_survey_comes_with_it(
    workshop: Workshop, database: LevelDatabase, count: int, *, has_copy: bool
) -> None:
    if has_copy:
        workshop.backup()
        write(database, 3)
    change_after_survey(workshop, lambda: write(database, count))

    assert sources_left_out(workshop) == []

    assert restored_count(workshop) == database.written
    assert left_out(workshop.verify()) == []
    assert sources_left_out(workshop) == []
    assert sorted(os.listdir(workshop.destination / "source" / NAME)) == sorted(os.listdir(database.folder))


def while_reading(
    monkeypatch: pytest.MonkeyPatch, is_meant: Callable[[str], bool], change: Callable[[], None], times: int
) -> None:
    """Change something whenever a file with such a name is read, at most so many times."""
    remaining = [times]
    pread = os.pread

    def read(fd: int, count: int, offset: int) -> bytes:
        data = pread(fd, count, offset)
        if remaining[0] and is_meant(os.readlink(f"/proc/self/fd/{fd}")):
            remaining[0] -= 1
            change()
        return data

    monkeypatch.setattr(os, "pread", read)


@pytest.mark.parametrize("kind", ["MANIFEST", ".log", "CURRENT"])
def test_what_is_written_while_its_files_are_read_leaves_the_copy_whole(
    workshop: Workshop, database: LevelDatabase, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    before = database.written
    while_reading(monkeypatch, lambda name: kind in name, lambda: write(database, 9), times=3)

    assert sources_left_out(workshop) == []

    assert before <= restored_count(workshop) <= database.written


def test_one_that_changes_all_the_time_is_named_and_keeps_its_whole_copy(
    workshop: Workshop, database: LevelDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop.backup()
    before = database.written
    write(database, 30)
    while_reading(monkeypatch, lambda name: "MANIFEST" in name, lambda: write(database, 9), times=1000)

    assert sources_left_out(workshop) == [(f"source/{NAME}", "changing")]

    assert restored_count(workshop) == before


def test_a_table_that_goes_before_it_is_copied_leaves_the_last_copy_whole(
    workshop: Workshop, database: LevelDatabase
) -> None:
    workshop.backup()
    before = database.written
    write(database, 8)
    table = max(database.folder.glob("*.ldb"))
    workshop.access = ChangingAccess(table, lambda: write(database, 60))

    assert (f"source/{NAME}", "changing") not in sources_left_out(workshop) or restored_count(workshop) == before
    workshop.access = SourceAccess()
    assert sources_left_out(workshop) == []
    assert restored_count(workshop) == database.written


@pytest.mark.parametrize("moment", range(3, 30, 3))
def test_a_run_that_is_canceled_leaves_a_whole_copy(workshop: Workshop, database: LevelDatabase, moment: int) -> None:
    workshop.backup()
    before = database.written
    write(database, 30)
    workshop.control = ScriptedControl(lambda control, listened: setattr(control, "is_canceled", listened > moment))
    workshop.backup()
    workshop.control = Unattended()

    assert restored_count(workshop) in (before, database.written)


def test_a_folder_with_such_names_that_is_none_is_copied_as_any_other(workshop: Workshop) -> None:
    folder = workshop.source / "notes"
    folder.mkdir()
    for name in ("000001.log", "MANIFEST-000002", "CURRENT"):
        (folder / name).write_text("text")

    assert sources_left_out(workshop) == []

    assert sorted(os.listdir(workshop.destination / "source" / "notes")) == sorted(os.listdir(folder))


def test_excluded_logs_stay_excluded(workshop: Workshop, database: LevelDatabase) -> None:
    workshop.backup(excludes=Excludes(["*.log"]))

    assert list(database.folder.glob("*.log"))
    assert not list((workshop.destination / "source" / NAME).glob("*.log"))


def test_one_that_moves_is_moved_on_the_drive(workshop: Workshop, database: LevelDatabase) -> None:
    workshop.backup()
    shutil.move(database.folder, workshop.source / "moved.leveldb")
    database.folder = workshop.source / "moved.leveldb"
    write(database, 1)

    result = workshop.backup()

    assert result.renamed.files == 1
    assert count_in(workshop.destination / "source" / "moved.leveldb") == database.written


def copied_names(workshop: Workshop) -> list[str]:
    return sorted(os.listdir(workshop.destination / "source" / NAME))


def expect_complete_progress(workshop: Workshop) -> None:
    progress = [event for event in workshop.events if isinstance(event, Progress)][-1]
    assert (progress.files, progress.bytes) == (progress.total_files, progress.total_bytes)


def test_what_goes_after_the_survey_does_not_count(workshop: Workshop, database: LevelDatabase) -> None:
    change_after_survey(workshop, lambda: write(database, 60))

    assert sources_left_out(workshop) == []

    expect_complete_progress(workshop)


def test_a_table_that_begins_like_a_database_of_another_kind_is_copied(
    workshop: Workshop, database: LevelDatabase
) -> None:
    max(database.folder.glob("*.ldb")).write_bytes(b"SQLite format 3\0" + bytes(5000))

    assert sources_left_out(workshop) == []

    assert copied_names(workshop) == sorted(os.listdir(database.folder))


@pytest.mark.parametrize("is_excluded", [False, True])
def test_the_rest_of_a_database_without_its_manifest_is_copied_as_any_other_files(
    workshop: Workshop, database: LevelDatabase, *, is_excluded: bool
) -> None:
    manifest = next(database.folder.glob("MANIFEST*"))
    names = sorted(set(os.listdir(database.folder)) - {manifest.name})
    if not is_excluded:
        manifest.unlink()

    assert workshop.backup(excludes=Excludes([manifest.name] if is_excluded else [])).outcome == "done"

    assert copied_names(workshop) == names


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_copied(
    workshop: Workshop, database: LevelDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(database, 20)
    unreadable, *tables = sorted(path.name for path in database.folder.glob("*.ldb"))
    refuse_to_open(monkeypatch, sender, unreadable)

    result = workshop.backup()

    assert [(item.path, item.detail) for item in result.left_out] == [
        (f"source/{NAME}/{unreadable}", "Permission denied"),
        (f"source/{NAME}", f"{unreadable}: Permission denied"),
    ]
    assert copied_names(workshop) == tables
    expect_complete_progress(workshop)


@pytest.mark.parametrize("has_copy", [True, False])
def test_if_nobody_can_tell_which_manifest_counts_a_copy_stays_whole(
    workshop: Workshop, database: LevelDatabase, monkeypatch: pytest.MonkeyPatch, *, has_copy: bool
) -> None:
    if has_copy:
        workshop.backup()
    before = database.written
    write(database, 40)
    refuse_to_open(monkeypatch, leveldb, "CURRENT")
    refuse_to_open(monkeypatch, sender, "CURRENT")

    result = workshop.backup()

    if has_copy:
        details = [(item.path, item.detail) for item in result.left_out]
        assert details == [(f"source/{NAME}", "CURRENT: Permission denied")]
        assert restored_count(workshop) == before
    else:
        assert [item.path for item in result.left_out] == [f"source/{NAME}/CURRENT"]
        assert copied_names(workshop) == sorted(set(os.listdir(database.folder)) - {"CURRENT"})


def refuse_to_open(monkeypatch: pytest.MonkeyPatch, module: ModuleType, refused_name: str) -> None:
    def open_other_file(name: bytes, folder_fd: int) -> int:
        if name == os.fsencode(refused_name):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return open_file(name, folder_fd)

    monkeypatch.setattr(module, "open_file", open_other_file)


def test_a_copy_made_of_hard_links_keeps_them(workshop: Workshop, database: LevelDatabase) -> None:
    (workshop.source / "copy").mkdir()
    for path in database.folder.iterdir():
        (workshop.source / "copy" / path.name).hardlink_to(path)

    for _ in range(2):
        assert sources_left_out(workshop) == []
        assert snapshot(workshop.restore()[1] / "source") == snapshot(workshop.source)


def test_a_sqlite_database_with_the_name_of_a_file_of_leveldb_is_copied_with_its_log(workshop: Workshop) -> None:
    folder = workshop.source / "other"
    folder.mkdir()
    with contextlib.closing(sqlite3.connect(folder / "CURRENT", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE entries (number INTEGER)")
        connection.execute("INSERT INTO entries VALUES (1)")

        def write_more() -> None:
            connection.execute("INSERT INTO entries VALUES (2)")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

        workshop.access = ChangingAccess(folder / "CURRENT", write_more)

        assert sources_left_out(workshop) == []

        assert faults_of(workshop.restore()[1] / "source" / "other" / "CURRENT") == []

"""Files with several names that change between the moments at which their names are copied.

A name may become a hard link on the drive only to a copy that has its content and keeps its place. The test changes a
file just before the run looks at one of its names, or while the survey is between two of its names.
"""

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from blake3 import blake3

from shingleback.engine.source import hard_links, sender
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.excludes import Excludes
from shingleback.engine.source.reader import ClockSteps
from shingleback.protocol.events import Planned
from tests.helpers.database_writer import faults_of
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop, left_out

LATER_NS = 1_800_000_000_000_000_000


class ChangingAccess(SourceAccess):
    """Changes the source once, just before the run looks at `path` for the first time. Other changes may be added."""

    def __init__(self, path: Path, change: Callable[[], object]) -> None:
        super().__init__()
        self._changes: dict[bytes, Callable[[], object]] = {bytes(path): change}

    def also(self, path: Path, change: Callable[[], object]) -> "ChangingAccess":
        self._changes[bytes(path)] = change
        return self

    def touch(self, path: bytes) -> None:
        if change := self._changes.pop(path, None):
            change()
        super().touch(path)


def expect_true_list(workshop: Workshop) -> None:
    """The list of files and what is on the drive agree, and the next run makes both equal to the source."""
    assert left_out(workshop.verify()) == []
    assert workshop.backup().left_out_count == 0
    assert left_out(workshop.verify()) == []
    assert snapshot(workshop.restore()[1] / "source") == snapshot(workshop.source)


def two_folders(workshop: Workshop) -> list[Path]:
    """Make two folders; return them in the order in which the survey reads them."""
    for name in ("one", "two"):
        write(workshop.source / name / "beside", b"beside")
    return [Path(entry.path) for entry in os.scandir(workshop.source)]


def link_and_change(workshop: Workshop) -> None:
    """Back up a file with a new name, and change it after that was linked."""
    file, new = workshop.source / "m" / "known", workshop.source / "new"
    write(file, b"first")
    workshop.backup()
    new.hardlink_to(file)
    workshop.access = ChangingAccess(file, lambda: write(file, b"other", LATER_NS))
    workshop.backup()


@pytest.mark.parametrize(
    ("new_name", "content"),
    [
        *((name, b"grown by a few bytes") for name in ("new", "a/new", "m/a", "m/z", "z/new")),
        ("new", b"other"),
        ("new", b"large" * 300_000),
    ],
)
@pytest.mark.parametrize("keep_versions", [True, False])
def test_a_file_that_changes_after_its_new_name_was_linked_is_listed_as_it_is(
    workshop: Workshop, new_name: str, content: bytes, *, keep_versions: bool
) -> None:
    file, new = workshop.source / "m" / "known", workshop.source / new_name
    write(file, b"first")
    for folder in ("a", "z"):
        write(workshop.source / folder / "beside", b"beside")
    workshop.backup(keep_versions=keep_versions)
    new.hardlink_to(file)
    workshop.access = ChangingAccess(file, lambda: write(file, content, LATER_NS))

    workshop.backup(keep_versions=keep_versions)

    target = workshop.restore()[1] / "source"
    assert (target / "m" / "known").read_bytes() == content
    assert (target / new_name).read_bytes() in (b"first", content)
    expect_true_list(workshop)


def test_a_symlink_that_changes_after_its_new_name_was_linked_is_listed_as_it_is(workshop: Workshop) -> None:
    link, new = workshop.source / "m" / "known", workshop.source / "new"
    link.parent.mkdir()
    link.symlink_to("first")
    workshop.backup()
    new.hardlink_to(link)

    def redirect() -> None:
        link.unlink()
        link.symlink_to("second")

    workshop.access = ChangingAccess(link, redirect)
    workshop.backup()

    target = workshop.restore()[1] / "source"
    assert [os.readlink(target / name) for name in ("m/known", "new")] == ["second", "first"]
    expect_true_list(workshop)


def test_a_database_that_changes_after_another_name_was_linked_is_listed_as_it_is(workshop: Workshop) -> None:
    """The survey found it unchanged, and only its log makes the run look at it again."""
    path, new = workshop.source / "m" / "data.sqlite", workshop.source / "new"
    path.parent.mkdir()
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA wal_autocheckpoint=0")
        database.execute("CREATE TABLE entries (number INTEGER)")
        new.hardlink_to(path)
        workshop.backup(excludes=Excludes([new.name]))
        database.execute("INSERT INTO entries VALUES (1)")
        workshop.access = ChangingAccess(path, lambda: database.execute("PRAGMA wal_checkpoint(TRUNCATE)"))

        workshop.backup()

        assert left_out(workshop.verify()) == []
        assert faults_of(workshop.restore()[1] / "source" / "m" / "data.sqlite") == []


def test_a_log_that_goes_after_another_name_was_linked_to_it_leaves_that_whole(workshop: Workshop) -> None:
    log, new = workshop.source / "m" / "notes-journal", workshop.source / "new"
    write(log.with_name("notes"), b"notes")
    write(log, b"content of the log")
    workshop.backup()
    new.hardlink_to(log)
    write(log.with_name("notes"), b"more notes", LATER_NS)
    workshop.access = ChangingAccess(log.with_name("notes"), log.unlink)

    workshop.backup()

    assert (workshop.restore()[1] / "source" / "new").read_bytes() == b"content of the log"
    expect_true_list(workshop)


def test_a_name_that_gets_a_file_of_its_own_while_it_is_copied_is_no_hard_link_any_more(workshop: Workshop) -> None:
    """It has the content and the time of the other one, so only the hard link shows the difference."""
    first, second = workshop.source / "first", workshop.source / "second"
    write(first, b"content", LATER_NS)
    second.hardlink_to(first)

    def part() -> None:
        second.unlink()
        write(second, b"content", LATER_NS)

    workshop.access = ChangingAccess(second, part)
    workshop.backup()

    target = workshop.restore()[1] / "source"
    assert not (target / "first").samefile(target / "second")
    expect_true_list(workshop)


def test_a_file_that_changes_within_the_tick_in_which_it_was_linked_is_read_again(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = ClockSteps(step_of=lambda *_: 3600 * 10**9)
    monkeypatch.setattr(sender, "ClockSteps", lambda: steps)
    write(workshop.source / "first", b"content")
    for name in ("second", "third"):
        (workshop.source / name).hardlink_to(workshop.source / "first")
    workshop.backup()

    workshop.backup()

    planned = next(event for event in workshop.events if isinstance(event, Planned))
    assert planned.recheck_files == 3


def test_verify_names_a_file_that_was_replaced_by_a_hard_link_to_another_state_of_it(workshop: Workshop) -> None:
    link_and_change(workshop)
    copy = workshop.destination / "source"
    names = ("new", "m/known")
    for name, other_name in (names, names[::-1]):
        kept = (copy / name).read_bytes()
        (copy / name).unlink()
        (copy / name).hardlink_to(copy / other_name)

        assert [item.path for item in workshop.verify().left_out] == [f"source/{name}"]

        (copy / name).unlink()
        (copy / name).write_bytes(kept)


@pytest.mark.parametrize("is_new", [True, False])
@pytest.mark.parametrize("content", [b"grown by a few bytes", b"other"])
def test_a_file_that_changes_between_the_listings_of_its_names_has_a_content_of_its_own_at_each(
    workshop: Workshop, content: bytes, *, is_new: bool
) -> None:
    """The first name was listed with the old state, the second with the new one."""
    earlier, later = two_folders(workshop)
    first, second = earlier / "first", later / "second"
    write(first, b"first")
    second.hardlink_to(first)
    workshop.backup(excludes=Excludes(["second"] if is_new else []))
    workshop.access = ChangingAccess(later, lambda: write(second, content, LATER_NS))

    workshop.backup()

    target = workshop.restore()[1] / "source"
    contents = [(target / name.relative_to(workshop.source)).read_bytes() for name in (first, second)]
    assert contents == [b"first", content]
    expect_true_list(workshop)


def test_a_hard_link_has_its_permissions_and_time_on_the_drive_whatever_its_first_name_had(
    workshop: Workshop,
) -> None:
    """The first name was listed with the old ones, and is gone when the next run could compare them."""
    earlier, later = two_folders(workshop)
    first, second = earlier / "first", later / "second"
    write(first, b"first")
    second.hardlink_to(first)
    workshop.backup(excludes=Excludes(["second"]))

    def change() -> None:
        second.chmod(0o600)
        os.utime(second, ns=(LATER_NS, LATER_NS))

    workshop.access = ChangingAccess(later, change)
    workshop.backup()
    (later / "third").hardlink_to(first)
    first.unlink()

    workshop.backup()

    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)
    expect_true_list(workshop)


def test_a_name_that_goes_between_the_listings_takes_no_other_name_along(workshop: Workshop) -> None:
    """It is called like the log of a database, so the run notes that it is gone. The next listing has two new names."""
    earlier, later = two_folders(workshop)
    log, second, third = earlier / "notes-journal", later / "second", later / "third"
    write(earlier / "notes", b"notes")
    write(log, b"content of the log")
    workshop.backup()
    write(earlier / "notes", b"more notes", LATER_NS)
    for name in (second, third):
        name.hardlink_to(log)
    workshop.access = ChangingAccess(later, log.unlink)

    workshop.backup()

    target = workshop.restore()[1] / "source" / later.name
    assert [(target / name).read_bytes() for name in ("second", "third")] == [b"content of the log"] * 2
    expect_true_list(workshop)


def test_names_are_not_linked_to_a_name_that_has_another_file_since_it_was_listed(workshop: Workshop) -> None:
    earlier, later = two_folders(workshop)
    first, second, third = earlier / "first", later / "second", later / "third"
    write(first, b"first")
    workshop.backup()
    for name in (second, third):
        name.hardlink_to(first)

    def link_again() -> None:
        first.unlink()
        first.hardlink_to(second)

    def replace() -> None:
        first.unlink()
        write(first, b"other", LATER_NS)

    workshop.access = ChangingAccess(earlier, link_again).also(later, replace)
    workshop.backup()

    target = workshop.restore()[1] / "source"
    names = [name.relative_to(workshop.source) for name in (first, second, third)]
    assert [(target / name).read_bytes() for name in names] == [b"other", b"first", b"first"]
    expect_true_list(workshop)


def test_verify_names_a_hard_link_that_is_listed_with_another_size(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier, later = two_folders(workshop)
    write(earlier / "first", b"first")
    (later / "second").hardlink_to(earlier / "first")
    workshop.backup()
    workshop.access = ChangingAccess(later, lambda: write(later / "second", b"grown by a few bytes", LATER_NS))
    monkeypatch.setattr(hard_links, "digest_of", lambda *_: blake3(b"first").digest())  # it errs
    workshop.backup()

    assert [item.path for item in workshop.verify().left_out] == [f"source/{later.name}/second"]


@pytest.mark.parametrize("folder", ["", "m"])
def test_an_equal_file_that_displaces_a_name_shares_no_attributes_with_the_other_name(
    workshop: Workshop, folder: str
) -> None:
    """The other name is a link to the copy by then, which has the same content."""
    known, new = workshop.source / "m" / "known", workshop.source / folder / "a new name"
    write(known, b"content")
    workshop.backup()
    new.hardlink_to(known)
    modes = {known: 0o600, new: known.stat().st_mode & 0o777}

    def replace() -> None:
        aside = workshop.source.parent / "aside"
        write(aside, b"content")
        aside.chmod(modes[known])
        aside.rename(known)

    workshop.access = ChangingAccess(known, replace)
    for _ in range(2):
        workshop.backup()
        copies = {path: workshop.destination / "source" / path.relative_to(workshop.source) for path in modes}
        assert {path: copy.stat().st_mode & 0o777 for path, copy in copies.items()} == modes
    expect_true_list(workshop)


@pytest.mark.parametrize("folder", ["", "m"])
def test_a_new_name_has_its_attributes_on_the_drive_though_the_known_one_is_replaced(
    workshop: Workshop, folder: str
) -> None:
    """It was linked to the copy of the known name, which had the old attributes and was never touched."""
    known, new = workshop.source / "m" / "known", workshop.source / folder / "a new name"
    write(known, b"content")
    workshop.backup()
    known.chmod(0o600)
    os.utime(known, ns=(LATER_NS, LATER_NS))
    new.hardlink_to(known)

    def replace() -> None:
        write(workshop.source.parent / "aside", b"something else")
        (workshop.source.parent / "aside").rename(known)

    workshop.access = ChangingAccess(known, replace)
    workshop.backup()

    copy = workshop.destination / "source" / folder / "a new name"
    assert (copy.stat().st_mode & 0o777, copy.stat().st_mtime_ns) == (0o600, LATER_NS)
    expect_true_list(workshop)
    assert (copy.stat().st_mode & 0o777, copy.stat().st_mtime_ns) == (0o600, LATER_NS)


@pytest.mark.parametrize("folder", ["", "m", "z"])
@pytest.mark.parametrize("was_linked", [False, True])
def test_an_equal_symlink_that_displaces_a_name_shares_no_attributes_with_the_other_name(
    workshop: Workshop, folder: str, *, was_linked: bool
) -> None:
    known, new = workshop.source / "m" / "known", workshop.source / folder / "a new name"
    for path in (known, new):
        path.parent.mkdir(exist_ok=True)
    known.symlink_to("target")
    if was_linked:
        new.hardlink_to(known)
    workshop.backup()
    if was_linked:
        os.utime(known, ns=(LATER_NS - 5, LATER_NS - 5), follow_symlinks=False)
    else:
        new.hardlink_to(known)
    times_ns = {known: LATER_NS, new: new.lstat().st_mtime_ns}

    def replace() -> None:
        aside = workshop.source.parent / "aside"
        aside.symlink_to("target")
        os.utime(aside, ns=(LATER_NS, LATER_NS), follow_symlinks=False)
        aside.rename(known)

    workshop.access = ChangingAccess(known, replace)
    for _ in range(2):
        workshop.backup()
        copies = {path: workshop.destination / "source" / path.relative_to(workshop.source) for path in times_ns}
        assert {path: copy.lstat().st_mtime_ns for path, copy in copies.items()} == times_ns
        assert left_out(workshop.verify()) == []
    expect_true_list(workshop)

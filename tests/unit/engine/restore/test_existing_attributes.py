"""What exists at the target gets the attributes in the backup on request, and is named if they differ otherwise."""

import os
from pathlib import Path

import pytest

from shingleback.protocol.events import Note
from shingleback.protocol.result_items import Tally
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop, left_out


@pytest.fixture
def home(workshop: Workshop) -> Path:
    """A backup of a private file in a private folder."""
    write(workshop.source / "private" / "key", b"secret", 1_700_000_000)
    (workshop.source / "private" / "key").chmod(0o600)
    (workshop.source / "private").chmod(0o700)
    workshop.backup()
    return workshop.source


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o7777


def loosen(home: Path) -> None:
    (home / "private" / "key").chmod(0o666)
    (home / "private").chmod(0o777)


def test_other_modes_are_named_and_stay_without_a_request(workshop: Workshop, home: Path) -> None:
    loosen(home)

    result = workshop.restore_in_place()

    assert [(item.path, item.reason, item.detail) for item in result.left_out] == [
        ("source/private", "attributes-differ", "0777 → 0700"),
        ("source/private/key", "attributes-differ", "0666 → 0600"),
    ]
    assert (result.exit_code, result.same, result.touched) == (1, Tally(), Tally())
    assert (mode(home / "private"), mode(home / "private" / "key")) == (0o777, 0o666)


def test_they_are_set_on_request_without_copying_the_content(workshop: Workshop, home: Path) -> None:
    before = snapshot(home)
    inode = (home / "private" / "key").stat().st_ino
    loosen(home)
    os.utime(home / "private", (1, 1))

    dry_run = workshop.restore_in_place(overwrites=True, is_dry_run=True)
    result = workshop.restore_in_place(overwrites=True)

    assert dry_run.touched == result.touched == Tally(2, 6)
    assert (result.outcome, result.checked) == ("done", Tally())
    assert snapshot(home) == before
    assert (home / "private" / "key").stat().st_ino == inode
    assert workshop.restore_in_place(overwrites=True).touched == Tally()


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to give files to others")
def test_extended_attributes_acls_and_owners_are_attributes_too(workshop: Workshop, home: Path) -> None:
    key = home / "private" / "key"
    os.setxattr(key, "user.color", b"red")
    os.chown(home / "private", 1234, 1234)
    workshop.backup()
    before = snapshot(home)
    os.setxattr(key, "user.color", b"blue")
    os.setxattr(key, "user.more", b"1")
    os.chown(home / "private", 0, 0)

    named = workshop.restore_in_place()
    result = workshop.restore_in_place(overwrites=True)

    assert [item.detail for item in named.left_out] == ["0:0 → 1234:1234", "user.color, user.more"]
    assert (result.outcome, snapshot(home)) == ("done", before)


def test_what_was_changed_after_the_user_saw_it_stays(workshop: Workshop, home: Path) -> None:
    loosen(home)
    seen_ns = (home / "private").stat().st_ctime_ns - 1

    result = workshop.restore_in_place(overwrites=True, seen_ns=seen_ns)

    assert mode(home / "private") == 0o777
    assert ("source/private", "attributes-differ") in left_out(result)


def test_the_folder_above_a_restored_file_is_left_alone(workshop: Workshop, home: Path) -> None:
    loosen(home)

    result = workshop.restore_in_place(b"source/private/key", overwrites=True)

    assert (result.outcome, result.touched) == ("done", Tally(1, 6))
    assert (mode(home / "private"), mode(home / "private" / "key")) == (0o777, 0o600)


def test_another_time_of_a_folder_alone_is_a_remark(workshop: Workshop, home: Path) -> None:
    os.utime(home / "private", (1, 1))

    result = workshop.restore_in_place()

    assert result.outcome == "done"
    assert [event.code for event in workshop.events if isinstance(event, Note)] == ["folder-times-kept"]


def test_a_folder_has_its_time_again_if_the_restore_put_something_into_it(workshop: Workshop, home: Path) -> None:
    before = snapshot(home)
    (home / "private" / "key").unlink()

    result = workshop.restore_in_place()

    assert (result.outcome, snapshot(home)) == ("done", before)
    assert not [event for event in workshop.events if isinstance(event, Note)]


def test_a_symlink_of_the_same_length_and_time_with_another_target_is_another_one(workshop: Workshop) -> None:
    link = workshop.source / "link"
    link.symlink_to("one")
    os.utime(link, (5, 5), follow_symlinks=False)
    workshop.backup()
    link.unlink()
    link.symlink_to("two")
    os.utime(link, (5, 5), follow_symlinks=False)

    assert left_out(workshop.restore_in_place()) == [("source/link", "already-there")]
    assert workshop.restore_in_place(overwrites=True).outcome == "done"
    assert os.readlink(link) == "one"


def test_a_restored_hard_link_does_not_join_a_file_with_other_attributes(workshop: Workshop) -> None:
    first, second = workshop.source / "first", workshop.source / "second"
    write(first, b"secret", 1_700_000_000)
    first.chmod(0o600)
    os.link(first, second)
    workshop.backup()
    second.unlink()
    first.chmod(0o666)

    result = workshop.restore_in_place()

    assert left_out(result) == [("source/first", "attributes-differ")]
    assert (mode(first), mode(second)) == (0o666, 0o600)
    second.unlink()
    assert workshop.restore_in_place(overwrites=True).outcome == "done"
    assert (mode(first), mode(second)) == (0o600, 0o600)
    assert os.path.samefile(first, second)


def test_setuid_bits_that_are_there_are_no_difference(workshop: Workshop, home: Path) -> None:
    program = home / "program"
    write(program, b"#!", 1_700_000_000)
    program.chmod(0o4755)
    workshop.backup()

    assert workshop.restore_in_place(has_privileges=False).outcome == "done"
    assert mode(program) == 0o4755
    (home / "private" / "key").chmod(0o4600)
    assert left_out(workshop.restore_in_place(has_privileges=False)) == [("source/private/key", "attributes-differ")]

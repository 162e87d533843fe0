"""Old versions are removed only for content that needs their space."""

import errno
import os
from datetime import datetime, timedelta

import pytest

from shingleback.engine.drive import server
from shingleback.protocol.events import Note
from tests.fakes.disks import FaultyDisk, always_from
from tests.helpers.promises import Promises
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

ROOM_BYTES = 10_000
LARGE_BYTES = 400_000


@pytest.fixture
def full(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> Promises:
    """Three versions of a few files, on a drive without space for another such file."""
    promises = Promises(workshop)
    for number in range(3):
        write(workshop.source / f"large {number}", b"%d" % number * LARGE_BYTES)
    for run in range(3):
        write(workshop.source / "changing", b"%d" % run * LARGE_BYTES)
        promises.backup()
    monkeypatch.setattr(server, "room_bytes", lambda *_: ROOM_BYTES)
    return promises


def test_renamed_files_need_no_space(full: Promises) -> None:
    result = full.backup("mkdir other; for n in 0 1 2; do mv large\\ $n other/$n; done")
    assert (result.removed_versions, result.renamed.files, result.copied.files) == ([], 3, 0)
    full.check_versions()


def test_a_new_hard_link_needs_no_space(full: Promises) -> None:
    assert full.backup("ln large\\ 0 same").removed_versions == []
    full.check_versions()


def test_the_holes_of_a_file_need_no_space(full: Promises) -> None:
    assert (
        full.backup("truncate -s 64M holes; printf x | dd of=holes bs=1 seek=40M conv=notrunc").removed_versions == []
    )
    full.check_versions()


def test_a_file_larger_than_all_old_versions_together_removes_none(full: Promises) -> None:
    write(full.workshop.source / "too large", b"x" * 9_000_000)
    write(full.workshop.source / "small", b"fits")

    result = full.workshop.backup()

    assert (result.outcome, result.removed_versions) == ("drive-full", [])
    assert [(item.path, item.reason) for item in result.left_out] == [("source/too large", "no-room")]
    full.check_versions_now()


def test_only_as_many_versions_as_needed_are_removed(full: Promises, monkeypatch: pytest.MonkeyPatch) -> None:
    versions = full.workshop.destination / ".shingleback" / "versions"
    count = len(os.listdir(versions))
    monkeypatch.setattr(server, "room_bytes", lambda *_: ROOM_BYTES + LARGE_BYTES * (len(os.listdir(versions)) < count))
    write(full.workshop.source / "more", b"m" * LARGE_BYTES)

    oldest = min(full.states)
    assert full.backup().removed_versions == [oldest]
    full.check_versions()


def is_warned(workshop: Workshop) -> bool:
    workshop.backup(is_dry_run=True)
    return "more-than-fits" in [event.code for event in workshop.events if isinstance(event, Note)]


def test_a_dry_run_warns_if_not_everything_fits(full: Promises, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the bytes nor, on a drive with few inodes, the files and folders."""
    workshop = full.workshop
    write(workshop.source / "small", b"fits")
    assert not is_warned(workshop)
    write(workshop.source / "more", b"m" * LARGE_BYTES)
    assert is_warned(workshop)
    monkeypatch.setattr(server, "room_bytes", lambda *_: 10 * LARGE_BYTES)
    assert not is_warned(workshop)
    monkeypatch.setattr(server, "room_files", lambda *_: 2)
    assert not is_warned(workshop)
    for count in range(3):
        os.link(workshop.source / "small", workshop.source / f"also small {count}")
    assert not is_warned(workshop)
    (workshop.source / "folder").mkdir()
    assert is_warned(workshop)


def test_more_than_fits_even_without_old_versions_removes_none_and_names_the_folder(full: Promises) -> None:
    for number in range(5):
        write(full.workshop.source / "films" / "new" / str(number), b"%d" % number * LARGE_BYTES)

    result = full.workshop.backup()

    assert (result.outcome, result.why, result.removed_versions) == ("drive-full", "drive-too-small", [])
    assert result.values == {"path": str(full.workshop.source / "films" / "new"), "size": 5 * LARGE_BYTES}
    full.check_versions_now()


@pytest.fixture
def weekly(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> Promises:
    """A version a week, on a drive without space for another file; a sweep makes space for one."""
    promises = Promises(workshop)
    for week in range(3):
        workshop.time += timedelta(days=7)
        write(workshop.source / "changing", b"%d" % week * LARGE_BYTES)
        promises.backup()
    versions = workshop.destination / ".shingleback" / "versions"
    count = len(os.listdir(versions))
    monkeypatch.setattr(server, "room_bytes", lambda *_: ROOM_BYTES + LARGE_BYTES * (len(os.listdir(versions)) < count))
    write(workshop.source / "more", b"m" * LARGE_BYTES)
    return promises


def test_new_files_do_not_take_the_room_of_a_version_of_the_last_weeks(weekly: Promises) -> None:
    result = weekly.workshop.backup()

    assert (result.outcome, result.why, result.removed_versions) == ("drive-full", "versions-spared", [])
    weekly.check_versions_now()


def test_the_user_may_let_these_versions_go(weekly: Promises) -> None:
    oldest = min(weekly.states)

    assert weekly.backup(spares_versions=False).removed_versions == [oldest]
    weekly.check_versions()


def test_they_go_for_files_that_have_waited_for_a_week_and_several_runs(weekly: Promises) -> None:
    workshop, oldest = weekly.workshop, min(weekly.states)
    for _ in range(3):
        assert workshop.backup().removed_versions == []
    workshop.time += timedelta(days=7)

    assert weekly.backup().removed_versions == [oldest]
    weekly.check_versions()


def test_a_clock_that_jumps_ahead_does_not_end_the_wait(weekly: Promises) -> None:
    workshop = weekly.workshop
    workshop.backup()
    workshop.time += timedelta(days=1000)

    assert workshop.backup().removed_versions == []


def test_a_wait_that_began_in_1970_is_not_over_when_the_clock_is_set(weekly: Promises) -> None:
    workshop, oldest = weekly.workshop, min(weekly.states)
    right = workshop.time
    workshop.time = datetime(1970, 1, 1, tzinfo=right.tzinfo)
    for _ in range(3):
        assert workshop.backup().removed_versions == []
    workshop.time = right

    for _ in range(3):
        assert workshop.backup().removed_versions == []
    workshop.time = right + timedelta(days=7)
    assert weekly.backup().removed_versions == [oldest]


def test_a_drive_with_a_quota_that_nobody_knew_of_keeps_its_versions_if_they_are_not_enough(
    full: Promises, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The filesystem reports much free space, and refuses."""
    monkeypatch.setattr(server, "room_bytes", lambda *_: 100 * LARGE_BYTES)
    write(full.workshop.source / "films", b"f" * 5 * LARGE_BYTES)
    full.workshop.disk = FaultyDisk(always_from("write", 1, errno.EDQUOT))
    result = full.workshop.backup()

    assert (result.outcome, result.why, result.removed_versions) == ("drive-full", "drive-too-small", [])
    full.check_versions_now()


def test_more_files_than_inodes_removes_no_version_if_they_are_not_enough(
    full: Promises, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "room_bytes", lambda *_: 0)
    monkeypatch.setattr(server, "room_files", lambda *_: 0)
    for number in range(9):
        write(full.workshop.source / "many" / str(number), b"")
    write(full.workshop.source / "many" / "more", b"small")

    result = full.workshop.backup()

    assert (result.outcome, result.why, result.removed_versions) == ("drive-full", "drive-too-small", [])
    full.check_versions_now()

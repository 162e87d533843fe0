"""Files that change, vanish or change their type during a backup are retried, and reported if that fails."""

import os
import shutil
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.protocol.events import Planned
from tests.fakes.controls import ScriptedControl
from tests.helpers.trees import snapshot, without_special, write
from tests.helpers.workshop import Workshop

Change = Callable[[Path], None]
_LATER_NS = 1_800_000_000_000_000_000


def change_after_survey(workshop: Workshop, change: Callable[[], None]) -> None:
    """Applies the change once, after the survey and before the first file is copied."""
    waiting = [change]

    def script(_control: ScriptedControl, _listened: int) -> None:
        if waiting and any(isinstance(event, Planned) for event in workshop.events):
            waiting.pop()()

    workshop.control = ScriptedControl(script)


def copy_matches(workshop: Workshop) -> bool:
    return snapshot(workshop.destination / "source") == without_special(snapshot(workshop.source))


def vanish(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()


def become_a_folder(path: Path) -> None:
    vanish(path)
    write(path / "inside", b"new")


def become_a_symlink(path: Path) -> None:
    vanish(path)
    path.symlink_to("/etc")


def become_a_fifo(path: Path) -> None:
    vanish(path)
    os.mkfifo(path)


def become_a_socket(path: Path) -> None:
    vanish(path)
    folder_fd = os.open(path.parent, os.O_RDONLY)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(f"/proc/self/fd/{folder_fd}/{path.name}")
    os.close(folder_fd)


def become_a_device(path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("needs root, to make a device")
    vanish(path)
    os.mknod(path, 0o020600, os.makedev(1, 3))


def become_a_file(path: Path) -> None:
    vanish(path)
    write(path, b"now a file", _LATER_NS)


def change_content(path: Path) -> None:
    write(path, b"other content", _LATER_NS)


def change_content_and_reset_mtime(path: Path) -> None:
    before = path.stat()
    path.write_bytes(b"x" * before.st_size)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def grow(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"more" * 10_000)


def shrink(path: Path) -> None:
    os.truncate(path, 3)


def be_replaced(path: Path) -> None:
    write(path.with_name("draft"), b"saved anew", _LATER_NS)
    path.with_name("draft").rename(path)


def lose_its_content(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.parametrize("size", [0, 500, 60_000])
@pytest.mark.parametrize(
    "change",
    [change_content, change_content_and_reset_mtime, grow, shrink, be_replaced, lose_its_content],
)
def test_a_file_that_changed_after_the_survey_is_copied_as_it_is_now(
    workshop: Workshop, change: Change, size: int
) -> None:
    workshop.slot_bytes = 8192
    write(workshop.source / "document", b"d" * size)
    change_after_survey(workshop, lambda: change(workshop.source / "document"))

    result = workshop.backup()

    assert (result.outcome, result.copied.files) == ("done", 1)
    assert copy_matches(workshop)
    assert workshop.backup().copied.files == 0


@pytest.mark.parametrize("size", [0, 500, 60_000])
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (vanish, "vanished"),
        (become_a_folder, "changing"),
        (become_a_symlink, "changing"),
        (become_a_fifo, "changing"),
        (become_a_socket, "changing"),
        (become_a_device, "changing"),
    ],
)
def test_a_file_that_is_no_longer_a_regular_file_is_reported(
    workshop: Workshop, change: Change, reason: str, size: int
) -> None:
    workshop.slot_bytes = 8192
    write(workshop.source / "document", b"d" * size)
    write(workshop.source / "other", b"unharmed")
    change_after_survey(workshop, lambda: change(workshop.source / "document"))

    result = workshop.backup()

    assert (result.exit_code, result.copied.files) == (1, 1)
    assert [(item.path, item.reason) for item in result.left_out] == [("source/document", reason)]
    workshop.backup()
    assert copy_matches(workshop)


@pytest.mark.parametrize(
    ("change", "reason"), [(vanish, "vanished"), (become_a_file, "changing"), (become_a_folder, "changing")]
)
def test_a_symlink_that_is_no_longer_a_symlink_is_reported(workshop: Workshop, change: Change, reason: str) -> None:
    write(workshop.source / "other", b"unharmed")
    (workshop.source / "link").symlink_to("somewhere")
    change_after_survey(workshop, lambda: change(workshop.source / "link"))

    result = workshop.backup()

    assert [(item.path, item.reason) for item in result.left_out] == [("source/link", reason)]
    assert workshop.backup().outcome == "done"
    assert copy_matches(workshop)


def test_a_symlink_that_is_redirected_after_the_survey_is_copied_as_it_is_now(workshop: Workshop) -> None:
    (workshop.source / "link").symlink_to("somewhere")

    def redirect() -> None:
        vanish(workshop.source / "link")
        (workshop.source / "link").symlink_to("elsewhere")

    change_after_survey(workshop, redirect)

    assert workshop.backup().outcome == "done"
    assert copy_matches(workshop)
    assert workshop.backup().copied.files == 0


@pytest.mark.parametrize("change", [vanish, become_a_file, become_a_symlink, become_a_fifo])
def test_a_folder_that_is_gone_or_replaced_is_reported_and_not_followed(workshop: Workshop, change: Change) -> None:
    write(workshop.source / "folder" / "inner" / "file", b"deep")
    write(workshop.source / "other", b"unharmed")
    change_after_survey(workshop, lambda: change(workshop.source / "folder"))

    result = workshop.backup()

    reason = "vanished" if change is vanish else "changing"
    assert {item.path: item.reason for item in result.left_out} == {
        "source/folder": reason,
        "source/folder/inner": reason,
    }
    assert (result.exit_code, result.copied.files, result.durable.files) == (1, 1, 1)
    workshop.backup()
    assert copy_matches(workshop)


def test_a_folder_swapped_for_another_after_the_survey_gets_its_own_attributes_in_the_next_backup(
    workshop: Workshop,
) -> None:
    """Its own times are the same before and after, because only its parent folder was renamed."""
    surveyed, replacement, aside = (workshop.source / name for name in ("one", "other", "aside"))
    for folder, mode in ((surveyed, 0o755), (replacement, 0o700)):
        (folder / "same name").mkdir(mode, parents=True)

    def swap() -> None:
        surveyed.rename(aside)
        replacement.rename(surveyed)
        aside.rename(replacement)

    change_after_survey(workshop, swap)
    workshop.backup()
    swap()

    workshop.backup()

    assert copy_matches(workshop)


def test_the_backup_of_a_source_that_vanishes_during_a_run_is_kept(workshop: Workshop) -> None:
    write(workshop.source / "folder" / "file", b"content")
    workshop.backup()
    before = snapshot(workshop.destination / "source")
    write(workshop.source / "folder" / "new", b"content")
    change_after_survey(workshop, lambda: shutil.rmtree(workshop.source))

    result = workshop.backup()

    assert result.exit_code == 1
    assert {path: entry.content for path, entry in snapshot(workshop.destination / "source").items()} == {
        path: entry.content for path, entry in before.items()
    }


def test_a_large_file_that_changes_once_while_it_is_read_is_read_again(workshop: Workshop) -> None:
    workshop.slot_bytes = 8192
    write(workshop.source / "film", os.urandom(100_000))
    changes = []

    def script(_control: ScriptedControl, listened: int) -> None:
        if listened == 12:
            changes.append(listened)
            grow(workshop.source / "film")

    workshop.control = ScriptedControl(script)
    result = workshop.backup()

    assert (changes, result.outcome, result.left_out_count) == ([12], "done", 0)
    assert copy_matches(workshop)
    assert list((workshop.destination / ".shingleback" / "incoming").iterdir()) == []


def test_a_large_file_that_changes_on_every_attempt_is_reported_and_leaves_nothing_behind(workshop: Workshop) -> None:
    workshop.slot_bytes = 8192
    write(workshop.source / "log", os.urandom(100_000))
    write(workshop.source / "other", b"unharmed")
    workshop.control = ScriptedControl(lambda _control, _listened: grow(workshop.source / "log"))

    result = workshop.backup()

    assert [(item.path, item.reason) for item in result.left_out] == [("source/log", "changing")]
    assert (result.exit_code, result.copied.files) == (1, 1)
    assert [path.name for path in (workshop.destination / "source").iterdir()] == ["other"]
    assert list((workshop.destination / ".shingleback" / "incoming").iterdir()) == []


def test_a_file_with_two_names_that_changed_after_the_survey_is_copied_as_it_is_now(workshop: Workshop) -> None:
    write(workshop.source / "one", b"content")
    os.link(workshop.source / "one", workshop.source / "two")
    change_after_survey(workshop, lambda: change_content(workshop.source / "one"))

    assert workshop.backup().outcome == "done"
    assert (workshop.destination / "source" / "one").read_bytes() == b"other content"
    assert (workshop.destination / "source" / "two").read_bytes() == b"other content"


def test_a_known_file_that_vanishes_before_it_is_compared_stays_in_the_backup(workshop: Workshop) -> None:
    write(workshop.source / "document", b"content")
    write(workshop.source / "other", b"unharmed")
    workshop.backup()
    os.chmod(workshop.source / "document", 0o600)
    change_after_survey(workshop, lambda: vanish(workshop.source / "document"))

    result = workshop.backup()

    assert [(item.path, item.reason) for item in result.left_out] == [("source/document", "vanished")]
    assert (workshop.destination / "source" / "document").read_bytes() == b"content"
    assert workshop.backup().removed.files == 1


@pytest.mark.parametrize("size", [10, 3_000_000])
@pytest.mark.parametrize("link_name", ["another", "above/another", "z/another"])
def test_a_file_hard_linked_during_the_copy_is_one_file_in_the_next_version(
    workshop: Workshop, size: int, link_name: str
) -> None:
    for folder in ("above", "m", "z"):
        write(workshop.source / folder / "beside", b"beside")
    file = workshop.source / "m" / "file"
    write(file, b"x" * size)
    change_after_survey(workshop, lambda: os.link(file, workshop.source / link_name))
    assert workshop.backup().outcome == "done"

    assert workshop.backup().copied.bytes == 0
    _, target = workshop.restore()

    assert (target / "source" / "m" / "file").samefile(target / "source" / link_name)
    assert copy_matches(workshop)
    assert workshop.backup().version == ""


def test_a_symlink_hard_linked_during_the_copy_is_one_symlink_in_the_next_version(workshop: Workshop) -> None:
    write(workshop.source / "file", b"x")
    link, second_link = workshop.source / "link", workshop.source / "other"
    link.symlink_to("file")
    change_after_survey(workshop, lambda: os.link(link, second_link, follow_symlinks=False))
    assert workshop.backup().outcome == "done"

    assert workshop.backup().outcome == "done"
    _, target = workshop.restore()

    assert os.lstat(target / "source" / "link").st_ino == os.lstat(target / "source" / "other").st_ino


def test_a_large_file_that_grows_all_the_time_is_not_written_to_the_drive_in_full(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as a mailbox or the disk of a running virtual machine, of hundreds of gigabytes."""
    path, size_bytes = workshop.source / "mbox", 24 << 20
    path.write_bytes(bytes(range(256)) * (size_bytes >> 8))
    real = os.preadv

    def read_while_it_grows(fd: int, buffers: list[memoryview], offset: int, flags: int = 0) -> int:
        if not flags:
            with open(path, "ab") as file:
                file.write(b"From me\n")
        return real(fd, buffers, offset, flags)

    monkeypatch.setattr(os, "preadv", read_while_it_grows)

    result = workshop.backup()

    assert [item.reason for item in result.left_out] == ["changing"]
    assert result.copied.bytes <= 3 * workshop.slot_bytes


def test_files_whose_permissions_are_set_all_the_time_are_copied(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by a cron job that corrects those of a shared folder every minute."""
    for name, size_bytes in (("small", 10), ("large", 3 << 20)):
        write(workshop.source / name, b"x" * size_bytes)
    real = os.preadv

    def read_while_permissions_are_set(fd: int, buffers: list[memoryview], offset: int, flags: int = 0) -> int:
        os.fchmod(fd, 0o644)
        return real(fd, buffers, offset, flags)

    monkeypatch.setattr(os, "preadv", read_while_permissions_are_set)

    assert workshop.backup().outcome == "done"
    assert copy_matches(workshop)
    assert workshop.backup().copied.files == 0


def rotate(log: Path, aside: Path) -> None:
    log.rename(aside)
    write(log, b"a new log", _LATER_NS)


@pytest.mark.parametrize("place", ["logs/a.log.1", "old/a.log.1", "made meanwhile/below/a.log.1"])
def test_a_file_that_another_one_displaces_is_named_where_it_is(workshop: Workshop, place: str) -> None:
    """A log is rotated after the survey, so that its name leads to the next one when it is copied."""
    log, aside = workshop.source / "logs" / "a.log", workshop.source / place
    write(log, b"lines of yesterday")
    write(workshop.source / "old" / "beside", b"beside")
    workshop.backup()
    write(log, b"lines of yesterday and today")

    def change() -> None:
        aside.parent.mkdir(parents=True, exist_ok=True)
        rotate(log, aside)

    change_after_survey(workshop, change)
    result = workshop.backup()

    assert [(item.path, item.reason) for item in result.left_out] == [(f"source/{place}", "moving")]
    assert (workshop.destination / "source" / "logs" / "a.log").read_bytes() == b"a new log"
    assert workshop.backup().left_out_count == 0
    assert copy_matches(workshop)


def test_a_displaced_file_is_named_in_a_folder_that_has_moved_meanwhile(workshop: Workshop) -> None:
    log, old = workshop.source / "logs" / "a.log", workshop.source / "old"
    write(log, b"lines of yesterday")
    write(old / "beside", b"beside")
    workshop.backup()
    write(log, b"lines of yesterday and today")

    def change() -> None:
        rotate(log, old / "a.log.1")
        old.rename(workshop.source / "logs" / "older")

    change_after_survey(workshop, change)
    result = workshop.backup()

    assert ("source/logs/older/a.log.1", "moving") in [(item.path, item.reason) for item in result.left_out]
    assert workshop.backup().left_out_count == 0
    assert copy_matches(workshop)


def test_a_file_that_a_program_saves_during_a_backup_is_not_named(workshop: Workshop) -> None:
    """The program replaces it by a new one, and the old one is gone."""
    text, aside = workshop.source / "text", workshop.source / "text.new"
    write(text, b"before")

    def save() -> None:
        write(aside, b"after", _LATER_NS)
        aside.rename(text)

    change_after_survey(workshop, save)

    assert workshop.backup().left_out_count == 0
    assert copy_matches(workshop)


def test_a_file_that_takes_the_name_of_another_one_is_copied_there_and_not_named(workshop: Workshop) -> None:
    first, second = workshop.source / "a" / "first", workshop.source / "b" / "second"
    write(first, b"first")
    write(second, b"second file")

    def exchange() -> None:
        first.rename(workshop.source / "aside")
        second.rename(first)
        (workshop.source / "aside").rename(second)

    change_after_survey(workshop, exchange)

    assert workshop.backup().left_out_count == 0
    assert copy_matches(workshop)

"""A backup that is paused or canceled, and a drive that fails, fills up or disappears."""

import errno
import os
from types import ModuleType
from typing import Any

import pytest

from shingleback.engine.drive import server
from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.files import linux
from shingleback.engine.source.copy_context import Limits
from shingleback.engine.source.reader import SequentialReader
from shingleback.protocol.events import Note, Planned, Progress, State
from tests.fakes.controls import ScriptedControl
from tests.fakes.disks import FaultyDisk, always_from, once
from tests.helpers.trees import make_odd_tree, snapshot, without_special, write
from tests.helpers.workshop import Clock, Workshop

SMALL_STEPS = Limits(bytes=20_000, files=5, seconds=3600)


@pytest.fixture
def many_files(workshop: Workshop) -> Workshop:
    for number in range(40):
        write(workshop.source / f"{number // 10}" / f"{number}", b"%d" % number * 500)
    write(workshop.source / "large", os.urandom(60_000))
    workshop.slot_bytes = 8192
    return workshop


def differences(workshop: Workshop) -> set[bytes]:
    """Paths at which the copy differs from the source."""
    expected, copied = without_special(snapshot(workshop.source)), snapshot(workshop.destination / "source")
    return {path for path in expected.keys() | copied.keys() if expected.get(path) != copied.get(path)}


def notes(workshop: Workshop) -> list[str]:
    return [event.code for event in workshop.events if isinstance(event, Note)]


@pytest.mark.parametrize("call", ["write", "sync"])
@pytest.mark.parametrize("number", [0, 1, 2, 3, 5])
def test_a_batch_that_fails_once_is_copied_again(many_files: Workshop, call: str, number: int) -> None:
    many_files.disk = FaultyDisk(once(call, number))

    result = many_files.backup(limits=SMALL_STEPS)

    assert (result.outcome, notes(many_files)) == ("done", ["batch-again"])
    assert not differences(many_files)
    assert result.durable == result.copied == result.total


@pytest.mark.parametrize(("module", "call"), [(os, "symlink"), (linux, "rename_noreplace")])
def test_a_batch_whose_symlink_or_rename_fails_once_is_copied_again(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, module: ModuleType, call: str
) -> None:
    """An error of the drive is none of the file: it is no reason to do without the symlink, or not to read back."""
    write(workshop.source / "film", os.urandom(3_000_000))
    (workshop.source / "shortcut").symlink_to("film")
    usual, errors = getattr(module, call), [OSError(errno.EIO, os.strerror(errno.EIO))]

    def fail_once(*args: Any, **options: Any) -> Any:
        if errors and not {b"shortcut", b"film"}.isdisjoint(args):
            raise errors.pop()
        return usual(*args, **options)

    monkeypatch.setattr(module, call, fail_once)
    result = workshop.backup()

    assert (errors, result.outcome, notes(workshop)) == ([], "done", ["batch-again"])
    assert not differences(workshop)


def test_the_copy_of_an_odd_tree_is_complete_after_any_single_error(workshop: Workshop) -> None:
    make_odd_tree(workshop.source)
    for number in range(0, 60, 4):
        workshop.disk = FaultyDisk(once("write", number))
        workshop.destination = workshop.folder / f"drive {number}"
        workshop.backup(limits=SMALL_STEPS)
        assert not differences(workshop)


@pytest.mark.parametrize(
    ("error", "outcome"), [(errno.EIO, "drive-refused"), (errno.ENODEV, "drive-gone"), (errno.EROFS, "drive-refused")]
)
def test_a_drive_that_keeps_failing_ends_the_run_and_the_next_one_continues(
    many_files: Workshop, error: int, outcome: str
) -> None:
    many_files.disk = FaultyDisk(always_from("write", 20, error))

    result = many_files.backup(limits=SMALL_STEPS)

    assert (result.outcome, result.exit_code) == (outcome, 3)
    assert 0 < result.durable.files < result.total.files
    many_files.disk = FaultyDisk()
    next_result = many_files.backup()
    assert next_result.copied.files == result.total.files - result.durable.files
    assert not differences(many_files)


@pytest.mark.parametrize("error", [errno.EIO, errno.EROFS])
def test_a_pulled_drive_is_reported_as_gone_even_if_its_mount_disappears_a_moment_later(
    many_files: Workshop, error: int
) -> None:
    unplugged = many_files.folder / "left"

    class UnpluggingClock(Clock):
        def sleep(self, seconds: float) -> None:
            super().sleep(seconds)
            if failing.calls["write"] > 20 and not unplugged.exists():
                many_files.destination.rename(unplugged)
                many_files.destination.symlink_to("/proc")  # like a mount point that is left, on another filesystem

    failing = many_files.disk = FaultyDisk(always_from("write", 20, error))
    many_files.clock = UnpluggingClock()

    assert many_files.backup(limits=SMALL_STEPS).outcome == "drive-gone"


def test_the_previous_version_is_intact_while_a_run_fails(many_files: Workshop) -> None:
    first = many_files.backup().version
    before = snapshot(many_files.source)
    for number in range(40):
        write(many_files.source / f"{number // 10}" / f"{number}", b"new")
    (many_files.source / "large").unlink()

    for number in range(0, 45, 3):
        many_files.disk = FaultyDisk(always_from("write", number))
        many_files.backup(limits=SMALL_STEPS)
        result, target = many_files.restore(version=first)
        assert (result.outcome, snapshot(target / "source") == before) == ("done", True)


def test_canceling_keeps_copied_files_and_the_next_run_continues(many_files: Workshop) -> None:
    def cancel(control: ScriptedControl, listened: int) -> None:
        control.is_canceled = listened > 40

    many_files.control = ScriptedControl(cancel)
    result = many_files.backup(limits=SMALL_STEPS)

    assert (result.outcome, result.exit_code, result.version) == ("canceled", 130, "")
    assert State(state="canceling") in many_files.events
    assert 0 < result.durable.files == result.copied.files
    many_files.control = ScriptedControl(lambda _control, _listened: None)
    next_result = many_files.backup()
    assert next_result.copied.files + result.durable.files == next_result.total.files
    assert not differences(many_files)


def test_an_interrupted_large_file_is_continued(workshop: Workshop) -> None:
    write(workshop.source / "film", os.urandom(20_000_000))

    def cancel(control: ScriptedControl, listened: int) -> None:
        control.is_canceled = listened > 30

    workshop.control = ScriptedControl(cancel)
    first = workshop.backup()
    workshop.control = ScriptedControl(lambda _control, _listened: None)
    second = workshop.backup()

    assert first.outcome == "canceled"
    assert second.outcome == "done"
    assert 0 < second.copied.bytes < 20_000_000
    assert first.durable.bytes + second.copied.bytes == 20_000_000
    assert not differences(workshop)


def test_a_large_file_of_which_nothing_was_sent_begins_anew_on_another_computer(workshop: Workshop) -> None:
    """The other computer knows of the file only what the drive lists."""
    workshop.slot_bytes = 1 << 16
    write(workshop.source / "small", b"in the slot in which the film begins")
    write(workshop.source / "folder" / "film", os.urandom(300_000))

    def cancel(control: ScriptedControl, _listened: int) -> None:
        control.is_canceled = any((workshop.destination / ".shingleback" / "incoming").rglob("film"))

    disk = workshop.disk = FaultyDisk()
    workshop.control = ScriptedControl(cancel)
    assert (workshop.backup().outcome, disk.calls["write"]) == ("canceled", 1)
    workshop.control = ScriptedControl(lambda _control, _listened: None)
    workshop.forget_index()

    assert (workshop.backup().outcome, notes(workshop)) == ("done", [])
    assert not differences(workshop)


def test_an_interrupted_large_file_that_changed_starts_over(workshop: Workshop) -> None:
    write(workshop.source / "film", os.urandom(20_000_000))

    def cancel(control: ScriptedControl, listened: int) -> None:
        control.is_canceled = listened > 30

    workshop.control = ScriptedControl(cancel)
    workshop.backup()
    write(workshop.source / "film", os.urandom(20_000_000))
    workshop.control = ScriptedControl(lambda _control, _listened: None)

    assert workshop.backup().copied.bytes == 20_000_000
    assert not differences(workshop)
    assert list((workshop.destination / ".shingleback" / "incoming").iterdir()) == []


def interrupt(workshop: Workshop) -> None:
    """End a run in the middle of a large file."""
    write(workshop.source / "film", os.urandom(20_000_000))

    def cancel(control: ScriptedControl, listened: int) -> None:
        control.is_canceled = listened > 30

    workshop.control = ScriptedControl(cancel)
    assert workshop.backup().durable.bytes > 0
    workshop.control = ScriptedControl(lambda _control, _listened: None)


def test_a_large_file_that_grows_after_it_was_resumed_is_read_again(workshop: Workshop) -> None:
    class GrowingDisk(RealDisk):
        def write(self, fd: int, data: memoryview, offset: int) -> None:
            super().write(fd, data, offset)
            if not grown:
                with (workshop.source / "film").open("ab") as file:
                    grown.append(file.write(b"more"))

    grown: list[int] = []
    interrupt(workshop)
    workshop.disk = GrowingDisk()

    result = workshop.backup()

    assert (grown, result.outcome, notes(workshop)) == ([4], "done", [])
    assert not differences(workshop)


def test_a_large_file_that_is_read_as_other_data_than_before_begins_anew(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failing disk returns other data, though size and times are the same."""
    usual = SequentialReader.read

    def misread(reader: SequentialReader, view: memoryview, offset: int) -> int:
        count = usual(reader, view, offset)
        view[0] ^= 1
        return count

    with monkeypatch.context() as patch:
        patch.setattr(SequentialReader, "read", misread)
        interrupt(workshop)

    result = workshop.backup()

    assert (result.outcome, result.copied.bytes, notes(workshop)) == ("done", 20_000_000, [])
    assert not differences(workshop)
    assert workshop.verify().outcome == "done"


def test_a_pause_makes_everything_durable_and_waits(many_files: Workshop) -> None:
    is_durable: list[bool] = []

    def pause(control: ScriptedControl, listened: int) -> None:
        many_files.clock.seconds += 1
        if listened == 15:
            control.is_paused = True
        elif control.is_paused and State(state="paused") in many_files.events:
            control.is_paused = False
            before = many_files.events[: many_files.events.index(State(state="paused"))]
            progress = [event for event in before if isinstance(event, Progress)][-1]
            is_durable.append(0 < progress.bytes == progress.durable_bytes < progress.total_bytes)

    many_files.control = ScriptedControl(pause)
    result = many_files.backup()

    states = [event.state for event in many_files.events if isinstance(event, State)]
    assert states == ["pausing", "paused", "running"]
    assert (is_durable, result.outcome, differences(many_files)) == ([True], "done", set())


def test_a_file_that_does_not_fit_is_reported_and_everything_else_is_copied(
    many_files: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = many_files.backup()
    assert result.outcome == "done"
    monkeypatch.setattr(server, "room_bytes", lambda *_: 10_000)
    write(many_files.source / "small", b"fits")
    write(many_files.source / "huge", b"x" * 20_000)

    result = many_files.backup()

    assert (result.outcome, result.exit_code, result.version) == ("drive-full", 3, "")
    assert [(item.path, item.reason) for item in result.left_out] == [("source/huge", "no-room")]
    assert (many_files.destination / "source" / "small").read_bytes() == b"fits"


def test_a_file_that_does_not_fit_is_missing_from_the_progress(
    many_files: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The total includes it, so that nobody mistakes the backup for nearly complete."""
    monkeypatch.setattr(server, "room_bytes", lambda *_: 10_000)
    write(many_files.source / "small", b"fits")
    write(many_files.source / "huge", b"x" * 20_000)

    result = many_files.backup()

    (planned,) = (event for event in many_files.events if isinstance(event, Planned))
    last = [event for event in many_files.events if isinstance(event, Progress)][-1]
    assert result.outcome == "drive-full"
    assert (last.total_files, last.total_bytes) == (planned.copy_files, planned.copy_bytes)
    assert last.bytes <= planned.copy_bytes - 20_000


def test_a_filesystem_that_fills_up_earlier_than_expected_keeps_what_fits(many_files: Workshop) -> None:
    many_files.disk = FaultyDisk(always_from("write", 30, errno.ENOSPC))

    result = many_files.backup(limits=SMALL_STEPS)

    assert (result.outcome, result.exit_code) == ("drive-full", 3)
    assert result.durable.files >= 10


def test_a_second_run_on_the_same_destination_is_refused(many_files: Workshop) -> None:
    refused = []

    def start_another(_control: ScriptedControl, listened: int) -> None:
        if listened == 15:
            second_shop = Workshop(many_files.folder)
            second_shop.destination = many_files.destination
            refused.append(second_shop.backup())

    many_files.control = ScriptedControl(start_another)
    result = many_files.backup()

    assert result.outcome == "done"
    assert [(refusal.exit_code, refusal.why) for refusal in refused] == [(4, "destination-busy")]


def test_a_destination_that_was_replaced_is_noticed(many_files: Workshop) -> None:
    def unplug(_control: ScriptedControl, listened: int) -> None:
        if listened == 15:
            many_files.destination.rename(many_files.folder / "gone")
            many_files.destination.mkdir()

    many_files.control = ScriptedControl(unplug)
    result = many_files.backup(limits=SMALL_STEPS)

    assert (result.outcome, result.why, result.exit_code) == ("drive-refused", "backup-moved", 3)
    assert list(many_files.destination.iterdir()) == []


def test_a_destination_whose_backup_is_missing_is_not_written_to(many_files: Workshop) -> None:
    first = many_files.backup()
    many_files.destination.rename(many_files.folder / "unplugged")
    many_files.destination.mkdir()

    result = many_files.backup(expected=(first.backup,))

    assert (result.exit_code, result.why) == (4, "destination-changed")
    assert list(many_files.destination.iterdir()) == []


def test_a_destination_with_another_backup_is_not_written_to(many_files: Workshop) -> None:
    other_result = many_files.backup()
    before = {path: path.stat().st_mtime_ns for path in many_files.destination.rglob("*")}

    result = many_files.backup(expected=("mine", "my other one"))

    assert (result.exit_code, result.why) == (4, "other-backup")
    assert {path: path.stat().st_mtime_ns for path in many_files.destination.rglob("*")} == before
    assert many_files.backup(expected=("mine", other_result.backup)).outcome == "done"


def test_leftovers_of_a_run_killed_while_probing_the_drive_do_no_harm(workshop: Workshop) -> None:
    home = workshop.destination / ".shingleback"
    write(home / "probe" / "file", b"")
    (home / "owner").mkdir()
    write(workshop.source / "file", b"content")

    result = workshop.backup()

    assert result.outcome == "done"
    assert not differences(workshop)

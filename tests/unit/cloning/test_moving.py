"""A backup moves to another folder file by file: completely, or not at all."""

import errno
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.cli.cloning_text import move_lines
from shingleback.cloning import move_target
from shingleback.devices.mounts import mount_above
from shingleback.domain.errors import DriveGone, UsageError, Why
from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.drive.messages import WriteReport
from shingleback.engine.drive.writeback import WritePath
from shingleback.engine.files.linux import Guard
from shingleback.engine.repo.abilities import assume
from shingleback.engine.report import Reporter
from shingleback.engine.restore.read_order import ContentReader
from shingleback.engine.source.copy_context import Limits
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Note
from shingleback.store.settings import BackupSet
from shingleback.store.unfinished import MOVE, UnfinishedCopies
from tests.helpers.controls import StopsWhen
from tests.helpers.moved import BackupWithHistory
from tests.helpers.second_lists import forget_second_list
from tests.helpers.trees import IS_ROOT, acl, snapshot
from tests.helpers.workshop import Workshop

OFTEN = Limits(bytes=20_000, files=5, seconds=0.01)


@pytest.fixture
def lived(tmp_path: Path) -> BackupWithHistory:
    lived = BackupWithHistory(Workshop(tmp_path))
    lived.run_history(3)
    return lived


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "new drive"


class CancelingControl(Unattended):
    """Cancels after it was polled that many times."""

    def __init__(self, polls: int) -> None:
        super().__init__()
        self._polls_left = polls

    def refresh(self) -> None:
        self._polls_left -= 1
        self.is_canceled = self._polls_left < 0


class FlippingDisk(RealDisk):
    """Flips one bit of this content the first time that it is written."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        self._has_flipped = False

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        sent = bytearray(data)
        if sent == self._content and not self._has_flipped:
            sent[0] ^= 1
            self._has_flipped = True
        super().write(fd, memoryview(sent), offset)


def files_of(folder: Path) -> Iterator[Path]:
    yield from (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def test_all_versions_are_moved_and_the_old_backup_is_unchanged(lived: BackupWithHistory, target: Path) -> None:
    before = snapshot(lived.workshop.destination)

    result = lived.move(target)

    assert (result.outcome, result.versions) == ("done", len(lived.states))
    assert snapshot(lived.workshop.destination) == before
    assert lived.is_whole(target)
    assert lived.is_whole(lived.workshop.destination)
    assert list((target / ".shingleback").glob("of-*")) == []


@pytest.mark.parametrize("size", [7, 200_000])
def test_a_program_gets_no_special_permissions_on_the_new_drive(tmp_path: Path, size: int) -> None:
    lived = BackupWithHistory(Workshop(tmp_path), sources=1)
    program = lived.tops[0] / "program"
    program.write_bytes(bytes(b"content" * size)[:size])
    program.chmod(0o4755)
    lived.back_up()

    lived.move(tmp_path / "new drive")

    assert [path.stat().st_mode & 0o7777 for path in (tmp_path / "new drive").rglob("program")] == [0o755]
    assert lived.is_whole(tmp_path / "new drive")  # the manifest keeps them


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may set such attributes")
def test_nothing_on_the_new_drive_has_attributes_that_only_root_may_set(tmp_path: Path) -> None:
    lived = BackupWithHistory(Workshop(tmp_path), sources=1)
    folder = lived.tops[0] / "folder"
    folder.mkdir()
    (folder / "symlink").symlink_to("nowhere")
    for path in (folder, folder / "symlink"):
        os.setxattr(path, "trusted.overlay.redirect", b"/etc", follow_symlinks=False)
    lived.back_up()

    lived.move(tmp_path / "new drive")

    (moved,) = (tmp_path / "new drive").rglob("folder")
    assert [os.listxattr(path, follow_symlinks=False) for path in (moved, moved / "symlink")] == [[], []]
    assert lived.is_whole(tmp_path / "new drive")  # the manifest keeps them


class ReadableFilesControl(Unattended):
    """Collects the files in a folder that other users could read at any time."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.readable: set[str] = set()
        self._folder = folder

    def refresh(self) -> None:
        readable_files = [path for path in self._folder.rglob("*") if path.lstat().st_mode & 0o077]
        self.readable |= {str(path.relative_to(self._folder)) for path in readable_files}


def test_temporary_data_of_a_move_on_this_computer_is_private(lived: BackupWithHistory, target: Path) -> None:
    control = ReadableFilesControl(lived.paths.cache)

    lived.move(target, control=control)

    assert control.readable == set()


def test_the_next_backup_copies_no_moved_file_again(lived: BackupWithHistory, target: Path) -> None:
    lived.move(target)
    lived.workshop.destination = target

    result = lived.workshop.backup(*lived.tops)

    assert (result.outcome, result.copied.files, result.version) == ("done", 0, "")
    assert [event for event in lived.workshop.events if isinstance(event, Note)] == []


def test_a_dry_run_counts_and_writes_nothing(lived: BackupWithHistory, target: Path) -> None:
    result = lived.move(target, is_dry_run=True)

    assert result.total.files > 0
    assert not target.exists()


def test_a_canceled_move_is_no_backup_and_can_be_continued(lived: BackupWithHistory, target: Path) -> None:
    total = lived.move(target, is_dry_run=True).total.files
    polls, copied_files = 0, 0
    while not copied_files:
        polls += 200
        stopped = lived.move(target, limits=OFTEN, control=CancelingControl(polls))
        assert (stopped.exit_code, stopped.why) == (130, "move-stopped")
        copied_files = stopped.copied.files
    assert not (target / ".shingleback").exists()
    (listed,) = UnfinishedCopies(lived.paths.unfinished_folder).all()
    assert (listed.command, listed.target, listed.total_bytes) == (MOVE, str(target), stopped.total.bytes)
    assert listed.done_bytes == stopped.kept.bytes + stopped.copied.bytes

    result = lived.move(target)

    assert not UnfinishedCopies(lived.paths.unfinished_folder).all()
    assert (result.outcome, result.kept.files >= copied_files) == ("done", True)
    assert result.copied.files + result.kept.files == total
    assert lived.is_whole(target)


def test_no_backup_starts_where_a_move_is_unfinished(lived: BackupWithHistory, target: Path) -> None:
    """It would take the names that the move needs to continue."""
    stop_at_start = StopsWhen((target / ".shingleback-unfinished").exists)
    assert lived.move(target, limits=OFTEN, control=stop_at_start).why == "move-stopped"
    before = snapshot(target)

    result = lived.workshop.backup(*lived.tops, destination=target)

    assert (result.exit_code, result.why, result.values["folder"]) == (
        4,
        "move-unfinished-here",
        ".shingleback-unfinished",
    )
    assert snapshot(target) == before
    assert lived.move(target).outcome == "done"
    assert lived.workshop.backup(*lived.tops, destination=target).outcome == "done"


def test_a_move_continues_after_a_backup_to_the_old_drive(lived: BackupWithHistory, target: Path) -> None:
    """Moved files that were renamed or changed since, even with the same size, do not remain."""
    same_size = lived.tops[0] / "same size"
    for content in (b"before", b"behind"):
        same_size.write_bytes(content)
        lived.back_up()
        if content == b"before":
            stopped = lived.move(target, limits=OFTEN, control=StopsWhen((target / "source 0/same size").exists))
            assert stopped.why == "move-stopped"
            (lived.tops[0] / ".kept").unlink()
            lived.tree_changes(40)

    result = lived.move(target)

    assert (result.outcome, result.checked, result.kept.files > 0) == ("done", result.total, True), (
        result.why,
        result.values,
    )
    assert lived.is_whole(target)
    whole = target.parent / "moved at once"
    lived.move(whole)
    assert paths_of(target) == paths_of(whole)


def test_files_put_into_an_unfinished_move_are_kept_and_reported_at_the_end(
    lived: BackupWithHistory, target: Path
) -> None:
    (lived.tops[0] / "first").write_bytes(b"content")
    lived.back_up()
    lived.move(target, limits=OFTEN, control=StopsWhen((target / "source 0/first").exists))
    (target / "source 0" / "mine").write_text("a letter")
    stopped = lived.move(target, limits=OFTEN, control=StopsWhen(lambda: not (target / "source 0/mine").exists()))
    assert stopped.set_aside == ""

    result = lived.move(target)

    assert result.set_aside == str(target / ".shingleback/found/moved")
    assert [path.read_text() for path in Path(result.set_aside).iterdir()] == ["a letter"]
    assert any(result.set_aside in line for line in move_lines(result))
    assert lived.is_whole(target)


def test_a_move_to_an_empty_folder_sets_nothing_aside(lived: BackupWithHistory, target: Path) -> None:
    assert lived.move(target).set_aside == ""


class FlushedDisk(RealDisk):
    """Counts its `flushes`."""

    def __init__(self) -> None:
        self.flushes = 0

    def sync(self, fd: int) -> None:
        self.flushes += 1
        super().sync(fd)


@pytest.mark.parametrize("protected", [True, False])
def test_a_small_backup_is_flushed_once_before_it_is_read_back_and_once_when_it_is_valid(
    lived: BackupWithHistory, target: Path, monkeypatch: pytest.MonkeyPatch, *, protected: bool
) -> None:
    """And once in between if the filesystem does not keep renames in order."""
    monkeypatch.setattr(move_target, "is_protected", lambda _mount: protected)
    disk = FlushedDisk()

    lived.move(target, disk=disk)

    assert disk.flushes == (2 if assume(mount_above(target)).keeps_order and protected else 3)


@pytest.fixture
def strict_mask() -> Iterator[None]:
    before = os.umask(0o077)
    yield
    os.umask(before)


@pytest.mark.usefixtures("strict_mask")
@pytest.mark.parametrize("has_default_acl", [False, True])
def test_permissions_are_moved_whatever_the_umask_and_the_default_acl(tmp_path: Path, *, has_default_acl: bool) -> None:
    lived = BackupWithHistory(Workshop(tmp_path), sources=1)
    modes = {f"{mode:o}": mode for mode in (0o666, 0o640, 0o400, *([0o200] if IS_ROOT else []))}
    for name, mode in modes.items():
        (lived.tops[0] / name).write_bytes(name.encode())
        (lived.tops[0] / name).chmod(mode)
    lived.back_up()
    target = tmp_path / "new drive"
    target.mkdir()
    if has_default_acl:
        os.setxattr(target, "system.posix_acl_default", acl(mask=7, user=(1234, 7)))

    lived.move(target)

    moved = {name: target / lived.tops[0].name / name for name in modes}
    assert {name: path.stat().st_mode & 0o777 for name, path in moved.items()} == modes
    assert [os.listxattr(path) for path in moved.values()] == [[]] * len(modes)


def paths_of(backup: Path) -> set[Path]:
    """The relative paths of all files of a backup."""
    paths = {path.relative_to(backup) for path in files_of(backup)}
    return {path for path in paths if path.parts[:2] != (".shingleback", "found")}


def test_damaged_files_on_the_old_drive_are_reported_and_copied_again_by_the_next_backup(
    lived: BackupWithHistory, target: Path
) -> None:
    damaged = next(path for path in files_of(lived.workshop.destination / "source 0") if path.stat().st_size)
    info = damaged.stat()
    damaged.write_bytes(bytes(byte ^ 1 for byte in damaged.read_bytes()))
    os.utime(damaged, ns=(info.st_atime_ns, info.st_mtime_ns))

    result = lived.move(target)
    lived.workshop.destination = target
    next_result = lived.workshop.backup(*lived.tops)

    path = str(damaged.relative_to(lived.workshop.folder / "drive"))
    assert (result.exit_code, result.is_complete) == (1, True)
    assert path in [item.path for item in result.left_out]
    assert {item.reason for item in result.left_out} == {"damaged"}
    assert next_result.copied.files >= 1
    assert (target / path).read_bytes() == (lived.workshop.folder / "sources" / path).read_bytes()
    assert lived.workshop.verify().outcome == "done"


def test_data_that_the_new_drive_stored_wrong_is_found_and_copied_again(lived: BackupWithHistory, target: Path) -> None:
    content = b"in no other file"
    (lived.tops[0] / "flipped").write_bytes(content)
    lived.back_up()

    wrong = lived.move(target, disk=FlippingDisk(content))

    assert (wrong.exit_code, wrong.why, wrong.values["count"]) == (3, "move-differs", 1)
    assert not (target / ".shingleback").exists()
    assert lived.move(target).outcome == "done"
    assert lived.is_whole(target)


def test_reading_back_is_reported_as_reads_of_this_program(
    lived: BackupWithHistory, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the graph would show another program using the drive."""
    phases, reported_phases = [""], set[str]()

    def begin(reporter: Reporter, phase: str) -> None:
        phases.append(phase)
        original_begin(reporter, phase)

    def news(write_path: WritePath, *, now: bool) -> list[WriteReport]:
        reported_phases.add(phases[-1])
        return original_news(write_path, now=now)

    original_begin, original_news = Reporter.begin, WritePath.news
    monkeypatch.setattr(Reporter, "begin", begin)
    monkeypatch.setattr(WritePath, "news", news)

    assert lived.move(target).outcome == "done"

    assert {"copy", "verify"} <= reported_phases


def test_a_second_move_finds_everything_done(lived: BackupWithHistory, target: Path) -> None:
    lived.move(target)
    before = snapshot(target)

    result = lived.move(target)

    assert (result.outcome, result.was_complete, result.copied.files) == ("done", True, 0)
    assert snapshot(target) == before


def test_other_files_next_to_the_backup_are_reported(lived: BackupWithHistory, target: Path) -> None:
    (lived.workshop.destination / "letter").write_text("not part of the backup")

    lived.move(target)

    notes = [event for event in lived.events if isinstance(event, Note)]
    assert [(note.code, note.values) for note in notes] == [("move-others-stay", {"names": "letter"})]
    assert not (target / "letter").exists()


# refusals ----------------------------------------------------------------------------------------------------------


def test_a_backup_cannot_be_moved_into_itself(lived: BackupWithHistory) -> None:
    for target in (lived.workshop.destination, lived.workshop.destination / "inside", lived.workshop.folder):
        result = lived.move(target)
        assert (result.exit_code, result.why) == (2, "move-same-place")


def test_another_backup_is_not_replaced(lived: BackupWithHistory, target: Path) -> None:
    lived.workshop.backup(*lived.tops, destination=target)
    before = snapshot(target)

    result = lived.move(target)

    assert (result.exit_code, result.why) == (4, "move-target-taken")
    assert snapshot(target) == before


def test_a_file_with_a_name_of_the_backup_is_not_replaced(lived: BackupWithHistory, target: Path) -> None:
    target.mkdir()
    (target / "source 0").write_text("mine")

    result = lived.move(target)

    assert (result.exit_code, result.why) == (4, "move-target-taken")
    assert [path.name for path in target.iterdir()] == ["source 0"]


def test_a_backup_in_progress_cannot_be_moved(lived: BackupWithHistory, target: Path) -> None:
    with (lived.workshop.destination / ".shingleback" / "lock").open("r+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        result = lived.move(target)

    assert (result.exit_code, result.why) == (4, "destination-busy")
    assert not target.exists()


def test_a_pulled_old_drive_has_no_unreadable_files_even_while_the_kernel_still_shows_it(
    lived: BackupWithHistory, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = iter([True, True])
    is_pulled = False

    def read(_reader: ContentReader, _pieces: object) -> Iterator[memoryview]:
        nonlocal is_pulled
        is_pulled = True
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    def check(_guard: Guard) -> None:
        if is_pulled and not next(checks, False):
            raise DriveGone(Why.DRIVE_GONE)

    monkeypatch.setattr(ContentReader, "read", read)
    monkeypatch.setattr(Guard, "check", check)

    result = lived.move(target)

    assert (result.outcome, result.left_out, result.is_complete) == ("drive-gone", (), False)


def test_a_computer_out_of_memory_loses_no_file_of_the_moved_backup(
    lived: BackupWithHistory, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(_reader: ContentReader, _pieces: object) -> Iterator[memoryview]:
        raise OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))

    with monkeypatch.context() as patch:
        patch.setattr(ContentReader, "read", read)
        result = lived.move(target)
    assert (result.why, result.left_out, result.is_complete) == ("computer-exhausted", (), False)

    result = lived.move(target)
    assert (result.outcome, result.left_out, result.is_complete) == ("done", (), True)


def test_a_damaged_manifest_is_refused(lived: BackupWithHistory, target: Path) -> None:
    forget_second_list(lived.workshop.destination)
    segment = lived.workshop.destination / ".shingleback" / "manifest" / "000001.jsonl.gz"
    data = bytearray(segment.read_bytes())
    data[len(data) // 3] ^= 0xFF
    segment.write_bytes(data)

    result = lived.move(target)

    assert (result.exit_code, result.why) == (2, "manifest-damaged")
    assert not target.exists()


def test_a_folder_without_a_backup_is_refused(lived: BackupWithHistory, target: Path) -> None:
    lived.workshop.destination = lived.workshop.folder / "sources"

    assert lived.move(target).why == "no-backup-here"


def test_a_set_that_followed_is_named_even_if_the_next_one_could_not(lived: BackupWithHistory, target: Path) -> None:
    def follow(*_of_move: object) -> Iterator[BackupSet]:
        yield BackupSet(["/home/me"], str(target), key="one")
        raise UsageError(Why.SETTINGS_FULL)

    result = lived.move(target, sets_follow=True, follow=follow)

    assert (result.is_complete, result.followed) == (True, ("one",))
    assert Note(code="move-sets-stay") in lived.events

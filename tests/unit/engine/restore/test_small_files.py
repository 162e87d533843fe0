"""Small files are restored by a worker process, and all of them are restored whatever happens to it."""

import contextlib
import errno
import os
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shingleback.engine.restore.file_restorer import FileRestorer
from shingleback.engine.restore.new_file import NewFile
from shingleback.engine.restore.small_files import Small
from shingleback.engine.source.reader import open_file
from tests.fakes.controls import ScriptedControl
from tests.helpers import program
from tests.helpers.faulty_drive import FaultyDrive
from tests.helpers.leaks import children, everything_closed, outliving
from tests.helpers.patience import wait_until
from tests.helpers.trees import make_odd_tree, snapshot, without_special, write
from tests.helpers.workshop import Workshop, left_out
from tests.unit.engine.restore.test_verify import rot

Write = Callable[[FileRestorer, Small, memoryview], None]
write_small: Write = FileRestorer.write_small


@pytest.fixture
def shop(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    monkeypatch.setattr("shingleback.engine.restore.restore.MANY_FILES", 1)
    monkeypatch.setattr("shingleback.engine.files.linux.first_place", lambda fd: os.fstat(fd).st_ino)  # not on tmpfs
    for number in range(300):
        path = workshop.source / f"folder {number % 7}" / f"file {number:03}"
        write(path, b"%d" % number * (number * 13 % 5000), 1_700_000_000 + number)
        path.chmod(0o600 + number % 0o70)
    workshop.backup()
    return workshop


def files_in(folder: Path) -> int:
    return sum(len(names) for _, _, names in os.walk(folder))


def run_in_worker(monkeypatch: pytest.MonkeyPatch, change: Write) -> None:
    """Makes the worker process call `change` instead of writing a file itself."""
    monkeypatch.setattr(FileRestorer, "write_small", change)


@contextlib.contextmanager
def worker_waits_until(shop: Workshop, monkeypatch: pytest.MonkeyPatch, listened: int) -> Iterator[None]:
    """The worker writes nothing before this process has polled its control `listened` times."""
    monkeypatch.setattr("shingleback.engine.restore.small_files.STEP_S", 0.001)
    gate = shop.folder / "gate"
    os.mkfifo(gate)
    opened: list[int] = []

    def wait(setter: FileRestorer, small: Small, content: memoryview) -> None:
        os.close(os.open(gate, os.O_RDONLY))
        write_small(setter, small, content)

    def release(_control: ScriptedControl, count: int) -> None:
        if count == listened:
            opened.append(os.open(gate, os.O_RDWR))

    run_in_worker(monkeypatch, wait)
    shop.control = ScriptedControl(release)
    yield
    [fd] = opened
    os.close(fd)


def test_everything_is_restored_by_a_worker_that_ends(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    writers = shop.folder / "writers"

    def record_pid(setter: FileRestorer, small: Small, content: memoryview) -> None:
        write_small(setter, small, content)
        with writers.open("a") as pid_file:
            pid_file.write(f"{os.getpid()}\n")

    run_in_worker(monkeypatch, record_pid)
    result, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (result.outcome, result.checked.files, result.checked) == ("done", 300, result.total)
    pids = writers.read_text().split()
    assert len(pids) > 250
    assert set(pids).isdisjoint({str(os.getpid())})
    assert not any(Path(f"/proc/{pid}").exists() for pid in set(pids))


def test_an_odd_tree_is_restored(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shingleback.engine.restore.restore.MANY_FILES", 1)
    make_odd_tree(workshop.source)
    workshop.backup()

    _, target = workshop.restore()

    assert snapshot(target / "source") == without_special(snapshot(workshop.source))


@pytest.mark.parametrize("at", [0, 100, 299])
def test_everything_is_restored_after_the_worker_was_killed(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    def die(setter: FileRestorer, small: Small, content: memoryview) -> None:
        if small.name == b"file %03d" % at:
            os.kill(os.getpid(), signal.SIGKILL)
        write_small(setter, small, content)

    run_in_worker(monkeypatch, die)
    result, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (result.outcome, result.checked.files + result.same.files) == ("done", 300)


def test_a_killed_worker_leaves_nothing_behind(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a filesystem without nameless files."""
    own_pid, put_new = os.getpid(), NewFile.put_new

    def die(file: NewFile, name: bytes) -> None:
        if os.getpid() != own_pid and name == b"file 100":
            os.kill(os.getpid(), signal.SIGKILL)
        put_new(file, name)

    monkeypatch.setattr("shingleback.engine.restore.new_file.NAMELESS", os.O_WRONLY | os.O_CLOEXEC)  # EISDIR
    monkeypatch.setattr(NewFile, "put_new", die)
    result, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (result.outcome, result.checked.files + result.same.files) == ("done", 300)


def test_files_that_the_worker_cannot_write_are_written_by_this_process(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(setter: FileRestorer, small: Small, content: memoryview) -> None:
        if small.name.endswith(b"7"):
            raise PermissionError
        write_small(setter, small, content)

    run_in_worker(monkeypatch, refuse)
    result, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (result.outcome, result.checked) == ("done", result.total)


def test_a_file_created_meanwhile_keeps_its_name(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    target = shop.folder / "target"
    path = "source/folder 1/file 050"

    def create_file(setter: FileRestorer, small: Small, content: memoryview) -> None:
        if small.name == b"file 050":
            (target / path).write_bytes(b"my own")
        write_small(setter, small, content)

    run_in_worker(monkeypatch, create_file)
    result, _ = shop.restore(target=target)

    assert left_out(result) == [(path, "already-there")]
    assert (target / path).read_bytes() == b"my own"


def test_a_damaged_file_is_reported_and_restored_under_another_name(shop: Workshop) -> None:
    rot(shop.destination / "source" / "folder 2" / "file 009")

    result, target = shop.restore()

    assert left_out(result) == [("source/folder 2/file 009", "damaged")]
    assert {path.name for path in target.rglob("file 009*")} == {"file 009.damaged"}


def test_a_folder_gets_its_times_after_its_last_file(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    released = shop.folder / "released"

    def write_and_touch(setter: FileRestorer, small: Small, content: memoryview) -> None:
        write_small(setter, small, content)
        released.touch()

    run_in_worker(monkeypatch, write_and_touch)
    os.utime(shop.source / "folder 3", (1_600_000_000, 1_600_000_000))
    shop.backup()
    _, target = shop.restore()

    assert released.exists()
    assert (target / "source" / "folder 3").stat().st_mtime == 1_600_000_000


def test_folders_in_several_batches_get_their_times(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shingleback.engine.restore.drive_order.FILES_AT_ONCE", 20)
    for number in range(7):
        os.utime(shop.source / f"folder {number}", (1_600_000_000 + number, 1_600_000_000 + number))
    shop.backup()

    result, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (result.outcome, result.checked) == ("done", result.total)


def test_everything_is_restored_by_a_worker_that_runs_out_of_descriptors(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def use_up_descriptors(setter: FileRestorer, small: Small, content: memoryview) -> None:
        write_small(setter, small, content)
        resource.setrlimit(resource.RLIMIT_NOFILE, (10, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

    run_in_worker(monkeypatch, use_up_descriptors)
    result, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (result.outcome, result.checked.files + result.same.files) == ("done", 300)


def test_everything_is_restored_if_descriptors_cannot_be_sent(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of descriptors in flight is limited for each user."""
    send_fds, sent = socket.send_fds, []

    def refuse(channel: socket.socket, buffers: list[memoryview], fds: list[int]) -> int:
        sent.append(fds)
        if len(sent) == 3:
            raise OSError(errno.ETOOMANYREFS, os.strerror(errno.ETOOMANYREFS))
        return send_fds(channel, buffers, fds)

    monkeypatch.setattr(socket, "send_fds", refuse)
    result, target = shop.restore()

    assert len(sent) == 3
    assert snapshot(target / "source") == snapshot(shop.source)
    assert (result.outcome, result.checked.files + result.same.files) == ("done", 300)


def test_everything_is_restored_if_no_worker_can_be_started(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    monkeypatch.setattr(os, "fork", refuse)
    with everything_closed():
        result, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (result.outcome, result.checked) == ("done", result.total)


def test_this_process_polls_its_control_while_the_worker_lags(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shingleback.engine.restore.small_files.LOAD_FILES", 1)
    for path in shop.source.rglob("file *"):
        os.setxattr(path, "user.large", bytes(1000))
    shop.backup()
    with worker_waits_until(shop, monkeypatch, 1000):  # more often than there are files
        result, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (result.outcome, result.checked) == ("done", result.total)


@pytest.mark.parametrize("most", [-100, 0, 100, 1 << 14])
def test_everything_is_restored_with_any_limit_on_open_files(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr("shingleback.engine.restore.read_order.MAX_OPEN_FILES", 640 + most)
    monkeypatch.setattr("shingleback.engine.restore.small_files.MAX_UNANSWERED", 256 + most)

    with everything_closed():
        result, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (result.outcome, result.checked) == ("done", result.total)


def test_canceling_ends_both_processes_and_counts_all_restored_files(shop: Workshop) -> None:
    chosen = shop.folder / "chosen"

    def cancel(control: ScriptedControl, listened: int) -> None:
        if listened > 170 and not control.is_canceled:  # half of the files are pending
            wait_until(lambda: files_in(chosen) > 0)
            control.is_canceled = True

    shop.control = ScriptedControl(cancel)
    before = children()
    with everything_closed():
        result, target = shop.restore(target=chosen)

    assert result.outcome == "canceled"
    assert set(snapshot(target)) <= {b"", b"source", *(b"source/" + path for path in snapshot(shop.source))}
    assert result.checked.files == files_in(target) > 0
    assert outliving(before) == set()


def test_everything_is_restored_when_the_program_may_open_few_files(shop: Workshop) -> None:
    for number in range(300):
        write(shop.source / f"more {number}", b"%d" % number)
    shop.backup()
    few_files = ("prlimit", "--nofile=256:256")

    program.run("restore", shop.destination, "--to", shop.folder / "target", behind=few_files, check=0)

    assert snapshot(shop.folder / "target" / "source") == snapshot(shop.source)


def test_everything_is_restored_from_a_drive_whose_server_may_open_few_files(
    drive: FaultyDrive, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the worker lags, so that many files wait for it."""
    for number in range(1000):
        write(workshop.source / f"file {number}", b"%d" % number)
    workshop.destination = drive.point
    workshop.backup()
    resource.prlimit(drive.daemon.pid, resource.RLIMIT_NOFILE, (800, 800))
    with worker_waits_until(workshop, monkeypatch, 1900):  # more often than the first 800 files need
        result, target = workshop.restore()

    assert (result.outcome, result.checked.files) == ("done", 1000)
    assert snapshot(target / "source") == snapshot(workshop.source)


def test_everything_is_restored_when_the_system_allows_fewer_open_files_than_this_process(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a network filesystem that reports locations, or if other programs have many files open."""
    highest = 450

    def refuse(name: bytes, folder_fd: int) -> int:
        fd = open_file(name, folder_fd)
        if fd <= highest:
            return fd
        os.close(fd)
        raise OSError(errno.ENFILE, os.strerror(errno.ENFILE))

    for number in range(700):
        write(shop.source / f"more {number}", b"%d" % number)
    shop.backup()
    for module in ("drive_order", "read_order"):
        monkeypatch.setattr(f"shingleback.engine.restore.{module}.open_file", refuse)
    result, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (result.outcome, result.checked) == ("done", result.total)

"""Small files are read and written by another process: the same comes back, whatever happens to that process."""

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
from tests.helpers.leaks import children
from tests.helpers.patience import wait_until
from tests.helpers.trees import make_odd_tree, snapshot, without_special, write
from tests.helpers.workshop import Workshop, left_out
from tests.unit.engine.restore.test_verify import rot

Write = Callable[[FileRestorer, Small, memoryview], None]
write_small: Write = FileRestorer.write_small


@pytest.fixture
def shop(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    monkeypatch.setattr("shingleback.engine.restore.restore._MANY_FILES", 1)
    monkeypatch.setattr("shingleback.engine.files.linux.first_place", lambda fd: os.fstat(fd).st_ino)  # not on tmpfs
    for number in range(300):
        path = workshop.source / f"folder {number % 7}" / f"file {number:03}"
        write(path, b"%d" % number * (number * 13 % 5000), 1_700_000_000 + number)
        path.chmod(0o600 + number % 0o70)
    workshop.backup()
    return workshop


def files_in(folder: Path) -> int:
    return sum(len(names) for _, _, names in os.walk(folder))


def instead(monkeypatch: pytest.MonkeyPatch, change: Write) -> None:
    """`change` is called in the other process."""
    monkeypatch.setattr(FileRestorer, "write_small", change)


@contextlib.contextmanager
def behind_until(shop: Workshop, monkeypatch: pytest.MonkeyPatch, listened: int) -> Iterator[None]:
    """The other process writes nothing before this one has listened for commands so often."""
    monkeypatch.setattr("shingleback.engine.restore.small_files._STEP_S", 0.001)
    gate = shop.folder / "gate"
    os.mkfifo(gate)
    opened: list[int] = []

    def wait(setter: FileRestorer, small: Small, content: memoryview) -> None:
        os.close(os.open(gate, os.O_RDONLY))
        write_small(setter, small, content)

    def let_go(_control: ScriptedControl, count: int) -> None:
        if count == listened:
            opened.append(os.open(gate, os.O_RDWR))

    instead(monkeypatch, wait)
    shop.control = ScriptedControl(let_go)
    yield
    [fd] = opened
    os.close(fd)


def test_everything_comes_back_and_nobody_stays(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    writers = shop.folder / "writers"

    def note(setter: FileRestorer, small: Small, content: memoryview) -> None:
        write_small(setter, small, content)
        with writers.open("a") as told:
            told.write(f"{os.getpid()}\n")

    instead(monkeypatch, note)
    word, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (word.outcome, word.checked.files, word.checked) == ("done", 300, word.total)
    pids = writers.read_text().split()
    assert len(pids) > 250
    assert set(pids).isdisjoint({str(os.getpid())})
    assert not any(Path(f"/proc/{pid}").exists() for pid in set(pids))


def test_an_odd_tree_comes_back(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shingleback.engine.restore.restore._MANY_FILES", 1)
    make_odd_tree(workshop.source)
    workshop.backup()

    _, target = workshop.restore()

    assert snapshot(target / "source") == without_special(snapshot(workshop.source))


@pytest.mark.parametrize("at", [0, 100, 299])
def test_where_the_other_process_is_killed_all_comes_back(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    def die(setter: FileRestorer, small: Small, content: memoryview) -> None:
        if small.name == b"file %03d" % at:
            os.kill(os.getpid(), signal.SIGKILL)
        write_small(setter, small, content)

    instead(monkeypatch, die)
    word, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (word.outcome, word.checked.files + word.same.files) == ("done", 300)


def test_where_the_other_process_is_killed_nothing_of_it_stays(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the filesystem has no files without names."""
    this, put_new = os.getpid(), NewFile.put_new

    def die(file: NewFile, name: bytes) -> None:
        if os.getpid() != this and name == b"file 100":
            os.kill(os.getpid(), signal.SIGKILL)
        put_new(file, name)

    monkeypatch.setattr("shingleback.engine.restore.new_file._NAMELESS", os.O_WRONLY | os.O_CLOEXEC)  # EISDIR
    monkeypatch.setattr(NewFile, "put_new", die)
    word, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (word.outcome, word.checked.files + word.same.files) == ("done", 300)


def test_what_it_could_not_write_is_written_here(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(setter: FileRestorer, small: Small, content: memoryview) -> None:
        if small.name.endswith(b"7"):
            raise PermissionError
        write_small(setter, small, content)

    instead(monkeypatch, refuse)
    word, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (word.outcome, word.checked) == ("done", word.total)


def test_what_came_in_between_keeps_its_name(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    target = shop.folder / "target"
    path = "source/folder 1/file 050"

    def come_in_between(setter: FileRestorer, small: Small, content: memoryview) -> None:
        if small.name == b"file 050":
            (target / path).write_bytes(b"my own")
        write_small(setter, small, content)

    instead(monkeypatch, come_in_between)
    word, _ = shop.restore(target=target)

    assert left_out(word) == [(path, "already-there")]
    assert (target / path).read_bytes() == b"my own"


def test_a_damaged_file_is_told_and_put_beside(shop: Workshop) -> None:
    rot(shop.destination / "source" / "folder 2" / "file 009")

    word, target = shop.restore()

    assert left_out(word) == [("source/folder 2/file 009", "damaged")]
    assert {path.name for path in target.rglob("file 009*")} == {"file 009.damaged"}


def test_a_folder_has_its_times_when_the_last_file_is_in_it(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    released = shop.folder / "released"

    def write_late(setter: FileRestorer, small: Small, content: memoryview) -> None:
        write_small(setter, small, content)
        released.touch()

    instead(monkeypatch, write_late)
    os.utime(shop.source / "folder 3", (1_600_000_000, 1_600_000_000))
    shop.backup()
    _, target = shop.restore()

    assert released.exists()
    assert (target / "source" / "folder 3").stat().st_mtime == 1_600_000_000


def test_folders_of_several_batches_have_their_times(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shingleback.engine.restore.drive_order._FILES_AT_ONCE", 20)
    for number in range(7):
        os.utime(shop.source / f"folder {number}", (1_600_000_000 + number, 1_600_000_000 + number))
    shop.backup()

    word, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (word.outcome, word.checked) == ("done", word.total)


def test_where_it_may_open_no_more_files_all_comes_back(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    def open_no_more(setter: FileRestorer, small: Small, content: memoryview) -> None:
        write_small(setter, small, content)
        resource.setrlimit(resource.RLIMIT_NOFILE, (10, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

    instead(monkeypatch, open_no_more)
    word, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (word.outcome, word.checked.files + word.same.files) == ("done", 300)


def test_where_descriptors_cannot_be_sent_all_comes_back(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user may have only so many on their way at once, in all programs together."""
    send_fds, sent = socket.send_fds, []

    def refuse(channel: socket.socket, buffers: list[memoryview], fds: list[int]) -> int:
        sent.append(fds)
        if len(sent) == 3:
            raise OSError(errno.ETOOMANYREFS, os.strerror(errno.ETOOMANYREFS))
        return send_fds(channel, buffers, fds)

    monkeypatch.setattr(socket, "send_fds", refuse)
    word, target = shop.restore()

    assert len(sent) == 3
    assert snapshot(target / "source") == snapshot(shop.source)
    assert (word.outcome, word.checked.files + word.same.files) == ("done", 300)


def test_where_no_other_process_may_be_started_all_comes_back(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    monkeypatch.setattr(os, "fork", refuse)
    before = os.listdir("/proc/self/fd")
    word, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (word.outcome, word.checked) == ("done", word.total)
    assert os.listdir("/proc/self/fd") == before


def test_while_it_is_behind_commands_are_heard(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shingleback.engine.restore.small_files._LOAD_FILES", 1)
    for path in shop.source.rglob("file *"):
        os.setxattr(path, "user.large", bytes(1000))
    shop.backup()
    with behind_until(shop, monkeypatch, 1000):  # more often than there are files
        word, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (word.outcome, word.checked) == ("done", word.total)


@pytest.mark.parametrize("most", [-100, 0, 100, 1 << 14])
def test_with_any_limit_on_open_files_all_comes_back(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr("shingleback.engine.restore.read_order._MAX_OPEN_FILES", 640 + most)
    monkeypatch.setattr("shingleback.engine.restore.small_files._MAX_UNANSWERED", 256 + most)
    before = os.listdir("/proc/self/fd")

    word, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (word.outcome, word.checked) == ("done", word.total)
    assert os.listdir("/proc/self/fd") == before


def test_a_cancel_ends_both_and_all_that_came_back_is_counted(shop: Workshop) -> None:
    chosen = shop.folder / "chosen"

    def cancel(control: ScriptedControl, listened: int) -> None:
        if listened > 170 and not control.is_canceled:  # half of the files are on their way
            wait_until(lambda: files_in(chosen) > 0)
            control.is_canceled = True

    shop.control = ScriptedControl(cancel)
    before, open_before = children(), os.listdir("/proc/self/fd")
    word, target = shop.restore(target=chosen)

    assert (word.outcome, os.listdir("/proc/self/fd")) == ("canceled", open_before)
    assert set(snapshot(target)) <= {b"", b"source", *(b"source/" + path for path in snapshot(shop.source))}
    assert word.checked.files == files_in(target) > 0
    assert children() == before


def test_with_few_open_files_allowed_to_the_program_all_comes_back(shop: Workshop) -> None:
    for number in range(300):
        write(shop.source / f"more {number}", b"%d" % number)
    shop.backup()
    few = ("prlimit", "--nofile=256:256")

    program.run("restore", shop.destination, "--to", shop.folder / "target", behind=few, check=0)

    assert snapshot(shop.folder / "target" / "source") == snapshot(shop.source)


def test_a_drive_whose_server_may_open_few_files_comes_back(
    drive: FaultyDrive, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the other process is behind, so that many wait for it."""
    for number in range(1000):
        write(workshop.source / f"file {number}", b"%d" % number)
    workshop.destination = drive.point
    workshop.backup()
    resource.prlimit(drive.daemon.pid, resource.RLIMIT_NOFILE, (800, 800))
    with behind_until(workshop, monkeypatch, 1900):  # more often than it is at work on the first 800
        word, target = workshop.restore()

    assert (word.outcome, word.checked.files) == ("done", 1000)
    assert snapshot(target / "source") == snapshot(workshop.source)


def test_where_fewer_may_be_open_than_this_process_is_allowed_all_comes_back(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a network filesystem that tells places, or where other programs have many open."""
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
    word, target = shop.restore()

    assert snapshot(target / "source") == snapshot(shop.source)
    assert (word.outcome, word.checked) == ("done", word.total)

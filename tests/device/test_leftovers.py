"""What a killed run left behind does not stop the next one."""

import getpass
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import pytest

from shingleback.devices.mounts import mounts
from tests.helpers import leftovers, memory
from tests.helpers.loop import KINDS, skip_unless_possible
from tests.helpers.memory import in_memory, remove  # noqa: F401 (a fixture)
from tests.helpers.own_mounts import can_keep_mounts_apart
from tests.helpers.patience import PATIENCE_S, has_ended, wait_until
from tests.helpers.program import APP
from tests.helpers.workers import ROOT

_RUNNING: Final = """
import os, sys, time
from pathlib import Path
from tests.helpers import own_folder
stack = own_folder.begin(Path(sys.argv[1]))
own_folder.note(Path(sys.argv[2]))
{more}
print(own_folder.own_folder(), flush=True)
input()
"""
_FORK: Final = """
runs_in, runs_out = os.pipe()
pid = os.fork()
if pid == 0:
    os.write(runs_out, b"it runs")
    time.sleep(600)
os.read(runs_in, 7)  # before that, it still has the lock
print(pid)
"""
_READING: Final = """
for path in own_folder.own_folder().iterdir():
    path.read_bytes()
"""
_ATTACHED: Final = """
from tests.helpers.loop import KINDS, attached, mount, _run
from tests.helpers.own_mounts import keep_mounts_apart
if {is_apart}:
    keep_mounts_apart()
image = Path(sys.argv[2], "image")
image.touch()
os.truncate(image, 64 << 20)
loop = attached(image)
device = loop.__enter__()
_run(KINDS["{kind}"].make.format(device=device))
point = Path(sys.argv[2], "point")
point.mkdir()
mount("{kind}", device, point)
print(device)
"""


def is_attached(device: str, noted: Path) -> bool:
    """Whether the device still has a file of this folder: another test may use it by now."""
    done = subprocess.run(["losetup", "--list", "--noheadings", device], check=False, capture_output=True, text=True)
    return f"/{noted.parent.parent.parent.name}/{noted.parent.parent.name}/tmp/noted/image" in done.stdout


def is_stopped(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"


class EarlierRun:
    """Another process that runs tests. `output` is what it says before it waits."""

    def __init__(self, place: Path, noted: Path, more_code: str) -> None:
        command = [sys.executable, "-c", _RUNNING.format(more=more_code), str(place), str(noted)]
        environment = os.environ | {"PYTHONPATH": f"{APP}:{ROOT}"}
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.output: list[str] = []
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.output.append(line.strip())
            if line.startswith("/") and Path(line.strip()).is_dir():
                break
        self.folder = Path(self.output[-1])

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Replaces the folder in memory; nothing else is swept."""
    folder = tmp_path / "memory"
    folder.mkdir()
    monkeypatch.setattr(memory, "MEMORY", folder)
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(folder))
    monkeypatch.setattr(leftovers, "SERVERS", frozenset())
    return folder


@pytest.fixture
def noted(tmp_path: Path) -> Path:
    """A folder elsewhere, which the process has noted."""
    folder = tmp_path / "noted"
    folder.mkdir()
    return folder


def test_the_folders_of_a_killed_process_are_removed_and_those_of_a_living_one_stay(place: Path, noted: Path) -> None:
    process = EarlierRun(place, noted, "")
    (process.folder / "1/tmp").mkdir(parents=True)

    assert list(leftovers.sweep()) == []
    assert (process.folder / "1/tmp").is_dir()
    assert noted.is_dir()

    process.kill()
    assert list(leftovers.sweep()) == []
    assert not process.folder.exists()
    assert not noted.exists()


def test_a_living_process_keeps_its_folder_even_if_it_reads_what_is_in_it(place: Path, noted: Path) -> None:
    """A file dialog does, and a lock of `fcntl` is lost when its process closes the file again."""
    process = EarlierRun(place, noted, _READING)
    try:
        assert list(leftovers.sweep()) == []
        assert process.folder.is_dir()
    finally:
        process.kill()


@pytest.mark.parametrize("more_code", [_FORK, "import subprocess\nprint(subprocess.Popen(['sleep', '600']).pid)"])
def test_what_a_killed_process_had_started_is_killed(place: Path, noted: Path, more_code: str) -> None:
    """A fork has the folder open but not its lock, and a stopped process ignores everything else."""
    process = EarlierRun(place, noted, more_code)
    started = next(int(output_word) for output_word in process.output if output_word.isdecimal())
    os.kill(started, signal.SIGSTOP)
    wait_until(lambda: is_stopped(started))  # before that, it may still be loading its program
    process.kill()
    assert not has_ended(started)

    assert list(leftovers.sweep()) == ["1 processes of an earlier run were still running: killed."]
    assert has_ended(started)
    assert not process.folder.exists()


@pytest.mark.parametrize(("kind", "is_apart"), [("ext4", False), ("exfat", False), ("exfat", True)])
def test_mounts_and_loop_devices_of_a_killed_process_are_let_go(
    place: Path, noted: Path, kind: str, *, is_apart: bool
) -> None:
    """exFAT has a process of its own, which is the last one with these mounts if they are kept apart."""
    skip_unless_possible(KINDS[kind])
    if not can_keep_mounts_apart():
        pytest.skip("needs mounts of its own")
    process = EarlierRun(place, noted, _ATTACHED.replace("{kind}", kind).replace("{is_apart}", str(is_apart)))
    device = next(output_word for output_word in process.output if output_word.startswith("/dev/loop"))
    process.kill()
    assert (noted / "point" in [mount.point for mount in mounts()]) is not is_apart

    assert [line for line in leftovers.sweep() if "stays" in line] == []
    assert noted / "point" not in [mount.point for mount in mounts()]
    wait_until(lambda: not is_attached(device, noted))
    assert not noted.exists()


def test_what_cannot_be_swept_is_said_in_a_line_and_stops_nothing(
    place: Path, noted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = EarlierRun(place, noted, "")
    process.kill()

    def fail(_path: Path) -> None:
        raise RecursionError("too deep")

    with monkeypatch.context() as broken:
        broken.setattr(memory, "remove", fail)
        lines = set(leftovers.sweep())
    assert lines == {f"{process.folder} of an earlier run stays: RecursionError: too deep"}
    assert list(leftovers.sweep()) == []
    assert not process.folder.exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to make a folder of another user")
def test_a_folder_of_another_user_is_not_followed(place: Path, noted: Path) -> None:
    """In /tmp, anyone may make a folder of that name, which names folders of root."""
    process = EarlierRun(place, noted, "")
    process.kill()
    os.chown(process.folder, 65534, 65534)

    assert list(leftovers.sweep()) == []
    assert noted.is_dir()


def make_deep(deep: Path) -> None:
    """Deeper than Python can recurse."""
    deep.mkdir(parents=True)
    folder_fd = os.open(deep, os.O_RDONLY)
    for _ in range(2 * sys.getrecursionlimit()):
        os.mkdir("d", dir_fd=folder_fd)
        inner_fd = os.open("d", os.O_RDONLY, dir_fd=folder_fd)
        os.close(folder_fd)
        folder_fd = inner_fd
    os.close(folder_fd)


def test_a_deep_folder_is_removed(tmp_path: Path) -> None:
    deep = tmp_path / "deep"
    make_deep(deep)
    remove(deep)
    assert not deep.exists()


def test_a_deep_folder_of_an_earlier_run_does_not_end_a_session(tmp_path: Path) -> None:
    """pytest removes folders of earlier runs at the end of a session."""
    garbage = tmp_path / f"pytest-of-{getpass.getuser()}" / "garbage-1"
    make_deep(garbage / "test_something0/deep")
    garbage.parent.chmod(0o700)
    session = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "--quiet",
            "-p",
            "no:xdist",
            f"{__file__}::{test_a_deep_folder_is_removed.__name__}",
        ],
        env=os.environ | {"PYTEST_DEBUG_TEMPROOT": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
    )
    assert session.returncode == 0, session.stdout + session.stderr
    assert not garbage.exists()


def test_a_folder_that_may_not_be_changed_is_removed(tmp_path: Path) -> None:
    locked = tmp_path / "locked"
    (locked / "inner").mkdir(parents=True)
    (locked / "inner").chmod(0)
    locked.chmod(0o500)
    remove(locked)
    assert not locked.exists()

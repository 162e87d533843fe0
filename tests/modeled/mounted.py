"""A modeled drive with a real filesystem on it, mounted; at any end all of it is taken down again."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import msgspec

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import ProfileId, mkfs_words
from shingleback.simulator.presets import Preset
from tests.benchmarks.ground import CannotRunError, needs_program, needs_root
from tests.helpers import loop, program
from tests.helpers.images import mkfs
from tests.helpers.patience import PATIENCE_S
from tests.modeled.drives import made
from tests.modeled.meter import Figures
from tests.modeled.trace import GROUP

_LIBRARY: Final = "fuse3"  # the older one sends 128 KiB at most
_QUEUE: Final = (("rotational", "1"), ("add_random", "0"), ("scheduler", "none"), ("nr_requests", "32"))


@dataclass(frozen=True)
class Filesystem:
    """How one is made and mounted. `kind`: as the kernel names it, so that `mount` need not look at the drive."""

    kind: str
    make: tuple[str, ...]
    options: str = "noatime"


def _of_profile(profile_id: ProfileId) -> Filesystem:
    profile = PROFILES[profile_id]
    insist = mkfs(profile.filesystem, mkfs_words(profile))
    options = ",".join(option.text for option in profile.mount)
    return Filesystem(profile.filesystem, (profile.needs.program, *insist), options)


def _with(filesystem: Filesystem, option: str) -> Filesystem:
    return replace(filesystem, options=f"{filesystem.options},{option}")


# A drive that has a time of its own takes less of it than passes on the wall, by which btrfs commits every 30 s.
_COMMITS_WHEN_TOLD: Final = "commit=3000"

# Plain ext4 goes on zeroing inode tables for hours once it is mounted: by how much depends on real time, so it is off.
FILESYSTEMS: Final = {
    "btrfs": _with(_of_profile(ProfileId.BTRFS), _COMMITS_WHEN_TOLD),
    "ext4-packed": _of_profile(ProfileId.EXT4),
    "ext4": Filesystem("ext4", ("mkfs.ext4", "-q", "-F"), "noatime,noinit_itable"),
    "xfs": _of_profile(ProfileId.XFS),
}


@dataclass(frozen=True)
class Wanted:
    """What drive is to be made.

    Attributes:
        cache: how many times as large its media cache is as that of the real one.
        wall: real seconds that a modeled one takes at least.
        trace: a file that gets a line for each command, as `tests.modeled.trace` reads it.
        command_kib: the largest command; behind USB it may be 120.
    """

    preset: str = "archive-8tb-like"
    is_used: bool = False
    cache: float = 0.01
    size_bytes: int = 64_000_000_000
    wall: float = 0.0
    trace: Path | None = None
    command_kib: int = 1024

    @property
    def made(self) -> Preset:
        return made(self.preset, size_bytes=self.size_bytes, cache=self.cache, is_used=self.is_used)

    @property
    def words(self) -> list[str]:
        words = [self.preset, str(self.size_bytes), "--cache", str(self.cache), "--wall", str(self.wall)]
        return [
            *words,
            *(["--used"] if self.is_used else []),
            *(["--trace", str(self.trace)] if self.trace else []),
        ]


@dataclass(frozen=True)
class ShownDrive:
    """A drive that is shown as a file in `folder`, and is a device.

    Attributes:
        page: the file with the modeled clock.
    """

    folder: Path
    device: str
    page: Path

    def tell(self, line: str) -> None:
        """See `server` for what it understands."""
        with open(self.folder / "control", "wb", buffering=0) as file:
            file.write(line.encode())

    @property
    def figures(self) -> Figures:
        return msgspec.json.decode((self.folder / "status").read_bytes(), type=Figures)

    def settle(self) -> None:
        """It is left alone until all is tidy, and figures count from now on."""
        self.tell(f"rest {2 * self.figures.owed_s + 10}")
        self.tell("begin")


def note_block_groups(drive: ShownDrive) -> None:
    """In the trace: where a btrfs, which is not mounted, keeps what kind of things, each copy of them."""
    kind = length = ""
    for line in run("btrfs", "inspect-internal", "dump-tree", "--tree", "chunk", drive.device).splitlines():
        if found := re.search(r"\blength (\d+) owner .* type (\w+)", line):
            length, kind = found.groups()
        elif found := re.search(r"\bstripe \d+ devid \d+ offset (\d+)", line):
            drive.tell(f"note {GROUP} {kind} {found[1]} {length}")


@contextlib.contextmanager
def shown_drive(folder: Path, wanted: Wanted) -> Iterator[ShownDrive]:
    """In a new folder, which goes away at the end with all that the drive held."""
    needs_root("make a disk")
    for name in ("losetup", "fusermount3"):
        needs_program(name)
    folder.mkdir()
    with contextlib.ExitStack() as on_exit:
        on_exit.callback(_remove, folder)
        shown, backing, page = folder / "shown", folder / "backing", folder / "page"
        shown.mkdir()
        with _undisturbed():
            on_exit.enter_context(_server(shown, [shown, backing, page, *wanted.words]))
            device = run("losetup", "--find", "--show", "--direct-io=on", shown / "disk").strip()
            on_exit.callback(run, "losetup", "--detach", device)
            _tune(device, wanted.command_kib)
        yield ShownDrive(shown, device, page)


@contextlib.contextmanager
def mounted(drive: ShownDrive, kind: str, point: Path) -> Iterator[Path]:
    """At the end it is unmounted, which writes what is left."""
    point.mkdir(exist_ok=True)
    run("mount", "-t", FILESYSTEMS[kind].kind, "-o", FILESYSTEMS[kind].options, drive.device, point)
    try:
        yield point
    finally:
        loop.unmount(point)


def make(drive: ShownDrive, kind: str) -> None:
    words = FILESYSTEMS[kind].make
    needs_program(words[0])
    run(*words, drive.device)


@contextlib.contextmanager
def _server(shown: Path, words: Sequence[str | Path]) -> Iterator[None]:
    command = [sys.executable, "-m", "tests.modeled.server", *words]
    root = Path(__file__).parents[2]
    environment = os.environ | {"FUSE_LIBRARY_NAME": _LIBRARY, "PYTHONPATH": f"{program.APP}:{root}"}
    server = subprocess.Popen(command, env=environment, cwd=root, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        _wait_for(shown / "disk", server)
        yield
    finally:
        _let_go(shown)
        server.terminate()
        try:
            server.communicate(timeout=PATIENCE_S)
        except subprocess.TimeoutExpired:
            server.kill()
            server.communicate()


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """A signal to end takes effect afterward: nothing must be mounted or attached that nobody cleans up."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _let_go(shown: Path) -> None:
    """Even if its server has died, and if somebody holds it."""
    if f" {shown} " not in Path("/proc/self/mountinfo").read_text(encoding="utf-8"):
        return
    try:
        loop.unmount(shown)
    except RuntimeError:
        run("umount", "--lazy", shown)
        raise


def _wait_for(file: Path, server: "subprocess.Popen[bytes]") -> None:
    until_s = time.monotonic() + PATIENCE_S
    while not file.exists():
        if server.poll() is not None or time.monotonic() > until_s:
            server.kill()
            complaint = server.communicate()[1].decode(errors="replace").strip().splitlines()[-1:]
            raise CannotRunError(f"needs lib{_LIBRARY} and /dev/fuse, to make a modeled drive: {complaint}")
        time.sleep(0.01)


def _tune(device: str, command_kib: int) -> None:
    """As a disk is that turns, and takes 32 commands at once: what has to wait is put together by the scheduler."""
    queue = Path("/sys/block") / Path(device).name / "queue"
    for name, value in (*_QUEUE, ("scheduler", "mq-deadline"), ("max_sectors_kb", str(command_kib))):
        (queue / name).write_text(value)


def _remove(folder: Path) -> None:
    run("rm", "-r", folder)


def run(*words: str | Path) -> str:
    done = subprocess.run([str(word) for word in words], check=False, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, words))}: {done.stderr.strip()}")
    return done.stdout

"""A modeled drive with a real filesystem on it, mounted. Whatever happens, all of it is cleaned up at the end."""

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
from tests.benchmarks.ground import CannotRunError, needs_program, needs_root, needs_writable_sysfs
from tests.helpers import loop, program
from tests.helpers.images import mkfs
from tests.helpers.patience import PATIENCE_S
from tests.modeled.drives import scaled_preset
from tests.modeled.meter import Figures
from tests.modeled.trace import GROUP

_LIBRARY: Final = "fuse3"  # fuse2 sends 128 KiB at most
_QUEUE: Final = (("rotational", "1"), ("add_random", "0"), ("scheduler", "none"), ("nr_requests", "32"))


@dataclass(frozen=True)
class Filesystem:
    """How one filesystem is made and mounted. `kind` is the kernel's name, so that `mount` need not probe the drive."""

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


# The modeled time is shorter than the real time by which btrfs commits every 30 s.
_COMMITS_WHEN_TOLD: Final = "commit=3000"

# Plain ext4 zeroes inode tables for hours after mounting: how much depends on real time, so it is off.
FILESYSTEMS: Final = {
    "btrfs": _with(_of_profile(ProfileId.BTRFS), _COMMITS_WHEN_TOLD),
    "ext4-packed": _of_profile(ProfileId.EXT4),
    "ext4": Filesystem("ext4", ("mkfs.ext4", "-q", "-F"), "noatime,noinit_itable"),
    "xfs": _of_profile(ProfileId.XFS),
}


@dataclass(frozen=True)
class DriveSpec:
    """Which drive to make.

    Attributes:
        cache: the size of its media cache, relative to that of the real drive.
        wall: the least real seconds for one modeled second.
        trace: a file that gets a line for each command, as `tests.modeled.trace` reads it.
        command_kib: the largest command; over USB it may be 120.
    """

    preset: str = "archive-8tb-like"
    is_used: bool = False
    cache: float = 0.01
    size_bytes: int = 64_000_000_000
    wall: float = 0.0
    trace: Path | None = None
    command_kib: int = 1024

    @property
    def scaled_preset(self) -> Preset:
        return scaled_preset(self.preset, size_bytes=self.size_bytes, cache=self.cache, is_used=self.is_used)

    @property
    def arguments(self) -> list[str]:
        arguments = [self.preset, str(self.size_bytes), "--cache", str(self.cache), "--wall", str(self.wall)]
        return [
            *arguments,
            *(["--used"] if self.is_used else []),
            *(["--trace", str(self.trace)] if self.trace else []),
        ]


@dataclass(frozen=True)
class ShownDrive:
    """A modeled drive, visible as a file in `folder` and as a block device.

    Attributes:
        page: the file with the modeled clock.
    """

    folder: Path
    device: str
    page: Path

    def control(self, line: str) -> None:
        """Sends a command line to the drive's `server`, which documents the commands."""
        with open(self.folder / "control", "wb", buffering=0) as file:
            file.write(line.encode())

    @property
    def figures(self) -> Figures:
        return msgspec.json.decode((self.folder / "status").read_bytes(), type=Figures)

    def settle(self) -> None:
        """Lets the drive rest until all is clean, and resets the figures."""
        self.control(f"rest {2 * self.figures.owed_s + 10}")
        self.control("begin")


def note_block_groups(drive: ShownDrive) -> None:
    """Notes in the trace where an unmounted btrfs keeps which kind of block groups, and each copy of them."""
    kind = length = ""
    for line in run("btrfs", "inspect-internal", "dump-tree", "--tree", "chunk", drive.device).splitlines():
        if found := re.search(r"\blength (\d+) owner .* type (\w+)", line):
            length, kind = found.groups()
        elif found := re.search(r"\bstripe \d+ devid \d+ offset (\d+)", line):
            drive.control(f"note {GROUP} {kind} {found[1]} {length}")


@contextlib.contextmanager
def shown_drive(folder: Path, spec: DriveSpec) -> Iterator[ShownDrive]:
    """Makes a drive in a new folder, which is deleted at the end with all its data."""
    needs_root("make a disk")
    for name in ("losetup", "fusermount3"):
        needs_program(name)
    needs_writable_sysfs()
    folder.mkdir()
    with contextlib.ExitStack() as on_exit:
        on_exit.callback(_remove, folder)
        shown, backing, page = folder / "shown", folder / "backing", folder / "page"
        shown.mkdir()
        with _undisturbed():
            on_exit.enter_context(_server(shown, [shown, backing, page, *spec.arguments]))
            device = run("losetup", "--find", "--show", "--direct-io=on", shown / "disk").strip()
            on_exit.callback(run, "losetup", "--detach", device)
            _tune(device, spec.command_kib)
        yield ShownDrive(shown, device, page)


@contextlib.contextmanager
def mounted(drive: ShownDrive, kind: str, point: Path) -> Iterator[Path]:
    """Mounts it, and unmounts it at the end, which writes the remaining data."""
    point.mkdir(exist_ok=True)
    run("mount", "-t", FILESYSTEMS[kind].kind, "-o", FILESYSTEMS[kind].options, drive.device, point)
    try:
        yield point
    finally:
        loop.unmount(point)


def make(drive: ShownDrive, kind: str) -> None:
    command = FILESYSTEMS[kind].make
    needs_program(command[0])
    run(*command, drive.device)


@contextlib.contextmanager
def _server(shown: Path, arguments: Sequence[str | Path]) -> Iterator[None]:
    command = [sys.executable, "-m", "tests.modeled.server", *arguments]
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
    """Delays terminating signals, so that nothing stays mounted or attached."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _let_go(shown: Path) -> None:
    """Detaches it even if its server has died, or if something has it open."""
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
    """Tunes it as a rotating disk that takes 32 commands at once, so that the scheduler merges waiting requests."""
    queue = Path("/sys/block") / Path(device).name / "queue"
    for name, value in (*_QUEUE, ("scheduler", "mq-deadline"), ("max_sectors_kb", str(command_kib))):
        (queue / name).write_text(value)


def _remove(folder: Path) -> None:
    run("rm", "-r", folder)


def run(*command: str | Path) -> str:
    done = subprocess.run([str(part) for part in command], check=False, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}: {done.stderr.strip()}")
    return done.stdout

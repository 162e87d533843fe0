"""Cleans up after killed runs: their processes, mounts, loop devices, control groups and folders.

A process that hangs, a full memory, or a filesystem without its drive would make tests of the next run fail: mkfs.btrfs
refuses every device as long as one of those exists.
"""

import contextlib
import errno
import os
import re
import signal
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from shingleback.devices.mounts import mounts
from tests.helpers import memory
from tests.helpers.own_folder import GROUP_PREFIX, PREFIX, VARIABLE, held_if_dead, noted_in
from tests.helpers.patience import wait_until

SERVERS: Final = frozenset({"DriveFolder", "FaultyFolder", "LoggingDisk", "SlowDisk"})
"""The names under which our own FUSE filesystems are mounted: those of their classes."""
_GROUPS: Final = Path("/sys/fs/cgroup")
_KILLED_S: Final = 30.0
_COMMAND_S: Final = 60.0


def sweep() -> Iterator[str]:
    """Says in a line what was removed, or why something could not be: a run can do without.

    What belongs to a living process of another run stays.
    """
    for _ in range(2):  # killing the workers of a dead run leaves their folders
        for place in (memory.MEMORY, Path(tempfile.gettempdir())):
            for folder in sorted(place.glob(f"{PREFIX}*/")):
                yield from _tried(folder)
    yield from _detached_dead_drives()


def is_dead(point: Path) -> bool:
    try:
        os.stat(point)
    except OSError as error:
        return error.errno == errno.ENOTCONN
    return False


def _tried(folder: Path) -> Iterator[str]:
    """Others, too, may make folders in these places."""
    try:
        if str(folder) == os.environ.get(VARIABLE) or folder.lstat().st_uid != os.geteuid():
            return
        with held_if_dead(folder) as is_ours:
            if is_ours:
                yield from _removed(folder)
    except (OSError, AssertionError, subprocess.SubprocessError, RecursionError) as error:
        yield f"{folder} of an earlier run stays: {type(error).__name__}: {error}"


def _removed(folder: Path) -> Iterator[str]:
    """Everything of one process. The order matters: a process keeps mounts busy, and these keep devices busy."""
    name = f"{GROUP_PREFIX}{folder.name.removeprefix(PREFIX)}"
    groups = [group for group in (_GROUPS / name, *_GROUPS.glob(f"*/{name}")) if group.is_dir()]
    for group in groups:
        with contextlib.suppress(OSError):  # without this file, nothing in it is frozen
            (group / "freezer.state").write_text("THAWED")
    killed_pids = _started_by(folder)
    if killed_pids:
        wait_until(lambda: not _killed(_started_by(folder)), _KILLED_S)
        yield f"{len(killed_pids)} processes of an earlier run were still running: killed."
    folders = [folder, *noted_in(folder)]
    _detach(folders)
    for group in groups:
        _remove_group(group)
    if mounted := [mount.point for mount in mounts() if _is_in(mount.point, folders)]:
        yield f"{mounted[0]} of an earlier run stays: it cannot be unmounted."
        return
    for path in reversed(folders):
        memory.remove(path)


def _started_by(folder: Path) -> list[int]:
    """The processes, however distant, that a process of the tests started. Its forks have the folder open."""
    mark, pids = f"{VARIABLE}={folder}".encode(), []
    for process in Path("/proc").glob("[0-9]*"):
        if process.name == str(os.getpid()):
            continue
        with contextlib.suppress(OSError):  # it has ended, or is another user's
            is_marked = mark in (process / "environ").read_bytes().split(b"\0")
            if is_marked or str(folder) in [os.readlink(descriptor) for descriptor in (process / "fd").iterdir()]:
                pids.append(int(process.name))
    return pids


def _killed(pids: list[int]) -> list[int]:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return pids


def _detach(folders: Iterable[Path]) -> None:
    """Unmounts what is mounted in the folders, and detaches the loop devices of files there."""
    devices = [device for folder in folders for device in _devices_in(folder)]
    if os.geteuid() != 0:
        return
    for mount in reversed(mounts()):
        if _is_in(mount.point, folders) or _disk_of(mount.source) in devices:
            _let_go("umount", "--lazy", mount.point)
    _abort_requests(devices)
    for device in devices:
        _let_go("losetup", "--detach", device)


def _abort_requests(devices: Iterable[str]) -> None:
    """A killed exfat-fuse that was the last process with its mounts would wait for itself forever, with its device."""
    with tempfile.TemporaryDirectory(prefix="shingleback-fusectl-") as control:
        _let_go("mount", "-t", "fusectl", "none", control)
        for device in devices:
            number = os.stat(device).st_rdev
            with contextlib.suppress(OSError):  # it is no device of a filesystem in user space
                Path(control, str(os.major(number) << 20 | os.minor(number)), "abort").write_text("1")
        _let_go("umount", control)


def _remove_group(group: Path) -> None:
    for folder in [*sorted(group.rglob("*/"), reverse=True), group]:
        with contextlib.suppress(OSError):
            folder.rmdir()


def _detached_dead_drives() -> Iterator[str]:
    """Drives with a live server belong to a parallel run and stay."""
    if os.geteuid() != 0:
        return
    for mount in mounts():
        if mount.source in SERVERS and is_dead(mount.point):
            _detach([mount.point])
            yield f"A run that was killed had left {mount.point}: let go."


def _is_in(path: Path, folders: Iterable[Path]) -> bool:
    return any(path.is_relative_to(folder) for folder in folders)


def _disk_of(node: str) -> str:
    """Without the number of a partition."""
    return re.sub(r"^(/dev/loop\d+)p\d+$", r"\1", node)


def _devices_in(folder: Path) -> Iterator[str]:
    """The devices that are backed by a file of this folder.

    If the process had its own mounts, the kernel names a file from the root of its filesystem.
    """
    mounted_at = next(path for path in (folder, *folder.parents) if os.path.ismount(path))
    names = (f"{folder}/", f"/{folder.relative_to(mounted_at)}/")
    for backing in Path("/sys/block").glob("loop*/loop/backing_file"):
        with contextlib.suppress(OSError):  # another run detaches its device at this moment
            if backing.read_text(encoding="utf-8").startswith(names):
                yield f"/dev/{backing.parts[3]}"


def _let_go(*arguments: str | Path) -> None:
    """It fails if it was let go meanwhile, or if a filesystem does not answer."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        subprocess.run(arguments, check=False, capture_output=True, timeout=_COMMAND_S)

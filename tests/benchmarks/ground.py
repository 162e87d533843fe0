"""Where to measure: a folder in memory, a folder on a disk, filesystems on loop devices; and how to empty caches."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.helpers import loop

_DROP_CACHES: Final = Path("/proc/sys/vm/drop_caches")
_SPARE_BYTES: Final = 2 << 30  # for the machine itself, and for what the tools keep in memory
_IN_MEMORY: Final = ("tmpfs", "ramfs")
_SECTOR_BYTES: Final = 512


class CannotRunError(Exception):
    """This machine lacks something that a case needs; the text says what."""


def needs_root(why: str) -> None:
    if os.geteuid() != 0:
        raise CannotRunError(f"needs root, to {why}")


def needs_program(name: str) -> None:
    if shutil.which(name) is None:
        raise CannotRunError(f"needs {name}")


def needs_writable_sysfs() -> None:
    if os.statvfs("/sys").f_flag & os.ST_RDONLY:
        raise CannotRunError("needs a writable /sys")


def needs_room(folder: Path, wanted_bytes: int) -> None:
    free_bytes = shutil.disk_usage(folder).free
    if is_in_memory(folder):
        free_bytes = min(free_bytes, available_memory_bytes() - _SPARE_BYTES)
    if free_bytes < wanted_bytes:
        raise CannotRunError(f"needs {_gb(wanted_bytes)} in {folder}, where {_gb(max(0, free_bytes))} are free")


def needs_disk(folder: Path) -> None:
    if is_in_memory(folder):
        raise CannotRunError(f"needs a folder on a disk, and {folder} is in memory: name one with --disk")


def is_in_memory(folder: Path) -> bool:
    command = ["stat", "--file-system", "--format=%T", str(folder)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip() in _IN_MEMORY


def available_memory_bytes() -> int:
    for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
        if line.startswith("MemAvailable:"):
            return int(line.split()[1]) * 1024
    raise CannotRunError("needs /proc/meminfo")


def _gb(count: int) -> str:
    return f"{count / 1e9:.1f} GB"


def empty_caches(folder: Path) -> None:
    """After this, no file is in memory: neither the source nor the programs."""
    needs_root("empty the caches of the kernel")
    subprocess.run(["sync", "-f", folder], check=True)
    _DROP_CACHES.write_text("3", encoding="ascii")


@contextlib.contextmanager
def memory_folder(parent: Path) -> Iterator[Path]:
    """A new tmpfs without a limit on the number of files; without root, a folder in `parent`."""
    folder = parent / f"shingleback-benchmark-{os.getpid()}"
    folder.mkdir()
    is_mounted = os.geteuid() == 0
    if is_mounted:
        options = f"size={available_memory_bytes()},nr_inodes=0,mode=0700"
        subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], check=True)
    elif not is_in_memory(parent):
        folder.rmdir()
        raise CannotRunError(f"needs a folder in memory, and {parent} is none: name one with --memory")
    try:
        yield folder
    finally:
        if is_mounted:
            loop.unmount(folder)
        shutil.rmtree(folder)


@contextlib.contextmanager
def fresh_filesystem(kind: str, folder: Path, size_bytes: int) -> Iterator[Path]:
    """A new filesystem on a loop device, whose image is in `folder` and takes only as much space as is used."""
    folder.mkdir(parents=True)
    try:
        with loop.mounted(kind, folder, size_bytes >> 20) as point:
            yield point
    except pytest.skip.Exception as reason:
        raise CannotRunError(str(reason)) from None
    finally:
        shutil.rmtree(folder)


def remount(kind: str, point: Path) -> None:
    """Remounts the filesystem, so that nothing of it is in the page cache."""
    device = loop.device_of(point)
    loop.unmount(point)
    loop.mount(kind, device, point)


def bytes_read(point: Path) -> int:
    """Bytes that were read from the device under a mount point, since it was made."""
    return _count_of(point, 2) * _SECTOR_BYTES


def requests_read(point: Path) -> int:
    """Read requests to the same device."""
    return _count_of(point, 0)


def _count_of(point: Path, field: int) -> int:
    device = Path(loop.device_of(point)).name
    return int(Path(f"/sys/block/{device}/stat").read_text(encoding="ascii").split()[field])

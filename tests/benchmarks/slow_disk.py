"""A disk with a delay for each reply, which works on several requests at once.

    python -m tests.benchmarks.slow_disk IMAGE MOUNT_POINT

A process in user space shows the image of a filesystem as one file, and waits before it answers a read. A loop device
with direct I/O turns the file into a disk. This is how a flash drive or a network drive behaves, and to a lesser degree
a hard disk with a queue. It is no model of a disk whose arm is at its limit: on that, no program is fast.
"""

import contextlib
import errno
import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import mfusepy

from tests.benchmarks.ground import CannotRunError, needs_program, needs_room, needs_root
from tests.benchmarks.trees import Shape, build
from tests.helpers import loop

ANSWER_S: Final = 0.001
_LIBRARY: Final = "fuse3"  # in fuse2, requests wait for each other
_NAME: Final = "disk"
_EXTRA_BYTES: Final = 256 << 20
_PATIENCE_S: Final = 10.0


class SlowDisk(mfusepy.Operations):
    """One read-only file."""

    def __init__(self, image: str) -> None:
        self._fd = os.open(image, os.O_RDONLY)

    def getattr(self, path: str, fh: int | None = None) -> dict[str, Any]:  # noqa: ARG002
        if path == "/":
            return {"st_mode": stat.S_IFDIR | 0o700, "st_nlink": 2}
        if path == f"/{_NAME}":
            return {"st_mode": stat.S_IFREG | 0o400, "st_nlink": 1, "st_size": os.fstat(self._fd).st_size}
        raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))

    def readdir(self, path: str, fh: int) -> list[str]:  # noqa: ARG002
        return [".", "..", _NAME]

    def read(self, path: str, size: int, offset: int, fh: int) -> bytes:  # noqa: ARG002
        time.sleep(ANSWER_S)
        return os.pread(self._fd, size, offset)


@contextlib.contextmanager
def behind_slow_disk(shape: Shape, folder: Path) -> Iterator[Path]:
    """A tree of this shape on such a disk, in a new folder that is deleted at the end."""
    with slow_disk(shape.room_bytes, folder, lambda point: build(shape, point / "source")) as point:
        yield point / "source"


@contextlib.contextmanager
def slow_disk(room_bytes: int, folder: Path, fill: Callable[[Path], object]) -> Iterator[Path]:
    """Fills a mount point with `fill`, and shows it read-only on such a disk; `folder` is deleted at the end."""
    needs_root("make a slow disk")
    for program in ("mkfs.ext4", "losetup", "fusermount3"):
        needs_program(program)
    needs_room(folder.parent, room_bytes)
    folder.mkdir()
    with contextlib.ExitStack() as on_exit:
        on_exit.callback(_run, "rm", "-r", folder)
        point = folder / "point"
        point.mkdir()
        image = _image(room_bytes, folder, point, fill)
        device = on_exit.enter_context(_slow_device(image, folder))
        _run("mount", "-o", "ro,noatime", device, point)
        on_exit.callback(loop.unmount, point)
        yield point


def _image(room_bytes: int, folder: Path, point: Path, fill: Callable[[Path], object]) -> Path:
    """Made on a fast disk."""
    image = folder / "image"
    with open(image, "wb") as file:
        file.truncate(room_bytes * 2 + _EXTRA_BYTES)
    _run("mkfs.ext4", "-q", image)
    _run("mount", "-o", "loop", image, point)
    try:
        fill(point)
    finally:
        loop.unmount(point)
    return image


@contextlib.contextmanager
def _slow_device(image: Path, folder: Path) -> Iterator[str]:
    shown = folder / "shown"
    shown.mkdir()
    command = [sys.executable, "-m", __name__, str(image), str(shown)]
    server = subprocess.Popen(command, env=os.environ | {"FUSE_LIBRARY_NAME": _LIBRARY}, stderr=subprocess.DEVNULL)
    try:
        _wait_for(shown / _NAME, server)
        device = _run("losetup", "--find", "--show", "--read-only", "--direct-io=on", shown / _NAME).strip()
        try:
            yield device
        finally:
            _run("losetup", "--detach", device)
            loop.unmount(shown)
    finally:
        server.terminate()
        server.wait()


def _wait_for(file: Path, server: "subprocess.Popen[bytes]") -> None:
    until_s = time.monotonic() + _PATIENCE_S
    while not file.exists():
        if server.poll() is not None or time.monotonic() > until_s:
            raise CannotRunError(f"needs lib{_LIBRARY} and /dev/fuse, to make a slow disk")
        time.sleep(0.01)


def _run(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    mfusepy.FUSE(SlowDisk(sys.argv[1]), sys.argv[2], foreground=True, raw_fi=False)

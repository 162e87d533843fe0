"""A loop device that can be slowed down. Root only.

    python -m tests.helpers.slow_loop IMAGE MOUNT_POINT SLOW

A process in user space shows the image as one file; while the file SLOW exists, it waits before each read and write. So
a test can do something during work that would otherwise be over in a moment.
"""

import contextlib
import errno
import os
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import mfusepy
import pytest

from tests.helpers.loop import unmount
from tests.helpers.patience import wait_until

_NAME: Final = "disk"
_ROOT: Final = Path(__file__).parents[2]
_WAIT_S: Final = 0.2


class SlowFile(mfusepy.Operations):
    """One file. Requests come one after the other, since the server has one thread."""

    use_ns = True

    def __init__(self, image: str, slow: Path) -> None:
        self._fd = os.open(image, os.O_RDWR)
        self._slow = slow

    def getattr(self, path: str, fh: int | None = None) -> dict[str, Any]:  # noqa: ARG002
        if path == "/":
            return {"st_mode": stat.S_IFDIR | 0o700, "st_nlink": 2}
        if path == f"/{_NAME}":
            return {"st_mode": stat.S_IFREG | 0o600, "st_nlink": 1, "st_size": os.fstat(self._fd).st_size}
        raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))

    def readdir(self, path: str, fh: int) -> list[str]:  # noqa: ARG002
        return [".", "..", _NAME]

    def read(self, path: str, size: int, offset: int, fh: int) -> bytes:  # noqa: ARG002
        self._wait()
        return os.pread(self._fd, size, offset)

    def write(self, path: str, data: bytes, offset: int, fh: int) -> int:  # noqa: ARG002
        self._wait()
        return os.pwrite(self._fd, data, offset)

    def fsync(self, path: str, datasync: int, fh: int) -> int:  # noqa: ARG002
        return 0

    def _wait(self) -> None:
        if self._slow.exists():
            time.sleep(_WAIT_S)


class SlowLoop:
    """`node` is the device; `is_slow` can be set."""

    def __init__(self, node: str, slow: Path) -> None:
        self.node = node
        self._slow = slow

    @property
    def is_slow(self) -> bool:
        return self._slow.exists()

    @is_slow.setter
    def is_slow(self, is_slow: bool) -> None:
        if is_slow:
            self._slow.touch()
        else:
            self._slow.unlink(missing_ok=True)


@contextlib.contextmanager
def slow_loop(folder: Path, size_mb: int) -> Iterator[SlowLoop]:
    """A new, empty one, in a with statement."""
    if shutil.which("fusermount3") is None or not Path("/dev/fuse").exists():
        pytest.skip("needs FUSE")
    image, shown, slow = folder / "slow-image", folder / "shown", folder / "slow"
    shown.mkdir()
    with open(image, "wb") as file:
        file.truncate(size_mb << 20)
    arguments: list[str | Path] = [sys.executable, "-m", __name__, image, shown, slow]
    server = subprocess.Popen(arguments, cwd=_ROOT, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)})
    try:
        wait_until(lambda: (shown / _NAME).exists() or server.poll() is not None)
        assert server.poll() is None
        attach: list[str | Path] = ["losetup", "--find", "--show", "--direct-io=on", shown / _NAME]
        node = subprocess.run(attach, check=True, capture_output=True, text=True).stdout.strip()
        try:
            yield SlowLoop(node, slow)
        finally:
            slow.unlink(missing_ok=True)
            subprocess.run(["losetup", "--detach", node], check=False)
            unmount(shown)
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    mfusepy.FUSE(SlowFile(sys.argv[1], Path(sys.argv[3])), sys.argv[2], foreground=True, raw_fi=False, nothreads=True)

"""A disk with unreadable areas: a file for a loop device, served by `bad_disk_server`."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from shingleback.domain.superblocks.reader import ByteArea
from tests.helpers import program
from tests.helpers.patience import PATIENCE_S, wait_until


class BadDisk:
    """`file` is to be attached; `image` is the file behind it."""

    def __init__(self, folder: Path, image: Path) -> None:
        self.image = image
        self.file = folder / "disk"
        self._bad = image.with_suffix(".bad")

    def go_bad(self, areas: Iterable[ByteArea]) -> None:
        self._bad.write_text("".join(f"{area.start} {area.length}\n" for area in areas))


@contextmanager
def bad_disk(folder: Path, size_bytes: int) -> Iterator[BadDisk]:
    """A disk without bad areas yet. Raises FileNotFoundError without FUSE."""
    point, image = folder / "shown", folder / "shown.img"
    point.mkdir()
    image.touch()
    os.truncate(image, size_bytes)
    disk = BadDisk(point, image)
    disk.go_bad([])
    root = Path(__file__).parents[2]
    environment = os.environ | {"FUSE_LIBRARY_NAME": "fuse3", "PYTHONPATH": f"{program.APP}:{root}"}
    arguments = map(str, (point, image, image.with_suffix(".bad")))
    command = [sys.executable, "-m", "tests.helpers.bad_disk_server", *arguments]
    server = subprocess.Popen(command, env=environment, cwd=root, stdin=subprocess.DEVNULL)
    try:
        wait_until(lambda: disk.file.exists() or server.poll() is not None)
        yield disk
    finally:
        wait_until(partial(_has_let_go, point))
        server.wait(PATIENCE_S)


def _has_let_go(point: Path) -> bool:
    """A loop device that was just detached may keep the file open for a moment."""
    return subprocess.run(["fusermount3", "-u", point], check=False, capture_output=True).returncode == 0

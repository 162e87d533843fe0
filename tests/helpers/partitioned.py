"""A loop device with a partition table and one partition, like a drive that was just prepared for a filesystem."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.helpers.patience import wait_until


@dataclass(frozen=True)
class Partitioned:
    """A partitioned device.

    Attributes:
        disk, partition: nodes.
    """

    disk: str
    partition: str

    @property
    def name(self) -> str:
        return os.path.basename(self.disk)

    def number(self, node: str | None = None) -> tuple[int, int, int]:
        """Of the partition or another node: major, minor, disk sequence."""
        number = os.stat(node or self.partition).st_rdev
        sequence = int(Path(f"/sys/block/{self.name}/diskseq").read_text())
        return os.major(number), os.minor(number), sequence


@contextlib.contextmanager
def partitioned(image: Path, name: str = "Shingleback", size_mb: int = 1024) -> Iterator[Partitioned]:
    if os.geteuid() != 0:
        pytest.skip("needs root, to make loop devices")
    if not Path("/dev/loop-control").exists():
        pytest.skip("needs loop devices")
    if shutil.which("sfdisk") is None:
        pytest.skip("needs sfdisk, of the package fdisk")
    with open(image, "wb") as file:
        file.truncate(size_mb << 20)
    table = f'label: gpt\nstart=2048, name="{name}"\n'
    subprocess.run(["sfdisk", "--quiet", image], input=table, text=True, check=True, stdout=subprocess.DEVNULL)
    disk = _run("losetup", "--find", "--show", "--partscan", str(image)).strip()
    try:
        wait_until(lambda: _has_partition(disk))
        yield Partitioned(disk, f"{disk}p1")
    finally:
        _run("losetup", "--detach", disk)
        image.unlink()


@contextlib.contextmanager
def mounted_partition(partition: Partitioned, point: Path, options: str = "relatime") -> Iterator[Path]:
    point.mkdir()
    _run("mount", "-o", options, partition.partition, str(point))
    try:
        yield point
    finally:
        _run("umount", "--recursive", str(point))


def make(partition: Partitioned, *arguments: str) -> None:
    _run(*arguments, partition.partition)


def _run(*arguments: str) -> str:
    done = subprocess.run(arguments, check=False, capture_output=True, text=True)
    assert done.returncode == 0, f"{arguments}: {done.stderr}"
    return done.stdout


def _has_partition(disk: str) -> bool:
    """A kernel may not read this kind of table, and when udev has it reread, the partition is gone for a moment."""
    if not os.path.exists(f"{disk}p1"):
        subprocess.run(["partx", "--update", disk], check=False, capture_output=True)
    return os.path.exists(f"{disk}p1")

"""Image files as targets: zeros become holes or overwrite old data, and reading back reads from the disk."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from shingleback.cloning.media import ImageTarget
from shingleback.engine.drive.disk import RealDisk
from tests.helpers.memory import on_disk  # noqa: F401 (a fixture)

MIB = 1 << 20


@pytest.fixture
def image(tmp_path: Path) -> Iterator[ImageTarget]:
    target = ImageTarget(os.open(tmp_path / "image", os.O_RDWR | os.O_CREAT), RealDisk())
    target.resize(8 * MIB)
    yield target
    target.close()


def content(image: ImageTarget) -> bytes:
    return os.pread(image.fd, 9 * MIB, 0)


def test_an_image_has_the_data_written_last(image: ImageTarget) -> None:
    rng, expected = Random(1), bytearray(8 * MIB)
    for _ in range(200):
        start, length = rng.randrange(8 * MIB), rng.randrange(MIB)
        data = rng.choice([bytes(length), rng.randbytes(length), bytes(length // 2) + rng.randbytes(length // 2)])
        image.write(start, memoryview(data))
        expected[start : start + len(data)] = data[: max(0, 8 * MIB - start)]

    assert content(image) == bytes(expected)


def test_zeros_take_no_space_in_an_empty_image(image: ImageTarget) -> None:
    image.write(0, memoryview(bytes(4 * MIB) + b"x" + bytes(4 * MIB - 1)))
    image.flush()

    assert os.fstat(image.fd).st_blocks * 512 < MIB


def test_after_a_flush_an_image_is_read_from_the_disk(image: ImageTarget, tmp_path: Path) -> None:
    if shutil.which("fincore") is None:
        pytest.skip("needs fincore, of the package util-linux")
    if subprocess.run(["stat", "-fc", "%T", tmp_path], capture_output=True, check=True).stdout == b"tmpfs\n":
        pytest.skip("needs a folder on a disk")
    image.write(0, memoryview(Random(1).randbytes(4 * MIB)))
    written = cached_bytes(tmp_path / "image")
    image.flush()

    assert (written, cached_bytes(tmp_path / "image")) == (4 * MIB, 0)


def cached_bytes(path: Path) -> int:
    command = ["fincore", "--bytes", "--noheadings", "--output", "RES", str(path)]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)

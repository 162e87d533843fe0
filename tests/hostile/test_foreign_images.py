"""The script that tries maps on other people's images finds a map that lacks something."""

import gzip
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.domain.superblocks.structure import Read
from tests.helpers.images import needs, sparse
from tests.hostile.foreign_images import TOOLS, Verdict, judged, refusal, tools_for, unpacked

_MIB = 1 << 20
_EXT4 = TOOLS[0]


@pytest.fixture(params=["-O ^has_journal", "-O ^has_journal,^metadata_csum"])
def ext4(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    for tool in ("e2fsck", "debugfs", "prlimit"):
        needs(tool)
    path = sparse(tmp_path / "image", 40 * _MIB)
    subprocess.run([needs("mkfs.ext4"), "-q", "-F", *request.param.split(), path], check=True)
    content = tmp_path / "content"
    content.write_bytes(os.urandom(12 * _MIB))
    subprocess.run([needs("debugfs"), "-w", "-R", f"write {content} file", path], check=True, capture_output=True)
    return path


def test_a_right_map_is_called_right(ext4: Path) -> None:
    assert tools_for(ext4) is _EXT4
    assert judged(ext4, _EXT4) is Verdict.RIGHT


def test_the_content_of_a_file_that_a_map_lacks_is_missed(ext4: Path) -> None:
    with ext4.open("rb") as file:
        areas = list(_EXT4.used(lambda at, length: os.pread(file.fileno(), length, at), ext4.stat().st_size))
    areas = [area for area in areas if not 4 * _MIB <= area[0] < 8 * _MIB]

    def used(_read: Read, _size_bytes: int) -> Iterator[tuple[int, int]]:
        yield from areas

    assert judged(ext4, _EXT4._replace(used=used)) is Verdict.WRONG


def test_a_damaged_image_is_refused(ext4: Path) -> None:
    with ext4.open("r+b") as file:
        os.pwrite(file.fileno(), bytes(4), 1024 + 0xC)  # the number of free blocks
    assert judged(ext4, _EXT4) in (Verdict.REFUSED, Verdict.TOO_CAREFUL)
    assert ": " in refusal(ext4, _EXT4)


def test_a_packed_image_is_unpacked(ext4: Path) -> None:
    packed = ext4.with_suffix(".gz")
    packed.write_bytes(gzip.compress(ext4.read_bytes()))
    with unpacked(packed) as images:
        assert [image.read_bytes() == ext4.read_bytes() for image in images] == [True]

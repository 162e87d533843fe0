"""Allocation maps of filesystems, compared with their own tools, and maps that must not be trusted."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from shingleback.domain.superblocks.reader import Allocation, ByteArea, allocation, merged

MIB = 1 << 20
MAKE = {
    "ext4": "mkfs.ext4 -q -F -b 4096",
    "ext4 without flex_bg": "mkfs.ext4 -q -F -b 4096 -O ^flex_bg",
    "ext4 with meta_bg": "mkfs.ext4 -q -F -b 4096 -O meta_bg,^resize_inode",
    "ext4 of 1 KiB": "mkfs.ext4 -q -F -b 1024",
}


def image(path: Path, make: str, size_mib: int = 900) -> Path:
    if shutil.which(make.split(maxsplit=1)[0]) is None:
        pytest.skip(f"needs {make.split(maxsplit=1)[0]}")
    path.touch()
    os.truncate(path, size_mib * MIB)
    subprocess.run([*make.split(), path], check=True, capture_output=True)
    return path


def found_on(path: Path) -> Allocation | None:
    with path.open("rb") as file:
        return allocation(lambda offset, length: os.pread(file.fileno(), length, offset), path.stat().st_size)


def in_use(path: Path) -> list[ByteArea]:
    """The used areas according to dumpe2fs: everything except its free ranges."""
    output = subprocess.run(["dumpe2fs", path], capture_output=True, text=True, check=True).stdout
    size = int(re.findall(r"Block size: +(\d+)", output)[0])
    count = int(re.findall(r"Block count: +(\d+)", output)[0])
    free: set[int] = set()
    for ranges in re.findall(r"  Free blocks: (.*)", output):
        for range_text in filter(None, ranges.split(", ")):
            first, _, last = range_text.partition("-")
            free.update(range(int(first), int(last or first) + 1))
    return [ByteArea(block * size, size) for block in range(count) if block not in free]


@pytest.mark.parametrize("make", MAKE.values(), ids=MAKE.keys())
def test_the_used_areas_of_ext4_agree_with_dumpe2fs(tmp_path: Path, make: str) -> None:
    path = image(tmp_path / "image", make)
    for number in range(3):
        (tmp_path / "file").write_bytes(os.urandom(20 * MIB))
        script = f"write {tmp_path / 'file'} file{number}\n" + ("rm file0\n" if number == 1 else "")
        subprocess.run(["debugfs", "-w", "-f", "-", path], input=script, text=True, check=True, capture_output=True)

    allocated = found_on(path)

    assert allocated is not None
    expected = merged(in_use(path), path.stat().st_size)
    assert all(
        any(area.start <= expected_area.start and expected_area.end <= area.end for area in allocated.areas)
        for expected_area in expected
    )
    assert sum(area.length for area in allocated.areas) <= sum(area.length for area in expected) + 16 * MIB


@pytest.mark.parametrize(
    "script",
    ["feature needs_recovery\n", "ssv state 2\n", "ssv state 0\n"],
    ids=["journal to replay", "errors", "not unmounted"],
)
def test_a_map_that_may_be_wrong_is_not_trusted(tmp_path: Path, script: str) -> None:
    path = image(tmp_path / "image", MAKE["ext4"], 100)
    assert found_on(path) is not None

    subprocess.run(["debugfs", "-w", "-f", "-", path], input=script, text=True, check=True, capture_output=True)

    assert found_on(path) is None


def test_an_exfat_that_was_not_unmounted_is_not_trusted(tmp_path: Path) -> None:
    path = image(tmp_path / "image", "mkfs.exfat", 100)
    assert found_on(path) is not None
    with path.open("r+b") as file:
        file.seek(106)
        file.write(b"\x02")

    assert found_on(path) is None


def test_a_btrfs_on_several_drives_is_not_trusted(tmp_path: Path) -> None:
    first_image = image(tmp_path / "one", "mkfs.btrfs -q", 300)
    assert found_on(first_image) is not None
    second_image = tmp_path / "two"
    second_image.touch()
    os.truncate(second_image, 300 * MIB)
    subprocess.run(["mkfs.btrfs", "-q", "-f", first_image, second_image], check=True, capture_output=True)

    assert found_on(first_image) is None


def test_areas_are_rounded_joined_and_kept_within_the_size() -> None:
    areas = [ByteArea(5 * MIB + 1, 10), ByteArea(0, 1), ByteArea(6 * MIB, 10), ByteArea(9 * MIB, MIB)]

    assert merged(areas, 9 * MIB + 512) == (ByteArea(0, MIB), ByteArea(5 * MIB, 2 * MIB), ByteArea(9 * MIB, 512))


def test_an_ext4_of_the_first_revision_need_not_say_how_long_its_inodes_are(tmp_path: Path) -> None:
    path = image(tmp_path / "image", "mkfs.ext4 -q -F -b 4096 -I 128 -O none", 100)
    with path.open("r+b") as file:  # newer mkfs.ext4 makes no such filesystem
        for offset, length in ((0x4C, 4), (0x58, 2)):  # s_rev_level and s_inode_size
            file.seek(1024 + offset)
            file.write(bytes(length))
    assert subprocess.run(["e2fsck", "-fn", path], capture_output=True, check=False).returncode == 0

    assert found_on(path) is not None

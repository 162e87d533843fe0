"""Partition tables that sgdisk accepts, wherever they were moved to."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from shingleback.cloning.guid_table import GuidTable, moved, partition_start, read_table, single
from shingleback.cloning.patches import Patch
from shingleback.domain.superblocks.structure import Read

MIB = 1 << 20
SECTOR_BYTES = 512

pytestmark = pytest.mark.skipif(shutil.which("sgdisk") is None, reason="needs sgdisk, of the package gdisk")


def reader(path: Path) -> Read:
    data = path.read_bytes()
    return lambda offset, length: data[offset : offset + length]


def sgdisk(path: Path, *arguments: str) -> str:
    return subprocess.run(["sgdisk", *arguments, path], capture_output=True, text=True, check=True).stdout


def image(path: Path, size_mib: int, *arguments: str) -> Path:
    path.touch()
    os.truncate(path, size_mib * MIB)
    if arguments:
        sgdisk(path, *arguments)
    return path


def apply_patches(path: Path, patches: list[Patch]) -> None:
    with path.open("r+b") as file:
        for patch in patches:
            file.seek(patch.offset)
            file.write(patch.data)


def table_of(path: Path) -> GuidTable:
    table = read_table(reader(path), SECTOR_BYTES)
    assert table is not None
    return table


def test_a_table_is_read(tmp_path: Path) -> None:
    old = image(tmp_path / "old", 100, "--new=1:2048:+10M", "--new=2:0:0")

    first, second = table_of(old).partitions

    assert (first.number, first.start, first.length) == (1, MIB, 10 * MIB)
    assert (second.number, second.start) == (2, 11 * MIB)


def test_moved_to_a_larger_drive_the_last_partition_takes_the_rest(tmp_path: Path) -> None:
    old = image(tmp_path / "old", 100, "--new=1:2048:+10M", "--new=2:0:0", "--change-name=2:Files")
    new = image(tmp_path / "new", 300)

    apply_patches(new, moved(table_of(old), 300 * MIB, grows=True))

    assert "No problems found" in sgdisk(new, "--verify")
    assert "Partition name: 'Files'" in sgdisk(new, "--info=2")
    first, second = table_of(new).partitions
    assert first == table_of(old).partitions[0]
    assert second.start + second.length > 299 * MIB
    assert table_of(new).disk_guid == table_of(old).disk_guid


def test_a_table_stays_the_same_unless_a_partition_grows(tmp_path: Path) -> None:
    old = image(tmp_path / "old", 100, "--new=1:2048:+10M")
    new = image(tmp_path / "new", 300)

    apply_patches(new, moved(table_of(old), 300 * MIB, grows=False))

    assert "No problems found" in sgdisk(new, "--verify")
    assert table_of(new).partitions == table_of(old).partitions


def test_with_new_guids_no_old_guid_remains(tmp_path: Path) -> None:
    old = image(tmp_path / "old", 100, "--new=1:2048:+10M", "--new=2:0:0")
    new = image(tmp_path / "new", 100)
    numbers = iter(range(1, 10))

    apply_patches(new, moved(table_of(old), 100 * MIB, grows=False, new_guid=lambda: bytes([next(numbers)]) * 16))

    assert "No problems found" in sgdisk(new, "--verify")
    before, after = table_of(old), table_of(new)
    assert before.disk_guid != after.disk_guid
    assert before.entries[16:32] != after.entries[16:32] != after.entries[144:160]


@pytest.mark.parametrize("sector_bytes", [512, 4096])
@pytest.mark.parametrize(("filesystem", "code"), [("ext4", "Linux filesystem"), ("exfat", "Microsoft basic data")])
def test_a_single_partition_reaches_to_the_end(tmp_path: Path, sector_bytes: int, filesystem: str, code: str) -> None:
    new = image(tmp_path / "new", 200)

    apply_patches(new, single(200 * MIB, sector_bytes, "Shingleback", filesystem, lambda: b"\x11" * 16))

    table = read_table(reader(new), sector_bytes)
    assert table is not None
    (part,) = table.partitions
    assert part.start == partition_start(sector_bytes) == MIB
    assert 199 * MIB < part.start + part.length < 200 * MIB
    if sector_bytes == SECTOR_BYTES:
        assert "No problems found" in sgdisk(new, "--verify")
        assert code in sgdisk(new, "--info=1")


@pytest.mark.parametrize("at", [512, 560, 1024, 1100])
def test_a_damaged_table_is_rejected(tmp_path: Path, at: int) -> None:
    old = image(tmp_path / "old", 20, "--new=1:2048:0")
    data = bytearray(old.read_bytes())
    data[at] ^= 1
    old.write_bytes(data)

    assert read_table(reader(old), SECTOR_BYTES) is None

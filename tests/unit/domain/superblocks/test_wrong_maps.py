"""A map of used areas that contradicts itself is refused: a clone would lose what the map leaves out."""

import os
import random
import re
import shutil
import struct
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import pytest

from shingleback.domain.superblocks.reader import Allocation, ByteArea, allocation
from shingleback.domain.superblocks.structure import crc32c
from tests.helpers.images import needs, sparse
from tests.helpers.memory import folder_in_memory

MIB: Final = 1 << 20
_BLOCK: Final = 4096
_CONTENT: Final = b"content." * (_BLOCK // 8)
_NOT_COPIED: Final = frozenset({_CONTENT, bytes(_BLOCK)})
_KINDS: Final = {
    "checksums": "",
    "64-bit checksums of 16 bits": "-O metadata_csum,^64bit",
    "checksums of descriptors": "-O ^metadata_csum,uninit_bg",
    "no checksums": "-O ^metadata_csum,^uninit_bg",
    "no extents": "-O ^metadata_csum,^uninit_bg,^extent,^64bit",
}
_WITH_CHECKSUMS: Final = ("checksums", "64-bit checksums of 16 bits")


def map_of(path: Path) -> Allocation | None:
    with path.open("rb") as file:
        return allocation(lambda at, length: os.pread(file.fileno(), length, at), path.stat().st_size)


def is_accepted(path: Path) -> bool:
    return map_of(path) is not None


def put(path: Path, at: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(data)


def get(path: Path, at: int, length: int) -> bytes:
    with path.open("rb") as file:
        return os.pread(file.fileno(), length, at)


@dataclass(frozen=True)
class Ext4:
    """An image with files, a folder, symlinks short and long, and a file of which the middle is missing.

    Attributes:
        bitmaps: the numbers of the blocks with the block bitmaps.
    """

    path: Path
    kind: str
    bitmaps: Sequence[int]
    descriptor_bytes: int

    def descriptor(self, group: int) -> int:
        return _BLOCK + group * self.descriptor_bytes


def made_ext4(path: Path, kind: str) -> Ext4:
    sparse(path, 700 * MIB)
    subprocess.run([needs("mkfs.ext4"), "-q", "-F", "-b", "4096", *_KINDS[kind].split(), path], check=True)
    data = path.with_name("data")
    data.write_bytes(_CONTENT * (60 * MIB // _BLOCK))
    script = [f"write {data} file{number}" for number in range(5)]
    script += ["mkdir folder", *(f"mkdir folder/{number:0200}" for number in range(60)), "rm file2"]
    script += [f"symlink short {'x' * 20}", f"symlink long {'y' * 200}"]
    arguments: list[str | Path] = [needs("debugfs"), "-w", "-f", "-", path]
    subprocess.run(arguments, input="\n".join(script), text=True, check=True, capture_output=True)
    text = subprocess.run([needs("dumpe2fs"), path], capture_output=True, text=True, check=True).stdout
    bitmaps = [int(block) for block in re.findall(r"Block bitmap at (\d+)", text)]
    return Ext4(path, kind, bitmaps, 64 if "64bit" in text.partition("Group 0")[0] else 32)


def without_contents(image: Ext4, path: Path) -> Ext4:
    """What the files contain is no part of the map, and copying it takes longer than a test."""
    sparse(path, image.path.stat().st_size)
    with image.path.open("rb") as file, path.open("r+b") as copy:
        for at in range(0, path.stat().st_size, _BLOCK):
            if (block := file.read(_BLOCK)) not in _NOT_COPIED:
                copy.seek(at)
                copy.write(block)
    return replace(image, path=path)


@pytest.fixture(scope="module", params=_KINDS)
def intact(request: pytest.FixtureRequest) -> Iterator[Ext4]:
    """To be copied only: making one takes longer than a test."""
    with folder_in_memory() as folder:
        image = without_contents(made_ext4(folder / "with contents", request.param), folder / "image")
        assert is_accepted(image.path)
        yield image


@pytest.fixture
def ext4(intact: Ext4, tmp_path: Path) -> Ext4:
    subprocess.run(["cp", "--sparse=auto", intact.path, tmp_path / "image"], check=True)
    return replace(intact, path=tmp_path / "image")


def test_a_bitmap_that_was_overwritten(ext4: Ext4) -> None:
    put(ext4.path, ext4.bitmaps[1] * _BLOCK, bytes(_BLOCK))
    assert not is_accepted(ext4.path)


def test_a_bitmap_whose_bits_were_exchanged(ext4: Ext4) -> None:
    """The number of free blocks is right, and a file has blocks that are said to be free."""
    at = ext4.bitmaps[1] * _BLOCK
    bitmap = get(ext4.path, at, _BLOCK)
    put(ext4.path, at, bitmap[::-1] if bitmap != bitmap[::-1] else bytes(_BLOCK))
    assert not is_accepted(ext4.path)


def test_a_group_that_is_said_to_be_unused(ext4: Ext4) -> None:
    """Where there are no checksums of descriptors, e2fsck and the kernel ignore the flag."""
    at = ext4.descriptor(1) + 0x12
    put(ext4.path, at, bytes([get(ext4.path, at, 1)[0] | 2]))
    assert not is_accepted(ext4.path)


def test_a_descriptor_that_points_elsewhere(ext4: Ext4) -> None:
    put(ext4.path, ext4.descriptor(3), struct.pack("<I", 100_000))
    assert not is_accepted(ext4.path)


def test_a_superblock_with_a_wrong_checksum(ext4: Ext4) -> None:
    if ext4.kind not in _WITH_CHECKSUMS:
        pytest.skip("has none")
    put(ext4.path, 1024 + 0x3FC, bytes(4))
    assert not is_accepted(ext4.path)


def test_a_superblock_with_another_number_of_free_blocks(ext4: Ext4) -> None:
    put(ext4.path, 1024 + 0xC, struct.pack("<I", 0))
    assert not is_accepted(ext4.path)


@pytest.mark.parametrize("offset", [0x5C, 0x60, 0x64])
def test_a_feature_that_is_unknown(ext4: Ext4, offset: int) -> None:
    put(ext4.path, 1024 + offset + 3, b"\x40")
    assert not is_accepted(ext4.path)


def test_damage_of_the_metadata_never_takes_an_area_out_of_the_map(ext4: Ext4) -> None:
    before = map_of(ext4.path)
    assert before is not None
    places = [(1024, 1024), (_BLOCK, 6 * ext4.descriptor_bytes), *((block * _BLOCK, _BLOCK) for block in ext4.bitmaps)]
    for seed in range(60):
        chance = random.Random(seed)
        start, length = chance.choice(places)
        at = start + chance.randrange(length)
        old = get(ext4.path, at, 1)
        put(ext4.path, at, bytes([old[0] ^ 1 << chance.randrange(8)]))
        after = map_of(ext4.path)
        assert after is None or all(is_within(area, after) for area in before.areas), (seed, at - start, start)
        put(ext4.path, at, old)


def is_within(area: ByteArea, allocated: Allocation) -> bool:
    return any(other_area.start <= area.start and area.end <= other_area.end for other_area in allocated.areas)


@pytest.fixture
def exfat(tmp_path: Path) -> Path:
    path = sparse(tmp_path / "image", 600 * MIB)
    subprocess.run([needs("mkfs.exfat"), "-c", "32K", path], check=True, capture_output=True)
    assert is_accepted(path)
    return path


def heap_of(path: Path) -> int:
    boot = get(path, 0, 512)
    return int(struct.unpack_from("<I", boot, 88)[0]) << boot[108]


def test_an_exfat_whose_bitmap_says_that_its_own_root_is_free(exfat: Path) -> None:
    put(exfat, heap_of(exfat), bytes(8))
    assert not is_accepted(exfat)


@pytest.mark.device
@pytest.mark.skipif(
    os.geteuid() != 0 or not shutil.which("mount.exfat-fuse") or not Path("/dev/fuse").exists(),
    reason="needs root, /dev/fuse and exfat-fuse",
)
def test_an_exfat_whose_bitmap_says_that_a_file_is_free(exfat: Path, tmp_path: Path) -> None:
    """With files in pieces, in folders of several clusters. Each single bit of the bitmap that is in use is tried."""
    point = tmp_path / "mount"
    point.mkdir()
    arguments: list[str | Path] = ["losetup", "--find", "--show", exfat]
    device = subprocess.run(arguments, check=True, capture_output=True, text=True).stdout.strip()
    subprocess.run(["mount.exfat-fuse", device, point], check=True, capture_output=True)
    try:
        for number in range(40):
            (point / f"{number}").write_bytes(os.urandom(100_000))
        for number in range(0, 40, 2):
            (point / f"{number}").unlink()
        (point / "in pieces").write_bytes(os.urandom(3_000_000))
        (point / "folder" / "in it").mkdir(parents=True)
        for number in range(400):
            (point / "folder" / f"{'a long name ' * 10} {number}").write_bytes(b"x")
    finally:
        subprocess.run(["umount", point], check=True)
        subprocess.run(["losetup", "--detach", device], check=True)
    assert is_accepted(exfat)

    heap = heap_of(exfat)
    bitmap = get(exfat, heap, 2400)
    in_use = [number for number in range(len(bitmap) * 8) if bitmap[number // 8] >> number % 8 & 1]
    assert len(in_use) > 500
    for number in random.Random(1).sample(in_use, 60):
        at = heap + number // 8
        put(exfat, at, bytes([bitmap[number // 8] & ~(1 << number % 8)]))
        assert not is_accepted(exfat), number
        put(exfat, at, bitmap[number // 8 : number // 8 + 1])
    assert is_accepted(exfat)


def test_a_btrfs_whose_chunk_lies_outside_the_device(tmp_path: Path) -> None:
    """The checksum of the node is made right."""
    path = sparse(tmp_path / "image", 600 * MIB)
    subprocess.run([needs("mkfs.btrfs"), "-q", path], check=True)
    assert is_accepted(path)
    arguments: list[str | Path] = [needs("btrfs"), "inspect-internal", "dump-tree", "-t", "chunk", path]
    text = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout
    address = struct.pack("<Q", int(re.findall(r"leaf (\d+)", text)[0]))
    chunk = int(re.findall(r"CHUNK_ITEM \d+\) itemoff (\d+)[^\n]*\n[^\n]*type DATA", text)[0])
    for at in range(MIB, 200 * MIB, 4096):
        if get(path, at + 48, 8) == address:
            node = bytearray(get(path, at, 16384))
            node[101 + chunk + 56 : 101 + chunk + 64] = struct.pack("<Q", 2 << 30)
            node[:4] = crc32c(bytes(node[32:])).to_bytes(4, "little")
            put(path, at, bytes(node))
    assert not is_accepted(path)


@pytest.mark.parametrize(("at", "value"), [(0xBC + 3, 0x80), (0xC9 + 17, 0x01), (0x70 + 3, 0x01)])
def test_a_btrfs_with_an_unknown_feature_or_numbers_that_disagree(tmp_path: Path, at: int, value: int) -> None:
    path = sparse(tmp_path / "image", 600 * MIB)
    subprocess.run([needs("mkfs.btrfs"), "-q", path], check=True)
    superblock = bytearray(get(path, 64 * 1024, 4096))
    superblock[at] ^= value
    superblock[:4] = crc32c(bytes(superblock[32:])).to_bytes(4, "little")
    put(path, 64 * 1024, bytes(superblock))
    assert not is_accepted(path)

"""A drive that fails is cloned although its tables cannot be read: then everything that can be read is copied."""

import errno
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from mmap import mmap
from pathlib import Path
from typing import Final

import pytest

from shingleback.cloning.copy import head_digest
from shingleback.cloning.media import OpenMedium
from shingleback.cloning.planning import CloneSource, CloneTarget, content_of, examine, plan_clone
from shingleback.domain.drive import Identity
from shingleback.domain.superblocks.reader import ByteArea
from tests.helpers.images import needs, sparse
from tests.unit.domain.superblocks.test_wrong_maps import MIB, get

_SIZE_BYTES: Final = 700 * MIB
_WORDS: Final = {
    "ext4": ("mkfs.ext4", "-q", "-F", "-b", "4096"),
    "btrfs": ("mkfs.btrfs", "-q"),
    "exfat": ("mkfs.exfat",),
}


class FailingMedium(OpenMedium):
    """An image of a drive that cannot read some places.

    Attributes:
        bad: the offsets of these blocks of 4 KiB.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(os.open(path, os.O_RDONLY))
        self.bad: set[int] = set()
        self.is_gone = False

    def read(self, offset: int, buffer: memoryview) -> None:
        if self.is_gone or any(offset < bad + 4096 and bad < offset + len(buffer) for bad in self.bad):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        super().read(offset, buffer)

    def is_there(self) -> bool:
        return not self.is_gone


@contextmanager
def failing(path: Path, filesystem: str) -> Iterator[FailingMedium]:
    tool, *arguments = _WORDS[filesystem]
    subprocess.run([needs(tool), *arguments, sparse(path, _SIZE_BYTES)], check=True, capture_output=True)
    with closing(FailingMedium(path)) as medium:
        assert examine(medium).uses_map
        yield medium


def places_of_tables(path: Path, filesystem: str) -> list[int]:
    if filesystem == "ext4":
        text = subprocess.run([needs("dumpe2fs"), path], capture_output=True, text=True, check=True).stdout
        return [4096 * int(block) for block in re.findall(r"Block bitmap at (\d+)", text)[1:3]]
    if filesystem == "exfat":
        boot = get(path, 0, 512)
        return [int.from_bytes(boot[88:92], "little") << boot[108]]
    arguments: list[str | Path] = [needs("btrfs"), "inspect-internal", "dump-tree", "-t", "chunk", path]
    text = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout
    address = int(re.findall(r"leaf (\d+)", text)[0]).to_bytes(8, "little")
    return [at for at in range(MIB, 200 * MIB, 4096) if get(path, at + 48, 8) == address]


@pytest.mark.parametrize("filesystem", _WORDS)
def test_everything_is_copied_if_a_map_cannot_be_read(tmp_path: Path, filesystem: str) -> None:
    path = tmp_path / "image"
    with failing(path, filesystem) as medium:
        medium.bad = set(places_of_tables(path, filesystem))
        facts = examine(medium)

    assert not facts.uses_map
    assert facts.has_doubtful_map
    assert facts.areas == (ByteArea(0, _SIZE_BYTES),)


def test_a_map_counts_if_only_its_surroundings_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "image"
    with failing(path, "ext4") as medium:
        bitmaps = places_of_tables(path, "ext4")
        medium.bad = {max(bitmaps) + 16 * 4096}
        assert examine(medium).uses_map


def test_a_btrfs_is_read_from_its_other_copy(tmp_path: Path) -> None:
    path = tmp_path / "image"
    with failing(path, "btrfs") as medium:
        copies = places_of_tables(path, "btrfs")
        assert len(copies) == 2
        medium.bad = {copies[0]}
        assert examine(medium).uses_map


@pytest.mark.parametrize("place", [0, 64 * 1024, 1024 * 1024])
@pytest.mark.parametrize("filesystem", _WORDS)
def test_nothing_at_the_start_has_to_be_readable(tmp_path: Path, filesystem: str, place: int) -> None:
    with failing(tmp_path / "image", filesystem) as medium:
        medium.bad = {place // 4096 * 4096}
        facts = examine(medium)
        source = CloneSource(node="a", name="a", key="a", is_drive=True, is_whole=False)
        target = CloneTarget(node="b", key="b", name="b")
        assert plan_clone(source, medium, facts, target).copied_bytes
        whole = head_digest(medium, [0], memoryview(mmap(-1, 4 * MIB)))
        assert whole == head_digest(medium, [0], memoryview(mmap(-1, 4 * MIB)))


def test_a_btrfs_whose_second_superblock_cannot_be_read_gets_a_new_uuid(tmp_path: Path) -> None:
    identity = Identity(
        model="a", serial="", wwn="", size_bytes=2 * _SIZE_BYTES, number=0, disk_sequence=0, usb_port="", contents=()
    )
    source = CloneSource(node="a", name="a", key="a", is_drive=True, is_whole=True)
    target = CloneTarget(node="b", key="b", name="b", identity=identity, size_bytes=2 * _SIZE_BYTES, sector_bytes=512)
    with failing(tmp_path / "image", "btrfs") as medium:
        medium.bad = {64 * MIB}
        facts = examine(medium)
        plan = plan_clone(source, medium, facts, target)
        assert plan.is_renamed
        assert content_of(plan, medium, facts, 512, "12345678-1234-1234-1234-123456789abc")


def test_a_source_that_is_gone_is_no_doubt_about_a_map(tmp_path: Path) -> None:
    with failing(tmp_path / "image", "ext4") as medium:
        medium.is_gone = True
        with pytest.raises(OSError, match="Input/output error"):
            examine(medium)
        with pytest.raises(OSError, match="Input/output error"):
            head_digest(medium, [0], memoryview(mmap(-1, MIB)))

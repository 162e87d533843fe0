"""What the trees of a btrfs on a copy name was copied, or the copy is incomplete. The list of chunks is no proof."""

import os
import random
import re
import shutil
import struct
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from shingleback.cloning.completeness import has_everything
from shingleback.cloning.content import CloneContent
from shingleback.cloning.media import OpenMedium
from shingleback.cloning.planning import SourceFacts, examine
from shingleback.domain.superblocks.structure import crc32c
from tests.helpers.images import needs, sparse
from tests.unit.domain.superblocks.test_wrong_maps import MIB, get, put

_NODE_BYTES: Final = 16384
_SUPERBLOCKS_AT: Final = (64 * 1024, 64 * MIB)
_TREES: Final = ("chunk", "root", "dev", "extent", "fs", "csum")
_HIDDEN: Final = 1  # added to the type of an item, so that nothing looks for it any more

Edit = Callable[[bytearray], None]


@pytest.fixture
def btrfs(tmp_path: Path) -> Path:
    folder = tmp_path / "content"
    folder.mkdir()
    for number in range(12):
        (folder / f"{number}").write_bytes(os.urandom(2 * MIB))
    path = sparse(tmp_path / "image", 600 * MIB)
    subprocess.run([needs("mkfs.btrfs"), "-q", "--rootdir", folder, path], check=True, capture_output=True)
    return path


def dump(path: Path, tree: str) -> str:
    arguments: list[str | Path] = [needs("btrfs"), "inspect-internal", "dump-tree", "-t", tree, path]
    return subprocess.run(arguments, capture_output=True, text=True, check=True).stdout


def sealed(block: bytearray) -> bytes:
    block[:4] = crc32c(bytes(block[32:])).to_bytes(4, "little")
    return bytes(block)


def places_of(path: Path, address: int) -> list[int]:
    """Where the copies of a node are."""
    return [at for at in range(MIB, 120 * MIB, 4096) if get(path, at + 48, 8) == struct.pack("<Q", address)]


def edit_node(path: Path, address: int, edit: Edit) -> None:
    """Change all copies of a node, and make their checksums right."""
    places = places_of(path, address)
    assert places
    for at in places:
        node = bytearray(get(path, at, _NODE_BYTES))
        edit(node)
        put(path, at, sealed(node))


def edit_superblocks(path: Path, edit: Edit) -> None:
    for at in _SUPERBLOCKS_AT:
        superblock = bytearray(get(path, at, 4096))
        edit(superblock)
        put(path, at, sealed(superblock))


def hide_item(path: Path, tree: str, pattern: str) -> None:
    """Give the first matching item of a tree a type that nothing looks for."""
    leaf = 0
    for line in dump(path, tree).splitlines():
        if match := re.match(r"leaf (\d+) items", line):
            leaf = int(match[1])
        if match := re.match(rf"\titem (\d+) key \(\S+ {pattern}\)", line):
            at = 101 + 25 * int(match[1]) + 8

            def hide(node: bytearray, at: int = at) -> None:
                node[at] += _HIDDEN

            edit_node(path, leaf, hide)
            return
    raise AssertionError(pattern)


def item_places(path: Path, tree: str, pattern: str) -> Iterator[tuple[int, int]]:
    """The leaves and the places in them of the content of matching items."""
    leaf = 0
    for line in dump(path, tree).splitlines():
        if match := re.match(r"leaf (\d+) items", line):
            leaf = int(match[1])
        if match := re.match(rf"\titem \d+ key \(\S+ {pattern}\) itemoff (\d+)", line):
            yield leaf, 101 + int(match[1])


def hide_chunk(path: Path) -> None:
    """Take the last chunk with data out of everything that lists chunks; all checksums and numbers are right."""
    start, length = re.findall(
        r"CHUNK_ITEM (\d+)\)[^\n]*\n\s*length (\d+)[^\n]*type DATA\|single", dump(path, "chunk")
    )[-1]
    (place,) = re.findall(
        rf"DEV_EXTENT (\d+)\)[^\n]*\n[^\n]*\n\s*chunk_objectid \d+ chunk_offset {start} ", dump(path, "dev")
    )
    hide_item(path, "chunk", f"CHUNK_ITEM {start}")
    hide_item(path, "dev", f"DEV_EXTENT {place}")

    def lessen(block: bytearray, at: int) -> None:
        (allocated,) = struct.unpack_from("<Q", block, at)
        struct.pack_into("<Q", block, at, allocated - int(length))

    ((leaf, item),) = item_places(path, "chunk", "DEV_ITEM 1")
    edit_node(path, leaf, lambda node: lessen(node, item + 16))
    edit_superblocks(path, lambda superblock: lessen(superblock, 0xC9 + 16))


@contextmanager
def examined(path: Path) -> Iterator[tuple[OpenMedium, SourceFacts]]:
    with closing(OpenMedium(os.open(path, os.O_RDONLY))) as medium:
        yield medium, examine(medium)


def is_complete(medium: OpenMedium, facts: SourceFacts) -> bool:
    return has_everything(medium, CloneContent(medium, 0, (), medium.size_bytes), facts)


def test_files_and_extents_are_in_chunks(btrfs: Path) -> None:
    with examined(btrfs) as (medium, facts):
        assert facts.uses_map
        assert is_complete(medium, facts)


def test_a_chunk_that_is_hidden_everywhere_is_missed_by_its_files(btrfs: Path) -> None:
    hide_chunk(btrfs)
    with examined(btrfs) as (medium, facts):
        assert facts.uses_map
        assert not is_complete(medium, facts)


@pytest.mark.parametrize("tree", ["fs", "extent"])
def test_an_address_in_no_chunk_is_noticed(btrfs: Path, tree: str) -> None:
    """One tree is enough: files alone, and the tree of extents alone."""
    if tree == "fs":
        leaf, at = next(item_places(btrfs, "fs", r"EXTENT_DATA 0"))
        edit_node(btrfs, leaf, lambda node: struct.pack_into("<Q", node, at + 21, 64 << 30))
    else:
        text = dump(btrfs, "extent")
        leaf = int(re.findall(r"leaf (\d+) items", text)[-1])
        last = int(re.findall(r"item (\d+) key", text)[-1])
        edit_node(btrfs, leaf, lambda node: struct.pack_into("<Q", node, 101 + 25 * last, 64 << 30))
    with examined(btrfs) as (medium, facts):
        assert facts.uses_map
        assert not is_complete(medium, facts)


@pytest.mark.parametrize("tree", ["fs", "extent", "csum"])
def test_a_tree_that_is_damaged_in_both_copies_is_a_doubt(btrfs: Path, tree: str) -> None:
    address = int(re.findall(r"(?:leaf|node) (\d+) ", dump(btrfs, tree))[0])
    with examined(btrfs) as (medium, facts):
        assert is_complete(medium, facts)
        places = places_of(btrfs, address)
        assert len(places) == 2
        put(btrfs, places[0] + 200, b"\xff")
        assert is_complete(medium, facts), "the other copy is right"
        put(btrfs, places[1] + 200, b"\xff")
        is_leaf_of_checksums = tree == "csum" and not get(btrfs, places[0] + 100, 1)[0]
        assert is_complete(medium, facts) is is_leaf_of_checksums


@pytest.mark.parametrize("tree", ["chunk", "dev", "root"])
def test_a_tree_of_another_time_is_refused(btrfs: Path, tree: str) -> None:
    """A write was lost, or came later: the checksum is right, the generation is not."""
    address = int(re.findall(r"leaf (\d+) items", dump(btrfs, tree))[0])
    edit_node(btrfs, address, lambda node: struct.pack_into("<Q", node, 80, 3))
    with examined(btrfs) as (_, facts):
        assert facts.has_doubtful_map


def test_a_tree_of_another_filesystem_is_refused(btrfs: Path) -> None:
    address = int(re.findall(r"leaf (\d+) items", dump(btrfs, "chunk"))[0])
    edit_node(btrfs, address, lambda node: struct.pack_into("<Q", node, 32, 12345))
    with examined(btrfs) as (_, facts):
        assert facts.has_doubtful_map


def test_a_superblock_that_lacks_a_chunk_of_the_chunk_tree_is_refused(btrfs: Path) -> None:
    edit_superblocks(btrfs, lambda superblock: struct.pack_into("<Q", superblock, 0x32B + 17 + 24, 0x22 | 1))
    with examined(btrfs) as (_, facts):
        assert facts.has_doubtful_map


def test_a_chunk_without_a_place_is_refused(btrfs: Path) -> None:
    leaf, at = next(item_places(btrfs, "chunk", r"CHUNK_ITEM \d+"))
    edit_node(btrfs, leaf, lambda node: struct.pack_into("<H", node, at + 44, 0))
    with examined(btrfs) as (_, facts):
        assert facts.has_doubtful_map


def test_sealed_damage_anywhere_in_the_trees_gives_an_answer(btrfs: Path) -> None:
    """Whoever made the filesystem made the checksums right, too."""
    leaves = [int(re.findall(r"(?:leaf|node) (\d+) ", dump(btrfs, tree))[0]) for tree in _TREES]
    places = [places_of(btrfs, leaf) for leaf in leaves]
    answers = set()
    for seed in range(60):
        chance = random.Random(seed)
        copies = chance.choice(places)
        node = get(btrfs, copies[0], _NODE_BYTES)
        damaged = bytearray(node)
        for _ in range(chance.randint(1, 4)):
            at = chance.choice((chance.randrange(32, 600), chance.randrange(len(node))))
            damaged[at] = chance.choice((0, 1, 255, chance.randrange(256)))
        for at in copies:
            put(btrfs, at, sealed(damaged))
        with examined(btrfs) as (medium, facts):
            answers.add((facts.uses_map, facts.uses_map and is_complete(medium, facts)))
        for at in copies:
            put(btrfs, at, node)
    assert answers == {(True, True), (True, False), (False, False)}


@pytest.mark.device
@pytest.mark.skipif(
    os.geteuid() != 0 or not shutil.which("mkfs.btrfs") or "btrfs" not in Path("/proc/filesystems").read_text(),
    reason="needs root and a kernel with btrfs",
)
def test_snapshots_deletions_and_an_unfinished_log_are_no_doubt(tmp_path: Path) -> None:
    """All states of a used filesystem: also as a power cut leaves it, with changes in the log only."""
    path, point = sparse(tmp_path / "image", 900 * MIB), tmp_path / "point"
    point.mkdir()
    subprocess.run([needs("mkfs.btrfs"), "-q", path], check=True)
    subprocess.run(["mount", "-o", "loop,compress=zstd", path, point], check=True)
    try:
        for turn in range(4):
            for number in range(150):
                (point / f"{turn} {number}").write_bytes(os.urandom(30_000 if number else 20 * MIB))
            (point / f"text {turn}").write_bytes(b"the same line\n" * 200_000)
            subprocess.run(["fallocate", "-l", "5M", point / f"reserved {turn}"], check=True)
            subprocess.run(["btrfs", "subvolume", "snapshot", point, point / f"snapshot {turn}"], check=True)
            (point / f"{turn} 0").unlink()
        subprocess.run(["btrfs", "subvolume", "delete", point / "snapshot 1"], check=True)
        os.sync()
        with examined(path) as (medium, facts):
            assert facts.uses_map
            assert is_complete(medium, facts)
        with (point / "logged").open("wb") as file:
            file.write(os.urandom(3 * MIB))
            file.flush()
            os.fsync(file.fileno())
        cut = tmp_path / "cut"
        subprocess.run(["cp", "--sparse=always", path, cut], check=True)
    finally:
        subprocess.run(["umount", point], check=True)
    assert struct.unpack("<Q", get(cut, 64 * 1024 + 0x60, 8))[0], "there is a log"
    for image in (cut, path):
        with examined(image) as (medium, facts):
            assert facts.uses_map
            assert is_complete(medium, facts)

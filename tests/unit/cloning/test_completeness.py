"""A copy of used areas is complete if everything that its own tables name was copied."""

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from shingleback.cloning.completeness import has_everything
from shingleback.cloning.content import CloneContent
from shingleback.cloning.media import OpenMedium
from shingleback.cloning.planning import SourceFacts, examine
from tests.helpers.images import needs, sparse
from tests.unit.domain.superblocks.test_wrong_maps import MIB, Ext4, made_ext4

_FILE: Final = "file3"
_GROUP_BLOCKS: Final = 32768


@pytest.fixture
def ext4(tmp_path: Path) -> Ext4:
    return made_ext4(tmp_path / "image", "checksums")


@pytest.fixture
def medium(ext4: Ext4) -> Iterator[OpenMedium]:
    medium = OpenMedium(os.open(ext4.path, os.O_RDONLY))
    yield medium
    medium.close()


def debugfs(path: Path, *requests: str) -> str:
    arguments: list[str | Path] = [needs("debugfs"), "-w", "-f", "-", path]
    text = "\n".join(requests)
    return subprocess.run(arguments, input=text, text=True, check=True, capture_output=True).stdout


def formatted(path: Path, tool: str) -> OpenMedium:
    subprocess.run([needs(tool), sparse(path, 900 * MIB)], check=True, capture_output=True)
    return OpenMedium(os.open(path, os.O_RDONLY))


def is_complete(medium: OpenMedium, facts: SourceFacts) -> bool:
    return has_everything(medium, CloneContent(medium, 0, (), medium.size_bytes), facts)


def say_that_a_file_is_free(path: Path) -> None:
    """Whoever did that made all checksums and all numbers right."""
    blocks = [int(number) for number in debugfs(path, f"blocks {_FILE}").split() if number.isdigit()]
    requests = [f"freeb {blocks[0]} {len(blocks)}"]
    assert blocks[-1] - blocks[0] == len(blocks) - 1
    text = subprocess.run([needs("dumpe2fs"), path], capture_output=True, text=True, check=True).stdout
    free = [int(number) for number in re.findall(r"\n +(\d+) free blocks", text)]
    for group in {block // _GROUP_BLOCKS for block in blocks}:
        free[group] += sum(block // _GROUP_BLOCKS == group for block in blocks)
        requests += [f"set_bg {group} free_blocks_count {free[group]}", f"set_bg {group} checksum calc"]
    debugfs(path, *requests, f"set_super_value free_blocks_count {sum(free)}")


def test_a_copy_of_used_areas_has_everything(medium: OpenMedium) -> None:
    facts = examine(medium)
    assert facts.uses_map
    assert is_complete(medium, facts)


def test_a_file_that_the_map_calls_free_is_found_on_the_copy(ext4: Ext4, medium: OpenMedium) -> None:
    say_that_a_file_is_free(ext4.path)
    facts = examine(medium)

    assert facts.uses_map
    assert not is_complete(medium, facts)


def test_a_file_whose_blocks_are_only_reserved_is_in_use(ext4: Ext4, medium: OpenMedium) -> None:
    debugfs(ext4.path, f"fallocate {_FILE} 15400 15500")
    facts = examine(medium)

    assert facts.uses_map
    assert is_complete(medium, facts)


@pytest.mark.parametrize("tool", ["mkfs.btrfs", "mkfs.exfat"])
def test_a_copy_of_another_filesystem_has_everything(tmp_path: Path, tool: str) -> None:
    with closing(formatted(tmp_path / "image", tool)) as medium:
        facts = examine(medium)
        assert facts.uses_map
        assert is_complete(medium, facts)


def test_a_chunk_that_was_left_out_is_noticed(tmp_path: Path) -> None:
    with closing(formatted(tmp_path / "image", "mkfs.btrfs")) as medium:
        facts = examine(medium)
        assert not is_complete(medium, replace(facts, areas=facts.areas[:1]))

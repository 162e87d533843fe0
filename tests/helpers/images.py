"""Filesystems in sparse files, made by mkfs without a device and without privileges."""

import os
import shutil
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from shingleback.domain.formatting.types import Profile, mkfs_words
from shingleback.domain.superblocks.reader import Facts, facts_of
from shingleback.domain.superblocks.structure import Read

PATH: Final = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
MIB: Final = 1 << 20
GIB: Final = 1 << 30
TB: Final = 10**12

_INSIST: Final[Mapping[str, tuple[str, ...]]] = {
    "btrfs": ("-q", "-f"),
    "ext4": ("-q", "-F"),
    "f2fs": ("-q", "-f"),
    "nilfs2": ("-q", "-f"),
    "ntfs": ("-q", "-F"),
    "xfs": ("-q", "-f"),
}
ALONE: Final[Mapping[str, tuple[str, ...]]] = {"ntfs": ("-Q",)}
"""Options that UDisks2 adds to mkfs itself, if they change what is on the drive."""


def needs(tool: str) -> str:
    """The path of a tool. Skips the test if it is not installed."""
    tool_path = shutil.which(tool, path=PATH)
    if tool_path is None:
        pytest.skip(f"needs {tool}")
    return tool_path


def run(tool: str, *arguments: str | Path) -> str:
    """The output of a tool. Skips the test if it is not installed; raises RuntimeError if it fails.

    mkfs.exfat accepts no umlauts in the C locale.
    """
    done = subprocess.run(
        [needs(tool), *arguments],
        check=False,
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    if done.returncode:
        raise RuntimeError(f"{tool}: {done.stderr}")
    return done.stdout


def sparse(path: Path, size_bytes: int) -> Path:
    with open(path, "wb") as file:
        file.truncate(size_bytes)
    return path


def make(filesystem: str, path: Path, size_bytes: int, options: Sequence[str] = ()) -> Path:
    sparse(path, size_bytes)
    run(f"mkfs.{filesystem}", *mkfs(filesystem, options), path)
    return path


def mkfs(filesystem: str, options: Sequence[str]) -> tuple[str, ...]:
    """All arguments of mkfs except the device, chosen so that it asks no questions."""
    return (*_INSIST.get(filesystem, ()), *options)


def options_of(profile: Profile, label: str) -> tuple[str, ...]:
    return (*mkfs_words(profile), profile.label_option, label)


def read_of(path: Path) -> Read:
    def read(offset: int, length: int) -> bytes:
        with open(path, "rb") as file:
            return os.pread(file.fileno(), length, offset)

    return read


def facts_in(path: Path, filesystem: str, **known_facts: int) -> Facts:
    return facts_of(filesystem, read_of(path), path.stat().st_size, **known_facts)


def printed(text: str, separator: str = ":") -> dict[str, str]:
    """The output of a tool with one name and value a line."""
    pairs = (line.partition(separator) for line in text.splitlines())
    return {name.strip(): value.strip() for name, separator, value in pairs if separator}


class Damaged:
    """An image with some changed bytes, which only this reader sees."""

    def __init__(self, read: Read, changes: Mapping[int, bytes]) -> None:
        self._read = read
        self._changes = changes

    def __call__(self, offset: int, length: int) -> bytes:
        data = bytearray(self._read(offset, length))
        for at, change in self._changes.items():
            for place, byte in enumerate(change, at - offset):
                if 0 <= place < len(data):
                    data[place] = byte
        return bytes(data)


def places_read(read: Read, look: Callable[[Read], object]) -> list[tuple[int, int]]:
    """Offset and length of everything that is read."""
    places: list[tuple[int, int]] = []

    def noting(offset: int, length: int) -> bytes:
        places.append((offset, length))
        return read(offset, length)

    look(noting)
    return places

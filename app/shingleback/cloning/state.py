"""What this computer keeps of an unfinished clone: its map, and of which source and which target it is.

A map is valid only for the same two. The source must look as it did (its identity, and the bytes at the start of each
filesystem, where most count their changes), and the target must carry the stamp that was written to it. Not every
change shows there: nothing does of what is encrypted. So what an earlier run has copied is always compared at the end.
"""

import contextlib
import hashlib
import os
import secrets
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from shingleback.cloning.content import CopyMap, NoMapfile
from shingleback.cloning.copy import STAMP_BYTES, STAMP_START
from shingleback.cloning.media import SourceMedium, TargetMedium
from shingleback.domain.text import UNDECODABLE
from shingleback.store import private_files

_ABOUT: Final = "about.json"
_MAP: Final = "map"
_HEAD_BYTES: Final = 1 << 20


class CloneAbout(msgspec.Struct, frozen=True, kw_only=True):
    """What a map belongs to.

    Attributes:
        source, target: by what each is known, such as a drive's key with the volume's UUID, or a path.
        source_head: a digest of the first MiB of the source, and of each filesystem on it.
        layout: as in `domain.cloning.CloneLayout`.
        uses_map: only areas in use are copied.
        new_uuid: in hexadecimal digits, where the clone gets one: the same in every run.
    """

    source: str
    target: str
    source_head: str
    source_bytes: int
    target_bytes: int
    layout: str
    uses_map: bool
    is_renamed: bool
    stamp: str = ""
    new_uuid: str = ""


def head_digest(source: SourceMedium, volumes: Iterable[int], memory: memoryview) -> str:
    """`volumes`: where they begin. `memory` is aligned, and of at least a MiB. Raises OSError."""
    hasher = hashlib.sha256()
    for start in sorted({0, *volumes}):
        part = memory[: min(_HEAD_BYTES, source.size_bytes - start)]
        source.read(start, part)
        hasher.update(part)
    return hasher.hexdigest()


class KeptClone:
    """Attributes: `about` with its stamp; `map`: which areas are copied."""

    def __init__(self, folder: Path, about: CloneAbout, known: CopyMap) -> None:
        self.about = about
        self.map = known
        self._folder = folder

    @property
    def stamp(self) -> bytes:
        return stamp_of(self.about)

    @property
    def map_file(self) -> Path:
        return self._folder / _MAP

    def save(self, known: CopyMap) -> None:
        """Replaces the map as a whole, and waits until it is on the disk. Raises OSError."""
        private_files.replace(self.map_file, known.text.encode())
        _sync(self.map_file)
        _sync(self._folder)

    def begin(self) -> None:
        """A new clone: nothing of an older one is valid. Raises OSError."""
        self.forget()
        private_files.replace(self._folder / _ABOUT, msgspec.json.encode(self.about))
        self.save(self.map)

    def forget(self) -> None:
        with contextlib.suppress(OSError):
            shutil.rmtree(self._folder)


def stamp_of(about: CloneAbout) -> bytes:
    return STAMP_START + about.stamp.encode()


def earlier_clone(folder: Path, wanted: CloneAbout) -> KeptClone | None:
    """One that was begun with the same source and target; whether the target is still that, `carries_stamp` tells."""
    try:
        about = msgspec.json.decode((folder / _ABOUT).read_bytes(), type=CloneAbout)
        known = CopyMap.parsed((folder / _MAP).read_text(), about.source_bytes)
    except (OSError, NoMapfile, *UNDECODABLE):
        return None
    same = msgspec.structs.replace(about, stamp="", new_uuid="")
    return KeptClone(folder, about, known) if same == wanted else None


def new_clone(folder: Path, wanted: CloneAbout) -> KeptClone:
    about = msgspec.structs.replace(wanted, stamp=secrets.token_hex(16), new_uuid=secrets.token_hex(16))
    return KeptClone(folder, about, CopyMap(wanted.source_bytes))


def carries_stamp(target: TargetMedium, about: CloneAbout, memory: memoryview) -> bool:
    """`memory` is aligned. Raises OSError."""
    part = memory[: min(STAMP_BYTES, target.size_bytes)]
    target.read(0, part)
    return bytes(part) == stamp_of(about).ljust(STAMP_BYTES, b"\0")[: len(part)]


def _sync(path: Path) -> None:
    fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)

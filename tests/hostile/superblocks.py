"""Superblocks: filesystems made by mkfs, with changed numbers and, mostly, recomputed checksums."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from shingleback.domain.superblocks.structure import NotThisFilesystem, Read
from tests.helpers.images import Damaged, places_read, read_of
from tests.hostile.frame import Subject
from tests.hostile.mutation import name
from tests.unit.domain.superblocks.test_damage import KINDS, used_bytes

_SEALED: Final = 0.8
_EDGES: Final = (0, 1, 2, 0x7F, 0x80, 0xFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF, (1 << 63) - 1, (1 << 64) - 1)


class _Image:
    """The parts of an image that are read, kept in memory: the file itself is deleted."""

    def __init__(self, kind: str) -> None:
        self.look, self.seal = KINDS[kind].look, KINDS[kind].seal
        with TemporaryDirectory() as folder:
            path = Path(folder) / "image"
            KINDS[kind].build(path)
            read = read_of(path)
            self._pieces = [(offset, read(offset, length)) for offset, length in places_read(read, self.look)]
            self._pieces.append((0, read(0, 1 << 16)))
        self.used = [used for offset, data in self._pieces if (used := used_bytes(self.read, offset, len(data)))]

    def read(self, offset: int, length: int) -> bytes:
        """Returns zeros where nothing of the valid image was read."""
        for begin, data in self._pieces:
            if begin <= offset and offset + length <= begin + len(data):
                return data[offset - begin : offset - begin + length]
        return bytes(length)


@cache
def _image(kind: str) -> _Image:
    return _Image(kind)


def _damage(kind: str) -> Callable[[random.Random], tuple[dict[int, bytes], bool]]:
    def make(chance: random.Random) -> tuple[dict[int, bytes], bool]:
        image = _image(kind)
        changes = {}
        for _ in range(chance.randint(1, 4)):
            at = chance.choice(chance.choice(image.used))
            size = chance.choice((1, 2, 4, 8))
            number = chance.choice(_EDGES) if chance.random() < 0.6 else chance.getrandbits(8 * size)
            changes[at] = (
                (number & ((1 << 8 * size) - 1)).to_bytes(size, "little") if chance.random() < 0.9 else name(chance)
            )
        return changes, chance.random() < _SEALED

    return make


def _reader(kind: str) -> Callable[[Path], Callable[[tuple[dict[int, bytes], bool]], object]]:
    def read(made: tuple[dict[int, bytes], bool]) -> object:
        image, (changes, is_sealed) = _image(kind), made
        whole: Read = image.read
        return image.look(Damaged(whole, image.seal(whole, changes) if is_sealed else changes))

    return lambda _folder: read


_SLOWLY_SEALED: Final = "exfat"

SUBJECTS: Final = tuple(
    Subject(
        f"superblock: {kind}",
        _damage(kind),
        _reader(kind),
        (NotThisFilesystem,),
        share=1 if kind == _SLOWLY_SEALED else 20,
    )
    for kind in sorted(KINDS)
)

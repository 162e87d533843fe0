"""Source trees of a known shape: made once, counted, and partly changed."""

import os
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

KIB: Final = 1 << 10
MB: Final = 1_000_000
_BLOCK_BYTES: Final = 4096
_INODE_BYTES: Final = 1_300  # about what one name costs in memory on tmpfs
_LARGE_BYTES: Final = MB
_STEP_BYTES: Final = 16 << 20


class Amount(NamedTuple):
    """What a tree holds, and what a tool must have copied."""

    files: int
    bytes: int


class Part(NamedTuple):
    """Folders with the same number of files of the same size in each."""

    folders: int
    files: int
    size_bytes: int


@dataclass(frozen=True)
class Shape:
    """A tree, as a list of its parts."""

    name: str
    parts: tuple[Part, ...]

    @property
    def amount(self) -> Amount:
        files = sum(part.folders * part.files for part in self.parts)
        return Amount(files, sum(part.folders * part.files * part.size_bytes for part in self.parts))

    @property
    def room_bytes(self) -> int:
        """Its size on a filesystem, including the filesystem's own metadata."""
        blocks = sum(part.folders * part.files * -(-part.size_bytes // _BLOCK_BYTES) for part in self.parts)
        return blocks * _BLOCK_BYTES + self.amount.files * _INODE_BYTES

    def scaled(self, scale: float) -> "Shape":
        """Scales the number of folders; if there is only one, the number of files, and the size of large ones."""
        return Shape(self.name, tuple(_scaled(part, scale) for part in self.parts))


def _scaled(part: Part, scale: float) -> Part:
    if part.folders > 1:
        return part._replace(folders=max(1, round(part.folders * scale)))
    size_bytes = round(part.size_bytes * min(1.0, scale)) if part.size_bytes >= _LARGE_BYTES else part.size_bytes
    return Part(1, max(1, round(part.files * scale)), size_bytes)


SMALL: Final = Shape("small", (Part(1_000, 100, 4 * KIB),))
FEWER: Final = Shape("fewer", (Part(200, 100, 4 * KIB),))
HUGE_FOLDERS: Final = Shape("huge-folders", (Part(2, 20_000, 4 * KIB), Part(1, 400, 2 * MB)))
BIG: Final = Shape("big", (Part(1, 20, 200 * MB),))
HOME: Final = Shape("home", (Part(200, 100, 4 * KIB), Part(20, 10, 4 * MB), Part(1, 5, 300 * MB)))
MILLION: Final = Shape("million", (Part(10_000, 100, 4 * KIB),))
TINY: Final = Shape("tiny", (Part(10_000, 100, 64),))
EMPTY_FILES: Final = Shape("empty-files", (Part(50_000, 100, 0),))


def build(shape: Shape, root: Path) -> None:
    """The content is random: no filesystem can compress it, and it has no holes."""
    root.mkdir(parents=True)
    content = memoryview(random.Random(shape.name).randbytes(_STEP_BYTES * 2))
    for number, part in enumerate(shape.parts):
        for folder in range(part.folders):
            path = root / f"part {number}" / f"folder {folder:05}"
            path.mkdir(parents=True)
            for file in range(part.files):
                _write(f"{path}/file {file:03}", part.size_bytes, content[(folder * part.files + file) % KIB :])


def change(shape: Shape, root: Path, share: float, seed: int) -> None:
    """Gives this share of the files new content of the same size; others with each seed."""
    chance = random.Random(seed)
    content = memoryview(chance.randbytes(_STEP_BYTES * 2))
    for number, part in enumerate(shape.parts):
        count = part.folders * part.files
        for which in chance.sample(range(count), max(1, round(count * share))):
            folder, file = divmod(which, part.files)
            path = f"{root}/part {number}/folder {folder:05}/file {file:03}"
            _write(path, part.size_bytes, content[which % KIB :])


def _write(path: str, size_bytes: int, content: memoryview) -> None:
    with open(path, "wb", buffering=0) as file:
        while size_bytes > 0:
            size_bytes -= file.write(content[: min(size_bytes, _STEP_BYTES)])


def amount_in(folder: Path) -> Amount:
    """Counted by examining every file."""
    files = size_bytes = 0
    waiting = [str(folder)]
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
                else:
                    files += 1
                    size_bytes += entry.stat(follow_symlinks=False).st_size
    return Amount(files, size_bytes)

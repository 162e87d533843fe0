"""Large content that no filesystem can make smaller. To draw all of its bytes takes longer than to write them."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

_BLOCK_BYTES: Final = 16 << 20


def noise(size_bytes: int, seed: object) -> Iterator[memoryview]:
    """In pieces. That of another seed is another one everywhere; the same bytes come again after 16 MiB."""
    start, left = random.Random(f"{seed}").randrange(_BLOCK_BYTES), size_bytes
    while left:
        piece = _block()[start : start + left]
        yield piece
        left -= len(piece)
        start = 0


def write_noise(path: Path, size_bytes: int, seed: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        for piece in noise(size_bytes, seed):
            file.write(piece)


@cache
def _block() -> memoryview:
    return memoryview(random.Random("noise").randbytes(_BLOCK_BYTES))

"""Large incompressible content. Generating all of its bytes at random would take longer than writing them."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

_BLOCK_BYTES: Final = 16 << 20


def noise(size_bytes: int, seed: object) -> Iterator[memoryview]:
    """Yields pieces. Another seed gives entirely different content; the same bytes repeat after 16 MiB."""
    start, remaining_bytes = random.Random(f"{seed}").randrange(_BLOCK_BYTES), size_bytes
    while remaining_bytes:
        piece = _block()[start : start + remaining_bytes]
        yield piece
        remaining_bytes -= len(piece)
        start = 0


def write_noise(path: Path, size_bytes: int, seed: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        for piece in noise(size_bytes, seed):
            file.write(piece)


@cache
def _block() -> memoryview:
    return memoryview(random.Random("noise").randbytes(_BLOCK_BYTES))

"""Rewrites the lines of a segment, so that each batch is as complete as before and only says something else."""

import gzip
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

Line = dict[str, Any]


def batches_of(data: bytes) -> list[bytes]:
    """The texts of the complete batches at the beginning of a segment."""
    texts: list[bytes] = []
    while data:
        member = zlib.decompressobj(31)
        try:
            text = member.decompress(data)
        except zlib.error:
            break
        if not member.eof:
            break
        texts.append(text)
        data = member.unused_data
    return texts


def lines_of(file: Path) -> list[list[Line]]:
    return [[json.loads(line) for line in text.splitlines()] for text in batches_of(file.read_bytes())]


def packed(batches: list[list[Line]]) -> bytes:
    texts = [b"".join(json.dumps(line).encode() + b"\n" for line in batch) for batch in batches]
    return b"".join(gzip.compress(text, mtime=0) for text in texts)


def edit(file: Path, change: Callable[[list[Line]], list[Line]]) -> None:
    """Replaces all lines of a segment but the first of each batch."""
    batches = lines_of(file)
    changed = [[batch[0], *change(batch[1:])] for batch in batches]
    assert changed != batches
    file.write_bytes(packed(changed))

"""Writes pictures of the same size as an animated PNG, which every browser shows. For `journey.py`.

Each frame holds only the changes since the previous one. The format: https://www.w3.org/TR/png-3/#apng-frame-based-animation
"""

import struct
import zlib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_SOURCE, _KEEP = 0, 0  # a frame replaces what is below it, and stays
_BEST: Final = 9


class Frame(NamedTuple):
    image: QImage
    shown_ms: int


def write(frames: Sequence[Frame], file: Path) -> None:
    """Write the animation, which loops."""
    first = frames[0].image
    header = struct.pack(">IIBBBBB", first.width(), first.height(), 8, 2, 0, 0, 0)
    chunks = [_chunk(b"IHDR", header), _chunk(b"acTL", struct.pack(">II", len(frames), 0))]
    number = 0
    for place, frame in zip(_changes(frames), frames, strict=True):
        chunks.append(_chunk(b"fcTL", _control(number, place, frame.shown_ms)))
        number += 1
        pixels = zlib.compress(_rows(frame.image.copy(place)), _BEST)
        if number == 1:
            chunks.append(_chunk(b"IDAT", pixels))
        else:
            chunks.append(_chunk(b"fdAT", struct.pack(">I", number) + pixels))
            number += 1
    file.write_bytes(_SIGNATURE + b"".join(chunks) + _chunk(b"IEND", b""))


def _changes(frames: Sequence[Frame]) -> Iterator[QRect]:
    """Yield the smallest rectangle around the changes in each frame; the first is whole, and none is empty."""
    yield frames[0].image.rect()
    for before, after in pairwise(frames):
        yield changed(before.image, after.image) or QRect(0, 0, 1, 1)


def changed(before: QImage, after: QImage) -> QRect | None:
    old, new = (image.convertToFormat(QImage.Format.Format_RGB32) for image in (before, after))
    width, length = new.width(), new.bytesPerLine()
    old_bytes, new_bytes = bytes(old.constBits()), bytes(new.constBits())
    lines = [(old_bytes[at : at + length], new_bytes[at : at + length]) for at in range(0, len(new_bytes), length)]
    rows = [number for number, (one, other) in enumerate(lines) if one != other]
    if not rows:
        return None
    left = min(_first_difference(*lines[row]) for row in rows)
    right = width - 1 - min(_first_difference(lines[row][0][::-1], lines[row][1][::-1]) for row in rows)
    return QRect(left, rows[0], right - left + 1, rows[-1] - rows[0] + 1)


def _first_difference(one: bytes, other: bytes) -> int:
    """Return the index of the first different pixel (of four bytes) by bisection: comparing slices is fast."""
    low, high = 0, len(one)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if one[low:middle] != other[low:middle] else (middle, high)
    return low // 4


def _rows(image: QImage) -> bytes:
    """Return the rows as differences to the pixel on the left (filter 1), which are 0 on a plain background."""
    picture = image.convertToFormat(QImage.Format.Format_RGB888)
    length, step, data = 3 * picture.width(), picture.bytesPerLine(), bytes(picture.constBits())
    rows = []
    for at in range(0, step * picture.height(), step):
        row = data[at : at + length]
        rows.append(b"\1" + row[:3] + bytes((now - left) & 0xFF for now, left in zip(row[3:], row, strict=False)))
    return b"".join(rows)


def _control(number: int, place: QRect, shown_ms: int) -> bytes:
    size = struct.pack(">IIIII", number, place.width(), place.height(), place.x(), place.y())
    return size + struct.pack(">HHBB", shown_ms, 1000, _KEEP, _SOURCE)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

"""Decodes one file for a preview, in a process of its own: the file may have been made to do harm.

The process takes limits, opens the file, confines itself, and only then reads what it got (`jobs.confined`). What it
writes to its standard output takes no decoding: a head of fixed size, and pixels or UTF-8.
"""

import os
import stat
import struct
import sys
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from shingleback.jobs.confined import confine
from shingleback.model.child_limits import PREVIEW, ChildLimits

DECODE: Final = "--decode-preview"
"""What the program is started with to decode: the kind and the path of the file follow."""

LONGEST_SIDE: Final = 1_024
PIXEL_BYTES: Final = 4
HEAD: Final = struct.Struct("=4sII")
PICTURE, TEXT = b"PICT", b"TEXT"
LARGEST_PICTURE_BYTES: Final = 40_000_000
LONGEST_TEXT_BYTES: Final = 100_000
MOST_BYTES: Final = HEAD.size + max(LONGEST_SIDE**2 * PIXEL_BYTES, 3 * LONGEST_TEXT_BYTES)
"""Of all that the process may write; a byte that is no UTF-8 becomes three."""

_MOST_PIXELS: Final = 120_000_000
_MOST_MEMORY_MB: Final = 256
_LONGEST_LINE: Final = 2_000
_DONE, _NOTHING_TO_SHOW = 0, 1


class ContentKind(StrEnum):
    """What a file is decoded as."""

    PICTURE = "picture"
    TEXT = "text"


def decode(words: Sequence[str], limits: ChildLimits = PREVIEW) -> int:
    """The whole life of the process; gives its exit code. Nothing is written where there is nothing to show."""
    kind, path = ContentKind(words[0]), words[1]
    limits.put_on()
    try:
        if kind is ContentKind.PICTURE:
            shown = _picture(_content(path, LARGEST_PICTURE_BYTES, is_whole=True))
        else:
            data = _content(path, LONGEST_TEXT_BYTES, is_whole=False)
            confine()
            shown = _text(data)
    except (OSError, MemoryError):
        return _NOTHING_TO_SHOW
    sys.stdout.buffer.write(shown)
    sys.stdout.buffer.flush()
    return _DONE if shown else _NOTHING_TO_SHOW


def _content(path: str, most_bytes: int, *, is_whole: bool) -> bytes:
    """Of a regular file only: a FIFO or a device would keep its reader waiting. Empty where it is too long."""
    fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW | os.O_CLOEXEC)
    with open(fd, "rb") as file:
        if not stat.S_ISREG(os.fstat(fd).st_mode):
            return b""
        data = file.read(most_bytes + 1)
    return b"" if is_whole and len(data) > most_bytes else data[:most_bytes]


def _text(data: bytes) -> bytes:
    """Empty where it is no text. A line that never ends is cut, since laying it out takes long."""
    if not data or b"\0" in data:
        return b""
    lines = data.decode("utf-8", "replace").split("\n")
    text = "\n".join(line if len(line) <= _LONGEST_LINE else f"{line[:_LONGEST_LINE]}…" for line in lines)
    return HEAD.pack(TEXT, 0, 0) + text.encode()[: MOST_BYTES - HEAD.size]


def _format_of(data: bytes) -> bytes:
    """By its first bytes, as its name may lie. Empty for all that is not in the list."""
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return b"webp"
    begins = {
        b"\xff\xd8\xff": b"jpeg",
        b"\x89PNG\r\n\x1a\n": b"png",
        b"GIF87a": b"gif",
        b"GIF89a": b"gif",
        b"BM": b"bmp",
    }
    return next((name for begin, name in begins.items() if data.startswith(begin)), b"")


def _picture(data: bytes) -> bytes:
    """Made smaller while it is read; empty where it is none, or would need too much memory.

    Qt loads the plugin of the format with the first question, so the process is confined after that. Qt's own threads
    are of no use here and could not be started.
    """
    kind = _format_of(data)
    if not kind:
        return b""
    os.environ["QT_NO_GUI_THREADPOOL"] = "1"
    from PySide6.QtCore import QBuffer, QByteArray, QIODeviceBase, QSize, Qt  # noqa: PLC0415 (a text needs no Qt)
    from PySide6.QtGui import QImage, QImageReader  # noqa: PLC0415

    content = QByteArray(data)
    buffer = QBuffer(content)
    buffer.open(QIODeviceBase.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    QImageReader.setAllocationLimit(_MOST_MEMORY_MB)
    if not reader.canRead():
        return b""
    confine()
    whole, most = reader.size(), QSize(LONGEST_SIDE, LONGEST_SIDE)
    if not 0 < whole.width() * whole.height() <= _MOST_PIXELS:
        return b""
    if whole.width() > LONGEST_SIDE or whole.height() > LONGEST_SIDE:
        reader.setScaledSize(whole.scaled(most, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1)))
    image = reader.read().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull() or image.width() > LONGEST_SIDE or image.height() > LONGEST_SIDE:
        return b""
    return HEAD.pack(PICTURE, image.width(), image.height()) + bytes(image.constBits())

"""Names for filesystems that cannot hold every name: exFAT, NTFS and FAT.

What such a filesystem (or Windows, which will read it) refuses is written as `%` and two hexadecimal digits, like in
a web
address: `a:b` becomes `a%3Ab`. The second of two names that differ only in case gets `%~2` before its ending. The
manifest keeps the true name beside the stored one, so nothing depends on reading the rule backward.
"""

import re
from collections.abc import Iterable
from typing import Final

from blake3 import blake3

_FORBIDDEN: Final = re.compile(r'["*/:<>?\\|\x00-\x1f\x7f]|%(?=[0-9A-Fa-f]{2}|~)|[. ]$')
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)", re.IGNORECASE)
_LONGEST_BYTES: Final = 255


class Names:
    """Gives the names of one folder, keeping those that are taken apart."""

    def __init__(self, taken: Iterable[bytes] = ()) -> None:
        """`taken`: names that entries of this folder already have on the drive."""
        self._taken = {_folded(name) for name in taken}

    def stored(self, name: bytes) -> bytes | None:
        """The name for the drive, or None where the entry can keep its own; it is taken from then on."""
        wanted = _shortened(_allowed(name), name)
        candidate, count = wanted, 1
        while _folded(candidate) in self._taken:
            count += 1
            candidate = _numbered(wanted, count)
        self._taken.add(_folded(candidate))
        return None if candidate == name else candidate


def _allowed(name: bytes) -> bytes:
    text = name.decode("utf-8", "surrogateescape")
    text = _FORBIDDEN.sub(lambda found: _escaped(found[0]), text)
    if _RESERVED.match(text):
        text = _escaped(text[0]) + text[1:]
    return "".join(_escaped(char) if "\udc80" <= char <= "\udcff" else char for char in text).encode()


def _escaped(char: str) -> str:
    return "".join(f"%{byte:02X}" for byte in char.encode("utf-8", "surrogateescape"))


def _shortened(stored: bytes, name: bytes) -> bytes:
    """Escapes make a name longer; beyond the limit, its end gives way to a number made from the whole name."""
    if len(stored) <= _LONGEST_BYTES:
        return stored
    mark = b"%~" + blake3(name).hexdigest(length=4).encode()
    kept = stored[: _LONGEST_BYTES - len(mark)].decode("utf-8", "ignore").encode()
    return re.sub(rb"%[0-9A-F]?$", b"", kept) + mark


def _numbered(stored: bytes, count: int) -> bytes:
    stem, dot, ending = stored.rpartition(b".")
    mark = b"%~" + str(count).encode()
    room = _LONGEST_BYTES - len(mark) - len(dot + ending)
    if not stem or room <= 0:
        stem, dot, ending, room = stored, b"", b"", _LONGEST_BYTES - len(mark)
    return stem[:room].decode("utf-8", "ignore").encode() + mark + dot + ending


def _folded(name: bytes) -> str:
    """Coarser than what any of these filesystems does, which at worst numbers one name too many."""
    return name.decode("utf-8", "surrogateescape").casefold()

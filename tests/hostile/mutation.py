"""Makes valid input hostile: puts things that programs trip over into random places."""

import random
from collections.abc import Callable, Sequence
from typing import Final

Change = Callable[[random.Random, bytes], bytes]

NUMBERS: Final = (
    *(
        b"0",
        b"-1",
        b"1",
        b"255",
        b"65536",
        b"2147483648",
        b"4294967295",
        b"9223372036854775808",
        b"18446744073709551616",
    ),
    *(b"1e999", b"NaN", b"0x", b"1_0", b"9" * 25, b"9" * 5000, b"-0", b"+1", b"0.0000001"),
    *("\u0661\u0662".encode(), "\u00b2".encode(), "\uff11".encode()),
)
TEXTS: Final = (
    *(b"\r", b"\x0b", b"\x0c", b"\x1c", b"\x85", b"\t", b"\0", b"\x1b[2J", b"\xff\xfe", b"\xed\xa0\x80", b"\xc0\x80"),
    *(letter.encode() for letter in "\u2028\u2029\u0085\u202e\u2066\u200b\ufeff\u3164\u00ad\u0130\ufdfa\U0010ffff"),
    *(
        b"%s%n",
        b"{0}",
        b"{x.__class__}",
        b"../../..",
        b"/",
        b"'",
        b'"',
        b"\\",
        b"\\x2",
        b"\\04",
        b"&lt;",
        b"=",
        b":",
        b" - ",
    ),
    *(b"a" * 5000, b"[" * 3000, b"{" * 3000, b"(" * 500, "\u0301".encode() * 500),
)
_MAX_CHANGES: Final = 4
_LONGEST: Final = 1 << 16


def hostile(chance: random.Random, sound: bytes, words: Sequence[bytes] = ()) -> bytes:
    """The input with up to four changes. `words` are those of the format, and get into wrong places."""
    for _ in range(chance.randint(1, _MAX_CHANGES)):
        change = chance.choice(_CHANGES)
        sound = _result(chance, sound, words) if words and chance.random() < 0.2 else change(chance, sound)
    return sound[:_LONGEST]


def name(chance: random.Random) -> bytes:
    """A label, a folder or a program with a malicious name."""
    pieces = [b"Backup", b"Elements", b"sdb1", *TEXTS[:40], bytes(chance.randrange(1, 256) for _ in range(4))]
    return b"".join(chance.choice(pieces) for _ in range(chance.randint(1, 4)))


def text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def _result(chance: random.Random, sound: bytes, words: Sequence[bytes]) -> bytes:
    return _inserted(chance, sound, chance.choice(words))


def _inserted(chance: random.Random, sound: bytes, piece: bytes) -> bytes:
    at = chance.randint(0, len(sound))
    return sound[:at] + piece + sound[at + chance.choice((0, 0, len(piece))) :]


def _flipped(chance: random.Random, sound: bytes) -> bytes:
    if not sound:
        return sound
    at = chance.randrange(len(sound))
    return sound[:at] + bytes([sound[at] ^ (1 << chance.randrange(8))]) + sound[at + 1 :]


def _with_text(chance: random.Random, sound: bytes) -> bytes:
    return _inserted(chance, sound, chance.choice(TEXTS))


def _with_number(chance: random.Random, sound: bytes) -> bytes:
    """Replaces an existing number."""
    digits = [at for at in range(len(sound)) if sound[at : at + 1].isdigit()]
    if not digits:
        return _inserted(chance, sound, chance.choice(NUMBERS))
    at = end = chance.choice(digits)
    while end < len(sound) and sound[end : end + 1].isdigit():
        end += 1
    return sound[:at] + chance.choice(NUMBERS) + sound[end:]


def _cut(chance: random.Random, sound: bytes) -> bytes:
    return sound[: chance.randint(0, len(sound))]


def _without(chance: random.Random, sound: bytes) -> bytes:
    at = chance.randint(0, len(sound))
    return sound[:at] + sound[at + chance.randint(1, 40) :]


def _doubled(chance: random.Random, sound: bytes) -> bytes:
    at = chance.randint(0, len(sound))
    piece = sound[at : at + chance.randint(1, 200)]
    return sound[:at] + piece * chance.choice((2, 3, 50)) + sound[at:]


def _moved(chance: random.Random, sound: bytes) -> bytes:
    lines = sound.split(b"\n")
    chance.shuffle(lines)
    return b"\n".join(lines)


_CHANGES: Final[Sequence[Change]] = (
    *(_flipped, _with_text, _with_text, _with_number, _with_number),
    *(_cut, _without, _doubled, _moved),
)

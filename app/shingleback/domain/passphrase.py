"""A rough estimate of how hard a new passphrase is to guess, made while the user types.

The estimate is low on purpose. The window refuses only what is guessed quickly, and gives a hint for the rest. It knows
what password crackers try first: common words, rows of keys, repeated letters.
"""

from collections.abc import Sequence
from enum import Enum, auto
from itertools import pairwise
from typing import Final

_QUICK_BITS: Final = 20.0
_LONG_BITS: Final = 36.0  # 12 letters that form words
_LETTER_BITS: Final = 3.0  # a letter of a word says less than a random one
_CAPITAL_BITS: Final = 3.5
_DIGIT_BITS: Final = 2.5  # most are years and dates
_OTHER_BITS: Final = 4.0
_FOREIGN_BITS: Final = 6.0  # a letter of a script with more letters
_EXPECTED_BITS: Final = 0.5
_DISTINCT_BITS: Final = 5.0  # "hundhundhund" is hardly more than "hund"
_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "qsdfghjklm",
    "zxcvbnm",
    "yxcvbnm",
)
_NEIGHBORS: Final = frozenset(pair for row in _ROWS for keys in (row, row[::-1]) for pair in pairwise(keys))
_WORDS: Final = (
    "password passwort passwd pass contraseña contrasena senha haslo hasło geheim secret letmein welcome"
    " willkommen bienvenue iloveyou admin administrator root master login user test backup shingleback monkey"
    " dragon football fussball baseball sunshine sommer summer princess schatz hallo hello motdepasse azerty"
    " qwerty qwertz"
)
_COMMON: Final = frozenset(_WORDS.split())


class Strength(Enum):
    """The hint for the user."""

    NONE = auto()  # nothing is typed
    QUICK = auto()  # a computer would guess it quickly, so it is refused
    SHORT = auto()  # a longer one would be better
    GOOD = auto()


def strength(passphrase: str) -> Strength:
    if not passphrase:
        return Strength.NONE
    bits = guess_bits(passphrase)
    if bits < _QUICK_BITS:
        return Strength.QUICK
    return Strength.SHORT if bits < _LONG_BITS else Strength.GOOD


def guess_bits(passphrase: str) -> float:
    """Estimate the binary logarithm of the number of guesses."""
    folded = [letter.casefold() for letter in passphrase]
    word = "".join(letter for letter in folded if letter.isalpha())
    if word in _COMMON:
        extra = sum(_bits(letter) for letter in passphrase if not letter.isalpha())
        return min(_QUICK_BITS - 1, _EXPECTED_BITS * len(word) + extra)
    letters = sum(
        _EXPECTED_BITS if _is_expected(folded[:place], letter) else _bits(passphrase[place])
        for place, letter in enumerate(folded)
    )
    return min(letters, _DISTINCT_BITS * len(set(folded)))


def _is_expected(before: Sequence[str], letter: str) -> bool:
    """Whether a letter repeats the previous one, or continues a row of neighboring keys or letters."""
    if before and before[-1] == letter:
        return True
    return len(before) > 1 and {(before[-2], before[-1]), (before[-1], letter)} <= _NEIGHBORS


def _bits(letter: str) -> float:
    if letter.isdigit():
        return _DIGIT_BITS
    if not letter.isalpha():
        return _OTHER_BITS
    if letter.lower() == letter.upper():
        return _FOREIGN_BITS
    return _CAPITAL_BITS if letter.isupper() else _LETTER_BITS

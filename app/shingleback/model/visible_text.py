r"""Foreign text as it may be shown: labels, names of drives, files and programs, lines of a log.

A bidirectional override turns "gnp.exe" around, a line break adds a line to a sentence, and invisible letters make two
names look the same. Such letters are shown as escapes, for example \u202e. Who shows foreign text passes it through
here once: the window and its notifications, and the command line.
"""

import unicodedata
from typing import Final

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_JOINERS: Final = frozenset("\u200c\u200d")  # Persian and emoji are written with them


def visible(text: str) -> str:
    """The same on one line, with escapes for what could not be seen or would move other letters."""
    if text.isprintable() and _BLANK_LETTERS.isdisjoint(text):
        return text
    return "".join(_escaped(letter) if _is_hidden(text, at) else letter for at, letter in enumerate(text))


def visible_lines(text: str) -> str:
    """The same for a text that may have several lines."""
    return "\n".join(map(visible, text.split("\n")))


def _is_hidden(text: str, at: int) -> bool:
    letter = text[at]
    if letter in _JOINERS:
        around = text[at - 1 : at] + text[at + 1 : at + 2]
        return len(around) < 2 or around.isascii() or not _JOINERS.isdisjoint(around)
    return letter in _BLANK_LETTERS or unicodedata.category(letter) in _INVISIBLE


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")

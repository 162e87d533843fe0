"""Text for people: sentences made from codes and values, shared by the window and the terminal. No Qt in here.

Every literal that a person may read is marked with `QT_TRANSLATE_NOOP`, which is how Qt Linguist's tools find it in a
module that does not import Qt. Whoever shows a sentence passes a `Translate`: the terminal one that changes nothing,
the window the one of its language.
"""

from datetime import time
from typing import Final, Protocol


class Translate(Protocol):
    """The language in which somebody is told something."""

    def __call__(self, context: str, text: str, count: int | None = None) -> str:
        """The text in that language; `count` stands for its "%n", and picks the form: 1 file, 2 files."""
        ...

    def number(self, value: float, digits: int = 0) -> str:
        """With so many digits behind the decimal point, and marks between the thousands, as the language has them."""
        ...

    def clock(self, value: time) -> str:
        """As a clock on the wall shows it: 7:00, 19:30."""
        ...


class _English:
    def __call__(self, context: str, text: str, count: int | None = None) -> str:  # noqa: ARG002 (of the interface)
        if count is None:
            return text
        return text.replace("(s)", "" if count == 1 else "s").replace("%n", self.number(count))

    def number(self, value: float, digits: int = 0) -> str:
        return f"{value:,.{digits}f}"

    def clock(self, value: time) -> str:
        return f"{value.hour}:{value.minute:02}"


untranslated: Final[Translate] = _English()
"""As it stands in the source: for the terminal, and for tests."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001, N802 (found by its name)
    """Marks a literal for translation and gives it back unchanged; one with "%n" has a form for each number."""
    return text

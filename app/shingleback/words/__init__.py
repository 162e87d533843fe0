"""Text for people: sentences made from codes and values, shared by the window and the terminal. No Qt in here.

Every literal that a person may read is marked with `QT_TRANSLATE_NOOP`, which is how Qt Linguist's tools find it in a
module that does not import Qt. Whoever shows a sentence passes a `Translate`: the terminal one that changes nothing,
the window the one of its language.
"""

from collections.abc import Callable

Translate = Callable[[str, str], str]


def untranslated(context: str, text: str) -> str:  # noqa: ARG001 (part of the interface)
    return text


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001, N802 (found by its name)
    """Marks a literal for translation and gives it back unchanged."""
    return text
